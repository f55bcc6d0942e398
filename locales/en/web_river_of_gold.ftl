# River of Gold in the browser. Keys begin with rogweb-. What has the mark "short" stands on the drawing: keep it short.

rogweb-board = The board of River of Gold. Tab goes from group to group, the arrow keys walk within a group.
rogweb-may = You can choose this now.

### Names

rogweb-patron-title =
    { $patron ->
        [kaiu_shihobu] Master Engineer
        [yasuki_taka] Wily Trader
        [yoritomo] Son of Storms
        [kudaka] Priestess of Tempests and Tides
        [daidoji_uji] The Iron Crane
        [kakita_ryoku] Darling of the Courts
        [shosuro_hyobu] Governor of the City of Lies
       *[bayushi_kashiko] Lady of Whispers
    }
rogweb-resource =
    { $what ->
        [koku] Koku
        [silk] silk
        [rice] rice
        [porcelain] porcelain
        [favor] favor
        [favor_limit] favor limit
        [vp] victory points
        [influence] influence
       *[any_good] a good of any kind
    }
rogweb-target-ship = ship { $ship }
rogweb-target-face = face { $face }
rogweb-target-seat = seat { $seat }
rogweb-target-step =
    { $step ->
        [up] one step up
       *[down] one step down
    }
rogweb-target-do =
    { $verb ->
        [favor] turn the die
        [build] build
        [sail] sail
        [deliver] deliver
        [trade] trade
        [buy] buy favor
        [bonus] the journey bonus
        [activate] a merchant
        [sell] sell
        [stop] stop selling
        [take] take a good
        [royal] the royal ship
        [mark] a second marker
        [discard] discard
        [claim] claim a mastery
        [end] end the turn
        [roll] roll the die
        [set] set the die
       *[patron] a clan patron
    }

### Buildings

rogweb-tile-visitor = Visitors get: { $list }
rogweb-tile-owner = Owners get, for each marker: { $list }
rogweb-tile-bonus = Build bonus: { $bonus } influence in its region
rogweb-tile-era = { $building } of Era { $era }
rogweb-owned = Belongs to { $list }
rogweb-owned-twice = Belongs to { $seat }, with two markers
rogweb-owned-nobody = Belongs to nobody

### Shore and river

rogweb-shore = shore { $shore }, { $region }
rogweb-shore-free = Free: { $where }
rogweb-shore-cost = Building here costs you { $koku } Koku
rogweb-shore-costs = Building here costs { $koku } Koku
rogweb-shore-never = Never for sale
rogweb-shore-empty = Visitors get { $koku } Koku while it is free
rogweb-shore-river = Touches river { $list }
rogweb-river = River { $river }
rogweb-river-shores = A ship here visits shore { $list }
rogweb-river-ships = Ships here: { $list }
rogweb-river-end = Your ship { $ship } can sail here
rogweb-river-journey = Your ship { $ship } can sail here, completing a journey
rogweb-ship =
    { $kind ->
        [royal] Royal ship ({ $ship }) of { $seat }
       *[standard] Ship { $ship } of { $seat }
    }
rogweb-ship-at = On river { $river }
rogweb-ship-to = Can sail to river { $river }
rogweb-ship-journey = Can sail past the mouth to river { $river }, completing a journey
# short
rogweb-ship-number = { $ship }
rogweb-mouth = Mouth of the river, merchant space
rogweb-mouth-bonus =
    { $goods ->
        [one] A ship that sails past it completes a journey: { $koku } Koku or { $goods } good of any kind
       *[other] A ship that sails past it completes a journey: { $koku } Koku or { $goods } goods of any kind
    }
rogweb-mouth-row = Then the tile at the end of the row is discarded, a new one enters, and the ship goes on from river 1
rogweb-merchants-what = Everyone with a delivered merchant has a marker here: their merchants act with each journey
rogweb-merchants-here = Markers: { $list }

### Regions

rogweb-region = { $region } (region { $number })
rogweb-scoring = At the end the places score { $list } VP
rogweb-scoring-within = The second place must be at most { $within } spaces behind
rogweb-region-spaces = Beside it: the spaces of the region’s artisan and elder
rogweb-track = Influence in { $region }
rogweb-track-at = { $seat } stands on { $space }
rogweb-track-reward = on { $space }: { $list }
rogweb-track-flower = The Imperial Flower stands on { $space }

### The row and the stacks

# short
rogweb-row = Building row
# short
rogweb-stacks = Stacks
rogweb-row-space = row space { $row }
rogweb-row-empty = Empty
rogweb-row-end = Building it also gives { $favor } favor: the end of the row
# short
rogweb-row-last = end of row
rogweb-stack = Stack of Era { $era }
rogweb-stack-left =
    { $count ->
        [one] { $count } tile left
       *[other] { $count } tiles left
    }
