"""Events in words, from their data alone (`text_facts.py`)."""

from collections.abc import Callable, Mapping
from typing import Final

from serai.core.language import text
from serai.core.words import EventData, joined, sentence
from serai.games.tianxia.names import FAMILIES, MILITARY, PURSE
from serai.games.tianxia.text_facts import SCORED_CATEGORIES
from serai.games.tianxia.text_words import (
    amount_words,
    attack_data_words,
    barge_name_words,
    board_words,
    building_name_words,
    demand_data_words,
    gain_words,
    in_section_name_words,
    kind_words,
    limu_card_data_words,
    listed,
    objective_data_words,
    on_track_name_words,
    section_name_words,
    ship_data_words,
    slot_name_words,
    tile_data_words,
    track_name_words,
    where_name_words,
)


class _Event(EventData):
    """An event's data, with the words of this game."""

    def __init__(self, data: Mapping[str, object], lang: str) -> None:
        super().__init__(data, lang)
        self.key = self.name.replace("_", "-")

    def who(self) -> str:
        """The seat, or Li Mu."""
        if "family" in self.data:
            self.one_of("family", FAMILIES)
            return "Li Mu"
        return self.word("seat")

    def given(self, key: str) -> str:
        """A word that has to be there."""
        if key not in self.data:
            raise ValueError(f"event: `{key}` is missing")
        return self.word(key)

    def gain(self, key: str = "gain") -> str:
        """What an effect brings."""
        return gain_words(self.data[key], self.lang)

    def section(self) -> str:
        """The section with its article."""
        return section_name_words(self.given("section_name"), self.lang)

    def in_section(self) -> str:
        """The section with what a sentence puts before it."""
        return in_section_name_words(self.given("section_name"), self.lang)

    def slot(self) -> str:
        """The ship of a slot."""
        return slot_name_words(self.word("region_name"), self.lang)

    def amount(self, what: str, key: str) -> str:
        """An amount of a thing."""
        return amount_words(what, self.number(key), self.lang)

    def say(self, **args: str | int) -> str:
        """The text of the event's name."""
        return text("tx-event-" + self.key, self.lang, **args)

    def say_as(self, form: str, **args: str | int) -> str:
        """Another form of it."""
        return text(f"tx-event-{self.key}-{form}", self.lang, **args)


def event_text(data: Mapping[str, object], lang: str = "en") -> str:
    """An event in words, from its data alone. Raises ValueError for data that is no event of this game."""
    told = _Event(data, lang)
    if told.name not in _TOLD:
        raise ValueError(f"event: there is no event {told.name!r}; events are: {', '.join(_TOLD)}")
    try:
        return sentence(_TOLD[told.name](told))
    except KeyError as error:
        raise ValueError(f"event: {error} is missing") from None


def _told_plain(told: _Event) -> str:
    return told.say()


def _told_who(told: _Event) -> str:
    return told.say(seat=told.who())


def _told_number(key: str) -> Callable[[_Event], str]:
    """Who, and a number."""
    return lambda told: told.say(seat=told.who(), **{key: told.number(key)})


# ---- gains and payments ----------------------------------------------------------------------------------------------


def _told_gain(told: _Event) -> str:
    amount = amount_words(told.one_of("what", PURSE), told.number("amount"), told.lang)
    return told.say(seat=told.who(), amount=amount, why=_GAINS.get(told.word("rule"), "plain"))


# What a gain is for, by its rule.
_GAINS: Final = {
    "TX-3.8": "start",
    "TX-6.1": "income",
    "TX-8.3": "benefit",
    "TX-9.3": "building",
    "TX-9.11": "watch_post",
    "TX-9.12": "harbor_office",
    "TX-9.13": "record_hall",
    "TX-9.14": "trade_inn",
    "TX-9.16": "exchange_house",
    "TX-11.3": "delivery",
    "TX-13.4": "barge",
    "TX-15.1": "step",
    "TX-18.1": "marker",
    "TX-18.2": "tile",
    "TX-18.3": "objective",
    "TX-18.4": "merchants",
    "TX-19.2": "rank",
    "TX-19.5": "soldier",
    "TX-19.6": "victory",
    "TX-22.6": "delivery",
}


def _told_pay(told: _Event) -> str:
    what = told.one_of("what", PURSE)
    amount = amount_words(what, told.number("amount"), told.lang)
    return told.say(
        seat=told.who(), amount=amount, why="points" if what == "points" else _PAID.get(told.word("rule"), "plain")
    )


