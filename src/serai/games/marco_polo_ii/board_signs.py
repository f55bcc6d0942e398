"""The compact signs of the board: 3$ 2c are coins and camels, p s g j goods, v VP; A3 a die, F a seal, ◇B a shield."""

from collections.abc import Mapping, Sequence
from typing import Final

from serai.core.ink import BOLD, DIM, GOLD, paint, seat_ink
from serai.core.language import text
from serai.core.positions import members
from serai.core.seats import seat_name
from serai.games.marco_polo_ii import tables as t
from serai.games.marco_polo_ii.names import COUNTED, GAINS, SEALS
from serai.games.marco_polo_ii.state import BLACK, IMPROVED, NO_SEAL
from serai.games.marco_polo_ii.tables import Tables
from serai.games.marco_polo_ii.text_words import cost_data, number_of, package_data

Amounts = Mapping[str, int]

# Coins, camels, pepper, silk, gold, jade: easy to read on dark and on light screens.
INKS: Final[dict[str, str]] = {
    "coins": GOLD,
    "camels": "#b5743c",
    "pepper": "#8a8f98",
    "silk": "#5f93c9",
    "gold": "#c9a400",
    "jade": "#3a9d78",
    "vp": BOLD,
}
_ORDER: Final = ("vp", *(what for what in GAINS if what != "vp"))
BLACK_INK: Final = "bold #f2f2f2 on #3a3a3a"
BLACK_SIGN: Final = "*"
NEUTRAL_SIGN: Final = "n"
UNROLLED: Final = "?"
TO: Final = "→"
SHIELD: Final = "◇"
MATCHED: Final = "◆"  # a shield that counts twice
FRESH: Final = "'"  # a post of this turn
NEED: Final = "+"  # a seal that a route asks for
IMPROVED_SIGN: Final = "!"
FREE: Final = "0"
NONE_SIGN: Final = "–"
GAP: Final = " · "

# ---- amounts ---------------------------------------------------------------------------------------------------------


def amount_sign(what: str, amount: int, lang: str) -> str:
    """An amount of something: 3$, 2c, 5v, 2 steps."""
    return paint(text("mp2-board-amount", lang, what=what.replace("_", "-"), amount=amount), INKS.get(what, ""))


def amount_signs(amounts: Amounts, lang: str, join: str = " ") -> str:
    """Amounts, VP first, then in the order of the purse, icons last, zeros left out; a dash for nothing."""
    return join.join(amount_sign(what, amounts[what], lang) for what in _ORDER if amounts.get(what, 0)) or NONE_SIGN


def package_sign(tables: Tables, package: int, lang: str) -> str:
    """What a package gives: 5v 2 steps."""
    return amount_signs(package_data(tables, package), lang)


def cost_sign(tables: Tables, cost: int, lang: str) -> str:
    """A cost: 1c 3p."""
    return amount_signs(cost_data(tables, cost), lang)


def exchange_sign(tables: Tables, cost: int, package: int, lang: str) -> str:
    """What is paid, and what for: 1c 3p → 5v die."""
    return f"{cost_sign(tables, cost, lang)} {TO} {package_sign(tables, package, lang)}"


def contract_sign(tables: Tables, contract: int, lang: str) -> str:
    """What a contract costs and gives."""
    return exchange_sign(tables, int(tables.contract_cost[contract]), int(tables.contract_package[contract]), lang)


# ---- city cards ------------------------------------------------------------------------------------------------------


def card_signs(tables: Tables, card: int, lang: str) -> list[str]:
    """What a city card does (MP2-15.4), in parts that stay whole: die× 2$, ≤die× 1c → 3$, 1–3: 1s and 4–6: 3s."""
    kind = int(tables.card_kind[card])
    costs = [int(cost) for cost in tables.card_cost[card * 2 : card * 2 + 2]]
    gains = [int(package) for package in tables.card_package[card * 2 : card * 2 + 2]]
    faces = slice(card * t.FACES, (card + 1) * t.FACES)
    if kind == t.PER_PIP:
        return [text("mp2-board-card-pip", lang, gain=package_sign(tables, gains[0], lang))]
    if kind == t.COUNT:
        what = COUNTED[int(tables.card_what[card])].replace("_", "-")
        return [text("mp2-board-card-count", lang, what=what, gain=package_sign(tables, gains[0], lang))]
    if kind == t.TABLE:
        return by_die([package_sign(tables, int(package), lang) for package in tables.card_table[faces]])
    if kind == t.BONUSES:
        return [text("mp2-board-card-bonuses", lang), *by_die([str(times) for times in tables.card_times[faces]])]
    if kind == t.SEAL_CARD:
        return [text("mp2-board-card-seal", lang, cost=cost_sign(tables, costs[0], lang))]
    parts = [text("mp2-board-card-times", lang, exchange=exchange_sign(tables, costs[0], gains[0], lang))]
    if kind == t.TWO_WAY:
        parts.append(f"{text('mp2-board-or', lang)} {exchange_sign(tables, costs[1], gains[1], lang)}")
    return parts


def by_die(signs: Sequence[str]) -> list[str]:
    """What the numbers of a die bring, equal ones together: 1: 1p, 2–6: 3p."""
    parts: list[str] = []
    start = 0
    for end in range(1, len(signs) + 1):
        if end == len(signs) or signs[end] != signs[start]:
            faces = f"{start + 1}" if end == start + 1 else f"{start + 1}–{end}"
            parts.append(f"{faces}: {signs[start]}")
            start = end
    return parts


# ---- pieces ----------------------------------------------------------------------------------------------------------


def letter(seat: int) -> str:
    """The letter of a seat in its color."""
    return paint(seat_name(seat), seat_ink(seat))


def die_sign(owner: int, value: int | str) -> str:
    """A die on the table: A3 of a seat, *5 a black one, n1 a neutral one."""
    if owner < BLACK:
        return paint(f"{seat_name(owner)}{value}", seat_ink(owner))
    return paint(f"{BLACK_SIGN}{value}", BLACK_INK) if owner == BLACK else paint(f"{NEUTRAL_SIGN}{value}", DIM)


def field_signs(dice: Sequence[tuple[int, int]], fields: int) -> str:
    """The fields of a brown space, those still free included: [A3][  ]."""
    return "".join([f"[{die_sign(*die)}]" for die in dice] + ["[  ]"] * max(fields - len(dice), 0))


def seal_letter(seal: int, lang: str) -> str:
    """The letter of a seal."""
    return text("mp2-board-seal", lang, seal=SEALS[seal])


def held_seal(seal: int, side: int, lang: str) -> str:
    """A seal before a player: F, improved F!, a dim dash for one that is not there."""
    if side == NO_SEAL:
        return paint(NONE_SIGN, DIM)
    return paint(seal_letter(seal, lang) + (IMPROVED_SIGN if side == IMPROVED else ""), BOLD)


def shield_sign(tables: Tables, shield: int, matched: bool = False) -> str:
    """A shield by the end of its id: ◇B; ◆B where it counts twice."""
    return (MATCHED if matched else SHIELD) + number_of(tables.shield_names[shield]).upper()


def shield_signs(tables: Tables, mask: int, matched: int = 0) -> str:
    """The shields of a bit mask; those of the other mask count twice."""
    return " ".join(shield_sign(tables, shield, bool(matched >> shield & 1)) for shield in members(mask))
