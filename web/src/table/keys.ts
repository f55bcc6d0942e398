// The keys of the table page. Single letters do nothing while somebody writes, and can be switched off.

export type Command =
  | 'moves'
  | 'board'
  | 'hand'
  | 'seats'
  | 'log'
  | 'rules'
  | 'words'
  | 'undo'
  | 'redo'
  | 'why'
  | 'notation'
  | 'since'
  | 'confirm'
  | 'back'
  | `choose ${number}`;

const LETTERS: Record<string, Command> = {
  m: 'moves',
  b: 'board',
  h: 'hand',
  s: 'seats',
  l: 'log',
  r: 'rules',
  w: 'words',
  u: 'undo',
  n: 'notation',
  p: 'since',
  '?': 'why',
};

/** The keys with what they do, for the page that explains them: [keys, words]. */
export const HELP: readonly [string, string][] = [
  ['M', 'table-key-moves'],
  ['1\u2009\u2013\u20099', 'table-key-choose'],
  ['Enter', 'table-key-confirm'],
  ['Esc', 'table-key-back'],
  ['N', 'table-key-notation'],
  ['?', 'table-key-why'],
  ['B', 'table-key-board'],
  ['+ \u2212 0', 'table-key-zoom'],
  ['H', 'table-key-hand'],
  ['S', 'table-key-seats'],
  ['L', 'table-key-log'],
  ['R', 'table-key-rules'],
  ['W', 'table-key-words'],
  ['P', 'table-key-since'],
  ['U', 'table-key-undo'],
  ['\u21e7 U', 'table-key-redo'],
];

/** Whether keys go to a field that is being written in. */
export function writing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
    return true;
  return (
    target instanceof HTMLInputElement && !['button', 'checkbox', 'radio', 'range', 'submit'].includes(target.type)
  );
}

/** Whether the key belongs to the thing that has the focus (Enter on a button, arrows in a list). */
function owned(event: KeyboardEvent): boolean {
  const target = event.target;
  if (!(target instanceof Element)) return false;
  return event.key === 'Enter' && target.closest('button, a, input, summary, [role=button], [role=option]') !== null;
}

/** What a key means here, or null. `letters` is false when single letters are switched off. */
export function command(event: KeyboardEvent, letters: boolean): Command | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  if (event.key === 'Escape') return 'back';
  if (writing(event.target)) return null;
  if (event.key === 'Enter') return owned(event) ? null : 'confirm';
  if (!letters) return null;
  if (event.key === 'U') return 'redo';
  if (/^[1-9]$/u.test(event.key)) return `choose ${Number(event.key)}`;
  if (event.shiftKey && event.key !== '?') return null;
  return LETTERS[event.key.toLowerCase()] ?? null;
}
