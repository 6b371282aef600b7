# mypyc
"""Chapter 8: couples, the birth die, newborns and tigers that part."""

from mypy_extensions import i64

from chrysalide.core.state import CHANCE
from chrysalide.games.extinction.board import beside, cross, lowest
from chrysalide.games.extinction.facts.records import CELLS
from chrysalide.games.extinction.rules.phases import BIRTH_ROLL, NEWBORN, SPLIT_COUPLE
from chrysalide.games.extinction.rules.supplies import Supplies
from chrysalide.games.extinction.tables import BIRTH_POWER, NURSERY


class Births(Supplies):
    """The second phase of a turn."""

    def birth_target(self) -> i64:
        """8.3, 17.12: couples, what the module adds, and modifiers in force."""
        tables = self.tables
        target = self.couples() + tables.birth_base
        for position in range(self.row_size):
            target += tables.birth_mods[self.row[position]]
        slots = self.sources(self.active, BIRTH_POWER)
        while slots:
            target += tables.power_n[self.source(self.active, lowest(slots))]
            slots &= slots - 1
        return target

    def cradles(self, parent: i64) -> i64:
        """8.4, 16.12: where the child of a couple may be put."""
        empty = self.empty()
        found = beside(i64(1) << parent) & empty
        if self.sources(self.active, NURSERY):
            found |= cross(parent) & empty
        return found

    def has_cradle(self) -> bool:
        couples = self.couples_at()
        if beside(couples) & self.empty():
            return True
        if self.sources(self.active, NURSERY):
            while couples:
                if self.cradles(lowest(couples)):
                    return True
                couples &= couples - 1
        return False

    def why_no_birth(self) -> str:
        """8.2, 8.7, 8.8: why the die is not rolled; empty where it is."""
        if not self.couples_at():
            return "no-couple"
        if self.herd == 0:
            return "no-supply"
        if not self.has_cradle():
            return "no-cell"
        return "target" if self.birth_target() <= 0 else ""

    def begin_births(self) -> bool:
        """True where chance is asked."""
        if not self.couples_at() or self.herd == 0 or self.birth_target() <= 0 or not self.has_cradle():
            if self.trace is not None:
                self.tell("no-birth", {"seat": int(self.active), "why": self.why_no_birth()})
            return False
        self.ask(BIRTH_ROLL, CHANCE)
        return True

    def roll_birth(self, value: i64) -> None:
        """8.3, 8.6."""
        target = self.birth_target()
        if self.trace is not None:
            success = "yes" if value <= target else "no"
            args = {"seat": int(self.active), "value": int(value), "target": int(target), "success": success}
            self.tell("birth-rolled", args)
        if value <= target:
            self.ask(NEWBORN, self.active)
        else:
            self.run()

    def bear(self, parent: i64, cell: i64) -> None:
        """8.4, 8.5; 8.10: then a tiger of the parents' cell steps aside, or is lost."""
        self.put_animal(cell)
        if self.trace is not None:
            cells = {"parent_cell": CELLS[parent], "cell": CELLS[cell]}
            args = {"seat": int(self.active), **self.module_args(), **cells, "population": int(self.population())}
            self.tell("born", args)
        if not self.tables.separates:
            self.run()
        elif beside(i64(1) << parent) & self.empty():
            self.cell = parent
            self.ask(SPLIT_COUPLE, self.active)
        elif not self.lose_animal(parent, "separation"):
            self.run()

    def decline_birth(self) -> None:
        """8.9 with `optional_births`."""
        self.tell_seat("birth-declined", self.active)
        self.run()

    def split(self, cell: i64) -> None:
        """8.10."""
        parent = self.cell
        self.cell = -1
        self.take_animal(parent)
        self.add_animal(cell)
        if self.trace is not None:
            args = {"seat": int(self.active), **self.module_args(), "from_cell": CELLS[parent], "cell": CELLS[cell]}
            self.tell("parent-moved", args)
        self.run()
