import { describe, expect, it } from 'vitest';
import type { Target } from '$boards/types';
import { endsTurn, fits, FOLDED, grouped, headings, pick, sharedStart, typed } from './actions';
import { playing } from './fixtures';

const { actions } = playing();

describe('picking a thing', () => {
  it('selects the one action that names it', () => {
    expect(pick(actions, null, { ship: 1 }).actions.map(({ action }) => action)).toEqual(['sail 1']);
  });

  it('leaves a choice when several name it, and the next pick narrows', () => {
    const shore = pick(actions, null, { shore: 24 });
    expect(shore.actions).toHaveLength(4);
    expect(pick(actions, shore.chosen, { row: 2 }).actions.map(({ action }) => action)).toEqual(['build 24 2']);
  });

  it('begins anew with a thing that has nothing to do with what was picked before', () => {
    expect(pick(actions, { do: 'build', shore: 24 }, { ship: 2 }).actions.map(({ action }) => action)).toEqual([
      'sail 2',
    ]);
  });

  it('replaces what it contradicts and keeps the rest', () => {
    const two = [
      { action: 'build 1 2', data: { do: 'build', shore: 1, row: 2 }, text: '', side: false },
      { action: 'build 5 2', data: { do: 'build', shore: 5, row: 2 }, text: '', side: false },
      { action: 'build 5 3', data: { do: 'build', shore: 5, row: 3 }, text: '', side: false },
    ];
    expect(pick(two, { do: 'build', shore: 1, row: 2 }, { shore: 5 }).actions.map(({ action }) => action)).toEqual([
      'build 5 2',
    ]);
  });

  it('finds nothing for a thing that nothing names', () => {
    expect(pick(actions, null, { shore: 1 })).toEqual({ chosen: null, actions: [] });
  });
});

describe('the list of words', () => {
  it('groups by verb in order, those beside every decision last', () => {
    expect(grouped(actions).map(({ verb, side }) => [verb, side])).toEqual([
      ['favor', false],
      ['build', false],
      ['sail', false],
      ['trade', true],
    ]);
  });

  it('makes one row of a verb that has very many, and opens it into all of them', () => {
    const line = (tiles: string): (typeof actions)[number] => ({
      action: `replace ${tiles}`,
      data: { do: 'replace', tiles },
      text: `Replace ${tiles}`,
      side: false,
    });
    const many = Array.from({ length: FOLDED + 1 }, (_, at) => line('k'.repeat(at + 1)));
    const end = { action: 'end', data: { do: 'end' }, text: 'End', side: false };
    const [, one] = grouped([end, ...many]);
    expect(one?.choices.map(({ target }) => target)).toEqual([{ do: 'replace' }]);
    expect(one?.choices[0]?.actions).toEqual(many);
    expect(grouped(many, { do: 'replace' })[0]?.choices).toHaveLength(many.length); // nothing else is there
    expect(grouped([end, ...many.slice(1)])[1]?.choices).toHaveLength(FOLDED);
    expect([endsTurn(end), endsTurn(line('k')), endsTurn(null)]).toEqual([true, false, false]);
  });

  it('shows a small group whole and asks for the splitting thing of a large one', () => {
    const many = [1, 2, 4].flatMap((shore) =>
      [1, 2, 3].map((row) => ({
        action: `build ${shore} ${row}`,
        data: { do: 'build', shore, row },
        text: `Build ${row}`,
        side: false,
      })),
    );
    const [group] = grouped(many);
    expect(group?.choices.map(({ id }) => id)).toEqual(['shore=1', 'shore=2', 'shore=4']);
    expect(group?.choices[0]?.target).toEqual({ do: 'build', shore: 1 });
    expect(grouped(many.slice(0, 3))[0]?.choices.map(({ id }) => id)).toEqual(['build 1 1', 'build 1 2', 'build 1 3']);
  });

  it('names a group by the word its texts share', () => {
    expect(sharedStart(['Build the port', 'Build on shore 3'])).toBe('Build');
    expect(sharedStart(['Sail 1', 'Stop'])).toBe('');
  });

  it('tells apart the headings of verbs that share their word', () => {
    const place = (verb: string): typeof actions =>
      ['1', '2', '3'].map((die) => ({
        action: `${verb} ${die}`,
        data: { do: verb, die },
        text: `Place a ${die} there`,
        side: false,
      }));
    const end = { action: 'end', data: { do: 'end' }, text: 'End the turn', side: false };
    const about = (target: Target): string => (target.do === 'book' ? 'a Book' : 'Travel');
    expect(headings(grouped([...place('book'), ...place('travel'), end]), about)).toEqual([
      'Place: a Book',
      'Place: Travel',
      '',
    ]);
    expect(headings(grouped([...place('book'), end]), about)).toEqual(['Place', '']);
    expect(headings(grouped([...place('book'), ...place('travel')]), () => '')).toEqual(['Place', 'Place']);
  });

  it('filters by words in any order, without accents', () => {
    expect(actions.filter((action) => fits(action, 'shore build 24')).length).toBe(4);
    expect(fits({ action: 'x', data: {}, text: 'Perché no', side: false }, 'perche')).toBe(true);
  });

  it('knows a typed notation whatever its case and spacing', () => {
    expect(typed(actions, '  BUILD  24   2 ')?.action).toBe('build 24 2');
    expect(typed(actions, 'build 1 1')).toBeNull();
  });
});
