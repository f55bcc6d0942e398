// What news bring flies from where it comes from to its owner: which tokens, from which thing, to which. The events say
// what was gained and by which rule; where on the board that was follows from the events before it.

import type { EventLine } from '$lib/wire';
import type { Components, RogView, TileData } from './data';

/** A place on the board, named like its thing. */
export type Place =
  | { thing: 'shore' | 'river' | 'row' | 'stack' | 'mastery' | 'region'; at: number }
  | { thing: 'track'; at: number; space: number }
  | { thing: 'mouth' }
  | { thing: 'plate'; seat: string };

export interface Flight {
  seat: string;
  what: string;
  /** What is gained; less than 0: lost beyond a limit. */
  amount: number;
  from: Place;
  /** null: it goes nowhere. */
  to: Place | null;
}

const MOST = 14; // tokens at once
const OWNERS = ['ROG-8.7', 'ROG-16.2'];

/** The resource that an entry of a reward gives. */
function kindOf(reward: Record<string, unknown>): string {
  const [what = ''] = Object.keys(reward);
  return what.startsWith('koku') ? 'koku' : what;
}

/** The owner rewards that can come due in these shore spaces, in the order they are given. */
function ownerRewards(view: RogView, components: Components, shores: readonly number[]): { shore: number; seat: string; what: string }[] {
  return shores.flatMap((shore) => {
    const built = view.shore[shore];
    const rewards = built ? (components.tiles.get(built.tile)?.owner ?? []) : [];
    return rewards.flatMap((reward) => (built?.markers ?? []).map((seat) => ({ shore, seat, what: kindOf(reward) })));
  });
}

/** Walks through the events of a step and remembers where they happen. */
class Walk {
  readonly found: Flight[] = [];
  private here: Place | null = null;
  private river = 0;
  private tile: TileData | undefined;
  private due: string[] = []; // what visitors still get where the ship is
  private owners: { shore: number; seat: string; what: string }[] = [];
  private passed: Place[] = []; // reward spaces of a track that were reached
  private readonly influence = new Map<string, number>();

  constructor(
    private readonly before: RogView,
    private readonly after: RogView,
    private readonly components: Components,
  ) {}

  step({ data, rule }: EventLine): void {
    const seat = String(data.seat ?? '');
    switch (data.event) {
      case 'sailed':
        this.river = Number(data.river);
        this.here = { thing: 'river', at: this.river };
        this.owners = ownerRewards(this.after, this.components, this.touched());
        break;
      case 'visited':
      case 'built':
      case 'marked':
        this.here = { thing: 'shore', at: Number(data.shore) };
        this.tile = this.components.tiles.get(String(data.tile));
        this.due = (this.tile?.visitor ?? []).map(kindOf);
        break;
      case 'journey':
      case 'activated':
        this.here = { thing: 'mouth' };
        break;
      case 'delivered':
        this.here = { thing: 'region', at: Number(data.region) };
        break;
      case 'claimed':
        this.here = this.mastery(String(data.mastery));
        break;
      case 'triggered':
        this.here = { thing: 'stack', at: 2 };
        break;
      case 'emperor':
        this.here = null;
        this.owners = ownerRewards(this.after, this.components, Object.keys(this.after.shore).map(Number));
        break;
      case 'influence':
        this.moved(seat, Number(data.region), Number(data.space), rule);
        break;
      case 'gain':
      case 'lost':
        this.gained(seat, String(data.what), Number(data.amount), data.event === 'lost', rule);
        break;
    }
  }

  private touched(): number[] {
    return this.components.raw.river_spaces.entries.find(({ id }) => id === this.river)?.shore ?? [];
  }

  private mastery(id: string): Place | null {
    const slot = [1, 2, 3].find((at) => this.after.masteries[at]?.card === id);
    return slot ? { thing: 'mastery', at: slot } : null;
  }

  private owner(seat: string, what: string): Place | null {
    const at = this.owners.findIndex((other) => other.seat === seat && other.what === what);
    const [reward] = at < 0 ? [] : this.owners.splice(at, 1);
    return reward ? { thing: 'shore', at: reward.shore } : null;
  }

  private moved(seat: string, region: number, space: number, rule: string | null): void {
    const key = `${seat}${region}`;
    const was = this.influence.get(key) ?? this.before.seats[seat]?.influence[region] ?? 0;
    this.influence.set(key, space);
    const from = OWNERS.includes(rule ?? '') ? this.owner(seat, 'influence') : this.here;
    this.passed = [...this.components.rewards].flatMap(([at, rewards]) =>
      at > was && at <= space ? rewards.map((): Place => ({ thing: 'track', at: region, space: at })) : [],
    );
    if (from && space > was) this.add({ seat, what: 'influence', amount: space - was, from, to: { thing: 'track', at: region, space } });
  }

  private gained(seat: string, what: string, amount: number, lost: boolean, rule: string | null): void {
    const from = this.source(seat, what, lost, rule);
    if (from) this.add({ seat, what, amount: lost ? -amount : amount, from, to: lost ? null : { thing: 'plate', seat } });
  }

  private source(seat: string, what: string, lost: boolean, rule: string | null): Place | null {
    if (lost) return this.lostFrom(seat, what);
    if (rule === 'ROG-13.2') return this.passed.shift() ?? this.here;
    if (rule === 'ROG-7.3') return { thing: 'row', at: this.components.raw.building_row.spaces };
    if (rule === 'ROG-9.1') return { thing: 'mouth' };
    if (rule?.startsWith('ROG-19')) return null; // a trade: nothing on the board gives it
    if (OWNERS.includes(rule ?? '')) return (this.here = this.owner(seat, what) ?? this.here);
    if (this.here?.thing === 'shore' && rule === 'ROG-8.5') {
      const at = this.due.indexOf(what);
      if (at < 0 && what === 'koku') return { thing: 'river', at: this.river }; // of an empty space
      if (at >= 0) this.due.splice(at, 1);
    }
    return this.here;
  }

  /** What is lost beyond a limit is of the gain just before it, else of a reward of its own. */
  private lostFrom(seat: string, what: string): Place | null {
    const last = this.found.at(-1);
    if (last?.seat === seat && last.what === what && last.amount > 0) return last.from;
    const at = this.due.indexOf(what);
    if (at < 0) return this.owner(seat, what) ?? this.here;
    this.due.splice(at, 1);
    return this.here;
  }

  private add(flight: Flight): void {
    const same = this.found.find(
      (other) =>
        other.seat === flight.seat &&
        other.what === flight.what &&
        other.amount > 0 === flight.amount > 0 &&
        JSON.stringify([other.from, other.to]) === JSON.stringify([flight.from, flight.to]),
    );
    if (same) same.amount += flight.amount;
    else this.found.push(flight);
  }
}

/** The tokens that fly for these news; none when more happened than the eye can follow. */
export function flightsOf(news: readonly EventLine[], before: RogView, after: RogView, components: Components): Flight[] {
  const walk = new Walk(before, after, components);
  for (const event of news) walk.step(event);
  return walk.found.length > MOST ? [] : walk.found;
}
