"""The Palace tracks, the figurine points, the round bonus tiles, and what lies in the piles."""

from serai.core.ink import DIM, paint, width_of
from serai.core.language import text
from serai.core.positions import members
from serai.games.tianxia import tables as t
from serai.games.tianxia.board_sight import Sight
from serai.games.tianxia.board_signs import (
    COLUMN_GAP,
    LONGEST,
    NONE_SIGN,
    TRACK_INKS,
    Row,
    amount_sign,
    effect_sign,
    good_letter,
    letters,
    row,
    table,
    table_width,
    tile_sign,
)
from serai.games.tianxia.imagine import objectives_out
from serai.games.tianxia.names import TRACKS
from serai.games.tianxia.state import PALACE
from serai.games.tianxia.text_words import number_of


def palaces(sight: Sight, width: int) -> list[str]:
    """Position by position: the points at the end, what each step brings, and who stands there."""
    positions = range(int(sight.tables.steps) + 1)
    rows: list[Row] = [(["", *(head(sight, at) for at in positions)], [])]
    for track in range(t.TRACKS):
        rows.append(([track_name(sight, track), *(step_sign(sight, track, at) for at in positions)], []))
    fits = table_width(rows, 1) <= width and all(width_of(cell) <= LONGEST for cells, _ in rows for cell in cells)
    return table(rows, width) if fits else long_palaces(sight, width)


def long_palaces(sight: Sight, width: int) -> list[str]:
    """The same where positions do not fit beside each other: track after track."""
    rows: list[Row] = []
    for track in range(t.TRACKS):
        steps = range(int(sight.tables.steps) + 1)
        signs = [f"{paint(f'{at}:', DIM)} {step_sign(sight, track, at)}".rstrip() for at in steps]
        rows.append(([track_name(sight, track)], signs))
    points = [
        f"{at}: {points_at(sight, at)}" for at in range(int(sight.tables.steps) + 1) if sight.tables.palace_points[at]
    ]
    rows.append(([paint(text("tx-board-points", sight.lang), DIM)], points))
    return table(rows, width, COLUMN_GAP)


def points_at(sight: Sight, at: int) -> str:
    """The points of a position at the end."""
    return amount_sign("points", int(sight.tables.palace_points[at]), sight.lang)


def head(sight: Sight, at: int) -> str:
    """A position, and its points at the end."""
    points = int(sight.tables.palace_points[at])
    return paint(f"{at}", DIM) + (f" {points_at(sight, at)}" if points else "")


def track_name(sight: Sight, track: int) -> str:
    """The color of a track."""
    return paint(text("tx-board-track", sight.lang, track=TRACKS[track]), TRACK_INKS[track])


def step_sign(sight: Sight, track: int, at: int) -> str:
    """What reaching a position brings, and the families that stand there."""
    here = [family for family in sight.families if int(sight.position.piece(family, PALACE + track)) == at]
    effect = int(sight.tables.step_effect[track * int(sight.tables.steps) + at - 1]) if at else 0
    sign = effect_sign(sight.tables, effect, sight.lang) if at else ""
    return f"{sign} {letters(here)}".strip() if here else sign


def figurines(sight: Sight, width: int) -> list[str]:
    """Points by the number of figurines (TX-16.5), and the steps that they let buy on passing (TX-14.3)."""
    tables, lang = sight.tables, sight.lang
    points = " ".join(str(int(one)) for one in tables.figurine_points)
    offers = []
    for offer in range(int(tables.offers)):
        steps = amount_sign("palace_any", int(tables.offer_steps[offer]), lang)
        coins = amount_sign("coins", int(tables.offer_coins[offer]), lang)
        offers.append(f"{int(tables.offer_figurines[offer])}+: {steps} {coins}")
    offers[0] = f"{paint(text('tx-board-passing', lang), DIM)} {offers[0]}"
    first = f"{points} {paint(text('tx-board-points', lang), DIM)}"
    return row(text("tx-board-figurines", lang), [first, *offers], width)


def tiles(sight: Sight, width: int, tall: bool) -> list[str]:
    """The round bonus tiles from the left, and the piles; kinds that nobody has seen yet where there is room."""
    tables, lang, position = sight.tables, sight.lang, sight.position
    lines: list[str] = []
    if len(position.round_tiles):
        signs = [tile_sign(tables, int(tile), lang) for tile in position.round_tiles]
        lines += row(text("tx-board-round-tiles", lang), signs, width)
    lines += row(text("tx-board-piles", lang), piles(sight), width)
    gone = [number_of(tables.objective_names[one]) for one in members(objectives_out(position))]
    lines += row(text("tx-board-gone", lang), [f"{one}," for one in gone[:-1]] + gone[-1:], width, " ")
    unseen = [
        f"{tile_sign(tables, tile, lang)} {paint(f'({int(count)})', DIM)}"
        for tile, count in enumerate(position.unseen)
        if count
    ]
    return lines + (row(text("tx-board-unseen", lang), unseen, width) if tall else [])


def piles(sight: Sight) -> list[str]:
    """How many tiles, Objectives, ships and Demand tiles may still come."""
    tables, lang, position = sight.tables, sight.lang, sight.position
    ships = len(members(int(position.ships_left)))
    asked = [int(tables.demand_good[demand]) for demand in members(int(position.demands_left))]
    goods = " ".join(f"{good_letter(good, lang)} {asked.count(good)}" for good in sorted(set(asked)))
    return [
        text("tx-board-supply", lang, count=int(position.supply)),
        text("tx-board-deck", lang, count=sight.deck),
        text("tx-board-ships-left", lang, count=ships),
        f"{text('tx-board-demands', lang)} {goods or NONE_SIGN}",
    ]
