// What is to be chosen where nothing on the table stands for it: options to press, and plain words such as "pass".

import type { ActionLine } from '$lib/wire';
import type { Target } from '../types';
import { type Components, type Effect, type Pending } from './data';
import { effectSigns, type Sign, signOf, word } from './signs';

/** Something to press. */
export interface Option {
  target: Target;
  signs: Sign[];
}

/** Answers without a thing, in the order in which they stand. */
export const PLAIN = ['banner', 'extra_step', 'stop', 'pass', 'end'] as const;

/** The plain answers that are legal now. */
export function plainAnswers(actions: readonly ActionLine[]): string[] {
  return PLAIN.filter((verb) => actions.some(({ data }) => data.do === verb));
}

const named = (actions: readonly ActionLine[], verb: string): ActionLine[] => actions.filter(({ data }) => data.do === verb);

/** An effect by the name that frames give it: a ship's space, a Demand tile. */
export function effectOf(components: Components, name: unknown): Effect | undefined {
  const [id = '', at] = String(name).split('.');
  const ship = components.ships.get(id);
  if (ship) return ship.spaces[Number(at) - 1];
  return components.demands.get(id)?.reward;
}

/** The options of the decision that is asked for. */
export function optionsOf(components: Components, asked: Pending | null, actions: readonly ActionLine[], chosen: Target | null): Option[] {
  const of = (verb: string, keys: readonly string[], make: (data: ActionLine['data']) => Sign[]): Option[] =>
    named(actions, verb).map(({ data }) => ({ target: { do: verb, ...Object.fromEntries(keys.map((key) => [key, data[key] as string | number])) }, signs: make(data) }));
  const left = Number(asked?.left ?? 0);
  const { loss_coins, loss_points } = components.raw.battle;
  // Where a delivery can be paid with several goods, the good is asked for once its space is picked.
  const deliveries = chosen?.slot === undefined ? [] : named(actions, 'deliver').filter(({ data }) => data.slot === chosen.slot && data.space === chosen.space);
  return [
    ...of('take', ['kind'], ({ kind }) => [word('+'), signOf(String(kind), null)]),
    ...of('swap', ['resource', 'good'], ({ resource, good }) => [signOf(String(resource), null), word('→'), signOf(String(good), null)]),
    ...of('first', ['reward'], ({ reward }) => effectSigns(effectOf(components, asked?.[String(reward)]))),
    ...of('buy_steps', ['steps'], ({ steps }) => {
      const offer = components.raw.figurines.offers.find((one) => one.steps === Number(steps));
      return [signOf('palace_any', Number(steps)), word('−'), signOf('coins', offer?.coins ?? null)];
    }),
    ...of('lose_coins', ['coins'], ({ coins }) => {
      const points = (left - Number(coins)) * loss_points;
      return [word('−'), ...(Number(coins) > 0 ? [signOf('coins', Number(coins) * loss_coins)] : []), ...(points > 0 ? [signOf('points', points)] : [])];
    }),
    ...(deliveries.length > 1 ? deliveries.map(({ data }) => ({ target: { do: 'deliver', good: String(data.good) }, signs: [word('−'), signOf(String(data.good), null)] })) : []),
  ];
}
