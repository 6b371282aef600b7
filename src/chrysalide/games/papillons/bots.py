# mypyc
"""What the searches know of the game: how near every side is to a line, and what it can build one from."""

from math import exp
from typing import Final

from mypy_extensions import i64, u8

from chrysalide.core.bits import lowest
from chrysalide.core.vectors import vec
from chrysalide.games.papillons.board import GOALS, NETTED, SERVES, SIDE
from chrysalide.games.papillons.grid import STEP_X, STEP_Y
from chrysalide.games.papillons.rules import FINISHED, LAY, MOVE, TURN, Papillons

# of four cells in a row with so many cards of a goal and no other card
WORTH: Final = vec[float]([0.0, 0.0, 0.06, 0.16, 0.8])
# Of a card on the table that serves a goal, wherever it lies: what lies there can be moved into a line, what is in the
# deck cannot. With half of it matches of three and four seats take a fifth longer; with less still bots move to and fro
# until a lay is due (7.8). Five times as much of both makes no difference one turn ahead, but a search then
# takes a small lead for a match won.
SUPPLY: Final = 0.42
# of three in a row with room for the fourth: to the side that can put it there now, and to any other
WIN: Final = 3.0
THREAT: Final = 0.4

# by cell and direction: the three cells ahead, and the two behind
LOOKS: Final = vec[i64](
    [
        (line + step_y * far) % SIDE * SIDE + (column + step_x * far) % SIDE
        for line in range(SIDE)
        for column in range(SIDE)
        for step_x, step_y in zip(STEP_X, STEP_Y, strict=True)
        for far in (1, 2, 3, -1, -2)
    ]
)
PROMISE: Final = vec[float]([0.0] * GOALS)  # scratch: what the table promises to the holder of each goal
LOOSE: Final = vec[i64]([0] * GOALS)  # scratch: cards without a token that serve it


def evaluate(state: Papillons, seat: int) -> float:
    """From 0 to 1: the share of a side in what the table promises to all of them."""
    if state.phase == FINISHED:
        return state.scores()[seat]
    ready = survey(state)
    own = exp(promised(state, seat, ready))
    whole = own
    if state.teams:
        whole += exp(promised(state, seat ^ 1, ready))
    else:
        for other in range(state.seats):
            if other != seat:
                whole += exp(promised(state, other, ready))
    return own / whole


def promised(state: Papillons, seat: i64, ready: i64) -> float:
    """For a seat, or in teams for both partners; a search deals unknown goals again in every simulation."""
    goals = state.team_goals[seat & 1] if state.teams else state.goals[seat]
    found = 0.0
    for goal in range(GOALS):
        if (goals >> goal) & 1:
            found += PROMISE[goal]
    if goals & ready:
        found += WIN if can_finish(state, seat, goals & ready) else THREAT
    return found


def can_finish(state: Papillons, seat: i64, goals: i64) -> bool:
    """Can this side, here and now, put a fourth card to three that lie ready for one of these goals?"""
    actor = state.seat
    if actor != seat and not (state.teams and actor & 1 == seat & 1):
        return False
    if state.phase == LAY:
        return SERVES[state.holding + 1] & goals != 0
    if state.phase == MOVE:
        return SERVES[state.grid.card(state.lifted_x, state.lifted_y)] & goals != 0
    return state.phase == TURN and (can_move(state, goals) or serves_any(state.hands[actor], goals))


def can_move(state: Papillons, goals: i64) -> bool:
    """Is there a card to move besides the three that lie ready? Whether the table stays in one piece is not checked."""
    if not state.open() or (state.demands >> state.seat) & 1 or state.still >= state.still_limit():
        return False
    most: i64 = 0
    for goal in range(GOALS):
        if (goals >> goal) & 1:
            most = max(most, LOOSE[goal])
    return most > 3


def serves_any(hand: i64, goals: i64) -> bool:
    while hand:
        kind = lowest(hand) >> 1
        if SERVES[kind + 1] & goals:
            return True
        hand &= ~(i64(3) << (2 * kind))
    return False


def survey(state: Papillons) -> i64:
    """By goal: its cards on the table or about to be laid there, and the rows that could become a line.

    Returns the goals for which three of a row lie ready. A card that is lifted still lies in its place, but not ready.
    """
    for goal in range(GOALS):
        PROMISE[goal] = 0.0
        LOOSE[goal] = 0
    if state.holding >= 0:
        add(SERVES[state.holding + 1], SUPPLY)
    lifted: i64 = -1
    if state.phase == MOVE:
        lifted = state.lifted_y % SIDE * SIDE + state.lifted_x % SIDE
    cards = state.grid.cards
    ready: i64 = 0
    for place in state.grid.cells:
        cell = ((place & 65535) - 32768) % SIDE * SIDE + ((place >> 16) - 32768) % SIDE
        serves = SERVES[i64(cards[cell])]
        if serves:
            add(serves, SUPPLY)
            if cards[cell] < NETTED:
                count_loose(serves)
            for way in range(4):
                ready |= look_along(cards, cell, way, serves, lifted)
    return ready


def count_loose(goals: i64) -> None:
    for goal in range(GOALS):
        if (goals >> goal) & 1:
            LOOSE[goal] += 1


def add(goals: i64, worth: float) -> None:
    for goal in range(GOALS):
        if (goals >> goal) & 1:
            PROMISE[goal] += worth


def look_along(cards: vec[u8], cell: i64, way: i64, serves: i64, lifted: i64) -> i64:
    """The rows of four cells in which this card is the first: those behind it are free.

    Returns the goals that lack one card of such a row, where that card has a side to lie against.
    """
    looks = (cell * 4 + way) * 5
    behind: i64 = 0
    if cards[LOOKS[looks + 3]] == 0:
        behind = 1 if cards[LOOKS[looks + 4]] else 2
    common = serves
    count: i64 = 1
    gap = LOOKS[looks + 3]
    ready: i64 = 0
    whole = cell != lifted
    for ahead in range(3):
        next_cell = LOOKS[looks + ahead]
        card = i64(cards[next_cell])
        if card:
            common &= SERVES[card]
            if common == 0:
                return ready
            count += 1
            whole = whole and next_cell != lifted
        else:
            gap = next_cell
        if count > 1 and 2 - ahead <= behind:
            add(common, WORTH[count])
            if count == 3 and whole and touches(cards, gap):
                ready |= common
    return ready


def touches(cards: vec[u8], cell: i64) -> bool:
    """3.5: does a card share a side with this cell?"""
    looks = cell * 20  # the first two of its four directions lead along the sides
    return bool(cards[LOOKS[looks]] or cards[LOOKS[looks + 3]] or cards[LOOKS[looks + 5]] or cards[LOOKS[looks + 8]])
