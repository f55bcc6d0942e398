// The view and the component data of Marco Polo II with their types, and what follows from them for the drawing.

import type { ActionLine, Data, GameInfo } from '$lib/wire';
import { isPicked, type Target } from '../types';

// ---- the view (docs/positions/marco_polo_ii.md) --------------------------------------------------------------------

export const RESOURCES = ['coins', 'camels', 'pepper', 'silk', 'gold', 'jade'] as const;
export type Resource = (typeof RESOURCES)[number];
export const TRADE_GOODS = ['pepper', 'silk', 'gold'] as const;
export const SEALS = ['farmer', 'spicer', 'tailor', 'jeweler'] as const;
export type Seal = (typeof SEALS)[number];
export type Side = 'none' | 'basic' | 'improved';

/** A die on the board: of a seat, black or neutral. */
export interface PlacedDie {
  of: string;
  value: number;
}

export interface SeatState extends Record<Resource, number> {
  vp: number;
  shields: number;
  dice: { own: number[]; black: number[]; unrolled: number };
  figures: string[];
  posts: string[];
  seals: Record<Seal, Side>;
  contracts: (string | null)[];
  completed: string[];
  character: string | null;
  goals: string[] | number;
  goals_put_away: string[] | number;
}

/** A decision that is pending: `do` names it, what else it has depends on that. */
export type Pending = { do: string; seat?: string } & Record<string, unknown>;

export interface Step {
  to: string;
  figure?: number;
}

export interface MpView {
  options: { open_black_dice?: boolean };
  to_act: string;
  turn: string | null;
  round: number;
  first: string | null;
  hourglass: string | null;
  seats: Record<string, SeatState>;
  kept_tiles: string[];
  characters_offered: string[];
  spaces: Record<string, PlacedDie[] | undefined>;
  black_dice: number;
  open_dice: number[];
  city_bonuses: Record<string, string | null>;
  outposts: Record<string, string | null>;
  cards: Record<string, string | null>;
  cards_gone: string[];
  display: Record<string, string | null>;
  queue: string[];
  offers: Record<string, (string | null)[]>;
  new_posts: string[];
  bought: boolean;
  due: number;
  path: Step[];
  pending: Pending[];
  you: string | null;
  pile: number;
  deck: number;
}

/** The view with its types; it comes from our own server, which checks it. */
export function viewOf(data: Data): MpView {
  return data as MpView;
}

/** Whether everything the target names is what is picked or selected, its verb included. */
export function isMarked(target: Target, selected: ActionLine | null, chosen: Target | null): boolean {
  const verb = selected ? selected.data.do : chosen?.do;
  return (target.do === undefined || target.do === verb) && isPicked(target, selected, chosen);
}

/** The decision that is asked for now. */
export function askedOf(view: MpView): Pending | null {
  return view.pending.at(-1) ?? null;
}

// ---- the components ------------------------------------------------------------------------------------------------

/** What something gives or costs, by name: `{coins: 3, vp: 2}`. */
export type Gains = Record<string, number>;

export type Role = 'start' | 'contract' | 'card' | 'special' | 'small' | 'oasis';

export interface CityData {
  id: string;
  name: string;
  x: number;
  y: number;
  role: Role;
  city_bonus: boolean;
  outpost: boolean;
  contracts: number;
  cards: number;
  shield: string | null;
}

export interface RouteData {
  between: [string, string];
  cost: Gains;
  seal?: Seal;
}

export interface CardData {
  id: string;
  kind: 'per_pip' | 'count' | 'table' | 'convert' | 'two_way' | 'bonuses' | 'seal';
  what?: 'completed_contracts' | 'placed_posts';
  cost?: Gains;
  gain?: Gains;
  gains?: Gains[];
  times?: number[];
  first?: { cost: Gains; gain: Gains };
  second?: { cost: Gains; gain: Gains };
}

export interface ContractData {
  id: string;
  cost: Gains;
  gain: Gains;
}

export interface SealData {
  id: Seal;
  copies: number;
  die_min: number;
  jade: number;
  improve: Gains;
  bonus: Gains;
}

export interface Offer {
  jade: number;
  gain: Gains;
}

export interface TravelData {
  id: 'lower' | 'middle' | 'upper';
  dice: number;
  cap: number;
  entry_cost: Gains;
  extra_posts: number;
}

export interface SpecialData {
  city: string;
  seal: Seal;
  gain: Gains;
  seal_times: number[];
}

export interface GoalData {
  id: string;
  seals: Partial<Record<Seal, number>>;
  shields: string[];
}

export interface CharacterData {
  name: string;
}

interface Entries<T> {
  entries: T[];
}

