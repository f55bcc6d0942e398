"""Every message of the web table, declared once (what is read before one sits down: `library_messages.py`).

These structs validate what comes in, make what goes out, describe the API (OpenAPI) and are written out as TypeScript types
(`python -m serai.server.typescript`; a test fails when the two differ). A seat never comes from a message: it follows from
the cookie. Seats are letters (`A`), steps are entry numbers of the record (0: the start).
"""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

MAX_MESSAGE: Final = 16_384  # bytes of one message from a browser
MAX_IMPORT: Final = 4_000_000  # bytes of a record that somebody brings along

Key = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Id = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
Letter = Annotated[str, Meta(min_length=1, max_length=1, pattern="^[A-H]$")]
Notation = Annotated[str, Meta(min_length=1, max_length=200)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Name = Annotated[str, Meta(min_length=1, max_length=60)]
Language = Literal["en", "it"]
Scope = Literal["mine", "watch"]  # which tables are listed
Data = dict[str, Any]  # plain data of a game: a view, an event, a structured action


# ---- from the browser ------------------------------------------------------------------------------------------------


class Incoming(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """A request to a table: over the WebSocket, or as the body of `POST /api/tables/{id}/actions`.

    `key` names the request: sent again (after a lost connection) it is answered again and never done twice.
    """

    key: Key


class Act(Incoming, tag="act"):
    """Do an action. `seq` is the number of the last entry the sender knows of."""

    seq: Number
    action: Notation


class Undo(Incoming, tag="undo"):
    """Take back to after entry `to`; without it, the sender's last decision. Asks the others where that is needed."""

    seq: Number
    to: Number | None = None


class AnswerUndo(Incoming, tag="answer_undo"):
    """Agree to what another player wants to take back, or not. The asker withdraws with `yes: false`.

    `by` and `to` are those of the request that the sender has seen: if it is another one by now, the answer is `stale`.
    """

    seq: Number
    by: Letter
    to: Number
    yes: bool


class Redo(Incoming, tag="redo"):
    """Play again what was taken back last."""

    seq: Number


class Pause(Incoming, tag="pause"):
    """Pause the table, or go on."""

    on: bool


class Resign(Incoming, tag="resign"):
    """Give up: a bot plays the sender's seats to the end. Cannot be taken back."""


class Substitute(Incoming, tag="substitute"):
    """Let a bot play the sender's seats until they are taken back (`bot` empty: take them back)."""

    bot: Annotated[str, Meta(max_length=40)] = ""


class Look(Incoming, tag="look"):
    """Lift the curtain: look through the eyes of one of the sender's seats (hot-seat); null draws it again."""

    seat: Letter | None = None


class Start(Incoming, tag="start"):
    """The host fills the seats that are still open with a bot and begins."""

    bot: Annotated[str, Meta(min_length=1, max_length=40)] = "greedy"


class Ping(Incoming, tag="ping"):
    """Are you there?"""


ClientMessage = Act | Undo | AnswerUndo | Redo | Pause | Resign | Substitute | Look | Start | Ping


class Guest(Struct, forbid_unknown_fields=True, kw_only=True):
    """How somebody wants to be called."""

    name: Name
    lang: Language = "en"


class NewTable(Struct, forbid_unknown_fields=True, kw_only=True):
    """A table to set up. Each seat is `you`, `open` (for somebody with the invite link), or a bot such as `greedy`.

    `names`, seat by seat, are for several people at one screen: the sender's first seat has their own name, each of their
    other seats has the one that stands here, or none.
    """

    key: Key
    game: Id
    seats: Annotated[list[Annotated[str, Meta(min_length=1, max_length=40)]], Meta(min_length=1, max_length=8)]
    names: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=8)] = []
    options: dict[str, str | int | bool] = {}
    watch: bool = True  # whether others may watch


class Branch(Struct, forbid_unknown_fields=True, kw_only=True):
    """A new table, everyone's own, that goes on from a step. Bots or `you` take the seats."""

    key: Key
    step: Number
    seats: list[Annotated[str, Meta(min_length=1, max_length=40)]] = []


