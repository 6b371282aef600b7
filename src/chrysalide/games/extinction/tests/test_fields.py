"""A field of the position is copied, and named for keys, pickles and views."""

import ast
from pathlib import Path
from typing import Any

import pytest

from chrysalide.games.extinction.options import ExtinctionOptions
from chrysalide.games.extinction.rules import start
from chrysalide.games.extinction.rules.position import ARRAYS, NUMBERS

OPTIONS = {
    "trace", "tables", "seats", "open_hands", "majority", "optional_births", "random_roles", "needed",
    "starting_money", "first_rules",
}  # fmt: skip


def fields() -> set[str]:
    """What the class declares and `__init__` sets, read from the source: compiled classes do not list their fields."""
    path = Path(__file__).parents[1] / "rules/position.py"
    tree = ast.parse(path.read_text(encoding="utf-8"))
    shape = next(node for node in tree.body if isinstance(node, ast.ClassDef))
    begin = next(node for node in shape.body if isinstance(node, ast.FunctionDef) and node.name == "__init__")
    declared = {ast.unparse(node.target) for node in shape.body if isinstance(node, ast.AnnAssign)}
    stored = [node for node in ast.walk(begin) if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)]
    return declared | {node.attr for node in stored}


def test_every_field_is_named() -> None:
    assert fields() - OPTIONS == {*NUMBERS, *ARRAYS}
    assert len({*NUMBERS, *ARRAYS}) == len(NUMBERS) + len(ARRAYS)


@pytest.mark.parametrize("name", [*NUMBERS, *ARRAYS])
def test_a_field_that_changes_changes_the_key_and_is_copied(name: str) -> None:
    state: Any = start(3, ExtinctionOptions())
    state.depth = 1  # of the stack only frames in use count
    before = state.copy()
    if name in NUMBERS:
        setattr(state, name, getattr(state, name) + 1)
    else:
        getattr(state, name)[0] += 1
    assert state.key() != before.key()
    assert state.copy().key() == state.key()
    assert before.key() != state.copy().key()
