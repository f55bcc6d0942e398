// Everything that is gained, paid and counted: one icon and one colour each, the same on every board.

import type { IconName } from './icons';

interface Look {
  icon: IconName;
  /** A custom property of the theme. */
  color: string;
}

const LOOKS: Record<string, Look> = {
  koku: { icon: 'coin', color: 'var(--koku)' },
  coin: { icon: 'coin', color: 'var(--koku)' },
  silk: { icon: 'silk', color: 'var(--silk)' },
  rice: { icon: 'rice', color: 'var(--rice)' },
  porcelain: { icon: 'porcelain', color: 'var(--porcelain)' },
  any_good: { icon: 'any_good', color: 'var(--any-good)' },
  favor: { icon: 'favor', color: 'var(--favor)' },
  favor_limit: { icon: 'limit', color: 'var(--favor)' },
  vp: { icon: 'vp', color: 'var(--vp)' },
  influence: { icon: 'influence', color: 'var(--influence)' },
  card: { icon: 'card', color: 'var(--card)' },
  scrolls: { icon: 'scroll', color: 'var(--points-black)' },
  weapons: { icon: 'weapons', color: 'var(--points-red)' },
  crops: { icon: 'crops', color: 'var(--points-blue)' },
  goods: { icon: 'goods', color: 'var(--points-green)' },
  gold: { icon: 'gold', color: 'var(--points-yellow)' },
  black_tile: { icon: 'scroll', color: 'var(--points-black)' },
  red_tile: { icon: 'weapons', color: 'var(--points-red)' },
  blue_tile: { icon: 'crops', color: 'var(--points-blue)' },
  green_tile: { icon: 'goods', color: 'var(--points-green)' },
  yellow_tile: { icon: 'gold', color: 'var(--points-yellow)' },
};

/** Icon and colour of a resource; a plain card for one that has none. */
export function look(what: string): Look {
  return LOOKS[what] ?? { icon: 'card', color: 'var(--card)' };
}
