"""What a movement could bring: found by trying it on a copy, so that no rule is written twice."""

from typing import Any

from chrysalide.core.kit import View
from chrysalide.games.mariposas.board import GENERATION, WILD_TOKEN
from chrysalide.games.mariposas.codes import ADJACENT, LAND, LAUNCH, LENGTHS, MOVEMENTS, NO_ADJACENT, STOP
from chrysalide.games.mariposas.facts.records import FLOWERS
from chrysalide.games.mariposas.facts.records import PIECES as PIECE_IDS
from chrysalide.games.mariposas.payments import TEXTS, affordable, lacking
from chrysalide.games.mariposas.rules import Mariposas
from chrysalide.games.mariposas.rules.births import birth_cost, born_double
from chrysalide.games.mariposas.rules.phases import (
    GAIN_CARD,
    GIVE_BIRTH,
    LAND_PIECE,
    LAUNCH_PIECE,
    PICK_ADJACENT,
    REVEAL_TOKEN,
    TAKE_FLOWER,
)
from chrysalide.games.mariposas.rules.position import FROM_CITY

NOTHING: View = {"gives": "nothing", "flower": None, "count": 0, "card": None, "why": None}


def launches(state: Mariposas) -> list[View]:
    """Where each movement of each butterfly could end."""
    if state.phase != LAUNCH_PIECE:
        return []
    return [_launch(state, code) for code in state.legal() if code != STOP]


def _launch(state: Mariposas, code: int) -> View:
    piece, movement = divmod(code - LAUNCH, MOVEMENTS)
    stretch, length = movement >= LENGTHS, movement % LENGTHS + 1
    total = length + (state.board.stretch_length if stretch else 0)
    cells = state.board.reach(state.here(state.seat, piece), total, state.backtracking)
    ids = [state.board.ids[cell] for cell in cells]
    return {"piece": PIECE_IDS[piece], "length": length, "stretch": stretch, "cells": ids}


def reach(state: Mariposas) -> list[View]:
    if state.phase != LAND_PIECE:
        return []
    return [landing(state, code) for code in state.legal()]


def landing(state: Mariposas, code: int) -> View:
    """What the butterfly in flight would get on a cell."""
    after, told = _tried(state, code)
    cell = state.board.ids[state.lexicon.cell_of[code - LAND]]
    birth, generation = _birth_after(after, told)
    return {"cell": cell, **_gift(after, told), "birth": birth, "generation": generation}


def beside(state: Mariposas) -> list[View]:
    """6.6: the cells of the extra flower."""
    if state.phase != PICK_ADJACENT:
        return []
    found: list[View] = []
    for code in state.legal():
        if code != NO_ADJACENT:
            cell = state.lexicon.cell_of[code - ADJACENT]
            found.append(
                {"cell": state.board.ids[cell], **flower_beside(state, cell), "birth": "no", "generation": None}
            )
    return found


def flower_beside(state: Mariposas, cell: int) -> View:
    flower = state.board.flower[cell]
    if flower < 0:
        return {**NOTHING, "gives": "wild", "count": 1}
    return {**NOTHING, "gives": "flower", "flower": FLOWERS[flower], "count": 1}


def _tried(state: Mariposas, code: int) -> tuple[Mariposas, list[tuple[str, dict[str, Any]]]]:
    after = state.copy()
    after.trace = []
    after.apply(code)
    return after, [(event.kind, event.args) for event in after.trace]


def _gift(after: Mariposas, told: list[tuple[str, dict[str, Any]]]) -> View:
    for kind, args in told:
        if kind == "flowers-taken":
            return {**NOTHING, "gives": "flower", "flower": args["flower"], "count": args["count"]}
        if kind == "card-gained":
            return {**NOTHING, "gives": "card", "card": args["card"]}
        if kind == "nothing-taken":
            return {**NOTHING, "why": args["reason"]}
    if after.phase == REVEAL_TOKEN:
        return {**NOTHING, "gives": "hidden"}
    if after.phase == TAKE_FLOWER and after.due == FROM_CITY:
        return {**NOTHING, "gives": "wild", "count": 1}
    return {**NOTHING, "why": "home"}


def _birth_after(after: Mariposas, told: list[tuple[str, dict[str, Any]]]) -> tuple[str, int | None]:
    """Could a birth be paid after this landing: surely, or with luck?"""
    if after.phase not in (GIVE_BIRTH, REVEAL_TOKEN, TAKE_FLOWER, GAIN_CARD, PICK_ADJACENT):
        return "no", None
    cost = birth_cost(after)
    if cost == 0:
        return "no", None
    generation = min(GENERATION[after.piece] + 1, 4)
    flowers = after.flowers[after.seat]
    if affordable(cost, flowers):
        return "yes", generation
    hoped = int(after.carries)
    if after.phase == REVEAL_TOKEN:
        hoped += 2 if (after.hidden >> WILD_TOKEN) & 1 else 1
    elif after.phase in (TAKE_FLOWER, GAIN_CARD):
        hoped += 1
    return ("maybe", generation) if lacking(cost, flowers) <= hoped else ("no", None)


def birth(state: Mariposas) -> View | None:
    """Phase birth: who would be born where, and what may be paid."""
    if state.phase != GIVE_BIRTH:
        return None
    generation = GENERATION[state.piece] + 1
    born = state.newborn(state.seat, generation) if generation <= 4 else -1
    return {
        "parent": PIECE_IDS[state.piece],
        "piece": PIECE_IDS[born] if born >= 0 else None,
        "generation": min(generation, 4),
        "turns": generation > 4,
        "double": born_double(state, generation),
        "cell": state.board.ids[state.cell],
        "payments": [TEXTS[number] for number in affordable(birth_cost(state), state.flowers[state.seat])],
    }
