// Made by `python -m serai.server.typescript` from messages.py and library_messages.py in src/serai/server. Change those.

/** Plain data of a game: a view, an event, a structured action. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Data = Record<string, any>;

/** Do an action. `seq` is the number of the last entry the sender knows of. */
export interface Act {
  type: 'act';
  seq: number;
  action: string;
  key: string;
}

/** Take back to after entry `to`; without it, the sender's last decision. Asks the others where that is needed. */
export interface Undo {
  type: 'undo';
  seq: number;
  to?: number | null;
  key: string;
}

/**
 * Agree to what another player wants to take back, or not. The asker withdraws with `yes: false`.
 *
 * `by` and `to` are those of the request that the sender has seen: if it is another one by now, the answer is `stale`.
 */
export interface AnswerUndo {
  type: 'answer_undo';
  seq: number;
  by: string;
  to: number;
  yes: boolean;
  key: string;
}

/** Play again what was taken back last. */
export interface Redo {
  type: 'redo';
  seq: number;
  key: string;
}

/** Pause the table, or go on. */
export interface Pause {
  type: 'pause';
  on: boolean;
  key: string;
}

/** Give up: a bot plays the sender's seats to the end. Cannot be taken back. */
export interface Resign {
  type: 'resign';
  key: string;
}

/** Let a bot play the sender's seats until they are taken back (`bot` empty: take them back). */
export interface Substitute {
  type: 'substitute';
  bot?: string;
  key: string;
}

/** Lift the curtain: look through the eyes of one of the sender's seats (hot-seat); null draws it again. */
export interface Look {
  type: 'look';
  seat?: string | null;
  key: string;
}

/** The host fills the seats that are still open with a bot and begins. */
export interface Start {
  type: 'start';
  bot?: string;
  key: string;
}

/** Are you there? */
export interface Ping {
  type: 'ping';
  key: string;
}

/** How somebody wants to be called. */
export interface Guest {
  name: string;
  lang?: 'en' | 'it';
}

/**
 * A table to set up. Each seat is `you`, `open` (for somebody with the invite link), or a bot such as `greedy`.
 *
 * `names`, seat by seat, are for several people at one screen: the sender's first seat has their own name, each of their
 * other seats has the one that stands here, or none.
 */
export interface NewTable {
  key: string;
  game: string;
  seats: string[];
  names?: string[];
  options?: Record<string, string | number | boolean>;
  watch?: boolean;
}

/** A new table, everyone's own, that goes on from a step. Bots or `you` take the seats. */
export interface Branch {
  key: string;
  step: number;
  seats?: string[];
}

/** A new table at the position of a ruling; the sender holds every seat. */
export interface TryRuling {
  key: string;
}

/** A record that was exported, as text. The sender holds every seat of the table it makes. */
export interface Import {
  key: string;
  record: string;
}

/** Take an open seat; without a letter, the first one. */
export interface Join {
  seat?: string | null;
}

/** Why not? Of one action by its notation, or of a thing: every action that names it, e.g. `{"shore": 7}`. */
export interface Why {
  action?: string | null;
  about?: Record<string, string | number> | null;
}

/** What would this action bring? Answered as far as no chance is needed. */
export interface Preview {
  action: string;
}

/** One fact: as data (`event` names it, then what the game says of it), in words, and the rule it follows from. */
export interface EventLine {
  data: Data;
  text: string;
  seat: string | null;
  rule: string | null;
}

/**
 * A line of the log: entry `n` of the record as the viewer may know it, or a `part` of it, counted from 0.
 *
 * `who`: a seat, `chance`, `table`, or `game` for what the game brings about by itself. `cause` says why the part comes in
 * another one's entry. `text` says the whole in one line, with its cause. `headline`: what the viewer must not miss, or
 * nothing. `gone`: it has been taken back. `undo` is set for an entry that took back to there.
 */
export interface LogItem {
  n: number;
  who: string;
  text: string;
  events: EventLine[];
  gone: boolean;
  undo: number | null;
  part: number;
  cause: string;
  headline: string;
}

