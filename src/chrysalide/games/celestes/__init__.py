"""Papillons célestes: two players take butterflies from overlapping cards."""

from dataclasses import replace
from pathlib import Path

from chrysalide.core.kit import Kit
from chrysalide.core.tree import Habits
from chrysalide.games.celestes.actions import SPACE
from chrysalide.games.celestes.bots import evaluate, solvable
from chrysalide.games.celestes.options import CelestesOptions
from chrysalide.games.celestes.present import aim, choices, refuse
from chrysalide.games.celestes.rules import Celestes
from chrysalide.games.celestes.view import OLDER_STARTS, imagine, paint, start

TODAY = Kit[Celestes, CelestesOptions](
    id="celestes",
    folder=Path(__file__).parent,
    rules_version=3,
    seats=(2,),
    options=CelestesOptions,
    space=SPACE,
    start=start,
    paint=paint,
    imagine=imagine,
    choices=choices,
    refuse=refuse,
    aim=aim,
    evaluate=evaluate,
    habits=Habits(reach=60),
    solvable=solvable,
    pace=250_000,
)
KIT = replace(
    TODAY, past=tuple(replace(TODAY, rules_version=version, start=begin) for version, begin in OLDER_STARTS.items())
)
