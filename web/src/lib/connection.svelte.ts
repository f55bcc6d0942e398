// The line to a table: a WebSocket that comes back by itself, long polling where sockets do not get through, and
// requests that are kept until they are answered. A request is sent again under the same key, so it is done once.
import { ApiError, newKey, request as ask } from './api';
import { keepActs, keptActs } from './unsent';
import type { Act, ClientMessage, Done, Outcome, Pong, Presence, Refused, ServerMessage, TableView } from './wire';

/** How the line stands. `polling`: it works, the slow way. `refused`: the table does not let us in; see `trouble`. */
export type Phase = 'connecting' | 'connected' | 'polling' | 'reconnecting' | 'offline' | 'restarting' | 'refused';
export type Answer = Done | Refused | Pong;
/** A request without its key. */
export type Wish = ClientMessage extends infer M ? (M extends ClientMessage ? Omit<M, 'key'> : never) : never;

/** What the line needs of the browser; tests give their own. */
export interface Outside {
  socket(address: string): WebSocket;
  /** One request over HTTP. Throws ApiError. */
  post(table: string, message: ClientMessage, query: Record<string, string>): Promise<Outcome>;
  /** Waits for news; none when there were none in time. Throws ApiError. */
  poll(table: string, query: Record<string, string>, signal: AbortSignal): Promise<ServerMessage[]>;
  /** The table as it stands. Throws ApiError. */
  look(table: string, query: Record<string, string>): Promise<TableView>;
  random(): number;
}

/** What the line tells: a table (after a new beginning, `fresh`), or who is there. */
export interface Listener {
  table(view: TableView, fresh: boolean): void;
  presence(presence: Presence): void;
  /** The number of the last entry we know, and the version of the table. */
  seq(): number;
  version(): number;
  /** The seat that somebody with several seats looks through. */
  eyes(): string | null;
  /** What became of a move that was confirmed before the page was left. */
  late(answer: Answer): void;
}

interface Pending {
  message: ClientMessage;
  answer(answer: Answer): void;
  posting: boolean;
  /** How often it has been sent over HTTP. */
  posts: number;
}

const FIRST_PAUSE = 400; // ms before the first attempt to come back
const LONGEST_PAUSE = 15_000;
const RESTART_PAUSE = 900;
const PATIENCE = 10_000; // ms that an answer may take before the line is taken for dead
const QUIET = 25_000; // ms without a word before we ask whether somebody is there
const SHORT_LIFE = 3_000; // a socket that lived shorter has not worked
const TO_POLLING = 3; // failures of the socket before we poll
const POLL_WAIT = 15; // s
const TRY_SOCKET = [2_000, 60_000] as const; // ms of polling before the socket is tried again: at first, at most
const SAVED_SHOWN = 2_500;
/** The close code of a server that does not want us at this table, or not as we are. */
const POLICY = 1008;
/** What HTTP says when coming back would not help. */
const SHUT = new Set([400, 401, 403, 404, 410]);

/** The browser itself. */
export const browser: Outside = {
  socket: (address) => new WebSocket(address),
  post: (table, message, query) =>
    ask<Outcome>(`${base(table)}/actions?${new URLSearchParams(query)}`, { method: 'POST', body: message, repeat: false }),
  poll: (table, query, signal) =>
    ask<ServerMessage[]>(`${base(table)}/events?${new URLSearchParams(query)}`, { signal }),
  look: (table, query) => ask<TableView>(`${base(table)}?${new URLSearchParams(query)}`),
  random: Math.random,
};

function base(table: string): string {
  return `/api/tables/${encodeURIComponent(table)}`;
}

/** How long to wait before an attempt, in ms: twice as long each time, and never in step with the others. */
export function pauseBefore(attempt: number, random: number): number {
  const whole = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(attempt, 10));
  return whole / 2 + (whole / 2) * random;
}

