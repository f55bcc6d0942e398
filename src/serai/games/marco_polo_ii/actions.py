"""Decision kinds, chance kinds, steps, and the action space of Marco Polo II with its notation (docs/notation).

The first action of a family whose place does not depend on the component set is a compile-time constant; the others stand
in `tables`. `action_space` lays the families out in the same order and refuses to start if they ever disagree.
"""

from typing import Final

from serai.core.actions import ActionSpace, Family, Parameter
from serai.games.marco_polo_ii.names import (
    BOOK_SPACES,
    CHARACTERS,
    DIE_KINDS,
    DIRECTIONS,
    ICONS,
    SEATS,
    TRADE_GOODS,
    TRAVEL_SPACES,
)
from serai.games.marco_polo_ii.names import SEALS as SEAL_NAMES
from serai.games.marco_polo_ii.tables import FACES, MOST_COMPENSATION, MOST_JADE, Tables

# ---- what the top frame of the stack can be (MP2-22.2); in brackets the frame's numbers a and b --------------------
# A die is `(value - 1) * 2`, + 1 if it is black. The source of a path is 0 for a `move` icon, 1 + travel space (0 lower,
# 1 middle, 2 upper), or 4 + card slot. A repeat is card slot * 2 + direction (0 or 1).

# Decisions of a seat.
CHARACTER: Final = 1  # choose a character (MP2-4.6)
GOAL: Final = 2  # keep a goal card (MP2-4.7)
DOUBLE: Final = 3  # which bonus Mailin and Tian Chin double (MP2-19.6) [mask of cities, mask of seals]
DUE: Final = 4  # which round-start bonus next (MP2-22.13) [mask of cities, mask of seals]
PAIRS: Final = 5  # Isabella's pairs (MP2-19.5) [mask of faces with a pair settled, mask of faces with two]
COMPENSATE: Final = 6  # coins among the missing points (MP2-5.4) [missing points]
TURN: Final = 7  # before the main action (MP2-6.2)
LATER: Final = 8  # after it
FURTHER: Final = 9  # another die for the same space (MP2-22.9) [space, dice missing]
OFFER: Final = 10  # an offer of the Book (MP2-8.3) [space]
SEAL: Final = 11  # the type of seal (MP2-10.2) [value of the action, 0 or 1 + card slot]
PATH: Final = 12  # the next step, or go (MP2-22.11) [source, movement allowed]
CONTRACTS: Final = 13  # a contract of the Contracts action (MP2-13.10) [taken, mask of active slots just filled]
CITY_CONTRACT: Final = 14  # a contract by icon (MP2-13.12) [left, mask of active slots just filled]
ROOM: Final = 15  # which contract makes room (MP2-13.5) [contract taken, mask of active slots just filled]
KEEP: Final = 16  # the same for a contract drawn, which may go itself (MP2-13.8) [contract drawn]
PAY: Final = 17  # jade for coins and for camels (MP2-22.10) [coins, camels]
GIVE: Final = 18  # a good of one's choice in a cost (MP2-22.10) [left, rule]
TAKE: Final = 19  # which icon next (MP2-22.12) [icons, packed: a count of 6 bits each, rule]
GOOD: Final = 20  # a good of one's choice (MP2-2.5) [left, rule]
DIFFERENT: Final = 21  # different goods (MP2-2.5) [left, mask of kinds already taken]
COPY: Final = 22  # which marker is copied (MP2-15.8)
POOL: Final = 23  # what arrival brings, in any order (MP2-11.12 e) [cities of outposts, cities of bonuses, contracts]
EXTRA: Final = 24  # the additional post (MP2-11.8) [mask of cities]
FROM: Final = 25  # which post moves (MP2-12.9) [city that gets it, mask of cities it may not come from]
OASIS: Final = 26  # Möngke Khan's choice at an oasis (MP2-19.7) [mask of oases left]
DIRECTION: Final = 27  # which exchange of a two-way card (MP2-15.9) [card slot, value of the die]
REPEAT: Final = 28  # once more or stop (MP2-15.9) [repeat, times left]
MARKER: Final = 29  # a bonus of a bonuses card (MP2-15.10) [left, mask of cities taken]
OPEN_DIE: Final = 30  # which open black die (MP2-21.1) [left]

