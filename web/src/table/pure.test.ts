import { describe, expect, it } from 'vitest';
import en from '$locales/en/web_table.ftl?raw';
import it_ from '$locales/it/web_table.ftl?raw';
import { addWords, setLang } from '$lib/i18n.svelte';
import type { EventLine, LogItem } from '$lib/wire';
import { changes, net, signed } from './changes';
import { noteSeal, sealOf, verdict } from './dice';
import { command } from './keys';
import { eventsOf, filtered, fitsFilter, lineOf, merged, movesIn, movesOf, PAGE, pageOf, since, turnOf } from './log';
import { parts, ranked, soFar } from './score';
import { finished, plainBoard } from './fixtures';
import { wordsIn } from './words';
import { kept, WHOLE, zoomed } from './zoom';

addWords({ en, it: it_ });
setLang('en');

function event(name: string, more: Record<string, unknown> = {}, seat: string | null = 'A'): EventLine {
  return { data: { event: name, seat, ...more }, text: `${seat} ${name}`, seat, rule: null };
}

function item(n: number, who = 'A', more: Partial<LogItem> = {}): LogItem {
  return { n, who, text: `entry ${n}`, events: [], gone: false, undo: null, part: 0, cause: '', headline: '', ...more };
}

describe('costs and gains', () => {
  it('says of equal things what they come to together, not what one of them was', () => {
    const events = [2, 1, 1].map((amount) => event('gain', { what: 'koku', amount }));
    const board = { ...plainBoard, amount: (what: string, count: number) => `${count} ${what}` };
    const [sum, other] = changes([...events, event('pay', { what: 'rice', amount: 2 }, 'B')], 'A', board).reverse();
    expect(sum?.word).toBe('A gains 4 koku');
    expect(other?.word).toBe('B pay'); // alone: in the words of the event
    const joined = changes(events, 'A', plainBoard)[0]?.word; // a board that cannot say it: all of them
    expect(joined).toBe('A gain; A gain; A gain');
  });

  it('takes the ink from the event, adds up equal things, and puts costs first', () => {
    const found = changes(
      [
        event('gain', { what: 'rice', amount: 1 }),
        event('pay', { what: 'koku', amount: 6 }),
        event('built', { shore: 7 }),
        event('gain', { what: 'rice', amount: 2 }),
        event('gain', { what: 'rice', amount: 1 }, 'B'),
        event('influence', { region: 2, space: 4 }),
        event('influence_lost', { region: 2, amount: 3, wasted: true }),
        event('committed_lost', { amount: 2 }),
      ],
      'A',
      { ...plainBoard, gains: ['influence'] },
    );
    expect(found.map((change) => [change.ink, signed(change), change.other])).toEqual([
      ['loss', '\u22126', null],
      ['loss', '\u22122', null],
      ['gain', '+3', null],
      ['gain', '+1', 'B'],
      ['gain', '', null],
      ['wasted', '3', null],
      ['plain', '', null],
    ]);
  });
});

describe('what a turn comes to', () => {
  it('counts a cost and a gain of one thing together, for the seat alone, and leaves out what is even', () => {
    const board = { ...plainBoard, amount: (what: string, count: number) => `${count} ${what}` };
    const found = net(
      [
        event('pay', { what: 'koku', amount: 6, for: 'a port' }),
        event('gain', { what: 'koku', amount: 2 }),
        event('gain', { what: 'rice', amount: 1 }),
        event('gain', { what: 'silk', amount: 1 }),
        event('pay', { what: 'silk', amount: 1 }),
        event('gain', { what: 'rice', amount: 5, wasted: true }),
        event('gain', { what: 'vp', amount: 3 }, 'B'),
        event('built', { shore: 7 }),
      ],
      'A',
      board,
    );
    expect(found.map((change) => [signed(change), change.word])).toEqual([
      ['\u22124', '4 koku'],
      ['+1', '1 rice'],
    ]);
  });
});