export class Connection {
  phase = $state<Phase>('connecting');
  /** How many requests are on their way. */
  saving = $state(0);
  /** True for a moment after a request was kept for good. */
  saved = $state(false);
  /** Why the table does not let us in. */
  trouble = $state<ApiError | null>(null);

  private pending: Pending[] = [];
  private socket: WebSocket | null = null;
  private opened = 0;
  private attempts = 0;
  private closed = false;
  private polling: AbortController | null = null;
  private ping: { key: string; at: number } | null = null;
  private heard = 0;
  private timers = new Set<ReturnType<typeof setTimeout>>();
  private back: ReturnType<typeof setTimeout> | null = null;
  private beat: ReturnType<typeof setInterval>;
  private forget: () => void;

  constructor(
    private readonly table: string,
    private language: string,
    private readonly listener: Listener,
    private readonly outside: Outside = browser,
  ) {
    this.beat = setInterval(() => this.listen(), 5_000);
    const soon = (): void => this.comeBack();
    const away = (): void => this.show('offline');
    const seen = (): void => {
      if (document.visibilityState === 'visible') this.comeBack();
    };
    addEventListener('online', soon);
    addEventListener('offline', away);
    document.addEventListener('visibilitychange', seen);
    const leave = (event: BeforeUnloadEvent): void => {
      if (this.saving > 0) event.preventDefault();
    };
    addEventListener('beforeunload', leave);
    this.forget = () => {
      removeEventListener('beforeunload', leave);
      removeEventListener('online', soon);
      removeEventListener('offline', away);
      document.removeEventListener('visibilitychange', seen);
    };
    for (const message of keptActs(table)) this.push(message, (answer) => this.listener.late(answer));
    this.open();
  }

  /** Sends a request and gives its answer, however often the line breaks meanwhile. */
  send(wish: Wish): Promise<Answer> {
    const message = { ...wish, key: newKey() } as ClientMessage;
    return new Promise((resolve) => {
      const pending = this.push(message, resolve);
      this.remember();
      this.transmit(pending);
    });
  }

  private push(message: ClientMessage, answer: (answer: Answer) => void): Pending {
    const pending: Pending = { message, answer, posting: false, posts: 0 };
    this.pending.push(pending);
    this.saving = this.pending.length;
    return pending;
  }

  /** Moves that nobody has answered yet outlive the page. */
  private remember(): void {
    keepActs(
      this.table,
      this.pending.map(({ message }) => message).filter((message): message is Act => message.type === 'act'),
    );
  }

  /** Speaks another language from now on. */
  speak(language: string): void {
    if (language === this.language) return;
    this.language = language;
    if (this.socket) this.drop();
    if (this.polling) this.pollAnew();
    else this.open();
  }

  /** Tries at once instead of waiting for the next attempt; on a line that seems to stand, asks whether it does. */
  comeBack(): void {
    if (this.closed || this.phase === 'refused') return;
    if (this.socket?.readyState === WebSocket.OPEN) this.askWhetherThere();
    else if (!this.socket) {
      this.polling?.abort();
      this.polling = null;
      this.open();
    }
  }

  /** Ends it. Moves that were not answered are sent when the table is opened again; other requests stay unanswered. */
  close(): void {
    this.closed = true;
    this.forget();
    clearInterval(this.beat);
    for (const timer of this.timers) clearTimeout(timer);
    if (this.back) clearTimeout(this.back);
    this.polling?.abort();
    this.drop();
  }

  // ---- the socket ------------------------------------------------------------------------------------------------

