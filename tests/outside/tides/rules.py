"""Tides: one position and its rules."""

from typing import Any

from chrysalide.core.dice import Dice
from chrysalide.core.state import CHANCE, OVER, State

from .actions import FACES, FALLS, KEEP, ROLL, STOP

DICE = 5
ROUNDS = 20  # 4.2


class Tides(State):
    """The dice on the beach have fallen and are not kept yet; `flying` ones are still in the air."""

    def __init__(self, seats: int, goal: int) -> None:
        super().__init__()
        self.goal = goal
        self.points = [0] * seats
        self.active = 0
        self.round = 1
        self.flying = DICE  # 3.1: a turn begins with a roll of all dice
        self.beach: list[int] = []
        self.kept: list[int] = []

    def over(self) -> bool:
        """4.1, 4.2: somebody has reached the goal, or all rounds are played."""
        return max(self.points) >= self.goal or self.round > ROUNDS

    def actor(self) -> int:
        if self.over():
            return OVER
        return CHANCE if self.flying else self.active

    def pot(self) -> int:
        return sum(self.kept)

    def faces(self) -> list[int]:
        """3.2: faces on the beach that are not kept yet in this turn."""
        return sorted(set(self.beach) - set(self.kept))

    def legal(self) -> list[int]:
        """3.2: after a roll keep a face; 3.4: then roll the other dice, or stop."""
        if self.actor() < 0:
            return []
        if self.beach:
            return [KEEP + face - 1 for face in self.faces()]
        return [ROLL, STOP] if len(self.kept) < DICE else [STOP]

    def chance(self) -> list[tuple[int, float]]:
        return [(FALLS + face, 1 / FACES) for face in range(FACES)]

    def draw(self, dice: Dice) -> int:
        return FALLS + dice.below(FACES)

    def apply(self, code: int) -> None:
        if code >= FALLS:
            self.fall(code - FALLS + 1)
        elif code >= KEEP:
            self.keep(code - KEEP + 1)
        elif code == ROLL:
            self.flying = DICE - len(self.kept)
            self.tell("dice-rolled", {"seat": self.active, "dice": self.flying})
        else:
            self.stop()

    def fall(self, face: int) -> None:
        """3.1: one die after the other; 3.3: without a new face all is lost."""
        self.flying -= 1
        self.beach = sorted([*self.beach, face])
        if self.flying:
            return
        self.tell("dice-fell", {"seat": self.active, "faces": self.beach[:]})
        if not self.faces():
            self.tell("pot-lost", {"seat": self.active, "points": self.pot()})
            self.end_turn()

    def keep(self, face: int) -> None:
        """3.2: all dice of the face; the others are taken up again."""
        number = self.beach.count(face)
        self.kept = [*self.kept, *[face] * number]
        self.beach = []
        self.tell("face-kept", {"seat": self.active, "face": face, "dice": number, "points": face * number})

    def stop(self) -> None:
        """3.4: the pot is safe."""
        self.points[self.active] += self.pot()
        self.tell("pot-kept", {"seat": self.active, "points": self.pot(), "total": self.points[self.active]})
        self.end_turn()

    def end_turn(self) -> None:
        """2.2: the next seat, with all dice."""
        self.kept, self.beach, self.flying = [], [], DICE
        self.active = (self.active + 1) % len(self.points)
        self.round += self.active == 0

    def scores(self) -> list[float]:
        return [float(points) for points in self.points]

    def winners(self) -> list[int]:
        """4.3: the most points; several may share it."""
        best = max(self.points)
        return [seat for seat, points in enumerate(self.points) if points == best] if self.over() else []

    def copy(self) -> "Tides":
        twin = Tides(len(self.points), self.goal)
        twin.points, twin.active, twin.round = self.points[:], self.active, self.round
        twin.flying, twin.beach, twin.kept = self.flying, self.beach[:], self.kept[:]
        return twin

    def key(self) -> tuple[Any, ...]:
        dice = self.flying, tuple(self.beach), tuple(self.kept)
        return self.goal, *self.points, self.active, self.round, *dice
