// The colours of the house: told apart by eyes of every kind, readable by day and by night.

import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

type Triple = [number, number, number];
type Matrix = [Triple, Triple, Triple];

const css = readFileSync(resolve(process.cwd(), 'src/lib/theme.css'), 'utf8');
const COLOUR = /--([\w-]+):\s*(?:(#[0-9a-f]{6,8})|light-dark\((#[0-9a-f]{6,8}), (#[0-9a-f]{6,8})\));/g;

interface Theme {
  [token: string]: string | undefined;
}

/** What a rule says by day and by night. */
function block(from: string): { day: Theme; night: Theme } {
  const start = css.indexOf(from);
  expect(start, from).toBeGreaterThanOrEqual(0);
  const body = css.slice(start, css.indexOf('}', start));
  const colours = [...body.matchAll(COLOUR)];
  expect(colours.length, `every colour of ${from} is understood`).toBe(body.match(/^ *--.*#/gm)?.length);
  return {
    day: Object.fromEntries(colours.map(([, name, both, light]) => [name, both ?? light])),
    night: Object.fromEntries(colours.map(([, name, both, , dark]) => [name, both ?? dark])),
  };
}

const { day, night } = block(':root {');
const themes = { day, night };
const GAMES = [...css.matchAll(/^\[data-game='(\w+)'\] \{/gm)].map(([, game]) => game ?? '');

const linear = (hex: string): Triple => {
  const part = (at: number): number => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
};

const times = (m: Matrix, v: Triple): Triple => m.map((row) => row[0] * v[0] + row[1] * v[1] + row[2] * v[2]) as Triple;

function contrast(a: string | undefined, b: string | undefined): number {
  if (!a || !b) throw new Error('a colour is missing');
  const light = (hex: string): number => times([[0.2126, 0.7152, 0.0722], [0, 0, 0], [0, 0, 0]], linear(hex))[0] + 0.05;
  return Math.max(light(a), light(b)) / Math.min(light(a), light(b));
}

// Machado, Oliveira, Fernandes (2009): full strength, on linear values.
const SIGHTS: Record<string, Matrix> = {
  usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};

function oklab(v: Triple): Triple {
  const cones = times(
    [[0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566], [0.0883024619, 0.2817188376, 0.6299787005]],
    v.map((x) => Math.min(1, Math.max(0, x))) as Triple,
  ).map(Math.cbrt) as Triple;
  return times(
    [[0.2104542553, 0.793617785, -0.0040720468], [1.9779984951, -2.428592205, 0.4505937099], [0.0259040371, 0.7827717662, -0.808675766]],
    cones,
  );
}

const SEATS = ['a', 'b', 'c', 'd', 'e'];
const TEXTS = ['ink', 'ink-2', 'accent', 'gain', 'loss', 'warn', 'gold-ink'];
const SIGNS = ['koku', 'silk', 'rice', 'porcelain', 'favor', 'vp', 'influence', 'coins', 'ingot', 'camels', 'pepper', 'jade', 'any-good', 'card'];
const BUILDINGS = ['building-port', 'building-market', 'building-manor', 'building-shrine'];

describe.each(Object.entries(themes))('the palette by %s', (_, theme) => {
  it.each(Object.entries(SIGHTS))('tells the seats apart in %s', (_sight, matrix) => {
    for (const [at, one] of SEATS.entries()) {
      for (const other of SEATS.slice(at + 1)) {
        const [a, b] = [one, other].map((seat) => oklab(times(matrix, linear(theme[`seat-${seat}`] ?? ''))));
        const far = Math.hypot(...(a ?? []).map((value, index) => value - (b?.[index] ?? 0)));
        expect(far, `${one} and ${other}`).toBeGreaterThan(0.1);
      }
    }
  });

  it('has readable text on every kind of paper', () => {
    for (const text of TEXTS) {
      for (const paper of ['paper', 'paper-2', 'paper-3', 'land', 'shore']) {
        expect(contrast(theme[text], theme[paper]), `${text} on ${paper}`).toBeGreaterThanOrEqual(4.5);
      }
    }
    expect(contrast(theme['accent-ink'], theme.accent)).toBeGreaterThanOrEqual(4.5);
    for (const region of [1, 2, 3, 4, 5, 6]) {
      expect(contrast(theme[`region-${region}-ink`], theme[`region-${region}`]), `region ${region}`).toBeGreaterThanOrEqual(4.5);
      for (const ink of ['ink', 'ink-2']) expect(contrast(theme[ink], theme[`region-${region}`]), `${ink} ${region}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('has pieces that stand out', () => {
    for (const seat of [...SEATS, 'f']) {
      expect(contrast(theme[`seat-${seat}`], theme.paper), seat).toBeGreaterThanOrEqual(3);
      expect(contrast(theme[`seat-${seat}-ink`], theme[`seat-${seat}`]), `letter of ${seat}`).toBeGreaterThanOrEqual(4.5);
    }
    for (const ground of ['river', 'land', 'paper', 'region-1', 'region-2', 'region-3', 'region-4', 'region-5', 'region-6']) {
      expect(contrast(theme['piece-edge'], theme[ground]), `edge on ${ground}`).toBeGreaterThanOrEqual(3);
    }
    for (const sign of SIGNS) {
      for (const paper of ['paper', 'paper-2', 'paper-3']) {
        expect(contrast(theme[sign], theme[paper]), `${sign} on ${paper}`).toBeGreaterThanOrEqual(3);
      }
    }
    for (const building of BUILDINGS) expect(contrast(theme[building], theme['paper-3']), building).toBeGreaterThanOrEqual(4.5);
  });

  it('has marks that are seen: focus, what may be picked, what is picked', () => {
    expect(contrast(theme.focus, theme.paper)).toBeGreaterThanOrEqual(3);
    expect(contrast(theme['may-ring'], theme.land)).toBeGreaterThanOrEqual(3);
    expect(contrast(theme.picked, theme['paper-3'])).toBeGreaterThanOrEqual(3);
  });
});

describe('day and night', () => {
  const light = (hex: string | undefined): number => contrast(hex, '#000000');

  it('are turned around: ink on paper by day, light on lacquer by night', () => {
    expect(light(day.paper)).toBeGreaterThan(light(day.ink) * 8);
    expect(light(night.ink)).toBeGreaterThan(light(night.paper) * 8);
    const alike = Object.keys(day).filter((token) => day[token] === night[token]);
    expect(alike).toEqual(['seat-c-ink', 'seat-d-ink']);
  });

  it.each(GAMES)('are told apart at the table of %s, with words that can be read', (game) => {
    const own = block(`[data-game='${game}'] {`);
    for (const time of ['day', 'night'] as const) {
      const theme = { ...themes[time], ...own[time] };
      for (const text of ['ink', 'ink-2', 'accent']) {
        for (const ground of ['ground', 'paper', 'paper-3']) {
          expect(contrast(theme[text], theme[ground]), `${text} on ${ground}, ${time}`).toBeGreaterThanOrEqual(4.5);
        }
      }
      expect(contrast(theme['accent-ink'], theme.accent), time).toBeGreaterThanOrEqual(4.5);
    }
    expect(light(own.day.ground)).toBeGreaterThan(light(own.night.ground) * 8);
  });

  it('are the colours that the page asks of the window around it', () => {
    const page = readFileSync('index.html', 'utf8');
    const asked = [...page.matchAll(/name="theme-color" content="(#\w+)" media="\(prefers-color-scheme: (\w+)\)"/g)];
    expect(asked.map(([, colour, scheme]) => [scheme, colour])).toEqual([
      ['light', day.paper],
      ['dark', night.paper],
    ]);
  });

  it('are said in one place: whatever is painted takes the theme from color-scheme', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.(css|svelte)$/.test(file));
    const asking = files.filter((file) => /prefers-color-scheme|\[data-theme/.test(readFileSync(`src/${file}`, 'utf8')));
    expect(asking).toEqual([join('lib', 'theme.css')]);
    expect(css.match(/prefers-color-scheme/g)).toBeNull();
    expect(css.match(/^ *color-scheme: .*;$/gm)?.map((line) => line.trim())).toEqual([
      'color-scheme: light dark;',
      'color-scheme: light;',
      'color-scheme: dark;',
    ]);
  });
});
