// Words of the drawing. The game's own words come from locales/*/marco_polo_ii.ftl, those of the drawing from
// web_marco_polo_ii.ftl.

import { addWords, t } from '$lib/i18n.svelte';
import webEn from '$locales/en/web_marco_polo_ii.ftl?raw';
import webIt from '$locales/it/web_marco_polo_ii.ftl?raw';
import * as game from '../../generated/words/marco_polo_ii';
import { capital, eitherOf, listed, type Note } from '../words';
import { type CardData, cityOfSlot, type Components, type ContractData, type Gains, type GoalData, type Offer, RESOURCES, type RouteData, type Seal, SEALS, type SealData } from './data';
import type { Missing, Verdict } from './planner';
import type { Sign } from './signs';

addWords({ en: game.en, it: game.it });
addWords({ en: webEn, it: webIt });

export const amount = (what: string, count: number): string => t('mp2-amount', { what, amount: count });
export const gainsWords = (gains: Gains | undefined): string => listed(Object.entries(gains ?? {}).map(([what, count]) => amount(what, count))) || t('mp2-nothing');
export const exchange = (cost: Gains | undefined, gain: Gains | undefined): string =>
  t('mp2-exchange', { cost: gainsWords(cost), gain: gainsWords(gain) });
export const theSeal = (seal: Seal): string => t('mp2-the-seal', { seal });
export const sealName = (seal: Seal): string => t('mp2web-seal', { seal });
export const characterName = (character: string): string => t('mp2-character', { character });
export const aDie = (value: number, black: boolean): string => t('mp2-a-die', { kind: black ? 'black' : 'own', value });
export const resourceName = (what: string): string => t('mp2web-resource', { what });

const number = (id: string): number => Number(id.split('_').at(-1));

const slug = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

/** A name of the map as the reader's language says it; one of an owner's own set stays as printed. */
export const printed = (name: string): string => t('mp2-printed', { place: slug(name), name });
/** The same for the label of an oasis on the map, in a few short words. */
export const shortName = (name: string): string => t('mp2web-oasis', { place: slug(name), name });
/** The name of a place. */
export const placeName = (components: Components, id: string): string => {
  const place = components.places.get(id);
  return place ? printed(place.name) : id;
};

/** The name of an action space, card slots and special cities included. */
export function spaceName(components: Components, space: string): string {
  if (space.startsWith('open_card')) return t('mp2-space', { space: 'open', number: number(space), city: '' });
  const city = cityOfSlot(components, space);
  if (!city) return t('mp2-space', { space, city: '', number: 0 });
  if (space === city.id) return t('mp2-space', { space: 'city', city: printed(city.name), number: 0 });
  return t('mp2-space', { space: city.cards > 1 ? 'card-number' : 'card', city: printed(city.name), number: number(space) });
}

export const contractName = (id: string): string => t('mp2-contract', { kind: id.startsWith('start') ? 'starting' : 'normal', number: number(id) });
export const contractNote = (contract: ContractData): Note => ({
  title: capital(contractName(contract.id)),
  lines: [t('mp2web-contract-asks', { cost: gainsWords(contract.cost) }), t('mp2web-contract-gives', { gain: gainsWords(contract.gain) })],
});

const byDie = (values: readonly (readonly [number, number, string])[]): string =>
  listed(values.map(([low, high, what]) => (low === high ? t('mp2-by-die-one', { low, what }) : t('mp2-by-die', { low, high, what }))));

function runs(words: readonly string[]): (readonly [number, number, string])[] {
  const found: [number, number, string][] = [];
  words.forEach((what, at) => {
    const last = found.at(-1);
    if (last && last[2] === what) last[1] = at + 1;
    else found.push([at + 1, at + 1, what]);
  });
  return found;
}

/** What a city card does. */
export function cardWords(card: CardData): string {
  switch (card.kind) {
    case 'per_pip':
      return t('mp2-card-per-pip', { gain: gainsWords(card.gain) });
    case 'count':
      return t('mp2-card-count', { what: card.what ?? '', gain: gainsWords(card.gain) });
    case 'table':
      return t('mp2-card-table', { list: byDie(runs((card.gains ?? []).map(gainsWords))) });
    case 'convert':
      return t('mp2-card-convert', { exchange: exchange(card.cost, card.gain) });
    case 'two_way':
      return t('mp2-card-two-way', {
        first: exchange(card.first?.cost, card.first?.gain),
        second: exchange(card.second?.cost, card.second?.gain),
      });
    case 'bonuses':
      return t('mp2-card-bonuses', { list: byDie(runs((card.times ?? []).map((count) => amount('city_bonuses', count)))) });
    case 'seal':
      return t('mp2-card-seal', { cost: gainsWords(card.cost) });
  }
}

export const offerWords = ({ jade, gain }: Offer): string => (jade > 0 ? exchange({ jade }, gain) : gainsWords(gain));

