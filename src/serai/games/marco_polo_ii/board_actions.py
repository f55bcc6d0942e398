"""The action spaces with their dice, the offers of the Books, the seals, the bonus actions, and what is to come."""

from collections.abc import Sequence
from typing import Final

from serai.core.ink import BOLD, DIM, flowed, left, paint
from serai.core.language import text
from serai.games.marco_polo_ii import tables as t
from serai.games.marco_polo_ii.board_cities import card_parts
from serai.games.marco_polo_ii.board_sight import Sight
from serai.games.marco_polo_ii.board_signs import (
    GAP,
    amount_sign,
    contract_sign,
    cost_sign,
    die_sign,
    exchange_sign,
    field_signs,
    package_sign,
    seal_letter,
)
from serai.games.marco_polo_ii.names import BOOK_SPACES, TRAVEL_SPACES
from serai.games.marco_polo_ii.placing import khan_value
from serai.games.marco_polo_ii.state import BLACK, NONE
from serai.games.marco_polo_ii.text_words import cost_data

NAME: Final = 10  # columns of a name, one of them free
TOGETHER: Final = 8  # dice
ROMAN: Final = ("I", "II", "III")

# ---- action spaces ---------------------------------------------------------------------------------------------------


def actions(sight: Sight, width: int) -> list[str]:
    """A line or more for each action, bonus actions last."""
    lines: list[str] = []
    for book in range(t.BOOKS):
        lines += row(f"{text('mp2-board-book', sight.lang)} {ROMAN[book]}", book_parts(sight, book), width)
    lines += row(action_name(sight, "khan"), khan_parts(sight), width)
    lines += row(action_name(sight, "seals"), seal_parts(sight), width)
    lines += row(action_name(sight, "improve"), improve_parts(sight), width)
    for at in range(t.TRAVEL_SPACES):
        lines += row(action_name(sight, "travel") if at == 0 else "", travel_parts(sight, at), width)
    lines += row(action_name(sight, "contracts"), contract_parts(sight), width)
    for number, slot in enumerate(range(t.MAP_CARDS, t.CARD_SLOTS), 1):
        lines += row(text("mp2-board-card", sight.lang, number=number), card_parts(sight, slot), width, gap="  ")
    lines += row(action_name(sight, "bag"), bag_parts(sight), width)
    return lines + row(action_name(sight, "bonuses"), bonus_parts(sight), width)


def action_name(sight: Sight, action: str) -> str:
    """The name of an action, short."""
    return text(f"mp2-board-action-{action}", sight.lang)


def row(name: str, parts: Sequence[str], width: int, ink: str = BOLD, gap: str = GAP) -> list[str]:
    """Parts that stay whole behind a name."""
    told = flowed(parts, width - NAME, 0, gap)
    return [(left(paint(name, ink), NAME) if at == 0 else " " * NAME) + line for at, line in enumerate(told)]


def either(sight: Sight, signs: Sequence[str]) -> str:
    """One or the other."""
    return f" {text('mp2-board-or', sight.lang)} ".join(signs)


def least(sight: Sight, value: int) -> str:
    """The lowest die that a space takes: 3+, or any."""
    return paint(f"{value}+" if value > 1 else text("mp2-board-any", sight.lang), DIM)


def lying(sight: Sight, space: int) -> list[str]:
    """The dice of a blue space, so many together as stay whole."""
    dice = sight.dice_on(space)
    groups = [dice[at : at + TOGETHER] for at in range(0, len(dice), TOGETHER)]
    return [" ".join(die_sign(*die) for die in group) for group in groups]


def book_parts(sight: Sight, book: int) -> list[str]:
    """The least die, the four offers with their jade, the dice of each space (MP2-8)."""
    tables = sight.tables
    spaces = [space for space in range(t.BOOK_SPACES) if int(tables.book_of_space[space]) == book]
    tile = int(sight.position.offers[book * int(tables.rounds) + sight.round - 1])
    offers = [int(tables.upper_offer[book * t.UPPER_OFFERS + at]) for at in range(t.UPPER_OFFERS)]
    parts = [least(sight, int(tables.die_min[spaces[0]]))] + [offer_sign(sight, offer) for offer in offers]
    parts += tile_signs(sight, tile)
    for space in spaces:
        dice = lying(sight, space)
        if dice and len(spaces) > 1:
            dice[0] = f"{paint(part_name(sight, BOOK_SPACES[space]), DIM)} {dice[0]}"
        parts += dice
    return parts


def part_name(sight: Sight, space: str) -> str:
    """Upper, middle, lower."""
    return text("mp2-board-part", sight.lang, part=space.rpartition("_")[2])


def offer_sign(sight: Sight, offer: int) -> str:
    """An offer, its jade first: 1j: 3s 2$."""
    tables = sight.tables
    gain = package_sign(tables, int(tables.offer_package[offer]), sight.lang)
    jade = int(tables.cost(tables.offer_cost[offer], t.JADE))
    return f"{amount_sign('jade', jade, sight.lang)}: {gain}" if jade else gain


def tile_signs(sight: Sight, tile: int) -> list[str]:
    """The two offers of an offer tile."""
    if tile == NONE:
        return []
    return [offer_sign(sight, int(sight.tables.tile_offer[tile * t.UPPER_OFFERS + at])) for at in range(t.UPPER_OFFERS)]


