# mypyc
"""Chapters 3 and 11: turns begin and end, years go by."""

from typing import ClassVar

from mypy_extensions import i64

from chrysalide.core.messages import Choice, Message, Refusal
from chrysalide.core.state import CHANCE
from chrysalide.games.extinction.actions import SPACE
from chrysalide.games.extinction.codes import NEXT
from chrysalide.games.extinction.facts.records import DECK, DICE
from chrysalide.games.extinction.powers import AT_START
from chrysalide.games.extinction.rules.abilities import has_main
from chrysalide.games.extinction.rules.cards import nth_permanent
from chrysalide.games.extinction.rules.decision import Decision
from chrysalide.games.extinction.rules.endings import remember
from chrysalide.games.extinction.rules.naming import tell_seat
from chrysalide.games.extinction.rules.phases import (
    ACT,
    BEARING,
    BY_ABILITY,
    DRAW_CARD,
    IN_HAND,
    NAMING,
    NEXT_SEAT,
    ROLL_DICE,
    ROLLING,
    STARTING,
    VOTING,
)
from chrysalide.games.extinction.rules.places import dice_left
from chrysalide.games.extinction.rules.position import Position
from chrysalide.games.extinction.rules.stack import push
from chrysalide.games.extinction.rules.votes import begin_vote, is_vote_year
from chrysalide.games.extinction.rules.wording import no_such_seat
from chrysalide.games.extinction.tables import SPECIALTY


def begin_turn(at: Position, seat: i64) -> None:
    """3.3."""
    at.active = seat
    at.played |= i64(1) << seat
    at.used = 0
    at.tiles_placed = 0
    at.saved = 0
    at.cursor = 0
    at.stage = STARTING
    if at.trace is not None:
        at.tell("turn-began", {"seat": int(seat), "year": int(at.year), "turn": int(at.turns + 1)})


def start_turn(at: Position) -> bool:
    """3.5: the specialty, then Permanents in the order of play; 4.1: then all dice are rolled."""
    seat = at.active
    able = at.sources(seat, AT_START)
    while able and at.cursor <= DECK + 1:
        slot: i64 = SPECIALTY
        if at.cursor > 0:
            slot = nth_permanent(at, seat, at.cursor - 1)
        if slot < 0:
            break
        at.cursor += 1
        if (able >> slot) & 1:
            push(at, at.tables.power_ops[at.source(seat, slot)], BY_ABILITY, slot, 0)
            return False
    at.cursor = 0
    for die in range(seat * DICE, seat * DICE + DICE):
        at.places[die] = IN_HAND
    at.stage = ROLLING
    return at.ask(ROLL_DICE, CHANCE)


def next_action(at: Position) -> bool:
    """4.17."""
    if dice_left(at) == 0 and not has_main(at):
        at.stage = BEARING
        return False
    return at.ask(ACT, at.active)


def last_draw(at: Position) -> bool:
    """11.1, 5.8."""
    if not at.decks[at.active]:
        tell_seat(at, "no-card-left", at.active)
        return False
    return at.ask(DRAW_CARD, CHANCE)


def end_turn(at: Position) -> bool:
    """11.2–11.5: the next turn of the year, or its end."""
    remember(at)
    if at.played != at.all_seats():
        return name_next(at)
    if at.trace is not None:
        at.tell("year-ended", {"year": int(at.year)})
    if is_vote_year(at):
        begin_vote(at)
        at.stage = VOTING
        return False
    return begin_year(at)


def begin_year(at: Position) -> bool:
    """11.5: all markers return to their owners."""
    at.year += 1
    at.played = 0
    at.yes = 0
    at.polled = 0
    if at.trace is not None:
        at.tell("year-began", {"year": int(at.year)})
    return name_next(at)


def name_next(at: Position) -> bool:
    """11.3, 18.3."""
    at.stage = NAMING
    if at.seats == 2:
        begin_turn(at, 1 - at.active)
        return False
    return at.ask(NEXT_SEAT, at.active)


class NextSeat(Decision):
    """11.3: the seat whose turn is over names one that has not played in this year, which starts at once."""

    words: ClassVar = {"next": "11.3"}
    clicks: ClassVar = {"seat": "next"}
    compulsory: ClassVar = "11.3"

    def is_shared(self, at: Position) -> bool:
        """14.3: one seat names the next, which version 1 left to all."""
        return at.first_rules

    def offer(self, at: Position) -> tuple[i64, i64, i64]:
        return NEXT, at.all_seats() & ~at.played, -1

    def apply(self, at: Position, code: i64) -> bool:
        seat = code - NEXT
        if at.trace is not None:
            at.tell("next-named", {"seat": int(at.active), "other_seat": int(seat)})
        begin_turn(at, seat)
        return False

    def choice(self, at: Position, code: int) -> Choice:
        seat = code - NEXT
        return Choice(SPACE[code].text, Message("choice-next", {"other_seat": seat}), (f"seat:{seat}",), icon="seat")

    def refuse(self, at: Position, code: int) -> Refusal:
        other = code - NEXT
        if other >= at.seats:
            return no_such_seat(other)
        return Refusal("11.3", Message("refuse-played", {"other_seat": other}))
