# Tianxia. Keys begin with tx-.

data-note-tianxia = Most numbers printed on buildings, tiles, cards, ships and player boards are not public: those are our own, made to agree with all that is known. Where each number comes from stands beside it in the component file.

### Names

tx-category-game = During the game
tx-category-figurines = Jade Figurines
tx-category-palaces = Palace tracks
tx-category-objectives = Objectives
tx-category-leftovers = Leftovers

tx-amount =
    { $what ->
        [coins] { $amount ->
            [one] { $amount } coin
           *[other] { $amount } coins
        }
        [wood] { $amount } wood
        [stone] { $amount } stone
        [rice] { $amount } rice
        [silk] { $amount } silk
        [helmets] { $amount ->
            [one] { $amount } helmet
           *[other] { $amount } helmets
        }
        [jewelry] { $amount } jewelry
        [points] { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        }
        [any_resource] { $amount ->
            [one] { $amount } resource of any kind
           *[other] { $amount } resources of any kind
        }
        [any_good] { $amount ->
            [one] { $amount } good of any kind
           *[other] { $amount } goods of any kind
        }
        [palace_any] { $amount ->
            [one] { $amount } Palace step
           *[other] { $amount } Palace steps
        }
        [objective] { $amount ->
            [one] { $amount } Objective
           *[other] { $amount } Objectives
        }
       *[bonus_tile] { $amount ->
            [one] { $amount } Bonus tile
           *[other] { $amount } Bonus tiles
        }
    }
tx-kind =
    { $what ->
        [coins] coins
        [wood] wood
        [stone] stone
        [rice] rice
        [silk] silk
        [helmets] helmets
        [jewelry] jewelry
       *[points] points
    }
tx-any-resource = resources of any kind
tx-any-good = goods of any kind
tx-nothing = nothing
tx-free = free
tx-neutral = a neutral worker
tx-with = { $thing } ({ $what })
tx-part-train-free =
    { $most ->
        [0] soldiers without rice
        [one] { $most } soldier without rice
       *[other] { $most } soldiers without rice
    }
tx-part-train =
    { $discount ->
        [0] a Train action
       *[other] a Train action with { $discount } rice less in all
    }
tx-part-fortify =
    { $discount ->
        [0] { $most ->
            [0] a Fortify action
            [one] a Fortify action for { $most } structure
           *[other] a Fortify action for up to { $most } structures
        }
       *[other] { $most ->
            [0] a Fortify action, each structure for { $discount } stone less
            [one] a Fortify action for { $most } structure at { $discount } stone less
           *[other] a Fortify action for up to { $most } structures, each at { $discount } stone less
        }
    }
tx-part-governor =
    { $discount ->
        [0] a Governor in any region
       *[other] a Governor in any region for { $discount } wood less
    }
tx-part-ship =
    { $form ->
        [both] { $most ->
            [0] a Ship action with any ship, the lowest too, and goods of any kind
            [one] { $most } delivery to any ship, the lowest too, with a good of any kind
           *[other] up to { $most } deliveries to any ship, the lowest too, with goods of any kind
        }
        [lowest] { $most ->
            [0] a Ship action with any ship, the lowest too
            [one] { $most } delivery to any ship, the lowest too
           *[other] up to { $most } deliveries to any ship, the lowest too
        }
        [goods] { $most ->
            [0] a Ship action in any port with goods of any kind
            [one] { $most } delivery in any port with a good of any kind
           *[other] up to { $most } deliveries in any port with goods of any kind
        }
       *[plain] { $most ->
            [0] a Ship action in any port
            [one] { $most } delivery in any port
           *[other] up to { $most } deliveries in any port
        }
    }
tx-building =
    { $word ->
       *[other] { $name }
    }
tx-building-at =
    { $word ->
       *[other] at the { $name }
    }
tx-at-site = at { $site }
tx-track =
    { $word ->
       *[other] the { $name }
    }
tx-on-track =
    { $word ->
       *[other] on the track of the { $name }
    }
tx-section =
    { $word ->
       *[other] the { $name }
    }
tx-in-section =
    { $word ->
       *[other] in the { $name }
    }
tx-figurine =
    { $word ->
       *[other] the figurine { $name }
    }
tx-tile = the one-time tile ({ $gain })
tx-objective = Objective { $number }
tx-objective-what = { $need }: { $points }; to discard: { $gain }
tx-ship = ship { $number }
tx-attack = attack card { $number }
tx-attack-section =
    { $move ->
        [0] section { $section }: no movement, strength +{ $strength }
        [one] section { $section }: { $move } space, strength +{ $strength }
       *[other] section { $section }: { $move } spaces, strength +{ $strength }
    }
tx-limu-card =
    { $action ->
        [governor] Governor in { $region }; { $barge }
        [ship] Ship in { $region }; { $barge }
        [fortify] Fortify; { $barge }
       *[train] Train; { $barge }
    }
tx-barge =
    { $barge ->
        [wood] the wood barge
        [stone] the stone barge
       *[rice] the rice barge
    }
tx-board =
    { $board ->
        [azure] the azure player board
        [crimson] the crimson player board
        [jade] the jade player board
        [ochre] the ochre player board
       *[other] the player board { $name }
    }
tx-merchant-action = Merchant action { $number }
tx-slot =
    { $where ->
        [port] the ship in { $region }
       *[sea] the lowest ship
    }
tx-where-slot =
    { $where ->
        [port] in { $region }
       *[sea] on the open sea
    }
tx-need-governors =
    { $number ->
        [one] at least { $number } Governor
       *[other] at least { $number } Governors
    }
tx-need-governor-regions =
    { $number ->
        [one] a Governor in at least { $number } region
       *[other] Governors in at least { $number } regions
    }
tx-need-income-governors =
    { $number ->
        [one] at least { $number } Governor at income buildings
       *[other] at least { $number } Governors at income buildings
    }
tx-need-passive-governors =
    { $number ->
        [one] at least { $number } Governor at passive buildings
       *[other] at least { $number } Governors at passive buildings
    }
