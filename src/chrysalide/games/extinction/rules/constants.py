# mypyc
"""Chapter 10: Constants lie in a row, act when they are triggered, and can be removed."""

from typing import ClassVar

from mypy_extensions import i64

from chrysalide.core.bits import lowest
from chrysalide.core.messages import Choice, Refusal
from chrysalide.games.extinction.codes import FUND, LIFT, NO, STOP
from chrysalide.games.extinction.rules.decision import Decision, no_choice
from chrysalide.games.extinction.rules.effects import one_effect
from chrysalide.games.extinction.rules.money import can_pay, pay, reduced
from chrysalide.games.extinction.rules.naming import effect_args, tell_seat
from chrysalide.games.extinction.rules.phases import BY_CONSTANT, FRESH, PAY_FUND, REMOVE_CONSTANT, TIMES_LEFT
from chrysalide.games.extinction.rules.position import Position
from chrysalide.games.extinction.rules.stack import Operation, frame, next_op, operand, pass_by, push, set_frame
from chrysalide.games.extinction.rules.wording import asked_price, constant_choice, no_constant, stop_choice


def every_position(at: Position) -> i64:
    """All positions of the row, as a set."""
    return (i64(1) << at.row_size) - 1


def harmful(at: Position) -> i64:
    """10.11: Constants in play that are not helpful."""
    found: i64 = 0
    for position in range(at.row_size):
        found += at.tables.harmful[at.row[position]]
    return found


def remove_constant(at: Position, position: i64, cost: i64, seat: i64) -> None:
    """10.5, 10.9: to the discard; those after it move up, and so do those that are still to act."""
    kind = at.row[position]
    for place in range(position + 1, at.row_size):
        at.row[place - 1] = at.row[place]
    at.row_size -= 1
    at.row[at.row_size] = -1
    below = (i64(1) << position) - 1
    at.due = (at.due & below) | ((at.due >> 1) & ~below)
    at.spent += one_effect(kind)
    if at.trace is not None:
        at.tell("constant-removed", {"seat": int(seat), **effect_args(at, kind), "cost": int(cost)})


class TriggerAll(Operation):
    """10.7–10.9, 15.18: Constants act one after the other, oldest first."""

    def step(self, at: Position) -> bool:
        if frame(at, TIMES_LEFT) == FRESH:
            set_frame(at, TIMES_LEFT, 0)
            at.due = every_position(at)
        if not trigger_next(at):
            next_op(at)
        return False


def trigger_next(at: Position) -> bool:
    """10.7–10.9: the next Constant that acts; False where none is left."""
    while at.due:
        position = lowest(at.due)
        at.due &= at.due - 1
        kind = at.row[position]
        program = at.tables.triggers[kind]
        if program >= 0:
            if at.trace is not None:
                at.tell("constant-triggered", {**effect_args(at, kind), "position": int(position + 1)})
            push(at, program, BY_CONSTANT, kind, 0)
            return True
    return False


class Unconst(Operation):
    """15.11."""

    def step(self, at: Position) -> bool:
        return at.ask(REMOVE_CONSTANT, at.active) if at.row_size else pass_by(at)


class RemoveConstant(Decision):
    """15.11: one Constant of the row, or none."""

    words: ClassVar = {"lift": "15.11", "stop": "15.4"}
    clicks: ClassVar = {"const": "lift"}

    def offer(self, at: Position) -> tuple[i64, i64, i64]:
        return LIFT, every_position(at), STOP

    def apply(self, at: Position, code: i64) -> bool:
        next_op(at)
        if code != STOP:
            remove_constant(at, code - LIFT, 0, at.active)
        return False

    def choice(self, at: Position, code: int) -> Choice:
        if code == STOP:
            return stop_choice(1)
        return constant_choice(at, code, code - LIFT, "choice-lift", None)

    def refuse(self, at: Position, code: int) -> Refusal:
        return no_constant(code - LIFT)


class Fund(Operation):
    """15.17: every seat that can pay is asked, from the active seat on, until one pays.

    TIMES_LEFT counts the seats that were asked or cannot pay.
    """

    def step(self, at: Position) -> bool:
        asked = max(frame(at, TIMES_LEFT), i64(0))
        while at.row_size > 0 and asked < at.seats:
            seat = (at.active + asked) % at.seats
            if can_pay(at, seat, operand(at, 2)):
                set_frame(at, TIMES_LEFT, asked)
                return at.ask(PAY_FUND, seat)
            asked += 1
        return pass_by(at)


class PayFund(Decision):
    """15.17: a seat removes one Constant for a price, or leaves it to the next seat."""

    words: ClassVar = {"fund": "15.17", "no": "14.1"}
    clicks: ClassVar = {"const": "fund"}

    def offer(self, at: Position) -> tuple[i64, i64, i64]:
        return FUND, every_position(at), NO

    def apply(self, at: Position, code: i64) -> bool:
        seat = at.asked
        if code == NO:
            tell_seat(at, "fund-declined", seat)
            set_frame(at, TIMES_LEFT, frame(at, TIMES_LEFT) + 1)
            return False
        price = self.price(at)
        paid = reduced(at, seat, price)
        pay(at, seat, price)
        next_op(at)
        remove_constant(at, code - FUND, paid, seat)
        return False

    def price(self, at: Position) -> i64:
        return operand(at, 2)

    def choice(self, at: Position, code: int) -> Choice:
        if code == NO:
            return no_choice(at)
        return constant_choice(at, code, code - FUND, "choice-fund", asked_price(at, self.price(at)))

    def refuse(self, at: Position, code: int) -> Refusal:
        return no_constant(code - FUND)
