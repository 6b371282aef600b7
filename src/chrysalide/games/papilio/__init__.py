"""Papilio: two players bring butterflies across a board whose tiles slide under them."""

from dataclasses import replace
from pathlib import Path

from chrysalide.core.kit import Kit
from chrysalide.games.papilio.actions import SPACE, spell, unspell
from chrysalide.games.papilio.bots import evaluate
from chrysalide.games.papilio.options import FirstOptions, PapilioOptions
from chrysalide.games.papilio.present import aim, choices
from chrysalide.games.papilio.refusals import refuse
from chrysalide.games.papilio.rules import Papilio
from chrysalide.games.papilio.view import imagine, paint, start, start_first

TODAY = Kit[Papilio, PapilioOptions](
    id="papilio",
    folder=Path(__file__).parent,
    rules_version=2,
    seats=(2,),
    options=PapilioOptions,
    space=SPACE,
    start=start,
    paint=paint,
    imagine=imagine,
    choices=choices,
    refuse=refuse,
    aim=aim,
    evaluate=evaluate,
    foreseeable=True,
    pace=450_000,
    spell=spell,
    unspell=unspell,
)
KIT = replace(TODAY, past=(replace(TODAY, rules_version=1, options=FirstOptions, start=start_first),))
