"""A process in which bots think: `python -m serai.bots.worker`. Started, watched and killed by `workers.py`.

It reads one request a line from standard input (JSON: game, components, bot, seed, view, actions, seconds) and writes one
answer a line (`{"action": 17}` or `{"error": "..."}`). When its input ends, or nobody is left to read an answer, so does
it, without a word. A bot that never comes back is ended by the system's alarm clock a little after its time, even when
whoever asked is gone.
"""

import contextlib
import json
import os
import signal
import sys
import traceback
from typing import IO, Final

from serai import games
from serai.bots import bot
from serai.core.documents import Document

GRACE: Final = 2.0  # seconds after the deadline at which the system ends the process
NICENESS: Final = 5  # bots give way to the table


def answer(request: Document) -> int:
    """The action that the bot chooses. Raises whatever goes wrong."""
    game = games.load(str(request["game"]))
    if game.components() != request["components"]:
        raise ValueError("the worker has another component set")
    view, actions = request["view"], request["actions"]
    if not isinstance(view, dict) or not isinstance(actions, list):
        raise TypeError("a request has a view and actions")
    return int(bot.make(str(request["bot"]), game, str(request["seed"])).choose(view, actions))


def where(error: Exception) -> str:
    """What went wrong, without its words: they might name a card or a move, and this goes to a log."""
    places = traceback.extract_tb(error.__traceback__)
    return f"{type(error).__name__} at {places[-1].name}, line {places[-1].lineno}" if places else type(error).__name__


def say(sink: IO[bytes], message: Document) -> None:
    """Write a line at once; nothing stays behind in a buffer. Raises BrokenPipeError when nobody reads any more."""
    sink.write(json.dumps(message).encode() + b"\n")


def serve(source: IO[str], sink: IO[bytes]) -> None:
    """Say that we are ready, and answer requests until there are no more. Raises BrokenPipeError."""
    say(sink, {"ready": True})
    for line in source:
        if not line.endswith("\n"):
            return  # whoever asked was killed in the middle of it
        request = json.loads(line)
        signal.setitimer(signal.ITIMER_REAL, float(request["seconds"]) + GRACE)
        try:
            said: Document = {"action": answer(request)}
        except Exception as error:  # whatever a bot does wrong is its master's to judge, who is told
            said = {"error": where(error)}
        signal.setitimer(signal.ITIMER_REAL, 0)
        say(sink, said)


def main() -> None:
    """Load the games and serve. What a bot prints goes to standard error."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes our input
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    with contextlib.suppress(OSError):
        os.nice(NICENESS)
    sink = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    for game_id in games.IDS:
        games.load(game_id)
    with contextlib.suppress(BrokenPipeError):  # the server was killed: nobody is left who would want to know
        serve(sys.stdin, sink)


if __name__ == "__main__":
    main()
