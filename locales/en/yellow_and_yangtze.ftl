# Yellow & Yangtze. Keys begin with yy-.

data-note-yellow_and_yangtze = The printed map is not public: the maps are our own drawings. Where each other number comes from stands beside it in the component file.

### Names

yy-category-black = Scrolls (black)
yy-category-red = Weapons (red)
yy-category-blue = Crops (blue)
yy-category-green = Goods (green)
yy-category-yellow = Gold (yellow, wild)

yy-tiles =
    { $count ->
        [one] { $count } { $color } tile
       *[other] { $count } { $color } tiles
    }
yy-color-of-tile = { $color }
yy-a-tile = a { $color } tile
yy-the-tile = the { $color } tile
yy-the-leader =
    { $leader ->
        [governor] the Governor
        [soldier] the Soldier
        [farmer] the Farmer
        [trader] the Trader
       *[artisan] the Artisan
    }
yy-leader-of =
    { $leader ->
        [governor] { $seat }’s Governor
        [soldier] { $seat }’s Soldier
        [farmer] { $seat }’s Farmer
        [trader] { $seat }’s Trader
       *[artisan] { $seat }’s Artisan
    }
yy-points =
    { $amount ->
        [one] { $amount } { $color } point
       *[other] { $amount } { $color } points
    }
yy-a-pagoda =
    { $color ->
        [black] a Court
        [red] a Garrison
        [blue] a Granary
        [green] a Market
        [yellow] a Workshop
       *[any] a pagoda
    }
yy-the-pagoda =
    { $color ->
        [black] the Court
        [red] the Garrison
        [blue] the Granary
        [green] the Market
        [yellow] the Workshop
       *[any] the pagoda
    }
yy-nothing = nothing
yy-direction =
    { $side ->
        [e] to the east
        [ne] to the northeast
        [nw] to the northwest
        [w] to the west
        [sw] to the southwest
       *[se] to the southeast
    }
yy-state-with = the state with { $leaders }
yy-state-at = the state at { $space }
yy-strength-at = { $space } { $strength }
yy-against = { $first } against { $rest }

### Prompts

yy-prompt-action =
    { $left ->
        [one] choose an action, or end the turn ({ $left } action left)
       *[other] choose an action, or end the turn ({ $left } actions left)
    }
yy-prompt-pagoda = establish { $pagoda } for the tile on { $space }, or decline
yy-prompt-move = which pagoda becomes { $pagoda } of { $triangle }?
yy-prompt-pick = take a tile of the display, or decline
yy-prompt-chain = place another blue tile beside { $space }, or stop
yy-prompt-attack =
    { $leader ->
        [governor] revolt of { $first } (strength { $attack }) against { $second } ({ $defense }): add black tiles, the Governor or both, or pass
       *[none] revolt of { $first } (strength { $attack }) against { $second } ({ $defense }): add black tiles, or pass
    }
yy-prompt-defend =
    { $leader ->
        [governor] revolt of { $first } (total { $attack }) against { $second } ({ $defense }): add black tiles, the Governor or both, or pass; a tie is enough
       *[none] revolt of { $first } (total { $attack }) against { $second } ({ $defense }): add black tiles, or pass; a tie is enough
    }
yy-prompt-support =
    { $leader ->
        [soldier] war ({ $list }): support a state with red tiles, the Soldier or both, or pass
       *[none] war ({ $list }): support a state with red tiles, or pass
    }
yy-prompt-winner = { $list } are tied at { $strength }: which one wins?
yy-prompt-toll =
    { $due ->
        [one] the toll takes { $due } more red tile from { $state }: which one?
       *[other] the toll takes { $due } more red tiles from { $state }: which one now?
    }
yy-prompt-over = The game is over: { $names } wins with { $lowest } in the lowest color.
yy-prompt-over-second = The game is over: { $names } wins with { $lowest } in the lowest color, ahead of { $level } in the second lowest.
yy-prompt-over-third = The game is over: { $names } wins with { $lowest } in the lowest color, ahead of { $level } in the third lowest.
yy-prompt-over-highest = The game is over: { $names } wins with { $lowest } in the lowest color, ahead of { $level } in the highest.
yy-prompt-over-gold = The game is over: { $names } wins with { $lowest } in the lowest color; the tie with { $level } is decided by fewer yellow points.
yy-prompt-over-shared = The game is over: { $names } share the victory, equal in all four colors, with { $lowest } in the lowest.
yy-prompt-over-nobody = The game is over: nobody wins, since { $names } are equal in everything, with { $lowest } in the lowest color.
yy-prompt-chance-first = who begins
yy-prompt-chance-box =
    { $tiles ->
        [one] { $tiles } more tile goes into the box unseen
       *[other] { $tiles } more tiles go into the box unseen
    }
