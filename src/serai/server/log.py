"""Structured logs: one JSON object a line on standard error. No tokens, no names of people, no hands, no notations."""

import json
import logging
import sys
import time
from typing import Final

LOGGER: Final = logging.getLogger("serai.server")
LEVELS: Final = ("debug", "info", "warning", "error")

Plain = str | int | float | bool | None


class JsonLines(logging.Formatter):
    """Formats a record as one line of JSON; `event` names what happened, the other keys say more."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, Plain] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line.update(getattr(record, "facts", {}))
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=True, default=str)


def tell(event: str, level: int = logging.INFO, error: BaseException | None = None, **facts: Plain) -> None:
    """Write one event down. With `error` its traceback goes to the log (and nowhere else)."""
    LOGGER.log(level, event, extra={"facts": facts}, exc_info=error)


def arrange(level: str) -> None:
    """Send the logs of the server and of uvicorn to standard error as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("serai.server", "uvicorn", "uvicorn.error", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(
            level.upper() if name == "serai.server" else max(logging.WARNING, logging.getLevelName(level.upper()))
        )
    logging.getLogger("uvicorn.access").disabled = True
