// The drawing with positions of real games: all that is legal can be picked, all that is there has words.

import { tick } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { ActionLine } from '$lib/wire';
import { Bench, click, expectAccessible, expectThings, press, thing } from '../bench';
import { fitting, matches, type Target } from '../types';
import * as module from './index';

// On a screen of 1440x900 the board is 558 pixels high: 15.6 of its 722 units are 12 pixels then.
const MIN = 15.6;
// The planner is the board's own: picking it asks nothing of the page.
const bench = new Bench('marco_polo_ii', module, '[data-group="plan"]');

const named = (all: readonly Target[], action: ActionLine): Target => Object.assign({}, ...all.filter((target) => matches(action, target))) as Target;

describe.each(bench.names)('position %s', { timeout: 60_000 }, (name) => {
  const of = bench.position(name);

  it('lets every legal action be picked on the drawing', () => {
    const all = bench.targets(of);
    const next = bench.targetsAfter(of);
    for (const action of of.actions) {
      let picked = named(all, action);
      if (fitting(of.actions, picked).length > 1) picked = { ...picked, ...named(next(picked), action) };
      const left = fitting(of.actions, picked).map((other) => other.action);
      expect(left, action.action).toEqual([action.action]);
    }
  });

  it('marks what is legal and only that, has each thing once, one of each group for Tab, and no small text', () => {
    const drawn = bench.draw(of);
    const marked = [...drawn.root.querySelectorAll('.thing.may')].map((one) => one.getAttribute('data-thing') ?? '');
    const places = marked.filter((id) => id.startsWith('place-')).map((id) => id.slice(6));
    const legal = of.actions.flatMap(({ data }) => (data.do === 'step' ? [data.location] : (data.city ?? [])) as string[]);
    expect(new Set(places)).toEqual(new Set(legal));
    const slots = marked.filter((id) => id.startsWith('contract-')).map((id) => id.slice(9));
    expect(new Set(slots)).toEqual(new Set(of.actions.flatMap(({ data }) => (data.do === 'contract' ? [data.slot] : []))));
    if (of.actions.length === 0) expect(marked).toEqual([]);
    expectThings(drawn, MIN);
  });

  it.each(['en', 'it'] as const)('has words for everything in %s', (lang) => bench.expectWords(of, lang, /mp2-|mp2web-/));
});

describe('the drawing', () => {
  const pick = async (root: HTMLElement, name: string): Promise<void> => {
    click(thing(root, name));
    await tick();
  };

  it('walks with the arrow keys', () => {
    const { root } = bench.draw(bench.position('middle_4'));
    const all = [...root.querySelectorAll<SVGElement>('[data-group="place"]')];
    all[0]?.focus();
    const name = (at: number): string => all.at(at)?.dataset.thing ?? '';
    expect(press('ArrowRight')).toBe(name(1));
    expect(press('ArrowLeft')).toBe(name(0));
    expect(press('ArrowLeft')).toBe(name(-1));
    expect(press('Home')).toBe(name(0));
  });

  it('plans a journey: the ways to a place that is picked, one of them drawn', async () => {
    const { root, picked } = bench.draw(bench.position('middle_4'));
    expect(root.querySelector('.plan')).toBeNull();
    await pick(root, 'plan-planner');
    await pick(root, 'place-kabul');
    expect(picked).toEqual([]); // the page is not asked
    expect(root.querySelectorAll('[data-group="journey"]').length).toBeGreaterThan(1);
    expect(root.querySelector('.plan')).not.toBeNull();
    const words = root.querySelector('[data-thing="journey-1"]')?.getAttribute('aria-label') ?? '';
    expect(words).toContain('Kabul');
    expect(words).toMatch(/You can make this journey|What is short/);
    await pick(root, 'journey-2');
    expect(root.querySelector('[data-thing="journey-2"]')?.getAttribute('aria-pressed')).toBe('true');
    await pick(root, 'plan-planner');
    expect(root.querySelector('.plan')).toBeNull();
    await pick(root, 'place-kabul');
    expect(picked).toEqual([{ city: 'kabul' }]);
  });

  it('takes the step that is legal also while a journey is planned', async () => {
    const of = bench.position('path');
    const { root, picked } = bench.draw(of);
    await pick(root, 'plan-planner');
    const legal = of.actions.find(({ data }) => data.do === 'step')?.data.location as string;
    await pick(root, `place-${legal}`);
    expect(picked).toEqual([{ location: legal }]);
  });

  it('shows the sums of the path that is announced', () => {
    const { root } = bench.draw(bench.position('path'));
    expect(root.querySelector('.panel')?.textContent).toContain('Announced');
  });

  it.each(['middle_4', 'start_4', 'path'])('has no fault that axe knows of: %s', { timeout: 60_000 }, (name) =>
    expectAccessible(bench.draw(bench.position(name)).root),
  );

  it('has no text below that in its styles', () => bench.expectStyles(MIN));

  it('shows a note on what the pointer is on', async () => {
    const { root } = bench.draw(bench.position('middle_4'));
    thing(root, 'place-pagan').dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    await tick();
    expect(root.querySelector('.note')?.textContent).toContain('Pagan');
  });
});
