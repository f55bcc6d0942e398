// Figures walk the way they went, from place to place. Nothing waits for it, and who wants no motion gets none.

import type { Point } from '$lib/curves';
import { moving } from '$lib/motion';
import type { EventLine } from '$lib/wire';
import type { MpView } from './data';

const STEP = 240; // milliseconds from place to place
const EASE = 'cubic-bezier(0.25, 0.7, 0.3, 1)';

export interface Walk {
  seat: string;
  /** The places, from where the figure stood to where it stands now. */
  stops: string[];
}

/** The walks that these events tell of. */
export function walksOf(news: readonly EventLine[], before: MpView): Walk[] {
  const found = new Map<string, Walk>();
  for (const { data } of news) {
    if (data.event !== 'moved') continue;
    const seat = String(data.seat);
    const figure = Number(data.figure ?? 1);
    const from = before.seats[seat]?.figures[figure - 1];
    const walk = found.get(`${seat}${figure}`) ?? { seat, stops: from ? [from] : [] };
    walk.stops.push(String(data.location));
    found.set(`${seat}${figure}`, walk);
  }
  return [...found.values()].filter(({ stops }) => stops.length > 1);
}

/** Lets a figure, which stands at the last of these points already, come there over the others. */
export function walk(element: Element, points: readonly Point[]): void {
  const last = points.at(-1);
  if (!moving() || !last || typeof element.animate !== 'function') return;
  element.animate(
    points.map(([x, y]) => ({ transform: `translate(${(x - last[0]).toFixed(1)}px, ${(y - last[1]).toFixed(1)}px)`, easing: EASE })),
    { duration: STEP * (points.length - 1) },
  );
}
