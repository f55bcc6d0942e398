// The bots one may play with: the server names them. A new one needs `web-bot-<name>` and `web-bot-<name>-hint` in the words.
import { gameLine } from '$lib/house.svelte';
import { hasText, t } from '$lib/i18n.svelte';

/** The bots of a game, the usual one first; nobody before the list of games is there. Reactive. */
export function botsOf(game: string): readonly string[] {
  return gameLine(game)?.bots ?? [];
}

/** What a bot is called; its plain name for one that has no words here. */
export function botName(bot: string): string {
  const key = `web-bot-${bot}`;
  return hasText(key) ? t(key) : bot;
}

/** How a bot plays, in words. */
export function botHint(bot: string): string | undefined {
  const key = `web-bot-${bot}-hint`;
  return hasText(key) ? t(key) : undefined;
}
