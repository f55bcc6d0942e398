import { afterEach, expect, test, vi } from 'vitest';
import { stopIfScrolling } from './scroll';

let told: (() => void)[] = [];

class Sizes {
  constructor(changed: () => void) {
    told.push(changed);
  }
  observe(): void {}
  disconnect(): void {}
}

afterEach(() => {
  told = [];
  vi.unstubAllGlobals();
});

test('a part is a stop of the Tab key while it scrolls', () => {
  vi.stubGlobal('ResizeObserver', Sizes);
  const part = document.createElement('section');
  let height = 200;
  Object.defineProperty(part, 'scrollHeight', { get: () => height });
  Object.defineProperty(part, 'clientHeight', { get: () => 100 });
  const end = stopIfScrolling(part);
  for (const tell of told) tell();
  expect(part.tabIndex).toBe(0);
  height = 100;
  for (const tell of told) tell();
  expect(part.tabIndex).toBe(-1);
  if (end) end();
});
