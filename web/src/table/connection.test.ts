import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '$lib/api';
import { Connection, pauseBefore, type Answer, type Outside } from '$lib/connection.svelte';
import type { ClientMessage, Outcome, Presence, ServerMessage, TableView } from '$lib/wire';
import { LAST, playing } from './fixtures';

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState: number = WebSocket.CONNECTING;
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.readyState = WebSocket.CLOSED;
  }
  open(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  fail(code = 1006): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }
}

const latest = (): FakeSocket => {
  const socket = FakeSocket.all.at(-1);
  if (!socket) throw new Error('no socket was opened');
  return socket;
};

let outside: Outside;
let views: TableView[];
let presences: Presence[];
let line: Connection;
let eyes: string | null;
let late: Answer[];

function connect(): Connection {
  return new Connection(
    'abc',
    'en',
    {
      table: (view) => {
        views.push(view);
        if (view.you.length > 1) eyes = view.eyes;
      },
      presence: (presence) => presences.push(presence),
      seq: () => views.at(-1)?.seq ?? 0,
      version: () => views.at(-1)?.version ?? -1,
      eyes: () => eyes,
      late: (answer) => late.push(answer),
    },
    outside,
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  views = [];
  presences = [];
  late = [];
  sessionStorage.clear();
  eyes = null;
  outside = {
    socket: (address) => new FakeSocket(address) as unknown as WebSocket,
    post: vi.fn(),
    poll: vi.fn(() => new Promise<ServerMessage[]>(() => undefined)),
    look: vi.fn(async () => {
      throw new ApiError('offline', 'no way');
    }),
    random: () => 0.5,
  };
  line = connect();
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
});

/** Three sockets fail, so the line polls. */
async function toPolling(): Promise<void> {
  for (let failures = 0; failures < 3; failures += 1) {
    latest().fail();
    await vi.advanceTimersByTimeAsync(3_000);
  }
}

/** The table at once, then nothing new for as long as is waited. */
const slowPoll: Outside['poll'] = (_, query, signal) =>
  new Promise((resolve, reject) => {
    const stop = (): void => reject(new ApiError('offline', 'stopped'));
    signal.addEventListener('abort', stop);
    const come = (): void => {
      signal.removeEventListener('abort', stop);
      resolve(query.wait === '0' ? [playing()] : []);
    };
    setTimeout(come, 10 + 1_000 * Number(query.wait));
  });

