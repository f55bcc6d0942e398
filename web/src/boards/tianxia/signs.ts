// What is gained and paid, as signs: an icon with its number.

import type { IconName } from '$lib/pieces/icons';
import { look } from '$lib/pieces/resources';
import type { BuildingData, Effect, Track } from './data';

/** A sign in a row: an icon with a number, or a word between icons. */
export type Sign =
  | { icon: IconName; color: string; count: number | null; what: string }
  | { word: string };

const AMOUNTS = ['coins', 'wood', 'stone', 'rice', 'silk', 'helmets', 'jewelry', 'any_resource', 'any_good', 'palace_any', 'objective', 'bonus_tile', 'points'] as const;

export const signOf = (what: string, count: number | null): Sign => ({ ...look(what), count, what });
export const word = (text: string): Sign => ({ word: text });
const icon = (name: IconName, color = 'var(--ink)', count: number | null = null): Sign => ({ icon: name, color, count, what: name });
const less = (count: number, what: string): Sign[] => [word(`\u2212${count}`), signOf(what, null)];

/** What an effect brings; a single one needs no number, but points always have theirs. */
export function effectSigns(effect: Effect | undefined): Sign[] {
  if (!effect) return [];
  const signs: Sign[] = AMOUNTS.flatMap((what) => {
    const count = effect[what] ?? 0;
    return count > 0 ? [signOf(what, count === 1 && what !== 'points' ? null : count)] : [];
  });
  const { train, fortify, governor, ship, then } = effect;
  if (train?.free) signs.push(icon('soldier', 'var(--ink)', train.free));
  else if (train) signs.push(word('n'), icon('soldier'), ...(train.discount ? less(train.discount, 'rice') : []));
  if (fortify) signs.push(...(fortify.max === null ? [word('n')] : []), icon('wall', 'var(--ink)', fortify.max), ...(fortify.discount ? less(fortify.discount, 'stone') : []));
  if (governor) signs.push(icon('governor'), ...(governor.discount ? less(governor.discount, 'wood') : []));
  if (ship) signs.push(...(ship.max === null ? [word('n')] : []), icon('galley', 'var(--ink)', ship.max), ...(ship.any_good ? [signOf('any_good', null)] : []));
  return then ? [...signs, ...effectSigns(then)] : signs;
}

/** What a building does, as signs. */
export function buildingSigns(building: BuildingData): Sign[] {
  if (building.sort === 'income') return effectSigns(building.effect);
  const numbers = building.numbers ?? {};
  const value = (key: string): number => Number(numbers[key] ?? 0);
  switch (building.changes) {
    case 'fortify_discount':
      return [icon('wall'), ...less(value('stone'), 'stone')];
    case 'train_discount':
      return [icon('soldier'), ...less(value('rice'), 'rice')];
    case 'structure_points':
      return [icon('wall'), signOf('points', value('wall_points')), icon('tower'), signOf('points', value('tower_points'))];
    case 'delivery_gain':
      return [icon('delivery'), word('→'), ...effectSigns(numbers.gain)];
    case 'lowest_ship':
      return [icon('port'), word('→'), icon('galley')];
    case 'governor_discount':
      return [icon('governor'), ...less(value('wood'), 'wood')];
    case 'governor_points':
      return [icon('governor'), signOf('points', value('points'))];
    case 'barge_surcharge':
      return [icon('barge'), word('+≤'), signOf('coins', value('coins'))];
    case 'pushed_off_points':
      return [icon('worker'), word('↷'), signOf('points', value('points'))];
    case 'extra_step':
      return [signOf('palace_any', null), word('+1'), ...(value('coins') ? less(value('coins'), 'coins') : [])];
    case 'exchange_unit':
      return [icon('trade'), word('+1'), signOf('any_good', null)];
    default:
      return [icon('marker'), ...less(value('coins'), 'coins')];
  }
}

/** The sign and the inks of each Palace track, and of its banner: an element beside the color. */
export const TRACK_LOOKS: Readonly<Record<Track, { icon: IconName; fill: string; ink: string }>> = {
  black: { icon: 'water', fill: 'var(--tile-black)', ink: 'var(--tile-black-ink)' },
  red: { icon: 'fire', fill: 'var(--tile-red)', ink: 'var(--tile-red-ink)' },
  green: { icon: 'tree', fill: 'var(--tile-green)', ink: 'var(--tile-green-ink)' },
  white: { icon: 'mountains', fill: 'var(--paper-3)', ink: 'var(--ink)' },
};

const FIGURINES: Readonly<Record<string, IconName>> = { dragon: 'dragon', tiger: 'tiger', phoenix: 'phoenix', tortoise: 'tortoise', horse: 'horse', ox: 'ox' };
/** The icon of a figurine. */
export const figurineIcon = (id: string): IconName => FIGURINES[id] ?? 'bonus_tile';

/** The width of a row of signs at a size of icons. */
export function widthOf(signs: readonly Sign[], size: number, gap = 3): number {
  return signs.reduce((all, sign) => all + widthOfOne(sign, size) + gap, 0) - (signs.length > 0 ? gap : 0);
}

export const fontFor = (size: number): number => Math.max(15.6, size * 0.95);

/** The width of one sign. */
export function widthOfOne(sign: Sign, size: number): number {
  const letter = fontFor(size) * 0.56;
  if ('word' in sign) return letter * (sign.word.length === 1 ? 1.15 : sign.word.length * 0.95);
  return size + (sign.count === null ? 0 : letter * String(sign.count).length + 2);
}
