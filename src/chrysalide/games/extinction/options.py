"""The options of Extinction."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Literal

from chrysalide.core.errors import BadOption
from chrysalide.core.options import Options, Range, Rule
from chrysalide.core.packs import Packed
from chrysalide.games.extinction.codes import MODULES, PACKS
from chrysalide.games.extinction.facts import DEFAULT, changed
from chrysalide.games.extinction.packs import pack_named

if TYPE_CHECKING:
    PackName = str
    ModuleName = str
else:
    PackName = Literal[tuple(PACKS)]  # the folders that were found
    ModuleName = Literal[tuple(MODULES)]


@dataclass(frozen=True)
class ExtinctionOptions(Options):
    """An option has no effect outside the numbers of seats or the level it is made for."""

    pack: Annotated[PackName, Packed(changed), Rule("1.4")] = DEFAULT
    module: Annotated[ModuleName, Rule("2.4")] = "tigre"
    level: Annotated[Literal["facile", "normal", "difficile"], Rule("17.3")] = "normal"
    solo: Annotated[bool, Rule("18.1")] = False  # one person plays both seats
    open_hands: Annotated[bool, Rule("2.12")] = True
    shared_decider: Annotated[Literal["active", "majority"], Rule("14.3")] = "active"
    optional_births: Annotated[bool, Rule("8.9")] = False
    random_roles: Annotated[bool, Rule("2.8")] = False
    easy_three_votes: Annotated[bool, Rule("12.7")] = False
    starting_money: Annotated[int, Range(0, 2), Rule("2.2")] = 0
    tiles_delta: Annotated[int, Range(-2, 2), Rule("17.3")] = 0
    conference_cost: Annotated[int, Range(2, 3), Rule("15.3")] = 3  # at 2, four seats won too often

    def check(self, seats: int) -> None:
        modules = [module.id for module in pack_named(self.pack).modules]
        if self.module not in modules:
            raise BadOption("error-option-value", "extinction", option="module", value=self.module, values=modules)

    def sides(self, seats: int) -> tuple[int, ...]:
        """13.1: all win together, or nobody."""
        return (0,) * seats

    def keeps_secrets(self) -> bool:
        """2.12, 18.5: hands lie open unless the table wants them closed; one person alone knows both."""
        return not self.open_hands and not self.solo
