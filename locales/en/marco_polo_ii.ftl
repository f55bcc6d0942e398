# Marco Polo II. Keys begin with mp2-.

data-note-marco_polo_ii = Most numbers printed on contracts, tiles, cards, seals and routes are not public: those are our own, made to agree with all that is known. Where each number comes from stands beside it in the component file.

### Names

mp2-category-game = During the game
mp2-category-seals = Seals on the goal card
mp2-category-shields = Shields
mp2-category-goods = Goods
mp2-category-coins = Coins
mp2-category-contracts = Most contracts

mp2-amount =
    { $what ->
        [coins] { $amount ->
            [one] { $amount } coin
           *[other] { $amount } coins
        }
        [camels] { $amount ->
            [one] { $amount } camel
           *[other] { $amount } camels
        }
        [pepper] { $amount } pepper
        [silk] { $amount } silk
        [gold] { $amount } gold
        [jade] { $amount } jade
        [vp] { $amount } VP
        [shields] { $amount ->
            [one] { $amount } extra shield
           *[other] { $amount } extra shields
        }
        [shield_plus] { $amount ->
            [one] { $amount } extra shield
           *[other] { $amount } extra shields
        }
        [any_good] { $amount ->
            [one] { $amount } good of any kind
           *[other] { $amount } goods of any kind
        }
        [different_goods] { $amount ->
            [one] { $amount } good of any kind
           *[other] { $amount } different goods
        }
        [black_die] { $amount ->
            [one] { $amount } black die
           *[other] { $amount } black dice
        }
        [move] { $amount ->
            [one] { $amount } step of movement
           *[other] { $amount } steps of movement
        }
        [contract_pile] { $amount ->
            [one] { $amount } contract from the pile
           *[other] { $amount } contracts from the pile
        }
        [contract_city] { $amount ->
            [one] { $amount } contract from a city
           *[other] { $amount } contracts from cities
        }
        [city_bonus_other] { $amount ->
            [one] { $amount } copy of another city bonus
           *[other] { $amount } copies of other city bonuses
        }
       *[city_bonuses] { $amount ->
            [one] { $amount } city bonus
           *[other] { $amount } different city bonuses
        }
    }
mp2-nothing = nothing
mp2-free = free
mp2-exchange = { $cost } for { $gain }
mp2-with = { $thing } ({ $what })
mp2-a-die =
    { $kind ->
        [black] a black { $value }
       *[own] { $value ->
            [8] an { $value }
           *[other] a { $value }
        }
    }
mp2-the-seal =
    { $seal ->
        [farmer] the farmer
        [spicer] the spicer
        [tailor] the tailor
       *[jeweler] the jeweler
    }
mp2-seal-title =
    { $seal ->
        [farmer] Farmer
        [spicer] Spicer
        [tailor] Tailor
       *[jeweler] Jeweler
    }
mp2-character =
    { $character ->
        [abha_basu] Abha Basu
        [de_wu] De Wu
        [filippo_vitello] Filippo Vitello
        [gantulga_od] Gantulga Od
        [isabella_donati] Isabella Donati
        [mailin_and_tian_chin] Mailin and Tian Chin
       *[mongke_khan] Möngke Khan
    }
mp2-power-abha-basu = { $round } at the start of each round; { $completed } for each completed contract; { $vp } VP for each jade gained
mp2-power-de-wu =
    { $shields ->
        [0] Guild Seals with { $dice ->
            [one] { $dice } die
           *[other] { $dice } dice
        } if wanted; { $improved } for each improved seal
       *[other] Guild Seals with { $dice ->
            [one] { $dice } die
           *[other] { $dice } dice
        } if wanted; { $improved } for each improved seal; { $shields } more for the shields
    }
mp2-power-filippo-vitello = outpost tiles go to Filippo, who can use each once more
mp2-power-gantulga-od = no coins or camels for routes; of Travel only the lower space
mp2-power-isabella-donati = for each die of a first roll: { $single }; for pairs: { $pair }
mp2-power-mailin-and-tian-chin = { $start } and a second figure; at the start of each round one bonus twice
mp2-power-mongke-khan = oases use no movement; for each oasis reached { $oasis } and { $choice }
# The printed names of places; those that are made of ordinary words are translated.
mp2-printed =
    { $place ->
       *[any] { $name }
    }
mp2-space =
    { $space ->
        [book_1] Book I
        [book_2] Book II
        [book_3_upper] Book III, upper space
        [book_3_lower] Book III, lower space
        [khan] Khan’s Favor
        [seals] Guild Seals
        [travel_lower] Travel, lower space
        [travel_middle] Travel, middle space
        [travel_upper] Travel, upper space
        [contracts] Contracts
        [city] { $city }
        [card] the card of { $city }
        [card-number] card { $number } of { $city }
        [open] open card { $number }
       *[bag] the Money Bag
    }
mp2-space-on =
    { $space ->
        [book_1] on Book I
        [book_2] on Book II
        [book_3_upper] on Book III (upper space)
        [book_3_lower] on Book III (lower space)
        [khan] on Khan’s Favor
        [seals] on Guild Seals
        [travel_lower] on Travel (lower space)
        [travel_middle] on Travel (middle space)
        [travel_upper] on Travel (upper space)
        [contracts] on Contracts
        [city] in { $city }
        [card] on the card of { $city }
        [card-number] on card { $number } of { $city }
        [open] on open card { $number }
       *[bag] in the Money Bag
    }
