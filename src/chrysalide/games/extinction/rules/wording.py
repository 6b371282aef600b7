# mypyc
"""Choices and refusals that several decisions word alike."""

from typing import Any

from mypy_extensions import i64

from chrysalide.core.messages import Choice, Message, Refusal
from chrysalide.games.extinction.actions import SPACE
from chrysalide.games.extinction.codes import CARD_IDS, DRAW
from chrysalide.games.extinction.facts.records import CELL_IDS
from chrysalide.games.extinction.rules.money import reduced, spendable
from chrysalide.games.extinction.rules.naming import effect_args
from chrysalide.games.extinction.rules.position import Position

# --- choices ----------------------------------------------------------------------------------------------------------


def cell_choice(
    code: int, cell: int, message: str, args: dict[str, Any], icon: str, detail: Message | None = None
) -> Choice:  # fmt: skip
    name = CELL_IDS[cell]
    label = Message(message, {**args, "cell": name})
    return Choice(SPACE[code].text, label, (f"cell:{name}",), detail, badge=name, icon=icon)


def slot_choice(code: int, place: int, label: Message, detail: Message | None) -> Choice:
    """An ambassador, by its place."""
    slot = str(place + 1)
    return Choice(SPACE[code].text, label, (f"amb:{slot}",), detail, badge=slot, icon="cube")


def constant_choice(at: Position, code: int, position: int, message: str, price: int | None) -> Choice:
    """A Constant of the row, removed for a price or (None) for nothing."""
    number = position + 1
    args = {**effect_args(at, at.row[position]), "position": number}
    if price is not None:
        args["price"] = price
    label = Message(message, args)
    return Choice(SPACE[code].text, label, (f"const:{number}",), badge=str(number), icon="effect")


def stop_choice(left: int) -> Choice:
    return Choice("stop", Message("choice-stop", {"left": left}), ("stop",), icon="stop")


def asked_price(at: Position, cost: i64) -> int:
    """What the seat that is asked would really pay."""
    return int(reduced(at, at.asked, cost))


# --- refusals ---------------------------------------------------------------------------------------------------------


def cannot_pay(at: Position, price: int) -> Refusal:
    return Refusal("6.6", Message("refuse-cannot-pay", {"price": price, "money": spendable(at, at.asked)}))


def no_constant(position: int) -> Refusal:
    return Refusal("15.11", Message("refuse-no-constant", {"position": position + 1}))


def no_such_seat(number: int) -> Refusal:
    return Refusal("1.1", Message("refuse-no-such-seat", {"number": number}))


def not_in_deck(at: Position, code: int) -> Refusal:
    """An outcome entered by hand: the card cannot be drawn."""
    card = (code - DRAW) % len(CARD_IDS)
    number = at.tables.card_of[card]
    name = at.tables.pack.cards[number].name if number >= 0 else ""
    return Refusal("2.11", Message("refuse-drawn", {"card": CARD_IDS[card], "card_name": name}))
