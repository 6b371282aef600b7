# mypyc
"""Chapters 3 and 4: hands are dealt, refilled (4.9) and exchanged (4.10, 4.11)."""

from typing import Any

from mypy_extensions import i64

from chrysalide.core.dice import Dice
from chrysalide.core.messages import Choice, Message, Refusal
from chrysalide.games.mariposas.board import DOUBLE, copies_of, nibbles, one_card
from chrysalide.games.mariposas.codes import DRAW, KEEP, KINDS, SWAP, SWAPS
from chrysalide.games.mariposas.rules import turns
from chrysalide.games.mariposas.rules.decision import Chance, Decision, code_of, not_now, text_of, yes
from chrysalide.games.mariposas.rules.naming import card_args, kind_args
from chrysalide.games.mariposas.rules.phases import CHOOSE_FIRST, DRAW_CARD, EXCHANGE
from chrysalide.games.mariposas.rules.position import Position


class DrawCard(Chance):
    """3.2, 4.9: a card from the deck, seen by its seat alone."""

    words = ("draw",)

    def chance(self, at: Position) -> list[tuple[int, float]]:
        base = int(DRAW + at.seat * len(KINDS))
        size = float(nibbles(at.deck))
        found: list[tuple[int, float]] = []
        for kind in range(len(at.board.kinds)):
            number = copies_of(at.deck, kind)
            if number:
                found.append((base + at.lexicon.kind_code[kind], float(number) / size))
        return found

    def draw(self, at: Position, dice: Dice) -> i64:
        return DRAW + at.seat * len(KINDS) + at.lexicon.kind_code[draw_kind(at.deck, dice)]

    def apply(self, at: Position, code: i64) -> None:
        seat = at.seat
        kind: i64 = at.lexicon.kind_of[(code - DRAW) % len(KINDS)]
        at.deck -= one_card(kind)
        at.hands[seat] = at.hands[seat] + one_card(kind)
        at.draws -= 1
        if at.trace is not None:
            if at.first >= 0:
                at.tell("card-drawn", {"seat": int(seat)})
            at.tell("card-received", {"seat": int(seat), **kind_args(at, kind)}, (int(seat),))
        if at.first >= 0:
            draw_on(at)
        elif at.draws == 0:
            deal_next(at)

    def refuse(self, at: Position, code: i64) -> Refusal:
        if at.phase != DRAW_CARD:
            return not_now(at, "4.9")
        seat, number = (code - DRAW) // len(KINDS), (code - DRAW) % len(KINDS)
        if seat != at.seat:
            return Refusal("4.9", Message("refuse-draw-seat", {"seat_number": int(seat)}))
        return Refusal("4.12", Message("refuse-deck-out", card_args(at, number)))


def draw_kind(cards: i64, dice: Dice) -> i64:
    """One card of a multiset, every card equally likely."""
    left = dice.below(nibbles(cards))
    kind: i64 = 0
    while left >= cards & 15:
        left -= cards & 15
        cards >>= 4
        kind += 1
    return kind


def deal_first(at: Position) -> None:
    """3.2: two cards for each seat, beginning with the first chair."""
    at.draws = at.board.hand_size
    at.phase = DRAW_CARD


def deal_next(at: Position) -> None:
    """3.2: two cards for the next seat, or the end of the deal."""
    at.seat += 1
    if at.seat < at.seats:
        at.draws = at.board.hand_size
        return
    if at.trace is not None:
        at.tell("hands-dealt", {"cards": int(at.board.hand_size)})
    at.seat = 0
    at.phase = CHOOSE_FIRST


def refill(at: Position) -> None:
    """4.9: up to two action cards."""
    at.exchanging = 0
    at.draws = at.board.hand_size - at.hand_size(at.seat)
    draw_on(at)


def draw_on(at: Position) -> None:
    """4.12: from the deck, else from the discard, else not at all."""
    if at.draws > 0 and at.deck == 0:
        at.deck = at.discard
        at.discard = 0
        if at.trace is not None and at.deck:
            at.tell("deck-renewed", {"cards": int(nibbles(at.deck))})
    if at.draws > 0 and at.deck:
        at.phase = DRAW_CARD
        return
    at.draws = 0
    if at.exchanging == 0 and qualifies(at, at.seat):
        at.phase = EXCHANGE
    else:
        after_hand(at)


def after_hand(at: Position) -> None:
    """4.11: one exchange at most; then the set-up, the extra turn or the next turn goes on."""
    at.exchanging = 0
    if at.round == 0:
        at.step += 1
        offer_first_exchange(at)
    elif at.is_extra():
        turns.begin_turn(at)
        if at.hands[at.seat] == 0 and not at.holds(DOUBLE):
            turns.end_turn(at)  # nothing to play with
    else:
        turns.end_turn(at)


