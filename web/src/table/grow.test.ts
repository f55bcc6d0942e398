import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onlyGrows } from './grow';

let height: number; // of the content
let element: HTMLElement;
let measured: () => void;
let stop: void | (() => void);

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(seen: () => void) {
        measured = seen;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => then());
  element = document.createElement('section');
  element.getBoundingClientRect = () => new DOMRect(0, 0, 800, shown());
  height = 180;
  stop = onlyGrows(element);
  measured();
});
afterEach(() => vi.unstubAllGlobals());

const shown = (): number => Math.max(height, parseFloat(element.style.minHeight || '0'));

function becomes(next: number): number {
  height = next;
  measured();
  return shown();
}

it('keeps the height its content has come to', () => {
  expect([becomes(200), becomes(150), becomes(210), becomes(180)]).toEqual([200, 200, 210, 210]);
});

it('does not move by parts of a pixel', () => {
  expect([becomes(200.4), becomes(200.2), becomes(200.9), becomes(180)]).toEqual([201, 201, 201, 201]);
});

it('is measured anew in another window, and after a click in it', () => {
  becomes(200);
  height = 150;
  window.dispatchEvent(new Event('resize'));
  expect([shown(), becomes(120)]).toEqual([150, 150]);
  element.dispatchEvent(new MouseEvent('click'));
  expect([shown(), becomes(90)]).toEqual([120, 120]);
});

it('is let go when it is used no more', () => {
  becomes(200);
  stop?.();
  expect(element.style.minHeight).toBe('');
  window.dispatchEvent(new Event('resize'));
  expect(element.style.minHeight).toBe('');
});
