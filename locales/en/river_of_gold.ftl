# River of Gold. Keys begin with rog-.

data-note-river_of_gold = Where each number comes from stands beside it in the component file; what no source settles is marked as reconstructed there.

### Names

rog-region =
    { $region ->
        [1] Spine of the World
        [2] Shinomen Forest
        [3] Three Man Alliance Plain
        [4] Kitsune Woods
        [5] Ube Marshes
       *[6] Earthquake Fish Bay
    }
rog-good =
    { $what ->
        [silk] silk
        [rice] rice
       *[porcelain] porcelain
    }
rog-amount =
    { $what ->
        [koku] { $amount } Koku
        [silk] { $amount } silk
        [rice] { $amount } rice
        [porcelain] { $amount } porcelain
        [favor] { $amount } favor
        [vp] { $amount } VP
        [influence] { $amount } influence
       *[any_good] { $amount ->
            [one] { $amount } good of any kind
           *[other] { $amount } goods of any kind
        }
    }
rog-influence-in = { $amount } influence in { $region }
rog-building =
    { $building ->
        [port] port
        [market] market
        [manor] manor
        [shrine] shrine
       *[imperial] Imperial Market
    }
rog-customer =
    { $type ->
        [artisan] artisan
        [elder] elder
        [merchant] merchant
        [monk] monk
       *[noble] noble
    } { $region }
# The same with what a sentence puts before it: "the noble 5" as its subject or object, and "to the noble 5".
rog-customer-the =
    { $type ->
        [artisan] artisan
        [elder] elder
        [merchant] merchant
        [monk] monk
       *[noble] noble
    } { $region }
rog-customer-to =
    { $type ->
        [artisan] to artisan
        [elder] to elder
        [merchant] to merchant
        [monk] to monk
       *[noble] to noble
    } { $region }
rog-mastery =
    { $mastery ->
        [air] Mastery of Air
        [courts] Mastery of the Courts
        [earth] Mastery of Earth
        [fire] Mastery of Fire
        [void] Mastery of Void
        [water] Mastery of Water
       *[other] mastery { $mastery }
    }
rog-clan =
    { $clan ->
        [crab] Crab Clan
        [mantis] Mantis Clan
        [crane] Crane Clan
       *[scorpion] Scorpion Clan
    }
rog-shore = shore { $shore }

### What things give

# A building in one line.
rog-tile-owned = { $building } (visitor: { $visitor }; owner: { $owner }; build bonus: { $bonus })
rog-tile-neutral = { $building } (visitor: { $visitor })
rog-nothing = nothing
rog-reward-koku-per-own =
    { $building ->
        [port] 1 Koku per port owned
        [market] 1 Koku per market owned
        [manor] 1 Koku per manor owned
       *[shrine] 1 Koku per shrine owned
    }
rog-reward-koku-per-delivered = { $amount } Koku per delivered customer
rog-reward-draw-discard =
    { $amount ->
        [one] draw { $amount } customer, then discard 1
       *[other] draw { $amount } customers, then discard 1
    }
rog-reward-favor-limit = favor limit +{ $amount }
rog-reward-second-marker-own = second marker on a building of your own
rog-reward-second-marker-opponent = second marker on an opponent’s building
rog-reward-upgrade-ship = the royal ship with your first noble
rog-reward-artisan-space = marker on the artisan space
rog-reward-elder-space = marker on the elder space
rog-reward-merchant-space = marker on the merchant space with your first merchant

# What a customer card is good for after the delivery.
rog-ability-build-discount =
    { $amount ->
        [one] building in this region costs { $amount } Koku less
       *[other] building in this region costs { $amount } Koku less
    }
rog-ability-journey-influence = with each journey { $amount } influence in every region where you own a building
rog-ability-journey-vp = with each journey { $amount } VP per delivered customer
rog-ability-journey-any-good =
    { $amount ->
        [one] with each journey { $amount } good of any kind
       *[other] with each journey { $amount } goods of any kind
    }
