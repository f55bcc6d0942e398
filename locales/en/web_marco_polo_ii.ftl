# Marco Polo II in the browser: what only the drawing says. Keys begin with mp2web-. What has the mark "short" stands on
# the drawing: keep it short.

mp2web-board = The board of Marco Polo II. Tab goes from group to group, the arrow keys walk within a group.
mp2web-may = You can choose this now.

### Names

mp2web-resource =
    { $what ->
        [coins] coins
        [camels] camels
        [pepper] pepper
        [silk] silk
        [gold] gold
        [jade] jade
        [vp] victory points
        [any_good] a good of any kind
        [different_goods] different goods
        [black_die] a black die
        [move] movement
        [contract_pile] a contract from the pile
        [contract_city] a contract from a city
        [city_bonus_other] a copy of another city bonus
       *[shield_plus] an extra shield
    }
mp2web-seal =
    { $seal ->
        [farmer] Farmer
        [spicer] Spicer
        [tailor] Tailor
       *[jeweler] Jeweler
    }
mp2web-seat = seat { $seat }
mp2web-die-of =
    { $of ->
        [black] a black { $value }
        [neutral] a neutral { $value }
       *[seat] { $value } of { $of }
    }
mp2web-slot = an open contract in { $city }
mp2web-figure =
    { $figure ->
        [2] the second figure
       *[other] the first figure
    }
mp2web-turned =
    { $to ->
        [up] one up
       *[down] one down
    }
mp2web-exchange =
    { $exchange ->
        [first] the first exchange
       *[second] the second exchange
    }
mp2web-target-offer = offer { $number }
mp2web-target-bag = the Money Bag for { $what }
mp2web-target-round = round { $round }
mp2web-for-coins = { $jade } for coins
mp2web-for-camels = { $jade } for camels
mp2web-kept-tile = a kept outpost tile
mp2web-target-verb =
    { $verb ->
        [book] a Book
        [khan] Khan’s Favor
        [seals] Guild Seals
        [travel] Travel
        [contracts] Contracts
        [special] a special city
        [card] a city card
        [bag] the Money Bag
        [reroll] reroll a die
        [turn] turn a die
        [buy] a black die
        [improve] improve a seal
        [complete] complete a contract
        [discard] discard a contract
        [outpost] use a kept outpost tile
        [step] a step
        [go] set out
        [again] once more
        [stop] stop
        [decline] decline
        [end] end the turn
        [post] the additional post
        [from] move a post
        [claim] an outpost tile
        [bonus] a city bonus
        [copy] copy a city bonus
        [pay] pay in jade
        [take] the next reward
        [compensate] the compensation
        [pair] settle a pair
        [black] a black die
        [goal] a goal card
       *[character] a character
    }
mp2web-answer =
    { $verb ->
        [go] Set out
        [again] Once more
        [stop] Stop
        [decline] Decline
       *[end] End the turn
    }

### The map

mp2web-role =
    { $role ->
        [start] Where everybody begins; no posts
        [contract] City with contracts
        [card] City with a card
        [special] Special city, with an action of its own
        [small] Small city
       *[oasis] Oasis; no posts
    }
mp2web-has-shield = Its { $shield }
mp2web-outpost = Outpost tile for the first post: { $gain }
mp2web-outpost-gone = Its outpost tile is gone
mp2web-bonus = City bonus, now and at the start of each round: { $gain }
mp2web-posts = Posts of { $list }
mp2web-figures = Figures of { $list }
mp2web-routes = Routes: { $list }
mp2web-route = { $place } ({ $cost })
mp2web-route-seal = { $place } ({ $cost }, needs { $seal })
mp2web-route-free = nothing to pay
mp2web-setup = Setup
mp2web-round = Round { $round } of { $rounds }
mp2web-order = Order of turns: { $list }
mp2web-hourglass = { $seat } holds the hourglass and goes first in the next round
mp2web-piles = { $pile } contracts in the pile, { $deck } city cards in the deck

### Journeys

mp2web-plan = Plan a journey
mp2web-plan-hint = Pick a place on the map to see the ways there.
mp2web-plan-pick = A journey: where to?
mp2web-plan-to = The ways to { $place }
mp2web-plan-none = There is no way there from where you stand.
mp2web-running = Announced: { $used } of { $movement } movement
mp2web-running-none = Pick the first step on the map.
mp2web-left = Left after it:
mp2web-by-icon = movement reward
mp2web-journey = { $places }: movement { $steps } of { $movement } ({ $by }), { $cost } in all
mp2web-stand-in = { $jade } of it in place of coins and camels
mp2web-reachable = You can make this journey.
mp2web-short = What is short: { $list }
mp2web-short-short = Short:
mp2web-steps = { $steps } movement

