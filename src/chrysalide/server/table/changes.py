"""What differs between two views, so that a screen is not sent again what it already has.

A change is `[value]` (it is this now), `[]` (it is gone) or an object with the changes inside, by key or index; a list
that became shorter has its new `length` among them. docs/protocol.md shows an example, web/src/net/changes.ts applies
it.
"""

from typing import Any

from chrysalide.server.table.wire import decode, encode

Json = Any
Change = list[Json] | dict[str, Any]
NOTHING: Change = {}


def between(old: bytes, new: bytes) -> Change:
    """The change from one view to another, both as they are written."""
    return _change(decode(old), decode(new))


def _change(old: Json, new: Json) -> Change:
    if isinstance(old, dict) and isinstance(new, dict):
        inside = _in_object(old, new)
    elif isinstance(old, list) and isinstance(new, list):
        inside = _in_list(old, new)
    else:
        return NOTHING if type(old) is type(new) and old == new else [new]  # true is not 1
    return [new] if inside and len(encode(inside)) > len(encode([new])) else inside


def _in_object(old: dict[str, Json], new: dict[str, Json]) -> dict[str, Change]:
    gone: dict[str, Change] = {key: [] for key in old if key not in new}
    changed = {key: _change(old[key], value) if key in old else [value] for key, value in new.items()}
    return gone | {key: change for key, change in changed.items() if change != NOTHING}


def _in_list(old: list[Json], new: list[Json]) -> dict[str, Change]:
    shorter: dict[str, Change] = {"length": [len(new)]} if len(new) < len(old) else {}
    changed = [_change(old[at], value) if at < len(old) else [value] for at, value in enumerate(new)]
    return shorter | {str(at): change for at, change in enumerate(changed) if change != NOTHING}
