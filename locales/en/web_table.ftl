# Words of the table page in the browser, of the replay and of the final scoring.

table-title = Table
table-opening = Opening the table
table-refused = This table cannot be opened
table-home = To the start page
table-panels = Panels
table-menu = Table menu

### People

table-you = you
table-seat-open = open seat
table-seat-open-short = open
table-seat-here = is here
table-seat-away = not here at the moment
table-seat-resigned = has resigned; { $bot } plays on
table-seat-substitute = { $bot } plays for now
table-bot = { $name } bot
table-points-now =
    { $points ->
        [one] { $points } point if it ended now
       *[other] { $points } points if it ended now
    }
table-points-final =
    { $points ->
        [one] { $points } point in all
       *[other] { $points } points in all
    }
table-watchers =
    { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
table-to-act = to move

### The prompt

table-watching = Watching
table-your-turn = Your turn
table-your-turn-as = Your turn, as { $seat }
table-turn-other = { $seat }’s turn: you choose
table-turn-other-as = { $seat }’s turn: { $as } chooses
table-turn-of = { $name } decides
table-turn-for-you = { $bot } decides for you
table-status-over = The game is over
table-status-closed = The table is closed
table-closed = Everybody has given up; nothing more is played here. The replay stays.
table-gave-up = You have resigned; a bot plays your seat to the end.
table-origin-try = Try:
table-origin-ruling = Back to the case
table-origin-branch = To that table
table-prompt-whole = The whole prompt
table-status-paused = Paused
table-status-waiting = Waiting for players
table-end =
    { $turns ->
        [0] This is the last turn
        [one] { $turns } turn left
       *[other] { $turns } turns left
    }
table-paused = The table is paused. Nothing is lost; anybody who plays here can go on.
table-substituted = A bot is playing your seat.

### The line to the server

table-line-connected = Connected
table-line-polling = Connected (slow line)
table-line-connecting = Connecting …
table-line-saving = Saving …
table-line-saved = Saved
table-line-reconnecting = Connection lost, trying again …
table-line-offline = You are offline
table-line-offline-kept = You are offline; your move is kept and will be sent
table-line-restarting = The server restarts; one moment …

### The board and its panels

table-board = Board
table-own = Your things
table-own-tab = Mine
table-others = The others
table-seats = Seats
table-log = Log
table-rules = Rules
table-words = In words
table-zoom = Magnify
table-zoom-in = Closer
table-zoom-out = Farther
table-zoom-whole = The whole board
table-sheet-size = Size of the sheet

### Moves

table-moves = Moves
table-moves-count =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
table-moves-all = All moves
table-moves-with = with { $thing }
table-moves-filter = Filter the moves
table-moves-no-match = No move has these words.
table-moves-none = There is nothing for you to do now.
table-moves-watching = You are watching. Click anything to look at it.
table-moves-beside =
    { $count ->
        [one] At any time: { $count } more
       *[other] At any time: { $count } more
    }
table-notation = Type a move
table-notation-example = A move, e.g. { $example }
table-notation-go = Look
table-confirm = Confirm
table-confirm-title = Your choice
table-confirm-cancel = Cancel
table-confirm-chance = Chance follows: past this you cannot take back

### Why not?

table-why = Why not?
table-why-about = { $thing }: why not?
table-why-action = “{ $action }”: why not?
table-why-asking = Asking the rules
table-why-nothing = No move has to do with this now.
table-why-choose = This is possible: choose it
table-why-more =
    { $count ->
        [one] { $count } more reason
       *[other] { $count } more reasons
    }

### Taking back

table-undo = Take back
table-undo-what = Take back: { $text }
table-undo-ask = (asks { $names })
table-undo-none = There is nothing to take back.
table-redo = Play again
table-redo-what = Play again what was taken back
table-redo-none = There is nothing to play again.
table-request = { $name } would like to take back.
table-request-mine = You have asked to take back. Waiting for { $names }.
table-request-what =
    { $count ->
        [one] It is about: { $text }
       *[other] It is about { $count } moves, from: { $text }
    }
table-request-waiting = Waiting for { $names }.
table-request-yes = Agree
table-request-no = Do not agree
table-request-withdraw = Withdraw

### The table’s menu

table-replay = Replay from the start
table-export = Save the record as a file
table-close-title = Close the game?
table-close-text = The record holds the secret behind all dice and cards. Once it is saved, the game is closed and nothing can be taken back any more.
table-close-no = Keep it open
table-close-yes = Close the game and save
table-pause = Pause the table
table-resume = Go on
table-substitute = Let a bot play for me
table-substitute-end = Take my seat back
table-resign = Resign
table-resign-title = Resign?
table-resign-text = A bot will play your seat to the end. This cannot be taken back. If you only need a break, pause the table or let a bot play for you.
table-resign-text-last = This ends the game for everybody at this screen; no bot plays on. It cannot be taken back. If you only need a break, pause the table, or just leave it: it stays as it is.
table-resign-yes = Resign
table-resign-no = Keep playing

### Waiting for players

table-waiting =
    { $count ->
        [one] One seat is still open
       *[other] { $count } seats are still open
    }
table-waiting-tab = Players
table-waiting-host = The game begins when all seats are taken, or when the host fills them with bots.
table-invite-copy-failed = The browser does not let us copy; mark the address and copy it by hand.
table-invite-hint = Whoever opens it can take an open seat. You may close this page; the table stays.
table-fill = Begin without waiting: bots for the open seats
table-fill-start = Fill and begin

### The log

table-log-chance = chance
table-log-game = the rules
table-log-table = the table
table-log-filter = Filter the log
table-log-seat = Of one seat
table-log-everybody = Everybody
table-log-gone = Taken back:{" "}
table-log-older = Older entries
table-log-newer = Newer entries
table-log-show = Show on the board
table-log-back = Take back to after this
table-log-empty = Nothing has happened yet.
table-log-no-match = No entry has these words.

### Since your last move

table-since = Since your last move
table-since-count =
    { $count ->
        [one] Since your last move: { $count } move
       *[other] Since your last move: { $count } moves
    }
table-since-step = Step { $step } of { $count }
table-since-play = Show step by step
table-since-stop = Back to now
table-since-dismiss = Dismiss
table-since-none = Nobody has moved since your last move.
table-play-controls = Playback
table-play = Play
table-play-pause = Stop
table-play-first = To the beginning
table-play-last = To the end
table-play-back = One step back
table-play-on = One step on
table-play-speed = Speed: { $speed }

### This turn so far

table-turn = This turn so far
table-turn-count =
    { $count ->
        [one] This turn: { $count } move
       *[other] This turn: { $count } moves
    }
table-turn-undo = Take the last move back

### Hot-seat

table-curtain = Pass to { $seat }: { $name }
table-curtain-seat = Pass to seat { $seat }
table-curtain-why = So that nobody sees another player’s cards.
table-curtain-look = I am { $name }: show my view
table-curtain-draw = Draw the curtain (pass the screen)
table-look = Look as { $name } ({ $seat })

### The end

table-final-counting = Counting: { $category }
table-final-winners =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }
table-final-nobody = Nobody wins
table-final-skip = Skip
table-final-again = Count again
table-final-table = Final score by category
table-final-category = Category
table-final-total = Total
table-final-place = Place
table-final-other =
    { $points ->
        [one] { $name }: { $points } point
       *[other] { $name }: { $points } points
    }
