"""What a request may hold, read field by field. Faults are named as a site names them: where, and why."""

import json
from typing import Any, TypeVar

from chrysalide.bots import LADDER
from chrysalide.core.names import LONGEST_NAME
from chrysalide.core.packs import LONGEST as LONGEST_PACK
from chrysalide.server.errors import BadRequest
from chrysalide.server.store.rows import Clock
from chrysalide.server.table.clock import DAY, LONGEST
from chrysalide.server.table.protocol import MOST_SEATS
from chrysalide.server.table.terms import Terms, who_for_absent

Json = dict[str, Any]
T = TypeVar("T")
LANGUAGES = ("fr", "en", "es")


def fault(where: str, why: str) -> BadRequest:
    return BadRequest("error-bad-request", where=where[:60], why=why[:120])


class Fields:
    """An object of a request; `end` refuses what nobody has asked for."""

    def __init__(self, given: Any, where: str = "") -> None:
        if not isinstance(given, dict):
            raise fault(where or "body", "an object is needed")
        self._given: Json = given
        self._where = where
        self._known: set[str] = set()

    def _at(self, name: str) -> str:
        return f"{self._where}.{name}" if self._where else name

    def take(self, name: str, kinds: type[T] | tuple[type[T], ...], usual: Any = ...) -> Any:
        """A value of one of these kinds; `usual`: if there is none."""
        self._known.add(name)
        if name not in self._given:
            if usual is ...:
                raise fault(self._at(name), "it is missing")
            return usual
        value, wanted = self._given[name], kinds if isinstance(kinds, tuple) else (kinds,)
        if not isinstance(value, wanted) or (isinstance(value, bool) and bool not in wanted):
            named = " or ".join("null" if kind is type(None) else kind.__name__ for kind in wanted)
            raise fault(self._at(name), f"{named} is needed")
        return value

    def text(self, name: str, longest: int, usual: Any = ...) -> Any:
        """A text, or None if that is usual."""
        kinds = (str, type(None)) if usual is None else (str,)
        value = self.take(name, kinds, usual)
        if isinstance(value, str) and len(value) > longest:
            raise fault(self._at(name), f"it has at most {longest} characters")
        return value

    def one_of(self, name: str, values: tuple[str, ...], usual: Any = ...) -> str:
        value = self.take(name, str, usual)
        if value not in values:
            raise fault(self._at(name), f"it is one of {', '.join(values)}")
        return str(value)

    def number(self, name: str, least: float, most: float, usual: Any = ..., whole: bool = True) -> Any:
        kinds: tuple[type, ...] = (int,) if whole else (int, float)
        value = self.take(name, (*kinds, type(None)) if usual is None else kinds, usual)
        if value is not None and not least <= value <= most:
            raise fault(self._at(name), f"it is between {least} and {most}")
        return value

    def flag(self, name: str, usual: bool) -> bool:
        return bool(self.take(name, bool, usual))

    def end(self) -> None:
        for name in self._given:
            if name not in self._known:
                raise fault(self._at(name), "nobody has asked for it")


def read(body: bytes) -> Fields:
    try:
        return Fields(json.loads(body.decode() or "null"))
    except (ValueError, RecursionError):
        raise fault("body", "it is not JSON") from None


class NewSeats:
    """Who sits at a new table, and on which terms."""

    def __init__(self, given: Fields) -> None:
        wanted = given.take("seats", list)
        if not 1 <= len(wanted) <= MOST_SEATS:
            raise fault("seats", f"there are 1 to {MOST_SEATS}")
        self.seats = [_seat(Fields(seat, f"seats.{number}")) for number, seat in enumerate(wanted)]
        self.lang = given.one_of("lang", LANGUAGES, "en")
        self.listed = given.flag("listed", False)
        self._chat = given.flag("chat", True)
        self._ready_check = given.flag("ready_check", False)
        clock = given.take("clock", (dict, type(None)), None)
        self._clock = _clock(Fields(clock, "clock")) if clock is not None else None
        self._absent = given.text("absent", 20, None)
        self._help = given.take("help", (bool, type(None)), None)

    @property
    def needs_others(self) -> bool:
        """Does anybody have to come who is not on this device?"""
        return self.listed or any(seat["kind"] in ("open", "engine") for seat in self.seats)

    @property
    def levels(self) -> set[str]:
        """Of the bots, and of the one for whoever is absent."""
        named = {str(seat["level"]) for seat in self.seats if seat["kind"] == "bot" and seat["level"]}
        return named | ({self._absent} & {*LADDER} if self._absent else set())

    def terms(self, game: str) -> Terms:
        absent = who_for_absent(self._absent, self._clock, game)
        alone = sum(seat["kind"] == "person" for seat in self.seats) < 2
        allowed = alone if self._help is None else self._help
        return Terms(self.listed, self._chat, self._ready_check, self._clock, absent, allowed)


def _seat(given: Fields) -> Json:
    seat = {
        "kind": given.one_of("kind", ("person", "bot", "open", "engine")),
        "name": given.text("name", LONGEST_NAME, ""),
        "avatar": avatar(given),
        "level": given.text("level", 20, None),
    }
    given.end()
    return seat


def avatar(given: Fields) -> str | None:
    value: str | None = given.text("avatar", 20, None)
    if value is not None and not (value.isascii() and value.isalpha() and value.islower()):
        raise fault("avatar", "it is the name of a butterfly")
    return value


def _clock(given: Fields) -> Clock:
    kind = given.one_of("kind", ("move", "bank"))
    clock = Clock(
        "move" if kind == "move" else "bank",
        given.number("seconds", 30 if kind == "bank" else 5, LONGEST, whole=False),
        given.number("increment", 0, DAY, 0, whole=False),
        given.one_of("on_timeout", ("play", "keep", "loss"), "play"),  # type: ignore[arg-type]
    )
    given.end()
    return clock


class NewTable(NewSeats):
    def __init__(self, given: Fields) -> None:
        super().__init__(given)
        self.game: str = given.text("game", 40)
        self.options: Json = given.take("options", dict, {})
        given.end()


class NewContinuation(NewSeats):
    def __init__(self, given: Fields) -> None:
        super().__init__(given)
        index: int = given.number("index", 0, 1_000_000)
        deal = given.one_of("deal", ("same", "again"), "same")
        seat: int | None = given.number("seat", 0, 99, None)
        if (deal == "again") != (seat is not None):
            raise fault("seat", "a seat is needed to deal again, and only then")
        self.place = index, seat
        given.end()


class Pack:
    """One that is being edited, as a text or as tables, and which part of it is shown."""

    def __init__(self, given: Fields) -> None:
        text, tables = given.text("text", 2 * LONGEST_PACK, None), given.take("tables", (dict, type(None)), None)
        if (text is None) == (tables is None):
            raise fault("body", "either a text or tables are needed")
        self.content: str | Json = tables if text is None else text
        self.table: str = given.text("table", 40, "")
        self.id: str = given.text("id", 40, "")
        given.end()
