// The log of a table: items in order, what has been taken back, what happened since somebody's last move.
import type { EventLine, LogItem } from '$lib/wire';

/** Items put together by number and part, the newer word on each counting; takings-back mark what they took back. */
export function merged(known: readonly LogItem[], news: readonly LogItem[]): LogItem[] {
  if (news.length === 0) return known.slice();
  const last = known.at(-1);
  if (news.every((item, at) => item.undo === null && follows(item, news[at - 1] ?? last))) return [...known, ...news];
  const by = new Map(known.map((item) => [lineId(item), item]));
  for (const item of news) by.set(lineId(item), item);
  const all = [...by.values()].sort((a, b) => a.n - b.n || a.part - b.part);
  for (const undo of news) {
    if (undo.undo === null) continue;
    for (const [at, item] of all.entries()) {
      if (item.n > undo.undo && item.n < undo.n && !item.gone && item.undo === null) all[at] = { ...item, gone: true };
    }
  }
  return all;
}

/** Whether an item comes after another one. */
function follows(item: LogItem, before: LogItem | undefined): boolean {
  return before === undefined || item.n > before.n || (item.n === before.n && item.part > before.part);
}

/** What tells the lines of a log apart: an entry may have several. */
export function lineId({ n, part }: LogItem): string {
  return `${n}.${part}`;
}

/** Numbers that items leave out: those between `after` and `before`. */
export interface Hole {
  after: number;
  before: number;
}

/** The last hole between the items, or between them and entry `last`; null where none is missing. */
export function holeIn(items: readonly LogItem[], last: number): Hole | null {
  let before = Math.max(last, items.at(-1)?.n ?? 0) + 1;
  for (let at = items.length - 1; at >= 0; at -= 1) {
    const n = items[at]?.n ?? 0;
    if (n < before - 1) return { after: n, before };
    before = n;
  }
  return null;
}

/** The items after an entry that still stand, without takings-back. */
export function since(items: readonly LogItem[], after: number): LogItem[] {
  return items.filter((item) => item.n > after && !item.gone && item.undo === null);
}

/** The moves among some items: what somebody did and what came of it, without chance by itself. */
export function movesIn(items: readonly LogItem[]): LogItem[] {
  return items.filter(({ who, events }) => who !== 'chance' && events.length > 0);
}

/**
 * What has happened in a seat's present turn: what it did and what came of it, as far as that still stands. Every game
 * says with an event `turn` that a turn begins, and whose it is.
 */
export function turnOf(items: readonly LogItem[], seat: string): LogItem[] {
  const found: LogItem[] = [];
  for (let at = items.length - 1; at >= 0; at -= 1) {
    const item = items[at];
    if (!item || item.gone || item.undo !== null || item.who === 'table') continue;
    const begun = item.events.find(({ data }) => data.event === 'turn');
    if (begun) return begun.seat === seat ? found.reverse() : [];
    if (item.who !== 'chance' || item.events.some((event) => event.seat === seat)) found.push(item);
  }
  return [];
}

/** How many moves of a seat there are among some items. */
export function movesOf(items: readonly LogItem[], seat: string): number {
  return new Set(items.filter(({ who }) => who === seat).map(({ n }) => n)).size;
}

/** Whether others than these seats have moved in some items. */
export function othersMoved(items: readonly LogItem[], own: readonly string[]): boolean {
  return items.some(({ who, events }) => /^[A-H]$/u.test(who) && !own.includes(who) && events.length > 0);
}

/** All events of some items, in order. */
export function eventsOf(items: readonly LogItem[]): EventLine[] {
  return items.flatMap((item) => item.events);
}

/** Whether an item holds all words of a filter, in its line, its events or its seat. */
export function fitsFilter(item: LogItem, words: string, seat: string): boolean {
  if (seat !== '' && item.who !== seat && !item.events.some((event) => event.seat === seat)) return false;
  const text = [item.text, ...item.events.map((event) => `${event.text} ${event.rule ?? ''}`)].join(' ').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => text.includes(word));
}

/** The items that a filter leaves; all of them for an empty one. */
export function filtered(items: readonly LogItem[], words: string, seat: string): readonly LogItem[] {
  if (words.trim() === '' && seat === '') return items;
  return items.filter((item) => fitsFilter(item, words, seat));
}

/** So many lines of a log are shown at first, and so many more at each wish for older ones. */
export const PAGE = 100;
const MOST_PAGES = 3; // at once, when older ones were asked for: those at the other end make room

/**
 * Which items are shown: the newest, or those around the entry on the board (`current`) when it is not among them; both
 * `up` items further back.
 */
export function pageOf(items: readonly LogItem[], current: number | null, up: number): { from: number; to: number } {
  const newest = Math.max(0, items.length - PAGE);
  const at = current === null ? -1 : items.findIndex(({ n }) => n >= current);
  const home = at < 0 ? newest : Math.min(newest, at - PAGE / 2);
  const from = Math.min(newest, Math.max(0, home - up));
  return { from, to: Math.min(items.length, from + (up > 0 ? MOST_PAGES : 1) * PAGE) };
}

/** Words beside a mark of who did it: "C gains 1 Koku", "C: End the turn" without their C. */
function beside(text: string, who: string): string {
  const named = [`${who} `, `${who}: `].find((start) => text.startsWith(start));
  return named ? text.slice(named.length) : text;
}

/** The words of an event beside a mark of who did it. */
export function wordsBeside(event: EventLine, who: string): string {
  return event.seat === who ? beside(event.text, who) : event.text;
}

/** The line of an item, where a mark says already whose it is: a sentence an event, the same twice in one. */
export function lineOf(item: LogItem): string {
  const words = item.events.map((event) => wordsBeside(event, item.who)).filter((one) => one !== '');
  if (words.length === 0) return sentence(beside(item.text, item.who));
  const counts = new Map<string, number>();
  for (const one of words) counts.set(one, (counts.get(one) ?? 0) + 1);
  const line = [...counts].map(([one, count]) => sentence(one) + (count > 1 ? ` (×${count})` : '')).join('. ');
  return item.cause ? `${sentence(item.cause)}. ${line}` : line;
}

function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
