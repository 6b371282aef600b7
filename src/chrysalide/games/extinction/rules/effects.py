# mypyc
"""Chapter 10, the fourth phase of a turn: the effect deck, and the card that is revealed."""

from typing import ClassVar

from mypy_extensions import i64

from chrysalide.core.dice import Dice
from chrysalide.core.messages import Choice, Message, Refusal
from chrysalide.core.state import CHANCE
from chrysalide.games.extinction.codes import CANCEL, DROP, EFFECT, KEEP, NO, SHOW
from chrysalide.games.extinction.facts.records import COPIES
from chrysalide.games.extinction.powers import CANCELS
from chrysalide.games.extinction.rules.decision import Decision, no_choice
from chrysalide.games.extinction.rules.money import can_pay, pay, payable_slot
from chrysalide.games.extinction.rules.naming import effect_args, tell_effect
from chrysalide.games.extinction.rules.phases import (
    BY_EFFECT,
    CANCEL_EFFECT,
    EFFECT_BITS,
    EFFECT_REVEAL,
    PEEK_EFFECT,
    SHOW_EFFECT,
    UNKNOWN,
)
from chrysalide.games.extinction.rules.position import Position
from chrysalide.games.extinction.rules.stack import Operation, next_op, operand, pass_by, push
from chrysalide.games.extinction.rules.wording import asked_price, cannot_pay

# --- sets of effect cards ---------------------------------------------------------------------------------------------


def one_effect(kind: i64) -> i64:
    """One copy of a card, in a set of effect cards."""
    return i64(1) << (EFFECT_BITS * kind)


def count_effects(cards: i64) -> i64:
    """How many cards a set of effect cards has."""
    found: i64 = 0
    while cards:
        found += cards & COPIES
        cards >>= EFFECT_BITS
    return found


def effect_outcomes(at: Position, base: int) -> list[tuple[int, float]]:
    """The cards of the deck, with the copies left of each as their weights."""
    total = float(count_effects(at.effects))
    found: list[tuple[int, float]] = []
    for kind in range(at.tables.kinds):
        copies = at.copies_of(at.effects, kind)
        if copies:
            found.append((base + int(at.tables.effect_code[kind]), float(copies) / total))
    found.sort()
    return found


def draw_effect(at: Position, dice: Dice) -> i64:
    """One card of the deck, every card equally likely."""
    cards = at.effects
    left = dice.below(count_effects(cards))
    kind: i64 = 0
    while left >= cards & COPIES:
        left -= cards & COPIES
        cards >>= EFFECT_BITS
        kind += 1
    return kind


def renew_effects(at: Position) -> bool:
    """10.3: an empty deck is made of the discard; 10.4: False where there is no card at all."""
    if at.top >= 0 or at.effects:
        return True
    if not at.spent:
        return False
    at.effects = at.spent
    at.spent = 0
    if at.trace is not None:
        at.tell("effects-renewed", {"cards": int(count_effects(at.effects))})
    return True


# --- the phase --------------------------------------------------------------------------------------------------------


def begin_effect(at: Position) -> bool:
    """10.1, 10.3, 10.4: True where somebody is asked."""
    at.saved = 0
    if not renew_effects(at):
        if at.trace is not None:
            at.tell("no-effect", {})
        return False
    if at.top < 0:
        return at.ask(EFFECT_REVEAL, CHANCE)
    kind = at.top
    at.top = UNKNOWN
    return reveal_effect(at, kind)


class EffectReveal(Decision):
    """10.1: the top card of the deck is turned up."""

    words: ClassVar = {"effect": "10.1"}

    def chance(self, at: Position) -> list[tuple[int, float]]:
        return effect_outcomes(at, EFFECT)

    def draw(self, at: Position, dice: Dice) -> i64:
        return EFFECT + at.tables.effect_code[draw_effect(at, dice)]

    def apply(self, at: Position, code: i64) -> bool:
        kind = at.tables.effect_of[code - EFFECT]
        at.effects -= one_effect(kind)
        return reveal_effect(at, kind)


def reveal_effect(at: Position, kind: i64) -> bool:
    """16.14, 16.18: the card may be cancelled before anything of it happens; True where that is asked."""
    at.card = kind
    if at.trace is not None:
        lasting = "constant" if at.tables.lasting[kind] else "immediate"
        key = "yes" if kind == at.tables.key else "no"
        args = {"seat": int(at.active), **effect_args(at, kind), "kind": lasting, "key": key}
        at.tell("effect-revealed", args)
    if canceller(at) >= 0:
        return at.ask(CANCEL_EFFECT, at.active)
    begin_card(at)
    return False


