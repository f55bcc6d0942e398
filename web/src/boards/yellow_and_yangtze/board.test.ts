// The drawing with positions of real games: all that is legal can be picked, all that is there has words.

import { fireEvent, waitFor } from '@testing-library/svelte';
import { tick } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { ActionLine, PreviewAnswer } from '$lib/wire';
import { pick as narrowed } from '../../table/actions';
import { Bench, click, expectAccessible, press, thing } from '../bench';
import { fitting, type Target } from '../types';
import { freeTriangles } from './board';
import { type Components, spacesOf, viewOf } from './data';
import components from './fixtures/components.json';
import * as module from './index';

// On a screen of 1440x900 the map is drawn at 0.78: 17 of its units are more than 13 pixels then.
const MIN = 17;
const bench = new Bench('yellow_and_yangtze', module);

describe.each(bench.names)('position %s', { timeout: 60_000 }, (name) => {
  const of = bench.position(name);

  it('lets every legal action be picked on the drawing', () => {
    interface Way {
      chosen: Target | null;
      actions: Set<ActionLine>;
    }
    const found = new Map<string, Way[]>();
    const waysFrom = (chosen: Target | null): Way[] => {
      const key = JSON.stringify(Object.entries(chosen ?? {}).sort());
      const known =
        found.get(key) ??
        bench
          .targets(of, chosen)
          .map((target) => narrowed(of.actions, chosen, target))
          .filter((next) => next.actions.length > 0)
          .map((next) => ({ chosen: next.chosen, actions: new Set(next.actions) }))
          .sort((one, other) => Number('space' in (one.chosen ?? {})) - Number('space' in (other.chosen ?? {})) || one.actions.size - other.actions.size);
      found.set(key, known);
      return known;
    };
    // As the page does it: each thing narrows what was picked before, until one action is left. A piece comes first.
    const reach = (action: ActionLine, chosen: Target | null, steps: number): string => {
      const ways = waysFrom(chosen).filter((way) => way.actions.has(action));
      const best = ways.find((way) => way.actions.size === 1) ?? ways[0];
      if (!best) return `nothing leads to ${action.action} from ${JSON.stringify(chosen)}`;
      const left = [...best.actions];
      if (left.length === 1) return '';
      const { tiles: _, ...rest } = action.data;
      // how many tiles pay for it is chosen in the list of moves
      const price = ['riot', 'buy'].includes(String(rest.do)) && left.every(({ data: { tiles: __, ...other } }) => JSON.stringify(other) === JSON.stringify(rest));
      if (price) return '';
      return steps > 1 ? reach(action, best.chosen, steps - 1) : `${action.action} is not told from ${left.map((other) => other.action)}`;
    };
    for (const action of of.actions) {
      if (action.data.do === 'replace') continue; // marked in the hand: a test of its own
      expect(reach(action, null, 3)).toBe('');
    }
  });

  it('marks what answers the question, and only that', () => {
    const { root } = bench.draw(of);
    const marked = [...root.querySelectorAll('.space.may')].map((space) => space.getAttribute('data-space')?.toLowerCase());
    const asked = (of.view.pending as { do: string }[]).at(-1)?.do;
    const legal = asked === 'action' ? [] : of.actions.flatMap(({ data }) => (data.space === undefined ? [] : [data.space as string]));
    expect(new Set(marked)).toEqual(new Set(legal));
    const triangles = [...root.querySelectorAll('.corner.may')].map((corner) => corner.getAttribute('data-thing')?.slice(9).toLowerCase());
    expect(new Set(triangles)).toEqual(new Set(of.actions.flatMap(({ data }) => (data.triangle === undefined ? [] : [data.triangle as string]))));
    if (of.actions.length === 0) expect(root.querySelectorAll('.may')).toHaveLength(0);
  });

  it.each(['en', 'it'] as const)('has words for everything in %s', (lang) => bench.expectWords(of, lang, /yy-|yyweb-/));

  it('has everything once, in few elements, and few stops for the Tab key', () => {
    const { things, root } = bench.draw(of);
    expect(things.length).toBeLessThan(400);
    const names = things.map((one) => one.dataset.thing);
    expect(new Set(names).size).toBe(names.length);
    expect(root.querySelectorAll('.map *').length).toBeLessThan(1300);
    expect(root.querySelectorAll('[data-space][tabindex="0"]')).toHaveLength(1);
    expect(root.querySelectorAll('.corner[tabindex="0"]').length).toBe(root.querySelector('.corner') ? 1 : 0);
    const view = viewOf(of.view);
    const standing = Object.values(view.seats).flatMap(({ leaders }) => Object.values(leaders).filter((space) => space !== null));
    const drawn = [...root.querySelectorAll('[data-piece]')].map((piece) => piece.getAttribute('data-piece'));
    expect(drawn.sort()).toEqual([...Object.keys(view.tiles), ...standing].sort());
    expect(root.querySelectorAll('.corner .base')).toHaveLength(Object.values(view.pagodas).flat().length);
    expect(root.querySelectorAll('[data-name]')).toHaveLength(view.states.length);
    expect(root.querySelectorAll('.side')).toHaveLength(view.sides.length);
  });
});

