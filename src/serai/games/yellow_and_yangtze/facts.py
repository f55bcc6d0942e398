"""What can happen, as the first number of a fact (`core/events.py`): amount and item depend on it.

Colors and spaces are indices; `seat` is the player that the fact is about, -1 for nobody.
"""

from typing import Final

# Turn.
FIRST_CHOSEN: Final = 1  # the starting player
TURN: Final = 2  # the seat's turn begins
TURN_ENDED: Final = 3  # the seat's turn is over, with amount actions not taken
ENDED: Final = 4  # the game is over: amount 1 if a draw failed, 0 if nobody drew for too long
RESULT: Final = 5  # final scoring: the seat's lowest color is amount, of item yellow points collected

# Points and tiles.
GAINED: Final = 10  # amount points of color item; the rule says what for
DREW: Final = 11  # a tile of color item: secret
REFILLED: Final = 12  # amount tiles drawn from the bag into the seat's hand
SHOWN: Final = 13  # a tile of color item joins the display
BOXED: Final = 14  # a tile goes to the box unseen by all (YY-3.3)
PICKED: Final = 15  # a tile of color item, from the display into the seat's hand
REPLACED: Final = 16  # amount tiles discarded, to be drawn anew; item which ones (`tables.replace_tiles`): secret
PAID: Final = 18  # amount tiles of color item paid from hand, into the box
LEADER_USED: Final = 19  # the seat's leader of color item, off the board, counts for a tile (YY-12)

# Board.
TILE_LAID: Final = 30  # setup: a tile of color item on space amount
PLACED: Final = 31  # a tile of color item on space amount
LIFTED: Final = 32  # leader item leaves space amount to be repositioned
POSITIONED: Final = 33  # leader item on space amount
WITHDRAWN: Final = 34  # leader item leaves space amount
WENT_HOME: Final = 35  # the seat's leader item leaves space amount; the rule says why
UNITED: Final = 36  # amount states become one, at space item
SPLIT: Final = 37  # one state falls apart into amount states
REMOVED: Final = 38  # a tile of color item leaves space amount; the rule says why
PAGODA_BUILT: Final = 39  # a pagoda of color item on triangle amount
PAGODA_LEFT: Final = 40  # a pagoda of color item leaves triangle amount for another one
PAGODA_RETURNED: Final = 41  # a pagoda of color item leaves triangle amount for the supply

# Revolt.
REVOLT: Final = 50  # the seat attacks seat amount with leader item
REVOLT_BASE: Final = 51  # basic strength amount; item 0 attacker, 1 defender
REVOLT_ADDED: Final = 52  # amount black tiles; item 1 with the Governor off the board
REVOLT_TOTAL: Final = 53  # total strength amount; item 0 attacker, 1 defender
REVOLT_WON: Final = 54  # the seat has won with amount against item

# War. A state is named by the space that touches the unifying tile first (YY-22.2).
WAR: Final = 60  # the seat's tile on space amount unites item warring states
WAR_SIDE: Final = 61  # the state at space item has the basic strength amount
WAR_LEADER: Final = 62  # the seat's leader in the state at space item is in conflict; amount its color
WAR_ADDED: Final = 63  # amount red tiles (8 more with the Soldier off the board) for the state at space item
NOT_ADDED: Final = 64  # the seat adds nothing; in a revolt and in a war
WAR_TOTAL: Final = 65  # total strength amount of the state at space item
WAR_TIED: Final = 66  # amount states tie for the highest strength; the seat chooses
WAR_WON: Final = 67  # the state at space item has won with strength amount
TOLL_IS: Final = 68  # the toll is amount; item the space of the losing state that sets it
TOLL_COMMITTED: Final = 69  # amount of it is paid by the item tiles committed to the winner
TOLL_DUE: Final = 70  # amount red tiles of the winner on the board are due; item void because there are no more
COMMITTED_LOST: Final = 71  # amount tiles of color item committed by the seat go to the box
LEADER_BACK: Final = 72  # the seat's committed leader item returns to it
CUT_OFF: Final = 73  # after a war the part with the seat's leader item on space amount is a state of its own

WITH_SOLDIER: Final = 8  # in WAR_ADDED
