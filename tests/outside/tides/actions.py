"""The action space: the order here is the order of the codes in rules.py."""

from chrysalide.core.actions import ActionSpace, Field, Pattern

FACES = 6
SPACE = ActionSpace(
    Pattern("roll"),
    Pattern("stop"),
    Pattern("keep", (Field("face", (1, 2, 3, 4, 5, 6)),)),
    Pattern("falls", (Field("face", (1, 2, 3, 4, 5, 6)),), chance=True),
)
ROLL, STOP, KEEP, FALLS = 0, 1, 2, 8  # KEEP + 0 is “keep 1”, FALLS + 0 is “falls 1”
