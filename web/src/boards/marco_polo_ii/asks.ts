// What is to be chosen where nothing on the table stands for it: options to press, and plain words such as "set out".

import type { ActionLine } from '$lib/wire';
import type { Target } from '../types';
import { askedOf, type Components, type MpView } from './data';
import { type Sign, signOf, signsOf } from './signs';

/** Something to press. */
export interface Option {
  target: Target;
  signs: Sign[];
  /** Said after the signs, as a text key with its arguments. */
  key?: string;
  args?: Record<string, string | number>;
}

/** Answers without a thing, in the order in which they stand. */
export const PLAIN = ['go', 'again', 'stop', 'decline', 'end'] as const;

/** The plain answers that are legal now. */
export function plainAnswers(actions: readonly ActionLine[]): string[] {
  return PLAIN.filter((verb) => actions.some(({ data }) => data.do === verb));
}

const values = (actions: readonly ActionLine[], verb: string, key: string): (string | number)[] => [
  ...new Set(actions.flatMap(({ data }) => (data.do === verb ? [(data[key] ?? '') as string | number] : []))),
];

function exchangeSigns(components: Components, view: MpView, way: string): Sign[] {
  const card = components.cards.get(view.cards[String(askedOf(view)?.card)] ?? '');
  const pair = way === 'first' ? card?.first : card?.second;
  return [...signsOf(pair?.cost), { word: '→' }, ...signsOf(pair?.gain)];
}

function oasisGain(components: Components, what: string): Sign[] {
  const data = (components.raw.characters as Record<string, unknown>).mongke_khan as { oasis_choices?: Record<string, number>[] } | undefined;
  return signsOf(data?.oasis_choices?.find((choice) => what in choice) ?? { [what]: 1 });
}

/** The options of the decision that is asked for. */
export function optionsOf(components: Components, view: MpView, actions: readonly ActionLine[]): Option[] {
  const asked = askedOf(view);
  const points = Number(asked?.points ?? 0);
  const icons = (asked?.icons ?? {}) as Record<string, number>;
  const of = (verb: string, key: string, make: (value: string | number) => Sign[], more?: (value: string | number) => Partial<Option>): Option[] =>
    values(actions, verb, key).map((value) => ({ target: { do: verb, [key]: value }, signs: make(value), ...more?.(value) }));
  // Where jade can stand in for one of the two alone, the other one needs no question.
  const jadeFor = (key: string, make: (value: string | number) => Sign[]): Option[] => {
    const found = of('pay', key, make);
    return found.length > 1 || actions.length === 1 ? found : [];
  };
  return [
    ...of('take', 'icon', (icon) => [signOf(String(icon), icons[icon] ?? null)]),
    ...of('good', 'good', (good) => [{ word: '+' }, signOf(String(good), null)]),
    ...of('give', 'good', (good) => [{ word: '−' }, signOf(String(good), null)]),
    ...of('direction', 'exchange', (way) => exchangeSigns(components, view, String(way))),
    ...of('oasis', 'what', (what) => oasisGain(components, String(what))),
    ...of('compensate', 'coins', (coins) => [
      ...(Number(coins) > 0 ? [signOf('coins', Number(coins))] : []),
      ...(points > Number(coins) ? [signOf('camels', points - Number(coins))] : []),
    ]),
    ...jadeFor('for_coins', (jade) => [signOf('jade', Number(jade)), { word: '→' }, signOf('coins', null)]),
    ...jadeFor('for_camels', (jade) => [signOf('jade', Number(jade)), { word: '→' }, signOf('camels', null)]),
    ...of('pair', 'die', () => [], (value) => ({ key: 'mp2web-pair', args: { value } })),
    ...(asked?.do === 'path' ? figures(actions) : []),
    ...(asked?.do === 'arrival' ? arrivals(components, view, actions) : []),
    ...(asked?.do === 'keep' ? drawn(components, String(asked.contract), actions) : []),
  ];
}

/** Which figure takes the step that was picked, where both could. */
function figures(actions: readonly ActionLine[]): Option[] {
  const steps = actions.filter(({ data }) => data.do === 'step');
  const [first] = steps;
  if (steps.length !== 2 || steps.some(({ data }) => data.location !== first?.data.location)) return [];
  return ['', 2].map((figure) => ({
    target: { do: 'step', location: String(first?.data.location), figure },
    signs: [signOf('move', null)],
    key: 'mp2web-figure',
    args: { figure: figure === '' ? 1 : 2 },
  }));
}

/** What is taken in the city that was picked, where it brings two things. */
function arrivals(components: Components, view: MpView, actions: readonly ActionLine[]): Option[] {
  const taken = actions.filter(({ data }) => data.do === 'claim' || data.do === 'bonus');
  const [first] = taken;
  if (taken.length !== 2 || taken.some(({ data }) => data.city !== first?.data.city)) return [];
  return taken.map(({ data }) => {
    const city = String(data.city);
    const gain = data.do === 'claim' ? components.outposts.get(view.outposts[city] ?? '') : components.bonuses.get(view.city_bonuses[city] ?? '');
    return { target: { do: String(data.do), city }, signs: [...(data.do === 'bonus' ? [{ word: '!' }] : []), ...signsOf(gain)] };
  });
}

/** A contract from the pile that may go at once: it lies on no board yet. */
function drawn(components: Components, contract: string, actions: readonly ActionLine[]): Option[] {
  const found = components.contracts.get(contract);
  if (!found || !actions.some(({ data }) => data.contract === contract)) return [];
  return [{ target: { do: 'discard', contract }, signs: [{ word: '×' }, ...signsOf(found.cost), { word: '→' }, ...signsOf(found.gain)] }];
}
