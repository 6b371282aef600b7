"""The action space: the order here is the order of the codes in listing.py.

A flight over the edge is written `fly off`, alongside the flights to cells; in the table, where an action is one word
and its values, it is `off`.
"""

from chrysalide.core.actions import ActionSpace, Field, Pattern
from chrysalide.games.papilio.board import ENTRY_NAMES, KIND_CODES, NAMES
from chrysalide.games.papilio.listing import FLY_OFF
from chrysalide.games.papilio.rules import Papilio

_cell = Field("cell", tuple(NAMES), "1.6", "refuse-no-such-cell")
_entry = Field("entry", tuple(ENTRY_NAMES), "1.9", "refuse-no-such-entry")

SPACE = ActionSpace(
    Pattern("act", (_cell,)),
    Pattern("step", (_cell,)),
    Pattern("fly", (_cell,)),
    Pattern("back", (_cell,)),
    Pattern("enter", (_cell,)),
    Pattern("push", (_entry,)),
    Pattern("stay"),
    Pattern("off"),
    Pattern("tile", (Field("kind", tuple(KIND_CODES)),), chance=True),
    Pattern("starter", (Field("seat", (0, 1)),), chance=True),
)


def spell(state: Papilio, code: int) -> str:
    """The text of a code."""
    return "fly off" if code == FLY_OFF else SPACE[code].text


def unspell(state: Papilio, text: str) -> int | None:
    """The code of the one text that the table writes otherwise."""
    return FLY_OFF if text.lower().split() in (["fly", "off"], ["off"]) else None