# Chance, in the order of MP2-22.6.
CHANCE_MARKER: Final = 64  # a city bonus marker [city]
CHANCE_OUTPOST: Final = 65  # an outpost tile [city]
CHANCE_CARD: Final = 66  # a city card [card slot]
CHANCE_SLOT: Final = 67  # an open contract [contract slot]
CHANCE_OFFER: Final = 68  # an offer tile [book, place in the pile]
CHANCE_FIRST: Final = 69  # the first player
CHANCE_STARTING: Final = 70  # a starting contract for the seat
CHANCE_GOAL: Final = 71  # a goal card for the seat: secret
CHANCE_ROLL: Final = 72  # a die of the round's roll [0 own, 1 black]
CHANCE_OPEN: Final = 73  # an open black die (MP2-21.1)
CHANCE_CHARACTER: Final = 74  # a character on offer
CHANCE_TAKEN: Final = 75  # a black die just taken (MP2-16.7, MP2-17.6)
CHANCE_REROLL: Final = 76  # a die rolled again (MP2-16.5) [die]
CHANCE_DRAW: Final = 77  # a contract from the pile for the seat (MP2-13.8)

# Steps the rules carry out by themselves.
STEP_PLAYERS: Final = 96  # lay out what follows the first player (MP2-22.6)
STEP_EFFECTS: Final = 97  # setup effects of characters (MP2-4.8)
STEP_ROUND: Final = 98  # a round starts (MP2-5.2)
STEP_BONUSES: Final = 99  # round-start bonuses of the seat (MP2-5.3)
STEP_DUE: Final = 100  # those that need a choice [mask of cities, mask of seals]
STEP_ROLL: Final = 101  # the seat rolls (MP2-5.2, step 5)
STEP_SETTLE: Final = 102  # Isabella's pairs, then compensation
STEP_SINGLES: Final = 103  # Isabella's rewards [mask of faces with a pair settled, mask of faces with two]
STEP_COMPENSATE: Final = 104  # compensation, if due
STEP_BEGIN: Final = 105  # the seat's turn begins
STEP_NEXT: Final = 106  # the next player with dice, the next round, or the end
STEP_REFILL: Final = 107  # fill the empty contract slots (MP2-13.7) [slots looked at]
STEP_PACKAGE: Final = 108  # take what a package gives [package, rule]
STEP_REWARD: Final = 109  # take its icons [icons, packed, rule]
STEP_BLACK: Final = 110  # black dice [left]
STEP_MOVE: Final = 111  # a movement by icon [movement]
STEP_DRAW: Final = 112  # contracts from the pile [left]
STEP_GIVE: Final = 113  # goods of one's choice in a cost [left, rule]
STEP_GO: Final = 114  # the figures set out [source]
STEP_ARRIVE: Final = 115  # posts [source * 8 + 4 if the additional post is decided + mask of figures, new posts]
STEP_POOL: Final = 116  # what arrival brings [cities of outposts, cities of bonuses and contracts]
STEP_COMPLETED: Final = 117  # Abha Basu's jade (MP2-19.1)
STEP_IMPROVED: Final = 118  # De Wu's jade (MP2-19.2)
STEP_CONVERT: Final = 119  # one repeat of a card [repeat, times left with this one]
STEP_TOOK: Final = 120  # the coins of the Contracts action (MP2-13.3)

# ---- first action of each family whose place does not depend on the set; the others are in `tables` -----------------

END: Final = 0
GO: Final = 1
STOP: Final = 2
AGAIN: Final = 3
DECLINE: Final = 4
BUY: Final = 5
DIE: Final = 6
PLACE_BOOK: Final = 18  # + book space * DICE + die
PLACE_KHAN: Final = 66
PLACE_SEALS: Final = 78
PLACE_TRAVEL: Final = 90  # + travel space * DICE + die
PLACE_CONTRACTS: Final = 126
PLACE_SPECIAL: Final = 138  # + special city * DICE + die
PLACE_CARD: Final = 174  # + card slot * DICE + die
BAG: Final = 270  # + choice * DICE + die
REROLL: Final = 306
TURN_DIE: Final = 318  # + die * 2, + 1 if down
IMPROVE: Final = 342
CHOOSE_OFFER: Final = 346
TAKE_SEAL: Final = 350
GIVE_GOOD: Final = 354
TAKE_GOOD: Final = 357
PAY_JADE: Final = 360  # + jade for coins * JADE_COUNTS + jade for camels
TAKE_ICON: Final = 1321
CHOOSE_DIRECTION: Final = 1328
CHOOSE_OASIS: Final = 1330
SETTLE_PAIR: Final = 1332
TAKE_COINS: Final = 1338  # compensation
TAKE_OPEN: Final = 1369  # an open black die by its value
CHOOSE_CHARACTER: Final = 1375
FIXED_ACTIONS: Final = 1382

DICE: Final = 12  # kinds of dice: 6 values, own or black
JADE_COUNTS: Final = MOST_JADE + 1
FIRST_PLACING: Final = PLACE_BOOK  # placings of a die on an action space, from here ...
LAST_PLACING: Final = BAG  # ... to here; the spaces in their order


