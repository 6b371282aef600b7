# mypyc
"""Chapter 4: how turns and movements follow one another.

A turn ends in a hand that is refilled, the last one in a season's end, and both lead to the next turn: these three
chapters import one another as modules.
"""

from mypy_extensions import i64

from chrysalide.games.mariposas.board import PIECES
from chrysalide.games.mariposas.rules import hands, seasons
from chrysalide.games.mariposas.rules.phases import LAUNCH_PIECE, PLAY_CARD
from chrysalide.games.mariposas.rules.position import ARRIVED, NOWHERE, Position


def begin_turn(at: Position) -> None:
    """4.2: the seat plays a card; 6.4: where its butterflies stand now is remembered."""
    clear_turn(at)
    places, start = at.places, at.start
    base = at.seat * PIECES
    for piece in range(PIECES):
        cell = places[base + piece]
        start[piece] = cell if cell >= 0 else i64(NOWHERE)
    at.phase = PLAY_CARD


def forget_starts(at: Position) -> None:
    for piece in range(PIECES):
        at.start[piece] = NOWHERE


def clear_turn(at: Position) -> None:
    at.card = -1
    at.acts_as = -1
    at.with_extra = 0
    at.with_stretch = 0
    at.moves = 0
    at.stretch = 0
    at.flower_move = 0
    at.low = 0
    at.high = 0
    at.piece = -1
    at.length = 0
    at.stretched = 0
    at.origin = -1
    at.cell = -1
    at.carries = 0
    at.stage = ARRIVED
    at.beside = -1


def next_movement(at: Position) -> None:
    """5.2: movements one after the other; then step 3 of the turn."""
    if at.moves:
        at.phase = LAUNCH_PIECE
    else:
        end_moves(at)


def end_moves(at: Position) -> None:
    """4.2, 4.13: refill the hand, but not in the last turns of autumn."""
    at.moves = 0
    at.stretch = 0
    at.flower_move = 0
    if at.season == 2 and at.round >= at.board.turns[2]:
        end_turn(at)
    else:
        hands.refill(at)


def end_turn(at: Position) -> None:
    """4.1, 8.5: the next seat; after the last round the season's end or, in autumn, the extra turns."""
    clear_turn(at)
    at.step += 1
    while True:
        if at.step == at.seats:
            at.step = 0
            at.round += 1
        beyond = at.round - at.board.turns[at.season]
        if beyond > 0 and (at.season < 2 or beyond > 3):
            seasons.end_season(at)
            return
        at.seat = (at.first + at.step) % at.seats
        if beyond <= 0:
            begin_turn(at)
            return
        if extra_turns(at, at.seat) >= beyond:
            forget_starts(at)
            if at.trace is not None:
                at.tell("extra-turn", {"seat": int(at.seat)})
            hands.refill(at)
            return
        at.step += 1


def extra_turns(at: Position, seat: i64) -> i64:
    """8.5: turns that the seat's tiles give after the sixth of autumn."""
    number: i64 = 0
    for tile in at.earned_tiles(seat):
        number += tile.extra_turns
    return number
