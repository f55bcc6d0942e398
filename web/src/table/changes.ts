// What an action costs and brings, taken from the events of its preview: losses and gains with their sign.
import type { BoardModule } from '$boards/types';
import { t } from '$lib/i18n.svelte';
import type { EventLine } from '$lib/wire';

/** `wasted` is a gain that finds no room: nothing is lost that somebody had. */
export type Ink = 'gain' | 'loss' | 'wasted' | 'plain';

/** One cost, gain or other fact. `amount` is null where the event counts nothing. */
export interface Change {
  ink: Ink;
  amount: number | null;
  event: EventLine;
  /** What happens, in words. */
  word: string;
  /** The seat it happens to, when it is not the one that acts. */
  other: string | null;
}

const LOSSES = /^(pay|lose|lost|.*_lost)$/u;
const GAINS = /^(gain|gained)$/u;

/** Whether an event takes something from its seat, gives it something in vain or in truth, or neither. A board names gains of its own. */
export function ink(event: EventLine, board: BoardModule): Ink {
  const name = String(event.data.event ?? '');
  if (event.data.wasted === true) return 'wasted';
  if (LOSSES.test(name)) return 'loss';
  return GAINS.test(name) || board.gains?.includes(name) ? 'gain' : 'plain';
}

/** The events in short: equal things of one seat added up, costs first, then gains, those in vain behind them, then the rest in its order. */
export function changes(events: readonly EventLine[], actor: string | null, board: BoardModule): Change[] {
  const found = new Map<string, Change>();
  events.forEach((event, at) => {
    const kind = ink(event, board);
    const amount = typeof event.data.amount === 'number' ? event.data.amount : null;
    const seat = event.seat ?? (typeof event.data.seat === 'string' ? event.data.seat : null);
    const id = amount === null ? `at ${at}` : JSON.stringify({ ...event.data, seat, amount: null, rule: null });
    const before = found.get(id);
    const sum = amount === null ? null : (before?.amount ?? 0) + amount;
    const shown = before && sum !== null ? { ...event, data: { ...event.data, amount: sum } } : event;
    const word = before && sum !== null ? summed(before, shown, seat, sum, board) : event.text;
    found.set(id, { ink: kind, amount: sum, event: shown, word, other: seat !== null && seat !== actor ? seat : null });
  });
  const order: Record<Ink, number> = { loss: 0, gain: 1, wasted: 2, plain: 3 };
  return [...found.values()].sort((a, b) => order[a.ink] - order[b.ink]);
}

/** What a seat has less or more of after some events, all gains and losses of a thing in one; what comes out even is left out. */
export function net(events: readonly EventLine[], seat: string, board: BoardModule): Change[] {
  const found = new Map<string, Change>();
  for (const event of events) {
    const kind = ink(event, board);
    const { amount } = event.data;
    if (event.seat !== seat || typeof amount !== 'number' || (kind !== 'gain' && kind !== 'loss')) continue;
    const what = whatOf(event);
    const named = typeof event.data.what === 'string'; // then nothing else tells one from another
    const id = named ? what : JSON.stringify({ ...event.data, event: what, amount: null, rule: null });
    const before = found.get(id);
    const sum = (before?.amount ?? 0) + (kind === 'gain' ? amount : -amount);
    found.set(id, { ink: kind, amount: sum, event, word: event.text, other: null });
  }
  const left = [...found.values()].filter(({ amount }) => amount !== 0);
  return left
    .map((change): Change => {
      const [sum, most] = [change.amount ?? 0, Math.abs(change.amount ?? 0)];
      const word = board.amount?.(whatOf(change.event), most) ?? change.word;
      return { ...change, ink: sum < 0 ? 'loss' : 'gain', amount: most, word };
    })
    .sort((a, b) => Number(a.ink === 'gain') - Number(b.ink === 'gain'));
}

/** What is counted: the event names it, or is named after it (`influence_lost`). */
export function whatOf(event: EventLine): string {
  return String(event.data.what ?? String(event.data.event).replace('_lost', ''));
}

/** The words of several equal events: what they come to together; all their words where the board cannot say it. */
function summed(before: Change, event: EventLine, seat: string | null, sum: number, board: BoardModule): string {
  const what = board.amount?.(whatOf(event), sum);
  if (what === undefined) return `${before.word}; ${event.text}`;
  const found = ink(event, board);
  const kind = found === 'loss' ? (event.data.event === 'pay' ? 'pay' : 'lose') : found === 'wasted' ? 'wasted' : 'gain';
  return t('table-change', { seat: seat ?? '', kind, what });
}

/** An amount with its sign: a true minus, or a plus; none for a gain in vain. */
export function signed(change: Change): string {
  if (change.amount === null) return '';
  return `${change.ink === 'wasted' ? '' : change.ink === 'loss' ? '\u2212' : '+'}${change.amount}`;
}
