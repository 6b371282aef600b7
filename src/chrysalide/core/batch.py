# mypyc
"""Many matches of one game, each a step further in one compiled call."""

from mypy_extensions import i64, u8

from chrysalide.core.dice import Dice
from chrysalide.core.observing import Sheet
from chrysalide.core.playout import settle
from chrysalide.core.state import OVER, State
from chrysalide.core.vectors import vec


class Rows:
    """Every row is a match in which a seat is to act. A match that ends is replaced by a new one in the same step."""

    def __init__(self, root: State, rows: int, width: int, decisions: int, seed: str, first: int) -> None:
        """`width`: of an observation; `decisions`: how many codes seats have; `first`: the number of the first row."""
        self.root = root
        self.rows: i64 = rows
        self.decisions: i64 = decisions
        self.seats: i64 = len(root.scores())
        self.states: list[State] = []
        self.dice: list[Dice] = []
        self.observations = Sheet(rows, width)
        self.masks = Sheet(rows, decisions, sparse=True)
        self.actors: vec[u8] = vec[u8]([0] * rows)
        self.done: vec[u8] = vec[u8]([0] * rows)
        self.rewards: vec[float] = vec[float]([0.0] * (rows * self.seats))
        for row in range(rows):
            self.dice.append(Dice(f"{seed}:{first + row}"))
            self.states.append(root)
            self.restart(row)
            self.show(row)

    def restart(self, row: i64) -> None:
        state = self.root.copy()
        self.states[row] = state
        settle(state, self.dice[row])

    def step(self, codes: list[int]) -> None:
        """Play a legal action in every row, and whatever chance does then."""
        for row in range(self.rows):
            state = self.states[row]
            state.apply(codes[row])
            settle(state, self.dice[row])
            self.reward(row, state)
            self.show(row)

    def reward(self, row: i64, state: State) -> None:
        over = state.actor() == OVER
        if not over and self.done[row] == 0:
            return
        at = row * self.seats
        if over:
            results = state.returns()
            for seat in range(self.seats):
                self.rewards[at + seat] = results[seat]
            self.done[row] = 1
            self.restart(row)
        else:
            for seat in range(self.seats):
                self.rewards[at + seat] = 0.0
            self.done[row] = 0

    def show(self, row: i64) -> None:
        """What the seat to act may know, and what it may do."""
        state = self.states[row]
        actor = state.actor()
        self.actors[row] = u8(actor)
        self.observations.begin(row)
        state.observe(actor, self.observations)
        self.masks.begin(row)
        state.mask(self.masks)

    def pick(self, dice: Dice) -> list[int]:
        """A random legal action for every row."""
        return [state.pick(dice) for state in self.states]
