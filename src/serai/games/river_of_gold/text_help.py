"""A refused action, and advice that several reasons share: another die, an affordable space, trades that would do."""

from collections.abc import Callable
from typing import Final

from serai.core.actions import ActionSpace
from serai.core.language import text
from serai.core.state import LEGAL
from serai.core.words import joined, stopped
from serai.games.river_of_gold.actions import GOOD_NAMES, TRADE
from serai.games.river_of_gold.build import build_cost, why_not_site
from serai.games.river_of_gold.deliver import lacking
from serai.games.river_of_gold.favor import turned
from serai.games.river_of_gold.state import DIE, ENDLESS, FAVOR, FAVOR_LIMIT, KOKU, SILK, Position
from serai.games.river_of_gold.tables import GOODS, KAIU_SHIHOBU, REGIONS, SHORES
from serai.games.river_of_gold.text_prompts import TO_THE_ASKED, question
from serai.games.river_of_gold.text_words import amount_words, goods_words, order_of, region_words

MOST_SITES: Final = 6

Words = tuple[str, str]  # text and help


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

    def asked(self) -> str:
        """What is asked now."""
        return question(self.state, self.lang, TO_THE_ASKED)

    def pending(self) -> str:
        """Help: what is asked now."""
        return stopped(self.say("why-pending", question=self.asked()))

    def later(self, key: str, **args: str | int) -> str:
        """Help that speaks of later turns: nothing when the seat to act has none."""
        return self.say(key, **args) if has_later_turn(self.state, self.seat) else ""

    def legal(self, base: int, count: int) -> list[int]:
        """Which actions of a family are legal here, counted from its first one."""
        return [index for index in range(count) if self.state.rule_against(base + index) == LEGAL]


Why = Callable[[Refused], Words]


def has_later_turn(state: Position, seat: int) -> bool:
    """Whether a seat will have a turn after the current one (ROG-17.2)."""
    if seat < 0 or state.active < 0:
        return True
    distance = (seat - state.active) % state.seats
    if state.turns_left != ENDLESS:
        return 0 < distance <= state.turns_left
    return distance > 0 or not state.end_due


def here_words(state: Position, lang: str) -> tuple[int, str]:
    """The face of the active seat's die and the name of its region."""
    face = int(state.has(state.active, DIE))
    return face, region_words(face - 1, lang)


def steps_to(face: int, wanted: int) -> int:
    """How many steps turn a die to another face, the shorter way round (ROG-6.4)."""
    return next(n for n in range(REGIONS) if wanted in (turned(face, n), turned(face, -n)))


