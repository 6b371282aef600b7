"""Every problem that is shipped: its position, its solution, and that it is one."""

import logging
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from chrysalide.core.datafile import DataError
from chrysalide.core.errors import IllegalAction, UnknownAction
from chrysalide.core.match import Match
from chrysalide.games import find_game
from chrysalide.language import LANGUAGES, Words
from chrysalide.problems.answering import BEST, LESS, LOST, WORSE, answer
from chrysalide.problems.mining import DEEP, TOO_EASY, key_of, missing
from chrysalide.problems.problem import EXACT, SEARCHED, WIN, Problem
from chrysalide.problems.reading import BadProblem, NoSuchProblem, files, find_problem, problems, read_problem
from chrysalide.problems.searching import find
from chrysalide.problems.solving import turn_of
from chrysalide.problems.writing import written
from tests.depth import SCALE
from tests.positions import GAMES, every_game

FILES = [path for game in GAMES for path in files(find_game(game))]
every_file = pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parents[1].name}-{path.stem}")
TRIED = "a2-26-33"  # of Papillons célestes
PROOF = 100_000  # positions within which the win of a problem is found again


def problem_of(path: Path) -> Problem:
    return read_problem(find_game(path.parents[1].name), path)


@every_game
def test_problems_are_read_by_the_rules_of_today_without_a_fault(game: str, caplog: pytest.LogCaptureFixture) -> None:
    problems.cache_clear()
    with caplog.at_level(logging.ERROR):
        found = problems(game)
    assert caplog.messages == []
    assert sorted(one.id for one in found) == [path.stem for path in files(find_game(game))]
    assert [one.difficulty for one in found] == sorted(one.difficulty for one in found)
    assert len({key_of(one) for one in found}) == len(found), "no position comes twice"


@every_file
def test_a_problem_asks_for_more_than_a_simple_bot_sees(path: Path) -> None:
    problem = problem_of(path)
    match, first = problem.at(0), problem.steps[0]
    assert match.actor == problem.seat
    assert set(TOO_EASY) <= set(problem.missed)
    assert missing(match, first.best, TOO_EASY) == TOO_EASY
    for index, step in enumerate(problem.steps):
        assert step.value - step.other > problem.game.thresholds.mistake
        assert {*step.best, *step.others} <= {action.text for action in problem.at(index).legal()}


@every_file
def test_what_is_proved_is_proved_again(path: Path) -> None:
    """Everything where the rest can be solved; of a forced win only that it wins, which takes less."""
    problem = problem_of(path)
    if problem.certainty == SEARCHED:
        return
    for index, step in enumerate(problem.steps):
        found = find(turn_of(problem.at(index), "test"), PROOF, "test")
        assert found is not None
        assert set(found.best) == set(step.best)
        assert found.value == pytest.approx(step.value, abs=0.001)
        if problem.certainty == EXACT:
            assert found.certainty == EXACT
            assert found.others == pytest.approx(step.others, abs=0.001)


@pytest.mark.skipif(SCALE == 1, reason="a deep search for every problem takes minutes")
@every_file
def test_another_search_finds_the_same(path: Path) -> None:
    problem = problem_of(path)
    found = find(turn_of(problem.at(0), "again"), round(problem.game.pace * DEEP), "again")
    assert found is not None
    assert set(found.best) == set(problem.steps[0].best)
    assert found.gap > problem.game.thresholds.inaccurate


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_answers_have_words(game: str, lang: str) -> None:
    words = Words(game, lang)
    for problem in problems(game)[:3]:
        step = problem.steps[0]
        for action in (step.best[0], *list(step.others)[:2]):
            for reason in answer(problem, 0, action).reasons:
                assert words.knows(reason.id), f"{game}/{lang}: {reason.id}"


# --- answers ------------------------------------------------------------------------------------------------------


