"""One position and its rules."""

from typing import Any

from chrysalide.core.dice import Dice
from chrysalide.core.state import CHANCE, OVER, State

from .actions import FACE, HOLD, ROLL

ROUNDS = 30  # 4.2: a match ends, even among players who never hold in time
LOST = 1  # 3.2: the face that ends a turn


class GameName(State):
    """Everything there is to know. Every field belongs into `copy` and into `key`."""

    def __init__(self, seats: int, goal: int) -> None:
        super().__init__()
        self.goal = goal
        self.points = [0] * seats
        self.active = 0
        self.round = 1
        self.pot = 0  # the points of this turn, not safe yet
        self.rolling = False  # the die is in the air
        self.face = 1  # how the die lies

    def actor(self) -> int:
        """Chance is an actor: an action such as `roll` only says that a die is in the air."""
        if self.over():
            return OVER
        return CHANCE if self.rolling else self.active

    def over(self) -> bool:
        """4.1, 4.2: somebody has reached the goal, or all rounds are played."""
        return max(self.points) >= self.goal or self.round > ROUNDS

    def legal(self) -> list[int]:
        """3.1, 3.3: roll; with something to keep, hold."""
        if self.actor() < 0:
            return []
        return [ROLL, HOLD] if self.pot else [ROLL]

    def chance(self) -> list[tuple[int, float]]:
        return [(FACE + face, 1 / 6) for face in range(6)]

    def draw(self, dice: Dice) -> int:
        return FACE + dice.below(6)

    def apply(self, code: int) -> None:
        if code == ROLL:
            self.rolling = True
        elif code == HOLD:
            self.hold()
        else:
            self.fall(code - FACE + 1)

    def fall(self, face: int) -> None:
        """3.1: the die adds to the pot; 3.2: a 1 empties it and ends the turn."""
        self.rolling, self.face = False, face
        self.tell("die-fell", {"seat": self.active, "face": face})
        if face == LOST:
            self.tell("pot-lost", {"seat": self.active, "points": self.pot})
            self.end_turn()
        else:
            self.pot += face

    def hold(self) -> None:
        """3.3: the pot is safe."""
        self.points[self.active] += self.pot
        self.tell("pot-kept", {"seat": self.active, "points": self.pot, "total": self.points[self.active]})
        self.end_turn()

    def end_turn(self) -> None:
        """2.2: the next seat; after the last one a round is over."""
        self.pot = 0
        self.active = (self.active + 1) % len(self.points)
        self.round += self.active == 0

    def scores(self) -> list[float]:
        return [float(points) for points in self.points]

    def winners(self) -> list[int]:
        """4.3: the most points; several may share it."""
        best = max(self.points)
        return [seat for seat, points in enumerate(self.points) if points == best] if self.over() else []

    def copy(self) -> "GameName":
        twin = GameName(len(self.points), self.goal)
        twin.points, twin.active, twin.round = self.points[:], self.active, self.round
        twin.pot, twin.rolling, twin.face = self.pot, self.rolling, self.face
        return twin

    def key(self) -> tuple[Any, ...]:
        return self.goal, *self.points, self.active, self.round, self.pot, self.rolling, self.face
