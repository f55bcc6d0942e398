import { describe, expect, it } from 'vitest';
import type { GameInfo } from '$lib/wire';
import { componentsOf, type MpView, type SeatState } from './data';
import components from './fixtures/components.json';
import { announced, announcedMeans, atlasOf, meansOf, planTo, reckon, travelerOf, verdictOn, waysBetween } from './planner';

const info: GameInfo = { id: 'marco_polo_ii', title: '', fingerprint: '', components };
const all = componentsOf(info);
const atlas = atlasOf(all);
const plain = travelerOf(undefined);

const seat = (more: Partial<SeatState> = {}): SeatState => ({
  coins: 8,
  camels: 3,
  pepper: 0,
  silk: 0,
  gold: 0,
  jade: 0,
  vp: 0,
  shields: 0,
  dice: { own: [1, 3, 3, 5, 6], black: [], unrolled: 0 },
  figures: ['beijing'],
  posts: [],
  seals: { farmer: 'none', spicer: 'none', tailor: 'none', jeweler: 'none' },
  contracts: [null, null],
  completed: [],
  character: null,
  goals: 1,
  goals_put_away: 2,
  ...more,
});

const view = (held: SeatState, more: Partial<MpView> = {}): MpView =>
  ({ seats: { A: held }, spaces: {}, cards: {}, new_posts: [], turn: 'A', path: [], due: 0, pending: [{ do: 'turn', seat: 'A' }], ...more }) as MpView;

describe('ways through the map', () => {
  it('are those that no other way beats', () => {
    const ways = waysBetween(atlas, plain, 'beijing', 'lanzhou');
    expect(ways.map(({ path }) => path.join())).toEqual(expect.arrayContaining(['lanzhou', 'xian,lanzhou']));
    const direct = ways.find(({ path }) => path.length === 1);
    expect(direct).toMatchObject({ used: 1, bill: { coins: 0, camels: 2, jade: 0 }, seals: [] });
    const round = ways.find(({ path }) => path.join() === 'xian,lanzhou');
    expect(round).toMatchObject({ used: 2, bill: { coins: 5, camels: 0, jade: 0 } });
  });

  it('add up the published sum from Xian over two oases and Fuzhou to Jaipur (MP2-11.5)', () => {
    const found = waysBetween(atlas, plain, 'xian', 'jaipur').find(({ path }) => path.join() === 'oasis_3,fuzhou,oasis_4,jaipur');
    expect(found).toMatchObject({ used: 4, bill: { coins: 8, camels: 4, jade: 0 } });
  });

  it('name the seals of their routes, each once (MP2-11.5)', () => {
    const ways = waysBetween(atlas, plain, 'beijing', 'sumatra');
    expect(ways.find(({ path }) => path.join() === 'fuzhou,sumatra')?.seals).toEqual(['farmer', 'spicer']);
    expect(ways.some(({ seals }) => seals.length === 1)).toBe(true);
  });

  it('lead nowhere from where one stands', () => {
    expect(waysBetween(atlas, plain, 'xian', 'xian')).toEqual([]);
  });

  it('use no movement on oases for Möngke Khan (MP2-19.7)', () => {
    const khan = travelerOf(seat({ character: 'mongke_khan' }));
    const over = waysBetween(atlas, khan, 'beijing', 'karakorum').find(({ path }) => path.join() === 'oasis_1,karakorum');
    expect(over).toMatchObject({ used: 1, bill: { camels: 1 } });
  });

  it('cost Gantulga Od neither coins nor camels, but jade (MP2-19.4)', () => {
    const od = travelerOf(seat({ character: 'gantulga_od' }));
    const ways = waysBetween(atlas, od, 'pagan', 'kabul');
    expect(ways.find(({ path }) => path.length === 1)?.bill).toEqual({ coins: 0, camels: 0, jade: 1 });
  });

  it('are found quickly', () => {
    const start = performance.now();
    for (const id of all.places.keys()) waysBetween(atlas, plain, 'beijing', id);
    expect(performance.now() - start).toBeLessThan(4000);
  });
});

