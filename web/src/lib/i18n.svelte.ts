// Words: Fluent texts in English and Italian. `t` is reactive: what is shown changes with the language.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import en from '$locales/en/web.ftl?raw';
import it from '$locales/it/web.ftl?raw';
import { kept, keep } from './storage';

export type Language = 'en' | 'it';
export const LANGUAGES: readonly Language[] = ['en', 'it'];
/** What each language calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', it: 'Italiano' };
const STORED = 'serai.lang';

const bundles: Record<Language, FluentBundle> = {
  en: new FluentBundle('en', { useIsolating: false }),
  it: new FluentBundle('it', { useIsolating: false }),
};
const added = new Set<string>();
/** Texts that were asked for, by language, key and arguments: most of what a table says it has said before. */
const said: Record<Language, Map<string, string>> = { en: new Map(), it: new Map() };
const MOST_SAID = 5_000;
const lists: Record<Language, Intl.ListFormat> = {
  en: new Intl.ListFormat('en', { type: 'conjunction' }),
  it: new Intl.ListFormat('it', { type: 'conjunction' }),
};
let files = $state(0); // grows when a file of words is added, so that texts asked for too early are asked for again
let current = $state<Language>(firstLanguage());

function firstLanguage(): Language {
  const wish = kept(STORED) ?? navigator.languages?.find((tag) => /^(en|it)\b/i.test(tag)) ?? 'en';
  return wish.toLowerCase().startsWith('it') ? 'it' : 'en';
}

/** Registers the words of a lazily loaded part; the same file twice is no harm. Throws on text that is no Fluent. */
export function addWords(texts: Record<Language, string>): void {
  if (added.has(texts.en)) return;
  added.add(texts.en);
  for (const language of LANGUAGES) {
    const errors = bundles[language].addResource(new FluentResource(texts[language]));
    if (errors.length > 0) throw errors[0];
    said[language].clear();
  }
  files += 1;
}

/** The language of the page. */
export function lang(): Language {
  return current;
}

/** Changes the language of the page and remembers it. */
export function setLang(language: Language): void {
  current = language;
  keep(STORED, language);
  document.documentElement.lang = language;
}

/** Whether there is such a text. */
export function hasText(key: string): boolean {
  void files;
  return bundles[current].hasMessage(key);
}

/** A text in the language of the page. A key that is not there is shown as itself and told to the console. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  void files;
  return textIn(current, key, args);
}

/** A text in a language of choice. */
export function textIn(language: Language, key: string, args?: Record<string, FluentVariable>): string {
  const asked = args === undefined ? key : key + JSON.stringify(args);
  const known = said[language].get(asked);
  if (known !== undefined) return known;
  const message = bundles[language].getMessage(key);
  if (!message?.value) {
    console.warn(`no words for ${key} (${language})`);
    return key;
  }
  const errors: Error[] = [];
  const text = bundles[language].formatPattern(message.value, args ?? null, errors);
  for (const error of errors) console.warn(`${key} (${language}): ${error.message}`);
  if (said[language].size >= MOST_SAID) said[language].clear();
  if (errors.length === 0) said[language].set(asked, text);
  return text;
}

/** How long ago a moment was, in words ("5 minutes ago"). `moment` is an ISO time. */
export function ago(moment: string, now: number = Date.now()): string {
  const seconds = Math.round((Date.parse(moment) - now) / 1000);
  if (Number.isNaN(seconds)) return '';
  const words = new Intl.RelativeTimeFormat(current, { numeric: 'auto' });
  const steps: [number, Intl.RelativeTimeFormatUnit][] = [
    [86_400, 'day'],
    [3_600, 'hour'],
    [60, 'minute'],
  ];
  for (const [size, unit] of steps) if (-seconds >= size) return words.format(Math.ceil(seconds / size), unit);
  return words.format(0, 'second');
}

/** Things in a row, as a sentence does: "a, b and c". */
export function listed(items: readonly string[]): string {
  return lists[current].format(items);
}

addWords({ en, it });
