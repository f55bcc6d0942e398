// The quiet drawings below the pieces: shapes of the land and strokes of the brush.

import { curve, type Point } from '$lib/curves';
import { course, HEIGHT, LAND, QUAY, RIVER, SHORES, WATER, type ShorePlace } from './layout';
import { line, wobble } from './geometry';

// ---- the river -----------------------------------------------------------------------------------------------------

const MOUTH = course.length;
const SOURCE = 12; // the edge of the land hides what comes before
/** The sea widens the water at the very end. */
const flare = (s: number): number => Math.max(0, s - (MOUTH - 62)) ** 2 / 62;
const bank = (s: number, seed: number): number => WATER + 1.1 * wobble(s, seed) + flare(s);

function band(width: number): string {
  const right = course.along(0, MOUTH, (s) => bank(s, 1) + width, 9);
  const left = course.along(MOUTH, 0, (s) => -bank(s, 4) - width, 9);
  return line([...right, ...left], true);
}

export const WATER_SHAPE = band(0);
export const GOLD_SHAPE = band(4.2);

/** The cell of a river space: its part of the water. */
export function riverCell(space: number): string {
  const from = Math.max((RIVER[space - 1] ?? 0) + 3, SOURCE);
  const to = Math.min((RIVER[space] ?? 0) - 3, MOUTH - 12);
  return line([...course.along(from, to, WATER - 3, 9), ...course.along(to, from, 3 - WATER, 9)], true);
}

/** What can be touched of a river space beside its cell: in a bend, the middle of the box around it. */
export function riverReach(space: number): string {
  const points = course.along(RIVER[space - 1] ?? 0, RIVER[space] ?? 0, WATER - 3, 9).concat(
    course.along(RIVER[space - 1] ?? 0, RIVER[space] ?? 0, 3 - WATER, 9),
  );
  const middle = (at: 0 | 1): number => {
    const values = points.map((point) => point[at]);
    return (Math.min(...values) + Math.max(...values)) / 2;
  };
  const [x, y] = [middle(0), middle(1)];
  const near = points.reduce((least, point) => Math.min(least, Math.hypot(point[0] - x, point[1] - y)), Infinity);
  const [mx, my] = course.at(((RIVER[space - 1] ?? 0) + (RIVER[space] ?? 0)) / 2);
  const inside = Math.hypot(mx - x, my - y) < WATER;
  return inside ? '' : `M${x} ${y}m-${near} 0a${near} ${near} 0 1 1 ${2 * near} 0a${near} ${near} 0 1 1 ${-2 * near} 0Z`;
}

/** The line where a river space begins; it points downriver. */
export function riverGate(space: number): string {
  const s = RIVER[space - 1] ?? 0;
  return line([course.at(s, -WATER + 3), course.at(s + 7, 0), course.at(s, WATER - 3)]);
}

/** The strip of the bank that belongs to a shore space. */
export function quay(place: ShorePlace): string {
  const from = Math.max(place.from + 1.4, SOURCE - 3);
  const to = place.to - 1.4;
  const near = course.along(from, to, place.side * (WATER + 4.6), 9);
  const far = course.along(to, from, place.side * (QUAY + 1.5), 9);
  return line([...near, ...far], true);
}

/** Strokes of the stream: short curved lines where the water is open. */
export const STREAM: readonly string[] = Array.from({ length: 62 }, (_, at) => {
  const s = 26 + at * ((MOUTH - 60) / 62) + 9 * wobble(at * 37, 2);
  const aside = (WATER - 7) * wobble(at * 91, 3);
  const size = 12 + 6 * wobble(at * 53, 1);
  const points = [0, 0.33, 0.66, 1].map((part) => course.at(s + size * part, aside + 1.6 * Math.sin(part * Math.PI * 2)));
  return curve(points);
});

// ---- the land ------------------------------------------------------------------------------------------------------

const shoreEnd = (id: number, far: number): Point => {
  const found = SHORES.find((place) => place.id === id);
  return found ? course.at(found.to, found.side * far) : [0, 0];
};

const ripple = (from: number, to: number, y: number, seed: number): Point[] => {
  const count = Math.max(2, Math.round(Math.abs(to - from) / 60));
  return Array.from({ length: count + 1 }, (_, at) => {
    const x = from + ((to - from) * at) / count;
    return [x, y + 3.5 * wobble(x * 1.7, seed)] as const;
  });
};

const EDGE = 4;
const UP = 243; // between the first and the second reach
const DOWN = 481; // between the second and the third
const one = [shoreEnd(5, 20), shoreEnd(4, 20)] as const;
const bendOne = [shoreEnd(9, 30), shoreEnd(10, 0)] as const;
const four = [shoreEnd(14, 20), shoreEnd(15, 20)] as const;
const bendTwo = [shoreEnd(19, 24), shoreEnd(20, 24)] as const;
const six = [shoreEnd(25, 20), shoreEnd(24, 20)] as const;

const lowerLeft: Point[] = [[-EDGE, bendTwo[0][1] + 6], bendTwo[0], [bendTwo[1][0] - 10, bendTwo[1][1]], [150, 512], [186, 494]];

