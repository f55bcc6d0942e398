// What the things of a board share: how to pick, the note that is shown, and where the Tab key stops.

import { getContext, setContext } from 'svelte';
import type { Target } from './types';
import type { Note } from './words';

const KEY = Symbol('desk');

export class Desk {
  /** The note on show, and the thing it belongs to. */
  shown = $state.raw<{ id: string; note: Note; box: DOMRect } | null>(null);
  private entrances = $state<Record<string, string>>({});

  /** `mayWords` says of a thing that it can be chosen now. */
  constructor(
    readonly pick: (target: Target, from: Element) => void,
    readonly mayWords: () => string,
  ) {}

  /** Whether Tab stops at this thing: at the first one of its group, or where one was last. */
  stops(group: string, id: string, first: boolean): boolean {
    const entrance = this.entrances[group];
    return entrance === undefined ? first : entrance === id;
  }

  /** Tab will come back to this thing. */
  enter(group: string, id: string): void {
    this.entrances[group] = id;
  }

  /** A thing is gone, its note with it; Tab comes to the first one of its group again. */
  leave(group: string, id: string): void {
    if (this.entrances[group] === id) delete this.entrances[group];
    this.hide(id);
  }

  show(id: string, note: Note, from: Element): void {
    this.shown = { id, note, box: from.getBoundingClientRect() };
  }

  hide(id?: string): void {
    if (id === undefined || this.shown?.id === id) this.shown = null;
  }
}

export const setDesk = <D extends Desk>(desk: D): D => setContext(KEY, desk);
export const getDesk = <D extends Desk = Desk>(): D => getContext<D>(KEY);
