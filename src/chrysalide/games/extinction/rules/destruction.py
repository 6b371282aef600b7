# mypyc
"""Chapters 9 and 17: lines, sliding tiles, spreading oil, starving pandas.

The third phase of a turn, and the extra destructions of effects.
"""

from typing import ClassVar

from mypy_extensions import i64

from chrysalide.core.bits import bits, lowest
from chrysalide.core.dice import Dice
from chrysalide.core.messages import Choice, Message, Refusal
from chrysalide.core.state import CHANCE
from chrysalide.games.extinction.actions import SPACE
from chrysalide.games.extinction.board import CELLS, LINES, beside, cell_in, hemmed, nearest, place_in
from chrysalide.games.extinction.codes import DEST, LINE, TOWARDS
from chrysalide.games.extinction.facts.records import CELL_IDS
from chrysalide.games.extinction.previews import line_preview, side_previews
from chrysalide.games.extinction.rules.decision import PIPS, Decision, faces
from chrysalide.games.extinction.rules.endings import dies_out, lacks_tile
from chrysalide.games.extinction.rules.habitat import clear_cells, put_tile
from chrysalide.games.extinction.rules.ignoring import offers_ignoring
from chrysalide.games.extinction.rules.naming import effect_args, line_args, module_args
from chrysalide.games.extinction.rules.phases import (
    CHOOSE_LINE,
    CHOOSE_SIDE,
    DESTRUCTION_ROLL,
    NO_PART,
    PART_DESTROY,
    PART_SPREAD,
    THING,
)
from chrysalide.games.extinction.rules.position import Position
from chrysalide.games.extinction.rules.stack import Operation, frame, next_op, operand, pass_by
from chrysalide.games.extinction.rules.wording import cell_choice


def skip_destruction(at: Position) -> None:
    """9.1."""
    at.skip -= 1
    if at.trace is not None:
        at.tell("destruction-skipped", {"skip": int(at.skip)})


def begin_destruction(at: Position, extra: i64) -> bool:
    """9.2, 9.3, 9.11; somebody is asked, or the match is lost."""
    at.extra = extra
    at.spreading = 0
    if extra and offers_ignoring(at, PART_DESTROY):
        return True
    return ask_line(at)


class Skip(Operation):
    """15.12."""

    def step(self, at: Position) -> bool:
        number = operand(at, 1)
        at.skip += number
        if at.trace is not None:
            at.tell("skip-added", {"n": int(number), "skip": int(at.skip)})
        return pass_by(at)


class Destroy(Operation):
    """15.13: an extra destruction; 16.17: a Constant may block it."""

    def step(self, at: Position) -> bool:
        unless = operand(at, 2)
        next_op(at)
        if unless >= 0 and at.in_play(unless):
            if at.trace is not None:
                at.tell("constant-blocked", effect_args(at, frame(at, THING)))
            return False
        return begin_destruction(at, 1)


# --- the line ---------------------------------------------------------------------------------------------------------


def ask_line(at: Position) -> bool:
    at.part = NO_PART
    return lacks_tile(at) or at.ask(CHOOSE_LINE, at.active)


class ChooseLine(Decision):
    """9.3: a line that holds an animal."""

    words: ClassVar = {"line": "9.3"}
    clicks: ClassVar = {"line": "line"}
    compulsory: ClassVar = "9.3"

    def offer(self, at: Position) -> tuple[i64, i64, i64]:
        animals = at.animals()
        lines: i64 = 0
        for line in range(len(LINES)):
            if animals & LINES[line]:
                lines |= i64(1) << line
        return LINE, lines, -1

    def apply(self, at: Position, code: i64) -> bool:
        at.line = code - LINE
        if at.trace is not None:
            at.tell("line-chosen", {"seat": int(at.active), **line_args(at, at.line)})
        return at.ask(DESTRUCTION_ROLL, CHANCE)

    def choice(self, at: Position, code: int) -> Choice:
        args = line_args(at, code - LINE)
        seen = line_preview(at, code - LINE)
        label = Message("choice-line", {**module_args(at), "n": seen["animals"], **args})
        loss = {"loss": round(seen["loss"]["value"], 1), "worst": seen["worst"]}
        detail = Message("detail-line", {**module_args(at), **loss})
        return Choice(SPACE[code].text, label, (f"line:{args['line']}",), detail, icon="line")

    def refuse(self, at: Position, code: int) -> Refusal:
        return Refusal("9.3", Message("refuse-empty-line", {**module_args(at), **line_args(at, code - LINE)}))


