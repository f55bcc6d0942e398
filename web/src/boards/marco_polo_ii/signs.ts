// What is gained and paid, as signs: an icon with its number; icons of cities and seals; the blazons of the shields.

import type { IconName } from '$lib/pieces/icons';
import { look } from '$lib/pieces/resources';
import { type CardData, type Gains, type Role, type Seal, SEALS } from './data';

/** A sign in a row: an icon with a number, or a word between icons. */
export type Sign =
  | { icon: IconName; color: string; count: number | null; what: string }
  | { word: string };

const ORDER = ['camels', 'coins', 'pepper', 'silk', 'gold', 'any_good', 'different_goods', 'jade', 'vp'];
const place = (what: string): number => (ORDER.includes(what) ? ORDER.indexOf(what) : ORDER.length);

export const signOf = (what: string, count: number | null): Sign => ({ ...look(what), count, what });
const word = (text: string): Sign => ({ word: text });

/** Gains or costs as signs, always in the same order; a single one needs no number, but VP always have theirs. */
export function signsOf(gains: Gains | undefined): Sign[] {
  return Object.entries(gains ?? {})
    .sort(([one], [other]) => place(one) - place(other))
    .map(([what, count]) => signOf(what, count === 1 && what !== 'vp' ? null : count));
}

export const SEAL_ICONS: Record<Seal, IconName> = { farmer: 'farmer', spicer: 'spicer', tailor: 'tailor', jeweler: 'jeweler' };
/** The color of a seal is that of the good it is improved with. */
export const SEAL_COLORS: Record<Seal, string> = {
  farmer: 'var(--tile-green)',
  spicer: 'var(--tile-red)',
  tailor: 'var(--silk)',
  jeweler: 'var(--points-yellow)',
};
export const isSeal = (value: unknown): value is Seal => SEALS.includes(value as Seal);

export const ROLE_ICONS: Record<Role, IconName> = {
  start: 'yellow_and_yangtze',
  contract: 'contract',
  card: 'card',
  special: 'fortress',
  small: 'village',
  oasis: 'oasis',
};

/** Values of the die that give the same, as one: "1-3". */
function runs<T>(values: readonly T[]): { from: number; to: number; value: T }[] {
  const found: { from: number; to: number; value: T }[] = [];
  values.forEach((value, at) => {
    const last = found.at(-1);
    if (last && JSON.stringify(last.value) === JSON.stringify(value)) last.to = at + 1;
    else found.push({ from: at + 1, to: at + 1, value });
  });
  return found;
}
const span = ({ from, to }: { from: number; to: number }): string => (from === to ? `${from}:` : `${from}\u2013${to}:`);

/** What a city card does, as signs. */
export function cardSigns(card: CardData): Sign[] {
  const die: Sign = { icon: 'die', color: 'var(--ink-2)', count: null, what: 'pips' };
  switch (card.kind) {
    case 'per_pip':
      return [die, word('×'), ...signsOf(card.gain)];
    case 'count':
      return [
        { icon: card.what === 'placed_posts' ? 'post' : 'contract', color: 'var(--ink)', count: null, what: String(card.what) },
        word('×'),
        ...signsOf(card.gain),
        word('≤'),
        die,
      ];
    case 'table':
      return runs(card.gains ?? []).flatMap((run) => [word(span(run)), ...signsOf(run.value)]);
    case 'convert':
      return [...signsOf(card.cost), word('→'), ...signsOf(card.gain), word('≤'), die];
    case 'two_way':
      return [...signsOf(card.first?.cost), word('→'), ...signsOf(card.first?.gain), word('/'), ...signsOf(card.second?.cost), word('→'), ...signsOf(card.second?.gain)];
    case 'bonuses':
      return runs(card.times ?? []).flatMap((run) => [word(span(run)), { icon: 'copy', color: 'var(--ink)', count: run.value, what: 'bonus' } as Sign]);
    case 'seal':
      return [...signsOf(card.cost), word('→'), { icon: 'seal', color: 'var(--loss)', count: null, what: 'seal' }];
  }
}

/** What lies on the field of a shield: `shield_a` is the first of them. */
const BLAZONS: readonly string[] = [
  'M-3.2-10H3.2V11H-3.2Z', // a pale
  'M-10-3.6H10V2.4H-10Z', // a fess
  'M-10-10L-5-10L10 4V9L8 11L-10-5Z', // a bend
  'M-2.6-10H2.6V-3.4H10V1.6H2.6V12H-2.6V1.6H-10V-3.4H-2.6Z', // a cross
  'M-10-10H-5.5L0-4L5.5-10H10V-6L3.6 0L9 6.5L5.5 9L0 3.6L-5.5 9L-9 6.5L-3.6 0L-10-6Z', // a saltire
  'M-10 5L0-5L10 5V10L0 1L-10 10Z', // a chevron
  'M-10-10H0V0H-10ZM0 0H10V4L0 12Z', // quarters
  'M-5.6-0.5A5.6 5.6 0 1 1 5.6-0.5A5.6 5.6 0 1 1-5.6-0.5Z', // a disc
  'M0-8L6.4 0L0 8L-6.4 0Z', // a lozenge
];
const TINCTURES = ['var(--seat-a)', 'var(--tile-blue)', 'var(--tile-green)', 'var(--seat-e)', 'var(--influence)', 'var(--camels)'];

/** The drawing of a shield by its place in the data. */
export function blazon(index: number): { path: string; color: string } {
  return { path: BLAZONS[index % BLAZONS.length] ?? '', color: TINCTURES[index % TINCTURES.length] ?? 'var(--ink)' };
}

/** The width of a row of signs at a size of icons. */
export function widthOf(signs: readonly Sign[], size: number, gap = 3): number {
  return signs.reduce((all, sign) => all + widthOfOne(sign, size) + gap, 0) - (signs.length > 0 ? gap : 0);
}

export const fontFor = (size: number): number => Math.max(15.6, size * 0.95);

/** The width of one sign. */
export function widthOfOne(sign: Sign, size: number): number {
  const letter = fontFor(size) * 0.56;
  if ('word' in sign) return letter * (sign.word.length === 1 ? 1.15 : sign.word.length * 0.95);
  return size + (sign.count === null ? 0 : letter * String(sign.count).length + 2);
}

/** The sign of each character: what it is about. */
export const CHARACTER_ICONS: Readonly<Record<string, IconName>> = {
  abha_basu: 'jade',
  de_wu: 'seal',
  filippo_vitello: 'post',
  gantulga_od: 'camels',
  isabella_donati: 'die',
  mailin_and_tian_chin: 'move',
  mongke_khan: 'oasis',
};
