# mypyc
"""How events, choices and refusals name things; nothing here changes the position."""

from typing import Any

from mypy_extensions import i64

from chrysalide.games.extinction.codes import PLACE_IDS
from chrysalide.games.extinction.facts.records import CELL_IDS, COLOURS, LINE_IDS, MOST_SEATS, SIDE
from chrysalide.games.extinction.rules.position import Position
from chrysalide.games.extinction.tables import SLOTS, SPECIALTY


def place_number(at: Position, code: i64) -> i64:
    """The place of dice that a code names, or -1 where it is none in this match."""
    tables = at.tables
    start = tables.code_start[code]
    if start >= 0:
        return start if (tables.start_places >> start) & 1 else -1
    card = tables.code_card[code]
    if card < 0:
        return -1
    seat = tables.code_seat[code]
    if seat < 0:
        seat = at.seat_of(tables.card_role[card])
    if seat < 0 or seat >= at.seats or at.roles[seat] < 0:
        return -1
    slot = at.slot_of(seat, card)
    return (seat + 1) * SLOTS + slot if slot >= 0 else i64(-1)


def place_code(at: Position, place: i64) -> i64:
    if place < SLOTS:
        return at.tables.start_code[place]
    seat = place // SLOTS - 1
    return at.tables.place_code[at.card_in(seat, place % SLOTS) * MOST_SEATS + seat]


# --- arguments --------------------------------------------------------------------------------------------------------


def card_args(at: Position, card: i64) -> dict[str, Any]:
    found = at.tables.pack.cards[card]
    return {"card": found.id, "card_name": found.name}


def start_args(at: Position, action: i64) -> dict[str, Any]:
    found = at.tables.pack.start_actions[action]
    return {"card": found.id, "card_name": found.name}


def slot_args(at: Position, seat: i64, slot: i64) -> dict[str, Any]:
    """A source of abilities: a Permanent, or the seat's specialty."""
    if slot < SPECIALTY:
        return card_args(at, at.card_in(seat, slot))
    found = at.tables.pack.specialties[at.specialties[seat]]
    return {"card": found.id, "card_name": found.name}


def place_args(at: Position, place: i64) -> dict[str, Any]:
    """A place of dice; `twin`: another copy of the card lies in the area."""
    text = PLACE_IDS[place_code(at, place)]
    if place < SLOTS:
        return {"place": text, **start_args(at, place), "owner_seat": -1, "twin": "no"}
    owner = place // SLOTS - 1
    card = at.card_in(owner, place % SLOTS)
    twin = "yes" if laid_copies(at, card) > 1 else "no"
    return {"place": text, **card_args(at, card), "owner_seat": int(owner), "twin": twin}


def laid_copies(at: Position, card: i64) -> i64:
    """How many copies of an Action card lie in the area."""
    found: i64 = 0
    for seat in range(at.seats):
        slot = at.slot_of(seat, card) if at.roles[seat] >= 0 else i64(-1)
        if slot >= 0 and (at.laid[seat] >> slot) & 1:
            found += 1
    return found


def effect_args(at: Position, kind: i64) -> dict[str, Any]:
    module = at.tables.module
    if kind < 0:
        return {"effect": "none", "effect_name": "", "module": module.id}
    found = module.effects[kind]
    return {"effect": found.id, "effect_name": found.name, "module": module.id}


def ambassador_args(at: Position, place: i64) -> dict[str, Any]:
    """As all may know it."""
    known = (at.up >> place) & 1 != 0 or (at.open_hands and at.faces[place] >= 0)
    return named_ambassador(at, place, at.faces[place] if known else i64(-1))


def named_ambassador(at: Position, place: i64, who: i64) -> dict[str, Any]:
    args: dict[str, Any] = {"slot": int(place + 1), "colour": COLOURS[at.tables.row[place]]}
    if who < 0:
        return {**args, "ambassador": "none", "ambassador_name": ""}
    found = at.tables.pack.ambassadors[who]
    return {**args, "ambassador": found.id, "ambassador_name": found.name}


def line_args(at: Position, line: i64) -> dict[str, Any]:
    return {"line": LINE_IDS[line], "axis": "row" if line < SIDE else "column", "number": int(line % SIDE + 1)}


def module_args(at: Position) -> dict[str, Any]:
    return {"module": at.tables.module.id}


# --- short announcements ----------------------------------------------------------------------------------------------


def tell_seat(at: Position, kind: str, seat: i64) -> None:
    if at.trace is not None:
        at.tell(kind, {"seat": int(seat)})


def tell_number(at: Position, kind: str, seat: i64, number: i64) -> None:
    if at.trace is not None:
        at.tell(kind, {"seat": int(seat), "n": int(number)})


def tell_effect(at: Position, kind: str, seat: i64, effect: i64) -> None:
    if at.trace is not None:
        at.tell(kind, {"seat": int(seat), **effect_args(at, effect)})


def tell_animal(at: Position, kind: str, cell: i64) -> None:
    """An animal on a cell, with the population that there is now."""
    if at.trace is not None:
        args = {"seat": int(at.active), **module_args(at), "cell": CELL_IDS[cell]}
        at.tell(kind, {**args, "population": int(at.population())})
