// Where everything stands on the board, in units of about a pixel. The map lies on the left, the contracts below it, the
// action spaces on the right; on upright screens they follow below. The places of the standard map stand here; a place
// that is not on the list stands where the component data puts it.

import type { Point } from '$lib/curves';
import type { CityData, Components, RouteData } from './data';

export const PIPS: readonly (readonly Point[])[] = [
  [],
  [[0, 0]],
  [[-1, -1], [1, 1]],
  [[-1, -1], [0, 0], [1, 1]],
  [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
];

// ---- the map -----------------------------------------------------------------------------------------------------------

export const MAP = { width: 944, height: 606 } as const;

/** A point of the component data's field of 1000 by 600. */
export const onMap = (x: number, y: number): Point => [8 + x * 0.93, 6 + y * 1.02];

export type LabelSide = 'right' | 'left' | 'below' | 'above';

const PLACES: Readonly<Record<string, readonly [x: number, y: number, side: LabelSide]>> = {
  beijing: [848, 146, 'above'],
  xian: [740, 269, 'below'],
  lanzhou: [692, 182, 'right'],
  lhasa: [576, 278, 'right'],
  pagan: [615, 382, 'right'],
  samarkand: [302, 89, 'right'],
  karakorum: [665, 76, 'above'],
  fuzhou: [886, 362, 'below'],
  kabul: [357, 286, 'above'],
  jaipur: [448, 382, 'below'],
  kashgar: [433, 159, 'right'],
  baghdad: [75, 241, 'above'],
  balkh: [278, 191, 'right'],
  hormuz: [200, 352, 'left'],
  kochi: [420, 491, 'below'],
  sumatra: [664, 560, 'right'],
  oasis_1: [772, 73, 'right'],
  oasis_2: [317, 360, 'right'],
  oasis_3: [827, 293, 'below'],
  oasis_4: [719, 426, 'below'],
  oasis_5: [559, 117, 'above'],
  oasis_6: [564, 203, 'right'],
  oasis_7: [183, 147, 'left'],
  oasis_8: [167, 261, 'right'],
};

/** How far the middle of a route bends away to its right, and where along it its costs stand. */
const ROUTES: Readonly<Record<string, readonly [bend: number, at: number]>> = {
  'beijing-oasis_1': [-6, 0.52],
  'oasis_1-karakorum': [4, 0.51],
  'beijing-lanzhou': [18, 0.43],
  'beijing-xian': [-2, 0.61],
  'beijing-fuzhou': [-28, 0.49],
  'karakorum-oasis_5': [1, 0.53],
  'oasis_5-kashgar': [20, 0.51],
  'oasis_5-lanzhou': [-6, 0.48],
  'lanzhou-xian': [-2, 0.5],
  'lanzhou-oasis_6': [15, 0.5],
  'oasis_6-kashgar': [-16, 0.28],
  'oasis_6-lhasa': [-2, 0.42],
  'xian-oasis_3': [-6, 0.55],
  'oasis_3-fuzhou': [-25, 0.5],
  'fuzhou-oasis_4': [1, 0.5],
  'oasis_4-jaipur': [-9, 0.25],
  'xian-pagan': [10, 0.55],
  'lhasa-pagan': [-1, 0.49],
  'lhasa-jaipur': [-10, 0.64],
  'pagan-kabul': [13, 0.69],
  'pagan-sumatra': [-1, 0.68],
  'fuzhou-sumatra': [8, 0.72],
  'sumatra-kochi': [1, 0.48],
  'kochi-hormuz': [3, 0.73],
  'jaipur-kochi': [45, 0.55],
  'jaipur-kabul': [-1, 0.51],
  'jaipur-oasis_2': [-22, 0.49],
  'oasis_2-hormuz': [5, 0.48],
  'kashgar-samarkand': [-11, 0.49],
  'kashgar-kabul': [-19, 0.46],
  'kabul-balkh': [-17, 0.61],
  'samarkand-balkh': [0, 0.48],
  'samarkand-oasis_7': [14, 0.52],
  'oasis_7-baghdad': [-34, 0.46],
  'balkh-oasis_8': [-3, 0.49],
  'oasis_8-baghdad': [-1, 0.45],
  'oasis_8-hormuz': [0, 0.48],
  'kabul-hormuz': [2, 0.46],
  'hormuz-baghdad': [-3, 0.55],
  'kashgar-lhasa': [10, 0.61],
  'samarkand-baghdad': [-7, 0.35],
  'lanzhou-karakorum': [-3, 0.49],
  'pagan-jaipur': [1, 0.34],
  'balkh-hormuz': [1, 0.46],
};

/** Routes over the sea. */
export const SEA_ROUTES: ReadonlySet<string> = new Set(['pagan-sumatra', 'fuzhou-sumatra', 'sumatra-kochi', 'kochi-hormuz', 'oasis_2-hormuz']);

export interface Place {
  id: string;
  x: number;
  y: number;
  side: LabelSide;
  data: CityData;
}

/** The places of the map. */
export function placesOf(components: Components): Map<string, Place> {
  return new Map(
    [...components.places.values()].map((data) => {
      const [left, top] = onMap(data.x, data.y);
      const [x, y, side] = PLACES[data.id] ?? [left, top, data.role === 'oasis' ? 'below' : 'right'];
      return [data.id, { id: data.id, x, y, side, data }];
    }),
  );
}

export interface RoutePlace {
  id: string;
  data: RouteData;
  from: Point;
  /** The point that the line bends to. */
  over: Point;
  to: Point;
  /** Where its costs stand. */
  badge: Point;
}

const between = (from: Point, over: Point, to: Point, at: number): Point => {
  const [a, b, c] = [(1 - at) ** 2, 2 * at * (1 - at), at ** 2];
  return [a * from[0] + b * over[0] + c * to[0], a * from[1] + b * over[1] + c * to[1]];
};

/** The routes between the places. */
export function routesOf(components: Components, places: ReadonlyMap<string, Place>): RoutePlace[] {
  return components.raw.routes.entries.flatMap((data) => {
    const [one, other] = data.between.map((id) => places.get(id));
    if (!one || !other) return [];
    const id = data.between.join('-');
    const [bend, at] = ROUTES[id] ?? [0, 0.5];
    const [from, to]: [Point, Point] = [[one.x, one.y], [other.x, other.y]];
    const far = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const over: Point = [
      (from[0] + to[0]) / 2 - ((to[1] - from[1]) / far) * bend * 2,
      (from[1] + to[1]) / 2 + ((to[0] - from[0]) / far) * bend * 2,
    ];
    return [{ id, data, from, over, to, badge: between(from, over, to, at) }];
  });
}

/** A route as a path. */
export const routePath = ({ from, over, to }: RoutePlace): string => `M${from[0]} ${from[1]}Q${over[0].toFixed(1)} ${over[1].toFixed(1)} ${to[0]} ${to[1]}`;

export const MEDALLION = 17;
export const LABEL = { gap: 28, height: 42, oasis: 15 } as const;
const LETTER = 9.2; // width of a letter of a city's name
const SMALL = 7.6; // and of an oasis

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What stands in the second line of a city's label. */
export const lineWidth = (data: CityData): number => (data.shield ? 22 : 0) + (data.outpost ? 50 : 0) + (data.city_bonus ? 62 : 0);

/** Where the words of a place stand. */
export function labelBox({ x, y, side, data }: Place): Box {
  const oasis = data.role === 'oasis';
  const words = oasis ? data.name.split(' ') : [data.name];
  const width = Math.max(...words.map((word) => word.length * (oasis ? SMALL : LETTER) + 2), oasis ? 0 : lineWidth(data));
  const height = oasis ? words.length * 15 : lineWidth(data) > 0 ? LABEL.height : 20;
  const aside = oasis ? 14 : LABEL.gap;
  const away = oasis ? 14 : 24;
  switch (side) {
    case 'right':
      return { x: x + aside, y: y - height / 2, width, height };
    case 'left':
      return { x: x - aside - width, y: y - height / 2, width, height };
    case 'below':
      return { x: x - width / 2, y: y + away, width, height };
    case 'above':
      return { x: x - width / 2, y: y - away - height - (oasis ? 0 : 2), width, height };
  }
}

/** The size of a route's costs: a line for each. */
export function badgeSize(data: RouteData): { width: number; height: number } {
  const lines = Object.keys(data.cost).length;
  return { width: (lines > 0 ? 34 : 0) + (data.seal ? 24 : 0), height: Math.max(lines * 18 + 3, data.seal ? 24 : 0) };
}

/** Where the posts of the seats stand around a city. */
export const POSTS: readonly Point[] = [[-19, -14], [19, -14], [-19, 14], [19, 14]];

/** The plate in the corner of the sea, for choices and journeys; above left the one with the round. */
export const PANEL = { x: 8, y: 424, width: 358, height: 174 } as const;
/** The same on small upright screens: below the open contracts; its knob, alone or with a few answers, in the corner. */
export const LARGE = { y: 728, scale: 2.22, small: { y: 294, scale: 1.75 } } as const;
export const CARTOUCHE = { x: 8, y: 8, width: 196, height: 68 } as const;

// ---- beside the map ------------------------------------------------------------------------------------------------------

export const DISPLAY = { x: 4, y: 612, width: 936, height: 108 } as const;
export const COLUMN = 448; // width of the action spaces

/** Where the two parts of the action spaces stand: Books to Travel, and the rest. */
export interface SideLayout {
  width: number;
  height: number;
  first: Point;
  second: Point;
}

export const FIRST = 388; // height of the first part

/** Beside the map. */
export const WIDE: SideLayout = { width: 1406, height: 722, first: [956, 2], second: [956, FIRST + 4] };

/** Below it, for upright screens. */
export const TALL: SideLayout = { width: 944, height: 722 + FIRST + 8, first: [6, 728], second: [490, 728] };
