// What the parts of the board have in common: what picking a space means now, and what can be said of the states.

import type { ActionLine } from '$lib/wire';
import { fitting, type Target } from '../types';
import { beside, COLORS, colorOn, DIRECTIONS, isCounts, LEADERS, type Piece, type Space, type StateSeen, topOf, type YyView } from './data';
import { RIMS } from './signs';

/** What was picked so far: of the action that is selected, or on the way to one. */
export function baseOf(selected: ActionLine | null, chosen: Target | null): Target | null {
  return selected ? (selected.data as Target) : chosen;
}

/** What picking a space means: a side of the war, an own leader, or the place for what was picked before. */
export function targetAt(id: string, view: YyView, pieces: ReadonlyMap<string, Piece>, base: Target | null): Target {
  const space = id.toLowerCase();
  const top = topOf(view);
  if (top?.do === 'support' || top?.do === 'winner') {
    const side = view.sides.find(({ spaces }) => spaces.includes(id));
    if (side) return { side: side.side };
  }
  const piece = pieces.get(id);
  if (piece && 'leader' in piece && piece.seat === view.you && view.to_act === view.you && base?.do !== 'riot') {
    return { leader: piece.leader };
  }
  if (base?.do === 'place' && base.color) return { do: 'place', color: base.color, space };
  if (base?.leader && (base.do === 'leader' || base.do === undefined)) return { do: 'leader', leader: base.leader, space };
  if (base?.do === 'riot') return { do: 'riot', space };
  return { space };
}

/** The spaces to be marked: those where what was picked can go, or all that answer a question about spaces. */
export function markedSpaces(view: YyView, actions: readonly ActionLine[], selected: ActionLine | null, chosen: Target | null): Set<string> {
  const asked = topOf(view)?.do;
  const narrowed = chosen !== null && (chosen.do !== undefined || chosen.color !== undefined || chosen.leader !== undefined);
  if (selected || (asked === 'action' && !narrowed)) return new Set();
  const fits = fitting(actions, chosen);
  return new Set(fits.flatMap(({ data }) => (typeof data.space === 'string' ? [data.space.toUpperCase()] : [])));
}

/** A rim for each state: always the same for the same first leader, as far as no other state has it already. */
export function rimsOf(states: readonly StateSeen[], seats: readonly string[]): number[] {
  const taken = new Set<number>();
  return states.map(({ leaders: [first] }) => {
    let rim = first ? (LEADERS.indexOf(first.leader) * seats.length + seats.indexOf(first.seat)) % RIMS : 0;
    for (let tries = 0; taken.has(rim) && tries < RIMS; tries += 1) rim = (rim + 1) % RIMS;
    taken.add(rim);
    return rim;
  });
}

/** Triangles of three tiles of one color of which none carries a pagoda. */
export function freeTriangles(view: YyView, spaces: Iterable<Space>): string[] {
  const under = new Set(COLORS.flatMap((color) => view.pagodas[color].flatMap((triangle) => triangle.split('-'))));
  const found: string[] = [];
  for (const space of spaces) {
    if (!view.tiles[space.id] || under.has(space.id)) continue;
    for (const [one, two] of [['e', 'se'], ['se', 'sw']] as const) {
      const triangle = [space.id, beside(space, one), beside(space, two)].sort().join('-');
      if (colorOn(view, triangle) && !triangle.split('-').some((id) => under.has(id))) found.push(triangle);
    }
  }
  return found;
}

/** How many black tiles lie beside a space: what a leader there is worth in a revolt. */
export function blacksBeside(view: YyView, space: Space): number {
  return DIRECTIONS.filter((direction) => view.tiles[beside(space, direction)] === 'black').length;
}

/** Tiles of a color in the viewer's own hand. */
export function inHand(view: YyView, color: (typeof COLORS)[number]): number {
  const hand = view.you ? view.seats[view.you]?.hand : undefined;
  return isCounts(hand) ? hand[color] : 0;
}
