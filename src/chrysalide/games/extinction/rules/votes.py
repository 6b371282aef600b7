# mypyc
"""Chapter 12: votes, in which ambassadors are polled one after the other."""

from typing import ClassVar, Final

from mypy_extensions import i64

from chrysalide.core.bits import bits, lowest
from chrysalide.core.dice import Dice
from chrysalide.core.messages import Choice, Message, Refusal
from chrysalide.core.state import CHANCE
from chrysalide.core.vectors import vec
from chrysalide.games.extinction.codes import POLL, VOTE
from chrysalide.games.extinction.rules.decision import PIPS, Decision
from chrysalide.games.extinction.rules.endings import finish
from chrysalide.games.extinction.rules.history import packed_poll
from chrysalide.games.extinction.rules.naming import ambassador_args
from chrysalide.games.extinction.rules.opinions import MIN, SUM, leaning, seen_ambassador, value_of
from chrysalide.games.extinction.rules.phases import BY_SECOND_VOTE, BY_VOTES, POLL_NEXT, POLL_ROLL
from chrysalide.games.extinction.rules.position import Position
from chrysalide.games.extinction.rules.wording import slot_choice

_pairs: Final[list[tuple[int, int]]] = [(a, b) for a in range(1, 7) for b in range(a, 7)]
PAIR_ROLLS: Final = 36  # of two dice, one after the other
PAIR_LOWS: Final = vec[i64]([a for a, _ in _pairs])  # by number of an outcome of two dice
PAIR_HIGHS: Final = vec[i64]([b for _, b in _pairs])
# by two single dice: the number of the outcome
PAIR_OF: Final = vec[i64]([_pairs.index((min(a, b), max(a, b))) for a in range(1, 7) for b in range(1, 7)])

# --- votes ------------------------------------------------------------------------------------------------------------


def is_vote_year(at: Position) -> bool:
    return at.year == at.tables.first_vote or at.year == at.tables.last_year


def which_vote(at: Position) -> str:
    return "second" if at.year == at.tables.last_year else "first"


def begin_vote(at: Position) -> None:
    """12.5."""
    at.yes = 0
    at.polled = 0
    if at.trace is not None:
        args = {"year": int(at.year), "which": which_vote(at), "needed": int(at.needed)}
        at.tell("vote-began", args)


def next_poll(at: Position) -> bool:
    """12.5, 12.8: True where somebody is asked or the match is over; False after a failed first vote."""
    left = at.up & ~at.polled
    if at.yes < at.needed and at.yes + bits(left) >= at.needed:
        return at.ask(POLL_NEXT, at.active)
    while left and not at.first_rules:  # the outcome is settled
        if poll(at, lowest(left)):
            return True
        left &= left - 1
    passed = at.yes >= at.needed
    if at.trace is not None:
        args = {"year": int(at.year), "which": which_vote(at), "yes": int(at.yes)}
        at.tell("vote-ended", {**args, "needed": int(at.needed), "passed": "yes" if passed else "no"})
    if passed:
        return finish(at, BY_VOTES)
    return at.year == at.tables.last_year and finish(at, BY_SECOND_VOTE)


class PollNext(Decision):
    """12.5: which ambassador is polled next."""

    words: ClassVar = {"poll": "12.5"}
    clicks: ClassVar = {"amb": "poll"}
    compulsory: ClassVar = "12.5"

    def is_shared(self, at: Position) -> bool:
        return True

    def offer(self, at: Position) -> tuple[i64, i64, i64]:
        return POLL, at.up & ~at.polled, -1

    def apply(self, at: Position, code: i64) -> bool:
        return poll(at, code - POLL)

    def choice(self, at: Position, code: int) -> Choice:
        place = code - POLL
        return slot_choice(code, place, Message("choice-poll", seen_ambassador(at, place)), leaning(at, place, 0))

    def refuse(self, at: Position, code: int) -> Refusal:
        place = code - POLL
        message = "refuse-polled" if (at.up >> place) & 1 else "refuse-face-down"
        return Refusal("12.5", Message(message, seen_ambassador(at, place)))


def poll(at: Position, place: i64) -> bool:
    """12.6, 12.11: True where chance rolls its dice."""
    at.place = place
    at.polled |= i64(1) << place
    who = at.faces[place]
    if at.tables.vote_dice[who]:
        return at.ask(POLL_ROLL, CHANCE)
    count_vote(at, value_of(at, who), 0, 0)
    return False


class PollRoll(Decision):
    """12.11: an ambassador's one or two dice."""

    words: ClassVar = {"vote": "12.11"}

    def chance(self, at: Position) -> list[tuple[int, float]]:
        if at.tables.vote_dice[at.faces[at.place]] == 1:
            return [(VOTE + face, 1.0 / float(PIPS)) for face in range(PIPS)]
        return [
            (VOTE + PIPS + number, (1.0 if a == b else 2.0) / float(PAIR_ROLLS)) for number, (a, b) in enumerate(_pairs)
        ]

    def draw(self, at: Position, dice: Dice) -> i64:
        if at.tables.vote_dice[at.faces[at.place]] == 1:
            return VOTE + dice.below(PIPS)
        return VOTE + PIPS + PAIR_OF[dice.below(PAIR_ROLLS)]

    def apply(self, at: Position, code: i64) -> bool:
        number = code - VOTE
        if number < PIPS:
            roll_vote(at, number + 1, 0)
        else:
            roll_vote(at, PAIR_LOWS[number - PIPS], PAIR_HIGHS[number - PIPS])
        return False


def roll_vote(at: Position, low: i64, high: i64) -> None:
    """12.11: one die (`high` 0), or two in ascending order."""
    if at.trace is not None:
        values = [int(low), int(high)] if high else [int(low)]
        at.tell("vote-rolled", {**ambassador_args(at, at.place), "values": values})
    take = at.tables.take[at.faces[at.place]]
    value = low + high
    if high and take != SUM:
        value = low if take == MIN else high
    count_vote(at, value, low, high)


def count_vote(at: Position, value: i64, low: i64, high: i64) -> None:
    """12.6."""
    place = at.place
    who = at.faces[place]
    cubes = at.cubes[place]
    total = value + cubes
    target = at.tables.target[who]
    yes: i64 = 1 if total >= target else 0
    at.yes += yes
    at.polls[at.polls_made] = packed_poll(place, who, value, low + 8 * high, cubes, target, yes, at.year)
    at.polls_made += 1
    at.place = -1
    if at.trace is not None:
        sums = {"value": int(value), "cubes": int(cubes), "total": int(total), "target": int(target)}
        args = {**ambassador_args(at, place), **sums, "yes": "yes" if yes else "no", "count": int(at.yes)}
        at.tell("polled", args)
