"""What an action may lead to or leaves undone: costs and gains that follow, and for the wall the coming attack.

All of it lies open but the seat's own Objectives, which only that seat is told of (TX-24.1).
"""

from serai.core.language import text
from serai.core.state import EVERYTHING, LEGAL, State
from serai.core.words import joined, sentence, stopped
from serai.games.tianxia import actions as k
from serai.games.tianxia import tables as t
from serai.games.tianxia.exchange import payable
from serai.games.tianxia.governors import NO_PRICE, cheapest
from serai.games.tianxia.military import has_next, rice_cost, stone_cost
from serai.games.tianxia.names import GOODS, PURSE
from serai.games.tianxia.outlook_attack import SOLDIER, Forecast, coming, forecast, with_piece
from serai.games.tianxia.palace import why_not_banner, why_not_extra
from serai.games.tianxia.passing import can_buy
from serai.games.tianxia.scoring import objective_met
from serai.games.tianxia.ships import demanded, empty_space, goods_for, space_count
from serai.games.tianxia.state import (
    MARKERS,
    NONE,
    PALACE,
    SHIPPING,
    WORKERS,
    Position,
    count_tiles,
    track_open,
)
from serai.games.tianxia.text_attack import section_lines
from serai.games.tianxia.text_words import (
    amount_words,
    effect_words,
    family_words,
    kind_words,
    need_words,
    objective_name,
    on_track_words,
    place_words,
    position,
    slot_words,
    step_gain,
    tile_words,
)
from serai.games.tianxia.tiles import may_take


def outlook(state: State, action: int, viewer: int, lang: str = "en") -> list[str]:
    """What an action may lead to, one line each; nothing for an action that is not legal."""
    here = position(state)
    if here.to_act < 0 or here.rule_against(action) != LEGAL:
        return []
    return [stopped(sentence(line)) for line in _lines(here, action, viewer, lang)]


