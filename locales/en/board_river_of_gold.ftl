# River of Gold on the terminal. Keys begin with rog-board-. Many texts stand in narrow columns: keep them short.

### The river

rog-board-head-owner = owner
rog-board-head-visit = vis
rog-board-head-building = build.
rog-board-head-touched = shore
rog-board-head-river = riv
rog-board-head-ships = ships
rog-board-head-pays = pays
rog-board-empty = empty
rog-board-never = never
# At most 22 columns.
rog-board-region =
    { $region ->
        [1] Spine of the World
        [2] Shinomen Forest
        [3] Three Man Alliance
        [4] Kitsune Woods
        [5] Ube Marshes
       *[6] Earthquake Fish Bay
    }
# At most 6 columns.
rog-board-building =
    { $building ->
        [port] port
        [manor] manor
        [shrine] shrine
       *[market] market
    }
# At most 6 columns: the owner of an Imperial Market.
rog-board-imperial = imper.
rog-board-per-own =
    { $building ->
        [port] k/port
        [market] k/mark
        [manor] k/man
       *[shrine] k/shr
    }
rog-board-per-delivered =
    { $amount ->
        [one] k/cust
       *[other] { $amount }k/cus
    }

### Title

rog-board-title = River of Gold
rog-board-turn = { $seat }’s turn
rog-board-turn-you = your turn ({ $seat })
rog-board-over = game over
rog-board-setup = setup
rog-board-era-1 =
    { $tiles ->
        [one] Era 1 · { $tiles } refill to the Emperor’s Visit
       *[other] Era 1 · { $tiles } refills to the Emperor’s Visit
    }
rog-board-era-2 =
    { $tiles ->
        [one] Era 2 · { $tiles } refill to the end
       *[other] Era 2 · { $tiles } refills to the end
    }
rog-board-visit-due = Emperor’s Visit when this turn ends
rog-board-end-due = Era 2 is used up: last turns follow
rog-board-last-turns =
    { $turns ->
        [one] last turns · { $turns } to go
       *[other] last turns · { $turns } to go
    }
rog-board-piles = deck { $deck } · discards { $discards }
rog-board-chance = chance
rog-board-decides =
    { $what ->
        [action] action
        [bonus] journey bonus
        [merchants] which merchant
        [sell] sell goods
        [good] a good of any kind
        [royal] the royal ship
        [mark] a second marker
        [discard] discard a card
        [after] masteries, or end the turn
        [die] roll or set the die
       *[patron] a clan patron
    }

### Around the river

rog-board-influence = influence
rog-board-region-short =
    { $region ->
        [1] Spine
        [2] Shinomen
        [3] Alliance
        [4] Kitsune
        [5] Ube
       *[6] Fish Bay
    }
rog-board-masteries = masteries
rog-board-mastery =
    { $mastery ->
        [air] Air
        [courts] Courts
        [earth] Earth
        [fire] Fire
        [void] Void
        [water] Water
       *[other] { $mastery }
    }
# At most 24 columns.
rog-board-demand-distinct-customer-types = customers of { $count } types
rog-board-demand-max-influence = { $count } influence in a region
rog-board-demand-max-buildings-of-one-type = { $count } buildings of a type
rog-board-demand-max-customers-of-one-type = { $count } customers of a type
rog-board-demand-min-influence = { $count } influence everywhere
rog-board-demand-distinct-building-types = buildings of { $count } types
rog-board-row = row { $space }
rog-board-stack = Era { $era }: { $tiles }
rog-board-visit = visit
rog-board-owner = owner

### Players

rog-board-player-vp = VP
rog-board-player-favor = favor
rog-board-player-die = die
rog-board-player-ships = ships
rog-board-player-hand = hand
rog-board-you = you
rog-board-owed = goods still to choose: { $amount }
rog-board-own = your next stops, your customers
rog-board-stops = next stops
rog-board-stop = sails { $start } → { $river }, which pays
rog-board-stop-journey = sails { $start } → { $river }, a journey; it pays
rog-board-stop-owners = to owners
rog-board-lacks = lacks { $goods }
rog-board-ready = ready to deliver
rog-board-ready-at = goods ready, needs die { $face }

### Wide terminals

rog-board-places = places
rog-board-discards = discards:

### Legend

rog-board-legend =
    k Koku   S silk   R rice   P porcelain   ? a good of any kind
    f favor  i influence  v VP  c draw a customer, then discard one
    k/port   1 Koku for each port of the owner; k/cust: for each delivered customer
    ┌ 2 └    the brace at the edge is a region with its number; the left bank
             mirrors the right one
    6·8·10┤  the shore spaces beside a river space: with those of the other bank
             the four that a ship visits there
    vis      what every visitor gets; pays: all four spaces together
    owner    what each marker (A to D) earns its player at every visit;
             imper. an Imperial Market, – a building of nobody
    -8k      the cost of an empty space; ↓ with the discount of your artisan
    ◆        your die and your Koku let you build here
    A1 A2*   ships; the star is the royal ship
    ›        a ship of yours would stop here by your die
    A 7→9    influence 7, the next reward is on space 9
    10/6/2   VP for the places in this region at the end
    +3i      influence for the builder; row 4 +f: a favor as well
    ◇        the space that the Mastery of the Courts asks for