mp2-contract =
    { $kind ->
        [starting] starting contract { $number }
       *[normal] contract { $number }
    }
mp2-goal = goal card { $number }
mp2-goal-seal =
    { $seal ->
        [farmer] farmer { $vp } VP
        [spicer] spicer { $vp } VP
        [tailor] tailor { $vp } VP
       *[jeweler] jeweler { $vp } VP
    }
mp2-shield = shield { $shield }
mp2-by-die-one = { $low }: { $what }
mp2-by-die = { $low }–{ $high }: { $what }
mp2-card-per-pip = { $gain } for each pip
mp2-card-count =
    { $what ->
        [completed_contracts] { $gain } for each completed contract, for no more than the die shows
       *[placed_posts] { $gain } for each post on the map, for no more than the die shows
    }
mp2-card-table = by the die { $list }
mp2-card-convert = { $exchange }
mp2-card-two-way = { $first }, or { $second }
mp2-card-bonuses = by the die { $list }
mp2-card-seal = a seal for { $cost }

### Actions

mp2-action-with = { $action }: { $what }
mp2-action-place = place { $die } { $space }
mp2-action-place-due = { $coins } as it is occupied
mp2-action-place-dice = the lowest of { $dice } dice
mp2-action-place-dice-or =
    { $least ->
        [one] alone, or the lowest of { $dice } dice
       *[other] the lowest of { $least } or of { $dice } dice
    }
mp2-action-place-move = up to { $movement }
mp2-action-place-entry = entry { $cost }
mp2-action-place-contracts =
    { $count ->
        [one] take { $count } contract, and { $gain }
       *[other] take up to { $count } contracts, and { $gain }
    }
mp2-action-card-times =
    { $times ->
        [one] { $card }, once
       *[other] { $card }, up to { $times } times
    }
mp2-action-card-path =
    { $times ->
        [one] { $card }, once, on one path
       *[other] { $card }, up to { $times } times, on one path
    }
mp2-action-die = place { $die } as well
mp2-action-die-on = place { $die } { $space } as well
mp2-action-end = end the turn
mp2-did-end = { $seat } ends the turn
mp2-action-bag = put { $die } into the Money Bag for { $gain }
mp2-action-reroll = reroll { $die } for { $cost }
mp2-action-turn = turn { $die } to { $value } for { $cost }
mp2-action-turn-out =
    { $way ->
        [up] turn { $die } up for { $cost }
       *[down] turn { $die } down for { $cost }
    }
mp2-action-buy = buy a black die for { $cost } and roll it
mp2-action-buy-open = buy an open black die for { $cost }
mp2-action-improve = improve { $seal } for { $cost }: { $gain }
mp2-action-complete = complete { $contract }
mp2-action-outpost = use up a kept outpost tile: { $gain }
mp2-action-offer = take offer { $number }
mp2-action-offer-of = take offer { $number }: { $offer }
mp2-action-seal = take { $seal }
mp2-action-seal-with = take { $seal } and { $gain }
mp2-action-double-seal = double the bonus of { $seal }: { $gain }
mp2-action-due-seal = take the bonus of { $seal }: { $gain }
mp2-action-step = step to { $location }
mp2-action-step-for = step to { $location } ({ $cost })
mp2-action-step-second = step to { $location } with the second figure
mp2-action-step-second-for = step to { $location } with the second figure ({ $cost })
mp2-path-second = second figure: { $list }
mp2-action-go = set out
mp2-action-go-for = set out ({ $path }): { $cost }
mp2-did-go = { $seat } sets out
mp2-action-stop = stop
mp2-did-stop = { $seat } stops
mp2-action-stop-pairs = settle no further pair
mp2-action-stop-contracts = take no further contract
mp2-action-stop-repeat = do not repeat it
mp2-action-stop-bonuses = take no further city bonus
mp2-action-decline = decline
mp2-did-decline = { $seat } declines
mp2-action-decline-move = decline the movement
mp2-action-decline-contract = take no contract
mp2-action-decline-post = place no additional post
mp2-action-again = once more
mp2-action-again-for = once more: { $exchange }
mp2-action-direction =
    { $number ->
        [one] use the first exchange
       *[other] use the second exchange
    }
mp2-action-direction-for = exchange { $exchange }
mp2-action-contract = take { $contract } in { $city }
mp2-action-contract-none = take a contract in { $city }
mp2-action-discard = discard { $contract }
mp2-action-give = give { $good }
mp2-action-good = take { $good }
mp2-action-pay =
    { $coins ->
        [0] { $camels ->
            [0] pay { $list }
           *[other] pay { $list }, jade for { $camels ->
                [one] { $camels } camel
               *[other] { $camels } camels
            }
        }
       *[other] { $camels ->
            [0] pay { $list }, jade for { $coins ->
                [one] { $coins } coin
               *[other] { $coins } coins
            }
           *[other] pay { $list }, jade for { $coins ->
                [one] { $coins } coin
               *[other] { $coins } coins
            } and { $camels ->
                [one] { $camels } camel
               *[other] { $camels } camels
            }
        }
    }