# What a payment is for, by its rule.
_PAID: Final = {
    "TX-8.1": "entry",
    "TX-9.15": "step",
    "TX-12.1": "entry",
    "TX-13.1": "barge",
    "TX-14.3": "step",
    "TX-19.11": "loss",
}


def _told_scored(told: _Event) -> str:
    points = told.amount("points", "points")
    return told.say(seat=told.who(), points=points, category=told.one_of("category", SCORED_CATEGORIES))


# ---- setup and piles -------------------------------------------------------------------------------------------------


def _told_banner(told: _Event) -> str:
    regions = joined((str(region) for region in listed(told.data["regions"])), told.lang)
    return told.say(regions=regions, track=track_name_words(told.given("track_name"), told.lang))


def _told_building(told: _Event) -> str:
    name = building_name_words(told.given("building_name"), told.lang)
    return told.say(site=told.given("site_name"), building=name)


def _told_tile_at(told: _Event) -> str:
    return told.say(site=told.given("site_name"), tile=tile_data_words(told.data, told.lang))


def _told_ship(told: _Event) -> str:
    return told.say(
        ship=ship_data_words(told.data, told.lang), where=where_name_words(told.word("region_name"), told.lang)
    )


def _told_demand(told: _Event) -> str:
    return told.say(slot=told.slot(), demand=demand_data_words(told.data, told.lang))


def _told_board(told: _Event) -> str:
    return told.say(seat=told.who(), board=board_words(told.given("board"), told.lang), gain=told.gain("income"))


def _told_objective(told: _Event) -> str:
    if "objective" not in told.data:
        return told.say(seat=told.who())
    return told.say_as("card", seat=told.who(), objective=objective_data_words(told.data, told.lang))


def _told_wasted(what: str) -> Callable[[_Event], str]:
    return lambda told: told.say(seat=told.who(), amount=told.amount(what, "amount"))


# ---- rounds ----------------------------------------------------------------------------------------------------------


def _told_round(told: _Event) -> str:
    return told.say(round=told.number("round"))


def _told_tile(told: _Event) -> str:
    tile = tile_data_words(told.data, told.lang)
    who = told.who()
    return told.say(seat=who, tile=tile) if who else told.say(tile=tile)


def _told_attack(told: _Event) -> str:
    return told.say(attack=attack_data_words(told.data, told.lang))


def _told_section_number(key: str) -> Callable[[_Event], str]:
    return lambda told: told.say(section=told.section(), **{key: told.number(key)})


def _told_barge(told: _Event) -> str:
    barge = barge_name_words(told.given("barge"), told.lang)
    who = told.who()
    return told.say(seat=who, barge=barge) if who else told.say(barge=barge)


# ---- turns -----------------------------------------------------------------------------------------------------------


def _told_region(told: _Event) -> str:
    return told.say(seat=told.who(), region=told.given("region_name"))


def _told_military(told: _Event) -> str:
    return told.say(seat=told.who(), action=told.one_of("action", MILITARY))


def _told_boarded(told: _Event) -> str:
    barge = barge_name_words(told.given("barge"), told.lang)
    neutral = told.data.get("neutral") is True
    return told.say(seat=told.who(), barge=barge, worker="neutral" if neutral else "own")


def _told_fell_off(told: _Event) -> str:
    barge = barge_name_words(told.given("barge"), told.lang)
    who = told.who()
    return told.say(seat=who, barge=barge) if who else told.say_as("neutral", barge=barge)


def _told_stepped(told: _Event) -> str:
    track = on_track_name_words(told.given("track_name"), told.lang)
    return told.say(seat=told.who(), track=track, position=told.number("position"))


def _told_step_lost(told: _Event) -> str:
    track = track_name_words(told.given("track_name"), told.lang)
    return told.say(seat=told.who(), track=track)


def _told_site(told: _Event) -> str:
    return told.say(seat=told.who(), site=told.given("site_name"))


def _told_exchanged(told: _Event) -> str:
    paid, gained = (kind_words(told.given(key), told.lang) for key in ("paid", "gained"))
    return told.say(seat=told.who(), paid=paid, gained=gained)


def _told_delivered(told: _Event) -> str:
    return told.say(seat=told.who(), slot=told.slot(), space=told.number("space"))


def _told_shipping(told: _Event) -> str:
    return told.say(seat=told.who(), region=told.given("region_name"))


def _told_in_section(told: _Event) -> str:
    return told.say(seat=told.who(), section=told.in_section())


