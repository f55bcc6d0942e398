// The legal actions as a person meets them: what a thing on the board may mean, and the list of words with its steps.
import type { Target } from '$boards/types';
import { matches } from '$boards/types';
import type { ActionLine } from '$lib/wire';

/** A row of the list: one action, or several that share what the row says. */
export interface Choice {
  /** What tells this row from its neighbours; also its key. */
  id: string;
  /** The words of an action; for several, the target that they share (put into words by the board). */
  action: ActionLine | null;
  target: Target | null;
  actions: ActionLine[];
}

/** Actions of one verb. `lead` is the first word that their texts share. */
export interface Group {
  verb: string;
  lead: string;
  side: boolean;
  choices: Choice[];
  count: number;
}

/** A group of up to so many actions shows each of them; a larger one asks first for the thing that splits it best. */
export const AT_ONCE = 6;
/** A verb with more rows than this is one row of the list among others, and opens into its own. */
export const FOLDED = 12;
/** With more actions than this, the list has a field to filter it. */
export const MANY = 20;

/** What picking a thing leads to: nothing legal, one action, or a choice among several. */
export interface Picked {
  chosen: Target | null;
  actions: ActionLine[];
}

/**
 * The legal actions that a picked thing leaves. It narrows what was picked before, replacing what it contradicts
 * (another shore for the same tile); where that fits nothing, it stands alone.
 */
export function pick(actions: readonly ActionLine[], chosen: Target | null, target: Target): Picked {
  const attempts = chosen ? [{ ...chosen, ...target }, { ...without(chosen, 'do'), ...target }, target] : [target];
  for (const attempt of attempts) {
    const found = actions.filter((action) => matches(action, attempt));
    if (found.length > 0) return { chosen: attempt, actions: found };
  }
  return { chosen: null, actions: [] };
}

function without(target: Target, key: string): Target {
  return Object.fromEntries(Object.entries(target).filter(([name]) => name !== key));
}

/** The one action that is left beside those for any time, if it is one that names nothing: the end of a turn. */
export function onlyOneLeft(actions: readonly ActionLine[]): ActionLine | null {
  const [only, ...others] = actions.filter(({ side }) => !side);
  return only && others.length === 0 && Object.keys(only.data).every((key) => key === 'do') ? only : null;
}

/** Whether an action ends the turn: in every game that is the verb `end`, which names nothing. */
export function endsTurn(action: ActionLine | null): boolean {
  return action !== null && action.data.do === 'end' && Object.keys(action.data).length === 1;
}

/** What an action names, as a target. */
export function targetOf(action: ActionLine): Target {
  const target: Target = {};
  for (const [key, value] of Object.entries(action.data)) {
    if (typeof value === 'string' || typeof value === 'number') target[key] = value;
  }
  return target;
}

/** The list of words: grouped by verb, those beside every decision last. One verb with very many rows leaves room for others. */
export function grouped(actions: readonly ActionLine[], chosen: Target | null = null): Group[] {
  const verbs = new Map<string, ActionLine[]>();
  for (const action of actions) {
    const verb = String(action.data.do ?? '');
    verbs.set(verb, [...(verbs.get(verb) ?? []), action]);
  }
  const groups = [...verbs].map(([verb, of]) => folded(group(verb, of, chosen), verbs.size));
  return [...groups.filter(({ side }) => !side), ...groups.filter(({ side }) => side)];
}

function group(verb: string, actions: ActionLine[], chosen: Target | null): Group {
  return {
    verb,
    lead: sharedStart(actions.map(({ text }) => text)),
    side: actions.every(({ side }) => side),
    choices: choices(actions, chosen),
    count: actions.length,
  };
}

/**
 * What stands above each group: the word that its texts share, or nothing where a row or two speak for themselves. Verbs
 * that share their word say what they are about as well.
 */
export function headings(groups: readonly Group[], describe: (target: Target) => string): string[] {
  const leads = groups.map(({ lead, count, choices: rows }) => (count > 2 && rows.length > 1 ? lead : ''));
  return groups.map(({ verb }, at) => {
    const lead = leads[at] ?? '';
    const about = lead !== '' && leads.filter((other) => other === lead).length > 1 ? describe({ do: verb }) : '';
    return about ? `${lead}: ${about}` : lead;
  });
}

/** The group itself; one of many rows beside other verbs as a single row, which narrows the list to it. */
function folded(group: Group, verbs: number): Group {
  if (verbs === 1 || group.choices.length <= FOLDED) return group;
  const target = { do: group.verb };
  const actions = group.choices.flatMap(({ actions: some }) => some);
  return { ...group, choices: [{ id: `do=${group.verb}`, action: null, target, actions }] };
}

function choices(actions: ActionLine[], chosen: Target | null): Choice[] {
  const key = actions.length > AT_ONCE ? splitter(actions, chosen) : null;
  if (key === null) return actions.map((action) => single(action));
  const values = new Map<string | number, ActionLine[]>();
  for (const action of actions) {
    const value = action.data[key] as string | number;
    values.set(value, [...(values.get(value) ?? []), action]);
  }
  return [...values].map(([value, of]) => {
    const only = of.length === 1 ? of[0] : undefined;
    if (only) return single(only);
    return {
      id: `${key}=${value}`,
      action: null,
      target: { do: String(of[0]?.data.do ?? ''), [key]: value },
      actions: of,
    };
  });
}

function single(action: ActionLine): Choice {
  return { id: action.action, action, target: null, actions: [action] };
}

/** The first name in the data that every action has and that makes fewer rows than there are actions. */
function splitter(actions: readonly ActionLine[], chosen: Target | null): string | null {
  const names = Object.keys(actions[0]?.data ?? {}).filter((name) => name !== 'do' && !(chosen && name in chosen));
  for (const name of names) {
    const values = new Set(actions.map((action) => action.data[name]));
    if (!values.has(undefined) && values.size > 1 && values.size < actions.length) return name;
  }
  return null;
}

/** The first word that all texts share, without what stands behind it; the whole text when there is only one. */
export function sharedStart(texts: readonly string[]): string {
  const [first = ''] = texts;
  if (texts.length < 2) return first;
  const word = first.split(/\s+/u, 1)[0] ?? '';
  return texts.every((text) => text.startsWith(word)) ? word : '';
}

/** An action's words in two: what is done, and what that costs and brings at once (behind the first colon). */
export function inTwo(text: string): [string, string] {
  const at = text.indexOf(': ');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 2)];
}

/** Whether every word of the filter stands in the text or the notation; case and accents do not count. */
export function fits(action: ActionLine, filter: string): boolean {
  const text = plain(`${action.text} ${action.action}`);
  return plain(filter)
    .split(/\s+/u)
    .every((word) => text.includes(word));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** The legal action that a typed notation names, whatever its case and spacing. */
export function typed(actions: readonly ActionLine[], notation: string): ActionLine | null {
  const wanted = notation.trim().toLowerCase().split(/\s+/u).join(' ');
  return actions.find(({ action }) => action.toLowerCase() === wanted) ?? null;
}
