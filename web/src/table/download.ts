// The record of a table as a file.
import { api, wordsOf } from '$lib/api';
import { toast } from '$lib/ui';

/** Fetches the record and hands it to the browser as a download. */
export async function download(table: { id: string; game: string }): Promise<void> {
  try {
    const text = await api.record(table.id);
    const address = URL.createObjectURL(new Blob([text], { type: 'application/jsonl' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = `${table.game}-${table.id}.jsonl`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  } catch (error) {
    toast(wordsOf(error), 'bad');
  }
}
