"""Every field of a state is in its `key` and its `copy`: a forgotten one is found here, not by luck."""

from typing import Any

from mypy_extensions import i64

from chrysalide.conformance.faults import expect
from chrysalide.conformance.walking import Trial
from chrysalide.core.game import AnyGame
from chrysalide.core.state import OVER, State
from chrysalide.core.vectors import vec

LOOKED_AT = 9  # one position in so many


def fields_of(state: State) -> dict[str, Any]:
    """The data of a state, compiled or not; not its trace, and not the facts of the game that it refers to."""
    names = [name for kind in type(state).__mro__ for name in getattr(kind, "__mypyc_attrs__", ())]
    compiled = {name: getattr(state, name) for name in names if not name.startswith("__")}
    values = getattr(state, "__dict__", {}) | compiled  # interpreted rules may have a compiled State as base class
    return {name: value for name, value in values.items() if isinstance(value, int | list | tuple | vec)}


def altered(value: Any) -> Any:
    """Another value of the same type."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "'"
    if isinstance(value, vec):
        return vec[i64]([value[0] + 1, *value[1:]])
    return type(value)([altered(value[0]), *value[1:]]) if value else value


def derived(game: AnyGame) -> set[str]:
    """Fields that follow from others, as the game's tests/derived.txt lists them."""
    listed = game.folder / "tests/derived.txt"
    return set(listed.read_text("utf-8").split()) if listed.exists() else set()


def kept_fields(trial: Trial) -> None:
    """A list may be empty at first, so a field is looked at in many positions."""
    known = derived(trial.game)
    in_key, copied = set(known), set(known)
    fields: set[str] = set()
    for number, state in enumerate(trial.walk()):
        if number % LOOKED_AT and state.actor() != OVER:
            continue
        for name, value in fields_of(state).items():
            fields.add(name)
            twin = state.copy()
            setattr(twin, name, altered(value))
            if twin.key() != state.key():
                in_key.add(name)
            again = getattr(twin.copy(), name)
            if again == altered(value) != value:
                copied.add(name)
            shared = isinstance(value, list) and getattr(twin, name) is again
            expect(not shared, "check-field-shared", field=name)
    never = {name for name in fields if not _changes(trial, name)}
    expect(not fields - in_key - never, "check-field-key", fields=sorted(fields - in_key - never))
    expect(not fields - copied - never, "check-field-copy", fields=sorted(fields - copied - never))


def _changes(trial: Trial, name: str) -> bool:
    """A list that stays empty all the time cannot be looked at."""
    return any(fields_of(state).get(name) not in ([], ()) for state in trial.walk())
