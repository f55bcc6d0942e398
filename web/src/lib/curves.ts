// Lines through points, as SVG paths.

export type Point = readonly [x: number, y: number];

/** A number of a path: one decimal place is enough. */
export const short = (value: number): string => value.toFixed(1).replace(/\.0$/, '');

/** A smooth path through points (Catmull-Rom). */
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
