"""What is to be said of a thing with which nothing can be done now: what it is and gives, and why it has to wait.

All of it lies open, or is the seat's own: of the goal cards dealt nothing is told but what is printed on each (MP2-2.7).
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from serai.core.actions import ActionSpace
from serai.core.language import text
from serai.core.positions import members
from serai.core.reasons import Reason, rule_name
from serai.core.seats import seat_name
from serai.core.state import LEGAL, State
from serai.core.words import joined, sentence, stopped
from serai.games.marco_polo_ii import actions as k
from serai.games.marco_polo_ii import rule_ids as r
from serai.games.marco_polo_ii import tables as t
from serai.games.marco_polo_ii.books import offer_of
from serai.games.marco_polo_ii.names import CHARACTERS, RESOURCES, SEALS, TRADE_GOODS
from serai.games.marco_polo_ii.state import DICE, FIGURES, NO_SEAL, NONE, Position
from serai.games.marco_polo_ii.text_help import Refused
from serai.games.marco_polo_ii.text_outlook import city_gifts
from serai.games.marco_polo_ii.text_reasons import reason
from serai.games.marco_polo_ii.text_words import (
    Asking,
    amount_words,
    card_words,
    character_words,
    contract_words,
    cost_words,
    die_words,
    exchange_words,
    goal_words,
    location_words,
    package_data,
    package_words,
    place_data,
    place_words,
    position,
    power_words,
    role_name,
    seal_words,
    shield_words,
)

Thing = Mapping[str, str | int]


class _Said:
    """What is known of the thing: sentences, the rule they come from, advice, and the actions that are refused."""

    def __init__(self, rule: int, sentences: Sequence[str], actions: Sequence[int] = (), advice: str = "") -> None:
        self.rule = rule
        self.sentences = sentences
        self.actions = actions
        self.advice = advice


class _Asked(Asking):
    """A thing in one position and language."""

    def __init__(self, space: ActionSpace, state: Position, thing: Thing, lang: str) -> None:
        super().__init__(state, lang)
        self.space = space
        self.thing = thing

    def index(self, key: str, names: Sequence[str]) -> int:
        """Which of these names the thing has under a key; -1 for none."""
        word = str(self.thing.get(key, ""))
        return names.index(word) if word in names else -1

    def dice(self) -> list[int]:
        """The kinds of dice that the seat has, ascending."""
        return [die for die in range(DICE) if self.state.holds(self.seat, die)]


def about(space: ActionSpace, state: State, thing: Thing, lang: str = "en") -> Reason | None:
    """Of a thing as the board names it, e.g. `{"city": "xian"}` or `{"do": "khan"}`; None where actions say it all."""
    here = position(state)
    if here.over or here.to_act < 0:
        return None
    asked = _Asked(space, here, thing, lang)
    said = _said(asked)
    if said is None:
        return None
    found = _refused(asked, said.actions)
    sentences = [*(stopped(sentence(one)) for one in said.sentences), *(one.text for one in found)]
    rules = [one.rule for one in found] or [rule_name("MP2", said.rule)]
    advice = [said.advice, *(one.help for one in found)]
    return Reason(rules[0], _once(sentences), _once(advice[:2]))


# Where a higher die would do, the highest one that is there is the one to speak of.
_TOO_LOW: Final = (r.MP2_8_1, r.MP2_9_2, r.MP2_10_1)


def _refused(asked: _Asked, actions: Sequence[int]) -> list[Reason]:
    """Why all of these actions are refused, one reason for each rule; nothing if one is possible.

    That a die is too low is told only where none is high enough.
    """
    found: dict[int, Reason] = {}
    for action in actions:
        rule = int(asked.state.rule_against(action))
        if rule == LEGAL:
            return []
        if rule not in found or rule in _TOO_LOW:
            found[rule] = reason(asked.space, asked.state, action, rule, asked.lang)
    enough = [found[rule] for rule in found if rule not in _TOO_LOW]
    return enough or list(found.values())


def _once(sentences: Sequence[str]) -> str:
    """The sentences one after the other, each once."""
    return " ".join(dict.fromkeys(one for one in sentences if one))


def _said(asked: _Asked) -> _Said | None:
    verb = str(asked.thing.get("do", ""))
    keys = set(asked.thing) - {"do"}
    if verb in _SPACES:
        return _SPACES[verb](asked) if keys == _NAMED_BY.get(verb, set()) else None
    if verb:
        return None
    for named, tell in _THINGS.items():
        if keys == set(named.split()):
            return tell(asked)
    return None


# ---- action spaces ---------------------------------------------------------------------------------------------------


def _placing(asked: _Asked, space: int, words: str) -> _Said:
    """An action space with what it does, and why no die in hand can go there."""
    base = k.PLACE_BOOK + space * k.DICE
    if not asked.dice():
        return _Said(r.MP2_7_1, [words, asked.say("help-no-dice")])
    return _Said(r.MP2_7_1, [words], [base + die for die in asked.dice()])


def _space(asked: _Asked, space: int) -> str:
    return place_words(place_data(asked.tables, space), asked.lang)


def _dice_words(asked: _Asked, space: int) -> str:
    """How many dice, and how high: one die of any value, one die of 3 or more, two dice."""
    count, least = int(asked.tables.dice_needed[space]), int(asked.tables.die_min[space])
    return asked.say("about-dice", count=count, least=least)


def _book(asked: _Asked) -> _Said | None:
    at = asked.index("space", [name.removeprefix("book_") for name in asked.tables.space_names[: t.BOOK_SPACES]])
    if at < 0:
        return None
    offers = "; ".join(_offer(asked, offer) for offer in _offers(asked, at))
    words = asked.say("about-book", space=_space(asked, at), dice=_dice_words(asked, at), list=offers)
    return _placing(asked, at, words)


def _offers(asked: _Asked, space: int) -> list[int]:
    """The offers of a Book; before the first round those that it will have then (MP2-8.4)."""
    state, tables = asked.state, asked.tables
    if state.round:
        return [int(offer_of(state, space, number)) for number in range(t.OFFERS)]
    book = int(tables.book_of_space[space])
    upper = tables.upper_offer[book * t.UPPER_OFFERS : (book + 1) * t.UPPER_OFFERS]
    tile = int(state.offers[book * tables.rounds])
    lower = tables.tile_offer[tile * t.UPPER_OFFERS : (tile + 1) * t.UPPER_OFFERS]
    return [*map(int, upper), *map(int, lower)]


def _offer(asked: _Asked, offer: int) -> str:
    """What an offer gives, and the jade it costs."""
    tables = asked.tables
    gain, cost = int(tables.offer_package[offer]), int(tables.offer_cost[offer])
    jade = int(tables.cost(cost, t.JADE))
    if jade == 0:
        return package_words(tables, gain, asked.lang)
    return exchange_words({"jade": jade}, package_data(tables, gain), asked.lang)


def _khan(asked: _Asked) -> _Said:
    gain = package_words(asked.tables, int(asked.tables.khan_package), asked.lang)
    return _placing(asked, t.KHAN_SPACE, asked.say("about-khan", gain=gain))


def _seals(asked: _Asked) -> _Said:
    least = [int(one) for one in asked.tables.seal_die_min]
    names = [asked.say("help-seal", seal=seal_words(seal, asked.lang), least=least[seal]) for seal in range(t.SEALS)]
    dice = _dice_words(asked, t.SEALS_SPACE)
    return _placing(asked, t.SEALS_SPACE, asked.say("about-seals", dice=dice, list=joined(names, asked.lang)))


def _travel(asked: _Asked) -> _Said | None:
    which = asked.index("space", ("lower", "middle", "upper"))
    if which < 0:
        return None
    tables, space = asked.tables, t.TRAVEL_SPACE + which
    movement = amount_words("move", int(tables.travel_cap[which]), asked.lang)
    dice = _dice_words(asked, space)
    words = asked.say("about-travel", space=_space(asked, space), dice=dice, movement=movement)
    parts = [words]
    if tables.travel_cost[which]:
        parts.append(asked.say("about-entry", cost=cost_words(tables, int(tables.travel_cost[which]), asked.lang)))
    if tables.travel_extra[which]:
        parts.append(asked.say("about-extra-post"))
    return _placing(asked, space, " ".join(stopped(sentence(part)) for part in parts))


def _contracts(asked: _Asked) -> _Said:
    gain = package_words(asked.tables, int(asked.tables.contracts_package), asked.lang)
    words = asked.say("about-contracts", count=int(asked.tables.contracts_most), gain=gain)
    return _placing(asked, t.CONTRACTS_SPACE, words)


def _special(asked: _Asked) -> _Said | None:
    special = asked.index("city", asked.tables.special_names)
    return None if special < 0 else _placing(asked, t.SPECIAL_SPACE + special, _special_words(asked, special))


def _special_words(asked: _Asked, special: int) -> str:
    """A special city as an action space (MP2-14.2, MP2-14.3)."""
    tables, seal = asked.tables, int(asked.tables.special_seal[special])
    return asked.say(
        "about-special",
        city=location_words(tables, int(tables.special_city[special]), asked.lang),
        gain=package_words(tables, int(tables.special_package[special]), asked.lang),
        seal=seal_words(seal, asked.lang),
        bonus=package_words(tables, int(tables.seal_bonus[seal]), asked.lang),
    )


def _card(asked: _Asked) -> _Said | None:
    slot = asked.index("slot", asked.tables.card_slot_names)
    if slot < 0 or asked.state.card_at[slot] == NONE:
        return None
    card = card_words(asked.tables, int(asked.state.card_at[slot]), asked.lang)
    space = t.CARD_SPACE + slot
    return _placing(asked, space, asked.say("about-card", space=_space(asked, space), card=card))


def _bag(asked: _Asked) -> _Said | None:
    choice = asked.index("what", asked.tables.bag_names)
    if choice < 0:
        return None
    gain = package_words(asked.tables, int(asked.tables.bag_package[choice]), asked.lang)
    words = asked.say("about-bag", gain=gain)
    if not asked.dice():
        return _Said(r.MP2_16_4, [words, asked.say("help-no-dice")])
    return _Said(r.MP2_16_4, [words], [k.BAG + choice * k.DICE + asked.dice()[0]])


_SPACES: Final[dict[str, Callable[[_Asked], _Said | None]]] = {
    "book": _book,
    "khan": _khan,
    "seals": _seals,
    "travel": _travel,
    "contracts": _contracts,
    "special": _special,
    "card": _card,
    "bag": _bag,
}
_NAMED_BY: Final = {"book": {"space"}, "travel": {"space"}, "special": {"city"}, "card": {"slot"}, "bag": {"what"}}


# ---- the map ---------------------------------------------------------------------------------------------------------

# Which actions of a city answer a decision.
_IN_CITIES: Final[dict[int, tuple[str, ...]]] = {
    k.DOUBLE: ("bonus_base",),
    k.DUE: ("bonus_base",),
    k.POOL: ("claim_base", "bonus_base"),
    k.COPY: ("copy_base",),
    k.MARKER: ("bonus_base",),
    k.EXTRA: ("post_base",),
    k.FROM: ("from_base",),
}


def _location(asked: _Asked) -> _Said | None:
    """A city or oasis: what it is and gives, who has a post, and how far it is (MP2-11.4)."""
    names, key = asked.tables.location_names, next(iter(asked.thing))
    at = asked.index(key, names)
    if at < 0:
        return None
    city = at < asked.tables.cities
    actions = list(_actions_at(asked, at)) if city or asked.kind == k.PATH else []
    far = "" if asked.kind in _IN_CITIES or asked.kind == k.PATH else _distance(asked.state, at, asked.lang)
    return _Said(r.MP2_11_4, _described(asked.state, at, asked.lang), actions, far)


def _actions_at(asked: _Asked, at: int) -> Iterator[int]:
    """The actions of the pending decision at a location."""
    state, tables = asked.state, asked.tables
    if asked.kind == k.PATH:
        for figure in range(FIGURES):
            if state.figure_at(asked.seat, figure) != NONE:
                yield int(tables.step_base) + at * 2 + figure
        return
    bases = {"claim_base": tables.claim_base, "bonus_base": tables.bonus_base, "copy_base": tables.copy_base}
    bases |= {"post_base": tables.post_base, "from_base": tables.from_base}
    for base in _IN_CITIES.get(asked.kind, ()):
        yield int(bases[base]) + at
    if asked.kind in (k.TURN, k.LATER) and at in tables.special_city:
        special = list(tables.special_city).index(at)
        yield from (k.PLACE_SPECIAL + special * k.DICE + die for die in asked.dice())


def _described(state: Position, location: int, lang: str) -> list[str]:
    """What the location is, its shield, its posts, and what a new post would give."""
    tables = state.tables
    name = location_words(tables, location, lang)
    parts = [text("mp2-about", lang, location=name, role=role_name(tables, location))]
    if tables.shield[location] >= 0:
        parts.append(text("mp2-about-shield", lang, shield=shield_words(tables, int(tables.shield[location]), lang)))
    seats = [seat_name(seat) for seat in range(state.seats) if state.has_post(seat, location)]
    if seats:
        parts.append(text("mp2-about-posts", lang, count=len(seats), list=joined(seats, lang)))
    return parts + city_gifts(state, location, lang)


def _distance(state: Position, location: int, lang: str) -> str:
    """How many steps it is from the seat's nearest figure, by routes that its seals open."""
    seat = int(state.top_seat())
    found: list[tuple[int, int]] = []
    for figure in range(FIGURES):
        start = int(state.figure_at(seat, figure))
        if start != NONE:
            far = steps_from(state, seat, start).get(location)
            found += [] if far is None else [(far, start)]
    if not found:
        return text("mp2-about-closed", lang)
    steps, start = min(found)
    words = text("mp2-about-far", lang, steps=steps, location=location_words(state.tables, start, lang))
    return words if steps == 0 else f"{words} {text('mp2-about-move', lang)}"


