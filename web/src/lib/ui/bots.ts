// The bots one may play with. A new one: its name here, and `web-bot-<name>` and `web-bot-<name>-hint` in the words.
import { hasText, t } from '$lib/i18n.svelte';

/** The bots one may sit down with, the usual one first. */
export const BOTS = ['greedy', 'random'] as const;

/** What a bot is called; its plain name for one that has no words here. */
export function botName(bot: string): string {
  const key = `web-bot-${bot}`;
  return hasText(key) ? t(key) : bot;
}
