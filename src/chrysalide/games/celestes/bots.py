# mypyc
"""What the searches know of the game: how good a position is for a seat."""

from math import exp
from typing import Final

from mypy_extensions import i64

from chrysalide.core.vectors import vec
from chrysalide.games.celestes.board import EIGHTY_EIGHT, MONARCH, MORPHO, SLOTS, SPECIES, SWALLOWTAIL, count, one
from chrysalide.games.celestes.rules import IN_SLOT, PLACE, REVEAL_LAYOUT, TAKE, Celestes
from chrysalide.games.celestes.scoring import score

# what an unfinished set promises, by the number of cards towards it; found by trying values against random play
PROMISE_EIGHTY_EIGHT: Final = [0.0, 1.0]
PROMISE_MORPHO: Final = [0.0, 0.8, 2.0]
PROMISE_MONARCH: Final = [0.0, 0.8, 1.2, 1.5, 0.0]
TEMPO: Final = 0.7  # how much of the best card on the table belongs to the seat to act
EDGE: Final = 3.0  # points of lead that make a round likely
BOLINA_WORTH: Final = 0.4
SOLVABLE: Final = 7  # cards on the table


def evaluate(state: Celestes, seat: int) -> float:
    """From 0 to 1: the chance to win the match, as a mixture over who wins the round being played."""
    if seat == 0:
        mine, theirs = state.tokens_0, state.tokens_1
    else:
        mine, theirs = state.tokens_1, state.tokens_0
    need_mine = state.tokens_to_win - mine
    need_theirs = state.tokens_to_win - theirs
    if need_mine <= 0:
        return 1.0
    if need_theirs <= 0:
        return 0.0
    if state.phase == REVEAL_LAYOUT or state.occupied == 0:
        return race(need_mine, need_theirs)
    lead = 1.0 / (1.0 + exp(-advantage(state, seat) / EDGE))
    return lead * race(need_mine - 1, need_theirs) + (1.0 - lead) * race(need_mine, need_theirs - 1)


def solvable(state: Celestes) -> bool:
    """Few cards are left on the table: what the round can still bring is soon computed."""
    if state.phase != TAKE:
        return False
    cards: i64 = 0
    left = state.occupied
    while left != 0:
        left &= left - 1
        cards += 1
    return cards <= SOLVABLE


def race(mine: i64, theirs: i64) -> float:
    """The chance to win `mine` even rounds before the other wins `theirs`."""
    return RACES[mine * ROUNDS + theirs]


def _race(mine: int, theirs: int) -> float:
    if mine <= 0:
        return 1.0
    if theirs <= 0:
        return 0.0
    return 0.5 * _race(mine - 1, theirs) + 0.5 * _race(mine, theirs - 1)


ROUNDS: Final = 8  # more than a seat can need
RACES: Final = vec[float]([_race(mine, theirs) for mine in range(ROUNDS) for theirs in range(ROUNDS)])


def advantage(state: Celestes, seat: i64) -> float:
    """The expected lead of `seat` in the round being played, in points."""
    lead = worth(state.hand(seat)) - worth(state.hand(1 - seat))
    if state.bolina == seat:
        lead += BOLINA_WORTH
    elif state.bolina == 1 - seat:
        lead -= BOLINA_WORTH
    if state.phase == TAKE:
        best = best_take(state, state.active)
        lead += TEMPO * best if state.active == seat else -TEMPO * best
    elif state.phase == PLACE:
        best = best_take(state, 1 - state.active)
        lead += -TEMPO * best if state.active == seat else TEMPO * best
    return lead


def worth(cards: i64) -> float:
    """Points of a collection plus what its unfinished sets promise."""
    promised = (
        PROMISE_EIGHTY_EIGHT[count(cards, EIGHTY_EIGHT) % 2]
        + PROMISE_MORPHO[count(cards, MORPHO) % 3]
        + PROMISE_MONARCH[count(cards, MONARCH)]
    )
    return float(score(cards)) + promised + (0.5 if count(cards, SWALLOWTAIL) == 1 else 0.0)


def best_take(state: Celestes, seat: i64) -> float:
    """What the best card on the table adds for `seat`."""
    hand = state.hand(seat)
    now = worth(hand)
    best = 0.0
    seen: i64 = 0
    for slot in range(SLOTS):
        if (state.free & state.known) >> slot & 1 and state.bolina != IN_SLOT + slot:
            species = state.species_in(slot)
            if not (seen >> species) & 1 and species < SPECIES:
                seen |= i64(1) << species
                best = max(best, worth(hand + one(species)) - now)
    return best
