// Where everything stands on the board, in units of about a pixel: the wall with the steppe beyond it on top, the seven
// regions below it, four paths of invasion down through them, and harbor, barges and Palace tracks beside them; on upright
// screens below. The places of the standard set stand here; a site that is not on the list goes by its path.

import { curve, type Point } from '$lib/curves';
import type { Components, Region, SiteData } from './data';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const MAP = { width: 960, height: 722 } as const;

// ---- the wall --------------------------------------------------------------------------------------------------------

export const SECTION = { width: 240, height: 196 } as const;
/** The left edge of a section, from 0. */
export const sectionX = (at: number): number => at * SECTION.width;
/** The spaces of a section: the approach of the leader, walls, tower, soldiers. From its own left edge. */
export const APPROACH: readonly Point[] = [[26, 26], [66, 38], [108, 28], [150, 42]];
export const WALL_TOP = 84;
export const WALL_LOW = 132;
export const WALL_ROW: Box = { x: 11, y: 88, width: 130, height: 40 };
export const TOWER: Point = [190, 92];

/** The blocks of the wall spaces: their middles from the left edge of the section, and their width. */
export function wallBlocks(count: number): { x: number; width: number }[] {
  const pitch = WALL_ROW.width / Math.max(1, count);
  return Array.from({ length: count }, (_, at) => ({ x: WALL_ROW.x + pitch * (at + 0.5), width: Math.min(38, pitch - 4) }));
}

export const SOLDIERS_Y = 150;
export const soldierX = (at: number, count: number): number => 26 + (at * 188) / Math.max(1, count - 1);

// ---- the land --------------------------------------------------------------------------------------------------------

export const LAND = { x: 0, y: SECTION.height, width: MAP.width, height: MAP.height - SECTION.height } as const;
export const SITE = { width: 208, height: 92 } as const;
export const REGION_PLATE = { width: 208, height: 58 } as const;

/** The middle of each site's plate. */
const SITES: Readonly<Record<string, Point>> = {
  qin_1: [120, 318],
  qin_2: [120, 440],
  chu_1: [120, 664],
  zhao_1: [360, 318],
  han_1: [360, 494],
  chu_2: [360, 634],
  zhao_2: [600, 260],
  wei_1: [600, 450],
  qi_1: [600, 664],
  yan_1: [840, 318],
  yan_2: [840, 440],
  qi_2: [840, 616],
};

/** The middle of each region's plate. */
const REGIONS: Readonly<Record<Region, Point>> = {
  qin: [120, 236],
  zhao: [360, 236],
  yan: [840, 236],
  han: [360, 414],
  wei: [600, 364],
  chu: [120, 584],
  qi: [600, 584],
};

export interface SitePlace {
  id: string;
  x: number;
  y: number;
  data: SiteData;
}

/** The places of the sites. */
export function sitesOf(components: Components): Map<string, SitePlace> {
  return new Map(
    [...components.sites.values()].map((data) => {
      const [x, y] = SITES[data.id] ?? [sectionX(data.section - 1) + SECTION.width / 2, LAND.y + 66 + (data.order - 1) * 170];
      return [data.id, { id: data.id, x, y, data }];
    }),
  );
}

export const regionPlace = (region: Region): Point => REGIONS[region];

/** The land of each region: an outline that shares its borders with its neighbors. */
const BORDERS: Readonly<Record<string, readonly Point[]>> = {
  top: [[0, 196], [240, 196], [480, 196], [720, 196], [960, 196]],
  qin_zhao: [[240, 196], [244, 230], [236, 268], [245, 310], [238, 345], [240, 374]],
  qin_han: [[240, 374], [246, 410], [235, 446], [243, 490], [240, 546]],
  zhao_han: [[240, 374], [290, 380], [350, 372], [420, 382], [480, 378]],
  zhao_wei: [[480, 378], [486, 350], [482, 322], [540, 316], [610, 321], [670, 315], [720, 320]],
  zhao_yan: [[720, 196], [714, 226], [725, 262], [716, 294], [720, 320]],
  wei_yan: [[720, 320], [726, 360], [714, 410], [724, 452], [720, 500]],
  han_wei: [[480, 378], [474, 410], [486, 450], [476, 486], [482, 520], [480, 546]],
  han_chu: [[240, 546], [300, 552], [360, 546], [420, 553], [480, 546]],
  qin_chu: [[0, 540], [60, 546], [120, 538], [180, 547], [240, 546]],
  chu_qi: [[480, 546], [486, 590], [473, 630], [484, 676], [480, 722]],
  wei_qi: [[480, 546], [540, 540], [620, 548], [680, 540], [714, 528], [720, 500]],
  yan_qi: [[720, 500], [790, 506], [860, 498], [920, 505], [960, 500]],
  west_qin: [[0, 196], [0, 368], [0, 540]],
  west_chu: [[0, 540], [0, 630], [0, 722]],
  south_chu: [[0, 722], [240, 722], [480, 722]],
  south_qi: [[480, 722], [720, 722], [960, 722]],
  east_yan: [[960, 196], [960, 350], [960, 500]],
  east_qi: [[960, 500], [960, 610], [960, 722]],
};

