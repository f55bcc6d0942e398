"""Decision kinds, chance kinds, steps, and the action space of Tianxia with its notation (docs/notation).

The first action of a family whose place does not depend on the component set is a compile-time constant; the others stand
in `tables`. `action_space` lays the families out in the same order and refuses to start if they ever disagree.
"""

from typing import Final

from serai.core.actions import ActionSpace, Family, Parameter
from serai.games.tianxia.names import FAMILIES as FAMILY_NAMES
from serai.games.tianxia.names import GOODS as GOOD_NAMES
from serai.games.tianxia.names import MERCHANT_ACTIONS as MERCHANT_NAMES
from serai.games.tianxia.names import MILITARY as MILITARY_NAMES
from serai.games.tianxia.names import REGIONS as REGION_NAMES
from serai.games.tianxia.names import RESOURCES as RESOURCE_NAMES
from serai.games.tianxia.names import TRACKS as TRACK_NAMES
from serai.games.tianxia.tables import (
    GOODS,
    MOST_DELIVERY_SPACES,
    MOST_WORKER_SPACES,
    RESOURCES,
    SECTIONS,
    Tables,
)

# ---- what the top frame of the stack can be (TX-23.2, TX-23.3); in brackets the frame's numbers a and b --------------
# A kind of thing to take is its purse column - 1: resources 0..2, goods 3..5. Numbers without a limit are UNLIMITED.

# Decisions of a seat. TURN to FINISH are the moments of free actions (TX-18.7).
RETURN: Final = 1  # return an Objective in setup (TX-3.9)
TURN: Final = 2  # which of the four turns (TX-7.2)
REGION: Final = 3  # the parts of a Region turn (TX-8.6) [region, flags below]
SHIP_TURN: Final = 4  # further deliveries of its Ship action (TX-11.4) [slot]
FORTIFY_TURN: Final = 5  # structures of a Military turn (TX-12.4) [structures built]
TRAIN_TURN: Final = 6  # soldiers of a Military turn (TX-12.6) [soldiers trained, what is left of the pool]
PASSED: Final = 7  # after the tile of a pass (TX-14.7) [1 once steps were bought]
FINISH: Final = 8  # the end of a Military or Barge turn (TX-7.7)
EXCHANGE: Final = 9  # further units of an Exchange (TX-8.9) [units, region * 8 + mask of goods gained]
ROUND_TILE: Final = 10  # a round bonus tile (TX-14.2)
TRACK: Final = 11  # the track of a step (TX-15.1) [steps left, 0 or 1 + military action that must stay possible]
TAKE: Final = 12  # a kind of resource or good (TX-2.1) [left, mask of kinds]
SOLDIERS: Final = 13  # soldiers without rice (TX-9.9) [left]
TRAINING: Final = 14  # a Train action as an effect (TX-2.4) [soldiers trained, what is left of the pool]
BUILDING: Final = 15  # a Fortify action as an effect (TX-2.4) [structures left, discount * 2 + 1 if one was built]
INSTALL: Final = 16  # a Governor as an effect (TX-2.4) [discount]
SHIPPING: Final = 17  # a Ship action as an effect (TX-11.8) [deliveries left, flags below]
REWARDS: Final = 18  # which reward of a delivery first (TX-11.3) [effect of the Demand tile, effect of the space]
MERCHANT: Final = 19  # the Merchant space of a worker that fell off (TX-13.5)
LOSS: Final = 20  # coins or points (TX-19.11) [strength left, section]

# Flags of a Region turn (b of REGION).
BANNER_OPEN: Final = 1  # the banner step has not been made (TX-8.4)
EXTRA_OPEN: Final = 2  # one more step may be bought (TX-9.15)
GOVERNOR_TAKEN: Final = 4
TRADE_TAKEN: Final = 8  # Exchange or Ship

# Flags of a Ship action as an effect (b of SHIPPING); above them 1 + slot once a ship was chosen.
ANY_SHIP: Final = 1
ANY_DEMAND: Final = 2  # paid with a good of any type
CHOSEN_SHIP: Final = 4

