"""The options of Pebbles."""

from dataclasses import dataclass
from typing import Annotated

from chrysalide.core.options import Options, Range, Rule


@dataclass(frozen=True)
class PebblesOptions(Options):
    pebbles: Annotated[int, Range(9, 30), Rule("1.1")] = 15
    waves: Annotated[bool, Rule("3.3")] = True
