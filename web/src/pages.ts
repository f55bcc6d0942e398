// The pages: Home comes with the first load, the others when they are wanted.
import type { Component } from 'svelte';
import type { Route } from '$lib/router';
import Home from './routes/Home.svelte';

/** A page's module. A page is given where we are (`route`), and the parts of its address as props: `id`, `game`, ... */
interface Loaded {
  default: Component<Record<string, unknown>>;
}

const PAGES: Record<Route['name'], () => unknown> = {
  home: () => ({ default: Home }),
  new: () => import('./routes/NewTable.svelte'),
  table: () => import('./routes/Table.svelte'),
  replay: () => import('./routes/Replay.svelte'),
  join: () => import('./routes/Join.svelte'),
  rules: () => import('./routes/Rules.svelte'),
  about: () => import('./routes/About.svelte'),
  import: () => import('./routes/Import.svelte'),
  missing: () => import('./routes/NotFound.svelte'),
};

/** The page of a kind of address. */
export function pageFor(name: Route['name']): Loaded | Promise<Loaded> {
  return PAGES[name]() as Loaded | Promise<Loaded>; // that a page fits the parts of its address stands in PAGES
}

/** What a page is given. */
export function propsOf(route: Route): Record<string, unknown> {
  return { ...route, route };
}