@every_file
def test_the_best_decision_is_right_and_all_others_are_not(path: Path) -> None:
    problem = find_problem(path.parents[1].name, path.stem)
    for index, step in enumerate(problem.steps[:1]):
        for action in step.best:
            assert answer(problem, index, action).verdict == BEST
        for action in [one.text for one in problem.at(index).legal() if one.text not in step.best][:3]:
            found = answer(problem, index, action)
            assert found.verdict in (LESS, WORSE, LOST)
            assert found.cost is None or found.cost > 0


def test_what_the_rules_refuse_is_refused_as_at_a_table() -> None:
    problem = find_problem("celestes", TRIED)
    with pytest.raises(IllegalAction) as refused:
        answer(problem, 0, "bolina")
    assert refused.value.rule is not None
    with pytest.raises(UnknownAction):
        answer(problem, 0, "castle")


# --- what is wrong is named, and the game can be played all the same -------------------------------------------------

DAMAGED = [
    ("rules_version = 3", "rules_version = 2", "file: rules_version: 2 is not 3: mine it again"),
    ("rules_version = 3", "rules = 3", "file: rules: is not one of"),
    ('certainty = "exact"', 'certainty = "sure"', "file: certainty: 'sure' is not one of"),
    ('missed = ["greedy"', 'missed = ["grandma"', "file: missed: 'grandma' is not one of"),
    ('best = ["take 13"]', 'best = ["take 1"]', "steps 1: best: 'take 1' is not legal here"),
    ('best = ["take 13"]', "best = []", "steps 1: best: is empty"),
    ('best = ["take 13"]', 'best = ["take 13", "take 6"]', "steps 1: others: the best action is among them"),
    ("value = 0.667", "value = 6.67", "steps 1: value: 6.67 is not a number from 0 to 1"),
    ("other = 0.000", "other = 0.700", "steps 1: other: 0.7 is not the best of the others"),
    ('then = [\n    "take 2"', 'then = [\n    "take 1"', "steps 1: then: 'take 1': "),
    ('"take 6" = 0.000', '"take 9" = 0.000', "steps 1: others: 'take 9' is not legal here"),
    ("seat = 0", "seat = 1", "steps 1: best: it is not seat 1's turn"),
    ('"layout L', '"layout X', "opening: entries: "),
    ("step = 0", "step = 7", "variations 1: step: 7 is not one of the 1 steps"),
    ("match = 26", 'match = "26"', "source: match: '26' is not an integer"),
]


@pytest.fixture
def own_problem(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A problem of one game in a file that a test may damage."""
    path = tmp_path / f"{TRIED}.toml"
    shutil.copy(find_game("celestes").folder / "problems" / path.name, path)
    monkeypatch.setattr("chrysalide.problems.reading.files", lambda game: [path])
    problems.cache_clear()
    yield path
    problems.cache_clear()


@pytest.mark.parametrize(("right", "wrong", "said"), DAMAGED, ids=[said[:40] for _, _, said in DAMAGED])
def test_a_damaged_problem_is_named_and_left_out(
    own_problem: Path, right: str, wrong: str, said: str, caplog: pytest.LogCaptureFixture
) -> None:
    text = own_problem.read_text("utf-8")
    assert right in text
    own_problem.write_text(text.replace(right, wrong, 1), "utf-8")
    with pytest.raises(DataError) as caught:
        read_problem(find_game("celestes"), own_problem)
    assert f"{TRIED}.toml: {said}" in str(caught.value)
    with caplog.at_level(logging.ERROR):
        assert problems("celestes") == ()
    assert said in caplog.text
    with pytest.raises(BadProblem, match=TRIED):
        find_problem("celestes", TRIED)
    assert Match(find_game("celestes"), 2, seed=1).legal()


def test_an_unknown_problem_is_refused() -> None:
    with pytest.raises(NoSuchProblem, match="nothing"):
        find_problem("celestes", "nothing")


@every_file
def test_a_file_is_written_as_it_was_read(path: Path) -> None:
    assert written(problem_of(path)) == path.read_text("utf-8")


def test_certainties() -> None:
    """Endings of these two games are solved or proved; nothing else could be."""
    assert {one.certainty for one in problems("celestes")} == {EXACT}
    assert {one.certainty for one in problems("papilio")} <= {EXACT, WIN}
