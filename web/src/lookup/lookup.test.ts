import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BOOK, fakeServer, Refusal, rulingView } from '$lib/ui/fake';
import RuleLink from '$lib/ui/RuleLink.svelte';
import { provideLookup } from '$lib/ui/lookup';
import { forget } from './book';
import Lookup from './Lookup.svelte';

const SERVER = {
  'GET /api/games/river_of_gold/rulebook': BOOK,
  'GET /api/games/river_of_gold/rulings': { rulings: [rulingView('ROG-R1', ['ROG-7.2'])] },
};

beforeEach(() => {
  forget();
  history.replaceState(null, '', '/table/t1');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a rule link', () => {
  it('beside a table opens the drawer and stays there', async () => {
    const open = vi.fn();
    // the drawer is told of in a context, which only a component can set
    const Drawer = (...[anchor, props]: Parameters<typeof RuleLink>): ReturnType<typeof RuleLink> => {
      provideLookup({ open });
      return RuleLink(anchor, props);
    };
    render(Drawer as typeof RuleLink, { rule: 'ROG-7.1', game: 'river_of_gold' });
    const link = screen.getByRole('link', { name: 'ROG-7.1' });
    expect(link.getAttribute('href')).toBe('/rules/river_of_gold#ROG-7.1');
    await fireEvent.click(link);
    expect(open).toHaveBeenCalledExactlyOnceWith('ROG-7.1');
    expect(location.pathname).toBe('/table/t1');
    await fireEvent.click(link, { ctrlKey: true });
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('elsewhere leads to the page of the rules', async () => {
    render(RuleLink, { rule: 'ROG-7.1', game: 'river_of_gold' });
    await fireEvent.click(screen.getByRole('link'));
    expect(location.pathname + location.hash).toBe('/rules/river_of_gold#ROG-7.1');
  });
});

describe('the look-up', () => {
  it('asks again when the rulebook did not come', async () => {
    fakeServer({ 'GET /api/games/river_of_gold/rulebook': new Refusal(500, 'store', 'Away.') });
    render(Lookup, { game: 'river_of_gold' });
    expect((await screen.findByRole('alert')).textContent).toContain('Away.');
    fakeServer(SERVER);
    await fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: /Build/ })).toBeTruthy();
  });

  it('goes to a rule that is asked for twice', async () => {
    fakeServer(SERVER);
    const { rerender } = render(Lookup, { game: 'river_of_gold', embedded: true, rule: 'ROG-7.2' });
    await waitFor(() => expect(document.activeElement?.id).toBe('ROG-7.2'));
    await rerender({ rule: 'ROG-8.1' });
    await waitFor(() => expect(document.activeElement?.id).toBe('ROG-8.1'));
  });
});
