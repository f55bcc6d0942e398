// Where everything stands on the board, in units of about a pixel. The river runs through the land in three reaches; the
// building row, the stacks and the masteries are beside the land, or below it on upright screens. Which shore touches which river
// space is the game's data; here it follows from where both begin and end along the river, and a test compares the two.

import type { Point } from '$lib/curves';
import { bend, Course } from './geometry';

export const HEIGHT = 722; // of the land
/** Where the land ends and the side with the row begins. */
export const LAND = 905;

// ---- the river -----------------------------------------------------------------------------------------------------

export const REACHES = [160, 398, 562] as const; // the heights of the three reaches
const [FIRST, SECOND, THIRD] = REACHES;
export const WATER = 20; // half the width of the water
export const QUAY = 28; // where the strip of the bank ends

const swell = (x: number, y: number, seed: number): Point => [x, y + 2.4 * Math.sin(x / 47 + seed)];
const reach = (from: number, to: number, y: number, seed: number): Point[] =>
  Array.from({ length: 61 }, (_, at) => {
    const x = from + ((to - from) * at) / 60;
    const calm = Math.min(1, Math.min(Math.abs(x - from), Math.abs(to - x)) / 60); // runs straight into the bends
    const [, wave] = swell(x, y, seed);
    return [x, y + (wave - y) * calm] as const;
  });

export const course = new Course([
  ...reach(-6, 760, FIRST, 0),
  ...bend(760, (FIRST + SECOND) / 2, 66, (SECOND - FIRST) / 2, 1).slice(1, -1),
  ...reach(760, 96, SECOND, 2),
  ...bend(96, (SECOND + THIRD) / 2, 52, (THIRD - SECOND) / 2, -1).slice(1, -1),
  ...reach(96, 912, THIRD, 4),
]);

// Distances down the river of x in the three reaches, and of the middle of the bends.
const nearest = (goal: Point, from: number, to: number): number => {
  let best = from;
  let found = Infinity;
  for (let s = from; s <= to; s += 1) {
    const [x, y] = course.at(s);
    const far = Math.hypot(x - goal[0], y - goal[1]);
    if (far < found) [best, found] = [s, far];
  }
  return best;
};
const bendOne = nearest([826, (FIRST + SECOND) / 2], 600, 1200);
const bendTwo = nearest([44, (SECOND + THIRD) / 2], 1400, 2100);
const one = (x: number): number => nearest([x, FIRST], 0, bendOne);
const two = (x: number): number => nearest([x, SECOND], bendOne, bendTwo);
const three = (x: number): number => nearest([x, THIRD], bendTwo, course.length);

/** Where each river space begins, and the last one ends. */
export const RIVER: readonly number[] = [
  0,
  one(204),
  one(414),
  one(534),
  one(752),
  two(772),
  two(600),
  two(368),
  two(208),
  bendTwo - 50,
  bendTwo + 80,
  three(328),
  three(500),
  three(668),
  course.length,
];

/** The middle of a river space along the river. */
export function riverMiddle(space: number): number {
  return ((RIVER[space - 1] ?? 0) + (RIVER[space] ?? 0)) / 2;
}

/** Where the number of a river space stands along the river. */
export function numberPlace(space: number): number {
  return (RIVER[space - 1] ?? 0) + (space === 1 ? 28 : 15);
}

export const NUMBER = 11; // the radius of its disc
const SHIP = 18; // half of the length of a ship
/** What a ship takes up around its place: the hull with its sail, and the crown of the royal one. */
const SHIP_BOXES = [
  { left: -SHIP, right: SHIP, top: -18, bottom: 17 },
  { left: -7, right: 7, top: -27, bottom: -15 },
] as const;

/** How far a ship is off the number of a river space, in the drawing; below 0 it lies over it. */
export function offNumber(s: number, space: number): number {
  const [x, y] = course.at(s);
  const [nx, ny] = course.at(numberPlace(space));
  const gaps = SHIP_BOXES.map(({ left, right, top, bottom }) =>
    Math.hypot(Math.max(x + left - nx, nx - x - right, 0), Math.max(y + top - ny, ny - y - bottom, 0)),
  );
  return Math.min(...gaps) - NUMBER;
}

