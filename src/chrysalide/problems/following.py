"""Does a decision keep its promise? What is expected of it when the turn is over and somebody else has to decide.

A search looks less far where more can happen: after a card is drawn from a deck it sees its own next move but hardly
the reply, and so thinks better of drawing than of playing. And whoever is to decide is thought a little too well of.
Both are fair to all actions once each has been followed to the end of the turn.
"""

from dataclasses import replace
from math import sqrt
from statistics import fmean, stdev

from chrysalide.arena.playing import prepared
from chrysalide.bots.levels import thinker
from chrysalide.bots.turn import Turn
from chrysalide.core.dice import Dice
from chrysalide.core.game import View
from chrysalide.core.state import OVER, State
from chrysalide.problems.searching import RIVALS, Finding, Group, groups, ranked
from chrysalide.reviewing.assessing import settled
from chrysalide.reviewing.searching import SURE, look, normal

WORLDS = 32  # imagined for each action, with an outcome of chance each
SHARE = 0.04  # of the effort of a deep search, for what is expected in each of them ...
STEP = 0.01  # ... and for each decision on the way there
DECISIONS = 30  # of one turn, at most


def followed(turn: Turn, finding: Finding, effort: int, seed: str) -> Finding | None:
    """The finding with the values as they turned out; None if a rival is then not clearly worse."""
    best = expectations(turn, finding.best[0], effort, seed)
    rivals: dict[str, float] = {}
    for text in _rivals(turn, finding):
        rival = expectations(turn, text, effort, seed)
        if not is_better(best, rival, turn.game.thresholds.mistake):
            return None
        rivals[text] = fmean(rival)
    if not rivals:
        return None
    found = replace(finding, value=fmean(best), others=_others(finding, fmean(best), rivals))
    return found if found.is_open(turn) else None


def _others(finding: Finding, value: float, rivals: dict[str, float]) -> dict[str, float]:
    """Those that were not followed cost more or less than the search thought to the same extent as the rivals do."""
    scale = (value - fmean(rivals.values())) / (finding.value - fmean(finding.others[text] for text in rivals))
    most = max(rivals.values())
    estimated = {text: value - scale * (finding.value - other) for text, other in finding.others.items()}
    return ranked({text: rivals.get(text, min(most, max(0.0, other))) for text, other in estimated.items()})


def _rivals(turn: Turn, finding: Finding) -> list[str]:
    """The best of the others, one each of those that do the same."""
    group_of = {turn.action(code).text: group for group in groups(turn) for code in group}
    leaders: dict[Group, str] = {}
    for text in finding.others:
        leaders.setdefault(group_of[text], text)
    return list(leaders.values())[:RIVALS]


def is_better(best: list[float], rival: list[float], by: float) -> bool:
    """By more than this, and beyond doubt at all."""
    gaps = [one - other for one, other in zip(best, rival, strict=True)]
    return fmean(gaps) > by and fmean(gaps) > SURE * stdev(gaps) / sqrt(len(gaps))


def expectations(turn: Turn, action: str, effort: int, seed: str) -> list[float]:
    """What the solver's side can expect after an action, in the same worlds and with the same luck for all actions."""
    code = turn.game.parse(turn.imagined, action).code
    found = []
    for world in range(WORLDS):
        state = turn.state(Dice(f"{seed}:{world}"))
        state.apply(code)
        found.append(_expected(turn, _after_turn(turn, state, effort, f"{seed}:{world}"), effort, f"{seed}:{world}"))
    return found


def _after_turn(turn: Turn, state: State, effort: int, seed: str) -> State:
    """The solver plays its turn to its end."""
    player = prepared(thinker(turn.game, seed, STEP * effort / turn.game.pace))
    for number in range(DECISIONS):
        state = settled(state, f"{seed}:{number}")
        if state.actor() != turn.seat:
            break
        chosen = player.choose(_view(turn, state))
        state.apply(turn.game.parse(state, chosen.text).code)
    return state


def _view(turn: Turn, state: State) -> View:
    """What the seat to act knows."""
    game, seats = turn.game, turn.view["seats_count"]
    return game.view(state, state.actor(), seats, game.options.read(turn.view["options"], seats, game.id))


def _expected(turn: Turn, state: State, effort: int, seed: str) -> float:
    """By the eyes of the seat that decides next, for the side of the solver."""
    game, side = turn.game, turn.sides[turn.seat]
    if state.actor() == OVER:
        return normal([game.evaluate(state, turn.sides.index(one)) for one in range(max(turn.sides) + 1)])[side]
    after = Turn(game, _view(turn, state), Dice(seed))
    found = look(after, after.codes[0], max(64, round(SHARE * effort)), seed)
    return found.values[found.best][side]
