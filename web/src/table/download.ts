// The record of a table as a file.
import { api, wordsOf } from '$lib/api';
import type { TableView } from '$lib/wire';
import { toast } from '$lib/ui';
import { isOpen, mayClose } from './closing.svelte';

/** Fetches the record and hands it to the browser as a download; closes the game for it when the player agrees. */
export async function download(view: TableView): Promise<void> {
  try {
    if (isOpen(view)) {
      if (!(await mayClose())) return;
      await api.close(view.id);
    }
    save(await api.record(view.id), `${view.game}-${view.id}.jsonl`);
  } catch (error) {
    toast(wordsOf(error), 'bad');
  }
}

function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/jsonl' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
