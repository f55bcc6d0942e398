"""What can happen, as the first number of a fact (`core/events.py`): amount and item depend on it.

A die is `(value - 1) * 2 + black`, as in the dice of a seat.
"""

from typing import Final

GAIN: Final = 1  # amount of resource item (a purse column)
PAY: Final = 2  # amount of resource item
STOOD_IN: Final = 3  # amount of jade paid in place of resource item
ICON_LOST: Final = 4  # amount of icon item brought nothing
ROUND: Final = 5  # round amount starts
TURN: Final = 6  # a turn begins
TURN_ENDED: Final = 7
HOURGLASS: Final = 8  # the seat takes the hourglass
ENDED: Final = 9  # the game is over
SCORED: Final = 10  # amount of VP in category item of the final scoring (scoring.py)
# dice
ROLLED: Final = 11  # die item in the roll of the round
BLACK_TAKEN: Final = 12  # black die item taken from the board
BLACK_WAITS: Final = 13  # a black die gained before the roll
OPEN_ROLLED: Final = 14  # a black die on the board shows amount
PLACED: Final = 15  # die item on action space amount
REROLLED: Final = 16  # die item became die amount
TURNED: Final = 17  # die item became die amount
PAIR_SETTLED: Final = 18  # two dice showing amount are settled as a pair
FIRST_ROLLED: Final = 19  # a die showing amount is rewarded
COMPENSATED: Final = 20  # amount of points were missing
# actions
OFFER_TAKEN: Final = 21  # offer amount (0..3) of book item
SEAL_TAKEN: Final = 22  # seal item
SEAL_IMPROVED: Final = 23  # seal item
SEAL_BONUS: Final = 24  # the bonus of seal item, amount times
SPECIAL_USED: Final = 25  # special city item
CARD_USED: Final = 26  # card item in slot amount
REPEATED: Final = 27  # card item once more
# travel
MOVED: Final = 28  # figure item to location amount
OASIS_REACHED: Final = 29  # location item
POST_PLACED: Final = 30  # in city item, the amount-th post
POST_MOVED: Final = 31  # to city item from city amount
OUTPOST_CLAIMED: Final = 32  # tile item in city amount
TILE_KEPT: Final = 33  # Filippo keeps tile item
TILE_USED: Final = 34  # Filippo uses tile item
BONUS_TAKEN: Final = 35  # city bonus marker item in city amount
BONUS_COPIED: Final = 36  # city bonus marker item in city amount
BONUS_DOUBLED: Final = 37  # city amount, or seal item with amount -1
MOVE_DECLINED: Final = 38  # amount of movement
# contracts
CONTRACT_TAKEN: Final = 39  # contract item from slot amount
CONTRACT_DRAWN: Final = 40  # contract item from the pile
CONTRACT_DISCARDED: Final = 41  # contract item; amount 1 if it leaves the game
CONTRACT_COMPLETED: Final = 42  # contract item
CONTRACT_LAID: Final = 43  # contract item into slot amount
# setup and rounds
MARKER_LAID: Final = 44  # city bonus marker item in city amount
OUTPOST_LAID: Final = 45  # outpost tile item in city amount
CARD_SHOWN: Final = 46  # card item in slot amount
CARD_GONE: Final = 47  # card item leaves slot amount and the game
OFFER_PILED: Final = 48  # offer tile item is the amount-th of its pile
OFFER_SHOWN: Final = 49  # offer tile item lies on book amount
FIRST_CHOSEN: Final = 50
CONTRACT_DEALT: Final = 51  # starting contract item
GOAL_DEALT: Final = 52  # goal card item: secret
GOAL_KEPT: Final = 53  # goal card item: secret
CHARACTER_SHOWN: Final = 54  # character item can be chosen
CHARACTER_CHOSEN: Final = 55  # character item
FIGURE_ADDED: Final = 56  # a second figure at location item
