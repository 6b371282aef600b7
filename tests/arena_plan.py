"""What the tests of the arena share: short matches of the first game, and games of each kind."""

from dataclasses import replace
from typing import Any

import chrysalide
from chrysalide.arena.pairing import Plan
from chrysalide.games import find_game, names
from tests.cli_terminal import GAME, SHORT

OPTIONS = {name: int(value) for name, value in SHORT.items()}
ALL_GAMES = [find_game(name) for name in names()]
COOPERATIVE = next(found for found in ALL_GAMES if found.cooperative)
THREE_SEATS = min(  # the shortest, for the tests' sake
    (found for found in ALL_GAMES if 3 in found.seats and not found.cooperative),
    key=lambda found: found.about.minutes,
)


def plan(players: tuple[str, ...] = ("greedy", "random"), sides: tuple[int, ...] = (0, 1), **other: Any) -> Plan:
    base = Plan(GAME, 1, chrysalide.__version__, OPTIONS, players, sides, "1")
    return replace(base, **other)
