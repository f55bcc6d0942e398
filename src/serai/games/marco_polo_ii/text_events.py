"""Events in words, from their data alone (`text_facts.py`)."""

from collections.abc import Callable, Mapping
from typing import Final

from serai.core.language import text
from serai.core.words import EventData, joined, sentence
from serai.games.marco_polo_ii.names import CATEGORIES, CHARACTERS, ICONS, PURSE, SEALS
from serai.games.marco_polo_ii.text_words import (
    amount_words,
    amounts_of,
    amounts_words,
    card_data_words,
    contract_data_words,
    contract_name_words,
    exchange_words,
    goal_data_words,
    place_words,
    printed_words,
    shown_words,
)


class _Event(EventData):
    """An event's data, with the words of this game."""

    def __init__(self, data: Mapping[str, object], lang: str) -> None:
        super().__init__(data, lang)
        self.key = self.name.replace("_", "-")

    def seal(self) -> str:
        """The seal, with its article."""
        return text("mp2-the-seal", self.lang, seal=self.one_of("seal", SEALS))

    def character(self) -> str:
        """The character."""
        return text("mp2-character", self.lang, character=self.one_of("character", CHARACTERS))

    def place(self, key: str = "name") -> str:
        """The place with that printed name."""
        return printed_words(self.word(key), self.lang)

    def gain(self) -> str:
        """What is gained."""
        return amounts_words(amounts_of(self.data.get("gain")), self.lang)

    def die(self) -> str:
        """The die, by what it shows."""
        return shown_words(self.number("die"), self.data.get("black") is True, self.lang)

    def contract(self) -> str:
        """The contract, with what it costs and gives."""
        return contract_data_words(self.data, self.lang)

    def offers(self) -> str:
        """The offers of a tile."""
        offers = self.data.get("offers")
        if not isinstance(offers, list) or not all(isinstance(one, dict) for one in offers):
            raise ValueError(f"event: `offers` is a list, not {offers!r}")
        words = (exchange_words(amounts_of(one["cost"]), amounts_of(one["gain"]), self.lang) for one in offers)
        return joined(words, self.lang, "join-or")

    def say(self, **args: str | int) -> str:
        """The text of the event's name."""
        return text("mp2-event-" + self.key, self.lang, **args)

    def say_as(self, form: str, **args: str | int) -> str:
        """Another form of it."""
        return text(f"mp2-event-{self.key}-{form}", self.lang, **args)


def event_text(data: Mapping[str, object], lang: str = "en") -> str:
    """An event in words, from its data alone. Raises ValueError for data that is no event of this game."""
    told = _Event(data, lang)
    if told.name not in _TOLD:
        raise ValueError(f"event: there is no event {told.name!r}; events are: {', '.join(_TOLD)}")
    try:
        return sentence(_TOLD[told.name](told))
    except KeyError as error:
        raise ValueError(f"event: {error} is missing") from None


_NUMBERS: Final = ("round", "value", "points", "book", "offer")  # the other keys named below are words


def _by_name(*keys: str) -> Callable[[_Event], str]:
    """The text of the event's name, with these values of its data as arguments."""

    def tell(told: _Event) -> str:
        return told.say(**{key: told.number(key) if key in _NUMBERS else told.word(key) for key in keys})

    return tell


def _told_gain(told: _Event) -> str:
    amount = amount_words(told.one_of("what", PURSE), told.number("amount"), told.lang)
    why = _GAINS.get(told.word("rule"), "plain")
    return told.say(seat=told.word("seat"), amount=amount, why=why)


