import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readAway } from '$lib/away.svelte';
import { forgetGuest } from '$lib/guest.svelte';
import { forgetHouse } from '$lib/house.svelte';
import { setLang, type Language } from '$lib/i18n.svelte';
import { go } from '$lib/router';
import { accessible, BOOK, fakeServer, GAMES, Refusal, rulingView, seat, SILENCE, tableLine, type Asked } from '$lib/ui/fake';
import { dismiss, toasts } from '$lib/ui/toasts.svelte';
import App from '../App.svelte';
import { forget } from '../lookup/book';

const RULINGS = [rulingView('ROG-R1', ['ROG-7.2']), rulingView('ROG-R2', ['ROG-8.1', 'ROG-7.2'])];
const INVITE = {
  table: 't1',
  game: 'river_of_gold',
  title: 'River of Gold',
  host: 'Anna',
  seats: [seat('A', 'person', 'Anna'), seat('B', 'open', ''), seat('C', 'open', '')],
};
const SERVER = {
  'GET /api/me': { name: 'Ada', lang: 'en' },
  'POST /api/me': ({ body }: Asked) => body,
  'GET /api/games': GAMES,
  'GET /api/games/river_of_gold/rulebook': BOOK,
  'GET /api/games/river_of_gold/rulings': { rulings: RULINGS },
  'GET /api/games/river_of_gold/rulings/ROG-R1': RULINGS[0],
  'GET /api/games/river_of_gold/rulings/ROG-R2': RULINGS[1],
  'POST /api/games/river_of_gold/rulings/ROG-R1/table': { id: 'tried', invite: null },
  'GET /api/games/river_of_gold/rules': ({ query }: Asked) =>
    query.get('q') === 'price' ? [{ kind: 'rule', id: 'ROG-7.2', title: 'Build', text: 'Pay the price.', rules: [] }] : [],
  'GET /api/tables': ({ query }: Asked) =>
    query.get('scope') === 'mine'
      ? [tableLine('t2'), tableLine('t1', { yours: true }), tableLine('t3', { status: 'over' })]
      : [tableLine('w1', { seats: [seat('A', 'person', 'Chiara'), seat('B', 'person', 'Dino')], to_act: 'B' })],
  'POST /api/tables': ({ body }: Asked) => ({
    id: 'new',
    invite: (body.seats as string[]).includes('open') ? 'TOKEN-abc' : null,
  }),
  'GET /api/join/TOKEN-abc': INVITE,
  'POST /api/join/TOKEN-abc': { id: 't1', invite: null },
  'POST /api/import': { id: 'brought', invite: null, cut: false },
  'GET /api/tables/brought': { id: 'brought', status: 'over' },
};

beforeEach(() => {
  // every test meets the pages as somebody who has just opened the browser
  localStorage.clear();
  readAway();
  forgetGuest();
  forgetHouse();
  forget();
  history.replaceState(null, '', '/');
});
afterEach(() => {
  cleanup();
  for (const { id } of toasts()) dismiss(id);
  vi.unstubAllGlobals();
  setLang('en');
});

/** Opens a page the way a browser does: the whole app at an address. */
async function open(path: string, language: Language = 'en'): Promise<HTMLElement> {
  setLang(language);
  history.replaceState(null, '', path);
  const { container } = render(App);
  await tick();
  return container;
}

describe.each(['en', 'it'] as const)('in %s', (language) => {
  it.each([
    ['/', 'h3', 'River of Gold'],
    ['/new/river_of_gold', 'h1', 'River of Gold'],
    ['/new/tianxia', 'h1', 'tianxia'],
    ['/join/TOKEN-abc', 'h1', 'Anna'],
    ['/join/nothing', 'h1', language === 'en' ? 'leads nowhere' : 'non porta a nulla'],
    ['/rules/river_of_gold', 'h2', 'Build'],
    ['/rules/river_of_gold#ROG-R1', 'details[open] .title', 'Question'],
    ['/about', 'h1', 'Serai'],
    ['/import', 'h1', language === 'en' ? 'Bring' : 'Importa'],
    ['/no/such/place', 'h1', language === 'en' ? 'No such room' : 'Questa stanza'],
  ])('%s is there and accessible', async (path, where, words) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    fakeServer(SERVER);
    const page = await open(path, language);
    await waitFor(() => expect([...page.querySelectorAll(where)].map((one) => one.textContent).join()).toContain(words), {
      timeout: 5000,
    });
    await accessible(page);
    expect(document.documentElement.lang).toBe(language);
    expect(warn.mock.calls.filter(([text]) => String(text).startsWith('no words'))).toEqual([]);
    warn.mockRestore();
  }, 20_000);
});

