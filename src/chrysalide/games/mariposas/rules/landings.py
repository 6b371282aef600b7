# mypyc
"""Chapter 6: what a landing brings, in order: waystation or flower, the flower beside, a birth.

What a waystation gives stands in `waystations`, which comes back here for the rest of the landing.
"""

from mypy_extensions import i64

from chrysalide.games.mariposas.board import TYPES, WILD_TOKEN
from chrysalide.games.mariposas.codes import ADJACENT, NO_ADJACENT, PICK
from chrysalide.games.mariposas.rules import waystations
from chrysalide.games.mariposas.rules.births import can_give_birth
from chrysalide.games.mariposas.rules.decision import Decision
from chrysalide.games.mariposas.rules.naming import tell_flowers, tell_nothing
from chrysalide.games.mariposas.rules.phases import GAIN_CARD, GIVE_BIRTH, PICK_ADJACENT, REVEAL_TOKEN, TAKE_FLOWER
from chrysalide.games.mariposas.rules.position import (
    ARRIVED,
    BESIDE_ASKED,
    BIRTH_ASKED,
    FROM_BESIDE,
    FROM_CITY,
    FROM_DIE,
    NO_FLOWER,
    Position,
)
from chrysalide.games.mariposas.rules.turns import next_movement


def resolve(at: Position) -> None:
    """6.1: only the cell where a movement ends matters."""
    at.stage = ARRIVED
    city = at.board.city[at.cell]
    if city >= 0:
        if at.tokens[city] < 0:
            at.phase = REVEAL_TOKEN  # 7.1
            return
        waystations.use_waystation(at, city)
    elif at.board.flower[at.cell] >= 0:
        collect(at, at.cell)
    proceed(at)


def proceed(at: Position) -> None:
    """6.1: what comes next of this landing, and after it the next movement."""
    if at.due:
        at.phase = TAKE_FLOWER
        return
    if at.gains:
        if waystations.gainable(at):
            at.phase = GAIN_CARD
            return
        at.gains = 0
    if at.stage == ARRIVED:
        at.stage = BESIDE_ASKED
        if at.carries and any_beside(at):
            at.phase = PICK_ADJACENT
            return
    if at.stage == BESIDE_ASKED:
        at.stage = BIRTH_ASKED
        if can_give_birth(at):
            at.phase = GIVE_BIRTH
            return
    next_movement(at)


# --- flowers ------------------------------------------------------------------------------------------------------


def collect(at: Position, cell: i64) -> None:
    """6.2–6.5: the flowers of the cell, unless it is barred; 1.10: a cell that gives nothing is not used up."""
    if at.barred(cell):
        if at.trace is not None:
            tell_barred(at)
        return
    flower = at.board.flower[cell]
    number = at.take(flower, at.board.count[cell])
    if number:
        at.mark(cell)
        if at.trace is not None:
            tell_flowers(at, flower, number, "cell", cell)
    elif at.trace is not None:
        tell_nothing(at, "supply")


def tell_barred(at: Position) -> None:
    tell_nothing(at, "start" if at.start[at.piece] == at.cell else "collected")


def some_flower_left(at: Position) -> bool:
    """6.9, 1.10: a wild choice falls away when the supply is empty."""
    return at.unlimited or at.supply != 0


class TakeFlower(Decision):
    """6.9: a wild flower is a flower of the seat's choice."""

    def legal(self, at: Position) -> list[int]:
        return [PICK + flower for flower in range(TYPES) if at.in_supply(flower)]

    def apply(self, at: Position, code: i64) -> None:
        flower = code - PICK
        due = at.due
        cell = at.beside if due == FROM_BESIDE else at.cell
        at.due = NO_FLOWER
        at.take(flower, 1)
        if at.trace is not None:
            source = "die" if due == FROM_DIE else ("wild" if due == FROM_CITY else "beside")
            tell_flowers(at, flower, 1, source, cell)
        if due == FROM_DIE:
            waystations.use_waystation(at, at.board.city[at.cell])
        else:
            at.mark(cell)
        proceed(at)


# --- the flower beside --------------------------------------------------------------------------------------------


class PickAdjacent(Decision):
    """6.6–6.8: one token of a cell beside, even from a double cell; or none."""

    def legal(self, at: Position) -> list[int]:
        cells = [at.lexicon.cell_code[cell] for cell in at.board.links[at.cell] if gives_beside(at, cell)]
        codes = [ADJACENT + code for code in sorted(cells)]
        codes.append(NO_ADJACENT)
        return codes

    def apply(self, at: Position, code: i64) -> None:
        if code == NO_ADJACENT:
            if at.trace is not None:
                at.tell("adjacent-skipped", {"seat": int(at.seat)})
        else:
            take_beside(at, at.lexicon.cell_of[code - ADJACENT])
        proceed(at)


def has_flower(at: Position, cell: i64) -> bool:
    """6.6: a flower cell or the revealed wild city."""
    city = at.board.city[cell]
    return at.board.flower[cell] >= 0 or (city >= 0 and at.tokens[city] == WILD_TOKEN)


def gives_beside(at: Position, cell: i64) -> bool:
    """6.6, 6.7, 1.10: a cell with a flower, not barred, with a token in supply."""
    if not has_flower(at, cell) or at.barred(cell):
        return False
    flower = at.board.flower[cell]
    return at.in_supply(flower) if flower >= 0 else some_flower_left(at)


def any_beside(at: Position) -> bool:
    for cell in at.board.links[at.cell]:  # noqa: SIM110 - compiled, a generator would cost more
        if gives_beside(at, cell):
            return True
    return False


def take_beside(at: Position, cell: i64) -> None:
    """6.6: the flower of the cell, or at the wild city one of the seat's choice."""
    flower = at.board.flower[cell]
    at.beside = cell
    if flower < 0:
        at.due = FROM_BESIDE
        return
    at.take(flower, 1)
    at.mark(cell)
    if at.trace is not None:
        tell_flowers(at, flower, 1, "beside", cell)
