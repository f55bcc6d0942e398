# Words of the web pages around the table.

### Everywhere

web-skip = Skip to the content
web-home = Serai, home
web-nav = Main pages
web-nav-more = More pages
web-continue = Continue
web-continue-waiting =
    { $count ->
        [one] ({ $count } table waits for you)
       *[other] ({ $count } tables wait for you)
    }
web-rules = Rules
web-about = About
web-import = Bring a record
web-close = Close
web-retry = Try again
web-loading = One moment…
web-notes = Notes
web-keep = Save
web-unofficial = Serai is an unofficial project of players, neither made nor endorsed by the authors or publishers of these games.
web-guest-name = Traveler
web-seat = Seat { $seat }
web-seat-open = an empty seat
web-seat-bot = { $bot } (bot)
web-rule-open = Open rule { $rule }

### When something fails

web-offline = You are offline. What was confirmed is safe; we go on when you are back.
web-error-offline = The server cannot be reached. Are you online?
web-error-slow = The server took too long to answer.
web-error-answer = The server’s answer could not be read.
web-error-away = The server is away for a moment. Try again shortly.
web-error-unknown = There is nothing at this address.
web-error-many = That was a lot at once. Wait a moment, then try again.
web-error-status = The server refused this (status { $status }).
web-error-ours = That was our fault: { $detail }
web-page-failed = This page could not be loaded
web-broken = Something broke on this page

### Settings

web-settings = Settings
web-name = Your name
web-name-missing = Write a name first.
web-name-kept = You are called { $name } now.
web-language = Language
web-theme = Light
web-theme-system = Auto
web-theme-day = Day
web-theme-night = Night
web-text = Size of text
web-text-normal = Normal
web-text-large = Large
web-text-larger = Larger
web-confirm = Ask before a move
web-confirm-always = Always
web-confirm-needed = Unless only the end is left
web-confirm-touch = On touch only
web-sound = Sound when it is your turn
web-motion = Less motion

### Home

web-welcome = Four tables, one inn
web-welcome-more = Sit down and play by the exact rules: alone against bots, at one screen, or with friends who open a link.
web-four-tables = The tables
web-coming = This table is still being set.
web-players =
    { $from ->
        [1] For one to { $to } players
       *[other] For { $from } to { $to } players
    }
web-play-now = Play now
web-with-friends = With friends
web-game-river_of_gold = Sail the river, build on its shores, and win the favor of all who live along it.
web-game-yellow_and_yangtze = Two rivers, five leaders, many small states. They grow until they collide.
web-game-tianxia = Seven states send their governors and goods, and stand together at the wall.
web-game-marco_polo_ii = Roll the dice, load the camels, and travel farther than the contracts ask.
web-continue-empty = No table of yours is open. Sit down at one above: it stays here until you come back, with every move kept.
web-ended =
    { $count ->
        [one] { $count } table that is over
       *[other] { $count } tables that are over
    }
web-tried =
    { $count ->
        [one] { $count } table you try things out at
       *[other] { $count } tables you try things out at
    }
web-away =
    { $count ->
        [one] { $count } table you have put away
       *[other] { $count } tables you have put away
    }
web-put-away = Put this table away
web-take-out = Take this table out again
web-origin-ruling = Position of { $ruling }
web-origin-import = From a record that was brought along
web-origin-branch = Goes on from a step of another table
web-watch = Watch
web-watch-empty = Nobody plays where others may watch just now. Start a table and let them watch you.
web-show-all = Show all { $count }
web-watch-this = Watch this table
web-go-on = Go on at this table
web-your-turn = Your turn
web-turn-of = { $name } to move
web-table-waiting = Seats are open
web-table-playing = In play
web-table-paused = Paused
web-table-over = Over
web-table-closed = Closed
web-table-quarantined = Cannot go on; the record is kept

### Play now

web-how-many = Against how many?
web-opponents =
    { $count ->
        [one] opponent
       *[other] opponents
    }
web-opponents-are = Your opponents
web-bot-greedy = Shrewd
web-bot-greedy-hint = takes what pays best now
web-bot-random = Carefree
web-bot-random-hint = plays whatever is allowed
web-sitting-down = Setting the table…
web-play-hint = Alone at the table you may take back as much as you like.

### A new table

