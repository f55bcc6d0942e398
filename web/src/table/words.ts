// What a drawing says to somebody who does not see it: the labels of its things, in the order in which they stand.

const LABELLED = '[aria-label], [aria-labelledby], title';

/** The labels inside an element, each thing once; a thing inside a labelled thing speaks for itself. */
export function wordsIn(root: Element): string[] {
  const found: string[] = [];
  for (const node of root.querySelectorAll(LABELLED)) {
    if (node.closest('[aria-hidden=true]')) continue;
    const words = clean(labelOf(node));
    if (words && found.at(-1) !== words) found.push(words);
  }
  return found;
}

function labelOf(node: Element): string {
  if (node.tagName.toLowerCase() === 'title')
    return node.parentElement?.hasAttribute('aria-label') ? '' : (node.textContent ?? '');
  const label = node.getAttribute('aria-label');
  if (label) return label;
  const ids = (node.getAttribute('aria-labelledby') ?? '').split(/\s+/u).filter(Boolean);
  return ids.map((id) => node.ownerDocument.getElementById(id)?.textContent ?? '').join(' ');
}

function clean(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