class TryRuling(Struct, forbid_unknown_fields=True, kw_only=True):
    """A new table at the position of a ruling; the sender holds every seat."""

    key: Key


class Import(Struct, forbid_unknown_fields=True, kw_only=True):
    """A record that was exported, as text. The sender holds every seat of the table it makes."""

    key: Key
    record: Annotated[str, Meta(min_length=2)]  # at most MAX_IMPORT bytes: longer ones are refused as too_large


class Join(Struct, forbid_unknown_fields=True, kw_only=True):
    """Take an open seat; without a letter, the first one."""

    seat: Letter | None = None


class Why(Struct, forbid_unknown_fields=True, kw_only=True):
    """Why not? Of one action by its notation, or of a thing: every action that names it, e.g. `{"shore": 7}`."""

    action: Notation | None = None
    about: dict[str, str | int] | None = None


class Preview(Struct, forbid_unknown_fields=True, kw_only=True):
    """What would this action bring? Answered as far as no chance is needed."""

    action: Notation


# ---- to the browser --------------------------------------------------------------------------------------------------


class EventLine(Struct, kw_only=True):
    """One fact: as data (`event` names it, then what the game says of it), in words, and the rule it follows from."""

    data: Data
    text: str
    seat: str | None = None
    rule: str | None = None


class LogItem(Struct, kw_only=True):
    """A line of the log: entry `n` of the record as the viewer may know it, or a `part` of it, counted from 0.

    `who`: a seat, `chance`, `table`, or `game` for what the game brings about by itself. `cause` says why the part comes in
    another one's entry. `text` says the whole in one line, with its cause. `headline`: what the viewer must not miss, or
    nothing. `gone`: it has been taken back. `undo` is set for an entry that took back to there.
    """

    n: int
    who: str
    text: str
    events: list[EventLine]
    gone: bool = False
    undo: int | None = None
    part: int = 0
    cause: str = ""
    headline: str = ""


class ActionLine(Struct, kw_only=True):
    """A legal action: what is sent, its structured form, what it does in words; `side` for those beside every decision."""

    action: str
    data: Data
    text: str
    side: bool = False


class SeatLine(Struct, kw_only=True):
    """Who sits there. `kind`: person, bot or open. `bot` plays when it is not empty, for a person as a substitute too."""

    seat: str
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str = ""
    you: bool = False
    resigned: bool = False
    connected: bool = False
    score: int | None = None
    breakdown: dict[str, int | None] = {}


class UndoOffer(Struct, kw_only=True):
    """What taking back would need: `free`, `ask` (the consent of `ask`), or `none`, and why; `to` is where it leads."""

    kind: Literal["free", "ask", "none"]
    to: int = 0
    ask: list[str] = []
    text: str = ""


class UndoRequest(Struct, kw_only=True):
    """Somebody asks to take back to after entry `to`; `waiting` are the seats that have not agreed yet."""

    by: str
    to: int
    waiting: list[str]


class Category(Struct, kw_only=True):
    """A category of the score, in words."""

    id: str
    text: str


class DetailLine(Struct, kw_only=True):
    """A part of a category of the final score, such as a region: in words, and its points seat by seat."""

    text: str
    points: list[int]


class Result(Struct, kw_only=True):
    """The end: seats in groups, best first; opponents without a seat by name; whether the dealer's secret was published.

    `details` says of some categories, by id, what they are made of; their lines add up to the category.
    """

    ranking: list[list[str]]
    winners: list[str]
    others: dict[str, int] = {}
    details: dict[str, list[DetailLine]] = {}
    secret: bool = False


