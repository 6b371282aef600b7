# mypyc
"""The ids of a view, and the numbers that the rules have for them."""

from typing import Final

from mypy_extensions import i64

from chrysalide.games.extinction.codes import PLACE_IDS
from chrysalide.games.extinction.rules.naming import place_number
from chrysalide.games.extinction.rules.position import Position
from chrysalide.games.extinction.tables import SPECIALTY, Tables

PLACE_CODES: Final[dict[str, int]] = {name: code for code, name in enumerate(PLACE_IDS)}


class Names:
    """Numbers by id, for one sort of match."""

    def __init__(self, tables: Tables) -> None:
        pack = tables.pack
        self.roles: dict[str, int] = {role.id: number for number, role in enumerate(pack.roles)}
        self.specialties: dict[str, int] = {one.id: number for number, one in enumerate(pack.specialties)}
        self.effects: dict[str, int] = {name: kind for kind, name in enumerate(tables.effect_ids)}
        self.ambassadors: dict[str, int] = {one.id: number for number, one in enumerate(pack.ambassadors)}
        self.decks: list[dict[str, int]] = [  # by role: slots by card
            {card: slot for slot, card in enumerate(pack.decks[role.id])} for role in pack.roles
        ]

    def slot(self, at: Position, seat: i64, name: str) -> i64:
        """A card of a seat, or its specialty."""
        if name in self.specialties and self.specialties[name] == at.specialties[seat]:
            return SPECIALTY
        return self.decks[at.roles[seat]][name]

    def place(self, at: Position, name: str) -> i64:
        """A place of dice, where the seats have their roles."""
        return place_number(at, PLACE_CODES[name])


NAMES: Final[dict[Tables, Names]] = {}


def names_of(tables: Tables) -> Names:
    """Made once for each sort of match."""
    found = NAMES.get(tables)
    if found is None:
        found = NAMES[tables] = Names(tables)
    return found