yy-prompt-chance-hand =
    { $tiles ->
        [one] { $seat } draws { $tiles } more tile
       *[other] { $seat } draws { $tiles } more tiles
    }
yy-prompt-chance-display =
    { $tiles ->
        [one] { $tiles } more tile joins the display
       *[other] { $tiles } more tiles join the display
    }

### Actions

yy-action-end = end the turn
yy-did-end = { $seat } ends the turn
yy-action-pass = pass
yy-did-pass = { $seat } passes
yy-action-pass-pagoda = pass: no pagoda
yy-action-pass-pick = pass: no tile of the display
yy-action-pass-chain = pass: no further blue tile
yy-action-pass-add = pass: add nothing
yy-action-withdraw = withdraw { $leader }
yy-action-withdraw-from = withdraw { $leader } from { $space }
yy-action-take = take { $tile } from the display
yy-action-replace = replace { $tiles }
yy-action-replace-some =
    { $count ->
        [one] replace { $count } tile
       *[other] replace { $count } tiles
    }
yy-action-commit = add { $added }
yy-action-support = support { $state } with { $added }
yy-action-support-side = support a state { $side } with { $added }
yy-action-winner = let { $state } win
yy-action-winner-side = let a state { $side } win
yy-action-place = place { $tile } on { $space }
yy-action-leader = position { $leader } on { $space }
yy-action-leader-from = position { $leader } on { $space }, moving from { $old }
yy-action-riot = riot for { $paid }: remove { $tile } on { $space }
yy-action-riot-empty = riot for { $paid }: remove a tile on { $space }
yy-action-pay = pay the toll with { $tile } on { $space }
yy-action-pagoda = establish { $pagoda } on { $triangle }
yy-action-buy = claim { $triangle } for { $paid }: { $pagoda }
yy-action-move = move the pagoda of { $old }
yy-action-move-to = move the pagoda of { $old } to { $new }
yy-outcome-first = { $seat } begins
yy-outcome-draw = { $tile } is drawn
yy-outcome-show = { $tile } joins the display
yy-outcome-box = { $tile } goes into the box

### What an action may lead to

yy-outlook-united =
    { $count ->
        [2] it unites two states: { $list }
       *[other] it unites { $count } states: { $list }
    }
yy-outlook-point = { $points } for { $leader }
yy-outlook-point-governor =
    { $color ->
        [red] { $points } for { $leader }, as there is no Soldier in that state
        [blue] { $points } for { $leader }, as there is no Farmer in that state
        [green] { $points } for { $leader }, as there is no Trader in that state
       *[yellow] { $points } for { $leader }, as there is no Artisan in that state
    }
yy-outlook-no-state = no point: the tile is in no state
yy-outlook-no-governor = no point: there is no Governor in that state
yy-outlook-no-point =
    { $color ->
        [red] no point: there is neither a Soldier nor a Governor in that state
        [blue] no point: there is neither a Farmer nor a Governor in that state
        [green] no point: there is neither a Trader nor a Governor in that state
       *[yellow] no point: there is neither an Artisan nor a Governor in that state
    }
yy-outlook-pagoda = it completes a triangle: you may establish { $pagoda } on { $list }
yy-outlook-pagoda-moved = it completes a triangle: you may establish { $pagoda } on { $list }, to be moved from { $old }
yy-outlook-joins = it joins the state with { $leaders }
yy-outlook-founds = it makes a state of tiles that have no other leader
yy-outlook-earns = it earns a point for each tile placed there that is { $list }
yy-outlook-earns-instead = it earns a point for each tile placed there that is { $list }, instead of { $leader }
yy-outlook-strength =
    { $count ->
        [one] { $count } black tile beside it: that is its strength in a revolt
       *[other] { $count } black tiles beside it: that is its strength in a revolt
    }
