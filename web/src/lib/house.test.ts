import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api, ApiError } from './api';
import { forgetHouse, gameLines, loadGames } from './house.svelte';
import type { GameLine } from './wire';

const line = (title: string): GameLine[] => [
  { id: 'river_of_gold', title, ready: true, seats: [2, 3, 4], options: [], note: '', prefix: 'ROG', bots: [] },
];

interface Asked {
  come(lines: GameLine[]): void;
  fail(error: ApiError): void;
}
let asked: Asked[];

beforeEach(() => {
  forgetHouse();
  asked = [];
  vi.spyOn(api, 'games').mockImplementation(
    () => new Promise((resolve, reject) => asked.push({ come: resolve, fail: reject })),
  );
});
afterEach(() => vi.restoreAllMocks());

it('shows the games in the language that was asked for last, whichever answer is slower', async () => {
  const english = loadGames('en');
  const italian = loadGames('it');
  asked[1]?.come(line('Fiume d’oro'));
  await italian;
  asked[0]?.come(line('River of Gold'));
  await english;
  expect(gameLines()?.[0]?.title).toBe('Fiume d’oro');
});

it('does not forget a newer question when an older one fails', async () => {
  const english = loadGames('en');
  const italian = loadGames('it');
  asked[0]?.fail(new ApiError('offline', 'no way'));
  await expect(english).rejects.toThrow('no way');
  expect(loadGames('it')).toBe(italian);
  asked[1]?.come(line('Fiume d’oro'));
  await italian;
  expect(asked).toHaveLength(2);
});

it('asks once a language, and again after a failure', async () => {
  const first = loadGames('en');
  expect(loadGames('en')).toBe(first);
  asked[0]?.fail(new ApiError('offline', 'no way'));
  await expect(first).rejects.toThrow('no way');
  void loadGames('en');
  expect(asked).toHaveLength(2);
});
