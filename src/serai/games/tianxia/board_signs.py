"""The compact signs of the board: 3$ coins, w s r resources, K H J goods, v points; [AB·] pieces on their spaces."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from serai.core.ink import BOLD, DIM, GOLD, flowed, left, paint, plain, seat_ink, width_of
from serai.core.language import text
from serai.core.seats import seat_name
from serai.games.tianxia import tables as t
from serai.games.tianxia.names import GOODS, LIMU_ACTIONS, PASSIVES, RESOURCES
from serai.games.tianxia.state import NONE
from serai.games.tianxia.tables import LIMU, NEUTRAL, Tables
from serai.games.tianxia.text_words import GAINS, effect_data, listed, mapping, number_of, printed, whole

# Coins, resources, goods, points: easy to read on dark and on light screens.
INKS: Final[dict[str, str]] = {
    "coins": GOLD,
    "wood": "#a8703a",
    "stone": "#8a8f98",
    "rice": "#6f9a3c",
    "silk": "#b565a7",
    "helmets": "#4f8fb8",
    "jewelry": "#3a9d78",
    "points": BOLD,
}
# What the number of a passive building counts, where it is not points.
_COUNTED: Final = {
    t.FORTIFY_DISCOUNT: "stone",
    t.TRAIN_DISCOUNT: "rice",
    t.GOVERNOR_DISCOUNT: "wood",
    t.BARGE_SURCHARGE: "coins",
    t.EXTRA_STEP: "coins",
    t.ENTRY_DISCOUNT: "coins",
}
TRACK_INKS: Final = ("bold #8a8f98", "bold #cc4a4a", "bold #2f9e6e", BOLD)
LIMU_INK: Final = "bold #a05fc0"
JADE: Final = "#3a9d78"
LIMU_SIGN: Final = "L"
NEUTRAL_SIGN: Final = "n"
EMPTY: Final = "·"
NONE_SIGN: Final = "–"
TO: Final = "→"
LESS: Final = "-"
TIMES: Final = "×"
GAP: Final = " · "
COLUMN_GAP: Final = "  "
LONGEST: Final = 24  # columns of a cell of a table
BELOW: Final = 10  # columns before what stands below the cells of a row

# ---- amounts and effects (TX-2) --------------------------------------------------------------------------------------


def amount_sign(what: str, amount: int, lang: str) -> str:
    """An amount of something: 3$, 2w, 5v, 2 steps."""
    return paint(text("tx-board-amount", lang, what=what.replace("_", "-"), amount=amount), INKS.get(what, ""))


def gain_signs(gain: object, lang: str) -> str:
    """What an effect brings, from plain data: 2w 1$ 1 step; a dash for nothing."""
    data = mapping(gain)
    signs = [amount_sign(what, whole(data[what]), lang) for what in GAINS if data.get(what)]
    signs += [action_sign(mapping(action), lang) for action in listed(data.get("actions", []))]
    return " ".join(signs) or paint(NONE_SIGN, DIM)


def action_sign(data: Mapping[str, object], lang: str) -> str:
    """An action among the parts of an effect: Fortify ×1 -2s, Ship ×1 low any."""
    action, most, discount = str(data["action"]), whole(data.get("most", 0)), whole(data.get("discount", 0))
    if action == "train_free":
        return text("tx-board-soldiers", lang, count=most)
    words = [text("tx-board-action", lang, action=action)]
    if most:
        words.append(f"{TIMES}{most}")
    if discount:
        what = {"train": "rice", "fortify": "stone", "governor": "wood"}[action]
        words.append(LESS + amount_sign(what, discount, lang))
    words += [text(f"tx-board-{key}", lang) for key in ("any-ship", "any-good") if data.get(key.replace("-", "_"))]
    return " ".join(words)


def effect_sign(tables: Tables, effect: int, lang: str) -> str:
    """What an effect of the tables brings."""
    return gain_signs(effect_data(tables, effect), lang)


def building_sign(tables: Tables, building: int, lang: str) -> str:
    """What a building does for its Governors: what it brings at once and as income, or what it changes."""
    passive = int(tables.building_passive[building])
    if passive < 0:
        return effect_sign(tables, int(tables.building_effect[building]), lang)
    return power_sign(tables, passive, lang)


def power_sign(tables: Tables, passive: int, lang: str) -> str:
    """What a passive building changes, in a few letters (TX-9.11 to TX-9.17)."""
    value, second = int(tables.passive_value[passive]), int(tables.passive_second[passive])
    key = "tx-board-power-" + PASSIVES[passive].replace("_", "-")
    if passive == t.DELIVERY_GAIN:
        return text(key, lang, gain=effect_sign(tables, value, lang))
    gain = amount_sign(_COUNTED.get(passive, "points"), value, lang)
    return text(key, lang, gain=gain, second=amount_sign("points", second, lang), value=value)


# ---- tiles -----------------------------------------------------------------------------------------------------------


def tile_sign(tables: Tables, tile: int, lang: str) -> str:
    """A Bonus tile: what it brings, or the figurine."""
    if tile == NONE:
        return paint(NONE_SIGN, DIM)
    if tile >= tables.figurine:
        return figurine_sign(tables, tile - int(tables.figurine), lang)
    return effect_sign(tables, int(tables.tile_effect[tile]), lang)


def figurine_sign(tables: Tables, kind: int, lang: str) -> str:
    """A Jade Figurine by its name."""
    name = tables.printed_figurines[kind]
    return paint(text("tx-board-figurine", lang, word=printed(name), name=name), JADE)


def demand_sign(tables: Tables, demand: int, lang: str) -> str:
    """A Demand tile: the good it asks for, and what it brings."""
    if demand == NONE:
        return paint(NONE_SIGN, DIM)
    gain = effect_sign(tables, int(tables.demand_effect[demand]), lang)
    return f"{good_letter(int(tables.demand_good[demand]), lang)} {TO} {gain}"


def good_letter(column: int, lang: str) -> str:
    """The letter of a good, or of a resource, by its column of the purse."""
    what = (*RESOURCES, *GOODS)[column - t.WOOD]
    return paint(text("tx-board-letter", lang, what=what), f"bold {INKS[what]}")


def pay_letter(column: int, what: str, lang: str) -> str:
    """The same for what an Exchange takes or gives; `what` where the kind is free (TX-10.2)."""
    return text(f"tx-board-{what}", lang) if column == t.ANY_KIND else good_letter(column, lang)


def limu_card_sign(tables: Tables, card: int, lang: str) -> str:
    """A card of Li Mu: its action, its region, the letter of its barge."""
    action = LIMU_ACTIONS[int(tables.limu_action[card])]
    region = int(tables.limu_region[card])
    words = [text("tx-board-action", lang, action=action)]
    words += [tables.region_names[region]] if region >= 0 else []
    return " ".join([*words, good_letter(t.WOOD + int(tables.limu_barge[card]), lang)])


def card_number(name: str) -> str:
    """The number of a ship, an Objective or an attack card."""
    return paint(number_of(name), BOLD)


# ---- pieces ----------------------------------------------------------------------------------------------------------


def letter(family: int) -> str:
    """The letter of a family in its color; a neutral worker; a dot for an empty space."""
    if family == NONE:
        return paint(EMPTY, DIM)
    if family == NEUTRAL:
        return paint(NEUTRAL_SIGN, DIM)
    return paint(LIMU_SIGN, LIMU_INK) if family == LIMU else paint(seat_name(family), seat_ink(family))


def letters(families: Iterable[int]) -> str:
    """Letters one after another."""
    return "".join(letter(int(family)) for family in families)


def box(sign: str) -> str:
    """Something in square brackets; nothing of it becomes a mark."""
    made = f"[{sign}]"
    return made if plain(made) == f"[{plain(sign)}]" else "\\" + made


def spaces(families: Iterable[int]) -> str:
    """Pieces on their spaces, empty ones included: [AB·]."""
    return box(letters(families))


def counts(row: Iterable[int]) -> str:
    """How many of each family: A 2 L 1."""
    return " ".join(f"{letter(family)} {int(count)}" for family, count in enumerate(row) if count)


# ---- lines -----------------------------------------------------------------------------------------------------------

Row = tuple[Sequence[str], Sequence[str]]  # cells that stand below each other; parts that flow behind them


def labeled(words: str, sign: str) -> str:
    """A sign with a dim word before it."""
    return f"{paint(words, DIM)} {sign}"


def table(rows: Sequence[Row], width: int, gap: str = GAP) -> list[str]:
    """The lines of `blocks`, one row after the other."""
    return [line for block in blocks(rows, width, gap) for line in block]


def blocks(rows: Sequence[Row], width: int, gap: str = GAP) -> list[list[str]]:
    """Rows with their cells below each other, each as its lines: what flows stays behind the cells, on more where need be.

    Columns move together where that lets everything fit.
    """
    columns = column_widths(rows)
    between = next((room for room in (2, 1) if table_width(rows, room) <= width), 1)
    made: list[list[str]] = []
    for cells, parts in rows:
        head = "".join(left(cell, column) + " " * between for cell, column in zip(cells, columns, strict=False))
        made.append(behind(head, parts, width, gap))
    return made


def column_widths(rows: Sequence[Row]) -> list[int]:
    """How wide the columns of a table are."""
    count = max((len(cells) for cells, _ in rows), default=0)
    cells_at = [[cells[at] for cells, _ in rows if at < len(cells)] for at in range(count)]
    return [min(max(map(width_of, cells)), LONGEST) for cells in cells_at]


def table_width(rows: Sequence[Row], between: int) -> int:
    """The columns that a table takes up with so many between its columns, so that no part needs a line of its own."""
    columns = column_widths(rows)
    widest = max((width_of(part) for _, parts in rows for part in parts), default=-between)
    return sum(columns) + between * len(columns) + widest


def behind(head: str, parts: Sequence[str], width: int, gap: str) -> list[str]:
    """Parts that flow behind the cells of a row; below them if one of the parts is too wide for that."""
    indent = width_of(head)
    if any(width_of(part) > width - indent for part in parts):
        return [head.rstrip(), *(" " * BELOW + line for line in flowed(parts, width - BELOW, 0, gap))]
    told = flowed(parts, width - indent, 0, gap)
    if not told:
        return [head.rstrip()]
    return [head + told[0], *(" " * indent + line for line in told[1:])]


def titles(keys: Sequence[str], lang: str) -> list[str]:
    """The dim names of the columns of a table; empty for none."""
    return [paint(text(f"tx-board-{key}", lang), DIM) if key else "" for key in keys]


def row(name: str, parts: Sequence[str], width: int, gap: str = GAP) -> list[str]:
    """A dim name and parts that stay whole behind it; further lines are indented by two."""
    if not parts:
        return []
    first = labeled(name, parts[0])
    if width_of(first) > width:
        return [paint(name, DIM), *("  " + line for line in flowed(parts, width - 2, 0, gap))]
    return flowed([first, *parts[1:]], width, 2, gap)