web-new-title = A table of { $game }
web-new-seats = How many seats
web-new-who = Who sits where
web-who-you = You
web-who-here = Another player at this screen
web-who-open = Somebody with the invite link
web-who-bot = Bot: { $bot }
web-new-hot-seat = Several people at one screen: a curtain hides each hand until the next player lifts it.
web-new-name-here = Name
web-new-name-of = Name at seat { $seat }
web-new-options = Ways to play
web-new-option-more = What this means
web-new-watch = Others may watch
web-new-watch-hint = Spectators see what lies on the table, never a hidden hand.
web-new-none-yours = You sit nowhere yet. Take at least one seat.
web-new-start = Set the table
web-new-data = Where the numbers of this game come from
web-new-coming = { $game } is still to come. The other tables are waiting.
web-new-unknown = There is no game of this name here.
web-invite-title = The table is set
web-invite-text = Send this link to those who should play. Whoever opens it may take a free seat.
web-invite-link = Invite link
web-invite-copy = Copy the link
web-invite-copied = The link is copied.
web-invite-copy-failed = The browser does not let us copy. Select the link and copy it yourself.
web-invite-share = Share…
web-invite-message = Play { $game } with me at Serai
web-invite-code = Or point a phone’s camera here
web-invite-code-label = The invite link as a QR code
web-invite-alone = This table can be reached from this computer only. To play with others, end the server and start it with: { $command }
web-invite-at-home = The link works for everybody in the same network as the computer that Serai runs on.
web-to-table = To the table
web-yes = Yes
web-no = No
web-default = usual
web-option-river_of_gold-journey_bonus = When a journey pays
web-option-river_of_gold-journey_bonus-on_passing = On passing the mouth of the river
web-option-river_of_gold-journey_bonus-after_rewards = After the rewards of the landing
web-option-river_of_gold-noble_influence = Influence for nobles
web-option-river_of_gold-noble_influence-every = For every noble
web-option-river_of_gold-noble_influence-first = For the first noble only
web-option-river_of_gold-stack_top_tile_open = The next building is open
web-option-river_of_gold-clan_patrons = Clan patrons
web-option-river_of_gold-clan_patrons-false = Without
web-option-river_of_gold-clan_patrons-true = With, drafted
web-option-river_of_gold-clan_patrons-dealt = With, clans dealt
web-option-yellow_and_yangtze-war_toll = What a war costs the winner
web-option-yellow_and_yangtze-war_toll-strength = The strongest loser’s full strength
web-option-yellow_and_yangtze-war_toll-tiles = Its red tiles only, without Soldiers
web-option-yellow_and_yangtze-war_bystanders = States without a leader in dispute
web-option-yellow_and_yangtze-war_bystanders-participate = Fight in the war
web-option-yellow_and_yangtze-war_bystanders-excluded = Stay out of the war
web-option-yellow_and_yangtze-war_pick = A pick from the display after a war
web-option-yellow_and_yangtze-war_pick-allowed = Also for the green tile that caused it
web-option-yellow_and_yangtze-war_pick-none = Not for the green tile that caused it
web-option-yellow_and_yangtze-tie_break = When players are equal in all colors
web-option-yellow_and_yangtze-tie_break-shared = They share the victory
web-option-yellow_and_yangtze-tie_break-huang = Fewer yellow points win, as in HUANG
web-option-yellow_and_yangtze-short_two_player_game = A shorter game for two
web-option-yellow_and_yangtze-map = Map
web-option-yellow_and_yangtze-map-standard = Standard
web-option-yellow_and_yangtze-map-small = Small, for two
web-option-yellow_and_yangtze-map-field = Open field, for practice
web-option-yellow_and_yangtze-idle_rounds_limit = The game ends when nobody draws a tile
web-option-yellow_and_yangtze-idle_rounds_limit-10 = For 10 rounds
web-option-yellow_and_yangtze-idle_rounds_limit-5 = For 5 rounds
web-option-yellow_and_yangtze-idle_rounds_limit-20 = For 20 rounds
web-option-yellow_and_yangtze-idle_rounds_limit-0 = Never
web-option-marco_polo_ii-open_black_dice = Black dice are rolled in advance, for all to see

### Joining

web-join-title = An invitation
web-join-invites = { $host } invites you to { $game }
web-join-seats = Take a seat
web-join-free = free
web-join-sit = Sit down
web-join-yours = You already sit at this table.
web-join-full = All seats of this table are taken.
web-join-watch = Look at the table
web-join-gone = This invitation leads nowhere
web-join-gone-text = The link is not complete, or the table is not open any more. Ask for a new link.
web-join-name-hint = The others see this name.
web-join-lost = No answer came. Look at the table: perhaps you sit there already.

### Rules

