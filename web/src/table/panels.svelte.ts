// Which panels a table shows on this window: drawers at the side, or the phone's sheet.
import { MediaQuery } from 'svelte/reactivity';

/** Where the head of the site gives its room to the table: phones, and windows that are not tall. */
export const LEAN = '(max-width: 719px), (min-height: 620px) and (max-height: 859px)';

export type Mode = 'phone' | 'tablet' | 'desktop';

export class Panels {
  /** The panel in the drawer; empty: it is closed. */
  drawer = $state('');
  /** The tab of the phone's sheet; empty: it is down. */
  sheet = $state('moves');
  /** The rule that the look-up is to show. */
  rule = $state('');
  keys = $state(false);
  /** The final scoring is shown, once there is one. */
  scoring = $state(true);
  resigning = $state(false);
  settings = $state(false);

  private readonly phone = new MediaQuery('(max-width: 719px)');
  private readonly wide = new MediaQuery('(min-width: 1180px)');
  private readonly spacious = new MediaQuery('(min-width: 1700px)');
  private readonly short = new MediaQuery('(max-height: 619px)');
  private readonly tight = new MediaQuery(LEAN);

  get mode(): Mode {
    if (this.phone.current) return 'phone';
    return this.wide.current ? 'desktop' : 'tablet';
  }

  /** The drawer has no room of its own: what it opens stands in the place of the others' seats, beside the moves. */
  get within(): boolean {
    return this.mode === 'desktop' && !this.spacious.current && !this.low;
  }

  /** No room for the head of the site: the table's own bar stands in for it. */
  get lean(): boolean {
    return this.tight.current;
  }

  /** Little height (a magnified page, a phone on its side): the page scrolls. */
  get low(): boolean {
    return this.short.current;
  }

  /** Opens a panel where this window has it. */
  open(panel: string): void {
    if (this.mode === 'phone' && panel !== 'words') this.sheet = panel;
    else this.drawer = panel;
  }

  /** Opens a panel, or closes its drawer. Tells whether it is open now. */
  toggle(panel: string): boolean {
    if (this.drawer === panel) {
      this.drawer = '';
      return false;
    }
    this.open(panel);
    return true;
  }
}
