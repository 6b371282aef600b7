# mypyc
"""Chapter 4: a card is played, and another one copied."""

from typing import Final

from mypy_extensions import i64

from chrysalide.core.bits import lowest
from chrysalide.core.messages import Choice, Message, Refusal
from chrysalide.games.mariposas.actions import DOUBLE_CODE
from chrysalide.games.mariposas.board import COPIES, DOUBLE, EXTRA, OTHER, OWN, STRETCH, copies_of, one_card
from chrysalide.games.mariposas.codes import COPY, KINDS, PLAY
from chrysalide.games.mariposas.facts.records import WAYSTATION_CARDS, Kind
from chrysalide.games.mariposas.rules.decision import Decision, code_of, not_now, text_of, yes
from chrysalide.games.mariposas.rules.hands import not_in_hand
from chrysalide.games.mariposas.rules.naming import kind_args
from chrysalide.games.mariposas.rules.phases import COPY_CARD, PLAY_CARD
from chrysalide.games.mariposas.rules.position import Position
from chrysalide.games.mariposas.rules.turns import next_movement

WITH: Final = ("none", "e", "s", "es")  # bonus cards that go with a card, as targets name them


class PlayCard(Decision):
    """4.3–4.5, 4.14–4.17: a card of the hand or the bonus card double, alone or with extra and stretch."""

    words = ("play",)
    targets = ("hand", "bonus", "with")

    def legal(self, at: Position) -> list[int]:
        codes: list[int] = []
        hand = at.hands[at.seat]
        kind: i64 = 0
        while hand:
            if hand & 15:
                list_play(at, codes, at.lexicon.kind_code[kind])
            hand >>= 4
            kind += 1
        if at.holds(DOUBLE):
            list_play(at, codes, len(KINDS))
        return codes

    def apply(self, at: Position, code: i64) -> None:
        number, extra, stretch = (code - PLAY) >> 2, (code - PLAY) & 1, ((code - PLAY) >> 1) & 1
        kind: i64 = at.lexicon.kind_of[number]
        at.card = kind
        at.acts_as = kind
        at.with_extra = extra
        at.with_stretch = stretch
        at.stretch = stretch
        spend_bonus(at, (extra << EXTRA) | (stretch << STRETCH))
        if at.trace is not None:
            bonus = {"extra": yes(extra), "stretch": yes(stretch)}
            at.tell("card-played", {"seat": int(at.seat), **kind_args(at, kind), **bonus})
        reached = copyable(at, kind)
        if number == len(KINDS):
            spend_bonus(at, i64(1) << DOUBLE)
        else:
            lay_before(at, kind)
        at.moves = at.board.moves[kind]
        at.flower_move = at.board.flower_move[kind]
        if extra:
            at.moves += i64(1) << (4 * at.board.extra_move)
        if reached:
            at.phase = COPY_CARD
            return
        if at.moves == 0 and at.trace is not None:
            at.tell("copy-empty", {"seat": int(at.seat)})  # 4.8
        next_movement(at)

    def choice(self, at: Position, code: i64) -> Choice:
        number, bonus = (code - PLAY) >> 2, (code - PLAY) & 3
        kind: i64 = at.lexicon.kind_of[number]
        named = kind_args(at, kind)
        target = "bonus:double" if number == len(KINDS) else f"hand:{named['card']}"
        extra, stretch = bonus & 1, bonus >> 1
        return Choice(
            text_of(code),
            Message("choice-play", {**named, "extra": yes(extra), "stretch": yes(stretch)}),
            (target, f"with:{WITH[bonus]}") if at.holds(EXTRA) or at.holds(STRETCH) else (target,),
            detail=what_it_does(at, kind, extra, stretch),
            icon=named["card"],
        )

    def refuse(self, at: Position, code: i64) -> Refusal:
        if at.phase != PLAY_CARD:
            return not_now(at, "4.3")
        number, bonus = (code - PLAY) >> 2, (code - PLAY) & 3
        if number == len(KINDS):
            if not at.holds(DOUBLE):
                return no_bonus(DOUBLE)
        elif not in_hand(at, number):
            return not_in_hand(at, number, "4.3")
        if bonus & 1 and not at.holds(EXTRA):
            return no_bonus(EXTRA)
        if bonus & 2 and not at.holds(STRETCH):
            return no_bonus(STRETCH)
        return Refusal("4.16", Message("refuse-stretch-nothing"))

    def aim(self, at: Position, kind: str, name: str) -> int | None:
        if kind == "hand":
            return code_of(f"play {name}")
        if kind == "bonus":
            return code_of(f"play {DOUBLE_CODE}") if name == "double" else None
        return aim_bonus(at, name)


def list_play(at: Position, codes: list[int], number: i64) -> None:
    """4.16: stretch needs a movement, that of extra will do."""
    kind: i64 = at.lexicon.kind_of[number]
    first = int(PLAY + 4 * number)
    extra = at.holds(EXTRA)
    codes.append(first)
    if extra:
        codes.append(first + 1)
    if not at.holds(STRETCH):
        return
    if at.board.moves[kind] or copyable(at, kind):
        codes.append(first + 2)
    if extra:
        codes.append(first + 3)


