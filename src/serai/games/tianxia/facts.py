"""What can happen, as the first number of a fact (`core/events.py`): amount and item depend on it.

The seat of a fact is a family: a seat, LIMU (`tables.py`), or -1.
"""

from typing import Final

GAIN: Final = 1  # amount of purse column item
PAY: Final = 2  # amount of purse column item
ROUND: Final = 3  # round amount begins
TURN: Final = 4  # a turn begins
TURN_ENDED: Final = 5
ENDED: Final = 6  # the game is over
SCORED: Final = 7  # amount of points in category item of the final scoring (scoring.py)
# setup and piles
BANNER_LAID: Final = 10  # banner of track item on hub amount
BUILDING_LAID: Final = 11  # building item on site amount
SITE_TILE: Final = 12  # Bonus tile item on site amount
SHIP_COMES: Final = 13  # ship item into slot amount
DEMAND_LAID: Final = 14  # Demand tile item in slot amount
PLACE_DRAWN: Final = 15  # the family has place amount (from 1) in the turn order
BOARD_DEALT: Final = 16  # player board item
OBJECTIVE_DRAWN: Final = 17  # Objective item: secret
OBJECTIVE_RETURNED: Final = 18  # Objective item: secret
# rounds
ROUND_TILE_SHOWN: Final = 20  # Bonus tile item, the amount-th (from 1)
ATTACK_SHOWN: Final = 21  # attack card item
ADVANCED: Final = 22  # the leader of section item moved amount spaces
STRENGTHENED: Final = 23  # the nomads of section item gained amount strength
NEUTRAL_ENTERS: Final = 24  # a neutral worker on barge item
# turns
REGION_ENTERED: Final = 30  # a marker in region item
MILITARY_ENTERED: Final = 31  # a marker for military action item
BARGE_BOARDED: Final = 32  # a worker (amount 0) or a neutral one (amount 1) on barge item
PASSED: Final = 33  # amount-th (from 1) of the next turn order
STEPPED: Final = 34  # to position amount on track item
STEP_LOST: Final = 35  # amount of steps were lost
GOVERNOR_PLACED: Final = 36  # on worker space amount (from 0) of site item
EXCHANGED: Final = 37  # one unit of purse column item into purse column amount
DELIVERED: Final = 38  # on space amount (from 0) of the ship in slot item
SHIPPING_PLACED: Final = 39  # shipping marker in slot item
WALL_BUILT: Final = 40  # in section item on space amount (from 0)
TOWER_BUILT: Final = 41  # in section item
SOLDIER_PLACED: Final = 42  # in section item on space amount (from 0)
TILE_TAKEN: Final = 43  # Bonus tile item
TILE_STAYS: Final = 44  # Bonus tile item stays at site amount: a kind of figurine already owned
TILE_BOXED: Final = 45  # Bonus tile item goes to the box
SUPPLY_EMPTY: Final = 46  # no Bonus tile is left
DECK_EMPTY: Final = 47  # no Objective is left
FELL_OFF: Final = 48  # a worker of the family (-1: a neutral one) fell off barge item
MERCHANT_PLACED: Final = 49  # on Merchant action item
WORKER_BACK: Final = 50  # a worker that fell off found no Merchant space
STEPS_BOUGHT: Final = 51  # amount of Palace steps
# free actions
MARKER_DISCARDED: Final = 55
TILE_USED: Final = 56  # Bonus tile item
OBJECTIVE_DISCARDED: Final = 57  # Objective item
MERCHANTS_USED: Final = 58  # Merchant action item
MERCHANT_BACK: Final = 59  # from Merchant action item
# attack
BATTLE: Final = 60  # in section item, against strength amount
RANKED: Final = 61  # rank amount (from 1) in section item
WALLS_HOLD: Final = 62  # strength amount is left in section item after walls and towers
SOLDIER_LOST: Final = 63  # from space amount (from 0) of section item
BATTLE_WON: Final = 64  # in section item
RAIDED: Final = 65  # site item, strength left amount
GOVERNOR_EXPELLED: Final = 66  # from site item
TOKEN_LAID: Final = 67  # on site item
LOSSES: Final = 68  # strength amount of section item is left over
LOST: Final = 69  # coins amount in place of points, section item
LEADER_BACK: Final = 70  # in section item
# cleanup
ROUND_TILE_GONE: Final = 75  # Bonus tile item goes to the box
MARKERS_BACK: Final = 76  # amount of action markers
SHIP_LEAVES: Final = 77  # ship item leaves slot amount
DELIVERIES_BACK: Final = 78  # amount of delivery markers
SHIP_MOVES: Final = 79  # ship item moves up to slot amount
ORDER_MOVES: Final = 80  # the next turn order begins
# Li Mu
LIMU_CARD: Final = 85  # card item
LIMU_MARKER: Final = 86  # a marker in region item, or on REGIONS + military action
