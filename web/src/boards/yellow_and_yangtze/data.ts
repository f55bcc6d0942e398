// The view and the component data of Yellow & Yangtze with their types, and what follows from them for the drawing.

import type { Data, GameInfo } from '$lib/wire';

export const COLORS = ['black', 'red', 'blue', 'green', 'yellow'] as const;
export const LEADERS = ['governor', 'soldier', 'farmer', 'trader', 'artisan'] as const;
export const DIRECTIONS = ['e', 'ne', 'nw', 'w', 'sw', 'se'] as const;
/** Of the colors, in `replace kkr`. */
export const LETTERS = ['k', 'r', 'u', 'g', 'y'] as const;
export type Color = (typeof COLORS)[number];
export type Leader = (typeof LEADERS)[number];
export type Direction = (typeof DIRECTIONS)[number];
export type Counts = Record<Color, number>;

export const colorOf = (leader: Leader): Color => COLORS[LEADERS.indexOf(leader)] ?? 'black';
export const leaderOf = (color: Color): Leader => LEADERS[COLORS.indexOf(color)] ?? 'governor';

// ---- the view (docs/positions/yellow_and_yangtze.md) ----------------------------------------------------------------

export interface SeatState {
  /** By color the viewer's own; of others only how many. */
  hand: Counts | number;
  points: Counts | null;
  leaders: Record<Leader, string | null>;
  seen: Counts;
  maybe: Counts;
  unsure: number;
  replaced: Counts | number;
}

export interface LeaderAt {
  seat: string;
  leader: Leader;
  space: string;
}

export interface StateSeen {
  leaders: LeaderAt[];
  spaces: string[];
  red: number;
  pagodas: string[];
}

export interface SideSeen {
  side: Direction;
  space: string;
  spaces: string[];
  red: number;
  total: number;
}

/** What a seat has added to a conflict; in a war also for which state. */
export interface Support {
  side?: Direction;
  tiles: number;
  leader: boolean;
}

export interface Frame {
  do: string;
  seat?: string;
  left?: number;
  due?: number;
  space?: string;
  attacker?: string;
  defender?: string;
  side?: Direction;
}

export interface YyView {
  options: { map: string };
  to_act: string;
  turn: string | null;
  seats: Record<string, SeatState>;
  display: Counts;
  box: Counts;
  removed: number;
  tiles: Record<string, Color>;
  pagodas: Record<Color, string[]>;
  war: { space: string; paid: string[]; support: Record<string, Support | null> } | null;
  revolt: { color: Color; attacker: string; defender: string; support: Record<string, Support | null> } | null;
  pending: Frame[];
  you: string | null;
  bag: number;
  states: StateSeen[];
  sides: SideSeen[];
}

/** The view with its types; the server says what it is. */
export const viewOf = (data: Data): YyView => data as unknown as YyView;

/** What is decided now. */
export const topOf = (view: YyView): Frame | null => view.pending.at(-1) ?? null;

export const isCounts = (value: Counts | number | null | undefined): value is Counts =>
  typeof value === 'object' && value !== null;
export const total = (counts: Counts | number): number =>
  isCounts(counts) ? COLORS.reduce((sum, color) => sum + counts[color], 0) : counts;

/** Whatever lies on a space. */
export type Piece = { tile: Color } | { seat: string; leader: Leader };

/** The pieces of the board by space. */
export function piecesOf(view: YyView): Map<string, Piece> {
  const pieces = new Map<string, Piece>(Object.entries(view.tiles).map(([space, tile]) => [space, { tile }]));
  for (const [seat, { leaders }] of Object.entries(view.seats)) {
    for (const leader of LEADERS) {
      const space = leaders[leader];
      if (space) pieces.set(space, { seat, leader });
    }
  }
  return pieces;
}

/** The color of a triangle's three tiles, if they are of one color. */
export function colorOn(view: YyView, triangle: string): Color | null {
  const [first, ...rest] = triangle.split('-').map((space) => view.tiles[space]);
  return first && rest.every((color) => color === first) ? first : null;
}

/** Pagodas by the triangle they stand on. */
export function pagodasOf(view: YyView): Map<string, Color> {
  return new Map(COLORS.flatMap((color) => view.pagodas[color].map((triangle) => [triangle, color] as const)));
}

/**
 * The points as they count in the end: each yellow point in turn goes to the weakest color; the lowest is the score.
 */
export function lowest(points: Counts): number {
  const four = [points.black, points.red, points.blue, points.green];
  for (let left = points.yellow; left > 0; left -= 1) four[four.indexOf(Math.min(...four))] = Math.min(...four) + 1;
  return Math.min(...four);
}

// ---- the component data ----------------------------------------------------------------------------------------------

export interface Components {
  tiles: Counts;
  pagodas: Counts;
  setup: { hand: number; display: number };
  maps: Record<string, { ascii: { legend: Record<string, string>; rows: string[] } } | MapOfSpaces>;
}

/** The form of a map that names its spaces one by one. */
interface MapOfSpaces {
  spaces: { id: string; terrain: 'land' | 'river'; river?: string; capital?: string }[];
}

export const componentsOf = (info: GameInfo): Components => info.components as unknown as Components;

/** A space of a map. Rows are counted from 0; odd rows lie half a space further east. */
export interface Space {
  id: string;
  row: number;
  column: number;
  river: '' | 'yellow' | 'yangtze';
  capital: string;
}

const RIVER_SIGNS: Record<string, Space['river']> = { Y: 'yellow', Z: 'yangtze' };
const LETTER_A = 65;

const idOf = (row: number, column: number): string =>
  String.fromCharCode(LETTER_A + row) + String(column + 1).padStart(2, '0');

/** The spaces of a map, row by row. */
export function spacesOf(components: Components, map: string): Space[] {
  const found = components.maps[map];
  if (!found) throw new Error(`no map ${map}`);
  if ('spaces' in found && found.spaces) {
    return found.spaces.map(({ id, terrain, river, capital }) => ({
      id,
      row: id.charCodeAt(0) - LETTER_A,
      column: Number(id.slice(1)) - 1,
      river: terrain === 'river' ? (river === 'yangtze' ? 'yangtze' : 'yellow') : '',
      capital: capital ?? '',
    }));
  }
  const { legend, rows } = (found as Exclude<Components['maps'][string], MapOfSpaces>).ascii;
  return rows.flatMap((line, row) =>
    [...line].flatMap((sign, column): Space[] => {
      if (sign === ' ') return [];
      return [{ id: idOf(row, column), row, column, river: RIVER_SIGNS[sign] ?? '', capital: legend[sign] ?? '' }];
    }),
  );
}

/** The space next to one, whether a map has it or not. */
export function beside({ row, column }: { row: number; column: number }, direction: Direction): string {
  const odd = row % 2;
  switch (direction) {
    case 'e':
      return idOf(row, column + 1);
    case 'w':
      return idOf(row, column - 1);
    case 'ne':
      return idOf(row - 1, column + odd);
    case 'nw':
      return idOf(row - 1, column + odd - 1);
    case 'se':
      return idOf(row + 1, column + odd);
    case 'sw':
      return idOf(row + 1, column + odd - 1);
  }
}
