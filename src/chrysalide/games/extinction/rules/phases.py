# mypyc
"""What can be asked, where in a turn we are, and other small numbers of a position."""

from typing import Final

# phases: the decision that is asked of `asked`
SETUP_ROLE: Final = 0  # of chance with random_roles
SETUP_SPECIALTY: Final = 1
SETUP_DRAW: Final = 2  # chance
FIRST_SEAT: Final = 3  # chance
ROLL_DICE: Final = 4  # chance
REROLL_DIE: Final = 5
ROLL_ONE: Final = 6  # chance
ACT: Final = 7
SEE_AMBASSADOR: Final = 8  # chance
MOVE_ANIMAL: Final = 9
PLACE_ANIMAL: Final = 10
REMOVE_TILE: Final = 11
PLACE_CUBE: Final = 12
REVEAL: Final = 13  # chance
EXTRA_CUBE: Final = 14
PLAY_CARD: Final = 15
SHOW_EFFECT: Final = 16  # chance
PEEK_EFFECT: Final = 17
REMOVE_CONSTANT: Final = 18
CHOOSE_AMOUNT: Final = 19
DRAW_CARD: Final = 20  # chance
BIRTH_ROLL: Final = 21  # chance
NEWBORN: Final = 22
SPLIT_COUPLE: Final = 23
CHOOSE_LINE: Final = 24
DESTRUCTION_ROLL: Final = 25  # chance
CHOOSE_SIDE: Final = 26  # shared
IGNORE_PART: Final = 27
EFFECT_REVEAL: Final = 28  # chance
CANCEL_EFFECT: Final = 29
CHOOSE_VICTIM: Final = 30  # shared
SAVE_ANIMAL: Final = 31
CHOOSE_TILE: Final = 32  # shared
STRIP_CUBE: Final = 33  # shared
PAY_FUND: Final = 34
NEXT_SEAT: Final = 35
POLL_NEXT: Final = 36  # shared
POLL_ROLL: Final = 37  # chance
FINISHED: Final = 38
PHASES: Final[list[str]] = [
    "setup_role", "setup_specialty", "setup_draw", "first_seat", "roll", "reroll", "reroll_roll", "act", "see", "move",
    "place", "untile", "influence", "reveal", "extra_cube", "play", "show", "peek", "unconst", "amount", "draw",
    "birth_roll", "newborn", "split", "line", "destruction_roll", "side", "ignore_part", "effect_reveal", "cancel",
    "victim", "save", "tile", "uncube", "fund", "next_seat", "poll", "poll_roll", "over",
]  # fmt: skip

# stages: what comes next when no operation is pending
SETTING_UP: Final = 0
STARTING: Final = 1  # 3.5
ROLLING: Final = 2
ACTING: Final = 3
BEARING: Final = 4
DESTROYING: Final = 5
SUFFERING: Final = 6  # the effect phase
CLOSING: Final = 7  # the last draw
NAMING: Final = 8
VOTING: Final = 9
STAGES: Final[list[str]] = [
    "setup", "start", "roll", "actions", "births", "destruction", "effect", "draw", "next", "vote",
]  # fmt: skip

# frames of the stack of pending operations
FRAME: Final = 7  # numbers of one frame
PC: Final = 0  # the row of the operation that is next, or under way
TIMES_LEFT: Final = 1  # how often more it is to be done; FRESH: it has not begun
DID: Final = 2  # 1: it has done something
LEVEL: Final = 3  # 15.19: the level chosen in this list
VALUE: Final = 4  # of the die that started this list, or 0
SOURCE: Final = 5  # what the list belongs to
THING: Final = 6  # which one: see the sources
FRESH: Final = -1
DEPTH: Final = 6  # frames at most: action, Unique, or effect, Constant; and room for other packs

# sources of a frame
BY_DIE: Final = 0  # THING: place of dice
BY_UNIQUE: Final = 1  # THING: slot of the active seat's deck
BY_ABILITY: Final = 2  # THING: slot (14: the specialty)
BY_EFFECT: Final = 3  # THING: effect
BY_CONSTANT: Final = 4  # THING: effect
SOURCES: Final[list[str]] = ["die", "unique", "ability", "effect", "constant"]

# 16.15: parts that can be ignored
NO_PART: Final = 0
PART_DESTROY: Final = 1
PART_SPREAD: Final = 2
PART_TILE: Final = 3
PART_UNCUBE: Final = 4
PART_NAMES: Final[list[str]] = ["", "destroy", "spread", "tile", "uncube"]

# how a match ended
RUNNING: Final = 0
BY_VOTES: Final = 1  # 12.7: won
BY_POPULATION: Final = 2  # 13.2
BY_RESERVE: Final = 3  # 13.3
BY_SECOND_VOTE: Final = 4  # 13.4
ENDS: Final[list[str]] = ["", "votes", "population", "reserve", "second_vote"]

START_CARD: Final = -1  # 2.10: it is to be played before the hand is drawn
IN_HAND: Final = -1  # a die that lies on no place
UNKNOWN: Final = -1  # an ambassador that nobody has identified; no known top card
TURNS: Final = 40  # of a match, at most
POLLS: Final = 12  # of both votes, at most
EFFECT_BITS: Final = 3  # room for the copies of an effect card in a set of cards