def action_space(tables: Tables) -> ActionSpace:
    """The space of a component set."""
    value, kind = Parameter.numbers("die", FACES), Parameter("kind", DIE_KINDS)
    good, seal = Parameter("good", TRADE_GOODS), Parameter("seal", SEAL_NAMES)
    jade = tuple(str(number) for number in range(JADE_COUNTS))
    coins = tuple(str(number) for number in range(MOST_COMPENSATION + 1))
    character = Parameter("character", CHARACTERS)
    contract = Parameter("contract", tuple(tables.contract_names))
    city = Parameter("city", tuple(tables.location_names[: tables.cities]))
    location = Parameter("location", tuple(tables.location_names))
    outpost = Parameter("tile", tuple(tables.outpost_names))
    goal = Parameter("card", tuple(tables.goal_names))
    laid_out: list[tuple[int, Family]] = [
        (END, Family("end")),
        (GO, Family("go")),
        (STOP, Family("stop")),
        (AGAIN, Family("again")),
        (DECLINE, Family("decline")),
        (BUY, Family("buy", (Parameter("what", ("die",)),))),
        (DIE, Family("die", (value, kind))),
        (
            PLACE_BOOK,
            Family("book", (Parameter("space", tuple(n.removeprefix("book_") for n in BOOK_SPACES)), value, kind)),
        ),
        (PLACE_KHAN, Family("khan", (value, kind))),
        (PLACE_SEALS, Family("seals", (value, kind))),
        (PLACE_TRAVEL, Family("travel", (Parameter("space", TRAVEL_SPACES), value, kind))),
        (PLACE_CONTRACTS, Family("contracts", (value, kind))),
        (PLACE_SPECIAL, Family("special", (Parameter("city", tuple(tables.special_names)), value, kind))),
        (PLACE_CARD, Family("card", (Parameter("slot", tuple(tables.card_slot_names)), value, kind))),
        (BAG, Family("bag", (Parameter("what", tuple(tables.bag_names)), value, kind))),
        (REROLL, Family("reroll", (value, kind))),
        (TURN_DIE, Family("turn", (value, kind, Parameter("to", ("up", "down"))))),
        (IMPROVE, Family("improve", (seal,))),
        (CHOOSE_OFFER, Family("offer", (Parameter.numbers("offer", 4),))),
        (TAKE_SEAL, Family("seal", (seal,))),
        (GIVE_GOOD, Family("give", (good,))),
        (TAKE_GOOD, Family("good", (good,))),
        (PAY_JADE, Family("pay", (Parameter("for_coins", jade), Parameter("for_camels", jade)))),
        (TAKE_ICON, Family("take", (Parameter("icon", ICONS),))),
        (CHOOSE_DIRECTION, Family("direction", (Parameter("exchange", DIRECTIONS),))),
        (CHOOSE_OASIS, Family("oasis", (Parameter("what", tuple(tables.oasis_names)),))),
        (SETTLE_PAIR, Family("pair", (value,))),
        (TAKE_COINS, Family("compensate", (Parameter("coins", coins),))),
        (TAKE_OPEN, Family("black", (value,))),
        (CHOOSE_CHARACTER, Family("character", (character,))),
        (int(tables.step_base), Family("step", (location, Parameter("figure", ("", "2"))))),
        (int(tables.contract_base), Family("contract", (Parameter("slot", tuple(tables.slot_names)),))),
        (int(tables.discard_base), Family("discard", (contract,))),
        (int(tables.complete_base), Family("complete", (contract,))),
        (int(tables.outpost_base), Family("outpost", (outpost,))),
        (int(tables.claim_base), Family("claim", (city,))),
        (int(tables.bonus_base), Family("bonus", (city,))),
        (int(tables.copy_base), Family("copy", (city,))),
        (int(tables.post_base), Family("post", (city,))),
        (int(tables.from_base), Family("from", (city,))),
        (int(tables.goal_base), Family("goal", (goal,))),
        (int(tables.roll_base), Family("roll", (value,), chance=True)),
        (int(tables.first_base), Family("first", (Parameter("seat", SEATS),), chance=True)),
        (int(tables.reveal_base), Family("reveal", (character,), chance=True)),
        (
            int(tables.lay_marker_base),
            Family("marker", (Parameter("marker", tuple(tables.marker_names)),), chance=True),
        ),
        (int(tables.lay_outpost_base), Family("tile", (outpost,), chance=True)),
        (int(tables.show_base), Family("show", (Parameter("card", tuple(tables.card_names)),), chance=True)),
        (int(tables.draw_base), Family("draw", (contract,), chance=True)),
        (int(tables.lay_offer_base), Family("pile", (Parameter("tile", tuple(tables.tile_names)),), chance=True)),
        (int(tables.deal_base), Family("deal", (goal,), chance=True)),
    ]
    space = ActionSpace.of([family for _, family in laid_out])
    for (base, _), family in zip(laid_out, space.families, strict=True):
        if base != family.base:
            raise ValueError(f"{family.verb}: begins at {family.base}, the rules expect {base}")
    return space
