"""A table in messages: what one person may see of it, in their language. Nothing else turns a state into what is sent."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final, cast

from serai.core.documents import Document
from serai.core.events import Fact
from serai.core.game import Game, Part
from serai.core.language import has_text, text
from serai.core.record import undo_target
from serai.core.seats import seat_name, seat_number
from serai.core.state import CHANCE, EVERYTHING, NOBODY, State
from serai.server.messages import (
    ActionLine,
    Category,
    Data,
    DetailLine,
    EventLine,
    Language,
    LogItem,
    Result,
    SeatLine,
    StepView,
    TableView,
    UndoOffer,
    UndoRequest,
)

if TYPE_CHECKING:
    from serai.match.seating import Seating
    from serai.match.table import Table
    from serai.server.history import History
    from serai.server.live import LiveTable, Viewer
    from serai.server.loading import Trouble

MOST_NEWS: Final = 200  # items in one message; who needs more asks for the log


def letters(seats: Iterable[int]) -> list[str]:
    """Seats as letters."""
    return [seat_name(seat) for seat in seats]


def letter_or_none(seat: int) -> str | None:
    """A seat as a letter, null for no seat."""
    return seat_name(seat) if seat >= 0 else None


# ---- the whole table -------------------------------------------------------------------------------------------------


def table_view(live: "LiveTable", viewer: "Viewer", after: int | None) -> TableView:
    """The table as the viewer may see it; `news` are the items after entry `after` (None: no news)."""
    table, game, state, lang = live.table, live.game, live.table.match.state, viewer.lang
    deciding = int(state.to_act)
    sees = viewer.sight.eyes
    acting = viewer.sight.curtain == NOBODY and deciding >= 0 and sees == deciding and live.person_decides()
    return TableView(
        id=live.id,
        game=game.id,
        seq=table.match.last,
        version=live.version,
        lang=cast(Language, lang),
        status=table.status,
        title=game.title,
        seats=seat_lines(live, viewer),
        you=letters(viewer.seats),
        host=live.leads(viewer.person),
        eyes=letter_or_none(sees),
        curtain=letter_or_none(viewer.sight.curtain),
        to_act=letter_or_none(deciding),
        prompt=live.cached(("prompt", lang, acting), lambda: (game.ask if acting else game.prompt)(state, lang)),
        view=cast(Data, game.view(state, sees)),
        actions=action_lines(game, state, lang) if acting else [],
        undo=undo_offer(table, viewer),
        redo=bool(viewer.seats) and table.can_redo(viewer.person),
        request=undo_request(table),
        news=[]
        if after is None
        else log_items(live, range(max(after, table.match.last - MOST_NEWS), table.match.last), viewer),
        categories=live.cached(("categories", lang), lambda: categories(game, state, lang)),
        result=result(table, game, state, lang) if state.over else None,
        turns_left=game.turns_left(state),
        invite=invite(live, viewer),
        solo=table.solo,
        watchers=live.watchers(),
        last_own=live.history.last_of(letters([sees] if sees >= 0 else viewer.seats)),
        origin=live.row.origin,
        watch=live.row.watch,
        seal=table.match.record.header.commitment,
    )


def invite(live: "LiveTable", viewer: "Viewer") -> str | None:
    """The token of the invite link, for those who sit there and the host, while seats are open."""
    may = bool(viewer.seats) or (bool(viewer.person) and viewer.person == live.row.host)
    return live.row.invite or None if may and live.table.status == "waiting" else None


def quarantined_view(live: "LiveTable", viewer: "Viewer") -> TableView:
    """A table whose record cannot be played: who sits there, and what is wrong."""
    seating = live.seating
    lines = [] if seating is None else plain_seats(seating, viewer.person)
    return TableView(
        id=live.id,
        game=live.row.game,
        seq=live.row.last,
        version=live.version,
        lang=cast(Language, viewer.lang),
        status="quarantined",
        title=live.title,
        seats=lines,
        you=[line.seat for line in lines if line.you],
        host=bool(viewer.person) and viewer.person == live.row.host,
        eyes=None,
        curtain=None,
        to_act=None,
        prompt=text("server-quarantined", viewer.lang),
        view={},
        actions=[],
        undo=UndoOffer(kind="none", text=text("server-quarantined", viewer.lang)),
        redo=False,
        request=None,
        news=[],
        categories=[],
        trouble=trouble_text(live.trouble, viewer.lang),
        origin=live.row.origin,
        watch=live.row.watch,
    )


def trouble_text(trouble: "Trouble | None", lang: str) -> str:
    """Why a table cannot be played: the same words whatever is damaged, because the record holds hidden things."""
    return "" if trouble is None else text(f"server-trouble-{trouble.kind}", lang, entry=trouble.entry)


# ---- who sits there --------------------------------------------------------------------------------------------------


def plain_seats(seating: "Seating", person: str) -> list[SeatLine]:
    """The seats without scores."""
    return [
        SeatLine(
            seat=seat_name(seat),
            kind=chair.kind,
            name=chair.name,
            bot=chair.bot,
            you=bool(person) and chair.holder == person,
            resigned=chair.resigned,
        )
        for seat, chair in enumerate(seating.chairs)
    ]


def seat_lines(live: "LiveTable", viewer: "Viewer") -> list[SeatLine]:
    """The seats with their scores, as far as the viewer may know them, and who is there."""
    game, state = live.game, live.table.match.state
    there = live.connected()
    lines = plain_seats(live.table.seating, viewer.person)
    for seat, line in enumerate(lines):
        line.connected = live.table.seating.chairs[seat].holder in there
        line.breakdown = game.breakdown(state, seat, EVERYTHING if state.over else viewer.sight.eyes)
        line.score = total(game, line.breakdown)
    return lines


def total(game: Game, parts: dict[str, int | None]) -> int | None:
    """The score a breakdown makes; null when a part of it is hidden."""
    known = {name: points for name, points in parts.items() if points is not None}
    return game.total(known) if len(known) == len(parts) else None


def categories(game: Game, state: State, lang: str) -> list[Category]:
    """The categories of the score in words."""
    return [Category(id=name, text=game.category_text(name, lang)) for name in game.breakdown(state, 0, NOBODY)]


# ---- what may be done ------------------------------------------------------------------------------------------------


def action_lines(game: Game, state: State, lang: str) -> list[ActionLine]:
    """The legal actions, those that stand beside every decision last."""
    lines = [action_line(game, state, action, lang) for action in state.legal_actions()]
    return sorted(lines, key=lambda line: line.side)


def action_line(game: Game, state: State, action: int, lang: str) -> ActionLine:
    """One action."""
    data = game.structure(action)
    return ActionLine(
        action=game.notation(action),
        data=cast(Data, data),
        text=game.describe(state, action, lang),
        side=data["do"] in game.side_verbs,
    )


def undo_offer(table: "Table", viewer: "Viewer") -> UndoOffer:
    """What taking back would need of the viewer."""
    if not viewer.seats:
        return UndoOffer(kind="none", text=text("server-undo-spectator", viewer.lang))
    offer = table.undo_offer(viewer.person)
    if offer.kind == "none":
        return UndoOffer(kind="none", text=text(offer.key or "refused-undo", viewer.lang))
    asked = letters(offer.ask)
    words = (
        text("server-undo-ask", viewer.lang, seats=", ".join(asked)) if asked else text("server-undo-free", viewer.lang)
    )
    return UndoOffer(kind=offer.kind, to=offer.to, ask=asked, text=words)


def undo_request(table: "Table") -> UndoRequest | None:
    """What somebody wants to take back."""
    asked = table.seating.request
    if asked is None:
        return None
    return UndoRequest(by=seat_name(asked.by), to=asked.to, waiting=letters(table.waiting_for()))


def result(table: "Table", game: Game, state: State, lang: str) -> Result:
    """The end."""
    return Result(
        ranking=[letters(group) for group in state.ranking()],
        winners=letters(state.winners()),
        others=game.others(state),
        details=details(game, state, lang),
        secret=table.match.published,
    )


def details(game: Game, state: State, lang: str) -> dict[str, list[DetailLine]]:
    """What categories of the final score are made of."""
    return {
        category: [DetailLine(text=part.text, points=list(part.points)) for part in parts]
        for category, parts in game.details(state, lang).items()
    }


# ---- what happened ---------------------------------------------------------------------------------------------------


def log_items(live: "LiveTable", places: range, viewer: "Viewer") -> list[LogItem]:
    """The entries of these places (0 is entry 1), as the viewer may know them, each in its lines."""
    return [item for place in places for item in live.log_entry(place + 1, viewer.sight.eyes, viewer.lang)]


def log_entry(game: Game, history: "History", number: int, eyes: int, lang: str) -> list[LogItem]:
    """One entry in words and data: a line, and one more for each part of it that is another one's or the game's own."""
    happening, gone = history.happening(number), history.gone(number)
    entry = happening.entry
    if entry.who == "table":
        return [LogItem(n=number, who="table", text=table_text(entry.do, lang), events=[], undo=undo_target(entry.do))]
    by = CHANCE if entry.who == "chance" else seat_number(entry.who)
    items: list[LogItem] = []
    for part in game.parts(by, happening.facts, lang) or [Part(by, [])]:
        events = event_lines(game, part.facts, eyes, lang)
        items.append(
            LogItem(
                n=number,
                who=who_of(part.by),
                text=part_text(part.cause, events) or untold(game, history, number, eyes, lang),
                events=events,
                gone=gone,
                part=len(items),
                cause=part.cause,
                headline=game.headline(part.facts, eyes, lang),
            )
        )
    return items


def who_of(by: int) -> str:
    """Whose a part is, as messages say it."""
    return {CHANCE: "chance", NOBODY: "game"}.get(by) or seat_name(by)


def part_text(cause: str, events: Sequence[EventLine]) -> str:
    """The events as sentences one after the other, after their cause; empty when they say nothing."""
    told = ". ".join(event.text for event in events)
    return f"{cause[:1].upper()}{cause[1:]}. {told}" if cause and told else told


def event_lines(game: Game, facts: Iterable[Fact], eyes: int, lang: str) -> list[EventLine]:
    """Facts in words and data, without those that say nothing to the viewer."""
    lines = [event_line(game, game.event(fact, eyes), lang) for fact in facts]
    return [line for line in lines if line.text]


def event_line(game: Game, data: Document, lang: str) -> EventLine:
    """One fact."""
    seat, rule = data.get("seat"), data.get("rule")
    return EventLine(
        data=cast(Data, data),
        text=game.event_text(data, lang),
        seat=seat if isinstance(seat, str) else None,
        rule=rule if isinstance(rule, str) else None,
    )


def untold(game: Game, history: "History", number: int, eyes: int, lang: str) -> str:
    """The words for an entry that brought nothing about that the viewer may know: who did what.

    Where the game has no sentence about somebody who does it, the seat stands before the words of the choice.
    """
    entry = history.happening(number).entry
    if entry.who == "chance":
        return text("server-log-chance", lang)
    action = game.parse(entry.do)
    verb = str(game.structure(action)["do"]).replace("_", "-")
    sentence = f"{game.prefix.lower()}-did-{verb}"
    if has_text(sentence):
        return text(sentence, lang, seat=entry.who)
    before = history.state_before(number)
    told = game.describe(before, action, lang) if before.to_act == eyes else game.told(before, action, eyes, lang)
    return text("server-log-did", lang, seat=entry.who, action=told)


def table_text(do: str, lang: str) -> str:
    """The words for an entry of the table itself."""
    target = undo_target(do)
    return text("server-log-undo", lang, entry=target) if target is not None else text("server-log-secret", lang)


# ---- the past --------------------------------------------------------------------------------------------------------


def step_view(live: "LiveTable", viewer: "Viewer", step: int) -> StepView:
    """The table as it stood after an entry, as the viewer may know it."""
    game, state = live.game, live.history.state_after(step)
    eyes = viewer.sight.eyes
    onlooker = EVERYTHING if state.over else eyes
    return StepView(
        step=step,
        seq=live.table.match.last,
        to_act=letter_or_none(int(state.to_act)),
        prompt=game.prompt(state, viewer.lang),
        view=cast(Data, game.view(state, eyes)),
        eyes=letter_or_none(eyes),
        news=log_items(live, range(step - 1, step), viewer) if step else [],
        scores=scores(game, state, onlooker),
    )


def scores(game: Game, state: State, viewer: int) -> dict[str, int | None]:
    """The score of every seat, as a viewer may know it."""
    seats: Sequence[int] = range(int(state.seats))
    return {seat_name(seat): total(game, game.breakdown(state, seat, viewer)) for seat in seats}