interface Raw {
  game: { rounds: number };
  setup: { posts: number; start: string };
  compensation: { below: number };
  post_vp: Entries<{ post: number; vp: number }>;
  final_scoring: { goods_per_vp: number; coins_per_vp: number; most_contracts_vp: number; second_most_contracts_vp: number };
  books: Entries<{ id: string; book: number; die_min: number }>;
  khan: { fields: number; gain: Gains };
  guild_seals: { dice: number };
  travel: Entries<TravelData>;
  contracts_action: { most: number; gain: Gains; slot_gains: Record<string, Gains> };
  money_bag: { choices: Gains[] };
  bonus_actions: { reroll: Gains; turn: Gains; black_die: Gains };
  upper_offers: Entries<{ id: string; book: number } & Offer>;
  offer_tiles: Entries<{ id: string; book: number; offers: Offer[] }>;
  seals: Entries<SealData>;
  cities: Entries<CityData>;
  oases: Entries<{ id: string; name: string; x: number; y: number }>;
  routes: Entries<RouteData>;
  special_cities: { fields: number } & Entries<SpecialData>;
  shields: { ids: string[]; track: number[] };
  outpost_tiles: Entries<{ id: string; gain: Gains }>;
  city_bonuses: Entries<{ id: string; gain: Gains }>;
  city_cards: Entries<CardData>;
  contracts: { starting: ContractData[]; normal: ContractData[] };
  goal_cards: Entries<GoalData>;
  characters: Record<string, CharacterData>;
}

export interface Components {
  raw: Raw;
  places: ReadonlyMap<string, CityData>;
  outposts: ReadonlyMap<string, Gains>;
  bonuses: ReadonlyMap<string, Gains>;
  cards: ReadonlyMap<string, CardData>;
  contracts: ReadonlyMap<string, ContractData>;
  seals: ReadonlyMap<string, SealData>;
  tiles: ReadonlyMap<string, Offer[]>;
  goals: ReadonlyMap<string, GoalData>;
  characters: ReadonlyMap<string, CharacterData>;
}

const read = new WeakMap<GameInfo, Components>();

/** The printed names of places, by id, as far as component data has been read. */
export const printed = new Map<string, string>();

const byId = <T extends { id: string }>(entries: readonly T[]): Map<string, T> => new Map(entries.map((entry) => [entry.id, entry]));

/** The component data by id. */
export function componentsOf(info: GameInfo): Components {
  const known = read.get(info);
  if (known) return known;
  const raw = info.components as Raw;
  const oases = raw.oases.entries.map(
    (oasis): CityData => ({ ...oasis, role: 'oasis', city_bonus: false, outpost: false, contracts: 0, cards: 0, shield: null }),
  );
  const made: Components = {
    raw,
    places: byId([...raw.cities.entries, ...oases]),
    outposts: new Map(raw.outpost_tiles.entries.map(({ id, gain }) => [id, gain])),
    bonuses: new Map(raw.city_bonuses.entries.map(({ id, gain }) => [id, gain])),
    cards: byId(raw.city_cards.entries),
    contracts: byId([...raw.contracts.starting, ...raw.contracts.normal]),
    seals: byId<SealData>(raw.seals.entries),
    tiles: new Map(raw.offer_tiles.entries.map(({ id, offers }) => [id, offers])),
    goals: byId(raw.goal_cards.entries),
    characters: new Map(Object.entries(raw.characters)),
  };
  for (const { id, name } of made.places.values()) printed.set(id, name);
  read.set(info, made);
  return made;
}

/** The city of a contract slot or of a card slot on the map; nothing for the open cards. */
export function cityOfSlot(components: Components, slot: string): CityData | undefined {
  return components.places.get(slot.replace(/(_card)?_\d+$/, ''));
}

/** The four offers of a Book in a round: the two of the board, then the two of its tile. */
export function offersOf(components: Components, view: MpView, book: number): Offer[] {
  const upper = components.raw.upper_offers.entries.filter((offer) => offer.book === book);
  const tile = view.offers[book]?.[view.round - 1];
  return [...upper, ...(tile ? (components.tiles.get(tile) ?? []) : [])];
}

/** How many contracts seats have completed, posts placed: what a counting card counts. */
export function countedBy(card: CardData, seat: SeatState): number {
  return card.what === 'completed_contracts' ? seat.completed.length : seat.posts.length;
}

/** The different shields of the cities with posts of a seat. */
export function shieldsOf(components: Components, seat: SeatState): Set<string> {
  return new Set(seat.posts.flatMap((city) => components.places.get(city)?.shield ?? []));
}

/** VP for so many shields. */
export function shieldVp(components: Components, count: number): number {
  const { track } = components.raw.shields;
  return track[Math.min(count, track.length - 1)] ?? 0;
}

/** The VP that the next posts bring as they leave the player board. */
export function nextPostVp(components: Components, posts: number): number {
  return components.raw.post_vp.entries.find(({ post }) => post === posts + 1)?.vp ?? 0;
}
