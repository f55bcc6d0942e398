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
server-refused-quarantined = The record of this table is damaged, so nobody can go on playing. It is kept, and those who sit here can export it.
server-refused-forbidden = You may not do this.
server-refused-internal = Something went wrong in the server. Nothing has been lost; its log says more.
server-refused-closing = The server is going down. Come back in a moment.
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
server-refused-seats = The seats do not fit this game.
server-refused-branch = You can go on from here by yourself once the game is over, or when you play alone.
server-refused-record-live = While the game goes on, its record holds what nobody may know. You can export it at the end.
server-unknown-table = There is no such table.
server-unknown-game = There is no such game.
server-unknown-ruling = There is no such ruling.
server-unknown-invite = This invitation leads to no table.
server-unknown-seat = This table has no such seat.
server-unknown-step = This table has no such step.

### The table

server-quarantined = The record of this table is damaged: it can only be exported.
server-undo-free = You can take this back.
server-undo-ask = Taking this back needs the consent of: { $seats }.
server-undo-spectator = Only those who sit here can take back.
server-why-turn = It is { $seat }’s turn: what you may do will show when it is yours.
server-why-nothing = Nothing can be done with this.
server-why-waiting = The game begins when everybody has sat down.
server-why-paused = The table is paused.
server-why-over = The game is over.
server-why-closed = This table is closed.

### The log

server-log-chance = Chance has its say.
server-log-undo =
    { $entry ->
        [0] Taken back to the start.
       *[other] Taken back to after entry { $entry }.
    }
server-log-secret = The secret of the chance is published: everybody can check every draw and roll.

### Rulings

server-chance = chance
server-ruling-value = { $place }: { $value }
server-ruling-list = { $place }: { $values }

### The games

server-title-river-of-gold = River of Gold
server-title-yellow-and-yangtze = Yellow & Yangtze
server-title-marco-polo-ii = Marco Polo II
server-title-tianxia = Tianxia

### The app

server-app-missing = The server runs, but the web app has not been built yet. In the checkout, run: make setup