mp2-action-pay-jade = pay { $coins } jade for coins and { $camels } jade for camels
mp2-action-take = take { $what } next
mp2-action-oasis = take { $gain } for an oasis
mp2-action-oasis-at = take { $gain } for { $oasis }
mp2-action-pair = settle two dice showing { $value } as a pair: { $gain }
mp2-action-compensate = take { $list } as compensation
mp2-action-black = take { $die } from the board
mp2-action-claim = take the outpost tile of { $city }: { $gain }
mp2-action-claim-none = take the outpost tile of { $city }
mp2-action-bonus = take the bonus of { $city }: { $gain }
mp2-action-bonus-none = take the bonus of { $city }
mp2-action-double = double the bonus of { $city }: { $gain }
mp2-action-double-none = double the bonus of { $city }
mp2-action-copy = copy the bonus of { $city }: { $gain }
mp2-action-copy-none = copy the bonus of { $city }
mp2-action-post = place the additional post in { $city }
mp2-action-from = move the post of { $old }
mp2-action-from-to = move the post of { $old } to { $city }
mp2-action-character = choose { $character }: { $power }
mp2-action-goal = keep { $goal }
mp2-action-goal-some = keep a goal card
mp2-outcome-roll = the die shows { $value }
mp2-outcome-first = { $seat } begins
mp2-outcome-reveal = { $character } can be chosen
mp2-outcome-marker = the city bonus marker { $gain }
mp2-outcome-tile = the outpost tile { $gain }
mp2-outcome-show = the city card { $card }
mp2-outcome-draw = { $contract }
mp2-outcome-pile = the offer tile { $list }
mp2-outcome-deal = { $goal }

### Prompts

mp2-prompt-character = choose a character
mp2-prompt-goal = keep one of the goal cards
mp2-prompt-double = which round-start bonus is taken twice?
mp2-prompt-due = which round-start bonus is taken next?
mp2-prompt-pairs = settle a pair, or stop
mp2-prompt-compensate =
    { $points ->
        [one] { $points } point is missing in the roll: a coin or a camel for it?
       *[other] { $points } points are missing in the roll: how many coins, the rest being camels?
    }
mp2-prompt-turn = take bonus actions or the main action
mp2-prompt-turn-bag = no dice are left: take bonus actions, or end the turn
mp2-prompt-later = take bonus actions, or end the turn
mp2-prompt-further =
    { $left ->
        [one] place { $left } more die { $space }, none lower than the last
       *[other] place { $left } more dice { $space }, none lower than the last
    }
mp2-prompt-further-seal =
    { $left ->
        [one] take a seal, or place { $left } more die { $space }
       *[other] take a seal, or place { $left } more dice { $space }
    }
mp2-prompt-offer =
    { $book ->
        [one] choose an offer of Book I
        [2] choose an offer of Book II
       *[other] choose an offer of Book III
    }
mp2-prompt-seal = take a seal that a { $value } allows
mp2-prompt-path = announce the first step ({ $left })
mp2-prompt-path-icon = announce the first step ({ $left }), or decline
mp2-prompt-path-on =
    { $left ->
        [0] announced: { $path }, so far { $cost }; no movement is left: another free step, or set out
        [one] announced: { $path }, so far { $cost }; another step ({ $left } is left), or set out
       *[other] announced: { $path }, so far { $cost }; another step ({ $left } are left), or set out
    }
mp2-prompt-contracts = take a contract
mp2-prompt-contracts-more = take another contract, or stop
mp2-prompt-city-contract = take a contract from a city with your post, or decline
mp2-prompt-room = which contract makes room for { $contract }?
mp2-prompt-keep = drawn: { $contract }; discard it or an active contract
mp2-prompt-pay = pay { $cost }: how many jade stand in for coins, how many for camels?
mp2-prompt-give =
    { $left ->
        [one] pay { $left } good: which?
       *[other] pay { $left } goods: which next?
    }
mp2-prompt-take = which reward next: { $list }?
mp2-prompt-good =
    { $left ->
        [one] take { $left } good: which?
       *[other] take { $left } goods: which next?
    }
mp2-prompt-different =
    { $left ->
        [one] take { $left } good of another kind: which?
       *[other] take { $left } different goods: which next?
    }
mp2-prompt-copy = which city bonus is copied?
mp2-pool-outposts = the outpost tile of { $list }
mp2-pool-bonuses = the city bonus of { $list }
mp2-pool-contracts = a contract of { $list }
mp2-prompt-pool = take next: { $list }
mp2-prompt-pool-free = take { $list }, or decline
mp2-prompt-extra = place the additional post in { $list }, or decline
mp2-prompt-from = no post is left on your board: which one moves to { $city }?
mp2-prompt-oasis = at { $oasis }: { $list }?
mp2-prompt-direction = which of the two exchanges?
mp2-prompt-repeat =
    { $left ->
        [one] { $exchange } once more, or stop?
       *[other] { $exchange } once more, or stop ({ $left } times left)?
    }
mp2-prompt-marker =
    { $left ->
        [one] take a city bonus
       *[other] take the first of { $left } city bonuses
    }
mp2-prompt-marker-more = take another city bonus, or stop
mp2-prompt-open-die = which open black die?
mp2-prompt-over-shared =
    { $camels ->
        [one] The game is over: { $names } win together with { $score } VP and { $camels } camel each.
       *[other] The game is over: { $names } win together with { $score } VP and { $camels } camels each.
    }
