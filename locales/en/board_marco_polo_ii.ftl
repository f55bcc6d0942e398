# Marco Polo II on the terminal. Keys begin with mp2-board-. Many texts stand in narrow places: keep them short.

### Title

mp2-board-title = Marco Polo II
mp2-board-progress = round { $round } of { $rounds }
mp2-board-setup = setup
mp2-board-over = game over
mp2-board-turn = { $seat }’s turn
mp2-board-turn-you = your turn ({ $seat })
mp2-board-chance = chance
mp2-board-due = { $coins }$ due for the occupied space
mp2-board-doubled = taken twice: { $what }
mp2-board-bought = a black die has been bought in this turn

### Signs

# An amount: as short as can be.
mp2-board-amount =
    { $what ->
        [coins] { $amount }$
        [camels] { $amount }c
        [pepper] { $amount }p
        [silk] { $amount }s
        [gold] { $amount }g
        [jade] { $amount }j
        [vp] { $amount }v
        [any-good] { $amount ->
            [one] good
           *[other] { $amount } goods
        }
        [different-goods] { $amount } unlike
        [black-die] { $amount ->
            [one] die
           *[other] { $amount } dice
        }
        [move] { $amount ->
            [one] step
           *[other] { $amount } steps
        }
        [contract-pile] { $amount ->
            [one] contract
           *[other] { $amount } contracts
        }
        [contract-city] { $amount ->
            [one] city contract
           *[other] { $amount } city contracts
        }
        [city-bonus-other] { $amount ->
            [one] copy
           *[other] { $amount } copies
        }
       *[shield-plus] { $amount ->
            [one] shield
           *[other] { $amount } shields
        }
    }
# One letter each.
mp2-board-seal =
    { $seal ->
        [farmer] F
        [spicer] S
        [tailor] T
       *[jeweler] J
    }
mp2-board-or = or
mp2-board-card-pip = die× { $gain }
mp2-board-card-count =
    { $what ->
        [completed-contracts] ≤die× { $gain } per contract done
       *[placed-posts] ≤die× { $gain } per post
    }
mp2-board-card-times = ≤die× { $exchange }
mp2-board-card-bonuses = city bonuses
mp2-board-card-seal = a seal for { $cost }

### Map and cities

# The oases on the map, by one word each.
mp2-board-oasis =
    { $place ->
       *[any] { $name }
    }
mp2-board-from = from { $place }:
mp2-board-cities = cities
mp2-board-tile = tile
mp2-board-bonus = bonus

### Actions. Names at most 9 columns.

mp2-board-actions = actions
mp2-board-book = Book
mp2-board-action-khan = Khan
mp2-board-action-seals = Seals
mp2-board-action-improve = improve
mp2-board-action-travel = Travel
mp2-board-action-contracts = Contracts
mp2-board-card = Card { $number }
mp2-board-action-bag = Bag
mp2-board-action-bonuses = bonus
mp2-board-any = any
mp2-board-part =
    { $part ->
        [upper] upper
        [middle] middle
       *[lower] lower
    }
mp2-board-dice =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
mp2-board-steps =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
mp2-board-for = { $what } for { $cost }
mp2-board-extra = { $what } + post
mp2-board-contracts = up to { $most } from cities with your post
mp2-board-reroll = reroll
mp2-board-turn-die = turn
mp2-board-buy = black die
mp2-board-black-left = ({ $count } left)

### To come

mp2-board-coming = to come
# At most 9 columns each.
mp2-board-round = round { $round }
mp2-board-piles = piles
mp2-board-pile =
    { $count ->
        [one] { $count } contract unseen
       *[other] { $count } contracts unseen
    }
mp2-board-deck =
    { $count ->
        [one] { $count } city card unseen
       *[other] { $count } city cards unseen
    }
mp2-board-under = below
mp2-board-under-count =
    { $count ->
        [one] { $count } contract below
       *[other] { $count } contracts below
    }

### Players

mp2-board-players = players
mp2-board-you = you
mp2-board-first = first
mp2-board-hourglass = hourglass
mp2-board-hand = dice
mp2-board-seals = seals
mp2-board-figure = at
mp2-board-posts =
    { $count ->
        [one] { $count } post left
       *[other] { $count } posts left
    }
mp2-board-next = (next { $what })
mp2-board-shields = shields
mp2-board-active = contracts
mp2-board-completed = { $count } done
mp2-board-ready = ready
mp2-board-lacks = lacks
mp2-board-kept = keeps
mp2-board-offered = characters to choose from
mp2-board-own = goal cards
mp2-board-goal = goal
mp2-board-put-away = put away

### Legend

mp2-board-legend =
    3$ 2c      coins, camels; p pepper  s silk  g gold  j jade  v victory points
    1c 3p → 5v die   what is paid, and what for. die: a black die; step: a step
               of movement; contract: one from the pile; good: pepper, silk or
               gold; 2 unlike: different ones; copy: any other city bonus
    F S T J    seals: farmer, spicer, tailor, jeweler; F! is improved
    ~Merv      an oasis. Below a name stand the posts by seat, and the figures
               in brackets: AC(B). A' a post of this turn: it does not yet open
               the card or the fields of its city
    ─3$+T─     a route: what it costs, and the seal it asks for, in green if
               you have it, else in red; 0 is free
    ◇B         a shield; ◆B one in a city with your post and on your goal card
    tile       the outpost tile, for the first post in the city
    bonus      the city bonus, with a post and at the start of each later round
    die× 2$    2 coins for each pip; ≤die×: as often as the die shows at most
    T! 1–3: ×1   with the improved seal its bonus, too, for a die of 1 to 3 once
    {"["}A3][  ]   the fields of a brown space; one with a die is closed
    A3 *5 n1   dice: of a seat, black, neutral; *? is rolled with the others
    3+         the lowest die that a space takes. Books, Seals, Travel, Contracts:
               a space with dice costs the coins that the lowest of yours shows
    1j: 3s 2$  an offer that costs 1 jade
    improve    what it costs, and the bonus, at once and in each later round
    ◇B +1 = 2: 2v   shields, extra ones, the sum and its victory points; of
               yourself with your goal card
    hourglass  who begins the next round
    below      contracts under the pile: they come after the unseen ones, the
               first of them first
