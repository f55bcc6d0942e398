import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, ApiError, newKey, request, wordsOf } from './api';

const answers: (() => Response)[] = [];
const calls: { path: string; init: RequestInit }[] = [];

function json(value: unknown, status = 200): () => Response {
  return () => new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });
}

function fails(): Response {
  throw new TypeError('network');
}

beforeEach(() => {
  answers.length = calls.length = 0;
  vi.spyOn(Math, 'random').mockReturnValue(-0.5 + 0.001); // hardly any pause between tries
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    calls.push({ path, init });
    const next = answers.shift();
    if (!next) throw new Error('no answer prepared');
    return next();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await promise.then(() => null).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

describe('requests', () => {
  it('say what a refusal says', async () => {
    answers.push(json({ code: 'not_yours', text: 'That seat is not yours.', rule: 'ROG-1.1', help: 'Wait.' }, 403));
    const error = await failure(api.table('x'));
    expect(error).toMatchObject({ code: 'not_yours', status: 403, rule: 'ROG-1.1', help: 'Wait.' });
    expect(wordsOf(error)).toBe('That seat is not yours.');
  });

  it('find words for what is not from our server', async () => {
    answers.push(() => new Response('<h1>Nope</h1>', { status: 404 }));
    expect((await failure(api.table('x'))).text).toBe('There is nothing at this address.');
    answers.push(() => new Response('<h1>Hm</h1>', { status: 200 }));
    expect((await failure(api.table('x'))).code).toBe('bad_answer');
  });

  it('are repeated under the same key when no answer came', async () => {
    answers.push(fails, () => new Response('', { status: 503 }), json({ id: 't1', invite: null }, 201));
    const made = await api.newTable({ game: 'river_of_gold', seats: ['you', 'greedy'] });
    expect(made.id).toBe('t1');
    const keys = calls.map((call) => JSON.parse(String(call.init.body)).key as string);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
  });

  it('give up after three times', async () => {
    answers.push(fails, fails, fails);
    expect((await failure(api.games())).code).toBe('offline');
    expect(calls).toHaveLength(3);
  });

  it('are not repeated when that could do something twice', async () => {
    answers.push(fails);
    expect((await failure(api.join('token'))).code).toBe('offline');
    expect(calls).toHaveLength(1);
  });

  it('are not repeated after a clear refusal', async () => {
    answers.push(json({ code: 'malformed', text: 'No.' }, 400));
    await failure(api.newTable({ game: 'x', seats: [] }));
    expect(calls).toHaveLength(1);
  });

  it('end quietly when nobody waits any more', async () => {
    const stop = new AbortController();
    stop.abort();
    answers.push(() => {
      throw new DOMException('gone', 'AbortError');
    });
    await expect(api.searchRules('g', 'ship', stop.signal)).rejects.not.toBeInstanceOf(ApiError);
  });

  it('escape what they put into an address', async () => {
    answers.push(json([]));
    await api.searchRules('a/b', 'x&y=1', undefined, 'it');
    expect(calls[0]?.path).toBe('/api/games/a%2Fb/rules?q=x%26y%3D1&lang=it');
  });

  it('tell somebody new from a failure', async () => {
    answers.push(json(null), json({ code: 'forbidden', text: '' }, 401), fails, fails, fails);
    expect(await api.me()).toBeNull();
    expect(await api.me()).toBeNull();
    expect((await failure(api.me())).code).toBe('offline');
  });

  it('send no body where there is nothing to say', async () => {
    answers.push(json({}));
    await api.close('t1');
    expect(calls[0]).toMatchObject({ path: '/api/tables/t1/close?lang=en', init: { method: 'POST', body: undefined } });
    expect(calls[0]?.init.headers).not.toHaveProperty('Content-Type');
  });

  it('read texts as they are', async () => {
    answers.push(() => new Response('{"a":1}\n{"b":2}\n'));
    expect(await request<string>('/x', { as: 'text' })).toBe('{"a":1}\n{"b":2}\n');
  });
});

it('names of requests differ', () => expect(new Set(Array.from({ length: 100 }, newKey)).size).toBe(100));
