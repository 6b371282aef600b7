"""The searches behind a review: what each side can expect after each action, and after the one that was played."""

from contextlib import suppress
from dataclasses import dataclass
from math import inf, sqrt

from chrysalide.bots.hints import SPREAD
from chrysalide.bots.search.deepening import Spent
from chrysalide.bots.search.tree import Tree
from chrysalide.bots.searching import Deepener, Limit, Searcher
from chrysalide.bots.turn import Turn
from chrysalide.core.match import Match
from chrysalide.core.state import State
from chrysalide.reviewing.assessment import Values

RIVALS = 2  # actions of the search that are compared with the one that was played
TRIED = 8  # simulations after which an action's result says something
PROVEN = (0.0, 1.0)  # values that only the end of a match has: a line that leads there for certain
SURE = 1.96  # standard errors: 95 %


@dataclass(frozen=True)
class Outlook:
    """What a search found out about the decision of a turn."""

    values: dict[int, Values]  # by action, the best first; without those that were hardly tried
    error: float  # of the difference between the best and the one that was played, 95 %
    compared: int  # so many of the first can be compared with each other
    exact: bool

    @property
    def best(self) -> int:
        return next(iter(self.values))


def look(turn: Turn, played: int, effort: int, seed: str) -> Outlook:
    """All actions of a turn; the one that was played is looked at closely even if the search would drop it."""
    if turn.game.foreseeable():
        return _look_turns_ahead(turn, played, effort, seed)
    searcher = Searcher(turn.game, seed, effort, inf)
    solved = searcher.solved(turn, Limit(effort, inf)) if len(set(turn.sides)) <= 2 else None
    if solved is not None:
        return Outlook({code: shared(value, turn) for code, value in solved}, 0.0, len(solved), exact=True)
    tree = searcher.grown(turn, Limit(effort // 2, inf))
    rivals = _tested(tree, played, effort // 4)
    found = tree.findings()
    visits = {code: weight for code, weight, _ in found}
    value = {code: mean for code, _, mean in found}
    side = turn.sides[turn.seat]
    best = max(rivals, key=lambda code: value[code])
    order = [best, *sorted(rivals - {best}, key=lambda code: -value[code])]
    order += sorted(
        (code for code in value if code not in rivals and visits[code] >= TRIED), key=lambda code: -value[code]
    )
    top = meant(turn, tree.outlook(best))
    values = {code: clipped(meant(turn, tree.outlook(code)), top, side) for code in order}
    return Outlook(values, SURE * SPREAD * sqrt(1 / visits[best] + 1 / visits[played]), len(rivals), exact=False)


def _tested(tree: Tree, played: int, simulations: int) -> set[int]:
    """The most visited actions and the one that was played, each looked at equally closely.

    A closer look finds better replies, so an action that was looked at more than another cannot be compared with it.
    """
    found = tree.findings()
    visits = {code: weight for code, weight, _ in found}
    rivals = {played, *(code for code, _, _ in found[:RIVALS])}
    enough = max(simulations, *(visits[code] for code in rivals))
    for code in sorted(rivals):
        tree.test(code, enough - visits[code])
    return rivals


def _look_turns_ahead(turn: Turn, played: int, effort: int, seed: str) -> Outlook:
    found = Deepener(turn.game, seed, effort, inf).deepened(turn, Limit(effort, inf), telling=True)
    value = dict(found.found)
    best = found.found[0][0]
    exact = found.ended or value[best] in PROVEN
    if played != best and found.turns:
        found.search.left = effort
        with suppress(Spent):  # if that is too much, the bound has to do
            found.search.ended = True
            value[played] = min(found.search.exactly(turn.imagined, played, found.turns), value[best])
            exact = exact and (found.search.ended or value[played] in PROVEN)
    order = [best, *sorted((code for code in value if code != best), key=lambda code: -value[code])]
    return Outlook({code: shared(value[code], turn) for code in order}, 0.0, len(order), exact)


def shared(value: float, turn: Turn) -> Values:
    """By side, where what one side wins the other loses; or all win together."""
    side = turn.sides[turn.seat]
    return [value if number == side else 1.0 - value for number in range(max(turn.sides) + 1)]


def outcome(match: Match, over: State) -> Values:
    """What each side got, in the terms in which bots expect it: 1 for a win, 0 for a loss, a draw in between."""
    sides = match.options.sides(match.seats)
    return normal([match.game.evaluate(over, sides.index(side)) for side in range(max(sides) + 1)])


def meant(turn: Turn, values: Values) -> Values:
    """What the values of a search mean in a match: each side's chance to win."""
    return [turn.game.calibrated(turn.imagined, value) for value in normal(values)]


def normal(values: Values) -> Values:
    """Among three sides or more, some games expect each to beat the others: made to add up to one win."""
    whole = sum(values)
    return [value / whole for value in values] if len(values) > 2 and whole > 0 else values


def clipped(values: Values, best: Values, side: int) -> Values:
    """No action is better for the side that acts than the best one: where one seems so, that is noise."""
    return values if values[side] <= best[side] else best
