"""Structured logs: one JSON object a line on standard error. No tokens, no names of people, no hands, no notations.

Of an error its class and the places in the program are written down, not its words: they may name a card or a move.
"""

import json
import logging
import sys
import time
import traceback
from typing import Final

LOGGER: Final = logging.getLogger("serai.server")
MOST_CAUSES: Final = 5
LEVELS: Final = ("debug", "info", "warning", "error")

Plain = str | int | float | bool | None


class JsonLines(logging.Formatter):
    """Formats a record as one line of JSON; `event` names what happened, the other keys say more."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, Plain] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage() if record.name != "asyncio" else record.getMessage().partition("\n")[0],
        }
        line.update(getattr(record, "facts", {}))
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["trace"] = trace(record.exc_info[1])
        return json.dumps(line, ensure_ascii=True, default=str)


def trace(error: BaseException | None) -> str:
    """Where in the program an error came from, and what led to it: places and classes."""
    parts: list[str] = []
    while error is not None and len(parts) < MOST_CAUSES:
        places = [
            f"{place.filename}:{place.lineno} {place.name}" for place in traceback.extract_tb(error.__traceback__)
        ]
        parts.append("; ".join([*places, type(error).__name__]))
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return " <- ".join(parts)


def tell(event: str, level: int = logging.INFO, error: BaseException | None = None, **facts: Plain) -> None:
    """Write one event down. With `error` its class and where it came from go to the log (and nowhere else)."""
    LOGGER.log(level, event, extra={"facts": facts}, exc_info=error)


def arrange(level: str) -> None:
    """Send the logs of the server and of what it stands on to standard error as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("serai.server", "uvicorn", "uvicorn.error", "litestar", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(
            level.upper() if name == "serai.server" else max(logging.WARNING, logging.getLevelName(level.upper()))
        )
    logging.getLogger("uvicorn.access").disabled = True