describe('the drawing', { timeout: 60_000 }, () => {
  it('walks with the arrow keys, in the directions of the hexagons', () => {
    const { root } = bench.draw(bench.position('start_4'));
    thing(root, 'space-E05').focus();
    expect(press('ArrowRight')).toBe('space-E06');
    expect(press('ArrowLeft')).toBe('space-E05');
    expect(press('ArrowDown')).toBe('space-F05');
    expect(press('ArrowDown')).toBe('space-G05');
    expect(press('ArrowUp')).toBe('space-F05');
    expect(press('Home')).toBe('space-F01');
    expect(press('End')).toBe('space-F14');
    thing(root, 'space-B02').focus();
    expect(press('ArrowLeft')).toBe('space-B02');
  });

  it('places what was picked first, and answers for the spaces where it cannot go', () => {
    const of = bench.position('start_4');
    const { root, picked } = bench.draw(of, { chosen: { do: 'place', color: 'red' } });
    const marked = [...root.querySelectorAll('.space.may')].map((space) => space.getAttribute('data-space')?.toLowerCase());
    const legal = of.actions.filter(({ data }) => data.do === 'place' && data.color === 'red').map(({ data }) => data.space as string);
    if (legal.length > 0) expect(marked.sort()).toEqual(legal.sort());
    click(thing(root, 'space-E07'));
    expect(picked).toEqual([{ do: 'place', color: 'red', space: 'e07' }]);
  });

  it('says the space, what lies on it and what lies beside it', () => {
    const { root } = bench.draw(bench.position('start_4'));
    expect(thing(root, 'space-E05').getAttribute('aria-label')).toBe('E05, land, empty. Next to a black tile on E04');
    expect(thing(root, 'space-E04').getAttribute('aria-label')).toContain('E04, land, capital of Qin, a black tile');
    expect(thing(root, 'space-E07').getAttribute('aria-label')).toContain('E07, Yellow River, empty');
  });

  it('replaces the tiles that are marked', async () => {
    const of = bench.position('start_4');
    const { root, picked } = bench.draw(of);
    const swaps = [...root.querySelectorAll<HTMLElement>('.swap')];
    expect(swaps).toHaveLength(6);
    for (const swap of swaps) await fireEvent.click(swap);
    await fireEvent.click(swaps[5] as HTMLElement);
    await fireEvent.click(thing(root, 'replace'));
    const wanted = of.actions.filter((action) => fitting([action], picked[0] ?? {}).length > 0);
    expect(wanted.map(({ data }) => data.do)).toEqual(['replace']);
    expect(String(wanted[0]?.data.tiles)).toHaveLength(5);
  });

  it('foresees what a space would bring, once the eye rests on it', async () => {
    const of = bench.position('middle_4');
    const [notation, lines] = Object.entries(of.foreseen ?? {})[0] ?? ['', []];
    const action = of.actions.find((one) => one.action === notation);
    if (!action) throw new Error('nothing is foreseen');
    const foresee = vi.fn(async (asked: string): Promise<PreviewAnswer> => ({ action: asked, text: action.text, outlook: lines, events: [], chance: false }));
    const { space: named, ...chosen } = action.data as Record<string, string>;
    const { root } = bench.draw(of, { foresee, chosen });
    const space = thing(root, `space-${named?.toUpperCase()}`);
    space.dispatchEvent(new PointerEvent('pointerover', { pointerType: 'mouse', bubbles: true }));
    expect(foresee).not.toHaveBeenCalled();
    await waitFor(() => expect(foresee).toHaveBeenCalledWith(notation));
    await waitFor(() => expect(root.querySelector('.note')?.textContent).toContain(lines[0]));
    space.dispatchEvent(new PointerEvent('pointerout', { pointerType: 'mouse', bubbles: true }));
    await tick();
    expect(root.querySelector('.note')).toBeNull();
  });

  it('tells a war by its sides: strength, who has added what, who has still to decide', () => {
    const { root } = bench.draw(bench.position('support'));
    const panel = root.querySelector('.conflict');
    expect(panel?.textContent).toContain('War at B10');
    expect(panel?.textContent).toContain('East');
    expect(panel?.textContent).toContain('Still to decide: A, B, C and D');
    const after = bench.draw(bench.position('toll')).root.querySelector('.conflict');
    expect(after?.textContent).toContain('B adds 2 red tiles');
    expect(after?.textContent).toContain('C adds the Soldier');
  });

  it('tells how a conflict came out, and again', async () => {
    const { root } = bench.draw(bench.position('war_over'));
    const told = root.querySelector('.aftermath');
    const strengths = [...(told?.querySelectorAll('.total b') ?? [])].map((strength) => strength.textContent);
    expect(strengths).toEqual(['7', '3']);
    expect(told?.querySelector('.wins')?.textContent).toContain('B11');
    const before = told?.querySelector('li');
    await fireEvent.click(told?.querySelector('button') as HTMLElement);
    expect(root.querySelector('.aftermath li')).not.toBe(before);
    expect(bench.draw(bench.position('revolt_over')).root.querySelector('.aftermath')?.textContent).toContain('B wins the revolt');
    expect(bench.draw(bench.position('start_4')).root.querySelector('.aftermath')).toBeNull();
  });

  it('knows the triangles that could carry a pagoda', () => {
    const spaces = spacesOf(components as unknown as Components, 'standard');
    const view = viewOf(bench.position('start_4').view);
    const tiles = { E05: 'red', E06: 'red', F05: 'red', D05: 'red', D04: 'blue' } as const;
    const here = { ...view, tiles };
    expect(freeTriangles(here, spaces).sort()).toEqual(['D05-E05-E06', 'E05-E06-F05']);
    expect(freeTriangles({ ...here, pagodas: { ...view.pagodas, red: ['D05-E05-E06'] } }, spaces)).toEqual([]);
  });

  it.each(['middle_4', 'support'])('has no fault that axe knows of: %s', (name) => expectAccessible(bench.draw(bench.position(name)).root));

  it('has no text below that in its styles', () => bench.expectStyles(MIN));
});
