# mypyc
"""What a seat knows in numbers: the habitat, the ambassadors, the effects, and the cards of all that it may see."""

from typing import Final

from mypy_extensions import i64

from chrysalide.core.bits import bits
from chrysalide.core.observing import Sheet
from chrysalide.games.extinction.board import CELLS
from chrysalide.games.extinction.facts.records import AMBASSADORS, DICE, EFFECTS
from chrysalide.games.extinction.rules.opinions import sees
from chrysalide.games.extinction.rules.phases import EFFECT_BITS, FINISHED, FRAME, PART_UNCUBE, VOTING
from chrysalide.games.extinction.rules.position import Position
from chrysalide.games.extinction.tables import SLOTS

ROLES: Final = 5
SPECIALTIES: Final = 10
ORDERED: Final = 15  # Permanents of one seat, at most
LINES: Final = 12


def observe(at: Position, seat: i64, sheet: Sheet) -> None:
    sheet.part("phase")
    sheet.choice(at.phase, FINISHED + 1)
    sheet.part("to-act")
    sheet.choice((at.asked - seat) % at.seats if at.asked >= 0 else -1, at.seats)
    sheet.part("active")
    sheet.choice((at.active - seat) % at.seats, at.seats)
    sheet.part("time")
    sheet.choice(at.stage, VOTING + 1)
    sheet.number(at.year)
    sheet.number(at.tables.first_vote)
    sheet.number(at.tables.last_year)
    sheet.number(at.turns)
    sheet.number(at.cursor + 1)
    sheet.part("supply")
    sheet.number(at.bank)
    sheet.number(at.cubes_left)
    sheet.number(at.herd)
    sheet.number(at.reserve)
    write_habitat(at, sheet)
    write_ambassadors(at, seat, sheet)
    write_effects(at, sheet)
    write_question(at, seat, sheet)
    for place in range(at.seats):  # the others in the order of the table
        write_seat(at, seat, place, sheet)


def write_habitat(at: Position, sheet: Sheet) -> None:
    sheet.part("animals")  # how many on each cell, as the sum of four maps
    sheet.members(at.ones, CELLS)
    sheet.members(at.twos, CELLS)
    sheet.members(at.fours, CELLS)
    sheet.members(at.eights, CELLS)
    sheet.part("tiles")
    sheet.members(at.tiles, CELLS)
    sheet.part("destruction")
    sheet.number(at.skip)
    sheet.number(at.tiles_placed)
    sheet.flag(at.extra != 0)
    sheet.flag(at.spreading != 0)
    sheet.choice(at.line, LINES)
    sheet.choice(at.spot, CELLS)


def write_ambassadors(at: Position, seat: i64, sheet: Sheet) -> None:
    people = len(at.tables.pack.ambassadors)
    sheet.part("ambassadors")
    for place in range(i64(AMBASSADORS)):
        seen = sees(at, seat, place)
        sheet.flag((at.up >> place) & 1 != 0)
        sheet.flag((at.polled >> place) & 1 != 0)
        sheet.number(at.cubes[place])
        sheet.choice(at.faces[place] if seen else -1, people)
        sheet.number(at.tables.target[at.faces[place]] if seen else 0)
        sheet.members(turned(at.known[place], seat, at.seats), at.seats)
    sheet.part("vote")
    sheet.number(at.yes)
    sheet.number(at.needed)
    sheet.choice(at.place, AMBASSADORS)


def turned(set_of: i64, seat: i64, seats: i64) -> i64:
    """A set of seats as seen from one: itself is number 0."""
    return ((set_of >> seat) | (set_of << (seats - seat))) & ((i64(1) << seats) - 1)


def write_effects(at: Position, sheet: Sheet) -> None:
    kinds = at.tables.kinds
    sheet.part("effects-left")  # without a top card that all know
    sheet.numbers(at.effects, EFFECT_BITS, kinds)
    sheet.part("effects-discarded")
    sheet.numbers(at.spent, EFFECT_BITS, kinds)
    sheet.part("effect-on-top")
    sheet.choice(at.top, kinds)
    sheet.part("effect")
    sheet.choice(at.card, kinds)
    sheet.part("constants")  # the oldest first: a kind, counted from 1
    for position in range(at.row_size):
        sheet.number(at.row[position] + 1)
    sheet.skip(EFFECTS - at.row_size)
    sheet.part("constants-due")
    sheet.members(at.due, EFFECTS)


def write_question(at: Position, seat: i64, sheet: Sheet) -> None:
    """What is under way, and who has answered it."""
    sheet.part("under-way")
    sheet.choice(at.cell, CELLS)
    sheet.choice(at.part, PART_UNCUBE + 1)
    sheet.members(turned(at.saved, seat, at.seats), at.seats)
    sheet.members(turned(at.offered, seat, at.seats), at.seats)
    sheet.members(at.used, SLOTS)
    sheet.number(at.answered)
    sheet.number(at.depth)
    sheet.part("operation")  # the frame on top of the stack
    if at.depth == 0:
        sheet.skip(FRAME)
        return
    first = (at.depth - 1) * FRAME
    for number in range(first, first + FRAME):
        sheet.number(at.stack[number] + 1)


def write_seat(at: Position, seat: i64, place: i64, sheet: Sheet) -> None:
    other = (seat + place) % at.seats
    seen = place == 0 or at.open_hands
    sheet.part("own-seat" if place == 0 else "other-seat")
    sheet.choice(at.roles[other], ROLES)
    sheet.choice(at.specialties[other], SPECIALTIES)
    sheet.flag((at.played >> other) & 1 != 0)
    sheet.number(at.money[other])
    sheet.number(bits(at.hands[other]))
    sheet.members(at.hands[other] if seen else 0, SLOTS)
    sheet.members(at.decks[other] if seen else at.decks[other] | at.hands[other], SLOTS)
    sheet.members(at.discards[other], SLOTS)
    sheet.members(at.laid[other], SLOTS)
    sheet.members(at.permanents[other], SLOTS)
    sheet.numbers(at.order[other], 4, ORDERED)
    for die in range(other * DICE, other * DICE + DICE):
        sheet.number(at.dice[die])
        sheet.number(at.places[die] + 1)
