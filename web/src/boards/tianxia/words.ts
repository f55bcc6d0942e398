// Words of the drawing. The game's own words come from locales/*/tianxia.ftl, those of the drawing from web_tianxia.ftl.

import { addWords, t } from '$lib/i18n.svelte';
import webEn from '$locales/en/web_tianxia.ftl?raw';
import webIt from '$locales/it/web_tianxia.ftl?raw';
import * as game from '../../generated/words/tianxia';
import { capital, listed, type Note } from '../words';
import type { Forecast, Piece } from './attack';
import {
  type AttackData,
  type BuildingData,
  type Components,
  type Effect,
  type Family,
  type LiMu,
  metBy,
  militaryPlace,
  type ObjectiveData,
  printed,
  type Region,
  spaceCosts,
  type Track,
  type TxView,
} from './data';
import type { Sign } from './signs';

addWords({ en: game.en, it: game.it });
addWords({ en: webEn, it: webIt });

export const amount = (what: string, count: number): string => t('tx-amount', { what, amount: count });

const AMOUNTS = ['coins', 'wood', 'stone', 'rice', 'silk', 'helmets', 'jewelry', 'points', 'any_resource', 'any_good', 'palace_any', 'objective', 'bonus_tile'] as const;

function parts({ train, fortify, governor, ship, then, ...gains }: Effect): string[] {
  const found: string[] = AMOUNTS.flatMap((what) => (gains[what] ? [amount(what, gains[what])] : []));
  if (train?.free) found.push(t('tx-part-train-free', { most: train.free }));
  else if (train) found.push(t('tx-part-train', { discount: train.discount ?? 0 }));
  if (fortify) found.push(t('tx-part-fortify', { most: fortify.max ?? 0, discount: fortify.discount }));
  if (governor) found.push(t('tx-part-governor', { discount: governor.discount }));
  if (ship) {
    const form = ship.any_ship && ship.any_good ? 'both' : ship.any_ship ? 'lowest' : ship.any_good ? 'goods' : 'plain';
    found.push(t('tx-part-ship', { most: ship.max ?? 0, form }));
  }
  return then ? [...found, ...parts(then)] : found;
}
/** What an effect brings: "1 wood and 2 coins". */
export const effectWords = (effect: Effect | undefined): string => (effect ? listed(parts(effect)) : '') || t('tx-nothing');

const number = (id: string): string => id.split('_').at(-1)?.replace(/^0+(?=\d)/, '') ?? id;
const named = (key: string, name: string): string => t(key, { word: name.toLowerCase().replaceAll('-', ' ').split(' ').join('_'), name });

export const resourceName = (what: string): string => t('txweb-resource', { what });
export const family = (who: Family): string => (who === 'li_mu' ? 'Li Mu' : who === 'neutral' ? t('tx-neutral') : who);
export const regionName = (region: string): string => printed.get(`region:${region}`) ?? region;
/** A site by its region and number: Qin 2. */
export const siteName = (site: string): string => `${regionName(site.replace(/_[^_]*$/, ''))} ${number(site)}`;
export const buildingName = (building: string): string => named('tx-building', printed.get(`building:${building}`) ?? building);
export const trackName = (track: string): string => named('tx-track', printed.get(`track:${track}`) ?? track);
export const sectionName = (section: string | number): string => named('tx-section', printed.get(`section:${section}`) ?? String(section));
const inSection = (section: string | number): string => named('tx-in-section', printed.get(`section:${section}`) ?? String(section));
export const bargeName = (barge: string): string => t('tx-barge', { barge });
export const merchantName = (merchant: string): string => t('tx-merchant-action', { number: merchant.replace('m', '') });
export const objectiveName = (objective: string): string => t('tx-objective', { number: number(objective) });
export const actionName = (action: string): string => t('txweb-action', { action });
export const shipName = (ship: string): string => t('tx-ship', { number: number(ship) });
/** A ship by where it lies: "the ship in Yan". */
export function slotName(slot: string): string {
  const region = printed.get(`slot:${slot}`) ?? slot;
  return t('tx-slot', { where: region ? 'port' : 'sea', region: region ? regionName(region) : '' });
}

