"""A refusal in words: with which status a request is refused, and what its body says."""

from typing import Any

from chrysalide import language
from chrysalide.core.errors import ChrysalideError
from chrysalide.server.table.listener import Listener

STATUS = {
    "unknown-game": 404,
    "no-such-table": 404,
    "not-found": 404,
    "bad-link": 403,
    "not-allowed": 403,
    "foreign-origin": 403,
    "not-your-turn": 409,
    "stale": 409,
    "waiting": 409,
    "over": 409,
    "not-reviewed": 409,
    "bad-engine": 409,
    "bad-method": 405,
    "too-slow": 408,
    "too-large": 413,
    "too-many": 429,
    "too-many-reviews": 429,
    "broken": 500,
    "needs-site": 501,
    "storage": 503,
    "full": 503,
    "overloaded": 503,
    "not-ready": 503,
}
MALFORMED = 422  # everything else


def status(error: ChrysalideError) -> int:
    return STATUS.get(error.code, MALFORMED)


def body(error: ChrysalideError, lang: str) -> dict[str, Any]:
    """The answer to a request that is refused."""
    return {"error": _told(error, language.explain(error, lang))}


def message(error: ChrysalideError, about: str, lang: str, words: language.Words | None = None) -> str:
    """A refusal for a socket, about a message of this name; `words`: those of its table."""
    text = words.say(error.message) if words else language.explain(error, lang)
    refused = {"about": about, "rule": getattr(error, "rule", None), **_told(error, text)}
    return Listener.written("refused", refused)


def _told(error: ChrysalideError, text: str) -> dict[str, Any]:
    return {"code": error.code, "message": error.message.as_json(), "text": text}
