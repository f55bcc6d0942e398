"""The fixed words of Marco Polo II, as component files, documents and notation write them.

Each table stands in the order of its constants in `tables.py`, so that the number of a thing is the place of its word.
Fluent keys write `-` for `_`.
"""

from typing import Final

Words = tuple[str, ...]

SEATS: Final[Words] = ("a", "b", "c", "d")
TRADE_GOODS: Final[Words] = ("pepper", "silk", "gold")  # what `any_good` may be (MP2-2.5)
RESOURCES: Final[Words] = ("coins", "camels", *TRADE_GOODS, "jade")
PURSE: Final[Words] = (*RESOURCES, "vp", "shields")  # columns of the purse, as in `state.py`
ICONS: Final[Words] = (
    "any_good",
    "different_goods",
    "black_die",
    "move",
    "contract_pile",
    "contract_city",
    "city_bonus_other",
)
GAINS: Final[Words] = (*RESOURCES, "vp", "shield_plus", *ICONS)
COSTS: Final[Words] = (*RESOURCES, "vp", "any_good")
SEALS: Final[Words] = ("farmer", "spicer", "tailor", "jeweler")
SEAL_SIDES: Final[Words] = ("none", "basic", "improved")
ROLES: Final[Words] = ("start", "contract", "card", "special", "small", "oasis")
BOOK_SPACES: Final[Words] = ("book_1", "book_2", "book_3_upper", "book_3_lower")
TRAVEL_SPACES: Final[Words] = ("lower", "middle", "upper")
CARD_KINDS: Final[Words] = ("per_pip", "count", "table", "convert", "two_way", "bonuses", "seal")
COUNTED: Final[Words] = ("completed_contracts", "placed_posts")
DIE_KINDS: Final[Words] = ("", "black")
DIRECTIONS: Final[Words] = ("first", "second")
CHARACTERS: Final[Words] = (
    "abha_basu",
    "de_wu",
    "filippo_vitello",
    "gantulga_od",
    "isabella_donati",
    "mailin_and_tian_chin",
    "mongke_khan",
)
CATEGORIES: Final[Words] = ("game", "seals", "shields", "goods", "coins", "contracts")  # of the score (scoring.py)