class DestructionRoll(Decision):
    """9.4–9.7: the die names a cell of the line."""

    words: ClassVar = {"dest": "9.4"}

    def outcomes(self, at: Position) -> list[int]:
        return faces(DEST)

    def draw(self, at: Position, dice: Dice) -> i64:
        return DEST + dice.below(PIPS)

    def apply(self, at: Position, code: i64) -> bool:
        value = code - DEST + 1
        cell = cell_in(at.line, value - 1)
        at.spot = cell
        if at.trace is not None:
            at.tell("destruction-rolled", {"value": int(value), **line_args(at, at.line), "cell": CELL_IDS[cell]})
        return seek_side(at) if (at.tiles >> cell) & 1 else drop_tile(at, cell)


# --- the side ---------------------------------------------------------------------------------------------------------


def towards(at: Position) -> i64:
    """9.6, 17.8: the cells of the nearest animals of the line, one or two, as seen from the spot."""
    line = at.line
    animals = at.animals() & LINES[line]
    place = place_in(line, at.spot)
    back = nearest(line, at.spot, animals, False)
    ahead = nearest(line, at.spot, animals, True)
    found: i64 = 0
    if back >= 0 and (ahead < 0 or place - back <= ahead - place):
        found |= i64(1) << cell_in(line, back)
    if ahead >= 0 and (back < 0 or ahead - place <= place - back):
        found |= i64(1) << cell_in(line, ahead)
    return found


def landing(at: Position, side: i64) -> i64:
    """9.6, 9.8: the first free cell on the way from the spot to an animal of the line."""
    line = at.line
    place = place_in(line, at.spot)
    step: i64 = 1 if place_in(line, side) > place else -1
    place += step
    while (at.tiles >> cell_in(line, place)) & 1:
        place += step
    return cell_in(line, place)


def seek_side(at: Position) -> bool:
    """9.6, 9.7: towards the nearest animal; the group chooses between two that are equally near."""
    sides = towards(at)
    if bits(sides) > 1:
        return at.ask(CHOOSE_SIDE, at.active)
    return drop_tile(at, landing(at, lowest(sides)))


class ChooseSide(Decision):
    """9.7."""

    words: ClassVar = {"side": "9.7"}
    clicks: ClassVar = {"cell": "side"}
    compulsory: ClassVar = "9.7"

    def is_shared(self, at: Position) -> bool:
        return True

    def offer(self, at: Position) -> tuple[i64, i64, i64]:
        return TOWARDS, towards(at), -1

    def apply(self, at: Position, code: i64) -> bool:
        cell = code - TOWARDS
        if at.trace is not None:
            at.tell("side-chosen", {"seat": int(at.active), "cell": CELL_IDS[cell]})
        return drop_tile(at, landing(at, cell))

    def choice(self, at: Position, code: int) -> Choice:
        cell = CELL_IDS[code - TOWARDS]
        seen = next(side for side in side_previews(at) if side["cell"] == cell)
        lost = {"cell": seen["tiles"][0], "n": sum([one["animals"] for one in seen["lost"]])}
        detail = Message("detail-side", {**module_args(at), **lost})
        return cell_choice(code, code - TOWARDS, "choice-side", module_args(at), "tile", detail)

    def refuse(self, at: Position, code: int) -> Refusal:
        return Refusal("9.7", Message("refuse-no-tie", {"cell": CELL_IDS[code - TOWARDS]}))


# --- the tile ---------------------------------------------------------------------------------------------------------


def drop_tile(at: Position, cell: i64) -> bool:
    """9.5; 17.8: the first tile may spread."""
    if put_tile(at, cell, at.spot):
        return True
    if at.spreading or not at.tables.spread or not spreads(at, cell):
        return end_destruction(at)
    at.spot = cell
    at.spreading = 1
    return offers_ignoring(at, PART_SPREAD) or spread(at)


def spreads(at: Position, cell: i64) -> bool:
    """17.8: beside another tile, and an animal is left in the line."""
    bit = i64(1) << cell
    return beside(bit) & at.tiles != 0 and at.animals() & LINES[at.line] != 0


def spread(at: Position) -> bool:
    at.part = NO_PART
    return lacks_tile(at) or seek_side(at)


def end_destruction(at: Position) -> bool:
    """17.11, then on; True where the match is lost."""
    at.line = -1
    at.spot = -1
    at.extra = 0
    at.spreading = 0
    at.part = NO_PART
    return at.tables.starve_at >= 0 and starve(at)


def starving(at: Position) -> i64:
    """17.11: cells whose animals starve."""
    return hemmed(at.free(), at.tables.starve_at) & at.animals()


def starve(at: Position) -> bool:
    """17.11: all at once; True where the match is lost."""
    cells = starving(at)
    if not cells:
        return False
    names = [CELL_IDS[cell] for cell in range(CELLS) if (cells >> cell) & 1] if at.trace is not None else []
    number = clear_cells(at, cells)
    if at.trace is not None:
        args = {**module_args(at), "cells": names, "n": int(number), "population": int(at.population())}
        at.tell("animals-starved", args)
    return dies_out(at)
