// The drawing of River of Gold.

import { addIcons } from '$lib/pieces/icons';
import { ICONS } from '../../generated/icons/river_of_gold';
import Board from './Board.svelte';
import EventIcon from './EventIcon.svelte';
import Hand from './Hand.svelte';
import SeatBoard from './SeatBoard.svelte';
import './regions.css';
import { describeTarget } from './targets';
import { amount } from './words';

addIcons(ICONS);

export const gains = ['influence', 'favor_limit', 'claimed', 'drew'] as const;

export { amount, Board, describeTarget, EventIcon, Hand, SeatBoard };