tx-need-governors-in-port-regions =
    { $number ->
        [one] at least { $number } Governor in regions with a port
       *[other] at least { $number } Governors in regions with a port
    }
tx-need-walls-built =
    { $number ->
        [one] at least { $number } wall built
       *[other] at least { $number } walls built
    }
tx-need-towers-built =
    { $number ->
        [one] at least { $number } tower built
       *[other] at least { $number } towers built
    }
tx-need-sections-with-structure =
    { $number ->
        [one] a wall or tower in at least { $number } section
       *[other] walls or towers in at least { $number } sections
    }
tx-need-soldiers-on-board =
    { $number ->
        [one] at least { $number } soldier on the board
       *[other] at least { $number } soldiers on the board
    }
tx-need-sections-with-presence =
    { $number ->
        [one] a wall, tower or soldier in at least { $number } section
       *[other] a wall, tower or soldier in each of { $number } sections
    }
tx-need-delivery-markers-on-ships =
    { $number ->
        [one] at least { $number } delivery marker on the ships
       *[other] at least { $number } delivery markers on the ships
    }
tx-need-shipping-markers =
    { $number ->
        [one] a shipping marker in at least { $number } port
       *[other] shipping markers in at least { $number } ports
    }
tx-need-palace-tracks =
    { $number ->
        [one] position { $level } or more on at least { $number } Palace track
       *[other] position { $level } or more on at least { $number } Palace tracks
    }
tx-need-figurines =
    { $number ->
        [one] at least { $number } figurine
       *[other] at least { $number } figurines
    }
tx-need-used-bonus-tiles =
    { $number ->
        [one] at least { $number } one-time tile used
       *[other] at least { $number } one-time tiles used
    }
tx-need-merchants =
    { $number ->
        [one] at least { $number } Merchant
       *[other] at least { $number } Merchants
    }
tx-need-barges-with-worker =
    { $number ->
        [one] a worker on at least { $number } barge
       *[other] workers on at least { $number } barges
    }
tx-need-coins =
    { $number ->
        [one] at least { $number } coin
       *[other] at least { $number } coins
    }
tx-need-goods =
    { $number ->
        [one] at least { $number } good
       *[other] at least { $number } goods
    }
tx-need-one-of-each = at least one of each resource and each good
tx-power-fortify-discount = the first structure of each Fortify action costs { $value } stone less
tx-power-train-discount = the first soldier of each Train action costs { $value } rice less
tx-power-structure-points = { $wall } for each wall built, { $tower } for each tower
tx-power-delivery-gain = { $gain } for each delivery
tx-power-lowest-ship = Ship actions can go to the lowest ship instead
tx-power-governor-discount = later Governors cost { $value } wood less
tx-power-governor-points =
    { $value ->
        [one] { $value } point for each later Governor
       *[other] { $value } points for each later Governor
    }
tx-power-barge-surcharge =
    { $value ->
        [0] own workers on a barge add nothing to its cost
        [one] own workers on a barge add no more than { $value } coin to its cost
       *[other] own workers on a barge add no more than { $value } coins to its cost
    }
tx-power-pushed-off-points =
    { $value ->
        [one] { $value } point for each worker pushed off a barge
       *[other] { $value } points for each worker pushed off a barge
    }
tx-power-extra-step =
    { $value ->
        [0] one more step after each banner step
        [one] one more step after each banner step, for { $value } coin
       *[other] one more step after each banner step, for { $value } coins
    }
tx-power-exchange-unit =
    { $value ->
        [one] one more good in each Exchange
       *[other] one more good in each Exchange of at least { $value } units
    }
tx-power-entry-discount =
    { $value ->
        [one] entry costs are { $value } coin lower
       *[other] entry costs are { $value } coins lower
    }

### Actions

tx-action-also = { $action }; also { $gain }
tx-action-end = end the turn
tx-did-end = { $seat } ends the turn
tx-action-pass = pass
tx-action-region = take a Region turn in { $region } for { $cost }: { $gain }
tx-action-region-bare = take a Region turn in { $region } for { $cost }
tx-action-fortify = take a Military turn, Fortify, for { $cost }
tx-action-train = take a Military turn, Train, for { $cost }
tx-action-barge = take a Barge turn on { $barge } for { $cost }: { $gain }
tx-action-stop = stop
tx-did-stop = { $seat } stops
tx-action-stop-ship = make no further delivery
tx-action-stop-fortify = build nothing more
tx-action-stop-train = place no further soldier
tx-action-stop-exchange = exchange nothing more
tx-action-decline-train = decline the Train action
tx-action-decline-fortify = decline the Fortify action
tx-action-decline-ship = decline the Ship action
tx-action-decline-governor = decline the Governor
tx-action-step = step { $track } to position { $position }: { $gain }
tx-action-step-none = step { $track }
tx-action-banner = make the banner step { $track } to position { $position }: { $gain }
tx-action-banner-none = make the banner step { $track }
tx-action-banner-plain = make the banner step
tx-action-extra = make one more step { $track } to position { $position } for { $cost }: { $gain }
tx-action-extra-none = make one more step { $track } for { $cost }
tx-action-extra-plain = make one more banner step for { $cost }
tx-action-governor = install a Governor { $place }, space { $space }, for { $cost }: { $what }
tx-action-governor-plain = install a Governor { $place }, space { $space }
tx-action-swap = exchange { $cost } for { $gain }
tx-action-deliver = deliver { $good } to { $slot }, space { $space }: { $gain }
tx-action-deliver-plain = deliver { $good } to { $slot }, space { $space }
tx-action-wall = build a wall { $section } for { $cost }
tx-action-wall-none = build a wall { $section }
tx-action-tower = build a tower { $section } for { $cost }
tx-action-tower-none = build a tower { $section }
tx-action-soldier = place a soldier { $section } for { $cost }
tx-action-round-tile = take { $tile }
tx-action-buy = buy { $steps } for { $cost }
tx-action-buy-none = buy { $steps }
tx-action-first-demand = first the reward of the Demand tile: { $gain }
tx-action-first-demand-plain = first the reward of the Demand tile
tx-action-first-space = first the reward of the delivery space: { $gain }
tx-action-first-space-plain = first the reward of the delivery space
tx-action-take = take { $what }
tx-action-merchant-space = put the Merchant on { $action }
tx-action-lose = lose { $list }
tx-action-return = return { $objective }
tx-action-return-some = return an Objective
tx-action-discard-marker = discard an action marker for { $gain }
tx-action-use-tile = use a one-time tile: { $gain }
tx-action-use-figurine = use { $tile }
tx-action-discard-objective = discard { $objective }: { $gain }
tx-action-discard-some = discard an Objective
tx-action-merchants = use Merchant action { $number }: { $gain }
tx-action-take-back = take a Merchant back from Merchant action { $number }
tx-outcome-banner = the banner of { $track }
tx-outcome-place = { $family } comes next
tx-outcome-demand = the Demand tile { $demand }
tx-outcome-objective-some = an Objective

