# What the server of the web table says.

### Refusals

server-refused-malformed = This request cannot be understood.
server-refused-too-large = This is too large.
server-refused-too-many = That was too much at once. Wait a moment, then try again.
server-refused-unknown = There is nothing here.
server-refused-not-yours = This seat is not yours.
server-refused-not-your-turn = It is not your turn.
server-refused-illegal = The rules forbid this.
server-refused-stale = The table has changed in the meantime. Look again, then decide.
server-refused-repeated-otherwise = This request has already been sent with other contents.
server-refused-over = The game is over.
server-refused-paused = The table is paused.
server-refused-waiting = A seat is still open.
server-refused-nothing-to-undo = There is nothing to take back.
server-refused-store = This could not be saved, so it has not happened. Try again in a moment.
server-refused-store-unsure = Nobody can say yet whether this was saved. Look before you try again.
server-refused-store-read = This cannot be read just now. Nothing is lost; try again in a moment.
server-refused-quarantined = Nobody can play on at this table. Its record is kept; whoever runs this server can look into it.
server-refused-forbidden = You may not do this.
server-refused-internal = Something went wrong in the server. Nothing has been lost; its log says more.
server-refused-not-ready = A part of the server has stopped. Whoever runs it has to start it anew.
server-refused-game = This cannot be played: { $problem }
server-refused-notation = This game knows no such action.
server-refused-name = A name needs at least one letter or number.
server-refused-guest = Tell us first what you want to be called.
server-refused-host = Only the host of this table may do this.
server-refused-private = This table is private: only those who sit here may see it.
server-refused-origin = This request comes from another site.
server-refused-host-name = This server does not answer to that name.
server-refused-content-type = Only JSON is understood here.
server-refused-deep = This is nested too deeply.
server-refused-binary = Only text is understood here.
server-refused-why = Ask about one action, or about one thing.
server-refused-seats-host = Take a seat yourself: whoever sets up a table with open seats plays there and decides when it begins.
server-refused-seats = The seats do not fit this game.
server-refused-branch = You can go on from here by yourself once the game is over, or when you play alone.
server-refused-record-live = While the game goes on, its record holds what nobody may know. You can export it at the end.
server-refused-record-open = This game can still be taken back. Close it for good first, then its record can be exported.
server-refused-record-quarantined = This game is not over, so its record holds what nobody may know. Whoever runs this server can export it with “serai doctor --export”.
server-refused-close-live = Only a game that is over can be closed.
server-unknown-table = There is no such table.
server-unknown-game = There is no such game.
server-unknown-ruling = There is no such case.
server-unknown-invite = This invitation leads to no table.
server-unknown-seat = This table has no such seat.
server-unknown-step = This table has no such step.

### A record that is brought along

server-record-none = This is no record of a game: a record begins with a line that names its game.
server-record-format = This record was written by a newer Serai than the one that runs here.
server-record-rules = This record was made with version { $made } of the rules; here version { $here } is played, and by it the same moves could lead elsewhere.
server-record-game = This is a record of “{ $game }”. That game is not here.
server-record-components = This record was made with another set of components than the one that is played with here.
server-record-changed = Line { $line } of this record has been changed or damaged: it does not lead where the record says.
server-record-header =
    { $problem ->
        [seats] The first line of this record is damaged: that number of seats does not fit the game.
        [options] The first line of this record is damaged: its options are not those of the game.
        [position] The first line of this record is damaged: the position it begins from cannot be.
       *[other] The first line of this record is damaged.
    }
server-record-too-many = This record is too long: it has more than { $most } entries.
server-record-too-large = This record is too long: { $most } megabytes at most.

### The table

server-quarantined = Nobody can play on at this table.
server-trouble-damaged =
    { $entry ->
        [0] The record of this table is damaged. It is kept as it is; whoever runs this server can look into it.
       *[other] The record of this table is damaged at entry { $entry }. It is kept as it is; whoever runs this server can look into it.
    }
server-trouble-version = This table was made by another version of Serai. It is whole, and that version can play it.
server-trouble-components = This table was made with another set of components. It is whole, and goes on with that set.
server-undo-free = You can take this back.
server-undo-ask = Taking this back needs the consent of: { $seats }.
server-undo-spectator = Only those who sit here can take back.
server-why-turn = It is { $seat }’s turn: what you may do will show when it is yours.
server-why-watching = You are only watching: those who sit here decide.
server-why-nothing = Nothing can be done with this.
server-why-waiting = The game begins when everybody has sat down.
server-why-paused = The table is paused.
server-why-over = The game is over.
server-why-closed = This table is closed.

### The log

server-log-chance = Chance has its say.
server-log-did = { $seat }: { $action }
server-log-undo =
    { $entry ->
        [0] Taken back to the start.
       *[other] Taken back to after entry { $entry }.
    }
server-log-secret = The secret of the chance is published: everybody can check every draw and roll.

### Rulings

server-chance = chance
server-ruling-value = { $place }: { $value }
server-ruling-to-act = Next to act: { $seat }
server-ruling-to-act-nobody = Nobody acts any more
server-ruling-winners =
    { $count ->
        [0] Nobody has won
        [one] Winner: { $seats }
       *[other] Winners: { $seats }
    }
server-ruling-ranking = Places: { $places }
server-ruling-over =
    { $over ->
        [yes] The game is over
       *[no] The game goes on
    }
server-ruling-legal = Possible, and nothing else: { $actions }
server-ruling-legal-includes = Possible: { $actions }
server-ruling-legal-excludes = Not possible: { $actions }
server-ruling-scores = points
server-ruling-score = { $seat }, points
server-ruling-score-part = { $seat }, points: { $category }
server-ruling-nothing = nothing
server-ruling-yes = yes
server-ruling-no = no

### The games

server-title-river-of-gold = River of Gold
server-title-yellow-and-yangtze = Yellow & Yangtze
server-title-marco-polo-ii = Marco Polo II
server-title-tianxia = Tianxia

### The app

server-app-missing = The server runs, but the web app has not been built yet. In the checkout, run: make setup