def steps_from(state: Position, seat: int, start: int) -> dict[int, int]:
    """How many steps it is from a location to each other, by the routes that the seals of a seat open."""
    tables = state.tables
    far = {start: 0}
    reached = [start]
    for here in reached:
        for there in members(int(tables.near[here])):
            seal = int(tables.route_seal[tables.route_at[here * tables.locations + there]])
            if there not in far and (seal < 0 or state.seal_of(seat, seal) != NO_SEAL):
                far[there] = far[here] + 1
                reached.append(there)
    return far


# ---- contracts, seals, tiles, cards ----------------------------------------------------------------------------------


def _slot(asked: _Asked) -> _Said | None:
    """A slot of the map with its contract, and what stands against taking it; a card slot is an action space."""
    slot = asked.index("slot", asked.tables.slot_names)
    if slot < 0:
        return _card(asked)
    state, tables = asked.state, asked.tables
    at, city = int(state.display[slot]), int(tables.slot_city[slot])
    name = location_words(tables, city, asked.lang)
    if at == NONE:
        return _Said(r.MP2_13_7, [asked.say("why-13-1-slot", city=name), asked.say("about-slot-filled")])
    parts = [asked.say("about-slot", contract=contract_words(tables, at, asked.lang), city=name)]
    gain = int(tables.slot_package[slot])
    if package_data(tables, gain):
        parts.append(asked.say("about-slot-gain", gain=package_words(tables, gain, asked.lang)))
    if not state.has_post(asked.seat, city):
        parts.append(asked.say("why-13-2", city=name))
    return _Said(r.MP2_13_2, parts, [int(tables.contract_base) + slot])


