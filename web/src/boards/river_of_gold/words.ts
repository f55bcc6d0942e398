// The things of River of Gold in words, in the language of the page: names and effects from river_of_gold.ftl, what only
// the board needs from web_river_of_gold.ftl.

import { addWords, t } from '$lib/i18n.svelte';
import webEn from '$locales/en/web_river_of_gold.ftl?raw';
import webIt from '$locales/it/web_river_of_gold.ftl?raw';
import * as game from '../../generated/words/river_of_gold';
import { capital, listed, type Note } from '../words';
import {
  claimRewards,
  type Components,
  type CustomerData,
  type Good,
  GOODS,
  type MasteryData,
  type PatronData,
  placesOf,
  type Reward,
  type TileData,
} from './data';

addWords({ en: game.en, it: game.it });
addWords({ en: webEn, it: webIt });

export const regionName = (region: number): string => t('rog-region', { region });
export const amount = (what: string, count: number): string => t('rog-amount', { what, amount: count });
export const resourceName = (what: string): string => t('rogweb-resource', { what });
export const buildingName = (tile: TileData): string =>
  t('rog-building', { building: tile.kind === 'imperial' ? 'imperial' : tile.type });
export const customerName = (card: CustomerData): string =>
  t('rog-customer', { type: card.type, region: card.region });
export const masteryName = (id: string): string => t('rog-mastery', { mastery: id });
export const clanName = (id: string): string => t('rog-clan', { clan: id });

const dashed = (word: string): string => word.replaceAll('_', '-');

/** One entry of a reward in words; `good` is what the track of the region gives. */
export function rewardWords(reward: Reward, good: Good = 'silk'): string {
  const [[what, value] = ['', 0]] = Object.entries(reward);
  switch (what) {
    case 'track_good':
      return amount(good, Number(value));
    case 'koku_per_own':
      return t('rog-reward-koku-per-own', { building: value });
    case 'koku_per_delivered':
      return t('rog-reward-koku-per-delivered', { amount: value });
    case 'draw_discard':
    case 'favor_limit':
      return t(`rog-reward-${dashed(what)}`, { amount: value });
    case 'second_marker':
    case 'place_marker':
      return t(what === 'second_marker' ? `rog-reward-second-marker-${value}` : `rog-reward-${spaceKey(String(value))}`);
    case 'upgrade_ship':
      return t('rog-reward-upgrade-ship');
    default:
      return amount(what, Number(value));
  }
}

const spaceKey = (space: string): string => dashed(space.replace('_if_first', ''));

export const rewardsWords = (rewards: readonly Reward[], good?: Good): string =>
  rewards.length > 0 ? listed(rewards.map((reward) => rewardWords(reward, good))) : t('rog-nothing');

/** What an order asks for. */
export const orderWords = (card: CustomerData): string =>
  listed(GOODS.flatMap((good) => (card.order[good] ? [amount(good, card.order[good])] : [])));

/** A building tile. */
export function tileNote(tile: TileData, owners: readonly string[] = []): Note {
  const lines = [t('rogweb-tile-visitor', { list: rewardsWords(tile.visitor) })];
  if (tile.kind === 'era') {
    lines.push(t('rogweb-tile-owner', { list: rewardsWords(tile.owner) }));
    if (owners.length === 0) lines.push(t('rogweb-tile-bonus', { bonus: tile.bonus }));
  }
  if (owners.length > 0) {
    const twice = owners.length === 2 && owners[0] === owners[1];
    lines.push(twice ? t('rogweb-owned-twice', { seat: owners[0] ?? '' }) : t('rogweb-owned', { list: listed(owners) }));
  } else if (tile.kind !== 'era') lines.push(t('rogweb-owned-nobody'));
  const era = tile.era ? t('rogweb-tile-era', { building: capital(buildingName(tile)), era: tile.era }) : '';
  return { title: era || capital(buildingName(tile)), lines };
}

/** What a customer's ability is from its delivery on, or '' without one. */
export function abilityWords(card: CustomerData): string {
  return card.ongoing ? t(`rog-ability-${dashed(card.ongoing.ability)}`, { amount: card.ongoing.amount ?? 1 }) : '';
}

/** What a customer scores at the end, or ''. */
export function endWords(card: CustomerData): string {
  if (!card.end) return '';
  const { score, vp = card.end.times ?? 1, per = 1 } = card.end;
  return t(`rog-end-${dashed(score)}`, { vp, per });
}

/** A customer card: what it asks for, gives, and is good for. */
export function customerNote(card: CustomerData): Note {
  const lines = [
    t('rogweb-customer-home', { region: regionName(card.region), number: card.region }),
    t('rogweb-customer-order', { list: orderWords(card) }),
    t('rogweb-customer-delivery', { list: rewardsWords(card.delivery) }),
  ];
  const [ability, end] = [abilityWords(card), endWords(card)];
  if (ability) lines.push(t('rogweb-customer-ongoing', { ability }));
  if (end) lines.push(t('rogweb-customer-end', { end }));
  return { title: capital(customerName(card)), lines };
}

/** A mastery card with its claims. */
export function masteryNote(mastery: MasteryData, seats: number, claims: readonly string[]): Note {
  const rewards = claimRewards(mastery, seats);
  const lines = [
    t('rogweb-mastery-demand', { demand: t(`rog-demand-${dashed(mastery.metric)}`, { count: mastery.at_least }) }),
    t('rogweb-mastery-rewards', { list: rewards.join(', ') }),
  ];
  if (claims.length > 0) lines.push(t('rogweb-mastery-claims', { list: listed(claims) }));
  return { title: masteryName(mastery.id), lines };
}

/** A patron and the power. */
export function patronNote(patron: PatronData): Note {
  const power = t(`rog-power-${dashed(patron.id)}`, {
    value: patron.value ?? 0,
    least: patron.own_influence_at_least ?? 0,
  });
  return { title: patron.name, lines: [t('rogweb-patron-title', { patron: patron.id }), clanName(patron.clan), capital(power)] };
}

/** A region: its scoring tile and its special spaces. */
export function regionNote(components: Components, region: number, tile: string | null, seats: number): Note {
  const lines: string[] = [];
  if (tile) {
    const { places, within } = placesOf(components, tile, seats);
    lines.push(t('rogweb-scoring', { list: places.join(', ') }));
    if (within !== undefined && places.length > 1) lines.push(t('rogweb-scoring-within', { within }));
  }
  lines.push(t('rogweb-region-spaces'));
  return { title: t('rogweb-region', { region: regionName(region), number: region }), lines };
}

/** The influence track of a region. */
export function trackNote(components: Components, region: number, standing: readonly string[]): Note {
  const good = components.trackGoods[region - 1] ?? 'silk';
  const rewards = [...components.rewards].map(([space, list]) =>
    t('rogweb-track-reward', { space, list: rewardsWords(list, good) }),
  );
  const flower = t('rogweb-track-flower', { space: components.raw.influence_track.imperial_flower });
  return {
    title: t('rogweb-track', { region: regionName(region) }),
    lines: [...standing, rewards.join('; '), flower],
  };
}
