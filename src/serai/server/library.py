"""What can be read: the games, their rulebooks and rulings, and lists of tables."""

import datetime
import json
import logging
from collections.abc import Iterable
from functools import cache
from typing import Final, cast

from serai import games
from serai.bots import bot as bots
from serai.core.actions import NotationError
from serai.core.chance import SeedDealer, deal_all
from serai.core.documents import DocumentError
from serai.core.game import Game
from serai.core.language import text
from serai.core.reasons import Reason
from serai.core.state import LEGAL, State
from serai.match.seating import Seating
from serai.rulebook.book import book
from serai.rulebook.check import SEED, position_of
from serai.rulebook.rulings import CHANCE_NAME, TITLES, Move, Ruling, RulingError, shipped_rulings
from serai.rulebook.search import Hit, find
from serai.server import library_messages as lm
from serai.server import messages as m
from serai.server.log import tell
from serai.server.opening import game_of
from serai.server.refusal import Refusal
from serai.server.render import plain_seats
from serai.server.ruling_words import expected, who
from serai.store.rows import TableRow

MOST_HITS: Final = 60
USUAL_BOT: Final = "greedy"  # is offered first


# ---- games -----------------------------------------------------------------------------------------------------------


@cache
def game_lines(lang: str) -> tuple[lm.GameLine, ...]:
    """The four tables."""
    return tuple(game_line(game_id, lang) for game_id in TITLES)


def game_line(game_id: str, lang: str) -> lm.GameLine:
    """One of them."""
    title = text(f"server-title-{game_id.replace('_', '-')}", lang)
    if game_id not in games.IDS:
        return lm.GameLine(id=game_id, title=title, ready=False, prefix="", seats=[], options=[], bots=[], note="")
    game = games.load(game_id)
    return lm.GameLine(
        id=game_id,
        title=game.title,
        ready=True,
        prefix=game.prefix,
        seats=list(game.seats),
        options=[
            lm.OptionLine(
                name=option.name,
                values=list(option.values),
                default=option.default,
                rule=option.rule,
                text=book(game_id, lang).paragraph(option.rule).text,
            )
            for option in game.options
        ],
        bots=sorted(bots.names(), key=lambda name: name != USUAL_BOT),
        note=text(game.data_note, lang),
    )


def game_info(game_id: str) -> lm.GameInfo:
    """What the browser needs to draw a game. Raises Refusal."""
    game = game_of(game_id)
    return lm.GameInfo(
        id=game.id,
        title=game.title,
        fingerprint=game.components_fingerprint,
        components=cast(m.Data, game.component_data()),
    )


# ---- rules -----------------------------------------------------------------------------------------------------------


def book_view(game_id: str, lang: str) -> lm.BookView:
    """A rulebook. Raises Refusal."""
    rules = book(game_of(game_id).id, lang)
    return lm.BookView(
        game=game_id,
        lang=cast(m.Language, lang),
        title=rules.title,
        preface=rules.preface,
        chapters=[
            lm.ChapterLine(
                id=chapter.id,
                title=chapter.title,
                paragraphs=[
                    lm.ParagraphLine(id=paragraph.id, text=paragraph.text, sources=list(paragraph.sources))
                    for paragraph in chapter.paragraphs
                ],
            )
            for chapter in rules.chapters
        ],
    )


def hits(game_id: str, query: str, lang: str) -> list[lm.HitLine]:
    """What fits a query; the chapters for an empty one. Raises Refusal."""
    return [hit_line(hit) for hit in find(game_of(game_id).id, query, lang)[:MOST_HITS]]


def hit_line(hit: Hit) -> lm.HitLine:
    """One of them."""
    return lm.HitLine(
        kind="ruling" if hit.kind == "ruling" else "rule",
        id=hit.id,
        title=hit.title,
        text=hit.text,
        rules=list(hit.rules),
    )


# ---- rulings ---------------------------------------------------------------------------------------------------------


@cache
def ruling_list(game_id: str, lang: str) -> lm.RulingList:
    """All rulings, their moves as notation only. Those with an answer in words come first. Raises Refusal."""
    found = sorted(shipped_rulings(game_of(game_id).id), key=lambda ruling: not ruling.note)
    return lm.RulingList(rulings=[ruling_line(ruling, lang) for ruling in found])


