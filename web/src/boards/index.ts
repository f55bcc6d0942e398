// Boards are loaded when their table is opened.

import type { BoardModule } from './types';

export type { BoardModule, BoardProps, SeatBoardProps, Target } from './types';
export { fitting, matches } from './types';

const BOARDS: Record<string, () => Promise<BoardModule>> = {
  river_of_gold: () => import('./river_of_gold'),
};

/** The board of a game. Rejects for a game that has none yet. */
export async function load(game: string): Promise<BoardModule> {
  const found = BOARDS[game];
  if (!found) throw new Error(`no board for ${game}`);
  return found();
}
