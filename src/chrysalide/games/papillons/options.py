"""The options of Papillons."""

from dataclasses import dataclass
from typing import Annotated, Literal

from chrysalide.core.errors import BadOption
from chrysalide.core.options import Options, Range, Rule

GAME = "papillons"


@dataclass(frozen=True)
class PapillonsOptions(Options):
    teams: Annotated[bool, Rule("5.1")] = False
    expert: Annotated[bool, Rule("5.5")] = False
    protect_moved: Annotated[bool, Rule("4.9")] = True
    own_action_only: Annotated[bool, Rule("7.3")] = False
    early_demand: Annotated[bool, Rule("5.9")] = False
    stall_rounds: Annotated[int, Range(2, 20), Rule("7.8")] = 3
    starter: Annotated[Literal["random", 0, 1, 2, 3], Rule("1.9")] = "random"

    def check(self, seats: int) -> None:
        if self.teams and seats != 4:
            raise BadOption("error-option-teams", GAME, seats=seats)
        if self.early_demand and not self.expert:
            raise BadOption("error-option-early", GAME)
        if self.own_action_only and self.teams and self.expert:
            raise BadOption("error-option-own", GAME)
        if isinstance(self.starter, int) and self.starter >= seats:
            raise BadOption("error-option-starter", GAME, starter=self.starter, seats=seats)

    def draws(self) -> bool:
        """7.8, 7.15."""
        return True

    def sides(self, seats: int) -> tuple[int, ...]:
        """5.1: partners sit opposite each other."""
        return tuple(seat % 2 for seat in range(seats)) if self.teams else super().sides(seats)


@dataclass(frozen=True)
class PapillonsOptions1(PapillonsOptions):
    """Of matches by version 1 of the rules: a draw after so many rounds."""

    stall_rounds: Annotated[int, Range(3, 20), Rule("7.8")] = 8
