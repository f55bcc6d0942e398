"""The fixed words of River of Gold, as component files, documents and notation write them.

Each table stands in the order of its constants in `tables.py`, so that the number of a thing is the place of its word.
Fluent keys write `-` for `_`.
"""

from typing import Final

Words = tuple[str, ...]

BANKS: Final[Words] = ("left", "right")
GOODS: Final[Words] = ("silk", "rice", "porcelain")
RESOURCES: Final[Words] = ("koku", *GOODS, "favor", "favor_limit", "vp")  # columns of the purse, as in `state.py`
BUILDINGS: Final[Words] = ("port", "market", "manor", "shrine")
CUSTOMERS: Final[Words] = ("artisan", "elder", "merchant", "monk", "noble")
CLANS: Final[Words] = ("crab", "mantis", "crane", "scorpion")
REWARDS: Final[Words] = (
    "nothing",
    "koku",
    *GOODS,
    "favor",
    "vp",
    "influence",
    "any_good",
    "koku_per_own",
    "koku_per_delivered",
    "draw_discard",
    "track_good",
    "favor_limit",
    "second_marker_own",
    "second_marker_opponent",
    "upgrade_ship",
    "artisan_space",
    "elder_space",
    "merchant_space",
)
ABILITIES: Final[Words] = (
    "no_ability",
    "build_discount",
    "journey_influence",
    "journey_vp",
    "journey_any_good",
    "journey_sell",
    "journey_favor",
    "journey_koku",
    "second_marker_earns",
    "royal_any_market_good",
    "royal_extra_koku",
    "royal_influence",
    "royal_vp_opponent",
    "royal_free_step",
    "royal_vp_own",
)
END_SCORES: Final[Words] = (
    "no_end",
    "goods",
    "double_influence",
    "koku",
    "own_markets",
    "own_ports",
    "own_manors",
    "own_shrines",
    "own_types",
    "own_regions",
)
METRICS: Final[Words] = (
    "distinct_customer_types",
    "max_influence",
    "max_buildings_of_one_type",
    "max_customers_of_one_type",
    "min_influence",
    "distinct_building_types",
)
PATRONS: Final[Words] = (
    "kaiu_shihobu",
    "yasuki_taka",
    "yoritomo",
    "kudaka",
    "daidoji_uji",
    "kakita_ryoku",
    "shosuro_hyobu",
    "bayushi_kashiko",
)
