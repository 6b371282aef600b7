# mypyc
"""What the searches know of the game: how near every side is to a line, and what it can build one from."""

from math import exp
from typing import Final

from mypy_extensions import i64, u8

from chrysalide.core.vectors import vec
from chrysalide.games.papillons.board import GOALS, SERVES, SIDE
from chrysalide.games.papillons.grid import STEP_X, STEP_Y
from chrysalide.games.papillons.rules import FINISHED, Papillons

# of four cells in a row with so many cards of a goal and no other card
WORTH: Final = vec[float]([0.0, 0.0, 0.3, 0.8, 4.0])
# Of a card on the table that serves a goal, wherever it lies: what lies there can be moved into a line, what is in the
# deck cannot. With less of it bots move to and fro until a lay is due (7.8).
SUPPLY: Final = 1.2

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


def evaluate(state: Papillons, seat: int) -> float:
    """From 0 to 1: the share of a side in what the table promises to all of them."""
    if state.phase == FINISHED:
        return state.scores()[seat]
    survey(state)
    own = exp(promised(state, seat))
    whole = own
    if state.teams:
        whole += exp(promised(state, seat ^ 1))
    else:
        for other in range(state.seats):
            if other != seat:
                whole += exp(promised(state, other))
    return own / whole


def promised(state: Papillons, seat: i64) -> float:
    """To a seat, in teams to both partners together; whoever thinks deals unknown goals again and again."""
    goals = state.team_goals[seat & 1] if state.teams else state.goals[seat]
    found = 0.0
    for goal in range(GOALS):
        if (goals >> goal) & 1:
            found += PROMISE[goal]
    return found


def survey(state: Papillons) -> None:
    """By goal: its cards on the table or about to be laid there, and the rows that could become a line."""
    for goal in range(GOALS):
        PROMISE[goal] = 0.0
    if state.holding >= 0:
        add(SERVES[state.holding + 1], SUPPLY)
    cards = state.grid.cards
    for place in state.grid.cells:
        cell = ((place & 65535) - 32768) % SIDE * SIDE + ((place >> 16) - 32768) % SIDE
        serves = SERVES[i64(cards[cell])]
        if serves:
            add(serves, SUPPLY)
            for way in range(4):
                look_along(cards, (cell * 4 + way) * 5, serves)


def add(goals: i64, worth: float) -> None:
    for goal in range(GOALS):
        if (goals >> goal) & 1:
            PROMISE[goal] += worth


def look_along(cards: vec[u8], looks: i64, serves: i64) -> None:
    """The rows of four cells in which this card is the first: those behind it are free."""
    behind: i64 = 0
    if cards[LOOKS[looks + 3]] == 0:
        behind = 1 if cards[LOOKS[looks + 4]] else 2
    common = serves
    count: i64 = 1
    for ahead in range(3):
        card = i64(cards[LOOKS[looks + ahead]])
        if card:
            common &= SERVES[card]
            if common == 0:
                return
            count += 1
        if count > 1 and 2 - ahead <= behind:
            add(common, WORTH[count])
