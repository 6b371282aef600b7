"""A view drawn with letters: by the game's own `terminal.py` if it has one, else as a list of its plain values.

`terminal.py` has `draw(view, say, names)`, which returns lines; a line is a list of pairs of text and style. A style
is empty or some of: bold, dim, reverse, and a colour (red, green, yellow, blue, magenta, cyan, with `bright_`).
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from chrysalide.core.game import View
from chrysalide.language import Words

Line = list[tuple[str, str]]
Draw = Callable[[View, Callable[..., str], list[str]], list[Line]]


def picture(view: View, words: Words) -> list[Line]:
    draw = _drawing(view["game"])
    return draw(view, words.say, words.names) if draw else _plain(view)


def _drawing(game: str) -> Draw | None:
    name = f"chrysalide.games.{game}.terminal"
    try:
        draw: Draw = import_module(name).draw
    except ModuleNotFoundError as missing:
        if missing.name != name:
            raise
        return None
    return draw


def _plain(view: View) -> list[Line]:
    known = ("game", "rules_version", "viewer", "seats_count", "winners")
    shown = {name: value for name, value in (scalars(view) | _rows(view)).items() if name not in known}
    return [[(f"{name}: ", "dim"), (str(value), "")] for name, value in shown.items()]


def _rows(view: View) -> dict[str, str]:
    """Lists of plain values, such as the scores; what is nested deeper needs a picture."""
    lists = {name: value for name, value in view.items() if isinstance(value, list) and value}
    return {
        name: ", ".join(f"{item:g}" if isinstance(item, float) else str(item) for item in items)
        for name, items in lists.items()
        if all(isinstance(item, str | int | float) for item in items)
    }


def scalars(view: View) -> dict[str, Any]:
    """The plain values of a view, and those one object deep as `<field>_<key>`: the arguments of its messages."""
    found: dict[str, Any] = {}
    for name, value in view.items():
        if isinstance(value, dict):
            found |= {f"{name}_{key}": inner for key, inner in value.items() if isinstance(inner, str | int | float)}
        elif isinstance(value, str | int | float):
            found[name] = value
    return found
