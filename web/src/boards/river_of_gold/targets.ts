// Targets in words: "shore 7", "the tile on row space 2".

import { t } from '$lib/i18n.svelte';
import type { Target } from '../types';
import { listed } from '../words';
import { clanName, masteryName, regionName, resourceName } from './words';

const WORDS: Record<string, (value: string | number) => string> = {
  shore: (value) => t('rog-shore', { shore: value }),
  row: (value) => t('rogweb-row-space', { row: value }),
  ship: (value) => t('rogweb-target-ship', { ship: value }),
  river: (value) => t('rogweb-river', { river: value }),
  region: (value) => regionName(Number(value)),
  track: (value) => t('rogweb-track', { region: regionName(Number(value)) }),
  customer: (value) => cardName(String(value)),
  merchant: (value) => cardName(String(value)),
  mastery: (value) => masteryName(String(value)),
  good: (value) => resourceName(String(value)),
  give: (value) => resourceName(String(value)),
  get: (value) => resourceName(String(value)),
  what: (value) => resourceName(String(value)),
  face: (value) => t('rogweb-target-face', { face: value }),
  patron: (value) => String(value).split('_').map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join(' '),
  clan: (value) => clanName(String(value)),
  stack: (value) => t('rogweb-stack', { era: value }),
  pile: (value) => t(value === 'deck' ? 'rogweb-deck' : 'rogweb-discards'),
  merchants: () => t('rogweb-mouth'),
  clock: () => t('rogweb-clock'),
  seat: (value) => t('rogweb-target-seat', { seat: value }),
  step: (value) => t('rogweb-target-step', { step: value }),
};

function cardName(id: string): string {
  const [type = '', region = '0'] = id.split('_');
  return t('rog-customer', { type, region: Number(region) });
}

/** A target in words, in the language of the page. */
export function describeTarget(target: Target): string {
  const parts = Object.entries(target).flatMap(([key, value]) => {
    const words = WORDS[key];
    return words ? [words(value)] : [];
  });
  if (parts.length > 0) return listed(parts);
  return typeof target.do === 'string' ? t('rogweb-target-do', { verb: target.do }) : '';
}
