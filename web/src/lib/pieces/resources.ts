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
  gold: { icon: 'gold', color: 'var(--ingot)' },
  black_tile: { icon: 'scroll', color: 'var(--points-black)' },
  red_tile: { icon: 'weapons', color: 'var(--points-red)' },
  blue_tile: { icon: 'crops', color: 'var(--points-blue)' },
  green_tile: { icon: 'goods', color: 'var(--points-green)' },
  yellow_tile: { icon: 'gold', color: 'var(--points-yellow)' },
  coins: { icon: 'coin', color: 'var(--coins)' },
  camels: { icon: 'camels', color: 'var(--camels)' },
  pepper: { icon: 'pepper', color: 'var(--pepper)' },
  jade: { icon: 'jade', color: 'var(--jade)' },
  different_goods: { icon: 'different_goods', color: 'var(--any-good)' },
  black_die: { icon: 'black_die', color: 'var(--ink)' },
  move: { icon: 'move', color: 'var(--ink)' },
  contract_pile: { icon: 'scroll', color: 'var(--card)' },
  contract_city: { icon: 'contract', color: 'var(--card)' },
  city_bonus_other: { icon: 'copy', color: 'var(--ink)' },
  shields: { icon: 'shield', color: 'var(--influence)' },
  shield_plus: { icon: 'shield', color: 'var(--influence)' },
  post: { icon: 'post', color: 'var(--ink)' },
  wood: { icon: 'wood', color: 'var(--camels)' },
  stone: { icon: 'stone', color: 'var(--any-good)' },
  helmets: { icon: 'helmets', color: 'var(--porcelain)' },
  jewelry: { icon: 'jewelry', color: 'var(--jade)' },
  points: { icon: 'vp', color: 'var(--vp)' },
  any_resource: { icon: 'any_resource', color: 'var(--any-good)' },
  palace_any: { icon: 'palace', color: 'var(--accent)' },
  objective: { icon: 'objective', color: 'var(--card)' },
  bonus_tile: { icon: 'bonus_tile', color: 'var(--ingot)' },
};

/** Icon and colour of a resource; a plain card for one that has none. */
export function look(what: string): Look {
  return LOOKS[what] ?? { icon: 'card', color: 'var(--card)' };
}
