# mypyc
"""Chapter 10: the effect deck, Constants, and what an effect does to animals, tiles and cubes."""

from mypy_extensions import i64

from chrysalide.core.state import CHANCE
from chrysalide.games.extinction.board import ALL, BOTTOM, beside, bits, hemmed, lowest
from chrysalide.games.extinction.facts.records import AMBASSADORS, CELLS
from chrysalide.games.extinction.rules.destruction import Destruction
from chrysalide.games.extinction.rules.phases import (
    BY_CONSTANT,
    BY_EFFECT,
    CANCEL_EFFECT,
    CHOOSE_TILE,
    EFFECT_BITS,
    EFFECT_REVEAL,
    NO_PART,
    PART_TILE,
    PART_UNCUBE,
    SAVE_ANIMAL,
    STRIP_CUBE,
    UNKNOWN,
)
from chrysalide.games.extinction.tables import ALONE, ALONE_ROW6, BY_TILE, CANCELS, SAVES, SAVES_OWN


def one_effect(kind: i64) -> i64:
    """One copy of a card, in a set of effect cards."""
    return i64(1) << (EFFECT_BITS * kind)


def count_effects(cards: i64) -> i64:
    """How many cards a set of effect cards has."""
    found: i64 = 0
    while cards:
        found += cards & 7
        cards >>= EFFECT_BITS
    return found


