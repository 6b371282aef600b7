# mypyc
"""How messages name things: arguments that every catalogue can put into words."""

from typing import Any

from mypy_extensions import i64

from chrysalide.games.mariposas.board import GENERATION, TYPES, bytes_sum, flowers_of
from chrysalide.games.mariposas.codes import KINDS
from chrysalide.games.mariposas.facts.records import FLOWERS, TOKENS
from chrysalide.games.mariposas.facts.records import PIECES as PIECE_IDS
from chrysalide.games.mariposas.payments import PAYMENTS, TEXTS
from chrysalide.games.mariposas.rules.position import Position


def cell_args(at: Position, cell: i64) -> dict[str, Any]:
    """A cell by its place, or by its code as people write it."""
    found = at.board.edition.cells[cell]
    place = found.city or found.place
    name = at.board.edition.names[place] if place is not None else ""
    return {"cell": found.id, "code": found.id.upper(), "place": place or "none", "name": name}


def kind_args(at: Position, kind: i64) -> dict[str, Any]:
    """An action card; the last number is the bonus card double."""
    edition = at.board.edition
    if kind == len(edition.kinds):
        return {"card": "double", "moves": edition.double_moves[:], "with_flower": "no"}
    found = edition.kinds[kind]
    return {"card": found.id, "moves": list(found.moves), "with_flower": "yes" if found.flower else "no"}


def card_args(at: Position, number: i64) -> dict[str, Any]:
    """An action card by its number over all editions; what one of another edition does is not known here."""
    kind = at.lexicon.kind_of[number]
    return kind_args(at, kind) if kind >= 0 else {"card": KINDS[number], "moves": [], "with_flower": "no"}


def piece_args(at: Position, seat: i64, piece: i64) -> dict[str, Any]:
    """A butterfly."""
    double = "yes" if at.is_double(seat, piece) else "no"
    return {"seat": int(seat), "piece": PIECE_IDS[piece], "generation": GENERATION[piece], "double": double}


def way_args(card: i64) -> dict[str, str]:
    """A waystation card or token."""
    name = TOKENS[card]
    color, dash, stage = name.partition("-")
    if not dash:
        return {"card": name, "color": "none", "stage": "wild" if name == "wild" else "bonus"}
    return {"card": name, "color": color, "stage": stage}


def payment_args(number: i64) -> dict[str, object]:
    """A payment: its letters, how many flowers, and how many of each type."""
    payment = PAYMENTS[number]
    args: dict[str, object] = {"payment": TEXTS[number], "number": int(bytes_sum(payment))}
    for flower in range(TYPES):
        args[FLOWERS[flower]] = int(flowers_of(payment, flower))
    return args


def tell_flowers(at: Position, flower: i64, number: i64, source: str, cell: i64) -> None:
    """Announce flowers that the seat has taken."""
    args = {"seat": int(at.seat), "flower": FLOWERS[flower], "count": int(number), "source": source}
    at.tell("flowers-taken", {**args, **cell_args(at, cell)})


def tell_nothing(at: Position, reason: str) -> None:
    """Announce that the seat gets nothing where it has landed."""
    at.tell("nothing-taken", {"seat": int(at.seat), "reason": reason, **cell_args(at, at.cell)})
