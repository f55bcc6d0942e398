// What the board and the seats are given to show: the table as it stands, or a step that is played back.
import type { BoardProps } from '$boards/types';
import { stable } from '$lib/reuse';
import type { Table } from '$lib/table.svelte';
import type { GameInfo, TableView } from '$lib/wire';
import { named, namedThen } from './names';
import type { Playback } from './playback.svelte';

interface Sources {
  table: () => Table;
  view: () => TableView;
  info: () => GameInfo;
  /** What is played back; null: the table is shown as it stands. */
  playback: () => Playback | null;
}

/** Each part by itself, so that what uses one of them is not looked at again when another changes. */
export function shownOf({ table, view, info, playback }: Sources, pick: BoardProps['pick']): BoardProps {
  const step = $derived(playback()?.view ?? null);
  const selected = $derived(playback() ? null : table().selected);
  const chosen = $derived(playback() ? null : table().chosen);
  const actions = $derived(playback() ? [] : table().chosen && !table().selected ? table().open : view().actions);
  const position = $derived(step?.view ?? view().view);
  const seats = $derived.by(stable(() => (step ? namedThen(view().seats, step.scores) : named(view().seats))));
  const eyes = $derived(step ? step.eyes : view().eyes);
  const news = $derived(step ? step.news.flatMap(({ events }) => events) : table().news);
  return {
    pick,
    foresee: async (action) => (playback() ? null : table().forecast(action)),
    get info() {
      return info();
    },
    get view() {
      return position;
    },
    get seats() {
      return seats;
    },
    get eyes() {
      return eyes;
    },
    get actions() {
      return actions;
    },
    get selected() {
      return selected;
    },
    get chosen() {
      return chosen;
    },
    get news() {
      return news;
    },
  };
}
