// What the parts of the board share: how to pick, and the thing that is looked at.

import { getContext, setContext } from 'svelte';
import type { Target } from '../types';
import type { Note } from '../words';

const KEY = Symbol('yellow and yangtze');

/** A thing that is looked at, with what there is to say of it. */
export interface Looked {
  id: string;
  note: Note;
  box: DOMRect;
  /** What picking it now would do, if that is one action alone. */
  action: string | null;
  /** By key, not by pointer: said aloud as well. */
  focused: boolean;
}

const DWELL = 120; // milliseconds until a note appears: the pointer may only be passing

export class Desk {
  looked = $state.raw<Looked | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly pick: (target: Target, from: Element) => void) {}

  look(thing: Omit<Looked, 'box'>, from: Element): void {
    clearTimeout(this.timer);
    const show = (): void => {
      if (from.isConnected) this.looked = { ...thing, box: from.getBoundingClientRect() };
    };
    if (thing.focused) show();
    else this.timer = setTimeout(show, this.looked ? DWELL / 2 : DWELL);
  }

  leave(id?: string): void {
    clearTimeout(this.timer);
    if (id === undefined || this.looked?.id === id) this.looked = null;
  }
}

export const setDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const getDesk = (): Desk => getContext<Desk>(KEY);
