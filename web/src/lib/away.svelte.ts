// Tables that somebody has put away: they stay where they are, and this browser lists them no more.
import { keep, kept } from './storage';

const NAME = 'serai.away';
let away = $state.raw<readonly string[]>(read());

function read(): string[] {
  try {
    const found: unknown = JSON.parse(kept(NAME) ?? '[]');
    return Array.isArray(found) ? found.filter((id) => typeof id === 'string') : [];
  } catch {
    return []; // not ours: nothing was put away
  }
}

/** Whether a table has been put away. Reactive. */
export function isAway(id: string): boolean {
  return away.includes(id);
}

/** Puts a table away, or takes it out again. */
export function putAway(id: string, on: boolean): void {
  away = on ? [...away.filter((other) => other !== id), id] : away.filter((other) => other !== id);
  keep(NAME, JSON.stringify(away));
}

/** Looks anew at what is kept (tests). */
export function readAway(): void {
  away = read();
}
