// The view and the component data of River of Gold with their types, and what follows from them for the drawing.

import type { ActionLine, Data, GameInfo } from '$lib/wire';
import type { Target } from '../types';

export { isPicked, type May, mayOf } from '../types';

// ---- the view (docs/positions/river_of_gold.md) --------------------------------------------------------------------

export type Good = 'silk' | 'rice' | 'porcelain';
export const GOODS: readonly Good[] = ['silk', 'rice', 'porcelain'];
export const REGION_IDS = [1, 2, 3, 4, 5, 6] as const;
export const REGION_SYMBOLS = ['mountains', 'tree', 'grain', 'fox', 'lotus', 'fish'] as const;

export interface SeatState {
  koku: number;
  silk: number;
  rice: number;
  porcelain: number;
  favor: number;
  favor_limit: number;
  vp: number;
  die: number | null;
  owed_goods: number;
  influence: Record<string, number>;
  ships: [number, number];
  royal: number | null;
  hand: string[] | number;
  delivered: string[];
  patron: string | null;
  clan: string | null;
}

export interface Building {
  tile: string;
  markers: string[];
}

export interface RogView {
  options: { stack_top_tile_open?: boolean; clan_patrons?: boolean | string };
  to_act: string;
  turn: string | null;
  first: string | null;
  seats: Record<string, SeatState>;
  scoring: Record<string, string | null>;
  masteries: Record<string, { card: string; claims: string[] } | null>;
  shore: Record<string, Building | null>;
  row: (string | null)[];
  stacks: Record<string, { left: number; top: string | null }>;
  discards: string[];
  patrons_offered: string[];
  visit_due: boolean;
  end_due: boolean;
  turns_left: number | null;
  deck: number;
}

/** The view with its types; it comes from our own server, which checks it. */
export function viewOf(data: Data): RogView {
  return data as RogView;
}

// ---- the components ------------------------------------------------------------------------------------------------

/** A reward as the component file writes it, such as `{koku: 3}` or `{koku_per_own: 'port'}`. */
export type Reward = Record<string, number | string>;

export interface TileData {
  id: string;
  type: 'port' | 'market' | 'manor' | 'shrine';
  kind: 'starting' | 'imperial' | 'era';
  era: 0 | 1 | 2;
  bonus: number;
  visitor: Reward[];
  owner: Reward[];
}

export interface CustomerData {
  id: string;
  type: 'artisan' | 'elder' | 'merchant' | 'monk' | 'noble';
  region: number;
  order: Partial<Record<Good, number>>;
  delivery: Reward[];
  ongoing?: { ability: string; amount?: number };
  end?: { score: string; vp?: number; per?: number; times?: number };
}

export interface MasteryData {
  id: string;
  metric: string;
  at_least: number;
  rewards: Record<string, number[]>;
}

export interface ShoreData {
  id: number;
  region: number;
  cost: number | null;
  river: number[];
}

export interface PatronData {
  id: string;
  clan: string;
  name: string;
  value?: number;
  own_influence_at_least?: number;
}

interface ScoringSide {
  places: number[];
  within?: number;
}

interface Raw {
  limits: { koku: number; good_each: number; favor_limit: number; influence: number };
  regions: { entries: { id: number; track_good: Good }[] };
  influence_track: { imperial_flower: number; entries: { space: number; reward: Reward[] }[] };
  river_spaces: { entries: { id: number; shore: number[] }[] };
  shore_spaces: { entries: ShoreData[] };
  empty_shore: { koku: number };
  buildings: Record<string, unknown>;
  building_row: { spaces: number; end_tile_favor: number };
  customers: { entries: CustomerData[] };
  masteries: { entries: MasteryData[] };
  scoring_tiles: { entries: { id: string; seats_2: ScoringSide; seats_3_4: ScoringSide }[] };
  setup: Record<string, { era_1_tiles: number; era_2_tiles: number } | undefined>;
  trades: { favor: { koku_given: number; got: number } };
  deliver: { draw: number };
  journey: { koku: number; goods: number };
  game_end: { trigger_vp: number };
  final_scoring: { delivered_vp: number[] };
  clans: { entries: { id: string; name: string }[] };
  patrons: { entries: PatronData[] };
}

