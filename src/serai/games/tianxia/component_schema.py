"""The form of a component file of Tianxia: which keys it has and what kind of value each one takes.

How bytes become this form stands in `core.component_files`, what the values must mean together in `component_checks.py`.
"""

from typing import Annotated, Optional

from msgspec import Meta

from serai.core.component_forms import Form, Id, Piece, Schema, Source, Sourced, Table, Text, Year

Number = Annotated[int, Meta(ge=0, le=99)]
Positive = Annotated[int, Meta(ge=1, le=99)]
Few = Annotated[int, Meta(ge=1, le=9)]
Points = Annotated[int, Meta(ge=0, le=999)]
Coordinate = Annotated[int, Meta(ge=0, le=9999)]
Place = tuple[Coordinate, Coordinate]
BySeats = tuple[Number, Number, Number, Number]
BySection = tuple[Number, Number, Number, Number]


class Plain(Form, frozen=True):
    """What is gained at once and needs no choice (TX-2)."""

    coins: Number = 0
    wood: Number = 0
    stone: Number = 0
    rice: Number = 0
    silk: Number = 0
    helmets: Number = 0
    jewelry: Number = 0
    points: Number = 0


class Train(Form, frozen=True):
    """Soldiers without rice, or a Train action that is cheaper (TX-12.11)."""

    free: Few | None = None
    discount: Number | None = None


class Fortify(Form, frozen=True):
    """A Fortify action; `max: null` is no limit (TX-12.12)."""

    max: Few | None
    discount: Number


class Governor(Form, frozen=True):
    """A Governor in any region."""

    discount: Number


class Ship(Form, frozen=True):
    """A Ship action at any port; `max: null` is no limit (TX-11.8)."""

    max: Few | None
    any_ship: bool
    any_good: bool


class Effect(Plain, frozen=True):
    """What anything brings: plain gains, one thing more, and `then` what follows it (TX-2.1)."""

    any_resource: Number = 0
    any_good: Number = 0
    palace_any: Number = 0
    objective: Number = 0
    bonus_tile: Number = 0
    train: Train | None = None
    fortify: Fortify | None = None
    governor: Governor | None = None
    ship: Ship | None = None
    then: Optional["Effect"] = None


class GameFacts(Form, frozen=True):
    """The title, for reading, and the number of rounds (TX-4.1)."""

    source: Source
    id: Id
    title: Text
    designers: Annotated[tuple[Text, ...], Meta(min_length=1, max_length=6)]
    publisher: Text
    year: Year
    seats: tuple[Positive, Positive]
    rounds: Few


class Supplies(Form, frozen=True):
    """What each player has; walls and towers are as many as their costs (TX-1.3, TX-1.5, TX-1.6)."""

    source: Source
    workers: Positive
    action_markers: Few
    action_markers_source: Source
    delivery_markers: Positive


class StartingResources(Form, frozen=True):
    """What the players begin with, by the place in the first turn order (TX-3.8)."""

    source: Source
    by_place: tuple[Plain, Plain, Plain, Plain]


class SmallNumbers(Form, frozen=True):
    """Numbers of single rules (TX-9.2, TX-10.1, TX-18.1)."""

    source: Source
    exchange_units: Few
    additional_cost_token_wood: Number
    discarded_marker_coins: Number


class Region(Sourced, frozen=True):
    """A region (TX-8); `exchange` and port stand in tables of their own."""

    id: Id
    name: Text
    hub: Id
    benefit: Plain


class Hub(Sourced, frozen=True):
    """A hub: it carries the banner of its regions (TX-3.1)."""

    id: Id


class Exchange(Sourced, frozen=True):
    """The exchange of a region (TX-10)."""

    region: str
    pay: str
    gain: str


class Site(Sourced, frozen=True):
    """A building site (TX-1.8)."""

    id: Id
    region: str
    section: Positive
    order: Positive
    slot: str
    raid: Number


class WorkerSpaces(Form, frozen=True):
    """The extra wood of each worker space of every site, for one to four players (TX-3.2)."""

    source: Source
    by_players: tuple[
        tuple[Number, ...],
        tuple[Number, ...],
        tuple[Number, ...],
        tuple[Number, ...],
    ]