export const goalName = (id: string): string => t('mp2-goal', { number: number(id) });
export const shieldName = (id: string): string => t('mp2-shield', { shield: id.replace('shield_', '').toUpperCase() });
export const goalLines = (goal: GoalData): string[] => [
  ...SEALS.flatMap((seal) => (goal.seals[seal] ? [t('mp2-goal-seal', { seal, vp: goal.seals[seal] })] : [])),
  ...goal.shields.map(shieldName),
];

/** A guild seal: what it takes, costs and brings. */
export const sealNote = (seal: SealData, left: number): Note => ({
  title: sealName(seal.id),
  lines: [
    t('mp2web-seal-die', { die: seal.die_min, gain: gainsWords(seal.jade > 0 ? { jade: seal.jade } : {}) }),
    t('mp2web-seal-improve', { cost: gainsWords(seal.improve) }),
    t('mp2web-seal-bonus', { gain: gainsWords(seal.bonus) }),
    t('mp2web-seal-left', { left }),
  ],
});

/** A route from one of its ends: "Kashgar: 4 camels". */
export function routeWords(components: Components, route: RouteData, from: string): string {
  const to = route.between[0] === from ? route.between[1] : route.between[0];
  const cost = Object.keys(route.cost).length > 0 ? gainsWords(route.cost) : t('mp2web-route-free');
  return route.seal
    ? t('mp2web-route-seal', { place: placeName(components, to), cost, seal: theSeal(route.seal) })
    : t('mp2web-route', { place: placeName(components, to), cost });
}

type Data = Record<string, unknown>;
const gainsAt = (data: unknown, key: string): Gains => ((data as Data)[key] ?? {}) as Gains;

/** What a character can do. */
export function powerWords(components: Components, character: string): string {
  const data = (components.raw.characters as Record<string, unknown>)[character];
  switch (character) {
    case 'abha_basu':
      return t('mp2-power-abha-basu', {
        round: gainsWords(gainsAt(data, 'round_start')),
        completed: gainsWords(gainsAt(data, 'contract_completed')),
        vp: Number((data as Data).vp_per_jade),
      });
    case 'de_wu':
      return t('mp2-power-de-wu', {
        dice: Number((data as Data).seal_dice),
        improved: gainsWords(gainsAt(data, 'seal_improved')),
        shields: Number((data as Data).shields),
      });
    case 'isabella_donati': {
      const part = (key: string): string => byDie(runs(((data as Data)[key] as Gains[]).map(gainsWords)));
      return t('mp2-power-isabella-donati', { single: part('single'), pair: part('pair') });
    }
    case 'mailin_and_tian_chin':
      return t('mp2-power-mailin-and-tian-chin', { start: gainsWords(gainsAt(data, 'start')) });
    case 'mongke_khan':
      return t('mp2-power-mongke-khan', {
        oasis: gainsWords(gainsAt(data, 'oasis')),
        choice: eitherOf(((data as Data).oasis_choices as Gains[]).map(gainsWords)),
      });
    default:
      return t(`mp2-power-${character.replaceAll('_', '-')}`);
  }
}

/** Signs as they are read: "1 jade → 2 VP". */
export const signsWords = (signs: readonly Sign[]): string =>
  signs.map((sign) => ('word' in sign ? sign.word : sign.count === null ? resourceName(sign.what) : amount(sign.what, sign.count))).join(' ');

// ---- journeys --------------------------------------------------------------------------------------------------------

/** What is due, in words. */
export const billWords = (bill: { coins: number; camels: number; jade: number }): string =>
  listed(RESOURCES.flatMap((what) => (what in bill && bill[what as 'coins'] > 0 ? [amount(what, bill[what as 'coins'])] : []))) || t('mp2web-route-free');

/** What is short: "2 coins and the seal of the tailor". */
export function missingWords(missing: Missing): string {
  const parts = (['coins', 'camels', 'jade'] as const).flatMap((what) => (missing[what] > 0 ? [amount(what, missing[what])] : []));
  if (missing.steps > 0) parts.push(t('mp2web-steps', { steps: missing.steps }));
  return listed([...parts, ...missing.seals.map(theSeal)]);
}

/** A journey in a sentence. */
export function verdictWords(components: Components, { way, means, bill, standIn, missing, reachable }: Verdict, from: string): string {
  const places = [from, ...way.path].map((place) => placeName(components, place)).join(' \u2013 ');
  const by = means.by === 'icon' ? t('mp2web-by-icon') : spaceName(components, means.by);
  const parts = [t('mp2web-journey', { places, steps: way.used, movement: means.movement, by, cost: billWords(bill) })];
  if (standIn > 0) parts.push(t('mp2web-stand-in', { jade: amount('jade', standIn) }));
  parts.push(reachable ? t('mp2web-reachable') : t('mp2web-short', { list: missingWords(missing) }));
  return parts.join('. ');
}
