# mypyc
"""Chapters 9 and 17: lines, sliding tiles, spreading oil, starving pandas."""

from mypy_extensions import i64

from chrysalide.core.state import CHANCE
from chrysalide.games.extinction.board import LINES, beside, bits, cell_in, hemmed, lowest, nearest, place_in
from chrysalide.games.extinction.facts.records import CELLS
from chrysalide.games.extinction.rules.births import Births
from chrysalide.games.extinction.rules.phases import (
    CHOOSE_LINE,
    CHOOSE_SIDE,
    DESTRUCTION_ROLL,
    IGNORE_PART,
    NO_PART,
    PART_DESTROY,
    PART_NAMES,
    PART_SPREAD,
    PART_UNCUBE,
)
from chrysalide.games.extinction.tables import IGNORES_TILE, IGNORES_UNCUBE


class Destruction(Births):
    """The third phase of a turn, and the extra destructions of effects."""

    # --- parts that can be ignored ----------------------------------------------------------------------------------

    def offers_ignoring(self, part: i64) -> bool:
        """16.15: True where the active seat is asked whether to ignore what is about to happen."""
        if part == PART_UNCUBE:
            if not self.sources(self.active, IGNORES_UNCUBE) & ~self.used:
                return False
        elif self.tiles_placed == 0 or not self.sources(self.active, IGNORES_TILE) & ~self.used:
            return False
        self.part = part
        self.ask(IGNORE_PART, self.active)
        return True

    def use_ignoring(self) -> None:
        power: i64 = IGNORES_UNCUBE if self.part == PART_UNCUBE else IGNORES_TILE
        slots = self.sources(self.active, power) & ~self.used
        self.used |= slots & -slots
        if self.trace is not None:
            self.tell("part-ignored", {"seat": int(self.active), "part": PART_NAMES[self.part]})

    # --- one destruction --------------------------------------------------------------------------------------------

    def skip_destruction(self) -> None:
        """9.1."""
        self.skip -= 1
        if self.trace is not None:
            self.tell("destruction-skipped", {"skip": int(self.skip)})

    def begin_destruction(self, extra: i64) -> None:
        """9.2, 9.3, 9.11; somebody is asked, or the match is lost."""
        self.extra = extra
        self.spreading = 0
        if not extra or not self.offers_ignoring(PART_DESTROY):
            self.ask_line()

    def ask_line(self) -> None:
        self.part = NO_PART
        if not self.lacks_tile():
            self.ask(CHOOSE_LINE, self.active)

    def choose_line(self, line: i64) -> None:
        """9.3."""
        self.line = line
        if self.trace is not None:
            self.tell("line-chosen", {"seat": int(self.active), **self.line_args(line)})
        self.ask(DESTRUCTION_ROLL, CHANCE)

    def roll_destruction(self, value: i64) -> None:
        """9.4–9.7."""
        cell = cell_in(self.line, value - 1)
        self.spot = cell
        if self.trace is not None:
            self.tell("destruction-rolled", {"value": int(value), **self.line_args(self.line), "cell": CELLS[cell]})
        if (self.tiles >> cell) & 1:
            self.seek_side()
        else:
            self.drop_tile(cell)

    def towards(self) -> i64:
        """9.6, 17.8: the cells of the nearest animals of the line, one or two, as seen from the spot."""
        line = self.line
        animals = self.animals() & LINES[line]
        place = place_in(line, self.spot)
        back = nearest(line, self.spot, animals, False)
        ahead = nearest(line, self.spot, animals, True)
        found: i64 = 0
        if back >= 0 and (ahead < 0 or place - back <= ahead - place):
            found |= i64(1) << cell_in(line, back)
        if ahead >= 0 and (back < 0 or ahead - place <= place - back):
            found |= i64(1) << cell_in(line, ahead)
        return found

    def landing(self, side: i64) -> i64:
        """9.6, 9.8: the first free cell on the way from the spot to an animal of the line."""
        line = self.line
        place = place_in(line, self.spot)
        step: i64 = 1 if place_in(line, side) > place else -1
        place += step
        while (self.tiles >> cell_in(line, place)) & 1:
            place += step
        return cell_in(line, place)

    def seek_side(self) -> None:
        """9.7: the group chooses between two that are equally near."""
        sides = self.towards()
        if bits(sides) > 1:
            self.ask(CHOOSE_SIDE, self.active)
        else:
            self.drop_tile(self.landing(lowest(sides)))

    def choose_side(self, cell: i64) -> None:
        if self.trace is not None:
            self.tell("side-chosen", {"seat": int(self.active), "cell": CELLS[cell]})
        self.drop_tile(self.landing(cell))

    def drop_tile(self, cell: i64) -> None:
        """9.5; 17.8: the first tile may spread."""
        if self.put_tile(cell, self.spot):
            return
        if self.spreading or not self.tables.spread or not self.spreads(cell):
            self.end_destruction()
            return
        self.spot = cell
        self.spreading = 1
        if not self.offers_ignoring(PART_SPREAD):
            self.spread()

    def spreads(self, cell: i64) -> bool:
        """17.8: beside another tile, and an animal is left in the line."""
        bit = i64(1) << cell
        return beside(bit) & self.tiles != 0 and self.animals() & LINES[self.line] != 0

    def spread(self) -> None:
        self.part = NO_PART
        if not self.lacks_tile():
            self.seek_side()

    def end_destruction(self) -> None:
        """17.11, then on."""
        self.line = -1
        self.spot = -1
        self.extra = 0
        self.spreading = 0
        self.part = NO_PART
        if self.tables.starve_at < 0 or not self.starve():
            self.run()

    def starving(self) -> i64:
        """17.11: cells whose animals starve."""
        return hemmed(self.free(), self.tables.starve_at) & self.animals()

    def starve(self) -> bool:
        """17.11: all at once; True where the match is lost."""
        cells = self.starving()
        if not cells:
            return False
        names = [CELLS[cell] for cell in range(36) if (cells >> cell) & 1] if self.trace is not None else []
        number = self.clear_cells(cells)
        if self.trace is not None:
            args = {**self.module_args(), "cells": names, "n": int(number), "population": int(self.population())}
            self.tell("animals-starved", args)
        return self.dies_out()