interface RawTile {
  id: string;
  type: TileData['type'];
  build_bonus?: number;
  visitor: Reward[];
  owner?: Reward[];
}

export interface Components {
  raw: Raw;
  tiles: ReadonlyMap<string, TileData>;
  customers: ReadonlyMap<string, CustomerData>;
  masteries: ReadonlyMap<string, MasteryData>;
  patrons: ReadonlyMap<string, PatronData>;
  shores: ReadonlyMap<number, ShoreData>;
  trackGoods: readonly Good[];
  rewards: ReadonlyMap<number, Reward[]>;
}

const read = new WeakMap<GameInfo, Components>();

/** The component data by id. */
export function componentsOf(info: GameInfo): Components {
  const known = read.get(info);
  if (known) return known;
  const raw = info.components as Raw;
  const tiles = new Map<string, TileData>();
  const groups: [string, TileData['kind'], TileData['era']][] = [
    ['starting', 'starting', 0],
    ['imperial', 'imperial', 0],
    ['era_1', 'era', 1],
    ['era_2', 'era', 2],
  ];
  for (const [group, kind, era] of groups) {
    for (const tile of raw.buildings[group] as RawTile[]) {
      const { id, type, visitor, owner = [], build_bonus: bonus = 0 } = tile;
      tiles.set(id, { id, type, kind, era, bonus, visitor, owner });
    }
  }
  const made: Components = {
    raw,
    tiles,
    customers: new Map(raw.customers.entries.map((entry) => [entry.id, entry])),
    masteries: new Map(raw.masteries.entries.map((entry) => [entry.id, entry])),
    patrons: new Map(raw.patrons.entries.map((entry) => [entry.id, entry])),
    shores: new Map(raw.shore_spaces.entries.map((entry) => [entry.id, entry])),
    trackGoods: raw.regions.entries.map((entry) => entry.track_good),
    rewards: new Map(raw.influence_track.entries.map((entry) => [entry.space, entry.reward])),
  };
  read.set(info, made);
  return made;
}

/** The places of a region's scoring tile at this number of seats. */
export function placesOf(components: Components, tile: string, seats: number): ScoringSide {
  const found = components.raw.scoring_tiles.entries.find((entry) => entry.id === tile);
  return (seats === 2 ? found?.seats_2 : found?.seats_3_4) ?? { places: [] };
}

/** What a mastery gives, the first claim first. */
export function claimRewards(mastery: MasteryData, seats: number): number[] {
  return mastery.rewards[`seats_${seats}`] ?? [];
}

/** What building on a shore costs a seat, with its artisan there; null where nothing is sold. */
export function costFor(components: Components, shore: number, seat: SeatState | undefined): number | null {
  const space = components.shores.get(shore);
  if (!space || space.cost === null) return null;
  const cards = (seat?.delivered ?? []).map((id) => components.customers.get(id));
  const off = cards
    .filter((card) => card?.region === space.region && card.ongoing?.ability === 'build_discount')
    .reduce((sum, card) => sum + (card?.ongoing?.amount ?? 0), 0);
  return Math.max(0, space.cost - off);
}

// ---- what may be done ----------------------------------------------------------------------------------------------

/** A way a ship can sail: the target that names it, and where it ends. */
export interface Voyage {
  target: Target;
  ship: number;
  river: number;
  journey: boolean;
}

/** The legal sails with the space where they end. */
export function voyages(actions: readonly ActionLine[], seat: SeatState | undefined, spaces = 14): Voyage[] {
  const face = seat?.die;
  if (!seat || !face) return [];
  return actions
    .filter(({ data }) => data.do === 'sail')
    .map(({ data }) => {
      const ship = data.ship as number;
      const step = data.step as string | undefined;
      const distance = step === 'up' ? (face % 6) + 1 : step === 'down' ? ((face + 4) % 6) + 1 : face;
      const start = seat.ships[ship - 1] ?? 0;
      const target: Target = step ? { do: 'sail', ship, step } : { do: 'sail', ship };
      return { target, ship, river: ((start + distance - 1) % spaces) + 1, journey: start + distance > spaces };
    });
}
