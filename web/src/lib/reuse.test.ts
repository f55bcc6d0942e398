import { describe, expect, it } from 'vitest';
import { reuse, stable } from './reuse';

const position = (koku: number) => ({
  seats: { A: { koku, hand: ['monk_5'] }, B: { koku: 6, hand: 2 } },
  row: ['port_1', null, 'manor_2'],
  shore: { 7: { tile: 'port_3', markers: ['A'] } } as Record<string, unknown>,
});

describe('reuse', () => {
  it('gives the old object where nothing changed', () => {
    const old = position(3);
    expect(reuse(old, position(3))).toBe(old);
  });

  it('keeps what is equal beside what changed', () => {
    const old = position(3);
    const next = reuse(old, position(4));
    expect(next).toEqual(position(4));
    expect(next.seats).not.toBe(old.seats);
    expect(next.seats.A.hand).toBe(old.seats.A.hand);
    expect(next.seats.B).toBe(old.seats.B);
    expect([next.row, next.shore]).toEqual([old.row, old.shore]);
    expect(next.row).toBe(old.row);
    expect(next.shore).toBe(old.shore);
    expect(old).toEqual(position(3));
  });

  it('sees what came, what went and what is only called otherwise', () => {
    const old = position(3);
    expect(reuse(old.shore, {})).toEqual({});
    expect(reuse({}, { a: undefined })).toEqual({ a: undefined });
    expect(Object.keys(reuse({ b: undefined }, { a: undefined }))).toEqual(['a']);
    expect(reuse(['a', 'b'], ['a'])).toEqual(['a']);
    expect(reuse(['a'], ['a', 'b'])).toEqual(['a', 'b']);
    expect(reuse({}, [])).toEqual([]);
    expect(reuse(null, { a: 1 })).toEqual({ a: 1 });
    expect(reuse({ a: 1 }, null)).toBeNull();
  });

  it('leaves alone what is no data: each set, map and function is another', () => {
    const [one, other] = [new Set([1]), new Set([1])];
    expect(reuse({ one }, { one: other }).one).toBe(other);
  });
});

describe('stable', () => {
  it('computes anew and gives the same object while that is equal', () => {
    let koku = 3;
    const now = stable(() => position(koku));
    const first = now();
    expect(now()).toBe(first);
    koku = 4;
    const second = now();
    expect(second.seats.A.koku).toBe(4);
    expect(second.seats.B).toBe(first.seats.B);
    expect(now()).toBe(second);
  });
});
