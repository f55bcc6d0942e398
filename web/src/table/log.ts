// The log of a table: items in order, what has been taken back, what happened since somebody's last move.
import type { EventLine, LogItem } from '$lib/wire';

/** Items put together by number, the newer word on each counting; takings-back mark what they took back. */
export function merged(known: readonly LogItem[], news: readonly LogItem[]): LogItem[] {
  if (news.length === 0) return known.slice();
  const by = new Map(known.map((item) => [item.n, item]));
  for (const item of news) by.set(item.n, item);
  const all = [...by.values()].sort((a, b) => a.n - b.n);
  for (const undo of news) {
    if (undo.undo === null) continue;
    for (const [at, item] of all.entries()) {
      if (item.n > undo.undo && item.n < undo.n && !item.gone && item.undo === null) all[at] = { ...item, gone: true };
    }
  }
  return all;
}

/** Numbers that items leave out: those between `after` and `before`. */
export interface Hole {
  after: number;
  before: number;
}

/** The last hole between the items, or between them and entry `last`; null where none is missing. */
export function holeIn(items: readonly LogItem[], last: number): Hole | null {
  let before = Math.max(last, items.at(-1)?.n ?? 0) + 1;
  for (const { n } of [...items].reverse()) {
    if (n < before - 1) return { after: n, before };
    before = n;
  }
  return null;
}

/** The items after an entry that still stand, without takings-back. */
export function since(items: readonly LogItem[], after: number): LogItem[] {
  return items.filter((item) => item.n > after && !item.gone && item.undo === null);
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

/** Words beside a mark of who did it: "C gains 1 Koku", "C: End the turn" without their C. */
function beside(text: string, who: string): string {
  const named = [`${who} `, `${who}: `].find((start) => text.startsWith(start));
  return named ? text.slice(named.length) : text;
}

/** The words of an event beside a mark of who did it. */
export function wordsBeside(event: EventLine, who: string): string {
  return event.seat === who ? beside(event.text, who) : event.text;
}

/** The line of an item, where a mark says already whose it is. */
export function lineOf(item: LogItem): string {
  let text = item.events.length > 0 ? item.text : beside(item.text, item.who);
  for (const event of item.events) text = text.replace(event.text, () => wordsBeside(event, item.who));
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
