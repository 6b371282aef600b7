"""What a movement could bring, and what a birth would be."""

from chrysalide.core.game import View
from chrysalide.games.mariposas.board import GENERATION
from chrysalide.games.mariposas.codes import ADJACENT, NO_ADJACENT, STOP
from chrysalide.games.mariposas.facts.records import FLOWERS
from chrysalide.games.mariposas.facts.records import PIECES as PIECE_IDS
from chrysalide.games.mariposas.payments import TEXTS
from chrysalide.games.mariposas.rules import Mariposas
from chrysalide.games.mariposas.rules.births import born_double, payments
from chrysalide.games.mariposas.rules.flights import flight_of
from chrysalide.games.mariposas.rules.forecast import NOTHING, landing
from chrysalide.games.mariposas.rules.phases import GIVE_BIRTH, LAND_PIECE, LAUNCH_PIECE, PICK_ADJACENT


def launches(state: Mariposas) -> list[View]:
    """Where each movement of each butterfly could end."""
    if state.phase != LAUNCH_PIECE:
        return []
    return [_launch(state, code) for code in state.legal() if code != STOP]


def _launch(state: Mariposas, code: int) -> View:
    piece, length, stretched = flight_of(code)
    steps = state.steps(length, stretched)
    cells = state.board.reach(state.here(state.seat, piece), steps, state.backtracking)
    ids = [state.board.ids[cell] for cell in cells]
    return {"piece": PIECE_IDS[piece], "length": length, "stretch": bool(stretched), "cells": ids}


def reach(state: Mariposas) -> list[View]:
    if state.phase != LAND_PIECE:
        return []
    return [landing(state, code) for code in state.legal()]


def beside(state: Mariposas) -> list[View]:
    """6.6: the cells of the extra flower."""
    if state.phase != PICK_ADJACENT:
        return []
    cells = [state.lexicon.cell_of[code - ADJACENT] for code in state.legal() if code != NO_ADJACENT]
    return [_beside(state, cell) for cell in cells]


def _beside(state: Mariposas, cell: int) -> View:
    flower = state.board.flower[cell]
    gift = {"gives": "flower", "flower": FLOWERS[flower]} if flower >= 0 else {"gives": "wild"}
    return {"cell": state.board.ids[cell], **NOTHING, **gift, "count": 1, "birth": "no", "generation": None}


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
        "payments": [TEXTS[number] for number in payments(state)],
    }
