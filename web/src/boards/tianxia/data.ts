// The view and the component data of Tianxia with their types, and what follows from them for the drawing.

import type { ActionLine, Data, GameInfo } from '$lib/wire';
import { isPicked, type Target } from '../types';

// ---- the view (docs/positions/tianxia.md) ----------------------------------------------------------------------------

export const RESOURCES = ['wood', 'stone', 'rice'] as const;
export const GOODS = ['silk', 'helmets', 'jewelry'] as const;
export const PURSE = ['coins', ...RESOURCES, ...GOODS] as const;
export const TRACKS = ['black', 'red', 'green', 'white'] as const;
export const REGIONS = ['yan', 'zhao', 'wei', 'han', 'qin', 'chu', 'qi'] as const;
export const MERCHANTS = ['m1', 'm2', 'm3'] as const;
export type Resource = (typeof RESOURCES)[number];
export type Good = (typeof GOODS)[number];
export type Track = (typeof TRACKS)[number];
export type Region = (typeof REGIONS)[number];
export type Merchant = (typeof MERCHANTS)[number];

/** A seat, or `li_mu`; on barges also `neutral`. */
export type Family = string;

export interface SiteState {
  building: string | null;
  tile: string | null;
  token: boolean;
  governors: (Family | null)[];
}

export interface ShipState {
  ship: string;
  demand: string | null;
  deliveries: (Family | null)[];
}

export interface SectionState {
  leader: number;
  strength: number;
  walls: (Family | null)[];
  tower: Family | null;
  soldiers: (Family | null)[];
}

export interface SeatState extends Record<(typeof PURSE)[number], number> {
  points: number;
  workers: number;
  markers: number;
  markers_discarded: number;
  walls_built: number;
  towers_built: number;
  delivery_markers: number;
  shipping_markers: string[];
  palace: Record<Track, number>;
  board: string | null;
  merchants: Record<Merchant, number>;
  objectives: string[] | number;
  objectives_returned: string[] | number;
  objectives_drawn: number;
  tiles: string[];
  tiles_used: string[];
  figurines: string[];
}

export interface LiMu {
  points: number;
  workers: number;
  markers: number;
  walls_built: number;
  towers_built: number;
  palace: Record<Track, number>;
  figurines: string[];
  cards_left: string[];
}

/** A decision that is pending: `do` names it, what else it has depends on that. */
export type Pending = { do: string; seat?: string } & Record<string, unknown>;

export interface TxView {
  to_act: string;
  turn: Family | null;
  round: number;
  phase: string;
  order: Family[];
  next_order: Family[];
  attacks: (string | null)[];
  round_tiles: (string | null)[];
  banners: Record<string, Track | null | undefined>;
  sites: Record<string, SiteState | undefined>;
  markers: Record<string, Family[] | undefined>;
  barges: Record<Resource, (Family | null)[]>;
  ships: Record<string, ShipState | null | undefined>;
  sections: Record<string, SectionState | undefined>;
  supply: number;
  ships_left: string[];
  seats: Record<string, SeatState>;
  li_mu: LiMu | null;
  pending: Pending[];
  you: string | null;
  deck: number;
}

/** The view with its types; it comes from our own server, which checks it. */
export function viewOf(data: Data): TxView {
  return data as unknown as TxView;
}

/** Whether everything the target names is what is picked or selected, its verb included. */
export function isMarked(target: Target, selected: ActionLine | null, chosen: Target | null): boolean {
  const verb = selected ? selected.data.do : chosen?.do;
  return (target.do === undefined || target.do === verb) && isPicked(target, selected, chosen);
}

/** The decision that is asked for now. */
export function askedOf(view: TxView): Pending | null {
  return view.pending.at(-1) ?? null;
}

// ---- the components --------------------------------------------------------------------------------------------------

/** What something brings: amounts by name, and at most one thing more; `then` follows after it. */
export interface Effect {
  coins?: number;
  wood?: number;
  stone?: number;
  rice?: number;
  silk?: number;
  helmets?: number;
  jewelry?: number;
  points?: number;
  any_resource?: number;
  any_good?: number;
  palace_any?: number;
  objective?: number;
  bonus_tile?: number;
  train?: { free?: number; discount?: number };
  fortify?: { max: number | null; discount: number };
  governor?: { discount: number };
  ship?: { max: number | null; any_ship: boolean; any_good: boolean };
  then?: Effect;
}

export interface RegionData {
  id: Region;
  name: string;
  hub: string;
  benefit: Effect;
}

export interface SiteData {
  id: string;
  region: Region;
  section: number;
  order: number;
  slot: 'income' | 'passive';
  raid: number;
}

