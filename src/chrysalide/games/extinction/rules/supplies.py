# mypyc
"""Chapters 6, 7 and 13: money, animals, tiles and cubes come and go; what loses a match."""

from mypy_extensions import i64

from chrysalide.core.state import OVER
from chrysalide.games.extinction.board import lowest
from chrysalide.games.extinction.facts.records import CELLS
from chrysalide.games.extinction.rules.phases import (
    BY_POPULATION,
    BY_RESERVE,
    BY_VOTES,
    ENDS,
    FINISHED,
    NAMING,
    STARTING,
)
from chrysalide.games.extinction.rules.telling import Telling
from chrysalide.games.extinction.tables import DISCOUNT, PURSE


class Supplies(Telling):
    """What is finite, and who has it."""

    # --- money ----------------------------------------------------------------------------------------------------

    def gain(self, seat: i64, number: i64) -> None:
        """6.1, 6.3: as much as the supply has."""
        number = min(number, self.bank)
        if number > 0:
            self.bank -= number
            self.money[seat] = self.money[seat] + number
            self.tell_number("money-gained", seat, number)

    def lose_money(self, seat: i64, number: i64) -> None:
        """6.7."""
        number = min(number, self.money[seat])
        if number > 0:
            self.money[seat] = self.money[seat] - number
            self.bank += number
            self.tell_number("money-lost", seat, number)

    def purse(self, seat: i64) -> i64:
        """6.5: money of others that a seat may spend."""
        found: i64 = 0
        for owner in range(self.seats):
            if owner != seat and self.sources(owner, PURSE):
                found += self.money[owner]
        return found

    def discount(self, seat: i64) -> i64:
        """16.8: what the next cost is lower by, for a seat in its own turn."""
        if seat != self.active:
            return 0
        found: i64 = 0
        slots = self.sources(seat, DISCOUNT) & ~self.used
        while slots:
            found += self.tables.power_n[self.source(seat, lowest(slots))]
            slots &= slots - 1
        return found

    def purchasing(self, seat: i64) -> i64:
        """6.6: the highest cost that a seat can pay."""
        return self.money[seat] + self.purse(seat) + self.discount(seat)

    def can_pay(self, seat: i64, price: i64) -> bool:
        """6.6; what costs nothing can always be paid."""
        return price <= 0 or price <= self.money[seat] or price <= self.purchasing(seat)

    def reduced(self, seat: i64, price: i64) -> i64:
        """What a seat would really pay."""
        return max(i64(0), price - self.discount(seat)) if price > 0 else i64(0)

    def pay(self, seat: i64, price: i64) -> None:
        """6.5: own money first, then the common purse."""
        if price <= 0:
            return
        less = min(price, self.discount(seat))
        if less > 0:
            self.used |= self.sources(seat, DISCOUNT)
            price -= less
            self.tell_number("discount-used", seat, less)
        own = min(price, self.money[seat])
        if own > 0:
            self.money[seat] = self.money[seat] - own
            self.bank += own
            self.tell_number("money-paid", seat, own)
        price -= own
        step: i64 = 1
        while price > 0 and step < self.seats:
            owner = (seat + step) % self.seats
            step += 1
            if self.sources(owner, PURSE):
                part = min(price, self.money[owner])
                price -= part
                self.pay_from_purse(owner, part, seat)

    def pay_from_purse(self, owner: i64, number: i64, seat: i64) -> None:
        if number <= 0:
            return
        self.money[owner] = self.money[owner] - number
        self.bank += number
        if self.trace is not None:
            self.tell("purse-paid", {"seat": int(owner), "n": int(number), "other_seat": int(seat)})

    # --- animals --------------------------------------------------------------------------------------------------

    def put_animal(self, cell: i64) -> None:
        """7.4: from the supply."""
        self.herd -= 1
        self.add_animal(cell)

    def lose_animal(self, cell: i64, cause: str) -> bool:
        """7.4–7.6: one animal of a cell; True where the match is lost."""
        self.take_animal(cell)
        self.herd += 1
        if self.trace is not None:
            args = {**self.module_args(), "cell": CELLS[cell], "population": int(self.population()), "cause": cause}
            self.tell("animal-lost", args)
        return self.dies_out()

    def clear_cells(self, cells: i64) -> i64:
        """7.6: all animals of some cells, together; how many they were."""
        before = self.population()
        self.ones &= ~cells
        self.twos &= ~cells
        self.fours &= ~cells
        self.eights &= ~cells
        number = before - self.population()
        self.herd += number
        return number

    def dies_out(self) -> bool:
        """7.5, 13.2."""
        if self.population() > 1:
            return False
        self.finish(BY_POPULATION)
        return True

    # --- tiles ----------------------------------------------------------------------------------------------------

    def lacks_tile(self) -> bool:
        """9.2, 13.3: a tile is due; True where the reserve is empty and the match lost."""
        if self.reserve > 0:
            return False
        self.finish(BY_RESERVE)
        return True

    def put_tile(self, cell: i64, from_cell: i64) -> bool:
        """9.5: from the reserve; all animals of the cell are lost. True where the match is lost."""
        bit = i64(1) << cell
        self.reserve -= 1
        self.tiles |= bit
        self.tiles_placed += 1
        if self.trace is not None:
            args = {"cell": CELLS[cell], "from_cell": CELLS[from_cell], "reserve": int(self.reserve)}
            slid = "yes" if cell != from_cell else "no"
            self.tell("tile-placed", {**args, "spread": "yes" if self.spreading else "no", "slid": slid})
        if not self.animals() & bit:
            return False
        number = self.clear_cells(bit)
        if self.trace is not None:
            args = {**self.module_args(), "cell": CELLS[cell], "n": int(number), "population": int(self.population())}
            self.tell("animals-covered", args)
        return self.dies_out()

    def take_tile(self, cell: i64) -> None:
        """9.9: back to the reserve."""
        self.tiles &= ~(i64(1) << cell)
        self.reserve += 1
        if self.trace is not None:
            args = {"seat": int(self.active), "cell": CELLS[cell], "reserve": int(self.reserve)}
            self.tell("tile-removed", args)

    # --- the end --------------------------------------------------------------------------------------------------

    def finish(self, end: i64) -> None:
        """3.6, 13.1–13.4: at once; nothing that is pending is carried out."""
        if STARTING <= self.stage < NAMING:
            self.remember()
        self.end = end
        self.phase = FINISHED
        self.asked = OVER
        self.depth = 0
        if self.trace is None:
            return
        votes = {"yes": int(self.yes), "needed": int(self.needed), "year": int(self.year)}
        if end == BY_VOTES:
            self.tell("match-won", votes)
        else:
            args = {"why": ENDS[end], **self.module_args(), "population": int(self.population())}
            self.tell("match-lost", {**args, **votes})

    def ask(self, phase: i64, seat: i64) -> None:
        """The next decision, and whose it is."""
        self.phase = phase
        self.asked = seat

    def run(self) -> None:
        """Carry out what is pending until somebody is asked."""
        raise NotImplementedError
