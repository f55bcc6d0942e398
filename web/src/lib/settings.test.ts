import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

describe('settings', () => {
  it('are kept and shown on the document', async () => {
    const first = await import('./settings.svelte');
    first.set('theme', 'night');
    first.set('text', 'large');
    expect(document.documentElement.dataset).toMatchObject({ theme: 'night', text: 'large' });
    vi.resetModules();
    const again = await import('./settings.svelte');
    expect(again.settings).toMatchObject({ theme: 'night', text: 'large', sound: true });
    again.set('theme', 'system');
    expect(document.documentElement.dataset.theme).toBeUndefined();
  });

  it('begin with the defaults when what was kept is junk', async () => {
    for (const junk of ['{', '[]', 'null', '{"theme":"pink","sound":"yes","text":7}']) {
      localStorage.setItem('serai.settings', junk);
      vi.resetModules();
      const { settings } = await import('./settings.svelte');
      expect(settings).toEqual({ theme: 'system', sound: true, confirm: 'needed', motion: 'system', text: 'normal' });
    }
  });

  it('work where storage is refused', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { set, settings } = await import('./settings.svelte');
    set('sound', false);
    expect(settings.sound).toBe(false);
  });

  it('decide about motion and confirming', async () => {
    const { confirmMoves, reducedMotion, set } = await import('./settings.svelte');
    expect(reducedMotion()).toBe(false);
    set('motion', 'reduced');
    expect(reducedMotion()).toBe(true);
    expect(confirmMoves()).toBe(true);
    set('confirm', 'touch');
    expect(confirmMoves()).toBe(false);
  });
});