describe('the log', () => {
  it('knows what belongs to the present turn, and whose it is', () => {
    const begins = (n: number, seat: string): LogItem => item(n, 'chance', { events: [event('turn', {}, seat)] });
    const rolled = item(8, 'chance', { events: [event('drew', {}, 'A')] });
    const log = [item(1), begins(2, 'B'), item(3, 'B'), begins(4, 'A'), item(5), item(6, 'A', { gone: true })];
    const more = [item(7, 'table', { undo: 5 }), rolled, item(9, 'chance'), item(10), item(10, 'A', { part: 1 })];
    const turn = turnOf([...log, ...more], 'A');
    expect(turn.map(({ n, part }) => [n, part])).toEqual([[5, 0], [8, 0], [10, 0], [10, 1]]);
    expect(movesOf(turn, 'A')).toBe(2);
    expect(turnOf([...log, ...more], 'B')).toEqual([]);
    expect(turnOf([item(5), item(6)], 'A')).toEqual([]); // its beginning is not there
  });

  it('shows the newest page, or the one around an entry, and at most three when older ones are asked for', () => {
    const items = Array.from({ length: 2_000 }, (_, at) => item(at + 1));
    expect(pageOf(items, null, 0)).toEqual({ from: 1_900, to: 2_000 });
    expect(pageOf(items, 1_990, 0)).toEqual({ from: 1_900, to: 2_000 });
    expect(pageOf(items, 500, 0)).toEqual({ from: 449, to: 549 });
    expect(pageOf(items, 0, 0)).toEqual({ from: 0, to: 100 });
    expect(pageOf(items, null, PAGE)).toEqual({ from: 1_800, to: 2_000 });
    expect(pageOf(items, null, 5 * PAGE)).toEqual({ from: 1_400, to: 1_700 });
    expect(pageOf(items, null, 99 * PAGE)).toEqual({ from: 0, to: 300 });
    expect(pageOf(items, 500, -PAGE)).toEqual({ from: 549, to: 649 });
    expect(pageOf(items.slice(0, 30), null, 0)).toEqual({ from: 0, to: 30 });
  });

  it('is the same list for an empty filter', () => {
    const items = [item(1), item(2, 'B')];
    expect(filtered(items, '  ', '')).toBe(items);
    expect(filtered(items, '', 'B')).toEqual([items[1]]);
  });

  it('takes news that follow as they are', () => {
    const log = [item(1), item(2)];
    const news = [item(3), item(3, 'B', { part: 1 })];
    expect(merged(log, news)).toEqual([...log, ...news]);
    expect(merged([], news)).toEqual(news);
    expect(merged([item(3)], news).map(({ n, part }) => [n, part])).toEqual([[3, 0], [3, 1]]);
  });

  it('puts news in order, replaces what is known, and marks what was taken back', () => {
    const log = merged(
      [item(1), item(2), item(3, 'B')],
      [item(3, 'B', { text: 'newer' }), item(4, 'table', { undo: 1 })],
    );
    expect(log.map(({ n, gone }) => [n, gone])).toEqual([
      [1, false],
      [2, true],
      [3, true],
      [4, false],
    ]);
    expect(log[2]?.text).toBe('newer');
    expect(since(log, 0).map(({ n }) => n)).toEqual([1]);
  });

  it('keeps the parts of one entry apart, and counts those of a seat as moves', () => {
    const gain = event('gain', { what: 'koku', amount: 1 }, 'B');
    const chance = item(5, 'chance', { events: [event('top_shown', {}, null)] });
    const goes = item(5, 'B', { part: 1, cause: 'the journey goes on', events: [{ ...gain, text: 'B gains 1 Koku' }] });
    const log = merged([item(4), goes], [goes, chance]);
    expect(log.map(({ n, part, who }) => [n, part, who])).toEqual([
      [4, 0, 'A'],
      [5, 0, 'chance'],
      [5, 1, 'B'],
    ]);
    expect(movesIn(log)).toEqual([goes]);
    expect(lineOf(goes)).toBe('The journey goes on. Gains 1 Koku');
  });

  it('filters by words and by seat, also by whom something happened to', () => {
    const gains = item(5, 'A', { events: [event('gain', {}, 'B')] });
    expect(fitsFilter(gains, 'ENTRY 5', '')).toBe(true);
    expect(fitsFilter(gains, '', 'B')).toBe(true);
    expect(fitsFilter(gains, '', 'C')).toBe(false);
    expect(eventsOf([gains, item(6)])).toHaveLength(1);
  });

  it('counts what somebody did as a move, and not what chance brought', () => {
    const items = [item(1, 'A', { events: [event('gain')] }), item(2, 'chance', { events: [event('drew')] }), item(3, 'B')];
    expect(movesIn(items).map(({ n }) => n)).toEqual([1]);
  });

  it('leaves out beside a mark whose it is, and only there', () => {
    const gain = { ...event('gain', {}, 'B'), text: 'B gains 1 Koku' };
    const line = (text: string, more: Partial<LogItem> = {}): string => lineOf(item(1, 'B', { text, ...more }));
    expect(line('B ends the turn')).toBe('Ends the turn');
    expect(line('B: Draw a card')).toBe('Draw a card');
    expect(line('By and by')).toBe('By and by');
    const pays = { ...event('pay', {}, 'C'), text: 'C pays' };
    expect(line('C pays; B gains 1 Koku', { events: [pays, gain] })).toBe('C pays. Gains 1 Koku');
    expect(line('B gains 1 Koku; B gains 1 Koku', { events: [gain, gain] })).toBe('Gains 1 Koku (×2)');
  });
});

