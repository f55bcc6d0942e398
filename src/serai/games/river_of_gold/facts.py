"""What can happen, as the first number of a fact (`core/events.py`): amount and item depend on it."""

from typing import Final

GAIN: Final = 1  # amount of resource item (a purse column)
LOST: Final = 2  # amount of resource item that went beyond a limit
PAY: Final = 3  # amount of resource item
INFLUENCE_MOVED: Final = 4  # marker moved to space amount in region item
INFLUENCE_LOST: Final = 5  # amount of influence beyond the track's end in region item
LIMIT_RAISED: Final = 6  # favor limit is now amount
DIE_TURNED: Final = 7  # die now shows amount
DIE_ROLLED: Final = 8  # die rolled amount
BUILT: Final = 9  # tile item on shore amount
MARKED: Final = 10  # second marker on shore amount
SAILED: Final = 11  # ship item to river space amount
JOURNEY: Final = 12  # ship item completed a journey
VISITED: Final = 13  # building on shore amount, tile item
DELIVERED: Final = 14  # card item
DREW: Final = 15  # card item: secret
DISCARDED: Final = 16  # card item
RESHUFFLED: Final = 17  # amount of cards became the new deck
SHIP_SET: Final = 18  # ship item starts on river space amount
CROWNED: Final = 19  # ship item became the royal ship
CLAIMED: Final = 20  # mastery item for amount VP
ROW_ENTERED: Final = 21  # tile item entered the row
ROW_LEFT: Final = 22  # tile item was discarded from the row's end
TOP_SHOWN: Final = 23  # tile item is the top of the stack of era amount
VISIT: Final = 24  # the Emperor visits
TRIGGERED: Final = 25  # the end was triggered
TURN: Final = 26  # a turn begins
ENDED: Final = 27  # the game is over
FIRST_CHOSEN: Final = 28
SCORING_LAID: Final = 29  # scoring tile item in region amount
MASTERY_LAID: Final = 30  # mastery item in slot amount
TILE_LAID: Final = 31  # tile item on shore amount at setup
PATRON_SHOWN: Final = 32  # patron item can be picked
PATRON_PICKED: Final = 33  # patron item
CLAN_DEALT: Final = 34  # clan item
ACTIVATED: Final = 35  # merchant card item acts
