// What the parts of the board share beside the desk of every board: the pieces that are only imagined.

import { Desk } from '../desk.svelte';
import type { Piece } from './attack';

export class ImaginingDesk extends Desk {
  /** Whether picking a place at the wall imagines a piece there. */
  imagining = $state(false);
  /** The pieces imagined, by section. */
  imagined = $state.raw<Readonly<Record<string, readonly Piece[]>>>({});

  /** One more piece in a section. */
  imagine(section: string, piece: Piece): void {
    this.imagined = { ...this.imagined, [section]: [...(this.imagined[section] ?? []), piece] };
  }

  /** Begins to imagine, or forgets it all. */
  turn(): void {
    this.imagining = !this.imagining;
    this.imagined = {};
  }
}