/** The six regions as fields of colour, in the order of their numbers. */
export const FIELDS: readonly string[] = [
  curve([[-EDGE, -EDGE], [200, -EDGE], [408, -EDGE], [404, 60], [one[0][0] + 4, 120], one[0], one[1], [448, 214], ...ripple(446, -EDGE, UP, 1)], true),
  curve([[408, -EDGE], [660, -EDGE], [LAND, -EDGE], [LAND, 150], [LAND, 284], bendOne[0], bendOne[1], [806, 262], ...ripple(790, 446, UP, 1), [448, 214], one[1], one[0], [one[0][0] + 4, 120], [404, 60]], true),
  curve([...ripple(404, 790, UP, 1), [806, 262], bendOne[1], bendOne[0], [LAND, 284], [LAND, 380], ...ripple(LAND, 322, DOWN, 3), four[1], four[0], [404, 320]], true),
  curve([[-EDGE, UP], ...ripple(30, 404, UP, 1), [404, 320], four[0], four[1], ...ripple(322, 200, DOWN, 3), ...[...lowerLeft].reverse()], true),
  curve([...lowerLeft, ...ripple(200, 534, DOWN, 3), six[0], six[1], [494, 660], [490, HEIGHT + EDGE], [240, HEIGHT + EDGE], [-EDGE, HEIGHT + EDGE]], true),
  curve([...ripple(534, LAND, DOWN, 3), [LAND, 600], [LAND, HEIGHT + EDGE], [700, HEIGHT + EDGE], [490, HEIGHT + EDGE], [494, 660], six[1], six[0]], true),
];

// ---- motifs --------------------------------------------------------------------------------------------------------

/** A motif: what is filled and what is drawn with the brush, around its foot. */
export interface Motif {
  fill: string;
  ink: string;
}

export const MOUNTAIN: Motif = {
  fill: 'M-46 0C-34-14-24-30-14-44C-9-50-5-50 0-44C8-33 12-26 17-20C21-25 25-28 29-24C35-16 42-8 50 0Z',
  ink: 'M-46 0C-34-14-24-30-14-44C-9-50-5-50 0-44C8-33 12-26 17-20C21-25 25-28 29-24C35-16 42-8 50 0M-20-35C-17-31-14-33-12-30C-9-33-6-30-3-33C0-30 3-33 5-37M17-20C14-14 11-9 9-3M24-26C25-22 28-22 30-20',
};

export const PINE: Motif = {
  fill: 'M0-40C-4-32-9-28-14-26C-10-25-7-25-6-25C-10-19-14-16-19-14C-14-13-9-13-8-13C-12-8-17-5-22-4C-14-2 14-2 22-4C17-5 12-8 8-13C9-13 14-13 19-14C14-16 10-19 6-25C7-25 10-25 14-26C9-28 4-32 0-40Z',
  ink: 'M0-40C-4-32-9-28-14-26C-10-25-7-25-6-25C-10-19-14-16-19-14C-14-13-9-13-8-13C-12-8-17-5-22-4C-14-2 14-2 22-4C17-5 12-8 8-13C9-13 14-13 19-14C14-16 10-19 6-25C7-25 10-25 14-26C9-28 4-32 0-40M0-3V5',
};

export const GRAIN: Motif = {
  fill: '',
  ink: 'M0 0C-1-10-2-18-6-26M0 0C1-10 2-20 1-29M0 0C3-9 5-16 10-23M-6-26C-9-24-9-21-8-19M-6-26C-4-24-3-22-4-19M1-29C-2-27-2-24-1-22M1-29C4-27 4-24 3-22M10-23C7-22 6-20 6-18M10-23C12-21 12-19 11-17',
};

export const MAPLE: Motif = {
  fill: 'M0-38C-8-40-15-35-16-29C-22-27-23-19-18-16C-17-10-9-8-4-11C0-8 8-8 11-12C17-11 22-17 19-22C22-28 16-33 11-32C9-37 4-39 0-38Z',
  ink: 'M0-38C-8-40-15-35-16-29C-22-27-23-19-18-16C-17-10-9-8-4-11C0-8 8-8 11-12C17-11 22-17 19-22C22-28 16-33 11-32C9-37 4-39 0-38M0-11C0-6-1-2-2 2M0-14C3-18 6-20 8-24M0-14C-3-18-7-20-9-23M0-14V-26',
};

export const REEDS: Motif = {
  fill: 'M-14 0C-12-9-6-13 0-15C6-13 12-9 14 0C9-2 5-3 0-3C-5-3-9-2-14 0Z',
  ink: 'M-14 0C-12-9-6-13 0-15C6-13 12-9 14 0C9-2 5-3 0-3C-5-3-9-2-14 0M0-15V-3M-7-11C-5-8-4-6-4-3M7-11C5-8 4-6 4-3M20 2C19-10 21-22 25-32M26 2C26-8 28-16 33-24M-22 2C-22-8-24-18-28-26M-20 4H-6M10 5H30',
};

