import { describe, expect, it } from 'vitest';
import type { ActionLine, GameInfo } from '$lib/wire';
import { fitting } from '../types';
import components from './fixtures/components.json';
import { componentsOf, costFor, isPicked, mayOf, placesOf, type SeatState, voyages } from './data';

const info: GameInfo = { id: 'river_of_gold', title: '', fingerprint: '', components };
const action = (notation: string, data: ActionLine['data']): ActionLine => ({ action: notation, data, text: '', side: false });
const seat = (die: number, ships: [number, number], delivered: string[] = []): SeatState =>
  ({ die, ships, delivered }) as unknown as SeatState;

describe('what may be done', () => {
  const build = [action('build 7 1', { do: 'build', shore: 7, row: 1 }), action('build 9 2', { do: 'build', shore: 9, row: 2 })];

  it('narrows with what was picked', () => {
    expect(mayOf(build, null).get('shore')).toEqual(new Set([7, 9]));
    expect(mayOf(build, { shore: 9 }).get('row')).toEqual(new Set([2]));
    expect(fitting(build, { shore: 7 }, { row: 1 })).toEqual([build[0]]);
    expect(fitting(build, { shore: 7 }, { row: 2 })).toEqual([]);
  });

  it('knows what is picked and what is selected', () => {
    expect(isPicked({ shore: 7 }, build[0] ?? null, null)).toBe(true);
    expect(isPicked({ shore: 7 }, build[1] ?? null, { shore: 7 })).toBe(false);
    expect(isPicked({ do: 'sail', ship: 1 }, null, { ship: 1 })).toBe(true);
    expect(isPicked({ do: 'end' }, null, { do: 'end' })).toBe(true);
    expect(isPicked({ do: 'end' }, build[0] ?? null, null)).toBe(false);
  });
});

describe('where ships come to', () => {
  const sail = [
    action('sail 1', { do: 'sail', ship: 1 }),
    action('sail 1 up', { do: 'sail', ship: 1, step: 'up' }),
    action('sail 1 down', { do: 'sail', ship: 1, step: 'down' }),
    action('sail 2', { do: 'sail', ship: 2 }),
  ];

  it('sails by the die, by a step beside it, and past the mouth', () => {
    const found = voyages(sail, seat(6, [3, 14]));
    expect(found.map(({ river }) => river)).toEqual([9, 4, 8, 6]);
    expect(found.map(({ journey }) => journey)).toEqual([false, false, false, true]);
    expect(voyages(sail, seat(1, [14, 14])).map(({ river }) => river)).toEqual([1, 2, 6, 1]);
    expect(voyages(sail, undefined)).toEqual([]);
  });
});

describe('numbers of the components', () => {
  it('gives an artisan its discount, in its region only, and never below 0', () => {
    const all = componentsOf(info);
    expect(costFor(all, 7, seat(1, [1, 1]))).toBe(8);
    expect(costFor(all, 7, seat(1, [1, 1], ['artisan_2']))).toBe(6);
    expect(costFor(all, 7, seat(1, [1, 1], ['artisan_3', 'monk_2']))).toBe(8);
    expect(costFor(all, 6, undefined)).toBeNull();
  });

  it('takes the side of the scoring tile for the seats', () => {
    const all = componentsOf(info);
    expect(placesOf(all, 'rst_2', 2)).toEqual({ places: [5, 2], within: 5 });
    expect(placesOf(all, 'rst_2', 3)).toEqual({ places: [9, 5] });
  });
});
