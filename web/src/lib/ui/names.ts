// What those at a table are called in a list.
import { t } from '$lib/i18n.svelte';
import type { SeatLine } from '$lib/wire';
import { botName } from './bots';

/** The name at a seat: a person's own (the seat's letter for one without), a bot's in words, or that nobody sits there. */
export function nameOf(seat: SeatLine): string {
  if (seat.kind === 'open') return t('web-seat-open');
  if (seat.kind === 'bot' && (!seat.name || seat.name === seat.bot)) return t('web-seat-bot', { bot: botName(seat.bot) });
  return seat.name || t('web-seat', { seat: seat.seat });
}

/** The names at a table in turn order, each once: `Shrewd (bot) × 2`. */
export function namesOf(seats: readonly SeatLine[]): string[] {
  const counts = new Map<string, number>();
  for (const name of seats.map(nameOf)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${name}\u00a0×\u00a0${count}` : name));
}