mp2-prompt-over-camels = The game is over: { $names } wins with { $score } VP, ahead of { $level } on camels.
mp2-prompt-chance-marker = the city bonus of { $city }
mp2-prompt-chance-outpost = the outpost tile of { $city }
mp2-prompt-chance-card = a new city card: { $slot }
mp2-prompt-chance-slot = a contract for { $city }
mp2-prompt-chance-offer =
    { $book ->
        [one] the offer tile of Book I for round { $place }
        [2] the offer tile of Book II for round { $place }
       *[other] the offer tile of Book III for round { $place }
    }
mp2-prompt-chance-first = who begins
mp2-prompt-chance-starting = the starting contract of { $seat }
mp2-prompt-chance-goal = a goal card for { $seat }
mp2-prompt-chance-roll = { $seat } rolls a die
mp2-prompt-chance-roll-black = { $seat } rolls a black die
mp2-prompt-chance-open = an open black die is rolled
mp2-prompt-chance-character = a character to choose from
mp2-prompt-chance-taken = { $seat } rolls the black die
mp2-prompt-chance-reroll = { $seat } rerolls { $die }
mp2-prompt-chance-draw = { $seat } draws a contract

### Why an action is not possible, and what would help

mp2-book =
    { $book ->
        [one] Book I
        [2] Book II
       *[other] Book III
    }
mp2-why-other = This is not possible now.
mp2-why-pending = Now: { $question }
mp2-why-short =
    { $jade ->
        [0] You lack { $list }.
       *[other] You lack { $list }, and only { $jade } jade can stand in.
    }
mp2-help-bag = The Money Bag gives { $list } for a die.
mp2-help-good =
    { $good ->
        [pepper] Pepper is offered by { $list }.
        [silk] Silk is offered by { $list }.
       *[gold] Gold is offered by { $list }.
    }
mp2-help-dice = Your dice: { $list }.
mp2-help-no-dice = You have no dice left.
mp2-help-buy = You can buy a black die for { $cost }.
mp2-help-post = A figure that ends its movement in a city places a post there.
mp2-help-seal = { $seal } from { $least } on
mp2-help-seals = Still to be had: { $list }.
mp2-help-all-seals = You own all the seals.
mp2-help-active =
    { $count ->
        [0] You have no active contract.
        [one] Active is { $list }.
       *[other] Active are { $list }.
    }
mp2-help-due = Due are: { $list }.
mp2-help-steps = Possible steps: { $list }.
mp2-help-pool = Possible: { $list }.
mp2-help-discard = You can discard { $list }.
mp2-help-pay = Jade for coins: { $coins } to { $most_coins }; for camels: { $camels } to { $most_camels }; you have { $jade } to use.
mp2-why-2-2 = This takes { $need } jade, and you have { $have }.
mp2-why-2-5-give =
    { $good ->
        [pepper] You have no pepper to give.
        [silk] You have no silk to give.
       *[gold] You have no gold to give.
    }
mp2-why-2-5-give-help = You have { $list }.
mp2-why-2-5 =
    { $good ->
        [pepper] Pepper has been taken already, and no kind can be taken twice.
        [silk] Silk has been taken already, and no kind can be taken twice.
       *[gold] Gold has been taken already, and no kind can be taken twice.
    }
mp2-why-2-5-help = Still possible: { $list }.
mp2-why-2-8-most =
    { $what ->
        [coins] { $due ->
            [0] The price has no coins for which jade could stand in.
            [one] The price has only { $due } coin, so { $jade } jade are too many for it.
           *[other] The price has only { $due } coins, so { $jade } jade are too many for them.
        }
       *[camels] { $due ->
            [0] The price has no camels for which jade could stand in.
            [one] The price has only { $due } camel, so { $jade } jade are too many for it.
           *[other] The price has only { $due } camels, so { $jade } jade are too many for them.
        }
    }
mp2-why-2-8-least = Of { $due } you have { $have }: at least { $jade } jade must stand in.
mp2-why-4-6 = { $character } is not among the characters that can be chosen.
mp2-why-4-6-help = Choose { $list }.
mp2-why-4-7 = You were not dealt this goal card.
mp2-why-4-7-help = You were dealt: { $list }.
mp2-why-5-3 = This bonus is not due.
mp2-why-6-2 = You have taken the main action of this turn.
mp2-why-6-2-help = Bonus actions are still possible; then end the turn.
mp2-why-6-2-end = The turn can end only when the pending question is answered.
mp2-why-6-2-now = A die for a main action can be placed only when the pending question is answered.
mp2-why-6-3 =
    { $dice ->
        [one] You have { $dice } die left and have not taken a main action.
       *[other] You have { $dice } dice left and have not taken a main action.
    }
mp2-why-6-3-help = Take a main action, or put all your dice into the Money Bag.
mp2-why-7-1 = You do not have { $die }.
mp2-why-7-1-few =
    { $have ->
        [one] You need { $need } dice { $space }, and you have { $have } left.
       *[other] You need { $need } dice { $space }, and you have { $have } left.
    }