def ruling_of(game_id: str, ruling_id: str) -> Ruling:
    """A ruling that ships with a game. Raises Refusal."""
    for ruling in shipped_rulings(game_of(game_id).id):
        if ruling.id.lower() == ruling_id.lower():
            return ruling
    raise Refusal("unknown", "server-unknown-ruling")


def ruling_line(ruling: Ruling, lang: str) -> lm.RulingView:
    """A ruling in short."""
    title, note = ruling.words(lang)
    game = game_of(ruling.game_id)
    return lm.RulingView(
        id=ruling.id,
        title=title,
        note=note,
        rules=list(ruling.rules),
        sources=list(ruling.source),
        moves=[f"{who(move.who, lang)}: {move.notation}" for move in ruling.moves],
        refuses=[
            f"{who(refusal.move.who, lang)}: {refusal.move.notation} ({refusal.rule})" for refusal in ruling.refuse
        ],
        expects=[expected(game, path, value, lang) for path, value in ruling.expect.items()],
        playable=ruling.components is None,
    )


@cache
def ruling_view(game_id: str, ruling_id: str, lang: str) -> lm.RulingView:
    """A ruling with its moves, refusals and expectations in words, as they come about when it is played.

    Raises Refusal.
    """
    ruling = ruling_of(game_id, ruling_id)
    view = ruling_line(ruling, lang)
    try:
        _tell_moves(ruling, game_of(game_id), lang, view)
    except (RulingError, DocumentError, NotationError) as error:
        tell("ruling_not_told", logging.ERROR, ruling=ruling.id, fault=str(error))
        view.playable = False
    return view


def _tell_moves(ruling: Ruling, game: Game, lang: str, view: lm.RulingView) -> None:
    """Play a ruling through and put what is done, refused and expected into words."""
    state, dealer = game.state_from(position_of(ruling, game)[0]), SeedDealer(SEED)
    for at, move in enumerate(ruling.moves):
        action = _arrive(game, state, dealer, move)
        if state.rule_against(action) != LEGAL:
            return
        view.moves[at] = f"{who(move.who, lang)}: {game.describe(state, action, lang)} ({move.notation})"
        state.play(action)
    for at, refusal in enumerate(ruling.refuse):
        action = _arrive(game, state, dealer, refusal.move)
        rule = int(state.rule_against(action))
        if rule != LEGAL and refusal.move.who != CHANCE_NAME and state.to_act >= 0:
            reason: Reason = game.reason(state, action, rule, lang)
            view.refuses[at] = f"{who(refusal.move.who, lang)}: {refusal.move.notation}: {reason.text} ({refusal.rule})"
    deal_all(state, dealer)
    view.expects = [expected(game, path, value, lang, state) for path, value in ruling.expect.items()]


def _arrive(game: Game, state: State, dealer: SeedDealer, move: Move) -> int:
    """The action of a move, after the chance that comes before it."""
    action = game.parse(move.notation)
    if move.who != CHANCE_NAME:
        deal_all(state, dealer)
        return action
    verb = game.space.family(action).verb
    while state.to_act == -1 and game.space.family(state.legal_actions()[0]).verb != verb:
        state.play(dealer.deal(state))
    return action


# ---- lists of tables -------------------------------------------------------------------------------------------------


def table_lines(rows: Iterable[TableRow], person: str) -> list[lm.TableLine]:
    """Tables in a list."""
    return [table_line(row, person) for row in rows]


def table_line(row: TableRow, person: str) -> lm.TableLine:
    """One of them."""
    seats: list[m.SeatLine] = []
    try:
        seats = plain_seats(Seating.from_document(json.loads(row.seating)), person)
    except ValueError as error:
        tell("seating_unreadable", logging.ERROR, table=row.id, fault=type(error).__name__)
    acting = [seat for seat in seats if seat.seat == row.to_act and seat.you and not seat.bot]
    return lm.TableLine(
        id=row.id,
        game=row.game,
        title=games.load(row.game).title if row.game in games.IDS else row.game,
        status="quarantined" if row.trouble else row.status,
        seats=seats,
        to_act=row.to_act or None,
        yours=bool(acting) and row.status == "playing" and not row.trouble,
        seq=row.last,
        changed=datetime.datetime.fromtimestamp(row.changed, datetime.UTC).isoformat(timespec="seconds"),
        origin=row.origin,
    )
