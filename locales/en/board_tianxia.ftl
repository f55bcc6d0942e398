# Tianxia on the terminal. Keys begin with tx-board-. Many texts stand in narrow places: keep them short.

### Title

tx-board-title = Tianxia
tx-board-progress = round { $round } of { $rounds }
tx-board-phase =
    { $phase ->
        [setup] setup
        [preparation] preparation
        [income] income
        [action] actions
        [attack] attack
        [cleanup] cleanup
       *[ended] end
    }
tx-board-over = game over
tx-board-turn = { $family }’s turn
tx-board-turn-you = your turn ({ $family })
tx-board-chance = chance
tx-board-order = turn order
tx-board-passed = next round

### Signs

# An amount: as short as can be.
tx-board-amount =
    { $what ->
        [coins] { $amount }$
        [wood] { $amount }w
        [stone] { $amount }s
        [rice] { $amount }r
        [silk] { $amount }K
        [helmets] { $amount }H
        [jewelry] { $amount }J
        [points] { $amount }v
        [any-resource] { $amount } any
        [any-good] { $amount ->
            [one] { $amount } good
           *[other] { $amount } goods
        }
        [palace-any] { $amount ->
            [one] { $amount } step
           *[other] { $amount } steps
        }
        [objective] { $amount ->
            [one] { $amount } card
           *[other] { $amount } cards
        }
       *[bonus-tile] { $amount ->
            [one] { $amount } tile
           *[other] { $amount } tiles
        }
    }
# One letter each, the same as in the amounts.
tx-board-letter =
    { $what ->
        [wood] w
        [stone] s
        [rice] r
        [silk] K
        [helmets] H
       *[jewelry] J
    }
tx-board-resource = any
tx-board-good = good
tx-board-soldiers =
    { $count ->
        [one] { $count } soldier
       *[other] { $count } soldiers
    }
tx-board-action =
    { $action ->
        [fortify] Fortify
        [train] Train
        [governor] Governor
       *[ship] Ship
    }
tx-board-any-ship = low
tx-board-any-good = any
tx-board-power-fortify-discount = Fortify: first -{ $gain }
tx-board-power-train-discount = Train: first -{ $gain }
tx-board-power-structure-points = wall { $gain }, tower { $second }
tx-board-power-delivery-gain = delivery { $gain }
tx-board-power-lowest-ship = Ship low
tx-board-power-governor-discount = Governor -{ $gain }
tx-board-power-governor-points = Governor { $gain }
tx-board-power-barge-surcharge = own on barge ≤{ $gain }
tx-board-power-pushed-off-points = pushed off { $gain }
tx-board-power-extra-step = banner +1 step: { $gain }
tx-board-power-exchange-unit = Exchange { $value }+: 1 good
tx-board-power-entry-discount = entry -{ $gain }
tx-board-figurine =
    { $word ->
       *[other] { $name }
    }
tx-board-track =
    { $track ->
        [black] black
        [red] red
        [green] green
       *[white] white
    }

### Wall

tx-board-wall = wall
tx-board-section =
    { $word ->
        [qin_section] Qin
        [west_zhao_section] West Zhao
        [east_zhao_section] East Zhao
        [yan_section] Yan
       *[other] { $name }
    }
tx-board-leader = leader
tx-board-strength = nomads
tx-board-walls = walls
tx-board-tower = tower
tx-board-soldiers-here = soldiers
tx-board-attack = card
tx-board-battle = battle
tx-board-defense = defense { $defense }
tx-board-holds = the walls hold
tx-board-won = won
tx-board-lost = lost, { $left } left
tx-board-fallen = fall
tx-board-raid-on = raid
tx-board-expelled = driven out
tx-board-losses = each loses { $count }
tx-board-ranks = ranks

### Paths

tx-board-paths = invasion paths
tx-board-site = site
tx-board-building = building
tx-board-raid = raid
tx-board-cost = cost
tx-board-spaces = spaces
tx-board-does = effect
tx-board-tile = tile
tx-board-slot =
    { $kind ->
        [income] income
       *[passive] passive
    }

### Regions