yy-outlook-stays = it stays in the same state, with the same strength in a revolt ({ $strength }): nothing else changes
yy-outlook-stays-strength = it stays in the same state; its strength in a revolt goes from { $old } to { $strength }
yy-outlook-pagodas-left = pagodas it leaves: { $points } less at the end of your turn
yy-outlook-pagoda-points = pagodas there: { $points } at the end of your turn
yy-outlook-can-add = still to come: { $list }
yy-reserve = { $seat } can add { $added }
yy-reserve-none = { $seat } has nothing to add
yy-reserve-up-to =
    { $high ->
        [one] { $seat } can add up to { $high } { $color } tile{ $leader ->
            [governor] {" "}and the Governor
            [soldier] {" "}and the Soldier
           *[none] {""}
        }
       *[other] { $seat } can add up to { $high } { $color } tiles{ $leader ->
            [governor] {" "}and the Governor
            [soldier] {" "}and the Soldier
           *[none] {""}
        }
    }
yy-reserve-range =
    { $leader ->
        [governor] { $seat } holds { $low } to { $high } { $color } tiles and can add the Governor
        [soldier] { $seat } holds { $low } to { $high } { $color } tiles and can add the Soldier
       *[none] { $seat } holds { $low } to { $high } { $color } tiles
    }
yy-outlook-revolt = revolt: { $first } with strength { $attack } against { $second } with { $defense }
yy-outlook-revolt-tie = a tie goes to { $seat }, who defends
yy-outlook-revolt-certain = { $seat } is certain to win
yy-outlook-revolt-stake = the winner gains { $points }, the loser’s leader goes home
yy-outlook-war = war: { $list }; { $seat } decides ties
yy-outlook-side = { $state } ({ $leaders }) has strength { $strength }
yy-outlook-bystander = { $state } stays out: none of its leaders is in dispute
yy-outlook-cannot-win = { $state } cannot win any more
yy-outlook-victory = if { $state } wins: { $list }
yy-outlook-gains = { $seat } gains { $points }
yy-outlook-home =
    { $count ->
        [one] { $list } goes home
       *[other] { $list } go home
    }
yy-outlook-reds-lost =
    { $count ->
        [0] the losers have no red tiles on the board
        [one] the losers lose { $count } red tile on the board
       *[other] the losers lose { $count } red tiles on the board
    }
yy-outlook-no-toll = no toll
yy-outlook-toll =
    { $reds ->
        [0] toll { $toll }, which committed tiles alone can pay
        [one] toll { $toll }, paid with committed tiles, then with its { $reds } red tile on the board
       *[other] toll { $toll }, paid with committed tiles, then with its { $reds } red tiles on the board
    }
yy-outlook-toll-range =
    { $reds ->
        [0] toll { $least } to { $most }, which committed tiles alone can pay
        [one] toll { $least } to { $most }, paid with committed tiles, then with its { $reds } red tile on the board
       *[other] toll { $least } to { $most }, paid with committed tiles, then with its { $reds } red tiles on the board
    }

### Why an action is not possible, and what would help

yy-why-other = This is not possible now.
yy-why-pending = Now: { $question }
yy-why-4-1 = { $space } is no space of this map.
yy-why-5-4 = There is nothing to pass on: you are choosing an action.
yy-why-5-4-help = End the turn if you want no further action.
yy-why-6-2-river = { $space } is a river space; leaders stand on land.
yy-why-6-2-taken = { $space } is occupied: { $what }.
yy-why-6-2-black = No black tile lies beside { $space }, and a leader needs one.
yy-why-6-3 = { $space } is where { $leader } stands already.
yy-why-6-4 = On { $space } your leader would unite { $count } states in which { $list } would meet; a leader must not do that.
yy-why-6-8 =
    { $leader ->
        [governor] Your Governor is not on the board.
        [soldier] Your Soldier is not on the board.
        [farmer] Your Farmer is not on the board.
        [trader] Your Trader is not on the board.
       *[artisan] Your Artisan is not on the board.
    }
