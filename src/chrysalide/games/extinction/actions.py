"""The action space: the order here is the order of the codes in codes.py."""

from chrysalide.core.actions import ActionSpace, Field, Pattern
from chrysalide.core.state import State
from chrysalide.games.extinction.codes import (
    AMBASSADOR_IDS,
    CARD_IDS,
    EFFECT_IDS,
    LOT,
    PLACE_IDS,
    ROLE_IDS,
    ROLL,
    TRIPLES,
    VOTES,
)
from chrysalide.games.extinction.facts.records import (
    AMBASSADORS,
    CELL_IDS,
    EFFECTS,
    HIGHEST,
    LINE_IDS,
    MOST_SEATS,
    SPECIALTIES,
)

_values = (1, 2, 3, 4, 5, 6)
_seats = tuple(range(MOST_SEATS))


def _cell(name: str = "cell") -> Field:
    return Field(name, tuple(CELL_IDS), "1.7", "refuse-no-such-cell")


def _slot(name: str = "slot") -> Field:
    return Field(name, tuple(range(1, AMBASSADORS + 1)), "2.3", "refuse-no-such-slot")


_position = Field("position", tuple(range(1, EFFECTS + 1)))
_card = Field("card", tuple(CARD_IDS), "1.3", "refuse-no-such-card")
_ambassador = Field("ambassador", tuple(AMBASSADOR_IDS))
_effect = Field("effect", tuple(EFFECT_IDS))

SPACE = ActionSpace(
    Pattern("role", (Field("role", tuple(ROLE_IDS), "2.8", "refuse-no-such-role"),)),
    Pattern("spec", (Field("n", tuple(range(1, SPECIALTIES + 1))),)),
    Pattern("die", (Field("value", _values), Field("place", tuple(PLACE_IDS), "4.9", "refuse-no-such-place"))),
    Pattern("end"),
    Pattern("reroll", (Field("value", _values),)),
    Pattern("stand"),
    Pattern("move", (_cell("from_cell"), _cell())),
    Pattern("stop"),
    Pattern("put", (_cell(),)),
    Pattern("clear", (_cell(),)),
    Pattern("cube", (_slot(),)),
    Pattern("extra", (_slot(),)),
    Pattern("play", (_card,)),
    Pattern("amount", (Field("n", tuple(range(HIGHEST + 1))),)),
    Pattern("drop"),
    Pattern("keep"),
    Pattern("lift", (_position,)),
    Pattern("paylift", (_position,)),
    Pattern("fund", (_position,)),
    Pattern("look", (_slot(),)),
    Pattern("shift", (_slot(), _slot("other_slot"))),
    Pattern("born", (_cell("parent_cell"), _cell())),
    Pattern("split", (_cell(),)),
    Pattern("line", (Field("line", tuple(LINE_IDS), "1.7", "refuse-no-such-line"),)),
    Pattern("side", (_cell(),)),
    Pattern("lose", (_cell(),)),
    Pattern("save"),
    Pattern("cancel"),
    Pattern("ignore"),
    Pattern("burn", (_cell(),)),
    Pattern("strip", (_slot(),)),
    Pattern("next", (Field("seat", _seats),)),
    Pattern("poll", (_slot(),)),
    Pattern("no"),
    Pattern("lot", (Field("seat", _seats), Field("role", tuple(ROLE_IDS))), chance=True),
    Pattern("first", (Field("seat", _seats),), chance=True),
    Pattern("draw", (Field("seat", _seats), _card), chance=True),
    Pattern("dice", (Field("values", tuple(TRIPLES)),), chance=True),
    Pattern("roll", (Field("value", _values),), chance=True),
    Pattern("birth", (Field("value", _values),), chance=True),
    Pattern("dest", (Field("value", _values),), chance=True),
    Pattern("show", (_effect,), chance=True),
    Pattern("effect", (_effect,), chance=True),
    Pattern("amb", (_slot(), _ambassador), chance=True),
    Pattern("see", (_slot(), _ambassador), chance=True),
    Pattern("vote", (Field("values", tuple(VOTES)),), chance=True),
)

# Two words serve a seat and chance alike; in the table, where a word is one pattern, chance has words of its own.
WRITTEN = {code: "role" + SPACE[code].text.removeprefix("lot") for code in range(LOT, LOT + MOST_SEATS * len(ROLE_IDS))}
WRITTEN |= {code: "die" + SPACE[code].text.removeprefix("roll") for code in range(ROLL, ROLL + 6)}
READ = {text: code for code, text in WRITTEN.items()}


def spell(state: State, code: int) -> str:
    """`role 0 zoologiste` and `die 3` where chance deals a role and rolls one die."""
    return WRITTEN.get(code) or SPACE[code].text


def unspell(state: State, text: str) -> int | None:
    return READ.get(" ".join(text.lower().split()))
