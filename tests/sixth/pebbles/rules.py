"""Pebbles: one position and its rules."""

from typing import Any

from chrysalide.core.dice import Dice
from chrysalide.core.state import CHANCE, OVER, State

LUCKY = 3  # codes: 0 to 2 take, 3 to 11 a seat's lucky number, 12 and 13 a wave
WAVE = 12


class Pebbles(State):
    """The heap, and what every seat has done so far."""

    def __init__(self, seats: int, pebbles: int, waves: bool, prize: int = 3) -> None:
        super().__init__()
        self.seats = seats
        self.heap = pebbles
        self.waves = waves
        self.prize = prize  # 4.2: for the last pebble
        self.active = 0
        self.wave_due = False
        self.lucky: list[int] = []  # 2.1: by seat; known to that seat only until the end
        self.hits = [0] * seats  # takes of the seat's lucky number
        self.takes: list[tuple[int, int]] = []  # seat and number
        self.last = -1  # who took the last pebble

    def actor(self) -> int:
        if len(self.lucky) < self.seats or self.wave_due:
            return CHANCE
        return OVER if self.heap == 0 else self.active

    def legal(self) -> list[int]:
        """3.1, 3.2: one, two or three pebbles, as far as the heap goes."""
        return list(range(min(3, self.heap))) if self.actor() >= 0 else []

    def chance(self) -> list[tuple[int, float]]:
        """2.1: a lucky number for each seat; 3.3: the wave takes one pebble or none."""
        if self.wave_due:
            return [(WAVE, 0.5), (WAVE + 1, 0.5)]
        base = LUCKY + 3 * len(self.lucky)
        return [(base + number, 1 / 3) for number in range(3)]

    def draw(self, dice: Dice) -> int:
        outcomes = self.chance()
        return outcomes[dice.below(len(outcomes))][0]

    def apply(self, code: int) -> None:
        if code >= WAVE:
            self.wash(code - WAVE)
        elif code >= LUCKY:
            self.lucky.append((code - LUCKY) % 3 + 1)
            self.tell("lucky-drawn", {"seat": len(self.lucky) - 1})
        else:
            self.take(code + 1)

    def take(self, number: int) -> None:
        """3.1: the pebbles leave the heap; 4.1: with the last one the match is over."""
        seat = self.active
        self.heap -= number
        self.takes.append((seat, number))
        self.hits[seat] += number == self.lucky[seat]
        self.tell("pebbles-taken", {"seat": seat, "number": number, "left": self.heap})
        self.active = (seat + 1) % self.seats  # 2.2
        if self.heap == 0:
            self.last = seat
            self.tell("heap-empty", {"seat": seat})
        else:
            self.wave_due = self.waves and self.active == 0 and self.heap > 1

    def wash(self, pebbles: int) -> None:
        """3.3: never the last pebble."""
        self.heap -= pebbles
        self.wave_due = False
        self.tell("wave-came", {"pebbles": pebbles, "left": self.heap})

    def scores(self) -> list[float]:
        """4.2, 4.3: counted only at the end, because lucky numbers are secret."""
        if self.last < 0:
            return [0.0] * self.seats
        return [float(hits + self.prize * (seat == self.last)) for seat, hits in enumerate(self.hits)]

    def winners(self) -> list[int]:
        """4.4: the highest score; several may share it."""
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)] if self.last >= 0 else []

    def resample(self, seat: int, dice: Dice) -> None:
        """Nothing the others have done reveals their lucky numbers; at the end everybody sees them."""
        if self.last >= 0:
            return
        for other in range(len(self.lucky)):
            if other != seat:
                self.lucky[other] = dice.below(3) + 1
        self.count()

    def count(self) -> None:
        """The hits that follow from the takes and the lucky numbers."""
        self.hits = [0] * self.seats
        for seat, number in self.takes:
            self.hits[seat] += number == self.lucky[seat]

    def copy(self) -> "Pebbles":
        twin = Pebbles(self.seats, self.heap, self.waves, self.prize)
        twin.active, twin.wave_due, twin.last = self.active, self.wave_due, self.last
        twin.lucky, twin.hits, twin.takes = self.lucky[:], self.hits[:], self.takes[:]
        return twin

    def key(self) -> tuple[Any, ...]:
        lists = tuple(self.lucky), tuple(self.hits), tuple(self.takes)
        return self.seats, self.heap, self.waves, self.prize, self.active, self.wave_due, self.last, *lists