export const TORII: Motif = {
  fill: 'M-25-40C-10-36 10-36 25-40L24-34C10-31-10-31-24-34ZM-19-26H19V-22H-19ZM-14-34L-16 2H-11L-9-34ZM14-34L16 2H11L9-34Z',
  ink: 'M-25-40C-10-36 10-36 25-40L24-34C10-31-10-31-24-34ZM-19-26H19V-22H-19ZM-13-31L-16 2H-11L-8-31M13-31L16 2H11L8-31M-30 6C-26 3-22 3-18 6C-14 9-10 9-6 6C-2 3 2 3 6 6C10 9 14 9 18 6C22 3 26 3 30 6',
};

export const SURF: Motif = {
  fill: '',
  ink: 'M-24 0C-20-4-16-4-12 0C-8 4-4 4 0 0C4-4 8-4 12 0C16 4 20 4 24 0M-14 8C-10 4-6 4-2 8C2 12 6 12 10 8',
};

interface Placed {
  region: number;
  motif: Motif;
  x: number;
  y: number;
  scale: number;
}

/** Where the motifs stand: in the open land between the buildings. */
export const MOTIFS: readonly Placed[] = [
  { region: 1, motif: MOUNTAIN, x: 186, y: 238, scale: 0.95 },
  { region: 1, motif: MOUNTAIN, x: 396, y: 238, scale: 0.8 },
  { region: 2, motif: PINE, x: 534, y: 126, scale: 0.92 },
  { region: 2, motif: PINE, x: 570, y: 132, scale: 1.08 },
  { region: 2, motif: PINE, x: 606, y: 124, scale: 0.8 },
  { region: 2, motif: PINE, x: 790, y: 112, scale: 0.9 },
  { region: 2, motif: PINE, x: 830, y: 130, scale: 1.15 },
  { region: 2, motif: PINE, x: 868, y: 168, scale: 0.95 },
  { region: 2, motif: PINE, x: 878, y: 226, scale: 0.8 },
  { region: 3, motif: GRAIN, x: 572, y: 366, scale: 1 },
  { region: 3, motif: GRAIN, x: 600, y: 370, scale: 1.15 },
  { region: 3, motif: GRAIN, x: 630, y: 364, scale: 1 },
  { region: 3, motif: GRAIN, x: 556, y: 470, scale: 1.05 },
  { region: 3, motif: GRAIN, x: 588, y: 474, scale: 0.95 },
  { region: 3, motif: GRAIN, x: 350, y: 472, scale: 1 },
  { region: 3, motif: GRAIN, x: 384, y: 474, scale: 1.15 },
  { region: 3, motif: GRAIN, x: 876, y: 344, scale: 1.1 },
  { region: 3, motif: GRAIN, x: 868, y: 420, scale: 1 },
  { region: 4, motif: MAPLE, x: 412, y: 362, scale: 0.95 },
  { region: 4, motif: MAPLE, x: 274, y: 366, scale: 0.62 },
  { region: 4, motif: MAPLE, x: 24, y: 444, scale: 0.8 },
  { region: 5, motif: REEDS, x: 326, y: 528, scale: 0.9 },
  { region: 5, motif: REEDS, x: 498, y: 530, scale: 0.9 },
  { region: 5, motif: REEDS, x: 154, y: 634, scale: 0.8 },
  { region: 5, motif: REEDS, x: 324, y: 636, scale: 0.95 },
  { region: 6, motif: TORII, x: 694, y: 632, scale: 1.02 },
  { region: 6, motif: SURF, x: 512, y: 620, scale: 0.9 },
  { region: 6, motif: SURF, x: 880, y: 634, scale: 0.8 },
];

/** Fibres of the paper: short strokes of a tile of 150 by 150. */
export const FIBRES = Array.from({ length: 46 }, (_, at) => {
  const x = ((at * 97) % 143) + 3;
  const y = ((at * 61) % 139) + 5;
  const turn = wobble(at * 29, 2) * 5;
  return `M${x} ${y}l${(4 + turn).toFixed(1)} ${(turn - 1).toFixed(1)}`;
}).join('');

/** Lines of the stream close to its banks. */
export const CURRENTS: readonly string[] = [1, -1].map((side) =>
  curve(course.along(0, MOUTH - 30, (s) => side * (WATER - 4.5 + wobble(s * 2, side + 3)), 30)),
);

/** A band of cloud: bars with round ends, [left, top, width]. They end beyond the edge of the land or inside each other. */
const bars = (height: number, ...rows: readonly (readonly [x: number, y: number, width: number])[]): string[] =>
  rows.map(([x, y, width]) => {
    const r = height / 2;
    return `M${x + r} ${y}h${width - height}a${r} ${r} 0 0 1 0 ${height}h${height - width}a${r} ${r} 0 0 1 0 ${-height}Z`;
  });

/** Bands of cloud with a rim of gold, where the land is empty. */
export const CLOUDS: readonly string[] = [
  ...bars(13, [846, 22, 90], [868, 34, 90], [838, 46, 60], [856, 58, 80]),
  ...bars(11, [872, 268, 60], [858, 278, 60], [878, 288, 50]),
  ...bars(11, [412, 690, 62], [424, 700, 80], [404, 710, 60]),
  ...bars(11, [-30, 462, 54], [-30, 472, 40]),
];