class Effects(Destruction):
    """The fourth phase of a turn."""

    # --- the deck -------------------------------------------------------------------------------------------------

    def renew_effects(self) -> bool:
        """10.3: an empty deck is made of the discard; 10.4: False where there is no card at all."""
        if self.top >= 0 or self.effects:
            return True
        if not self.spent:
            return False
        self.effects = self.spent
        self.spent = 0
        if self.trace is not None:
            self.tell("effects-renewed", {"cards": int(count_effects(self.effects))})
        return True

    def show_effect(self, kind: i64) -> None:
        """15.10: the top card, known to all from now on."""
        self.effects -= one_effect(kind)
        self.top = kind
        self.tell_effect("effect-shown", self.active, kind)
        self.run()

    def drop_effect(self) -> None:
        kind = self.top
        self.top = UNKNOWN
        self.spent += one_effect(kind)
        self.tell_effect("effect-discarded", self.active, kind)

    # --- the phase ------------------------------------------------------------------------------------------------

    def begin_effect(self) -> bool:
        """10.1, 10.3, 10.4: True where somebody is asked."""
        self.saved = 0
        if not self.renew_effects():
            if self.trace is not None:
                self.tell("no-effect", {})
            return False
        if self.top < 0:
            self.ask(EFFECT_REVEAL, CHANCE)
            return True
        kind = self.top
        self.top = UNKNOWN
        return self.reveal_effect(kind)

    def reveal_effect(self, kind: i64) -> bool:
        """16.14, 16.18: the card may be cancelled before anything of it happens; True where that is asked."""
        self.card = kind
        if self.trace is not None:
            lasting = "constant" if self.tables.lasting[kind] else "immediate"
            key = "yes" if kind == self.tables.key else "no"
            args = {"seat": int(self.active), **self.effect_args(kind), "kind": lasting, "key": key}
            self.tell("effect-revealed", args)
        slot = self.canceller()
        if slot >= 0:
            self.ask(CANCEL_EFFECT, self.active)
            return True
        self.begin_card()
        return False

    def canceller(self) -> i64:
        """16.14: the slot that can cancel the card for a price that can be paid, or -1."""
        slots = self.sources(self.active, CANCELS) & ~self.used
        while slots:
            slot = lowest(slots)
            if self.can_pay(self.active, self.tables.power_cost[self.source(self.active, slot)]):
                return slot
            slots &= slots - 1
        return -1

    def cancel_effect(self) -> None:
        """16.14."""
        slot = self.canceller()
        kind = self.card
        self.used |= i64(1) << slot
        self.pay(self.active, self.tables.power_cost[self.source(self.active, slot)])
        self.tell_effect("effect-cancelled", self.active, kind)
        self.spent += one_effect(kind)
        self.card = -1
        self.run()

    def begin_card(self) -> None:
        """10.2, 10.5: an Immediate is carried out, a Constant goes to the end of the row."""
        kind = self.card
        if not self.tables.lasting[kind]:
            self.push(self.tables.effect_ops[kind], BY_EFFECT, kind, 0)
            return
        self.row[self.row_size] = kind
        self.row_size += 1
        self.card = -1
        if self.trace is not None:
            self.tell("constant-added", {**self.effect_args(kind), "position": int(self.row_size)})

    def end_card(self, kind: i64) -> None:
        """10.2."""
        self.spent += one_effect(kind)
        self.card = -1
        if self.trace is not None:
            self.tell("effect-done", self.effect_args(kind))

    # --- Constants ------------------------------------------------------------------------------------------------

    def remove_constant(self, position: i64, cost: i64, seat: i64) -> None:
        """10.5, 10.9: to the discard; those after it move up, and so do those that are still to act."""
        kind = self.row[position]
        for place in range(position + 1, self.row_size):
            self.row[place - 1] = self.row[place]
        self.row_size -= 1
        self.row[self.row_size] = -1
        below = (i64(1) << position) - 1
        self.due = (self.due & below) | ((self.due >> 1) & ~below)
        self.spent += one_effect(kind)
        if self.trace is not None:
            self.tell("constant-removed", {"seat": int(seat), **self.effect_args(kind), "cost": int(cost)})

    def trigger_next(self) -> bool:
        """10.7–10.9: the next Constant that acts, oldest first; False where none is left."""
        while self.due:
            position = lowest(self.due)
            self.due &= self.due - 1
            kind = self.row[position]
            program = self.tables.triggers[kind]
            if program >= 0:
                if self.trace is not None:
                    self.tell("constant-triggered", {**self.effect_args(kind), "position": int(position + 1)})
                self.push(program, BY_CONSTANT, kind, 0)
                return True
        return False

    def push(self, program: i64, source: i64, thing: i64, value: i64) -> None:
        """Put a list of operations on top of what is pending."""
        raise NotImplementedError

    # --- losses ---------------------------------------------------------------------------------------------------

    def victims(self, filter: i64) -> i64:  # noqa: A002 - the word of the rules
        """15.15: the cells that fit."""
        if filter == BY_TILE:
            return self.animals() & beside(self.tiles)
        if filter == ALONE:
            return self.alone_at()
        if filter == ALONE_ROW6:
            return self.alone_at() & BOTTOM
        return self.animals() & hemmed(self.free(), 2)

    def choose_victim(self, cell: i64) -> None:
        self.cell = cell
        self.offered = 0
        self.offer_saving()

    def offer_saving(self) -> None:
        """16.16: owners from the active seat on; the first who saves ends it. `offered` counts those asked."""
        while self.offered < self.seats and self.by_effect():
            seat = (self.active + self.offered) % self.seats
            if not (self.saved >> seat) & 1 and self.can_save(seat):
                self.ask(SAVE_ANIMAL, seat)
                return
            self.offered += 1
        cell = self.cell
        self.cell = -1
        self.offered = 0
        if not self.lose_animal(cell, "effect"):
            self.run()

    def can_save(self, seat: i64) -> bool:
        return self.sources(seat, SAVES) != 0 or (seat == self.active and self.sources(seat, SAVES_OWN) != 0)

    def by_effect(self) -> bool:
        """Does the operation under way belong to an effect card?"""
        raise NotImplementedError

    def save_animal(self) -> None:
        """16.16: nothing is lost."""
        seat = self.asked
        self.saved |= i64(1) << seat
        cell = self.cell
        self.cell = -1
        self.offered = 0
        if self.trace is not None:
            slots = self.sources(seat, SAVES) | self.sources(seat, SAVES_OWN)
            args = {"seat": int(seat), **self.slot_args(seat, lowest(slots)), **self.module_args()}
            self.tell("animal-saved", {**args, "cell": CELLS[cell]})
        self.run()

    # --- tiles and cubes --------------------------------------------------------------------------------------------

    def tile_cells(self) -> i64:
        """15.14: free cells beside a tile."""
        return ALL & beside(self.tiles) & ~self.tiles

    def begin_tile(self) -> bool:
        """15.14, 16.15: True where somebody is asked or the match is lost."""
        if not self.tile_cells():
            return False
        if not self.offers_ignoring(PART_TILE):
            self.ask_tile()
        return True

    def ask_tile(self) -> None:
        self.part = NO_PART
        if not self.lacks_tile():
            self.ask(CHOOSE_TILE, self.active)

    def choose_tile(self, cell: i64) -> None:
        if not self.put_tile(cell, cell):
            self.run()

    def richest(self) -> i64:
        """15.16: the places with most cubes, where that is at least 2."""
        most: i64 = 2
        found: i64 = 0
        for place in range(AMBASSADORS):
            if self.cubes[place] > most:
                most = self.cubes[place]
                found = 0
            if self.cubes[place] == most:
                found |= i64(1) << place
        return found

    def begin_uncube(self) -> bool:
        """15.16, 16.15: True where somebody is asked."""
        if not self.richest():
            return False
        if self.offers_ignoring(PART_UNCUBE):
            return True
        return self.ask_uncube()

    def ask_uncube(self) -> bool:
        self.part = NO_PART
        places = self.richest()
        if bits(places) > 1:
            self.ask(STRIP_CUBE, self.active)
            return True
        self.lose_cube(lowest(places))
        return False

    def lose_cube(self, place: i64) -> None:
        self.cubes[place] = self.cubes[place] - 1
        self.cubes_left += 1
        if self.trace is not None:
            self.tell("cube-lost", {**self.ambassador_args(place), "cubes": int(self.cubes[place])})
