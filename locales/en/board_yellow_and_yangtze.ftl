# Yellow & Yangtze on the terminal. Keys begin with yy-board-. Many texts stand in narrow places: keep them short.

### Title

yy-board-title = Yellow & Yangtze
yy-board-turn = { $seat }’s turn
yy-board-turn-you = your turn ({ $seat })
yy-board-over = game over
yy-board-setup = setup
yy-board-bag = bag { $count }
yy-board-chance = chance
# At most 55 columns each.
yy-board-decides-action =
    { $left ->
        [one] an action, the last one, or end the turn
       *[other] an action ({ $left } left), or end the turn
    }
yy-board-decides-pagoda = a pagoda for the tile on { $space }
yy-board-decides-move = which pagoda moves to { $to }
yy-board-decides-pick = a tile of the display
yy-board-decides-chain = a further blue tile next to { $space }
yy-board-decides-attack = black tiles for the attack
yy-board-decides-defend = black tiles for the defense
yy-board-decides-support = support in the war
yy-board-decides-winner = the winner among the tied states
yy-board-decides-toll =
    { $due ->
        [one] the toll: { $due } red tile of the state { $side }
       *[other] the toll: { $due } red tiles of the state { $side }
    }
yy-board-decides-chance-first = who begins
yy-board-decides-chance-box = a tile for the box
yy-board-decides-chance-hand = a tile for { $seat }
yy-board-decides-chance-display = a tile for the display
yy-board-idle = turns without a draw: { $turns }, at { $limit } the game ends
yy-board-idle-endless = turns without a draw: { $turns }
yy-board-idle-still = ; none in this turn yet

### Around the map

yy-board-display = display
yy-board-supply = pagodas left
yy-board-box = box
yy-board-box-unseen = and { $count } unseen
yy-board-removed = { $count } of them in setup
yy-board-states = states
yy-board-no-states = no leader is on the board
yy-board-spaces =
    { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
yy-board-red = red { $count }
yy-board-black = black { $count }

### Conflicts

# At most 55 columns.
yy-board-war = war: { $seat } unites states on { $space } ({ $marker })
yy-board-revolt =
    { $leader ->
        [governor] revolt of the Governors
        [soldier] revolt of the Soldiers
        [farmer] revolt of the Farmers
        [trader] revolt of the Traders
       *[artisan] revolt of the Artisans
    }
yy-board-side =
    { $number ->
        [0] state at { $space }
       *[other] state { $number } at { $space }
    }
yy-board-attacker = attacker
yy-board-defender = defender
yy-board-wins-ties = wins a tie
yy-board-leader =
    { $leader ->
        [governor] Governor
       *[soldier] Soldier
    }
yy-board-paid = toll paid on
yy-board-asked = still to decide:
yy-board-passed = nothing added by:

### Players

yy-board-players = players
# At most 8, 10, 9 columns.
yy-board-player-tiles = tiles
yy-board-player-home = at home
yy-board-player-replaced = replaced
yy-board-player-points = points
yy-board-holds =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
# Both together at most 11 columns.
yy-board-you = you
yy-board-first = first
yy-board-known = all know:
yy-board-less = less { $count } at most
yy-board-own = yours alone
yy-board-own-hand = hand
yy-board-own-points = points
yy-board-own-replaced = replaced
yy-board-lowest = lowest
yy-board-result = result with yellow { $count }

### Legend

yy-board-legend =
    K R U G Y  black, red, blue, green, yellow: a tile
    K^       a tile under a pagoda; K! the tile that unites states in a war
    Ar       a leader: the seat, and its color as a small letter:
             k Governor  r Soldier  u Farmer  g Trader  y Artisan
    K 2      the number behind a piece is that of its state; no number: no leader
             holds the group together, so it is no state
    ·        land   ◇ an empty capital   ~ river
    / \      strokes join pieces that touch; so do neighbors in a row
    e05      a space in moves: row and column. The numbers above are for rows
             A C E …, those below for the shifted rows B D F …
    x        a red tile of the winner that has just paid the toll
    states   leaders and their spaces, size, red tiles (strength in a war), and
             pagodas: R^ scores for the red leader when its owner’s turn ends
    at home  leaders off the board: k +1 in a revolt, r +1 in a war, u saves a
             blue tile in a riot, g a green one for a pagoda
    first    the starting player
    all know R2 tiles seen when they were taken; U2 less 1 at most: one of them
             may have been replaced since
    = 4      the result: the lowest color after the best use of yellow points
    e ne nw w sw se  where a state at war lies, seen from the uniting tile