rog-ability-journey-sell = with each journey you may sell goods for { $amount } Koku each
rog-ability-journey-favor = with each journey { $amount } favor
rog-ability-journey-koku = with each journey { $amount } Koku
rog-ability-second-marker-earns = the second marker earns owner rewards
rog-ability-royal-any-market-good = the royal ship takes goods of any kind from markets
rog-ability-royal-extra-koku = the royal ship gains { $amount } Koku more from each empty shore space
rog-ability-royal-influence = after the royal ship sails, { $amount } influence in each region it touches
rog-ability-royal-vp-opponent = after the royal ship sails, { $amount } VP if it visited at least one opponent’s building
rog-ability-royal-free-step = the royal ship may sail by the next higher or lower face (6 and 1 are neighbors)
rog-ability-royal-vp-own = after the royal ship sails, { $amount } VP if it visited at least one building of your own
rog-end-goods = { $vp } VP for every { $per } goods left
rog-end-double-influence =
    { $vp ->
        [2] the region’s scoring tile counts twice
       *[other] the region’s scoring tile counts { $vp } times
    }
rog-end-koku = { $vp } VP for every { $per } Koku left
rog-end-own-markets =
    { $per ->
        [one] { $vp } VP for each market owned
       *[other] { $vp } VP for every { $per } markets owned
    }
rog-end-own-ports =
    { $per ->
        [one] { $vp } VP for each port owned
       *[other] { $vp } VP for every { $per } ports owned
    }
rog-end-own-manors =
    { $per ->
        [one] { $vp } VP for each manor owned
       *[other] { $vp } VP for every { $per } manors owned
    }
rog-end-own-shrines =
    { $per ->
        [one] { $vp } VP for each shrine owned
       *[other] { $vp } VP for every { $per } shrines owned
    }
rog-end-own-types =
    { $per ->
        [one] { $vp } VP for each building type owned
       *[other] { $vp } VP for every { $per } building types owned
    }
rog-end-own-regions =
    { $per ->
        [one] { $vp } VP for each region with a building of yours
       *[other] { $vp } VP for every { $per } regions with a building of yours
    }

# What a mastery asks for.
rog-demand-distinct-customer-types =
    { $count ->
        [one] a delivered customer
       *[other] delivered customers of { $count } different types
    }
rog-demand-max-influence = { $count } influence or more in one region
rog-demand-max-buildings-of-one-type =
    { $count ->
        [one] a building
       *[other] { $count } buildings of one type
    }
rog-demand-max-customers-of-one-type =
    { $count ->
        [one] a delivered customer
       *[other] { $count } delivered customers of one type
    }
rog-demand-min-influence = at least { $count } influence in every region
rog-demand-distinct-building-types =
    { $count ->
        [one] a building
       *[other] buildings of { $count } different types
    }

# The powers of the patrons.
rog-patron = { $patron } ({ $clan }): { $power }
rog-power-kaiu-shihobu = starts with { $value } Koku more and builds in any region, whatever the die shows
rog-power-yasuki-taka = each new building scores { $value } VP per river space beside it
rog-power-yoritomo =
    { $value ->
        [one] starts with { $value } customer and delivers in any region, whatever the die shows
       *[other] starts with { $value } customers and delivers in any region, whatever the die shows
    }
rog-power-kudaka = scores { $value } VP for her first delivery in each region
rog-power-daidoji-uji = scores { $value } VP for a sail that visits at least one opponent’s building
rog-power-kakita-ryoku = may pay { $value } favor to choose the die instead of rolling it
rog-power-shosuro-hyobu = scores { $value } VP whenever a marker overtakes hers in a region where she has at least { $least } influence
rog-power-bayushi-kashiko = her influence leaps over spaces where others stand

rog-scoring = scoring tile: { $list } VP

### Prompts

rog-prompt-action =
    { $favor ->
        [0] build, sail or deliver (the die shows { $face }: { $region })
       *[other] build, sail or deliver (the die shows { $face }: { $region }), or pay favor to turn the die first
    }
rog-prompt-bonus =
    { $goods ->
        [one] a journey is completed: take { $koku } Koku or { $goods } good
       *[other] a journey is completed: take { $koku } Koku or { $goods } goods of one kind
    }
