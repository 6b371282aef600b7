"""What is clicked for an action of the group (14.6): the same names as in the choices."""

from chrysalide.games.extinction.actions import SPACE

CELL_WORDS = ("side", "lose", "burn")
SLOT_WORDS = ("strip", "poll")


def shared_target(code: int) -> str:
    action = SPACE[code]
    values = dict(action.values)
    if action.word in CELL_WORDS:
        return f"cell:{values['cell']}"
    if action.word in SLOT_WORDS:
        return f"amb:{values['slot']}"
    return f"seat:{values['seat']}"