mp2-why-7-3 = A { $value } brings nothing { $space }.
mp2-why-7-4 = A die of your color lies { $space } already in this round.
mp2-why-7-4-black = You can use black dice there: { $list }.
mp2-why-7-4-help = Only a black die could follow.
mp2-why-7-5 = A die lies { $space } already, so a place there costs { $coins }.
mp2-why-7-7 = A die lies { $space } already, and there is room for no other.
mp2-why-7-7-special = All fields of { $city } are taken.
mp2-why-7-7-help =
    { $neutral ->
        [0] It is free again in the next round.
        [one] In the next round only { $neutral } neutral die remains.
       *[other] In the next round only { $neutral } neutral dice remain.
    }
mp2-why-8-1 = You need a { $least } or higher { $space }; a { $value } is too low.
mp2-why-8-2 = Offer { $number } costs more than you have.
mp2-why-8-2-none = No offer is within your means { $space }.
mp2-why-8-2-help = You can take offer { $list }.
mp2-why-9-2 = A { $value } is lower than the { $last } that lies last on Khan’s Favor.
mp2-why-9-4 = All { $fields } fields of Khan’s Favor are taken.
mp2-why-10-1 = You get { $seal } from a { $least } on; the value of the action is { $value }.
mp2-why-10-3 = You own { $seal } already.
mp2-why-10-3-all = You own all the seals that a { $value } allows.
mp2-why-11-2 = You cannot pay for any first step. The one within closest reach, to { $location }, costs { $cost } in all.
mp2-why-11-2-closed = All routes from here bear the mark of a seal that you do not own.
mp2-why-11-2-go = Announce one step at least.
mp2-why-11-2-step = The movement is used up: { $movement } in all.
mp2-why-11-4 = No route leads from { $here } to { $there }.
mp2-why-11-4-there = { $location } is where the figure stands already.
mp2-why-11-5 = The route from { $here } to { $there } bears the mark of { $seal }, which you do not own.
mp2-why-11-5-help = Take the seal first; its basic side is enough.
mp2-why-11-8 = The additional post cannot go to { $city }.
mp2-why-11-8-help = Possible, as the path led there and you have no post there: { $list }.
mp2-why-11-11 = With the step to { $location } the whole costs { $cost }.
mp2-why-11-14 = This movement cannot be declined: one step at least is needed.
mp2-why-11-14-begun = You have announced a step already.
mp2-why-12-4 = No city bonus of { $city } is to be taken now.
mp2-why-12-5 = No contract of { $city } can be taken now: a city gives one when a post is placed there.
mp2-why-12-6 = Your post in { $city } has been placed in this turn; it can be used from the next one on.
mp2-why-12-6-help = Choose another action now, and come back in your next turn.
mp2-why-12-8 = Only contracts can be declined; the rest has to be taken first.
mp2-why-12-8-claim = No outpost tile of { $city } is to be taken now.
mp2-why-12-9 = You have no post in { $city }.
mp2-why-12-9-help = You can move the post of { $list }.
mp2-why-12-10 = The post in { $city } has been placed in this movement, so it stays.
mp2-why-13-1 = In no city where you have a post does a contract lie.
mp2-why-13-1-help = A post in { $list } would do.
mp2-why-13-1-none = No contract lies on the map.
mp2-why-13-1-slot = No contract lies in this slot of { $city }.
mp2-why-13-2 = You have no post in { $city }.
mp2-why-13-2-help = You can take contracts in { $list }.
mp2-why-13-2-stop = Take one contract at least.
mp2-why-13-5 = { $contract } is none of those you can discard.
mp2-why-13-6 = You have just taken { $contract }, so it stays.
mp2-why-no-post = You need a post in { $city } to place a die { $space }.
mp2-why-15-4 = The card costs { $cost }.
mp2-why-15-7-contracts = The card counts completed contracts, and you have none.
mp2-why-15-7-posts = The card counts posts on the map, and you have none.
mp2-why-15-7-help = Complete a contract first.
mp2-why-15-8 = { $city } has no city bonus.
mp2-why-15-8-itself = The marker in { $city } cannot copy itself.
mp2-why-15-8-help = You can copy the bonus of { $list }.
mp2-why-15-9 = The exchange costs { $cost }.
mp2-why-15-9-or = The other exchange costs { $cost }.
mp2-why-15-9-stop = Take one city bonus at least.
mp2-why-15-10 = You have no post in a city with a city bonus.
mp2-why-15-10-post = You have no post in { $city }.
mp2-why-15-10-taken = You have taken the bonus of { $city } with this card already.
mp2-why-15-10-help = You can take the bonus of { $list }.
mp2-why-16-1 = Bonus actions have to wait until the pending question is answered.
mp2-why-16-2 = { $contract } is not among your active contracts.
mp2-why-16-2-cost = You cannot pay for { $contract }.
mp2-why-16-3 = To improve the seal costs { $cost }.
mp2-why-16-3-none = You do not own { $seal }.
mp2-why-16-3-none-help = Seals are taken on Guild Seals or by a city card.
mp2-why-16-3-improved = You have improved { $seal } already.
mp2-why-16-3-improved-help =
    { $count ->
        [0] You have no seal left to improve.
       *[other] You can still improve { $list }.
    }
mp2-why-16-5 = A reroll costs { $cost }.
mp2-why-16-6 = To change a die costs { $cost }.
mp2-why-16-6-end =
    { $way ->
        [up] A { $value } cannot be turned up.
       *[down] A { $value } cannot be turned down.
    }
