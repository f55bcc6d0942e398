// What the tests of the drawings share: positions of real games, a drawing made with one, and what holds for every one.

import { render } from '@testing-library/svelte';
import axe from 'axe-core';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect } from 'vitest';
import { setLang } from '$lib/i18n.svelte';
import type { ActionLine, EventLine, GameInfo, SeatLine } from '$lib/wire';
import { type BoardModule, type BoardProps, fitting, type Target } from './types';

/** What the table sends of a position. */
export interface Position {
  view: Record<string, unknown>;
  eyes: string | null;
  actions: ActionLine[];
  seats: SeatLine[];
  news: EventLine[];
  /** What the previews of some actions say. */
  foreseen?: Record<string, string[]>;
}

export interface Drawn {
  root: HTMLElement;
  /** All that can be picked. */
  things: HTMLElement[];
  /** What has been picked. */
  picked: Target[];
}

export class Bench {
  private readonly here: string;
  private readonly info: GameInfo;
  /** The positions there are. */
  readonly names: string[];

  /** `own`: what can be picked but asks nothing of the page, as a selector. */
  constructor(
    game: string,
    private readonly module: BoardModule,
    private readonly own = '',
  ) {
    this.here = resolve(process.cwd(), 'src/boards', game);
    this.names = readdirSync(`${this.here}/fixtures`)
      .filter((file) => file.endsWith('.json') && file !== 'components.json')
      .map((file) => file.replace('.json', ''));
    this.info = { id: game, title: game, fingerprint: '', components: this.read('components') as Record<string, unknown> };
  }

  position(name: string): Position {
    return this.read(name) as Position;
  }

  private read(name: string): unknown {
    return JSON.parse(readFileSync(`${this.here}/fixtures/${name}.json`, 'utf8'));
  }

  /** Draws board, seats and hand, alone in the document. */
  draw(of: Position, more: Partial<BoardProps> = {}): Drawn {
    const { Board, SeatBoard, Hand } = this.module;
    const picked: Target[] = [];
    const props: BoardProps = {
      info: this.info,
      view: of.view,
      seats: of.seats,
      eyes: of.eyes,
      actions: fitting(of.actions, more.chosen ?? null),
      selected: null,
      chosen: null,
      pick: (target) => picked.push(target),
      news: of.news,
      ...more,
    };
    const root = document.createElement('main');
    document.body.replaceChildren(root);
    render(Board, { target: root, props });
    for (const { seat } of of.seats) render(SeatBoard, { target: root, props: { ...props, seat, compact: seat !== of.eyes } });
    render(Hand, { target: root, props });
    const things = [...root.querySelectorAll<HTMLElement>('[data-thing]')].filter((thing) => !this.own || !thing.matches(this.own));
    return { root, picked, things };
  }

  /** The targets of all that is drawn. */
  targets(of: Position, chosen: Target | null = null): Target[] {
    const { things, picked } = this.draw(of, { chosen });
    for (const thing of things) click(thing);
    expect(picked).toHaveLength(things.length);
    return picked;
  }

  /** The same after each first pick, drawn once for each. */
  targetsAfter(of: Position): (chosen: Target) => Target[] {
    const known = new Map<string, Target[]>();
    return (chosen) => {
      const key = JSON.stringify(Object.entries(chosen).sort());
      const found = known.get(key) ?? this.targets(of, chosen);
      known.set(key, found);
      return found;
    };
  }

  /** Everything drawn and everything that can be picked has words; `unsaid` are the beginnings of message ids. */
  expectWords(of: Position, lang: 'en' | 'it', unsaid: RegExp): void {
    setLang(lang);
    const { things, root, picked } = this.draw(of);
    for (const thing of things) {
      const label = thing.getAttribute('aria-label') ?? thing.textContent ?? '';
      expect(label.length, thing.dataset.thing).toBeGreaterThan(0);
      expect(label, thing.dataset.thing).not.toMatch(unsaid);
      expect(label, thing.dataset.thing).not.toMatch(/undefined|NaN|\{/);
    }
    expect(root.textContent).not.toMatch(unsaid);
    expect(root.textContent).not.toMatch(/undefined|NaN/);
    for (const thing of things) click(thing);
    expect(picked).toHaveLength(things.length);
    for (const target of picked) expect(this.module.describeTarget(target), JSON.stringify(target)).toMatch(/\S/);
    for (const event of of.news) expect(() => render(this.module.EventIcon, { event })).not.toThrow();
    setLang('en');
  }

  /** No text of a style is smaller than `least` units, and there is no attribute `style`. */
  expectStyles(least: number): void {
    for (const file of readdirSync(this.here).filter((entry) => entry.endsWith('.svelte'))) {
      const source = readFileSync(`${this.here}/${file}`, 'utf8');
      for (const [, size] of source.matchAll(/font(?:-size)?:[^;]*?([\d.]+)px/g)) expect(Number(size), file).toBeGreaterThanOrEqual(least);
      expect(source, file).not.toMatch(/ style="/);
    }
  }
}

/** What holds for a drawing of things: each once, not too many, no small text, one thing of each group for Tab. */
export function expectThings({ root, things }: Drawn, least: number): void {
  expect(things.length).toBeLessThan(400);
  const names = [...root.querySelectorAll('.thing')].map((thing) => thing.getAttribute('data-thing'));
  expect(new Set(names).size).toBe(names.length);
  expect(root.querySelectorAll('*').length).toBeLessThan(3600);
  for (const text of root.querySelectorAll('[font-size]')) expect(Number(text.getAttribute('font-size'))).toBeGreaterThanOrEqual(least);
  const groups = new Set([...root.querySelectorAll('[data-group]')].map((thing) => thing.getAttribute('data-group')));
  for (const group of groups) {
    expect(root.querySelectorAll(`[data-group="${group}"][tabindex="0"]`).length, group ?? '').toBe(1);
  }
}

/** axe finds nothing; colors and landmarks are the page's. */
export async function expectAccessible(root: HTMLElement): Promise<void> {
  const found = await axe.run(root, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } });
  expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)).toEqual([]);
}

/** The thing of this name. */
export function thing(root: HTMLElement, name: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(`[data-thing="${name}"]`);
  if (!found) throw new Error(`no ${name}`);
  return found;
}

export function click(element: Element): void {
  element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

/** Presses a key where the focus is; the thing that has it then. */
export function press(key: string): string {
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  return document.activeElement?.getAttribute('data-thing') ?? '';
}