rogweb-stack-top = On top: { $tile }
rogweb-stack-hidden = Its top tile is hidden
rogweb-stack-visit = When its last tile enters the row, the Emperor visits
rogweb-stack-end = When its last tile enters the row, the last turns begin and { $vp } VP go to the player to move
# short
rogweb-era-count = Era { $era } · { $count }

### Masteries

# short
rogweb-masteries = Masteries
# short
rogweb-mastery-short =
    { $mastery ->
        [air] Air
        [courts] Courts
        [earth] Earth
        [fire] Fire
        [void] Void
        [water] Water
       *[other] { $mastery }
    }
rogweb-mastery-demand = Asks for { $demand }
rogweb-mastery-rewards = Gives, the first claim first: { $list } VP
rogweb-mastery-claims = Claimed by { $list }
# short: two lines of at most 14 letters, parted by a stroke
rogweb-demand-short =
    { $metric ->
        [distinct_customer_types] { $count } kinds of|customer
        [max_influence] { $count } influence|in a region
        [max_buildings_of_one_type] { $count } buildings|of a type
        [max_customers_of_one_type] { $count } customers|of a type
        [min_influence] { $count } influence|everywhere
       *[distinct_building_types] { $count } types of|building
    }

### Score and cards

# short
rogweb-score = Score
rogweb-plate = { $seat }: { $name }
rogweb-plate-vp = { $vp } VP so far
rogweb-plate-turn = Has the turn
rogweb-plate-first = Was the first to play
rogweb-deck = Customer deck
rogweb-deck-what = Whoever delivers draws { $count } cards and discards 1; when the deck is empty, the discard pile is shuffled
rogweb-discards = Discard pile
rogweb-discards-list = From the top: { $list }
rogweb-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
# short
rogweb-over = The game is over
# short
rogweb-setup = Setup
# short
rogweb-last-turns =
    { $count ->
        [0] The last turn
        [one] Last turns: { $count } more
       *[other] Last turns: { $count } more
    }
# short
rogweb-end-due = The last turns follow
# short
rogweb-visit-due = The Emperor visits after this turn
# short
rogweb-to-visit =
    { $count ->
        [one] Emperor’s Visit in { $count } tile
       *[other] Emperor’s Visit in { $count } tiles
    }
# short
rogweb-to-end =
    { $count ->
        [one] Last turns in { $count } tile
       *[other] Last turns in { $count } tiles
    }
rogweb-clock = How long the game still goes
rogweb-clock-visit = The Emperor visits at the end of the turn in which the last tile of Era 1 enters the row: every marker on a building earns its owner reward
rogweb-clock-end = Whoever brings the last tile of Era 2 into the row gets { $vp } VP; then everybody else has one more turn
rogweb-clock-scoring = At the end influence, delivered customers and their abilities are scored
# short
rogweb-seal-end = End the turn
# short
rogweb-seal-roll = Roll
# short
rogweb-seal-stop = Stop selling

### Customers

rogweb-customer-type =
    { $type ->
        [artisan] artisan
        [elder] elder
        [merchant] merchant
        [monk] monk
       *[noble] noble
    }
rogweb-customer-home = { $region } (region { $number })
rogweb-customer-order = Asks for { $list }
rogweb-customer-delivery = Gives { $list }
rogweb-customer-ongoing = Afterwards: { $ability }
rogweb-customer-end = At the end: { $end }

### What lies before a seat

rogweb-seat-board = { $seat }: { $name }
rogweb-chip = { $amount }, { $limit } at most
rogweb-trade = Trade { $what }
rogweb-may-trade = You can trade it.
rogweb-die = The die shows { $face }: { $region }
rogweb-die-none = The die has not been rolled yet
rogweb-turn-die = Pay favor to turn the die to { $face }: { $region }
rogweb-set-die = Set the die to { $face }: { $region }
rogweb-favor = Favor { $favor }, limit { $limit }
rogweb-influence = Influence
rogweb-no-deliveries = No customer delivered yet
rogweb-deliveries-vp =
    { $count ->
        [one] { $count } delivered customer: { $vp } VP at the end ({ $list } for 1, 2, 3 and more)
       *[other] { $count } delivered customers: { $vp } VP at the end ({ $list } for 1, 2, 3 and more)
    }
# short
rogweb-effects = What they do
rogweb-buy-favor = { $koku } Koku can be traded for 1 favor
rogweb-score-now = { $vp } VP if it ended now
rogweb-score-final = { $vp } VP in all
rogweb-owed = Still to choose: { $goods }
rogweb-hand = Your customers
rogweb-hand-empty = Your hand is empty.
rogweb-hand-count =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
