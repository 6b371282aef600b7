"""A view drawn with letters: by the game's own `terminal.py` if it has one, else by its data/view.toml (core/shown.py).

`terminal.py` has `draw(view, say, names)`, which returns lines as `core/drawing.py` describes them.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from chrysalide.core import drawing
from chrysalide.core.game import View
from chrysalide.core.shown import Shown
from chrysalide.games import find_game, part
from chrysalide.language import Words

KNOWN = (
    "game",
    "rules_version",
    "viewer",
    "seats_count",
    "winners",
    "scores",
    "actor",
)  # shown elsewhere, or not at all


class Span(NamedTuple):
    """A piece of a picture."""

    text: str
    style: str
    target: str = ""  # what a click on it means, as choices name it; empty: nothing


Line = list[Span]
Draw = Callable[[View, Callable[..., str], list[str]], list[drawing.Line]]


def picture(view: View, words: Words) -> list[Line]:
    draw = _drawing(view["game"])
    lines = draw(view, words.say, words.names) if draw else _plain(view, words)
    return [[Span(*piece) for piece in line if piece[0]] for line in lines]


def _drawing(game: str) -> Draw | None:
    module = part(game, "terminal")
    if module is None:
        return None
    draw: Draw = module.draw
    return draw


def _plain(view: View, words: Words) -> list[drawing.Line]:
    """Scores by name, then what the game's data/view.toml describes; without it, plain values and lists."""
    lines = [_scores(view, words)]
    shown = find_game(view["game"]).shown
    for one in shown:
        found = view.get(one.field)
        named = f"shown-{one.field}"
        title = words.say(named) if words.knows(named) else one.field
        if one.by_seat and isinstance(found, list):
            for seat, inner in enumerate(found):
                lines += _titled(f"{words.name(seat)} · {title}", _drawn(one, inner, words))
        else:
            lines += _titled(title, _drawn(one, found, words))
    if not shown:
        values = {name: value for name, value in _values(view).items() if name not in KNOWN}
        lines += [[(f"{name}: ", "dim"), (str(value), "")] for name, value in values.items()]
    return lines


def _values(view: View) -> dict[str, Any]:
    """Plain values and lists, without the options: they do not change during a match."""
    return scalars({name: value for name, value in view.items() if name != "options"}) | _rows(view)


def _scores(view: View, words: Words) -> drawing.Line:
    line: drawing.Line = []
    for seat, score in enumerate(view["scores"]):
        style = "bold reverse" if view["actor"] == seat else "bold"
        line += [(f" {words.name(seat)} ", style), (f" {score:g}   ", "")]
    return line


def _titled(title: str, rows: list[str]) -> list[drawing.Line]:
    """The first row beside its title, the others below it."""
    if len(rows) == 1:
        return [[(f"{title}: ", "dim"), (rows[0], "")]]
    lines: list[drawing.Line] = [[(f"{title}:", "dim")]]
    lines += [[(f"  {row}", "")] for row in rows]
    return lines


def _drawn(shown: Shown, value: Any, words: Words) -> list[str]:
    """A number, a row of cards or dice, or the rows of a board, with equal columns."""
    if shown.kind == "board" and isinstance(value, list):
        cells = [[_item(shown, item, words) for item in row] for row in value]
        wide = max((len(cell) for row in cells for cell in row), default=0)
        return ["  ".join(cell.ljust(wide) for cell in row) for row in cells]
    items = value if isinstance(value, list) else [value]
    return ["  ".join(_item(shown, item, words) for item in items) or "–"]


def _item(shown: Shown, value: Any, words: Words) -> str:
    if value is None:
        return "·" if shown.kind == "board" else "▒▒"
    if shown.kind == "dice":
        return f"[{value}]"
    named = f"item-{shown.field}"
    return words.say(named, value=value) if words.knows(named) else str(value)


def _rows(view: View) -> dict[str, str]:
    """Lists of plain values; what is nested deeper needs a description or a picture."""
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
