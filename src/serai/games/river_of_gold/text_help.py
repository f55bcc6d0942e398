"""A refused action, and advice that several reasons share: another die, an affordable space, trades that would do."""

from collections.abc import Sequence
from typing import Final

from serai.core.actions import ActionSpace
from serai.core.language import text
from serai.core.state import LEGAL
from serai.games.river_of_gold.actions import GOOD_NAMES
from serai.games.river_of_gold.build import build_cost, why_not_build
from serai.games.river_of_gold.favor import turned
from serai.games.river_of_gold.state import DIE, FAVOR, SILK, Position
from serai.games.river_of_gold.tables import GOODS, KAIU_SHIHOBU, REGIONS, ROW, SHORES
from serai.games.river_of_gold.text_prompts import question
from serai.games.river_of_gold.text_words import amount_words, joined, region_words

MOST_SITES: Final = 6


class Refused:
    """A forbidden action in one position and language."""

    def __init__(self, space: ActionSpace, state: Position, action: int, lang: str) -> None:
        """Look the action up."""
        family = space.family(action)
        self.state = state
        self.tables = state.tables
        self.verb = family.verb
        self.at = (*family.indices(action), 0, 0)
        self.lang = lang
        self.kind = int(state.top_kind())
        self.seat = int(state.top_seat()) if state.depth > 0 else -1

    def say(self, key: str, **args: str | int) -> str:
        """A text in the language of the question."""
        return text("rog-" + key, self.lang, **args)

    def amount(self, what: str, amount: int) -> str:
        """An amount of a resource."""
        return amount_words(what, amount, self.lang)

    def has(self, column: int) -> int:
        """What the seat to act has."""
        return int(self.state.has(self.seat, column))

    def pending(self) -> str:
        """Help: what is asked now."""
        return self.say("why-pending", question=question(self.state, self.lang))

    def legal(self, base: int, count: int) -> list[int]:
        """Which actions of a family are legal here, counted from its first one."""
        return [index for index in range(count) if self.state.rule_against(base + index) == LEGAL]


def here_words(state: Position, lang: str) -> tuple[int, str]:
    """The face of the active seat's die and the name of its region."""
    face = int(state.has(state.active, DIE))
    return face, region_words(face - 1, lang)


def steps_to(face: int, wanted: int) -> int:
    """How many steps turn a die to another face, the shorter way round (ROG-6.4)."""
    return next(n for n in range(REGIONS) if wanted in (turned(face, n), turned(face, -n)))


def help_die(state: Position, wanted: int, lang: str) -> str:
    """How much favor turns the die to a face, and whether it is there."""
    steps = steps_to(int(state.has(state.active, DIE)), wanted)
    have = int(state.has(state.active, FAVOR))
    if have >= steps:
        return text("rog-help-turn", lang, steps=steps, face=wanted, have=have)
    advice = text("rog-help-turn-short", lang, steps=steps, face=wanted, have=have, short=steps - have)
    koku = state.tables.trade_koku_given
    get = amount_words("favor", state.tables.trade_favor_got, lang)
    return f"{advice} {text('rog-help-buy', lang, koku=koku, get=get)}"


def help_sites(state: Position, lang: str) -> str:
    """The shore spaces that the active seat can build on now, cheapest first."""
    seat = state.active
    open_shores = [shore for shore in range(SHORES) if why_not_build(state, shore, ROW - 1) == LEGAL]
    if not open_shores:
        return text("rog-help-no-site", lang)
    costs = sorted((int(build_cost(state, seat, shore)), shore) for shore in open_shores)
    sites = [text("rog-help-site", lang, shore=shore + 1, koku=koku) for koku, shore in costs[:MOST_SITES]]
    key = "rog-help-any-sites" if state.patron[seat] == KAIU_SHIHOBU else "rog-help-sites"
    return text(key, lang, list=joined(sites, lang, "join-or"))


def short_of(state: Position, order: Sequence[int]) -> list[int]:
    """How many of each good the active seat lacks for an order."""
    return [max(0, order[good] - int(state.has(state.active, SILK + good))) for good in range(GOODS)]


def help_trades(state: Position, order: Sequence[int], lang: str) -> str:
    """The trades that would complete an order, or that there are none."""
    given, got = state.tables.trade_goods_given, state.tables.trade_goods_got
    lack = short_of(state, order)
    spare = [int(state.has(state.active, SILK + good)) - order[good] for good in range(GOODS)]
    swaps: list[tuple[int, int]] = []
    for good in range(GOODS):
        while lack[good] > 0:
            giver = next((other for other in range(GOODS) if spare[other] >= given), -1)
            if giver < 0:
                return text("rog-why-10-2-no-trade", lang)
            spare[giver] -= given
            lack[good] -= got
            swaps.append((giver, good))
    words = [
        text(
            "rog-action-trade",
            lang,
            give=amount_words(GOOD_NAMES[giver], given * swaps.count((giver, good)), lang),
            get=amount_words(GOOD_NAMES[good], got * swaps.count((giver, good)), lang),
        )
        for giver, good in dict.fromkeys(swaps)
    ]
    return text("rog-why-10-2-trade", lang, list=joined(words, lang))