### Action spaces

mp2web-placed = Dice there: { $list }
mp2web-occupied = It is occupied: you pay as many coins as your lowest die shows.
mp2web-one-die =
    { $least ->
        [1] One die of any value
       *[other] One die of { $least } or more
    }
mp2web-offer = Offer { $number }: { $offer }
mp2web-khan-short = Khan’s Favor
mp2web-khan = One die, no lower than the one to the left of it: { $gain }
mp2web-bag-short = Money Bag
mp2web-bag = Any die, at any time in your turn: { $gain }
mp2web-seals = { $dice } dice; the lowest one says which seals can be taken
mp2web-travel-short = Travel
mp2web-travel =
    { $dice ->
        [one] One die; movement up to that die, at most { $cap }
       *[other] { $dice } dice; movement up to the lowest one, at most { $cap }
    }
mp2web-travel-entry = The entry costs { $cost }.
mp2web-travel-post = One additional post in a city on the way
mp2web-contracts-short = Contracts
mp2web-contracts = One die: up to { $most } open contracts from cities with your posts, and { $gain }
mp2web-black-short = Black dice
mp2web-black =
    { $dice ->
        [one] One black die on the board
       *[other] { $dice } black dice on the board
    }
mp2web-black-open = They show { $list }.
mp2web-black-buy = Once per turn you may buy one for { $cost }.
mp2web-special = One die: { $gain }; with { $seal } improved also its bonus, twice from a { $die } on
mp2web-counts = It counts { $count } for you.
mp2web-open-card = Open card
mp2web-posted = You have a post there.
mp2web-posted-in = You have a post in { $city }.
mp2web-needs-post = Needs your post in { $city }.
mp2web-slot-empty = No contract here
mp2web-slot-gain = Who takes it gets { $gain } too.

### Seals and contracts

mp2web-seal-die =
    { $die ->
        [1] Lowest die 1 or more; with it { $gain }
       *[other] Lowest die { $die } or more; with it { $gain }
    }
mp2web-seal-improve = To improve it: { $cost }
mp2web-seal-bonus = Improved, now and at the start of each round: { $gain }
mp2web-seal-left = { $left } left
mp2web-seal-side =
    { $side ->
        [none] { $seal }: not owned
        [basic] { $seal }: owned
       *[improved] { $seal }: improved
    }
mp2web-contract-asks = Asks for { $cost }
mp2web-contract-gives = Gives { $gain }
mp2web-contract-none = No contract here

### Choices

mp2web-choose =
    { $what ->
        [compensation] Compensation: which?
        [pay] Jade in place of what?
        [give] Which good do you pay?
        [good] Which good do you take?
        [different-goods] Which good do you take?
        [take] Which reward next?
        [direction] Which exchange?
        [oasis] At the oasis
        [pairs] Which pair?
        [keep] Drawn: discard it?
        [path] Which figure?
        [arrival] Which one first?
       *[other] Choose
    }
mp2web-pair = a pair of { $value }s
mp2web-draft = Choose a character

### Before a seat

mp2web-seat-board = Before { $name } (seat { $seat })
mp2web-dice = Dice, { $sum } in all
mp2web-dice-none = No dice left
mp2web-unrolled =
    { $dice ->
        [one] { $dice } black die to roll
       *[other] { $dice } black dice to roll
    }
mp2web-die-change =
    { $how ->
        [reroll] Reroll it for { $cost }
        [up] Turn it one up for { $cost }
       *[down] Turn it one down for { $cost }
    }
mp2web-seals-own = Guild seals
mp2web-completed =
    { $count ->
        [one] { $count } completed contract
       *[other] { $count } completed contracts
    }
mp2web-shields = { $count ->
        [one] { $count } shield
       *[other] { $count } shields
    }: { $vp } at the end, without the goal card
mp2web-posts-left = { $placed } of { $all } posts placed
mp2web-post-vp = The next one brings { $vp }
mp2web-kept = Kept outpost tile: { $gain }
mp2web-score-now = { $vp } VP if it ended now
mp2web-score-final = { $vp } VP in the end
mp2web-hand = Your goal card
mp2web-hand-closed =
    { $count ->
        [one] One goal card, face down
       *[other] { $count } goal cards, not yet looked at
    }
# Names of oases on the map; a language of long names gives each a few short words.
mp2web-oasis =
    { $place ->
       *[any] { $name }
    }