# Decisions of chance.
CHANCE_BANNER: Final = 64  # a banner [hub]
CHANCE_BUILDING: Final = 65  # a building [site]
CHANCE_SITE: Final = 66  # the Bonus tile of a site [site, 1 if it comes from the supply (TX-19.9)]
CHANCE_SHIP: Final = 67  # a ship [slot]
CHANCE_DEMAND: Final = 68  # its Demand tile [slot]
CHANCE_PLACE: Final = 69  # the family at the next place of the turn order
CHANCE_BOARD: Final = 70  # the player board of the seat
CHANCE_OBJECTIVE: Final = 71  # Objectives for the seat: secret [left]
CHANCE_ROUND: Final = 72  # the next round bonus tile
CHANCE_ATTACK: Final = 73  # the attack card of the round
CHANCE_SUPPLY: Final = 74  # tiles of the supply for the seat (TX-16.6) [left]
CHANCE_LIMU: Final = 75  # Li Mu's next card (TX-22.4)

# Steps the rules carry out by themselves.
STEP_PLAYERS: Final = 96  # boards and Objectives once the turn order is known (TX-3.8)
STEP_ROUND: Final = 97  # a round begins: Preparation (TX-5)
STEP_ADVANCE: Final = 98  # the nomads advance (TX-5.3)
STEP_INCOME: Final = 99  # the income of the seat (TX-6.1)
STEP_NEUTRAL: Final = 100  # a neutral worker enters (TX-6.3) [barge]
STEP_ACTION: Final = 101  # the Action phase begins (TX-7.1)
STEP_NEXT: Final = 102  # the turn of the family (seat of the frame) is over: the next turn, or the Attack phase
STEP_EFFECT: Final = 103  # take an effect [effect, rule]
STEP_PARTS: Final = 104  # the parts of an effect [effect * MOST_PARTS + part, rule]
STEP_BATTLE: Final = 105  # a battle (TX-19.1) [section]
STEP_RAID: Final = 106  # the nomads at a site (TX-19.7) [section * PATH_SITES + place on the path, strength left]
STEP_LOSSES: Final = 107  # what is lost after the third site (TX-19.11) [section, strength left]
STEP_RESET: Final = 108  # leader and strength after a battle (TX-19.12) [section]
STEP_LIMU_LOSS: Final = 109  # Li Mu's part of the losses (TX-22.11) [strength left]
STEP_CLEANUP: Final = 110  # Cleanup (TX-20), or final scoring after the last round
STEP_LIMU_PUSH: Final = 111  # the neutral worker of Li Mu's card (TX-22.4) [barge]

# ---- first action of each family whose place does not depend on the set; the others are in `tables` -----------------

END: Final = 0
STOP: Final = 1
BANNER: Final = 2
EXTRA: Final = 3
PASS: Final = 4
DISCARD_MARKER: Final = 5
ENTER: Final = 6  # + region
FIGHT: Final = 13  # + military action
BOARD_BARGE: Final = 15  # + barge
GOVERN: Final = 18  # + site * MOST_WORKER_SPACES + space
SWAP: Final = 66  # + resource * GOODS + good
DELIVER: Final = 75  # + (slot * MOST_DELIVERY_SPACES + space) * GOODS + good
FIRST: Final = 123  # 0 Demand tile, 1 space
STEP: Final = 125  # + track
TAKE_KIND: Final = 129  # + kind
WALL_IN: Final = 135  # + section
TOWER_IN: Final = 139  # + section
SOLDIER_IN: Final = 143  # + section
USE_MERCHANTS: Final = 147  # + Merchant action
TAKE_BACK: Final = 150  # + Merchant action
MERCHANT_TO: Final = 153  # + Merchant action
BUY_STEPS: Final = 156  # + steps - 1
LOSE_COINS: Final = 160  # + coins
FIXED_ACTIONS: Final = 221

KINDS: Final = RESOURCES + GOODS
MOST_BOUGHT: Final = 4  # steps of one offer (TX-14.3)
MOST_LOST: Final = 60  # most coins of one answer (TX-19.11)