def khan_parts(sight: Sight) -> list[str]:
    """The least die by the last one of the row, the gain, the fields (MP2-9)."""
    tables = sight.tables
    dice, fields = sight.dice_on(t.KHAN_SPACE), int(tables.space_fields[t.KHAN_SPACE])
    first = [least(sight, int(khan_value(sight.position)))] if len(dice) < fields else []
    return [*first, package_sign(tables, int(tables.khan_package), sight.lang), field_signs(dice, fields)]


def dice_asked(sight: Sight, space: int) -> str:
    """How many dice a space asks for."""
    return text("mp2-board-dice", sight.lang, count=int(sight.tables.dice_needed[space]))


def seal_parts(sight: Sight) -> list[str]:
    """Each type with its least die and its jade (MP2-10)."""
    tables, lang = sight.tables, sight.lang
    parts = [paint(dice_asked(sight, t.SEALS_SPACE), DIM)]
    for seal in range(t.SEALS):
        sign = f"{paint(seal_letter(seal, lang), BOLD)} {int(tables.seal_die_min[seal])}+"
        gain = package_sign(tables, int(tables.seal_jade[seal]), lang)
        parts.append(f"{sign} {gain}" if int(tables.gain(tables.seal_jade[seal], t.JADE)) else sign)
    return parts + lying(sight, t.SEALS_SPACE)


def improve_parts(sight: Sight) -> list[str]:
    """What improving each seal costs, and its recurring bonus."""
    tables, lang = sight.tables, sight.lang
    return [
        f"{paint(seal_letter(seal, lang), BOLD)} "
        + exchange_sign(tables, int(tables.seal_improve[seal]), int(tables.seal_bonus[seal]), lang)
        for seal in range(t.SEALS)
    ]


def travel_parts(sight: Sight, at: int) -> list[str]:
    """A space of Travel with its dice, steps, entry cost and additional post (MP2-11.1)."""
    tables, lang = sight.tables, sight.lang
    space = t.TRAVEL_SPACE + at
    steps = text("mp2-board-steps", lang, count=int(tables.travel_cap[at]))
    words = f"{paint(part_name(sight, TRAVEL_SPACES[at]), DIM)} {dice_asked(sight, space)}: {steps}"
    if cost_data(tables, int(tables.travel_cost[at])):
        words = text("mp2-board-for", lang, what=words, cost=cost_sign(tables, int(tables.travel_cost[at]), lang))
    if int(tables.travel_extra[at]):
        words = text("mp2-board-extra", lang, what=words)
    return [words, *lying(sight, space)]


def contract_parts(sight: Sight) -> list[str]:
    """How many contracts, and what comes with them (MP2-13)."""
    tables, lang = sight.tables, sight.lang
    gain = package_sign(tables, int(tables.contracts_package), lang)
    return [
        text("mp2-board-contracts", lang, most=int(tables.contracts_most)),
        gain,
        *lying(sight, t.CONTRACTS_SPACE),
    ]


def bag_parts(sight: Sight) -> list[str]:
    """One of three gains (MP2-16.4)."""
    tables, lang = sight.tables, sight.lang
    gains = [package_sign(tables, int(package), lang) for package in tables.bag_package]
    return [either(sight, gains), *lying(sight, t.BAG_SPACE)]


def bonus_parts(sight: Sight) -> list[str]:
    """What rerolling, changing and black dice cost, and how many of those are left (MP2-16.5 to 16.7)."""
    tables, lang = sight.tables, sight.lang
    costs = (("reroll", tables.reroll_cost), ("turn-die", tables.turn_cost), ("buy", tables.black_die_cost))
    parts = [f"{text('mp2-board-' + key, lang)} {cost_sign(tables, int(cost), lang)}" for key, cost in costs]
    parts[-1] += " " + text("mp2-board-black-left", lang, count=int(sight.position.black_left))
    dice = [die_sign(BLACK, value) for value in sight.open_dice()]
    return [*parts, " ".join(dice)] if dice else parts


# ---- what is to come -------------------------------------------------------------------------------------------------


def coming(sight: Sight, width: int, tall: bool) -> list[str]:
    """The offer tiles of all rounds that follow, the piles, and the contracts under their pile in their order.

    On a low screen only the offer tiles of the next round, and how many contracts there are.
    """
    lines: list[str] = []
    rounds = int(sight.tables.rounds)
    last = rounds if tall else min(sight.round + 1, rounds)
    for number in range(sight.round + 1, last + 1):
        parts = []
        for book in range(t.BOOKS):
            signs = tile_signs(sight, int(sight.position.offers[book * rounds + number - 1]))
            if signs:
                signs[0] = f"{paint(ROMAN[book], BOLD)} {signs[0]}"
            parts += signs
        lines += row(text("mp2-board-round", sight.lang, round=number), parts, width, DIM)
    lang = sight.lang
    piles = [text("mp2-board-pile", lang, count=sight.pile), text("mp2-board-deck", lang, count=sight.deck)]
    under = [contract_sign(sight.tables, int(contract), lang) for contract in sight.position.queue]
    if under and not tall:
        piles.append(text("mp2-board-under-count", lang, count=len(under)))
    lines += row(text("mp2-board-piles", lang), piles, width, DIM)
    return lines + (row(text("mp2-board-under", lang), under, width, DIM) if under and tall else [])
