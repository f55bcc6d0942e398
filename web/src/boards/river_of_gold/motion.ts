// Things that move: along the river, a little at a time; from the row to the shore; to their owner. Nothing waits for it,
// and who wants no motion gets none.

import type { Point } from '$lib/curves';
import { moving } from '$lib/motion';
import { course } from './layout';

const SLIDE = 280; // milliseconds
const FLIGHT = 600;
const EASE = 'cubic-bezier(0.25, 0.7, 0.3, 1)';

const able = (element: SVGElement): boolean => moving() && typeof element.animate === 'function';
const shift = ([x, y]: Point, scale = 1): string => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale})`;

/** Lets an element, which stands at `to` already, come there along the river; past the mouth it comes in from above. */
export function drift(element: SVGElement, from: number, to: number): void {
  if (!able(element) || from === to) return;
  const start = to < from ? Math.max(0, to - 90) : from;
  const points: Point[] = course.along(start, to, 0, 40);
  element.animate(
    points.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` })),
    { duration: SLIDE, easing: EASE },
  );
}

/** Lets an element come to its place from elsewhere, `off` it; one that is new fades in. */
export function comeOver(element: SVGElement, off: Point, fresh = false): void {
  if (!able(element)) return;
  element.animate([{ transform: shift(off), opacity: fresh ? 0 : 1 }, { transform: 'none', opacity: 1 }], { duration: SLIDE, easing: EASE });
}

/** Lets a token rise where something is gained and fly to its owner; without one it fades where it is. */
export function fly(element: SVGElement, [x, y]: Point, to: Point | null, delay: number): void {
  if (!able(element)) return;
  const up: Point = [x, y - 24];
  element.animate(
    [
      { transform: shift([x, y - 6], 0.7), opacity: 0, easing: 'ease-out' },
      { transform: shift(up), opacity: 1, offset: 0.2 },
      { transform: shift(up), opacity: 1, offset: 0.45, easing: 'cubic-bezier(0.5, 0, 0.6, 1)' },
      { transform: shift(to ?? [x, y - 30], to ? 0.85 : 1), opacity: to ? 1 : 0, offset: to ? 0.93 : 1 },
      ...(to ? [{ transform: shift(to, 0.85), opacity: 0 }] : []),
    ],
    { duration: FLIGHT, delay, fill: 'none' },
  );
}
