"""The form of a component file of Marco Polo II: which keys it has and what kind of value each one takes.

How bytes become this form stands in `core.component_files`, what the values must mean together in `component_checks.py`.
"""

from typing import Annotated, Generic

from msgspec import Meta

from serai.core import component_forms
from serai.core.component_forms import Entry, Form, Id, Piece, Schema, Source, Text, Year

Number = Annotated[int, Meta(ge=0, le=99)]
Positive = Annotated[int, Meta(ge=1, le=99)]
Few = Annotated[int, Meta(ge=0, le=9)]
Face = Annotated[int, Meta(ge=1, le=6)]
Known = Annotated[tuple[Id, ...], Meta(min_length=1, max_length=10)]


class Sourced(component_forms.Sourced, frozen=True, kw_only=True):
    """An entry of a table; besides its source, what of it is published."""

    known: Known | None = None


class Table(Form, Generic[Entry], frozen=True):
    """A list of equal entries and where they come from: longer than those of other games."""

    source: Source
    entries: Annotated[tuple[Entry, ...], Meta(min_length=1, max_length=150)]


class Gain(Form, frozen=True):
    """What a tile, card or space gives (MP2-18)."""

    coins: Number = 0
    camels: Number = 0
    pepper: Number = 0
    silk: Number = 0
    gold: Number = 0
    jade: Number = 0
    vp: Number = 0
    shield_plus: Few = 0
    any_good: Few = 0
    different_goods: Few = 0
    black_die: Few = 0
    move: Few = 0
    contract_pile: Few = 0
    contract_city: Few = 0
    city_bonus_other: Few = 0


class Cost(Form, frozen=True):
    """What has to be paid (MP2-2)."""

    coins: Number = 0
    camels: Number = 0
    pepper: Number = 0
    silk: Number = 0
    gold: Number = 0
    jade: Number = 0
    vp: Number = 0
    any_good: Few = 0


class GameFacts(Form, frozen=True):
    """The title, for reading, and the number of rounds (MP2-5.1)."""

    source: Source
    id: Id
    title: Text
    designers: Annotated[tuple[Text, ...], Meta(min_length=1, max_length=6)]
    year: Year
    seats: tuple[Positive, Positive]
    rounds: Positive


class Resources(Form, frozen=True):
    """How many of each resource."""

    coins: Number = 0
    camels: Number = 0
    pepper: Number = 0
    silk: Number = 0
    gold: Number = 0
    jade: Number = 0


class NeutralDie(Form, frozen=True):
    """A neutral die and where it lies (MP2-3.8)."""

    space: Id
    value: Face


class Seats(Form, frozen=True):
    """What differs with the number of players (MP2-3.7, MP2-3.8, MP2-20.6)."""

    black_dice: Few
    second_most_contracts: bool
    neutral_dice: Annotated[tuple[NeutralDie, ...], Meta(max_length=10)]


class Setup(Form, frozen=True):
    """How the table is laid (MP2-3, MP2-4)."""

    source: Source
    start: Id
    resources: Resources
    vp: Number
    goal_cards: Positive
    characters_beyond_players: Few
    active_contracts: Positive
    dice: Positive
    posts: Positive
    offer_tiles_removed: Few
    seats_2: Seats
    seats_3: Seats
    seats_4: Seats


class Compensation(Form, frozen=True):
    """The sum below which a roll is made up for (MP2-5.4)."""

    source: Source
    below: Number


class PostVp(Form, frozen=True):
    """VP for a post, counted as it is placed (MP2-12.2)."""

    post: Positive
    vp: Number


class FinalScoring(Form, frozen=True):
    """Numbers of the final scoring (MP2-20)."""

    source: Source
    goods_per_vp: Positive
    coins_per_vp: Positive
    most_contracts_vp: Number
    second_most_contracts_vp: Number


class BookSpace(Sourced, frozen=True):
    """A space of the Books (MP2-8.1)."""

    id: Id
    book: Positive
    die_min: Face


class Khan(Form, frozen=True):
    """Khan's Favor (MP2-9)."""

    source: Source
    fields: Positive
    gain: Gain


class SealSpace(Form, frozen=True):
    """Guild Seals (MP2-10.1)."""

    source: Source
    dice: Positive


class TravelSpace(Sourced, frozen=True):
    """A space of Travel (MP2-11.1)."""

    id: Id
    dice: Positive
    cap: Positive
    entry_cost: Cost
    extra_posts: Few


class ContractsAction(Form, frozen=True):
    """The Contracts action (MP2-13)."""

    source: Source
    most: Positive
    gain: Gain
    slot_gains: dict[str, Gain]


class MoneyBag(Form, frozen=True):
    """The Money Bag (MP2-16.4)."""

    source: Source
    choices: tuple[Gain, Gain, Gain]


class BonusActions(Form, frozen=True):
    """What the bonus actions with dice cost (MP2-16.5 to 16.7)."""

    source: Source
    reroll: Cost
    turn: Cost
    black_die: Cost


class UpperOffer(Sourced, frozen=True):
    """An offer printed on the board (MP2-8.4)."""

    id: Id
    book: Positive
    jade: Number
    gain: Gain


class LowerOffer(Form, frozen=True):
    """An offer of a tile (MP2-8.2)."""

    jade: Number
    gain: Gain


class OfferTile(Sourced, frozen=True):
    """An offer tile (MP2-3.5)."""

    id: Id
    book: Positive
    offers: tuple[LowerOffer, LowerOffer]


