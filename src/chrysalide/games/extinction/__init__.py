"""Extinction: one endangered species, one habitat, six ambassadors to convince."""

from dataclasses import replace
from pathlib import Path

from chrysalide.core.kit import Kit
from chrysalide.core.state import CHANCE
from chrysalide.games.extinction.actions import SPACE, spell, unspell
from chrysalide.games.extinction.bots import evaluate
from chrysalide.games.extinction.options import ExtinctionOptions
from chrysalide.games.extinction.present import aim, choices, refuse
from chrysalide.games.extinction.rules import OLDER_STARTS, Extinction, start
from chrysalide.games.extinction.view import imagine, paint

__all__ = ["KIT"]


def masks(state: Extinction, code: int, viewer: int | None) -> str | None:
    """With closed hands a drawn card and an ambassador looked at are read by their seat alone; others read `?`."""
    action = SPACE[code]
    if state.open_hands or action.word not in ("draw", "see") or state.active == viewer:
        return None
    first = action.values[0][1]  # the seat that draws, the place that is looked at
    return f"{action.word} {first} ?"


def binding(state: Extinction, code: int) -> bool:
    """What only some had seen stays shown: a card played from a closed hand, an ambassador known to one seat."""
    if state.open_hands or state.actor() == CHANCE:
        return False
    action = SPACE[code]
    if action.word == "play":
        return True
    if action.word not in ("cube", "extra", "look"):
        return False
    place = int(action.values[0][1]) - 1
    return not (state.up >> place) & 1 and state.faces[place] >= 0


TODAY = Kit[Extinction, ExtinctionOptions](
    id="extinction",
    folder=Path(__file__).parent,
    rules_version=3,
    seats=(2, 3, 4, 5),
    options=ExtinctionOptions,
    space=SPACE,
    start=start,
    paint=paint,
    imagine=imagine,
    choices=choices,
    refuse=refuse,
    aim=aim,
    evaluate=evaluate,
    pace=45_000,
    masks=masks,
    in_full={"card-received": "card-drawn"},
    self_evident=True,
    binding=binding,
    spell=spell,
    unspell=unspell,
)
KIT = replace(
    TODAY, past=tuple(replace(TODAY, rules_version=version, start=begin) for version, begin in OLDER_STARTS.items())
)
