// The drawing agrees with the data, and nothing on the map lies on anything else.

import { describe, expect, it } from 'vitest';
import type { GameInfo } from '$lib/wire';
import { componentsOf } from './data';
import components from './fixtures/components.json';
import { badgeSize, type Box, CARTOUCHE, labelBox, MAP, onMap, PANEL, placesOf, routesOf, SEA_ROUTES } from './layout';

const info: GameInfo = { id: 'marco_polo_ii', title: '', fingerprint: '', components };
const all = componentsOf(info);
const places = [...placesOf(all).values()];
const routes = routesOf(all, placesOf(all));

const around = (x: number, y: number, width: number, height: number): Box => ({ x: x - width / 2, y: y - height / 2, width, height });
const apart = (one: Box, other: Box): boolean =>
  one.x + one.width <= other.x || other.x + other.width <= one.x || one.y + one.height <= other.y || other.y + other.height <= one.y;

/** Everything that stands on the map: what it belongs to, and its box. */
const boxes: [string, string, Box][] = [
  ...places.map((place): [string, string, Box] => [place.id, 'medallion', around(place.x, place.y, place.data.role === 'oasis' ? 26 : 38, place.data.role === 'oasis' ? 26 : 38)]),
  ...places.map((place): [string, string, Box] => [place.id, 'label', labelBox(place)]),
  ...routes
    .filter(({ data }) => badgeSize(data).height > 0)
    .map(({ id, data, badge }): [string, string, Box] => [id, 'costs', around(badge[0], badge[1], badgeSize(data).width, badgeSize(data).height)]),
];

describe('the map', () => {
  it('has every place near where the data puts it', () => {
    expect(places).toHaveLength(components.cities.entries.length + components.oases.entries.length);
    for (const { id, x, y, data } of places) {
      const [left, top] = onMap(data.x, data.y);
      expect(Math.hypot(x - left, y - top), id).toBeLessThan(62);
    }
  });

  it('has every route between its places', () => {
    expect(routes).toHaveLength(components.routes.entries.length);
    const ids = new Set(routes.map(({ id }) => id));
    for (const id of SEA_ROUTES) expect(ids, id).toContain(id);
  });

  it('keeps names, medallions and costs apart', () => {
    boxes.forEach(([owner, what, box], at) => {
      for (const [other, which, another] of boxes.slice(at + 1)) {
        if (owner !== other) expect(apart(box, another), `${what} of ${owner} and ${which} of ${other}`).toBe(true);
      }
    });
  });

  it('leaves the plates in the corners free, and stays on the sheet', () => {
    for (const [owner, what, box] of boxes) {
      expect(apart(box, PANEL), `${what} of ${owner} and the panel`).toBe(true);
      expect(apart(box, CARTOUCHE), `${what} of ${owner} and the round`).toBe(true);
      expect(box.x, `${what} of ${owner}`).toBeGreaterThan(3);
      expect(box.y, `${what} of ${owner}`).toBeGreaterThan(3);
      expect(box.x + box.width, `${what} of ${owner}`).toBeLessThan(MAP.width - 3);
      expect(box.y + box.height, `${what} of ${owner}`).toBeLessThan(MAP.height - 3);
    }
  });
});
