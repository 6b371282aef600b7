# mypyc
"""The phases of a match: each is one decision, and `play.py` lists the decisions in this order."""

from typing import Final

REVEAL_GOAL: Final = 0
DRAW_CARD: Final = 1
CHOOSE_FIRST: Final = 2
PLACE_TILE: Final = 3
EXCHANGE: Final = 4
PLAY_CARD: Final = 5
COPY_CARD: Final = 6
LAUNCH_PIECE: Final = 7
LAND_PIECE: Final = 8
REVEAL_TOKEN: Final = 9
ROLL_DIE: Final = 10
TAKE_FLOWER: Final = 11
GAIN_CARD: Final = 12
PICK_ADJACENT: Final = 13
GIVE_BIRTH: Final = 14
FREE_BIRTH: Final = 15
FINISHED: Final = 16
PHASES: Final[list[str]] = [
    "goal", "draw", "first", "tile", "exchange", "play", "copy", "launch", "land", "token", "die", "flower", "gain",
    "adjacent", "birth", "free_birth", "over",
]  # fmt: skip