/** A legal action: what is sent, its structured form, what it does in words; `side` for those beside every decision. */
export interface ActionLine {
  action: string;
  data: Data;
  text: string;
  side: boolean;
}

/** Who sits there. `kind`: person, bot or open. `bot` plays when it is not empty, for a person as a substitute too. */
export interface SeatLine {
  seat: string;
  kind: 'bot' | 'open' | 'person';
  name: string;
  bot: string;
  you: boolean;
  resigned: boolean;
  connected: boolean;
  score: number | null;
  breakdown: Record<string, number | null>;
}

/** What taking back would need: `free`, `ask` (the consent of `ask`), or `none`, and why; `to` is where it leads. */
export interface UndoOffer {
  kind: 'ask' | 'free' | 'none';
  to: number;
  ask: string[];
  text: string;
}

/** Somebody asks to take back to after entry `to`; `waiting` are the seats that have not agreed yet. */
export interface UndoRequest {
  by: string;
  to: number;
  waiting: string[];
}

/** A category of the score, in words. */
export interface Category {
  id: string;
  text: string;
}

/** A part of a category of the final score, such as a region: in words, and its points seat by seat. */
export interface DetailLine {
  text: string;
  points: number[];
}

/**
 * The end: seats in groups, best first; opponents without a seat by name; whether the dealer's secret was published.
 *
 * `details` says of some categories, by id, what they are made of; their lines add up to the category.
 */
export interface Result {
  ranking: string[][];
  winners: string[];
  others: Record<string, number>;
  details: Record<string, DetailLine[]>;
  secret: boolean;
}

/**
 * All a table shows to one person: the view of their seat, what is decided, what they may do, and the news.
 *
 * Sent whole after every change. `seq` is the number of the last entry; `news` are the items after the sender's last.
 * `eyes` is the seat whose view this is (null: a spectator's). With a `curtain` the view is a spectator's until the
 * person says `look`. `seal` is the SHA-256 of the secret that all chance comes from, fixed before the first chance; empty
 * where a game has none. It tells nothing before the secret is published.
 */
export interface TableView {
  type: 'table';
  id: string;
  game: string;
  seq: number;
  version: number;
  lang: 'en' | 'it';
  status: 'closed' | 'over' | 'paused' | 'playing' | 'quarantined' | 'waiting';
  title: string;
  seats: SeatLine[];
  you: string[];
  host: boolean;
  eyes: string | null;
  curtain: string | null;
  to_act: string | null;
  prompt: string;
  view: Data;
  actions: ActionLine[];
  undo: UndoOffer;
  redo: boolean;
  request: UndoRequest | null;
  news: LogItem[];
  categories: Category[];
  result: Result | null;
  turns_left: number | null;
  invite: string | null;
  solo: boolean;
  watchers: number;
  last_own: number;
  trouble: string;
  origin: string;
  watch: boolean;
  seal: string;
}

/** The request is safe: kept for good, as of entry `seq`. */
export interface Done {
  type: 'done';
  key: string;
  seq: number;
}

/**
 * The request changed nothing. `code` is for programs; `text`, `rule` and `help` for people.
 *
 * Codes: malformed, too_large, too_many, unknown, not_yours, not_your_turn, illegal, stale, repeated_otherwise, over,
 * paused, waiting, nothing_to_undo, store, quarantined, forbidden, game.
 */
export interface Refused {
  type: 'refused';
  key: string;
  code: string;
  text: string;
  rule: string | null;
  help: string;
  retry_after: number;
}

/** Who is there now. */
export interface Presence {
  type: 'presence';
  connected: string[];
  watchers: number;
}

/** Yes. */
export interface Pong {
  type: 'pong';
  key: string;
}

/** The server goes down; come back in a moment. */
export interface Closing {
  type: 'closing';
}

/** What a request to a table over HTTP is answered with, and the table as it stands afterwards. */
export interface Outcome {
  answer: Done | Refused | Pong;
  table: TableView;
}