rog-prompt-merchants = which merchant acts next?
rog-prompt-sell = sell a good for { $koku } Koku, or stop selling
rog-prompt-good = which good to take?
rog-prompt-royal = which ship becomes the royal ship?
rog-prompt-mark-own = which own building gets a second marker?
rog-prompt-mark-opponent = which opponent’s building gets a marker too?
rog-prompt-discard = discard a customer
rog-prompt-after =
    { $open ->
        [0] end the turn, or trade first
        [one] claim a mastery, or end the turn
       *[other] claim masteries, or end the turn
    }
rog-prompt-die-choice = roll the die, or pay { $favor } favor to choose its face
rog-prompt-patron = pick a clan patron
rog-prompt-over-favor = The game is over: { $names } wins with { $score } VP, ahead of { $level } on favor.
rog-prompt-over-shared = The game is over: { $names } share the victory with { $score } VP and { $favor } favor each.
# The same questions to the seat that is asked.
rog-ask-action =
    { $favor ->
        [0] build, sail or deliver (the die shows { $face }: { $region })
       *[other] build, sail or deliver (the die shows { $face }: { $region }), or pay favor to turn the die first
    }
rog-ask-bonus =
    { $goods ->
        [one] you complete a journey: take { $koku } Koku or { $goods } good
       *[other] you complete a journey: take { $koku } Koku or { $goods } goods of one kind
    }
rog-ask-merchants = which of your merchants acts next?
rog-ask-sell = sell a good for { $koku } Koku, or stop selling
rog-ask-good = which good do you take?
rog-ask-good-other = the turn of { $seat } earns you a good: which do you take?
rog-ask-royal = which of your ships becomes the royal ship?
rog-ask-mark-own = which building of your own gets your second marker?
rog-ask-mark-opponent = which opponent’s building gets your marker?
rog-ask-discard = discard a customer
rog-ask-after =
    { $open ->
        [0] end your turn, or trade first
        [one] claim a mastery, or end your turn
       *[other] claim masteries, or end your turn
    }
rog-ask-die-choice = roll the die, or pay { $favor } favor to choose its face
rog-ask-patron = pick a clan patron

rog-prompt-chance-scoring = the scoring tile of { $region }
rog-prompt-chance-mastery = a mastery for this game
rog-prompt-chance-market = the Imperial Market on shore { $shore }
rog-prompt-chance-starting = the starting tile on shore { $shore }
rog-prompt-chance-row = the tile on row space { $row }
rog-prompt-chance-top = the top tile of the Era { $era } stack
rog-prompt-chance-first = who begins
rog-prompt-chance-reveal = a patron of the { $clan }
rog-prompt-chance-clan = the clan of { $seat }
rog-prompt-chance-draw = { $seat } draws a customer
rog-prompt-chance-ship = { $seat } rolls for ship { $ship }
rog-prompt-chance-die = { $seat } rolls the die

### Actions

rog-action-with = { $action }: { $effects }
rog-action-favor = pay { $cost } favor to turn the die from { $from } to { $face } ({ $region })
rog-action-favor-up = pay 1 favor to turn the die one step up
rog-action-favor-down = pay 1 favor to turn the die one step down
rog-action-build = build the { $tile } of row { $row } on shore { $shore }
rog-action-build-in = build the { $tile } of row { $row } on shore { $shore } ({ $region })
rog-action-build-costs = build the { $tile } of row { $row } on shore { $shore } ({ $region }, { $koku } Koku)
rog-action-build-market = build on shore { $shore } ({ $region }, never for sale)
rog-action-build-empty = build on shore { $shore } ({ $region }) from row space { $row }, which is empty
rog-action-sail = sail ship { $ship }
rog-action-sail-up = sail ship { $ship } by the next higher face
rog-action-sail-down = sail ship { $ship } by the next lower face
rog-action-sail-to =
    { $kind ->
        [royal] sail the royal ship ({ $ship }) by { $distance } to river { $river }
       *[standard] sail ship { $ship } by { $distance } to river { $river }
    }
rog-action-sail-journey =
    { $kind ->
        [royal] sail the royal ship ({ $ship }) by { $distance } past the mouth to river { $river }, completing a journey
       *[standard] sail ship { $ship } by { $distance } past the mouth to river { $river }, completing a journey
    }
