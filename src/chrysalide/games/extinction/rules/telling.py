# mypyc
"""How messages name things; nothing here changes the position."""

from typing import Any

from mypy_extensions import i64

from chrysalide.games.extinction.codes import PLACES
from chrysalide.games.extinction.facts.records import CELLS, COLOURS, LINES
from chrysalide.games.extinction.rules.keeping import Keeping
from chrysalide.games.extinction.tables import SLOTS


class Telling(Keeping):
    """Arguments of events, choices and refusals."""

    def place_number(self, code: i64) -> i64:
        """The place of dice that a code names, or -1 where it is none in this match."""
        tables = self.tables
        start = tables.code_start[code]
        if start >= 0:
            return start if (tables.start_places >> start) & 1 else -1
        card = tables.code_card[code]
        if card < 0:
            return -1
        seat = tables.code_seat[code]
        if seat < 0:
            seat = self.seat_of(tables.card_role[card])
        if seat < 0 or seat >= self.seats or self.roles[seat] < 0:
            return -1
        slot = tables.slot_of[self.roles[seat] * tables.cards + card]
        return (seat + 1) * SLOTS + slot if slot >= 0 else i64(-1)

    def place_code(self, place: i64) -> i64:
        if place < SLOTS:
            return self.tables.start_code[place]
        seat = place // SLOTS - 1
        return self.tables.place_code[self.card_in(seat, place % SLOTS) * 5 + seat]

    # --- arguments ------------------------------------------------------------------------------------------------

    def card_args(self, card: i64) -> dict[str, Any]:
        found = self.tables.pack.cards[card]
        return {"card": found.id, "card_name": found.name}

    def start_args(self, action: i64) -> dict[str, Any]:
        found = self.tables.pack.start_actions[action]
        return {"card": found.id, "card_name": found.name}

    def slot_args(self, seat: i64, slot: i64) -> dict[str, Any]:
        """A source of abilities: a Permanent, or the seat's specialty."""
        if slot < SLOTS - 2:
            return self.card_args(self.card_in(seat, slot))
        found = self.tables.pack.specialties[self.specialties[seat]]
        return {"card": found.id, "card_name": found.name}

    def place_args(self, place: i64) -> dict[str, Any]:
        """A place of dice; `twin`: another copy of the card lies in the area."""
        text = PLACES[self.place_code(place)]
        if place < SLOTS:
            return {"place": text, **self.start_args(place), "owner_seat": -1, "twin": "no"}
        owner = place // SLOTS - 1
        card = self.card_in(owner, place % SLOTS)
        twin = "yes" if self.laid_copies(card) > 1 else "no"
        return {"place": text, **self.card_args(card), "owner_seat": int(owner), "twin": twin}

    def laid_copies(self, card: i64) -> i64:
        """How many copies of an Action card lie in the area."""
        tables = self.tables
        found: i64 = 0
        for seat in range(self.seats):
            slot = tables.slot_of[self.roles[seat] * tables.cards + card] if self.roles[seat] >= 0 else i64(-1)
            if slot >= 0 and (self.laid[seat] >> slot) & 1:
                found += 1
        return found

    def effect_args(self, kind: i64) -> dict[str, Any]:
        module = self.tables.module
        if kind < 0:
            return {"effect": "none", "effect_name": "", "module": module.id}
        found = module.effects[kind]
        return {"effect": found.id, "effect_name": found.name, "module": module.id}

    def ambassador_args(self, place: i64) -> dict[str, Any]:
        """As all may know it."""
        known = (self.up >> place) & 1 != 0 or (self.open_hands and self.faces[place] >= 0)
        return self.named_ambassador(place, self.faces[place] if known else i64(-1))

    def named_ambassador(self, place: i64, who: i64) -> dict[str, Any]:
        args: dict[str, Any] = {"slot": int(place + 1), "colour": COLOURS[self.tables.row[place]]}
        if who < 0:
            return {**args, "ambassador": "none", "ambassador_name": ""}
        found = self.tables.pack.ambassadors[who]
        return {**args, "ambassador": found.id, "ambassador_name": found.name}

    def line_args(self, line: i64) -> dict[str, Any]:
        return {"line": LINES[line], "axis": "row" if line < 6 else "column", "number": int(line % 6 + 1)}

    def module_args(self) -> dict[str, Any]:
        return {"module": self.tables.module.id}

    # --- short stories ----------------------------------------------------------------------------------------------

    def tell_seat(self, kind: str, seat: i64) -> None:
        if self.trace is not None:
            self.tell(kind, {"seat": int(seat)})

    def tell_number(self, kind: str, seat: i64, number: i64) -> None:
        if self.trace is not None:
            self.tell(kind, {"seat": int(seat), "n": int(number)})

    def tell_effect(self, kind: str, seat: i64, effect: i64) -> None:
        if self.trace is not None:
            self.tell(kind, {"seat": int(seat), **self.effect_args(effect)})

    def tell_animal(self, kind: str, cell: i64) -> None:
        """An animal on a cell, told with the population that there is now."""
        if self.trace is not None:
            args = {"seat": int(self.active), **self.module_args(), "cell": CELLS[cell]}
            self.tell(kind, {**args, "population": int(self.population())})