tx-board-regions = regions and military board
tx-board-region = region
tx-board-banner = banner
tx-board-benefit = benefit
tx-board-exchange = Exchange
tx-board-port = port
tx-board-entry = entry
tx-board-markers = markers
tx-board-each = { $cost } each

### Ships

tx-board-ships = ships and barges
tx-board-sea = open sea
tx-board-ship = ship
tx-board-shipped = shipped
tx-board-barges = barges

### Palace and piles

tx-board-palaces = Palace tracks
tx-board-points = points
tx-board-figurines = figurines
tx-board-passing = on passing
tx-board-supplies = tiles and piles
tx-board-round-tiles = round bonus
tx-board-piles = to come
tx-board-supply =
    { $count ->
        [one] { $count } tile in supply
       *[other] { $count } tiles in supply
    }
tx-board-deck =
    { $count ->
        [one] { $count } Objective
       *[other] { $count } Objectives
    }
tx-board-ships-left =
    { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }
tx-board-demands = demand
tx-board-gone = Objectives discarded:
tx-board-unseen = tiles unseen

### Families

tx-board-players = families
tx-board-you = you
tx-board-board =
    { $board ->
        [azure] azure
        [crimson] crimson
        [jade] jade
        [ochre] ochre
       *[other] { $name }
    }
tx-board-workers =
    { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
tx-board-markers-left =
    { $count ->
        [one] { $count } marker
       *[other] { $count } markers
    }
tx-board-discarded = (+{ $count } discarded)
tx-board-walls-built =
    { $count ->
        [one] { $count } wall
       *[other] { $count } walls
    }
tx-board-towers-built =
    { $count ->
        [one] { $count } tower
       *[other] { $count } towers
    }
tx-board-next = (next { $cost })
tx-board-governors =
    { $count ->
        [one] { $count } Governor
       *[other] { $count } Governors
    }
tx-board-deliveries =
    { $count ->
        [one] { $count } delivery left
       *[other] { $count } deliveries left
    }
tx-board-income = income
tx-board-tiles = tiles
tx-board-used = used
tx-board-objectives =
    { $count ->
        [one] { $count } Objective
       *[other] { $count } Objectives
    }
tx-board-drawn = ({ $count } drawn)
tx-board-limu-start = +{ $points } at the end
tx-board-cards-left =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }

### Objectives

tx-board-own = Objectives
tx-board-returned = returned
tx-board-met = met
tx-board-scores = scores
tx-board-discard = discard

### Legend

tx-board-legend =
    3$ 2w      coins, wood; s stone  r rice  K silk  H helmets  J jewelry  v points
    2 any      resources of any kind; good: a good of any kind; step: a Palace
               step; card: an Objective; tile: a Bonus tile of the supply
    Train -4r  a Train action for 4 rice less in all; Fortify ×1 -2s: one structure
               for 2 stone less; Ship ×1 low any: one delivery, to the lowest ship
               too (low), with a good of any kind (any)
    A B C D    the seats; L Li Mu  n a neutral worker  · an empty space
    ─◆─×       the nomad leader on the attack track; × is the battle
    →2 +1      spaces and strength that the attack card of the round has brought
    battle     how it would go now: defense, what is left of the nomads, the
               soldiers that fall, the sites raided, whose Governors go, what each
               family loses, the points for the ranks and for the victory
    raid       the strength that nomads lose at the site
    2w+1       wood for a Governor; +1 is for the token of a raid
    {"["}A][+1]    worker spaces: a Governor; an empty one for 1 wood more
    effect     of a building: gains come at once and as income, words are what it
               changes as long as the Governor stays
    entry      coins to go there, for you (on a low screen behind the colon);
               beside each barge what a turn costs
    w [BnA]    the wood barge; workers enter from the left
    K → 2$     the Demand tile of a ship; [5v][A] its delivery spaces: what an
               empty one brings, whose marker lies there
    shipped    whose shipping marker lies in the port
    5 3v       position 5 of a Palace track, 3 points at the end; the letters are
               who stands there
    3+: 2 steps 3$   with 3 figurines or more: 2 Palace steps for 3 coins on passing
    (A)        has passed
    m2 [A·]    the second Merchant action, with one Merchant on its two spaces
    2r (3)     three tiles of the kind
    4/3 scores an Objective counts 4 and needs 3, and scores; met: others score
               more
