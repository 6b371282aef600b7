"""What the rules know by name, and the shape of the facts that data/<edition>/*.toml gives them."""

from dataclasses import dataclass
from typing import Final

FLOWERS: Final = ["orange", "pink", "violet", "yellow", "white"]
LETTERS: Final = "opvyw"
WILD: Final = "wild"
COLORS: Final = ["red", "yellow", "orange", "green", "blue"]
SEASONS: Final = ["spring", "summer", "autumn"]
ROWS: Final = ["green", "pink", "blue"]
STAGES: Final = ["egg", "caterpillar", "chrysalis", "adult"]
BONUS: Final = ["double", "extra", "stretch"]
WAYSTATION_CARDS: Final = [f"{row}-{stage}" for row in ROWS for stage in STAGES] + BONUS
TOKENS: Final = [*WAYSTATION_CARDS, WILD]
PIECES: Final = ["1", "2a", "2b", "3a", "3b", "3c", "4a", "4b", "4c", "4d"]
LONGEST: Final = 9  # steps of a movement, stretched
GOALS: Final = 4  # on one season card, at most


@dataclass(frozen=True)
class Cell:
    """2.1–2.3: a flower cell, a city, or the home of all."""

    id: str
    x: float
    y: int
    color: str | None = None
    flower: str | None = None
    count: int = 0
    city: str | None = None
    place: str | None = None


@dataclass(frozen=True)
class Kind:
    """4.5: one kind of action card."""

    id: str
    moves: tuple[int, ...]
    count: int
    flower: bool = False  # its movement brings a flower of a cell beside
    copies: str | None = None


@dataclass(frozen=True)
class Tile:
    """8.3–8.8: an ability tile."""

    id: str
    end_points: int = 0
    points_per_birth: int = 0
    flowers_each: int = 0
    extra_turns: int = 0
    gain_cards: int = 0
    michoacan_bonus: int = 0


@dataclass(frozen=True)
class Demand:
    """13.2–13.5: one condition of a once goal."""

    op: str
    n: int
    area: tuple[str, ...]


@dataclass(frozen=True)
class Aim:
    """One goal of a season card, in the goal language."""

    kind: str
    points: int
    immediate: bool
    area: tuple[str, ...]
    conditions: tuple[Demand, ...]


@dataclass(frozen=True)
class SeasonCard:
    id: str
    season: str
    goals: tuple[Aim, ...]


@dataclass(frozen=True)
class Edition:
    """All facts of one folder of data/, checked."""

    name: str
    cells: list[Cell]
    links: list[list[int]]  # 2.2: by cell, the cells beside it in ascending order
    milkweed: list[list[int]]
    coast: list[int]
    names: dict[str, str]
    turns: list[int]
    hand_size: int
    butterflies: list[int]  # by generation, from 1
    waiting: list[int]  # of each seat on the summer and on the autumn card
    tokens_each: int  # of each flower
    life_cycle_copies: int  # of each card
    bonus_copies: int
    costs: list[int]  # of generations 2, 3, 4 and of turning a 4 over
    michoacan: list[int]
    beyond: int
    kinds: list[Kind]
    double_moves: list[int]
    extra_move: int
    stretch_length: int
    points_each: int
    tokens: list[str]
    tiles: list[Tile]
    season_cards: list[SeasonCard]

    @property
    def lengths(self) -> list[int]:
        """Of all movements that cards allow, not stretched."""
        return sorted({length for kind in self.kinds for length in kind.moves} | {*self.double_moves, self.extra_move})
