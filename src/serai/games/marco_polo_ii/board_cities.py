"""What lies in the cities: shields, posts, contracts, city cards, the fields of special cities, bonuses and tiles."""

from typing import Final

from serai.core.ink import BOLD, DIM, flowed, left, paint, width_of
from serai.core.language import text
from serai.core.positions import members
from serai.games.marco_polo_ii import tables as t
from serai.games.marco_polo_ii.board_layout import LONGEST
from serai.games.marco_polo_ii.board_map import post_parts
from serai.games.marco_polo_ii.board_sight import Sight
from serai.games.marco_polo_ii.board_signs import (
    IMPROVED_SIGN,
    NONE_SIGN,
    by_die,
    card_signs,
    contract_sign,
    field_signs,
    package_sign,
    seal_letter,
    shield_sign,
)
from serai.games.marco_polo_ii.state import NONE
from serai.games.marco_polo_ii.text_words import location_words, package_data

POSTS: Final = 6  # columns for the posts of four seats, one of them new


def cities(sight: Sight, width: int) -> list[str]:
    """A line for each city, or more where one is not enough."""
    tables = sight.tables
    names = [location_words(tables, city, sight.lang) for city in sight.cities]
    shields = [shield(sight, city) for city in sight.cities]
    first = min(max((len(name) for name in names), default=0), LONGEST) + 1
    second = min(max((len(sign) for sign in shields), default=0), LONGEST) + 1
    indent = first + second + POSTS
    room = first_contracts(sight)
    lines: list[str] = []
    for city, name, sign in zip(sight.cities, names, shields, strict=True):
        posts = "".join(paint(words, ink) for words, ink in post_parts(sight, city))
        head = f"{left(paint(name, BOLD), first)}{left(sign, second)}{left(posts, POSTS)}"
        told = flowed(city_parts(sight, city, room), width - indent, 0, "  ") or [""]
        lines.append(head + told[0])
        lines += [" " * indent + line for line in told[1:]]
    return lines


def shield(sight: Sight, city: int) -> str:
    """The shield of a city, if it has one."""
    at = int(sight.tables.shield[city])
    return shield_sign(sight.tables, at) if at >= 0 else ""


def first_contracts(sight: Sight) -> int:
    """The columns that the first contracts of the cities take, so that the second ones stand below each other."""
    slots = [min(members(int(mask))) for mask in sight.tables.city_slots if mask]
    return max((width_of(slot_sign(sight, slot)) for slot in slots), default=0)


def city_parts(sight: Sight, city: int, room: int) -> list[str]:
    """What a city has to give, in parts that stay whole; `room` as `first_contracts` says."""
    tables, lang, position = sight.tables, sight.lang, sight.position
    parts = contracts_of(sight, city, room)
    for slot in range(t.MAP_CARDS):
        if int(tables.card_city[slot]) == city:
            parts += card_parts(sight, slot)
    for special in range(t.SPECIAL_CITIES):
        if int(tables.special_city[special]) == city:
            parts += special_parts(sight, special)
    tile, marker = int(position.outpost_at[city]), int(position.marker_at[city])
    if marker != NONE:
        parts.append(labeled("mp2-board-bonus", package_sign(tables, int(tables.marker_package[marker]), lang), lang))
    if tile != NONE:
        parts.append(labeled("mp2-board-tile", package_sign(tables, int(tables.outpost_package[tile]), lang), lang))
    return parts


def labeled(key: str, sign: str, lang: str) -> str:
    """A sign with a dim word before it."""
    return f"{paint(text(key, lang), DIM)} {sign}"


def contracts_of(sight: Sight, city: int, room: int) -> list[str]:
    """The contracts of a city, slot by slot."""
    signs = [slot_sign(sight, slot) for slot in members(int(sight.tables.city_slots[city]))]
    if len(signs) > 1:
        signs[0] = left(signs[0], room)
    return [sign if at == 0 else f"{paint('│', DIM)} {sign}" for at, sign in enumerate(signs)]


def slot_sign(sight: Sight, slot: int) -> str:
    """The contract of a slot, with what is printed beside the slot (MP2-13.3)."""
    tables = sight.tables
    contract = int(sight.position.display[slot])
    sign = contract_sign(tables, contract, sight.lang) if contract != NONE else paint(NONE_SIGN, DIM)
    if package_data(tables, int(tables.slot_package[slot])):
        sign += f" (+{package_sign(tables, int(tables.slot_package[slot]), sight.lang)})"
    return sign


def card_parts(sight: Sight, slot: int) -> list[str]:
    """The card of a slot and the die on it."""
    card = int(sight.position.card_at[slot])
    signs = card_signs(sight.tables, card, sight.lang) if card != NONE else [paint(NONE_SIGN, DIM)]
    signs[-1] += " " + field_signs(sight.dice_on(t.CARD_SPACE + slot), 1)
    return signs


def special_parts(sight: Sight, special: int) -> list[str]:
    """The base reward, how often the bonus of which improved seal, and the dice on the fields (MP2-14)."""
    tables, lang = sight.tables, sight.lang
    space = t.SPECIAL_SPACE + special
    faces = slice(special * t.FACES, (special + 1) * t.FACES)
    times = by_die([f"×{times}" for times in tables.special_times[faces]])
    seal = seal_letter(int(tables.special_seal[special]), lang) + IMPROVED_SIGN
    return [
        package_sign(tables, int(tables.special_package[special]), lang),
        f"{paint(seal, BOLD)} {times[0]}",
        *times[1:],
        field_signs(sight.dice_on(space), int(tables.space_fields[space])),
    ]