def _contract(asked: _Asked) -> _Said | None:
    """A contract: in hand it waits to be completed, or may have to make room."""
    contract = asked.index("contract", asked.tables.contract_names)
    if contract < 0:
        return None
    room = asked.kind in (k.ROOM, k.KEEP)
    base = int(asked.tables.discard_base if room else asked.tables.complete_base)
    return _Said(r.MP2_16_2, [contract_words(asked.tables, contract, asked.lang)], [base + contract])


def _seal(asked: _Asked) -> _Said | None:
    """A seal: how it is taken and improved, and its bonus."""
    seal = asked.index("seal", SEALS)
    if seal < 0:
        return None
    tables = asked.tables
    words = asked.say(
        "about-seal",
        seal=seal_words(seal, asked.lang),
        least=int(tables.seal_die_min[seal]),
        cost=cost_words(tables, int(tables.seal_improve[seal]), asked.lang),
        bonus=package_words(tables, int(tables.seal_bonus[seal]), asked.lang),
    )
    asks = asked.kind in (k.DOUBLE, k.DUE, k.SEAL, k.FURTHER)
    return _Said(r.MP2_10_5, [words], [(k.TAKE_SEAL if asks else k.IMPROVE) + seal])


def _tile(asked: _Asked) -> _Said | None:
    """An outpost tile that is kept (MP2-19.3)."""
    tile = asked.index("tile", asked.tables.outpost_names)
    if tile < 0:
        return None
    gain = package_words(asked.tables, int(asked.tables.outpost_package[tile]), asked.lang)
    return _Said(r.MP2_19_3, [asked.say("about-tile", gain=gain)], [int(asked.tables.outpost_base) + tile])