/** A Bonus tile: "the one-time tile (2 rice)", "the figurine Dragon". */
export function tileName(tile: string): string {
  const figurine = printed.get(`figurine:${tile}`);
  if (figurine !== undefined) return named('tx-figurine', figurine);
  return t('tx-tile', { gain: effectWords(JSON.parse(printed.get(`tile:${tile}`) ?? '{}') as Effect) });
}

/** What a building does for its Governors. */
export function buildingDoes(building: BuildingData): string {
  if (building.sort === 'income') return effectWords(building.effect);
  const { changes = '', numbers = {} } = building;
  const key = `tx-power-${changes.replaceAll('_', '-')}`;
  if (changes === 'delivery_gain') return t(key, { gain: effectWords(numbers.gain) });
  if (changes === 'structure_points') return t(key, { wall: amount('points', Number(numbers.wall_points)), tower: amount('points', Number(numbers.tower_points)) });
  return t(key, { value: Number(Object.values(numbers)[0] ?? 0) });
}

export const needWords = ({ need, number: count, level = 0 }: ObjectiveData): string => t(`tx-need-${need.replaceAll('_', '-')}`, { number: count, level });

// ---- notes -----------------------------------------------------------------------------------------------------------

const sentence = (words: string): string => capital(words);
const note = (title: string, lines: readonly string[]): Note => ({ title: capital(title), lines: lines.filter((line) => line !== '').map(sentence) });
const entryLine = (count: number): string => t('tx-about-entry', { count, cost: amount('coins', count) });

/** A region: benefit, banner, exchange or port, and what entering costs. */
export function regionNote(components: Components, view: TxView, region: Region): Note {
  const data = components.regions.get(region);
  const banner = view.banners[data?.hub ?? ''];
  const exchange = components.exchanges.get(region);
  const kind = (what: string): string => (what === 'any_resource' ? t('tx-any-resource') : what === 'any_good' ? t('tx-any-good') : t('tx-kind', { what }));
  return note(regionName(region), [
    t('tx-about-region', { region: regionName(region), gain: effectWords(data?.benefit) }),
    banner ? t('tx-about-banner', { track: trackName(banner) }) : '',
    exchange ? t('tx-about-exchange', { pays: kind(exchange.pay), gives: kind(exchange.gain), most: components.raw.small_numbers.exchange_units }) : t('tx-about-port'),
    entryLine(view.markers[region]?.length ?? 0),
  ]);
}

/** A building site: its building, tile and Governors, and its place on the path. */
export function siteNote(components: Components, view: TxView, id: string): Note {
  const state = view.sites[id];
  const data = components.sites.get(id);
  if (!state || !data) return note(siteName(id), []);
  const building = components.buildings.get(state.building ?? '');
  const owners = state.governors.filter((one) => one !== null);
  const token = components.raw.small_numbers.additional_cost_token_wood;
  return note(siteName(id), [
    building
      ? t('tx-about-building', { place: buildingName(building.id), cost: amount('wood', building.cost), sort: building.sort, what: buildingDoes(building) })
      : t('txweb-slot', { sort: data.slot }),
    state.token ? t('tx-about-token', { cost: amount('wood', token) }) : '',
    state.tile ? t('tx-about-tile-there', { tile: tileName(state.tile) }) : '',
    t('tx-about-governors', { count: owners.length, list: listed(owners.map(family)), free: state.governors.length - owners.length }),
    t('tx-about-path', { place: data.order, section: data.section, raid: data.raid }),
  ]);
}

/** A worker space of a site: what it costs beside the building, or who has it. */
export function spaceNote(components: Components, view: TxView, id: string, space: number): Note {
  const state = view.sites[id];
  const owner = state?.governors[space - 1];
  const extra = spaceCosts(components, Object.keys(view.seats).length)[space - 1] ?? 0;
  const building = components.buildings.get(state?.building ?? '');
  const token = state?.token ? components.raw.small_numbers.additional_cost_token_wood : 0;
  return note(t('txweb-space', { site: siteName(id), space }), [
    owner ? t('txweb-governor-of', { who: family(owner) }) : building ? t('txweb-space-cost', { cost: amount('wood', building.cost + extra + token) }) : '',
  ]);
}