def action_space(tables: Tables) -> ActionSpace:
    """The space of a component set."""
    good = Parameter("good", GOOD_NAMES)
    section = Parameter.numbers("section", SECTIONS)
    merchant = Parameter("merchant", MERCHANT_NAMES)
    track = Parameter("track", TRACK_NAMES)
    tile = Parameter("tile", tuple(tables.tile_names))
    objective = Parameter("objective", tuple(tables.objective_names))
    space = Parameter.numbers("space", MOST_WORKER_SPACES)
    delivery = Parameter.numbers("space", MOST_DELIVERY_SPACES)
    site = Parameter("site", tuple(tables.site_names))
    slot = Parameter("slot", tuple(tables.slot_names))
    coins = Parameter("coins", tuple(str(number) for number in range(MOST_LOST + 1)))
    laid_out: list[tuple[int, Family]] = [
        (END, Family("end")),
        (STOP, Family("stop")),
        (BANNER, Family("banner")),
        (EXTRA, Family("extra_step")),
        (PASS, Family("pass")),
        (DISCARD_MARKER, Family("discard_marker")),
        (ENTER, Family("region", (Parameter("region", REGION_NAMES),))),
        (FIGHT, Family("military", (Parameter("action", MILITARY_NAMES),))),
        (BOARD_BARGE, Family("barge", (Parameter("barge", RESOURCE_NAMES),))),
        (GOVERN, Family("governor", (site, space))),
        (SWAP, Family("swap", (Parameter("resource", RESOURCE_NAMES), good))),
        (DELIVER, Family("deliver", (slot, delivery, good))),
        (FIRST, Family("first", (Parameter("reward", ("demand", "space")),))),
        (STEP, Family("step", (track,))),
        (TAKE_KIND, Family("take", (Parameter("kind", (*RESOURCE_NAMES, *GOOD_NAMES)),))),
        (WALL_IN, Family("wall", (section,))),
        (TOWER_IN, Family("tower", (section,))),
        (SOLDIER_IN, Family("soldier", (section,))),
        (USE_MERCHANTS, Family("merchant_action", (merchant,))),
        (TAKE_BACK, Family("take_back", (merchant,))),
        (MERCHANT_TO, Family("merchant_space", (merchant,))),
        (BUY_STEPS, Family("buy_steps", (Parameter.numbers("steps", MOST_BOUGHT),))),
        (LOSE_COINS, Family("lose_coins", (coins,))),
        (int(tables.round_tile_base), Family("round_tile", (tile,))),
        (int(tables.use_tile_base), Family("use_tile", (tile,))),
        (int(tables.discard_base), Family("discard_objective", (objective,))),
        (int(tables.return_base), Family("return_objective", (objective,))),
        (int(tables.banner_base), Family("lay_banner", (track,), chance=True)),
        (int(tables.place_base), Family("place", (Parameter("family", FAMILY_NAMES),), chance=True)),
        (int(tables.board_base), Family("board", (Parameter("board", tuple(tables.board_names)),), chance=True)),
        (
            int(tables.building_base),
            Family("building", (Parameter("building", tuple(tables.building_names)),), chance=True),
        ),
        (int(tables.tile_base), Family("tile", (tile,), chance=True)),
        (int(tables.ship_base), Family("ship", (Parameter("ship", tuple(tables.ship_names)),), chance=True)),
        (int(tables.demand_base), Family("demand", (Parameter("demand", tuple(tables.demand_names)),), chance=True)),
        (int(tables.deal_base), Family("objective", (objective,), chance=True)),
        (int(tables.attack_base), Family("attack", (Parameter("attack", tuple(tables.attack_names)),), chance=True)),
        (int(tables.limu_base), Family("li_mu", (Parameter("card", tuple(tables.limu_names)),), chance=True)),
    ]
    space_made = ActionSpace.of([family for _, family in laid_out])
    for (base, _), family in zip(laid_out, space_made.families, strict=True):
        if base != family.base:
            raise ValueError(f"{family.verb}: begins at {family.base}, the rules expect {base}")
    if tables.actions != space_made.size:
        raise ValueError(f"there are {space_made.size} actions, the rules expect {int(tables.actions)}")
    return space_made
