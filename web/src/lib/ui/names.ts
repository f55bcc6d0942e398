// What those at a table are called in a list.
import { t } from '$lib/i18n.svelte';
import type { SeatLine } from '$lib/wire';

/** The name at a seat: a person's own, a bot's in words, or that nobody sits there. */
export function nameOf(seat: SeatLine): string {
  if (seat.kind === 'open') return t('web-seat-open');
  if (seat.kind === 'bot' && (!seat.name || seat.name === seat.bot)) return t('web-seat-bot', { bot: seat.bot });
  return seat.name;
}
