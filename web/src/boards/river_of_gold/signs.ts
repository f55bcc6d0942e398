// Rewards as signs: an icon with its number.

import type { IconName } from '$lib/pieces/icons';
import { look } from '$lib/pieces/resources';
import type { Good, Reward, TileData } from './data';

export interface Sign {
  icon: IconName;
  color: string;
  count: number | null;
  /** For each of these. */
  per?: IconName;
}

const BUILDING_ICONS: Record<string, IconName> = { port: 'port', market: 'market', manor: 'manor', shrine: 'shrine' };

export const buildingIcon = (tile: TileData): IconName => BUILDING_ICONS[tile.type] ?? 'manor';
export const buildingColor = (tile: TileData): string => `var(--building-${tile.type})`;

const KINDS: Record<string, IconName> = {
  artisan: 'artisan',
  elder: 'elder',
  merchant: 'merchant',
  monk: 'monk',
  noble: 'noble',
};

export const customerIcon = (type: string): IconName => KINDS[type] ?? 'card';

/** One entry of a reward as a sign. `good` is what the region's track gives. */
export function signOf(reward: Reward, good: Good = 'silk'): Sign {
  const [[what, value] = ['', 0]] = Object.entries(reward);
  const koku = look('koku');
  switch (what) {
    case 'track_good':
      return { ...look(good), count: Number(value) };
    case 'koku_per_own':
      return { ...koku, count: 1, per: BUILDING_ICONS[String(value)] };
    case 'koku_per_delivered':
      return { ...koku, count: Number(value), per: 'card' };
    case 'draw_discard':
      return { ...look('card'), count: Number(value) };
    case 'second_marker':
      return { icon: 'build', color: 'var(--ink)', count: null };
    case 'upgrade_ship':
      return { icon: 'royal', color: 'var(--gold-ink)', count: null };
    case 'place_marker':
      return { icon: customerIcon(String(value).split('_')[0] ?? ''), color: 'var(--ink)', count: null };
    default:
      return { ...look(what), count: Number(value) };
  }
}
