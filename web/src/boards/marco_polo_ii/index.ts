// The drawing of Marco Polo II.

import { addIcons } from '$lib/pieces/icons';
import { ICONS } from '../../generated/icons/marco_polo_ii';
import Board from './Board.svelte';
import EventIcon from './EventIcon.svelte';
import Hand from './Hand.svelte';
import SeatBoard from './SeatBoard.svelte';
import { describeTarget } from './targets';
import { amount } from './words';

addIcons(ICONS);

export const gains = ['black_taken', 'seal_taken', 'contract_taken', 'contract_drawn', 'tile_kept'] as const;

export const composed = true; // a main action, and bonus actions as one likes

export { amount, Board, describeTarget, EventIcon, Hand, SeatBoard };