rog-action-deliver = deliver { $customer }
rog-action-deliver-order = deliver { $customer } ({ $list })
rog-action-trade = trade { $give } for { $get }
rog-action-buy = buy { $get } for { $give }
rog-action-take = take { $get }
rog-action-activate = let { $customer } act ({ $ability })
rog-action-sell = sell { $give }
rog-action-sell-for = sell { $give } for { $koku } Koku
rog-action-stop = stop selling
rog-action-royal = make ship { $ship } the royal ship
rog-action-royal-at = make ship { $ship } the royal ship (on river { $river })
rog-action-mark = put a second marker on shore { $shore }
rog-action-mark-on = put a second marker on shore { $shore } ({ $region }): { $tile }
rog-action-discard = discard { $customer } ({ $region }, asks for { $goods })
rog-action-claim = claim the { $mastery }
rog-action-claim-for = claim the { $mastery } for { $vp } VP
rog-action-end = end the turn
rog-did-end = { $seat } ends the turn
rog-action-roll = roll the die
rog-action-set = pay { $favor } favor to set the die to { $face } ({ $region })
rog-action-patron = pick { $patron }
rog-outcome-die = the die shows { $face }
rog-outcome-draw = the card is { $customer }
rog-outcome-mastery = the { $mastery } ({ $demand }) is in play
rog-outcome-first = { $seat } begins
rog-outcome-clan = the { $clan }
rog-outcome-tile = { $tile }

### What a choice leaves undone

rog-outlook-unclaimed =
    { $count ->
        [one] for now you leave { $list } unclaimed
       *[other] for now you leave { $list } unclaimed
    }
rog-outlook-unclaimed-last =
    { $count ->
        [one] this is your last turn, and you leave { $list } unclaimed
       *[other] this is your last turn, and you leave { $list } unclaimed
    }
rog-mastery-for = the { $mastery } ({ $vp } VP)

### What an action brings at once

rog-effect-pay = pay { $list }
rog-effect-gain = gain { $list }
# A gain that finds no room. Nothing that somebody has is ever lost.
rog-effect-full =
    { $count ->
        [one] { $list } wasted (limit reached)
       *[other] { $list } wasted (limit reached)
    }
rog-effect-track-full =
    { $count ->
        [one] { $list } wasted (end of the track)
       *[other] { $list } wasted (end of the track)
    }
rog-effect-other = { $seat } gains { $list }
rog-effect-limit = favor limit { $limit }
rog-effect-bonus =
    { $goods ->
        [one] journey bonus { $koku } Koku or { $goods } good
       *[other] journey bonus { $koku } Koku or { $goods } goods
    }
rog-effect-sell = sell goods for { $koku } Koku each
rog-effect-royal = choose the royal ship
rog-effect-mark-own = second marker on a building of your own
rog-effect-mark-opponent = second marker on an opponent’s building
rog-effect-draw =
    { $cards ->
        [one] draw { $cards } customer
       *[other] draw { $cards } customers
    }
rog-effect-discard = discard 1
rog-effect-visit = the Emperor visits
rog-effect-triggered = the last turns begin
rog-effect-ended = the game ends

### Why an action is not possible: -help says what would make it so

rog-why-other = This is not possible now.
rog-why-2-2 = Shore { $shore } belongs to an Imperial Market and is never for sale.
rog-why-3-2 = The { $mastery } is not in play.
rog-why-3-2-help = In this game: { $list }.
rog-why-4-7 = You have { $have } and cannot hold more: taking this would bring you nothing.
rog-why-4-7-help = Choose { $list }.
rog-why-5-2 = A turn has exactly one action, and you have not acted yet.
rog-why-5-7 = The die can be turned only before the action; its face is fixed.
rog-why-5-7-help = Favor turns it in step 1 of your next turn.
rog-why-5-7-die = Steps of the die are paid for before the action: now you roll it, or choose its face.
rog-why-6-2 = You have no favor to pay with.
rog-why-6-2-buy = You can buy { $get } for { $koku } Koku first; you have { $have }.
rog-why-6-2-poor = Visit or own buildings that give favor, or save { $koku } Koku to buy { $get }.
rog-why-7-1-taken = Shore { $shore } is taken: a { $building } stands there.
rog-why-7-1-region = Your die shows { $face } and lets you build in { $here }; shore { $shore } lies in { $there }, region { $number }.
rog-why-7-2 =
    { $discount ->
        [0] Shore { $shore } costs { $cost } Koku and you have { $have }: { $short } short.
       *[other] Shore { $shore } costs you { $cost } Koku, { $discount } off with your artisan, and you have { $have }: { $short } short.
    }
