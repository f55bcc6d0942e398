// Rulebooks and rulings: asked for once a game and language, and kept while the page lives.
import { api } from '$lib/api';
import { hasText, t, type Language } from '$lib/i18n.svelte';
import type { BookView, ChapterLine, RulingView } from '$lib/wire';

const books = new Map<string, Promise<BookView>>();
const rulings = new Map<string, Promise<RulingView[]>>();
const told = new Map<string, Promise<RulingView>>();

function once<T>(kept: Map<string, Promise<T>>, name: string, ask: () => Promise<T>): Promise<T> {
  let found = kept.get(name);
  if (!found) {
    found = ask();
    kept.set(name, found);
    found.catch(() => kept.delete(name)); // told to whoever asked; the next one asks anew
  }
  return found;
}

/** The rulebook of a game. Rejects with ApiError. */
export function bookOf(game: string, lang: Language): Promise<BookView> {
  return once(books, `${game} ${lang}`, () => api.rulebook(game, lang));
}

/** All rulings of a game, their moves in notation. Rejects with ApiError. */
export function rulingsOf(game: string, lang: Language): Promise<RulingView[]> {
  return once(rulings, `${game} ${lang}`, async () => (await api.rulings(game, lang)).rulings);
}

/** A ruling with its moves in words. Rejects with ApiError. */
export function rulingOf(game: string, ruling: string, lang: Language): Promise<RulingView> {
  return once(told, `${game} ${ruling} ${lang}`, () => api.ruling(game, ruling, lang));
}

/** Forgets what was asked for (tests). */
export function forget(): void {
  for (const kept of [books, rulings, told]) kept.clear();
}

/** Whether an id is that of a ruling (`ROG-R19`), not of a paragraph (`ROG-7.2`). */
export function isRuling(id: string): boolean {
  return /-R\d/.test(id);
}

/** The number of a chapter or paragraph without its prefix: `7.2`. */
export function numberOf(id: string): string {
  return id.slice(id.indexOf('-') + 1);
}

/** The chapter of a rule: `ROG-7` for `ROG-7.2`. */
export function chapterOf(rule: string): string {
  return rule.split('.')[0] ?? rule;
}

const LONGEST_NAME = 40; // letters

/** A paragraph's text as its first short sentence ("Taking turns."), empty where there is none, and the rest. */
export function leadOf(text: string): [string, string] {
  const end = text.indexOf('. ') + 1;
  return end > 0 && end <= LONGEST_NAME ? [text.slice(0, end), text.slice(end + 1)] : ['', text];
}

/** Whether the paragraphs of a rulebook begin with a name each; in one where few do, a short sentence is no name. */
export function isNamed(chapters: readonly ChapterLine[]): boolean {
  const all = chapters.flatMap((chapter) => chapter.paragraphs);
  return all.filter((one) => leadOf(one.text)[0]).length > 0.9 * all.length;
}

/** A source that a paragraph stands on, in words. */
export function sourceName(source: string): string {
  const key = `web-source-${source}`;
  return hasText(key) ? t(key) : source;
}

/** Whether a rulebook has this paragraph or chapter. */
export function holds(chapters: readonly ChapterLine[], rule: string): boolean {
  return chapters.some((chapter) => chapter.id === rule || chapter.paragraphs.some((one) => one.id === rule));
}
