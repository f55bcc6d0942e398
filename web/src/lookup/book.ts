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

const LONGEST_LEAD = 40; // letters
const MOST_LEAD_WORDS = 5;

/** The name that a paragraph begins with ("Taking turns."), if it has one, and the rest of its words. */
export function leadOf(text: string): [string, string] {
  const end = text.indexOf('. ') + 1;
  const lead = text.slice(0, end);
  const named = end > 0 && end <= LONGEST_LEAD && lead.split(' ').length <= MOST_LEAD_WORDS && !/[:;]/.test(lead);
  return named ? [lead, text.slice(end + 1)] : ['', text];
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