class Building(Sourced, frozen=True, kw_only=True):
    """What income and passive buildings have in common (TX-9.2); `points` for installing a Governor."""

    id: Id
    name: Text
    cost: Number
    points: Number = 0


class IncomeBuilding(Building, frozen=True, kw_only=True):
    """A building whose effect comes at once and with every income (TX-9.5)."""

    effect: Effect


class PassiveNumbers(Form, frozen=True):
    """The numbers of a passive building; which ones it has follows from what it changes (TX-9.8)."""

    stone: Positive | None = None
    rice: Positive | None = None
    wood: Positive | None = None
    coins: Number | None = None
    points: Number | None = None
    wall_points: Number | None = None
    tower_points: Number | None = None
    paid_units: Few | None = None
    gain: Plain | None = None


class PassiveBuilding(Building, frozen=True, kw_only=True):
    """A building that changes a rule for its Governors (TX-9.6)."""

    changes: str
    numbers: PassiveNumbers


class Track(Sourced, frozen=True):
    """A Palace track: the effects of its steps from the first one (TX-15.1)."""

    id: Id
    name: Text
    steps: Annotated[tuple[Effect, ...], Meta(min_length=1, max_length=20)]


class Palaces(Table[Track], frozen=True, kw_only=True):
    """The Palace tracks, and the points for each position at the end (TX-15.4)."""

    end_points: tuple[Number, ...]


class Kind(Sourced, frozen=True, kw_only=True):
    """A kind of Bonus tile (TX-16.1)."""

    id: Id
    copies: Few


class Tile(Kind, frozen=True, kw_only=True):
    """A kind of one-time Bonus tile (TX-16.2)."""

    effect: Effect


class Figurine(Kind, frozen=True, kw_only=True):
    """A kind of Jade Figurine (TX-16.3)."""

    name: Text


class Offer(Form, frozen=True):
    """Palace steps that can be bought on passing (TX-14.3)."""

    figurines: Positive
    steps: Few
    coins: Number


class Figurines(Table[Figurine], frozen=True, kw_only=True):
    """The Jade Figurines, the points for their number (TX-16.5), and what they allow to buy."""

    end_points: tuple[Number, ...]
    offers_source: Source
    offers: Annotated[tuple[Offer, ...], Meta(min_length=1, max_length=9)]


class RoundBonus(Form, frozen=True):
    """How many Bonus tiles lie in the stack of a round, for one to four players (TX-3.3)."""

    source: Source
    stack_by_players: BySeats


class Objective(Sourced, frozen=True):
    """An Objective card: what discarding it brings, and its condition (TX-17)."""

    id: Id
    top: Effect
    need: str
    number: Positive
    points: Number
    level: Positive | None = None


class Objectives(Table[Objective], frozen=True, kw_only=True):
    """The Objective cards and how many are dealt, kept and scored (TX-3.9, TX-17.2)."""

    dealt: Few
    kept: Few
    scored: Few
    scored_source: Source


class Slot(Sourced, frozen=True):
    """A slot of the column of ships; null is the sea (TX-1.11)."""

    id: Id
    region: str | None


class ShipCard(Sourced, frozen=True):
    """A ship: the rewards of its delivery spaces (TX-11.3)."""

    id: Id
    spaces: Annotated[tuple[Effect, ...], Meta(min_length=1, max_length=4)]


class DemandTile(Sourced, frozen=True):
    """A Demand tile: the good that a delivery costs, and its reward (TX-11.3)."""

    id: Id
    good: str
    reward: Effect


class Barges(Form, frozen=True):
    """The barges, one for each resource (TX-13)."""

    source: Source
    cost: Positive
    cost_per_own_worker: Number
    neutral_source: Source
    neutral_at_setup: Number
    neutral_at_income: Number


class Section(Form, frozen=True):
    """A wall section (TX-1.7)."""

    name: Text