yy-why-6-8-help = You can withdraw { $list }.
yy-why-6-8-help-none = You have no leader on the board.
yy-why-7-1-none = You have no { $color } tile in hand.
yy-why-7-1-taken = { $space } is occupied: { $what }.
yy-why-7-2-river = { $space } is land; blue tiles lie on river spaces.
yy-why-7-2-land = { $space } is a river space; { $color } tiles lie on land.
yy-why-7-10 = A tile of the display can be taken only after placing a green tile.
yy-why-7-10-help =
    { $count ->
        [0] You have no green tile in hand.
        [one] You have { $count } green tile in hand: place it first.
       *[other] You have { $count } green tiles in hand: place one first.
    }
yy-why-7-10-none = There is no { $color } tile in the display.
yy-why-7-10-none-help = It has { $tiles }.
yy-why-7-11 = { $space } is not beside { $last }, where you placed the last blue tile.
yy-why-7-11-color = Only a further blue tile can be placed in the same action.
yy-why-8-1 =
    { $have ->
        [0] A riot costs { $need }, and you have none in hand.
       *[other] A riot costs { $need }, and you have { $have } in hand.
    }
yy-why-8-2 = No tile lies on { $space }.
yy-why-8-2-leader = On { $space } stands { $what }; a riot removes tiles, not leaders.
yy-why-9-2 =
    { $have ->
        [0] Claiming a triangle costs { $need }, and you have none in hand.
       *[other] Claiming a triangle costs { $need }, and you have { $have } in hand.
    }
yy-why-price-none = At least one real { $color } tile is needed. Tiles come at the end of the turn, by replacing others, or from the display after a green tile.
yy-why-price-leader = Let { $leader }, who is off the board, stand in for the second tile.
yy-why-price-withdraw = Withdraw { $leader } first: off the board, it stands in for the second tile, and you have another action for it.
yy-why-price-last = Off the board, { $leader } would stand in for the second tile; but this is the last action of the turn.
yy-why-10-1 = You are short of { $lack } for this.
yy-why-11-1 = { $triangle } is no triangle of three tiles of one color: { $list }.
yy-why-11-1-corner = { $what } on { $space }
yy-why-11-1-empty = { $triangle } is empty.
yy-why-11-1-map = { $triangle } is no triangle on this map: all three spaces must be land, or all river.
yy-why-11-2 = { $triangle } does not contain the tile just placed on { $space }.
yy-why-11-3 =
    { $count ->
        [one] The tile on { $list } carries a pagoda already.
       *[other] The tiles on { $list } carry a pagoda already.
    }
yy-why-11-5 =
    { $color ->
        [black] No Court stands on { $triangle }.
        [red] No Garrison stands on { $triangle }.
        [blue] No Granary stands on { $triangle }.
        [green] No Market stands on { $triangle }.
       *[yellow] No Workshop stands on { $triangle }.
    }
yy-why-11-5-help = Move { $pagoda } of { $list }.
yy-why-11-6 = There is no { $color } pagoda in this component set.
yy-why-12-2 =
    { $leader ->
        [governor] Your Governor is on the board, on { $space }; it helps in a revolt only from off the board.
        [soldier] Your Soldier is on the board, on { $space }; it can be committed only from off the board.
        [farmer] Your Farmer is on the board, on { $space }; it stands in for a tile only from off the board.
       *[trader] Your Trader is on the board, on { $space }; it stands in for a tile only from off the board.
    }
yy-why-12-2-two = You can pay { $tiles } instead.
yy-why-15-5-side = There is no warring state { $side } of the unifying tile.
yy-why-15-5-named = The state { $side } of the unifying tile goes by its first side, which is { $first }.
yy-why-15-5-help = At war are { $list }.
yy-why-15-7 = No state { $side } of the unifying tile is among those tied for the highest total.
yy-why-15-7-help = Choose { $list }.
yy-why-15-12 = On { $space } lies no red tile that the winning state had before the war.
yy-why-17-3 = The game is over.
yy-why-21-1-turn = A new action has to wait until the pending one is complete.
yy-why-21-1-pass = You cannot pass here: one of the answers has to be chosen.
yy-why-21-1-take = A tile of the display can be taken only when you are asked after a green tile.
yy-why-21-1-commit = Black tiles are added only in a revolt, by attacker and defender when they are asked.
yy-why-21-1-support = States are supported only in a war, when you are asked.
yy-why-21-1-winner = A winner is chosen only in a war, when states are tied.
yy-why-21-1-pay = A toll is paid only at the end of a war, when you are asked.
yy-why-21-1-pagoda = A free pagoda comes only with a triangle that the tile just placed completes; other triangles are claimed with green tiles.
yy-why-21-1-move = A pagoda moves only when one is established and the supply has none of its color.
yy-why-22-3 = Chance decides now: { $question }
yy-why-22-3-outcome = Who begins and which tiles come is decided by chance.
yy-why-add-zero = To add nothing, pass.
yy-why-too-few =
    { $have ->
        [0] You cannot add { $tiles }: you have none in hand.
       *[other] You cannot add { $tiles }: you have { $have } in hand.
    }