def _told_tile_stays(told: _Event) -> str:
    tile = tile_data_words(told.data, told.lang)
    return told.say(seat=told.who(), tile=tile, site=told.given("site_name"))


def _told_steps(told: _Event) -> str:
    return told.say(seat=told.who(), steps=told.amount("palace_any", "steps"))


def _told_discarded(told: _Event) -> str:
    return told.say(seat=told.who(), objective=objective_data_words(told.data, told.lang))


# ---- attack ----------------------------------------------------------------------------------------------------------


def _told_at_section(key: str) -> Callable[[_Event], str]:
    return lambda told: told.say(section=told.in_section(), **{key: told.number(key)})


def _told_ranked(told: _Event) -> str:
    return told.say(seat=told.who(), section=told.in_section(), rank=told.number("rank"))


def _told_won(told: _Event) -> str:
    who = told.who()
    section = told.in_section()
    return told.say(seat=who, section=section) if who else told.say_as("nobody", section=section)


def _told_raided(told: _Event) -> str:
    return told.say(site=told.given("site_name"), left=told.number("left"))


def _told_token(told: _Event) -> str:
    return told.say(site=told.given("site_name"))


def _told_loss_chosen(told: _Event) -> str:
    return told.say(seat=told.who(), coins=told.amount("coins", "coins"))


def _told_leader(told: _Event) -> str:
    return told.say(section=told.section())


# ---- Li Mu -----------------------------------------------------------------------------------------------------------


def _told_card(told: _Event) -> str:
    return told.say(card=limu_card_data_words(told.data, told.lang))


def _told_marker(told: _Event) -> str:
    if "action" in told.data:
        return told.say_as("military", action=told.one_of("action", MILITARY))
    return told.say(region=told.given("region_name"))


_TOLD: Final[dict[str, Callable[[_Event], str]]] = {
    "gain": _told_gain,
    "pay": _told_pay,
    "round": _told_round,
    "turn": _told_who,
    "turn_ended": _told_who,
    "ended": _told_plain,
    "scored": _told_scored,
    "banner_laid": _told_banner,
    "building_laid": _told_building,
    "site_tile": _told_tile_at,
    "ship_comes": _told_ship,
    "demand_laid": _told_demand,
    "place_drawn": _told_number("place"),
    "board_dealt": _told_board,
    "objective_drawn": _told_objective,
    "objective_returned": _told_objective,
    "round_tile_shown": _told_tile,
    "attack_shown": _told_attack,
    "advanced": _told_section_number("spaces"),
    "strengthened": _told_section_number("strength"),
    "neutral_enters": _told_barge,
    "region_entered": _told_region,
    "military_entered": _told_military,
    "barge_boarded": _told_boarded,
    "passed": _told_number("place"),
    "stepped": _told_stepped,
    "step_lost": _told_step_lost,
    "governor_placed": _told_site,
    "exchanged": _told_exchanged,
    "delivered": _told_delivered,
    "shipping_placed": _told_shipping,
    "wall_built": _told_in_section,
    "tower_built": _told_in_section,
    "soldier_placed": _told_in_section,
    "tile_taken": _told_tile,
    "tile_stays": _told_tile_stays,
    "tile_boxed": _told_tile,
    "supply_empty": _told_wasted("bonus_tile"),
    "deck_empty": _told_wasted("objective"),
    "fell_off": _told_fell_off,
    "merchant_placed": _told_number("number"),
    "worker_back": _told_who,
    "steps_bought": _told_steps,
    "marker_discarded": _told_who,
    "tile_used": _told_tile,
    "objective_discarded": _told_discarded,
    "merchants_used": _told_number("number"),
    "merchant_back": _told_number("number"),
    "battle": _told_at_section("strength"),
    "ranked": _told_ranked,
    "walls_hold": _told_at_section("left"),
    "soldier_lost": _told_in_section,
    "battle_won": _told_won,
    "raided": _told_raided,
    "governor_expelled": _told_site,
    "token_laid": _told_token,
    "losses": _told_at_section("left"),
    "loss_chosen": _told_loss_chosen,
    "leader_back": _told_leader,
    "round_tile_gone": _told_tile,
    "markers_back": _told_number("markers"),
    "ship_leaves": _told_ship,
    "deliveries_back": _told_number("markers"),
    "ship_moves": _told_ship,
    "order_moves": _told_plain,
    "li_mu_card": _told_card,
    "li_mu_marker": _told_marker,
}
