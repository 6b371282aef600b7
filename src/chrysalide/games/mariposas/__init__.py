"""Mariposas: four generations of monarch butterflies fly north from Michoacán and home again."""

from dataclasses import replace
from pathlib import Path

from chrysalide.core.kit import Kit
from chrysalide.core.tree import Habits
from chrysalide.games.mariposas.actions import SPACE
from chrysalide.games.mariposas.bots import evaluate
from chrysalide.games.mariposas.options import MariposasOptions
from chrysalide.games.mariposas.present import aim, choices, refuse, unspell
from chrysalide.games.mariposas.rules import Mariposas
from chrysalide.games.mariposas.view import imagine, paint, start, start_1

__all__ = ["KIT"]


def masks(state: Mariposas, code: int, viewer: int | None) -> str | None:
    """A drawn card is read by its seat alone; others read `?`."""
    action = SPACE[code]
    if action.word != "draw" or state.seat == viewer:
        return None
    return f"draw {dict(action.values)['seat']} ?"


TODAY = Kit[Mariposas, MariposasOptions](
    id="mariposas",
    folder=Path(__file__).parent,
    rules_version=2,
    seats=(2, 3, 4, 5),
    options=MariposasOptions,
    space=SPACE,
    start=start,
    paint=paint,
    imagine=imagine,
    choices=choices,
    refuse=refuse,
    aim=aim,
    evaluate=evaluate,
    planning=True,
    pace=18_000,
    habits=Habits(explore=0.4, reach=12, sharpness=30.0, ripe=1, care=3, deals=6),
    masks=masks,
    in_full={"card-received": "card-drawn"},
    unspell=unspell,
)
KIT = replace(TODAY, past=(replace(TODAY, rules_version=1, start=start_1),))
