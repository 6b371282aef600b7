"""Mining problems: what counts as one, the command, and a folder that goes on where it stopped."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

import chrysalide
from chrysalide.bots.turn import Turn
from chrysalide.cli.main import main
from chrysalide.core.dice import Dice
from chrysalide.core.match import Match
from chrysalide.games import find_game
from chrysalide.problems import following, making, mining
from chrysalide.problems.making import RUNS, OtherRun, mine_into
from chrysalide.problems.mining import KEPT, UNCLEAR, Plan, mine
from chrysalide.problems.problem import EXACT, SEARCHED, WIN
from chrysalide.problems.reading import read_problem
from chrysalide.problems.searching import Finding, find, groups
from chrysalide.problems.solving import solve, turn_of
from tests.positions import GAMES

QUICK = 0.02  # of the usual effort
PLAN = Plan("celestes", find_game("celestes").rules_version, 2, {"tokens_to_win": 1}, "a", QUICK, proved=True)
FIRST = 21  # the first match of this plan that gives a problem ...
BEFORE = 20  # ... and one before it, where a search of the tests begins
DOUBTFUL = 19  # one in which a decision is clear but not proved


@pytest.fixture
def from_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches are counted from a place shortly before the first problem, so that few have to be played."""
    monkeypatch.setattr(making, "mine", lambda plan, number: mine(plan, number + BEFORE))


# --- what is clearly the best ------------------------------------------------------------------------------------


def decision(match: Match) -> Turn:
    return turn_of(match, "test")


def ending() -> Match:
    """Few cards are left: taking one of them wins for certain, and no other does."""
    problem = mine(PLAN, FIRST).problem
    assert problem is not None
    return problem.at(0)


def test_an_ending_is_solved_exactly() -> None:
    match = ending()
    found = find(decision(match), 1000, "test")
    assert found is not None
    assert found.certainty == EXACT
    assert found.value == 1.0
    assert found.is_clear(decision(match))
    legal = {action.text for action in match.legal()}
    assert {*found.best, *found.others} == legal
    assert found.gap == pytest.approx(found.value - max(found.others.values()))


def test_a_match_that_is_decided_is_no_problem() -> None:
    turn = decision(ending())
    assert not Finding(("a",), 1.0, {"b": 0.95}, 0.0, EXACT).is_clear(turn), "won anyway"
    assert not Finding(("a",), 0.2, {"b": 0.0}, 0.0, EXACT).is_clear(turn), "lost anyway"
    assert not Finding(("a",), 0.6, {"b": 0.55}, 0.0, EXACT).is_clear(turn), "about as good"
    assert not Finding(("a",), 0.6, {"b": 0.45}, 0.1, SEARCHED).is_clear(turn), "within the error of the search"
    assert Finding(("a",), 0.6, {"b": 0.45}, 0.01, SEARCHED).is_clear(turn)


def test_actions_that_do_the_same_are_one_decision() -> None:
    """Every legal action is in one group, and a group is all that leads to one position."""
    match = chrysalide.new("papilio", seed=1)
    for _ in range(12):
        turn = decision(match)
        found = groups(turn)
        assert sorted(code for group in found for code in group) == sorted(turn.codes)
        for group in found:
            assert len({after(turn, code) for code in group}) == 1
        assert len({after(turn, group[0]) for group in found}) == len(found)
        match.play(match.legal()[0])


def after(turn: Turn, code: int) -> tuple[object, ...]:
    state = turn.imagined.copy()
    state.apply(code)
    return state.key()


def test_a_forced_win_is_proved() -> None:
    """Papilio: a pawn one step from its leaf, with which the match is won."""
    match = chrysalide.new("papilio", seed="near")
    bot = chrysalide.bot("papilio", "easy", seed=3)
    wins: list[Finding] = []
    while not match.over:
        if len(match.legal()) > 1:
            found = find(decision(match), 500, "test")
            if found is not None and found.value == 1.0:
                wins.append(found)
        match.play(bot.choose(match.view(match.actor)))
    assert wins
    assert all(found.certainty in (WIN, EXACT) for found in wins)


@pytest.mark.parametrize("game", [name for name in GAMES if name != "papilio"])
def test_a_search_sees_what_the_seat_sees(game: str) -> None:
    """The same view, another truth: the finding is the same."""
    match = chrysalide.new(game, seed="hidden")
    bot = chrysalide.bot(game, "easy", seed=1)
    for _ in range(20):
        match.play(bot.choose(match.view(match.actor)))
        if match.over:
            return
    twin = match.copy()
    twin.state.resample(match.actor, Dice("other"))
    assert find(decision(match), 200, "test") == find(decision(twin), 200, "test")


