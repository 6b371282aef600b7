"""A match replayed position by position, without starting from the beginning each time."""

from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Literal
from weakref import WeakKeyDictionary

from chrysalide.core.entries import Entry, Undone
from chrysalide.core.match import Match
from chrysalide.core.state import State
from chrysalide.server.errors import NoSuchPlace
from chrysalide.server.table import changes
from chrysalide.server.table.aside import Aside
from chrysalide.server.table.table import Table
from chrysalide.server.table.updates import lines_of
from chrysalide.server.table.wire import encode

EVERY = 16  # entries between two states that are kept
START = 0
CACHE_BYTES = 32_000_000  # a position has about 20,000
ALL: Literal["all"] = "all"  # a viewer who may know everything, once a match is over
Viewer = int | Literal["all"] | None
Key = tuple[str, int, Viewer, bool, int]  # a table, its version, the viewer, with undone entries?, the index


class Past:
    """The positions of one match: a tree, as after an undo the match continues differently from an earlier position.

    Some states are kept, so that any other is only a few entries away from one of them.
    """

    def __init__(self, match: Match) -> None:
        self.steps = match.history()
        self.made: list[Entry | None] = [None]  # by position: the entry that led there
        self.before, self.depth = [START], [0]  # by position: its parent, and its depth
        self.place, self.step = [START], [START]  # by position: the entries that count there, the step that made it
        self.history = [START]  # the position after each step
        live = [START]
        for step in self.steps:
            if isinstance(step, Undone):
                del live[step.length + 1 :]
            else:
                self.made.append(step)
                self.before.append(live[-1])
                self.depth.append(len(live))
                self.place.append(self.place[live[-1]] if step.undone else len(live))
                self.step.append(len(self.history))
                live.append(len(self.made) - 1)
            self.history.append(live[-1])
        self.live = live  # the position after each entry that still counts
        self._kept: dict[int, State] = {START: match.game.start(match.seats, match.options)}

    def state(self, position: int) -> State:
        """A fresh copy of the state at a position."""
        way = []
        while position not in self._kept:
            way.append(position)
            position = self.before[position]
        state = self._kept[position].copy()
        for place in reversed(way):
            made = self.made[place]
            assert made is not None
            state.apply(made.action.code)
            if self.depth[place] % EVERY == 0:
                self._kept[place] = state.copy()
        return state


# Every change of a table creates a new match; the old one is no longer used, and its states are freed with it.
_pasts: WeakKeyDictionary[Match, Past] = WeakKeyDictionary()


class PositionCache:
    """A cache of positions as they are sent, limited in bytes; the least recently used are dropped first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._size = 0
        self._written: OrderedDict[Key, bytes] = OrderedDict()

    def __len__(self) -> int:
        return len(self._written)

    def get(self, key: Key) -> bytes | None:
        found = self._written.get(key)
        if found is not None:
            self._written.move_to_end(key)
        return found

    def put(self, key: Key, written: bytes) -> None:
        self._size += len(written) - len(self._written.pop(key, b""))
        self._written[key] = written
        while self._size > self._most:
            self._size -= len(self._written.popitem(last=False)[1])


@dataclass(frozen=True)
class Look:
    """What a client is viewing: a match at one version, as which viewer, with or without undone entries."""

    table: str
    version: int
    match: Match
    finished: bool
    viewer: Viewer
    history: bool
    aside: Aside  # one after the other: a `Past` is not made for two at the same time

    @classmethod
    def at(cls, table: Table, viewer: Viewer, history: bool, aside: Aside) -> "Look":
        return cls(table.id, table.version, table.match, table.finished, viewer, history, aside)

    @property
    def seat(self) -> int | None:
        return None if self.viewer == ALL else self.viewer

    async def one(self, index: int) -> bytes:
        return self._known(index) or await self._written(index)

    async def some(self, first: int, count: int) -> bytes:
        """A list of up to `count` positions from `first` on."""
        found = await self.one(first)
        with suppress(NoSuchPlace):  # the match ends here
            for index in range(first + 1, first + count):
                found += b"," + await self.one(index)
        return b"[" + found + b"]"

    async def outline(self) -> bytes:
        """Its rounds, seasons or years, and who acted when."""
        return encode(await self.aside(outline, self))

    def _key(self, index: int) -> Key:
        return self.table, self.version, self.viewer, self.history, index

    def _known(self, index: int) -> bytes | None:
        return _cache.get(self._key(index))

    async def _written(self, index: int) -> bytes:
        """Building a view is slow, so it is done aside: players must not wait for people who look back."""
        written = await self.aside(self._write, index)
        _cache.put(self._key(index), written)
        return written

    def _write(self, index: int) -> bytes:
        return encode(position(self, index))


_cache = PositionCache(CACHE_BYTES)


def position(look: Look, index: int) -> dict[str, Any]:
    """The view after the first `index` entries, the last of them, and its events.

    With `history`, after the first `index` steps of all that happened: undone entries and undos included.
    """
    past = past_of(look.match)
    places = past.history if look.history else past.live
    length = len(places) - 1
    if not 0 <= index <= length:
        raise NoSuchPlace("error-no-position", index=str(index)[:20], length=length)
    step = past.steps[index - 1] if look.history and index else None
    undo = step if isinstance(step, Undone) else None
    made = None if undo else past.made[places[index]]
    return {
        "index": index,
        "length": length,
        "entry": _entry(look, past, places[index]) if made else None,
        "decision": made is not None and made.actor >= 0,
        "place": past.place[places[index]],
        "step": index if look.history else past.step[places[index]],
        "undone": made is not None and made.undone,
        "undo": {"seat": undo.seat, "entries": len(undo.removed)} if undo else None,
        "events": lines_of(made, look.seat, look.viewer == ALL) if made else [],
        **_views(look, past.state(places[index])),
    }


def past_of(match: Match) -> Past:
    return _pasts.get(match) or _pasts.setdefault(match, Past(match))


def _views(look: Look, state: State) -> dict[str, Any]:
    """The viewer's view; for one who may know everything a spectator's, and how that of each seat differs from it."""
    match, shared = look.match, look.match.view_of(state, look.seat)
    if look.viewer != ALL:
        return {"view": shared}
    seen = [encode(match.view_of(state, seat)) for seat in range(match.seats)]
    return {"view": shared, "views": [changes.between(encode(shared), view) for view in seen]}


def outline(look: Look) -> dict[str, Any]:
    """Where each round, season or year begins, and by entry (or step) the seat that acted; null: chance, or an undo."""
    past = past_of(look.match)
    steps = past.steps if look.history else look.match.log
    begins = [past.step[position] for position in past.live] if look.history else range(len(past.live))
    return {
        "periods": [{"index": begins[place], "name": name.as_json()} for place, name in look.match.periods()],
        "actors": [step.actor if isinstance(step, Entry) and step.actor >= 0 else None for step in steps],
    }


def _entry(look: Look, past: Past, place: int) -> str:
    """An entry as the viewer may know it; all of it once the match is over."""
    made = past.made[place]
    assert made is not None
    if look.finished:
        return made.action.text
    return look.match.game.seen(past.state(past.before[place]), made.action.code, look.seat)
