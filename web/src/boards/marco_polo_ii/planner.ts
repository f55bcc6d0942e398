// Ways through the map and what they cost: for whoever plans a journey, and for the sums while a path is announced.
// Paragraphs are those of the rulebook. Nothing here decides what is legal: the server does.

import { type CardData, type Components, type Gains, type MpView, type Pending, type Seal, SEALS, type SeatState, type Step } from './data';

/** What can be due for a journey. */
export interface Bill {
  coins: number;
  camels: number;
  jade: number;
}

export interface Road {
  to: string;
  cost: Bill;
  seal: Seal | null;
}

/** The map as roads out of each place. */
export interface Atlas {
  roads: ReadonlyMap<string, readonly Road[]>;
  oases: ReadonlySet<string>;
}

/** What a character changes about a journey (MP2-19.4, MP2-19.7). */
export interface Traveler {
  freeOases: boolean;
  freeRoads: boolean;
}

/** A way from a figure to a place. */
export interface Way {
  figure: number;
  path: readonly string[];
  /** Movement used. */
  used: number;
  bill: Bill;
  seals: readonly Seal[];
}

/** What is not there. */
export interface Missing extends Bill {
  steps: number;
  seals: readonly Seal[];
}

/** What lets figures move: an action space, a card, or an icon. */
export interface Means {
  /** `travel_lower`, a card slot, or `icon`. */
  by: string;
  /** The most movement it allows. */
  movement: number;
  /** What is due besides the routes when so much movement is used. */
  extra(used: number): Bill;
}

/** A way with the means that suit it best, and what stands against it. */
export interface Verdict {
  way: Way;
  means: Means;
  bill: Bill;
  /** Jade that stands in for coins and camels (MP2-2.2). */
  standIn: number;
  missing: Missing;
  reachable: boolean;
}

const NOTHING: Bill = { coins: 0, camels: 0, jade: 0 };
const LONGEST = 8; // movement that is looked at
const WORTH = { coins: 2, camels: 3, jade: 6 }; // as the Money Bag weighs them

const billOf = (cost: Gains): Bill => ({ coins: cost.coins ?? 0, camels: cost.camels ?? 0, jade: cost.jade ?? 0 });
export const sum = (one: Bill, other: Bill): Bill => ({
  coins: one.coins + other.coins,
  camels: one.camels + other.camels,
  jade: one.jade + other.jade,
});
const times = (bill: Bill, count: number): Bill => ({ coins: bill.coins * count, camels: bill.camels * count, jade: bill.jade * count });
const worth = (bill: Bill): number => bill.coins * WORTH.coins + bill.camels * WORTH.camels + bill.jade * WORTH.jade;

/** The roads of the component data. */
export function atlasOf({ raw }: Components): Atlas {
  const roads = new Map<string, Road[]>();
  for (const { between, cost, seal } of raw.routes.entries) {
    for (const [from, to] of [between, [between[1], between[0]]] as const) {
      roads.set(from, [...(roads.get(from) ?? []), { to, cost: billOf(cost), seal: seal ?? null }]);
    }
  }
  return { roads, oases: new Set(raw.oases.entries.map(({ id }) => id)) };
}

/** What the seat's character changes. */
export function travelerOf(seat: SeatState | undefined): Traveler {
  return { freeOases: seat?.character === 'mongke_khan', freeRoads: seat?.character === 'gantulga_od' };
}

const priceOf = (road: Road, traveler: Traveler): Bill => (traveler.freeRoads ? { ...NOTHING, jade: road.cost.jade } : road.cost);
const stepsOf = (road: Road, atlas: Atlas, traveler: Traveler): number => (traveler.freeOases && atlas.oases.has(road.to) ? 0 : 1);

const within = (one: Way, other: Way): boolean =>
  one.used <= other.used &&
  one.bill.coins <= other.bill.coins &&
  one.bill.camels <= other.bill.camels &&
  one.bill.jade <= other.bill.jade &&
  one.seals.every((seal) => other.seals.includes(seal));

