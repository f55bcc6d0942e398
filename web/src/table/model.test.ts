import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flushSync } from 'svelte';
import { ApiError } from '$lib/api';
import type { Answer, Outside } from '$lib/connection.svelte';
import { set } from '$lib/settings.svelte';
import { Table } from '$lib/table.svelte';
import type { ClientMessage, LogItem, LogPage, ServerMessage, TableView } from '$lib/wire';
import type { Calls } from './calls';
import { LAST, playing } from './fixtures';

let table: Table;
let say: (message: ServerMessage) => void;
let sent: ClientMessage[];
let calls: { [K in keyof Calls]: ReturnType<typeof vi.fn<Calls[K]>> };

beforeEach(() => {
  sent = [];
  const socket = {
    readyState: WebSocket.OPEN,
    onmessage: null as ((event: { data: string }) => void) | null,
    send: (text: string) => sent.push(JSON.parse(text) as ClientMessage),
    close: () => undefined,
  };
  const outside: Outside = {
    socket: () => socket as unknown as WebSocket,
    post: vi.fn(),
    poll: vi.fn(),
    look: vi.fn(),
    random: () => 0.5,
  };
  calls = {
    why: vi.fn<Calls['why']>(async () => ({
      lines: [{ actions: ['build 1 1'], text: 'No.', rule: 'ROG-7.1', help: '' }],
    })),
    preview: vi.fn<Calls['preview']>(async (action) => ({ action, text: `do ${action}`, outlook: [], events: [], chance: false })),
    log: vi.fn<Calls['log']>(async () => ({ items: [], first: true })),
    step: vi.fn<Calls['step']>(),
  };
  table = new Table('abc', 'en', outside, calls);
  say = (message) => {
    socket.onmessage?.({ data: JSON.stringify(message) });
    flushSync();
  };
});

afterEach(() => table.close());

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

function answer(more: Partial<Answer> & { type: 'done' | 'refused' }): void {
  const key = sent.at(-1)?.key ?? '';
  if (more.type === 'done') say({ seq: LAST + 1, ...more, key } as ServerMessage);
  else say({ code: 'stale', text: 'The table has moved on.', rule: null, help: '', ...more, key } as ServerMessage);
}