class TableView(Struct, tag="table", tag_field="type", kw_only=True):
    """All a table shows to one person: the view of their seat, what is decided, what they may do, and the news.

    Sent whole after every change. `seq` is the number of the last entry; `news` are the items after the sender's last.
    `eyes` is the seat whose view this is (null: a spectator's). With a `curtain` the view is a spectator's until the
    person says `look`. `seal` is the SHA-256 of the secret that all chance comes from, fixed before the first chance; empty
    where a game has none. It tells nothing before the secret is published.
    """

    id: str
    game: str
    seq: int
    version: int  # grows with every change, also those that are no entry
    lang: Language
    status: Literal["waiting", "playing", "paused", "over", "closed", "quarantined"]
    title: str
    seats: list[SeatLine]
    you: list[str]
    host: bool
    eyes: str | None
    curtain: str | None
    to_act: str | None
    prompt: str
    view: Data
    actions: list[ActionLine]
    undo: UndoOffer
    redo: bool
    request: UndoRequest | None
    news: list[LogItem]
    categories: list[Category]
    result: Result | None = None
    turns_left: int | None = None
    invite: str | None = None  # the link's token, for those who sit here while seats are open
    solo: bool = False  # one person holds every person's seat, and no seat is open
    watchers: int = 0
    last_own: int = 0  # the number of the viewer's last own entry
    trouble: str = ""  # for a quarantined table: what kind of trouble it is, and at most at which entry
    origin: str = ""  # a ruling's id, or the table this one branched from
    watch: bool = True  # whether others may watch
    seal: str = ""


class Done(Struct, tag="done", tag_field="type", kw_only=True):
    """The request is safe: kept for good, as of entry `seq`."""

    key: str
    seq: int


class Refused(Struct, tag="refused", tag_field="type", kw_only=True):
    """The request changed nothing. `code` is for programs; `text`, `rule` and `help` for people.

    Codes: malformed, too_large, too_many, unknown, not_yours, not_your_turn, illegal, stale, repeated_otherwise, over,
    paused, waiting, nothing_to_undo, store, quarantined, forbidden, game.
    """

    key: str
    code: str
    text: str
    rule: str | None = None
    help: str = ""
    retry_after: int = 0  # seconds to wait, for `too_many`


class Presence(Struct, tag="presence", tag_field="type", kw_only=True):
    """Who is there now."""

    connected: list[str]
    watchers: int


class Pong(Struct, tag="pong", tag_field="type", kw_only=True):
    """Yes."""

    key: str


class Closing(Struct, tag="closing", tag_field="type", kw_only=True):
    """The server goes down; come back in a moment."""


ServerMessage = TableView | Done | Refused | Presence | Pong | Closing


class Outcome(Struct, kw_only=True):
    """What a request to a table over HTTP is answered with, and the table as it stands afterwards."""

    answer: Done | Refused | Pong
    table: TableView


class Problem(Struct, kw_only=True):
    """Why a request over HTTP was refused; the same codes as `refused`."""

    code: str
    text: str
    rule: str | None = None
    help: str = ""


class WhyLine(Struct, kw_only=True):
    """One reason, with the actions it forbids (some of them), or an action that is possible after all (`rule` null)."""

    actions: list[str]
    text: str
    rule: str | None
    help: str = ""


class WhyAnswer(Struct, kw_only=True):
    """The reasons, the nearest to being possible first."""

    lines: list[WhyLine]


class PreviewAnswer(Struct, kw_only=True):
    """What the action would bring before chance has its say (`chance`: something is drawn or rolled afterwards).

    `outlook` says what it may lead to beyond the next decision, a line each.
    """

    action: str
    text: str
    outlook: list[str]
    events: list[EventLine]
    chance: bool


class StepView(Struct, kw_only=True):
    """A table as it stood after entry `step`, as the viewer may know it now. `seq` is the last step there is."""

    step: int
    seq: int
    to_act: str | None
    prompt: str
    view: Data
    eyes: str | None
    news: list[LogItem]
    scores: dict[str, int | None]


class LogPage(Struct, kw_only=True):
    """Items of the log, oldest first; `first` tells whether there are older ones."""

    items: list[LogItem]
    first: bool
