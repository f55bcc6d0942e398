// In which order a person's tables are listed.
import type { TableLine } from '$lib/wire';

/** Those where it is the person's turn first, then those in play, then the others; the latest change first. */
export function order(tables: readonly TableLine[]): TableLine[] {
  const rank = (table: TableLine): number => (table.yours ? 0 : table.status === 'playing' ? 1 : 2);
  const later = (one: TableLine, other: TableLine): number => Date.parse(other.changed) - Date.parse(one.changed);
  return [...tables].sort((one, other) => rank(one) - rank(other) || later(one, other));
}