class Military(Form, frozen=True):
    """The wall, its sections from the west, and what soldiers and structures cost (TX-12)."""

    source: Source
    sections: tuple[Section, Section, Section, Section]
    soldier_spaces: Few
    wall_spaces: Few
    tower_spaces: Few
    action_spaces: Annotated[tuple[tuple[str, ...], ...], Meta(min_length=1, max_length=2)]
    action_spaces_source: Source
    train_rice: Number
    train_source: Source
    wall_costs: Annotated[tuple[Number, ...], Meta(min_length=1, max_length=20)]
    tower_costs: Annotated[tuple[Number, ...], Meta(min_length=1, max_length=20)]


class Battle(Form, frozen=True):
    """A battle (TX-19)."""

    source: Source
    defense_source: Source
    wall_defense: Few
    tower_defense: Few
    soldier_defense: Few
    rank_points: Annotated[tuple[Number, ...], Meta(min_length=1, max_length=5)]
    points_per_soldier_lost: Number
    points_per_governor: Number
    loss_coins: Few
    loss_points: Few


class Nomads(Form, frozen=True):
    """The nomad leaders and the strength of the sections (TX-3.5, TX-5.3)."""

    source: Source
    start_space: Number
    battle_space: Few
    base_strength_by_players: BySeats


class AttackCard(Sourced, frozen=True):
    """An attack card: values for the sections from the west (TX-5.3)."""

    id: Id
    round: Positive
    move: BySection
    strength: BySection


class MerchantAction(Form, frozen=True):
    """A Merchant action (TX-18.4)."""

    spaces: Few
    effect: Effect


class PlayerBoard(Sourced, frozen=True):
    """A player board (TX-13.7)."""

    id: Id
    income: Effect
    merchant_actions: tuple[MerchantAction, MerchantAction, MerchantAction]


class LiMuCard(Sourced, frozen=True):
    """A card of Li Mu (TX-22.3)."""

    id: Id
    action: str
    barge: str
    region: str | None = None


class Difficulties(Form, frozen=True):
    """Points that Li Mu adds at the end of a solo game (TX-22.12)."""

    easy: Points
    normal: Points
    hard: Points


class LiMu(Table[LiMuCard], frozen=True, kw_only=True):
    """Li Mu (TX-22) and the cards."""

    action_markers: Few
    workers: Positive
    walls: Number
    towers: Number
    soldiers_per_train: Few
    structures_per_fortify: Few
    delivery_points: Number
    governor_points: Number
    fallback_steps: Number
    loss_points: Number
    start_points: Difficulties


class FinalScoring(Form, frozen=True):
    """What is left over scores (TX-21.1)."""

    source: Source
    leftovers_per_point: Positive


class Layout(Form, frozen=True):
    """Where things lie on the drawn board, from the top left; no rule looks here."""

    source: Source
    field: Place
    regions: dict[str, Place]
    sites: dict[str, Place]
    sections: Annotated[tuple[Place, ...], Meta(min_length=4, max_length=4)]
    ports: dict[str, Place]
    slots: dict[str, Place]
    hubs: dict[str, Place]
    barges: dict[str, Place]
    military: dict[str, Place]


class Components(Form, frozen=True, kw_only=True):
    """A whole component file."""

    schema: Schema
    name: Text
    game: GameFacts
    supplies: Supplies
    starting_resources: StartingResources
    small_numbers: SmallNumbers
    hubs: Table[Hub]
    regions: Table[Region]
    exchanges: Table[Exchange]
    sites: Table[Site]
    worker_spaces: WorkerSpaces
    income_buildings: Table[IncomeBuilding]
    passive_buildings: Table[PassiveBuilding]
    palaces: Palaces
    bonus_tiles: Table[Tile]
    figurines: Figurines
    round_bonus: RoundBonus
    objectives: Objectives
    ship_slots: Table[Slot]
    ships: Table[ShipCard]
    demand_tiles: Table[DemandTile]
    barges: Barges
    military: Military
    battle: Battle
    nomads: Nomads
    attack_cards: Table[AttackCard]
    player_boards: Table[PlayerBoard]
    li_mu: LiMu
    final_scoring: FinalScoring
    layout: Layout
    box: Table[Piece]
