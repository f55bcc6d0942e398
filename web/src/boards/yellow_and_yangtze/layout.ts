// Where the spaces of a map lie, and the outlines of what lies on them: hexagons with a point up, in units of the drawing.

import type { Point } from '$lib/curves';
import { beside, DIRECTIONS, type Direction, type Space } from './data';

/** From the middle of a space to its corners. */
export const RADIUS = 38;
export const WIDTH = RADIUS * Math.sqrt(3);
export const ROW = RADIUS * 1.5;
const LEFT = 30; // for the letters of the rows
const TOP = 27; // for the numbers of the columns
const EDGE = 12;

export interface Place extends Space {
  x: number;
  y: number;
  /** The spaces next to it, by direction. */
  around: Partial<Record<Direction, string>>;
}

export interface Layout {
  places: Map<string, Place>;
  rows: number;
  columns: number;
  width: number;
  height: number;
}

/** The places of a map. */
export function layoutOf(spaces: readonly Space[]): Layout {
  const known = new Set(spaces.map(({ id }) => id));
  const first = { row: Math.min(...spaces.map(({ row }) => row)), column: Math.min(...spaces.map(({ column }) => column)) };
  const places = spaces.map((space): [string, Place] => {
    const around: Place['around'] = {};
    for (const direction of DIRECTIONS) {
      const other = beside(space, direction);
      if (known.has(other)) around[direction] = other;
    }
    const x = LEFT + WIDTH * (space.column - first.column + 0.5 + (space.row % 2) / 2);
    const y = TOP + RADIUS + ROW * (space.row - first.row);
    return [space.id, { ...space, x, y, around }];
  });
  const all = places.map(([, place]) => place);
  return {
    places: new Map(places),
    rows: Math.max(...spaces.map(({ row }) => row)) - first.row + 1,
    columns: Math.max(...spaces.map(({ column }) => column)) - first.column + 1,
    width: Math.max(...all.map(({ x }) => x)) + WIDTH / 2 + LEFT,
    height: Math.max(...all.map(({ y }) => y)) + RADIUS + EDGE,
  };
}

const short = (value: number): string => String(Math.round(value * 10) / 10);
const pair = ([x, y]: Point): string => `${short(x)} ${short(y)}`;
export const closed = (points: readonly Point[]): string => `M${points.map(pair).join('L')}Z`;