def offer_first_exchange(at: Position) -> None:
    """3.10: each seat whose first hand qualifies, in turn order; then the first round."""
    while at.step < at.seats:
        at.seat = (at.first + at.step) % at.seats
        if qualifies(at, at.seat):
            at.phase = EXCHANGE
            return
        at.step += 1
    at.step = 0
    at.round = 1
    at.seat = at.first
    turns.begin_turn(at)


def qualifies(at: Position, seat: i64) -> bool:
    """4.10: two cards of one kind, or two that copy."""
    hand = at.hands[seat]
    if nibbles(hand) < 2:
        return False
    copying: i64 = 0
    kind: i64 = 0
    while hand:
        if hand & 15 >= 2:
            return True
        if hand & 15 and (at.board.copy_kinds >> kind) & 1:
            copying += 1
        hand >>= 4
        kind += 1
    return copying >= 2


class Exchange(Decision):
    """4.10: any part of a hand that qualifies goes to the discard, and as many cards are drawn; or none."""

    words = ("swap", "keep")
    targets = ("swap", "keep")

    def legal(self, at: Position) -> list[int]:
        codes = [SWAP + number for number in range(len(SWAPS)) if lacking(at, number) < 0]
        codes.append(KEEP)
        return codes

    def apply(self, at: Position, code: i64) -> None:
        if code == KEEP:
            if at.trace is not None:
                at.tell("hand-kept", {"seat": int(at.seat)})
            after_hand(at)
            return
        swap = at.lexicon.swaps[code - SWAP]
        for kind in swap:
            at.hands[at.seat] = at.hands[at.seat] - one_card(kind)
            at.discard += one_card(kind)
        if at.trace is not None:
            at.tell("cards-exchanged", {"seat": int(at.seat), **exchange_args(at, code - SWAP)})
        at.exchanging = 1
        at.draws = len(swap)
        draw_on(at)

    def choice(self, at: Position, code: i64) -> Choice:
        if code == KEEP:
            return Choice("keep", Message("choice-keep"), ("keep",), icon="keep")
        kinds = SWAPS[code - SWAP]
        label = Message("choice-exchange", exchange_args(at, code - SWAP))
        return Choice(text_of(code), label, (f"swap:{'+'.join(kinds)}",), icon=kinds[0])

    def refuse(self, at: Position, code: i64) -> Refusal:
        if at.phase != EXCHANGE:
            return Refusal("4.10", Message("refuse-no-exchange"))
        return not_in_hand(at, KINDS.index(SWAPS[code - SWAP][lacking(at, code - SWAP)]), "4.10")

    def aim(self, at: Position, kind: str, name: str) -> int | None:
        return code_of(f"swap {name.replace('+', ' ')}" if kind == "swap" else f"keep{name}")


def lacking(at: Position, exchange: i64) -> i64:
    """4.10: which card of an exchange, counted from 0, the hand does not have; -1: it has all."""
    hand = at.hands[at.seat]
    swap = at.lexicon.swaps[exchange]
    for place in range(len(swap)):
        kind: i64 = swap[place]
        if kind < 0 or not copies_of(hand, kind):
            return place
        hand -= one_card(kind)
    return -1


def exchange_args(at: Position, exchange: i64) -> dict[str, Any]:
    kinds = SWAPS[exchange]
    args = {"cards": list(kinds), "number": len(kinds), "alike": yes(kinds[0] == kinds[-1])}
    return {**args, **kind_args(at, at.lexicon.swaps[exchange][0])}


def not_in_hand(at: Position, number: i64, rule: str) -> Refusal:
    return Refusal(rule, Message("refuse-not-in-hand", card_args(at, number)))


def deal_again(at: Position, seat: i64, dice: Dice) -> None:
    """Deal the hands that `seat` cannot see again from deck and hands; -1 is a spectator.

    4.10: a seat that is asked to exchange has a hand that qualifies, and everybody knows it.
    """
    sizes: list[i64] = [nibbles(hand) for hand in at.hands]
    while True:
        for other in range(at.seats):
            if other != seat:
                at.deck += at.hands[other]
                at.hands[other] = 0
        for other in range(at.seats):
            while other != seat and nibbles(at.hands[other]) < sizes[other]:
                kind = draw_kind(at.deck, dice)
                at.deck -= one_card(kind)
                at.hands[other] = at.hands[other] + one_card(kind)
        if at.phase != EXCHANGE or at.seat == seat or qualifies(at, at.seat):
            return
