// The drawing with positions of real games: all that is legal can be picked, all that is there has words.

import { render } from '@testing-library/svelte';
import axe from 'axe-core';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ActionLine, EventLine, GameInfo, SeatLine } from '$lib/wire';
import { setLang } from '$lib/i18n.svelte';
import { fitting, type BoardProps, type Target } from '../types';
import components from './fixtures/components.json';
import { Board, describeTarget, EventIcon, Hand, SeatBoard } from './index';

interface Fixture {
  view: Record<string, unknown> & { seats: Record<string, { hand: unknown }> };
  eyes: string | null;
  actions: ActionLine[];
  seats: SeatLine[];
  news: EventLine[];
}

// On a screen of 1440x900 the board is 558 pixels high: 15.6 of its 722 units are 12 pixels then. So they are of the
// 908 units of the upright board on a screen 375 wide that is magnified twice.
const MIN = 15.6;
const HERE = resolve(process.cwd(), 'src/boards/river_of_gold');
const NAMES = readdirSync(`${HERE}/fixtures`)
  .filter((file) => file.endsWith('.json') && file !== 'components.json')
  .map((file) => file.replace('.json', ''));
const fixture = (name: string): Fixture => JSON.parse(readFileSync(`${HERE}/fixtures/${name}.json`, 'utf8')) as Fixture;
const info: GameInfo = { id: 'river_of_gold', title: 'River of Gold', fingerprint: '', components };

interface Drawn {
  things: HTMLElement[];
  root: HTMLElement;
  picked: Target[];
}

function draw(of: Fixture, chosen: Target | null = null): Drawn {
  const picked: Target[] = [];
  const props: BoardProps = {
    info,
    view: of.view,
    seats: of.seats,
    eyes: of.eyes,
    actions: of.actions,
    selected: null,
    chosen,
    pick: (target) => picked.push(target),
    news: of.news,
  };
  const root = document.createElement('main');
  document.body.replaceChildren(root);
  render(Board, { target: root, props });
  for (const { seat } of of.seats) render(SeatBoard, { target: root, props: { ...props, seat, compact: seat !== of.eyes } });
  render(Hand, { target: root, props });
  return { root, picked, things: [...root.querySelectorAll<HTMLElement>('[data-thing]')] };
}

/** The targets of all that is drawn. */
function targets(of: Fixture, chosen: Target | null = null): Target[] {
  const { things, picked } = draw(of, chosen);
  for (const thing of things) thing.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(picked).toHaveLength(things.length);
  return picked;
}

