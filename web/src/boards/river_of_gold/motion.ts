// Things that move: along the river, a little at a time. Nothing waits for it, and who wants no motion gets none.

import type { Point } from './geometry';
import { course } from './layout';

const SLIDE = 280; // milliseconds

/** Whether motion is wanted. */
export function moving(): boolean {
  return typeof matchMedia === 'function' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Lets an element, which stands at `to` already, come there along the river; past the mouth it comes in from above. */
export function drift(element: SVGElement, from: number, to: number): void {
  if (!moving() || typeof element.animate !== 'function' || from === to) return;
  const start = to < from ? Math.max(0, to - 90) : from;
  const points: Point[] = course.along(start, to, 0, 40);
  element.animate(
    points.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` })),
    { duration: SLIDE, easing: 'cubic-bezier(0.25, 0.7, 0.3, 1)' },
  );
}
