// What did not change stays the same object: then nothing that depends on it is looked at again.

type Fields = Record<string, unknown>;

/**
 * The next data, with the parts of the old data that are equal in place of their own; the old data itself when all of it
 * is. For data as JSON has it; `next` must be nobody else's, for its parts are exchanged in place.
 */
export function reuse<T>(old: unknown, next: T): T {
  if (Object.is(old, next) || !isPlain(old) || !isPlain(next) || Array.isArray(old) !== Array.isArray(next)) return next;
  const keys = Object.keys(next);
  let same = keys.length === Object.keys(old).length;
  for (const key of keys) {
    const part = reuse(old[key], next[key]);
    same &&= Object.is(part, old[key]) && key in old;
    if (part !== next[key]) (next as Fields)[key] = part;
  }
  return same ? (old as T) : next;
}

/** Makes a computation for `$derived.by` whose result stays the same object as long as it is equal. */
export function stable<T>(compute: () => T): () => T {
  let last: unknown;
  return () => {
    const now = reuse(last, compute());
    last = now;
    return now;
  };
}

function isPlain(value: unknown): value is Fields {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return true;
  const kind = Object.getPrototypeOf(value) as unknown;
  return kind === Object.prototype || kind === null;
}
