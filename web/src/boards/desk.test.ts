import { expect, it } from 'vitest';
import { Desk } from './desk.svelte';

it('lets Tab enter a group at its first thing, then where one was, and at the first again once that is gone', () => {
  const desk = new Desk(
    () => undefined,
    () => '',
  );
  const stops = (): string[] => ['row-1', 'row-2', 'row-3'].filter((id) => desk.stops('row', id, id === 'row-1'));
  expect(stops()).toEqual(['row-1']);
  desk.enter('row', 'row-2');
  expect(stops()).toEqual(['row-2']);
  desk.leave('row', 'row-3');
  expect(stops()).toEqual(['row-2']);
  desk.leave('row', 'row-2');
  expect(stops()).toEqual(['row-1']);
});

it('takes the note off with the thing it belongs to, not with another', () => {
  const desk = new Desk(
    () => undefined,
    () => '',
  );
  desk.show('row-1', { title: 'Tile', lines: [] }, document.body);
  desk.leave('row', 'row-2');
  expect(desk.shown?.note.title).toBe('Tile');
  desk.leave('row', 'row-1');
  expect(desk.shown).toBeNull();
});
