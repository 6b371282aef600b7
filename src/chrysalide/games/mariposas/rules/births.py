# mypyc
"""Chapter 9: births."""

from mypy_extensions import i64

from chrysalide.core.dice import Dice
from chrysalide.core.messages import Choice, Message, Refusal
from chrysalide.games.mariposas.board import DOUBLE_ON_BIRTH, GENERATION, PIECES
from chrysalide.games.mariposas.codes import BIRTH, NO_BIRTH
from chrysalide.games.mariposas.facts.records import PIECES as PIECE_IDS
from chrysalide.games.mariposas.payments import FOR_COST, PAYMENTS, TEXTS, affordable
from chrysalide.games.mariposas.rules.decision import Decision, code_of, not_now, text_of, yes
from chrysalide.games.mariposas.rules.naming import cell_args, payment_args, piece_args
from chrysalide.games.mariposas.rules.phases import GAIN_CARD, GIVE_BIRTH, LAUNCH_PIECE, PICK_ADJACENT, TAKE_FLOWER
from chrysalide.games.mariposas.rules.position import NOWHERE, Position
from chrysalide.games.mariposas.rules.scoring import active_goals, birth_points, score_birth
from chrysalide.games.mariposas.rules.seasons import leaves_card
from chrysalide.games.mariposas.rules.turns import next_movement


class GiveBirth(Decision):
    """9.1–9.12: a butterfly that has landed beside a plant may give birth, paid in flowers."""

    words = ("birth",)
    targets = ("pay", "skip")

    def legal(self, at: Position) -> list[int]:
        codes = [BIRTH + number for number in payments(at)]
        codes.append(NO_BIRTH)
        return codes

    def pick(self, at: Position, dice: Dice) -> i64:
        possible = payments(at)
        drawn = dice.below(len(possible) + 1)
        return BIRTH + possible[drawn] if drawn < len(possible) else NO_BIRTH

    def apply(self, at: Position, code: i64) -> None:
        if code == NO_BIRTH:
            if at.trace is not None:
                at.tell("birth-declined", {"seat": int(at.seat)})
            next_movement(at)
            return
        pay(at, code - BIRTH)
        generation = GENERATION[at.piece] + 1
        if generation == 5:
            turn_over(at, code - BIRTH)
        else:
            bear(at, generation, code - BIRTH)
            if leaves_card(at, generation):
                return
        next_movement(at)

    def choice(self, at: Position, code: i64) -> Choice:
        if code == NO_BIRTH:
            return Choice("birth -", Message("choice-birth-none"), ("skip",), icon="skip")
        paid = payment_args(code - BIRTH)
        generation = GENERATION[at.piece] + 1
        points = int(points_now(at, generation))
        return Choice(
            text_of(code),
            Message("choice-birth", {**paid, "generation": min(generation, 4), "turns": yes(generation > 4)}),
            (f"pay:{paid['payment']}",),
            detail=Message("detail-birth", {"points": points}) if points else None,
            gain=points or None,
            icon=f"piece-{min(generation, 4)}",
        )

    def refuse(self, at: Position, code: i64) -> Refusal:
        if at.phase != GIVE_BIRTH:
            return why_no_birth(at)
        cost = int(birth_cost(at))
        payment = TEXTS[code - BIRTH]
        if int(code - BIRTH) not in FOR_COST[cost]:
            return Refusal("9.5", Message("refuse-payment", {"payment": payment, "number": cost}))
        return Refusal("9.4", Message("refuse-unaffordable", {"payment": payment}))

    def aim(self, at: Position, kind: str, name: str) -> int | None:
        return code_of(f"birth {name}" if kind == "pay" else f"birth -{name}")


def why_no_birth(at: Position) -> Refusal:
    """Why the butterfly that landed last gives no birth."""
    if at.cell < 0 or at.phase not in (LAUNCH_PIECE, TAKE_FLOWER, GAIN_CARD, PICK_ADJACENT):
        return Refusal("9.1", Message("refuse-no-landing"))
    if not at.board.plant[at.cell]:
        return Refusal("9.1", Message("refuse-no-plant", cell_args(at, at.cell)))
    if at.phase != LAUNCH_PIECE:
        return not_now(at, "6.1")
    if at.is_double(at.seat, at.piece):
        return Refusal("9.6", Message("refuse-double", {"piece": PIECE_IDS[at.piece]}))
    cost = int(birth_cost(at))
    if cost == 0:
        return Refusal("9.8", Message("refuse-none-left", {"generation": GENERATION[at.piece] + 1}))
    if not payments(at):
        return Refusal("9.4", Message("refuse-cannot-pay", {"number": cost}))
    return Refusal("9.1", Message("refuse-birth-done"))


def birth_cost(at: Position) -> i64:
    """9.1–9.8: the k of a birth by the butterfly that has just landed; 0 where there can be none."""
    if not at.board.plant[at.cell]:
        return 0
    generation = GENERATION[at.piece]
    if generation == 4:
        return 0 if at.is_double(at.seat, at.piece) else at.board.costs[3]
    return at.board.costs[generation - 1] if at.newborn(at.seat, generation + 1) >= 0 else 0


def payments(at: Position) -> list[int]:
    """9.4, 9.5: the numbers of the payments that the seat can make; not to be changed."""
    return affordable(birth_cost(at), at.flowers[at.seat])


def can_give_birth(at: Position) -> bool:
    """9.1–9.8: is there a birth to ask for?"""
    cost = birth_cost(at)
    return cost != 0 and len(affordable(cost, at.flowers[at.seat])) > 0


def points_now(at: Position, generation: i64) -> i64:
    """9.12: what the birth, or the turning over, would score at once."""
    return birth_points(at, at.seat, at.cell) if generation < 5 or at.flip_is_birth else 0


def pay(at: Position, number: i64) -> None:
    """1.11: what is paid returns to the supply."""
    payment: i64 = PAYMENTS[number]
    at.flowers[at.seat] = at.flowers[at.seat] - payment
    if not at.unlimited:
        at.supply += payment


def bear(at: Position, generation: i64, number: i64) -> None:
    """9.3–9.10: the newborn stands on its parent's cell."""
    seat = at.seat
    piece = at.newborn(seat, generation)
    at.places[seat * PIECES + piece] = at.cell
    at.start[piece] = NOWHERE
    if born_double(at, generation):
        at.doubles[seat] = at.doubles[seat] | (i64(1) << piece)
    if at.trace is not None:
        parent = {"parent": PIECE_IDS[at.piece], **payment_args(number)}
        at.tell("born", {**piece_args(at, seat, piece), **parent, **cell_args(at, at.cell)})
    score_birth(at, seat, at.cell)


def born_double(at: Position, generation: i64) -> bool:
    """13.8: a generation 4 born of a generation 3 in the area of the season's goal."""
    if generation != 4:
        return False
    for goal in active_goals(at):  # noqa: SIM110 - compiled, a generator would cost more
        if goal.kind == DOUBLE_ON_BIRTH and goal.area.holds[at.cell]:
            return True
    return False


def turn_over(at: Position, number: i64) -> None:
    """9.6, 9.12: a simple generation 4 is turned to its double side."""
    at.doubles[at.seat] = at.doubles[at.seat] | (i64(1) << at.piece)
    if at.trace is not None:
        args = {"seat": int(at.seat), "piece": PIECE_IDS[at.piece], **payment_args(number)}
        at.tell("turned-double", {**args, **cell_args(at, at.cell)})
    if at.flip_is_birth:
        score_birth(at, at.seat, at.cell)
