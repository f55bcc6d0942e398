// The drawing agrees with the data: what touches in the game touches on the map.

import { describe, expect, it } from 'vitest';
import components from './fixtures/components.json';
import { beside, type Components, DIRECTIONS, lowest, spacesOf } from './data';
import { layoutOf, loops, middleOf, outline, placeName, RADIUS, WIDTH } from './layout';

const all = components as unknown as Components;
const MAPS = Object.keys(components.maps);
const BACK = { e: 'w', w: 'e', ne: 'sw', sw: 'ne', nw: 'se', se: 'nw' } as const;

describe.each(MAPS)('the map %s', (map) => {
  const spaces = spacesOf(all, map);
  const layout = layoutOf(spaces);
  const places = [...layout.places.values()];

  it('has every sign of the drawing in the components as a space of its own', () => {
    const rows = (components.maps as Record<string, { ascii: { rows: string[] } }>)[map]?.ascii.rows ?? [];
    expect(places).toHaveLength(rows.join('').replace(/ /g, '').length);
    expect(places.filter(({ capital }) => capital)).toHaveLength(7);
    expect(places.filter(({ river }) => river === 'yellow')).toHaveLength(rows.join('').split('Y').length - 1);
    expect(places.filter(({ river }) => river === 'yangtze')).toHaveLength(rows.join('').split('Z').length - 1);
  });

  it('has neighbors side by side, and nobody else', () => {
    for (const place of places) {
      const near = places.filter((other) => other !== place && Math.hypot(other.x - place.x, other.y - place.y) < WIDTH * 1.01);
      expect(near.map(({ id }) => id).sort(), place.id).toEqual(Object.values(place.around).sort());
    }
  });

  it('has neighbors in the direction that names them', () => {
    for (const place of places) {
      for (const direction of DIRECTIONS) {
        const other = layout.places.get(place.around[direction] ?? '');
        if (!other) continue;
        expect(beside(other, BACK[direction])).toBe(place.id);
        expect(Math.sign(Math.round(other.x - place.x))).toBe(direction.endsWith('e') ? 1 : -1);
        expect(Math.sign(Math.round(other.y - place.y))).toBe(direction.startsWith('n') ? -1 : direction.startsWith('s') ? 1 : 0);
      }
    }
  });

  it('lies inside of the drawing', () => {
    for (const { x, y } of places) {
      expect(x - WIDTH / 2).toBeGreaterThan(20);
      expect(x + WIDTH / 2).toBeLessThan(layout.width);
      expect(y - RADIUS).toBeGreaterThan(20);
      expect(y + RADIUS).toBeLessThan(layout.height);
    }
  });
});

describe('outlines', () => {
  const layout = layoutOf(spacesOf(all, 'standard'));

  it('go once around what belongs together, and around each hole', () => {
    expect(loops(layout, ['E05']).map((loop) => loop.length)).toEqual([6]);
    expect(loops(layout, ['E05', 'E06']).map((loop) => loop.length)).toEqual([10]);
    const ring = Object.values(layout.places.get('E05')?.around ?? {});
    expect(loops(layout, ring).map((loop) => loop.length).sort((a, b) => a - b)).toEqual([6, 18]);
  });

  it('stay inside of their spaces', () => {
    const place = layout.places.get('E05');
    const numbers = outline(layout, ['E05'], 4).match(/[\d.]+/g)?.map(Number) ?? [];
    for (let at = 0; at < numbers.length; at += 2) {
      const far = Math.hypot((numbers[at] ?? 0) - (place?.x ?? 0), (numbers[at + 1] ?? 0) - (place?.y ?? 0));
      expect(far).toBeLessThan(RADIUS - 4);
      expect(far).toBeGreaterThan(RADIUS - 6);
    }
  });

  it('meet where the three spaces of a triangle meet', () => {
    const [x, y] = middleOf(layout, 'e04-e05-f04');
    for (const id of ['E04', 'E05', 'F04']) {
      const place = layout.places.get(id);
      expect(Math.hypot(x - (place?.x ?? 0), y - (place?.y ?? 0))).toBeCloseTo(RADIUS);
    }
  });
});

describe('names of states', () => {
  const layout = layoutOf(spacesOf(all, 'standard'));

  it('lie on no piece and on no other name where there is room', () => {
    const first = placeName(layout, ['E05', 'E06'], { width: 90, height: 27 }, ['E05', 'E06'], []);
    const second = placeName(layout, ['E05', 'E06'], { width: 90, height: 27 }, ['E05', 'E06'], [first]);
    const apart = second.x >= first.x + 90 || first.x >= second.x + 90 || second.y >= first.y + 27 || first.y >= second.y + 27;
    expect(apart).toBe(true);
    for (const id of ['E05', 'E06']) {
      const { x = 0, y = 0 } = layout.places.get(id) ?? {};
      const [dx, dy] = [Math.max(first.x - x, x - first.x - 90), Math.max(first.y - y, y - first.y - 27)];
      expect(Math.max(dx, dy), id).toBeGreaterThan(20);
    }
  });
});

describe('the weakest color', () => {
  it('gets each yellow point', () => {
    expect(lowest({ black: 3, red: 1, blue: 2, green: 5, yellow: 0 })).toBe(1);
    expect(lowest({ black: 3, red: 1, blue: 2, green: 5, yellow: 3 })).toBe(3);
    expect(lowest({ black: 3, red: 1, blue: 2, green: 5, yellow: 4 })).toBe(3);
    expect(lowest({ black: 0, red: 0, blue: 0, green: 0, yellow: 7 })).toBe(1);
  });
});
