# mypyc
"""What a seat knows in numbers: map, cards and flowers of all, and its own hand."""

from typing import Final

from mypy_extensions import i64

from chrysalide.core.observing import Sheet
from chrysalide.core.vectors import vec
from chrysalide.games.mariposas.board import CARDS, GENERATION, PIECES, STEPS, TYPES
from chrysalide.games.mariposas.rules.phases import FINISHED
from chrysalide.games.mariposas.rules.position import HIGH, NURSERY, OFF, SOURCES, Position

GENERATIONS: Final = 4
AGES: Final = vec[i64]([generation - 1 for generation in GENERATION])  # by piece
GOALS: Final = 4  # of a season card
TOKENS: Final = 16
ROWS: Final = 3  # of life cycles
SEASONS: Final = 3
PLAYED: Final = 7  # cards of one seat in a season, at most


def observe(at: Position, seat: i64, sheet: Sheet) -> None:
    seats = at.seats
    sheet.part("phase")
    sheet.choice(at.phase, FINISHED + 1)
    sheet.part("to-act")
    sheet.choice((at.seat - seat) % seats, seats)
    sheet.part("first")
    sheet.choice((at.first - seat) % seats if at.first >= 0 else -1, seats)
    sheet.part("time")
    sheet.choice(at.season, SEASONS)
    sheet.number(at.round)
    sheet.number(at.step)
    sheet.number(at.free_step + 1)
    sheet.number(at.revealing)
    write_cards(at, seat, sheet)
    sheet.part("supply")
    write_flowers(at.supply, sheet)
    write_waystations(at, sheet)
    write_turn(at, sheet)
    for place in range(seats):  # the others in the order of their turns
        write_seat(at, (seat + place) % seats, place, sheet)


def write_cards(at: Position, seat: i64, sheet: Sheet) -> None:
    board = at.board
    sheet.part("season-cards")
    for season in range(SEASONS):
        sheet.choice(at.revealed[season], len(board.goals))
    unseen = at.deck  # in the deck and in the others' hands
    for other in range(at.seats):
        if other != seat:
            unseen += at.hands[other]
    sheet.part("hand")
    write_kinds(at, at.hands[seat], sheet)
    sheet.part("discard")
    write_kinds(at, at.discard, sheet)
    sheet.part("unseen")
    write_kinds(at, unseen, sheet)
    sheet.part("draws")
    sheet.number(at.draws)
    sheet.flag(at.exchanging != 0)


def write_kinds(at: Position, cards: i64, sheet: Sheet) -> None:
    sheet.numbers(cards, 4, len(at.board.kinds))


def write_flowers(flowers: i64, sheet: Sheet) -> None:
    sheet.numbers(flowers, 8, TYPES)


def write_waystations(at: Position, sheet: Sheet) -> None:
    sheet.part("tokens")
    for token in at.tokens:
        sheet.choice(token, TOKENS)
    sheet.part("hidden-tokens")
    sheet.members(at.hidden, TOKENS)
    sheet.part("tiles")
    for row in range(ROWS):
        sheet.choice(at.tiles[row], len(at.board.tiles))


def write_turn(at: Position, sheet: Sheet) -> None:
    """Of the seat on turn: its card, the movements left, the butterfly in flight."""
    kinds = len(at.board.kinds)
    size = at.board.size
    sheet.part("card")
    sheet.choice(at.card, kinds + 1)
    sheet.choice(at.acts_as, kinds + 1)
    sheet.flag(at.with_extra != 0)
    sheet.flag(at.with_stretch != 0)
    sheet.flag(at.stretch != 0)
    sheet.number(at.flower_move)
    sheet.part("moves")
    sheet.numbers(at.moves, 4, STEPS)
    sheet.part("collected")
    sheet.members(at.low, HIGH)
    sheet.members(at.high, size - HIGH)
    sheet.part("flight")
    sheet.choice(at.piece, PIECES)
    sheet.number(at.length)
    sheet.flag(at.stretched != 0)
    sheet.flag(at.carries != 0)
    sheet.choice(at.origin, size)
    sheet.choice(at.cell, size)
    sheet.part("landing")
    sheet.number(at.stage)
    sheet.number(at.due)
    sheet.choice(at.beside, size)
    sheet.number(at.gains)


def write_seat(at: Position, seat: i64, place: i64, sheet: Sheet) -> None:
    sheet.part("own-seat" if place == 0 else "other-seat")
    sheet.number(at.points[seat])
    write_flowers(at.flowers[seat], sheet)
    sheet.number(at.hand_size(seat))
    row = at.rows[seat]
    kinds: i64 = len(at.board.kinds)
    for _ in range(PLAYED):
        sheet.choice((row & 15) - 1, kinds)
        row >>= 4
    sheet.members(at.held[seat], CARDS)
    sheet.members(at.laid[seat], CARDS)
    sheet.members(at.had[seat], CARDS)
    sheet.members(at.earned[seat], ROWS)
    sheet.number(at.waiting[seat])
    sheet.number(at.waiting[at.seats + seat])
    sheet.numbers(at.births[seat], 8, GOALS)
    ledger = at.ledger
    for source in range(seat * SOURCES, seat * SOURCES + NURSERY):  # what the goals have brought
        sheet.number(ledger[source])
    sheet.choice(at.free_cells[seat], at.board.size)
    write_butterflies(at, seat, place, sheet)


def write_butterflies(at: Position, seat: i64, place: i64, sheet: Sheet) -> None:
    """A map for each generation, how many are left to be born, and what each butterfly has done."""
    size = at.board.size
    first = seat * PIECES
    places = at.places
    summary: i64 = 0  # eight bits each: how many of a generation are in play, and whether one is left to be born
    sheet.part("own-map" if place == 0 else "other-map")
    for piece in range(i64(PIECES)):
        cell = places[first + piece]
        age = AGES[piece]
        if cell >= 0:
            sheet.count(age * size + cell)
            summary += i64(1) << (16 * age)
        elif cell == OFF:
            summary |= i64(256) << (16 * age)
    sheet.skip(GENERATIONS * size)
    sheet.part("own-butterflies" if place == 0 else "other-butterflies")
    sheet.numbers(summary, 8, 2 * GENERATIONS)
    sheet.members(at.doubles[seat], PIECES)
    cities: i64 = len(at.tokens)
    on_turn = at.seat == seat
    for piece in range(i64(PIECES)):
        sheet.number(places[first + piece] + 2)
        sheet.members(at.visited[first + piece], cities)
        sheet.number(at.start[piece] + 1 if on_turn else 0)
