# mypyc
"""What the searches know of the game: how likely the group wins from here, the same for every seat.

Three things must go well: the votes, the animals and the reserve of tiles (dangers.py). The numbers were found by
trying them; how often bots win by them is measured in docs/balance/extinction.md.
"""

from typing import Final

from mypy_extensions import i64

from chrysalide.core.bits import bits, lowest
from chrysalide.games.extinction.dangers import logistic, population_hope, reserve_hope
from chrysalide.games.extinction.facts.records import AMBASSADORS
from chrysalide.games.extinction.rules.ambassadors import unidentified
from chrysalide.games.extinction.rules.constants import harmful
from chrysalide.games.extinction.rules.opinions import MIN, SUM, YES_VOTES, held, value_of
from chrysalide.games.extinction.rules.phases import BY_VOTES, FINISHED, NEWBORN, SPLIT_COUPLE, VOTING
from chrysalide.games.extinction.rules.play import Extinction

LUCK: Final = 6.0  # cubes that the dice of an ambassador are worth
FIFTH: Final = 0.12  # weight of an ambassador beyond those needed
UNSEEN: Final = 0.3  # extra cubes for an ambassador that nobody has seen
VOTE_SPREAD: Final = 2.2
FIRST_VOTE: Final = 0.3  # weight of the first vote relative to the last
# cubes to come
PACE: Final = 1.7  # in a turn, at most
CUBES_IN_HAND: Final = 0.35  # weight of cards that are not played yet
MONEY_ACTION: Final = 0.7
MONEY_IN_HAND: Final = 0.2
BARE: Final = 0.3
ENOUGH_CUBES: Final = 2.5
ENOUGH_MONEY: Final = 1.5
COIN: Final = 0.4
FURTHER_COIN: Final = 0.1
COINS_EACH: Final = 2.0
CARD: Final = 0.05
CONSTANT: Final = 0.1

REPLIES: Final = 8  # a choice with more actions is followed no further


def evaluate(state: Extinction, seat: int) -> float:
    """From 0 (lost) to 1 (won); a choice half made is worth what its best reply is."""
    if state.asked >= 0 and (state.depth > 0 or state.phase == NEWBORN or state.phase == SPLIT_COUPLE):
        return best_reply(state, True)
    return standing(state)


def best_reply(state: Extinction, further: bool) -> float:
    """All seats want the same, so the seat that is asked will choose the best."""
    best = 0.0
    codes = state.legal()
    for code in codes:
        after = state.copy()
        after.apply(code)
        if further and len(codes) <= REPLIES and after.asked >= 0 and after.depth > 0:
            best = max(best, best_reply(after, False))
        else:
            best = max(best, standing(after))
    return best


def standing(state: Extinction) -> float:
    """The chance to win in the last vote, and some of that to win in the first."""
    if state.phase == FINISHED:
        return 1.0 if state.end == BY_VOTES else 0.0
    tables = state.tables
    left = float(state.seats * tables.last_year - state.turns)
    last = hope(state, left)
    if state.stage == VOTING:
        now = chance_now(state)
        return now + (1.0 - now) * (last if state.year < tables.last_year else 0.0)
    sooner = left - float(state.seats * (tables.last_year - tables.first_vote))
    if sooner > 0.0:
        last += FIRST_VOTE * (1.0 - last) * hope(state, sooner)
    return last


def hope(state: Extinction, left: float) -> float:
    """For a vote after so many turns."""
    return vote_hope(state, left) * population_hope(state, left) * reserve_hope(state, left)


# --- votes ----------------------------------------------------------------------------------------------------------


def yes_chance(state: Extinction, who: i64, cubes: i64) -> float:
    """12.6: of a Yes if an ambassador with dice was polled now."""
    tables = state.tables
    wanted = tables.target[who] - cubes
    if tables.vote_dice[who] == 1:
        return float(max(i64(0), min(i64(6), 7 - wanted))) / 6.0
    good: i64 = 0
    for one in range(1, 7):
        for other in range(1, 7):
            value = one + other
            if tables.take[who] != SUM:
                value = min(one, other) if tables.take[who] == MIN else max(one, other)
            if value >= wanted:
                good += 1
    return float(good) / 36.0