rog-why-7-2-help = Sailing earns Koku: empty shore spaces, ports and your own buildings pay.
rog-why-8-11-nobody = No customer of this game lets a ship sail a step beside the die.
rog-why-8-11-noble = Only the royal ship may sail a step beside the die, thanks to { $customer }; you have not delivered to { $customer }.
rog-why-8-11-no-royal = Only the royal ship may sail a step beside the die, thanks to { $customer }; you have no royal ship.
rog-why-8-11-ship = Only your royal ship may sail a step beside the die, and ship { $ship } is a standard ship.
rog-why-8-11-help =
    { $favor ->
        [0] Sail by the die, { $face }.
       *[other] Sail by the die, { $face }, or pay favor to turn the die first.
    }
rog-why-8-11-help-royal =
    { $favor ->
        [0] Sail ship { $royal }, the royal one.
       *[other] Sail ship { $royal }, the royal one, or pay favor to turn the die first.
    }
rog-why-9-8-acted = { $customer } has acted already in this journey.
rog-why-9-8-none = You have not delivered to { $customer }.
rog-why-9-8-help = Still to act: { $list }.
rog-why-9-9-none = You have no { $good } to sell.
rog-why-9-9-full = You hold { $koku } Koku, the most there can be: the price would be lost.
rog-why-9-9-none-help = You can sell { $list }, or stop.
rog-why-9-9-full-help = Spend Koku on favor first, or stop selling.
rog-why-9-9-stop-help = Stop selling.
rog-why-10-1-hand = { $customer } is not in your hand.
rog-why-10-1-region = Your die shows { $face }, { $here }; { $customer } is at home in { $there }, region { $number }.
rog-why-hand-help = You hold { $list }.
rog-why-hand-empty-help = Your hand is empty.
rog-why-10-2 =
    { $count ->
        [one] { $customer } asks for { $order }; you are { $count } good short: { $lack }.
       *[other] { $customer } asks for { $order }; you are { $count } goods short: { $lack }.
    }
rog-why-10-2-trade = Trades would do: { $list }.
rog-why-10-2-no-trade = Trades cannot make up for it now.
rog-why-10-2-no-trade-help = Markets, owner rewards and influence tracks give goods.
rog-why-10-6 = { $customer } is not in your hand, so you cannot discard it.
rog-why-11-4-none = No clan marker lies on shore { $shore }.
rog-why-11-4-own = This monk adds a marker to a building of your own, and the one on shore { $shore } belongs to { $seat }.
rog-why-11-4-opponent = This monk adds a marker to an opponent’s building, and the one on shore { $shore } is your own.
rog-why-mark-help = Possible: { $list }.
rog-why-12-2 = Two markers lie on shore { $shore } already, and no building holds more.
rog-why-14-1 = The { $mastery } asks for { $demand }; you have come to { $have } of { $need }.
rog-why-14-1-help = { $short } more will do. You can claim in step 3 of any turn of yours, while a reward is left.
rog-why-14-1-moment = Masteries are claimed after your action, and you have not acted yet.
rog-why-14-1-regions =
    { $count ->
        [one] The { $mastery } asks for { $demand }; { $count } region is still below that: { $list }.
       *[other] The { $mastery } asks for { $demand }; { $count } regions are still below that: { $list }.
    }