# What a gain is for, by its rule.
_GAINS: Final = {
    "MP2-4.2": "start",
    "MP2-4.3": "start",
    "MP2-4.8": "character",
    "MP2-5.4": "compensation",
    "MP2-8.3": "offer",
    "MP2-9.3": "khan",
    "MP2-10.2": "seal",
    "MP2-10.5": "seal_bonus",
    "MP2-12.2": "post",
    "MP2-12.3": "outpost",
    "MP2-12.4": "city_bonus",
    "MP2-13.3": "contracts",
    "MP2-14.2": "special",
    "MP2-14.3": "seal_bonus",
    "MP2-15.3": "card",
    "MP2-15.5": "card",
    "MP2-16.2": "contract",
    "MP2-16.4": "bag",
    "MP2-18.4": "copy",
    "MP2-19.1": "character",
    "MP2-19.2": "character",
    "MP2-19.3": "outpost",
    "MP2-19.5": "character",
    "MP2-19.7": "oasis",
}


def _told_pay(told: _Event) -> str:
    """A payment; of jade perhaps in place of something else."""
    number = told.number("amount")
    amount = amount_words(told.one_of("what", PURSE), number, told.lang)
    if "instead" in told.data:
        other = amount_words(told.one_of("instead", PURSE), number, told.lang)
        return told.say_as("instead", seat=told.word("seat"), amount=amount, other=other)
    occupied = told.word("rule") == "MP2-7.5"
    return told.say(seat=told.word("seat"), amount=amount, why="occupied" if occupied else "plain")


def _told_lost(told: _Event) -> str:
    what = told.one_of("what", ICONS)
    why = what if what in ("black_die", "move") else "pile"
    return told.say(seat=told.word("seat"), amount=amount_words(what, told.number("amount"), told.lang), why=why)


def _told_scored(told: _Event) -> str:
    vp = amount_words("vp", told.number("vp"), told.lang)
    return told.say(seat=told.word("seat"), vp=vp, category=told.one_of("category", CATEGORIES))


def _told_die(told: _Event) -> str:
    return told.say(seat=told.word("seat"), die=told.die())


def _told_placed(told: _Event) -> str:
    return told.say(seat=told.word("seat"), die=told.die(), space=place_words(told.data, told.lang, "on"))


def _told_die_becomes(told: _Event) -> str:
    return told.say(seat=told.word("seat"), die=told.die(), value=told.number("value"))


def _told_seal(told: _Event) -> str:
    return told.say(seat=told.word("seat"), seal=told.seal())


def _told_seal_bonus(told: _Event) -> str:
    return told.say(seat=told.word("seat"), seal=told.seal(), gain=told.gain(), times=told.number("times"))


def _told_special(told: _Event) -> str:
    return told.say(seat=told.word("seat"), city=told.place(), value=told.number("value"))


def _told_card_in(told: _Event) -> str:
    slot, card = place_words(told.data, told.lang), card_data_words(told.data, told.lang)
    return (
        told.say(seat=told.word("seat"), slot=slot, card=card)
        if "seat" in told.data
        else told.say(slot=slot, card=card)
    )


def _told_repeated(told: _Event) -> str:
    return told.say(seat=told.word("seat"), card=card_data_words(told.data, told.lang))


def _told_moved(told: _Event) -> str:
    args = {"seat": told.word("seat"), "location": told.place()}
    return told.say_as("second", **args) if told.number("figure") == 2 else told.say(**args)


def _told_at(told: _Event) -> str:
    return told.say(seat=told.word("seat"), location=told.place())


def _told_post(told: _Event) -> str:
    args: dict[str, str | int] = {
        "seat": told.word("seat"),
        "city": told.place(),
        "number": told.number("number"),
    }
    return told.say_as("extra", **args) if told.word("rule") == "MP2-11.8" else told.say(**args)


def _told_post_moved(told: _Event) -> str:
    return told.say(seat=told.word("seat"), city=told.place(), old=told.place("from_name"))


def _told_gain_at(told: _Event) -> str:
    """A tile or marker of a city with what it gives."""
    args = {"city": told.place(), "gain": told.gain()}
    return told.say(seat=told.word("seat"), **args) if "seat" in told.data else told.say(**args)


def _told_tile(told: _Event) -> str:
    return told.say(seat=told.word("seat"), gain=told.gain())


