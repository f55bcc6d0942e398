// Targets in words: "Qin 2", "the wood barge", "section 3".

import { t } from '$lib/i18n.svelte';
import type { Target } from '../types';
import { listed } from '../words';
import {
  actionName,
  amount,
  bargeName,
  buildingName,
  merchantName,
  objectiveName,
  regionName,
  resourceName,
  sectionName,
  siteName,
  slotName,
  tileName,
  trackName,
} from './words';

const WORDS: Record<string, (value: string | number, target: Target) => string> = {
  region: (value) => regionName(String(value)),
  site: (value) => siteName(String(value)),
  space: (value) => t('txweb-target-space', { space: value }),
  building: (value) => buildingName(String(value)),
  action: (value) => actionName(String(value)),
  section: (value) => sectionName(value),
  barge: (value) => bargeName(String(value)),
  slot: (value) => slotName(String(value)),
  track: (value) => trackName(String(value)),
  resource: (value) => resourceName(String(value)),
  good: (value) => resourceName(String(value)),
  kind: (value) => resourceName(String(value)),
  what: (value) => resourceName(String(value)),
  merchant: (value) => merchantName(String(value)),
  steps: (value) => amount('palace_any', Number(value)),
  coins: (value) => amount('coins', Number(value)),
  reward: (value) => t('txweb-reward', { reward: value }),
  tile: (value) => tileName(String(value)),
  objective: (value) => objectiveName(String(value)),
  attack: () => t('txweb-attack'),
  round: (value) => t('txweb-target-round', { round: value }),
  seat: (value) => (value === 'li_mu' ? 'Li Mu' : t('txweb-seat', { seat: value })),
  imagine: () => t('txweb-imagine'),
};

/** A target in words, in the language of the page. */
export function describeTarget(target: Target): string {
  const parts = Object.entries(target).flatMap(([key, value]) => {
    const words = WORDS[key]?.(value, target);
    return words ? [words] : [];
  });
  if (parts.length > 0) return listed(parts);
  return typeof target.do === 'string' ? t('txweb-verb', { verb: target.do }) : '';
}
