# What only the drawing of Yellow & Yangtze says. Keys begin with yyweb-.

yyweb-board = The table: map, display and supply
yyweb-map = The map. Arrow keys go from space to space.
yyweb-space =
    { $river ->
        [yellow] { $space }, Yellow River
        [yangtze] { $space }, Yangtze
       *[land] { $space }, land
    }
yyweb-capital = capital of { $name }
yyweb-empty = empty
yyweb-on = { $what } on { $space }
yyweb-next = Next to { $list }
yyweb-next-nothing = Nothing lies beside it
yyweb-in-state = In the state with { $list }
yyweb-state-red = Its strength in a war: { $red }
yyweb-no-state = In no state
yyweb-in-war = In the warring state { $side }, strength { $total }
yyweb-unifying = The unifying tile of the war
yyweb-under = Under { $list }
yyweb-stands-on = { $pagoda } on { $triangle }
yyweb-triangle-free = Triangle { $triangle } of { $color } tiles, without a pagoda
yyweb-triangle = triangle { $triangle }
yyweb-may = Possible now.
yyweb-can = Possible here: { $list }
yyweb-can-riot = a riot
yyweb-thinking = …
yyweb-triangles = Pagodas and triangles
yyweb-color =
    { $color ->
        [black] black
        [red] red
        [blue] blue
        [green] green
       *[yellow] yellow
    }

### Beside the map

yyweb-display = Display
yyweb-display-tile = { $tiles } in the display
yyweb-display-none = no { $color } tile in the display
yyweb-supply = Pagodas
yyweb-supply-of = { $pagoda }: { $left } of { $all } in the supply
yyweb-bag = Bag
yyweb-bag-tiles =
    { $count ->
        [one] { $count } tile in the bag
       *[other] { $count } tiles in the bag
    }
yyweb-box-tiles = Openly put into the box: { $list }
yyweb-box-none = No tile has openly gone into the box
yyweb-end = End the turn
yyweb-pass = Pass
yyweb-left =
    { $count ->
        [one] { $count } action left
       *[other] { $count } actions left
    }
yyweb-over = The game is over

### Conflicts

yyweb-war = War at { $space }
yyweb-revolt-of =
    { $leader ->
        [governor] Revolt between Governors
        [soldier] Revolt between Soldiers
        [farmer] Revolt between Farmers
        [trader] Revolt between Traders
       *[artisan] Revolt between Artisans
    }
yyweb-attacker = attacker
yyweb-defender = defender
yyweb-side =
    { $side ->
        [e] East
        [ne] Northeast
        [nw] Northwest
        [w] West
        [sw] Southwest
       *[se] Southeast
    }
yyweb-side-of =
    { $side ->
        [e] the state to the east
        [ne] the state to the northeast
        [nw] the state to the northwest
        [w] the state to the west
        [sw] the state to the southwest
       *[se] the state to the southeast
    }
yyweb-side-base =
    { $count ->
        [one] { $count } red tile on the board
       *[other] { $count } red tiles on the board
    }
yyweb-revolt-base =
    { $count ->
        [one] { $count } black tile beside { $space }
       *[other] { $count } black tiles beside { $space }
    }
yyweb-added =
    { $leader ->
        [none] { $seat } adds { $tiles }
       *[other] { $seat } adds { $tiles } and { $leader }
    }
yyweb-added-leader = { $seat } adds { $leader }
yyweb-total = Strength { $total }
yyweb-asked = Still to decide: { $list }
yyweb-outcome-war = The war, step by step
yyweb-outcome-revolt = The revolt, step by step
yyweb-again = Play again
yyweb-wins = wins
yyweb-state-at = State at { $space }

### Players

yyweb-seat-board = { $name } ({ $seat })
yyweb-seat = seat { $seat }
yyweb-leaders = Leaders
yyweb-leader-on = { $leader }, on { $space }
yyweb-leader-home = { $leader }, off the board
yyweb-withdraw = Withdraw { $leader } from { $space }
yyweb-points = Points
yyweb-points-hidden = points hidden until the end
yyweb-points-of = { $category }: { $points }
yyweb-lowest = Lowest color with the yellow points assigned: { $lowest }
yyweb-lowest-short = lowest
yyweb-hand-count =
    { $count ->
        [one] { $count } tile in hand
       *[other] { $count } tiles in hand
    }
yyweb-known = Known to be in hand: { $list }
yyweb-maybe =
    { $unsure ->
        [one] { $list }, of which { $unsure } may have been replaced
       *[other] { $list }, of which { $unsure } may have been replaced
    }
yyweb-hand = Your tiles
yyweb-hand-tile = { $tile }, number { $number } of this color
yyweb-hand-empty = Your hand is empty.
yyweb-swap = Choose { $tile }, number { $number }, to be replaced
yyweb-swap-hint = Mark tiles to replace them
yyweb-replace =
    { $count ->
        [one] Replace { $count } tile
       *[other] Replace { $count } tiles
    }
yyweb-amount = How many { $color } tiles
yyweb-amount-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }

### Things, for the list of moves

yyweb-target-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
yyweb-target-verb =
    { $verb ->
        [end] ending the turn
        [pass] passing
        [withdraw] withdrawing a leader
        [take] a tile of the display
        [replace] replacing tiles
        [commit] adding black tiles
        [support] supporting a state
        [winner] choosing the winner
        [place] placing a tile
        [leader] positioning a leader
        [riot] a riot
        [pay] paying the toll
        [pagoda] establishing a pagoda
        [buy] a pagoda for green tiles
       *[move] moving a pagoda
    }
yyweb-target-replace = tiles { $letters }
