// Smooth lines through points, and boxes that stand side by side.

export type Point = readonly [x: number, y: number];

export const short = (value: number): string => value.toFixed(1).replace(/\.0$/, '');

/** A smooth SVG path through points (Catmull-Rom). */
export function curve(points: readonly Point[], close = false): string {
  const first = points[0];
  if (!first) return '';
  const count = points.length;
  const get = (at: number): Point =>
    (close ? points[(at + count) % count] : points[Math.max(0, Math.min(count - 1, at))]) ?? first;
  let path = `M${short(first[0])} ${short(first[1])}`;
  for (let at = 0; at < (close ? count : count - 1); at += 1) {
    const [a, b, c, d] = [get(at - 1), get(at), get(at + 1), get(at + 2)];
    const one = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6] as const;
    const two = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6] as const;
    path += `C${[...one, ...two, ...c].map(short).join(' ')}`;
  }
  return path + (close ? 'Z' : '');
}

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
