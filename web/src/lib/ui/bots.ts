/** The bots one may sit down with, the usual one first. Their words are `web-bot-...`. */
export const BOTS = ['greedy', 'random'] as const;
