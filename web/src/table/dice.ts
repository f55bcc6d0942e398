// Proof that nobody touched the dice: the record begins with the commitment to a secret and ends with the secret.

export type Verdict = 'true' | 'false' | 'none';

/** Whether the published secret of a record is the one it committed to at first. Throws on text that is no record. */
export async function verdict(record: string): Promise<Verdict> {
  const lines = record.split('\n').filter((line) => line.trim() !== '');
  const header: unknown = JSON.parse(lines[0] ?? '');
  const promised = text(header, 'commitment');
  const secret = lines.map((line) => /"secret ([0-9a-f]{32,})"/u.exec(line)?.[1]).find(Boolean);
  if (!promised || !secret) return 'none';
  const bytes = Uint8Array.from(secret.match(/../gu) ?? [], (pair) => Number.parseInt(pair, 16));
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const made = Array.from(sum, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return made === promised ? 'true' : 'false';
}

function text(value: unknown, key: string): string {
  if (typeof value !== 'object' || value === null || !(key in value)) return '';
  const found = (value as Record<string, unknown>)[key];
  return typeof found === 'string' ? found : '';
}