describe('what is there and what is short', () => {
  it('lets jade stand in for camels and coins (MP2-2.2)', () => {
    expect(reckon({ coins: 2, camels: 1, jade: 3 }, { coins: 3, camels: 2, jade: 1 })).toEqual({
      standIn: 2,
      missing: { coins: 0, camels: 0, jade: 0 },
      left: { coins: 0, camels: 0, jade: 0 },
    });
  });

  it('never lets coins stand in for jade', () => {
    expect(reckon({ coins: 9, camels: 9, jade: 0 }, { coins: 1, camels: 0, jade: 2 })).toEqual({
      standIn: 0,
      missing: { coins: 0, camels: 0, jade: 2 },
      left: { coins: 8, camels: 9, jade: 0 },
    });
  });

  it('says how much is short when jade does not reach', () => {
    expect(reckon({ coins: 0, camels: 0, jade: 3 }, { coins: 4, camels: 1, jade: 1 })).toEqual({
      standIn: 2,
      missing: { coins: 3, camels: 0, jade: 0 },
      left: { coins: 0, camels: 0, jade: 0 },
    });
  });
});

describe('what moves figures', () => {
  const by = (found: ReturnType<typeof meansOf>, name: string): ReturnType<typeof meansOf>[number] | undefined => found.find((one) => one.by === name);

  it('is the lower of cap and lowest die (MP2-11.2), with the entry of the lower space (MP2-11.1)', () => {
    const found = meansOf(all, view(seat()), 'A');
    expect(found.map(({ by: name, movement }) => [name, movement])).toEqual([
      ['travel_lower', 1],
      ['travel_middle', 3],
      ['travel_upper', 3],
    ]);
    expect(by(found, 'travel_lower')?.extra(1)).toEqual({ coins: 2, camels: 0, jade: 0 });
    expect(by(found, 'travel_middle')?.extra(3)).toEqual({ coins: 0, camels: 0, jade: 0 });
  });

  it('asks for the lowest die that goes so far where others are (MP2-7.5)', () => {
    const there = view(seat({ dice: { own: [1, 2, 3, 5, 6], black: [], unrolled: 0 } }), { spaces: { travel_middle: [{ of: 'B', value: 2 }, { of: 'B', value: 4 }] } });
    const middle = by(meansOf(all, there, 'A'), 'travel_middle');
    expect(middle?.extra(1).coins).toBe(1);
    expect(middle?.extra(2).coins).toBe(2);
    expect(middle?.extra(3).coins).toBe(3);
  });

  it('takes black dice alone where the own color lies already (MP2-7.4)', () => {
    const there = view(seat({ dice: { own: [6, 6], black: [4, 2], unrolled: 0 } }), { spaces: { travel_middle: [{ of: 'A', value: 3 }, { of: 'A', value: 3 }] } });
    const middle = by(meansOf(all, there, 'A'), 'travel_middle');
    expect(middle?.movement).toBe(2);
    expect(middle?.extra(2).coins).toBe(2);
  });

  it('is the lower space alone for Gantulga Od (MP2-19.4)', () => {
    expect(meansOf(all, view(seat({ character: 'gantulga_od' })), 'A').map(({ by: name }) => name)).toEqual(['travel_lower']);
  });

  it('knows a card that moves, repeat by repeat (MP2-15.6), with a post of an earlier turn (MP2-15.1)', () => {
    const cards = { kabul_card_1: 'card_08', open_card_1: 'card_08' };
    const found = meansOf(all, view(seat(), { cards }), 'A');
    expect(by(found, 'kabul_card_1')).toBeUndefined();
    expect(by(found, 'open_card_1')?.movement).toBe(6);
    expect(by(found, 'open_card_1')?.extra(3)).toEqual({ coins: 0, camels: 6, jade: 0 });
    const there = seat({ posts: ['kabul'] });
    expect(by(meansOf(all, view(there, { cards }), 'A'), 'kabul_card_1')).toBeDefined();
    expect(by(meansOf(all, view(there, { cards, new_posts: ['kabul'] }), 'A'), 'kabul_card_1')).toBeUndefined();
    expect(by(meansOf(all, view(there, { cards, spaces: { kabul_card_1: [{ of: 'B', value: 1 }] } }), 'A'), 'kabul_card_1')).toBeUndefined();
  });

  it('is any dice for a seat without dice: it plans its next round', () => {
    const found = meansOf(all, view(seat({ dice: { own: [], black: [], unrolled: 0 } }), { spaces: { travel_upper: [{ of: 'A', value: 1 }] } }), 'A');
    expect(found.map(({ movement }) => movement)).toEqual([1, 3, 4]);
  });
});