### Prompts

tx-prompt-return =
    { $left ->
        [one] return { $left } of the Objectives dealt
       *[other] return { $left } of the Objectives dealt
    }
tx-prompt-turn =
    { $markers ->
        [0] no action marker is left: take a Barge turn, or pass
       *[other] take a Region, Military or Barge turn, or pass
    }
tx-part-banner = the banner step { $track }
tx-part-extra = one more step { $track }
tx-part-governor-action = a Governor
tx-part-exchange = the Exchange
tx-part-ship-action = the Ship action
tx-prompt-region-first = in { $region }: { $list } (at least one action)
tx-prompt-region = in { $region }: { $list }, or end the turn
tx-prompt-region-end = in { $region }: use free actions, or end the turn
tx-prompt-ship = make another delivery to { $slot }, or stop
tx-prompt-fortify =
    { $built ->
        [0] build a wall or a tower
       *[other] build another wall or tower, or stop
    }
tx-prompt-train =
    { $trained ->
        [0] train a soldier: in which section?
       *[other] train another soldier, or stop
    }
tx-prompt-exchange =
    { $units ->
        [one] exchange another unit ({ $units } of { $most } is exchanged), or stop
       *[other] exchange another unit ({ $units } of { $most } are exchanged), or stop
    }
tx-prompt-passed = use free actions, or end the turn
tx-prompt-passed-buy = buy Palace steps, use free actions, or end the turn
tx-prompt-finish = use free actions, or end the turn
tx-prompt-round-tile = take one of the round bonus tiles
tx-prompt-track =
    { $left ->
        [one] a Palace step: on which track?
       *[other] { $left } Palace steps: on which track first?
    }
tx-prompt-track-military = the step of the Military turn: on which track?
tx-prompt-take-resource =
    { $left ->
        [one] take a resource: which?
       *[other] take { $left } resources: which first?
    }
tx-prompt-take-good =
    { $left ->
        [one] take a good: which?
       *[other] take { $left } goods: which first?
    }
tx-prompt-take-of = take one more good: { $list }?
tx-prompt-soldiers =
    { $left ->
        [one] place a soldier without rice, or decline
       *[other] place a soldier without rice ({ $left } are left), or decline
    }
tx-prompt-training =
    { $trained ->
        [0] train a soldier, or decline
       *[other] train another soldier, or stop
    }
tx-prompt-building =
    { $built ->
        [0] { $left ->
            [0] build a wall or a tower, or decline
            [one] build one wall or tower, or decline
           *[other] build up to { $left } walls or towers, or decline
        }
       *[other] { $left ->
            [0] build another wall or tower, or stop
            [one] build another wall or tower ({ $left } is left), or stop
           *[other] build another wall or tower ({ $left } are left), or stop
        }
    }
tx-prompt-install =
    { $discount ->
        [0] install a Governor in any region, or decline
       *[other] install a Governor in any region for { $discount } wood less, or decline
    }
tx-prompt-shipping =
    { $left ->
        [0] make a delivery: to which ship? or decline
        [one] make one delivery: to which ship? or decline
       *[other] make up to { $left } deliveries: to which ship? or decline
    }
tx-prompt-rewards = which reward first: { $demand } of the Demand tile, or { $space } of the space?
tx-prompt-merchant = a worker of yours fell off a barge: to which Merchant action does it go?
tx-prompt-loss =
    { $left ->
        [one] { $left } point of strength is left { $section }: lose { $coins }, or { $points }?
       *[other] { $left } points of strength are left { $section }: for how many do you lose { $coins } each, the others costing { $points } each?
    }
tx-prompt-over = The game is over: { $names } wins with { $score } points.
tx-prompt-over-level =
    { $by ->
        [governors] The game is over: { $names } wins with { $score } points, ahead of { $level } on Governors.
        [figurines] The game is over: { $names } wins with { $score } points, ahead of { $level } on figurines.
       *[order] The game is over: { $names } wins with { $score } points, ahead of { $level } in the turn order.
    }
tx-prompt-over-solo = The game is over: { $seat } wins with { $score } points; Li Mu has { $other }.
tx-prompt-over-limu = The game is over: Li Mu wins with { $other } points; { $seat } has { $score }.
tx-prompt-chance-banner = the banner of { $hub }
tx-prompt-chance-building = the building at { $site }
tx-prompt-chance-site = the Bonus tile at { $site }
tx-prompt-chance-ship = a new ship { $where }
tx-prompt-chance-demand = the Demand tile of { $slot }
tx-prompt-chance-place = who has place { $place } in the turn order
tx-prompt-chance-board = the player board of { $seat }
tx-prompt-chance-objective = an Objective for { $seat }
tx-prompt-chance-round = a round bonus tile
tx-prompt-chance-attack = the attack card of round { $round }
tx-prompt-chance-supply = a Bonus tile of the supply for { $seat }
tx-prompt-chance-limu = Li Mu’s next card

### Why an action is not possible, and what would help

