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
EARLY = 8  # after so many, what is hopeless is given up
SHARE = 0.04  # of the effort of a deep search, for what is expected in each of them ...
STEP = 0.01  # ... and for each decision on the way there
DECISIONS = 30  # of one turn, at most


def followed(turn: Turn, finding: Finding, effort: int, seed: str) -> Finding | None:
    """The finding with the values as they turned out; None if a rival is then not clearly worse."""
    by = turn.game.thresholds.mistake
    texts = [finding.best[0], *_rivals(turn, finding)]
    found: dict[str, list[float]] = {text: [] for text in texts}
    for world in range(WORLDS):
        for text in texts:
            found[text].append(expectation(turn, text, effort, f"{seed}:{world}"))
        best, *rivals = found.values()
        if world + 1 == EARLY and any(is_hopeless(best, rival, by) for rival in rivals):
            return None
    if not rivals or not all(is_better(best, rival, by) for rival in rivals):
        return None
    means = {text: fmean(values) for text, values in found.items()}
    value = means.pop(finding.best[0])
    kept = replace(finding, value=value, others=_others(finding, value, means))
    return kept if kept.is_open(turn) else None


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
    gap, error = _gap(best, rival)
    return gap > by and gap > error


def is_hopeless(best: list[float], rival: list[float], by: float) -> bool:
    """More worlds would hardly make it better by so much."""
    gap, error = _gap(best, rival)
    return gap + error < by


def _gap(best: list[float], rival: list[float]) -> tuple[float, float]:
    """How much better on average, in the same worlds, and the error of that (95 %)."""
    gaps = [one - other for one, other in zip(best, rival, strict=True)]
    return fmean(gaps), SURE * stdev(gaps) / sqrt(len(gaps))


def expectation(turn: Turn, action: str, effort: int, seed: str) -> float:
    """What the solver's side can expect after an action, in a world and with luck that are the same for all actions."""
    state = turn.state(Dice(seed))
    state.apply(turn.game.parse(turn.imagined, action).code)
    return _expected(turn, _after_turn(turn, state, effort, seed), effort, seed)


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
