// Where we are: addresses and the pages they lead to, by the history of the browser.
import { createSubscriber } from 'svelte/reactivity';

export type Route =
  | { name: 'home' }
  | { name: 'new'; game: string }
  | { name: 'table'; id: string }
  | { name: 'replay'; id: string; step: number | null }
  | { name: 'join'; token: string }
  | { name: 'rules'; game: string; query: string; rule: string }
  | { name: 'about' }
  | { name: 'import' }
  | { name: 'missing'; path: string };

/** Addresses of the pages. */
export const to = {
  home: (): string => '/',
  new: (game: string): string => `/new/${encodeURIComponent(game)}`,
  table: (id: string): string => `/table/${encodeURIComponent(id)}`,
  replay: (id: string, step?: number): string =>
    `/table/${encodeURIComponent(id)}/replay${step === undefined ? '' : `?step=${step}`}`,
  join: (token: string): string => `/join/${encodeURIComponent(token)}`,
  /** Without a game: those of the first that can be played. */
  rules: (game = '', rule = '', query = ''): string =>
    `/rules${game && `/${encodeURIComponent(game)}`}${query ? `?q=${encodeURIComponent(query)}` : ''}${rule ? `#${rule}` : ''}`,
  about: (): string => '/about',
  import: (): string => '/import',
};

/** The page that an address (path, `?query` and `#fragment`) leads to. */
export function match(address: string): Route {
  const url = new URL(address, 'http://serai.invalid');
  const parts = decoded(url.pathname);
  const [first, second = '', third] = parts;
  if (parts.length === 0) return { name: 'home' };
  if (parts.length === 1 && (first === 'about' || first === 'import')) return { name: first };
  if (parts.length === 1 && first === 'rules') return { name: 'rules', game: '', query: '', rule: fragment(url) };
  if (parts.length === 2) {
    if (first === 'new') return { name: 'new', game: second };
    if (first === 'table') return { name: 'table', id: second };
    if (first === 'join') return { name: 'join', token: second };
    if (first === 'rules')
      return { name: 'rules', game: second, query: url.searchParams.get('q') ?? '', rule: fragment(url) };
  }
  if (parts.length === 3 && first === 'table' && third === 'replay')
    return { name: 'replay', id: second, step: stepOf(url.searchParams.get('step')) };
  return { name: 'missing', path: url.pathname };
}

function decoded(path: string): string[] {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return ['', '', '', '']; // a broken % escape: no page has this address
  }
}

function fragment(url: URL): string {
  return /^#[A-Za-z0-9.-]+$/.test(url.hash) ? url.hash.slice(1) : '';
}

function stepOf(text: string | null): number | null {
  return text !== null && /^\d{1,7}$/.test(text) ? Number(text) : null;
}

const listeners = new Set<() => void>();
const subscribe = createSubscriber((update) => {
  listeners.add(update);
  return () => listeners.delete(update);
});
let here: { address: string; route: Route } | null = null;

function address(): string {
  return location.pathname + location.search + location.hash;
}

function moved(): void {
  for (const update of listeners) update();
}

addEventListener('popstate', moved);

/** The page to show. Reactive. */
export function route(): Route {
  subscribe();
  const now = address();
  if (here?.address !== now) here = { address: now, route: match(now) };
  return here.route;
}

/** Goes to an address of ours. With `replace` the present page leaves no trace in the history. */
export function go(path: string, options: { replace?: boolean } = {}): void {
  if (path !== address()) {
    if (options.replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
  }
  moved();
}

/** For `<a use:link href=...>`: follows links to our own pages without loading the document anew. */
export function link(node: HTMLAnchorElement): { destroy(): void } {
  const follow = (event: MouseEvent): void => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!plain || event.defaultPrevented || node.target || node.hasAttribute('download')) return;
    if (node.origin !== location.origin) return;
    event.preventDefault();
    go(node.pathname + node.search + node.hash);
  };
  node.addEventListener('click', follow);
  return { destroy: () => node.removeEventListener('click', follow) };
}
