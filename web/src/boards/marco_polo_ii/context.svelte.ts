// What the parts of the board share: how to pick, the note that is shown, and where the Tab key stops.

import { getContext, setContext } from 'svelte';
import type { Target } from '../types';
import type { Note } from './words';

const KEY = Symbol('marco polo ii');

export class Desk {
  /** The note on show, and the thing it belongs to. */
  shown = $state.raw<{ id: string; note: Note; box: DOMRect } | null>(null);
  /** The place whose journeys are shown. */
  goal = $state<string | null>(null);
  /** Whether picking a place plans a journey there. */
  planning = $state(false);
  /** Which of the journeys is drawn on the map. */
  at = $state(0);
  private entrances = $state<Record<string, string>>({});

  constructor(readonly pick: (target: Target, from: Element) => void) {}

  /** Whether Tab stops at this thing: at the first one of its group, or where one was last. */
  stops(group: string, id: string, first: boolean): boolean {
    const entrance = this.entrances[group];
    return entrance === undefined ? first : entrance === id;
  }

  /** Tab will come back to this thing. */
  enter(group: string, id: string): void {
    this.entrances[group] = id;
  }

  show(id: string, note: Note, from: Element): void {
    this.shown = { id, note, box: from.getBoundingClientRect() };
  }

  hide(id?: string): void {
    if (id === undefined || this.shown?.id === id) this.shown = null;
  }

  /** Shows the journeys to a place; once more, and they are gone. */
  plan(place: string): void {
    this.goal = this.goal === place ? null : place;
    this.at = 0;
  }
}

export const setDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const getDesk = (): Desk => getContext<Desk>(KEY);