/** A part of the line along the wall. */
const along = (from: number, to: number): Point[] => [[from, 196], [(from + to) / 2, 196], [to, 196]];
const line = (name: string): readonly Point[] => BORDERS[name] ?? [];
const back = (name: string): Point[] => [...line(name)].reverse();

/** The outline of a line of points with one curve for each border, so that neighbors meet exactly. */
const outline = (...borders: (readonly Point[])[]): string =>
  `${borders.map((points, at) => (at ? curve(points).replace(/^M[^C]*/, '') : curve(points))).join('')}Z`;

export const REGION_SHAPES: Readonly<Record<Region, string>> = {
  qin: outline(along(0, 240), line('qin_zhao'), line('qin_han'), back('qin_chu'), back('west_qin')),
  zhao: outline(along(240, 720), line('zhao_yan'), back('zhao_wei'), back('zhao_han'), back('qin_zhao')),
  yan: outline(along(720, 960), line('east_yan'), back('yan_qi'), back('wei_yan'), back('zhao_yan')),
  han: outline(line('zhao_han'), line('han_wei'), back('han_chu'), back('qin_han')),
  wei: outline(line('zhao_wei'), line('wei_yan'), back('wei_qi'), back('han_wei')),
  chu: outline(line('qin_chu'), line('han_chu'), line('chu_qi'), back('south_chu'), back('west_chu')),
  qi: outline(line('wei_qi'), line('yan_qi'), line('east_qi'), back('south_qi'), back('chu_qi')),
};

/** The path of invasion of a section: from the wall down to its last site, along the left edge of the plates. */
export function invasion(section: number, sites: readonly SitePlace[]): string {
  const x = sectionX(section) + 9;
  const own = sites.filter(({ data }) => data.section === section + 1).sort((one, other) => one.data.order - other.data.order);
  const last = own.at(-1);
  if (!last) return '';
  const points: Point[] = [[x + 3, WALL_LOW + 46], ...own.flatMap(({ y }, at): Point[] => [[x + (at % 2 ? -2 : 2), y - 30], [x, y]])];
  return curve(points);
}

// ---- beside the land -------------------------------------------------------------------------------------------------

export const COLUMN = 418;
export const HEAD = { height: 42 } as const;
export const MILITARY = { y: 46, width: 206, height: 62 } as const;
export const SHIP = { height: 61, pitch: 64 } as const;
export const BARGE = { width: 136, height: 64, pitch: 141 } as const;
export const TRACK = { head: 20, pitch: 37, label: 38 } as const;
export const PANEL = { width: COLUMN, height: 102 } as const;

/** Half the width of that knob, and how far it can be touched. */
export const KNOB = { r: 44, reach: 54 } as const;

/** Where the parts beside the land stand: head and military actions, ships, barges, Palace tracks, the panel. */
export interface SideLayout {
  width: number;
  height: number;
  head: Point;
  ships: Point;
  barges: Point;
  palaces: Point;
  panel: Point;
  /** Where the knob of the what-if stands by itself, large enough to be touched; without it in the panel. */
  knob?: Point;
}

/** Beside the land. */
export const WIDE: SideLayout = {
  width: 968 + COLUMN + 4,
  height: 722,
  head: [968, 2],
  ships: [968, 116],
  barges: [968, 379],
  palaces: [968, 448],
  panel: [968, 619],
};

/** Below it, for upright screens. */
export const TALL: SideLayout = {
  width: 960,
  height: 722 + 390,
  head: [6, 730],
  ships: [6, 846],
  barges: [536, 840],
  palaces: [536, 914],
  panel: [536, 730],
  knob: [480, 790],
};
