"""What a click on a thing means: the action that it would be, legal or not."""

from chrysalide.games.extinction.actions import SPACE
from chrysalide.games.extinction.codes import BORN, CELLS, DIE, MOVE, PLACE_IDS
from chrysalide.games.extinction.facts.records import CELLS as CELL_IDS
from chrysalide.games.extinction.rules import Extinction
from chrysalide.games.extinction.rules.phases import (
    ACT,
    CHOOSE_SIDE,
    CHOOSE_TILE,
    CHOOSE_VICTIM,
    EXTRA_CUBE,
    NEWBORN,
    PAY_FUND,
    PLACE_ANIMAL,
    PLACE_CUBE,
    POLL_NEXT,
    REMOVE_CONSTANT,
    REMOVE_TILE,
    REROLL_DIE,
    SPLIT_COUPLE,
    STRIP_CUBE,
)
from chrysalide.games.extinction.rules.rolling import values_in_hand

WORDS = {"role": "role", "spec": "spec", "line": "line", "card": "play", "amount": "amount", "seat": "next"}
PLAIN = ("stop", "drop", "save", "cancel", "ignore", "no", "end")
CELL_WORDS = {
    PLACE_ANIMAL: "put",
    REMOVE_TILE: "clear",
    SPLIT_COUPLE: "split",
    CHOOSE_SIDE: "side",
    CHOOSE_VICTIM: "lose",
    CHOOSE_TILE: "burn",
}
SLOT_WORDS = {PLACE_CUBE: "cube", EXTRA_CUBE: "extra", STRIP_CUBE: "strip", POLL_NEXT: "poll"}
CONSTANT_WORDS = {REMOVE_CONSTANT: "lift", PAY_FUND: "fund"}


def aim(state: Extinction, target: str) -> int | None:
    kind, colon, name = target.partition(":")
    if not colon:
        return _by_text(_plain(state, kind))
    if kind in WORDS:
        return _by_text(f"{WORDS[kind]} {name}")
    if kind == "cell" and name in CELL_IDS:
        return _cell(state, name)
    if kind == "amb":
        return _ambassador(state, name)
    if kind == "const":
        return _by_text(f"{CONSTANT_WORDS.get(int(state.phase), 'paylift')} {name}")
    if kind == "die" and name in ("1", "2", "3", "4", "5", "6"):
        return _die(state, int(name))
    if kind == "place" and name in PLACE_IDS:
        return _place(state, PLACE_IDS.index(name))
    return None


def _by_text(text: str | None) -> int | None:
    action = SPACE.by_text.get(text) if text is not None else None
    return None if action is None or action.chance else action.code


def _plain(state: Extinction, word: str) -> str | None:
    if word == "keep":
        return "stand" if state.phase == REROLL_DIE else "keep"
    return word if word in PLAIN else None


def _cell(state: Extinction, name: str) -> int | None:
    """A cell alone: with the first other cell that makes it a legal move or birth, else with any."""
    word = CELL_WORDS.get(int(state.phase))
    if word is not None:
        return _by_text(f"{word} {name}")
    cell = CELL_IDS.index(name)
    legal = state.legal()
    if state.phase == NEWBORN:
        couples = [parent for parent in range(CELLS) if state.animals_on(parent) > 1]
        born = [code for code in legal if BORN <= code < BORN + CELLS * CELLS and (code - BORN) % CELLS == cell]
        return born[0] if born else BORN + couples[0] * CELLS + cell
    moves = [code for code in legal if MOVE <= code < MOVE + CELLS * CELLS]
    starts = [code for code in moves if (code - MOVE) // CELLS == cell]
    ends = [code for code in moves if (code - MOVE) % CELLS == cell]
    return next(iter([*starts, *ends]), MOVE + cell * CELLS + (cell + 1) % CELLS)


def _ambassador(state: Extinction, name: str) -> int | None:
    """In the actions phase: look at it, or take a cube from it."""
    word = SLOT_WORDS.get(int(state.phase))
    if word is not None or state.phase != ACT:
        return _by_text(f"{word or 'cube'} {name}")
    if name not in ("1", "2", "3", "4", "5", "6"):
        return None
    slot = int(name)
    if not (state.up >> (slot - 1)) & 1:
        return _by_text(f"look {slot}")
    others = [other for other in range(1, 7) if other != slot]
    legal = state.legal()
    shifts = [_by_text(f"shift {slot} {other}") for other in others]
    return next((code for code in shifts if code in legal), shifts[0])


def _die(state: Extinction, die: int) -> int | None:
    """A die alone: with the first place where it may lie."""
    if state.phase == REROLL_DIE:
        return _by_text(f"reroll {die}")
    first = DIE + (die - 1) * len(PLACE_IDS)
    return next((code for code in state.legal() if first <= code < first + len(PLACE_IDS)), first)


def _place(state: Extinction, place: int) -> int:
    """A place alone: with a die in hand that may lie there, else with the highest one in hand."""
    codes = [DIE + value * len(PLACE_IDS) + place for value in range(6)]
    legal = state.legal()
    fits = [code for code in codes if code in legal]
    held = [value for value in range(1, 7) if state.phase == ACT and (values_in_hand(state) >> value) & 1]
    return fits[0] if fits else codes[max(held, default=6) - 1]
