"""Problems as data in a game's folder `problems/`, one file each; errors name the file, the table and the field."""

import logging
from functools import cache
from pathlib import Path

from chrysalide.core.datafile import DataError, Table, open_file
from chrysalide.core.errors import ChrysalideError
from chrysalide.core.game import AnyGame
from chrysalide.core.match import Match
from chrysalide.core.opening import BadEntry, Opening
from chrysalide.games import find_game
from chrysalide.problems.problem import CERTAINTIES, LEVELS, Problem, Source, Step, Variation, follow

FOLDER = "problems"
log = logging.getLogger("chrysalide.problems")


class NoSuchProblem(ChrysalideError):
    code = "not-found"


class BadProblem(ChrysalideError):
    """A problem file that is damaged, or that the rules refuse; the message names file, table and field."""

    code = "bad-problem"


@cache
def problems(game: str) -> tuple[Problem, ...]:
    """The problems of a game, the easier ones first. Damaged ones are logged and left out."""
    found = []
    for path in files(find_game(game)):
        try:
            found.append(read_problem(find_game(game), path))
        except DataError as wrong:
            log.error("%s/%s/%s", game, FOLDER, wrong)
    return tuple(sorted(found, key=lambda one: (one.difficulty, one.source.match, one.id)))


def find_problem(game: str, problem: str) -> Problem:
    for found in problems(game):
        if found.id == problem:
            return found
    for path in files(find_game(game)):
        if path.stem == problem:
            raise BadProblem("error-bad-problem", why=_fault(find_game(game), path))
    raise NoSuchProblem("error-no-problem", problem=problem[:60])


def count(game: str) -> int:
    """How many there are, without reading them: a list of games has to be quick."""
    return len(files(find_game(game)))


def files(game: AnyGame) -> list[Path]:
    return sorted((game.folder / FOLDER).glob("*.toml"))


def _fault(game: AnyGame, path: Path) -> str:
    try:
        read_problem(game, path)
    except DataError as wrong:
        return str(wrong)
    return ""


def read_problem(game: AnyGame, path: Path) -> Problem:
    """One file, checked field by field and played to its end."""
    file = open_file(path.parent, path.name)
    file.only("rules_version", "certainty", "missed", "source", "opening", "steps", "variations")
    version = file.number("rules_version", 1, 999)
    if version != game.rules_version:
        file.fail("rules_version", f"{version} is not {game.rules_version}: mine it again under the rules of today")
    problem = Problem(
        game,
        path.stem,
        _source(file.table("source")),
        file.word("certainty", CERTAINTIES),
        tuple(file.words("missed", LEVELS)),
        Opening.read(file.table("opening")),
        tuple(_step(table) for table in file.tables("steps")),
        tuple(_variation(table) for table in file.tables("variations")) if "variations" in file.fields else (),
    )
    _play(problem, file)
    return problem


def _source(table: Table) -> Source:
    table.only("command", "match", "entry")
    return Source(table.word("command"), table.number("match", 0, 10**9), table.number("entry", 0, 10**6))


def _step(table: Table) -> Step:
    table.only("best", "value", "other", "others", "then")
    best = tuple(table.texts("best"))
    if not best:
        table.fail("best", "is empty")
    others = table.inside("others")
    return Step(
        best,
        table.share("value"),
        table.share("other"),
        {action: others.share(action) for action in others.fields},
        tuple(table.texts("then")),
    )


def _variation(table: Table) -> Variation:
    table.only("step", "entries")
    entries = tuple(table.texts("entries"))
    if not entries:
        table.fail("entries", "is empty")
    return Variation(table.number("step", 0, 99), entries)


def _play(problem: Problem, file: Table) -> None:
    """Is every step the solver's to make, legal, and the best of what is offered?"""
    try:
        match = problem.opening.play(problem.game)
    except (BadEntry, ChrysalideError) as wrong:
        file.table("opening").fail("entries", str(wrong))
    starts = []
    for step, table in zip(problem.steps, file.tables("steps"), strict=True):
        if match.actor != problem.seat:
            table.fail("best", f"it is not seat {problem.seat}'s turn")
        _check(step, match, table)
        starts.append(match.copy())
        _enter(match, (step.best[0], *step.then), table, "then")
    for variation, table in zip(problem.variations, _tables(file), strict=True):
        if variation.step >= len(starts):
            table.fail("step", f"{variation.step} is not one of the {len(starts)} steps")
        _enter(starts[variation.step].copy(), variation.entries, table, "entries")


def _tables(file: Table) -> list[Table]:
    return file.tables("variations") if "variations" in file.fields else []


def _check(step: Step, match: Match, table: Table) -> None:
    legal = {action.text for action in match.legal()}
    for field, actions in (("best", step.best), ("others", tuple(step.others))):
        for action in actions:
            if action not in legal:
                table.fail(field, f"{action!r} is not legal here")
    if set(step.best) & set(step.others):
        table.fail("others", "the best action is among them")
    if max(step.others.values(), default=0.0) != step.other or step.other >= step.value:
        table.fail("other", f"{step.other} is not the best of the others, and less than the value")
    if len({_after(match, action) for action in step.best}) > 1:
        table.fail("best", "these actions do not lead to the same position")


def _after(match: Match, action: str) -> tuple[object, ...]:
    state = match.state.copy()
    state.apply(match.game.parse(match.state, action).code)
    return state.key()


def _enter(match: Match, entries: tuple[str, ...], table: Table, field: str) -> None:
    try:
        follow(match, entries)
    except BadEntry as wrong:
        table.fail(field, str(wrong))
