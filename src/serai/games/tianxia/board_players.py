"""The families: purse, pieces, player board, tiles; Li Mu; the viewer's Objectives, and those of all at the end."""

from collections import Counter
from typing import Final

from serai.core.ink import BOLD, DIM, MAY, flowed, paint, plain, spread, wrapped
from serai.core.language import text
from serai.core.positions import members
from serai.games.tianxia import tables as t
from serai.games.tianxia.board_sight import Sight
from serai.games.tianxia.board_signs import (
    GAP,
    LIMU_INK,
    LIMU_SIGN,
    amount_sign,
    box,
    card_number,
    effect_sign,
    figurine_sign,
    labeled,
    letter,
    limu_card_sign,
    tile_sign,
)
from serai.games.tianxia.names import PURSE
from serai.games.tianxia.scoring import figurine_points, need_value, objective_met, scored_objectives
from serai.games.tianxia.state import (
    DELIVERIES,
    DISCARDED,
    DRAWN,
    MARKERS,
    NONE,
    SHIPPING,
    TOWERS,
    WALLS,
    WORKERS,
)
from serai.games.tianxia.tables import LIMU
from serai.games.tianxia.text_words import family_words, need_words

INDENT: Final = 2

# ---- all families ----------------------------------------------------------------------------------------------------


def players(sight: Sight, width: int, tall: bool) -> list[str]:
    """A few lines for each seat, then Li Mu; on a low screen as few as will do."""
    lines: list[str] = []
    for seat in range(sight.seats):
        lines.append(spread(name(sight, seat), points(sight, seat), width))
        lines += grouped(
            [
                [*purse(sight, seat), workers(sight, seat), markers(sight, seat)],
                [*structures(sight, seat), governors(sight, seat), *trade(sight, seat)],
                board(sight, seat),
                [hand(sight, seat), *tiles(sight, seat)],
            ],
            width,
            tall,
        )
    return lines + (limu(sight, width, tall) if sight.position.has_limu() else [])


def grouped(groups: list[list[str]], width: int, tall: bool) -> list[str]:
    """Groups of parts, each on lines of its own where there is room."""
    if not tall:
        groups = [[part for group in groups for part in group]]
    return [" " * INDENT + line for group in groups for line in flowed(group, width - INDENT, 0, GAP)]


def said(sight: Sight, key: str, **args: int | str) -> str:
    """A text of the board."""
    return text(f"tx-board-{key}", sight.lang, **args)


def name(sight: Sight, seat: int) -> str:
    """The mark of who decides, the seat's letter, its player board, whether it is the viewer's."""
    mark = "►" if seat == int(sight.position.to_act) else " "
    board_at = int(sight.position.boards[seat])
    words = [said(sight, "you")] if seat == sight.viewer else []
    if board_at != NONE:
        board_name = sight.tables.board_names[board_at]
        words.append(said(sight, "board", board=board_name, name=board_name.replace("_", " ")))
    return f"{mark}{letter(seat)}" + (f" {paint('(' + ', '.join(words) + ')', DIM)}" if words else "")


def points(sight: Sight, family: int) -> str:
    """The points of a family so far."""
    return amount_sign("points", int(sight.position.has(family, t.POINTS)), sight.lang)


def purse(sight: Sight, seat: int) -> list[str]:
    """Coins, resources, goods; what one has none of is dim."""
    signs = []
    for column, amount in enumerate(sight.purse(seat)[: t.POINTS]):
        sign = amount_sign(PURSE[column], amount, sight.lang)
        signs.append(sign if amount else paint(plain(sign), DIM))
    return [" ".join(signs[: t.SILK]), " ".join(signs[t.SILK :])]


def workers(sight: Sight, family: int) -> str:
    """The workers in supply."""
    return said(sight, "workers", count=int(sight.position.piece(family, WORKERS)))


def markers(sight: Sight, family: int) -> str:
    """The action markers not used in this round, and those discarded in it."""
    words = said(sight, "markers-left", count=int(sight.position.piece(family, MARKERS)))
    discarded = int(sight.position.piece(family, DISCARDED))
    return f"{words} {said(sight, 'discarded', count=discarded)}" if discarded else words


def structures(sight: Sight, family: int) -> list[str]:
    """Walls and towers built, and the stone of the next one (TX-12.4)."""
    parts = []
    for structure, column, key in ((t.WALL, WALLS, "walls-built"), (t.TOWER, TOWERS, "towers-built")):
        built = int(sight.position.piece(family, column))
        words = said(sight, key, count=built)
        if family != LIMU and built < int(sight.tables.structures[structure]):
            stone = amount_sign("stone", int(sight.tables.stone_for(structure, built)), sight.lang)
            words += " " + said(sight, "next", cost=stone)
        parts.append(words)
    return parts


def governors(sight: Sight, family: int) -> str:
    """How many Governors stand on the board."""
    return said(sight, "governors", count=int(sight.position.governor_count(family)))


def trade(sight: Sight, seat: int) -> list[str]:
    """The delivery markers left, and the ports with the shipping marker."""
    parts = [said(sight, "deliveries", count=int(sight.position.piece(seat, DELIVERIES)))]
    slots = members(int(sight.position.piece(seat, SHIPPING)))
    names = [sight.tables.region_names[int(sight.tables.slot_region[slot])] for slot in slots]
    return [*parts, labeled(said(sight, "shipped"), ", ".join(names))] if names else parts


