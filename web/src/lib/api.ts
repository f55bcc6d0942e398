// The server's REST calls, typed. Every failure is an ApiError with a code for programs and a text for people.
import { lang, t, type Language } from './i18n.svelte';
import type {
  BookView,
  Branch,
  Created,
  GameInfo,
  GameLine,
  HitLine,
  Invite,
  Me,
  NewTable,
  Problem,
  Reach,
  RulingList,
  RulingView,
  TableLine,
  TableView,
} from './wire';

/** How often a request that may be repeated is sent at most. */
const TRIES = 3;
/** How long an answer is waited for, in ms. */
const PATIENCE = 20_000;
const FLEETING = new Set([502, 503, 504]);

/** A request that failed: `code` as in the server's messages, or `offline`, `slow`, `bad_answer`. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly text: string,
    readonly status = 0,
    readonly rule: string | null = null,
    readonly help = '',
  ) {
    super(text);
    this.name = 'ApiError';
  }

  /** Whether the same request may do better a little later. */
  get fleeting(): boolean {
    return this.code === 'offline' || this.code === 'slow' || FLEETING.has(this.status);
  }
}

/** A random name for a request: sent again under the same name, it is done once. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_');
}

interface Sent {
  method?: 'GET' | 'POST';
  body?: unknown;
  /** Whether it may be sent again when no answer came; GET always may. */
  repeat?: boolean;
  signal?: AbortSignal;
  as?: 'json' | 'text';
}

/** Sends a request to the server and gives its answer. Throws ApiError; an AbortError when `signal` says stop. */
export async function request<T>(path: string, sent: Sent = {}): Promise<T> {
  const repeat = sent.repeat ?? (sent.method ?? 'GET') === 'GET';
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once<T>(path, sent);
    } catch (error) {
      const again = repeat && attempt < TRIES && error instanceof ApiError && error.fleeting;
      if (!again) throw error;
      await pause(250 * 3 ** (attempt - 1) * (0.5 + Math.random()));
    }
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function once<T>(path: string, sent: Sent): Promise<T> {
  const response = await answer(path, sent);
  if (!response.ok) throw await refusal(response);
  if (response.status === 204) return undefined as T;
  try {
    return (sent.as === 'text' ? await response.text() : await response.json()) as T;
  } catch {
    throw new ApiError('bad_answer', t('web-error-answer'), response.status);
  }
}

async function answer(path: string, sent: Sent): Promise<Response> {
  const limit = AbortSignal.timeout(PATIENCE);
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': lang() };
  if (sent.body !== undefined) headers['Content-Type'] = 'application/json';
  try {
    return await fetch(spoken(path), {
      method: sent.method ?? 'GET',
      headers,
      body: sent.body === undefined ? undefined : JSON.stringify(sent.body),
      credentials: 'same-origin',
      signal: sent.signal ? AbortSignal.any([sent.signal, limit]) : limit,
    });
  } catch (error) {
    if (sent.signal?.aborted) throw error;
    if (limit.aborted) throw new ApiError('slow', t('web-error-slow'));
    throw new ApiError('offline', t('web-error-offline'));
  }
}

/** The address with the language in which the server shall answer. */
function spoken(path: string): string {
  return /[?&]lang=/.test(path) ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${lang()}`;
}

async function refusal(response: Response): Promise<ApiError> {
  const problem = await problemIn(response);
  const text = problem.text || wordsFor(response.status);
  return new ApiError(problem.code ?? 'unknown', text, response.status, problem.rule ?? null, problem.help ?? '');
}

async function problemIn(response: Response): Promise<Partial<Problem>> {
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null && 'text' in body ? (body as Partial<Problem>) : {};
  } catch {
    return {}; // not from our server: a proxy on the way answered in its own words
  }
}

function wordsFor(status: number): string {
  if (FLEETING.has(status)) return t('web-error-away');
  if (status === 404) return t('web-error-unknown');
  if (status === 429) return t('web-error-many');
  return t('web-error-status', { status: String(status) });
}

const part = encodeURIComponent;

function query(values: Record<string, string | number | undefined>): string {
  const pairs = Object.entries(values).filter(([, value]) => value !== undefined && value !== '');
  return pairs.length > 0 ? `?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))}` : '';
}

function post<T>(path: string, body: unknown, repeat = true): Promise<T> {
  return request<T>(path, { method: 'POST', body, repeat });
}

/** The REST calls; the questions about a table that depend on eyes are in `table/calls.ts`. `key` names a request that makes something; leave it out for a new one. */
export const api = {
  /** The guest behind the cookie, or null for somebody new. */
  me: async (): Promise<Me | null> => {
    try {
      return (await request<Me | null>('/api/me')) ?? null;
    } catch (error) {
      if (error instanceof ApiError && (error.status === 401 || error.status === 404)) return null;
      throw error;
    }
  },
  setMe: (name: string, language: Language = lang()) => post<Me>('/api/me', { name, lang: language }),

  reach: () => request<Reach>('/api/reach'),

  games: () => request<GameLine[]>('/api/games'),
  game: (game: string) => request<GameInfo>(`/api/games/${part(game)}`),
  rulebook: (game: string, language: Language = lang()) =>
    request<BookView>(`/api/games/${part(game)}/rulebook${query({ lang: language })}`),
  searchRules: (game: string, words: string, signal?: AbortSignal, language: Language = lang()) =>
    request<HitLine[]>(`/api/games/${part(game)}/rules${query({ q: words, lang: language })}`, { signal }),
  rulings: (game: string, language: Language = lang()) =>
    request<RulingList>(`/api/games/${part(game)}/rulings${query({ lang: language })}`),
  ruling: (game: string, ruling: string, language: Language = lang()) =>
    request<RulingView>(`/api/games/${part(game)}/rulings/${part(ruling)}${query({ lang: language })}`),
  tryRuling: (game: string, ruling: string, key = newKey()) =>
    post<Created>(`/api/games/${part(game)}/rulings/${part(ruling)}/table`, { key }),

  newTable: (table: Omit<NewTable, 'key'>, key = newKey()) => post<Created>('/api/tables', { ...table, key }),
  tables: (scope: 'mine' | 'watch') => request<TableLine[]>(`/api/tables${query({ scope })}`),
  table: (id: string) => request<TableView>(`/api/tables/${part(id)}`),
  /** Ends all taking back of a game that is over: its secret is published. Done twice, it is done once. */
  close: (id: string) => post<TableView>(`/api/tables/${part(id)}/close`, undefined),
  /** The record as text (JSON Lines). */
  record: (id: string) => request<string>(`/api/tables/${part(id)}/record`, { as: 'text' }),
  branch: (id: string, step: number, seats: Branch['seats'] = [], key = newKey()) =>
    post<Created>(`/api/tables/${part(id)}/branch`, { key, step, seats }),
  importRecord: (record: string, key = newKey()) => post<Created>('/api/import', { key, record }),

  invite: (token: string) => request<Invite>(`/api/join/${part(token)}`),
  /** Takes an open seat. Not repeated by itself: without an answer, look again whether you sit. */
  join: (token: string, seat: string | null = null) => post<Created>(`/api/join/${part(token)}`, { seat }, false),
};

/** What went wrong, in words for the person, whatever was thrown. */
export function wordsOf(error: unknown): string {
  if (error instanceof ApiError) return error.text;
  return t('web-error-ours', { detail: error instanceof Error ? error.message : String(error) });
}
