"""The options of Tides."""

from dataclasses import dataclass
from typing import Annotated

from chrysalide.core.options import Options, Range, Rule


@dataclass(frozen=True)
class TidesOptions(Options):
    goal: Annotated[int, Range(20, 100), Rule("4.1")] = 50
