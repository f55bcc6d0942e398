"""The players: purses, dice, ships, customers; the viewer's own cards, and what their next stops pay."""

from typing import Final

from serai.core.language import text
from serai.games.river_of_gold import tables as t
from serai.games.river_of_gold.board_ink import (
    BOLD,
    DIM,
    MAY,
    flowed,
    left,
    paint,
    region_ink,
    right,
    seat_ink,
    wrapped,
)
from serai.games.river_of_gold.board_sight import Sight
from serai.games.river_of_gold.board_signs import (
    GOOD_SIGNS,
    SIGNS,
    amount_sign,
    entries,
    letter,
    order_signs,
    owner,
    signs,
    sum_signs,
)
from serai.games.river_of_gold.state import DIE, FAVOR, FAVOR_LIMIT, KOKU, OWED, SILK, VP
from serai.games.river_of_gold.tables import GOODS
from serai.games.river_of_gold.text_words import (
    CUSTOMERS,
    ability_words,
    clan_words,
    customer_words,
    end_words,
    order_of,
    patron_name,
    reward_data,
    reward_words,
)

# Delivery rewards that only show what was delivered.
_SHOWN: Final = (t.ARTISAN_SPACE, t.ELDER_SPACE, t.MERCHANT_SPACE)

# ---- a line for each player ------------------------------------------------------------------------------------------


def players(sight: Sight, width: int) -> list[str]:
    """A header and a line for each player; below, who has a patron, delivered customers, goods owed."""
    lang = sight.lang
    words = [text(f"rog-board-player-{key}", lang) for key in ("favor", "die", "ships", "hand")]
    goods = " ".join(f"{sign:>2}" for sign in GOOD_SIGNS)
    head = f"{'─' * 7}  {right(text('rog-board-player-vp', lang), 4)} {right('Koku', 5)}  {goods}  "
    head += f"{left(words[0], 6)}  {left(words[1], 21)} {left(words[2], 9)} {words[3]}"
    lines = [paint(left(head, width).rstrip(), DIM)]
    lines += [player_line(sight, seat) for seat in range(sight.seats)]
    told = [(seat, extras(sight, seat)) for seat in range(sight.seats)]
    parts = [f"{letter(seat)}: {' · '.join(words)}" for seat, words in told if words]
    return lines + [" " + line for line in flowed(parts, width - 1, gap="   ")]


def player_line(sight: Sight, seat: int) -> str:
    """Turn mark, seat, VP, Koku, goods, favor, die, ships, size of the hand."""
    position = sight.position
    mark = "►" if seat == int(position.to_act) else " "
    name = f"{mark}{letter(seat)} {left(who(sight, seat), 5)}"
    held = [int(position.has(seat, SILK + good)) for good in range(GOODS)]
    stock = " ".join(paint(f"{count:>2}", BOLD if count else DIM) for count in held)
    money = f"{paint(f'{position.has(seat, VP):>4}', BOLD)} {paint(f'{position.has(seat, KOKU):>5}', BOLD)}"
    favor = f"{position.has(seat, FAVOR)}/{position.has(seat, FAVOR_LIMIT)}"
    line = f"{name} {money}  {stock}  {left(favor, 6)}  {left(die(sight, seat), 21)} {left(ships(sight, seat), 9)}"
    return f"{line} {sight.hand_sizes[seat]}"


def who(sight: Sight, seat: int) -> str:
    """A word for the viewer's own seat; nothing for the others."""
    return text("rog-board-you", sight.lang) if seat == sight.viewer else ""


def die(sight: Sight, seat: int) -> str:
    """The face of a die with its region."""
    face = int(sight.position.has(seat, DIE))
    if face == 0:
        return paint("–", DIM)
    return paint(f"{face} {text('rog-board-region', sight.lang, region=face)}", region_ink(face - 1))


def ships(sight: Sight, seat: int) -> str:
    """The river spaces of the two ships; a star for the royal one."""
    places = [int(place) for place in sight.position.ships[seat * 2 : seat * 2 + 2]]
    stars = ["*" if sight.royal(seat, ship) else "" for ship in range(2)]
    return ", ".join(f"{place or '–'}{star}" for place, star in zip(places, stars, strict=True))


def extras(sight: Sight, seat: int, clans: bool = False) -> list[str]:
    """Patron (with clan if there is room) or the clan dealt, delivered customers by type, goods still owed."""
    lang, position, tables = sight.lang, sight.position, sight.tables
    parts: list[str] = []
    if (patron := int(position.patron[seat])) >= 0:
        parts.append(patron_name(tables, patron))
        parts += [clan_words(tables, int(tables.patron_clan[patron]), lang)] if clans else []
    elif (clan_dealt := int(position.clan[seat])) >= 0:
        parts.append(clan_words(tables, clan_dealt, lang))
    parts += delivered(sight, seat)
    if owed := int(position.has(seat, OWED)):
        parts.append(text("rog-board-owed", lang, amount=owed))
    return parts


