"""What a screen makes of updates: those that say only what changes are put together with what it has."""

from typing import Any

Json = Any


class Screen:
    """One socket's; it begins with a whole view."""

    def __init__(self) -> None:
        self._view: Json = None

    def show(self, update: dict[str, Json]) -> dict[str, Json]:
        """The update with its whole view."""
        whole = dict(update)
        if "changes" in whole:
            assert "view" not in whole
            assert self._view is not None
            whole["view"] = changed(self._view, whole.pop("changes"))
        self._view = whole["view"]
        return whole


def changed(old: Json, change: Json) -> Json:
    """As web/src/net/changes.ts does it, written a second time from docs/protocol.md."""
    if isinstance(change, list):
        [value] = change
        return value
    if isinstance(old, list):
        new = list(old)
        if "length" in change:
            new = new[: change["length"][0]]
        for place, inside in change.items():
            if place == "length":
                continue
            if int(place) == len(new):
                new.append(changed(None, inside))
            else:
                new[int(place)] = changed(new[int(place)], inside)
        return new
    kept = {key: value for key, value in (old or {}).items() if change.get(key) != []}
    return kept | {key: changed(kept.get(key), inside) for key, inside in change.items() if inside != []}
