// The drawing agrees with the data, and nothing on the land lies on anything else.

import { describe, expect, it } from 'vitest';
import type { GameInfo } from '$lib/wire';
import { pathOf } from './attack';
import { componentsOf, REGIONS } from './data';
import components from './fixtures/components.json';
import { BARGE, type Box, COLUMN, HEAD, KNOB, LAND, MAP, MILITARY, PANEL, REGION_PLATE, REGION_SHAPES, regionPlace, sectionX, SECTION, SHIP, type SideLayout, SITE, sitesOf, TALL, TOWER, TRACK, wallBlocks, WIDE } from './layout';

const info: GameInfo = { id: 'tianxia', title: '', fingerprint: '', components };
const all = componentsOf(info);
const sites = [...sitesOf(all).values()];

const around = (x: number, y: number, { width, height }: { width: number; height: number }): Box => ({ x: x - width / 2, y: y - height / 2, width, height });
const apart = (one: Box, other: Box): boolean =>
  one.x + one.width <= other.x || other.x + other.width <= one.x || one.y + one.height <= other.y || other.y + other.height <= one.y;
const inside = (one: Box, other: Box): boolean =>
  one.x >= other.x && one.y >= other.y && one.x + one.width <= other.x + other.width && one.y + one.height <= other.y + other.height;

/** The plates on the land, with room for what stands out on their left. */
const plates: [string, Box][] = [
  ...sites.map(({ id, x, y }): [string, Box] => [id, around(x, y, SITE)]),
  ...REGIONS.map((region): [string, Box] => [region, around(...regionPlace(region), REGION_PLATE)]),
];

/** The points of a region's outline, from its path: the ends of its curves. */
function corners(path: string): [number, number][] {
  return [...path.matchAll(/(?:M|C[-\d.]+ [-\d.]+ [-\d.]+ [-\d.]+ )([-\d.]+) ([-\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

function holds(outline: readonly [number, number][], x: number, y: number): boolean {
  let within = false;
  outline.forEach(([x1, y1], at) => {
    const [x2, y2] = outline.at(at - 1) ?? [0, 0];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) within = !within;
  });
  return within;
}

describe('the land', () => {
  it('has every region and every site of the data', () => {
    expect(new Set(REGIONS)).toEqual(new Set(components.regions.entries.map(({ id }) => id)));
    expect(sites).toHaveLength(components.sites.entries.length);
  });

  it('has every plate in the region that it belongs to', () => {
    for (const { id, x, y, data } of sites) {
      const outline = corners(REGION_SHAPES[data.region]);
      for (const [dx, dy] of [[0, 0], [-90, -40], [90, -40], [-90, 40], [90, 40]] as const) expect(holds(outline, x + dx, y + dy), `${id} ${dx} ${dy}`).toBe(true);
    }
    for (const region of REGIONS) expect(holds(corners(REGION_SHAPES[region]), ...regionPlace(region)), region).toBe(true);
  });

  it('has the sites of a path below its section, one below the other', () => {
    for (const section of ['1', '2', '3', '4']) {
      const path = pathOf(all, section).map((id) => sites.find((site) => site.id === id));
      expect(path).toHaveLength(3);
      const left = sectionX(Number(section) - 1);
      path.forEach((site, at) => {
        expect(site?.x).toBeGreaterThan(left);
        expect(site?.x).toBeLessThan(left + SECTION.width);
        if (at > 0) expect(site?.y).toBeGreaterThan(path[at - 1]?.y ?? Infinity);
      });
    }
  });

  it('keeps plates apart and on the land', () => {
    plates.forEach(([name, box], at) => {
      expect(inside(box, LAND), name).toBe(true);
      for (const [other, another] of plates.slice(at + 1)) expect(apart(box, another), `${name} and ${other}`).toBe(true);
    });
  });

  it('has a block for every wall, apart and left of the tower', () => {
    for (const count of [components.military.wall_spaces, 1, 5]) {
      const blocks = wallBlocks(count);
      expect(blocks).toHaveLength(count);
      blocks.forEach(({ x, width }, at) => {
        const next = blocks[at + 1];
        expect(x + width / 2).toBeLessThan(next ? next.x - next.width / 2 : TOWER[0] - 23);
        expect(x - width / 2).toBeGreaterThan(0);
      });
    }
  });
});

describe.each([['wide', WIDE], ['tall', TALL]] as [string, SideLayout][])('beside the land: %s', (_, of) => {
  const at = ([x, y]: readonly [number, number], width: number, height: number): Box => ({ x, y, width, height });
  const parts: [string, Box][] = [
    ['head', at(of.head, COLUMN, MILITARY.y + MILITARY.height)],
    ['ships', at(of.ships, COLUMN, SHIP.pitch * 3 + SHIP.height)],
    ['barges', at(of.barges, BARGE.pitch * 2 + BARGE.width, BARGE.height)],
    ['palaces', at(of.palaces, COLUMN, TRACK.head + TRACK.pitch * 4)],
    ['panel', at(of.panel, PANEL.width, PANEL.height)],
    ['map', at([0, 0], MAP.width, MAP.height)],
    ...(of.knob ? [['knob', at([of.knob[0] - KNOB.reach, of.knob[1] - KNOB.reach], 2 * KNOB.reach, 2 * KNOB.reach)] as [string, Box]] : []),
  ];

  it('keeps all parts apart and on the sheet', () => {
    expect(HEAD.height).toBeLessThanOrEqual(MILITARY.y);
    parts.forEach(([name, box], place) => {
      expect(inside(box, { x: 0, y: 0, width: of.width, height: of.height }), name).toBe(true);
      for (const [other, another] of parts.slice(place + 1)) expect(apart(box, another), `${name} and ${other}`).toBe(true);
    });
  });
});