/** The water of each river space that is free for ships: from behind its number to before the next one. */
const FREE = RIVER.slice(1).map((end, at) => {
  let [from, to] = [numberPlace(at + 1) + NUMBER, end - 20];
  while (offNumber(from, at + 1) < 1) from += 1;
  while (at + 2 < RIVER.length && offNumber(to, at + 2) < 1) to -= 1;
  return { from, to };
});

/** The place of a ship: the `at`th of `count` on a river space. One or two leave the middle free, to be touched there. */
export function shipPlace(space: number, at: number, count: number): number {
  const free = FREE[space - 1] ?? { from: 0, to: 0 };
  const from = Math.max(free.from, (RIVER[space - 1] ?? 0) + (space === 1 ? 62 : 46));
  const to = free.to;
  const middle = riverMiddle(space);
  if (count <= 2) {
    const first = Math.max(free.from, Math.min(from, middle - SHIP));
    return at === 0 ? first : Math.max(first + 38, middle + SHIP);
  }
  const step = Math.min(38, (to - from) / (count - 1));
  return Math.min(from, to) + step * at;
}

// ---- the shore -----------------------------------------------------------------------------------------------------

export type Facing = 'up' | 'down' | 'left'; // where the river is

export interface ShorePlace {
  id: number;
  /** The part of the bank that belongs to it. */
  from: number;
  to: number;
  /** 1: the right bank of who drifts down; -1: the left one. */
  side: 1 | -1;
  /** The middle of its building. */
  x: number;
  y: number;
  facing: Facing;
}

const OFF = 54; // from the middle of the water to the middle of a building

// The data calls the banks as the board is seen with the first region on top: its left is the right of who drifts down.
const DRIFTER: Record<string, 1 | -1> = { right: -1, left: 1 };

const place = (id: number, bank: 'left' | 'right', from: number, to: number, x: number, reachAt: 0 | 1 | 2): ShorePlace => {
  const side = DRIFTER[bank] ?? 1;
  const below = (side === 1) !== (reachAt === 1); // the second reach flows to the left
  return { id, from, to, side, x, y: REACHES[reachAt] + (below ? OFF : -OFF), facing: below ? 'up' : 'down' };
};

export const SHORES: readonly ShorePlace[] = [
  place(1, 'right', 0, one(138), 74, 0),
  place(2, 'left', 0, one(138), 74, 0),
  place(3, 'right', one(138), one(270), 204, 0),
  place(4, 'left', one(138), one(452), 292, 0),
  place(5, 'right', one(270), one(384), 327, 0),
  place(6, 'left', one(452), one(566), 505, 0),
  place(7, 'right', one(384), one(520), 452, 0),
  place(8, 'left', one(566), one(674), 613, 0),
  place(9, 'right', one(520), bendOne, 690, 0),
  place(10, 'left', one(674), bendOne, 721, 0),
  place(11, 'right', bendOne, two(718), 790, 1),
  place(12, 'left', bendOne, two(566), 716, 1),
  place(13, 'right', two(718), two(608), 664, 1),
  place(14, 'left', two(566), two(416), 490, 1),
  place(15, 'right', two(608), two(320), 474, 1),
  place(16, 'left', two(416), two(268), 340, 1),
  place(17, 'left', two(268), two(146), 207, 1),
  place(18, 'right', two(320), bendTwo - 26, 262, 1),
  place(19, 'left', two(146), bendTwo - 56, 80, 1),
  { ...place(20, 'right', bendTwo - 26, bendTwo + 34, 126, 1), y: (SECOND + THIRD) / 2, facing: 'left' },
  place(21, 'left', bendTwo - 56, three(134), 74, 2),
  place(22, 'left', three(134), three(352), 232, 2),
  place(23, 'right', bendTwo + 34, three(300), 244, 2),
  place(24, 'left', three(352), three(478), 415, 2),
  place(25, 'right', three(300), three(532), 408, 2),
  place(26, 'left', three(478), three(722), 596, 2),
  place(27, 'right', three(532), three(644), 588, 2),
  place(28, 'left', three(722), three(860), 790, 2),
  place(29, 'right', three(644), three(752), 698, 2),
  place(30, 'right', three(752), three(860), 806, 2),
];