def _goal(asked: _Asked) -> _Said | None:
    """A goal card: what is printed on it. While one is being chosen, the reason says which were dealt."""
    goal = asked.index("card", asked.tables.goal_names)
    if goal < 0:
        return None
    words = goal_words(asked.tables, goal, asked.lang)
    if asked.kind == k.GOAL:
        return _Said(r.MP2_4_7, [words], [int(asked.tables.goal_base) + goal])
    return _Said(r.MP2_20_2, [words, asked.say("about-goal")])


def _character(asked: _Asked) -> _Said | None:
    """A character and its power."""
    character = asked.index("character", CHARACTERS)
    if character < 0:
        return None
    name = character_words(character, asked.lang)
    words = asked.say("about-character", character=name, power=power_words(asked.tables, character, asked.lang))
    return _Said(r.MP2_4_6, [words], [k.CHOOSE_CHARACTER + character])


# ---- dice, resources, rounds -----------------------------------------------------------------------------------------


def _die(asked: _Asked) -> _Said | None:
    """A die: one in hand may have to wait; placing it on Khan's Favor stands for all that a turn could do with it."""
    value = asked.index("die", [str(face + 1) for face in range(t.FACES)])
    kind = asked.index("kind", ("", "black")) if "kind" in asked.thing else 0
    if value < 0 or kind < 0:
        return None
    die = value * 2 + kind
    words = [asked.say("about-die", die=die_words(die, asked.lang))] if die in asked.dice() else []
    return _Said(r.MP2_7_1, words, [(k.DIE if asked.kind == k.FURTHER else k.PLACE_KHAN) + die])


