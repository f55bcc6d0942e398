// The icons of the house by our own names. Those of a game are added when its board is loaded.

import { ICONS as HOUSE, SIZE } from '../../generated/icons/house';
import type { IconName } from '../../generated/icons/names';

export type { IconName };

/** The side of the square that icons are drawn in. */
export const ICON_SIZE = SIZE;

const drawings = new Map<string, string>(Object.entries(HOUSE));

/** Adds the icons of a game. */
export function addIcons(icons: Readonly<Record<string, string>>): void {
  for (const [name, path] of Object.entries(icons)) drawings.set(name, path);
}

/** The path of an icon; an empty one while the game it belongs to is not loaded. */
export function iconPath(name: IconName): string {
  return drawings.get(name) ?? '';
}