def in_hand(at: Position, number: i64) -> bool:
    """4.3: has the seat a card of this kind, by its number over all editions?"""
    kind: i64 = at.lexicon.kind_of[number]
    return kind >= 0 and copies_of(at.hands[at.seat], kind) > 0


def no_bonus(card: i64) -> Refusal:
    return Refusal("4.3", Message("refuse-no-bonus", {"card": WAYSTATION_CARDS[card]}))


def what_it_does(at: Position, kind: i64, extra: i64, stretch: i64) -> Message:
    """The movements of a card with its bonus cards, for people."""
    if at.board.copies[kind]:
        reached = copyable(at, kind)
        cards = [moves_text(found) for number, found in enumerate(at.board.edition.kinds) if (reached >> number) & 1]
        if cards:
            return Message("detail-copies", {"cards": cards})
        if not extra:
            return Message("detail-copies-nothing")
    lengths = kind_args(at, kind)["moves"] + [int(at.board.extra_move)] * int(extra)
    return Message("detail-moves", {"moves": lengths, "stretch": yes(stretch)})


def moves_text(kind: Kind) -> str:
    """The movements of a card without words: `1+1+1`, `4✿`."""
    return "+".join([str(length) for length in kind.moves]) + ("✿" if kind.flower else "")


def aim_bonus(at: Position, name: str) -> int | None:
    """Bonus cards without a card: with the first one in hand. Without bonus cards there is nothing to ask."""
    if name not in WITH or name == "none":
        return None
    for number, kind in enumerate(at.board.kinds):
        if copies_of(at.hands[at.seat], number):
            return code_of(f"play {kind}+{name}")
    return None


def spend_bonus(at: Position, bonus: i64) -> None:
    """4.17: played bonus cards, a set, stay in front of their seat."""
    if bonus == 0:
        return
    at.held[at.seat] = at.held[at.seat] & ~bonus
    if at.bonus_stays:
        at.laid[at.seat] = at.laid[at.seat] | bonus


def lay_before(at: Position, kind: i64) -> None:
    """4.4: the card leaves the hand and stays face up before its seat."""
    seat = at.seat
    at.hands[seat] = at.hands[seat] - one_card(kind)
    place: i64 = 0
    row = at.rows[seat]
    while row >> place:
        place += 4
    at.rows[seat] = row | ((kind + 1) << place)


class CopyCard(Decision):
    """4.6: the copy card acts as the kind of another card and stays what it is."""

    words = ("copy",)
    targets = ("copy",)

    def legal(self, at: Position) -> list[int]:
        kinds = copyable(at, at.card)
        return [COPY + at.lexicon.kind_code[kind] for kind in range(len(at.board.kinds)) if (kinds >> kind) & 1]

    def apply(self, at: Position, code: i64) -> None:
        kind: i64 = at.lexicon.kind_of[code - COPY]
        at.acts_as = kind
        at.moves += at.board.moves[kind]
        at.flower_move = at.board.flower_move[kind]
        if at.trace is not None:
            at.tell("card-copied", {"seat": int(at.seat), **kind_args(at, kind)})
        next_movement(at)

    def choice(self, at: Position, code: i64) -> Choice:
        named = kind_args(at, at.lexicon.kind_of[code - COPY])
        target = f"copy:{named['card']}"
        return Choice(text_of(code), Message("choice-copy", named), (target,), icon=named["card"])

    def refuse(self, at: Position, code: i64) -> Refusal:
        if at.phase != COPY_CARD:
            return not_now(at, "4.6")
        kind: i64 = at.lexicon.kind_of[code - COPY]
        if kind < 0 or at.board.copies[kind]:
            return Refusal("4.6", Message("refuse-not-copyable", {"card": KINDS[code - COPY]}))
        copies = COPIES[at.board.copies[at.card]]
        return Refusal("4.6", Message("refuse-no-copy", {**kind_args(at, kind), "copies": copies}))

    def aim(self, at: Position, kind: str, name: str) -> int | None:
        return code_of(f"copy {name}")


def copyable(at: Position, kind: i64) -> i64:
    """4.6, 4.7: the movement kinds that a card reaches to copy, a set; none where it has movements itself."""
    copies = at.board.copies[kind]
    if copies == 0:
        return 0
    own, other = kinds_played(at, at.seat), kinds_of_others(at)
    reached = own if copies == OWN else other
    if at.copy_chains:
        if copies == OWN and copies_among(at, own, OTHER):
            reached |= other
        if copies == OTHER and copies_among(at, other, OWN):
            reached |= own
    return reached & ~at.board.copy_kinds


def kinds_played(at: Position, seat: i64) -> i64:
    """4.4: the kinds of the cards that lie before a seat, a set."""
    kinds: i64 = 0
    row = at.rows[seat]
    while row:
        kinds |= i64(1) << ((row & 15) - 1)
        row >>= 4
    return kinds


def kinds_of_others(at: Position) -> i64:
    kinds: i64 = 0
    for seat in range(at.seats):
        if seat != at.seat:
            kinds |= kinds_played(at, seat)
    return kinds


def copies_among(at: Position, kinds: i64, copies: i64) -> bool:
    """4.6: is there, among these kinds, a card that copies from there?"""
    kinds &= at.board.copy_kinds
    while kinds:
        if at.board.copies[lowest(kinds)] == copies:
            return True
        kinds &= kinds - 1
    return False
