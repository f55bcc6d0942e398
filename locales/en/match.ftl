# What a table answers when it refuses. More of these stand in terminal.ftl, which asks the same tables.

refused-stale = The table has changed in the meantime. Look again, then decide.
refused-waiting = A seat is still open: the game begins when everybody has sat down.
refused-paused = The table is paused.
refused-closed = Everybody has resigned: the table is closed.
refused-no-seat = You have no seat at this table.
refused-resigned = You have resigned: a bot plays on in your place.
refused-substituted = A bot is playing in your place. Take your seat back first.
refused-bot-turn = No bot may decide for this seat now.
refused-bot = There is no such bot.
refused-taken = This seat is taken.
refused-full = No seat is open at this table.
refused-sits = You already sit at this table.
refused-undo-gone = This move is no longer part of the game.
refused-undo-asked = Another player is already asking to take a move back. Answer that first.
refused-undo-none = Nobody is asking to take a move back.
refused-undo-not-asked = Your consent is not needed.
refused-redo-other = The next move to play again is another player’s.