/** Every way from one place to another that no other one beats in movement, coins, camels, jade and seals alike. */
export function waysBetween(atlas: Atlas, traveler: Traveler, from: string, to: string, figure = 1): Way[] {
  const best = new Map<string, Way[]>([[from, [{ figure, path: [], used: 0, bill: NOTHING, seals: [] }]]]);
  const open: [string, Way][] = [[from, { figure, path: [], used: 0, bill: NOTHING, seals: [] }]];
  for (let next = open.shift(); next; next = open.shift()) {
    const [here, way] = next;
    if (here === to && way.path.length > 0) continue;
    for (const road of atlas.roads.get(here) ?? []) {
      const used = way.used + stepsOf(road, atlas, traveler);
      if (used > LONGEST || way.path.includes(road.to) || road.to === from) continue;
      const seals = road.seal && !way.seals.includes(road.seal) ? SEALS.filter((seal) => seal === road.seal || way.seals.includes(seal)) : way.seals;
      const longer: Way = { figure, path: [...way.path, road.to], used, bill: sum(way.bill, priceOf(road, traveler)), seals };
      const known = best.get(road.to) ?? [];
      if (known.some((other) => within(other, longer))) continue;
      best.set(road.to, [...known.filter((other) => !within(longer, other)), longer]);
      open.push([road.to, longer]);
    }
  }
  return from === to ? [] : (best.get(to) ?? []);
}

// ---- what a seat can do ----------------------------------------------------------------------------------------------

const atOnce = (bill: Bill): ((used: number) => Bill) => () => bill;

/** How many of these dice show so much or more. */
const atLeast = (dice: readonly number[], value: number): number => dice.filter((die) => die >= value).length;

/** What is due for an occupied space: the lowest die, so the lowest that still goes so far (MP2-7.2, MP2-7.5). */
function lowestFor(dice: readonly number[], needed: number, used: number): number {
  return [1, 2, 3, 4, 5, 6].find((value) => value >= used && dice.includes(value) && atLeast(dice, value) >= needed) ?? 0;
}

function moves(card: CardData | undefined): number {
  return card?.kind === 'convert' ? (card.gain?.move ?? 0) : 0;
}

/** What a card asks for, as often as the movement needs it, once at least (MP2-15.6). */
function repeated(card: CardData): (used: number) => Bill {
  const each = moves(card);
  return (used) => times(billOf(card.cost ?? {}), Math.max(1, Math.ceil(used / each)));
}

/**
 * What could move a seat's figures with the dice it has left: the Travel spaces and the cards with movement that are
 * open to it. A seat without dice plans its next round: any dice, nobody else there.
 */
export function meansOf(components: Components, view: MpView, letter: string): Means[] {
  const seat = view.seats[letter];
  if (!seat) return [];
  const ahead = seat.dice.own.length + seat.dice.black.length === 0;
  const found: Means[] = [];
  for (const space of components.raw.travel.entries) {
    if (seat.character === 'gantulga_od' && space.id !== 'lower') continue;
    const placed = ahead ? [] : (view.spaces[`travel_${space.id}`] ?? []);
    const own = placed.some(({ of }) => of === letter) ? [] : seat.dice.own;
    const dice = ahead ? [6, 6, 6] : [...own, ...seat.dice.black];
    const lowest = [...dice].sort((one, other) => other - one)[space.dice - 1] ?? 0;
    const entry = billOf(space.entry_cost);
    found.push({
      by: `travel_${space.id}`,
      movement: Math.min(space.cap, lowest),
      extra: placed.length === 0 ? atOnce(entry) : (used) => ({ ...entry, coins: entry.coins + (lowestFor(dice, space.dice, used) || lowest) }),
    });
  }
  const highest = ahead ? 6 : Math.max(0, ...seat.dice.own, ...seat.dice.black);
  for (const [slot, id] of Object.entries(view.cards)) {
    const card = id ? components.cards.get(id) : undefined;
    const city = slot.replace(/_card_\d+$/, '');
    const mine = slot.startsWith('open_') || (seat.posts.includes(city) && !(view.turn === letter && view.new_posts.includes(city)));
    const blocked = !ahead && (view.spaces[slot]?.length ?? 0) > 0;
    if (card && moves(card) > 0 && mine && !blocked) found.push({ by: slot, movement: highest * moves(card), extra: repeated(card) });
  }
  return found;
}

/** The means of the path that is being announced. */
export function announcedMeans(components: Components, view: MpView, asked: Pending): Means {
  const by = String(asked.by);
  const movement = Number(asked.movement);
  const card = components.cards.get(view.cards[by] ?? '');
  if (card) return { by, movement, extra: repeated(card) };
  const space = components.raw.travel.entries.find(({ id }) => by === `travel_${id}`);
  const entry = billOf(space?.entry_cost ?? {});
  return { by, movement, extra: atOnce({ ...entry, coins: entry.coins + view.due }) };
}

