# mypyc
"""What the searches know of the game: how good a position is for a seat.

Points are what counts; the rest is what a position promises. The numbers were found by trying them against each other.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from chrysalide.core.bits import bits
from chrysalide.games.mariposas.board import CYCLE_CARDS, DOUBLE, FIRST_OF, PIECES, TYPES, flowers_of
from chrysalide.games.mariposas.rules.phases import DRAW_CARD, EXCHANGE, FINISHED, FREE_BIRTH
from chrysalide.games.mariposas.rules.play import Mariposas
from chrysalide.games.mariposas.rules.scoring import active_goals, goal_points

EDGE: Final = 6.0  # points of lead that make a win likely
STRIDE: Final = 4.0  # steps of an action card, about
LANDING: Final = 0.7  # steps lost where a butterfly comes home
BONUS_STEPS: Final = [1.0, 1.0, 2.0]  # what double, extra and stretch add to a turn
# what a butterfly promises, by season and generation
PROMISE: Final = [
    [0.0, 0.3, 3.0, 4.5, 5.5],
    [0.0, 0.0, 0.8, 3.2, 4.6],
    [0.0, 0.0, 0.0, 1.0, 0.6],
]
FLOWER: Final = [0.42, 0.42, 0.30]  # a single flower, by season
ALIKE: Final = [0.0, 0.0, 0.16, 0.45, 0.9, 1.0, 1.0]  # more for several of one type
ROW: Final = [0.0, 0.2, 0.6, 1.5, 3.5]  # cards of one row, in addition to their point
BONUS: Final = 0.9


def evaluate(state: Mariposas, seat: int) -> float:
    """From 0 to 1: the chance to win, by the lead over the best other seat."""
    if state.phase == FINISHED:
        winners = state.winners()
        return 1.0 / float(len(winners)) if seat in winners else 0.0
    own = prospect(state, seat)
    best = -1000.0
    for other in range(state.seats):
        if other != seat:
            best = max(best, prospect(state, other))
    return 1.0 / (1.0 + exp(-(own - best) / EDGE))


def prospect(state: Mariposas, seat: i64) -> float:
    """The points that a seat may hope for."""
    board = state.board
    season = state.season
    left = turns_left(state)
    hope = float(state.points[seat]) + goals_ahead(state, seat, left)
    hope += butterflies(state, seat)
    flowers = state.flowers[seat]
    useful = 1.0 if season < 2 or left > 1.5 else 0.15 + 0.4 * left
    for flower in range(TYPES):
        number = flowers_of(flowers, flower)
        hope += useful * (FLOWER[season] * float(min(number, 6)) + ALIKE[min(number, 6)])
    held = state.held[seat]
    hope += float(bits(held & CYCLE_CARDS) * board.points_each)
    for row in range(3):
        hope += ROW[bits((held >> (4 * row)) & 15)]
    if season < 2 or left > 0.5:
        hope += BONUS * float(bits(held >> 12))
    return hope


def turns_left(state: Mariposas) -> float:
    """Turns of the season that a seat has still to play, about."""
    if state.phase == FREE_BIRTH or state.free_step >= 0:
        return 0.0
    return max(0.0, float(state.board.turns[state.season] - state.round) + 0.5)


def goals_ahead(state: Mariposas, seat: i64, left: float) -> float:
    """13.1, 13.2: what the season's card would bring now, the surer the nearer the end."""
    hope = 0.0
    if state.free_step < 0:
        sure = 0.9 if left < 1.0 else (0.55 if left < 2.0 else 0.3)
        goals = active_goals(state)
        for number in range(len(goals)):
            hope += sure * float(goal_points(state, seat, goals[number], number))
    if state.season < 2 and state.revealed[state.season + 1] >= 0:
        goals = state.board.goals[state.revealed[state.season + 1]]
        for number in range(len(goals)):
            hope += 0.15 * float(goal_points(state, seat, goals[number], 7))
    return hope


def butterflies(state: Mariposas, seat: i64) -> float:
    """Young butterflies promise most; in autumn those that can still come home to Michoacán."""
    hope = 0.0
    season = state.season
    board = state.board
    base = seat * PIECES
    for generation in range(1, 5):
        for piece in range(FIRST_OF[generation], FIRST_OF[generation + 1]):
            cell = state.places[base + piece]
            if cell < 0:
                continue
            hope += PROMISE[season][generation] * (1.0 + float((state.doubles[seat] >> piece) & 1))
            if generation < 4 and season < 2:
                hope += 0.02 * float(min(board.distance[cell], 10))
    return hope + homecoming(state, seat) if season == 2 else hope


def homecoming(state: Mariposas, seat: i64) -> float:
    """12.2: what Michoacán may bring. Butterflies share the steps that are left, the nearest fly first."""
    board = state.board
    steps = steps_left(state, seat)
    base = seat * PIECES
    arriving = 0.0
    needed = 0.0
    done: i64 = 0
    for _ in range(FIRST_OF[4], FIRST_OF[5]):
        nearest: i64 = -1
        least: i64 = 1000
        for piece in range(FIRST_OF[4], FIRST_OF[5]):
            cell = state.places[base + piece]
            if cell >= 0 and not (done >> piece) & 1:
                distance = 2 * board.distance[cell] - ((state.doubles[seat] >> piece) & 1)  # of equals the double one
                if distance < least:
                    least = distance
                    nearest = piece
        if nearest < 0:
            break
        done |= i64(1) << nearest
        distance = board.distance[state.places[base + nearest]]
        needed += float(distance) + (LANDING if distance else 0.0)
        weight = 1.0 + float((state.doubles[seat] >> nearest) & 1)
        arriving += weight * (reach_home(needed, steps) if distance else 1.0)
    return curve(board.michoacan_points, arriving)


def steps_left(state: Mariposas, seat: i64) -> float:
    """Steps that a seat can still make this season, about; the same from the choice of a card to the last landing."""
    place = (seat - state.first) % state.seats
    turns = float(state.board.turns[state.season] - state.round)
    if place > state.step:
        turns += 1.0
    elif place == state.step and state.phase not in (EXCHANGE, DRAW_CARD):
        turns += 0.5
    if turns <= 0.0:
        return 0.0
    steps = STRIDE * turns
    for bonus in range(3):
        steps += BONUS_STEPS[bonus] * float((state.held[seat] >> (DOUBLE + bonus)) & 1)
    return steps


def reach_home(needed: float, steps: float) -> float:
    """How likely so many steps are made, with so many left."""
    return 1.0 / (1.0 + exp((needed - steps) / (1.2 + 0.18 * steps))) if steps > 0.0 else 0.0


def curve(table: list[i64], number: float) -> float:
    """12.2 between whole numbers of butterflies."""
    whole = int(number)
    low = float(table[whole])
    return low + (float(table[whole + 1]) - low) * (number - float(whole))
