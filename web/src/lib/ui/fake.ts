// For tests of pages: a server that answers from a table, and an axe that knows what jsdom cannot see.
import axe from 'axe-core';
import { expect, vi } from 'vitest';
import type { GameLine, RulingView, SeatLine, TableLine } from '$lib/wire';

export interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
}
type Answer = unknown | ((asked: Asked) => unknown);

/** An answer that refuses. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly text: string,
  ) {}
}
/** An answer that never comes. */
export const SILENCE = Symbol('silence');

/** Answers `METHOD /path` as told; everything else with 404. Gives the list of what was asked. */
export function fakeServer(answers: Record<string, Answer>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const url = new URL(address, 'http://localhost');
    const body = init.body ? (JSON.parse(String(init.body)) as Record<string, unknown>) : {};
    const call = { method: init.method ?? 'GET', path: url.pathname, query: url.searchParams, body };
    asked.push(call);
    const found = answers[`${call.method} ${url.pathname}`] ?? new Refusal(404, 'unknown', 'There is no such thing.');
    const answer: unknown = typeof found === 'function' ? (found as (call: Asked) => unknown)(call) : found;
    if (answer === SILENCE) throw new TypeError('network');
    const refused = answer instanceof Refusal;
    return new Response(JSON.stringify(refused ? { code: answer.code, text: answer.text, rule: null, help: '' } : answer), {
      status: refused ? answer.status : 200,
    });
  });
  return asked;
}

/** Fails when axe finds anything. Colours are checked in the browser tests and in the test of the palette. */
export async function accessible(node: Element): Promise<void> {
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
  const { violations } = await axe.run(node, { rules });
  expect(violations.map((one) => `${one.id}: ${one.nodes.map((at) => at.html).join(' | ')}`)).toEqual([]);
}

export const GAMES: GameLine[] = [
  {
    id: 'river_of_gold',
    title: 'River of Gold',
    ready: true,
    seats: [2, 4],
    options: [
      { name: 'clan_patrons', values: [false, true, 'dealt'], default: false, rule: 'ROG-24.4', text: '`clan_patrons`, see ROG-21.1.' },
    ],
    note: 'Where each number comes from.',
    prefix: 'ROG',
    bots: ['greedy', 'random'],
  },
  ...['yellow_and_yangtze', 'tianxia', 'marco_polo_ii'].map((id) => ({
    id,
    title: id,
    ready: false,
    seats: [],
    options: [],
    note: '',
    prefix: '',
    bots: [],
  })),
];

export function seat(letter: string, kind: SeatLine['kind'], name: string, you = false): SeatLine {
  const bot = kind === 'bot' ? 'greedy' : '';
  return { seat: letter, kind, name, bot, you, resigned: false, connected: true, score: null, breakdown: {} };
}

export function tableLine(id: string, more: Partial<TableLine> = {}): TableLine {
  return {
    id,
    game: 'river_of_gold',
    title: 'River of Gold',
    status: 'playing',
    seats: [seat('A', 'person', 'Anna', true), seat('B', 'bot', 'greedy')],
    to_act: 'A',
    yours: false,
    seq: 3,
    changed: '2026-05-01T10:00:00Z',
    origin: '',
    ...more,
  };
}

export function rulingView(id: string, rules: string[]): RulingView {
  return {
    id,
    title: `Question ${id}`,
    note: `The answer, by ${rules[0]}.`,
    rules,
    sources: ['seed'],
    moves: ['A: sail 1'],
    refuses: [],
    expects: ['Koku of A: 3'],
    playable: true,
  };
}

export const BOOK = {
  game: 'river_of_gold',
  lang: 'en',
  title: 'River of Gold',
  preface: 'In our own words.',
  chapters: [
    {
      id: 'ROG-7',
      title: 'Build',
      paragraphs: [
        { id: 'ROG-7.1', text: 'Choose a space, see ROG-8.1.', sources: ['seed'] },
        { id: 'ROG-7.2', text: 'Pay the price.', sources: ['reconstructed'] },
      ],
    },
    { id: 'ROG-8', title: 'Sail', paragraphs: [{ id: 'ROG-8.1', text: 'Sail downriver.', sources: ['rulebook'] }] },
  ],
};