def test_a_line_goes_on_as_long_as_it_is_clear() -> None:
    match = ending()
    solution = solve(match, 1000, "test")
    assert solution is not None
    assert solution.certainty == EXACT
    for step in solution.steps:
        for text in (step.best[0], *step.then):
            match.enter(text)
    assert match.over, "a proved line is shown to its end"
    for variation in solution.variations:
        assert variation.entries[0] in {*solution.steps[variation.step].best, *solution.steps[variation.step].others}


def test_a_decision_has_to_keep_what_it_promises(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is expected when the turn is over counts: a rival that then does as well makes the decision unclear."""
    turn = decision(ending())
    texts = [action.text for action in turn.legal]
    thought = Finding((texts[0],), 0.6, {texts[1]: 0.4, texts[2]: 0.2}, 0.0, SEARCHED)
    later = {texts[0]: 0.7, texts[1]: 0.3, texts[2]: 0.1}
    monkeypatch.setattr(following, "expectation", lambda turn, text, *_: later[text])
    found = following.followed(turn, thought, 100, "test")
    assert found is not None
    assert found.value == pytest.approx(0.7)
    assert found.others == pytest.approx({texts[1]: 0.3, texts[2]: 0.1})
    later[texts[2]] = 0.65
    assert following.followed(turn, thought, 100, "test") is None


def test_actions_that_are_not_followed_cost_as_much_more_as_the_rivals_do(monkeypatch: pytest.MonkeyPatch) -> None:
    turn = decision(ending())
    texts = [action.text for action in turn.legal]
    monkeypatch.setattr(following, "RIVALS", 1)
    later = {texts[0]: 0.7, texts[1]: 0.3}
    monkeypatch.setattr(following, "expectation", lambda turn, text, *_: later[text])
    found = following.followed(
        turn, Finding((texts[0],), 0.6, {texts[1]: 0.4, texts[2]: 0.3}, 0.0, SEARCHED), 9, "test"
    )
    assert found is not None
    assert found.others == pytest.approx({texts[1]: 0.3, texts[2]: 0.1})


def test_better_means_beyond_doubt() -> None:
    assert following.is_better([0.6, 0.7, 0.6], [0.4, 0.5, 0.4], 0.1)
    assert not following.is_better([0.6, 0.7, 0.6], [0.55, 0.65, 0.55], 0.1)
    assert not following.is_better([1.0, 0.0, 1.0], [0.0, 1.0, 0.0], 0.1)
    assert following.is_hopeless([0.6, 0.7, 0.6], [0.6, 0.7, 0.6], 0.1)
    assert not following.is_hopeless([1.0, 0.0, 1.0], [0.0, 1.0, 0.0], 0.1), "it may still be better"


@pytest.mark.parametrize("game", GAMES)
def test_expectations_depend_on_nothing_that_the_seat_cannot_know(game: str) -> None:
    match = chrysalide.new(game, seed="then")
    bot = chrysalide.bot(game, "easy", seed=2)
    while len(match.legal()) < 2 or len(match.log) < 30:
        match.play(bot.choose(match.view(match.actor)))
    twin = match.copy()
    twin.state.resample(match.actor, Dice("other"))
    action = match.legal()[0].text
    expected = following.expectation(decision(match), action, 200, "test")
    assert expected == following.expectation(decision(twin), action, 200, "test")
    assert 0.0 <= expected <= 1.0


# --- mining --------------------------------------------------------------------------------------------------------


def test_equal_plans_find_equal_problems() -> None:
    one, other = mine(PLAN, FIRST), mine(PLAN, FIRST)
    assert one.problem is not None
    assert one.problem == other.problem
    assert one.fates == other.fates
    assert one.fates[KEPT] == 1


def test_without_proofs_other_positions_count_too() -> None:
    """A decision of this match is clear but not proved: only a plan that asks for proofs passes it over."""
    assert mine(PLAN, DOUBTFUL).fates.keys() == {UNCLEAR}
    assert mine(replace(PLAN, proved=False), DOUBTFUL).fates.keys() > {UNCLEAR}


def test_a_folder_is_the_same_with_any_number_of_processes(tmp_path: Path) -> None:
    for processes in (1, 2):
        mine_into(tmp_path / str(processes), PLAN, 1, 6, processes)
    one, other = (json.loads((tmp_path / name / RUNS).read_text("utf-8")) for name in ("1", "2"))
    assert one == other
    assert one["runs"][0]["matches"] == 6


@pytest.mark.usefixtures("from_there")
def test_a_stopped_run_goes_on(tmp_path: Path) -> None:
    stopped = mine_into(tmp_path, PLAN, 1, 1)
    assert (stopped.matches, stopped.kept) == (1, [])
    seen: list[int] = []
    done = mine_into(tmp_path, PLAN, 1, 10, progress=lambda run: seen.append(run.matches))
    assert seen == [2]
    assert len(done.kept) == 1
    whole = mine_into(tmp_path / "whole", PLAN, 1, 10)
    assert whole.as_json() == done.as_json()
    problem = read_problem(find_game("celestes"), tmp_path / f"{done.kept[0]}.toml")
    assert problem.source.command == PLAN.command
    assert mine_into(tmp_path, PLAN, 1, 10).matches == done.matches, "there is nothing left to do"


@pytest.mark.usefixtures("from_there")
def test_a_position_is_kept_once(tmp_path: Path) -> None:
    other = replace(PLAN, effort=QUICK * 1.01)
    first = mine_into(tmp_path, PLAN, 1, 2)
    again = mine_into(tmp_path, other, 1, 2)
    assert len(first.kept) == 1
    assert again.kept == []
    assert len(json.loads((tmp_path / RUNS).read_text("utf-8"))["runs"]) == 2


def test_folders_of_something_else_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "shopping.toml").write_text("milk = 1\n", "utf-8")
    with pytest.raises(OtherRun, match="was not made by this command"):
        mine_into(tmp_path, PLAN, 1, 1)
    (tmp_path / RUNS).write_text("[]", "utf-8")
    with pytest.raises(OtherRun, match="was not made by this command"):
        mine_into(tmp_path, PLAN, 1, 1)
    older = replace(PLAN, rules_version=PLAN.rules_version - 1)
    (tmp_path / RUNS).write_text(json.dumps({"runs": [making.Run(older).as_json()]}), "utf-8")
    with pytest.raises(OtherRun, match=f"celestes {PLAN.rules_version - 1}, not of celestes {PLAN.rules_version}"):
        mine_into(tmp_path, PLAN, 1, 1)
    assert sorted(path.name for path in tmp_path.iterdir()) == [RUNS, "shopping.toml"]


# --- the command -----------------------------------------------------------------------------------------------------

COMMAND = ["problems", "celestes", "--option", "tokens_to_win=1", "--proved", "--effort", str(QUICK), "-n", "1"]


@pytest.mark.usefixtures("from_there")
@pytest.mark.parametrize("lang", ["fr", "en", "es"])
def test_the_command_says_what_it_found(tmp_path: Path, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*COMMAND, "--out", str(tmp_path / "new"), "--lang", lang]) == 0
    shown = capsys.readouterr().out
    assert str(tmp_path / "new") in shown.replace("\n", "")
    assert "problems-" not in shown, "every message has its words"
    assert len(list((tmp_path / "new").glob("*.toml"))) == 1


@pytest.mark.usefixtures("from_there")
def test_json_is_the_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*COMMAND, "--out", str(tmp_path), "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert shown == json.loads((tmp_path / RUNS).read_text("utf-8"))["runs"][0]
    assert sum(shown["fates"].values()) == shown["decisions"]


@pytest.mark.usefixtures("from_there")
def test_an_interrupted_command_keeps_what_it_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stop(plan: Plan, number: int) -> mining.Yield:
        if number == 2:
            raise KeyboardInterrupt
        return mine(plan, number + BEFORE)

    monkeypatch.setattr(making, "mine", stop)
    assert main([*COMMAND[:-1], "5", "--out", str(tmp_path), "--lang", "en"]) == 130
    assert "1 of 5 problems" in capsys.readouterr().err
    assert json.loads((tmp_path / RUNS).read_text("utf-8"))["runs"][0]["matches"] == 2


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["problems", "chess"], "chess"),
        (["problems", "celestes", "--seats", "5"], "5"),
        (["problems", "extinction", "--proved"], "Nothing can be proved in “extinction”"),
        (["problems", "celestes", "--option", "tokens_to_win=9"], "tokens_to_win"),
        (["problems", "celestes", "--seed", "../x"], "../x"),
        (["problems", "celestes", "--effort", "0"], "--effort"),
        (["problems", "celestes", "-n", "0"], "-n"),
        (["problems", "celestes", "--out", "/dev/null/x"], "/dev/null"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*words, "--lang", "en"]) == 2
    assert said in capsys.readouterr().err
