// The drawing of Tianxia.

import { addIcons } from '$lib/pieces/icons';
import { ICONS } from '../../generated/icons/tianxia';
import Board from './Board.svelte';
import EventIcon from './EventIcon.svelte';
import Hand from './Hand.svelte';
import SeatBoard from './SeatBoard.svelte';
import { describeTarget } from './targets';
import { amount } from './words';

addIcons(ICONS);

export const gains = ['tile_taken'] as const;

export const composed = true; // a turn, its parts, and free actions as one likes

export { amount, Board, describeTarget, EventIcon, Hand, SeatBoard };