def lack(state: Extinction, who: i64, cubes: i64) -> float:
    """How many cubes an ambassador is away from a Yes; one that counts Yes votes is polled last."""
    tables = state.tables
    if tables.vote_dice[who]:
        return LUCK * (1.0 - yes_chance(state, who, cubes))
    value = state.needed - 1 if tables.counts[who] == YES_VOTES else value_of(state, who)
    return max(0.0, float(tables.target[who] - value - cubes))


def lack_at(state: Extinction, place: i64) -> float:
    """The same for a place, where at least the first cube is missing; on average where nobody knows who sits there."""
    cubes = state.cubes[place]
    least = 1.0 if cubes == 0 and not (state.up >> place) & 1 else 0.0
    who = state.faces[place]
    if who >= 0:
        return max(least, lack(state, who, cubes))
    left = unidentified(state, place)
    number = bits(left)
    total = 0.0
    while left:
        total += max(least, lack(state, lowest(left), cubes))
        left &= left - 1
    return total / float(number) + UNSEEN


def vote_hope(state: Extinction, left: float) -> float:
    """Will the cubes to come suffice for the nearest ambassadors?"""
    lacks = [lack_at(state, place) for place in range(AMBASSADORS)]
    lacks.sort()
    lacking = 0.0
    for number in range(state.needed):
        lacking += lacks[number]
    if state.needed < AMBASSADORS:
        lacking += FIFTH * lacks[state.needed]
    cards = CARD * float(held(state, state.hands)) - CONSTANT * float(harmful(state))
    return logistic((cubes_to_come(state, left) + cards - lacking) / VOTE_SPREAD)


def cubes_to_come(state: Extinction, left: float) -> float:
    """By the actions in the area and in hands, and by the money that is there."""
    tables = state.tables
    cubes = 0.0
    income = 1.0
    for seat in range(state.seats):
        cards = state.laid[seat]
        while cards:
            card = state.card_in(seat, lowest(cards))
            cubes += float(tables.gives_cubes[card])
            income += MONEY_ACTION * float(tables.gives_money[card])
            cards &= cards - 1
        cards = state.hands[seat]
        while cards:
            card = state.card_in(seat, lowest(cards))
            cubes += CUBES_IN_HAND * float(tables.gives_cubes[card])
            income += MONEY_IN_HAND * float(tables.gives_money[card])
            cards &= cards - 1
    pace = PACE * (cubes + BARE) / (cubes + ENOUGH_CUBES) * income / (income + ENOUGH_MONEY)
    coins = float(tables.money - state.bank)
    useful = min(coins, COINS_EACH * float(state.seats), 1.5 * left)
    return pace * left + (COIN * useful + FURTHER_COIN * (coins - useful)) * (cubes + BARE) / (cubes + 1.0)


def chance_now(state: Extinction) -> float:
    """12.7 in the vote under way: enough Yes, who counts them being polled last."""
    chances = [0.0] * (AMBASSADORS + 2)  # by number of Yes
    chances[state.yes] = 1.0
    last: i64 = -1
    for place in range(AMBASSADORS):
        if not (state.up >> place) & 1 or ((state.polled >> place) & 1 and state.place != place):
            continue
        who = state.faces[place]
        if state.tables.counts[who] == YES_VOTES:
            last = place
            continue
        if state.tables.vote_dice[who]:
            sure = yes_chance(state, who, state.cubes[place])
        else:
            sure = 1.0 if lack(state, who, state.cubes[place]) == 0.0 else 0.0
        for number in range(AMBASSADORS, -1, -1):
            chances[number + 1] += chances[number] * sure
            chances[number] *= 1.0 - sure
    found = 0.0
    for number in range(AMBASSADORS + 1):
        counted = last >= 0 and number + state.cubes[last] >= state.tables.target[state.faces[last]]
        if number + (1 if counted else 0) >= state.needed:
            found += chances[number]
    return min(1.0, found)
