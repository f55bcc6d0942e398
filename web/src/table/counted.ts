// The tables whose final scoring has been shown growing in this browser: once is a feast, twice is waiting.
import { keep, kept } from '$lib/storage';

const NAME = 'serai.counted';
const MOST = 60;

function all(): string[] {
  return (kept(NAME) ?? '').split(' ').filter(Boolean);
}

/** Whether the points of a table have been counted here before. */
export function wasCounted(table: string): boolean {
  return all().includes(table);
}

/** Notes that they have. */
export function noteCounted(table: string): void {
  if (!wasCounted(table)) keep(NAME, [...all(), table].slice(-MOST).join(' '));
}