export const TILE_WIDTH = 104;
export const TILE_HEIGHT = 52;

// ---- the regions ---------------------------------------------------------------------------------------------------

export interface RegionPlace {
  id: number;
  /** Where the head with name and scoring tile begins, and its baseline. */
  x: number;
  y: number;
}

export const TRACK_WIDTH = 389;
export const REGIONS: readonly RegionPlace[] = [
  { id: 1, x: 12, y: 4 },
  { id: 2, x: 442, y: 4 },
  { id: 3, x: 408, y: 242 },
  { id: 4, x: 10, y: 242 },
  { id: 5, x: 12, y: 645 },
  { id: 6, x: 500, y: 645 },
];

const STONES = 45; // from the head of a region down to its track
const START = 18;
const PITCH = 19.6;

/** The place of a space of a region's track. */
export function trackSpace(region: RegionPlace, space: number): Point {
  const y = region.y + STONES;
  if (space === 0) return [region.x + START, y - 3];
  const x = region.x + START + 27 + (space - 1) * PITCH;
  return [x, y + 2 * Math.sin(space / 2.2 + region.id)];
}

// ---- the side ------------------------------------------------------------------------------------------------------

export const ROW_TILE = { width: 126, height: 84 } as const;
export const MASTERY_CARD = { width: 126, height: 86 } as const;

/** Where the row, the stacks and the rest stand beside the land: middles of things, left ends of words. */
export interface SideLayout {
  /** The whole drawing. */
  width: number;
  height: number;
  flow: 'down' | 'right';
  rowTitle: Point;
  row: readonly Point[];
  rowEnd: Point;
  stackTitle: Point;
  stacks: readonly Point[];
  masteryTitle: Point;
  masteries: readonly Point[];
  scoreTitle: Point;
  plates: readonly Point[];
  status: Point;
  piles: readonly Point[];
  seals: readonly Point[];
}

const times = (count: number, x: number, y: number, dx: number, dy: number): Point[] =>
  Array.from({ length: count }, (_, at) => [x + at * dx, y + at * dy] as const);
const SIDE = 922;

/** Beside the land. */
export const WIDE: SideLayout = {
  width: 1188,
  height: HEIGHT,
  flow: 'down',
  rowTitle: [SIDE, 20],
  row: times(4, SIDE + 63, 76, 0, 93),
  rowEnd: [SIDE, 410],
  stackTitle: [SIDE + 140, 20],
  stacks: times(2, SIDE + 201, 76, 0, 93),
  masteryTitle: [SIDE + 138, 240],
  masteries: times(3, SIDE + 201, 293, 0, 92),
  scoreTitle: [SIDE, 448],
  plates: times(4, SIDE + 63, 468, 0, 27),
  status: [SIDE, 575],
  piles: [[SIDE + 29, 676], [SIDE + 96, 676]],
  seals: times(2, SIDE + 201, 547, 0, 50),
};

/** Below the land, for upright screens. */
export const TALL: SideLayout = {
  width: LAND + 3,
  height: 1020,
  flow: 'right',
  rowTitle: [8, 752],
  row: times(4, 72, 806, 142, 0),
  rowEnd: [434, 740],
  stackTitle: [598, 752],
  stacks: times(2, 664, 806, 142, 0),
  masteryTitle: [8, 882],
  masteries: times(3, 72, 938, 142, 0),
  scoreTitle: [444, 882],
  plates: times(4, 506, 904, 0, 27),
  status: [598, 866],
  piles: [[628, 972], [696, 972]],
  seals: times(2, 820, 944, 0, 50),
};

/** The space of the merchants at the mouth of the river, and the words for what a journey brings around it. */
export const MERCHANTS: Point = [880, 562];
