// Targets in words: "Xian", "Book I", "the farmer".

import { t } from '$lib/i18n.svelte';
import type { Target } from '../types';
import { listed } from '../words';
import { printed } from './data';
import { aDie, amount, characterName, contractName, goalName, resourceName, theSeal } from './words';
import { isSeal } from './signs';

const placeWords = (id: string): string => printed.get(id) ?? id;

const slotWords = (slot: string): string => {
  const open = slot.match(/^open_card_(\d+)$/);
  if (open) return t('mp2-space', { space: 'open', number: Number(open[1]), city: '' });
  const card = slot.match(/^(.+)_card_(\d+)$/);
  if (card) return t('mp2-space', { space: 'card', city: placeWords(card[1] ?? ''), number: Number(card[2]) });
  return t('mp2web-slot', { city: placeWords(slot.replace(/_\d+$/, '')) });
};

const spaceWords = (target: Target): string =>
  t('mp2-space', { space: target.do === 'travel' ? `travel_${target.space}` : `book_${target.space}`, city: '', number: 0 });

function whatWords(what: string, target: Target): string {
  if (target.do === 'buy') return t('mp2web-target-verb', { verb: 'buy' });
  return target.do === 'bag' ? t('mp2web-target-bag', { what: resourceName(what) }) : resourceName(what);
}

const WORDS: Record<string, (value: string | number, target: Target) => string> = {
  space: (_, target) => spaceWords(target),
  city: (value) => placeWords(String(value)),
  location: (value) => placeWords(String(value)),
  slot: (value) => slotWords(String(value)),
  seal: (value) => (isSeal(value) ? theSeal(value) : ''),
  die: (value, target) => aDie(Number(value), target.kind === 'black' || target.do === 'black'),
  to: (value) => t('mp2web-turned', { to: value }),
  figure: (value) => (value ? t('mp2web-figure', { figure: value }) : ''),
  offer: (value) => t('mp2web-target-offer', { number: value }),
  what: (value, target) => whatWords(String(value), target),
  good: (value) => resourceName(String(value)),
  icon: (value) => resourceName(String(value)),
  exchange: (value) => t('mp2web-exchange', { exchange: value }),
  coins: (value) => amount('coins', Number(value)),
  for_coins: (value) => t('mp2web-for-coins', { jade: amount('jade', Number(value)) }),
  for_camels: (value) => t('mp2web-for-camels', { jade: amount('jade', Number(value)) }),
  contract: (value) => contractName(String(value)),
  card: (value) => goalName(String(value)),
  tile: () => t('mp2web-kept-tile'),
  character: (value) => characterName(String(value)),
  seat: (value) => t('mp2web-seat', { seat: value }),
  round: (value) => t('mp2web-target-round', { round: value }),
};

/** A target in words, in the language of the page. */
export function describeTarget(target: Target): string {
  const parts = Object.entries(target).flatMap(([key, value]) => {
    const words = WORDS[key]?.(value, target);
    return words ? [words] : [];
  });
  if (parts.length > 0) return listed(parts);
  return typeof target.do === 'string' ? t('mp2web-target-verb', { verb: target.do }) : '';
}
