"""The action space: the order here is the order of the codes in codes.py."""

from chrysalide.core.actions import ActionSpace, Field, Pattern
from chrysalide.games.mariposas.codes import CELLS, KINDS, LENGTHS, MOST_SEATS, SEASON_CARDS, SWAPS, TILES
from chrysalide.games.mariposas.facts.records import LETTERS, PIECES, ROWS, TOKENS, WAYSTATION_CARDS
from chrysalide.games.mariposas.payments import TEXTS

DOUBLE_CODE = "32"  # the bonus card double, as it is written
WITH = ("", "+e", "+s", "+es")

_cells = tuple(CELLS)
_play = tuple(f"{card}{bonus}" for card in (*KINDS, DOUBLE_CODE) for bonus in WITH)
_lengths = range(1, LENGTHS + 1)
_movements = (*(str(length) for length in _lengths), *(f"{length}+2" for length in _lengths))
_seats = tuple(range(MOST_SEATS))
_kinds = tuple(KINDS)

SPACE = ActionSpace(
    Pattern("play", (Field("card", _play),)),
    Pattern("copy", (Field("card", _kinds, "4.7", "refuse-not-copyable"),)),
    Pattern("go", (Field("piece", tuple(PIECES)), Field("movement", _movements))),
    Pattern("stop"),
    Pattern("land", (Field("cell", _cells, "2.1", "refuse-no-such-cell"),)),
    Pattern("pick", (Field("flower", tuple(LETTERS)),)),
    Pattern("adj", (Field("cell", (*_cells, "-"), "2.1", "refuse-no-such-cell"),)),
    Pattern("birth", (Field("payment", (*TEXTS, "-"), "9.5", "refuse-not-a-payment"),)),
    Pattern("gain", (Field("card", tuple(WAYSTATION_CARDS)),)),
    Pattern("swap", (Field("cards", tuple(" ".join(swap) for swap in SWAPS)),)),
    Pattern("keep"),
    Pattern("free", (Field("cell", (*_cells, "-"), "2.1", "refuse-no-such-cell"),)),
    Pattern("goal", (Field("card", tuple(SEASON_CARDS)),), chance=True),
    Pattern("draw", (Field("seat", _seats), Field("card", _kinds)), chance=True),
    Pattern("first", (Field("seat", _seats),), chance=True),
    Pattern("tile", (Field("row", tuple(ROWS)), Field("tile", tuple(TILES))), chance=True),
    Pattern("token", (Field("token", tuple(TOKENS)),), chance=True),
    Pattern("die", (Field("face", (*LETTERS, "*")),), chance=True),
)
