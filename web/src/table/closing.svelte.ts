// When the record of a table can be saved, and the question before one is saved whose only player may still take back.
import type { TableView } from '$lib/wire';

let answer = $state.raw<((yes: boolean) => void) | null>(null);

/** Whether the record may be had: while a game goes on it holds what nobody may know, and the server refuses it. */
export function hasRecord(view: TableView): boolean {
  if (view.status !== 'over' && view.status !== 'closed') return false;
  return !view.solo || view.result?.secret === true || view.you.length > 0; // else the player may still take back
}

/** Whether the record can be had only by closing the game: the secret behind its dice and cards is not published yet. */
export function isOpen(view: TableView): boolean {
  const over = view.status === 'over' && view.result?.secret === false;
  return over && view.solo && view.you.length > 0 && view.origin === ''; // what has an origin has no sealed secret
}

/** Asks the player whether the game shall be closed. */
export function mayClose(): Promise<boolean> {
  settle(false);
  return new Promise((resolve) => (answer = resolve));
}

/** Whether the question stands. Reactive. */
export function isAsked(): boolean {
  return answer !== null;
}

/** The player's answer. */
export function settle(yes: boolean): void {
  answer?.(yes);
  answer = null;
}
