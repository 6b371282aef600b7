# mypyc
"""14.6: with `shared_decider` = majority every seat answers a decision of the group."""

from mypy_extensions import i64

from chrysalide.games.extinction.actions import SPACE
from chrysalide.games.extinction.rules.position import Position


def answer(at: Position, code: i64) -> i64:
    """From the active seat on; the code that is taken when all have answered, -1 before."""
    at.answers[at.asked] = code
    at.answered += 1
    if at.trace is not None:
        at.tell("opinion", {"seat": int(at.asked), "action": SPACE[code].text})
    if at.answered < at.seats:
        at.asked = (at.asked + 1) % at.seats
        return -1
    taken = majority(at)
    if at.trace is not None:
        at.tell("majority", {"seat": int(at.active), "agreed": "no" if taken < 0 else "yes"})
    if taken < 0:
        taken = at.answers[at.active]
    for seat in range(at.seats):
        at.answers[seat] = -1
    at.answered = 0
    at.asked = at.active
    return taken


def majority(at: Position) -> i64:
    """The answer of more than half of the seats, or -1: then the active seat decides."""
    for seat in range(at.seats):
        same: i64 = 0
        for other in range(at.seats):
            if at.answers[other] == at.answers[seat]:
                same += 1
        if 2 * same > at.seats:
            return at.answers[seat]
    return -1