class Seal(Sourced, frozen=True):
    """A type of guild seal (MP2-10)."""

    id: Id
    copies: Positive
    die_min: Face
    jade: Number
    improve: Cost
    bonus: Gain


class City(Sourced, frozen=True):
    """A city of the map (MP2-11, MP2-12)."""

    id: Id
    name: Text
    x: Annotated[int, Meta(ge=0, le=1000)]
    y: Annotated[int, Meta(ge=0, le=600)]
    role: str
    city_bonus: bool
    outpost: bool
    contracts: Few
    cards: Few
    shield: str | None


class Oasis(Sourced, frozen=True):
    """An oasis of the map."""

    id: Id
    name: Text
    x: Annotated[int, Meta(ge=0, le=1000)]
    y: Annotated[int, Meta(ge=0, le=600)]


class Route(Sourced, frozen=True):
    """A route between two locations (MP2-11.5)."""

    between: tuple[Id, Id]
    cost: Cost
    seal: str | None = None


class OpenCards(Form, frozen=True):
    """The card slots beside the action spaces (MP2-3.3)."""

    source: Source
    slots: Positive


class SpecialCity(Sourced, frozen=True):
    """A special city (MP2-14)."""

    city: Id
    seal: str
    gain: Gain
    seal_times: tuple[Few, Few, Few, Few, Few, Few]


class SpecialCities(Table[SpecialCity], frozen=True, kw_only=True):
    """The special cities and their fields."""

    fields: Positive


class Shields(Form, frozen=True):
    """The shields and their track (MP2-20.3)."""

    source: Source
    ids: Annotated[tuple[Id, ...], Meta(min_length=1, max_length=40)]
    track: Annotated[tuple[Number, ...], Meta(min_length=1, max_length=40)]
    known: Known | None = None


class Tile(Sourced, frozen=True):
    """An outpost tile or a city bonus marker."""

    id: Id
    gain: Gain


class Exchange(Form, frozen=True):
    """One of the exchanges of a two-way card."""

    cost: Cost
    gain: Gain


class CityCard(Sourced, frozen=True):
    """A city card (MP2-15.4); which keys it has follows from its kind."""

    id: Id
    kind: str
    what: str | None = None
    cost: Cost | None = None
    gain: Gain | None = None
    first: Exchange | None = None
    second: Exchange | None = None
    gains: tuple[Gain, Gain, Gain, Gain, Gain, Gain] | None = None
    times: tuple[Few, Few, Few, Few, Few, Few] | None = None


class Contract(Sourced, frozen=True):
    """A contract (MP2-16.2)."""

    id: Id
    cost: Cost
    gain: Gain


class Contracts(Form, frozen=True):
    """All contracts."""

    source: Source
    starting: tuple[Contract, ...]
    normal: tuple[Contract, ...]


class GoalSeals(Form, frozen=True):
    """VP for improved seals (MP2-20.2)."""

    farmer: Number = 0
    spicer: Number = 0
    tailor: Number = 0
    jeweler: Number = 0


class Goal(Sourced, frozen=True):
    """A goal card."""

    id: Id
    seals: GoalSeals
    shields: tuple[str, ...]


class Named(Sourced, frozen=True):
    """A character without numbers."""

    name: Text


class AbhaBasu(Named, frozen=True):
    """MP2-19.1."""

    round_start: Gain
    contract_completed: Gain
    vp_per_jade: Number


class DeWu(Named, frozen=True):
    """MP2-19.2."""

    seal_dice: Positive
    seal_improved: Gain
    shields: Few


class Isabella(Named, frozen=True):
    """MP2-19.5: for a 1 to 6."""

    single: tuple[Gain, Gain, Gain, Gain, Gain, Gain]
    pair: tuple[Gain, Gain, Gain, Gain, Gain, Gain]


class Mailin(Named, frozen=True):
    """MP2-19.6."""

    start: Gain


class Mongke(Named, frozen=True):
    """MP2-19.7."""

    oasis: Gain
    oasis_choices: tuple[Gain, Gain]


class Characters(Form, frozen=True):
    """The seven characters (MP2-19)."""

    source: Source
    abha_basu: AbhaBasu
    de_wu: DeWu
    filippo_vitello: Named
    gantulga_od: Named
    isabella_donati: Isabella
    mailin_and_tian_chin: Mailin
    mongke_khan: Mongke


class Components(Form, frozen=True):
    """A whole component file."""

    schema: Schema
    name: Text
    game: GameFacts
    setup: Setup
    compensation: Compensation
    post_vp: Table[PostVp]
    final_scoring: FinalScoring
    books: Table[BookSpace]
    khan: Khan
    guild_seals: SealSpace
    travel: Table[TravelSpace]
    contracts_action: ContractsAction
    money_bag: MoneyBag
    bonus_actions: BonusActions
    upper_offers: Table[UpperOffer]
    offer_tiles: Table[OfferTile]
    seals: Table[Seal]
    cities: Table[City]
    oases: Table[Oasis]
    routes: Table[Route]
    open_cards: OpenCards
    special_cities: SpecialCities
    shields: Shields
    outpost_tiles: Table[Tile]
    city_bonuses: Table[Tile]
    city_cards: Table[CityCard]
    contracts: Contracts
    goal_cards: Table[Goal]
    characters: Characters
    box: Table[Piece]