export interface BuildingData {
  id: string;
  name: string;
  cost: number;
  sort: 'income' | 'passive';
  effect?: Effect;
  changes?: string;
  numbers?: { gain?: Effect } & Record<string, unknown>;
}

export interface ObjectiveData {
  id: string;
  top: Effect;
  need: string;
  number: number;
  level?: number;
  points: number;
}

export interface PalaceData {
  id: Track;
  name: string;
  steps: Effect[];
}

export interface AttackData {
  id: string;
  round: number;
  move: number[];
  strength: number[];
}

export interface MerchantData {
  spaces: number;
  effect: Effect;
}

interface Entries<T> {
  entries: T[];
}
type Spot = [number, number];

interface Raw {
  game: { rounds: number };
  supplies: { workers: number; action_markers: number; delivery_markers: number };
  small_numbers: { exchange_units: number; additional_cost_token_wood: number; discarded_marker_coins: number };
  regions: Entries<RegionData>;
  exchanges: Entries<{ region: Region; pay: string; gain: string }>;
  sites: Entries<SiteData>;
  worker_spaces: { by_players: number[][] };
  income_buildings: Entries<Omit<BuildingData, 'sort'>>;
  passive_buildings: Entries<Omit<BuildingData, 'sort'>>;
  palaces: { end_points: number[] } & Entries<PalaceData>;
  bonus_tiles: Entries<{ id: string; effect: Effect }>;
  figurines: { end_points: number[]; offers: { figurines: number; steps: number; coins: number }[] } & Entries<{ id: string; name: string }>;
  objectives: Entries<ObjectiveData>;
  ship_slots: Entries<{ id: string; region: Region | null }>;
  ships: Entries<{ id: string; spaces: Effect[] }>;
  demand_tiles: Entries<{ id: string; good: Good; reward: Effect }>;
  barges: { cost: number; cost_per_own_worker: number };
  military: {
    sections: { name: string }[];
    soldier_spaces: number;
    wall_spaces: number;
    action_spaces: string[][];
    train_rice: number;
    wall_costs: number[];
    tower_costs: number[];
  };
  battle: {
    wall_defense: number;
    tower_defense: number;
    soldier_defense: number;
    rank_points: number[];
    points_per_soldier_lost: number;
    points_per_governor: number;
    loss_coins: number;
    loss_points: number;
  };
  nomads: { battle_space: number };
  attack_cards: Entries<AttackData>;
  player_boards: Entries<{ id: string; income: Effect; merchant_actions: MerchantData[] }>;
  layout: { sites: Record<string, Spot | undefined>; regions: Record<string, Spot | undefined> };
}

export interface Components {
  raw: Raw;
  regions: ReadonlyMap<string, RegionData>;
  sites: ReadonlyMap<string, SiteData>;
  buildings: ReadonlyMap<string, BuildingData>;
  tiles: ReadonlyMap<string, Effect>;
  figurines: ReadonlyMap<string, string>;
  objectives: ReadonlyMap<string, ObjectiveData>;
  palaces: ReadonlyMap<string, PalaceData>;
  ships: ReadonlyMap<string, { id: string; spaces: Effect[] }>;
  demands: ReadonlyMap<string, { id: string; good: Good; reward: Effect }>;
  attacks: ReadonlyMap<string, AttackData>;
  boards: ReadonlyMap<string, { id: string; income: Effect; merchant_actions: MerchantData[] }>;
  exchanges: ReadonlyMap<string, { pay: string; gain: string }>;
  slots: readonly { id: string; region: Region | null }[];
}

const read = new WeakMap<GameInfo, Components>();

/** Printed names by what they name, as far as component data has been read: `site:qin_1`, `region:qin`, `section:2`. */
export const printed = new Map<string, string>();

const byId = <T extends { id: string }>(entries: readonly T[]): Map<string, T> => new Map(entries.map((entry) => [entry.id, entry]));