rog-why-14-1-regions-help = Influence there will do. You can claim in step 3 of any turn of yours, while a reward is left.
rog-why-14-3 = You have claimed the { $mastery } already, and each card only once.
rog-why-14-4 = No reward is left on the { $mastery }.
rog-why-14-6 = It is the turn of { $seat }, and masteries are claimed only in your own.
rog-why-14-6-help = You can claim in step 3 of your next turn, if a reward is left.
rog-why-claim-help = You can claim { $list }.
rog-why-17-4 = The game is over.
rog-why-17-5 = Row space { $row } is empty.
rog-why-17-5-help =
    { $count ->
        [one] The row has a tile on space { $list }.
       *[other] The row has tiles on spaces { $list }.
    }
rog-why-19-1-same = A trade gives another kind of good than it takes.
rog-why-19-1-short = This trade takes { $give }, and you have { $have }.
rog-why-19-2 = { $get } costs { $koku } Koku and you have { $have }: { $short } short.
rog-why-19-2-help = Sailing earns Koku; you can trade at every decision of your turn.
rog-why-19-4-good = You have { $have } and cannot hold more, so the trade would be wasted.
rog-why-19-4-favor = Your favor stands at its limit, { $limit }, so the trade would be wasted.
rog-why-19-4-favor-help = Pay favor first: each step of the die costs 1.
rog-why-19-4-favor-now = More favor cannot be held now.
rog-why-19-7-setup = There is no trading during setup.
rog-why-19-7-other = There is no trading while another player’s turn is on.
rog-why-19-7-help = You can trade at every decision of your own turn.
rog-why-20-3 = Chance decides now: { $question }
rog-why-20-3-outcome =
    { $what ->
        [die] What a die shows is decided by the roll: nobody names it.
        [draw] Cards are drawn by chance: nobody names the card.
        [first] Who begins is decided by chance.
        [reveal] Which patrons are revealed is decided by chance.
        [clan] Clans are dealt by chance.
       *[other] Tiles and mastery cards are laid out by chance: nobody names them.
    }
rog-why-21-1-taken = { $patron } is taken: { $seat } has picked this patron.
rog-why-21-1-away = { $patron } was not revealed and takes no part in this game.
rog-why-21-1-clan = { $patron } belongs to the { $clan }, and you were dealt the { $own }.
rog-why-21-1-help = You can pick { $list }.
rog-why-23-1 = It is the moment for your action, and this is none.
rog-why-23-2 = That is no answer to the pending question.
rog-why-23-3-after = Your action is done.
rog-why-23-3-die = Your turn is done but for the roll.
rog-why-23-4 = In the turn of another player you only choose the kind of a good.
rog-why-23-6 = Your first turn has not begun: during setup you only pick a patron and, as Kakita Ryoku, your first die.
rog-why-pending = Now: { $question }

# Help that several reasons share.
rog-help-sites = With the die as it is you can build on { $list }.
rog-help-sites-anywhere =
    { $more ->
        [0] You can build on { $list }.
       *[other] You can build on { $list }, among others.
    }
rog-help-no-site = With the die as it is there is no space you can build on.
rog-help-no-site-anywhere = The die does not bind you, but there is no empty space that you can pay for.
rog-help-site = shore { $shore } ({ $koku } Koku)
rog-help-turn = Paying { $steps } favor turns the die to { $face }; you have { $have }.
rog-help-turn-short = It takes { $steps } favor to turn the die to { $face }, and you have { $have }: { $short } short.
rog-help-buy = { $koku } Koku buy { $get }.
rog-help-buy-short = Buying { $get } takes { $koku } Koku, and you have { $have }.
rog-help-but-koku = But shore { $shore } costs you { $cost } Koku, and you have { $have }.
rog-help-but-koku-left = But shore { $shore } costs you { $cost } Koku, and you would have { $have } left.
rog-help-but-row = But row space { $row } is empty.
rog-help-but-goods =
    { $count ->
        [one] But you would still be { $count } good short: { $lack }.
       *[other] But you would still be { $count } goods short: { $lack }.
    }
rog-help-trade = { $give } for { $get }
rog-help-trades = Trades possible now: { $list }.
rog-help-no-trades = No trade of goods is possible now: it takes { $given } of one kind, and room for another.

