// Boards are loaded when their table is opened: `<game>/index.ts`, found by its name.

import type { BoardModule } from './types';

export type { BoardModule, BoardProps, SeatBoardProps, Target } from './types';
export { fitting, matches } from './types';

const BOARDS = import.meta.glob<BoardModule>('./*/index.ts');

/** The board of a game. Rejects for a game that has none yet. */
export async function load(game: string): Promise<BoardModule> {
  const found = BOARDS[`./${game}/index.ts`];
  if (!found) throw new Error(`no board for ${game}`);
  return found();
}