describe('home', () => {
  it('sits down against bots in two clicks, somebody new under a friendly name', async () => {
    const asked = fakeServer({ ...SERVER, 'GET /api/me': null });
    await open('/');
    await fireEvent.click(await screen.findByRole('button', { name: /^Play now/ }));
    await fireEvent.click(await screen.findByRole('button', { name: /2 opponents/ }));
    await waitFor(() => expect(location.pathname).toBe('/table/new'));
    const posts = asked.filter((call) => call.method === 'POST').map((call) => [call.path, call.body]);
    expect(posts[0]).toEqual(['/api/me', { name: 'Traveler', lang: 'en' }]);
    expect(posts[1]).toMatchObject(['/api/tables', { game: 'river_of_gold', seats: ['you', 'greedy', 'greedy'] }]);
  });

  it('asks again under the same key after a failure, and never makes two tables', async () => {
    let tries = 0;
    const asked = fakeServer({
      ...SERVER,
      'POST /api/tables': () => (++tries === 1 ? new Refusal(500, 'store', 'The disk is full.') : { id: 'new', invite: null }),
    });
    await open('/');
    await fireEvent.click(await screen.findByRole('button', { name: /^Play now/ }));
    const one = await screen.findByRole('button', { name: /1 opponent/ });
    await fireEvent.click(one);
    expect(await screen.findByText('The disk is full.')).toBeTruthy();
    await fireEvent.click(one);
    await waitFor(() => expect(location.pathname).toBe('/table/new'));
    const keys = asked.filter((call) => call.method === 'POST' && call.path === '/api/tables').map((call) => call.body.key);
    expect(new Set(keys).size).toBe(1);
  });

  it('lists my tables, those where it is my turn first', async () => {
    fakeServer(SERVER);
    await open('/');
    const section = (await screen.findByRole('heading', { name: 'Continue' })).closest('section') as HTMLElement;
    const [first, second, third] = within(section).getAllByRole('link');
    expect(third).toBeUndefined();
    expect(section.compareDocumentPosition(screen.getByRole('heading', { name: 'The tables' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(first?.getAttribute('href')).toBe('/table/t1');
    expect(first?.textContent).toContain('Your turn');
    expect(second?.textContent).toContain('Anna to move');
    expect(screen.getByText('1 table that is over')).toBeTruthy();
    expect((await screen.findAllByText(/Dino to move/)).length).toBe(1);
  });

  it('counts no table that only tries something out, and puts away what one is done with', async () => {
    const mine = [tableLine('try', { yours: true, origin: 'ROG-R1' }), tableLine('done', { status: 'over' })];
    fakeServer({ ...SERVER, 'GET /api/tables': ({ query }: Asked) => (query.get('scope') === 'mine' ? mine : []) });
    const page = await open('/');
    expect(await screen.findByText('1 table you try things out at')).toBeTruthy();
    expect(page.querySelector('header .count')).toBeNull();
    expect(screen.getByText('Position of ROG-R1')).toBeTruthy();
    await fireEvent.click(screen.getAllByRole('button', { name: 'Put this table away', hidden: true })[0] as HTMLElement);
    expect(screen.getByText('1 table you have put away')).toBeTruthy();
    expect(screen.getByText('1 table you try things out at')).toBeTruthy();
    expect(screen.queryByText('1 table that is over')).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Take this table out again', hidden: true }));
    expect(screen.getByText('1 table that is over')).toBeTruthy();
    await accessible(page);
  }, 20_000);

  it('shows some of many tables, and all of them when asked', async () => {
    const mine = Array.from({ length: 12 }, (_, at) => tableLine(`t${at}`));
    fakeServer({ ...SERVER, 'GET /api/tables': ({ query }: Asked) => (query.get('scope') === 'mine' ? mine : []) });
    await open('/');
    const section = (await screen.findByRole('heading', { name: 'Continue' })).closest('section') as HTMLElement;
    expect(within(section).getAllByRole('link')).toHaveLength(8);
    await fireEvent.click(within(section).getByRole('button', { name: 'Show all 12' }));
    expect(within(section).getAllByRole('link')).toHaveLength(12);
  });

  it('says so when the server is away, and shows the tables when it is back', async () => {
    fakeServer(Object.fromEntries(Object.keys(SERVER).map((key) => [key, new Refusal(500, 'store', 'Away.')])));
    const page = await open('/');
    expect((await screen.findByRole('alert')).textContent).toContain('Away.');
    expect(page.querySelectorAll('article')).toHaveLength(0);
    fakeServer(SERVER);
    await fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(page.querySelectorAll('article')).toHaveLength(4));
    expect(screen.getAllByText('This table is still being set.')).toHaveLength(3);
    expect(page.querySelector('article')?.getAttribute('data-game')).toBe('river_of_gold');
  });
});

describe('a new table', () => {
  it('asks for a name and shows the invite link', async () => {
    const asked = fakeServer({ ...SERVER, 'GET /api/me': null });
    const page = await open('/new/river_of_gold');
    const set = await screen.findByRole('button', { name: 'Set the table' }, { timeout: 8000 }); // the page is loaded first
    await fireEvent.click(set);
    expect((await screen.findByRole('alert')).textContent).toContain('Write a name');
    await fireEvent.input(screen.getByLabelText('Your name'), { target: { value: ' Bea ' } });
    await fireEvent.click(screen.getByRole('radio', { name: '3' }));
    await fireEvent.change(screen.getByLabelText('Seat C'), { target: { value: 'random' } });
    await fireEvent.click(set);
    const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Invite link' });
    expect(link.value).toBe(`${location.origin}/join/TOKEN-abc`);
    const made = asked.find((call) => call.method === 'POST' && call.path === '/api/tables');
    expect(made?.body).toMatchObject({ seats: ['you', 'open', 'random'], watch: true });
    expect(asked.find((call) => call.method === 'POST' && call.path === '/api/me')?.body).toEqual({ name: 'Bea', lang: 'en' });
    await accessible(page);
  }, 20_000);

  it('goes straight to a table where no link is needed, with the options that were chosen', async () => {
    const asked = fakeServer(SERVER);
    await open('/new/river_of_gold');
    await fireEvent.change(await screen.findByLabelText('Seat B'), { target: { value: 'you' } });
    expect(screen.getByText(/a curtain hides/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('radio', { name: 'With, clans dealt' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Set the table' }));
    await waitFor(() => expect(location.pathname).toBe('/table/new'));
    const made = asked.find((call) => call.method === 'POST' && call.path === '/api/tables');
    expect(made?.body).toMatchObject({ seats: ['you', 'you'], options: { clan_patrons: 'dealt' } });
  });

  it('of several people at one screen has a name for each, and no onlookers unless they are wanted', async () => {
    const asked = fakeServer(SERVER);
    await open('/new/river_of_gold');
    await fireEvent.change(await screen.findByLabelText('Seat B'), { target: { value: 'you' } });
    expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(false);
    await fireEvent.input(screen.getByLabelText('Name at seat B'), { target: { value: ' Bo ' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Set the table' }));
    await waitFor(() => expect(location.pathname).toBe('/table/new'));
    const made = asked.find((call) => call.method === 'POST' && call.path === '/api/tables');
    expect(made?.body).toMatchObject({ seats: ['you', 'you'], names: ['', 'Bo'], watch: false });
  });

  it('wants at least one seat for me', async () => {
    const asked = fakeServer(SERVER);
    await open('/new/river_of_gold');
    await fireEvent.change(await screen.findByLabelText('Seat A'), { target: { value: 'greedy' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Set the table' }));
    expect((await screen.findByRole('alert')).textContent).toContain('You sit nowhere');
    expect(asked.some((call) => call.method === 'POST' && call.path === '/api/tables')).toBe(false);
  });
});

describe('an invitation', () => {
  it('lets me take the seat I like', async () => {
    const asked = fakeServer(SERVER);
    await open('/join/TOKEN-abc');
    const radios = await screen.findAllByRole<HTMLInputElement>('radio');
    expect(radios.map((radio) => radio.disabled)).toEqual([true, false, false]);
    await fireEvent.click(radios[2] as HTMLElement);
    await fireEvent.click(screen.getByRole('button', { name: 'Sit down' }));
    await waitFor(() => expect(location.pathname).toBe('/table/t1'));
    expect(asked.find((call) => call.method === 'POST')?.body).toEqual({ seat: 'C' });
  });

  it('says when it is full, when I sit there already, and when somebody was quicker', async () => {
    const taken = { ...INVITE, seats: [seat('A', 'person', 'Anna'), seat('B', 'person', 'Bruno')] };
    fakeServer({ ...SERVER, 'GET /api/join/TOKEN-abc': taken });
    await open('/join/TOKEN-abc');
    expect(await screen.findByText('All seats of this table are taken.')).toBeTruthy();
    cleanup();
    fakeServer({ ...SERVER, 'GET /api/join/TOKEN-abc': { ...INVITE, seats: [seat('A', 'person', 'Ada', true)] } });
    await open('/join/TOKEN-abc');
    expect(await screen.findByText('You already sit at this table.')).toBeTruthy();
    cleanup();
    let looks = 0;
    fakeServer({
      ...SERVER,
      'GET /api/join/TOKEN-abc': () => (++looks === 1 ? INVITE : { ...INVITE, seats: INVITE.seats.slice(0, 2) }),
      'POST /api/join/TOKEN-abc': new Refusal(409, 'not_yours', 'That seat is taken.'),
    });
    await open('/join/TOKEN-abc');
    await fireEvent.click(await screen.findByRole('button', { name: 'Sit down' }));
    expect((await screen.findByRole('alert')).textContent).toContain('That seat is taken.');
    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });
});

describe('the rules', () => {
  it('of the first game are found without its name', async () => {
    fakeServer(SERVER);
    await open('/rules#ROG-7.2');
    await waitFor(() => expect(document.activeElement?.id).toBe('ROG-7.2'));
    expect(location.pathname).toBe('/rules/river_of_gold');
    expect(screen.getByText('our reading')).toBeTruthy();
    expect(screen.getByText('Sources: printed rulebook')).toBeTruthy();
  });

  it('are searched on the server, and the address follows', async () => {
    const asked = fakeServer(SERVER);
    await open('/rules/river_of_gold');
    const field = await screen.findByRole('searchbox');
    await fireEvent.input(field, { target: { value: 'price' } });
    const hit = await screen.findByRole('link', { name: 'ROG-7.2' }, { timeout: 3000 });
    expect(document.querySelector('mark')?.textContent).toBe('price');
    expect(location.search).toBe('?q=price');
    expect(asked.filter((call) => call.path.endsWith('/rules'))).toHaveLength(1);
    await fireEvent.click(hit);
    await waitFor(() => expect(document.querySelector('.paragraph.here')?.id).toBe('ROG-7.2'));
    expect(location.hash).toBe('#ROG-7.2');
  });

  it('say when they have nothing', async () => {
    fakeServer(SERVER);
    await open('/rules/river_of_gold?q=zzz');
    expect(await screen.findByText(/has nothing about “zzz”/, {}, { timeout: 3000 })).toBeTruthy();
    cleanup();
    await open('/rules/river_of_gold#ROG-99.1');
    expect(await screen.findByText('This rulebook has no ROG-99.1.')).toBeTruthy();
  });

  it('lead from one to another', async () => {
    fakeServer(SERVER);
    await open('/rules/river_of_gold');
    await fireEvent.click(await screen.findByRole('link', { name: 'ROG-8.1', description: '' }).catch(() => screen.getAllByText('ROG-8.1')[0] as HTMLElement));
    await waitFor(() => expect(location.hash).toBe('#ROG-8.1'));
    expect(document.activeElement?.id).toBe('ROG-8.1');
  });

  it('open a ruling as a position', async () => {
    const asked = fakeServer(SERVER);
    await open('/rules/river_of_gold');
    await fireEvent.click(await screen.findByRole('button', { name: '2 cases' }));
    expect(await screen.findByText('Cases about ROG-7.2')).toBeTruthy();
    const question = (await screen.findByText('Question', { exact: false, selector: '#ROG-R1 .title' })).closest('details');
    (question as HTMLDetailsElement).open = true;
    await fireEvent(question as HTMLElement, new Event('toggle'));
    await fireEvent.click(await screen.findByRole('button', { name: 'Open as a position to try' }));
    await waitFor(() => expect(location.pathname).toBe('/table/tried'));
    expect(asked.some((call) => call.path === '/api/games/river_of_gold/rulings/ROG-R1')).toBe(true);
  });
});

describe('bringing a record', () => {
  async function bring(text: string, name = 'game.jsonl'): Promise<void> {
    await screen.findByRole('button', { name: 'Choose a file' });
    const input = document.querySelector('input[type=file]') as HTMLInputElement;
    Object.defineProperty(input, 'files', { value: [new File([text], name)], configurable: true });
    await fireEvent.change(input);
  }

  it('leads to the replay of a finished game', async () => {
    const asked = fakeServer(SERVER);
    await open('/import');
    await bring('{"serai": 1}\n');
    await waitFor(() => expect(location.pathname).toBe('/table/brought/replay'));
    expect(asked.find((call) => call.path === '/api/import')?.body.record).toBe('{"serai": 1}\n');
  });

  it.each([true, false])('says that the end of a record is missing when the server has found that: %s', async (cut) => {
    fakeServer({ ...SERVER, 'POST /api/import': { id: 'brought', invite: null, cut } });
    await open('/import');
    await bring('{"serai": 1}\n');
    await waitFor(() => expect(location.pathname).toBe('/table/brought/replay'));
    expect(screen.queryAllByText(/cut off/)).toHaveLength(cut ? 1 : 0);
  });

  it('says what is wrong with a file', async () => {
    const asked = fakeServer({ ...SERVER, 'POST /api/import': new Refusal(422, 'malformed', 'Line 2 is damaged.') });
    await open('/import');
    for (const [text, words] of [
      ['', 'is empty'],
      ['PNG', 'is no record'],
      ['{"a": 1}', 'is no record'],
      ['{"serai": 2}', 'newer Serai'],
      ['{"serai": 1, "game": "chess"}', 'not here: chess'],
      ['{"serai": 1, "game": "tianxia"}', 'still to come'],
      ['x'.repeat(4_000_001), 'too large'],
      ['{"serai": 1}', 'Line 2 is damaged.'],
    ] as const) {
      await bring(text);
      await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(words));
    }
    expect(asked.filter((call) => call.path === '/api/import')).toHaveLength(1);
  });
});

describe('the house', () => {
  it('changes the language at once and tells the server', async () => {
    const asked = fakeServer(SERVER);
    await open('/about');
    await fireEvent.click(await screen.findByRole('button', { name: 'Settings' }));
    await fireEvent.click(await screen.findByRole('radio', { name: 'Italiano' }));
    expect(await screen.findByText('Non ufficiale')).toBeTruthy();
    await waitFor(() => expect(asked.find((call) => call.method === 'POST')?.body).toEqual({ name: 'Ada', lang: 'it' }));
    await accessible(document.body);
  });

  it('shows a page that cannot be loaded, and tries again', async () => {
    const down = { ...SERVER, 'GET /api/games': SILENCE, 'GET /api/me': SILENCE };
    vi.spyOn(Math, 'random').mockReturnValue(-0.499);
    fakeServer(down);
    await open('/rules/river_of_gold');
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached');
    fakeServer(SERVER);
    await fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: /Build/ })).toBeTruthy();
  });

  it('counts the tables that wait, but not the one I am sitting at', async () => {
    fakeServer(SERVER);
    await open('/about');
    expect(await screen.findByText('(1 table waits for you)')).toBeTruthy();
    go('/table/t1');
    await waitFor(() => expect(screen.queryByText('(1 table waits for you)')).toBeNull());
    await waitFor(() => expect(screen.getByRole('link', { name: 'Rules' }).getAttribute('href')).toBe('/rules/river_of_gold'));
    go('/');
  });

  it('moves the focus to a new page', async () => {
    fakeServer(SERVER);
    await open('/about');
    await screen.findByRole('heading', { level: 1 });
    await fireEvent.click(screen.getAllByRole('link', { name: 'Bring a record' })[0] as HTMLElement);
    await screen.findByRole('button', { name: 'Choose a file' });
    expect(document.activeElement?.id).toBe('main');
    expect(document.title).toBe('Bring a record · Serai');
    go('/');
  });
});