describe.each(NAMES)('position %s', { timeout: 30_000 }, (name) => {
  const of = fixture(name);

  it('lets every legal action be picked on the drawing', () => {
    const all = targets(of);
    const after = new Map<string, Target[]>();
    const next = (chosen: Target): Target[] => {
      const key = JSON.stringify(Object.entries(chosen).sort());
      const known = after.get(key) ?? targets(of, chosen);
      after.set(key, known);
      return known;
    };
    for (const action of of.actions) {
      let named: Target = Object.assign({}, ...fittingTargets(all, action)) as Target;
      let left = fitting(of.actions, named);
      if (left.length > 1) {
        named = Object.assign({}, named, ...fittingTargets(next(named), action)) as Target;
        left = fitting(of.actions, named);
      }
      expect(left, action.action).toContain(action);
      const others = left.filter((other) => other !== action);
      const byStep = action.data.do === 'sail' && others.every(({ data }) => data.ship === action.data.ship);
      expect(byStep || others.length === 0, `${action.action} alone, not ${others.map((other) => other.action)}`).toBe(true);
    }
  });

  it('marks what is legal, and only that', () => {
    const { root } = draw(of);
    const marked = [...root.querySelectorAll('.thing.may')].map((thing) => thing.getAttribute('data-thing') ?? '');
    const shores = marked.filter((id) => id.startsWith('shore-')).map((id) => Number(id.slice(6)));
    const legal = new Set(of.actions.flatMap(({ data }) => (data.shore === undefined ? [] : [data.shore as number])));
    expect(new Set(shores)).toEqual(legal);
    if (of.actions.length === 0) expect(marked).toEqual([]);
  });

  it.each(['en', 'it'] as const)('has words for everything in %s', (language) => {
    setLang(language);
    const { things, root } = draw(of);
    for (const thing of things) {
      const label = thing.getAttribute('aria-label') ?? thing.textContent ?? '';
      expect(label.length, thing.dataset.thing).toBeGreaterThan(0);
      expect(label, thing.dataset.thing).not.toMatch(/rog-|rogweb-|undefined|NaN|\{/);
    }
    expect(root.textContent).not.toMatch(/rog-|rogweb-|undefined|NaN/);
    for (const target of targets(of)) expect(describeTarget(target), JSON.stringify(target)).toMatch(/\S/);
    for (const event of of.news) expect(() => render(EventIcon, { event })).not.toThrow();
    setLang('en');
  });

  it('has fewer than 400 things, each once, and no text below 15.6 units', () => {
    const { things, root } = draw(of);
    expect(things.length).toBeLessThan(400);
    const board = [...root.querySelectorAll('.thing')].map((thing) => thing.getAttribute('data-thing'));
    expect(new Set(board).size).toBe(board.length);
    expect(root.querySelectorAll('*').length).toBeLessThan(3600);
    for (const text of root.querySelectorAll('[font-size]')) {
      expect(Number(text.getAttribute('font-size'))).toBeGreaterThanOrEqual(MIN);
    }
  });

  it('lets Tab enter each group at one thing', () => {
    const { root } = draw(of);
    for (const group of ['river', 'shore', 'region', 'track', 'row', 'stack', 'mastery', 'plate', 'pile']) {
      const stops = root.querySelectorAll(`[data-group="${group}"][tabindex="0"]`);
      expect(stops.length, group).toBe(1);
    }
  });
});

const fittingTargets = (all: readonly Target[], action: ActionLine): Target[] =>
  all.filter((target) => Object.entries(target).every(([key, value]) => action.data[key] === value));

describe('the drawing', () => {
  it('walks with the arrow keys', () => {
    const { root } = draw(fixture('middle_4'));
    const thing = (id: string): SVGElement => root.querySelector(`[data-thing="${id}"]`) as SVGElement;
    thing('shore-1').focus();
    const press = (key: string): boolean => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })) ?? false;
    press('ArrowRight');
    expect(document.activeElement).toBe(thing('shore-2'));
    press('ArrowLeft');
    press('ArrowLeft');
    expect(document.activeElement).toBe(thing('shore-30'));
    press('Home');
    expect(document.activeElement).toBe(thing('shore-1'));
  });

  it.each(['middle_4', 'draft'])('has no fault that axe knows of: %s', { timeout: 60_000 }, async (name) => {
    const { root } = draw(fixture(name));
    const found = await axe.run(root, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } });
    expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)).toEqual([]);
  });

  it('has no text below that in its styles', () => {
    for (const file of readdirSync(HERE).filter((entry) => entry.endsWith('.svelte'))) {
      const style = readFileSync(`${HERE}/${file}`, 'utf8');
      for (const [, size] of style.matchAll(/font(?:-size)?:[^;]*?([\d.]+)px/g)) {
        expect(Number(size), file).toBeGreaterThanOrEqual(MIN);
      }
    }
  });

  it('says on the card of a monk whose building gets the second marker', () => {
    const words = (name: string): string => draw(fixture(name)).root.querySelector('[data-thing^="card-monk"]')?.textContent ?? '';
    expect(words('mark')).toContain('Second marker on a building of your own'); // monk 3
    expect(words('die')).toContain('Second marker on an opponent’s building'); // monk 6
  });

  it('shows a note on what has the focus', async () => {
    const { root } = draw(fixture('middle_4'));
    const thing = root.querySelector('[data-thing="mastery-1"]') as SVGElement;
    thing.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    await Promise.resolve();
    expect(root.querySelector('.note')?.textContent).toContain('Mastery of Fire');
  });
});