def _resource(asked: _Asked) -> _Said | None:
    """What the seat has of a resource, what it is for, and where it comes from."""
    column = asked.index(next(iter(asked.thing)), RESOURCES)
    if column < 0:
        return None
    what, tables = RESOURCES[column], asked.tables
    have = amount_words(what, int(asked.state.has(asked.seat, column)), asked.lang)
    per_vp = int(tables.coins_per_vp if what == "coins" else tables.goods_per_vp)
    words = [asked.say("about-have", amount=have), asked.say("about-use", what=what, each=per_vp)]
    advice = Refused(asked.space, asked.state, k.BUY, asked.lang).help_lack({what: 1})
    if what in TRADE_GOODS:
        at = TRADE_GOODS.index(what)
        actions = {k.GIVE: [k.GIVE_GOOD + at], k.GOOD: [k.TAKE_GOOD + at], k.DIFFERENT: [k.TAKE_GOOD + at]}
        return _Said(r.MP2_20_4, words, actions.get(asked.kind, []), advice)
    return _Said(r.MP2_20_5 if what == "coins" else r.MP2_2_2, words, (), advice)


def _round(asked: _Asked) -> _Said:
    """The round, its first player, and who holds the hourglass."""
    state = asked.state
    if not state.round:
        return _Said(r.MP2_5_1, [asked.say("about-setup", rounds=int(asked.tables.rounds))])
    words = asked.say("about-round", round=int(state.round), rounds=int(asked.tables.rounds))
    first, hourglass = seat_name(int(state.first)), seat_name(int(state.hourglass))
    parts = [words, asked.say("about-first", seat=first)]
    if state.round < asked.tables.rounds:
        parts.append(asked.say("about-hourglass", seat=hourglass))
    return _Said(r.MP2_5_1, parts)


_THINGS: Final[dict[str, Callable[[_Asked], _Said | None]]] = {
    "location": _location,
    "city": _location,
    "slot": _slot,
    "contract": _contract,
    "seal": _seal,
    "tile": _tile,
    "card": _goal,
    "character": _character,
    "die": _die,
    "die kind": _die,
    "good": _resource,
    "what": _resource,
    "round": _round,
}
