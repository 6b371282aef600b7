"""Papillons: four in a row for a secret shape or a secret colour, on a table that must stay in one piece."""

from dataclasses import replace
from pathlib import Path

from chrysalide.core.kit import Kit
from chrysalide.core.tree import Habits
from chrysalide.games.papillons.actions import SPACE, spell
from chrysalide.games.papillons.bots import evaluate
from chrysalide.games.papillons.options import PapillonsOptions, PapillonsOptions1
from chrysalide.games.papillons.present import aim, choices, refuse, unspell
from chrysalide.games.papillons.rules import Papillons
from chrysalide.games.papillons.view import imagine, paint, start, start_1

__all__ = ["KIT"]


def masks(state: Papillons, code: int, viewer: int | None) -> str | None:
    """Goals and cards that come into a hand are read by their seat alone; others read `?`."""
    action = SPACE[code]
    values = dict(action.values)
    if action.word == "draw" and state.seat != viewer:
        return "draw ?"
    if action.word == "give" and values["seat"] != viewer:
        return f"give {values['seat']} ?"
    if action.word == "goal" and not _may_read(state, values["holder"], viewer):
        return f"goal {values['holder']} ?"
    return None


def _may_read(state: Papillons, holder: str | int, viewer: int | None) -> bool:
    if viewer is None or (state.teams and state.expert):
        return False  # in expert teams each partner learns one of the two when they are split (5.14)
    return holder == ("AB"[viewer & 1] if state.teams else viewer)


def binding(state: Papillons, code: int) -> bool:
    """A card shown or lifted stays so (Decisions); a line that did not end the match told who lacks its goal."""
    word = SPACE[code].word
    if word != "lay":
        return word in ("hand", "lift")
    after = state.copy()
    after.apply(code)
    return after.excluded != state.excluded


TODAY = Kit[Papillons, PapillonsOptions](
    id="papillons",
    folder=Path(__file__).parent,
    rules_version=2,
    seats=(2, 3, 4),
    options=PapillonsOptions,
    space=SPACE,
    start=start,
    paint=paint,
    imagine=imagine,
    choices=choices,
    refuse=refuse,
    aim=aim,
    evaluate=evaluate,
    habits=Habits(sharpness=25.0),
    planning=True,  # which card is neither good nor bad before it is known where it goes
    pace=50_000,
    masks=masks,
    in_full={"card-received": "card-drawn"},
    binding=binding,
    spell=spell,
    unspell=unspell,
)
KIT = replace(TODAY, past=(replace(TODAY, rules_version=1, options=PapillonsOptions1, start=start_1),))