describe('picking and playing', () => {
  it('asks once for each position what an action would bring', async () => {
    say(playing());
    const [one, two] = await Promise.all([table.forecast('sail 1'), table.forecast('sail 1')]);
    expect(one?.text).toBe('do sail 1');
    expect(two).toBe(one);
    expect(calls.preview).toHaveBeenCalledTimes(1);
    table.pick({ ship: 1 }, null);
    await settled();
    expect(table.preview).toBe(one);
    expect(calls.preview).toHaveBeenCalledTimes(1);
    say(playing({ version: 99 }));
    calls.preview.mockRejectedValueOnce(new ApiError('offline', 'no way'));
    expect(await table.forecast('sail 1')).toBeNull();
    expect((await table.forecast('sail 1'))?.text).toBe('do sail 1');
    expect(calls.preview).toHaveBeenCalledTimes(3);
  });

  it('selects the only action of a thing, previews it, and plays it on Confirm', async () => {
    say(playing());
    table.pick({ ship: 1 }, null);
    expect(table.selected?.action).toBe('sail 1');
    await settled();
    expect(table.preview?.text).toBe('do sail 1');
    expect(sent).toHaveLength(0);
    const confirmed = table.confirm();
    expect(sent[0]).toMatchObject({ type: 'act', action: 'sail 1', seq: LAST });
    void table.confirm(); // a second press sends nothing
    expect(sent).toHaveLength(1);
    answer({ type: 'done' });
    await confirmed;
    expect(table.acting).toBe('sail 1'); // until the table is seen as it stands after it
    say(playing({ seq: LAST + 1, version: LAST + 1, actions: [] }));
    expect([table.acting, table.selected]).toEqual([null, null]);
  });

  describe('the bare end of a turn', () => {
    const line = (action: string, side = false): TableView['actions'][number] => {
      const [verb = '', give] = action.split(' ');
      return { action, data: give ? { do: verb, give } : { do: verb }, text: action, side };
    };
    const end = line('end');
    const later = async (change: Partial<TableView>): Promise<void> => {
      say(playing({ solo: true, actions: [end, line('trade silk', true)], ...change }));
      await new Promise((resolve) => setTimeout(resolve, 450));
      const [first] = table.view?.actions ?? [];
      if (first) table.select(first);
    };
    afterEach(() => set('confirm', 'needed'));

    it('is played without a Confirm by one who may take it back', async () => {
      await later({});
      expect(sent[0]).toMatchObject({ type: 'act', action: 'end' });
      expect(table.selected).toBeNull();
    });

    it.each([
      ['others play too', { solo: false }],
      ['something else is left', { actions: [end, line('claim')] }],
      ['it names a thing', { actions: [line('take silk')] }],
    ])('waits for it where %s', async (_, change) => {
      await later(change);
      expect(sent).toHaveLength(0);
      expect(table.selected).not.toBeNull();
    });

    it('waits for it where a person always wants to be asked', async () => {
      set('confirm', 'always');
      await later({});
      expect([sent.length, table.selected?.action]).toEqual([0, 'end']);
    });

    it('waits for it just after the table has moved on: the press may have been meant for what was there before', () => {
      say(playing({ solo: true, actions: [end] }));
      table.select(end);
      expect([sent.length, table.selected?.action]).toEqual([0, 'end']);
    });
  });

  it('narrows where several actions fit, and another shore keeps the tile', async () => {
    say(playing());
    table.pick({ shore: 24 }, null);
    expect(table.selected).toBeNull();
    expect(table.open).toHaveLength(4);
    table.pick({ row: 3 }, null);
    expect(table.selected?.action).toBe('build 24 3');
    table.pick({ row: 1 }, null);
    expect(table.selected?.action).toBe('build 24 1');
  });

  it('asks the rules about a thing that nothing legal names', async () => {
    say(playing());
    table.pick({ shore: 1 }, null);
    expect(calls.why).toHaveBeenCalledWith({ about: { shore: 1 } }, 'A');
    await settled();
    expect(table.question?.answer?.lines[0]?.rule).toBe('ROG-7.1');
    expect(table.back()).toBe(true);
    expect(table.question).toBeNull();
  });

  it('selects a typed move, and asks why about one that is not legal', () => {
    say(playing());
    table.type('SAIL 2', null);
    expect(table.selected?.action).toBe('sail 2');
    table.type('build 1 1', null);
    expect(calls.why).toHaveBeenCalledWith({ action: 'build 1 1' }, 'A');
  });

  it('answers a stale action with the fresh table and one calm sentence', async () => {
    say(playing());
    table.pick({ ship: 1 }, null);
    const confirmed = table.confirm();
    say(playing({ seq: LAST + 1, version: LAST + 1, actions: [], to_act: 'B' }));
    answer({ type: 'refused' });
    await confirmed;
    expect(table.view?.seq).toBe(LAST + 1);
    expect(table.notice).toMatchObject({ text: 'The table has moved on.', calm: true });
    expect([table.acting, table.selected]).toEqual([null, null]);
  });

  it('keeps a selection while only people come and go', () => {
    say(playing());
    table.pick({ ship: 1 }, null);
    say({ type: 'presence', connected: ['A', 'B'], watchers: 3 });
    say(playing({ version: 99 }));
    expect(table.selected?.action).toBe('sail 1');
  });

  it('does not go back to a table that was overtaken', () => {
    say(playing({ version: 20, seq: 20 }));
    say(playing({ version: 19, seq: 19 }));
    expect(table.view?.seq).toBe(20);
  });

  it('filters the list without touching what the board shows', () => {
    say(playing());
    table.filter = 'sail';
    expect(table.open.map(({ action }) => action)).toEqual(['sail 1', 'sail 2']);
  });
});