describe('a plan', () => {
  it('says what can be reached, by which space and for how much', () => {
    const [plan] = planTo(all, atlas, view(seat()), 'A', 'lanzhou');
    expect(plan).toMatchObject({ figure: 1, from: 'beijing' });
    const [first] = plan?.verdicts ?? [];
    expect(first).toMatchObject({ reachable: true, missing: { coins: 0, camels: 0, jade: 0, steps: 0, seals: [] } });
  });

  it('says what is short, and by how much', () => {
    const [plan] = planTo(all, atlas, view(seat({ coins: 1, camels: 0 })), 'A', 'samarkand', 9);
    expect(plan?.verdicts.every(({ reachable }) => !reachable)).toBe(true);
    const first = plan?.verdicts[0];
    expect((first?.missing.coins ?? 0) + (first?.missing.camels ?? 0) + (first?.missing.steps ?? 0)).toBeGreaterThan(0);
  });

  it('counts steps against the movement and lists seals that are not owned', () => {
    const way = waysBetween(atlas, plain, 'beijing', 'sumatra').find(({ path }) => path.join() === 'fuzhou,sumatra');
    if (!way) throw new Error('no way');
    const means = { by: 'travel_lower', movement: 1, extra: () => ({ coins: 2, camels: 0, jade: 0 }) };
    const verdict = verdictOn(seat({ seals: { farmer: 'basic', spicer: 'none', tailor: 'none', jeweler: 'none' } }), way, means);
    expect(verdict).toMatchObject({ reachable: false, bill: { coins: 4, camels: 1 }, missing: { steps: 1, seals: ['spicer'], coins: 0 } });
  });

  it('has a part for each figure', () => {
    const plans = planTo(all, atlas, view(seat({ character: 'mailin_and_tian_chin', figures: ['beijing', 'kabul'] })), 'A', 'balkh');
    expect(plans.map(({ figure, from }) => [figure, from])).toEqual([
      [1, 'beijing'],
      [2, 'kabul'],
    ]);
    expect(plans[1]?.verdicts[0]?.way.path).toEqual(['balkh']);
  });

  it('goes on from what has been announced, with its costs', () => {
    const held = seat({ coins: 3 });
    const pending = [{ do: 'path', seat: 'A', by: 'travel_middle', movement: 3 }];
    const there = view(held, { pending, path: [{ to: 'xian', figure: 1 }], due: 1 });
    expect(announced(atlas, plain, held.figures, there.path)).toEqual({ used: 1, bill: { coins: 2, camels: 0, jade: 0 }, at: ['xian'] });
    const [plan] = planTo(all, atlas, there, 'A', 'pagan');
    expect(plan?.from).toBe('xian');
    expect(plan?.verdicts[0]).toMatchObject({ reachable: true, bill: { coins: 3, camels: 3, jade: 0 } });
    const [far] = planTo(all, atlas, there, 'A', 'lanzhou');
    expect(far?.verdicts.some(({ reachable, missing }) => !reachable && missing.coins === 3)).toBe(true);
  });

  it('knows what a card that is being used asks for', () => {
    const there = view(seat(), { cards: { open_card_1: 'card_08' } });
    const means = announcedMeans(all, there, { do: 'path', by: 'open_card_1', movement: 4 });
    expect(means.movement).toBe(4);
    expect(means.extra(0)).toEqual({ coins: 0, camels: 2, jade: 0 });
    expect(means.extra(2)).toEqual({ coins: 0, camels: 4, jade: 0 });
  });
});