/** Why a request over HTTP was refused; the same codes as `refused`. */
export interface Problem {
  code: string;
  text: string;
  rule: string | null;
  help: string;
}

/** One reason, with the actions it forbids (some of them), or an action that is possible after all (`rule` null). */
export interface WhyLine {
  actions: string[];
  text: string;
  rule: string | null;
  help: string;
}

/** The reasons, the nearest to being possible first. */
export interface WhyAnswer {
  lines: WhyLine[];
}

/**
 * What the action would bring before chance has its say (`chance`: something is drawn or rolled afterwards).
 *
 * `outlook` says what it may lead to beyond the next decision, a line each.
 */
export interface PreviewAnswer {
  action: string;
  text: string;
  outlook: string[];
  events: EventLine[];
  chance: boolean;
}

/** A table as it stood after entry `step`, as the viewer may know it now. `seq` is the last step there is. */
export interface StepView {
  step: number;
  seq: number;
  to_act: string | null;
  prompt: string;
  view: Data;
  eyes: string | null;
  news: LogItem[];
  scores: Record<string, number | null>;
}

/** Items of the log, oldest first; `first` tells whether there are older ones. */
export interface LogPage {
  items: LogItem[];
  first: boolean;
}

/** The guest behind the cookie. */
export interface Me {
  name: string;
  lang: 'en' | 'it';
}

/** A choice when a table is set up. */
export interface OptionLine {
  name: string;
  values: (string | number | boolean)[];
  default: string | number | boolean;
  rule: string;
  text: string;
}

/**
 * One of the four tables. `ready` is false for those that are still to come.
 *
 * `prefix` begins the names of its rules (`ROG`); `bots` are those one may sit down with, the usual one first.
 */
export interface GameLine {
  id: string;
  title: string;
  ready: boolean;
  prefix: string;
  seats: number[];
  options: OptionLine[];
  bots: string[];
  note: string;
}

/** What the browser needs to draw a game: its component data as in the component file. */
export interface GameInfo {
  id: string;
  title: string;
  fingerprint: string;
  components: Data;
}

/** A table in a list. */
export interface TableLine {
  id: string;
  game: string;
  title: string;
  status: string;
  seats: SeatLine[];
  to_act: string | null;
  yours: boolean;
  seq: number;
  changed: string;
  origin: string;
}

/**
 * How others reach this server. `url` is the address to invite by; empty: the address of the page itself.
 *
 * `alone`: the page is open at the server's own machine, and no other machine reaches it.
 */
export interface Reach {
  url: string;
  alone: boolean;
}

/** A table that was set up. `cut`: the last line of the record brought along was cut off and is left out. */
export interface Created {
  id: string;
  invite: string | null;
  cut: boolean;
}

/** What an invite link leads to. */
export interface Invite {
  table: string;
  game: string;
  title: string;
  host: string;
  seats: SeatLine[];
}

/** A rule in words. */
export interface ParagraphLine {
  id: string;
  text: string;
  sources: string[];
}

/** A chapter of the rulebook. */
export interface ChapterLine {
  id: string;
  title: string;
  paragraphs: ParagraphLine[];
}

/** A whole rulebook. */
export interface BookView {
  game: string;
  lang: 'en' | 'it';
  title: string;
  preface: string;
  chapters: ChapterLine[];
}

/** A paragraph or ruling that fits what was looked for. */
export interface HitLine {
  kind: 'rule' | 'ruling';
  id: string;
  title: string;
  text: string;
  rules: string[];
}

/** A ruling: what it says, its moves, what it refuses and what it expects, in words. */
export interface RulingView {
  id: string;
  title: string;
  note: string;
  rules: string[];
  sources: string[];
  moves: string[];
  refuses: string[];
  expects: string[];
  playable: boolean;
}

/** All rulings of a game. */
export interface RulingList {
  rulings: RulingView[];
}

export type ClientMessage = Act | Undo | AnswerUndo | Redo | Pause | Resign | Substitute | Look | Start | Ping;

export type ServerMessage = TableView | Done | Refused | Presence | Pong | Closing;