def begin_card(at: Position) -> None:
    """10.2, 10.5: an Immediate is carried out, a Constant goes to the end of the row."""
    kind = at.card
    if not at.tables.lasting[kind]:
        push(at, at.tables.effect_ops[kind], BY_EFFECT, kind, 0)
        return
    at.row[at.row_size] = kind
    at.row_size += 1
    at.card = -1
    if at.trace is not None:
        at.tell("constant-added", {**effect_args(at, kind), "position": int(at.row_size)})


def end_card(at: Position, kind: i64) -> None:
    """10.2."""
    at.spent += one_effect(kind)
    at.card = -1
    if at.trace is not None:
        at.tell("effect-done", effect_args(at, kind))


def canceller(at: Position) -> i64:
    """16.14: the slot that can cancel the card for a price that can be paid, or -1."""
    return payable_slot(at, CANCELS)


class CancelEffect(Decision):
    """16.14: the card that was revealed may be cancelled for a price."""

    words: ClassVar = {"cancel": "16.14", "no": "14.1"}

    def offer(self, at: Position) -> tuple[i64, i64, i64]:
        return CANCEL, 1, NO

    def apply(self, at: Position, code: i64) -> bool:
        if code == NO:
            begin_card(at)
            return False
        kind = at.card
        price = self.price(at)
        at.used |= i64(1) << canceller(at)
        pay(at, at.active, price)
        tell_effect(at, "effect-cancelled", at.active, kind)
        at.spent += one_effect(kind)
        at.card = -1
        return False

    def giver(self, at: Position) -> i64:
        return canceller(at)

    def price(self, at: Position) -> i64:
        return at.tables.power_cost[at.source(at.active, canceller(at))]

    def choice(self, at: Position, code: int) -> Choice:
        if code == NO:
            return no_choice(at)
        args = {**effect_args(at, at.card), "price": asked_price(at, self.price(at))}
        return Choice("cancel", Message("choice-cancel", args), ("cancel",), icon="yes")

    def unasked(self, at: Position, code: int) -> Refusal:
        return Refusal("16.14", Message("refuse-nothing-to-cancel"))


# --- a look at the next card ------------------------------------------------------------------------------------------


class Peek(Operation):
    """15.10: the top card is shown to all, unless it is known already, and may then be discarded."""

    def step(self, at: Position) -> bool:
        if not renew_effects(at):
            return pass_by(at)
        if at.top < 0:
            return at.ask(SHOW_EFFECT, CHANCE)
        return at.ask(PEEK_EFFECT, at.active)


class ShowEffect(Decision):
    """15.10: the top card, known to all from now on."""

    words: ClassVar = {"show": "15.10"}

    def chance(self, at: Position) -> list[tuple[int, float]]:
        return effect_outcomes(at, SHOW)

    def draw(self, at: Position, dice: Dice) -> i64:
        return SHOW + at.tables.effect_code[draw_effect(at, dice)]

    def apply(self, at: Position, code: i64) -> bool:
        kind = at.tables.effect_of[code - SHOW]
        at.effects -= one_effect(kind)
        at.top = kind
        tell_effect(at, "effect-shown", at.active, kind)
        return False


class PeekEffect(Decision):
    """15.10: discard the top card for a price, or keep it."""

    words: ClassVar = {"drop": "15.10", "keep": "15.10"}

    def offer(self, at: Position) -> tuple[i64, i64, i64]:
        return DROP, 3 if can_pay(at, at.active, operand(at, 2)) else 2, -1

    def apply(self, at: Position, code: i64) -> bool:
        price = self.price(at)
        kind = at.top
        next_op(at)
        if code == KEEP:
            tell_effect(at, "effect-kept", at.active, kind)
            return False
        pay(at, at.active, price)
        at.top = UNKNOWN
        at.spent += one_effect(kind)
        tell_effect(at, "effect-discarded", at.active, kind)
        return False

    def price(self, at: Position) -> i64:
        return operand(at, 2)

    def choice(self, at: Position, code: int) -> Choice:
        if code == KEEP:
            return Choice("keep", Message("choice-keep-effect", effect_args(at, at.top)), ("keep",), icon="effect")
        args = {**effect_args(at, at.top), "price": asked_price(at, self.price(at))}
        return Choice("drop", Message("choice-drop", args), ("drop",), icon="effect")

    def refuse(self, at: Position, code: int) -> Refusal:
        return cannot_pay(at, asked_price(at, self.price(at)))

    def unasked(self, at: Position, code: int) -> Refusal:
        return Refusal("15.10", Message("refuse-not-shown"))
