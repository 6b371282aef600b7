# mypyc
"""Chapter 6: money, and the operations that are about it alone."""

from typing import ClassVar

from mypy_extensions import i64

from chrysalide.core.bits import lowest
from chrysalide.core.messages import Choice, Message, Refusal
from chrysalide.games.extinction.actions import SPACE
from chrysalide.games.extinction.codes import AMOUNT
from chrysalide.games.extinction.powers import DISCOUNT, PURSE
from chrysalide.games.extinction.rules.decision import Decision
from chrysalide.games.extinction.rules.naming import tell_number
from chrysalide.games.extinction.rules.phases import CHOOSE_AMOUNT, LEVEL, VALUE
from chrysalide.games.extinction.rules.position import Position
from chrysalide.games.extinction.rules.stack import Operation, frame, next_op, operand, pass_by, set_frame


def gain(at: Position, seat: i64, number: i64) -> None:
    """6.1, 6.3: as much as the supply has."""
    number = min(number, at.bank)
    if number > 0:
        at.bank -= number
        at.money[seat] = at.money[seat] + number
        tell_number(at, "money-gained", seat, number)


def lose_money(at: Position, seat: i64, number: i64) -> None:
    """6.7."""
    number = min(number, at.money[seat])
    if number > 0:
        at.money[seat] = at.money[seat] - number
        at.bank += number
        tell_number(at, "money-lost", seat, number)


def purse(at: Position, seat: i64) -> i64:
    """6.5: money of others that a seat may spend."""
    found: i64 = 0
    for owner in range(at.seats):
        if owner != seat and at.sources(owner, PURSE):
            found += at.money[owner]
    return found


def spendable(at: Position, seat: i64) -> int:
    """6.5: own money and the common purse, as people read it."""
    return int(at.money[seat] + purse(at, seat))


def discount(at: Position, seat: i64) -> i64:
    """16.8: what the next cost is lower by, for a seat in its own turn."""
    if seat != at.active:
        return 0
    found: i64 = 0
    slots = at.sources(seat, DISCOUNT) & ~at.used
    while slots:
        found += at.tables.power_n[at.source(seat, lowest(slots))]
        slots &= slots - 1
    return found


def purchasing(at: Position, seat: i64) -> i64:
    """6.6: the highest cost that a seat can pay."""
    return at.money[seat] + purse(at, seat) + discount(at, seat)


def can_pay(at: Position, seat: i64, price: i64) -> bool:
    """6.6; what costs nothing can always be paid."""
    return price <= 0 or price <= at.money[seat] or price <= purchasing(at, seat)


def payable_slot(at: Position, power: i64) -> i64:
    """The first slot of the active seat with a power whose use is not over and whose price it can pay, or -1."""
    slots = at.sources(at.active, power) & ~at.used
    while slots:
        slot = lowest(slots)
        if can_pay(at, at.active, at.tables.power_cost[at.source(at.active, slot)]):
            return slot
        slots &= slots - 1
    return -1


def reduced(at: Position, seat: i64, price: i64) -> i64:
    """What a seat would really pay."""
    return max(i64(0), price - discount(at, seat)) if price > 0 else i64(0)


def pay(at: Position, seat: i64, price: i64) -> None:
    """6.5: own money first, then the common purse."""
    if price <= 0:
        return
    less = min(price, discount(at, seat))
    if less > 0:
        at.used |= at.sources(seat, DISCOUNT)
        price -= less
        tell_number(at, "discount-used", seat, less)
    own = min(price, at.money[seat])
    if own > 0:
        at.money[seat] = at.money[seat] - own
        at.bank += own
        tell_number(at, "money-paid", seat, own)
    price -= own
    step: i64 = 1
    while price > 0 and step < at.seats:
        owner = (seat + step) % at.seats
        step += 1
        if at.sources(owner, PURSE):
            part = min(price, at.money[owner])
            price -= part
            pay_from_purse(at, owner, part, seat)


def pay_from_purse(at: Position, owner: i64, number: i64, seat: i64) -> None:
    if number <= 0:
        return
    at.money[owner] = at.money[owner] - number
    at.bank += number
    if at.trace is not None:
        at.tell("purse-paid", {"seat": int(owner), "n": int(number), "other_seat": int(seat)})


# --- operations -------------------------------------------------------------------------------------------------------


class Gain(Operation):
    """15.1: a list that a die has started pays from a certain value on."""

    def step(self, at: Position) -> bool:
        number = operand(at, 1)
        if frame(at, VALUE) >= operand(at, 2):
            if operand(at, 3):
                for step in range(at.seats):  # 6.4
                    gain(at, (at.active + step) % at.seats, number)
            else:
                gain(at, at.active, number)
        return pass_by(at)


class Fine(Operation):
    """15.2."""

    def step(self, at: Position) -> bool:
        for step in range(at.seats):
            lose_money(at, (at.active + step) % at.seats, operand(at, 1))
        return pass_by(at)


class Amount(Operation):
    """15.19: skipped where no level can be paid."""

    def step(self, at: Position) -> bool:
        if not can_pay(at, at.active, operand(at, 2)):
            return pass_by(at)
        return at.ask(CHOOSE_AMOUNT, at.active)


class ChooseAmount(Decision):
    """15.19: how much is paid, and so how often the operations after it are done."""

    words: ClassVar = {"amount": "15.19"}
    clicks: ClassVar = {"amount": "amount"}
    compulsory: ClassVar = "15.19"

    def offer(self, at: Position) -> tuple[i64, i64, i64]:
        levels: i64 = 0
        for level in range(operand(at, 2), operand(at, 3) + 1):
            if can_pay(at, at.active, level):
                levels |= i64(1) << level
        return AMOUNT, levels, -1

    def apply(self, at: Position, code: i64) -> bool:
        level = code - AMOUNT
        set_frame(at, LEVEL, level)
        next_op(at)
        tell_number(at, "amount-chosen", at.active, level)
        pay(at, at.active, level)
        return False

    def choice(self, at: Position, code: int) -> Choice:
        level = code - AMOUNT
        label = Message("choice-amount", {"n": level})
        return Choice(SPACE[code].text, label, (f"amount:{level}",), badge=str(level), icon="money")

    def refuse(self, at: Position, code: int) -> Refusal:
        level, lo, hi = code - AMOUNT, int(operand(at, 2)), int(operand(at, 3))
        if not lo <= level <= hi:
            return Refusal("15.19", Message("refuse-amount", {"n": level, "lo": lo, "hi": hi}))
        return Refusal("15.19", Message("refuse-amount-dear", {"n": level, "money": spendable(at, at.asked)}))
