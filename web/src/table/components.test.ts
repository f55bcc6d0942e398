import axe from 'axe-core';
import { tick } from 'svelte';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import en from '$locales/en/web_table.ftl?raw';
import it_ from '$locales/it/web_table.ftl?raw';
import { api, ApiError } from '$lib/api';
import { forgetHouse, loadGames } from '$lib/house.svelte';
import { addWords, setLang } from '$lib/i18n.svelte';
import { set } from '$lib/settings.svelte';
import { Table } from '$lib/table.svelte';
import type { Outside } from '$lib/connection.svelte';
import type { ClientMessage, EventLine, GameInfo, ServerMessage, TableView } from '$lib/wire';
import { GAMES, rulingView } from '$lib/ui/fake';
import { forget } from '../lookup/book';
import type { Calls } from './calls';
import Curtain from './Curtain.svelte';
import Final from './Final.svelte';
import { finished, LAST, plainBoard, playing } from './fixtures';
import Log from './Log.svelte';
import { nameOf } from './names';
import TablePage from './TablePage.svelte';
import Waiting from './Waiting.svelte';

addWords({ en, it: it_ });

let table: Table;
let sent: ClientMessage[];
let say: (message: ServerMessage) => void;
const info: GameInfo = { id: 'river_of_gold', title: 'River of Gold', fingerprint: '', components: {} };

beforeEach(() => {
  localStorage.clear();
  setLang('en');
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
  const calls: Calls = {
    why: async () => ({
      lines: [
        { actions: ['build 1 1'], text: 'Your die shows 5.', rule: 'ROG-7.1', help: 'Paying 1 favor turns it.' },
        { actions: ['mark 1'], text: 'Not the moment.', rule: 'ROG-23.1', help: '' },
      ],
    }),
    preview: async (action) => ({
      action,
      text: 'Sail ship 1',
      outlook: ['The Emperor may visit.'],
      events: [
        { data: { event: 'pay', seat: 'A', what: 'koku', amount: 6 }, text: 'A pays 6 Koku', seat: 'A', rule: null },
        { data: { event: 'gain', seat: 'A', what: 'rice', amount: 1 }, text: 'A gains 1 rice', seat: 'A', rule: null },
      ],
      chance: true,
    }),
    log: async () => ({ items: [], first: true }),
    step: async (step) => ({ step, seq: LAST, to_act: 'A', prompt: '', view: {}, eyes: 'A', news: [], scores: {} }),
  };
  table = new Table('abc', 'en', outside, calls);
  say = (message) => socket.onmessage?.({ data: JSON.stringify(message) });
});

afterEach(() => {
  table.close();
  forgetHouse();
  vi.restoreAllMocks();
});

function page(view: TableView = playing()): { container: HTMLElement; rerender: (props: object) => Promise<void> } {
  say(view);
  if (!table.view) throw new Error('no view came');
  return render(TablePage, { table, view: table.view, board: plainBoard, info });
}

/** The house as the server describes it, with these bots for the game. */
async function house(...bots: string[]): Promise<void> {
  vi.spyOn(api, 'games').mockResolvedValue(GAMES.map((game) => ({ ...game, bots })));
  await loadGames('en');
}

/** A window on which these questions about it are true. */
function windowIs(...true_: string[]): void {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({ media, matches: true_.includes(media), addEventListener: vi.fn(), removeEventListener: vi.fn() }) as never,
  );
}