yy-help-add = You can add { $added }.
yy-help-add-nothing = You have no { $color } tile in hand and nothing else to add: pass.
yy-help-hand = You have { $tiles } in hand.
yy-help-hand-empty = Your hand is empty.
yy-help-beside =
    { $count ->
        [one] Beside it, { $list } is possible.
       *[other] Beside it, { $list } are possible.
    }
yy-help-spaces =
    { $more ->
        [0] Possible: { $list }.
       *[other] Possible: { $list }, and { $more } more.
    }
yy-help-no-space = At present there is no space for { $leader }.
yy-help-triangles =
    { $more ->
        [0] Triangles that can carry a pagoda: { $list }.
       *[other] Triangles that can carry a pagoda: { $list }, and { $more } more.
    }
yy-help-no-triangle = No triangle can carry a pagoda now.

### Events

yy-event-first = { $seat } begins
yy-event-turn = the turn of { $seat } begins
yy-event-turn-ended =
    { $left ->
        [one] { $seat } ends the turn and gives up { $left } action
       *[other] { $seat } ends the turn and gives up { $left } actions
    }
yy-event-ended-bag = the game is over: a tile has to be drawn, and the bag is empty
yy-event-ended-idle = the game is over: nobody has drawn a tile for too long
yy-event-result =
    { $gold ->
        [0] { $seat } has { $lowest } in the lowest color
        [one] { $seat } has { $lowest } in the lowest color, with { $gold } yellow point assigned
       *[other] { $seat } has { $lowest } in the lowest color, with { $gold } yellow points assigned
    }
yy-event-gain =
    { $why ->
        [pagoda] { $seat } gains { $points } for pagodas
        [revolt] { $seat } gains { $points } for the revolt
        [war] { $seat } gains { $points } for the war
       *[tile] { $seat } gains { $points } for the tile
    }
yy-event-drew = { $seat } draws a tile
yy-event-drew-tile = { $seat } draws { $tile }
yy-event-refilled =
    { $tiles ->
        [0] { $seat } finds no tile to draw
        [one] { $seat } has { $tiles } tile to draw
       *[other] { $seat } has { $tiles } tiles to draw
    }
yy-event-shown = { $tile } joins the display
yy-event-boxed = a tile goes into the box unseen
yy-event-boxed-tile = { $tile } goes into the box unseen
yy-event-picked = { $seat } takes { $tile } from the display
yy-event-replaced =
    { $count ->
        [one] { $seat } replaces { $count } tile
       *[other] { $seat } replaces { $count } tiles
    }
yy-event-replaced-tiles = { $seat } replaces { $tiles }
yy-event-pay = { $seat } pays { $tiles }
yy-event-leader-used = { $seat } lets { $leader } stand in for a tile
yy-event-tile-laid = { $tile } lies on { $space }
yy-event-placed = { $seat } places { $tile } on { $space }
yy-event-lifted = { $seat } lifts { $leader } from { $space }
yy-event-positioned = { $seat } positions { $leader } on { $space }
yy-event-withdrawn = { $seat } withdraws { $leader } from { $space }
yy-event-went-home =
    { $leader ->
        [governor] { $seat }’s Governor on { $space } goes home
        [soldier] { $seat }’s Soldier on { $space } goes home
        [farmer] { $seat }’s Farmer on { $space } goes home
        [trader] { $seat }’s Trader on { $space } goes home
       *[artisan] { $seat }’s Artisan on { $space } goes home
    }
yy-event-went-home-alone =
    { $leader ->
        [governor] { $seat }’s Governor on { $space } has no black tile beside it any more and goes home
        [soldier] { $seat }’s Soldier on { $space } has no black tile beside it any more and goes home
        [farmer] { $seat }’s Farmer on { $space } has no black tile beside it any more and goes home
        [trader] { $seat }’s Trader on { $space } has no black tile beside it any more and goes home
       *[artisan] { $seat }’s Artisan on { $space } has no black tile beside it any more and goes home
    }