def delivered(sight: Sight, seat: int) -> list[str]:
    """The delivered customers, those of a type together: monk 2 5."""
    cards = sight.delivered(seat)
    parts: list[str] = []
    for kind in range(len(CUSTOMERS)):
        regions = [
            str(sight.tables.customer_region[card] + 1) for card in cards if sight.tables.customer_type[card] == kind
        ]
        if regions:
            name = text("rog-customer", sight.lang, type=CUSTOMERS[kind], region=" ".join(regions))
            parts.append(name)
    return parts


# ---- the viewer's own things -----------------------------------------------------------------------------------------


def stops(sight: Sight, seat: int, width: int) -> list[str]:
    """Where the ships of a seat stop by its die, what the stop pays and to which owners."""
    lines: list[str] = []
    for ship, river, journey in sight.stops(seat):
        key = "rog-board-stop-journey" if journey else "rog-board-stop"
        start = int(sight.position.ships[seat * 2 + ship])
        star = "*" if sight.royal(seat, ship) else ""
        name = f"{letter(seat)}{paint(f'{ship + 1}{star}', seat_ink(seat))}"
        tiles = [sight.tile_on(shore) for shore in sight.touched(river)]
        pays = paint(sum_signs(sight.tables, tiles), MAY)
        head = f"{name} {text(key, sight.lang, start=start, river=river)} {pays}"
        owners = _owners(sight, river)
        if owners:
            owners[0] = f"{paint(text('rog-board-stop-owners', sight.lang), DIM)} {owners[0]}"
        lines += flowed([head, *owners], width, 3)
    return lines


def _owners(sight: Sight, river: int) -> list[str]:
    parts = []
    for seat in range(sight.seats):
        rewards = [
            signs(owner(sight.tables, sight.tile_on(shore)), sight.lang)
            for shore in sight.touched(river)
            for marker in sight.markers_on(shore)
            if marker == seat
        ]
        if rewards:
            parts.append(f"{letter(seat)}: {' '.join(rewards)}")
    return parts


def hand(sight: Sight, seat: int, width: int) -> list[str]:
    """The cards the viewer may see: customer, region, order and what it still lacks; below, what it brings."""
    lines: list[str] = []
    for card in sight.hand(seat) or []:
        lines.append(card_line(sight, seat, card))
        lines += [paint("   " + line, DIM) for line in wrapped(brings(sight, card), width - 3)]
    return lines


def card_line(sight: Sight, seat: int, card: int) -> str:
    """Customer, region, order, and whether the goods are there."""
    tables, lang = sight.tables, sight.lang
    region = int(tables.customer_region[card])
    wanted = order_of(tables, card)
    lacking = [max(n - int(sight.position.has(seat, SILK + good)), 0) for good, n in enumerate(wanted)]
    name = paint(left(customer_words(tables, card, lang), 11), BOLD)
    where = paint(text("rog-board-region", lang, region=region + 1), region_ink(region))
    if any(lacking):
        state = text("rog-board-lacks", lang, goods=order_signs(lacking))
    elif int(sight.position.has(seat, DIE)) == region + 1 or int(sight.position.patron[seat]) == t.YORITOMO:
        state = paint(text("rog-board-ready", lang), MAY)
    else:
        state = text("rog-board-ready-at", lang, face=region + 1)
    return f"{name} {left(where, 20)} {paint(left(order_signs(wanted), 9), BOLD)} {state}"


def brings(sight: Sight, card: int) -> str:
    """The delivery reward and the abilities of a customer; markers that only show the delivery are left out."""
    tables, lang = sight.tables, sight.lang
    rewards = entries(tables.delivery_kind, tables.delivery_amount, card)
    told = [(kind, amount) for kind, amount in rewards if kind not in _SHOWN]
    parts = [_brought(kind, amount, lang) for kind, amount in told]
    if tables.ability[card] != t.SECOND_MARKER_EARNS:  # the marker itself has been told
        parts.append(ability_words(tables, card, lang))
    parts.append(end_words(tables, card, lang))
    return "; ".join(part for part in parts if part)


def _brought(kind: int, amount: int, lang: str) -> str:
    return amount_sign(kind, amount) if kind in SIGNS else reward_words(reward_data([kind], [amount]), lang)
