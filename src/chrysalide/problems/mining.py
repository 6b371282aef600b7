"""Mining: bots play matches, and the positions in which one decision is clearly the best become problems."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from chrysalide.arena.playing import Fixture, Setting, play_one, prepared
from chrysalide.bots.levels import bot
from chrysalide.core.match import Match, replay
from chrysalide.core.opening import Opening
from chrysalide.games import find_game
from chrysalide.problems.problem import LEVELS, Problem, Source
from chrysalide.problems.searching import find, groups
from chrysalide.problems.solving import Solution, solve, turn_of

PLAYER = "medium"  # on all seats
FIRST = 0.04  # seconds of a first look at a decision, in simulations (`Game.pace`) ...
DEEP = 4.0  # ... and of each search that confirms it
LEAST = 3  # different decisions to choose from
TOO_EASY = LEVELS[:2]  # both have to miss it
ENDING = 30  # decisions before the end of a match, where proofs are looked for
GOLDEN = 0.618  # each match is searched from another place on, spread evenly

# what became of a decision that was looked at
UNCLEAR = "unclear"  # several are about as good, the match is decided, or a proof that was asked for is missing
OBVIOUS = "obvious"  # a simple bot finds it too
REFUTED = "refuted"  # a deep search thinks otherwise
KEPT = "kept"
FATES = (UNCLEAR, OBVIOUS, REFUTED, KEPT)


@dataclass(frozen=True)
class Plan:
    """What is mined. Equal plans find equal problems."""

    game: str
    rules_version: int
    seats: int
    options: dict[str, Any]
    seed: str
    effort: float = 1.0
    proved: bool = False  # only endings that are solved

    @property
    def command(self) -> str:
        chosen = "".join(f" --option {name}={_typed(value)}" for name, value in sorted(self.options.items()))
        effort = "" if self.effort == 1.0 else f" --effort {self.effort:g}"
        proved = " --proved" if self.proved else ""
        return f"chrysalide problems {self.game} --seats {self.seats}{chosen} --seed {self.seed}{effort}{proved}"

    def simulations(self, seconds: float) -> int:
        return max(16, round(find_game(self.game).pace * seconds * self.effort))


@dataclass
class Yield:
    """What one match gave."""

    number: int
    problem: Problem | None = None
    fates: Counter[str] = field(default_factory=Counter)


def mine(plan: Plan, number: int) -> Yield:
    """Play one match and look for a problem in it: one at most, so that no two are alike."""
    match = _played(plan, number)
    found = Yield(number)
    for place in _places(match, number, plan.proved):
        fate, problem = _looked_at(plan, match, number, place)
        found.fates[fate] += 1
        if problem is not None:
            found.problem = problem
            break
    return found


def _played(plan: Plan, number: int) -> Match:
    seed = f"problems-{plan.seed}-{number}"
    seats = range(plan.seats)
    fixture = Fixture(number, (PLAYER,) * plan.seats, seed, tuple(f"{seed}-{seat}" for seat in seats))
    record = play_one(Setting(plan.game, plan.options, records=True), fixture).record
    assert record is not None
    return replay(find_game(plan.game), record)


def _places(match: Match, number: int, ending: bool) -> Iterator[int]:
    """The decisions of a match, turn by turn, from the one nearest to a stage of the match that differs each time."""
    decisions = [place for place, entry in enumerate(match.log) if entry.asked and entry.actor >= 0]
    if ending:
        decisions = decisions[-ENDING:]
    turns = [list(places) for _, places in groupby(decisions, key=lambda place: match.log[place].actor)]
    first, last = decisions[0], decisions[-1]
    stage = first + number * GOLDEN % 1 * (last - first)
    for turn in sorted(turns, key=lambda turn: abs(turn[0] - stage)):
        yield from turn


def _looked_at(plan: Plan, match: Match, number: int, place: int) -> tuple[str, Problem | None]:
    seed = f"{plan.seed}:{number}:{place}"
    past = match.at(place)
    turn = turn_of(past, seed)
    if len(groups(turn)) < LEAST:
        return UNCLEAR, None
    glance = find(turn, plan.simulations(FIRST), seed, plan.proved)
    if glance is None or glance.gap <= turn.game.thresholds.mistake or not glance.is_open(turn):
        return UNCLEAR, None
    missed = missing(past, glance.best, TOO_EASY)
    if len(missed) < len(TOO_EASY):
        return OBVIOUS, None
    solution = solve(past, plan.simulations(DEEP), seed, plan.proved)
    if solution is None or set(solution.steps[0].best) != set(glance.best):
        return REFUTED, None
    missed += missing(past, glance.best, LEVELS[2:])
    return KEPT, _problem(plan, past, number, solution, missed)


def missing(past: Match, best: tuple[str, ...], levels: tuple[str, ...]) -> tuple[str, ...]:
    """The levels that decide otherwise."""
    view = past.view(past.actor)
    return tuple(
        level for level in levels if prepared(bot(past.game.id, level, "problem")).choose(view).text not in best
    )


def _problem(plan: Plan, past: Match, number: int, solution: Solution, missed: tuple[str, ...]) -> Problem:
    assert past.seed is not None
    return Problem(
        past.game,
        f"{plan.seed}{plan.seats}-{number}-{len(past.log)}",
        Source(plan.command, number, len(past.log)),
        solution.certainty,
        missed,
        Opening(plan.seats, past.actor, past.seed, plan.options, tuple(past.entries)),
        solution.steps,
        solution.variations,
    )


def key_of(problem: Problem) -> str:
    """Equal for positions that look the same to the seat that has to decide."""
    return repr(problem.at(0).view(problem.seat))


def _typed(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
