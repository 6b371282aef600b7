"""The options of Pond."""

from dataclasses import dataclass
from typing import Annotated

from chrysalide.core.options import Options, Rule


@dataclass(frozen=True)
class PondOptions(Options):
    twins: Annotated[bool, Rule("4.2")] = True