yy-event-united = { $states } states become one at { $space }
yy-event-split = a state comes apart into { $states }
yy-event-cut-off =
    { $leader ->
        [governor] the part with { $seat }’s Governor on { $space } is cut off, a state of its own
        [soldier] the part with { $seat }’s Soldier on { $space } is cut off, a state of its own
        [farmer] the part with { $seat }’s Farmer on { $space } is cut off, a state of its own
        [trader] the part with { $seat }’s Trader on { $space } is cut off, a state of its own
       *[artisan] the part with { $seat }’s Artisan on { $space } is cut off, a state of its own
    }
yy-event-removed =
    { $why ->
        [riot] the riot removes { $tile } on { $space }
        [war] { $tile } on { $space } is lost
       *[toll] { $tile } on { $space } pays the toll
    }
yy-event-pagoda-built = { $seat } establishes { $pagoda } on { $triangle }
yy-event-pagoda-left = { $pagoda } leaves { $triangle }
yy-event-pagoda-moved = { $seat } moves { $pagoda } to { $triangle }
yy-event-pagoda-returned = { $pagoda } of { $triangle } returns to the supply
yy-event-revolt =
    { $leader ->
        [governor] { $seat } starts a revolt against { $defender }’s Governor
        [soldier] { $seat } starts a revolt against { $defender }’s Soldier
        [farmer] { $seat } starts a revolt against { $defender }’s Farmer
        [trader] { $seat } starts a revolt against { $defender }’s Trader
       *[artisan] { $seat } starts a revolt against { $defender }’s Artisan
    }
yy-event-revolt-base = { $seat } has strength { $strength } on the board
yy-event-revolt-added = { $seat } adds { $added }
yy-event-revolt-total = { $seat } has { $strength } in all
yy-event-revolt-won = { $seat } wins the revolt, { $strength } to { $against }
yy-event-revolt-won-tie = { $seat } wins the revolt as defender, { $strength } to { $against }
yy-event-war = { $seat } starts a war with the tile on { $space }: { $states } states fight
yy-event-war-side = the state at { $state } has strength { $strength } on the board
yy-event-war-leader =
    { $leader ->
        [governor] { $seat }’s Governor in the state at { $state } is in dispute
        [soldier] { $seat }’s Soldier in the state at { $state } is in dispute
        [farmer] { $seat }’s Farmer in the state at { $state } is in dispute
        [trader] { $seat }’s Trader in the state at { $state } is in dispute
       *[artisan] { $seat }’s Artisan in the state at { $state } is in dispute
    }
yy-event-war-added = { $seat } supports the state at { $state } with { $added }
yy-event-not-added = { $seat } adds nothing
yy-event-war-total = the state at { $state } has { $strength } in all
yy-event-war-tied = { $seat } chooses the winner among { $states } tied states
yy-event-war-won = the state at { $state } wins the war with { $strength }
yy-event-toll = the toll is { $toll }, set by the state at { $state }
yy-event-toll-committed =
    { $tiles ->
        [one] { $paid ->
            [0] the red tile committed to the winner is lost, though there is nothing to pay
           *[other] the red tile committed to the winner pays { $paid } of it
        }
       *[other] { $paid ->
            [0] the { $tiles } red tiles committed to the winner are lost, though there is nothing to pay
           *[other] the { $tiles } red tiles committed to the winner pay { $paid } of it
        }
    }
yy-event-toll-due =
    { $tiles ->
        [0] { $seat } finds no red tile of the winner to pay the rest of { $waived }
        [one] { $seat } has to remove { $tiles } red tile of the winner{ $waived ->
            [0] {""}
           *[other] ; { $waived } of the toll is waived
        }
       *[other] { $seat } has to remove { $tiles } red tiles of the winner{ $waived ->
            [0] {""}
           *[other] ; { $waived } of the toll is waived
        }
    }
yy-event-committed-lost = { $seat } discards { $tiles } from the conflict
yy-event-leader-back =
    { $leader ->
        [governor] { $seat }’s Governor returns from the revolt
       *[soldier] { $seat }’s Soldier returns from the war
    }
