"""A match looked at again, position by position, without playing it from the start each time."""

import asyncio
from typing import Any
from weakref import WeakKeyDictionary

from chrysalide.core.match import Match
from chrysalide.core.state import State
from chrysalide.core.undone import Made, Undone
from chrysalide.server.refusals import NoSuchPlace
from chrysalide.server.table import Table
from chrysalide.server.telling import said

EVERY = 16  # entries between two states that are kept
START = 0


class Past:
    """The positions of one match: a tree, as an undo goes back to a position from which the match went on elsewhere.

    Some states are kept, so that any other is only a few entries away from one of them.
    """

    def __init__(self, match: Match) -> None:
        self.steps = match.history()
        self.made: list[Made | None] = [None]  # by position: the entry that led there
        self.before, self.depth = [START], [0]  # by position: the one before that entry, and how many led there
        self.history = [START]  # the position after each step
        live = [START]
        for step in self.steps:
            if isinstance(step, Undone):
                del live[step.length + 1 :]
            else:
                self.made.append(step)
                self.before.append(live[-1])
                self.depth.append(len(live))
                live.append(len(self.made) - 1)
            self.history.append(live[-1])
        self.live = live  # the position after each entry that counts
        self._kept: dict[int, State] = {START: match.kit.start(match.seats, match.options)}

    def state(self, position: int) -> State:
        """A state of its own."""
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


# A change of a table makes another match, and nobody looks at the old one any more: its states go with it.
_pasts: WeakKeyDictionary[Match, Past] = WeakKeyDictionary()


async def some_positions(
    table: Table, first: int, count: int, viewer: int | None, history: bool = False
) -> list[dict[str, Any]]:
    """As many from `first` on as there are; others get their turn between two of them."""
    match, found = table.match, [position(table, first, viewer, history)]
    for index in range(first + 1, min(first + count, found[0]["length"] + 1)):
        await asyncio.sleep(0)
        if table.match is not match:  # the match has gone on: what follows is asked for again
            break
        found.append(position(table, index, viewer, history))
    return found


def position(table: Table, index: int, viewer: int | None, history: bool = False) -> dict[str, Any]:
    """The view after the first `index` entries, and what the last of them was and brought.

    With `history` after the first `index` steps of all that happened: entries that were undone later, and undos.
    """
    match = table.match
    past = _pasts.get(match) or _pasts.setdefault(match, Past(match))
    places = past.history if history else past.live
    length = len(places) - 1
    if not 0 <= index <= length:
        raise NoSuchPlace("error-no-position", index=str(index)[:20], length=length)
    step = past.steps[index - 1] if history and index else None
    undo = step if isinstance(step, Undone) else None
    made = None if undo else past.made[places[index]]
    return {
        "index": index,
        "length": length,
        "entry": _entry(table, past, places[index], viewer) if made else None,
        "decision": made is not None and made.actor >= 0,
        "undone": made is not None and not made.live,
        "undo": {"seat": undo.seat, "entries": len(undo.removed)} if undo else None,
        "events": [said(event) for event in made.events if event.known_to(viewer)] if made else [],
        "view": match.view_of(past.state(places[index]), viewer),
    }


def _entry(table: Table, past: Past, place: int, viewer: int | None) -> str:
    """An entry as the viewer may know it; all of it once nobody plays any more."""
    made = past.made[place]
    assert made is not None
    if table.finished:
        return made.action.text
    return table.match.kit.seen(past.state(past.before[place]), made.action.code, viewer)
