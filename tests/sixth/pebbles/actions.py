"""The action space: the order here is the order of the codes in rules.py."""

from chrysalide.core.actions import ActionSpace, Field, Pattern

_number = Field("number", (1, 2, 3), "3.1", "refuse-number")

SPACE = ActionSpace(
    Pattern("take", (_number,)),
    Pattern("lucky", (Field("seat", (0, 1, 2)), _number), chance=True),
    Pattern("wave", (Field("pebbles", (0, 1)),), chance=True),
)
