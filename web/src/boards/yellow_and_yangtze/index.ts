// The drawing of Yellow & Yangtze.

import { addIcons } from '$lib/pieces/icons';
import { ICONS } from '../../generated/icons/yellow_and_yangtze';
import Board from './Board.svelte';
import EventIcon from './EventIcon.svelte';
import Hand from './Hand.svelte';
import SeatBoard from './SeatBoard.svelte';
import { describeTarget } from './targets';

addIcons(ICONS);

export const gains = ['picked', 'pagoda_built'] as const;
export const composed = true; // two actions

export { Board, describeTarget, EventIcon, Hand, SeatBoard };
