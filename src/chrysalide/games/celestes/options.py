"""The options of Papillons célestes."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Literal

from chrysalide.core.bits import bits
from chrysalide.core.errors import BadOption
from chrysalide.core.options import Options, Rule, Subset
from chrysalide.core.packs import Packed
from chrysalide.games.celestes.board import EDITIONS, LAYOUT_IDS
from chrysalide.games.celestes.books import book_of
from chrysalide.games.celestes.facts import DEFAULT, read_pack

ALL = tuple(LAYOUT_IDS)
if TYPE_CHECKING:
    EditionName = str
else:
    EditionName = Literal[tuple(EDITIONS)]  # the folders that were found


@dataclass(frozen=True)
class CelestesOptions(Options):
    first_player: Annotated[Literal["random", 0, 1], Rule("3.3")] = "random"
    tokens_to_win: Annotated[Literal[1, 2, 3], Rule("6.11")] = 3
    edition: Annotated[EditionName, Packed(read_pack), Rule("2.7")] = DEFAULT
    layouts: Annotated[tuple[str, ...], Subset(ALL), Rule("3.2")] = ALL

    def check(self, seats: int) -> None:
        """3.2: no layout comes twice, so there must be enough for the longest match."""
        needed = 2 * self.tokens_to_win - 1
        given = bits(book_of(self.edition).pool(list(self.layouts)))
        if given < needed:
            raise BadOption("error-option-few", "celestes", option="layouts", needed=needed, given=given)
