"""The simplest arrangement: the same players in every match, each moving one seat further each time."""

from dataclasses import dataclass

from chrysalide.arena.playing import Fixture


@dataclass(frozen=True)
class Series:
    players: tuple[str, ...]  # in match number i, player k sits on seat (k + i) modulo the number of seats
    seed: str

    def seat(self, player: int, number: int) -> int:
        return (player + number) % len(self.players)

    def fixture(self, number: int) -> Fixture:
        seats = len(self.players)
        order = sorted(range(seats), key=lambda player: self.seat(player, number))
        return Fixture(
            number,
            players=tuple(self.players[player] for player in order),
            seed=f"{self.seed}-{number}",
            bot_seeds=tuple(f"{self.seed}-{number}-{player}" for player in order),
        )
