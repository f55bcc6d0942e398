// Where rule links lead: to a drawer beside the table, when there is one, else to the page of the rules.
import { createContext } from 'svelte';

/** Opens the look-up at a rule or ruling. */
export interface LookupContext {
  open(rule: string): void;
}

const [get, set, has] = createContext<LookupContext>();

/** Called by a page that has a drawer: rule links inside it open the drawer. */
export const provideLookup: (context: LookupContext) => LookupContext = set;

/** The drawer of the page around, or null. */
export function lookupAround(): LookupContext | null {
  return has() ? get() : null;
}

const ID = /\b([A-Z][A-Z0-9]{1,3})-(R\d+[a-z]?|\d+(?:\.\d+)*[a-z]?)(?![\w-])/g;

/** A piece of a text: plain words, the id of a rule or ruling, or (between back-ticks) what a program would read. */
export interface Piece {
  text: string;
  kind: 'words' | 'rule' | 'code';
}

/** A text in pieces. */
export function pieces(text: string): Piece[] {
  return text
    .split('`')
    .flatMap((part, at): Piece[] => (at % 2 === 0 ? rules(part) : [{ text: part, kind: 'code' }]));
}

function rules(text: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const hit of text.matchAll(ID)) {
    if (hit.index > from) found.push({ text: text.slice(from, hit.index), kind: 'words' });
    found.push({ text: hit[0], kind: 'rule' });
    from = hit.index + hit[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from), kind: 'words' });
  return found;
}
