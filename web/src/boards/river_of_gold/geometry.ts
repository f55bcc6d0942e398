// A river through the plane: points at a distance from its source, and its banks.

import { type Point, short } from '$lib/curves';

interface Station {
  s: number;
  x: number;
  y: number;
  /** Direction of the stream. */
  dx: number;
  dy: number;
}

/** A line of the stream, sampled finely. */
export class Course {
  readonly length: number;
  private readonly stations: Station[] = [];

  /** `points` lie close together in the order of the stream. */
  constructor(points: readonly Point[]) {
    let s = 0;
    points.forEach(([x, y], at) => {
      const [ax, ay] = points[Math.max(0, at - 1)] ?? [x, y];
      const [bx, by] = points[Math.min(points.length - 1, at + 1)] ?? [x, y];
      const size = Math.hypot(bx - ax, by - ay) || 1;
      const before = this.stations.at(-1);
      if (before) s += Math.hypot(x - before.x, y - before.y);
      this.stations.push({ s, x, y, dx: (bx - ax) / size, dy: (by - ay) / size });
    });
    this.length = s;
  }

  /** The point `s` down the stream, `aside` to the right of who drifts down (negative: to the left). */
  at(s: number, aside = 0): Point {
    const found = this.station(Math.max(0, Math.min(s, this.length)));
    return [found.x - found.dy * aside, found.y + found.dx * aside];
  }

  /** Points from `from` to `to` at a distance from the line, a few units apart; backwards when `to` is smaller. */
  along(from: number, to: number, aside: number | ((s: number) => number), step = 7): Point[] {
    const count = Math.max(1, Math.round(Math.abs(to - from) / step));
    return Array.from({ length: count + 1 }, (_, at) => {
      const s = from + ((to - from) * at) / count;
      return this.at(s, typeof aside === 'number' ? aside : aside(s));
    });
  }

  private station(s: number): Station {
    let low = 0;
    let high = this.stations.length - 1;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.stations[middle]?.s ?? 0) <= s) low = middle;
      else high = middle;
    }
    const a = this.stations[low];
    const b = this.stations[high];
    if (!a || !b) throw new Error('a course needs two points');
    const part = b.s === a.s ? 0 : (s - a.s) / (b.s - a.s);
    const mix = (p: number, q: number): number => p + (q - p) * part;
    return { s, x: mix(a.x, b.x), y: mix(a.y, b.y), dx: mix(a.dx, b.dx), dy: mix(a.dy, b.dy) };
  }
}

/** Points of a half ellipse around cx, cy from one end to the other; `side` 1 bulges to the right, -1 to the left. */
export function bend(cx: number, cy: number, rx: number, ry: number, side: 1 | -1): Point[] {
  return Array.from({ length: 41 }, (_, at) => {
    const angle = -Math.PI / 2 + (Math.PI * at) / 40;
    return [cx + side * rx * Math.cos(angle), cy + ry * Math.sin(angle)] as const;
  });
}

/** An SVG path through points. */
export function line(points: readonly Point[], close = false): string {
  return points.map(([x, y], at) => `${at ? 'L' : 'M'}${short(x)} ${short(y)}`).join('') + (close ? 'Z' : '');
}

/** A small wobble that is the same every time, between -1 and 1. */
export function wobble(s: number, seed = 0): number {
  return (Math.sin(s * 0.031 + seed * 2.1) + Math.sin(s * 0.083 + seed * 5.3) * 0.6 + Math.sin(s * 0.19 + seed) * 0.25) / 1.85;
}
