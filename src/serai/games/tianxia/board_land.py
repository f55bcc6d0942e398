"""The regions with their banners and markers, the military board, the barges and the ships."""

from typing import Final

from serai.core.ink import BOLD, DIM, left, paint, width_of
from serai.core.language import text
from serai.games.tianxia import tables as t
from serai.games.tianxia.barges import barge_cost
from serai.games.tianxia.board_sight import Sight
from serai.games.tianxia.board_signs import (
    COLUMN_GAP,
    EMPTY,
    NONE_SIGN,
    TO,
    TRACK_INKS,
    Row,
    amount_sign,
    box,
    card_number,
    demand_sign,
    effect_sign,
    good_letter,
    labeled,
    letters,
    pay_letter,
    row,
    spaces,
    table,
    titles,
)
from serai.games.tianxia.names import MILITARY, TRACKS
from serai.games.tianxia.region import entry_cost
from serai.games.tianxia.state import NONE, SHIPPING

BAR: Final = " │ "

# ---- regions and the military board ----------------------------------------------------------------------------------


def regions(sight: Sight, width: int, tall: bool) -> list[str]:
    """A line for each region, then one for each space of the military board; on a low screen as many as fit on a line."""
    if not tall:
        return beside_each_other([low_sign(cells) for cells in places(sight)], width)
    keys = ("region", "banner", "benefit", "exchange", "port", "entry", "markers")
    rows: list[Row] = [(titles(keys, sight.lang), [])]
    return table([*rows, *((cells, []) for cells in places(sight))], width)


def places(sight: Sight) -> list[list[str]]:
    """The cells of the regions, then of the spaces of the military board: entry cost and markers at the end."""
    cells = [region_cells(sight, region) for region in range(t.REGIONS)]
    return cells + [military_cells(sight, where) for where in sight.military_spaces()]


def low_sign(cells: list[str]) -> str:
    """The same in one sign: what there is, a colon, entry cost and markers."""
    *there, entry, markers = cells
    return f"{' '.join(cell for cell in there if cell)}: {entry} {markers}"


def beside_each_other(signs: list[str], width: int) -> list[str]:
    """Signs in as many columns as fit."""
    widest = max(map(width_of, signs))
    across = max((width + len(BAR)) // (widest + len(BAR)), 1)
    groups = [signs[at : at + across] for at in range(0, len(signs), across)]
    bar = paint(BAR.strip(), DIM) + " "
    return [bar.join(left(sign, widest + 1) for sign in group) for group in groups]


def region_cells(sight: Sight, region: int) -> list[str]:
    """Name, banner, printed benefit, Exchange, port, entry cost, action markers."""
    tables, lang = sight.tables, sight.lang
    return [
        paint(tables.region_names[region], BOLD),
        banner_sign(sight, int(sight.position.banner_of(region))),
        effect_sign(tables, int(tables.region_effect[region]), lang),
        exchange_sign(sight, region),
        text("tx-board-port", lang) if int(tables.region_slot[region]) >= 0 else "",
        entry_sign(sight, region),
        markers_sign(sight, region),
    ]


def banner_sign(sight: Sight, track: int) -> str:
    """The color of a banner."""
    if track == NONE:
        return paint(NONE_SIGN, DIM)
    return paint(text("tx-board-track", sight.lang, track=TRACKS[track]), TRACK_INKS[track])


def exchange_sign(sight: Sight, region: int) -> str:
    """What an Exchange takes and gives (TX-10)."""
    pay, gain = int(sight.tables.exchange_pay[region]), int(sight.tables.exchange_gain[region])
    if pay < 0:
        return ""
    return f"{pay_letter(pay, 'resource', sight.lang)} {TO} {pay_letter(gain, 'good', sight.lang)}"


def entry_sign(sight: Sight, where: int) -> str:
    """The entry cost of whom costs are told for; printed where there is nobody (TX-8.1, TX-12.1)."""
    position, focus = sight.position, sight.focus
    coins = int(entry_cost(position, focus, where)) if focus >= 0 else int(position.marker_count(where))
    return amount_sign("coins", coins, sight.lang)


def markers_sign(sight: Sight, where: int) -> str:
    """The action markers that lie there."""
    return letters(sight.markers_at(where)) or paint(EMPTY, DIM)


def military_cells(sight: Sight, where: int) -> list[str]:
    """A space of the military board: its actions, entry cost and markers; what a soldier costs."""
    lang = sight.lang
    actions = sight.military_actions(where - t.REGIONS)
    name = ", ".join(text("tx-board-action", lang, action=MILITARY[action]) for action in actions)
    rice = amount_sign("rice", int(sight.tables.train_rice), lang)
    soldier = text("tx-board-each", lang, cost=rice) if t.TRAIN_ACTION in actions else ""
    return [paint(name, BOLD), "", soldier, "", "", entry_sign(sight, where), markers_sign(sight, where)]


# ---- barges and ships ------------------------------------------------------------------------------------------------


def barges(sight: Sight, width: int) -> list[str]:
    """The barges with their workers from the left, and what a Barge turn costs."""
    parts = []
    for barge in range(t.BARGES):
        places = sight.position.barges[barge * t.BARGE_PLACES : (barge + 1) * t.BARGE_PLACES]
        sign = f"{good_letter(t.WOOD + barge, sight.lang)} {spaces(places)}"
        if sight.focus >= 0:
            sign += " " + amount_sign("coins", int(barge_cost(sight.position, sight.focus, barge)), sight.lang)
        parts.append(sign)
    return row(text("tx-board-barges", sight.lang), parts, width, COLUMN_GAP + " ")


def ships(sight: Sight, width: int) -> list[str]:
    """A line for each slot from the top: ship, Demand tile, delivery spaces, shipping markers; the sea is the lowest."""
    return table([ship_row(sight, slot) for slot in range(t.SLOTS)], width, "")


def ship_row(sight: Sight, slot: int) -> Row:
    """The place, the ship, what it asks for; its spaces, and whose shipping markers lie in the port."""
    tables, lang, position = sight.tables, sight.lang, sight.position
    region = int(tables.slot_region[slot])
    place = tables.region_names[region] if region >= 0 else text("tx-board-sea", lang)
    ship = int(position.ship_at[slot])
    if ship == NONE:
        return [paint(place, BOLD), paint(NONE_SIGN, DIM), ""], shipped(sight, slot)
    name = labeled(text("tx-board-ship", lang), card_number(tables.ship_names[ship]))
    demand = demand_sign(tables, int(position.demand_at[slot]), lang)
    return [paint(place, BOLD), name, demand], [*delivery_spaces(sight, slot, ship), *shipped(sight, slot)]


def delivery_spaces(sight: Sight, slot: int, ship: int) -> list[str]:
    """The delivery spaces from the left: the marker, or what an empty one brings."""
    tables, signs = sight.tables, []
    for space in range(int(tables.ship_spaces[ship])):
        family = int(sight.position.delivered[slot * t.MOST_DELIVERY_SPACES + space])
        effect = int(tables.ship_effect[ship * t.MOST_DELIVERY_SPACES + space])
        signs.append(box(effect_sign(tables, effect, sight.lang) if family == NONE else letters([family])))
    return signs


def shipped(sight: Sight, slot: int) -> list[str]:
    """Whose shipping markers lie in a port (TX-11.2)."""
    seats = [seat for seat in range(sight.seats) if int(sight.position.piece(seat, SHIPPING)) >> slot & 1]
    return [COLUMN_GAP + labeled(text("tx-board-shipped", sight.lang), letters(seats))] if seats else []