  private open(): void {
    if (this.closed || this.socket) return;
    if (this.back) clearTimeout(this.back);
    this.back = null;
    const place = new URL(`${base(this.table)}/ws`, location.href);
    place.protocol = place.protocol === 'https:' ? 'wss:' : 'ws:';
    place.search = new URLSearchParams(this.known()).toString();
    const socket = this.outside.socket(place.href);
    this.socket = socket;
    this.opened = 0;
    let fresh = true;
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.opened = Date.now();
      this.heard = Date.now();
      this.polling?.abort();
      this.polling = null;
      for (const pending of this.pending) this.transmit(pending);
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.heard = Date.now();
      const message = JSON.parse(String(event.data)) as ServerMessage;
      this.hear(message, fresh);
      if (message.type === 'table') fresh = false;
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lost(event.code);
    };
    this.later(PATIENCE, () => {
      if (socket === this.socket && socket.readyState === WebSocket.CONNECTING) {
        this.drop();
        this.lost(0);
      }
    });
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.ping = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    if (socket.readyState <= WebSocket.OPEN) socket.close();
  }

  private lost(code: number): void {
    const worked = this.opened > 0 && Date.now() - this.opened >= SHORT_LIFE;
    this.socket = null;
    this.ping = null;
    if (this.closed) return;
    this.attempts = worked ? 0 : this.attempts + 1;
    if (code === POLICY || (this.attempts > 0 && this.opened === 0)) void this.diagnose();
    if (this.polling) return;
    if (this.phase !== 'restarting' || this.attempts > 2) this.show(online() ? 'reconnecting' : 'offline');
    if (this.attempts >= TO_POLLING && online()) void this.poll();
    else this.comeLater();
  }

  private comeLater(): void {
    if (this.back) clearTimeout(this.back);
    const first = this.phase === 'restarting' && this.attempts === 0;
    const pause = first
      ? RESTART_PAUSE * (0.5 + this.outside.random())
      : pauseBefore(this.attempts, this.outside.random());
    this.back = setTimeout(() => this.open(), pause);
  }

  /** The socket did not come up: perhaps there is no such table, or it is not for us. HTTP says it in words. */
  private async diagnose(): Promise<void> {
    try {
      const view = await this.outside.look(this.table, this.known());
      if (!this.closed && this.socket?.readyState !== WebSocket.OPEN) this.listener.table(view, false);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!this.closed && isShut(error)) this.shut(error);
    }
  }

  /** The table does not let us in, and coming back would not help. */
  private shut(trouble: ApiError): void {
    this.trouble = trouble;
    this.drop();
    if (this.back) clearTimeout(this.back);
    this.polling?.abort();
    this.show('refused');
  }

  /** Asks the other side whether it is there when it has been silent; takes it for lost when it does not answer. */
  private listen(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    const now = Date.now();
    if (this.ping && now - this.ping.at > PATIENCE) {
      this.drop();
      this.lost(0);
    } else if (!this.ping && now - this.heard > (this.pending.length > 0 ? PATIENCE : QUIET)) this.askWhetherThere();
  }

  private askWhetherThere(): void {
    if (this.ping || this.socket?.readyState !== WebSocket.OPEN) return;
    this.ping = { key: newKey(), at: Date.now() };
    this.socket.send(JSON.stringify({ type: 'ping', key: this.ping.key }));
  }

  // ---- long polling ----------------------------------------------------------------------------------------------

  private async poll(): Promise<void> {
    if (this.polling || this.closed) return;
    const polling = new AbortController();
    this.polling = polling;
    let failures = 0;
    let fresh = true; // the first answer comes at once, and says that the line works
    let pause: number = TRY_SOCKET[0];
    let socketAt = Date.now() + pause;
    while (!polling.signal.aborted && !this.closed) {
      try {
        const messages = await this.outside.poll(
          this.table,
          this.pollQuery(fresh ? 0 : (socketAt - Date.now()) / 1000, fresh),
          polling.signal,
        );
        if (polling.signal.aborted) return;
        for (const message of messages) this.hear(message, fresh, 'polling');
        this.show('polling');
        if (fresh) for (const pending of this.pending) this.transmit(pending);
        fresh = false;
        failures = 0;
      } catch (error) {
        if (polling.signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        if (isShut(error)) return this.shut(error);
        fresh = true;
        failures += 1;
        this.show(online() ? 'reconnecting' : 'offline');
        await this.rest(pauseBefore(failures, this.outside.random()));
      }
      if ((Date.now() >= socketAt || failures > 0) && !this.socket) {
        if (failures === 0) pause = Math.min(TRY_SOCKET[1], pause * 2);
        socketAt = Date.now() + pause;
        this.open();
      }
    }
  }

  /** What the poll that is waiting has told the server is not so any more. */
  private pollAnew(): void {
    this.polling?.abort();
    this.polling = null;
    void this.poll();
  }

  /** `until`: in how many seconds the socket is tried again; no poll waits beyond that. */
  private pollQuery(until: number, fresh: boolean): Record<string, string> {
    const version = this.listener.version();
    return {
      ...this.known(),
      after_version: String(fresh ? 0 : Math.max(0, version)),
      wait: String(fresh ? 0 : Math.ceil(Math.min(POLL_WAIT, Math.max(1, until)))),
    };
  }

  /**
   * What the server has to know to tell us the rest: our language, the last entry we know, the eyes we have looked through.
   * `behind`: the curtain hangs when another one of the seats at this screen must act.
   */
  private known(): Record<string, string> {
    const eyes = this.listener.eyes();
    return { lang: this.language, after: String(this.listener.seq()), ...(eyes ? { eyes, behind: '1' } : {}) };
  }

  private rest(ms: number): Promise<void> {
    return new Promise((resolve) => this.later(ms, resolve));
  }

  // ---- requests and answers --------------------------------------------------------------------------------------

  private transmit(pending: Pending): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(pending.message));
    else if (this.polling) void this.post(pending);
  }

  private async post(pending: Pending): Promise<void> {
    if (pending.posting) return;
    pending.posting = true;
    pending.posts += 1;
    try {
      const { answer, table } = await this.outside.post(this.table, pending.message, this.known());
      const eyes = this.listener.eyes();
      this.settle({ ...answer, key: pending.message.key });
      if (this.closed) return;
      this.listener.table(table, false);
      if (this.polling && this.listener.eyes() !== eyes) this.pollAnew();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.notPosted(pending, error);
    } finally {
      pending.posting = false;
    }
  }

  /** Refused for good, or without an answer: then nobody knows whether it was done, and it is sent again by and by. */
  private notPosted(pending: Pending, error: ApiError): void {
    const { code, text, rule, help } = error;
    if (!error.fleeting && code !== 'bad_answer') {
      this.settle({ type: 'refused', key: pending.message.key, code, text, rule, help, retry_after: 0 });
      return;
    }
    const { posts } = pending;
    this.later(pauseBefore(posts, this.outside.random()), () => {
      if (this.polling && posts === pending.posts && this.pending.includes(pending)) void this.post(pending);
    });
  }

  private hear(message: ServerMessage, fresh: boolean, phase: Phase = 'connected'): void {
    if (message.type === 'table') {
      this.show(phase);
      this.listener.table(message, fresh);
    } else if (message.type === 'presence') this.listener.presence(message);
    else if (message.type === 'closing') this.show('restarting');
    else this.settle(message);
  }

  private settle(answer: Answer): void {
    if (answer.key === this.ping?.key) {
      this.ping = null;
      this.show('connected');
    }
    const found = this.pending.find(({ message }) => message.key === answer.key);
    if (!found) return;
    this.pending = this.pending.filter((pending) => pending !== found);
    this.saving = this.pending.length;
    this.remember();
    if (answer.type === 'done') this.showSaved();
    found.answer(answer);
  }

  private showSaved(): void {
    this.saved = true;
    this.later(SAVED_SHOWN, () => (this.saved = false));
  }

  private show(phase: Phase): void {
    if (this.phase !== 'refused') this.phase = phase;
  }

  private later(ms: number, then: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      if (!this.closed) then();
    }, ms);
    this.timers.add(timer);
  }
}

/** Whether an answer means that the table is not for us, now or later. */
function isShut(error: ApiError): boolean {
  return !error.fleeting && SHUT.has(error.status);
}

function online(): boolean {
  return navigator.onLine !== false;
}
