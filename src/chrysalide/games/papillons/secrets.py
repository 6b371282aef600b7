"""What others may not read of an entry, and what can never be undone because it showed something."""

from chrysalide.games.papillons.actions import SPACE
from chrysalide.games.papillons.rules import Papillons


def masks(state: Papillons, code: int, viewer: int | None) -> str | None:
    """Goals and cards that come into a hand are read by their seat alone; others read `?`."""
    action = SPACE[code]
    values = dict(action.values)
    if action.word == "draw" and state.seat != viewer:
        return "draw ?"
    if action.word == "give" and values["seat"] != viewer:
        return f"give {values['seat']} ?"
    if action.word == "goal" and not _may_read(state, values["holder"], viewer):
        return f"goal {values['holder']} ?"
    return None


def _may_read(state: Papillons, holder: str | int, viewer: int | None) -> bool:
    if viewer is None or (state.teams and state.expert):
        return False  # in expert teams each partner learns one of the two when they are split (5.14)
    return holder == ("AB"[viewer & 1] if state.teams else viewer)


def binding(state: Papillons, code: int) -> bool:
    """A card shown from the hand stays so; a line that did not end the match showed who lacks its goal.

    Lifting a card shows nothing: a move can be undone as long as nobody has acted since.
    """
    word = SPACE[code].word
    if word != "lay":
        return word == "hand"
    after = state.copy()
    after.apply(code)
    return after.excluded != state.excluded


def holds(state: Papillons, code: int) -> bool:
    """Which card is only a question of where to: all free cells are on the table for everybody to see."""
    return SPACE[code].word in ("hand", "lift")