table-final-rematch = Play again
table-final-replay = Replay
table-final-branch = Explore from here
table-final-board = Close and look at the board
table-final-show = Final score
table-dice = The secret behind all dice and cards is published now. It was fixed before the first card was dealt. Its check sum, the seal, has been at this table all the time; your browser has kept the first one it was told.
table-dice-seal = Seal of the dice (SHA-256 of the secret):
table-dice-check = Check the dice
table-dice-true = The secret is the one that was sealed: it has not been exchanged since your browser first saw this table. That every die and card follows from it is checked by “serai replay FILE --verify” on the saved record.
table-dice-false = The secret is NOT the one that was sealed. Please save the record and tell the host.
table-dice-none = There is no seal to compare with, or the record holds no secret.

### Replay

table-replay-title = Replay: { $title }
table-replay-start = Before the first entry
table-replay-back = Back to the table
table-replay-copy = Copy link to this step
table-replay-copied = The link to this step is copied.
table-replay-explore = Explore from here
table-replay-step = Step
table-replay-at = Step { $step } of { $count }
table-replay-curtain = First say at the table who is looking.

### A table that cannot be played

table-quarantined = This table has been set aside
table-quarantined-why = Its record does not play back as it should, so nobody can move here until the host of the server has looked at it. Nothing is deleted; if the game was over, you can save its record.

### In words

table-words-points = Points
table-words-score =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-words-board = On the board

### Keys

table-keys = Keys
table-keys-board = On the board, arrow keys or Tab go from thing to thing; Enter picks one.
table-keys-letters = Single letters are shortcuts
table-keys-letters-hint = Switch this off if your screen reader or speech input uses them.
table-key-moves = To the list of moves
table-key-choose = Choose from the list of moves
table-key-confirm = Confirm the chosen move
table-key-back = One step back; close
table-key-notation = Type a move
table-key-why = On a thing: why not? Elsewhere: this page
table-key-board = To the board
table-key-zoom = On the board: closer, farther, whole
table-key-hand = To your hand and your things
table-key-seats = To the other seats
table-key-log = Log
table-key-rules = Rules
table-key-words = The position in words
table-key-since = Since your last move
table-key-undo = Take back
table-key-redo = Play again

### Notices, and what a move brings

table-headline-away = Put this notice away
table-change =
    { $kind ->
        [pay] { $seat } pays { $what }
        [lose] { $seat } loses { $what }
        [wasted] { $seat } would gain { $what }, in vain
       *[gain] { $seat } gains { $what }
    }