/** A corner of a hexagon; 0 lies to the north-east, the others follow clockwise. */
function corner([x, y]: Point, at: number, radius: number): Point {
  const angle = ((at * 60 - 30) * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

/** A hexagon around a point. */
export function hexagon(middle: Point, radius = RADIUS): string {
  return closed([0, 1, 2, 3, 4, 5].map((at) => corner(middle, at, radius)));
}

// The edge of a space in each direction goes from this corner to the next one.
const EDGES: Record<Direction, number> = { e: 0, se: 1, sw: 2, w: 3, nw: 4, ne: 5 };

type Loop = Point[];
const key = ([x, y]: Point): string => `${Math.round(x)},${Math.round(y)}`;

/** The loops around some spaces, clockwise around what is inside; holes run the other way. */
export function loops(layout: Layout, spaces: readonly string[]): Loop[] {
  const inside = new Set(spaces);
  const next = new Map<string, { from: Point; to: Point }>();
  for (const id of inside) {
    const place = layout.places.get(id);
    if (!place) continue;
    for (const direction of DIRECTIONS) {
      const other = place.around[direction];
      if (other !== undefined && inside.has(other)) continue;
      const from = corner([place.x, place.y], EDGES[direction], RADIUS);
      next.set(key(from), { from, to: corner([place.x, place.y], EDGES[direction] + 1, RADIUS) });
    }
  }
  const found: Loop[] = [];
  while (next.size > 0) {
    const loop: Loop = [];
    let at = next.keys().next().value ?? '';
    for (let edge = next.get(at); edge; edge = next.get(at)) {
      loop.push(edge.from);
      next.delete(at);
      at = key(edge.to);
    }
    found.push(loop);
  }
  return found;
}

/** A loop moved inward by a distance, edge by edge. */
function inset(loop: Loop, by: number): Loop {
  return loop.map((point, at) => {
    const [before, after] = [loop[(at + loop.length - 1) % loop.length] ?? point, loop[(at + 1) % loop.length] ?? point];
    const [a, b] = [inward(before, point), inward(point, after)];
    const scale = by / (1 + a[0] * b[0] + a[1] * b[1]);
    return [point[0] + (a[0] + b[0]) * scale, point[1] + (a[1] + b[1]) * scale];
  });
}

/** The direction that is inside of an edge, of length 1. */
function inward([x1, y1]: Point, [x2, y2]: Point): Point {
  const length = Math.hypot(x2 - x1, y2 - y1);
  return [-(y2 - y1) / length, (x2 - x1) / length];
}

/** The outline of some spaces, a little inside of it. */
export function outline(layout: Layout, spaces: readonly string[], by = 2.6): string {
  return loops(layout, spaces)
    .map((loop) => closed(inset(loop, by)))
    .join('');
}

/** The outline of some spaces with its corners worn off, as water and weather do it. */
export function worn(layout: Layout, spaces: readonly string[], by = 0): string {
  return loops(layout, spaces)
    .map((loop) => {
      const points = inset(loop, by);
      const middle = (at: number): Point => {
        const [a, b] = [points[at % points.length] ?? [0, 0], points[(at + 1) % points.length] ?? [0, 0]];
        return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
      };
      return `M${pair(middle(0))}${points.map((_, at) => `Q${pair(points[(at + 1) % points.length] ?? [0, 0])} ${pair(middle(at + 1))}`).join('')}Z`;
    })
    .join('');
}

/** The middle of a triangle of spaces, where its three corners meet. */
export function middleOf(layout: Layout, triangle: string): Point {
  const places = triangle.split('-').map((id) => layout.places.get(id.toUpperCase()));
  const sum = (of: 'x' | 'y'): number => places.reduce((total, place) => total + (place?.[of] ?? 0), 0) / places.length;
  return [sum('x'), sum('y')];
}

// ---- the names of states -----------------------------------------------------------------------------------------------

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** Where the name of a state lies: at its rim, over as few pieces and other names as can be. */
export function placeName(
  layout: Layout,
  spaces: readonly string[],
  size: { width: number; height: number },
  pieces: readonly string[],
  others: readonly Box[],
): Box {
  const at = (id: string): Place | undefined => layout.places.get(id);
  const taken = pieces.flatMap((id): Box[] => {
    const place = at(id);
    return place ? [{ x: place.x - 26, y: place.y - 26, width: 52, height: 52 }] : [];
  });
  let best: Box | null = null;
  let least = Infinity;
  for (const id of spaces) {
    const place = at(id);
    if (!place) continue;
    for (const [dx, dy] of [
      [0, -RADIUS],
      [0, RADIUS],
      [-WIDTH / 2 - size.width / 2, 0],
      [WIDTH / 2 + size.width / 2, 0],
      [-WIDTH / 2, -RADIUS],
      [WIDTH / 2, -RADIUS],
      [-WIDTH / 2, RADIUS],
      [WIDTH / 2, RADIUS],
    ] as const) {
      const x = Math.min(Math.max(LEFT - 4, place.x + dx - size.width / 2), layout.width - size.width - 2);
      const y = Math.min(Math.max(2, place.y + dy - size.height / 2), layout.height - size.height - 2);
      const box = { ...size, x, y };
      const price =
        taken.reduce((sum, other) => sum + overlap(box, other), 0) +
        others.reduce((sum, other) => sum + 6 * overlap(box, other), 0) +
        (dx === 0 ? 0 : 40) +
        place.y / 100;
      if (price < least) [best, least] = [box, price];
    }
  }
  return best ?? { ...size, x: 0, y: 0 };
}
