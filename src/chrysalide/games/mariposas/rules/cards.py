# mypyc
"""Chapter 4: a card is played, and another one copied."""

from mypy_extensions import i64

from chrysalide.games.mariposas.board import DOUBLE, EXTRA, OTHER, OWN, STRETCH, nth, one_card
from chrysalide.games.mariposas.codes import COPY, KINDS, PLAY
from chrysalide.games.mariposas.rules.decision import Decision
from chrysalide.games.mariposas.rules.naming import kind_args
from chrysalide.games.mariposas.rules.phases import COPY_CARD
from chrysalide.games.mariposas.rules.position import Position
from chrysalide.games.mariposas.rules.turns import next_movement


class PlayCard(Decision):
    """4.3–4.5, 4.14–4.17: a card of the hand or the bonus card double, alone or with extra and stretch."""

    def legal(self, at: Position) -> list[int]:
        codes: list[int] = []
        hand = at.hands[at.seat]
        kind: i64 = 0
        while hand:
            if hand & 15:
                list_play(at, codes, at.lexicon.kind_code[kind], moves(at, kind))
            hand >>= 4
            kind += 1
        if at.holds(DOUBLE):
            list_play(at, codes, len(KINDS), True)
        return codes

    def apply(self, at: Position, code: i64) -> None:
        seat = at.seat
        board = at.board
        number, extra, stretch = (code - PLAY) >> 2, (code - PLAY) & 1, ((code - PLAY) >> 1) & 1
        double = number == len(KINDS)
        kind: i64 = len(board.kinds) if double else at.lexicon.kind_of[number]
        at.card = kind
        at.acts_as = kind
        at.with_extra = extra
        at.with_stretch = stretch
        at.stretch = stretch
        spend(at, (extra << EXTRA) | (stretch << STRETCH) | ((i64(1) if double else i64(0)) << DOUBLE))
        if at.trace is not None:
            bonus = {"extra": "yes" if extra else "no", "stretch": "yes" if stretch else "no"}
            at.tell("card-played", {"seat": int(seat), **kind_args(at, kind), **bonus})
        reached: i64 = 0
        if double:
            at.moves = board.double_moves
        else:
            if board.copies[kind]:
                reached = copyable(at, board.copies[kind])
            else:
                at.moves = board.moves[kind]
                at.flower_move = board.flower_move[kind]
            lay_before(at, kind)
        if extra:
            at.moves += i64(1) << (4 * board.extra_move)
        if reached:
            at.phase = COPY_CARD
            return
        if at.moves == 0 and at.trace is not None:
            at.tell("copy-empty", {"seat": int(seat)})  # 4.8
        next_movement(at)


def list_play(at: Position, codes: list[int], number: i64, movements: bool) -> None:
    """4.16: stretch needs a movement, that of extra will do."""
    first = int(PLAY + 4 * number)
    codes.append(first)
    if at.holds(EXTRA):
        codes.append(first + 1)
    if at.holds(STRETCH) and movements:
        codes.append(first + 2)
    if at.holds(STRETCH) and at.holds(EXTRA):
        codes.append(first + 3)


def moves(at: Position, kind: i64) -> bool:
    """4.8: has a card a movement by itself? One that copies may find nothing to copy."""
    return at.board.copies[kind] == 0 or copyable(at, at.board.copies[kind]) != 0


def spend(at: Position, bonus: i64) -> None:
    """4.17: played bonus cards, a set, stay in front of their seat."""
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

    def legal(self, at: Position) -> list[int]:
        kinds = copyable(at, at.board.copies[at.card])
        return [COPY + at.lexicon.kind_code[kind] for kind in range(len(at.board.kinds)) if (kinds >> kind) & 1]

    def apply(self, at: Position, code: i64) -> None:
        kind: i64 = at.lexicon.kind_of[code - COPY]
        at.acts_as = kind
        at.moves += at.board.moves[kind]
        at.flower_move = at.board.flower_move[kind]
        if at.trace is not None:
            at.tell("card-copied", {"seat": int(at.seat), **kind_args(at, kind)})
        next_movement(at)


def copyable(at: Position, copies: i64) -> i64:
    """4.6, 4.7: the movement kinds that a copy card reaches, a set."""
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
        if at.board.copies[nth(kinds, 0)] == copies:
            return True
        kinds &= kinds - 1
    return False
