// Where gains come from, told from the events of a move: A sails ship 2 to river 12, past buildings of A, B and D.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { EventLine, GameInfo } from '$lib/wire';
import { componentsOf, type RogView } from './data';
import raw from './fixtures/components.json';
import { type Flight, flightsOf } from './flights';

const path = resolve(process.cwd(), 'src/boards/river_of_gold/fixtures/middle_4.json');
const view = (JSON.parse(readFileSync(path, 'utf8')) as { view: RogView }).view;
Object.assign(view.shore, {
  22: { tile: 'e1_port_6', markers: ['A'] },
  24: { tile: 'e1_port_4', markers: ['B'] },
  25: { tile: 'e2_shrine_4', markers: ['D'] },
});
if (view.seats.A) view.seats.A.influence[3] = 3;
const info: GameInfo = { id: 'river_of_gold', title: '', fingerprint: '', components: raw };
const event = (rule: string, data: Record<string, unknown>): EventLine => ({ data, text: '', seat: null, rule }) as EventLine;
const visited = (shore: number): EventLine => event('ROG-8.5', { event: 'visited', seat: 'A', shore, tile: view.shore[shore]?.tile });
const gain = (rule: string, seat: string, what: string, amount: number): EventLine => event(rule, { event: 'gain', seat, what, amount });
const lost = (seat: string, what: string, amount: number): EventLine => event('ROG-4.3', { event: 'lost', seat, what, amount });
const told = (news: EventLine[]): string[] =>
  flightsOf(news, view, view, componentsOf(info)).map(
    ({ seat, what, amount, from, to }: Flight) =>
      `${seat} ${amount} ${what} ${from.thing} ${'at' in from ? from.at : ''}${to === null ? ' away' : to.thing === 'track' ? ` to ${to.at}:${to.space}` : ''}`,
  );

describe('the flights', () => {
  it('begin at the building, the free space or the owner’s building', () => {
    const news = [
      event('ROG-8.2', { event: 'sailed', seat: 'A', ship: 2, river: 12 }),
      visited(22),
      gain('ROG-8.5', 'A', 'koku', 3),
      visited(24),
      gain('ROG-8.5', 'A', 'koku', 3),
      visited(25),
      gain('ROG-8.5', 'A', 'vp', 3),
      gain('ROG-8.5', 'A', 'koku', 1),
      lost('A', 'favor', 1),
      gain('ROG-8.7', 'A', 'vp', 1),
      gain('ROG-8.7', 'B', 'koku', 1),
      lost('D', 'favor', 1),
    ];
    expect(told(news)).toEqual([
      'A 3 koku shore 22',
      'A 3 koku shore 24',
      'A 3 vp shore 25',
      'A 1 koku river 12',
      'A -1 favor shore 22 away',
      'A 1 vp shore 22',
      'B 1 koku shore 24',
      'D -1 favor shore 25 away',
    ]);
  });

  it('carry influence to its track, and what the track gives from there', () => {
    const stands = view.seats.A?.influence[3] ?? 0;
    const news = [
      event('ROG-7.2', { event: 'pay', seat: 'A', what: 'koku', amount: 8 }),
      event('ROG-7.3', { event: 'built', seat: 'A', shore: 12, tile: view.row[3] }),
      gain('ROG-7.3', 'A', 'favor', 1),
      event('ROG-7.5', { event: 'influence', seat: 'A', region: 3, space: stands + 3 }),
      gain('ROG-13.2', 'A', 'koku', 2),
    ];
    expect(stands).toBe(3);
    expect(told(news)).toEqual(['A 1 favor row 4', 'A 3 influence shore 12 to 3:6', 'A 2 koku track 3']);
  });

  it('know the mouth, the masteries and the end; trades fly nowhere', () => {
    const card = view.masteries[1]?.card;
    const news = [
      event('ROG-8.3', { event: 'journey', seat: 'A', ship: 1 }),
      gain('ROG-9.1', 'A', 'koku', 3),
      event('ROG-14.2', { event: 'claimed', seat: 'A', mastery: card, vp: 7 }),
      gain('ROG-14.2', 'A', 'vp', 7),
      event('ROG-17.1', { event: 'triggered', seat: 'A' }),
      gain('ROG-17.1', 'A', 'vp', 5),
      event('ROG-19.1', { event: 'pay', seat: 'A', what: 'silk', amount: 2 }),
      gain('ROG-19.1', 'A', 'rice', 1),
    ];
    expect(told(news)).toEqual(['A 3 koku mouth ', 'A 7 vp mastery 1', 'A 5 vp stack 2']);
  });

  it('stay away when too much happened at once', () => {
    const many = Array.from({ length: 30 }, (_, at) => [visited(22), gain('ROG-8.5', 'ABCD'.charAt(at % 4), `koku${at}`, 1)]);
    expect(told(many.flat())).toEqual([]);
  });
});
