"""What the site counts about itself, for operators.

Every label has few values: never a table, a name or an address. The code that counts calls one function of this module;
only this module knows about Prometheus. Where it is not installed, as on a device without a site, nothing is counted.
"""

from collections.abc import Callable

import chrysalide

try:
    from prometheus_client import Counter, Gauge, Histogram, Info, disable_created_metrics
except ModuleNotFoundError:
    from chrysalide.server.uncounted import (  # type: ignore[assignment]
        Counter,
        Gauge,
        Histogram,
        Info,
        disable_created_metrics,
    )

MOMENTS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)  # seconds
THOUGHTS = (0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0, 20.0)
METHODS = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"}
CLOSED = {1000, 1001, 1005, 1006, 1008, 1009, 1011, 1012, 1013, 4403}  # close codes that mean something here

disable_created_metrics()  # type: ignore[no-untyped-call]  # creation times would double the number of series
_about = Info("chrysalide", "The program")
_about.info({"version": chrysalide.__version__, "compiled": str(chrysalide.compiled()).lower()})

_requests = Counter("chrysalide_requests", "Requests answered", ["method", "route", "status"])
_request_seconds = Histogram("chrysalide_request_seconds", "From request to answer", ["route"], buckets=MOMENTS)
_sockets = Gauge("chrysalide_sockets", "Browsers that are connected to a table")
_sockets_closed = Counter("chrysalide_sockets_closed", "Sockets that were closed", ["code"])
_tables = Gauge("chrysalide_tables", "Tables in memory")
_lateness = Gauge("chrysalide_lateness_seconds", "How late this process does what is due, lately")
_actions = Counter("chrysalide_actions", "Actions at tables, stored or refused", ["game", "result"])
_stored = Histogram("chrysalide_storage_seconds", "One transaction of the database", buckets=MOMENTS)
_storage = Counter("chrysalide_storage_failures", "Transactions that failed", ["why"])
_bots = Gauge("chrysalide_bots", "Bots and hints, thinking or in the queue; pieces of reviews being made", ["doing"])
_bot_wait = Histogram("chrysalide_bot_wait_seconds", "In the queue before thinking", buckets=THOUGHTS)
_bot_thought = Histogram("chrysalide_bot_thought_seconds", "Thinking, bots and hints", ["game"], buckets=THOUGHTS)
_reviews = Counter("chrysalide_reviews", "Reviews of matches, by what happened to them", ["depth", "result"])
_review_piece = Histogram("chrysalide_review_piece_seconds", "A process busy with a review", buckets=THOUGHTS)
_bots_died = Counter("chrysalide_bot_processes_died", "Bot processes that died")
_timeouts = Counter("chrysalide_timeouts", "Clocks that ran out", ["then"])
_chat = Counter("chrysalide_chat_messages", "Chat messages, sent or refused", ["result"])
_bus = Counter("chrysalide_bus_notifications", "Notifications between the processes of a site", ["direction"])
_pushed = Counter("chrysalide_push_messages", "Push messages, by what the push service answered", ["status"])
_pruned = Counter("chrysalide_pruned", "Tables and chat messages deleted because of their age", ["kind"])
_limited = Counter("chrysalide_limited", "Requests and messages refused because there were too many", ["what"])


def answered(method: str, route: str, status: int, seconds: float) -> None:
    """`route`: the template, such as /api/tables/{table_id}."""
    _requests.labels(method if method in METHODS else "other", route, str(status)).inc()
    _request_seconds.labels(route).observe(seconds)


def socket_opened() -> None:
    _sockets.inc()


def socket_closed(code: int) -> None:
    _sockets.dec()
    _sockets_closed.labels(str(code) if code in CLOSED else "other").inc()


def count_tables(count: Callable[[], float]) -> None:
    """Called whenever the metrics are read."""
    _tables.set_function(count)


def watch_lateness(late: Callable[[], float]) -> None:
    """Called whenever the metrics are read."""
    _lateness.set_function(late)


def acted(game: str, result: str = "stored") -> None:
    """`result`: stored, or the code of the refusal."""
    _actions.labels(game, result).inc()


def refused(about: str, game: str, code: str) -> None:
    """A message of this name was refused."""
    if about == "act":
        acted(game, code)
    elif about == "chat":
        chatted(code)


def stored(seconds: float) -> None:
    _stored.observe(seconds)


def not_stored(why: str) -> None:
    """`why`: failed; conflict, where another process was faster; not-read, where it was only a read."""
    _storage.labels(why).inc()


def count_bots(**doing: Callable[[], float]) -> None:
    """How many are thinking, waiting, reviewing; called whenever the metrics are read."""
    for what, count in doing.items():
        _bots.labels(what).set_function(count)


def bot_waited(seconds: float) -> None:
    _bot_wait.observe(seconds)


def bot_thought(game: str, seconds: float) -> None:
    _bot_thought.labels(game).observe(seconds)


def reviewed(depth: str, result: str) -> None:
    """`result`: asked, done, failed, or the code of the refusal."""
    _reviews.labels(depth, result).inc()


def reviewed_piece(seconds: float) -> None:
    _review_piece.observe(seconds)


def bot_died() -> None:
    _bots_died.inc()


def timed_out(then: str) -> None:
    """`then`: what follows by the table's clock: play, keep or loss."""
    _timeouts.labels(then).inc()


def chatted(result: str = "told") -> None:
    """`result`: told (the message was sent), or the code of the refusal."""
    _chat.labels(result).inc()


def notified(direction: str) -> None:
    """`direction`: sent or heard."""
    _bus.labels(direction).inc()


def pushed(status: str) -> None:
    """0: the service did not answer."""
    _pushed.labels(status).inc()


def pruned(kind: str, number: int) -> None:
    _pruned.labels(kind).inc(number)


def limited(what: str) -> None:
    _limited.labels(what).inc()