def _told_doubled(told: _Event) -> str:
    seat = told.word("seat")
    return (
        told.say_as("seal", seat=seat, seal=told.seal())
        if "seal" in told.data
        else told.say(seat=seat, city=told.place())
    )


def _told_move_declined(told: _Event) -> str:
    return told.say(seat=told.word("seat"), movement=amount_words("move", told.number("movement"), told.lang))


def _told_contract_taken(told: _Event) -> str:
    return told.say(seat=told.word("seat"), contract=told.contract(), city=told.place())


def _told_contract(told: _Event) -> str:
    return told.say(seat=told.word("seat"), contract=told.contract())


def _told_discarded(told: _Event) -> str:
    args = {"seat": told.word("seat"), "contract": contract_name_words(told.data, told.lang)}
    return told.say_as("game", **args) if told.data.get("leaves_game") is True else told.say(**args)


def _told_contract_laid(told: _Event) -> str:
    return told.say(contract=told.contract(), city=told.place())


def _told_piled(told: _Event) -> str:
    return told.say(book=told.number("book"), round=told.number("round"), list=told.offers())


def _told_offer_shown(told: _Event) -> str:
    return told.say(book=told.number("book"), list=told.offers())


def _told_goal(told: _Event) -> str:
    seat = told.word("seat")
    return (
        told.say_as("card", seat=seat, goal=goal_data_words(told.data, told.lang))
        if "goal" in told.data
        else told.say(seat=seat)
    )


def _told_character(told: _Event) -> str:
    character = told.character()
    return (
        told.say(seat=told.word("seat"), character=character) if "seat" in told.data else told.say(character=character)
    )


_TOLD: Final[dict[str, Callable[[_Event], str]]] = {
    "gain": _told_gain,
    "pay": _told_pay,
    "lost": _told_lost,
    "round": _by_name("seat", "round"),
    "turn": _by_name("seat"),
    "turn_ended": _by_name("seat"),
    "hourglass": _by_name("seat"),
    "ended": _by_name(),
    "scored": _told_scored,
    "rolled": _told_die,
    "black_taken": _told_die,
    "black_waits": _by_name("seat"),
    "open_rolled": _by_name("value"),
    "placed": _told_placed,
    "rerolled": _told_die_becomes,
    "turned": _told_die_becomes,
    "pair": _by_name("seat", "value"),
    "first_rolled": _by_name("seat", "value"),
    "compensated": _by_name("seat", "points"),
    "offer_taken": _by_name("seat", "book", "offer"),
    "seal_taken": _told_seal,
    "seal_improved": _told_seal,
    "seal_bonus": _told_seal_bonus,
    "special_used": _told_special,
    "card_used": _told_card_in,
    "repeated": _told_repeated,
    "moved": _told_moved,
    "oasis": _told_at,
    "post_placed": _told_post,
    "post_moved": _told_post_moved,
    "outpost_claimed": _told_gain_at,
    "tile_kept": _told_tile,
    "tile_used": _told_tile,
    "bonus_taken": _told_gain_at,
    "bonus_copied": _told_gain_at,
    "bonus_doubled": _told_doubled,
    "move_declined": _told_move_declined,
    "contract_taken": _told_contract_taken,
    "contract_drawn": _told_contract,
    "contract_discarded": _told_discarded,
    "contract_completed": _told_contract,
    "contract_laid": _told_contract_laid,
    "marker_laid": _told_gain_at,
    "outpost_laid": _told_gain_at,
    "card_shown": _told_card_in,
    "card_gone": _told_card_in,
    "offer_piled": _told_piled,
    "offer_shown": _told_offer_shown,
    "first": _by_name("seat"),
    "contract_dealt": _told_contract,
    "goal_dealt": _told_goal,
    "goal_kept": _told_goal,
    "character_shown": _told_character,
    "character_chosen": _told_character,
    "figure_added": _told_at,
}
