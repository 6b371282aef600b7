"""The action space: the order here is the order of the codes in rules.py.

A cell's code is its place in the box of the table grown by one cell; its text is the true cell (`lay 1,-2`), which
`spell` and `unspell` find from the state. The table itself writes the place as `#34`.
"""

import re

from chrysalide.core.actions import ActionSpace, Field, Pattern
from chrysalide.core.errors import IllegalAction
from chrysalide.core.messages import Message, Refusal
from chrysalide.games.papillons.board import BOX, GOAL_CODES, INDEXES, KIND_CODES
from chrysalide.games.papillons.rules import LIFT, MOVE, PHASES, PUT_NET, PUT_WEB, STARTER, TO_CELL, Papillons

_place = Field("cell", tuple(f"#{index}" for index in range(INDEXES)))
_kind = Field("kind", tuple(KIND_CODES))
_goal = Field("goal", tuple(GOAL_CODES))
_seat = Field("seat", (0, 1, 2, 3))

SPACE = ActionSpace(
    Pattern("hand", (_kind,)),
    Pattern("deck"),
    Pattern("pass"),
    Pattern("silent"),
    Pattern("unused"),  # keeps the codes of the specification
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


def unspell(state: Papillons, text: str) -> int | None:
    """The code of a text that names a cell; a cell that is nowhere near the table is refused."""
    found = CELL.fullmatch(text)
    if found is None:
        return None
    word, x, y = found[1].lower(), int(found[2]), int(found[3])
    column, row = x - state.grid.min_x + 1, y - state.grid.min_y + 1
    if (state.grid.size == 0 and (x, y) != (0, 0)) or not (0 <= column < BOX and 0 <= row < BOX):
        rule = {"lay": "3.5", "to": "4.3"}.get(word, "4.12" if word != "lift" else "4.3")
        raise IllegalAction(Refusal(rule, Message("refuse-far", {"cell": f"{x},{y}"})), "papillons")
    if word in ("lay", "to") and (word == "to") != (state.phase == MOVE):
        message = Message("refuse-not-now", {"phase": PHASES[state.phase]})
        raise IllegalAction(Refusal("3.1", message), "papillons")
    return BASES[word] + row * BOX + column
