// The question that comes before the record of a game is saved that its only player may still take back.
import type { TableView } from '$lib/wire';

let answer = $state.raw<((yes: boolean) => void) | null>(null);

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
