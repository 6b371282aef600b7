"""A place on the table, described by the cards next to it: the table shows no coordinates."""

from collections import defaultdict
from dataclasses import replace

from chrysalide.core.messages import Choice, Message
from chrysalide.games.papillons.board import KIND_CODES
from chrysalide.games.papillons.rules import MOVE, Papillons

SIDES = {"right": (-1, 0), "below": (0, -1), "left": (1, 0), "above": (0, 1)}  # right of what lies at x - 1, and so on
ALONE = {"side": "none", "kind": ""}


def parse_cell(cell: str) -> tuple[int, int]:
    x, _, y = cell.partition(",")
    return int(x), int(y)


def kind_at(state: Papillons, x: int, y: int) -> str:
    card = state.grid.card(x, y)
    return KIND_CODES[(card & 31) - 1] if card else ""


def beside(state: Papillons, cell: str) -> list[dict[str, str]]:
    """Cards that share a side with a cell, those first whose kind lies only once on the table."""
    x, y = parse_cell(cell)
    found = []
    for side, (right, down) in SIDES.items():
        kind = kind_at(state, x + right, y + down)
        if kind and not _is_lifted(state, x + right, y + down):
            found.append({"side": side, "kind": kind})
    return sorted(found, key=lambda one: has_twin(state, one["kind"]))


def has_twin(state: Papillons, kind: str) -> bool:
    places = ((int(cell >> 16) - 32768, int(cell & 65535) - 32768) for cell in state.grid.cells)
    return sum(kind_at(state, x, y) == kind for x, y in places) > 1


def tell_twins_apart(choices: list[Choice]) -> list[Choice]:
    """Two choices that would read alike say which of the two they mean; there are two cards of a kind, never more."""
    alike: dict[str, list[Choice]] = defaultdict(list)
    for one in choices:
        alike[repr((one.label, one.detail))].append(one)
    return [_placed(one, alike[repr((one.label, one.detail))]) for one in choices]


def _placed(one: Choice, alike: list[Choice]) -> Choice:
    if len(alike) == 1:
        return one
    here, other = (
        parse_cell(twin.targets[-1].partition(":")[2]) for twin in sorted(alike, key=lambda twin: twin != one)
    )
    if here[0] != other[0]:
        end = "left" if here[0] < other[0] else "right"
    else:
        end = "upper" if here[1] < other[1] else "lower"
    return replace(one, detail=Message("detail-twin", {"end": end}))


def _is_lifted(state: Papillons, x: int, y: int) -> bool:
    return state.phase == MOVE and (x, y) == (state.lifted_x, state.lifted_y)