mp2-why-16-7 = A black die costs { $cost }.
mp2-why-16-7-bought = You have bought a black die in this turn already.
mp2-why-16-7-bought-help = You can buy another one in your next turn.
mp2-why-17-4 = All { $count } black dice have been taken.
mp2-why-17-4-help = They return when the next round starts.
mp2-why-19-3 = You do not keep this outpost tile.
mp2-why-19-3-help =
    { $count ->
        [0] You keep none at present.
        [one] You keep { $count }.
       *[other] You keep { $count }.
    }
mp2-why-19-3-other = Only { $character } can use up outpost tiles.
mp2-why-19-4 = Of Travel, { $character } has only the lower space.
mp2-why-19-4-help = Place a die { $space }.
mp2-why-19-5 = You do not have two dice showing { $value } that are still to be settled; black ones make no pair.
mp2-why-19-5-help = Pairs to settle: { $list }.
mp2-why-19-6 = This bonus is not due.
mp2-why-19-6-figure = You have no second figure.
mp2-why-20-1 = The game is over.
mp2-why-21-1 = No black die on the board shows { $value }.
mp2-why-21-1-help = You can take { $list }.
mp2-why-22-1 = Chance decides now: { $question }
mp2-why-22-1-outcome = Rolls, draws and what is laid out are decided by chance.
mp2-why-22-2-turn = This belongs to a turn, and a round starts with other things.
mp2-why-22-2-go = A figure sets out only when a path has been announced.
mp2-why-22-2-stop = There is nothing to stop now.
mp2-why-22-2-again = Nothing is repeated now: only exchanges of city cards are.
mp2-why-22-2-decline = There is nothing to decline now.
mp2-why-22-2-die = Further dice are named only for a space that takes several.
mp2-why-22-2-offer = Offers are taken only with a die on a Book.
mp2-why-22-2-seal = Seals are taken only on Guild Seals or by a city card.
mp2-why-22-2-give = Goods are given only when a price asks for goods of your choice.
mp2-why-22-2-good = Goods are taken only when a reward lets you choose.
mp2-why-22-2-pay = How to pay is asked only when there is more than one way.
mp2-why-22-2-take = The order of rewards is asked only when several are left.
mp2-why-22-2-direction = An exchange is chosen only with a two-way city card.
mp2-why-22-2-oasis = This is chosen only when Möngke Khan reaches an oasis.
mp2-why-22-2-pair = Pairs are settled only by Isabella Donati, right after the roll of a round.
mp2-why-22-2-compensate = Compensation comes only after a roll that falls short.
mp2-why-22-2-black = Open black dice are chosen only when you take one.
mp2-why-22-2-character = Characters are chosen only during setup.
mp2-why-22-2-step = Steps are announced only in a movement.
mp2-why-22-2-contract = Contracts are taken only with the Contracts action, by a reward, or on arrival.
mp2-why-22-2-discard = Contracts are discarded only to make room.
mp2-why-22-2-claim = Outpost tiles are taken only on arrival.
mp2-why-22-2-bonus = City bonuses are taken on arrival, when a round starts, and by a city card.
mp2-why-22-2-copy = A city bonus is copied only by the copying marker.
mp2-why-22-2-post = An additional post comes only after a movement from the upper space of Travel.
mp2-why-22-2-from = A post is moved only when none is left on your board.
mp2-why-22-2-goal = Goal cards are chosen only during setup.
mp2-why-22-9-seal = A seal can be taken only when enough dice are placed.
mp2-why-22-9-lower = A { $value } is lower than the { $last } before it; the lowest die is named first.
mp2-why-22-9 =
    { $more ->
        [one] After a { $value }, { $more } more die of that value or higher is needed { $space }, and you have { $have }.
       *[other] After a { $value }, { $more } more dice of that value or higher are needed { $space }, and you have { $have }.
    }
mp2-why-22-9-black =
    { $more ->
        [one] After a { $value }, { $more } more black die of that value or higher is needed { $space }, and you have { $have }; your color has been used there.
       *[other] After a { $value }, { $more } more black dice of that value or higher are needed { $space }, and you have { $have }; your color has been used there.
    }
mp2-why-22-10 = No more than { $most } jade can stand in for coins and camels in one payment.
mp2-why-22-12 = { $what } is not among the rewards that are left.
mp2-why-22-12-help = Choose { $list }.
mp2-why-22-13 =
    { $points ->
        [one] You are owed { $points } piece, so { $coins } coins are too many.
       *[other] You are owed { $points } pieces, so { $coins } coins are too many.
    }
mp2-why-22-13-help = Take 0 to { $points } coins; the rest are camels.

### What an action may lead to or leaves undone, and what things are

mp2-outlook-complete = you could still complete { $list }
mp2-outlook-complete-last = this is your last turn, and you could still complete { $list }
mp2-outlook-improve = you could still improve { $list }
mp2-outlook-improve-last = this is your last turn, and you could still improve { $list }
mp2-outlook-hourglass = you take the hourglass from { $seat } and go first in the next round unless somebody takes it from you
mp2-outlook-hourglass-stays = the hourglass stays with you
mp2-outlook-no-hourglass = the hourglass stays with { $seat }: a higher space of Travel has been used
mp2-outlook-nothing = ending in { $location } brings nothing
mp2-outlook-own = you have a post in { $city } already
mp2-outlook-post = ending there places post { $number } in { $city }
mp2-outlook-post-vp = ending there places post { $number } in { $city }, for { $vp }
mp2-outlook-post-moved = ending there moves one of your posts to { $city }
mp2-outlook-outpost = outpost tile: { $gain }
mp2-outlook-bonus = city bonus: { $gain }
mp2-outlook-contracts = contracts to take from: { $list }
mp2-about =
    { $role ->
        [start] { $location } is where the figures begin; no posts are placed there
        [contract] { $location } is a contract city
        [card] { $location } is a card city
        [special] { $location } is a special city
        [small] { $location } is a small city
       *[oasis] { $location } is an oasis; no posts are placed there
    }
