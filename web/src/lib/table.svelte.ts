// A table as the page holds it: the latest view, the log, what is picked and selected, and the answers to "why not?".
import type { Target } from '$boards/types';
import { fits, grouped, onlyOneLeft, pick as picked, targetOf, typed, type Group } from '../table/actions';
import { eventsOf, holeIn, merged, othersMoved, since, type Hole } from '../table/log';
import { callsTo, type Calls } from '../table/calls';
import { noteSeal } from '../table/dice';
import { ApiError, wordsOf } from './api';
import { Connection, type Answer, type Outside, type Wish } from './connection.svelte';
import { reuse } from './reuse';
import { confirmAll } from './settings.svelte';
import type { ActionLine, EventLine, LogItem, PreviewAnswer, Presence, Refused, TableView, WhyAnswer } from './wire';

/** A question "why not?" with its answer, once it is there. `from` is the element it was asked at. */
export interface Question {
  about: Target | null;
  action: string | null;
  from: Element | null;
  answer: WhyAnswer | null;
  /** What is to be said instead of reasons: a failure, or that it is not one's turn. */
  note: string;
}

/** A notice at the prompt: what became of a request. */
export interface Notice {
  text: string;
  rule: string | null;
  help: string;
  calm: boolean;
}

const MOST_ITEMS = 200; // of the log that the server gives at once
const CALM = 400; // ms after the table moved on in which nothing is played at once: a second press that was not meant

export class Table {
  view = $state.raw<TableView | null>(null);
  log = $state.raw<LogItem[]>([]);
  /** Whether the log goes back to the beginning. */
  whole = $state(false);
  loadingLog = $state(false);
  /** The events of the last change, for motion. */
  news = $state.raw<EventLine[]>([]);
  /** The entry after which the summary "since your last move" begins; null: none is offered. */
  away = $state<number | null>(null);

  chosen = $state.raw<Target | null>(null);
  selected = $state.raw<ActionLine | null>(null);
  preview = $state.raw<PreviewAnswer | null>(null);
  filter = $state('');
  question = $state<Question | null>(null);
  notice = $state.raw<Notice | null>(null);
  /** The action that is on its way; nothing else is played meanwhile. */
  acting = $state<string | null>(null);

  private readonly actions: ActionLine[] = $derived(this.view?.actions ?? []);
  /** The actions that what was picked leaves. */
  readonly open: ActionLine[] = $derived.by(() => this.narrowed());
  readonly groups: Group[] = $derived(grouped(this.open, this.chosen));
  readonly yours: boolean = $derived.by(() => {
    const view = this.view;
    if (view === null || view.status !== 'playing') return false;
    return view.seats.some(({ seat, you, bot }) => seat === view.to_act && you && bot === '');
  });
  /** What the others have done since the viewer's last own entry. */
  readonly sinceOwn: LogItem[] = $derived.by(() => {
    const items = since(this.log, this.view?.last_own ?? 0);
    return othersMoved(items, this.view?.you ?? []) ? items : [];
  });

  readonly line: Connection;
  private seen = -1;
  private filling = false;
  private readonly forecasts = new Map<string, Promise<PreviewAnswer | null>>();
  private forecastsAt = ''; // the position that they are of
  private moved = 0; // when the table moved on last
  private done = -1; // the entry of our own action that the table has not shown yet

  constructor(
    readonly id: string,
    language: string,
    outside?: Outside,
    private readonly calls: Calls = callsTo(id),
  ) {
    this.line = new Connection(
      id,
      language,
      {
        table: (view, fresh) => this.take(view, fresh),
        presence: (presence) => this.here(presence),
        seq: () => this.view?.seq ?? 0,
        version: () => this.view?.version ?? -1,
        eyes: () => ((this.view?.you.length ?? 0) > 1 ? (this.view?.eyes ?? null) : null),
        late: (answer) => this.refused(answer),
      },
      outside,
    );
  }

  close(): void {
    this.line.close();
  }

  // ---- what the server tells -------------------------------------------------------------------------------------

  private take(told: TableView, fresh: boolean): void {
    const before = this.view;
    if (before && !fresh && told.version < before.version) return; // an answer that was overtaken by a later one
    const view = reuse(before, told);
    const first = before === null;
    const otherEyes = before !== null && (before.eyes !== view.eyes || before.curtain !== view.curtain);
    if (otherEyes || (before && before.lang !== view.lang)) void this.readAgain(view);
    else this.log = merged(this.log, view.news);
    this.whole ||= this.log.length === 0 ? view.seq === 0 : this.log[0]?.n === 1;
    const news = first ? [] : eventsOf(view.news.filter((item) => item.n > before.seq));
    if (news.length + this.news.length > 0) this.news = news;
    const moved = first || before.seq !== view.seq || before.to_act !== view.to_act || before.eyes !== view.eyes;
    this.view = view;
    noteSeal(view.id, view.seal);
    if (moved) this.moved = performance.now();
    if (moved) this.unpick();
    else this.refit();
    if (first && view.you.length > 0) this.offerSince(view);
    if (this.question && moved) this.question = null;
    this.settle();
    void this.fill();
  }

