"""What a try is answered: whether it is the best decision, about how much it costs, and what speaks against it."""

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from chrysalide.bots.foresight import foresee
from chrysalide.bots.player import Advice
from chrysalide.bots.reasons import explain, objections
from chrysalide.bots.turn import Turn
from chrysalide.core.match import Match
from chrysalide.core.messages import Message
from chrysalide.problems.problem import SEARCHED, Problem
from chrysalide.problems.reading import find_problem
from chrysalide.problems.solving import turn_of

BEST = "best"
LESS = "less"  # a mistake, but not a large one
WORSE = "worse"
LOST = "lost"  # for certain
MUCH = 3.0  # times what counts as a mistake: from here on, or if a search dropped it at once, it is plainly worse
KEPT = 4096  # answers in memory: nearly all that there are


@dataclass(frozen=True)
class Answer:
    verdict: str
    cost: float | None = None  # of the expected result, from 0 to 1; None: so bad that nobody looked closely
    reasons: list[Message] = field(default_factory=list)

    @property
    def right(self) -> bool:
        return self.verdict == BEST

    def as_json(self) -> dict[str, Any]:
        cost = None if self.cost is None else round(100 * self.cost)
        reasons = [reason.as_json() for reason in self.reasons]
        return {"verdict": self.verdict, "cost": cost, "reasons": reasons}


def answer(problem: Problem, index: int, action: str) -> Answer:
    """The answer to a try at a step; an action that the rules refuse raises, as at a table."""
    match = problem.at(index)
    match.copy().enter(action)
    text = match.game.action(match.state, _code(match, action)).text
    return answered(problem.game.id, problem.id, index, text)


@lru_cache(KEPT)
def answered(game: str, name: str, index: int, action: str) -> Answer:
    problem = find_problem(game, name)
    step, match = problem.steps[index], problem.at(index)
    turn = turn_of(match, name)
    if action in step.best:
        return Answer(BEST, 0.0, _why(turn, problem, index, match))
    worth = step.others.get(action)
    cost = None if worth is None else step.value - worth
    return Answer(_verdict(problem, worth, cost), cost, _why_not(turn, match, action, step.best[0]))


def _verdict(problem: Problem, worth: float | None, cost: float | None) -> str:
    if worth == 0.0 and problem.certainty != SEARCHED:
        return LOST
    return LESS if cost is not None and cost <= MUCH * problem.game.thresholds.mistake else WORSE


def _why(turn: Turn, problem: Problem, index: int, match: Match) -> list[Message]:
    """The reasons for the best decision, as a hint gives them."""
    step = problem.steps[index]
    advice = [Advice(match.game.parse(match.state, step.best[0]), step.value)]
    advice += [Advice(match.game.parse(match.state, text), value) for text, value in step.others.items()]
    codes, _ = foresee(turn, _code(match, step.best[0]), problem.id)
    return explain(turn, advice, codes, problem.id)


def _why_not(turn: Turn, match: Match, action: str, best: str) -> list[Message]:
    codes, _ = foresee(turn, _code(match, best), action)
    return objections(turn, _code(match, action), codes, action)


def _code(match: Match, action: str) -> int:
    return match.game.parse(match.state, action).code
