"""The options of Papillons célestes."""

from dataclasses import dataclass
from typing import Annotated, Literal

from chrysalide.core.errors import BadOption
from chrysalide.core.options import Options, Rule, Subset
from chrysalide.games.celestes.board import LAYOUT_IDS

ALL = tuple(LAYOUT_IDS)


@dataclass(frozen=True)
class CelestesOptions(Options):
    first_player: Annotated[Literal["random", 0, 1], Rule("3.3")] = "random"
    tokens_to_win: Annotated[Literal[1, 2, 3], Rule("6.11")] = 3
    layouts: Annotated[tuple[str, ...], Subset(ALL), Rule("3.2")] = ALL

    def check(self, seats: int) -> None:
        """3.2: no layout comes twice, so there must be enough for the longest match."""
        needed = 2 * self.tokens_to_win - 1
        if len(self.layouts) < needed:
            raise BadOption("error-option-few", "celestes", option="layouts", needed=needed, given=len(self.layouts))