def _lines(state: Position, action: int, viewer: int, lang: str) -> list[str]:
    """By the family of the action."""
    tables, seat = state.tables, int(state.top_seat())
    if action in (k.END, k.STOP, k.PASS):
        return _ending(state, seat, action, viewer, lang)
    if action < k.GOVERN:
        return _turn(state, seat, action, lang)
    if action < k.SWAP:
        return _governor(state, seat, (action - k.GOVERN) // t.MOST_WORKER_SPACES, lang)
    if k.DELIVER <= action < k.FIRST:
        return _delivery(state, seat, (action - k.DELIVER) // (t.MOST_DELIVERY_SPACES * t.GOODS), lang)
    if k.STEP <= action < k.TAKE_KIND:
        return _step(state, seat, action - k.STEP, lang)
    if k.WALL_IN <= action < k.USE_MERCHANTS:
        return _wall(state, seat, action, lang)
    if k.LOSE_COINS <= action < tables.round_tile_base:
        return _loss(state, seat, action - k.LOSE_COINS, lang)
    if tables.discard_base <= action < tables.return_base:
        return _objective(state, seat, action - int(tables.discard_base), viewer, lang)
    return []


# ---- the beginning of a turn -----------------------------------------------------------------------------------------


def _turn(state: Position, seat: int, action: int, lang: str) -> list[str]:
    """Region, Military and Barge turns, the banner step, and a marker discarded."""
    if action == k.DISCARD_MARKER:
        return [text("tx-outlook-markers", lang, count=int(state.piece(seat, MARKERS)) - 1)]
    if action in (k.BANNER, k.EXTRA):
        return _step(state, seat, int(state.banner_of(state.top_a())), lang)
    if action < k.FIGHT:
        return region_lines(state, seat, action - k.ENTER, lang)
    if action < k.BOARD_BARGE:
        return _military(state, seat, action - k.FIGHT, lang)
    return barge_lines(state, seat, action - k.BOARD_BARGE, lang)


def region_lines(state: Position, seat: int, region: int, lang: str) -> list[str]:
    """What a Region turn offers there: the step, and what each action needs beside what the seat has now."""
    tables = state.tables
    lines: list[str] = []
    track = int(state.banner_of(region))
    if track_open(state, seat, track):
        lines.append(
            text(
                "tx-outlook-banner",
                lang,
                track=on_track_words(tables, track, lang),
                position=int(state.piece(seat, PALACE + track)) + 1,
                gain=effect_words(tables, lang, step_gain(state, seat, track)),
            )
        )
    wood = int(cheapest(state, seat, int(tables.region_sites[region]), 0))
    if wood != NO_PRICE:
        lines.append(text("tx-outlook-governor", lang, cost=amount_words("wood", wood, lang)))
    if tables.exchange_pay[region] >= 0:
        units = min(int(payable(state, seat, region)), int(tables.exchange_most))
        lines.append(exchange_line(state, region, units, lang))
    elif tables.region_slot[region] >= 0:
        lines += ship_lines(state, seat, int(tables.region_slot[region]), lang)
    return lines


def exchange_line(state: Position, region: int, units: int, lang: str) -> str:
    """The Exchange of a region, and how many units the seat could pay for now."""
    pays, gives = int(state.tables.exchange_pay[region]), int(state.tables.exchange_gain[region])
    if pays == t.ANY_KIND:
        return text("tx-outlook-exchange-any", lang, units=units)
    paid, gained = kind_words(PURSE[pays], lang), kind_words(PURSE[gives], lang)
    return text("tx-outlook-exchange", lang, units=units, paid=paid, gained=gained)


def ship_lines(state: Position, seat: int, slot: int, lang: str) -> list[str]:
    """The ship of a port: the good it asks for, its empty spaces, and the goods that the seat has of it."""
    if state.ship_at[slot] == NONE:
        return []
    name = slot_words(state.tables, slot, lang)
    empty = sum(1 for space in range(space_count(state, slot)) if _uncovered(state, slot, space))
    if not empty:
        return [text("tx-outlook-ship-full", lang, slot=name)]
    good = kind_words(GOODS[demanded(state, slot)], lang)
    have = int(goods_for(state, seat, slot, False))
    return [text("tx-outlook-ship", lang, slot=name, good=good, spaces=empty, have=have)]


def _uncovered(state: Position, slot: int, space: int) -> bool:
    return bool(state.delivered[slot * t.MOST_DELIVERY_SPACES + space] == NONE)


def _military(state: Position, seat: int, action: int, lang: str) -> list[str]:
    """What structures or soldiers cost, and how the battles of the round would go now."""
    lines: list[str] = []
    if action == t.TRAIN_ACTION:
        rice = amount_words("rice", int(rice_cost(state, seat, 0, 0)), lang)
        lines.append(text("tx-outlook-train", lang, cost=rice, workers=int(state.piece(seat, WORKERS))))
    else:
        costs = {
            "wall" if structure == t.WALL else "tower": int(stone_cost(state, seat, structure, 0, True))
            for structure in (t.WALL, t.TOWER)
            if has_next(state, seat, structure)
        }
        names = [
            text(f"tx-outlook-{name}", lang, cost=amount_words("stone", stone, lang)) for name, stone in costs.items()
        ]
        lines.append(text("tx-outlook-fortify", lang, list=joined(names, lang)))
    return lines + battle_lines(state, lang)


def battle_lines(state: Position, lang: str) -> list[str]:
    """How each battle of the round would go if it began now."""
    return [line for made in coming(state) for line in section_lines(state, made, lang)]


def barge_lines(state: Position, seat: int, barge: int, lang: str) -> list[str]:
    """Whose worker is pushed off, and whether a neutral one enters."""
    lines: list[str] = []
    if state.piece(seat, WORKERS) == 0:
        lines.append(text("tx-outlook-neutral", lang))
    fallen = int(state.barges[(barge + 1) * t.BARGE_PLACES - 1])
    if fallen == t.NEUTRAL:
        lines.append(text("tx-outlook-pushed-neutral", lang))
    elif fallen != NONE:
        room = any(
            state.merchants_at(fallen, action) < state.merchant_spaces(fallen, action)
            for action in range(t.MERCHANT_ACTIONS)
        )
        key = "tx-outlook-pushed" if room else "tx-outlook-pushed-back"
        lines.append(text(key, lang, family=family_words(fallen), own=1 if fallen == seat else 0))
    return lines


# ---- the parts of a turn ---------------------------------------------------------------------------------------------


def _governor(state: Position, seat: int, site: int, lang: str) -> list[str]:
    """A figurine that stays there, and a raid that would drive the Governor out again."""
    lines: list[str] = []
    tile = int(state.tile_at[site])
    if tile != NONE and not may_take(state, seat, tile):
        lines.append(text("tx-outlook-tile-stays", lang, tile=tile_words(state.tables, tile, lang)))
    made = forecast(state, int(state.tables.site_section[site]))
    if made.battle and site in [int(one) for one in made.raided]:
        lines.append(text("tx-outlook-raid", lang, place=place_words(state, site, lang)))
    return lines


def _delivery(state: Position, seat: int, slot: int, lang: str) -> list[str]:
    """The shipping marker of the port, and a ship that is full then and leaves in Cleanup."""
    lines: list[str] = []
    if slot != t.SEA and not int(state.piece(seat, SHIPPING)) >> slot & 1:
        lines.append(text("tx-outlook-shipping", lang))
    left = sum(1 for space in range(space_count(state, slot)) if _uncovered(state, slot, space))
    if left == 1 and empty_space(state, slot) >= 0:
        lines.append(text("tx-outlook-full", lang, slot=slot_words(state.tables, slot, lang)))
    return lines


def _step(state: Position, seat: int, track: int, lang: str) -> list[str]:
    """What the track counts at the end after the step, if that changes."""
    points = state.tables.palace_points
    place = int(state.piece(seat, PALACE + track))
    if points[place + 1] == points[place]:
        return []
    return [
        text(
            "tx-outlook-track",
            lang,
            after=amount_words("points", int(points[place + 1]), lang),
            before=int(points[place]),
        )
    ]


def _wall(state: Position, seat: int, action: int, lang: str) -> list[str]:
    """The section with the wall, tower or soldier in it: defense, what is left of the strength, who would rank."""
    if action >= k.SOLDIER_IN:
        piece, section = SOLDIER, action - k.SOLDIER_IN
    elif action >= k.TOWER_IN:
        piece, section = t.TOWER, action - k.TOWER_IN
    else:
        piece, section = t.WALL, action - k.WALL_IN
    after = with_piece(state, seat, section, piece)
    return section_lines(state, after, lang) + _rank_change(forecast(state, section), after, seat, lang)


def _rank_change(before: Forecast, after: Forecast, seat: int, lang: str) -> list[str]:
    """The seat's rank, if it changes; in a section without a battle nothing is said of ranks."""
    old, new = int(before.rank_of(seat)), int(after.rank_of(seat))
    if not after.battle or old == new:
        return []
    return [text("tx-outlook-rank", lang, rank=new + 1, before=old + 1)]


# ---- ends and losses -------------------------------------------------------------------------------------------------


def _ending(state: Position, seat: int, action: int, viewer: int, lang: str) -> list[str]:
    """What the end of a turn, a stop or a pass leaves undone."""
    if action == k.PASS:
        return _pass(state, seat, lang)
    if action == k.STOP:
        return []
    kind = int(state.top_kind())
    if kind == k.REGION:
        return _undone(state, lang)
    if kind != k.PASSED:
        return []
    lines = [text("tx-outlook-buy", lang)] if can_buy(state) else []
    tiles = int(count_tiles(state.open_tiles, seat, state.tables))
    if state.round == state.tables.rounds and tiles:
        lines.append(text("tx-outlook-tiles", lang, count=tiles))
    return lines + _losing(state, seat, viewer, lang)


def _losing(state: Position, seat: int, viewer: int, lang: str) -> list[str]:
    """At the very end: Objectives that are not met and could be discarded, told to their seat alone."""
    if state.round != state.tables.rounds or viewer not in (seat, EVERYTHING):
        return []
    cards = [
        objective_name(state.tables, objective, lang)
        for objective in range(state.tables.objectives)
        if int(state.objectives[seat]) >> objective & 1 and not objective_met(state, seat, objective)
    ]
    return [text("tx-outlook-unmet", lang, list=joined(cards, lang), count=len(cards))] if cards else []


def _undone(state: Position, lang: str) -> list[str]:
    """Parts of a Region turn that are possible and not taken."""
    seat, region, flags = int(state.top_seat()), int(state.top_a()), int(state.top_b())
    tables = state.tables
    parts: list[str] = []
    track = on_track_words(tables, int(state.banner_of(region)), lang)
    if why_not_banner(state) == LEGAL:
        parts.append(text("tx-part-banner", lang, track=track))
    if why_not_extra(state) == LEGAL:
        parts.append(text("tx-part-extra", lang, track=track))
    if not flags & k.GOVERNOR_TAKEN and cheapest(state, seat, tables.region_sites[region], 0) <= state.has(
        seat, t.WOOD
    ):
        parts.append(text("tx-part-governor-action", lang))
    if not flags & k.TRADE_TAKEN:
        if tables.exchange_pay[region] >= 0 and payable(state, seat, region) > 0:
            parts.append(text("tx-part-exchange", lang))
        slot = int(tables.region_slot[region])
        if slot >= 0 and any(state.rule_against(action) == LEGAL for action in range(k.DELIVER, k.FIRST)):
            parts.append(text("tx-part-ship-action", lang))
    return [text("tx-outlook-undone", lang, list=joined(parts, lang))] if parts else []


def _pass(state: Position, seat: int, lang: str) -> list[str]:
    """The place in the next turn order, markers left over, and the battles if the seat is the last to pass."""
    lines: list[str] = []
    if state.round < state.tables.rounds:
        lines.append(text("tx-outlook-place", lang, place=len(state.next_order) + 1))
    markers = int(state.piece(seat, MARKERS))
    if markers:
        lines.append(text("tx-outlook-unused", lang, count=markers))
    if not any(state.round_tiles[at] != NONE for at in range(len(state.round_tiles))):
        lines.append(text("tx-outlook-no-tile", lang))
    if len(state.next_order) == len(state.order) - 1:
        lines += battle_lines(state, lang)
    return lines


def _loss(state: Position, seat: int, coins: int, lang: str) -> list[str]:
    """What the seat has after its losses."""
    tables = state.tables
    left = int(state.has(seat, t.COINS)) - coins * int(tables.loss_coins)
    points = int(state.has(seat, t.POINTS)) - (int(state.top_a()) - coins) * int(tables.loss_points)
    return [
        text(
            "tx-outlook-loss",
            lang,
            coins=amount_words("coins", left, lang),
            points=amount_words("points", points, lang),
        )
    ]


def _objective(state: Position, seat: int, objective: int, viewer: int, lang: str) -> list[str]:
    """An Objective to be discarded: whether it is met as things stand. Its seat alone hears it."""
    if viewer not in (seat, EVERYTHING):
        return []
    points = amount_words("points", int(state.tables.objective_points[objective]), lang)
    key = "tx-outlook-met" if objective_met(state, seat, objective) else "tx-outlook-not-met"
    return [text(key, lang, points=points, need=need_words(state.tables, objective, lang))]
