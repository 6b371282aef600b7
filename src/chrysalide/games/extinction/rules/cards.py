# mypyc
"""Chapter 5: cards are drawn and played."""

from typing import ClassVar, Final

from mypy_extensions import i64

from chrysalide.core.bits import bits, lowest, nth
from chrysalide.core.dice import Dice
from chrysalide.core.messages import Choice, Message, Refusal
from chrysalide.core.observing import Sheet
from chrysalide.core.state import CHANCE
from chrysalide.games.extinction.actions import SPACE
from chrysalide.games.extinction.codes import CARD_IDS, DRAW, PLAY
from chrysalide.games.extinction.facts.records import DECK
from chrysalide.games.extinction.phrases import TYPE_WORDS, in_short, phrasebook
from chrysalide.games.extinction.rules.decision import Decision
from chrysalide.games.extinction.rules.naming import card_args, tell_seat
from chrysalide.games.extinction.rules.phases import BY_UNIQUE, DRAW_CARD, PLAY_CARD, TIMES_LEFT
from chrysalide.games.extinction.rules.position import Position
from chrysalide.games.extinction.rules.stack import Operation, count_down, counted, frame, next_op, pass_by, push
from chrysalide.games.extinction.rules.wording import not_in_deck

# types of cards: the places in facts.records.TYPES
ACTION: Final = 0
PERMANENT: Final = 1
ORDER_BITS: Final = 4  # room for slot + 1 in the order of play

# --- drawing ----------------------------------------------------------------------------------------------------------


class Draw(Operation):
    """15.8, 5.8: while cards are to be drawn, and there are any."""

    def step(self, at: Position) -> bool:
        if counted(at) > 0 and at.decks[at.active]:
            return at.ask(DRAW_CARD, CHANCE)
        if frame(at, TIMES_LEFT) > 0:
            tell_seat(at, "no-card-left", at.active)
        return pass_by(at)


class DrawCard(Decision):
    """11.1, 15.8: a card for the active seat, by an operation or at the end of its turn."""

    words: ClassVar = {"draw": "2.11"}

    def outcomes(self, at: Position) -> list[int]:
        return drawn_codes(at)

    def draw(self, at: Position, dice: Dice) -> i64:
        return drawn_code(at, dice)

    def apply(self, at: Position, code: i64) -> bool:
        receive(at, code)
        if at.depth:
            count_down(at)
        return False

    def refuse(self, at: Position, code: int) -> Refusal:
        return not_in_deck(at, code)


def drawn_codes(at: Position) -> list[int]:
    """Every card of the active seat's deck."""
    seat = int(at.active)
    deck = at.decks[seat]
    slots = [slot for slot in range(DECK) if (deck >> slot) & 1]
    base = DRAW + seat * len(CARD_IDS)
    return sorted([base + int(at.tables.card_code[at.card_in(seat, slot)]) for slot in slots])


def drawn_code(at: Position, dice: Dice) -> i64:
    deck = at.decks[at.active]
    card = at.card_in(at.active, nth(deck, dice.below(bits(deck))))
    return DRAW + at.active * len(CARD_IDS) + at.tables.card_code[card]


def receive(at: Position, code: i64) -> None:
    """From the deck to the hand."""
    seat = at.active
    card = at.tables.card_of[(code - DRAW) % len(CARD_IDS)]
    bit = i64(1) << at.slot_of(seat, card)
    at.decks[seat] = at.decks[seat] & ~bit
    at.hands[seat] = at.hands[seat] | bit
    if at.trace is not None:
        args = {"seat": int(seat), **card_args(at, card)}
        if at.open_hands:
            at.tell("card-drawn-open", args)
        else:
            at.tell("card-drawn", {"seat": int(seat)})
            at.tell("card-received", args, (int(seat),))


# --- playing ----------------------------------------------------------------------------------------------------------