/** A ship: its Demand tile, its empty spaces, when it leaves. */
export function slotNote(components: Components, view: TxView, slot: string): Note {
  const state = view.ships[slot];
  const ship = components.ships.get(state?.ship ?? '');
  const demand = components.demands.get(state?.demand ?? '');
  if (!state || !ship) return note(slotName(slot), [t('tx-about-no-ship')]);
  const free = state.deliveries.flatMap((owner, at) => (owner === null ? [effectWords(ship.spaces[at])] : []));
  return note(slotName(slot), [
    demand ? t('tx-about-ship', { slot: slotName(slot), ship: shipName(ship.id), demand: t('tx-with', { thing: t('tx-kind', { what: demand.good }), what: effectWords(demand.reward) }) }) : '',
    t('tx-about-spaces', { count: free.length, list: free.join('; ') }),
    slot === components.slots[0]?.id ? t('tx-about-leaves') : '',
  ]);
}

/** A delivery space of a ship. */
export function deliveryNote(components: Components, view: TxView, slot: string, space: number): Note {
  const state = view.ships[slot];
  const owner = state?.deliveries[space - 1];
  const gain = effectWords(components.ships.get(state?.ship ?? '')?.spaces[space - 1]);
  return note(t('txweb-delivery', { slot: slotName(slot), space }), [owner ? t('txweb-delivered', { who: family(owner) }) : t('txweb-delivery-gain', { gain })]);
}

/** A barge: who stands on it, what a turn there costs. */
export function bargeNote(components: Components, view: TxView, barge: 'wood' | 'stone' | 'rice', own: string | null): Note {
  const row = view.barges[barge].filter((one) => one !== null);
  const { cost, cost_per_own_worker } = components.raw.barges;
  const mine = row.filter((one) => one === own).length;
  return note(bargeName(barge), [
    t('tx-about-barge', { barge: bargeName(barge), count: row.length, list: row.map(family).join(', ') }),
    own ? t('tx-about-barge-cost', { cost: amount('coins', cost + mine * cost_per_own_worker) }) : '',
  ]);
}

/** A military action: what it does, the next structures of the viewer, what entering costs. */
export function militaryNote(components: Components, view: TxView, action: string, own: string | null): Note {
  const { military } = components.raw;
  const held = own ? view.seats[own] : undefined;
  const next = (key: 'wall' | 'tower', built: number, costs: readonly number[]): string =>
    built < costs.length ? t(`tx-about-next-${key}`, { cost: amount('stone', costs[built] ?? 0), left: costs.length - built }) : '';
  return note(actionName(action), [
    action === 'fortify' ? t('tx-about-fortify') : t('tx-about-train', { rice: amount('rice', military.train_rice) }),
    ...(held && action === 'fortify' ? [next('wall', held.walls_built, military.wall_costs), next('tower', held.towers_built, military.tower_costs)] : []),
    entryLine(view.markers[militaryPlace(components, action)]?.length ?? 0),
  ]);
}

/** A Palace track: where all stand, the viewer's next step. */
export function trackNote(components: Components, view: TxView, track: Track, own: string | null): Note {
  const data = components.palaces.get(track);
  const points = components.raw.palaces.end_points;
  const stand = Object.entries(view.seats).map(([seat, { palace }]) => `${seat} ${palace[track]}`);
  if (view.li_mu) stand.push(`Li Mu ${view.li_mu.palace[track]}`);
  const at = own ? (view.seats[own]?.palace[track] ?? 0) : -1;
  const step = data?.steps[at];
  return note(trackName(track), [
    t('txweb-track-stand', { list: stand.join(', ') }),
    at >= 0 ? t('tx-about-track', { track: trackName(track), position: at, points: amount('points', points[at] ?? 0) }) : '',
    at >= 0 && step ? t('tx-about-next-step', { gain: effectWords(step), points: amount('points', points[at + 1] ?? 0) }) : '',
  ]);
}

/** An Objective with what is printed on it, and how far its holder is. */
export function objectiveNote(components: Components, view: TxView, objective: ObjectiveData, own: string | null): Note {
  return note(objectiveName(objective.id), [
    t('tx-objective-what', { need: needWords(objective), points: amount('points', objective.points), gain: effectWords(objective.top) }),
    own ? t('tx-about-objective', { have: metBy(components, view, own, objective), need: objective.number }) : '',
  ]);
}

