"""Decision kinds, chance kinds, steps, and the action space of Yellow & Yangtze with its notation (YY-22.4, docs/notation).

The first action of a family whose size does not depend on the component set is a compile-time constant; the others stand
in `tables`. `action_space` lays the families out in the same order and refuses to start if they ever disagree.
"""

from typing import Final

from serai.core.actions import ActionSpace, Family, Parameter
from serai.games.yellow_and_yangtze.names import COLORS, DIRECTIONS, LEADERS, SEATS
from serai.games.yellow_and_yangtze.tables import FIXED_ACTIONS, MOST_TILES, Tables

# ---- what the top frame of the stack can be (YY-21); in brackets the frame's numbers a and b -----------------------

# Decisions of a seat.
ACTION: Final = 1  # an action or the end of the turn (YY-5) [actions left]
PAGODA: Final = 2  # a pagoda for the tile just placed (YY-11.2) [space of the tile]
MOVE: Final = 3  # which pagoda of the board moves (YY-11.5) [triangle it moves to]
PICK: Final = 4  # a tile of the display (YY-7.10)
CHAIN: Final = 5  # a further blue tile (YY-7.11) [space of the last one]
ATTACK: Final = 6  # the attacker's black tiles (YY-14.3) [space of the attacking leader, space of the defending one]
DEFEND: Final = 7  # the defender's black tiles (YY-14.3) [the same]
HELP: Final = 8  # support for a state in a war (YY-15.5)
WINNER: Final = 9  # the winner among tied states (YY-15.7) [bit mask of their directions]
TOLL: Final = 10  # a red tile for the toll (YY-15.11) [tiles still due, direction of the winner]

# Chance, in the order of setup (YY-22.3).
CHANCE_FIRST: Final = 64
CHANCE_BOX: Final = 65  # [tiles still to be put into the box]
CHANCE_HAND: Final = 66  # a tile for the seat [tiles still to be drawn, rule]
CHANCE_DISPLAY: Final = 67  # [tiles still to be drawn]

# Steps the rules carry out by themselves.
STEP_BEGIN: Final = 96  # the seat's turn begins
STEP_AFTER: Final = 97  # an action is over (YY-5.3) [actions left]
STEP_END: Final = 98  # the end of the turn (YY-16)
STEP_DRAW: Final = 99  # fill a hand (YY-16.2) [tiles to be drawn, rule]
STEP_SHOW: Final = 100  # fill the display (YY-16.4)
STEP_NEXT: Final = 101  # the next player, or the end by idling (YY-17.4)
STEP_CHAIN: Final = 102  # ask for a further blue tile, if there can be one (YY-7.11) [space of the last one]
STEP_REVOLT: Final = 103  # compare the strengths (YY-14.4) [space of the attacking leader, space of the defending one]
STEP_WAR: Final = 104  # compare the strengths (YY-15.7)
STEP_PEACE: Final = 105  # the war is over (YY-15.14)

# ---- first action of each family whose place does not depend on the set; the others are in `tables` -----------------

END: Final = 0
PASS: Final = 1
WITHDRAW: Final = 2
TAKE: Final = 7
REPLACE: Final = 12
COMMIT: Final = 473  # + tiles * 2 + 1 with the Governor
SUPPORT: Final = 487  # + (direction * 7 + tiles) * 2 + 1 with the Soldier
CHOOSE: Final = 571  # the winner of a tied war, by direction
PLACE: Final = 577  # + color * spaces + space

TILE_COUNTS: Final = MOST_TILES + 1


def action_space(tables: Tables) -> ActionSpace:
    """The space of a component set."""
    spaces = tuple(name.lower() for name in tables.space_names)
    color = Parameter("color", COLORS)
    leader = Parameter("leader", LEADERS)
    space = Parameter("space", spaces)
    triangle = Parameter("triangle", tuple(name.lower() for name in tables.triangle_names))
    side = Parameter("side", DIRECTIONS)
    tiles = Parameter("tiles", tuple(str(number) for number in range(TILE_COUNTS)))
    paid = Parameter("tiles", ("1", "2"))
    laid_out: list[tuple[int, Family]] = [
        (END, Family("end")),
        (PASS, Family("pass")),
        (WITHDRAW, Family("withdraw", (leader,))),
        (TAKE, Family("take", (color,))),
        (REPLACE, Family("replace", (Parameter("tiles", tuple(tables.replace_words)),))),
        (COMMIT, Family("commit", (tiles, Parameter("leader", ("", "governor"))))),
        (SUPPORT, Family("support", (side, tiles, Parameter("leader", ("", "soldier"))))),
        (CHOOSE, Family("winner", (side,))),
        (PLACE, Family("place", (color, space))),
        (int(tables.leader_base), Family("leader", (leader, space))),
        (int(tables.riot_base), Family("riot", (paid, space))),
        (int(tables.pay_base), Family("pay", (space,))),
        (int(tables.pagoda_base), Family("pagoda", (triangle,))),
        (int(tables.buy_base), Family("buy", (paid, triangle))),
        (int(tables.move_base), Family("move", (triangle,))),
        (int(tables.first_base), Family("first", (Parameter("seat", SEATS),), chance=True)),
        (int(tables.draw_base), Family("draw", (color,), chance=True)),
        (int(tables.show_base), Family("show", (color,), chance=True)),
        (int(tables.box_base), Family("box", (color,), chance=True)),
    ]
    space_of_all = ActionSpace.of([family for _, family in laid_out])
    for (base, _), family in zip(laid_out, space_of_all.families, strict=True):
        if base != family.base:
            raise ValueError(f"{family.verb}: begins at {family.base}, the rules expect {base}")
    if space_of_all.size != tables.actions_end or PLACE != FIXED_ACTIONS:
        raise ValueError(f"the space has {space_of_all.size} actions, the rules expect {tables.actions_end}")
    return space_of_all
