// What the parts of the board share beside the desk of every board: the journey that is planned.

import { Desk } from '../desk.svelte';

export class PlanningDesk extends Desk {
  /** The place whose journeys are shown. */
  goal = $state<string | null>(null);
  /** Whether picking a place plans a journey there. */
  planning = $state(false);
  /** Which of the journeys is drawn on the map. */
  at = $state(0);

  /** Shows the journeys to a place; once more, and they are gone. */
  plan(place: string): void {
    this.goal = this.goal === place ? null : place;
    this.at = 0;
  }
}