mp2-about-shield = it shows { $shield }
mp2-about-posts =
    { $count ->
        [one] { $list } has a post there
       *[other] { $list } have posts there
    }
mp2-about-far =
    { $steps ->
        [0] Your figure stands there.
        [one] It is { $steps } step from { $location }, where your figure stands.
       *[other] It is { $steps } steps from { $location }, where your figure stands.
    }
mp2-about-closed = No way there is open to you: each has a route with the mark of a seal that you do not own.
mp2-about-move = Figures move with Travel, and by rewards and city cards that give movement.
mp2-about-dice =
    { $count ->
        [one] { $least ->
            [1] one die of any value
           *[other] one die of { $least } or more
        }
       *[other] { $least ->
            [1] { $count } dice of any value
           *[other] { $count } dice of { $least } or more
        }
    }
mp2-about-book = { $space }, for { $dice }: { $list }
mp2-about-khan = Khan’s Favor, for one die no lower than the one to the left of it: { $gain }
mp2-about-seals = Guild Seals, for { $dice }: one seal that the lowest die allows ({ $list })
mp2-about-travel = { $space }, for { $dice }: as far as the lowest one shows, { $movement } at most
mp2-about-entry = the entry costs { $cost }
mp2-about-extra-post = one additional post can be placed in a city that the path has led through
mp2-about-contracts =
    { $count ->
        [one] Contracts, for one die of any value: { $count } open contract from a city with your post, and { $gain }
       *[other] Contracts, for one die of any value: up to { $count } open contracts from cities with your posts, and { $gain }
    }
mp2-about-special = { $city } as an action, for one die: { $gain }; with { $seal } improved also its bonus ({ $bonus })
mp2-about-card = { $space }, for one die: { $card }
mp2-about-bag = The Money Bag, for one die of any value: { $gain }
mp2-about-slot = { $contract } lies in { $city }
mp2-about-slot-gain = who takes it also gains { $gain }
mp2-about-slot-filled = empty slots are filled when a turn ends, as long as there are contracts in the pile
mp2-about-seal = { $seal } is taken from a { $least } on; to improve it costs { $cost }; improved, it brings { $bonus } now and at the start of each round
mp2-about-tile = an outpost tile: { $gain }
mp2-about-goal = it scores when the game is over
mp2-about-character = { $character }: { $power }
mp2-about-die = { $die } is a die of yours
mp2-about-have = you have { $amount }
mp2-about-use =
    { $what ->
        [coins] coins pay for routes, occupied spaces and the lower space of Travel; { $each } left at the end are 1 VP
        [camels] camels pay for routes, contracts, improved seals, and for other or new dice; left at the end, they decide between equal scores
        [jade] jade pays for better offers and some routes, and stands in for coins and camels; { $each } goods left at the end, jade counted in, are 1 VP
       *[other] goods pay for contracts, improved seals and city cards; { $each } left at the end, of whatever kind, are 1 VP
    }
mp2-about-setup = the game is being set up; { $rounds } rounds follow
mp2-about-round = round { $round } of { $rounds }
mp2-about-first = { $seat } goes first in it
mp2-about-hourglass = { $seat } holds the hourglass and goes first in the next one, unless somebody takes it

### Events

mp2-event-gain =
    { $why ->
        [start] { $seat } begins with { $amount }
        [character] { $seat } gains { $amount } by the character
        [compensation] { $seat } gains { $amount } as compensation
        [offer] { $seat } gains { $amount } from the offer
        [khan] { $seat } gains { $amount } from Khan’s Favor
        [seal] { $seat } gains { $amount } with the seal
        [seal_bonus] { $seat } gains { $amount } from the seal
        [post] { $seat } gains { $amount } for the post
        [outpost] { $seat } gains { $amount } from the outpost tile
        [city_bonus] { $seat } gains { $amount } from the city bonus
        [contracts] { $seat } gains { $amount } from the Contracts action
        [special] { $seat } gains { $amount } from the special city
        [card] { $seat } gains { $amount } from the city card
        [contract] { $seat } gains { $amount } for the contract
        [bag] { $seat } gains { $amount } from the Money Bag
        [copy] { $seat } gains { $amount } from the city bonus copied
        [oasis] { $seat } gains { $amount } at the oasis
       *[plain] { $seat } gains { $amount }
    }
mp2-event-pay =
    { $why ->
        [occupied] { $seat } pays { $amount } for the occupied space
       *[plain] { $seat } pays { $amount }
    }
mp2-event-pay-instead = { $seat } pays { $amount } in place of { $other }
mp2-event-lost =
    { $why ->
        [black_die] { $seat } gets nothing for { $amount }: none is left on the board
        [move] { $seat } gets nothing for { $amount }: no first step can be paid
       *[pile] { $seat } gets nothing for { $amount }: the pile is empty
    }
