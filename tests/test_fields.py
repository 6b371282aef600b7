"""Every field of a state is in its `key` and its `copy`: a forgotten one is found here, not by luck."""

from typing import Any

from mypy_extensions import i64

from chrysalide.core.dice import Dice
from chrysalide.core.state import OVER, State
from chrysalide.core.vectors import vec
from chrysalide.games import find_game
from tests.positions import every_game, walk


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
    if isinstance(value, vec):
        return vec[i64]([value[0] + 1, *value[1:]])
    return type(value)([altered(value[0]), *value[1:]]) if value else value


@every_game
def test_every_field_is_in_the_key_and_in_the_copy(game: str) -> None:
    """The game's tests/derived.txt lists fields that follow from others; a list may be empty at first."""
    rules = find_game(game)
    listed = rules.folder / "tests/derived.txt"
    derived = set(listed.read_text(encoding="utf-8").split()) if listed.exists() else set()
    in_key, copied = set(derived), set(derived)
    state = rules.start(rules.seats[-1], rules.options())
    for number, position in enumerate(walk(state, Dice(game))):
        if number % 9 and position.actor() != OVER:
            continue
        for name, value in fields_of(position).items():
            twin = position.copy()
            setattr(twin, name, altered(value))
            if twin.key() != position.key():
                in_key.add(name)
            if getattr(twin.copy(), name) == altered(value) != value:
                copied.add(name)
            assert not isinstance(value, list) or getattr(twin, name) is not getattr(twin.copy(), name)
    fields = set(fields_of(state))
    assert len(fields) > 2
    assert (fields - in_key, fields - copied) == (set(), set())