def help_die(refused: Refused, wanted: int, obstacle: Callable[[int], str]) -> str:
    """How much favor turns the die to a face, whether it is there, and what would still stand in the way.

    `obstacle` says that in words, after so many Koku spent on favor; empty when nothing does.
    """
    state, tables = refused.state, refused.tables
    steps = steps_to(refused.has(DIE), wanted)
    have, koku = refused.has(FAVOR), refused.has(KOKU)
    if have >= steps:
        return _sentences(refused.say("help-turn", steps=steps, face=wanted, have=have), obstacle(0))
    short = steps - have
    words = refused.say("help-turn-short", steps=steps, face=wanted, have=have, short=short)
    trades = -(-short // tables.trade_favor_got)
    price = trades * tables.trade_koku_given
    get = refused.amount("favor", trades * tables.trade_favor_got)
    if have + trades * tables.trade_favor_got > state.has(refused.seat, FAVOR_LIMIT):
        return words
    if koku < price:
        return _sentences(words, refused.say("help-buy-short", koku=price, get=get, have=koku))
    return _sentences(words, refused.say("help-buy", koku=price, get=get), obstacle(price))


def _sentences(*parts: str) -> str:
    return " ".join(part for part in parts if part)


def obstacle_to_build(refused: Refused, shore: int, row: int) -> Callable[[int], str]:
    """What stands in the way of building there beside the die (ROG-7.2, ROG-17.5)."""

    def words(spent: int) -> str:
        cost, left = int(build_cost(refused.state, refused.seat, shore)), refused.has(KOKU) - spent
        if left < cost:
            key = "help-but-koku-left" if spent else "help-but-koku"
            return refused.say(key, shore=shore + 1, cost=cost, have=left)
        return refused.say("help-but-row", row=row + 1) if refused.state.row[row] < 0 else ""

    return words


def obstacle_to_deliver(refused: Refused, card: int) -> Callable[[int], str]:
    """What stands in the way of that delivery beside the die (ROG-10.2)."""

    def words(spent: int) -> str:
        lack = short_of(refused.state, card)
        if sum(lack) == 0:
            return ""
        missing = refused.say("help-but-goods", lack=goods_words(lack, refused.lang), count=sum(lack))
        return _sentences(missing, help_trades(refused, card))

    return words


def help_sites(refused: Refused) -> str:
    """The shore spaces that the active seat can build on now, cheapest first."""
    state, seat = refused.state, refused.state.active
    anywhere = state.patron[seat] == KAIU_SHIHOBU
    open_shores = [shore for shore in range(SHORES) if why_not_site(state, seat, shore) == LEGAL]
    if not open_shores:
        return refused.say("help-no-site-anywhere" if anywhere else "help-no-site")
    costs = sorted((int(build_cost(state, seat, shore)), shore) for shore in open_shores)
    sites = [refused.say("help-site", shore=shore + 1, koku=koku) for koku, shore in costs[:MOST_SITES]]
    words = joined(sites, refused.lang, "join-or")
    if anywhere:
        return refused.say("help-sites-anywhere", list=words, more=len(costs) - len(sites))
    return refused.say("help-sites", list=words)


def short_of(state: Position, card: int) -> list[int]:
    """How many of each good the active seat lacks for a card's order."""
    return [int(lacking(state, state.active, card, good)) for good in range(GOODS)]


def help_trades(refused: Refused, card: int) -> str:
    """The trades that would complete a card's order, or that there are none."""
    state, tables = refused.state, refused.tables
    lack, order = short_of(state, card), order_of(tables, card)
    spare = [refused.has(SILK + good) - order[good] for good in range(GOODS)]
    swaps: list[tuple[int, int]] = []
    for good in range(GOODS):
        while lack[good] > 0:
            giver = next((other for other in range(GOODS) if spare[other] >= tables.trade_goods_given), -1)
            if giver < 0:
                return _sentences(refused.say("why-10-2-no-trade"), refused.later("why-10-2-no-trade-help"))
            spare[giver] -= tables.trade_goods_given
            lack[good] -= tables.trade_goods_got
            swaps.append((giver, good))
    words = [
        refused.say("action-trade", **trade_words(refused, give, get, swaps.count((give, get))))
        for give, get in dict.fromkeys(swaps)
    ]
    return refused.say("why-10-2-trade", list=joined(words, refused.lang))


def trade_words(refused: Refused, give: int, get: int, times: int = 1) -> dict[str, str]:
    """The two sides of a trade of goods, made so many times."""
    return {
        "give": refused.amount(GOOD_NAMES[give], refused.tables.trade_goods_given * times),
        "get": refused.amount(GOOD_NAMES[get], refused.tables.trade_goods_got * times),
    }


def help_legal_trades(refused: Refused) -> str:
    """The trades of goods that are possible now, or that there are none."""
    legal = refused.legal(TRADE, GOODS * GOODS)
    if not legal:
        return refused.say("help-no-trades", given=refused.tables.trade_goods_given)
    kinds: list[str] = []
    for give in dict.fromkeys(pair // GOODS for pair in legal):
        sides = [trade_words(refused, give, pair % GOODS) for pair in legal if pair // GOODS == give]
        gets = joined((side["get"] for side in sides), refused.lang, "join-or")
        kinds.append(refused.say("help-trade", give=sides[0]["give"], get=gets))
    return refused.say("help-trades", list="; ".join(kinds))
