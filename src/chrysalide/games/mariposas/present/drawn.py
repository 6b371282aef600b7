"""Why chance may not do something now: for records written by hand, and for people who try."""

from chrysalide.core.actions import Action
from chrysalide.core.messages import Message, Refusal
from chrysalide.games.mariposas.codes import KINDS
from chrysalide.games.mariposas.facts.records import ROWS, SEASONS
from chrysalide.games.mariposas.rules import Mariposas
from chrysalide.games.mariposas.rules.naming import kind_args
from chrysalide.games.mariposas.rules.phases import PHASES
from chrysalide.games.mariposas.rules.setup import row_to_fill

RULES = {"goal": "3.1", "draw": "4.9", "first": "3.6", "tile": "3.9", "token": "7.1", "die": "7.2"}


def refuse_chance(state: Mariposas, action: Action) -> Refusal:
    phase = PHASES[state.phase]
    rule = RULES[action.word]
    values = dict(action.values)
    if action.word != phase:
        return Refusal(rule, Message("refuse-not-now", {"phase": phase}))
    if phase == "goal":
        season = SEASONS[state.revealing]
        return Refusal(rule, Message("refuse-goal-season", {"card": values["card"], "season": season}))
    if phase == "draw":
        return _refuse_draw(state, values)
    if phase == "first":
        return Refusal(rule, Message("refuse-no-seat", {"seat_number": values["seat"]}))
    if phase == "tile":
        if values["row"] != ROWS[row_to_fill(state)]:
            return Refusal(rule, Message("refuse-tile-row", {"row": values["row"]}))
        return Refusal(rule, Message("refuse-tile-placed", {"tile": values["tile"]}))
    return Refusal(rule, Message("refuse-token-revealed", {"token": values["token"]}))


def _refuse_draw(state: Mariposas, values: dict[str, str | int]) -> Refusal:
    if values["seat"] != state.seat:
        return Refusal("4.9", Message("refuse-draw-seat", {"seat_number": values["seat"]}))
    kind = state.lexicon.kind_of[KINDS.index(str(values["card"]))]
    named = kind_args(state, kind) if kind >= 0 else {"card": values["card"], "moves": [], "with_flower": "no"}
    return Refusal("4.12", Message("refuse-deck-out", named))
