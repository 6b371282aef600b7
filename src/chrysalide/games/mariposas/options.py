"""The options of Mariposas."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Literal

from chrysalide.core.options import Options, Rule
from chrysalide.core.packs import Packed
from chrysalide.games.mariposas.codes import EDITIONS
from chrysalide.games.mariposas.facts import DEFAULT, read_pack

if TYPE_CHECKING:
    EditionName = str
else:
    EditionName = Literal[tuple(EDITIONS)]  # the folders that were found


@dataclass(frozen=True)
class MariposasOptions(Options):
    edition: Annotated[EditionName, Packed(read_pack), Rule("2.1")] = DEFAULT
    forced_moves: Annotated[bool, Rule("5.7")] = False
    backtracking: Annotated[bool, Rule("5.4")] = True
    copy_chains: Annotated[bool, Rule("4.6")] = False
    waystation_once: Annotated[Literal["butterfly", "seat"], Rule("7.5")] = "butterfly"
    flip_is_birth: Annotated[bool, Rule("9.12")] = True
    flower_supply: Annotated[Literal["limited", "unlimited"], Rule("1.10")] = "limited"
    free_birth_goals: Annotated[bool, Rule("11.7")] = False
