// What can be told of a record before the server has played it through.

/** The format of records that the server reads. */
export const FORMAT = 1;

/** What the first and the last line of a record say. */
export interface Glance {
  format: number;
  /** The game's id; empty when the record does not name it. */
  game: string;
  /** The last line was cut off. */
  cut: boolean;
}

/** A glance at a text; null when it is no record. */
export function glance(text: string): Glance | null {
  const header = parsed(text.split('\n', 1)[0] ?? '');
  if (typeof header !== 'object' || header === null) return null;
  const { serai, game } = header as Partial<Record<string, unknown>>;
  if (typeof serai !== 'number') return null;
  const tail = text.slice(text.lastIndexOf('\n') + 1).trim();
  return { format: serai, game: typeof game === 'string' ? game : '', cut: tail !== '' && parsed(tail) === undefined };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined; // no JSON: that is the answer
  }
}
