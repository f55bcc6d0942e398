// What an action costs and brings, taken from the events of its preview: losses and gains with their sign.
import type { BoardModule } from '$boards/types';
import type { EventLine } from '$lib/wire';

export type Ink = 'gain' | 'loss' | 'plain';

/** One cost, gain or other fact. `amount` is null where the event counts nothing. */
export interface Change {
  ink: Ink;
  amount: number | null;
  event: EventLine;
  /** The seat it happens to, when it is not the one that acts. */
  other: string | null;
}

const LOSSES = /^(pay|lose|lost|.*_lost)$/u;
const GAINS = /^(gain|gained)$/u;

/** Whether an event takes something from its seat, gives it something, or neither. A board names gains of its own. */
export function ink(event: EventLine, board: BoardModule): Ink {
  const name = String(event.data.event ?? '');
  if (LOSSES.test(name)) return 'loss';
  return GAINS.test(name) || board.gains?.includes(name) ? 'gain' : 'plain';
}

/** The events in short: equal things of one seat added up, costs first, then gains, then the rest in its order. */
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
    found.set(id, { ink: kind, amount: sum, event: shown, other: seat !== null && seat !== actor ? seat : null });
  });
  const order: Record<Ink, number> = { loss: 0, gain: 1, plain: 2 };
  return [...found.values()].sort((a, b) => order[a.ink] - order[b.ink]);
}

/** An amount with its sign: a true minus, or a plus. */
export function signed(change: Change): string {
  if (change.amount === null) return '';
  return `${change.ink === 'loss' ? '\u2212' : '+'}${change.amount}`;
}