tx-why-other = This is not possible now.
tx-why-pending = Now: { $question }
tx-help-free = Free actions that would help: { $list }.
tx-help-marker = an action marker discarded ({ $gain })
tx-help-barge = A Barge turn on the barge of { $what } brings 1.
tx-help-resource = The barge of { $what }, income buildings and Palace steps bring more.
tx-help-good = The Exchange in { $list } brings { $what }.
tx-help-coins = Income, deliveries, Palace steps and discarded action markers bring coins.
tx-help-take-back =
    { $count ->
        [one] You have { $count } Merchant, who can be taken back by a free action.
       *[other] You have { $count } Merchants, who can be taken back by a free action.
    }
tx-help-no-workers = Workers come back from Merchant actions, from battles, and from raided buildings.
tx-help-sites =
    { $count ->
        [0] No other Governor is possible now.
       *[other] Possible: { $list }.
    }
tx-help-choose = Choose { $list }.
tx-why-2-1 = This effect does not let you take { $what }.
tx-why-3-9 = You were not dealt { $objective }.
tx-why-3-9-help = You were dealt { $list }.
tx-why-7-2 = You have chosen your turn already.
tx-why-7-2-now = A turn can be chosen only when the pending question is answered.
tx-why-7-3 = You have no unused action marker left, and a Region or Military turn needs one.
tx-why-7-3-help = A Barge turn needs none, and you can always pass.
tx-why-7-7 = The turn can end only when the pending question is answered.
tx-why-7-7-turn = You have not taken a turn yet.
tx-why-7-7-turn-help = Choose a turn, or pass.
tx-why-7-7-action = The action is not over yet; stop it first.
tx-why-8-1 =
    { $count ->
        [one] { $count } action marker lies in { $region }, so entering costs { $cost }, and you have { $have }.
       *[other] { $count } action markers lie in { $region }, so entering costs { $cost }, and you have { $have }.
    }
tx-why-8-4 = The banner step of this turn has been made.
tx-why-8-5-governor = You have taken the Governor action of this turn.
tx-why-8-5-site = { $place } is in { $there }, and your turn is in { $region }.
tx-why-8-5-site-help = In it there are { $list }.
tx-why-8-5-exchange = You have taken the Exchange of this turn.
tx-why-8-5-ship = You have taken the Ship action of this turn.
tx-why-8-5-no-exchange = { $region } has a port and no exchange.
tx-why-8-5-no-port = { $region } has an exchange and no port.
tx-why-8-7 = No action of { $region } would be possible, the printed benefit and the banner step counted in.
tx-why-8-7-workers = For a Governor there is no worker in your supply.
tx-why-8-7-sites = No site there has an empty space for a Governor of yours.
tx-why-8-7-wood = The cheapest Governor there costs { $cost }, and you have { $have }.
tx-why-8-7-resource = For the Exchange you have no { $what }.
tx-why-8-7-resources = For the Exchange you have no resources.
tx-why-8-7-ship = The port has no ship with an empty delivery space.
tx-why-8-7-deliveries = All your delivery markers lie on ships.
tx-why-8-7-good = The ship asks for { $what }, and you have none.
tx-why-8-7-help = Choose another region, or first gain what is missing.
tx-why-8-7-end = You have to take at least one action of { $region }, and one is still possible.
tx-why-8-7-end-help = Its actions: { $list }.
tx-why-8-10 = { $track } is complete for you: you stand at position { $steps }.
tx-why-9-1-spaces =
    { $spaces ->
        [one] { $place } has only { $spaces } worker space with this number of players.
       *[other] { $place } has only { $spaces } worker spaces with this number of players.
    }
tx-why-9-1-taken = Space { $space } of { $place } is occupied.
tx-why-9-1-help =
    { $count ->
        [0] No space is empty there.
        [one] Space { $list } is empty.
       *[other] Empty are spaces { $list }.
    }
tx-why-9-1-workers = There is no worker in your supply to become a Governor.
tx-why-9-2 = A Governor { $place }, space { $space }, costs { $cost }, and you have { $have }.
tx-why-9-4 = You have a Governor { $place } already, and no family has two at one building.
tx-why-9-15 = One more step comes only with a Governor at the building that gives it, before the banner step is made.
tx-why-9-15-banner = One more step can follow only after the banner step.
tx-why-9-15-once = The one more step of this turn has been made, or was not to be had when you made the banner step.
tx-why-9-15-coins = One more step costs { $cost }, and you have { $have }.
tx-why-10-1 = { $region } exchanges { $pays } for { $gives }.
tx-why-10-1-help = This exchange is made in { $list }.
tx-why-10-1-none = You have no { $what }.
tx-why-11-1 = { $slot } is not in the port of { $region }.
tx-why-11-help = Deliver to { $slot }.
tx-why-11-3-ship = This action concerns { $ours }, not { $slot }.
tx-why-11-3-space = Space { $space } of { $slot } is covered; it has { $spaces } in all.
tx-why-11-3-spaces =
    { $spaces ->
        [one] There is no space { $space }: { $slot } has { $spaces } delivery space.
       *[other] There is no space { $space }: { $slot } has { $spaces } delivery spaces.
    }
tx-why-11-3-space-help = Empty: { $list }.
tx-why-11-3-demand = { $slot } asks for { $wanted }, not for { $good }.
tx-why-11-3-demand-help = Of that you have: { $what }.
tx-why-11-3-good = You have no { $what } to deliver.
tx-why-11-5 = The lowest ship is in no port: you can deliver to it only by an effect that says so.
tx-why-11-6 = All spaces of { $slot } are covered.
tx-why-11-6-help = It leaves in Cleanup, and another one comes.
tx-why-11-6-none = There is no ship.
tx-why-11-7 =
    { $count ->
        [one] Your only delivery marker lies on a ship.
       *[other] All your { $count } delivery markers lie on ships.
    }
tx-why-11-7-help = They come back when their ships leave in Cleanup.
tx-why-12-1-fortify =
    { $count ->
        [one] { $count } action marker lies on Fortify, so entering costs { $cost }, and you have { $have }.
       *[other] { $count } action markers lie on Fortify, so entering costs { $cost }, and you have { $have }.
    }
tx-why-12-1-train =
    { $count ->
        [one] { $count } action marker lies on Train, so entering costs { $cost }, and you have { $have }.
       *[other] { $count } action markers lie on Train, so entering costs { $cost }, and you have { $have }.
    }
