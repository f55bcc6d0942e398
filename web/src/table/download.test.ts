import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import en from '$locales/en/web_table.ftl?raw';
import it_ from '$locales/it/web_table.ftl?raw';
import { api, ApiError } from '$lib/api';
import { addWords, setLang } from '$lib/i18n.svelte';
import type { TableView } from '$lib/wire';
import Close from './Close.svelte';
import { hasRecord } from './closing.svelte';
import { download } from './download';
import { finished, playing } from './fixtures';

addWords({ en, it: it_ });

let calls: string[];
let saved: string[];

/** A game that is over, and that its only player may still take back. */
function open(change: Partial<TableView> = {}): TableView {
  const view = finished({ solo: true, origin: '', you: ['A'], status: 'over', ...change });
  if (view.result) view.result = { ...view.result, secret: false };
  return view;
}

beforeEach(() => {
  setLang('en');
  calls = [];
  saved = [];
  vi.spyOn(api, 'close').mockImplementation(async () => {
    calls.push('close');
    return finished();
  });
  vi.spyOn(api, 'record').mockImplementation(async () => {
    calls.push('record');
    return 'text';
  });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => vi.restoreAllMocks());

const press = (name: string): Promise<boolean> => fireEvent.click(screen.getByRole('button', { name, hidden: true }));

describe('saving the record', () => {
  it('asks before it closes a game that could still be taken back', async () => {
    render(Close);
    const done = download(open());
    await screen.findByText(/nothing can be taken back any more/);
    expect(calls).toEqual([]);
    await press('Close the game and save');
    await done;
    expect(calls).toEqual(['close', 'record']);
    expect(saved).toHaveLength(1);
  });

  it('does nothing when the game shall stay open, however that is said', async () => {
    render(Close);
    const first = download(open());
    await screen.findByText(/nothing can be taken back any more/);
    await press('Keep it open');
    await first;
    const second = download(open());
    await screen.findByText(/nothing can be taken back any more/);
    await press('Close');
    await second;
    expect([calls, saved]).toEqual([[], []]);
  });

  it('asks nothing where nothing is closed by it', async () => {
    render(Close);
    await download(open({ solo: false }));
    await download(open({ origin: 'import' })); // no secret to publish
    await download(finished({ solo: true, you: ['A'], status: 'over' }));
    await download(open({ you: [] }));
    expect(calls).toEqual(Array(4).fill('record'));
  });

  it('says what went wrong, and saves nothing', async () => {
    render(Close);
    vi.mocked(api.close).mockRejectedValueOnce(new ApiError('store', 'It could not be saved.', 503));
    const done = download(open());
    await screen.findByText(/nothing can be taken back any more/);
    await press('Close the game and save');
    await done;
    await waitFor(() => expect(calls).toEqual([]));
    expect(saved).toEqual([]);
  });
});

it('is offered when the game is over, and not to strangers while its only player may still take back', () => {
  for (const status of ['waiting', 'playing', 'paused'] as const) expect(hasRecord(playing({ status }))).toBe(false);
  expect(hasRecord(open())).toBe(true);
  expect(hasRecord(open({ you: [] }))).toBe(false);
  expect(hasRecord(open({ you: [], solo: false }))).toBe(true);
  expect(hasRecord(finished({ you: [], solo: true, status: 'closed' }))).toBe(true);
});
