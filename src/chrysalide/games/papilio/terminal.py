"""The table drawn with letters of the reader's language: tiles, pawns before them, entries around the board."""

from collections.abc import Callable
from typing import Any

from chrysalide.core.drawing import Line, Piece
from chrysalide.core.game import View
from chrysalide.games.papilio.board import FILES, KIND_IDS, SIDE

Say = Callable[..., str]

_TONES = ("green", "yellow", "bright_yellow", "bright_magenta", "bright_blue", "red", "bright_red")
COLOURS = dict(zip(KIND_IDS, _TONES, strict=True))
PAWNS = (("○", "bright_white"), ("●", "bright_cyan"))
HOME = (("◇", "bright_white"), ("◆", "bright_cyan"))  # arrived
ARROWS = {"up": "↑", "down": "↓", "left": "←", "right": "→"}
WIDTH = 5  # letters of a cell
MARGIN = 6  # letters left of the cells


def draw(view: View, say: Say, names: list[str]) -> list[Line]:
    cells = {cell["cell"]: cell for cell in view["cells"]}
    pawns = {pawn["cell"]: pawn for pawn in view["pawns"]}
    entries = {(entry["entry"], entry["way"]): entry for entry in view["entries"]}
    lines = [_files(), _arrows(entries, SIDE, "down")]
    lines += [_rank(rank, cells, pawns, entries, say) for rank in range(SIDE, 0, -1)]
    lines += [_arrows(entries, 1, "up"), _files(), []]
    lines += [_seat(view, seat, say, names) for seat in range(len(view["seats"]))]
    return [*lines, _spare(view, say), _legend(say)]


# --- the board --------------------------------------------------------------------------------------------------


def _files() -> Line:
    return [(" " * MARGIN, ""), ("".join(f"{file:^{WIDTH}}" for file in FILES), "dim")]


def _arrow(entry: dict[str, Any] | None, width: int = 1) -> Piece:
    """7.3: the entry that the spare came out of is crossed out."""
    if entry is None:
        return " " * width, ""
    mark, style = ("×", "red") if entry["barred"] else (ARROWS[entry["way"]], "dim")
    return f"{mark:^{width}}", style, f"entry:{entry['entry']}"


def _arrows(entries: dict[tuple[str, str], Any], rank: int, way: str) -> Line:
    arrows = [_arrow(entries.get((f"{file}{rank}", way)), WIDTH) for file in FILES]
    return [(" " * MARGIN, ""), *arrows]


def _rank(rank: int, cells: View, pawns: View, entries: dict[tuple[str, str], Any], say: Say) -> Line:
    left, right = (_arrow(entries.get((f"{file}{rank}", way))) for file, way in (("a", "right"), ("g", "left")))
    line: Line = [(f"  {rank} ", "dim"), left, (" ", "")]
    for file in FILES:
        line += _cell(cells[f"{file}{rank}"], pawns.get(f"{file}{rank}"), say)
    return [*line, (" ", ""), right]


def _cell(cell: View, pawn: View | None, say: Say) -> Line:
    """`[L]` is a fixed leaf; a pawn stands before its tile: bold while it has to act, reversed while it acts."""
    letter = say("letter", kind=cell["kind"]) if cell["kind"] in COLOURS else "·"
    style = COLOURS.get(cell["kind"], "dim")
    target = f"cell:{cell['cell']}"
    tile: Line = [(f"[{letter}]" if cell["fixed"] else f" {letter} ", style, target), (" ", "", target)]
    if pawn is None:
        return [(" ", "", target), *tile]
    mark, colour = (HOME if pawn["arrived"] else PAWNS)[pawn["seat"]]
    urgent = "reverse" if pawn["acting"] else "bold" if pawn["waiting"] else ""
    return [(mark, f"{urgent} {colour}".strip(), target), *tile]


# --- beside the board -------------------------------------------------------------------------------------------


def _seat(view: View, seat: int, say: Say, names: list[str]) -> Line:
    """`▸ Camille  ○  Reserve 3  Arrived 0  Lost 1`."""
    shown = view["seats"][seat]
    mark, colour = PAWNS[seat]
    line: Line = [
        ("▸ " if view["actor"] == seat else "  ", "bold green"),
        (f"{names[seat]:<{max(map(len, names))}}  ", "bold"),
        (f"{mark}  ", colour),
    ]
    for what in ("reserve", "arrived", "lost"):
        line += [(f"{say(f'table-{what}')} ", "dim"), (f"{shown[what]}   ", "bold" if what == "arrived" else "")]
    return line


def _spare(view: View, say: Say) -> Line:
    if view["spare"] is None:
        return []
    line: Line = [("  ", ""), (f"{say('table-spare')}  ", "dim")]
    line.append((f"{say('letter', kind=view['spare'])} {say('kind', kind=view['spare'])}", COLOURS[view["spare"]]))
    if view["barred"] is not None:
        line += [(f"   {say('table-barred')}  ", "dim"), (view["barred"], "red")]
    return line


def _legend(say: Say) -> Line:
    line: Line = [("  ", "")]
    for kind in KIND_IDS:
        line += [(say("letter", kind=kind), COLOURS[kind]), (f" {say('kind', kind=kind)}   ", "dim")]
    return line
