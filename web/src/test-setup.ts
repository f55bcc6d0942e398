// What jsdom lacks of a browser, as far as the components need it; and tidying up after every test.
import { cleanup } from '@testing-library/svelte';
import { afterEach } from 'vitest';

afterEach(() => cleanup());

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): never[] {
    return [];
  }
}

function give(owner: object, name: string, value: unknown): void {
  if (Reflect.get(owner, name) === undefined) Object.defineProperty(owner, name, { value, configurable: true, writable: true });
}

give(window, 'matchMedia', (media: string) => ({
  matches: false,
  media,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));
give(window, 'ResizeObserver', NoObserver);
give(window, 'IntersectionObserver', NoObserver);
give(Element.prototype, 'scrollIntoView', () => undefined);
give(Element.prototype, 'getAnimations', () => []);
give(Element.prototype, 'animate', () => {
  const animation = { cancel: () => undefined, finish: () => undefined, onfinish: null, finished: Promise.resolve() };
  return animation;
});
give(window, 'CSS', { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') });
window.scrollTo = () => undefined;
HTMLElement.prototype.scrollTo = () => undefined;

give(HTMLDialogElement.prototype, 'showModal', function (this: HTMLDialogElement) {
  this.setAttribute('open', '');
});
give(HTMLDialogElement.prototype, 'show', function (this: HTMLDialogElement) {
  this.setAttribute('open', '');
});
give(HTMLDialogElement.prototype, 'close', function (this: HTMLDialogElement) {
  if (!this.hasAttribute('open')) return;
  this.removeAttribute('open');
  this.dispatchEvent(new Event('close'));
});
