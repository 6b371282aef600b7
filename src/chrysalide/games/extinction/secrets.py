"""What others may not read of an entry, and what can never be undone because it showed something."""

from chrysalide.core.state import CHANCE
from chrysalide.games.extinction.actions import SPACE
from chrysalide.games.extinction.rules import Extinction


def masks(state: Extinction, code: int, viewer: int | None) -> str | None:
    """With closed hands only the acting seat reads a drawn card or an inspected ambassador; others read `?`."""
    action = SPACE[code]
    if state.open_hands or action.word not in ("draw", "see") or state.active == viewer:
        return None
    first = action.values[0][1]  # the seat that draws, or the ambassador's place
    return f"{action.word} {first} ?"


def binding(state: Extinction, code: int) -> bool:
    """What only some had seen stays shown: a card played from a closed hand, an ambassador known to one seat."""
    if state.open_hands or state.actor() == CHANCE:
        return False
    action = SPACE[code]
    if action.word == "play":
        return True
    if action.word not in ("cube", "extra", "look"):
        return False
    place = int(action.values[0][1]) - 1
    return not (state.up >> place) & 1 and state.faces[place] >= 0
