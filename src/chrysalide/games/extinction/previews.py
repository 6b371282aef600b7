"""What a destruction or an action would do: found by trying it on a copy, so that no rule is written twice."""

from collections.abc import Iterator

from chrysalide.core.game import View
from chrysalide.games.extinction.board import LINES, cell_in
from chrysalide.games.extinction.codes import DEST, DIE, END, LINE, TOWARDS
from chrysalide.games.extinction.facts.records import CELL_IDS, LINE_IDS
from chrysalide.games.extinction.odds import FACES, odds
from chrysalide.games.extinction.rules.phases import (
    ACT,
    ACTING,
    BY_POPULATION,
    BY_RESERVE,
    CHOOSE_LINE,
    CHOOSE_SIDE,
    ENDS,
    IGNORE_PART,
    PART_SPREAD,
)
from chrysalide.games.extinction.rules.position import Position

PAID = ("die-placed", "money-paid", "purse-paid", "discount-used")  # events of every action that costs something
AFTERWARDS = ("effect-revealed", "no-effect", "constant-triggered", "effect-done")  # events that no longer belong to it


def does_nothing(state: Position, code: int) -> bool:
    """4.14: does a die on this place find nothing to do? Then it only lies there and is paid for."""
    if not END > code >= DIE:
        return False
    after = _tried(state, code)
    done = [event.kind for event in after.trace or [] if event.kind not in PAID]
    if after.stage == ACTING:
        return after.phase == ACT and not done
    return not done or done[0] == "no-birth"  # it was the last die, and the births follow


def line_previews(state: Position) -> list[View]:
    if state.phase != CHOOSE_LINE:
        return []
    return [line_preview(state, code - LINE) for code in state.legal()]


def line_preview(state: Position, line: int) -> View:
    """9.3–9.8, 17.8, 17.11: for each roll where the tile would land and who would be lost."""
    chosen = _tried(state, LINE + line)
    rolls: list[View] = []
    for roll in FACES:
        landings = list(_landings(state, _tried(chosen, DEST + roll - 1), None))
        rolls.append({"roll": roll, "cell": CELL_IDS[cell_in(line, roll - 1)], "landings": landings})
    least = [min(_lost(landing) for landing in roll["landings"]) for roll in rolls]
    ends = sum(all(landing["defeat"] for landing in roll["landings"]) for roll in rolls)
    cells = [CELL_IDS[cell_in(line, place)] for place in range(6)]
    return {
        "line": LINE_IDS[line],
        "cells": cells,
        "animals": sum(int(state.animals_on(cell)) for cell in range(len(CELL_IDS)) if (LINES[line] >> cell) & 1),
        "rolls": rolls,
        "loss": odds(sum(least), 6),
        "worst": max(least),
        "defeat": odds(ends, 6),
    }


def side_previews(state: Position) -> list[View]:
    """9.7: where each side of a tie leads."""
    if state.phase != CHOOSE_SIDE:
        return []
    found = []
    for code in state.legal():
        cell = CELL_IDS[code - TOWARDS]
        landing = min(_landings(state, _tried(state, code), cell), key=_lost)
        found.append({"cell": cell, **landing})
    return found


def _tried(state: Position, code: int) -> Position:
    """The events of one action; a shared decision is made as if all agreed."""
    after = state.copy()
    assert isinstance(after, Position)
    after.majority = False
    after.trace = []
    after.apply(code)
    return after


def _landings(before: Position, after: Position, side: str | None) -> Iterator[View]:
    """All ways in which a destruction can end after a roll; the group or the active seat decides between them."""
    spreading = after.phase == IGNORE_PART and after.part == PART_SPREAD
    if after.phase != CHOOSE_SIDE and not spreading:
        yield _landing(before, after, side)
        return
    earlier = after.trace or []
    for code in after.legal():
        further = _tried(after, code)
        further.trace = [*earlier, *(further.trace or [])]
        yield from _landings(before, further, side if spreading else side or CELL_IDS[code - TOWARDS])


def _landing(before: Position, after: Position, side: str | None) -> View:
    tiles: list[str] = []
    lost: dict[str, int] = {}
    for event in after.trace or []:
        if event.kind in AFTERWARDS:
            break
        if event.kind == "tile-placed":
            tiles.append(event.args["cell"])
        elif event.kind == "animals-covered":
            lost[event.args["cell"]] = event.args["n"]
        elif event.kind == "animals-starved":
            lost |= {cell: int(before.animals_on(CELL_IDS.index(cell))) for cell in event.args["cells"]}
    return {
        "side": side,
        "tiles": tiles,
        "lost": [{"cell": cell, "animals": number} for cell, number in lost.items()],
        "population": int(before.population()) - sum(lost.values()),
        "defeat": ENDS[after.end] if after.end in (BY_POPULATION, BY_RESERVE) else None,
    }


def _lost(landing: View) -> int:
    return sum(cell["animals"] for cell in landing["lost"])
