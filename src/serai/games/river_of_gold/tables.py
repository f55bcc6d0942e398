"""The component data of River of Gold as flat, integer-indexed tables for the rules.

Made once from a component set (`components.py`), shared by every state of a game, never changed. Indices are dense and
start at 0: shore space 1 is index 0, river space 1 is index 0, region 1 is index 0. Tiles, customers, masteries, scoring
tiles and patrons are indexed in the order of the component file.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.bits import bit

REGIONS: Final = 6
SHORES_IN_REGION: Final = 5
SHORES: Final = 30
RIVER: Final = 14
TOUCHING: Final = 4  # shore spaces touched by a river space (ROG-2.3)
ROW: Final = 4
GOODS: Final = 3
ENTRIES: Final = 3  # most entries in one reward list
PLACES: Final = 4  # most places on a scoring tile
CLAIMS: Final = 3  # most rewards on a mastery card

# What an entry of a reward list gives.
NOTHING: Final = 0
KOKU: Final = 1
SILK: Final = 2
RICE: Final = 3
PORCELAIN: Final = 4
FAVOR: Final = 5
VP: Final = 6
INFLUENCE: Final = 7
ANY_GOOD: Final = 8
KOKU_PER_OWN: Final = 9  # amount = building type
KOKU_PER_DELIVERED: Final = 10
DRAW_DISCARD: Final = 11  # amount = cards drawn
TRACK_GOOD: Final = 12
FAVOR_LIMIT: Final = 13
SECOND_MARKER_OWN: Final = 14
SECOND_MARKER_OPPONENT: Final = 15
UPGRADE_SHIP: Final = 16
ARTISAN_SPACE: Final = 17
ELDER_SPACE: Final = 18
MERCHANT_SPACE: Final = 19

# Building types.
PORT: Final = 0
MARKET: Final = 1
MANOR: Final = 2
SHRINE: Final = 3
BUILDING_TYPES: Final = 4

# Where a tile comes from.
ERA_1: Final = 1
ERA_2: Final = 2
STARTING: Final = 3
IMPERIAL: Final = 4

# Customer types.
ARTISAN: Final = 0
ELDER: Final = 1
MERCHANT: Final = 2
MONK: Final = 3
NOBLE: Final = 4
CUSTOMER_TYPES: Final = 5

# Ongoing abilities of customers (ROG-11).
NO_ABILITY: Final = 0
BUILD_DISCOUNT: Final = 1
JOURNEY_INFLUENCE: Final = 2
JOURNEY_VP: Final = 3
JOURNEY_ANY_GOOD: Final = 4
JOURNEY_SELL: Final = 5
JOURNEY_FAVOR: Final = 6
JOURNEY_KOKU: Final = 7
SECOND_MARKER_EARNS: Final = 8
ROYAL_ANY_MARKET_GOOD: Final = 9
ROYAL_EXTRA_KOKU: Final = 10
ROYAL_INFLUENCE: Final = 11
ROYAL_VP_OPPONENT: Final = 12
ROYAL_FREE_STEP: Final = 13
ROYAL_VP_OWN: Final = 14

# End-of-game abilities of customers (ROG-18).
NO_END: Final = 0
END_GOODS: Final = 1
END_DOUBLE_INFLUENCE: Final = 2
END_KOKU: Final = 3
END_OWN_MARKETS: Final = 4
END_OWN_PORTS: Final = 5
END_OWN_MANORS: Final = 6
END_OWN_SHRINES: Final = 7
END_OWN_TYPES: Final = 8
END_OWN_REGIONS: Final = 9

# What a mastery card measures (ROG-14.5).
DISTINCT_CUSTOMER_TYPES: Final = 0
MAX_INFLUENCE: Final = 1
MAX_BUILDINGS_OF_ONE_TYPE: Final = 2
MAX_CUSTOMERS_OF_ONE_TYPE: Final = 3
MIN_INFLUENCE: Final = 4
DISTINCT_BUILDING_TYPES: Final = 5

# Powers of the clan patrons (ROG-21).
KAIU_SHIHOBU: Final = 0
YASUKI_TAKA: Final = 1
YORITOMO: Final = 2
KUDAKA: Final = 3
DAIDOJI_UJI: Final = 4
KAKITA_RYOKU: Final = 5
SHOSURO_HYOBU: Final = 6
BAYUSHI_KASHIKO: Final = 7
PATRONS: Final = 8


def no_numbers() -> vec[i64]:
    """An empty vector, to be replaced by the loader."""
    return vec[i64]()


@final
class Tables:
    """Every number of the component file that a rule looks at. Vectors are flat; the comment gives their shape."""

    def __init__(self) -> None:
        """Empty tables; `components.py` fills every field."""
        self.name: str = "standard"  # name of the component set
        self.fingerprint: str = ""  # sha256 (hex) of the component file; records remember it
        self.data: object = None  # the component file as plain data, for whoever draws it
        # limits (ROG-4) and trades (ROG-19)
        self.koku_max: i64 = 0
        self.good_max: i64 = 0
        self.favor_limit_max: i64 = 0
        self.influence_max: i64 = 0
        self.markers_max: i64 = 0
        self.hand_size: i64 = 0
        self.trade_goods_given: i64 = 0
        self.trade_goods_got: i64 = 0
        self.trade_koku_given: i64 = 0
        self.trade_favor_got: i64 = 0
        # board
        self.river_shore: vec[i64] = no_numbers()  # [river 14][4] shore index, ascending
        self.river_regions: vec[i64] = no_numbers()  # [river 14] bit mask of regions touched (ROG-2.4)
        self.shore_region: vec[i64] = no_numbers()  # [shore 30] region index
        self.shore_cost: vec[i64] = no_numbers()  # [shore 30] Koku; -1 never for sale (ROG-2.2)
        self.shore_touches: vec[i64] = no_numbers()  # [shore 30] number of river spaces touching it
        self.empty_shore_koku: i64 = 0  # visitor reward of an empty shore space (ROG-8.5)
        self.river_start: vec[i64] = no_numbers()  # [2] river index on which each ship starts
        # influence tracks (ROG-2.5, ROG-13)
        self.track_space: vec[i64] = no_numbers()  # [n] spaces with rewards, ascending, one row an entry
        self.track_kind: vec[i64] = no_numbers()  # [n] what it gives (TRACK_GOOD stands for the region's good)
        self.track_amount: vec[i64] = no_numbers()  # [n]
        self.track_good: vec[i64] = no_numbers()  # [region 6] good index 0..2 printed on the track
        # building tiles, [tile kind]
        self.tiles: i64 = 0
        self.tile_type: vec[i64] = no_numbers()
        self.tile_era: vec[i64] = no_numbers()
        self.tile_count: vec[i64] = no_numbers()  # copies in the box
        self.tile_bonus: vec[i64] = no_numbers()  # influence for the builder
        self.visitor_kind: vec[i64] = no_numbers()  # [tile][ENTRIES]
        self.visitor_amount: vec[i64] = no_numbers()
        self.owner_kind: vec[i64] = no_numbers()
        self.owner_amount: vec[i64] = no_numbers()
        self.end_tile_favor: i64 = 0  # reward for building the tile at the row's end (ROG-7.3)
        # customers, [card]
        self.customers: i64 = 0
        self.customer_type: vec[i64] = no_numbers()
        self.customer_region: vec[i64] = no_numbers()
        self.customer_order: vec[i64] = no_numbers()  # [card][3] goods asked for
        self.delivery_kind: vec[i64] = no_numbers()  # [card][ENTRIES]
        self.delivery_amount: vec[i64] = no_numbers()
        self.ability: vec[i64] = no_numbers()  # [card] ongoing ability
        self.ability_amount: vec[i64] = no_numbers()
        self.end_ability: vec[i64] = no_numbers()  # [card] end-of-game ability
        self.end_vp: vec[i64] = no_numbers()  # VP for each unit (for END_DOUBLE_INFLUENCE: times counted)
        self.end_per: vec[i64] = no_numbers()  # units needed for these VP
        self.type_mask: vec[i64] = no_numbers()  # [customer type] bit mask of its cards
        self.delivery_draw: i64 = 0
        # masteries, [card]
        self.masteries: i64 = 0
        self.masteries_in_play: i64 = 0
        self.mastery_metric: vec[i64] = no_numbers()
        self.mastery_at_least: vec[i64] = no_numbers()
        self.mastery_values: vec[i64] = no_numbers()  # [card][seats - 2][CLAIMS]; 0 = no such reward
        # region scoring tiles, [tile]
        self.scoring_tiles: i64 = 0
        self.scoring_places: vec[i64] = no_numbers()  # [tile][seats - 2][PLACES] VP; 0 = no such place
        self.scoring_within: vec[i64] = no_numbers()  # [tile][seats - 2] spaces; -1 = no limit (ROG-18.3)
        # journeys, eras, end
        self.journey_koku: i64 = 0
        self.journey_goods: i64 = 0
        self.end_trigger_vp: i64 = 0
        # setup (ROG-3), [seats - 2]
        self.stack_tiles: vec[i64] = no_numbers()  # [seats - 2][era 2] tiles kept of each era
        self.starting_tiles: vec[i64] = no_numbers()  # [seats - 2]
        self.starting_shore: vec[i64] = no_numbers()  # [seats - 2][6] shore index; -1 beyond the count
        self.market_shore: vec[i64] = no_numbers()  # [3] shore index of the Imperial Markets
        self.start_koku: vec[i64] = no_numbers()  # [4] by place in turn order
        self.start_goods: vec[i64] = no_numbers()  # [3]
        self.start_favor: i64 = 0
        self.start_favor_limit: i64 = 0
        self.start_customers: i64 = 0
        # final scoring (ROG-18)
        self.delivered_vp: vec[i64] = no_numbers()  # [n] VP for n deliveries; the last entry for more
        # clan patrons (ROG-21), [patron]
        self.patron_clan: vec[i64] = no_numbers()
        self.patron_value: vec[i64] = no_numbers()  # the one number of its power; 0 for Bayushi Kashiko
        self.hyobu_at_least: i64 = 0
        # follow from the tables above, filled by `seal`
        self.era_mask: vec[i64] = no_numbers()  # [ERA_1, ERA_2 at their own index] bit mask of the era's tiles
        self.ability_mask: vec[i64] = no_numbers()  # [ability] bit mask of the cards that have it
        self.region_mask: vec[i64] = no_numbers()  # [region] bit mask of its cards
        self.all_customers: i64 = 0  # bit mask of all cards
        self.region_shores: vec[i64] = no_numbers()  # [region][5] its shore spaces, ascending
        # names, for notation, documents and text
        self.tile_names: list[str] = []
        self.customer_names: list[str] = []
        self.mastery_names: list[str] = []
        self.scoring_names: list[str] = []
        self.patron_names: list[str] = []
        self.clan_names: list[str] = []

    def seal(self) -> None:
        """Work out the fields that follow from others; the loader calls it last."""
        self.era_mask = vec[i64]([0] * 5)
        for tile in range(self.tiles):
            self.era_mask[self.tile_era[tile]] |= bit(tile)
        self.ability_mask = vec[i64]([0] * (ROYAL_VP_OWN + 1))
        self.region_mask = vec[i64]([0] * REGIONS)
        self.all_customers = bit(self.customers) - 1
        self.region_shores = vec[i64](
            [shore for region in range(REGIONS) for shore in range(SHORES) if self.shore_region[shore] == region]
        )
        for card in range(self.customers):
            self.ability_mask[self.ability[card]] |= bit(card)
            self.region_mask[self.customer_region[card]] |= bit(card)
