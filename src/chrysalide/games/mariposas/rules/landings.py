# mypyc
"""Chapter 6: what a landing brings, in order: waystation or flower, the flower beside, a birth.

What a waystation gives stands in `waystations`, which comes back here for the rest of the landing.
"""

from mypy_extensions import i64

from chrysalide.core.messages import Choice, Message, Refusal
from chrysalide.games.mariposas.board import TYPES, WILD_TOKEN, flowers_of
from chrysalide.games.mariposas.codes import ADJACENT, NO_ADJACENT, PICK
from chrysalide.games.mariposas.facts.records import FLOWERS
from chrysalide.games.mariposas.rules import waystations
from chrysalide.games.mariposas.rules.births import can_give_birth
from chrysalide.games.mariposas.rules.decision import Decision, code_of, no_such_cell, not_now, text_of
from chrysalide.games.mariposas.rules.naming import cell_args, tell_flowers, tell_nothing
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

    words = ("pick",)
    targets = ("flower",)

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

    def choice(self, at: Position, code: i64) -> Choice:
        number = code - PICK
        flower = FLOWERS[number]
        have = Message("detail-flower", {"have": int(flowers_of(at.flowers[at.seat], number))})
        label = Message("choice-flower", {"flower": flower})
        return Choice(text_of(code), label, (f"flower:{flower}",), have, icon=flower)

    def refuse(self, at: Position, code: i64) -> Refusal:
        if at.phase != TAKE_FLOWER:
            return not_now(at, "6.9")
        return Refusal("1.10", Message("refuse-supply", {"flower": FLOWERS[code - PICK]}))

    def aim(self, at: Position, kind: str, name: str) -> int | None:
        return PICK + FLOWERS.index(name) if name in FLOWERS else None


# --- the flower beside --------------------------------------------------------------------------------------------


class PickAdjacent(Decision):
    """6.6–6.8: one token of a cell beside, even from a double cell; or none."""

    words = ("adj",)
    targets = ("cell", "skip")

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

    def choice(self, at: Position, code: i64) -> Choice:
        if code == NO_ADJACENT:
            return Choice("adj -", Message("choice-adjacent-none"), ("skip",), icon="skip")
        cell = at.lexicon.cell_of[code - ADJACENT]
        flower = FLOWERS[at.board.flower[cell]] if at.board.flower[cell] >= 0 else "wild"
        named = cell_args(at, cell)
        label = Message("choice-adjacent", {**named, "flower": flower})
        return Choice(text_of(code), label, (f"cell:{named['cell']}",), badge=named["code"], icon=flower)

    def refuse(self, at: Position, code: i64) -> Refusal:
        if at.phase != PICK_ADJACENT:
            return Refusal("6.8", Message("refuse-no-extra-flower"))
        cell: i64 = at.lexicon.cell_of[code - ADJACENT]
        if cell < 0:
            return no_such_cell(code - ADJACENT)
        named = cell_args(at, cell)
        if int(cell) not in at.board.links[at.cell]:
            return Refusal("6.6", Message("refuse-not-beside", named))
        if not has_flower(at, cell):
            return Refusal("6.6", Message("refuse-no-flower-there", named))
        if at.collected(cell):
            return Refusal("6.7", Message("refuse-collected", named))
        if at.barred(cell):
            return Refusal("6.7", Message("refuse-start", named))
        return Refusal("1.10", Message("refuse-supply-cell", named))

    def aim(self, at: Position, kind: str, name: str) -> int | None:
        return code_of(f"adj {name}" if kind == "cell" else f"adj -{name}")


def has_flower(at: Position, cell: i64) -> bool:
    """6.6: a flower cell or the revealed wild city."""
    if at.board.flower[cell] >= 0:
        return True
    city = at.board.city[cell]
    return city >= 0 and at.tokens[city] == WILD_TOKEN


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
