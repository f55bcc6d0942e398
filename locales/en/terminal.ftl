# Words of the terminal table.

### Sitting down

term-welcome = Serai: { $title } with { $seats } players.
term-menu-title = Which table?
term-menu-ask = A number:
term-seat-you = you
term-seat-line = Seat { $seat }: { $who }
term-kept = The game is kept as { $path }.
term-resumed = Going on after entry { $entry }.
term-truncated = The last line of the record was cut off and is left out.
term-new-chance = The record does not hold the secret of its chance; chance is new from here on.
term-hint-help = Type a number or a move; ? shows everything you can type.

### Commands: what is typed. No word may mean two things, also not in two languages

order-board = board
order-legend = legend
order-moves = moves
order-moves-all = all
order-why = why
order-hint = hint
order-undo = undo
order-redo = redo
order-log = log
order-score = score
order-rules = rules
order-save = save
order-load = load
order-lang = lang
order-help = help
order-quit = quit

### Deciding

term-legal = You may:
term-choice = { $seat }>
term-ahead = { $text } → { $ahead }
term-folded =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
term-within = Moves that begin with “{ $start }”:
term-curtain = Seat { $seat }, press Enter when only you look at the screen.
term-acts = { $seat } ({ $who }): { $text }
term-hint = { $bot } would play: { $notation }  ({ $text })
term-legal-here = { $notation } is allowed here: { $text }
term-no-number = There is no choice { $number } here; choices are 1 to { $last }.
term-not-legal = { $notation } is not allowed: { $reason }
term-not-understood = { $complaint }
term-incomplete = { $words } is not complete or out of range: { $form }
term-near = { $words } is no move; did you mean: { $near }?
term-too-long = The line is too long; at most { $most } letters are read.
term-unknown = { $words } is neither a move nor a command; ? shows what you can type.

### Undo

term-undone = Taken back to before this decision.
term-redone = Played again.
refused-over = The game is over.
refused-seat = It is not this seat’s decision.
refused-undo = There is nothing to take back.
refused-undo-published = The game is closed: the secret of its chance is published.
refused-redo = There is nothing to play again.

### Looking

term-log-empty = Nothing has happened yet.
term-score-title = If the game ended now
term-score-final = Final score
term-score-total = total
term-rules-usage = rules WORDS looks up the rulebook, for example: rules { $example }
term-rules-more = More: { $ids }
term-rules-none = The rulebook has nothing about { $query }.
term-ruling-option = At this table: { $option }
term-ruling-refused = Not possible: { $move }
term-ruling-then = In the end: { $fact }
term-ruling-play = Try it: { $command }
term-why-usage = why MOVE says whether a move is allowed and what may come of it, for example: why { $example }

### Keeping

term-saved = Saved as { $path }.
term-save-usage = save FILE writes the record of this game.
term-load-usage = load FILE goes on from a record.
term-save-refused = { $path } exists and is no record of Serai; it is left alone.
term-save-inside = { $path } lies among the kept games; save elsewhere.
term-save-other = { $path } holds another game, or moves that are not in this one; it is left alone.
term-file-failed = { $path }: { $problem }
term-loaded = Loaded: { $path }.
term-lang = The table speaks English.
term-lang-usage = lang LANGUAGE changes the language: { $languages }.
term-left = The table is kept. Go on with: { $command }
term-left-over = Thank you for playing. The record: { $path }

### The end

term-end = The game is over.
term-place = { $place }. { $seats }: { $score }
term-other = { $name }: { $score }
term-wins =
    { $count ->
        [0] Nobody wins.
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
term-tie-broken = Equal scores were settled by the tie-break.

### The commands beside the table

term-games-line = { $title }, { $fewest } to { $most } players, rules { $version }
term-games-data = data: { $name }. { $note }
term-games-default = { $value } (default)
term-replay-end =
    { $over ->
        [yes] { $entries } entries, over, scores { $scores }, hash { $hash }
       *[no] { $entries } entries, in progress, scores { $scores }, hash { $hash }
    }
term-replay-verified = verified: every position is the recorded one
term-replay-verified-chance = verified: every position is the recorded one, and all chance came from the committed secret

### Help

term-help-title = You can type
term-help-number = the move with that number
term-help-move = a move as it is written, or its beginning
term-key-enter = Enter
term-help-enter = show the table again
term-help-board = show the table again
term-help-legend = what the signs of the table mean
term-help-help = this list
term-help-moves = list the moves again (moves all: without folding)
term-help-why = is this move allowed? By which rule not, or what may come of it (why 3: of a number)
term-help-hint = what a bot would play
term-help-undo = take the last decision back
term-help-redo = play again what was taken back
term-help-log = what happened, newest last
term-help-score = the score by category
term-help-rules = look up the rulebook
term-help-save = write the record to a file
term-help-load = go on from a record
term-help-lang = another language
term-help-quit = leave; the game is kept
