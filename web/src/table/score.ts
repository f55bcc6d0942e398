// The final score as rows and bars.
import type { Category, Result, SeatLine } from '$lib/wire';

/** A seat in the order of the ranking, with its place (tied seats share theirs). */
export interface Ranked {
  seat: SeatLine;
  place: number;
  winner: boolean;
}

/** The seats, best first. */
export function ranked(result: Result, seats: readonly SeatLine[]): Ranked[] {
  const rows: Ranked[] = [];
  let place = 1;
  for (const group of result.ranking) {
    for (const letter of group) {
      const seat = seats.find((line) => line.seat === letter);
      if (seat) rows.push({ seat, place, winner: result.winners.includes(letter) });
    }
    place += group.length;
  }
  return rows;
}

/** The points of the first `shown` categories. */
export function soFar(seat: SeatLine, categories: readonly Category[], shown: number): number {
  return categories.slice(0, shown).reduce((sum, { id }) => sum + (seat.breakdown[id] ?? 0), 0);
}

/** A bar's parts from left to right: where each begins and how long it is, in points. */
export function parts(
  seat: SeatLine,
  categories: readonly Category[],
): { id: string; from: number; points: number; at: number }[] {
  let from = 0;
  const found: { id: string; from: number; points: number; at: number }[] = [];
  for (const [at, { id }] of categories.entries()) {
    const points = seat.breakdown[id] ?? 0;
    if (points <= 0) continue;
    found.push({ id, from, points, at });
    from += points;
  }
  return found;
}
