# mypyc
"""Positions are copied, compared, taken apart into plain numbers and put together again."""

from typing import Any

from mypy_extensions import i64

from chrysalide.core.vectors import vec
from chrysalide.games.extinction.codes import PACKS
from chrysalide.games.extinction.facts import DEFAULT
from chrysalide.games.extinction.rules.phases import DEPTH, FRAME
from chrysalide.games.extinction.rules.position import Position


class Keeping(Position):
    """All fields, by name."""

    def fill(self, twin: "Keeping") -> None:
        """Make `twin`, which has the same options, equal to this position."""
        twin.own(self)
        twin.all_tiles = self.all_tiles
        twin.phase = self.phase
        twin.asked = self.asked
        twin.stage = self.stage
        twin.cursor = self.cursor
        twin.active = self.active
        twin.year = self.year
        twin.played = self.played
        twin.turns = self.turns
        twin.bank = self.bank
        twin.cubes_left = self.cubes_left
        twin.herd = self.herd
        twin.reserve = self.reserve
        twin.ones = self.ones
        twin.twos = self.twos
        twin.fours = self.fours
        twin.eights = self.eights
        twin.tiles = self.tiles
        twin.skip = self.skip
        twin.up = self.up
        twin.effects = self.effects
        twin.top = self.top
        twin.spent = self.spent
        twin.row_size = self.row_size
        self._fill_turn(twin)

    def _fill_turn(self, twin: "Keeping") -> None:
        twin.due = self.due
        twin.card = self.card
        twin.tiles_placed = self.tiles_placed
        twin.used = self.used
        twin.saved = self.saved
        twin.cell = self.cell
        twin.offered = self.offered
        twin.line = self.line
        twin.spot = self.spot
        twin.extra = self.extra
        twin.spreading = self.spreading
        twin.part = self.part
        twin.place = self.place
        twin.depth = self.depth
        twin.answered = self.answered
        twin.yes = self.yes
        twin.polled = self.polled
        twin.polls_made = self.polls_made
        twin.end = self.end

    def settings(self) -> tuple[Any, ...]:
        """What `__init__` needs to make a bare position of the same match."""
        return (
            self.tables, self.open_hands, self.majority, self.optional_births, self.random_roles, int(self.needed),
            int(self.starting_money), 0, self.first_rules, True,
        )  # fmt: skip

    def numbers(self) -> list[int]:
        """All plain numbers, in a fixed order."""
        return [
            self.all_tiles, self.phase, self.asked, self.stage, self.cursor, self.active, self.year, self.played,
            self.turns, self.bank, self.cubes_left, self.herd, self.reserve, self.ones, self.twos, self.fours,
            self.eights, self.tiles, self.skip, self.up, self.effects, self.top, self.spent, self.row_size, self.due,
            self.card, self.tiles_placed, self.used, self.saved, self.cell, self.offered, self.line, self.spot,
            self.extra, self.spreading, self.part, self.place, self.depth, self.answered, self.yes, self.polled,
            self.polls_made, self.end,
        ]  # fmt: skip

    def arrays(self) -> list[list[int]]:
        """All arrays, in a fixed order; of the stack only the frames in use."""
        return [
            list(self.roles), list(self.specialties), list(self.hands), list(self.decks), list(self.discards),
            list(self.laid), list(self.permanents), list(self.order), list(self.money), list(self.dice),
            list(self.places), list(self.faces), list(self.known), list(self.cubes), list(self.row),
            list(self.stack)[: self.depth * FRAME], list(self.answers), list(self.history), list(self.polls),
        ]  # fmt: skip

    def restore(self, numbers: list[int], arrays: list[list[int]]) -> None:
        """The way back from `numbers` and `arrays`."""
        (
            self.all_tiles, self.phase, self.asked, self.stage, self.cursor, self.active, self.year, self.played,
            self.turns, self.bank, self.cubes_left, self.herd, self.reserve, self.ones, self.twos, self.fours,
            self.eights, self.tiles, self.skip, self.up, self.effects, self.top, self.spent, self.row_size, self.due,
            self.card, self.tiles_placed, self.used, self.saved, self.cell, self.offered, self.line, self.spot,
            self.extra, self.spreading, self.part, self.place, self.depth, self.answered, self.yes, self.polled,
            self.polls_made, self.end,
        ) = numbers  # fmt: skip
        stack = arrays[15] + [0] * (DEPTH * FRAME - len(arrays[15]))
        found = [vec[i64](array) for array in (*arrays[:15], stack, *arrays[16:])]
        (
            self.roles, self.specialties, self.hands, self.decks, self.discards, self.laid, self.permanents,
            self.order, self.money, self.dice, self.places, self.faces, self.known, self.cubes, self.row, self.stack,
            self.answers, self.history, self.polls,
        ) = found  # fmt: skip

    def key(self) -> tuple[Any, ...]:
        """By older rules it is what it was: the last line of a kept record is made of it."""
        tables = self.tables
        pack = tables.pack.name if tables.pack.name in PACKS else DEFAULT  # only older ones cannot be chosen
        known = (
            pack, tables.module.id, tables.level, int(self.seats), int(tables.conference), self.open_hands,
            self.majority, self.optional_births, self.random_roles, int(self.needed), int(self.starting_money),
            tuple(self.numbers()), tuple([tuple(array) for array in self.arrays()]),
        )  # fmt: skip
        return known if self.first_rules else (*known, 2)
