"""The options; the new-table page, the command line and the checks read them here."""

from dataclasses import dataclass
from typing import Annotated

from chrysalide.core.options import Options, Range, Rule


@dataclass(frozen=True)
class GameNameOptions(Options):
    goal: Annotated[int, Range(10, 100), Rule("1.2")] = 30
