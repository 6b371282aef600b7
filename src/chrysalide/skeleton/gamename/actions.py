"""The action space: codes count through the patterns, and those of chance come last."""

from chrysalide.core.actions import ActionSpace, Field, Pattern

SPACE = ActionSpace(
    Pattern("roll"),
    Pattern("hold"),
    Pattern("face", (Field("face", (1, 2, 3, 4, 5, 6)),), chance=True),
)
ROLL, HOLD, FACE = 0, 1, 2  # FACE + 0 is “face 1”
