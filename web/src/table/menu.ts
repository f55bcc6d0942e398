// What the menu of a table offers to whom.
import { t } from '$lib/i18n.svelte';
import { go, to } from '$lib/router';
import type { Table } from '$lib/table.svelte';
import type { TableView } from '$lib/wire';
import type { MenuItem } from '$lib/ui';
import { botsOf } from '$lib/ui/bots';
import { hasRecord } from './closing.svelte';
import { download } from './download';
import { nameOf } from './names';
import type { Panels } from './panels.svelte';

/** Whether a bot plays for the viewer now, and whether all their seats have been given up. */
export function standIn(view: TableView): { substituted: boolean; gaveUp: boolean } {
  const mine = view.seats.filter(({ you }) => you);
  return {
    substituted:
      isPlaying(view) && mine.some(({ kind, bot, resigned }) => kind === 'person' && bot !== '' && !resigned),
    gaveUp: mine.length > 0 && mine.every(({ resigned }) => resigned),
  };
}

/** Whether nobody would be left who plays if the viewer gave up: then the game ends, and no bot plays on. */
export function endsByResigning(view: TableView): boolean {
  return !view.seats.some(({ kind, you, resigned }) => kind === 'person' && !you && !resigned);
}

/** Whether the game is on, paused or not. */
export function isPlaying(view: TableView): boolean {
  return view.status === 'playing' || view.status === 'paused';
}

/** The menu's items. `since` shows what happened since the viewer's last move, `toggle` opens a panel. */
export function menuItems(
  table: Table,
  view: TableView,
  panels: Panels,
  since: () => void,
  toggle: (panel: string) => void,
): MenuItem[] {
  const items: MenuItem[] = [];
  if (panels.mode === 'tablet') items.push({ label: t('table-seats'), shortcut: 'S', onclick: () => toggle('seats') });
  if (table.sinceOwn.length > 0 && view.you.length > 0)
    items.push({ label: t('table-since'), shortcut: 'P', onclick: since });
  if (view.result && !panels.scoring)
    items.push({ label: t('table-final-show'), onclick: () => (panels.scoring = true) });
  items.push(
    { label: t('table-words'), shortcut: 'W', onclick: () => toggle('words') },
    { label: t('table-replay'), onclick: () => go(to.replay(view.id, 0)) },
    ...(hasRecord(view) ? [{ label: t('table-export'), onclick: () => void download(view) }] : []),
    ...looks(table, view),
    ...(view.you.length > 0 && isPlaying(view) && !standIn(view).gaveUp ? ofPlayers(table, view, panels) : []),
    { label: t('table-keys'), shortcut: '?', onclick: () => (panels.keys = true) },
    ...(panels.lean ? ofTheHouse(panels) : []),
  );
  return items;
}

/** What stands in the head of the site where there is room for one. */
function ofTheHouse(panels: Panels): MenuItem[] {
  return [
    { label: t('web-settings'), onclick: () => (panels.settings = true) },
    { label: t('table-home'), onclick: () => go(to.home()) },
  ];
}

/** Several seats at one screen: draw the curtain; where they are all one person's, look through another one. */
function looks(table: Table, view: TableView): MenuItem[] {
  if (view.you.length < 2 || view.status === 'over') return [];
  if (view.origin === '')
    return [{ label: t('table-curtain-draw'), onclick: () => void table.request({ type: 'look', seat: null }) }];
  return view.seats
    .filter(({ you, seat }) => you && seat !== view.eyes)
    .map((line) => ({
      label: t('table-look', { seat: line.seat, name: nameOf(line) }),
      onclick: () => void table.request({ type: 'look', seat: line.seat }),
    }));
}

function ofPlayers(table: Table, view: TableView, panels: Panels): MenuItem[] {
  const on = view.status !== 'paused';
  const { substituted } = standIn(view);
  return [
    { label: t(on ? 'table-pause' : 'table-resume'), onclick: () => void table.request({ type: 'pause', on }) },
    {
      label: t(substituted ? 'table-substitute-end' : 'table-substitute'),
      onclick: () => void table.request({ type: 'substitute', bot: substituted ? '' : botsOf(view.game)[0] }),
    },
    { label: t('table-resign'), danger: true, onclick: () => (panels.resigning = true) },
  ];
}
