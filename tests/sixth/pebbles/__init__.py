"""Pebbles: take the last one. A whole game in one folder, small enough to be read before writing your own.

It has what a larger game has: options, chance, a secret of each seat, refusals with rule numbers, bots and a rulebook.
"""

from pathlib import Path

from chrysalide.core.kit import Kit

from .actions import SPACE
from .options import PebblesOptions
from .present import aim, choices, refuse
from .rules import Pebbles
from .view import evaluate, imagine, mask, paint, start

KIT = Kit[Pebbles, PebblesOptions](
    id="pebbles",
    folder=Path(__file__).parent,
    rules_version=1,
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
