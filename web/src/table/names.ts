// Who sits where, in words.
import { listed, t } from '$lib/i18n.svelte';
import { botName as shortName } from '$lib/ui/bots';
import type { SeatLine, TableView } from '$lib/wire';

/** What a bot is called where it might be taken for a person: "Shrewd bot". */
export function botName(bot: string): string {
  return capital(t('table-bot', { name: shortName(bot).toLocaleLowerCase() }));
}

/** The name at a seat. */
export function nameOf(seat: SeatLine): string {
  if (seat.kind === 'open') return t('table-seat-open');
  if (nameless(seat)) return botName(seat.bot);
  return seat.name || t('web-seat', { seat: seat.seat });
}

/** A bot that nobody has given a name. */
function nameless(seat: SeatLine): boolean {
  return seat.kind === 'bot' && (seat.name === '' || seat.name === seat.bot);
}

/** The seats with the names that the board shows: short ones. */
export function named(seats: readonly SeatLine[]): SeatLine[] {
  return seats.map((seat) => ({ ...seat, name: shortOf(seat) }));
}

function shortOf(seat: SeatLine): string {
  if (seat.kind === 'open') return t('table-seat-open-short');
  return nameless(seat) ? shortName(seat.bot) : nameOf(seat);
}

/** The same seats as they stood at a step: their points then; of what these were made is not known. */
export function namedThen(seats: readonly SeatLine[], scores: Record<string, number | null>): SeatLine[] {
  return named(seats).map((seat) => ({ ...seat, score: scores[seat.seat] ?? null, breakdown: {} }));
}

/** What is to be known about who plays the seat; empty for a person who is there. */
export function stateOf(seat: SeatLine): string {
  if (seat.resigned) return t('table-seat-resigned', { bot: botName(seat.bot) });
  if (seat.kind === 'person' && seat.bot) return t('table-seat-substitute', { bot: botName(seat.bot) });
  if (seat.kind === 'person' && !seat.connected && !seat.you) return t('table-seat-away');
  return '';
}

/** A seat with its letter: "Mara (B)". */
export function lettered(view: TableView, letter: string): string {
  const seat = view.seats.find((line) => line.seat === letter);
  return seat ? `${nameOf(seat)} (${letter})` : letter;
}

/** Several seats, as a sentence lists them. */
export function letteredAll(view: TableView, letters: readonly string[]): string {
  return listed(letters.map((letter) => lettered(view, letter)));
}

/** Several seats by their names; with the letter too where a name is not theirs alone. */
export function calledAll(view: TableView, letters: readonly string[]): string {
  const names = view.seats.map(nameOf);
  return listed(
    letters.map((letter) => {
      const name = nameIn(view, letter);
      return names.filter((other) => other === name).length > 1 ? lettered(view, letter) : name;
    }),
  );
}

function nameIn(view: TableView, letter: string): string {
  const seat = view.seats.find((line) => line.seat === letter);
  return seat ? nameOf(seat) : letter;
}

/** A text with a capital at its beginning. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
