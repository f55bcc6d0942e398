"""The compact signs of the board: 3k is 3 Koku, S R P silk, rice, porcelain, f favor, v VP, i influence, ? any good."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from serai.core.language import text
from serai.core.seats import seat_name
from serai.games.river_of_gold import tables as t
from serai.games.river_of_gold.board_ink import paint, seat_ink
from serai.games.river_of_gold.tables import ENTRIES, Tables
from serai.games.river_of_gold.text_words import BUILDINGS

# Kinds of rewards that are an amount of something, in the order in which a sum is told.
SIGNS: Final[dict[int, str]] = {
    t.KOKU: "k",
    t.SILK: "S",
    t.RICE: "R",
    t.PORCELAIN: "P",
    t.ANY_GOOD: "?",
    t.FAVOR: "f",
    t.INFLUENCE: "i",
    t.VP: "v",
    t.DRAW_DISCARD: "c",
}
_ALWAYS_COUNTED: Final = (t.KOKU, t.INFLUENCE, t.VP)
GOOD_SIGNS: Final = (SIGNS[t.SILK], SIGNS[t.RICE], SIGNS[t.PORCELAIN])


def amount_sign(kind: int, amount: int) -> str:
    """An amount of something: 3k, 2v, S, 2S, f."""
    counted = amount != 1 or kind in _ALWAYS_COUNTED
    return f"{amount if counted else ''}{SIGNS[kind]}"


def reward_sign(kind: int, amount: int, lang: str) -> str:
    """One entry of a reward list."""
    if kind in SIGNS:
        return amount_sign(kind, amount)
    if kind == t.KOKU_PER_OWN:
        return text("rog-board-per-own", lang, building=BUILDINGS[amount])
    if kind == t.KOKU_PER_DELIVERED:
        return text("rog-board-per-delivered", lang, amount=amount)
    raise ValueError(f"no building gives a reward of kind {kind}")


def entries(kinds: Iterable[int], amounts: Iterable[int], item: int) -> list[tuple[int, int]]:
    """The entries of a tile's reward list: kind and amount."""
    at = slice(item * ENTRIES, (item + 1) * ENTRIES)
    pairs = zip(list(kinds)[at], list(amounts)[at], strict=True)
    return [(int(kind), int(amount)) for kind, amount in pairs if kind != t.NOTHING]


def visitor(tables: Tables, tile: int) -> list[tuple[int, int]]:
    """The visitor reward of a tile."""
    return entries(tables.visitor_kind, tables.visitor_amount, tile)


def owner(tables: Tables, tile: int) -> list[tuple[int, int]]:
    """The owner reward of a tile."""
    return entries(tables.owner_kind, tables.owner_amount, tile)


def signs(rewards: Sequence[tuple[int, int]], lang: str, join: str = "+") -> str:
    """A reward list in signs: 1k+P."""
    return join.join(reward_sign(kind, amount, lang) for kind, amount in rewards)


def owned(tables: Tables, tile: int) -> bool:
    """Whether a tile is of the kind players build."""
    return int(tables.tile_era[tile]) in (t.ERA_1, t.ERA_2)


def sum_signs(tables: Tables, tiles: Sequence[int]) -> str:
    """What the visitor rewards of these shore spaces (tile, or -1 for an empty one) come to: 4k S 2v."""
    total: Counter[int] = Counter()
    for tile in tiles:
        if tile < 0:
            total[t.KOKU] += int(tables.empty_shore_koku)
        else:
            for kind, amount in visitor(tables, tile):
                total[kind] += amount
    return " ".join(amount_sign(kind, total[kind]) for kind in SIGNS if total[kind])


def order_signs(amounts: Sequence[int]) -> str:
    """Amounts of silk, rice and porcelain: 2S 1R, zeros left out."""
    return " ".join(f"{amount}{sign}" for amount, sign in zip(amounts, GOOD_SIGNS, strict=True) if amount > 0)


def letter(seat: int) -> str:
    """The letter of a seat in its color."""
    return paint(seat_name(seat), seat_ink(seat))


def letters(seats: Sequence[int]) -> str:
    """The letters of seats, close together."""
    return "".join(letter(seat) for seat in seats)