# River spaces, which no action names: where the ships come to.
rog-river-sails =
    { $kind ->
        [royal] your royal ship ({ $ship }) sails from { $from } to { $to }
       *[standard] ship { $ship } sails from { $from } to { $to }
    }
rog-river-die = With the die at { $face }, { $list }.
rog-river-far = River { $river } is more than { $most } spaces away from both of your ships.
rog-river-turn =
    { $steps ->
        [one] To come to river { $river }, ship { $ship } needs the die at { $face }: { $steps } favor turns it so far, and you have { $have }.
       *[other] To come to river { $river }, ship { $ship } needs the die at { $face }: { $steps } favor turn it so far, and you have { $have }.
    }
rog-river-moment = Ships sail as the action of a turn, and now another question is open.

### The log

rog-headline-emperor = The Emperor has visited.
rog-headline-emperor-you = The Emperor has visited: you gained { $list }.
rog-headline-emperor-nothing = The Emperor has visited: your markers earned nothing.
rog-headline-influence = influence
rog-headline-end = { $seat } has started the last turns: each of the others has one turn left.
rog-headline-end-you = { $seat } has started the last turns: you have one turn left.
rog-cause-journey = the journey goes on

### Events

rog-event-gain = { $seat } gains { $what }
rog-event-lost = { $seat } has no room for { $what } (limit reached)
rog-event-pay = { $seat } pays { $what }
rog-event-influence = { $seat } moves up to { $space } in { $region }
rog-event-influence-lost = { $seat } is at the end of the track in { $region }: { $amount } influence is wasted
rog-event-favor-limit = { $seat } raises the favor limit to { $limit }
rog-event-die-turned = { $seat } turns the die to { $face }
rog-event-die-rolled = { $seat } rolls { $face }
rog-event-die-set = { $seat } sets the die to { $face }
rog-event-built = { $seat } builds a { $building } on shore { $shore }
rog-event-marked = { $seat } adds a marker to the { $building } on shore { $shore }
rog-event-sailed = { $seat } sails ship { $ship } to river { $river }
rog-event-journey = { $seat } completes a journey with ship { $ship }
rog-event-visited = { $seat } visits the { $building } on shore { $shore }
rog-event-delivered = { $seat } delivers { $customer }
rog-event-drew = { $seat } draws a customer
rog-event-drew-card = { $seat } draws { $customer }
rog-event-discarded = { $seat } discards { $customer }
rog-event-reshuffled =
    { $cards ->
        [one] the discard pile becomes the new deck: { $cards } card
       *[other] the discard pile becomes the new deck: { $cards } cards
    }
rog-event-ship-set = { $seat } starts with ship { $ship } on river { $river }
rog-event-royal = { $seat } makes ship { $ship } the royal ship, on river { $river }
rog-event-claimed = { $seat } claims the { $mastery } for { $vp } VP
rog-event-row-entered = a new tile in the row: { $tile }
rog-event-row-left = leaves the row and the game: { $tile }
rog-event-top-shown = on top of the Era { $era } stack: { $tile }
rog-event-top-hidden = the Era { $era } stack has a new top tile
rog-event-emperor = the Emperor visits: every marker earns its owner reward
rog-event-triggered = { $seat } brings on the end: everyone else has one more turn
rog-event-turn = { $seat } to move
rog-event-ended = the game is over
rog-event-first = { $seat } begins
rog-event-scoring-laid = scoring tile of { $region }: { $two } VP with two players, { $more } VP with three or four
rog-event-mastery-laid = in play: { $mastery } ({ $demand })
rog-event-tile-laid = shore { $shore }: { $tile }
rog-event-row-laid = row space { $row }: { $tile }
rog-event-patron-shown = to pick: { $patron }
rog-event-patron-picked = { $seat } picks { $patron }
rog-event-clan-dealt = { $seat } plays the { $clan }
rog-event-activated = { $seat } lets { $customer } act

### Scoring categories (ROG-18.6)

rog-category-play = during play
rog-category-influence = influence
rog-category-elders = elders
rog-category-deliveries = deliveries
rog-category-artisans = artisans
rog-category-merchants = merchants
rog-category-nobles = nobles
