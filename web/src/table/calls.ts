// Questions to the server about a table, asked through the eyes of the seat that the page shows.
import { request } from '$lib/api';
import { lang } from '$lib/i18n.svelte';
import type { LogPage, PreviewAnswer, StepView, Why, WhyAnswer } from '$lib/wire';

export interface Calls {
  why(why: Why, eyes: string | null): Promise<WhyAnswer>;
  preview(action: string, eyes: string | null): Promise<PreviewAnswer>;
  /** Items before one (without it: the last ones), at most `limit` (without it: as many as the server likes). */
  log(before: number | undefined, eyes: string | null, limit?: number): Promise<LogPage>;
  step(step: number, eyes: string | null): Promise<StepView>;
}

/** The questions about one table. */
export function callsTo(table: string): Calls {
  const base = `/api/tables/${encodeURIComponent(table)}`;
  const place = (path: string, eyes: string | null, more: Record<string, string> = {}): string =>
    `${base}/${path}?${new URLSearchParams({ lang: lang(), ...(eyes ? { eyes } : {}), ...more })}`;
  return {
    why: (body, eyes) => request(place('why', eyes), { method: 'POST', body, repeat: true }),
    preview: (action, eyes) => request(place('preview', eyes), { method: 'POST', body: { action }, repeat: true }),
    log: (before, eyes, limit) =>
      request(
        place('log', eyes, {
          ...(before === undefined ? {} : { before: String(before) }),
          ...(limit === undefined ? {} : { limit: String(limit) }),
        }),
      ),
    step: (step, eyes) => request(place(`steps/${step}`, eyes)),
  };
}
