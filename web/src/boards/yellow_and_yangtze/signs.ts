// Each color of tiles and each leader has a sign of its own, besides its color.

import type { IconName } from '$lib/pieces/icons';
import { COLORS, type Color, DIRECTIONS, type Direction, type Leader } from './data';

export const TILE_ICONS: Record<Color, IconName> = {
  black: 'scroll',
  red: 'weapons',
  blue: 'crops',
  green: 'goods',
  yellow: 'gold',
};

export const LEADER_ICONS: Record<Leader, IconName> = {
  governor: 'governor',
  soldier: 'soldier',
  farmer: 'farmer',
  trader: 'trader',
  artisan: 'artisan',
};

export const tileColor = (color: Color): string => `var(--tile-${color})`;
export const tileInk = (color: Color): string => `var(--tile-${color}-ink)`;
export const pointsColor = (color: Color): string => `var(--points-${color})`;
export const isColor = (word: unknown): word is Color => COLORS.some((color) => color === word);

const ARROWS: Record<Direction, string> = { e: '→', ne: '↗', nw: '↖', w: '←', sw: '↙', se: '↘' };
export const arrow = (direction: Direction): string => ARROWS[direction];
export const isDirection = (word: unknown): word is Direction => DIRECTIONS.some((one) => one === word);

/** How many ways there are to draw the rim of a state. */
export const RIMS = 6;
