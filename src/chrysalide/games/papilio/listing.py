# mypyc
"""Papilio: who acts in a position, and what may be done."""

from typing import Final

from mypy_extensions import i64

from chrysalide.core.bits import bits, nth
from chrysalide.core.dice import Dice
from chrysalide.core.state import CHANCE, OVER
from chrysalide.core.vectors import vec
from chrysalide.games.papilio.board import ENTRIES, KINDS, TILES, cells_in, count
from chrysalide.games.papilio.position import DEAL, DRAW_STARTER, FINISHED, FLY, PLACE, SHIFT, Position

# action codes; actions.py derives text and structure in the same order
ACT: Final = 0
STEP: Final = 49
FLIGHT: Final = 98
RETURN: Final = 147
ENTRANCE: Final = 196
PUSH: Final = 245
STAY: Final = 257
FLY_OFF: Final = 258
TILE: Final = 259
STARTER: Final = 266
BASES: Final = vec[i64]([TILE, STARTER, ENTRANCE, ACT, STEP, STEP, FLIGHT, RETURN, ENTRANCE, PUSH, 0])  # by phase


class Listing(Position):
    """The legal actions and the outcomes of chance, listed or picked one at a time."""

    def actor(self) -> i64:
        phase = self.phase
        if phase == FINISHED:
            return OVER
        if phase >= PLACE:
            return self.seat
        return CHANCE

    def legal(self) -> list[int]:
        """Cells in ascending order, then staying or flying off; 7.3: all entries but the barred one."""
        phase = self.phase
        if phase < PLACE or phase == FINISHED:
            return []
        if phase == SHIFT:
            return [PUSH + entry for entry in range(ENTRIES) if entry != self.barred]
        base = int(BASES[phase])
        codes = [base + cell for cell in cells_in(self.targets)]
        if self.extra:
            codes.append(FLY_OFF if phase == FLY else STAY)
        return codes

    def pick(self, dice: Dice) -> i64:
        phase = self.phase
        if phase == SHIFT:
            if self.barred < 0:
                return PUSH + dice.below(ENTRIES)
            entry = dice.below(ENTRIES - 1)
            return PUSH + entry + i64(entry >= self.barred)
        cells = bits(self.targets)
        chosen = dice.below(cells + self.extra)
        if chosen == cells:
            return FLY_OFF if phase == FLY else STAY
        return BASES[phase] + nth(self.targets, chosen)

    def chance(self) -> list[tuple[int, float]]:
        """2.1, 2.2: every tile not yet laid is equally likely; the starting seat is drawn unless an option names it."""
        if self.phase == DRAW_STARTER:
            if self.starter >= 0:
                return [(int(STARTER + self.starter), 1.0)]
            return [(STARTER, 0.5), (STARTER + 1, 0.5)]
        outcomes: list[tuple[int, float]] = []
        if self.phase == DEAL:
            left = float(TILES - self.dealt)
            for kind in range(KINDS):
                tiles = count(self.undealt, kind)
                if tiles:
                    outcomes.append((TILE + kind, float(tiles) / left))
        return outcomes

    def draw(self, dice: Dice) -> i64:
        if self.phase == DRAW_STARTER:
            return STARTER + (self.starter if self.starter >= 0 else dice.below(2))
        left = dice.below(TILES - self.dealt)
        undealt = self.undealt
        code: i64 = TILE
        while left >= undealt & 255:
            left -= undealt & 255
            undealt >>= 8
            code += 1
        return code
