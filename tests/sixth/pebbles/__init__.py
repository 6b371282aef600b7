"""Pebbles: take the last one. A whole game in one folder, small enough to be read before writing your own.

It has what a larger game has: options, chance, a secret of each seat, refusals with rule numbers, bots, a rulebook and
a past: matches begun by version 1 of its rules go on by them.
"""

from dataclasses import replace
from pathlib import Path

from chrysalide.core.kit import Kit

from .actions import SPACE
from .options import PebblesOptions
from .present import aim, choices, refuse
from .rules import Pebbles
from .view import evaluate, imagine, mask, paint, start, start_1

TODAY = Kit[Pebbles, PebblesOptions](
    id="pebbles",
    folder=Path(__file__).parent,
    rules_version=2,
    seats=(2, 3),
    options=PebblesOptions,
    space=SPACE,
    start=start,
    paint=paint,
    imagine=imagine,
    choices=choices,
    refuse=refuse,
    aim=aim,
    evaluate=evaluate,
    masks=mask,
)
KIT = replace(TODAY, past=(replace(TODAY, rules_version=1, start=start_1),))
