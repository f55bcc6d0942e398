// The things of Yellow & Yangtze in words, in the language of the page: names from yellow_and_yangtze.ftl, what only the
// board needs from web_yellow_and_yangtze.ftl.

import { addWords, t } from '$lib/i18n.svelte';
import webEn from '$locales/en/web_yellow_and_yangtze.ftl?raw';
import webIt from '$locales/it/web_yellow_and_yangtze.ftl?raw';
import * as game from '../../generated/words/yellow_and_yangtze';
import { capital, listed } from '../words';
import { type Color, COLORS, type Counts, type Direction, type Leader, type LeaderAt, type Piece } from './data';
import type { Place } from './layout';

addWords({ en: game.en, it: game.it });
addWords({ en: webEn, it: webIt });

export const aTile = (color: Color): string => t('yy-a-tile', { color });
export const tiles = (count: number, color: Color): string => t('yy-tiles', { count, color });
export const theLeader = (leader: Leader): string => t('yy-the-leader', { leader });
export const leaderOfSeat = (seat: string, leader: Leader): string => t('yy-leader-of', { seat, leader });
export const aPagoda = (color: Color): string => t('yy-a-pagoda', { color });
export const thePagoda = (color: Color): string => t('yy-the-pagoda', { color });
export const sideName = (side: Direction): string => t('yyweb-side', { side });
export const category = (color: Color): string => t(`yy-category-${color}`);

/** Tiles of several colors, those that are there. */
export const countsWords = (counts: Counts): string =>
  listed(COLORS.flatMap((color) => (counts[color] > 0 ? [tiles(counts[color], color)] : [])));

export const leadersWords = (leaders: readonly LeaderAt[]): string =>
  listed(leaders.map(({ seat, leader }) => leaderOfSeat(seat, leader)));

export const pieceWords = (piece: Piece): string =>
  'tile' in piece ? aTile(piece.tile) : leaderOfSeat(piece.seat, piece.leader);

/** A space with what lies on it: "E05, land, empty". */
export function spaceTitle(place: Place, piece: Piece | undefined): string {
  const parts = [t('yyweb-space', { space: place.id, river: place.river || 'land' })];
  if (place.capital) parts.push(t('yyweb-capital', { name: capital(place.capital) }));
  parts.push(piece ? pieceWords(piece) : t('yyweb-empty'));
  return parts.join(', ');
}

/** What lies beside a space. */
export function besideWords(place: Place, pieces: ReadonlyMap<string, Piece>): string {
  const found = Object.values(place.around).flatMap((space) => {
    const piece = pieces.get(space);
    return piece ? [t('yyweb-on', { what: pieceWords(piece), space })] : [];
  });
  return found.length > 0 ? t('yyweb-next', { list: listed(found) }) : t('yyweb-next-nothing');
}