tx-why-12-3-soldiers = No section has an empty soldier space.
tx-why-12-3-rice = Even after the step you could not train a soldier: the first one costs { $cost }, and you have { $have }.
tx-why-12-3-structures = You could not build anything: no structure of yours that is left finds room.
tx-why-12-3-structures-help = Take another turn.
tx-why-12-3-stone = Even after the step you could not build anything: the cheapest structure costs { $cost }, and you have { $have }.
tx-why-12-3-step-fortify = After a step { $track } you could not build anything.
tx-why-12-3-step-train = After a step { $track } you could not train a soldier.
tx-why-12-3-step-help = Step for { $list } instead.
tx-why-12-3-stop-fortify = You have to build at least one structure, and one is possible.
tx-why-12-3-stop-train = You have to train at least one soldier, and one is possible.
tx-why-12-4-walls =
    { $count ->
        [one] Your only wall is built.
        [2] Both your walls are built.
       *[other] All your { $count } walls are built.
    }
tx-why-12-4-towers =
    { $count ->
        [one] Your only tower is built.
        [2] Both your towers are built.
       *[other] All your { $count } towers are built.
    }
tx-why-12-4-wall = Your next wall costs { $cost }, and you have { $have }.
tx-why-12-4-tower = Your next tower costs { $cost }, and you have { $have }.
tx-why-12-5-wall =
    { $spaces ->
        [one] The only wall space { $section } is taken.
       *[other] All { $spaces } wall spaces { $section } are taken.
    }
tx-why-12-5-wall-help =
    { $count ->
        [0] No section has room for another wall.
       *[other] There is room { $list }.
    }
tx-why-12-5-tower = A tower stands { $section } already, and there is room for one only.
tx-why-12-5-tower-help =
    { $count ->
        [0] No section has room for another tower.
       *[other] There is room { $list }.
    }
tx-why-12-6-room =
    { $spaces ->
        [one] The only soldier space { $section } is occupied.
       *[other] All { $spaces } soldier spaces { $section } are occupied.
    }
tx-why-12-6-free = There is room { $list }.
tx-why-12-6-room-help = Soldier spaces become empty only in battles.
tx-why-12-6 = The next soldier costs { $cost }, and you have { $have }.
tx-why-12-10 = There is no worker in your supply to become a soldier.
tx-why-13-1 =
    { $own ->
        [0] A Barge turn on { $barge } costs { $cost }, and you have { $have }.
        [one] With { $own } worker of yours on { $barge } the turn costs { $cost }, and you have { $have }.
       *[other] With { $own } workers of yours on { $barge } the turn costs { $cost }, and you have { $have }.
    }
tx-why-13-5 =
    { $spaces ->
        [one] The only space of Merchant action { $number } is occupied.
       *[other] All { $spaces } spaces of Merchant action { $number } are occupied.
    }
tx-why-14-2 = { $tile } is not among the round bonus tiles.
tx-why-14-3-once = You have made the one purchase of this pass.
tx-why-14-3-offer = { $steps } cannot be bought: there is no such offer.
tx-why-14-3-figurines =
    { $need ->
        [one] For { $steps } you need { $need } figurine, and you have { $have }.
       *[other] For { $steps } you need { $need } different figurines, and you have { $have }.
    }
tx-why-14-3-help =
    { $count ->
        [0] Figurines lie at building sites and among the round bonus tiles.
       *[other] Your figurines let you buy { $list }.
    }
tx-offer = { $steps } for { $cost }
tx-why-14-3 = For { $steps } you pay { $cost }, and you have { $have }.
tx-why-14-7 = All your Palace tracks are complete, so there is no step to buy.
tx-why-15-2-help = Still open: { $list }.
tx-why-16-3 = You have { $tile } already, and no kind can be had twice.
tx-why-18-1 =
    { $count ->
        [one] Your action marker is used.
       *[other] All your { $count } action markers are used.
    }
tx-why-18-1-help = They come back in Cleanup.
tx-why-18-2 = You do not have { $tile } face up.
tx-why-18-2-help = Face up before you: { $list }.
tx-why-18-2-none = You have no one-time tile face up.
tx-why-18-2-figurine = A figurine is not used: it counts at the end, and for Palace steps when you pass.
tx-why-18-2-figurine-help = Only one-time tiles can be used.
tx-why-18-3 = You do not have { $objective } in hand.
tx-why-18-3-help =
    { $count ->
        [0] You have no Objectives.
       *[other] You have { $list }.
    }
tx-why-18-4 =
    { $need ->
        [one] Merchant action { $number } needs { $need } Merchant and has none.
       *[other] Merchant action { $number } needs { $need } Merchants and has { $have }.
    }
tx-why-18-4-help = Workers that are pushed off a barge become Merchants.
tx-why-18-5 = There is no Merchant on Merchant action { $number }.
tx-why-18-5-help =
    { $count ->
        [0] You have no Merchants.
        [one] Your { $count } Merchant is on another one.
       *[other] Your { $count } Merchants are on others.
    }
tx-why-18-6 = Free actions have no place inside an action or effect, nor outside your own turn.
tx-why-18-6-setup = Free actions begin with the first turns.
tx-why-19-11-left =
    { $left ->
        [one] Only { $left } point of strength is left, so { $number } coins are too many.
       *[other] Only { $left } points of strength are left, so { $number } coins are too many.
    }
tx-why-19-11-coins =
    { $have ->
        [one] You cannot lose { $number } coins: you have { $have }.
       *[other] You cannot lose { $number } coins: you have { $have }.
    }
tx-why-19-11-help =
    { $most ->
        [0] Everything has to be paid in points.
        [one] For 0 or { $most } point of strength you can lose coins.
       *[other] For 0 to { $most } points of strength you can lose coins.
    }
