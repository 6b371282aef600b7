"""What a viewer may know: everything, for both seats and spectators alike, because nothing is hidden."""

from typing import Any

from mypy_extensions import i64

from chrysalide.core.bits import bits
from chrysalide.core.dice import Dice
from chrysalide.core.game import View
from chrysalide.core.vectors import vec
from chrysalide.games.papilio.board import (
    CELLS,
    ENTRIES,
    ENTRY_NAMES,
    EXIT_CELLS,
    FIXED,
    FORWARD,
    GOALS,
    KIND_IDS,
    LINES,
    LOOSE,
    NAMES,
    SIDE,
    START_RANKS,
    STARTS,
    WAY_IDS,
    WAYS,
    away,
    cells_in,
    count,
    stack,
)
from chrysalide.games.papilio.fates import fate, landing
from chrysalide.games.papilio.position import (
    DEAL,
    ENDS,
    ENTER,
    FLY,
    ON_LEAF,
    PHASES,
    PLACE,
    REASONS,
    SHIFT,
    WALK,
)
from chrysalide.games.papilio.rules import Papilio

SEATS = (0, 1)
CELL = {name: cell for cell, name in enumerate(NAMES)}
KIND = {name: kind for kind, name in enumerate(KIND_IDS)}


# --- painting ---------------------------------------------------------------------------------------------------


def paint(state: Papilio, viewer: int | None) -> View:
    return {
        "phase": PHASES[state.phase],
        "turn": _turn(state),
        "cells": [_cell(state, cell) for cell in range(CELLS)],
        "spare": _kind(state.spare),
        "barred": ENTRY_NAMES[state.barred] if state.barred >= 0 else None,
        "entries": [_entry(state, entry) for entry in range(ENTRIES)],
        "pawns": [_pawn(state, cell) for cell in cells_in(state.occupied)],
        "acting": _acting(state),
        "seats": [_seat(state, seat) for seat in SEATS],
        "latest": state.latest if state.latest >= 0 else None,
        "undealt": {kind: count(state.undealt, number) for number, kind in enumerate(KIND_IDS)},
        "turn_cap": state.turn_cap,
        "end": _end(state),
    }


def _kind(kind: int) -> str | None:
    return KIND_IDS[kind] if kind >= 0 else None


def _name(cell: int) -> str | None:
    return NAMES[cell] if cell >= 0 else None


def _owner(sets: vec[i64], cell: int) -> int | None:
    return next((seat for seat in SEATS if (sets[seat] >> cell) & 1), None)


def _turn(state: Papilio) -> View:
    """3.1: whose turn it is, and which; the last one when the match is over."""
    begun = state.phase > PLACE
    played = state.turns_0 + state.turns_1
    running = begun and state.end == 0
    return {
        "seat": state.seat,
        "number": played + 1 if running else played,
        "own": state.turns(state.seat) + 1 if running else state.turns(state.seat),
        "first": running and state.is_first_turn(),
    }


def _cell(state: Papilio, cell: int) -> View:
    laid = (FIXED >> cell) & 1 or cell not in LOOSE[state.dealt :]
    return {
        "cell": NAMES[cell],
        "file": cell % SIDE,
        "rank": cell // SIDE + 1,
        "kind": KIND_IDS[state.kind_at(cell)] if laid else None,
        "fixed": bool((FIXED >> cell) & 1),
        "start": _owner(STARTS, cell),
        "goal": _owner(GOALS, cell),
    }


def _pawn(state: Papilio, cell: int) -> View:
    bit = int(1) << cell
    seat = int(bool((state.active_1 | state.arrived_1) & bit))
    arrived = bool((state.arrived_0 | state.arrived_1) & bit)
    kind = state.kind_at(cell)
    return {
        "seat": seat,
        "cell": NAMES[cell],
        "arrived": arrived,
        "waiting": bool(state.waiting & bit),
        "acting": cell == state.pawn,
        "kind": KIND_IDS[kind],
        "fate": None if arrived else fate(state, seat, cell, kind),
    }


def _acting(state: Papilio) -> View | None:
    """The pawn in the middle of its action, or the one that is to enter."""
    if state.pawn < 0 and state.phase != ENTER:
        return None
    return {
        "cell": _name(state.pawn),
        "kind": KIND_IDS[state.kind_at(state.pawn)] if state.pawn >= 0 else None,
        "from": _name(state.origin),
        "visited": [NAMES[cell] for cell in cells_in(state.visited)],
        "off": state.phase == FLY and bool(state.extra),
        "stay": state.phase != FLY and bool(state.extra),
        "reason": REASONS[state.reason],
        "landings": _landings(state),
        "off_ways": _off_ways(state),
    }


def _landings(state: Papilio) -> list[View]:
    """What happens at once on every cell that the acting pawn may go to."""
    if state.phase not in (ON_LEAF, WALK, FLY):
        return []
    return [{"cell": NAMES[cell], "landing": landing(state, cell)} for cell in cells_in(state.targets)]


