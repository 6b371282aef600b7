# mypyc
"""What a network is told about a position, side by side: corrections of the prospects that `bots.py` adds up by hand.

Whoever searches keeps a choice half made only if it changes no value: what is told about a turn changes with what it
brings, not with every step of it.

Most numbers are worth more or less by season and by the turns that are left, so every stage of the match has its own
copy of them, a *block*; all blocks but that of the present stage hold zeros.
"""

from typing import Any, Final, cast

from mypy_extensions import i64

from chrysalide.core.bits import bits
from chrysalide.core.network import Evaluation, Network
from chrysalide.core.state import State
from chrysalide.games.mariposas.board import (
    BIRTH_IN,
    CARDS,
    COUNT_IN,
    CYCLE_CARDS,
    DOUBLE,
    FIRST_OF,
    GENERATION,
    PIECES,
    TYPES,
    Goal,
    copies_of,
    flowers_of,
    nibbles,
)
from chrysalide.games.mariposas.bots import EDGE, homecoming, prospect, steps_left
from chrysalide.games.mariposas.rules.phases import FINISHED
from chrysalide.games.mariposas.rules.play import Mariposas
from chrysalide.games.mariposas.rules.position import OFF
from chrysalide.games.mariposas.rules.scoring import fulfilled, goal_points

# stages of a season, by the turns that a seat has still to begin in it
OVER: Final = 0  # free births
LAST: Final = 1  # none
LATE: Final = 2  # one or two
EARLY: Final = 3
STAGES: Final = 4
SEASONS: Final = ["spring", "summer", "autumn"]
# numbers about a side
NUMBERS: Final = [
    "one", "first", "acts",  # the turn
    "points", "goals-sure", "goals-now", "goals-next",
    "flowers", "types", "pairs", "triples", "fours",  # each type counts six flowers at most
    "first-generation", "second", "third", "fourth", "doubles", "children-to-come",
    "on-plants", "on-cities", "distance",
    "cycle-cards", "rows-of-two", "rows-of-three", "rows-of-four", "tile-points", "birth-tile", "home-tile",
    "double", "extra", "stretch",
    "card-steps", "card-landings", "copying-cards",  # of the hand; not in the seat's own turn
    "home", "near-home", "home-quarters", "steps-left",  # generation 4; quarters of a point
    "goals-near", "goals-begun",  # points that a short flight may bring; quarters of points
    "second-affordable", "third-affordable", "fourth-affordable", "double-affordable", "parents-near-plants",
    "near-cities", "cities-near", "new-stages-near",  # cities that give cards
]  # fmt: skip
CONTEXT: Final = [
    f"{season}-{stage}-{number}"
    for season in SEASONS
    for stage in ("over", "last", "late", "early")
    for number in NUMBERS
]
CLEAR: Final = 5.0  # points of lead that make a clear win
CLOSE: Final = 4  # steps from home
MANY: Final = 6  # flowers of one type
# seats and options of the matches to learn from
TABLES: Final[list[tuple[int, dict[str, Any]]]] = [(2, {}), (3, {}), (4, {}), (5, {})]