tx-why-21-1 = The game is over.
tx-why-23-1 = Chance decides now: { $question }
tx-why-23-1-outcome = What is drawn, dealt or revealed is decided by chance.
tx-why-23-2-turn = This belongs to a turn, and the pending question comes first.
tx-why-23-2-stop = There is nothing to stop or decline now.
tx-why-23-2-banner = The banner step belongs to a Region turn, between its actions.
tx-why-23-2-extra-step = One more step belongs to a Region turn, after its banner step.
tx-why-23-2-governor = A Governor is installed only in a Region turn or by an effect.
tx-why-23-2-swap = Units are exchanged only in a Region turn of a region with an exchange.
tx-why-23-2-deliver = Deliveries are made only in a Region turn of a region with a port, or by an effect.
tx-why-23-2-first = The order of two rewards is asked only after a delivery.
tx-why-23-2-step = A track is chosen only for a Palace step that is free to choose.
tx-why-23-2-take = A kind is chosen only when an effect gives resources or goods of your choice.
tx-why-23-2-wall = Walls are built only by Fortify, in a Military turn or by an effect.
tx-why-23-2-tower = Towers are built only by Fortify, in a Military turn or by an effect.
tx-why-23-2-soldier = Soldiers are placed only by Train, in a Military turn or by an effect.
tx-why-23-2-merchant-space = A Merchant space is chosen only when a worker of yours has fallen off a barge.
tx-why-23-2-buy-steps = Palace steps are bought only when you pass, after taking the tile.
tx-why-23-2-lose-coins = Losses come only after a battle that leaves strength behind the third site.
tx-why-23-2-round-tile = Round bonus tiles are taken only when you pass.
tx-why-23-2-return-objective = Objectives are returned only during setup.

### What an action may lead to or leaves undone

tx-forecast-quiet =
    { $space ->
        [0] { $section }: no battle in this round (the leader is at the start, battle is on space { $battle }); strength { $strength }, defense { $defense }
       *[other] { $section }: no battle in this round (the leader is on space { $space }, battle is on space { $battle }); strength { $strength }, defense { $defense }
    }
tx-forecast = { $section }, as things stand: strength { $strength } against defense { $defense }; { $result }
tx-forecast-holds = walls and towers win the battle without losing a soldier
tx-forecast-won =
    { $count ->
        [one] the battle is won, and { $count } soldier falls ({ $list })
       *[other] the battle is won, and { $count } soldiers fall ({ $list })
    }
tx-forecast-lost = the battle is lost with { $left } strength left
tx-forecast-ranks = ranks { $section }: { $list }
tx-forecast-contributions = contributions { $section } so far: { $list }
tx-forecast-no-ranks = nobody has a contribution { $section }
tx-forecast-victory = for the Governors on the path { $family } also scores { $points }
tx-forecast-raid =
    { $count ->
        [0] raided: { $list }
        [one] raided: { $list }; one Governor is driven out ({ $governors })
       *[other] raided: { $list }; { $count } Governors are driven out ({ $governors })
    }
tx-forecast-losses =
    { $left ->
        [one] for { $left } point of strength behind the third site every player loses { $coins } or { $points }
       *[other] for each of { $left } points of strength behind the third site every player loses { $coins } or { $points }
    }
tx-outlook-markers =
    { $count ->
        [0] no action marker is left then: only Barge turns and passing remain
        [one] { $count } action marker is left then
       *[other] { $count } action markers are left then
    }
tx-outlook-banner = the banner offers a step { $track } to position { $position }: { $gain }
tx-outlook-governor = a Governor there costs { $cost } at least
tx-outlook-exchange =
    { $units ->
        [0] exchange { $paid } for { $gained }: you have nothing for it yet
        [one] exchange { $paid } for { $gained }: { $units } unit with what you have
       *[other] exchange { $paid } for { $gained }: up to { $units } units with what you have
    }
tx-outlook-exchange-any =
    { $units ->
        [0] exchange resources for goods of your choice: you have nothing for it yet
        [one] exchange resources for goods of your choice: { $units } unit with what you have
       *[other] exchange resources for goods of your choice: up to { $units } units with what you have
    }
tx-outlook-ship =
    { $spaces ->
        [one] { $slot } asks for { $good }: { $spaces } space is empty, and of that good you have { $have }
       *[other] { $slot } asks for { $good }: { $spaces } spaces are empty, and of that good you have { $have }
    }
tx-outlook-ship-full = { $slot } is full
tx-outlook-train =
    { $workers ->
        [one] the first soldier costs { $cost }; { $workers } worker is in your supply
       *[other] the first soldier costs { $cost }; { $workers } workers are in your supply
    }
tx-outlook-fortify = first of all you could build { $list }
tx-outlook-wall = a wall for { $cost }
tx-outlook-tower = a tower for { $cost }
tx-outlook-neutral = your supply is empty: a neutral worker enters instead of yours
tx-outlook-pushed-neutral = a neutral worker is pushed off and leaves the board
tx-outlook-pushed =
    { $own ->
        [0] a worker of { $family } is pushed off and becomes a Merchant there
       *[other] a worker of yours is pushed off and becomes a Merchant
    }
tx-outlook-pushed-back =
    { $own ->
        [0] a worker of { $family } is pushed off and returns to the supply: all Merchant spaces are occupied
       *[other] a worker of yours is pushed off and returns to your supply: all Merchant spaces are occupied
    }
tx-outlook-tile-stays = you have { $tile } already, so it stays there
tx-outlook-raid = as things stand, this round’s attack raids { $place } and drives the Governor out again
tx-outlook-shipping = your shipping marker is placed in this port
tx-outlook-full = { $slot } is full then and leaves in Cleanup
tx-outlook-track = at the end the track then counts { $after } instead of { $before }
tx-outlook-rank =
    { $before ->
        [0] your contribution ranks { $rank } there
       *[other] your contribution ranks { $rank } there instead of { $before }
    }
tx-outlook-buy = you could still buy Palace steps
tx-outlook-tiles =
    { $count ->
        [one] { $count } one-time tile that you have not used is worth nothing at the end
       *[other] { $count } one-time tiles that you have not used are worth nothing at the end
    }
tx-outlook-unmet =
    { $count ->
        [one] { $list } is not met, and could still be discarded for its top row
       *[other] { $list } are not met, and could still be discarded for their top rows
    }