async function violations(root: Element): Promise<string[]> {
  const found = await axe.run(root, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

const pressed = (key: string, more: KeyboardEventInit = {}): Promise<boolean> =>
  fireEvent.keyDown(document.body, { key, ...more });

describe('the table page', () => {
  it('has no violations of accessibility', async () => {
    const { container } = page();
    expect(await violations(container)).toEqual([]);
  });

  it('shows a selected move with costs, gains and what follows, and plays it on Enter alone', async () => {
    page(playing({ solo: false }));
    await fireEvent.click(screen.getByRole('button', { name: 'ship 1' }));
    const group = await screen.findByRole('group', { name: 'Your choice' });
    await waitFor(() => expect(within(group).getByText(/cannot take back/)).toBeTruthy());
    expect(group.querySelector('.loss')?.textContent).toContain('6');
    expect(group.querySelector('.gain')?.textContent).toContain('1');
    expect(sent).toHaveLength(0);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await pressed('Enter');
    expect(sent.map((message) => message.type)).toEqual(['act']);
  });

  it('warns of nothing to somebody who plays alone and may take everything back', async () => {
    page(playing({ solo: true }));
    await fireEvent.click(screen.getByRole('button', { name: 'ship 1' }));
    const group = await screen.findByRole('group', { name: 'Your choice' });
    await waitFor(() => expect(group.querySelector('.loss')).toBeTruthy());
    expect(within(group).queryByText(/cannot take back/)).toBeNull();
  });

  it('leaves no room for costs and gains where a move has none', async () => {
    page();
    table.forecast = async (action) => ({ action, text: 'Sail ship 1', outlook: [], events: [], chance: false });
    await fireEvent.click(screen.getByRole('button', { name: 'ship 1' }));
    await waitFor(() => expect(table.preview?.text).toBe('Sail ship 1'));
    await tick();
    const group = await screen.findByRole('group', { name: 'Your choice' });
    expect(group.querySelector('#confirm-what')?.children).toHaveLength(1);
  });

  it('gives the focus back where it was when a drawer closes', async () => {
    page();
    const ship = screen.getByRole('button', { name: 'ship 1' });
    ship.focus();
    await pressed('r');
    await waitFor(() => expect(document.activeElement?.tagName).toBe('SECTION'));
    await pressed('Escape');
    await waitFor(() => expect(document.activeElement).toBe(ship));
  });

  it('shows no list of moves to somebody who only watches', () => {
    page(playing({ you: [], eyes: null, actions: [] }));
    expect(screen.queryByRole('region', { name: 'Moves' })).toBeNull();
  });

  it('never plays by a second press in the same moment', async () => {
    page();
    await fireEvent.click(screen.getByRole('button', { name: 'ship 1' }));
    await pressed('Enter');
    expect(sent).toHaveLength(0);
  });

  it('takes a table that is told again for the same choice', async () => {
    page();
    await fireEvent.click(screen.getByRole('button', { name: 'ship 1' }));
    await new Promise((resolve) => setTimeout(resolve, 300));
    say(playing());
    await pressed('Enter');
    expect(sent.map((message) => message.type)).toEqual(['act']);
  });

  it('plays by a second click only for those who want that, and never on touch', async () => {
    page();
    const ship = screen.getByRole('button', { name: 'ship 1' });
    await fireEvent.click(ship);
    await fireEvent.click(ship);
    expect(sent).toHaveLength(0);
    set('confirm', 'touch');
    await fireEvent.click(ship);
    expect(sent.map((message) => message.type)).toEqual(['act']);
    set('confirm', 'always');
  });

  it('leads the focus back to the question after a move', async () => {
    page();
    await fireEvent.click(screen.getByRole('button', { name: 'ship 1' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  });

  it('shows the seat that has handed on among the others, and not the one whose turn it is now', async () => {
    windowIs('(min-width: 1180px)');
    const { container, rerender } = page(playing({ you: ['A', 'B'], eyes: 'A' }));
    const others = (): (string | undefined)[] =>
      [...container.querySelectorAll<HTMLElement>('[data-seat-panel]')].map((one) => one.dataset.seatPanel);
    const all = playing().seats.map(({ seat }) => seat);
    expect(others()).toEqual(all.slice(1));
    for (const eyes of ['B', 'A']) {
      say(playing({ you: ['A', 'B'], eyes, seq: LAST + 1, version: (table.view?.version ?? 0) + 1 }));
      await rerender({ view: table.view });
      const at = all.indexOf(eyes);
      expect(others()).toEqual([...all.slice(at + 1), ...all.slice(0, at)]);
    }
  });

  it('goes one step back on Escape', async () => {
    page();
    await fireEvent.click(screen.getByRole('button', { name: 'shore 24' }));
    expect(table.chosen).toEqual({ shore: 24 });
    await pressed('Escape');
    expect(table.chosen).toBeNull();
  });

  it('chooses from the list by number, step by step', async () => {
    page();
    await pressed('3'); // build 24 1: four builds are shown at once
    expect(table.selected?.action).toBe('build 24 1');
  });

  it('answers "why not?" with the rule, what would help, and the other reasons on demand', async () => {
    page();
    await fireEvent.click(screen.getByRole('button', { name: 'shore 1' }));
    const dialog = await screen.findByRole('dialog', { name: 'Shore 1: why not?' });
    await waitFor(() => expect(within(dialog).getByText(/Paying 1 favor/)).toBeTruthy());
    expect(within(dialog).getByRole('link', { name: 'ROG-7.1' })).toBeTruthy();
    expect(within(dialog).queryByText(/Not the moment/)).toBeNull();
    await fireEvent.click(within(dialog).getByRole('button', { name: '1 more reason' }));
    expect(within(dialog).getByText(/Not the moment/)).toBeTruthy();
  });

  it('tells a screen reader what the others did and what is asked now', async () => {
    const { container } = page();
    const live = container.querySelector('[data-live]');
    await waitFor(() => expect(live?.textContent).toContain('build, sail or deliver'));
  });

  it('calls in the title of the page when it is my turn', async () => {
    page();
    await waitFor(() => expect(document.title).toContain('Your turn'));
  });

  it('speaks Italian', () => {
    setLang('it');
    page();
    expect(screen.getByText('Tocca a te')).toBeTruthy();
  });

  it('says plainly that the table is paused, and goes on', async () => {
    page(playing({ status: 'paused' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Go on' }));
    expect(sent[0]).toMatchObject({ type: 'pause', on: false });
  });

  it.each([
    ['playing', playing(), 0],
    ['over', finished(), 1],
  ])('offers the record only when nothing in it is hidden any more: %s', async (_, view, offered) => {
    page(view);
    await fireEvent.click(screen.getByRole('button', { name: 'Table menu' }));
    expect(screen.queryAllByRole('menuitem', { name: 'Save the record as a file' })).toHaveLength(offered);
  });

  it('lets the usual bot of the game stand in', async () => {
    await house('random', 'greedy');
    page();
    await fireEvent.click(screen.getByRole('button', { name: 'Table menu' }));
    await fireEvent.click(screen.getByRole('menuitem', { name: 'Let a bot play for me' }));
    expect(sent[0]).toMatchObject({ type: 'substitute', bot: 'random' });
  });

  it('says that a bot decides while one plays my seat', async () => {
    const view = playing();
    view.seats = view.seats.map((seat) => (seat.seat === 'A' ? { ...seat, bot: 'greedy' } : seat));
    const { container } = page(view);
    expect(screen.queryByText('Your turn')).toBeNull();
    expect(screen.getByText('Shrewd bot decides for you')).toBeTruthy();
    expect(container.querySelector('.bar.yours')).toBeNull();
    expect(document.title).not.toContain('Your turn');
  });

  it.each([
    ['playing', playing()],
    ['over', finished()],
  ])('replays from the start where it says so: %s', async (_, view) => {
    page(view);
    await fireEvent.click(screen.getByRole('button', { name: 'Table menu' }));
    await fireEvent.click(screen.getByRole('menuitem', { name: 'Replay from the start' }));
    expect(location.pathname + location.search).toBe(`/table/${view.id}/replay?step=0`);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href*="/replay"]'))
      expect(link.href).toMatch(/step=0$/);
  });

  it('plays what happened since my last move on P: as many steps as moves, and nothing else meanwhile', async () => {
    const view = playing({ last_own: 1 });
    const gain = { data: { event: 'gain', seat: 'B' }, text: 'B gains 1 Koku', seat: 'B', rule: null };
    const line = { text: 'B gains 1 Koku', gone: false, undo: null, part: 0, cause: '', headline: '' };
    view.news = [
      { ...line, n: 1, who: 'A', events: [gain] },
      ...[2, 4].map((n) => ({ ...line, n, who: 'B', events: [gain] })),
      ...[3, 5].map((n) => ({ ...line, n, who: 'chance', events: [gain] })),
    ];
    const { container } = page(view);
    expect(screen.getByText('Since your last move: 2 moves')).toBeTruthy();
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ step: 2, seq: 5, to_act: 'A', prompt: '', view: {}, eyes: 'A', news: [], scores: {} })));
    await pressed('p');
    expect(screen.getAllByText('Step 1 of 2')).toHaveLength(2); // on top, and beside what was done
    expect(container.querySelector('.bar.yours')).toBeNull();
    expect(container.querySelector('.past .moves')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Back to now' }));
    expect(container.querySelector('.past')).toBeNull();
    expect(screen.getByText('Your turn')).toBeTruthy();
    vi.unstubAllGlobals();
  });

  it('says at a ruling which one it is, what to play, and the way back', async () => {
    forget();
    vi.spyOn(api, 'ruling').mockResolvedValue({ ...rulingView('ROG-R11', ['ROG-8.1']), title: 'A seventh silk is lost' });
    const view = playing({ origin: 'ROG-R11' });
    view.seats = view.seats.map((seat) => ({ ...seat, kind: 'person', name: '', bot: '', you: true }));
    page(view);
    expect(await screen.findByText(/Try:\s+A: sail 1/)).toBeTruthy();
    expect(screen.getByText(/A seventh silk is lost/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to the case' }).getAttribute('href')).toBe('/rules/river_of_gold#ROG-R11');
    expect(nameOf(view.seats[1]!)).toBe('Seat B');
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(/A seventh silk is lost/)).toBeNull();
  });

  it('asks before resigning', async () => {
    page();
    await fireEvent.click(screen.getByRole('button', { name: 'Table menu' }));
    await fireEvent.click(screen.getByRole('menuitem', { name: 'Resign' }));
    expect(sent).toHaveLength(0);
    await fireEvent.click(screen.getByRole('button', { name: 'Resign', hidden: true }));
    expect(sent[0]?.type).toBe('resign');
  });

  it.each([
    ['ends the game where nobody else would be left', [], 'This ends the game for everybody at this screen'],
    ['leaves the seat to a bot where a friend plays on', ['B'], 'A bot will play your seat to the end'],
  ])('resigning %s, and says so', async (_, friends, said) => {
    const view = playing();
    page({ ...view, seats: view.seats.map((line) => (friends.includes(line.seat) ? { ...line, kind: 'person', bot: '' } : line)) });
    await fireEvent.click(screen.getByRole('button', { name: 'Table menu' }));
    await fireEvent.click(screen.getByRole('menuitem', { name: 'Resign' }));
    expect(screen.getByText(new RegExp(said))).toBeTruthy();
  });

  it('shows who asks to take back, and sends the answer', async () => {
    page(playing({ request: { by: 'B', to: 3, waiting: ['A'] } }));
    await fireEvent.click(screen.getByRole('button', { name: 'Agree' }));
    expect(sent[0]).toMatchObject({ type: 'answer_undo', by: 'B', to: 3, yes: true });
  });

  it('does not let a press that began at one wish to take back end at another', async () => {
    page(playing({ request: { by: 'B', to: 3, waiting: ['A'] } }));
    const agree = screen.getByRole('button', { name: 'Agree' });
    say(playing({ version: LAST + 1, request: { by: 'B', to: 1, waiting: ['A'] } }));
    await tick();
    expect(agree.isConnected).toBe(false);
    await fireEvent.click(screen.getByRole('button', { name: 'Do not agree' }));
    expect(sent[0]).toMatchObject({ type: 'answer_undo', by: 'B', to: 1, yes: false });
  });

  it('says in whose turn one is asked, when it is not in one\'s own', () => {
    const { view } = playing();
    page(playing({ view: { ...view, turn: 'B' } }));
    expect(screen.getByText('B’s turn: you choose')).toBeTruthy();
  });

  it('keeps a notice of what nobody may miss until it is put away', async () => {
    const view = playing();
    const [first, ...rest] = view.news;
    if (!first) throw new Error('the fixture has news');
    const n = view.last_own + 1;
    const before = rest.map((item) => ({ ...item, headline: '' }));
    const { container } = page({ ...view, news: [...before, { ...first, n, part: 1, headline: 'The Emperor has visited.' }] });
    const notice = screen.getByText('The Emperor has visited.');
    await fireEvent.click(screen.getByRole('button', { name: 'Put this notice away' }));
    expect(notice.isConnected).toBe(false);
    expect(container.querySelector('.headline')).toBeNull();
  });

  it('shows no notice of what happened before one\'s own last move', () => {
    const view = playing();
    const [first, ...rest] = view.news;
    if (!first) throw new Error('the fixture has news');
    page({ ...view, id: 'other', last_own: first.n, news: [{ ...first, headline: 'The Emperor has visited.' }, ...rest] });
    expect(screen.queryByText('The Emperor has visited.')).toBeNull();
  });

  it('opens the log beside the moves, in the place of the others', async () => {
    windowIs('(min-width: 1180px)');
    const { container } = page();
    await pressed('l');
    await waitFor(() => expect(container.querySelector('.side [data-panel]')).toBeTruthy());
    expect(screen.getByRole('region', { name: 'Moves' })).toBeTruthy();
    expect(container.querySelector('[data-others]')).toBeNull();
  });

  describe('on the phone', () => {
    beforeEach(() => windowIs('(max-width: 719px)'));
    const open = (tab: string): Promise<boolean> => fireEvent.click(screen.getByRole('tab', { name: tab }));
    const shown = (): string | null | undefined => document.querySelector('[role=tab][aria-selected=true] span')?.textContent;

    it('shows a rule that an answer names, not the answer over it', async () => {
      page();
      await fireEvent.click(screen.getByRole('button', { name: 'shore 1' }));
      const link = await screen.findByRole('link', { name: 'ROG-7.1' });
      await fireEvent.click(link);
      expect(shown()).toBe('Rules');
      expect(screen.queryByRole('dialog', { name: 'Shore 1: why not?' })).toBeNull();
    });

    it.each([
      ['a choice within my own move comes into sight', LAST + 1, 'Moves'],
      ['what the others do does not take the log away', LAST, 'Log'],
    ])('%s', async (_, last_own, tab) => {
      const { rerender } = page();
      await open('Log');
      say(playing({ seq: LAST + 1, version: LAST + 1, last_own }));
      await rerender({ view: table.view });
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(shown()).toBe(tab);
    });

    it('shows what the others have just done where there is nothing to choose', () => {
      const view = playing();
      const [first] = view.news;
      if (!first) throw new Error('the fixture has news');
      const n = view.last_own + 1;
      const gain = { data: { event: 'gain', seat: 'B' }, text: 'B gains 3 Koku', seat: 'B', rule: null };
      page({ ...view, to_act: 'B', actions: [], news: [{ ...first, n, who: 'B', gone: false, undo: null, events: [gain] }] });
      expect(within(screen.getByRole('tabpanel')).getByText(/Gains 3 Koku/)).toBeTruthy();
    });
  });

  it('shows the last turns', () => {
    page(playing({ turns_left: 1 }));
    expect(screen.getByText(/1 turn left/)).toBeTruthy();
  });
});

describe('the curtain', () => {
  it('hides everything until the next person says that they look', async () => {
    say(playing({ you: ['A', 'B'], curtain: 'B', eyes: null }));
    if (!table.view) throw new Error('no view came');
    const { container } = render(Curtain, { table, view: table.view });
    expect(container.textContent).toContain('Pass to B');
    await fireEvent.click(screen.getByRole('button'));
    expect(sent[0]).toMatchObject({ type: 'look', seat: 'B' });
    expect(await violations(container)).toEqual([]);
  });
});

describe('waiting for players', () => {
  it('shows the link, and lets the host begin with bots', async () => {
    const view = playing({ status: 'waiting', invite: 'token123' });
    const seat = view.seats[1];
    if (seat) view.seats[1] = { ...seat, kind: 'open', name: '', bot: '' };
    say(view);
    await house('random', 'greedy');
    const { container } = render(Waiting, { table, view });
    expect(screen.getAllByRole('option')).toHaveLength(2);
    expect(screen.getByLabelText<HTMLInputElement>('Invite link').value).toContain('/join/token123');
    await fireEvent.click(screen.getByRole('button', { name: 'Fill and begin' }));
    expect(sent[0]).toMatchObject({ type: 'start', bot: 'random' });
    expect(await violations(container)).toEqual([]);
  });
});

describe('the log', () => {
  it('opens a line with its events and rules, and strikes what is gone', async () => {
    const view = playing();
    const [first, ...rest] = view.news;
    if (!first) throw new Error('the fixture has news');
    const back = vi.fn();
    const { container } = render(Log, {
      view,
      board: plainBoard,
      items: [{ ...first, gone: true }, ...rest],
      whole: true,
      back,
    });
    expect(container.querySelector('.gone .text')?.textContent).toContain('Taken back:');
    const lines = container.querySelectorAll<HTMLElement>('[data-line]');
    const at = rest.findIndex(({ events }) => events.some(({ rule }) => rule));
    await fireEvent.click(lines[at + 1] as HTMLElement);
    expect(container.querySelector('.more a')?.textContent).toMatch(/^ROG-/);
    await fireEvent.click(screen.getByRole('button', { name: 'Take back to after this' }));
    expect(back).toHaveBeenCalledWith(rest[at]?.n);
    expect(await violations(container)).toEqual([]);
  });
});

describe('a long log', () => {
  it('shows a page of it, and older and newer lines on demand', async () => {
    const view = playing();
    const [first] = view.news;
    if (!first) throw new Error('the fixture has news');
    const items = Array.from({ length: 1_000 }, (_, at) => ({ ...first, n: at + 1 }));
    const older = vi.fn();
    const { container, rerender } = render(Log, { view, board: plainBoard, items, whole: false, older });
    const shown = (): string[] => [...container.querySelectorAll('[data-n]')].map((row) => row.getAttribute('data-n') ?? '');
    const ends = (): unknown[] => [shown().length, shown()[0], shown().at(-1)];
    expect(ends()).toEqual([100, '901', '1000']);
    const click = (name: string): Promise<boolean> => fireEvent.click(screen.getByText(name));
    for (let times = 0; times < 3; times += 1) await click('Older entries');
    expect(ends()).toEqual([300, '601', '900']);
    await rerender({ items: [...items, { ...first, n: 1_001 }] });
    expect(ends()).toEqual([300, '601', '900']); // what comes takes nothing away from who reads
    await click('Newer entries');
    expect(ends()).toEqual([300, '701', '1000']);
    expect(older).not.toHaveBeenCalled();
    await rerender({ items: items.slice(0, 50) });
    await click('Older entries');
    expect(older).toHaveBeenCalledOnce();
    await rerender({ items, current: 300 });
    expect(shown()).toContain('300');
  }, 20_000);
});

describe('this turn so far', () => {
  const begins = { data: { event: 'turn', seat: 'A' }, text: 'A to move', seat: 'A', rule: null };
  const line = { text: '', events: [], gone: false, undo: null, part: 0, cause: '', headline: '' };
  const gain = (event: string, what: string): EventLine => ({
    data: { event, seat: 'A', what, amount: 1 },
    text: `A ${event}s 1 ${what}`,
    seat: 'A',
    rule: null,
  });
  function turn(moves: number): TableView {
    const view = playing({ solo: false });
    const end = { action: 'end', data: { do: 'end' }, text: 'End the turn', side: false };
    const mine = Array.from({ length: moves }, (_, at) => ({
      ...line,
      n: view.seq - moves + at + 1,
      who: 'A',
      events: [at === 0 ? gain('pay', 'koku') : gain('gain', 'silk')],
    }));
    const news = [{ ...line, n: view.seq - moves, who: 'chance', events: [begins] }, ...mine];
    return { ...view, news, last_own: view.seq, actions: [...view.actions, end], view: { ...view.view, turn: 'A' } };
  }

  it('says what the moves of a turn come to, opens into them, and takes the last one back', async () => {
    const view = turn(2);
    const { container } = page(view);
    const part = screen.getByRole('region', { name: 'This turn so far' });
    expect(part.textContent).toContain('This turn: 2 moves');
    expect([...part.querySelectorAll('b')].map((b) => b.textContent)).toContain('\u22121');
    expect(part.querySelectorAll('li.loss, li.gain')).toHaveLength(2);
    expect(part.querySelector('ol')).toBeNull();
    await fireEvent.click(within(part).getByRole('button', { name: 'This turn: 2 moves' }));
    expect([...part.querySelectorAll('ol li > span')].map((row) => row.textContent)).toEqual(['Pays 1 koku', 'Gains 1 silk']);
    await fireEvent.click(within(part).getByRole('button', { name: 'Take the last move back' }));
    expect(sent[0]).toMatchObject({ type: 'undo', to: view.undo.to });
    expect(await violations(container)).toEqual([]);
  });

  it('is open while the end of the turn waits for its confirmation, which names it', async () => {
    page(turn(2));
    const end = table.view?.actions.at(-1);
    if (end) table.select(end);
    const confirm = await screen.findByRole('button', { name: 'Confirm' });
    const part = screen.getByRole('region', { name: 'This turn so far' });
    expect(part.querySelectorAll('ol li')).toHaveLength(2);
    expect(confirm.getAttribute('aria-describedby')?.split(' ')).toContain(part.id);
  });

  it.each([
    ['after one move', 1, false, false],
    ['after one move where turns are made of several', 1, true, true],
    ['before the first move', 0, true, false],
  ])('keeps out of the way: %s', (_, moves, composed, shown) => {
    say(turn(moves));
    if (!table.view) throw new Error('no view came');
    render(TablePage, { table, view: table.view, board: { ...plainBoard, composed }, info });
    expect(screen.queryByRole('region', { name: 'This turn so far' }) !== null).toBe(shown);
  });

  it.each([
    [false, 0],
    [true, 1],
  ])('is gone when only the end is left, unless turns are made of several actions: %s', (composed, shown) => {
    const view = turn(2);
    say({ ...view, actions: view.actions.slice(-1) });
    if (!table.view) throw new Error('no view came');
    render(TablePage, { table, view: table.view, board: { ...plainBoard, composed }, info });
    expect(screen.queryAllByRole('region', { name: 'This turn so far' })).toHaveLength(shown);
  });
});

describe('the final scoring', () => {
  it('says region by region what the influence is made of, once it is counted', async () => {
    const view = finished();
    if (!view.result) throw new Error('the fixture is over');
    const { container } = render(Final, { view, result: view.result });
    expect(screen.queryByRole('button', { name: 'influence' })).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
    const rows = (): string[][] =>
      [...container.querySelectorAll('tr.part')].map((row) => [...row.children].map((cell) => cell.textContent?.trim() ?? ''));
    expect(rows().map(([name]) => name)).toEqual(view.result.details.influence?.map(({ text }) => text));
    view.seats.forEach((seat, at) => {
      const sum = rows().reduce((points, row) => points + Number(row[at + 1]), 0);
      expect(sum, seat.seat).toBe(seat.breakdown.influence);
    });
    const fold = screen.getByRole('button', { name: 'influence' });
    expect(fold.getAttribute('aria-expanded')).toBe('true');
    await fireEvent.click(fold);
    expect(rows()).toEqual([]);
    expect(await violations(container)).toEqual([]);
  });

  it('counts category by category, can be skipped, and names the winner', async () => {
    const view = finished();
    if (!view.result) throw new Error('the fixture is over');
    const { container } = render(Final, { view, result: view.result });
    expect(screen.getByRole('heading').textContent).toContain('Counting');
    await fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
    expect(screen.getByRole('heading').textContent).toContain('Mara wins');
    const total = container.querySelector('tfoot')?.textContent ?? '';
    for (const seat of view.seats) expect(total).toContain(String(seat.score));
    expect(container.querySelectorAll('rect[fill^="url"]').length).toBeGreaterThan(9);
    expect(await violations(container)).toEqual([]);
  });

  it('plays again at a table as private as this one, with the same names, and asks for it once', async () => {
    const made = vi.spyOn(api, 'newTable').mockRejectedValue(new ApiError('offline', 'No line.'));
    const view = finished({ watch: false, you: ['A', 'B'] });
    const [first, second, ...rest] = view.seats;
    if (!view.result || !first || !second) throw new Error('the fixture is over and has seats');
    view.seats = [first, { ...second, kind: 'person', bot: '', you: true, name: 'Ugo' }, ...rest];
    render(Final, { view, result: view.result, animate: false });
    for (let press = 0; press < 2; press += 1)
      await fireEvent.click(screen.getByRole('button', { name: 'Play again' }));
    await waitFor(() => expect(made).toHaveBeenCalledTimes(2));
    expect(made.mock.calls[0]?.[0]).toMatchObject({ seats: ['you', 'you', rest[0]?.bot], watch: false, names: ['', 'Ugo', ''] });
    expect(made.mock.calls[1]).toEqual(made.mock.calls[0]);
    made.mockRestore();
  });

  it('shows the seal of the dice before and after', () => {
    const view = finished({ id: 'sealed', seal: 'ab12' });
    if (!view.result) throw new Error('the fixture is over');
    render(Final, { view, result: { ...view.result, secret: true }, animate: false });
    expect(screen.getByText('ab12')).toBeTruthy();
    cleanup();
    render(Log, { view: playing({ id: 'sealed', seal: 'ab12' }), board: plainBoard, items: [], whole: true });
    expect(screen.getByText('ab12')).toBeTruthy();
  });

  it('is counted once, and not again at the next visit', async () => {
    const view = finished();
    if (!view.result) throw new Error('the fixture is over');
    render(Final, { view, result: view.result });
    await fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
    cleanup();
    render(Final, { view, result: view.result });
    expect(screen.getByRole('heading').textContent).toContain('Mara wins');
  });
});
