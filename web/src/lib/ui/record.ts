// What can be told of a record before it is sent to the server.

/** The format of records that the server reads. */
export const FORMAT = 1;

/** What the first line of a record says. */
export interface Glance {
  format: number;
  /** The game's id; empty when the record does not name it. */
  game: string;
}

/** A glance at a text; null when it is no record. */
export function glance(text: string): Glance | null {
  const header = parsed(text.split('\n', 1)[0] ?? '');
  if (typeof header !== 'object' || header === null) return null;
  const { serai, game } = header as Partial<Record<string, unknown>>;
  if (typeof serai !== 'number') return null;
  return { format: serai, game: typeof game === 'string' ? game : '' };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined; // no JSON: that is the answer
  }
}