tx-outlook-undone = still possible in this turn: { $list }
tx-outlook-place = you have place { $place } in the next turn order
tx-outlook-unused =
    { $count ->
        [one] { $count } action marker stays unused and brings nothing
       *[other] { $count } action markers stay unused and bring nothing
    }
tx-outlook-no-tile = no round bonus tile is left
tx-outlook-loss = you have { $coins } and { $points } then
tx-outlook-met = as things stand it would score { $points } at the end
tx-outlook-not-met = as things stand it would not score its { $points } ({ $need })

### What things are

tx-about-region = { $region }; printed benefit: { $gain }
tx-about-banner = its banner belongs to { $track }
tx-about-exchange = exchange of up to { $most } units: { $pays } for { $gives }
tx-about-port = it has a port
tx-about-entry =
    { $count ->
        [0] no action marker lies there: entering costs you nothing
        [one] { $count } action marker lies there: entering costs you { $cost }
       *[other] { $count } action markers lie there: entering costs you { $cost }
    }
tx-about-building =
    { $sort ->
        [income] { $place }, an income building for { $cost }: { $what }
       *[passive] { $place }, a passive building for { $cost }: { $what }
    }
tx-about-token = an additional-cost token makes it dearer by { $cost }
tx-about-tile-there = there lies { $tile }
tx-about-governors =
    { $count ->
        [0] { $free ->
            [one] no Governor is there; { $free } worker space is empty
           *[other] no Governor is there; { $free } worker spaces are empty
        }
        [one] { $free ->
            [0] { $list } has a Governor there; no worker space is empty
            [one] { $list } has a Governor there; { $free } worker space is empty
           *[other] { $list } has a Governor there; { $free } worker spaces are empty
        }
       *[other] { $free ->
            [0] { $list } have Governors there; no worker space is empty
            [one] { $list } have Governors there; { $free } worker space is empty
           *[other] { $list } have Governors there; { $free } worker spaces are empty
        }
    }
tx-about-path = site { $place } on the path behind section { $section }; a raid loses { $raid } strength here
tx-about-fortify = Fortify: walls and towers, as many as you like
tx-about-train = Train: soldiers, as many as you like, for { $rice } each
tx-about-next-wall =
    { $left ->
        [one] your next wall costs { $cost }; { $left } is left
       *[other] your next wall costs { $cost }; { $left } are left
    }
tx-about-next-tower =
    { $left ->
        [one] your next tower costs { $cost }; { $left } is left
       *[other] your next tower costs { $cost }; { $left } are left
    }
tx-about-barge =
    { $count ->
        [0] { $barge } is empty
       *[other] on { $barge } stand, from the left: { $list }
    }
tx-about-barge-cost = a Barge turn there costs you { $cost }
tx-about-no-ship = there is no ship
tx-about-ship = { $slot } is { $ship }; it asks for { $demand }
tx-about-spaces =
    { $count ->
        [0] all its spaces are covered
        [one] one space is empty: { $list }
       *[other] { $count } spaces are empty: { $list }
    }
tx-about-leaves = it leaves in Cleanup, full or not
tx-about-merchants = Merchant action { $number }: { $gain }
tx-about-track = { $track }: you stand at position { $position }, which counts { $points } at the end
tx-about-next-step = next step: { $gain }; it counts { $points } at the end
tx-about-figurines =
    { $count ->
        [one] you have { $count } figurine: { $points } at the end
       *[other] you have { $count } different figurines: { $points } at the end
    }
tx-about-round-tile = it waits for somebody who passes
tx-about-objective = so far you have { $have } of { $need }
tx-about-have = you have { $amount }
tx-about-use =
    { $what ->
        [coins] coins pay for entry, barges and Palace steps; every { $each } coins, resources and goods left at the end are 1 point
        [wood] wood pays for Governors and is exchanged in Qin or Han; every { $each } coins, resources and goods left at the end are 1 point
        [stone] stone pays for walls and towers and is exchanged in Zhao or Han; every { $each } coins, resources and goods left at the end are 1 point
        [rice] rice pays for soldiers and is exchanged in Wei or Han; every { $each } coins, resources and goods left at the end are 1 point
       *[other] goods are delivered to ships; every { $each } coins, resources and goods left at the end are 1 point
    }
tx-about-setup = the game is being set up; { $rounds } rounds follow
tx-about-round = round { $round } of { $rounds }
tx-about-order = turn order: { $list }
tx-about-passed = passed already, in the order of the next round: { $list }

### Events

tx-event-gain =
    { $why ->
        [start] { $seat } begins with { $amount }
        [income] { $seat } gains { $amount } as income
        [benefit] { $seat } gains { $amount } from the region
        [building] { $seat } gains { $amount } from the building
        [watch_post] { $seat } gains { $amount } for the structure
        [harbor_office] { $seat } gains { $amount } for the delivery, from a passive building
        [record_hall] { $seat } gains { $amount } for the Governor
        [trade_inn] { $seat } gains { $amount } for the worker pushed off
        [exchange_house] { $seat } gains { $amount } more from the Exchange
        [delivery] { $seat } gains { $amount } for the delivery
        [barge] { $seat } gains { $amount } from the barge
        [step] { $seat } gains { $amount } from the Palace step
        [marker] { $seat } gains { $amount } for the action marker
        [tile] { $seat } gains { $amount } from the one-time tile
        [objective] { $seat } gains { $amount } for the discarded Objective
        [merchants] { $seat } gains { $amount } from the Merchant action
        [rank] { $seat } gains { $amount } for the contribution
        [soldier] { $seat } gains { $amount } for the soldier
        [victory] { $seat } gains { $amount } for the battle won
       *[plain] { $seat } gains { $amount }
    }
tx-event-pay =
    { $why ->
        [entry] { $seat } pays { $amount } to enter
        [barge] { $seat } pays { $amount } for the barge
        [step] { $seat } pays { $amount } for steps
        [loss] { $seat } loses { $amount } to the nomads
        [points] { $seat } loses { $amount }
       *[plain] { $seat } pays { $amount }
    }
