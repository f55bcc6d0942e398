// What a board is given and what it answers: the border between the table page and the drawing of a game.

import type { Component } from 'svelte';
import type { ActionLine, Data, EventLine, GameInfo, PreviewAnswer, SeatLine } from '$lib/wire';

/**
 * A thing on the table, named by the keys that name it in the data of actions: `{shore: 7}`, `{row: 2}`, `{ship: 1}`,
 * `{customer: 'monk_5'}`, `{mastery: 'fire'}`, `{good: 'silk'}`. Things that no action names have keys of their own, such
 * as `{region: 3}` or `{seat: 'B'}`. `do` may stand beside them to tell one verb from another: `{do: 'end'}`.
 */
export type Target = Record<string, string | number>;

/** What every part of a board is given. */
export interface BoardProps {
  info: GameInfo;
  view: Data;
  seats: SeatLine[];
  /** The seat whose view this is; null: a spectator's. */
  eyes: string | null;
  actions: ActionLine[];
  /** The action that is chosen and waits for its confirmation. */
  selected: ActionLine | null;
  /** What has been picked so far when several actions fit. */
  chosen: Target | null;
  /** Tell the page that a thing was clicked; `from` is the element, to put the answer beside it. */
  pick(target: Target, from: Element): void;
  /** What just happened, for motion. */
  news: EventLine[];
  /** What an action would bring, to be shown before anything is picked; null where nobody can say. */
  foresee?(action: string): Promise<PreviewAnswer | null>;
}

export interface SeatBoardProps extends BoardProps {
  seat: string;
  compact?: boolean;
}

/** One game's drawing. */
export interface BoardModule {
  Board: Component<BoardProps>;
  SeatBoard: Component<SeatBoardProps>;
  /** The viewer's hidden cards. */
  Hand: Component<BoardProps>;
  /** The sign of an event, for the log. */
  EventIcon: Component<{ event: EventLine }>;
  /** Events that give their seat something, by name, beside `gain`; `pay`, `lost` and `<what>_lost` take something. */
  gains?: readonly string[];
  /** Turns are made of several actions: what one has done in it is summed up from the first on; else from the second. */
  composed?: boolean;
  /** So much of something in words: "4 Koku". */
  amount?(what: string, count: number): string;
  /** A thing in words, in the reader's language. */
  describeTarget(target: Target): string;
}

/**
 * Whether an action names this thing: every key of the target stands in its data with the same value. An empty word names
 * what an action leaves out: `{leader: ''}` are those without a leader.
 */
export function matches(action: ActionLine, target: Target): boolean {
  return Object.entries(target).every(([key, value]) => (action.data[key] ?? '') === value);
}

/** The actions that name all of these things. */
export function fitting(actions: readonly ActionLine[], ...targets: readonly (Target | null)[]): ActionLine[] {
  return actions.filter((action) => targets.every((target) => target === null || matches(action, target)));
}

/** The legal things by key: `may.get('shore')` holds the shore spaces that legal actions name. */
export type May = ReadonlyMap<string, ReadonlySet<string | number>>;

/** Which things legal actions name, as far as they fit what was picked already. */
export function mayOf(actions: readonly ActionLine[], chosen: Target | null): May {
  const may = new Map<string, Set<string | number>>();
  for (const action of actions) {
    if (chosen && !matches(action, chosen)) continue;
    for (const [key, value] of Object.entries(action.data) as [string, string | number][]) {
      const set = may.get(key) ?? new Set();
      may.set(key, set.add(value));
    }
  }
  return may;
}

/** Whether everything the target names is what is picked or selected; one that names no thing goes by its verb. */
export function isPicked(target: Target, selected: ActionLine | null, chosen: Target | null): boolean {
  const named: Record<string, unknown> | null = selected ? selected.data : chosen;
  if (!named) return false;
  const keys = Object.entries(target).filter(([key]) => key !== 'do');
  if (keys.length === 0) return named.do === target.do;
  return keys.every(([key, value]) => named[key] === value);
}
