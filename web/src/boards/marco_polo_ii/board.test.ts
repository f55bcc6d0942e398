// The drawing with positions of real games: all that is legal can be picked, all that is there has words.

import { render } from '@testing-library/svelte';
import axe from 'axe-core';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ActionLine, EventLine, GameInfo, SeatLine } from '$lib/wire';
import { setLang } from '$lib/i18n.svelte';
import { fitting, matches, type BoardProps, type Target } from '../types';
import components from './fixtures/components.json';
import { Board, describeTarget, EventIcon, Hand, SeatBoard } from './index';

interface Fixture {
  view: Record<string, unknown>;
  eyes: string | null;
  actions: ActionLine[];
  seats: SeatLine[];
  news: EventLine[];
}

// On a screen of 1440x900 the board is 558 pixels high: 15.6 of its 722 units are 12 pixels then.
const MIN = 15.6;
const HERE = resolve(process.cwd(), 'src/boards/marco_polo_ii');
const NAMES = readdirSync(`${HERE}/fixtures`)
  .filter((file) => file.endsWith('.json') && file !== 'components.json')
  .map((file) => file.replace('.json', ''));
const fixture = (name: string): Fixture => JSON.parse(readFileSync(`${HERE}/fixtures/${name}.json`, 'utf8')) as Fixture;
const info: GameInfo = { id: 'marco_polo_ii', title: 'Marco Polo II', fingerprint: '', components };

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
  // The planner is the board's own: picking it asks nothing of the page.
  return { root, picked, things: [...root.querySelectorAll<HTMLElement>('[data-thing]:not([data-group="plan"])')] };
}

/** The targets of all that is drawn. */
function targets(of: Fixture, chosen: Target | null = null): Target[] {
  const { things, picked } = draw(of, chosen);
  for (const thing of things) thing.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(picked).toHaveLength(things.length);
  return picked;
}

const named = (all: readonly Target[], action: ActionLine): Target => Object.assign({}, ...all.filter((target) => matches(action, target))) as Target;

describe.each(NAMES)('position %s', { timeout: 60_000 }, (name) => {
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
      let picked = named(all, action);
      if (fitting(of.actions, picked).length > 1) picked = { ...picked, ...named(next(picked), action) };
      const left = fitting(of.actions, picked).map((other) => other.action);
      expect(left, action.action).toEqual([action.action]);
    }
  });

  it('marks what is legal and only that, has each thing once, one of each group for Tab, and no small text', () => {
    const { things, root } = draw(of);
    const marked = [...root.querySelectorAll('.thing.may')].map((thing) => thing.getAttribute('data-thing') ?? '');
    const places = marked.filter((id) => id.startsWith('place-')).map((id) => id.slice(6));
    const legal = of.actions.flatMap(({ data }) => (data.do === 'step' ? [data.location] : (data.city ?? [])) as string[]);
    expect(new Set(places)).toEqual(new Set(legal));
    const slots = marked.filter((id) => id.startsWith('contract-')).map((id) => id.slice(9));
    expect(new Set(slots)).toEqual(new Set(of.actions.flatMap(({ data }) => (data.do === 'contract' ? [data.slot] : []))));
    if (of.actions.length === 0) expect(marked).toEqual([]);

    expect(things.length).toBeLessThan(400);
    const board = [...root.querySelectorAll('.thing')].map((thing) => thing.getAttribute('data-thing'));
    expect(new Set(board).size).toBe(board.length);
    expect(root.querySelectorAll('*').length).toBeLessThan(3600);
    for (const text of root.querySelectorAll('[font-size]')) {
      expect(Number(text.getAttribute('font-size'))).toBeGreaterThanOrEqual(MIN);
    }
    const groups = new Set([...root.querySelectorAll('[data-group]')].map((thing) => thing.getAttribute('data-group')));
    for (const group of groups) {
      expect(root.querySelectorAll(`[data-group="${group}"][tabindex="0"]`).length, group ?? '').toBe(1);
    }
  });

  it.each(['en', 'it'] as const)('has words for everything in %s', (language) => {
    setLang(language);
    const { things, root, picked } = draw(of);
    for (const thing of things) {
      const label = thing.getAttribute('aria-label') ?? thing.textContent ?? '';
      expect(label.length, thing.dataset.thing).toBeGreaterThan(0);
      expect(label, thing.dataset.thing).not.toMatch(/mp2-|mp2web-|undefined|NaN|\{/);
    }
    expect(root.textContent).not.toMatch(/mp2-|mp2web-|undefined|NaN/);
    for (const thing of things) thing.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    for (const target of picked) expect(describeTarget(target), JSON.stringify(target)).toMatch(/\S/);
    for (const event of of.news) expect(() => render(EventIcon, { event })).not.toThrow();
    setLang('en');
  });
});

describe('the drawing', () => {
  const click = async (root: HTMLElement, thing: string): Promise<void> => {
    root.querySelector(`[data-thing="${thing}"]`)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await Promise.resolve();
  };

  it('walks with the arrow keys', () => {
    const { root } = draw(fixture('middle_4'));
    const all = [...root.querySelectorAll<SVGElement>('[data-group="place"]')];
    const first = all[0];
    first?.focus();
    const press = (key: string): boolean => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })) ?? false;
    press('ArrowRight');
    expect(document.activeElement).toBe(all[1]);
    press('ArrowLeft');
    press('ArrowLeft');
    expect(document.activeElement).toBe(all.at(-1));
    press('Home');
    expect(document.activeElement).toBe(first);
  });

  it('plans a journey: the ways to a place that is picked, one of them drawn', async () => {
    const { root, picked } = draw(fixture('middle_4'));
    expect(root.querySelector('.plan')).toBeNull();
    await click(root, 'plan-planner');
    await click(root, 'place-kabul');
    expect(picked).toEqual([]); // the page is not asked
    expect(root.querySelectorAll('[data-group="journey"]').length).toBeGreaterThan(1);
    expect(root.querySelector('.plan')).not.toBeNull();
    const words = root.querySelector('[data-thing="journey-1"]')?.getAttribute('aria-label') ?? '';
    expect(words).toContain('Kabul');
    expect(words).toMatch(/You can make this journey|What is short/);
    await click(root, 'journey-2');
    expect(root.querySelector('[data-thing="journey-2"]')?.getAttribute('aria-pressed')).toBe('true');
    await click(root, 'plan-planner');
    expect(root.querySelector('.plan')).toBeNull();
    await click(root, 'place-kabul');
    expect(picked).toEqual([{ city: 'kabul' }]);
  });

  it('takes the step that is legal also while a journey is planned', async () => {
    const of = fixture('path');
    const { root, picked } = draw(of);
    await click(root, 'plan-planner');
    const legal = of.actions.find(({ data }) => data.do === 'step')?.data.location as string;
    await click(root, `place-${legal}`);
    expect(picked).toEqual([{ location: legal }]);
  });

  it('shows the sums of the path that is announced', () => {
    const { root } = draw(fixture('path'));
    expect(root.querySelector('.panel')?.textContent).toContain('Announced');
  });

  it.each(['middle_4', 'start_4', 'path'])('has no fault that axe knows of: %s', { timeout: 60_000 }, async (name) => {
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

  it('shows a note on what the pointer is on', async () => {
    const { root } = draw(fixture('middle_4'));
    const thing = root.querySelector('[data-thing="place-pagan"]') as SVGElement;
    thing.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    await Promise.resolve();
    expect(root.querySelector('.note')?.textContent).toContain('Pagan');
  });
});