mp2-event-round = round { $round } begins, with { $seat } as first player
mp2-event-turn = the turn of { $seat } begins
mp2-event-turn-ended = { $seat } ends the turn
mp2-event-hourglass = { $seat } takes the hourglass
mp2-event-ended = the game is over
mp2-event-scored =
    { $category ->
        [seals] { $seat } scores { $vp } for seals on the goal card
        [shields] { $seat } scores { $vp } for shields
        [goods] { $seat } scores { $vp } for goods
        [coins] { $seat } scores { $vp } for coins
       *[contracts] { $seat } scores { $vp } for the number of contracts
    }
mp2-event-rolled = { $seat } rolls { $die }
mp2-event-black-taken = { $seat } takes a black die: { $die }
mp2-event-black-waits = { $seat } takes a black die, to be rolled with the others
mp2-event-open-rolled = a black die on the board shows { $value }
mp2-event-placed = { $seat } places { $die } { $space }
mp2-event-rerolled = { $seat } rerolls { $die }: it shows { $value }
mp2-event-turned = { $seat } turns { $die } to { $value }
mp2-event-pair = { $seat } settles two dice showing { $value } as a pair
mp2-event-first-rolled = { $seat } is rewarded for a die showing { $value }
mp2-event-compensated =
    { $points ->
        [one] { $seat } is compensated for { $points } missing point
       *[other] { $seat } is compensated for { $points } missing points
    }
mp2-event-offer-taken =
    { $book ->
        [one] { $seat } takes offer { $offer } of Book I
        [2] { $seat } takes offer { $offer } of Book II
       *[other] { $seat } takes offer { $offer } of Book III
    }
mp2-event-seal-taken = { $seat } takes { $seal }
mp2-event-seal-improved = { $seat } improves { $seal }
mp2-event-seal-bonus =
    { $times ->
        [one] { $seat } takes the bonus of { $seal } ({ $gain })
        [2] { $seat } takes the bonus of { $seal } twice ({ $gain })
       *[other] { $seat } takes the bonus of { $seal } { $times } times ({ $gain })
    }
mp2-event-special-used = { $seat } uses { $city } with a { $value }
mp2-event-card-used = { $seat } uses { $slot } ({ $card })
mp2-event-repeated = { $seat } repeats the exchange ({ $card })
mp2-event-moved = { $seat } moves to { $location }
mp2-event-moved-second = { $seat } moves the second figure to { $location }
mp2-event-oasis = { $seat } is rewarded for { $location }
mp2-event-post-placed = { $seat } places post { $number }, in { $city }
mp2-event-post-placed-extra = { $seat } places the additional post, number { $number }, in { $city }
mp2-event-post-moved = { $seat } moves the post of { $old } to { $city }
mp2-event-outpost-claimed = { $seat } takes the outpost tile of { $city } ({ $gain })
mp2-event-tile-kept = { $seat } keeps the outpost tile ({ $gain })
mp2-event-tile-used = { $seat } uses up an outpost tile ({ $gain })
mp2-event-bonus-taken = { $seat } takes the city bonus of { $city } ({ $gain })
mp2-event-bonus-copied = { $seat } copies the city bonus of { $city } ({ $gain })
mp2-event-bonus-doubled = { $seat } doubles the city bonus of { $city }
mp2-event-bonus-doubled-seal = { $seat } doubles the bonus of { $seal }
mp2-event-move-declined = { $seat } declines { $movement }
mp2-event-contract-taken = { $seat } takes { $contract } in { $city }
mp2-event-contract-drawn = { $seat } draws { $contract }
mp2-event-contract-discarded = { $seat } discards { $contract }
mp2-event-contract-discarded-game = { $seat } discards { $contract }, which leaves the game
mp2-event-contract-completed = { $seat } completes { $contract }
mp2-event-contract-laid = { $contract } lies in { $city }
mp2-event-marker-laid = the city bonus of { $city } is { $gain }
mp2-event-outpost-laid = the outpost tile of { $city } is { $gain }
mp2-event-card-shown = { $slot } is now: { $card }
mp2-event-card-gone = { $slot } leaves the game: { $card }
mp2-event-offer-piled =
    { $book ->
        [one] Book I will offer in round { $round }: { $list }
        [2] Book II will offer in round { $round }: { $list }
       *[other] Book III will offer in round { $round }: { $list }
    }
mp2-event-offer-shown =
    { $book ->
        [one] Book I now offers: { $list }
        [2] Book II now offers: { $list }
       *[other] Book III now offers: { $list }
    }
mp2-event-first = { $seat } is the first player and takes the hourglass
mp2-event-contract-dealt = { $seat } begins with { $contract }
mp2-event-goal-dealt = { $seat } is dealt a goal card
mp2-event-goal-dealt-card = { $seat } is dealt { $goal }
mp2-event-goal-kept = { $seat } keeps a goal card
mp2-event-goal-kept-card = { $seat } keeps { $goal }
mp2-event-character-shown = { $character } can be chosen
mp2-event-character-chosen = { $seat } plays { $character }
mp2-event-figure-added = { $seat } places a second figure in { $location }
mp2-headline-round = Round { $round } begins; { $seat } goes first.
mp2-headline-round-you = Round { $round } begins; you go first.
