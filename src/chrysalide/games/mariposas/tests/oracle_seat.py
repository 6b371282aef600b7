"""What belongs to one seat of the oracle, and what a goal gives it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from chrysalide.games.mariposas.tests.oracle_board import inside
from chrysalide.games.mariposas.tests.oracle_data import (
    FLOWERS,
    MICHOACAN,
    ON_CARD,
    PIECES,
    AtLeast,
    BirthIn,
    CountIn,
    DoubleOnBirth,
    Goal,
    NoneIn,
    Once,
)


@dataclass
class Butterfly:
    """A piece on the board."""

    generation: int
    cell: str
    double: bool = False
    start: str | None = None  # 6.4: where it stood when the turn began; None if born since, or outside turns
    visited: set[str] = field(default_factory=set)  # 7.3: the cities on which it has landed


def weight(pieces: Iterable[Butterfly]) -> int:
    """9.7: doubles count two."""
    return sum(2 if piece.double else 1 for piece in pieces)


@dataclass
class Player:
    """What belongs to one seat."""

    hand: list[str] = field(default_factory=list)
    played: list[str] = field(default_factory=list)  # 4.4: action cards in front, oldest first
    bonus: set[str] = field(default_factory=set)
    laid: set[str] = field(default_factory=set)  # 4.17: bonus cards played this season, in front
    cards: set[str] = field(default_factory=set)  # life-cycle cards
    received: set[str] = field(default_factory=set)  # 7.5: every life-cycle and bonus card ever gained
    tiles: set[str] = field(default_factory=set)  # 8.2: tiles earned
    flowers: dict[str, int] = field(default_factory=lambda: dict.fromkeys(FLOWERS, 0))
    score: int = 0
    board: dict[str, Butterfly] = field(default_factory=dict)
    on_card: dict[int, int] = field(default_factory=lambda: dict(ON_CARD))  # 3.4, by generation
    reserve: dict[int, int] = field(default_factory=lambda: {2: 1, 3: 1, 4: 4})
    gone: dict[int, int] = field(default_factory=lambda: dict.fromkeys(PIECES, 0))
    births: list[str] = field(default_factory=list)  # the cells of this season's births (13.6)
    free: list[str] = field(default_factory=list)  # 11.7: the cell of the free birth between two seasons

    def waiting(self, generation: int) -> int:
        """How many pieces of a generation can still be born."""
        return self.on_card.get(generation, 0) + self.reserve.get(generation, 0)

    def weight_in(self, area: tuple[str, ...]) -> int:
        """D6"""
        return weight(piece for piece in self.board.values() if inside(area, piece.cell))

    def home(self, generations: Iterable[int] = PIECES) -> int:
        """12.2, 12.4: butterflies on Michoacán, with the one of `homecoming` (8.8)."""
        there = [p for p in self.board.values() if p.cell == MICHOACAN and p.generation in generations]
        return weight(there) + (1 if "homecoming" in self.tiles else 0)


def season_end_points(player: Player, goal: Goal) -> int:
    """Chapter 13: what a goal of the season's card gives a seat when the season ends."""
    if isinstance(goal, CountIn):
        return goal.points * player.weight_in(goal.area)  # 13.1
    if isinstance(goal, BirthIn):  # 13.6
        return 0 if goal.immediate else goal.points * sum(inside(goal.area, cell) for cell in player.births)
    if isinstance(goal, DoubleOnBirth):
        return 0
    return goal.points if all(_fulfilled(player, goal, index) for index in range(len(goal.conditions))) else 0


def _fulfilled(player: Player, goal: Once, index: int) -> bool:
    """13.2 to 13.5"""
    condition = goal.conditions[index]
    if isinstance(condition, AtLeast):
        return player.weight_in(condition.area) >= condition.n
    if isinstance(condition, NoneIn):
        return player.weight_in(condition.area) == 0
    return all(player.flowers[flower] >= condition.n for flower in FLOWERS)
