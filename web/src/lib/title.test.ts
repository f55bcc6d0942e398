import { afterEach, expect, it } from 'vitest';
import { call, setTitle, title } from './title.svelte';

afterEach(() => {
  call('');
  setTitle('');
});

it('names the page, and calls when it is your turn', () => {
  document.head.insertAdjacentHTML('beforeend', '<link rel="icon" href="/mark.svg" />');
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  setTitle('River of Gold');
  expect(document.title).toBe('River of Gold · Serai');
  call('Your turn');
  expect(document.title).toBe('● Your turn · River of Gold · Serai');
  expect(icon?.href).toMatch(/mark-turn\.svg$/);
  call('');
  expect(title()).toBe('River of Gold');
  expect(icon?.href).toMatch(/mark\.svg$/);
  setTitle('');
  expect(document.title).toBe('Serai');
});
