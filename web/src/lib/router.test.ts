import { afterEach, describe, expect, it } from 'vitest';
import { go, link, match, route, to } from './router';

afterEach(() => go('/'));

describe('addresses', () => {
  it.each([
    [to.home(), { name: 'home' }],
    [to.new('river_of_gold'), { name: 'new', game: 'river_of_gold' }],
    [to.table('a-B_1'), { name: 'table', id: 'a-B_1' }],
    [to.replay('t1'), { name: 'replay', id: 't1', step: null }],
    [to.replay('t1', 12), { name: 'replay', id: 't1', step: 12 }],
    [to.join('tok'), { name: 'join', token: 'tok' }],
    [to.rules(), { name: 'rules', game: '', query: '', rule: '' }],
    [to.rules('', 'ROG-7.2'), { name: 'rules', game: '', query: '', rule: 'ROG-7.2' }],
    [to.rules('river_of_gold'), { name: 'rules', game: 'river_of_gold', query: '', rule: '' }],
    [to.rules('g', 'ROG-7.2'), { name: 'rules', game: 'g', query: '', rule: 'ROG-7.2' }],
    [to.rules('g', '', 'ship & shore'), { name: 'rules', game: 'g', query: 'ship & shore', rule: '' }],
    [to.about(), { name: 'about' }],
    [to.import(), { name: 'import' }],
  ])('%s is found again', (path, found) => expect(match(path)).toEqual(found));

  it('leads nowhere when nothing is there', () => {
    for (const path of ['/tables', '/table', '/table/a/b', '/new', '/about/us', '/table/%E0%A4%A', '/x/y/z/w'])
      expect(match(path).name).toBe('missing');
  });

  it('takes no step that is no number, and no fragment that is no rule', () => {
    expect(match('/table/a/replay?step=-1')).toMatchObject({ step: null });
    expect(match('/table/a/replay?step=1e3')).toMatchObject({ step: null });
    expect(match('/rules/g#"><b>')).toMatchObject({ rule: '' });
  });
});

describe('going', () => {
  it('changes the route', () => {
    go('/about');
    expect(route().name).toBe('about');
  });

  it('replaces the page without a trace', () => {
    const before = history.length;
    go('/import', { replace: true });
    expect(history.length).toBe(before);
    expect(location.pathname).toBe('/import');
  });

  it('follows plain clicks on our own links only', () => {
    const anchor = document.createElement('a');
    anchor.href = '/about';
    document.body.append(anchor);
    const action = link(anchor);
    anchor.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(location.pathname).toBe('/about');
    go('/');
    const held = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    anchor.addEventListener('click', (event) => event.preventDefault(), { once: true });
    anchor.dispatchEvent(held);
    expect(location.pathname).toBe('/');
    action.destroy();
    anchor.remove();
  });
});
