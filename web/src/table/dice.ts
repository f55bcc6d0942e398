// Proof that the secret behind all chance was never another one. Its check sum, the seal, comes with the table; the page
// keeps the first it is told. Once the game is over the record holds the secret itself.
import { keep, kept } from '$lib/storage';

export type Verdict = 'true' | 'false' | 'none';

const NAME = 'serai.seal.';
const seals = new Map<string, string>(); // by table, also where the browser keeps nothing

/** The seal that this browser was told first of a table; empty for none. */
export function sealOf(table: string): string {
  return seals.get(table) ?? kept(NAME + table) ?? '';
}

/** Keeps the seal of a table, unless there is one already. */
export function noteSeal(table: string, seal: string): void {
  if (seal === '' || seals.has(table)) return;
  const first = kept(NAME + table) ?? seal;
  seals.set(table, first);
  keep(NAME + table, first);
}

/** Whether the published secret of a record is the one of the seal we were told at first. Throws on text that is no record. */
export async function verdict(record: string, seal: string): Promise<Verdict> {
  const lines = record.split('\n').filter((line) => line.trim() !== '');
  const header: unknown = JSON.parse(lines[0] ?? '');
  const promised = text(header, 'commitment');
  const secret = lines.map((line) => /"secret ([0-9a-f]{32,})"/u.exec(line)?.[1]).find(Boolean);
  if (!seal || !secret) return 'none';
  const bytes = Uint8Array.from(secret.match(/../gu) ?? [], (pair) => Number.parseInt(pair, 16));
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const made = Array.from(sum, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return made === seal && promised === seal ? 'true' : 'false';
}

function text(value: unknown, key: string): string {
  if (typeof value !== 'object' || value === null || !(key in value)) return '';
  const found = (value as Record<string, unknown>)[key];
  return typeof found === 'string' ? found : '';
}
