# mypyc
"""What the searches know of the game: how likely the group wins from here, the same for every seat.

Three things must go well: the votes, the animals and the reserve of tiles (dangers.py). The numbers were found by
trying them; how often bots win by them is measured in docs/balance/extinction.md.
"""

from typing import Final

from mypy_extensions import i64

from chrysalide.core.bits import bits, lowest
from chrysalide.core.vectors import vec
from chrysalide.games.extinction.dangers import (
    births_a_turn,
    clearing_a_turn,
    due_a_turn,
    herd_hope,
    least_loss,
    logistic,
    losses_a_turn,
    tile_hope,
)
from chrysalide.games.extinction.facts.records import AMBASSADORS
from chrysalide.games.extinction.rules.ambassadors import unidentified
from chrysalide.games.extinction.rules.constants import harmful
from chrysalide.games.extinction.rules.opinions import YES_VOTES, held, value_of
from chrysalide.games.extinction.rules.phases import BY_VOTES, FINISHED, NEWBORN, SPLIT_COUPLE, VOTING
from chrysalide.games.extinction.rules.play import Extinction
from chrysalide.games.extinction.tables import REACH

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
    if half_made(state):
        return best_reply(state, True)[0]
    return standing(state)


def settled(state: Extinction) -> Extinction:
    """The position after the best reply where a choice is half made; elsewhere the position itself."""
    return best_reply(state, True)[1] if half_made(state) else state


def half_made(state: Extinction) -> bool:
    return state.asked >= 0 and (state.depth > 0 or state.phase == NEWBORN or state.phase == SPLIT_COUPLE)


def best_reply(state: Extinction, further: bool) -> tuple[float, Extinction]:
    """All seats want the same, so the seat that is asked will choose the best: its worth, and what follows."""
    best = -1.0
    found = state
    codes = state.legal()
    for code in codes:
        after = state.copy()
        after.apply(code)
        if further and len(codes) <= REPLIES and after.asked >= 0 and after.depth > 0:
            value, after = best_reply(after, False)
        else:
            value = standing(after)
        if value > best:
            best = value
            found = after
    return best, found


def standing(state: Extinction) -> float:
    """The chance to win in the last vote, and some of that to win in the first."""
    prospects = Prospects()
    prospects.look(state)
    return prospects.standing(state)


# --- votes ----------------------------------------------------------------------------------------------------------


def yes_chance(state: Extinction, who: i64, cubes: i64) -> float:
    """12.6: of a Yes if an ambassador with dice was polled now."""
    wanted = state.tables.target[who] - cubes
    return state.tables.rolls[who * REACH + max(i64(0), min(i64(REACH - 1), wanted))]


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


# --- the whole ------------------------------------------------------------------------------------------------------


class Prospects:
    """What a position promises, whatever the number of turns that are left: one look serves both votes."""

    def __init__(self) -> None:
        self.lacks: vec[float] = vec[float]([0.0] * AMBASSADORS)  # by place, the cubes that an ambassador lacks
        self.nearest: vec[float] = vec[float]([0.0] * AMBASSADORS)  # the same, the least first
        self.lacking = 0.0  # by as many as are needed
        self.cards = 0.0  # what cards and Constants are worth, in cubes
        self.giving = 0.0  # cubes that actions and cards in hand give
        self.pace = 0.0  # cubes that a turn brings
        self.coins = 0.0  # in all hands
        self.destroyed = 0.0  # animals that the next destruction costs
        self.births = 0.0  # in a turn, as all that follows
        self.losses = 0.0
        self.clearing = 0.0
        self.due = 0.0

    def look(self, state: Extinction) -> None:
        if state.phase == FINISHED:
            return
        self.look_at_ambassadors(state)
        self.look_at_means(state)
        self.destroyed = least_loss(state)
        self.births = births_a_turn(state)
        self.losses = losses_a_turn(state, self.destroyed)
        self.clearing = clearing_a_turn(state)
        self.due = due_a_turn(state)

    def standing(self, state: Extinction) -> float:
        """The chance to win in the last vote, and some of that to win in the first."""
        if state.phase == FINISHED:
            return 1.0 if state.end == BY_VOTES else 0.0
        tables = state.tables
        left = float(state.seats * tables.last_year - state.turns)
        last = self.hope(state, left)
        if state.stage == VOTING:
            now = chance_now(state)
            return now + (1.0 - now) * (last if state.year < tables.last_year else 0.0)
        sooner = left - float(state.seats * (tables.last_year - tables.first_vote))
        if sooner > 0.0:
            last += FIRST_VOTE * (1.0 - last) * self.hope(state, sooner)
        return last

    def hope(self, state: Extinction, left: float) -> float:
        """For a vote after so many turns."""
        return self.vote_hope(state, left) * self.herd_hope(state, left) * self.tile_hope(state, left)

    def herd_hope(self, state: Extinction, left: float) -> float:
        return herd_hope(state, self.births - self.losses, left)

    def tile_hope(self, state: Extinction, left: float) -> float:
        return tile_hope(state, self.clearing, self.due, left)

    def look_at_ambassadors(self, state: Extinction) -> None:
        nearest = self.nearest
        for place in range(AMBASSADORS):
            found = lack_at(state, place)
            self.lacks[place] = found
            rank = place
            while rank > 0 and nearest[rank - 1] > found:
                nearest[rank] = nearest[rank - 1]
                rank -= 1
            nearest[rank] = found
        lacking = 0.0
        for number in range(state.needed):
            lacking += nearest[number]
        if state.needed < AMBASSADORS:
            lacking += FIFTH * nearest[state.needed]
        self.lacking = lacking
        self.cards = CARD * float(held(state, state.hands)) - CONSTANT * float(harmful(state))

    def look_at_means(self, state: Extinction) -> None:
        """The actions in the area and in hands, and the money that is there."""
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
        self.giving = cubes
        self.pace = PACE * (cubes + BARE) / (cubes + ENOUGH_CUBES) * income / (income + ENOUGH_MONEY)
        self.coins = float(tables.money - state.bank)

    def cubes_to_come(self, state: Extinction, left: float) -> float:
        return self.pace * left + self.from_coins(state, left)

    def from_coins(self, state: Extinction, left: float) -> float:
        """Of the cubes to come, those that the money in play pays for."""
        useful = min(self.coins, COINS_EACH * float(state.seats), 1.5 * left)
        worth = COIN * useful + FURTHER_COIN * (self.coins - useful)
        return worth * (self.giving + BARE) / (self.giving + 1.0)

    def vote_hope(self, state: Extinction, left: float) -> float:
        """Will the cubes to come suffice for the nearest ambassadors?"""
        return logistic((self.cubes_to_come(state, left) + self.cards - self.lacking) / VOTE_SPREAD)
