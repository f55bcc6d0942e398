"""The form of a component file of River of Gold: which keys it has and what kind of value each one takes.

How bytes become this form stands in `core.component_files`, what the values must mean together in `component_checks.py`.
"""

from typing import Annotated

from msgspec import Meta

from serai.core.component_forms import (
    Form,
    GameFacts,
    Id,
    Number,
    Piece,
    Positive,
    Schema,
    Source,
    Sourced,
    Table,
    Text,
)


class Goods(Form, frozen=True):
    """How many of each trade good."""

    silk: Number = 0
    rice: Number = 0
    porcelain: Number = 0


class Reward(Form, frozen=True):
    """One entry of a reward list: exactly one of these is given."""

    koku: Positive | None = None
    silk: Positive | None = None
    rice: Positive | None = None
    porcelain: Positive | None = None
    any_good: Positive | None = None
    favor: Positive | None = None
    vp: Positive | None = None
    influence: Positive | None = None
    koku_per_own: str | None = None
    koku_per_delivered: Positive | None = None
    draw_discard: Positive | None = None
    track_good: Positive | None = None
    favor_limit: Positive | None = None
    second_marker: str | None = None
    upgrade_ship: str | None = None
    place_marker: str | None = None


Rewards = tuple[Reward, ...]


class Limits(Form, frozen=True):
    """What a player can hold at most (ROG-4)."""

    source: Source
    koku: Positive
    good_each: Positive
    favor_limit: Positive
    influence: Positive
    markers_on_building: Positive
    hand: Positive


class GoodsTrade(Form, frozen=True):
    """Goods of one kind for goods of another (ROG-19.1)."""

    given: Positive
    got: Positive


class FavorTrade(Form, frozen=True):
    """Koku for favor (ROG-19.2)."""

    koku_given: Positive
    got: Positive


class Trades(Form, frozen=True):
    """The two trades."""

    source: Source
    goods: GoodsTrade
    favor: FavorTrade


class Die(Form, frozen=True):
    """The die (ROG-6)."""

    source: Source
    faces: Positive
    favor_per_step: Positive


class Region(Sourced, frozen=True):
    """A region and the good printed on its influence track."""

    id: Positive
    name: Text
    symbol: Text
    color: Text
    track_good: str


class TrackSpace(Sourced, frozen=True):
    """A space with rewards on every influence track (ROG-13)."""

    space: Positive
    reward: Rewards


class InfluenceTrack(Table[TrackSpace], frozen=True):
    """The influence tracks; all are alike but for the region's good."""

    imperial_flower: Positive


class RiverSpace(Sourced, frozen=True):
    """A river space and the shore spaces it touches."""

    id: Positive
    shore: tuple[Positive, ...]


class ShoreSpace(Sourced, frozen=True):
    """A shore space; `cost` null: never for sale."""

    id: Positive
    region: Positive
    cost: Number | None
    bank: str
    river: tuple[Positive, ...]


class EmptyShore(Form, frozen=True):
    """What a visitor finds on an empty shore space (ROG-8.5)."""

    source: Source
    koku: Number


class Neutral(Sourced, frozen=True):
    """A starting tile or Imperial Market: no owner, no build bonus (ROG-2.8)."""

    id: Id
    type: str
    visitor: Rewards
    count: Positive = 1


class EraTile(Sourced, frozen=True):
    """A tile of one of the two stacks (ROG-2.7)."""

    id: Id
    type: str
    build_bonus: Number
    visitor: Rewards
    owner: Rewards
    count: Positive = 1


class Buildings(Form, frozen=True):
    """All building tiles, by where they come from."""

    source: Source
    starting: tuple[Neutral, ...]
    imperial: tuple[Neutral, ...]
    era_1: tuple[EraTile, ...]
    era_2: tuple[EraTile, ...]


class BuildingRow(Form, frozen=True):
    """The row of tiles on offer (ROG-2.6)."""

    source: Source
    spaces: Positive
    end_tile_favor: Number


class CustomerSource(Form, frozen=True):
    """Where the parts of a customer card come from."""

    order: Source | None = None
    delivery: Source | None = None
    ability: Source | None = None


