"""The action space: the order here is the order of the codes in rules.py.

A cell's code is its place in the box of the table grown by one cell; its text is the true cell (`lay 1,-2`), which
`spell` and `code_of` find from the state. The table itself writes the place as `#34`.
"""

import re

from chrysalide.core.actions import ActionSpace, Field, Pattern
from chrysalide.games.papillons.board import BOX, GOAL_CODES, INDEXES, KIND_CODES
from chrysalide.games.papillons.rules import LIFT, MOVE, PUT_NET, PUT_WEB, STARTER, TO_CELL, Papillons

_place = Field("cell", tuple(f"#{index}" for index in range(INDEXES)))
_kind = Field("kind", tuple(KIND_CODES))
_goal = Field("goal", tuple(GOAL_CODES))
_seat = Field("seat", (0, 1, 2, 3))

SPACE = ActionSpace(
    Pattern("hand", (_kind,)),
    Pattern("deck"),
    Pattern("pass"),
    Pattern("silent"),
    Pattern("unused", spare=True),  # keeps the codes of the specification
    Pattern("demand", (_seat,)),
    Pattern("announce", (_goal,)),
    Pattern("lift", (_place,)),
    Pattern("net", (_place,)),
    Pattern("web", (_place,)),
    Pattern("lay", (_place,)),
    Pattern("starter", (_seat,), chance=True),
    Pattern("goal", (Field("holder", (0, 1, 2, 3, "A", "B")), _goal), chance=True),
    Pattern("shape", (_seat,), chance=True),
    Pattern("give", (_seat, _kind), chance=True),
    Pattern("reveal", (_kind,), chance=True),
    Pattern("draw", (_kind,), chance=True),
)

CELL = re.compile(r"\s*(lift|net|web|lay|to)\s+(-?\d{1,5})\s*,\s*(-?\d{1,5})\s*", re.IGNORECASE)
BASES = {"lift": LIFT, "net": PUT_NET, "web": PUT_WEB, "lay": TO_CELL, "to": TO_CELL}


def spell(state: Papillons, code: int) -> str:
    """The text of a code on this table."""
    if not LIFT <= code < STARTER:
        return SPACE[code].text
    word = SPACE[code].word
    if word == "lay" and state.phase == MOVE:
        word = "to"
    index = code - BASES[word]
    return f"{word} {state.x_of(index)},{state.y_of(index)}"


def named_cell(text: str) -> tuple[str, int, int] | None:
    """Word, column and row of a text that names a cell."""
    found = CELL.fullmatch(text)
    return (found[1].lower(), int(found[2]), int(found[3])) if found else None


def code_of(state: Papillons, word: str, x: int, y: int) -> int | None:
    """The code of a cell; None where it is nowhere near the table."""
    if state.grid.size == 0:
        return BASES[word] + BOX + 1 if (x, y) == (0, 0) else None
    column, row = x - state.grid.min_x + 1, y - state.grid.min_y + 1
    return BASES[word] + row * BOX + column if 0 <= column < BOX and 0 <= row < BOX else None