class Play(Operation):
    """15.9."""

    def step(self, at: Position) -> bool:
        return at.ask(PLAY_CARD, at.active) if at.hands[at.active] else pass_by(at)


class PlayCard(Decision):
    """5.1, 15.9: a card of the hand; the rest of the outer list waits for a Unique."""

    words: ClassVar = {"play": "5.1"}
    clicks: ClassVar = {"card": "play"}
    compulsory: ClassVar = "15.9"

    def legal(self, at: Position) -> list[int]:
        codes: list[int] = []
        seat = at.active
        hand = at.hands[seat]
        while hand:
            codes.append(PLAY + at.tables.card_code[at.card_in(seat, lowest(hand))])
            hand &= hand - 1
        codes.sort()
        return codes

    def mask(self, at: Position, sheet: Sheet) -> None:
        seat = at.active
        hand = at.hands[seat]
        while hand:
            sheet.mark(PLAY + at.tables.card_code[at.card_in(seat, lowest(hand))])
            hand &= hand - 1

    def pick(self, at: Position, dice: Dice) -> i64:
        hand = at.hands[at.active]
        card = at.card_in(at.active, nth(hand, dice.below(bits(hand))))
        return PLAY + at.tables.card_code[card]

    def apply(self, at: Position, code: i64) -> bool:
        seat = at.active
        slot = at.slot_of(seat, at.tables.card_of[code - PLAY])
        at.hands[seat] = at.hands[seat] & ~(i64(1) << slot)
        next_op(at)
        lay_card(at, slot)
        return False

    def choice(self, at: Position, code: int) -> Choice:
        number = int(at.tables.card_of[code - PLAY])
        card = at.tables.pack.cards[number]
        book = phrasebook(at.tables)
        phrases = book.ability(card.ability) if card.ability else [book.op(op) for op in card.ops]
        label = Message("choice-play", {**card_args(at, number), "type": TYPE_WORDS[card.type]})
        return Choice(SPACE[code].text, label, (f"card:{card.id}",), in_short(phrases), icon="card")

    def refuse(self, at: Position, code: int) -> Refusal:
        return self.unasked(at, code)

    def unasked(self, at: Position, code: int) -> Refusal:
        """A card in hand that is not to be played now, or one that is not in hand at all."""
        number = int(at.tables.card_of[code - PLAY])
        if number < 0:
            return Refusal("1.3", Message("refuse-no-such-card", {"card": CARD_IDS[code - PLAY]}))
        slot = at.slot_of(at.asked, number) if at.roles[at.asked] >= 0 else i64(-1)
        held = slot >= 0 and (at.hands[at.asked] >> slot) & 1 != 0
        message = "refuse-no-play" if held and at.phase != PLAY_CARD else "refuse-not-in-hand"
        return Refusal("5.1", Message(message, card_args(at, number)))


def lay_card(at: Position, slot: i64) -> None:
    """5.2–5.4: to the area, before its seat, or carried out."""
    seat = at.active
    bit = i64(1) << slot
    card = at.card_in(seat, slot)
    sort = at.tables.type_of[card]
    if at.trace is not None:
        args = {"seat": int(seat), **card_args(at, card), "type": TYPE_WORDS[at.tables.pack.cards[card].type]}
        at.tell("card-played", args)
    if sort == ACTION:
        at.laid[seat] = at.laid[seat] | bit
    elif sort == PERMANENT:
        place = ORDER_BITS * bits(at.permanents[seat])
        at.permanents[seat] = at.permanents[seat] | bit
        at.order[seat] = at.order[seat] | ((slot + 1) << place)
    else:
        push(at, at.tables.card_ops[card], BY_UNIQUE, slot, 0)


def nth_permanent(at: Position, seat: i64, number: i64) -> i64:
    """3.5: in the order of play, counted from 0: its slot, or -1."""
    return ((at.order[seat] >> (ORDER_BITS * number)) & 15) - 1
