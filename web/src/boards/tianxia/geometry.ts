// Shapes as SVG paths.

import { short } from '$lib/curves';

/** A rectangle with round corners as a path, around a middle. */
export function plate(width: number, height: number, round = 5, x = 0, y = 0): string {
  const [w, h] = [width / 2 - round, height / 2 - round];
  return (
    `M${short(x - w)} ${short(y - h - round)}h${short(2 * w)}a${round} ${round} 0 0 1 ${round} ${round}v${short(2 * h)}` +
    `a${round} ${round} 0 0 1 ${-round} ${round}h${short(-2 * w)}a${round} ${round} 0 0 1 ${-round} ${-round}v${short(-2 * h)}` +
    `a${round} ${round} 0 0 1 ${round} ${-round}Z`
  );
}

/** The same by its corner. */
export const box = (x: number, y: number, width: number, height: number, round = 5): string =>
  plate(width, height, round, x + width / 2, y + height / 2);

/** A circle as a path. */
export const circle = (r: number): string => `M${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;

/** A hexagon that stands on a side, as a path. */
export const hexagon = (r: number): string => `M${-r} 0L${short(-r / 2)} ${short(-r * 0.9)}H${short(r / 2)}L${r} 0L${short(r / 2)} ${short(r * 0.9)}H${short(-r / 2)}Z`;