def board(sight: Sight, seat: int) -> list[str]:
    """The income of the player board, and the Merchant actions with their spaces and Merchants (TX-13.7)."""
    tables, lang, at = sight.tables, sight.lang, int(sight.position.boards[seat])
    if at == NONE:
        return []
    parts = [labeled(said(sight, "income"), effect_sign(tables, int(tables.board_income[at]), lang))]
    for action in range(t.MERCHANT_ACTIONS):
        here, room = (
            int(sight.position.merchants_at(seat, action)),
            int(sight.position.merchant_spaces(seat, action)),
        )
        gain = effect_sign(tables, int(tables.merchant_effect[at * t.MERCHANT_ACTIONS + action]), lang)
        signs = "".join(letter(seat if space < here else NONE) for space in range(room))
        parts.append(f"{paint(f'm{action + 1}', DIM)} {box(signs)} {gain}")
    return parts


def tiles(sight: Sight, seat: int) -> list[str]:
    """One-time tiles face up and turned over, and the figurines."""
    parts: list[str] = []
    for key, used in (("tiles", False), ("used", True)):
        kinds = Counter(sight.tiles(seat, used))
        signs = [tile_sign(sight.tables, tile, sight.lang) + copies(count) for tile, count in kinds.items()]
        parts += several(said(sight, key), signs)
    return [*parts, *statues(sight, seat)]


def copies(count: int) -> str:
    """How many there are of a kind, where it is more than one."""
    return f" ({count})" if count > 1 else ""


def several(words: str, signs: list[str]) -> list[str]:
    """Signs with a dim word before the first one."""
    return [labeled(words, signs[0]), *signs[1:]] if signs else []


def statues(sight: Sight, family: int) -> list[str]:
    """The figurines and what they are worth at the end (TX-16.5)."""
    kinds = members(int(sight.position.figurines[family]))
    worth = amount_sign("points", int(figurine_points(sight.position, family)), sight.lang)
    names = [figurine_sign(sight.tables, kind, sight.lang) for kind in kinds]
    return several(said(sight, "figurines"), [f"{worth}: {names[0]}", *names[1:]]) if names else []


def hand(sight: Sight, seat: int) -> str:
    """How many Objectives a seat has, and how many of those it has had were drawn after setup."""
    words = said(sight, "objectives", count=sight.hand(seat))
    drawn = int(sight.position.piece(seat, DRAWN))
    return f"{words} {said(sight, 'drawn', count=drawn)}" if drawn else words


def limu(sight: Sight, width: int, tall: bool) -> list[str]:
    """Li Mu: points, pieces, figurines, the cards still to come; with one player what he starts the final scoring with."""
    position, tables, lang = sight.position, sight.tables, sight.lang
    who = f" {paint(family_words(LIMU), LIMU_INK)} {paint(f'({LIMU_SIGN})', DIM)}"
    start = []
    if sight.seats == 1:
        more = amount_sign("points", int(tables.limu_start_points[position.difficulty]), lang)
        start = [said(sight, "limu-start", points=more)]
    cards = members(int(position.limu_left))
    left = [said(sight, "cards-left", count=len(cards))]
    groups = [
        [workers(sight, LIMU), markers(sight, LIMU), *structures(sight, LIMU), governors(sight, LIMU), *start],
        [*statues(sight, LIMU), *left, *(limu_card_sign(tables, card, lang) for card in cards if tall)],
    ]
    return [spread(who, points(sight, LIMU), width), *grouped(groups, width, tall)]


# ---- Objectives (TX-17) ----------------------------------------------------------------------------------------------


def objectives(sight: Sight, width: int) -> list[str]:
    """The viewer's Objectives, and what the viewer has returned; when the game is over, those of all seats."""
    lines: list[str] = []
    if sight.over:
        for seat in range(sight.seats):
            for card in members(int(sight.position.objectives[seat])):
                lines += objective(sight, seat, card, f"{letter(seat)} ", width)
    elif sight.viewer >= 0:
        for card in members(int(sight.position.objectives[sight.viewer])):
            lines += objective(sight, sight.viewer, card, "", width)
    if sight.viewer >= 0:
        for card in members(int(sight.position.returned[sight.viewer])):
            words = plain(" ".join(objective(sight, sight.viewer, card, said(sight, "returned") + " ", 10_000)))
            lines += [paint(line, DIM) for line in wrapped(words, width, INDENT)]
    return lines


def objective(sight: Sight, seat: int, card: int, who: str, width: int) -> list[str]:
    """An Objective: its condition and how far it is met, points, what discarding it brings; it stands out if it counts."""
    tables, lang, position = sight.tables, sight.lang, sight.position
    need, number = int(tables.objective_need[card]), int(tables.objective_number[card])
    value = int(need_value(position, seat, need, tables.objective_level[card]))
    counts = int(scored_objectives(position, seat)) >> card & 1
    held = int(position.objectives[seat]) >> card & 1
    met = "scores" if counts else "met" if held and objective_met(position, seat, card) else ""
    worth = amount_sign("points", int(tables.objective_points[card]), lang)
    ink = MAY if counts else BOLD if met else DIM
    parts = [
        need_words(tables, card, lang),
        paint(f"{value}/{number}", ink) + (f" {paint(said(sight, met), ink)}" if met else ""),
        worth,
    ]
    if not sight.over:
        parts.append(labeled(said(sight, "discard"), effect_sign(tables, int(tables.objective_top[card]), lang)))
    words = parts[0].split(" ")
    signs = [f"{sign} {GAP.strip()}" for sign in (words[-1], *parts[1:-1])]
    return flowed(
        [f"{who}{card_number(tables.objective_names[card])}", *words[:-1], *signs, parts[-1]], width, INDENT, " "
    )
