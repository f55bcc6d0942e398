// What the house offers, and the guest's own tables: asked for once and shared by the pages and the header.
import { api } from './api';
import type { GameLine, TableLine } from './wire';

let games = $state.raw<GameLine[] | null>(null);
let mine = $state.raw<TableLine[] | null>(null);
let asking: Promise<GameLine[]> | null = null;
let askedIn = '';

/** The four tables, or null before the server has answered. Reactive. */
export function gameLines(): GameLine[] | null {
  return games;
}

/** A game by its id, when the list is there. Reactive. */
export function gameLine(id: string): GameLine | undefined {
  return games?.find((game) => game.id === id);
}

/** The guest's tables, or null before the server has answered. Reactive. */
export function myTables(): TableLine[] | null {
  return mine;
}

/** The first game that can be played. */
export function firstReady(): GameLine | undefined {
  return games?.find((game) => game.ready);
}

/** Asks for the games, once a language (their options are in words). Throws ApiError; asks again after a failure. */
export function loadGames(language: string): Promise<GameLine[]> {
  if (asking && askedIn === language) return asking;
  askedIn = language;
  const now = api.games().then(
    (found) => {
      if (asking === now) games = found; // else it has been overtaken by a change of the language
      return found;
    },
    (error: unknown) => {
      if (asking === now) asking = null;
      throw error;
    },
  );
  asking = now;
  return now;
}

/** Asks for the guest's tables anew. Throws ApiError. */
export async function loadMine(): Promise<void> {
  mine = await api.tables('mine');
}

/** Begins anew, as in a browser that was just opened (tests). */
export function forgetHouse(): void {
  games = mine = asking = null;
  askedIn = '';
}