def _off_ways(state: Papilio) -> list[str]:
    """4.11: the ways of flight that lead over the edge."""
    if state.phase != FLY or not state.extra:
        return []
    return [
        name for way, name in zip(WAYS, ("up", "down", "right", "left"), strict=True) if away(state.pawn, way, 2) < 0
    ]


def _seat(state: Papilio, seat: int) -> View:
    return {
        "seat": seat,
        "active": bits(state.active(seat)),
        "reserve": state.reserve(seat),
        "arrived": bits(state.arrived(seat)),
        "lost": state.lost(seat),
        "turns": state.turns(seat),
        "reach": state.reach(seat),
        "start_rank": START_RANKS[seat],
        "forward": FORWARD[seat],
    }


def _end(state: Papilio) -> View | None:
    if not state.end:
        return None
    return {
        "reason": ENDS[state.end],
        "rule": f"8.{state.end}",
        "winner": state.winner if state.winner >= 0 else None,
        "tie": bits(state.arrived_0) == bits(state.arrived_1),
    }


# --- previews of pushes -----------------------------------------------------------------------------------------


def _entry(state: Papilio, entry: int) -> View:
    return {
        "entry": ENTRY_NAMES[entry],
        "exit": NAMES[EXIT_CELLS[entry]],
        "way": WAY_IDS[entry],
        "line": [NAMES[cell] for cell in LINES[entry]],
        "barred": entry == state.barred,
        "after": _after(state, entry) if state.phase == SHIFT and entry != state.barred else None,
    }


def _after(state: Papilio, entry: int) -> View:
    """7.1, 5.7: the line after a push, and what will lie under the active pawns on it."""
    line = LINES[entry]
    before = [state.kind_at(cell) for cell in line]
    tiles = [state.spare, *before[:-1]]
    return {
        "tiles": [KIND_IDS[kind] for kind in tiles],
        "spare": KIND_IDS[before[-1]],
        "pawns": [
            {
                "cell": NAMES[cell],
                "seat": seat,
                "kind": KIND_IDS[tiles[place]],
                "before": KIND_IDS[before[place]],
                "fate": fate(state, seat, cell, tiles[place]),
            }
            for place, cell in enumerate(line)
            for seat in SEATS
            if (state.active(seat) >> cell) & 1
        ],
    }


# --- imagining --------------------------------------------------------------------------------------------------


def restore(state: Papilio, view: View, dice: Dice) -> None:
    """Nothing is hidden, so nothing has to be guessed."""
    state.phase = PHASES.index(view["phase"])
    state.undealt = stack([view["undealt"][kind] for kind in KIND_IDS])
    state.dealt = len(LOOSE) - (sum(view["undealt"].values()) - 1 if state.phase == DEAL else 0)
    _lay_tiles(state, view)
    for pawn in view["pawns"]:
        _set_pawn(state, pawn)
    state.reserve_0, state.reserve_1 = (seat["reserve"] for seat in view["seats"])
    state.turns_0, state.turns_1 = (seat["turns"] for seat in view["seats"])
    state.latest = -1 if view["latest"] is None else view["latest"]
    state.seat = view["turn"]["seat"]
    if view["acting"] is not None:
        _set_acting(state, view["acting"])
    if view["end"] is not None:
        state.end = ENDS.index(view["end"]["reason"])
        state.winner = -1 if view["end"]["winner"] is None else view["end"]["winner"]
    state.find_targets()


def _lay_tiles(state: Papilio, view: View) -> None:
    for cell, shown in enumerate(view["cells"]):
        if not shown["fixed"] and shown["kind"] is not None:
            state.lay(cell, KIND[shown["kind"]])
    state.spare = -1 if view["spare"] is None else KIND[view["spare"]]
    state.barred = -1 if view["barred"] is None else ENTRY_NAMES.index(view["barred"])


def _set_pawn(state: Papilio, pawn: View) -> None:
    bit = int(1) << CELL[pawn["cell"]]
    state.occupied |= bit
    state.waiting |= bit if pawn["waiting"] else 0
    if pawn["arrived"]:
        state.arrived_0 |= bit if pawn["seat"] == 0 else 0
        state.arrived_1 |= bit if pawn["seat"] == 1 else 0
    else:
        state.active_0 |= bit if pawn["seat"] == 0 else 0
        state.active_1 |= bit if pawn["seat"] == 1 else 0


def _set_acting(state: Papilio, acting: dict[str, Any]) -> None:
    state.pawn = -1 if acting["cell"] is None else CELL[acting["cell"]]
    state.origin = -1 if acting["from"] is None else CELL[acting["from"]]
    state.visited = sum(int(1) << CELL[cell] for cell in acting["visited"])
    state.reason = REASONS.index(acting["reason"])
