# Tianxia in the browser: what only the drawing says. Keys begin with txweb-. What has the mark "short" stands on the
# drawing: keep it short.

txweb-board = The board of Tianxia. Tab goes from group to group, the arrow keys walk within a group.
txweb-may = You can choose this now.

### Names

txweb-resource =
    { $what ->
        [coins] coins
        [wood] wood
        [stone] stone
        [rice] rice
        [silk] silk
        [helmets] helmets
        [jewelry] jewelry
        [points] points
        [any_resource] a resource of any kind
        [any_good] a good of any kind
        [palace_any] a Palace step
        [objective] an Objective
        [bonus_tile] a Bonus tile
        [soldier] soldiers
        [wall] walls
        [tower] towers
        [governor] a Governor
        [galley] a Ship action
        [delivery] deliveries
        [port] ports
        [barge] barges
        [worker] workers
        [trade] exchange
       *[marker] action markers
    }
txweb-action =
    { $action ->
        [fortify] Fortify
       *[train] Train
    }
txweb-seat = seat { $seat }
txweb-target-space = space { $space }
txweb-target-round = round { $round }
txweb-attack = the attack card
txweb-reward =
    { $reward ->
        [demand] the reward of the Demand tile
       *[space] the reward of the space
    }
txweb-verb =
    { $verb ->
        [end] end the turn
        [stop] stop
        [banner] the banner step
        [extra_step] one more step
        [pass] pass
        [discard_marker] discard an action marker
        [region] a Region turn
        [military] a Military turn
        [barge] a Barge turn
        [governor] a Governor
        [swap] exchange
        [deliver] deliver
        [first] which reward first
        [step] a Palace step
        [take] take
        [wall] a wall
        [tower] a tower
        [soldier] a soldier
        [merchant_action] a Merchant action
        [take_back] take a Merchant back
        [merchant_space] a place for the Merchant
        [buy_steps] buy Palace steps
        [lose_coins] settle the losses
        [round_tile] a round bonus tile
        [use_tile] use a one-time tile
        [discard_objective] discard an Objective
       *[return_objective] return an Objective
    }
txweb-answer =
    { $verb ->
        [banner] Banner step
        [extra_step] One more step
        [stop] Stop
        [pass] Pass
       *[end] End the turn
    }

### The round

txweb-setup = Setup
txweb-round = Round { $round } of { $rounds }
txweb-phase =
    { $phase ->
        [setup] The game is being set up
        [preparation] Preparation
        [income] Income
        [action] Action phase
        [attack] Attack phase
        [cleanup] Cleanup
       *[ended] The game is over
    }
txweb-order = Order of turns: { $list }
txweb-passed = Passed already, in the order of the next round: { $list }

### The wall

txweb-section-short =
    { $kind ->
        [battle] Section { $section }!
       *[quiet] Section { $section }
    }
txweb-attack-on = The attack on section { $section }, as things stand
txweb-forecast-if = If it came to battle with this: { $result }
txweb-places =
    { $piece ->
        [wall] Walls of section { $section }
        [tower] The tower of section { $section }
       *[soldier] Soldiers of section { $section }
    }
txweb-places-there =
    { $count ->
        [0] Nobody has anything here; { $free ->
            [one] { $free } place is free
           *[other] { $free } places are free
        }
       *[other] From the left: { $list }; { $free ->
            [0] no place is free
            [one] { $free } place is free
           *[other] { $free } places are free
        }
    }
txweb-piece-cost = Your next one costs { $cost }
txweb-imagine = What if …
txweb-imagine-stop = Back to how it is
txweb-imagine-hint = Pick places at the wall: each imagines a piece of yours there, and the section shows how its battle would go then. Nothing is played.

### The land

txweb-slot =
    { $sort ->
        [income] No building yet; an income building will stand here
       *[passive] No building yet; a passive building will stand here
    }
txweb-space = { $site }, worker space { $space }
txweb-governor-of = Governor of { $who }
txweb-space-cost = A Governor here costs { $cost }, without discounts

### Harbor

txweb-sea = Sea
txweb-no-ship = no ship
txweb-delivery = { $slot }, space { $space }
txweb-delivered = Covered by { $who }
txweb-delivery-gain = A delivery brings { $gain }

### Tracks and tiles

txweb-track-stand = Positions: { $list }
txweb-round-tiles = Bonus tiles
txweb-round-tile = Who passes takes one of these.
txweb-choose =
    { $what ->
        [take] Which one do you take?
        [exchange] Exchange what?
        [region] In the region: exchange what?
        [rewards] Which reward first?
        [passed] Buy Palace steps?
        [loss] What do you lose?
        [ship-turn] Which good do you deliver?
        [shipping] Which good do you deliver?
       *[other] Choose
    }

### Before a seat

txweb-seat-board = Before { $name } (seat { $seat })
txweb-has-passed = passed ({ $place }.)
txweb-workers =
    { $count ->
        [one] { $count } worker in the supply
       *[other] { $count } workers in the supply
    }
txweb-markers =
    { $count ->
        [one] { $count } action marker of { $all } unused
       *[other] { $count } action markers of { $all } unused
    }
txweb-discard-marker = Discard one for { $gain }
txweb-walls = { $count } of { $all } walls built
txweb-towers = { $count } of { $all } towers built
txweb-built = Walls built: { $walls }; towers built: { $towers }
txweb-deliveries =
    { $count ->
        [one] { $count } delivery marker left
       *[other] { $count } delivery markers left
    }
txweb-objectives =
    { $count ->
        [one] { $count } Objective in hand
       *[other] { $count } Objectives in hand
    }
txweb-figurines = Figurines: { $list }
txweb-limu-cards =
    { $count ->
        [one] { $count } card still to come
       *[other] { $count } cards still to come
    }
txweb-income = Income of the player board: { $gain }
txweb-merchants = Merchant actions
txweb-merchant = { $name }: { $have } of { $need } Merchants; it gives { $gain }
txweb-take-back = Take a Merchant back
txweb-used =
    { $count ->
        [one] { $count } used tile
       *[other] { $count } used tiles
    }
txweb-score-now =
    { $points ->
        [one] { $points } point if it ended now
       *[other] { $points } points if it ended now
    }
txweb-score-final =
    { $points ->
        [one] { $points } point in the end
       *[other] { $points } points in the end
    }
txweb-hand = Your Objectives
txweb-hand-none = No Objectives in hand
