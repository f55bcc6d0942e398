"""Decision kinds, chance kinds, steps, and the action space of River of Gold with its notation (docs/notation).

The numbers below are compile-time constants for the rules; `action_space` lays out the families in the same order and
refuses to start if they ever disagree.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.actions import ActionSpace, Family, Parameter
from serai.games.river_of_gold.names import GOODS
from serai.games.river_of_gold.tables import MERCHANT, Tables

# ---- what the top frame of the stack can be (ROG-23); in brackets the frame's numbers a and b ----------------------

# Decisions of a seat.
ACTION: Final = 1  # favor, or the one action of the turn (ROG-23.1)
BONUS: Final = 2  # journey bonus (ROG-9.1)
MERCHANTS: Final = 3  # which merchant next (ROG-9.8) [mask of cards]
SELL: Final = 4  # sell a good or stop (ROG-9.9) [Koku for each good]
GOOD: Final = 5  # kind of an any good (ROG-12.9)
ROYAL: Final = 6  # which ship becomes the royal ship (ROG-11.5)
MARK: Final = 7  # building for a monk's marker (ROG-11.4) [1 own, 0 opponent's]
DISCARD: Final = 8  # card to discard (ROG-10.6)
AFTER: Final = 9  # claim a mastery or end the turn (ROG-14.8)
DIE_CHOICE: Final = 10  # Kakita Ryoku: roll, or set the die (ROG-21.8)
PATRON: Final = 11  # pick a clan patron (ROG-21.1)

# Chance, in the order of setup (ROG-20.7).
CHANCE_SCORING: Final = 64  # [region]
CHANCE_MASTERY: Final = 65  # [slot]
CHANCE_MARKET: Final = 66  # [shore]
CHANCE_STARTING: Final = 67  # [shore]
CHANCE_ROW: Final = 68  # [row space]
CHANCE_TOP: Final = 69  # [era]
CHANCE_FIRST: Final = 70
CHANCE_REVEAL: Final = 71  # [clan]
CHANCE_CLAN: Final = 72  # clan dealt to the seat
CHANCE_DRAW: Final = 73  # customer for the seat
CHANCE_SHIP: Final = 74  # [ship]
CHANCE_DIE: Final = 75  # turn roll

# Steps the rules carry out by themselves.
STEP_PLAYERS: Final = 96  # lay out what follows the first player (ROG-3.8)
STEP_RESOURCES: Final = 97  # starting resources (ROG-3.9)
STEP_DEAL: Final = 98  # starting customers (ROG-3.12)
STEP_BEGIN: Final = 99  # the first player's turn
STEP_INFLUENCE: Final = 100  # [region, spaces]
STEP_REFILL: Final = 101  # [row space of the gap] (ROG-7.6)
STEP_MERCHANTS: Final = 102  # [mask of cards still to act] (ROG-9.2)
STEP_ROW_DISCARD: Final = 103  # (ROG-9.3)
STEP_FINISH_MOVE: Final = 104  # [ship, end space] (ROG-9.5)
STEP_VISITORS: Final = 105  # [ship, progress] (ROG-8.5)
STEP_OWNERS: Final = 106  # [ship, progress] (ROG-8.7)
STEP_AFTER_SAIL: Final = 107  # [ship] (ROG-8.8)
STEP_AFTER_SAIL_VP: Final = 108  # [ship]
STEP_OWED: Final = 109  # choices of opponents (ROG-12.9)
STEP_DELIVERY: Final = 110  # [card, entry] (ROG-10.4)
STEP_DRAW: Final = 111  # [cards still to draw, 1 if a discard follows] (ROG-10.6)
STEP_VISIT: Final = 112  # the Emperor's Visit, if due (ROG-16)
STEP_TRIGGER: Final = 113  # the end, if due (ROG-17.1)
STEP_ROLL: Final = 114  # roll for the next turn (ROG-15.3)
STEP_NEXT: Final = 115  # next player, or the end of the game

# ---- first action of each family -----------------------------------------------------------------------------------

FAVOR_STEP: Final = 0
BUILD: Final = 2
SAIL: Final = 122
DELIVER: Final = 128
TRADE: Final = 158
BUY_FAVOR: Final = 167
TAKE_BONUS: Final = 168
ACTIVATE: Final = 172
SELL_GOOD: Final = 178
STOP: Final = 181
TAKE_GOOD: Final = 182
MAKE_ROYAL: Final = 185
PLACE_MARKER: Final = 187
DISCARD_CARD: Final = 217
CLAIM: Final = 247
END_TURN: Final = 253
ROLL: Final = 254
SET_DIE: Final = 255
PICK_PATRON: Final = 261
FIRST_OUTCOME: Final = 269  # chance outcomes from here on
DIE_FACE: Final = 269
DRAW_CARD: Final = 275
SCORING_TILE: Final = 305
MASTERY_CARD: Final = 311
FIRST_PLAYER: Final = 317
REVEAL_PATRON: Final = 321
DEAL_CLAN: Final = 329
TILE: Final = 333  # last, because its size depends on the component set

# The third parameter of `sail` (ROG-8.11).
AS_ROLLED: Final = 0
ONE_UP: Final = 1
ONE_DOWN: Final = 2


def answers() -> vec[i64]:
    """For each small question by its kind: the first action that may answer it, and the first after those."""
    ranges = vec[i64]([0] * (2 * (PATRON + 1)))
    for kind, start, end in (
        (BONUS, TAKE_BONUS, ACTIVATE),
        (MERCHANTS, ACTIVATE, SELL_GOOD),
        (SELL, SELL_GOOD, TAKE_GOOD),
        (GOOD, TAKE_GOOD, MAKE_ROYAL),
        (ROYAL, MAKE_ROYAL, PLACE_MARKER),
        (MARK, PLACE_MARKER, DISCARD_CARD),
        (DISCARD, DISCARD_CARD, CLAIM),
        (AFTER, CLAIM, ROLL),
        (DIE_CHOICE, ROLL, PICK_PATRON),
        (PATRON, PICK_PATRON, FIRST_OUTCOME),
    ):
        ranges[kind * 2] = start
        ranges[kind * 2 + 1] = end
    return ranges


ANSWERS: Final = answers()
GOOD_NAMES: Final = GOODS


def action_space(tables: Tables) -> ActionSpace:
    """The space of a component set: 333 actions and outcomes, and one for each kind of tile."""
    shore = Parameter.numbers("shore", 30)
    good = Parameter("good", GOOD_NAMES)
    customer = Parameter("customer", tuple(tables.customer_names))
    patron = Parameter("patron", tuple(tables.patron_names))
    merchants = tuple(
        name for name, kind in zip(tables.customer_names, tables.customer_type, strict=True) if kind == MERCHANT
    )
    laid_out: list[tuple[int, Family]] = [
        (FAVOR_STEP, Family("favor", (Parameter("step", ("up", "down")),))),
        (BUILD, Family("build", (shore, Parameter.numbers("row", 4)))),
        (SAIL, Family("sail", (Parameter.numbers("ship", 2), Parameter("step", ("", "up", "down"))))),
        (DELIVER, Family("deliver", (customer,))),
        (TRADE, Family("trade", (Parameter("give", GOOD_NAMES), Parameter("get", GOOD_NAMES)))),
        (BUY_FAVOR, Family("buy", (Parameter("what", ("favor",)),))),
        (TAKE_BONUS, Family("bonus", (Parameter("what", ("koku", *GOOD_NAMES)),))),
        (ACTIVATE, Family("activate", (Parameter("merchant", merchants),))),
        (SELL_GOOD, Family("sell", (good,))),
        (STOP, Family("stop")),
        (TAKE_GOOD, Family("take", (good,))),
        (MAKE_ROYAL, Family("royal", (Parameter.numbers("ship", 2),))),
        (PLACE_MARKER, Family("mark", (shore,))),
        (DISCARD_CARD, Family("discard", (customer,))),
        (CLAIM, Family("claim", (Parameter("mastery", tuple(tables.mastery_names)),))),
        (END_TURN, Family("end")),
        (ROLL, Family("roll")),
        (SET_DIE, Family("set", (Parameter.numbers("face", 6),))),
        (PICK_PATRON, Family("patron", (patron,))),
        (DIE_FACE, Family("die", (Parameter.numbers("face", 6),), chance=True)),
        (DRAW_CARD, Family("draw", (customer,), chance=True)),
        (SCORING_TILE, Family("scoring", (Parameter("tile", tuple(tables.scoring_names)),), chance=True)),
        (MASTERY_CARD, Family("mastery", (Parameter("card", tuple(tables.mastery_names)),), chance=True)),
        (FIRST_PLAYER, Family("first", (Parameter("seat", ("a", "b", "c", "d")),), chance=True)),
        (REVEAL_PATRON, Family("reveal", (patron,), chance=True)),
        (DEAL_CLAN, Family("clan", (Parameter("clan", tuple(tables.clan_names)),), chance=True)),
        (TILE, Family("tile", (Parameter("tile", tuple(tables.tile_names)),), chance=True)),
    ]
    space = ActionSpace.of([family for _, family in laid_out])
    for (base, _), family in zip(laid_out, space.families, strict=True):
        if base != family.base:
            raise ValueError(f"{family.verb}: begins at {family.base}, the rules expect {base}")
    return space
