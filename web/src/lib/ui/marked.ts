// Finds the words that were looked for in a text, whatever their accents and capitals.

function plain(text: string): string {
  // letter by letter, so that places in the plain text are places in the text
  return [...text].map((letter) => letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().padEnd(letter.length)).join('');
}

/** A text in pieces: what was looked for (words of three letters and more; a word may be longer than asked), and the rest. */
export function marked(text: string, query: string): { text: string; hit: boolean }[] {
  const words = plain(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2);
  if (words.length === 0) return [{ text, hit: false }];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})[\\p{L}\\p{N}]*`, 'gu');
  const found: { text: string; hit: boolean }[] = [];
  let from = 0;
  for (const hit of plain(text).matchAll(pattern)) {
    if (hit.index > from) found.push({ text: text.slice(from, hit.index), hit: false });
    found.push({ text: text.slice(hit.index, hit.index + hit[0].length), hit: true });
    from = hit.index + hit[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from), hit: false });
  return found;
}
