// Targets in words: "a red tile", "E05", "the Soldier".

import { t } from '$lib/i18n.svelte';
import type { Target } from '../types';
import { listed } from '../words';
import { COLORS, type Color, DIRECTIONS, type Direction, LEADERS, type Leader } from './data';
import { aTile, theLeader } from './words';

const WORDS: Record<string, (value: string | number) => string> = {
  color: (value) => (COLORS.includes(value as Color) ? aTile(value as Color) : ''),
  leader: (value) => (LEADERS.includes(value as Leader) ? theLeader(value as Leader) : ''),
  space: (value) => String(value).toUpperCase(),
  triangle: (value) => t('yyweb-triangle', { triangle: String(value).toUpperCase() }),
  side: (value) => (DIRECTIONS.includes(value as Direction) ? t('yyweb-side-of', { side: value }) : ''),
  tiles: (value) =>
    typeof value === 'number' ? t('yyweb-target-tiles', { count: value }) : t('yyweb-target-replace', { letters: value }),
  seat: (value) => t('yyweb-seat', { seat: value }),
};

/** A target in words, in the language of the page. */
export function describeTarget(target: Target): string {
  const parts = Object.entries(target).flatMap(([key, value]) => {
    const words = WORDS[key]?.(value);
    return words ? [words] : [];
  });
  if (parts.length > 0) return listed(parts);
  return typeof target.do === 'string' ? t('yyweb-target-verb', { verb: target.do }) : '';
}
