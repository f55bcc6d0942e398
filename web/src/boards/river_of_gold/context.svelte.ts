// What the parts of the board share: the note that is shown, and which thing of each group the Tab key stops at.

import { getContext, setContext } from 'svelte';
import type { Target } from '../types';
import type { Note } from './words';

const KEY = Symbol('river of gold');

/** The thing at which Tab enters each group; the arrow keys walk on from there. */
const ENTRANCES: Record<string, string> = {
  river: 'river-1',
  shore: 'shore-1',
  region: 'region-1',
  track: 'track-1',
  row: 'row-4',
  stack: 'stack-1',
  mastery: 'mastery-1',
  ship: 'ship-A-1',
  plate: 'plate-A',
  pile: 'pile-deck',
};

export class Desk {
  /** The note on show, and the thing it belongs to. */
  shown = $state<{ id: string; note: Note; box: DOMRect } | null>(null);
  private entrances = $state<Record<string, string>>({ ...ENTRANCES });

  constructor(readonly pick: (target: Target, from: Element) => void) {}

  /** Whether Tab stops at this thing of its group. */
  stops(group: string, id: string): boolean {
    const entrance = this.entrances[group];
    return entrance === undefined || entrance === id;
  }

  /** Tab will come back to this thing. */
  enter(group: string, id: string): void {
    if (this.entrances[group] !== undefined) this.entrances[group] = id;
  }

  show(id: string, note: Note, from: Element): void {
    this.shown = { id, note, box: from.getBoundingClientRect() };
  }

  hide(id?: string): void {
    if (id === undefined || this.shown?.id === id) this.shown = null;
  }
}

export const setDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const getDesk = (): Desk => getContext<Desk>(KEY);