class Features(Evaluation):
    """A position of Mariposas in rows of numbers, hands as their owner knows or imagines them."""

    def __init__(self, networks: list[Network]) -> None:  # the compiler fails without it
        super().__init__(networks)

    def known(self, state: State, seat: i64) -> float:
        at = cast("Mariposas", state)
        if at.phase != FINISHED:
            return -1.0
        winners = at.winners()
        return 1.0 / float(len(winners)) if seat in winners else 0.0

    def side_of(self, state: State, seat: i64) -> i64:
        return seat

    def survey(self, state: State) -> i64:
        return cast("Mariposas", state).seats

    def by_hand(self, state: State, side: i64) -> float:
        return prospect(cast("Mariposas", state), side) / EDGE

    def final(self, state: State, side: i64) -> float:
        return float(cast("Mariposas", state).points[side]) / CLEAR

    def describe(self, state: State, side: i64) -> None:
        at = cast("Mariposas", state)
        start = (at.season * STAGES + stage_of(at, side)) * len(NUMBERS)
        self.narrow(start, start + len(NUMBERS))
        row = self.row
        row[start] = 1
        row[start + 1] = 1 if at.first == side else 0
        if at.seat == side and at.free_step < 0:
            row[start + 2] = 1
        else:
            self.describe_hand(at, side, start + 31)
        self.describe_goals(at, side, start + 3, start + 38)
        self.describe_flowers(at, side, start + 7)
        self.describe_butterflies(at, side, start + 12)
        self.describe_cards(at, side, start + 21)
        self.describe_births(at, side, start + 40)
        self.describe_cities(at, side, start + 45)
        if at.season == 2:
            self.describe_way_home(at, side, start + 34)

    def describe_goals(self, at: Mariposas, side: i64, start: i64, chances: i64) -> None:
        row = self.row
        row[start] = at.points[side]
        card = at.revealed[at.season]
        if card >= 0 and at.free_step < 0:
            goals: list[Goal] = at.board.goals[card]
            for number in range(len(goals)):
                goal = goals[number]
                points = goal_points(at, side, goal, number)
                place = start + 1 if goal.kind == BIRTH_IN else start + 2
                row[place] = row[place] + points
                if goal.kind == COUNT_IN:
                    row[chances] = row[chances] + goal.points * near(at, side, goal)
                elif points == 0 and goal.conditions:
                    row[chances + 1] = row[chances + 1] + 4 * goal.points * met(at, side, goal) // len(goal.conditions)
        if at.season < 2 and at.revealed[at.season + 1] >= 0:
            goals = at.board.goals[at.revealed[at.season + 1]]
            for number in range(len(goals)):
                row[start + 3] = row[start + 3] + goal_points(at, side, goals[number], 7)

    def describe_flowers(self, at: Mariposas, side: i64, start: i64) -> None:
        row = self.row
        flowers = at.flowers[side]
        for flower in range(TYPES):
            number = flowers_of(flowers, flower)
            row[start] = row[start] + min(number, i64(MANY))
            for enough in range(min(number, i64(4))):  # one, two, three or four of a type
                row[start + 1 + enough] = row[start + 1 + enough] + 1

    def describe_butterflies(self, at: Mariposas, side: i64, start: i64) -> None:
        row = self.row
        board = at.board
        base = side * PIECES
        doubles = at.doubles[side]
        for piece in range(PIECES):
            cell = at.places[base + piece]
            generation = GENERATION[piece]
            if cell >= 0:
                place = start + 4 if (doubles >> piece) & 1 else start + generation - 1
                row[place] = row[place] + 1
                if board.plant[cell]:
                    row[start + 6] = row[start + 6] + 1
                if board.city[cell] >= 0:
                    row[start + 7] = row[start + 7] + 1
                row[start + 8] = row[start + 8] + min(board.distance[cell], 12)
            elif cell == OFF and generation > at.season:
                row[start + 5] = row[start + 5] + 1

    def describe_births(self, at: Mariposas, side: i64, start: i64) -> None:
        """9.4, 9.5: which births could be paid for, and how many parents are beside a plant or nearly."""
        row = self.row
        board = at.board
        flowers = at.flowers[side]
        most: i64 = 0
        whole: i64 = 0
        for flower in range(TYPES):
            number = flowers_of(flowers, flower)
            most = max(most, number)
            whole += number
        base = side * PIECES
        able: i64 = 0  # generations that could bear, a set
        for generation in range(1, 5):
            cost = board.costs[generation - 1]
            if (most < cost and whole <= cost) or (generation < 4 and at.newborn(side, generation + 1) < 0):
                continue
            for piece in range(FIRST_OF[generation], FIRST_OF[generation + 1]):
                cell = at.places[base + piece]
                if cell >= 0 and not (at.doubles[side] >> piece) & 1:
                    able |= i64(1) << generation
                    if board.to_plant[cell] <= 1:
                        row[start + 4] = row[start + 4] + 1
            row[start + generation - 1] = (able >> generation) & 1

    def describe_cities(self, at: Mariposas, side: i64, start: i64) -> None:
        """7.4: the cities that could give a card to a butterfly near them."""
        row = self.row
        board = at.board
        held = at.held[side] | at.laid[side]
        useful: i64 = 0  # cities, a set
        known: i64 = 0
        for city in range(len(at.tokens)):
            token = at.tokens[city]
            if token < 0 or (token < CARDS and not (held >> token) & 1):
                useful |= i64(1) << city
                if 0 <= token < DOUBLE:
                    known |= i64(1) << city
        found: i64 = 0
        base = side * PIECES
        for piece in range(PIECES):
            cell = at.places[base + piece]
            if cell >= 0:
                cities = board.cities_near[cell] & useful & ~at.visited[base + piece]
                if cities:
                    row[start] = row[start] + 1
                    found |= cities
        row[start + 1] = bits(found)
        row[start + 2] = bits(found & known)

    def describe_cards(self, at: Mariposas, side: i64, start: i64) -> None:
        row = self.row
        held = at.held[side]
        row[start] = bits(held & CYCLE_CARDS)
        for colour in range(3):
            number = bits((held >> (4 * colour)) & 15)
            if number >= 2:
                row[start + number - 1] = row[start + number - 1] + 1
        for tile in at.earned_tiles(side):
            row[start + 4] = row[start + 4] + tile.end_points
            row[start + 5] = row[start + 5] + tile.points_per_birth
            row[start + 6] = row[start + 6] + tile.michoacan_bonus
        for bonus in range(3):
            row[start + 7 + bonus] = (held >> (DOUBLE + bonus)) & 1

    def describe_hand(self, at: Mariposas, side: i64, start: i64) -> None:
        """What the cards of a hand can do, added up."""
        row = self.row
        hand = at.hands[side]
        if hand == 0:
            return
        for kind in range(len(at.board.kinds)):
            number = copies_of(hand, kind)
            if number:
                row[start] = row[start] + number * length_of(at.board.moves[kind])
                row[start + 1] = row[start + 1] + number * nibbles(at.board.moves[kind])
                if (at.board.copy_kinds >> kind) & 1:
                    row[start + 2] = row[start + 2] + number

    def describe_way_home(self, at: Mariposas, side: i64, start: i64) -> None:
        """12.2: generation 4, doubles counting two; and what the evaluation by hand hopes for."""
        row = self.row
        distance = at.board.distance
        for piece in range(6, PIECES):
            cell = at.places[side * PIECES + piece]
            if cell >= 0 and distance[cell] <= CLOSE:
                weight = 1 + ((at.doubles[side] >> piece) & 1)
                place = start if distance[cell] == 0 else start + 1
                row[place] = row[place] + weight
        row[start + 2] = i64(4.0 * homecoming(at, side))
        row[start + 3] = i64(steps_left(at, side))


def near(at: Mariposas, side: i64, goal: Goal) -> i64:
    """13.1: butterflies that could fly into the area of a goal, doubles counting two."""
    number: i64 = 0
    base = side * PIECES
    beside = goal.area.near
    for piece in range(PIECES):
        cell = at.places[base + piece]
        if cell >= 0 and beside[cell]:
            number += 1 + ((at.doubles[side] >> piece) & 1)
    return number


def met(at: Mariposas, side: i64, goal: Goal) -> i64:
    """13.2: how many conditions of a goal are fulfilled."""
    number: i64 = 0
    for condition in goal.conditions:
        if fulfilled(at, side, condition):
            number += 1
    return number


def stage_of(at: Mariposas, side: i64) -> i64:
    """How far the season is for a seat."""
    if at.free_step >= 0:
        return OVER
    left = at.board.turns[at.season] - at.round
    if (side - at.first) % at.seats > at.step:
        left += 1
    if left <= 0:
        return LAST
    return LATE if left <= 2 else EARLY


def length_of(moves: i64) -> i64:
    """The steps of all movements together."""
    steps: i64 = 0
    length: i64 = 1
    moves >>= 4
    while moves:
        steps += length * (moves & 15)
        length += 1
        moves >>= 4
    return steps