const counts = (row: Record<Family, number>): string => listed(Object.entries(row).map(([who, count]) => `${family(who)} ${count}`));
const total = (row: Record<Family, number>): number => Object.values(row).reduce((sum, one) => sum + one, 0);

function result(made: Forecast): string {
  if (made.left > 0) return t('tx-forecast-lost', { left: made.left });
  const count = total(made.fallen);
  return count === 0 ? t('tx-forecast-holds') : t('tx-forecast-won', { count, list: counts(made.fallen) });
}

/** The battle of a section in sentences, in the order of the rules. */
export function forecastLines(components: Components, made: Forecast, leader: number): string[] {
  const args = { section: sectionName(made.section), strength: made.strength, defense: made.defense };
  const ranks = made.ranked.map(({ family: who, points }) => t('tx-with', { thing: family(who), what: amount('points', points) }));
  const where = inSection(made.section);
  const lines: string[] = [];
  if (!made.battle) {
    lines.push(t('tx-forecast-quiet', { ...args, space: leader, battle: components.raw.nomads.battle_space }));
    lines.push(t('txweb-forecast-if', { result: result(made) }));
  } else lines.push(t('tx-forecast', { ...args, result: result(made) }));
  lines.push(ranks.length > 0 ? t('tx-forecast-ranks', { section: where, list: ranks.join(', ') }) : t('tx-forecast-no-ranks', { section: where }));
  if (made.victory > 0) lines.push(t('tx-forecast-victory', { family: family(made.ranked[0]?.family ?? ''), points: amount('points', made.victory) }));
  if (made.left > 0) {
    lines.push(t('tx-forecast-raid', { list: listed(made.raided.map(siteName)), count: total(made.expelled), governors: counts(made.expelled) }));
    const { loss_coins, loss_points } = components.raw.battle;
    if (made.losses > 0) lines.push(t('tx-forecast-losses', { left: made.losses, coins: amount('coins', loss_coins), points: amount('points', loss_points) }));
  }
  return lines.map(sentence);
}

/** The places of a section for walls, the tower or soldiers: whose they are, and what the viewer's next piece costs. */
export function pieceNote(components: Components, view: TxView, section: string, piece: Piece, own: string | null): Note {
  const state = view.sections[section];
  const { military } = components.raw;
  const row = piece === 'tower' ? [state?.tower ?? null] : ((piece === 'wall' ? state?.walls : state?.soldiers) ?? []);
  const there = row.filter((one) => one !== null);
  const held = own ? view.seats[own] : undefined;
  const stone = held ? (piece === 'wall' ? military.wall_costs[held.walls_built] : military.tower_costs[held.towers_built]) : undefined;
  return note(t('txweb-places', { piece, section }), [
    t('txweb-places-there', { count: there.length, list: listed(there.map(family)), free: row.length - there.length }),
    held && piece === 'soldier' ? t('txweb-piece-cost', { cost: amount('rice', military.train_rice) }) : '',
    stone === undefined ? '' : t('txweb-piece-cost', { cost: amount('stone', stone) }),
  ]);
}

/** An attack card: how far each leader moves, how much stronger it grows. */
export const attackNote = (attack: AttackData): Note =>
  note(t('tx-attack', { number: number(attack.id) }), attack.move.map((move, at) => t('tx-attack-section', { section: at + 1, move, strength: attack.strength[at] ?? 0 })));

/** Li Mu, who has no board of his own: what lies before him. */
export const limuNote = (components: Components, limu: LiMu): Note =>
  note('Li Mu', [
    amount('points', limu.points),
    t('txweb-workers', { count: limu.workers }),
    t('txweb-markers', { count: limu.markers, all: limu.markers }),
    t('txweb-built', { walls: limu.walls_built, towers: limu.towers_built }),
    limu.figurines.length > 0 ? t('txweb-figurines', { list: listed(limu.figurines.map((id) => named('tx-figurine', components.figurines.get(id) ?? id))) }) : '',
    t('txweb-limu-cards', { count: limu.cards_left.length }),
  ]);

/** Signs as they are read: "2 wood → 1 silk". */
export const signsWords = (signs: readonly Sign[]): string =>
  signs.map((sign) => ('word' in sign ? sign.word : sign.count === null ? resourceName(sign.what) : `${sign.count} ${resourceName(sign.what)}`)).join(' ');
