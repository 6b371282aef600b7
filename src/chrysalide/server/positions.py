"""A match looked at again, position by position, without playing it from the start each time."""

import asyncio
from typing import Any
from weakref import WeakKeyDictionary

from chrysalide.core.match import Match
from chrysalide.core.state import State
from chrysalide.server.refusals import NoSuchPlace
from chrysalide.server.table import Table
from chrysalide.server.telling import said

EVERY = 16  # entries between two states that are kept


class Past:
    """The states of one match. Some are kept, so that any other is only a few entries away from one of them."""

    def __init__(self, match: Match) -> None:
        self._kept: list[State] = [match.kit.start(match.seats, match.options)]

    def state(self, match: Match, index: int) -> State:
        """A state of its own after the first `index` entries."""
        while len(self._kept) <= index // EVERY:
            last = len(self._kept) - 1
            self._kept.append(_forward(self._kept[last], match, last * EVERY, (last + 1) * EVERY))
        nearest = index // EVERY
        return _forward(self._kept[nearest], match, nearest * EVERY, index)


def _forward(state: State, match: Match, start: int, end: int) -> State:
    copy = state.copy()
    for action in match.actions[start:end]:
        copy.apply(action.code)
    return copy


# A change of a table makes another match, and nobody looks at the old one any more: its states go with it.
_pasts: WeakKeyDictionary[Match, Past] = WeakKeyDictionary()


async def some_positions(table: Table, first: int, count: int, viewer: int | None) -> list[dict[str, Any]]:
    """As many from `first` on as there are; others get their turn between two of them."""
    match, found = table.match, [position(table, first, viewer)]
    for index in range(first + 1, min(first + count, len(match.actions) + 1)):
        await asyncio.sleep(0)
        if table.match is not match:  # the match has gone on: what follows is asked for again
            break
        found.append(position(table, index, viewer))
    return found


def position(table: Table, index: int, viewer: int | None) -> dict[str, Any]:
    """The view after the first `index` entries, and what the last of them was and brought."""
    match = table.match
    length = len(match.actions)
    if not 0 <= index <= length:
        raise NoSuchPlace("error-no-position", index=str(index)[:20], length=length)
    past = _pasts.get(match) or _pasts.setdefault(match, Past(match))
    events = match.events[index - 1] if index else []
    return {
        "index": index,
        "length": length,
        "entry": _entry(table, past, index - 1, viewer) if index else None,
        "decision": index > 0 and match.actors[index - 1] >= 0,
        "events": [said(event) for event in events if event.known_to(viewer)],
        "view": match.view_of(past.state(match, index), viewer),
    }


def _entry(table: Table, past: Past, index: int, viewer: int | None) -> str:
    """An entry as the viewer may know it; all of it once nobody plays any more."""
    match = table.match
    if table.finished:
        return match.actions[index].text
    return match.kit.seen(past.state(match, index), match.actions[index].code, viewer)