tx-event-round = round { $round } begins
tx-event-turn = the turn of { $seat } begins
tx-event-turn-ended = { $seat } ends the turn
tx-event-ended = the game is over
tx-event-scored =
    { $category ->
        [game] { $seat } has { $points } from the game
        [figurines] { $seat } scores { $points } for figurines
        [palaces] { $seat } scores { $points } for Palace tracks
        [objectives] { $seat } scores { $points } for Objectives
        [leftovers] { $seat } scores { $points } for leftovers
        [start] { $seat } adds { $points } for the difficulty
       *[governors] { $seat } scores { $points } for Governors
    }
tx-event-banner-laid = { $regions } show the banner of { $track }
tx-event-building-laid = at { $site } stands: { $building }
tx-event-site-tile = at { $site } lies { $tile }
tx-event-ship-comes = a ship comes { $where }: { $ship }
tx-event-demand-laid = { $slot } asks for { $demand }
tx-event-place-drawn = { $seat } has place { $place } in the turn order
tx-event-board-dealt = { $seat } gets { $board } (income: { $gain })
tx-event-objective-drawn = { $seat } draws an Objective
tx-event-objective-drawn-card = { $seat } draws { $objective }
tx-event-objective-returned = { $seat } returns an Objective
tx-event-objective-returned-card = { $seat } returns { $objective }
tx-event-round-tile-shown = among the round bonus tiles: { $tile }
tx-event-attack-shown = revealed: { $attack }
tx-event-advanced =
    { $spaces ->
        [one] { $section }: the leader advances { $spaces } space
       *[other] { $section }: the leader advances { $spaces } spaces
    }
tx-event-strengthened = { $section }: the strength grows by { $strength }
tx-event-neutral-enters = a neutral worker enters { $barge }
tx-event-region-entered = { $seat } places an action marker in { $region }
tx-event-military-entered =
    { $action ->
        [fortify] { $seat } places an action marker on Fortify
       *[train] { $seat } places an action marker on Train
    }
tx-event-barge-boarded =
    { $worker ->
        [own] { $seat } puts a worker on { $barge }
       *[neutral] { $seat } puts a neutral worker on { $barge }
    }
tx-event-passed = { $seat } passes and has place { $place } in the next turn order
tx-event-stepped = { $seat } steps { $track } to position { $position }
tx-event-step-lost = { $seat } loses a step: { $track } is complete
tx-event-governor-placed = { $seat } installs a Governor at { $site }
tx-event-exchanged = { $seat } exchanges { $paid } for { $gained }
tx-event-delivered = { $seat } delivers to { $slot }, space { $space }
tx-event-shipping-placed = { $seat } places the shipping marker of { $region }
tx-event-wall-built = { $seat } builds a wall { $section }
tx-event-tower-built = { $seat } builds a tower { $section }
tx-event-soldier-placed = { $seat } places a soldier { $section }
tx-event-tile-taken = { $seat } takes { $tile }
tx-event-tile-stays = { $seat } has { $tile } already: it stays at { $site }
tx-event-tile-boxed = { $seat } puts { $tile } into the box
tx-event-supply-empty = { $seat } gets nothing for { $amount }: the supply is empty
tx-event-deck-empty = { $seat } gets nothing for { $amount }: the deck is empty
tx-event-fell-off = a worker of { $seat } falls off { $barge }
tx-event-fell-off-neutral = a neutral worker falls off { $barge }
tx-event-merchant-placed = { $seat } has one more Merchant, on Merchant action { $number }
tx-event-worker-back = { $seat } has no empty Merchant space: the worker returns to the supply
tx-event-steps-bought = { $seat } buys { $steps }
tx-event-marker-discarded = { $seat } discards an action marker
tx-event-tile-used = { $seat } uses { $tile }
tx-event-objective-discarded = { $seat } discards { $objective }
tx-event-merchants-used = { $seat } uses Merchant action { $number }
tx-event-merchant-back = { $seat } takes a Merchant back from Merchant action { $number }
tx-event-battle = battle { $section } against strength { $strength }
tx-event-ranked = { $seat } ranks { $rank } { $section }
tx-event-walls-hold =
    { $left ->
        [0] walls and towers leave no strength { $section }
       *[other] walls and towers leave { $left } strength { $section }
    }
tx-event-soldier-lost = a soldier of { $seat } falls { $section }
tx-event-battle-won = the battle { $section } is won; { $seat } comes first
tx-event-battle-won-nobody = the battle { $section } is won
tx-event-raided =
    { $left ->
        [0] the nomads raid { $site } and get no further
       *[other] the nomads raid { $site }; { $left } strength is left
    }
tx-event-governor-expelled = the Governor of { $seat } at { $site } is driven out
tx-event-token-laid = an additional-cost token is laid at { $site }
tx-event-losses =
    { $left ->
        [one] { $left } point of strength is left { $section }, and all suffer for it
       *[other] { $left } points of strength are left { $section }, and all suffer for them
    }
tx-event-loss-chosen = { $seat } settles the losses with { $coins } and the rest in points
tx-event-leader-back = { $section }: the leader goes back to the start
tx-event-round-tile-gone = { $tile } goes into the box
tx-event-markers-back =
    { $markers ->
        [one] { $seat } takes { $markers } action marker back
       *[other] { $seat } takes { $markers } action markers back
    }
tx-event-ship-leaves = the ship { $where } leaves: { $ship }
tx-event-deliveries-back =
    { $markers ->
        [one] { $seat } takes { $markers } delivery marker back
       *[other] { $seat } takes { $markers } delivery markers back
    }
tx-event-ship-moves = a ship moves up, now { $where }: { $ship }
tx-event-order-moves = the new turn order holds
tx-event-li-mu-card = Li Mu’s card: { $card }
tx-event-li-mu-marker = Li Mu places an action marker in { $region }
tx-event-li-mu-marker-military =
    { $action ->
        [fortify] Li Mu places an action marker on Fortify
       *[train] Li Mu places an action marker on Train
    }
tx-headline-round = Round { $round } begins.
tx-headline-lost = The battle in section { $section } is lost.
tx-headline-expelled =
    { $count ->
        [one] One of your Governors is driven out.
       *[other] { $count } of your Governors are driven out.
    }
