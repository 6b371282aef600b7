"""Logs: one line for each event, for people or, as JSON, for programs. They never contain secrets or headers."""

import json
import logging
import threading
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

FORMATS = ("text", "json")
LEVELS = ("debug", "info", "warning", "error")
# What the current task is working on; tasks that it starts inherit it.
_table: ContextVar[str | None] = ContextVar("table", default=None)
_game: ContextVar[str | None] = ContextVar("game", default=None)


def about(table: str | None, game: str | None = None) -> None:
    """Attach a table and a game to everything that this task logs from here on."""
    _table.set(table)
    _game.set(game)


class About(logging.Filter):
    """Adds the table and the game if the line does not name them itself."""

    def filter(self, record: logging.LogRecord) -> bool:
        for name, kept in (("table", _table), ("game", _game)):
            if not hasattr(record, name):
                setattr(record, name, kept.get())
        return True


class NoSockets(logging.Filter):
    """uvicorn logs each socket with its whole URL; the access log does so without the query."""

    def filter(self, record: logging.LogRecord) -> bool:
        return '"WebSocket ' not in str(record.msg) and record.msg not in ("connection open", "connection closed")


class Json(logging.Formatter):
    """One object on one line."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC)
        fields: dict[str, Any] = {
            "time": at.isoformat(timespec="milliseconds").replace("+00:00", "Z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            "process": record.process,
        }
        for name in ("table", "game", "method", "path", "status", "seconds"):
            if getattr(record, name, None) is not None:
                fields[name] = getattr(record, name)
        if record.exc_info:
            fields["exception"] = self.formatException(record.exc_info)
        return json.dumps(fields, ensure_ascii=False, default=str)


def tell_of_threads() -> None:
    """What a thread did not handle is a line of the log like any other; Python would print it as it is.

    One such thread is that of the bots' processes when they are stopped with the site while a question waits.
    """
    threading.excepthook = _told


def _told(what: threading.ExceptHookArgs) -> None:
    told = (what.exc_type, what.exc_value or what.exc_type(), what.exc_traceback)
    logging.getLogger("chrysalide.threads").error("a thread ended", exc_info=told)


def config(form: str = "text", level: str = "warning", access: bool = False) -> dict[str, Any]:
    """For logging.config. Only our own loggers may log at debug level: there, drivers would log hashes and seeds."""
    others = level.upper() if level != "debug" else "INFO"
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "filters": {"about": {"()": About}, "no_sockets": {"()": NoSockets}},
        "formatters": {
            "json": {"()": Json},
            "text": {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"},
        },
        "handlers": {
            "stderr": {
                "class": "logging.StreamHandler",
                "formatter": form,
                "filters": ["about", "no_sockets"],
                "stream": "ext://sys.stderr",
            }
        },
        "root": {"level": "WARNING", "handlers": ["stderr"]},
        "loggers": {
            "chrysalide": {"level": level.upper()},
            "chrysalide.access": {"level": "INFO" if access else "CRITICAL"},
            "uvicorn": {"level": others},
            "uvicorn.error": {"level": others},
            "alembic": {"level": others},
        },
    }
