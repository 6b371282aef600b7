"""The action space: the order here is the order of the codes in rules.py."""

from chrysalide.core.actions import ActionSpace, Field, Pattern

SUITS = ("reed", "water", "sky")
RANKS = 6
CARDS = tuple(f"{suit}-{rank}" for suit in SUITS for rank in range(1, RANKS + 1))
WIDTH, CELLS = 4, 12

SPACE = ActionSpace(
    Pattern("lay", (Field("card", CARDS), Field("cell", tuple(range(CELLS))))),
    Pattern("deal", (Field("seat", (0, 1, 2)), Field("card", CARDS)), chance=True),
)
DEAL = len(CARDS) * CELLS
