// The drawing with positions of real games: all that is legal can be picked, all that is there has words, and the what-if
// of the coming attack agrees with the rules.

import { tick } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { ActionLine, GameInfo } from '$lib/wire';
import { Bench, click, expectAccessible, expectThings, type Position, press, thing } from '../bench';
import { fitting, matches, type Target } from '../types';
import { forecast } from './attack';
import { componentsOf, viewOf } from './data';
import components from './fixtures/components.json';
import * as module from './index';

// On a screen of 1440x900 the board is 1072 pixels wide: 15.6 of its 1390 units are 12 pixels then.
const MIN = 15.6;
// What is imagined is the board's own: picking it asks nothing of the page.
const bench = new Bench('tianxia', module, '[data-group="imagine"]');
const info: GameInfo = { id: 'tianxia', title: '', fingerprint: '', components };

const named = (all: readonly Target[], action: ActionLine): Target => Object.assign({}, ...all.filter((target) => matches(action, target))) as Target;

interface Foreseen {
  section: string;
  battle: boolean;
  strength: number;
  defense: number;
  ranked: [string, number][];
  fallen: Record<string, number>;
  left: number;
  victory: number;
  raided: string[];
  expelled: Record<string, number>;
  losses: number;
}

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
    const markedOf = (group: string): Set<string> => new Set(marked.filter((id) => id.startsWith(`${group}-`)).map((id) => id.slice(group.length + 1)));
    const legal = (verb: string, key: string): Set<string> => new Set(of.actions.flatMap(({ data }) => (data.do === verb ? [String(data[key])] : [])));
    expect(markedOf('region')).toEqual(legal('region', 'region'));
    expect(markedOf('barge')).toEqual(legal('barge', 'barge'));
    expect(markedOf('military')).toEqual(legal('military', 'action'));
    expect(markedOf('site')).toEqual(legal('governor', 'site'));
    expect(markedOf('slot')).toEqual(legal('deliver', 'slot'));
    expect(markedOf('track')).toEqual(legal('step', 'track'));
    if (of.actions.length === 0) expect(marked).toEqual([]);
    expectThings(drawn, MIN);
  });

  it.each(['en', 'it'] as const)('has words for everything in %s', (lang) => bench.expectWords(of, lang, /tx-|txweb-/));

  it('foresees each battle as the rules do', () => {
    const view = viewOf(of.view);
    const { forecasts } = of as Position & { forecasts: Foreseen[] };
    expect(forecasts).toHaveLength(4);
    for (const expected of forecasts) {
      const state = view.sections[expected.section];
      if (!state) throw new Error(`no section ${expected.section}`);
      const made = forecast(componentsOf(info), view, expected.section, state);
      expect({ ...made, ranked: made.ranked.map(({ family, contributed }) => [family, contributed]) }).toEqual(expected);
    }
  });
});

describe('the drawing', () => {
  const pick = async (root: HTMLElement, name: string): Promise<void> => {
    click(thing(root, name));
    await tick();
  };

  it('walks with the arrow keys', () => {
    const { root } = bench.draw(bench.position('middle_4'));
    const all = [...root.querySelectorAll<SVGElement>('[data-group="site"]')];
    all[0]?.focus();
    const name = (at: number): string => all.at(at)?.dataset.thing ?? '';
    expect(press('ArrowRight')).toBe(name(1));
    expect(press('ArrowLeft')).toBe(name(0));
    expect(press('ArrowLeft')).toBe(name(-1));
    expect(press('Home')).toBe(name(0));
  });

  it('imagines pieces at the wall: the section shows how its battle would go then, and nothing is asked of the page', async () => {
    const of = bench.position('middle_4');
    const { root, picked } = bench.draw(of);
    const defense = (): number => Number(root.querySelectorAll('.verdict text')[1]?.textContent);
    const before = defense();
    await pick(root, 'imagine-imagine');
    await pick(root, 'section-1-soldier');
    await pick(root, 'section-1-wall');
    expect(defense()).toBe(before + components.battle.soldier_defense + components.battle.wall_defense);
    expect(picked).toEqual([]);
    await pick(root, 'imagine-imagine');
    expect(defense()).toBe(before);
    await pick(root, 'section-1-soldier');
    expect(picked).toEqual([{ do: 'soldier', section: 1 }]);
  });

  it.each(['middle_4', 'start_4', 'exchange', 'solo'])('has no fault that axe knows of: %s', { timeout: 60_000 }, (name) =>
    expectAccessible(bench.draw(bench.position(name)).root),
  );

  it('has no text below that in its styles', () => bench.expectStyles(MIN));

  it('tells of the coming attack in a note', async () => {
    const { root } = bench.draw(bench.position('middle_4'));
    thing(root, 'section-4').dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    await tick();
    expect(root.querySelector('.note')?.textContent).toMatch(/strength 5 against defense 3.*Raided: Yan 1/i);
  });
});