describe('the view of the board', () => {
  it('keeps the point under the pointer, and the drawing inside', () => {
    const window = { width: 400, height: 300 };
    const near = zoomed({ ...WHOLE }, 2, { x: 100, y: 50 });
    expect(near).toEqual({ scale: 2, x: -100, y: -50 });
    expect(kept({ scale: 2, x: 50, y: -900 }, window)).toEqual({ scale: 2, x: 0, y: -300 });
    expect(kept({ scale: 0.3, x: 9, y: 9 }, window)).toEqual({ scale: 1, x: 0, y: 0 });
  });
});

describe('the final score', () => {
  it('ranks, counts category by category and makes bars', () => {
    const view = finished();
    if (!view.result) throw new Error('the fixture is over');
    const rows = ranked(view.result, view.seats);
    expect(rows[0]?.winner).toBe(true);
    expect(rows.map(({ place }) => place)).toEqual([1, 2, 3]);
    for (const { seat } of rows) {
      expect(soFar(seat, view.categories, view.categories.length)).toBe(seat.score);
      const last = parts(seat, view.categories).at(-1);
      expect((last?.from ?? 0) + (last?.points ?? 0)).toBe(seat.score);
    }
  });

  it('gives tied seats one place', () => {
    const view = finished();
    const tied = ranked({ ranking: [['B', 'C'], ['A']], winners: ['B', 'C'], others: {}, details: {}, secret: false }, view.seats);
    expect(tied.map(({ place }) => place)).toEqual([1, 1, 3]);
  });
});

describe('the dice', () => {
  const secret = '00112233445566778899aabbccddeeff';
  const other = secret.replace('00', '01');
  async function sealed(text: string): Promise<string> {
    const bytes = Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
    const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    return [...sum].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  }
  const record = (promised: string, said: string): string =>
    `{"serai":1,"commitment":"${promised}"}\n{"n":1,"who":"table","do":"secret ${said}"}\n`;

  it('are true when the secret is the one of the seal that was told before', async () => {
    const seal = await sealed(secret);
    expect(await verdict(record(seal, secret), seal)).toBe('true');
    expect(await verdict(record(seal, other), seal)).toBe('false');
    expect(await verdict('{"serai":1}\n', seal)).toBe('none');
    expect(await verdict(record(seal, secret), '')).toBe('none');
  });

  it('are not true of a record that is right in itself, with another secret', async () => {
    expect(await verdict(record(await sealed(other), other), await sealed(secret))).toBe('false');
    expect(await verdict(record(await sealed(other), secret), await sealed(secret))).toBe('false');
  });

  it('keep the first seal of a table, whatever is told later', () => {
    expect(sealOf('t1')).toBe('');
    noteSeal('t1', '');
    noteSeal('t1', 'first');
    noteSeal('t1', 'second');
    expect([sealOf('t1'), localStorage.getItem('serai.seal.t1')]).toEqual(['first', 'first']);
    localStorage.setItem('serai.seal.t2', 'kept before');
    noteSeal('t2', 'now');
    expect(sealOf('t2')).toBe('kept before');
  });
});

describe('keys', () => {
  const press = (key: string, more: KeyboardEventInit = {}): KeyboardEvent =>
    new KeyboardEvent('keydown', { key, ...more });

  it('mean what they say, and nothing with Ctrl or when letters are off', () => {
    expect(command(press('m'), true)).toBe('moves');
    expect(command(press('U', { shiftKey: true }), true)).toBe('redo');
    expect(command(press('?', { shiftKey: true }), true)).toBe('why');
    expect(command(press('4'), true)).toBe('choose 4');
    expect(command(press('r', { ctrlKey: true }), true)).toBeNull();
    expect(command(press('m'), false)).toBeNull();
    expect(command(press('Escape'), false)).toBe('back');
  });

  it('are letters while somebody writes', () => {
    const field = document.createElement('input');
    document.body.append(field);
    let found: unknown = 'none';
    field.addEventListener('keydown', (event) => (found = command(event, true)));
    field.dispatchEvent(press('m', { bubbles: true }));
    expect(found).toBeNull();
    field.remove();
  });
});

describe('the board in words', () => {
  it('reads the labels in order', () => {
    document.body.innerHTML =
      '<div id="b"><i aria-label="shore 1: free"></i><svg><title>shore 2: port of A</title></svg>' +
      '<b aria-hidden="true"><i aria-label="no"></i></b></div>';
    const root = document.getElementById('b');
    expect(root && wordsIn(root)).toEqual(['shore 1: free', 'shore 2: port of A']);
    document.body.innerHTML = '';
  });
});
