"""The fixed words of Tianxia, as component files, documents and notation write them.

Each table stands in the order of its constants in `tables.py`, so that the number of a thing is the place of its word.
Fluent keys write `-` for `_`.
"""

from typing import Final

Words = tuple[str, ...]

SEATS: Final[Words] = ("a", "b", "c", "d")
FAMILIES: Final[Words] = (*SEATS, "li_mu")
WORKERS: Final[Words] = (*FAMILIES, "neutral")  # whose worker stands on a barge (TX-1.4)
RESOURCES: Final[Words] = ("wood", "stone", "rice")
GOODS: Final[Words] = ("silk", "helmets", "jewelry")
PURSE: Final[Words] = ("coins", *RESOURCES, *GOODS, "points")  # columns of the purse and of plain gains
GAINED_PARTS: Final[Words] = ("any_resource", "any_good", "palace_any", "objective", "bonus_tile")
ACTION_PARTS: Final[Words] = ("train", "fortify", "governor", "ship")
PARTS: Final[Words] = (*GAINED_PARTS, "train_free", *ACTION_PARTS)  # of effects, beyond the plain gains (TX-2)
REGIONS: Final[Words] = ("yan", "zhao", "wei", "han", "qin", "chu", "qi")
TRACKS: Final[Words] = ("black", "red", "green", "white")  # Palace tracks and their banners
BUILDING_TYPES: Final[Words] = ("income", "passive")
PASSIVES: Final[Words] = (  # what a passive building changes (TX-9.8)
    "fortify_discount",
    "train_discount",
    "structure_points",
    "delivery_gain",
    "lowest_ship",
    "governor_discount",
    "governor_points",
    "barge_surcharge",
    "pushed_off_points",
    "extra_step",
    "exchange_unit",
    "entry_discount",
)
MILITARY: Final[Words] = ("fortify", "train")  # actions of a Military turn (TX-12)
STRUCTURES: Final[Words] = ("wall", "tower")
MERCHANT_ACTIONS: Final[Words] = ("m1", "m2", "m3")
NEEDS: Final[Words] = (  # conditions of Objectives (TX-17.5)
    "governors",
    "governor_regions",
    "income_governors",
    "passive_governors",
    "governors_in_port_regions",
    "walls_built",
    "towers_built",
    "sections_with_structure",
    "soldiers_on_board",
    "sections_with_presence",
    "delivery_markers_on_ships",
    "shipping_markers",
    "palace_tracks",
    "figurines",
    "used_bonus_tiles",
    "merchants",
    "barges_with_worker",
    "coins",
    "goods",
    "one_of_each",
)
LIMU_ACTIONS: Final[Words] = ("governor", "ship", "fortify", "train")  # of Li Mu's cards (TX-22)
DIFFICULTIES: Final[Words] = ("easy", "normal", "hard")  # TX-22.12
PHASES: Final[Words] = ("setup", "preparation", "income", "action", "attack", "cleanup", "ended")  # TX-4.2
CATEGORIES: Final[Words] = ("game", "figurines", "palaces", "objectives", "leftovers")  # of the final scoring (TX-21.1)
