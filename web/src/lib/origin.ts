// Where a table comes from that was not set up from the start.
import { t } from './i18n.svelte';

export type Origin = '' | 'ruling' | 'import' | 'branch';

/** What a table goes on from: the position of a ruling, a record that was brought along, a step of another table. */
export function kindOf(origin: string): Origin {
  if (origin === '' || origin === 'import') return origin;
  return /^[A-Z]+-R\d/u.test(origin) ? 'ruling' : 'branch';
}

/** The same in words; empty for a table from the start. */
export function originWords(origin: string): string {
  const kind = kindOf(origin);
  return kind && t(`web-origin-${kind}`, { ruling: origin });
}
