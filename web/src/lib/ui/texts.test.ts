import { describe, expect, it } from 'vitest';
import { isNamed, leadOf } from '../../lookup/book';
import { BOOK, seat } from './fake';
import { pieces } from './lookup';
import { marked } from './marked';
import { namesOf } from './names';
import { qr } from './qr';
import { glance } from './record';

describe('texts with rules', () => {
  it('are taken apart', () => {
    expect(pieces('See ROG-7.2, ROG-R20a and `a: ROG-1`.').map(({ text, kind }) => `${kind}:${text}`)).toEqual([
      'words:See ',
      'rule:ROG-7.2',
      'words:, ',
      'rule:ROG-R20a',
      'words: and ',
      'code:a: ROG-1',
      'words:.',
    ]);
    expect(pieces('a sentence ends with ROG-7.').map((piece) => piece.text)).toEqual(['a sentence ends with ', 'ROG-7', '.']);
    expect(pieces('MP2-4.1')[0]?.kind).toBe('rule');
    expect(pieces('X-ray, UTF-8-like, 3-4').every((piece) => piece.kind === 'words')).toBe(true);
  });
});

describe('what was looked for', () => {
  const hits = (text: string, query: string): string[] =>
    marked(text, query)
      .filter((part) => part.hit)
      .map((part) => part.text);

  it('stands out, whatever accents and capitals', () => {
    expect(hits('La Città e le città, citta', 'CITTA')).toEqual(['Città', 'città', 'citta']);
    expect(hits('Ships sail; a ship sails', 'ship sail')).toEqual(['Ships', 'sail', 'ship', 'sails']);
    expect(marked('İstanbul và naïve', 'naive').map((part) => part.text).join('')).toBe('İstanbul và naïve');
  });

  it('is nothing for short words, signs and other words', () => {
    expect(hits('worship of it', 'ship')).toEqual([]);
    expect(hits('a of (b', 'of (')).toEqual([]);
  });
});

describe('QR codes', () => {
  it('have the fixed patterns of their version', () => {
    const code = qr('http://localhost:8420/join/AbCdEfGhIjKl');
    expect(code?.size).toBe(29);
    expect(code?.grid.flat().every((module) => module === 0 || module === 1)).toBe(true);
    expect(code?.grid[0]?.slice(0, 8).join('')).toBe('11111110');
    expect(code?.grid[6]?.slice(8, 21).join('')).toBe('1010101010101');
  });

  it('are as in the standard', () => {
    // "A": version 1, level L, mask 0; compared with two independent programs
    expect(qr('A')?.grid.map((row) => row.join('')).slice(9, 13)).toEqual([
      '101100001000001000110',
      '010111100110100010001',
      '010110001100001000100',
      '001101101000101010101',
    ]);
  });

  it('are not made of what does not fit', () => {
    expect(qr('x'.repeat(134))?.size).toBe(41);
    expect(qr('x'.repeat(135))).toBeNull();
  });
});

describe('paragraphs', () => {
  it('begin with a name where the whole rulebook does so', () => {
    expect(leadOf('Pay the price. Pay what is printed.')).toEqual(['Pay the price.', 'Pay what is printed.']);
    expect(leadOf('Pay the price.')).toEqual(['', 'Pay the price.']);
    expect(leadOf('Pay the price that is printed on the space, in Koku. Nothing else.')[0]).toBe('');
    expect(isNamed(BOOK.chapters)).toBe(false);
    const [chapter] = BOOK.chapters;
    const paragraphs = chapter?.paragraphs.map((one) => ({ ...one, text: `Name. ${one.text}` })) ?? [];
    expect(isNamed([{ id: 'ROG-7', title: 'Build', paragraphs }])).toBe(true);
  });
});

describe('those at a table', () => {
  it('are named once', () => {
    const seats = [seat('A', 'person', 'Anna'), seat('B', 'bot', 'greedy'), seat('C', 'bot', 'greedy'), seat('D', 'open', '')];
    expect(namesOf(seats)).toEqual(['Anna', 'Shrewd (bot)\u00a0×\u00a02', 'an empty seat']);
    expect(namesOf([seat('A', 'bot', 'oracle')])).toEqual(['oracle']);
  });
});

describe('a record at a glance', () => {
  it('is told from other files', () => {
    for (const text of ['', 'PNG', '[1]', '{"serai": "1"}', '{"a": 1}\n{"serai": 1}']) expect(glance(text)).toBeNull();
    expect(glance('{"serai": 1, "game": "x"}\n')).toEqual({ format: 1, game: 'x' });
    expect(glance('{"serai": 2}\n{"n": 1, "w')).toEqual({ format: 2, game: '' });
  });
});
