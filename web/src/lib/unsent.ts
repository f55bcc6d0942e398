// Moves that were confirmed and have had no answer yet, kept for this tab until the table is opened again.
import type { Act } from './wire';

const NAME = 'serai.unsent.';

/** The moves at a table that were kept. */
export function keptActs(table: string): Act[] {
  try {
    return JSON.parse(sessionStorage.getItem(NAME + table) ?? '[]') as Act[];
  } catch {
    return []; // storage is switched off: nothing was kept
  }
}

/** Keeps the moves at a table in place of those that were kept. */
export function keepActs(table: string, acts: readonly Act[]): void {
  try {
    if (acts.length > 0) sessionStorage.setItem(NAME + table, JSON.stringify(acts));
    else sessionStorage.removeItem(NAME + table);
  } catch {
    return; // storage is switched off or full: they last until the page is left
  }
}