/** The component data by id. */
export function componentsOf(info: GameInfo): Components {
  const known = read.get(info);
  if (known) return known;
  const raw = info.components as unknown as Raw;
  const made: Components = {
    raw,
    regions: byId(raw.regions.entries),
    sites: byId(raw.sites.entries),
    buildings: byId([
      ...raw.income_buildings.entries.map((entry): BuildingData => ({ ...entry, sort: 'income' })),
      ...raw.passive_buildings.entries.map((entry): BuildingData => ({ ...entry, sort: 'passive' })),
    ]),
    tiles: new Map(raw.bonus_tiles.entries.map(({ id, effect }) => [id, effect])),
    figurines: new Map(raw.figurines.entries.map(({ id, name }) => [id, name])),
    objectives: byId(raw.objectives.entries),
    palaces: byId(raw.palaces.entries),
    ships: byId(raw.ships.entries),
    demands: byId(raw.demand_tiles.entries),
    attacks: byId(raw.attack_cards.entries),
    boards: byId(raw.player_boards.entries),
    exchanges: new Map(raw.exchanges.entries.map(({ region, pay, gain }) => [region, { pay, gain }])),
    slots: raw.ship_slots.entries,
  };
  for (const { id, name } of raw.regions.entries) printed.set(`region:${id}`, name);
  for (const { id, name } of made.buildings.values()) printed.set(`building:${id}`, name);
  for (const { id, name } of raw.palaces.entries) printed.set(`track:${id}`, name);
  for (const [id, name] of made.figurines) printed.set(`figurine:${id}`, name);
  for (const { id, region } of raw.ship_slots.entries) printed.set(`slot:${id}`, region ?? '');
  for (const [id, effect] of made.tiles) printed.set(`tile:${id}`, JSON.stringify(effect));
  raw.military.sections.forEach(({ name }, at) => printed.set(`section:${at + 1}`, name));
  read.set(info, made);
  return made;
}

/** The extra wood of the worker spaces, for this number of seats. */
export const spaceCosts = (components: Components, seats: number): number[] => components.raw.worker_spaces.by_players[seats - 1] ?? [0, 1];

/** What a Governor of no special powers pays for a space of a site. */
export function governorCost(components: Components, state: SiteState, extra: number): number {
  const building = components.buildings.get(state.building ?? '');
  return (building?.cost ?? 0) + extra + (state.token ? components.raw.small_numbers.additional_cost_token_wood : 0);
}

/** Where markers of a military action lie: some sets share one space for both. */
export function militaryPlace(components: Components, action: string): string {
  return components.raw.military.action_spaces.find((shared) => shared.includes(action))?.join('_') ?? action;
}

/** The Governors of a seat, by site. */
export function governorsOf(view: TxView, family: Family): string[] {
  return Object.entries(view.sites).flatMap(([id, site]) => (site?.governors.includes(family) ? [id] : []));
}

/** How far a seat is with what an Objective asks for. */
export function metBy(components: Components, view: TxView, seat: string, objective: ObjectiveData): number {
  const held = view.seats[seat];
  if (!held) return 0;
  const governors = governorsOf(view, seat).flatMap((id) => components.sites.get(id) ?? []);
  const sections = Object.values(view.sections).flatMap((section) => section ?? []);
  const soldiers = sections.reduce((sum, { soldiers: row }) => sum + row.filter((one) => one === seat).length, 0);
  const built = (section: SectionState): boolean => section.tower === seat || section.walls.includes(seat);
  const sort = (id: string): string | undefined => components.buildings.get(view.sites[id]?.building ?? '')?.sort;
  const ports = new Set(components.slots.map(({ region }) => region));
  switch (objective.need) {
    case 'governors':
      return governors.length;
    case 'governor_regions':
      return new Set(governors.map(({ region }) => region)).size;
    case 'income_governors':
      return governors.filter(({ id }) => sort(id) === 'income').length;
    case 'passive_governors':
      return governors.filter(({ id }) => sort(id) === 'passive').length;
    case 'governors_in_port_regions':
      return governors.filter(({ region }) => ports.has(region)).length;
    case 'walls_built':
      return held.walls_built;
    case 'towers_built':
      return held.towers_built;
    case 'sections_with_structure':
      return sections.filter(built).length;
    case 'soldiers_on_board':
      return soldiers;
    case 'sections_with_presence':
      return sections.filter((section) => built(section) || section.soldiers.includes(seat)).length;
    case 'delivery_markers_on_ships':
      return components.slots.reduce((sum, { id }) => sum + (view.ships[id]?.deliveries ?? []).filter((one) => one === seat).length, 0);
    case 'shipping_markers':
      return held.shipping_markers.length;
    case 'palace_tracks':
      return TRACKS.filter((track) => held.palace[track] >= (objective.level ?? 0)).length;
    case 'figurines':
      return held.figurines.length;
    case 'used_bonus_tiles':
      return held.tiles_used.length;
    case 'merchants':
      return MERCHANTS.reduce((sum, one) => sum + held.merchants[one], 0);
    case 'barges_with_worker':
      return RESOURCES.filter((barge) => view.barges[barge].includes(seat)).length;
    case 'coins':
      return held.coins;
    case 'goods':
      return GOODS.reduce((sum, good) => sum + held[good], 0);
    default:
      return [...RESOURCES, ...GOODS].every((what) => held[what] > 0) ? 1 : 0;
  }
}
