// Texts in a drawing, where no line breaks by itself.

// What letters take up, as a part of the size of the type: enough to see what fits.
const NARROW = /[iIlj.,:;'’|!()[\] ]/u;
const WIDE = /[mwMWQ@%&]/u;

/** About how wide a text is at a size. */
export function widthOf(text: string, size: number): number {
  return [...text].reduce((sum, letter) => sum + size * (NARROW.test(letter) ? 0.32 : WIDE.test(letter) ? 0.86 : 0.58), 0);
}

/** As much of a text as fits into a width, with an ellipsis for the rest. */
export function fitted(text: string, size: number, width: number): string {
  if (widthOf(text, size) <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && widthOf(`${letters.join('').trimEnd()}\u2026`, size) > width) letters.pop();
  return `${letters.join('').trimEnd()}\u2026`;
}

/** A text broken into lines of at most about `width` letters. */
export function broken(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
