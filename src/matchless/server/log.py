"""The server's log: JSON lines or plain ones, and never a card, a token or a name."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from typing import Literal, final

import msgspec

from matchless.lang.lint.fault import visible

_MINUTE = 60.0
_LOGGER = logging.getLogger("matchless")


@final
class JsonLines(logging.Formatter):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return visible(msgspec.json.encode(line).decode())


@final
class PlainLines(logging.Formatter):
    """A line for people."""

    def format(self, record: logging.LogRecord) -> str:
        time = datetime.fromtimestamp(record.created, UTC).strftime("%H:%M:%S")
        fields = "".join(f" {name}={value}" for name, value in getattr(record, "fields", {}).items())
        text = f"{time} {record.levelname.lower()} {record.getMessage()}{fields}"
        if record.exc_info:
            text = f"{text}\n{self.formatException(record.exc_info)}"
        return "\n".join(map(visible, text.split("\n")))


@final
class OncePerMinute(logging.Filter):
    """Lets each complaint through once a minute, so that nobody can fill the log by sending nonsense."""

    def __init__(self) -> None:
        super().__init__()
        self._told: dict[str, float] = {}  # by message, before anything from the visitor is filled in

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether a line is written."""
        message = str(record.msg)
        if record.created - self._told.get(message, -_MINUTE) < _MINUTE:
            return False
        self._told[message] = record.created
        return True


def set_up(kind: Literal["json", "plain"]) -> None:
    """Send the log of the server, and of the libraries it uses, to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if kind == "json" else PlainLines())
    for name in ("matchless", "uvicorn", "uvicorn.error", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(logging.INFO if name == "matchless" else logging.WARNING)
        if name != "matchless":
            logger.filters = [OncePerMinute()]


@final
class Log:
    """The server's messages about itself."""

    def event(self, event: str, table: str | None = None, **fields: object) -> None:
        """Log something."""
        extra = {"table": table, **fields} if table is not None else fields
        _LOGGER.info(event, extra={"fields": extra})

    def warning(self, event: str, **fields: object) -> None:
        """Log something that the host should know."""
        _LOGGER.warning(event, extra={"fields": fields})

    def problem(self, event: str, table: str | None, error: BaseException) -> None:
        """Log something that should not have happened, with where it did."""
        _LOGGER.error(event, exc_info=error, extra={"fields": {"table": table} if table else {}})