  private here(presence: Presence): void {
    if (!this.view) return;
    const seats = this.view.seats.map((seat) => ({ ...seat, connected: presence.connected.includes(seat.seat) }));
    this.view = { ...this.view, seats, watchers: presence.watchers };
  }

  private offerSince(view: TableView): void {
    if (view.last_own > 0 && othersMoved(since(this.log, view.last_own), view.you)) this.away = view.last_own;
  }

  /** The page was out of sight and is back: offer what happened meanwhile. */
  returned(): void {
    const seq = this.view?.seq ?? 0;
    const you = this.view?.you ?? [];
    if (this.seen >= 0 && seq > this.seen && you.length > 0 && othersMoved(since(this.log, this.seen), you)) {
      this.away = this.seen;
    }
    this.seen = -1;
  }

  /** The page goes out of sight. */
  left(): void {
    this.seen = this.view?.seq ?? -1;
  }

  /** Other eyes or another language: nothing that was told before may stay. */
  private async readAgain(view: TableView): Promise<void> {
    this.log = [];
    this.whole = view.seq === 0;
    this.away = null;
    if (view.curtain) return;
    this.filling = true; // what is missing comes with this page
    try {
      const page = await this.calls.log(undefined, view.eyes);
      if (this.view?.eyes !== view.eyes || this.view.lang !== view.lang) return;
      this.log = merged(page.items, this.log);
      this.whole = page.first;
    } catch (error) {
      this.tell(wordsOf(error));
    } finally {
      this.filling = false;
    }
    void this.fill();
  }