/** What is due and what of it is there, jade standing in where coins or camels lack (MP2-2.2). */
export function reckon(held: Bill, due: Bill): { standIn: number; missing: Bill; left: Bill } {
  const spare = Math.max(0, held.jade - due.jade);
  const lacks = { coins: Math.max(0, due.coins - held.coins), camels: Math.max(0, due.camels - held.camels) };
  const forCamels = Math.min(spare, lacks.camels);
  const forCoins = Math.min(spare - forCamels, lacks.coins);
  return {
    standIn: forCamels + forCoins,
    missing: { coins: lacks.coins - forCoins, camels: lacks.camels - forCamels, jade: Math.max(0, due.jade - held.jade) },
    left: {
      coins: Math.max(0, held.coins - due.coins),
      camels: Math.max(0, held.camels - due.camels),
      jade: spare - forCamels - forCoins,
    },
  };
}

/** What has been announced so far: movement used and costs of the roads, by the steps of the path. */
export function announced(atlas: Atlas, traveler: Traveler, figures: readonly string[], path: readonly Step[]): { used: number; bill: Bill; at: string[] } {
  const at = [...figures];
  let used = 0;
  let bill = NOTHING;
  for (const { to, figure = 1 } of path) {
    const road = atlas.roads.get(at[figure - 1] ?? '')?.find((one) => one.to === to);
    if (road) {
      used += stepsOf(road, atlas, traveler);
      bill = sum(bill, priceOf(road, traveler));
    }
    at[figure - 1] = to;
  }
  return { used, bill, at };
}

/** How a way fares by these means, after what was announced already. */
export function verdictOn(seat: SeatState, way: Way, means: Means, before: { used: number; bill: Bill } = { used: 0, bill: NOTHING }): Verdict {
  const used = before.used + way.used;
  const bill = sum(sum(before.bill, way.bill), means.extra(used));
  const { standIn, missing } = reckon(seat, bill);
  const seals = way.seals.filter((seal) => seat.seals[seal] === 'none');
  const steps = Math.max(0, used - means.movement);
  const reachable = steps === 0 && seals.length === 0 && missing.coins + missing.camels + missing.jade === 0;
  return { way, means, bill, standIn, missing: { ...missing, steps, seals }, reachable };
}

const shortOf = ({ missing }: Verdict): number => missing.seals.length * 100 + missing.steps * 20 + worth(missing);
const better = (one: Verdict, other: Verdict): number =>
  Number(other.reachable) - Number(one.reachable) || shortOf(one) - shortOf(other) || worth(one.bill) - worth(other.bill) || one.way.used - other.way.used;

/** The best means for a way. */
function judged(seat: SeatState, way: Way, all: readonly Means[], before?: { used: number; bill: Bill }): Verdict | null {
  const verdicts = all.map((means) => verdictOn(seat, way, means, before)).sort(better);
  return verdicts[0] ?? null;
}

/** The journeys worth a thought: what can be done first, and the cheapest and the shortest of what cannot. */
function chosen(verdicts: readonly Verdict[], most: number): Verdict[] {
  const sorted = [...verdicts].sort(better);
  const [first] = sorted;
  if (!first) return [];
  const shortest = [...sorted].sort((one, other) => one.way.used - other.way.used || better(one, other))[0];
  const cheapest = [...sorted].sort((one, other) => worth(one.way.bill) - worth(other.way.bill) || better(one, other))[0];
  const kept: Verdict[] = [];
  for (const one of [first, cheapest, shortest, ...sorted]) {
    const same = kept.some(({ way }) => one && way.path.join() === one.way.path.join());
    if (one && !same && kept.length < most) kept.push(one);
  }
  return kept.sort(better);
}

export interface Plan {
  figure: number;
  from: string;
  verdicts: Verdict[];
}

/**
 * Ways to a place for each figure of a seat, the best first: during its announcement from where the path has come to,
 * with what that costs already; otherwise from where the figures stand, by whatever could move them.
 */
export function planTo(components: Components, atlas: Atlas, view: MpView, letter: string, to: string, most = 3): Plan[] {
  const seat = view.seats[letter];
  if (!seat) return [];
  const traveler = travelerOf(seat);
  const asked = view.pending.at(-1);
  const announcing = asked?.do === 'path' && asked.seat === letter ? asked : null;
  const before = announcing ? announced(atlas, traveler, seat.figures, view.path) : null;
  const means = announcing ? [announcedMeans(components, view, announcing)] : meansOf(components, view, letter);
  return (before?.at ?? seat.figures).map((from, index) => {
    const ways = waysBetween(atlas, traveler, from, to, index + 1);
    const verdicts = ways.flatMap((way) => judged(seat, way, means, before ?? undefined) ?? []);
    return { figure: index + 1, from, verdicts: chosen(verdicts, most) };
  });
}
