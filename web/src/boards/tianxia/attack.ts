// The coming battle of a section as it would go now, from what lies open: defense, ranks, raid (TX-19). With pieces that
// are only imagined it is a what-if.

import { type Components, type Family, type SectionState, type TxView } from './data';

export type Piece = 'wall' | 'tower' | 'soldier';

export interface Forecast {
  section: string;
  /** Whether the leader is at the wall: there is a battle in this round. */
  battle: boolean;
  strength: number;
  defense: number;
  /** The families that contribute, best first. */
  ranked: { family: Family; contributed: number; points: number }[];
  /** Soldiers that fall, by family. */
  fallen: Record<Family, number>;
  /** Strength left after walls, towers and soldiers; 0 is victory. */
  left: number;
  /** For the family ranked first, if the battle is won: its share of the Governors on the path. */
  victory: number;
  /** Sites in the order of the raid. */
  raided: string[];
  /** Governors driven out, by family. */
  expelled: Record<Family, number>;
  /** Strength left after the last site: all lose coins or points. */
  losses: number;
}

/** The sites of a section's path, from the wall on. */
export function pathOf(components: Components, section: string): string[] {
  return [...components.sites.values()]
    .filter((site) => String(site.section) === section)
    .sort((one, other) => one.order - other.order)
    .map(({ id }) => id);
}

/** Where a piece would go; -1 where there is no room. A tower has one place. */
export function roomFor(state: SectionState, piece: Piece): number {
  if (piece === 'tower') return state.tower === null ? 0 : -1;
  return (piece === 'wall' ? state.walls : state.soldiers).indexOf(null);
}

/** The section with one more piece. */
export function withPiece(state: SectionState, family: Family, piece: Piece): SectionState {
  const at = roomFor(state, piece);
  if (at < 0) return state;
  const put = (row: readonly (Family | null)[]): (Family | null)[] => row.map((one, place) => (place === at ? family : one));
  if (piece === 'tower') return { ...state, tower: family };
  return piece === 'wall' ? { ...state, walls: put(state.walls) } : { ...state, soldiers: put(state.soldiers) };
}

const count = (counts: Record<Family, number>, family: Family): void => {
  counts[family] = (counts[family] ?? 0) + 1;
};

/** The battle of a section; where the leader has not arrived, as if it had. */
export function forecast(components: Components, view: TxView, section: string, state: SectionState): Forecast {
  const { battle, nomads } = components.raw;
  const { walls, tower, soldiers } = state;
  const contributions = new Map<Family, number>();
  const add = (family: Family | null, worth: number): void => {
    if (family !== null) contributions.set(family, (contributions.get(family) ?? 0) + worth);
  };
  walls.forEach((family) => add(family, battle.wall_defense));
  add(tower, battle.tower_defense);
  soldiers.forEach((family) => add(family, battle.soldier_defense));
  // Of equal contributions the leftmost soldier decides, then the leftmost wall; none is behind any.
  const place = (row: readonly (Family | null)[], family: Family): number => (row.includes(family) ? row.indexOf(family) : row.length);
  const ranked = [...contributions]
    .sort(
      ([one, much], [other, more]) =>
        more - much || place(soldiers, one) - place(soldiers, other) || place(walls, one) - place(walls, other),
    )
    .map(([family, contributed], rank) => ({ family, contributed, points: battle.rank_points[rank] ?? 0 }));

  const structures = walls.filter((one) => one !== null).length * battle.wall_defense + (tower === null ? 0 : battle.tower_defense);
  const manned = soldiers.filter((one) => one !== null).length * battle.soldier_defense;
  let left = Math.max(0, state.strength - structures);
  const fallen: Record<Family, number> = {};
  for (const family of soldiers) {
    if (left === 0 || family === null) continue;
    count(fallen, family);
    left = Math.max(0, left - battle.soldier_defense);
  }
  const path = pathOf(components, section);
  const raided: string[] = [];
  const expelled: Record<Family, number> = {};
  let losses = left;
  for (const id of path) {
    if (losses === 0) break;
    raided.push(id);
    for (const family of view.sites[id]?.governors ?? []) if (family !== null) count(expelled, family);
    losses = Math.max(0, losses - (components.sites.get(id)?.raid ?? 0));
  }
  const governors = path.flatMap((id) => (view.sites[id]?.governors ?? []).filter((one) => one !== null)).length;
  return {
    section,
    battle: state.leader >= nomads.battle_space,
    strength: state.strength,
    defense: structures + manned,
    ranked,
    fallen,
    left,
    victory: left === 0 && ranked.length > 0 ? governors * battle.points_per_governor : 0,
    raided,
    expelled,
    losses,
  };
}