describe('what happened', () => {
  const own: LogItem = { n: 18, who: 'A', text: 'mine', events: [], gone: false, undo: null, part: 0, cause: '', headline: '' };
  const built = { data: { event: 'built' }, text: 'built', seat: 'B', rule: null };
  const theirs: LogItem = { n: 19, who: 'B', text: 'theirs', events: [built], gone: false, undo: null, part: 0, cause: '', headline: '' };

  it('offers a summary to somebody who comes back after others have moved', () => {
    say(playing({ seq: 19, news: [own, theirs], last_own: 18 }));
    expect(table.away).toBe(18);
    expect(table.sinceOwn.map(({ n }) => n)).toEqual([19]);
  });

  it('offers none when nobody else has moved', () => {
    const roll: LogItem = { ...theirs, who: 'chance' };
    say(playing({ seq: 19, news: [own, roll], last_own: 18 }));
    expect([table.away, table.sinceOwn]).toEqual([null, []]);
  });

  it('offers one to somebody who comes back to the page', () => {
    say(playing({ seq: 18, version: 18, news: [own], last_own: 18 }));
    table.left();
    say(playing({ seq: 19, version: 19, news: [theirs], last_own: 18 }));
    expect(table.away).toBeNull();
    table.returned();
    expect(table.away).toBe(18);
  });

  it('hands only the news to the board', () => {
    say(playing({ seq: 17, version: 17, news: [] }));
    expect(table.news).toEqual([]);
    const event = { data: { event: 'turn' }, text: 'turn', seat: 'B', rule: null };
    say(playing({ seq: 19, version: 19, news: [own, { ...theirs, events: [event] }] }));
    expect(table.news).toEqual([event]);
  });

  const items = (from: number, to: number): LogItem[] =>
    Array.from({ length: to - from + 1 }, (_, at) => ({ ...theirs, n: from + at }));
  const numbers = (): number[] => table.log.map(({ n }) => n);
  const row = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);

  it('fetches what lies between the log and the news when more has happened than one message holds', async () => {
    say(playing({ seq: 20, version: 20, news: items(1, 20) }));
    calls.log.mockResolvedValueOnce({ items: items(101, 300), first: false });
    calls.log.mockResolvedValueOnce({ items: items(1, 100), first: true });
    say(playing({ seq: 500, version: 500, news: items(301, 500) }));
    await settled();
    expect(calls.log.mock.calls).toEqual([
      [301, 'A', 200],
      [101, 'A', 200],
    ]);
    expect(numbers()).toEqual(row(1, 500));
    expect(table.whole).toBe(true);
  });

  it('fetches what a table without news has left out', async () => {
    say(playing({ seq: 17, version: 17, news: items(1, 17) }));
    calls.log.mockResolvedValueOnce({ items: items(1, 19), first: true });
    say(playing({ seq: 19, version: 19, news: [] }));
    await settled();
    expect(numbers()).toEqual(row(1, 19));
  });

  it('marks what was taken back meanwhile, when only the missing part says so', async () => {
    say(playing({ seq: 18, version: 18, news: items(1, 18) }));
    const undone: LogItem = { n: 19, who: 'table', text: 'undo', events: [], gone: false, undo: 15, part: 0, cause: '', headline: '' };
    calls.log.mockResolvedValueOnce({ items: [undone], first: false });
    say(playing({ seq: 20, version: 20, news: items(20, 20) }));
    await settled();
    expect(table.log.filter(({ gone }) => gone).map(({ n }) => n)).toEqual([16, 17, 18]);
    expect(numbers()).toEqual(row(1, 20));
  });

  it('tries again with the next table when the missing part could not be fetched', async () => {
    say(playing({ seq: 18, version: 18, news: items(1, 18) }));
    calls.log.mockRejectedValueOnce(new ApiError('offline', 'no way'));
    say(playing({ seq: 21, version: 21, news: items(21, 21) }));
    await settled();
    expect(calls.log).toHaveBeenCalledTimes(1);
    calls.log.mockResolvedValueOnce({ items: items(1, 20), first: true });
    say(playing({ seq: 22, version: 22, news: items(22, 22) }));
    await settled();
    expect(numbers()).toEqual(row(1, 22));
  });

  it('asks nothing when nothing is missing, and does not go on when the server knows no more', async () => {
    say(playing({ seq: 18, version: 18, news: items(1, 18) }));
    say(playing({ seq: 19, version: 19, news: items(19, 19) }));
    await settled();
    expect(calls.log).not.toHaveBeenCalled();
    say(playing({ seq: 25, version: 25, news: items(25, 25) })); // and the log answers with nothing
    await settled();
    expect(calls.log).toHaveBeenCalledTimes(1);
  });

  it('does not mix what other eyes saw into the log while the missing part is on its way', async () => {
    say(playing({ seq: 18, version: 18, you: ['A', 'B'], news: items(1, 18) }));
    let come: (page: LogPage) => void = () => undefined;
    calls.log.mockImplementationOnce(() => new Promise((resolve) => (come = resolve)));
    say(playing({ seq: 21, version: 21, you: ['A', 'B'], news: items(21, 21) }));
    say(playing({ seq: 21, version: 21, you: ['A', 'B'], eyes: null, curtain: 'B', news: [] }));
    come({ items: items(1, 20), first: true });
    await settled();
    expect(table.log).toEqual([]);
  });

  it('does not mix an older page of other eyes into the log', async () => {
    const mine = [...playing().news].slice(-2);
    say(playing({ news: mine, you: ['A', 'B'] }));
    let come: (page: LogPage) => void = () => undefined;
    calls.log.mockImplementationOnce(() => new Promise((resolve) => (come = resolve)));
    await settled();
    const asked = table.older();
    say(playing({ version: 99, eyes: null, curtain: 'B', news: [] }));
    come({ items: items(1, 3), first: true });
    await asked;
    expect(table.log).toEqual([]);
  });

  it('forgets the log of other eyes', async () => {
    say(playing());
    expect(table.log.length).toBeGreaterThan(0);
    const curtain: Partial<TableView> = { eyes: null, curtain: 'B', you: ['A', 'B'], version: LAST + 1, news: [] };
    say(playing(curtain));
    expect(table.log).toEqual([]);
    expect(calls.log).not.toHaveBeenCalled();
    calls.log.mockResolvedValueOnce({ items: [own], first: true });
    say(playing({ ...curtain, eyes: 'B', curtain: null, version: LAST + 2 }));
    await settled();
    expect(calls.log).toHaveBeenCalledWith(undefined, 'B');
    expect(table.log.map(({ n }) => n)).toEqual([18]);
  });
});
