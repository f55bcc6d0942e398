// The drawing with positions of real games: all that is legal can be picked, all that is there has words.

import { tick } from 'svelte';
import { describe, expect, it } from 'vitest';
import { Bench, expectAccessible, expectThings, press, thing } from '../bench';
import { fitting, matches, type Target } from '../types';
import * as module from './index';

// On a screen of 1440x900 the board is 558 pixels high: 15.6 of its 722 units are 12 pixels then. So they are of the
// 908 units of the upright board on a screen 375 wide that is magnified twice.
const MIN = 15.6;
const bench = new Bench('river_of_gold', module);

describe.each(bench.names)('position %s', { timeout: 30_000 }, (name) => {
  const of = bench.position(name);

  it('lets every legal action be picked on the drawing', () => {
    const all = bench.targets(of);
    const next = bench.targetsAfter(of);
    for (const action of of.actions) {
      const naming = (targets: readonly Target[]): Target[] => targets.filter((target) => matches(action, target));
      let named: Target = Object.assign({}, ...naming(all)) as Target;
      let left = fitting(of.actions, named);
      if (left.length > 1) {
        named = Object.assign({}, named, ...naming(next(named))) as Target;
        left = fitting(of.actions, named);
      }
      expect(left, action.action).toContain(action);
      const others = left.filter((other) => other !== action);
      const byStep = action.data.do === 'sail' && others.every(({ data }) => data.ship === action.data.ship);
      expect(byStep || others.length === 0, `${action.action} alone, not ${others.map((other) => other.action)}`).toBe(true);
    }
  });

  it('marks what is legal, and only that', () => {
    const { root } = bench.draw(of);
    const marked = [...root.querySelectorAll('.thing.may')].map((one) => one.getAttribute('data-thing') ?? '');
    const shores = marked.filter((id) => id.startsWith('shore-')).map((id) => Number(id.slice(6)));
    const legal = new Set(of.actions.flatMap(({ data }) => (data.shore === undefined ? [] : [data.shore as number])));
    expect(new Set(shores)).toEqual(legal);
    if (of.actions.length === 0) expect(marked).toEqual([]);
  });

  it.each(['en', 'it'] as const)('has words for everything in %s', (lang) => bench.expectWords(of, lang, /rog-|rogweb-/));

  it('has each thing once, one of each group for Tab, and no small text', () => expectThings(bench.draw(of), MIN));
});

describe('the drawing', () => {
  it('walks with the arrow keys', () => {
    const { root } = bench.draw(bench.position('middle_4'));
    thing(root, 'shore-1').focus();
    expect(press('ArrowRight')).toBe('shore-2');
    expect(press('ArrowLeft')).toBe('shore-1');
    expect(press('ArrowLeft')).toBe('shore-30');
    expect(press('Home')).toBe('shore-1');
  });

  it.each(['middle_4', 'draft'])('has no fault that axe knows of: %s', { timeout: 60_000 }, (name) =>
    expectAccessible(bench.draw(bench.position(name)).root),
  );

  it('has no text below that in its styles', () => bench.expectStyles(MIN));

  it('says on the card of a monk whose building gets the second marker', () => {
    const words = (name: string): string => bench.draw(bench.position(name)).root.querySelector('[data-thing^="card-monk"]')?.textContent ?? '';
    expect(words('mark')).toContain('Second marker on a building of your own'); // monk 3
    expect(words('die')).toContain('Second marker on an opponent’s building'); // monk 6
  });

  it('shows a note on what the pointer is on', async () => {
    const { root } = bench.draw(bench.position('middle_4'));
    thing(root, 'mastery-1').dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    await tick();
    expect(root.querySelector('.note')?.textContent).toContain('Mastery of Fire');
  });
});