class Ongoing(Form, frozen=True):
    """An ability in force from the delivery on (ROG-11); `amount` only where it works with a number."""

    ability: str
    amount: Positive | None = None


class End(Form, frozen=True):
    """What a card scores at the end: `vp` for every `per` units, or `times` for double_influence (ROG-18)."""

    score: str
    vp: Positive | None = None
    per: Positive | None = None
    times: Positive | None = None


class Customer(Form, frozen=True):
    """A customer card (ROG-2.9)."""

    id: Id
    type: str
    region: Positive
    order: Goods
    delivery: Rewards
    ongoing: Ongoing | None = None
    end: End | None = None
    source: CustomerSource | None = None


class Customers(Form, frozen=True):
    """All customer cards."""

    source: CustomerSource
    entries: Annotated[tuple[Customer, ...], Meta(max_length=60)]


class Deliver(Form, frozen=True):
    """Cards drawn after a delivery (ROG-10.6)."""

    source: Source
    draw: Positive


class MasteryRewards(Form, frozen=True):
    """VP in the order they are claimed, by the number of players."""

    seats_2: tuple[Positive, ...]
    seats_3: tuple[Positive, ...]
    seats_4: tuple[Positive, ...]


class Mastery(Sourced, frozen=True):
    """A mastery card (ROG-14)."""

    id: Id
    name: Text
    metric: str
    at_least: Positive
    rewards: MasteryRewards


class ScoringSide(Form, frozen=True):
    """VP by place; `within`: how far behind the second place may be (ROG-18.3)."""

    places: tuple[Positive, ...]
    within: Number | None = None


class ScoringTile(Sourced, frozen=True):
    """A region scoring tile and its two sides."""

    id: Id
    seats_2: ScoringSide
    seats_3_4: ScoringSide


class ScoringTiles(Table[ScoringTile], frozen=True):
    """All region scoring tiles; which sides share a tile has a source of its own."""

    pairing_source: Source


class Journey(Form, frozen=True):
    """The bonus of a completed journey: one or the other (ROG-9.1)."""

    source: Source
    koku: Number
    goods: Number


class GameEnd(Form, frozen=True):
    """VP for the player who ends the game (ROG-17.1)."""

    source: Source
    trigger_vp: Number


class FinalScoring(Form, frozen=True):
    """VP in all for 0, 1, 2 ... deliveries (ROG-18.4)."""

    source: Source
    delivered_vp: Annotated[tuple[Number, ...], Meta(min_length=1, max_length=31)]


class Clan(Sourced, frozen=True):
    """A clan."""

    id: Id
    name: Text
    color: Text


class Patron(Sourced, frozen=True):
    """A clan patron (ROG-21); `value` is the one number of the power."""

    id: Id
    clan: Id
    name: Text
    title: Text
    value: Positive | None = None
    own_influence_at_least: Number | None = None


class Seats(Form, frozen=True):
    """What differs with the number of players (ROG-3)."""

    era_1_tiles: Positive
    era_2_tiles: Positive
    starting_tiles_on: tuple[Positive, ...]


class Setup(Form, frozen=True):
    """How the table is laid (ROG-3)."""

    source: Source
    ships_on: tuple[Positive, Positive]
    imperial_markets_on: tuple[Positive, Positive, Positive]
    koku_by_turn_order: tuple[Number, Number, Number, Number]
    goods: Goods
    favor: Number
    favor_limit: Number
    customers: Positive
    masteries: Positive
    seats_2: Seats
    seats_3: Seats
    seats_4: Seats


class Components(Form, frozen=True):
    """A whole component file."""

    schema: Schema
    name: Text
    game: GameFacts
    limits: Limits
    trades: Trades
    die: Die
    regions: Table[Region]
    influence_track: InfluenceTrack
    river_spaces: Table[RiverSpace]
    shore_spaces: Table[ShoreSpace]
    empty_shore: EmptyShore
    buildings: Buildings
    building_row: BuildingRow
    customers: Customers
    deliver: Deliver
    masteries: Table[Mastery]
    scoring_tiles: ScoringTiles
    journey: Journey
    game_end: GameEnd
    final_scoring: FinalScoring
    clans: Table[Clan]
    patrons: Table[Patron]
    setup: Setup
    box: Table[Piece]
