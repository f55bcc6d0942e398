// The colours of the house: told apart by eyes of every kind, readable by day and by night.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

type Triple = [number, number, number];
type Matrix = [Triple, Triple, Triple];

const css = readFileSync(resolve(process.cwd(), 'src/lib/theme.css'), 'utf8');

function block(from: string): Record<string, string> {
  const start = css.indexOf(from);
  expect(start).toBeGreaterThanOrEqual(0);
  const body = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries([...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6,8});/g)].map(([, name, value]) => [name, value]));
}

const day = block(':root {');
const chosenNight = block(":root[data-theme='night'] {");
const night = { ...day, ...chosenNight };
const themes = { day, night };

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
const SIGNS = ['koku', 'silk', 'rice', 'porcelain', 'favor', 'vp', 'influence', 'any-good', 'card'];
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

it('is the same night whether chosen or preferred', () => {
  expect(block(':root:not([data-theme]) {')).toEqual(chosenNight);
});