web-rules-title = Rules of { $game }
web-rules-book = Rulebook
web-rules-rulings = Cases
web-rules-sections = Rulebook and cases
web-rules-preface = About this rulebook
web-rules-search = Search the rules
web-rules-search-hint = Search: words, or a number such as { $example }
web-rules-searching = Searching…
web-rules-found =
    { $count ->
        [0] Nothing found
        [one] { $count } place
       *[other] { $count } places
    }
web-rules-none = The rulebook has nothing about “{ $query }”. Try fewer or other words.
web-rules-clear = Clear the search
web-rules-chapters = Chapters
web-rules-to-chapter = Go to a chapter
web-rules-cases =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
web-rules-cases-of = Cases about { $rule }
web-rules-all-cases = All cases
web-rules-no-such = This rulebook has no { $rule }.
web-rules-reconstructed = our reading
web-rules-reconstructed-hint = No source settles this; the choice is ours.
web-rules-decision = our choice
web-rules-decision-hint = A source says otherwise, or leaves more freedom; we depart from it on purpose.
web-rules-sources = Sources: { $sources }
web-source-seed = founding summary
web-source-rulebook = printed rulebook
web-source-implementation = digital version
web-source-huang = HUANG rulebook
web-source-community = players’ summaries
web-rules-unknown = There is no rulebook of this name here.
web-rules-other = Rules of
web-ruling-moves = What is played
web-ruling-refuses = What is not allowed
web-ruling-expects = How it stands afterwards
web-ruling-rules = Rules
web-ruling-try = Open as a position to try

### About

web-about-title = About Serai
web-about-what = Serai is an inn with four tables: Tianxia, Yellow & Yangtze, River of Gold and Marco Polo II. Sit down alone against bots, pass one screen around, or send friends a link; play live, or a few moves a day. Whoever asks why something is not allowed is answered with the rule.
web-about-promise = A move you saw confirmed is kept for good. The record of every game can be taken along, replayed and explored.
web-about-unofficial = Unofficial
web-about-unofficial-text = The names of the games and of their pieces belong to their owners. The rules are told in our own words and the drawings are our own; no text, picture or scan of the published games is used. Where no source settles a value or a rule, we say so in the place where it stands. If you enjoy a game here, buy it: on a real table it is better still.
web-about-fair = Fair chance
web-about-fair-text = Dice and cards follow from a secret that is fixed before the game begins: its seal is published at the start, the secret itself at the end, so that everybody can check every draw. A bot sees what its seat sees and nothing more.
web-about-keys = By keyboard
web-about-keys-text = Everything can be done without a mouse.
web-about-key-tab = to the next thing, and back
web-about-key-enter = choose what has the focus
web-about-key-arrows = within tabs, menus and a row of choices
web-about-key-escape = close what is open in front
web-about-key-help = at a table: all its keys
web-about-private = What is kept about you
web-about-private-text = A name of your choice and a cookie that tells this browser from others. No tracking, no advertising, nothing loaded from anywhere else.
web-about-credits = Credits
web-about-credit-icons = Icons: game-icons.net by Delapouite, Lorc and contributors, CC BY 3.0
web-about-credit-fonts = Fonts: Alegreya by Juan Pablo del Peral, Huerta Tipográfica; Atkinson Hyperlegible Next by Braille Institute of America; both SIL Open Font License 1.1
web-about-credit-license = Serai itself is free software under the MIT license.
web-about-games = The games
web-about-game = { $game }: { $note }

### Bringing a record

web-import-title = Bring a record
web-import-text = A game that was exported from Serai comes back as a table of your own: replay it, go on from any step, try what would have been.
web-import-drop = Drop the file here, or
web-import-choose = Choose a file
web-import-reading = Reading { $file }…
web-import-empty = { $file } is empty.
web-import-too-large = { $file } is too large: a record has at most { $most } MB.
web-import-no-record = { $file } is no record of Serai. A record is a file that was exported from a table here.
web-import-format = { $file } was written by a newer Serai. This one cannot read it yet.
web-import-game = { $file } is a record of a game that is not here: { $game }.
web-import-refused = { $file } cannot be played again here. It has been changed or damaged, or it was made under other rules than those of this Serai. Nothing has happened to your file.
web-import-detail = What exactly
web-import-cut = The last line of the record was cut off. The game stands where the line before left it.
web-import-unreadable = { $file } could not be read.
web-import-one = One file at a time, please.

### Not found

web-missing-title = No such room
web-missing-text = Nothing is at { $path }. The link may be old, or a letter is missing.
web-missing-home = Back to the tables