describe('the line', () => {
  it('tells the table what it knows, and hands on what it hears', () => {
    expect(latest().address).toContain('/api/tables/abc/ws?lang=en&after=0');
    latest().open();
    latest().say(playing());
    latest().say({ type: 'presence', connected: ['A'], watchers: 2 });
    expect(line.phase).toBe('connected');
    expect(views).toHaveLength(1);
    expect(presences[0]?.watchers).toBe(2);
  });

  it('answers a request once it is kept, and shows that meanwhile', async () => {
    latest().open();
    latest().say(playing());
    const answer = line.send({ type: 'redo', seq: LAST });
    expect(line.saving).toBe(1);
    latest().say({ type: 'done', key: latest().sent[0]?.key ?? '', seq: LAST + 1 });
    expect(await answer).toMatchObject({ type: 'done', seq: LAST + 1 });
    expect([line.saving, line.saved]).toEqual([0, true]);
    vi.advanceTimersByTime(3_000);
    expect(line.saved).toBe(false);
  });

  it('sends an unanswered request again under the same key after a lost connection', async () => {
    latest().open();
    latest().say(playing());
    vi.advanceTimersByTime(4_000);
    const answer = line.send({ type: 'act', seq: LAST, action: 'sail 1' });
    const first = latest().sent[0];
    latest().fail();
    expect(line.phase).toBe('reconnecting');
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.all).toHaveLength(2);
    expect(latest().address).toContain(`after=${LAST}`);
    latest().open();
    expect(latest().sent).toEqual([first]);
    latest().say({ type: 'done', key: first?.key ?? '', seq: LAST + 1 });
    expect((await answer).type).toBe('done');
  });

  it('sends a request that was made while there was no line', () => {
    void line.send({ type: 'redo', seq: 0 });
    expect(latest().sent).toEqual([]);
    latest().open();
    expect(latest().sent).toHaveLength(1);
  });

  it('waits longer each time, never in step with others, and never gives up', () => {
    expect(pauseBefore(0, 0)).toBeLessThan(pauseBefore(0, 1));
    expect(pauseBefore(3, 1)).toBe(3_200);
    expect(pauseBefore(50, 1)).toBe(15_000);
  });

  it('says that the server restarts, and is back soon', () => {
    latest().open();
    latest().say(playing());
    vi.advanceTimersByTime(5_000);
    latest().say({ type: 'closing' });
    latest().fail(1001);
    expect(line.phase).toBe('restarting');
    vi.advanceTimersByTime(1_500);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('asks a silent line whether it is there, and leaves it when it is not', () => {
    latest().open();
    latest().say(playing());
    vi.advanceTimersByTime(31_000);
    const ping = latest().sent.at(-1);
    expect(ping?.type).toBe('ping');
    vi.advanceTimersByTime(16_000);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });

  it('leaves alone a line that answers', () => {
    latest().open();
    latest().say(playing());
    vi.advanceTimersByTime(31_000);
    latest().say({ type: 'pong', key: latest().sent.at(-1)?.key ?? '' });
    vi.advanceTimersByTime(16_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('polls when sockets do not get through, and posts what is pending', async () => {
    const polled: Record<string, string>[] = [];
    outside.poll = (_, query) => {
      polled.push(query);
      return polled.length === 1 ? Promise.resolve([playing()]) : new Promise(() => undefined);
    };
    const posted: ClientMessage[] = [];
    outside.post = async (_, message): Promise<Outcome> => {
      posted.push(message);
      return { answer: { type: 'done', key: message.key, seq: LAST + 1 }, table: playing({ seq: LAST + 1, version: LAST + 1 }) };
    };
    const answer: Promise<Answer> = line.send({ type: 'act', seq: LAST, action: 'sail 1' });
    for (let failures = 0; failures < 3; failures += 1) {
      latest().fail();
      await vi.advanceTimersByTimeAsync(5_000);
    }
    expect(line.phase).toBe('polling');
    expect((await answer).type).toBe('done');
    expect(posted).toHaveLength(1);
    expect(views.at(-1)?.seq).toBe(LAST + 1);
    expect(polled[0]).toMatchObject({ wait: '0' });
    expect(polled[1]).toMatchObject({ after: String(LAST) });
  });

  it('tells with every request what the page knows and through whose eyes it looks', async () => {
    const asked: Record<string, Record<string, string>> = {};
    outside.look = async (_, query) => {
      asked.look ??= query;
      throw new ApiError('offline', 'no way');
    };
    outside.poll = (_, query) => {
      const first = !asked.poll;
      asked.poll ??= query;
      return first ? Promise.resolve([playing({ seq: 41, version: 41 })]) : new Promise(() => undefined);
    };
    outside.post = async (_, message, query): Promise<Outcome> => {
      asked.post = query;
      return { answer: { type: 'done', key: message.key, seq: 42 }, table: playing({ seq: 42, version: 42 }) };
    };
    eyes = 'B';
    await toPolling();
    await line.send({ type: 'act', seq: 41, action: 'sail 1' });
    expect(asked.look).toMatchObject({ lang: 'en', after: '0', eyes: 'B', behind: '1' });
    expect(asked.poll).toMatchObject({ eyes: 'B', behind: '1' });
    expect(asked.post).toMatchObject({ lang: 'en', after: '41', eyes: 'B', behind: '1' });
    expect(latest().address).toContain('eyes=B&behind=1');
  });

  it('asks anew when the eyes are others: a poll that waits would tell what the curtain hides, or hang it again', async () => {
    const polled: Record<string, string>[] = [];
    outside.poll = (table, query, signal) => {
      polled.push(query);
      return slowPoll(table, query, signal);
    };
    outside.post = async (_, { key }): Promise<Outcome> => ({
      answer: { type: 'done', key, seq: LAST },
      table: playing({ you: ['A', 'B'], eyes: 'B' }),
    });
    await toPolling();
    await vi.advanceTimersByTimeAsync(50);
    const before = polled.length;
    expect(polled.at(-1)?.eyes).toBeUndefined();
    void line.send({ type: 'look', seat: 'B' });
    await vi.advanceTimersByTimeAsync(50);
    expect(polled[before]).toMatchObject({ eyes: 'B', behind: '1', wait: '0' });
  });

  it('sends a move that was confirmed before the page was left, under its key, once', async () => {
    void line.send({ type: 'act', seq: LAST, action: 'sail 1' });
    void line.send({ type: 'pause', on: true });
    line.close();
    line = connect();
    expect(line.saving).toBe(1);
    latest().open();
    const [act, ...others] = latest().sent;
    expect(act).toMatchObject({ type: 'act', seq: LAST, action: 'sail 1' });
    expect(others).toEqual([]);
    latest().say({ type: 'done', key: act?.key ?? '', seq: LAST + 1 });
    expect([line.saving, late]).toEqual([0, [{ type: 'done', key: act?.key, seq: LAST + 1 }]]);
    line.close();
    line = connect();
    expect(line.saving).toBe(0);
  });

  it('asks before the tab is closed while a request has no answer', () => {
    const leave = (): boolean => dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(true);
    void line.send({ type: 'act', seq: LAST, action: 'sail 1' });
    expect(leave()).toBe(false);
    line.close();
    expect(leave()).toBe(true);
  });

  it('sends a request that got no answer again by and by, under the same key, also while polls work', async () => {
    outside.poll = slowPoll;
    const posted: ClientMessage[] = [];
    outside.post = async (_, message): Promise<Outcome> => {
      posted.push(message);
      if (posted.length === 1) throw new ApiError('unknown', 'Bad gateway', 502);
      if (posted.length === 2) throw new ApiError('slow', 'Nobody answers');
      if (posted.length === 3) throw new ApiError('bad_answer', 'A page of a proxy', 200);
      return { answer: { type: 'done', key: message.key, seq: LAST + 1 }, table: playing({ seq: LAST + 1, version: LAST + 1 }) };
    };
    await toPolling();
    const answer = line.send({ type: 'act', seq: LAST, action: 'sail 1' });
    await vi.advanceTimersByTimeAsync(100);
    expect([posted.length, line.saving, line.phase]).toEqual([1, 1, 'polling']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await answer).type).toBe('done');
    expect(new Set(posted.map(({ key }) => key)).size).toBe(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([posted.length, line.saving]).toEqual([4, 0]);
  });

  it('hands on a refusal and the table as it stands', async () => {
    outside.poll = slowPoll;
    outside.post = async (_, { key }): Promise<Outcome> => ({
      answer: { type: 'refused', key, code: 'stale', text: 'The table has changed.', rule: null, help: '', retry_after: 0 },
      table: playing({ seq: LAST + 2, version: LAST + 2 }),
    });
    await toPolling();
    expect(await line.send({ type: 'act', seq: LAST, action: 'sail 1' })).toMatchObject({ code: 'stale' });
    expect(views.at(-1)?.seq).toBe(LAST + 2);
  });

  it('polls at once in the language that was switched to', async () => {
    const polled: Record<string, string>[] = [];
    outside.poll = (table, query, signal) => {
      polled.push(query);
      return slowPoll(table, query, signal);
    };
    await toPolling();
    line.speak('it');
    await vi.advanceTimersByTimeAsync(50);
    expect(polled.find(({ lang }) => lang === 'it')).toMatchObject({ wait: '0', after_version: '0' });
    expect(line.phase).toBe('polling');
  });

  it('says plainly when a poll is told that the table is not for us any more', async () => {
    let gone = false;
    outside.poll = async (table, query, signal) => {
      if (gone) throw new ApiError('forbidden', 'Not for you.', 403);
      return slowPoll(table, query, signal);
    };
    await toPolling();
    expect(line.phase).toBe('polling');
    gone = true;
    await vi.advanceTimersByTimeAsync(20_000);
    expect([line.phase, line.trouble?.text]).toEqual(['refused', 'Not for you.']);
  });

  it('goes back to the socket when it works again', async () => {
    let stopped = false;
    outside.poll = (_, query, signal) =>
      new Promise((resolve, reject) => {
        setTimeout(() => resolve([]), 10 + 1_000 * Number(query.wait));
        signal.addEventListener('abort', () => {
          stopped = true;
          reject(new ApiError('offline', 'stopped'));
        });
      });
    for (let failures = 0; failures < 3; failures += 1) {
      latest().fail();
      await vi.advanceTimersByTimeAsync(3_000);
    }
    const before = FakeSocket.all.length;
    for (let second = 0; second < 9 && FakeSocket.all.length === before; second += 1)
      await vi.advanceTimersByTimeAsync(1_000);
    expect(line.phase).toBe('polling');
    latest().open();
    latest().say(playing());
    expect([line.phase, stopped]).toEqual(['connected', true]);
  });

  it('says plainly when the table does not let us in', async () => {
    outside.look = async () => {
      throw new ApiError('unknown', 'There is no such table.', 404);
    };
    latest().fail(1008);
    await vi.advanceTimersByTimeAsync(10);
    expect(line.phase).toBe('refused');
    expect(line.trouble?.text).toBe('There is no such table.');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('comes back when a server that closed the table cannot be asked why', async () => {
    latest().open();
    latest().say(playing());
    latest().fail(1008);
    await vi.advanceTimersByTimeAsync(2_000);
    expect([line.phase, line.trouble]).toEqual(['reconnecting', null]);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });

  it('shows that the device is offline, and comes back at once when it is not', () => {
    latest().open();
    latest().say(playing());
    dispatchEvent(new Event('offline'));
    expect(line.phase).toBe('offline');
    vi.advanceTimersByTime(3_100);
    latest().fail();
    const before = FakeSocket.all.length;
    dispatchEvent(new Event('online'));
    expect(FakeSocket.all.length).toBe(before + 1);
  });
});