  /** Fetches what is missing in the log: more has happened than one message holds. The next table tries what fails. */
  private async fill(): Promise<void> {
    if (this.filling) return;
    this.filling = true;
    try {
      for (let hole = this.hole(); hole !== null; ) {
        const before = this.view;
        const page = await this.calls.log(hole.before, before?.eyes ?? null, MOST_ITEMS);
        if (this.view?.eyes === before?.eyes && this.view?.lang === before?.lang) {
          if (page.items.length === 0) return;
          this.log = merged(this.log, page.items);
          this.whole ||= page.first;
        }
        const next = this.hole();
        if (next?.after === hole.after && next.before === hole.before) return;
        hole = next;
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      this.filling = false;
    }
  }

  private hole(): Hole | null {
    const { view } = this;
    return view === null || view.curtain !== null || view.status === 'quarantined' ? null : holeIn(this.log, view.seq);
  }

  /** Fetches older items of the log. */
  async older(): Promise<void> {
    if (this.whole || this.loadingLog) return;
    this.loadingLog = true;
    const before = this.view;
    try {
      const page = await this.calls.log(this.log[0]?.n, before?.eyes ?? null);
      if (this.view?.eyes !== before?.eyes || this.view?.lang !== before?.lang) return; // told to others
      this.log = merged(page.items, this.log);
      this.whole = page.first || page.items.length === 0;
    } catch (error) {
      this.tell(wordsOf(error));
    } finally {
      this.loadingLog = false;
    }
  }

  // ---- picking and selecting -------------------------------------------------------------------------------------

  private narrowed(): ActionLine[] {
    const { actions } = this;
    const left = this.chosen && !this.selected ? picked(actions, null, this.chosen).actions : [...actions];
    return this.filter.trim() === '' ? left : left.filter((action) => fits(action, this.filter));
  }

  /** A thing was picked: its one action is selected, several are listed, none is answered with a reason. */
  pick(target: Target, from: Element | null): void {
    const view = this.view;
    if (!view || this.acting) return;
    const found = picked(view.actions, this.chosen ?? (this.selected ? targetOf(this.selected) : null), target);
    const [only] = found.actions;
    if (!only) void this.ask({ about: target, from });
    else if (found.actions.length === 1) this.select(only);
    else this.narrow(found.chosen);
  }

  /** Leaves the choice among the actions that fit a target. */
  narrow(target: Target | null): void {
    this.selected = null;
    this.preview = null;
    this.question = null;
    this.chosen = target;
    this.filter = '';
  }

  /** Selects an action and asks for its preview. */
  select(action: ActionLine): void {
    if (this.acting) return;
    this.question = null;
    this.notice = null;
    this.chosen = null;
    if (this.selected?.action === action.action) return;
    if (this.goesAlone(action)) return void this.act(action);
    this.selected = action;
    this.preview = null;
    void this.foresee(action);
  }

  /** Nothing else is left to do, and it can be taken back as one likes: nothing to confirm. */
  private goesAlone(action: ActionLine): boolean {
    const { view } = this;
    if (!view?.solo || confirmAll() || performance.now() - this.moved < CALM) return false;
    return onlyOneLeft(view.actions)?.action === action.action;
  }

  private async foresee(action: ActionLine): Promise<void> {
    const preview = await this.forecast(action.action); // without one the action's own words say what it brings
    if (this.selected?.action === action.action) this.preview = preview;
  }

  /** What a legal action would bring, asked once for each position; null where nobody can say. */
  forecast(action: string): Promise<PreviewAnswer | null> {
    const { view } = this;
    const at = JSON.stringify([view?.version, view?.eyes, view?.lang]);
    if (at !== this.forecastsAt) this.forecasts.clear();
    this.forecastsAt = at;
    const known = this.forecasts.get(action);
    if (known) return known;
    const asked = this.calls.preview(action, view?.eyes ?? null).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      this.forecasts.delete(action);
      return null;
    });
    this.forecasts.set(action, asked);
    return asked;
  }

  /** Takes one step back: the answer beside the thing, the selection, the narrowing. Tells whether there was one. */
  back(): boolean {
    if (this.question) this.question = null;
    else if (this.selected || this.chosen || this.filter) this.unpick();
    else if (this.notice) this.notice = null;
    else return false;
    return true;
  }

  unpick(): void {
    this.selected = null;
    this.preview = null;
    this.chosen = null;
    this.filter = '';
  }

  /** Keeps what was picked when the position is the same, and drops what is not possible any more. */
  private refit(): void {
    const actions = this.view?.actions ?? [];
    if (this.selected) this.selected = actions.find(({ action }) => action === this.selected?.action) ?? null;
    if (this.chosen && picked(actions, null, this.chosen).actions.length === 0) this.chosen = null;
  }

  /** A typed notation: selected when it is legal; otherwise the reason is asked for. */
  type(notation: string, from: Element | null): void {
    const action = typed(this.view?.actions ?? [], notation);
    if (action) this.select(action);
    else if (notation.trim() !== '') void this.ask({ action: notation.trim(), from });
  }

  // ---- why not? --------------------------------------------------------------------------------------------------

  /** Asks why something is not possible. */
  async ask(what: { about?: Target; action?: string; from: Element | null }): Promise<void> {
    const question: Question = {
      about: what.about ?? null,
      action: what.action ?? null,
      from: what.from,
      answer: null,
      note: '',
    };
    this.question = question;
    const asked = this.question; // the reactive one
    try {
      const answer = await this.calls.why(
        what.action ? { action: what.action } : { about: what.about },
        this.view?.eyes ?? null,
      );
      if (this.question === asked) asked.answer = answer;
    } catch (error) {
      if (this.question === asked) asked.note = wordsOf(error);
    }
  }

  // ---- requests --------------------------------------------------------------------------------------------------

  /** Plays the selected action. */
  async confirm(): Promise<void> {
    if (this.selected) await this.act(this.selected);
  }

  private async act({ action }: ActionLine): Promise<void> {
    const { view } = this;
    if (!view || this.acting) return;
    this.acting = action;
    const answer = await this.line.send({ type: 'act', seq: view.seq, action });
    if (answer.type === 'done') {
      this.away = null;
      this.done = answer.seq;
      this.settle();
    } else {
      this.acting = null;
      this.refused(answer);
    }
  }

  /** The action is over when the table has been seen as it stands after it. */
  private settle(): void {
    if (this.done < 0 || (this.view?.seq ?? -1) < this.done) return;
    this.done = -1;
    this.acting = null;
    this.unpick();
  }

  /** Sends another request about the table, and says what became of it. */
  async request(wish: Wish): Promise<Answer> {
    const answer = await this.line.send(wish);
    this.refused(answer);
    return answer;
  }

  private refused(answer: Answer): void {
    if (answer.type !== 'refused') return;
    if (answer.code === 'stale' || answer.code === 'not_your_turn') this.unpick();
    this.notice = noticeOf(answer);
  }

  tell(text: string): void {
    this.notice = { text, rule: null, help: '', calm: true };
  }
}

function noticeOf(answer: Refused): Notice {
  const calm = answer.code === 'stale' || answer.code === 'paused' || answer.code === 'waiting';
  return { text: answer.text, rule: answer.rule, help: answer.help, calm };
}
