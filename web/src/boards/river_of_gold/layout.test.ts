// The drawing agrees with the data: what touches in the game touches on the board.

import { describe, expect, it } from 'vitest';
import components from './fixtures/components.json';
import {
  course,
  HEIGHT,
  LAND,
  offNumber,
  REGIONS,
  RIVER,
  shipPlace,
  SHORES,
  TILE_HEIGHT,
  TILE_WIDTH,
  trackSpace,
  WATER,
} from './layout';

const spaces = components.river_spaces.entries;
const shores = components.shore_spaces.entries;

describe('the river', () => {
  it('has a cell for each space, in order', () => {
    expect(RIVER).toHaveLength(spaces.length + 1);
    RIVER.slice(1).forEach((s, at) => expect(s - (RIVER[at] ?? 0), `space ${at + 1}`).toBeGreaterThan(90));
  });

  it('touches the shore spaces that the data names', () => {
    for (const place of SHORES) {
      const touched = spaces
        .map(({ id }) => id)
        .filter((id) => Math.min(place.to, RIVER[id] ?? 0) - Math.max(place.from, RIVER[id - 1] ?? 0) > 4);
      expect(touched, `shore ${place.id}`).toEqual(shores.find(({ id }) => id === place.id)?.river);
    }
  });

  it('has shore spaces on their bank, side by side', () => {
    const bank = (id: number): string | undefined => shores.find((entry) => entry.id === id)?.bank;
    for (const side of [1, -1]) {
      const here = SHORES.filter((place) => place.side === side).sort((a, b) => a.from - b.from);
      expect(new Set(here.map(({ id }) => bank(id))).size).toBe(1);
      here.slice(1).forEach((place, at) => expect(place.from).toBeCloseTo(here[at]?.to ?? -1));
    }
  });

  it('keeps every ship on its own space', () => {
    for (const { id } of spaces) {
      for (let at = 0; at < 8; at += 1) {
        const s = shipPlace(id, at, 8);
        expect(s).toBeGreaterThan(RIVER[id - 1] ?? 0);
        expect(s).toBeLessThan(RIVER[id] ?? 0);
      }
    }
  });

  it('keeps every ship off the numbers, the royal one with its crown too', () => {
    for (const { id } of spaces) {
      for (const count of [1, 2, 3, 8]) {
        for (let at = 0; at < count; at += 1) {
          const s = shipPlace(id, at, count);
          for (const space of [id, id + 1]) {
            if (space <= spaces.length) expect(offNumber(s, space), `ship ${at} of ${count} on ${id}`).toBeGreaterThan(0);
          }
        }
      }
    }
  });
});

describe('the buildings', () => {
  it('do not lie on each other, on the water or beyond the land', () => {
    for (const place of SHORES) {
      expect(place.x - TILE_WIDTH / 2, `shore ${place.id}`).toBeGreaterThan(4);
      expect(place.x + TILE_WIDTH / 2).toBeLessThan(LAND - 4);
      for (const other of SHORES) {
        if (other.id <= place.id) continue;
        const apart = Math.abs(place.x - other.x) >= TILE_WIDTH + 3 || Math.abs(place.y - other.y) >= TILE_HEIGHT + 3;
        expect(apart, `shores ${place.id} and ${other.id}`).toBe(true);
      }
      for (let s = 0; s < course.length; s += 6) {
        const [x, y] = course.at(s);
        const dx = Math.max(0, Math.abs(x - place.x) - TILE_WIDTH / 2);
        const dy = Math.max(0, Math.abs(y - place.y) - TILE_HEIGHT / 2);
        expect(Math.hypot(dx, dy), `shore ${place.id} and the water`).toBeGreaterThan(WATER + 2);
      }
    }
  });

  it('stand beside their own part of the bank', () => {
    for (const place of SHORES) {
      let near = Infinity;
      for (let s = place.from; s <= place.to; s += 4) {
        const [x, y] = course.at(s, place.side * WATER);
        near = Math.min(near, Math.hypot(x - place.x, y - place.y));
      }
      expect(near, `shore ${place.id}`).toBeLessThan(63);
    }
  });
});

it('has the tracks of all regions on the land', () => {
  for (const region of REGIONS) {
    for (let space = 0; space <= 18; space += 1) {
      const [x, y] = trackSpace(region, space);
      expect(x).toBeGreaterThan(10);
      expect(x).toBeLessThan(LAND - 10);
      expect(y).toBeLessThan(HEIGHT - 10);
    }
  }
});
