"""Problems over REST: the position by one pair of eyes, tries, the solution; nothing that the seat may not know."""

import asyncio
from itertools import pairwise
from math import inf
from typing import Any

import pytest

from chrysalide.bots import foresight, reasons
from chrysalide.core.dice import Dice
from chrysalide.core.match import Match
from chrysalide.problems import answering
from chrysalide.problems.problem import Problem
from chrysalide.problems.reading import problems
from chrysalide.server.table.problems import beginning, solution, tried
from tests.positions import GAMES, every_game
from tests.server.browser import look
from tests.server.site import Site

GAME = "celestes"
PROBLEM = "a2-26-33"  # taking the Great Eggfly is the best, everything else loses
PATH = f"/api/games/{GAME}/problems/{PROBLEM}"


def test_the_list_of_games_says_how_many_there_are(site: Site) -> None:
    for game in site.get("/api/games").json()["games"]:
        assert game["problems"] == len(problems(game["id"]))


def test_the_list_of_problems_says_nothing_of_their_solutions(site: Site) -> None:
    listed = site.get(f"/api/games/{GAME}/problems").json()["problems"]
    assert [one["id"] for one in listed] == [one.id for one in problems(GAME)]
    assert all(one.keys() == {"id", "seats", "steps", "certainty", "difficulty"} for one in listed)


def test_a_problem_begins_with_all_choices_of_the_table(site: Site) -> None:
    begun = site.get(PATH).json()
    match = next(one for one in problems(GAME) if one.id == PROBLEM).at(0)
    assert [choice["action"] for choice in begun["now"]["choices"]] == [choice.action for choice in match.choices()]
    assert begun["now"]["view"]["viewer"] == begun["seat"] == match.actor
    assert "solution" not in str(begun.keys())


def test_a_wrong_try_is_answered_with_what_refutes_it(site: Site) -> None:
    answer = site.get(f"{PATH}/steps/0/try?action=take+2").json()
    assert (answer["verdict"], answer["cost"]) == ("lost", 67)
    assert (answer["found"], answer["frames"]) == (0, [])
    assert answer["label"]["args"]["slot"] == 2
    assert len(answer["refutation"]) == 2  # the try, and the reply to it
    assert answer["refutation"][-1]["choices"] == []


def test_the_right_try_is_answered_with_what_follows(site: Site) -> None:
    answer = site.get(f"{PATH}/steps/0/try?action=take+13").json()
    assert (answer["verdict"], answer["cost"], answer["found"]) == ("best", 0, 1)
    assert answer["reasons"]
    assert answer["refutation"] == []
    assert answer["frames"][-1]["view"]["actor"] == "over"


@every_game
def test_right_tries_lead_from_step_to_step(game: str) -> None:
    for problem in problems(game):
        sent = [tried(game, problem.id, index, [step.best[0]]) for index, step in enumerate(problem.steps)]
        assert all(answer["verdict"] == "best" for answer in sent)
        for index, (before, _) in enumerate(pairwise(sent), start=1):
            offered = [choice["action"] for choice in before["frames"][-1]["choices"]]
            assert offered == [choice.action for choice in problem.at(index).choices()]
        assert sent[-1]["frames"][-1]["choices"] == []
        together = tried(game, problem.id, 0, [step.best[0] for step in problem.steps])
        assert together["found"] == len(problem.steps)
        assert together["frames"] == [frame for answer in sent for frame in answer["frames"]]


@every_game
def test_a_solution_is_the_line_with_its_replies(game: str) -> None:
    for problem in problems(game)[:3]:
        steps = solution(game, problem.id)["steps"]
        assert len(steps) == len(problem.steps)
        for index, (sent, step) in enumerate(zip(steps, problem.steps, strict=True)):
            assert (sent["value"], sent["other"]) == (round(100 * step.value), round(100 * step.other))
            assert sent["now"]["view"] == problem.at(index).view(problem.seat)
            assert sent["frames"][-1]["view"] == problem.at(index + 1).view(problem.seat)
            assert [one["reply"]["seat"] != problem.seat for one in sent["replies"]] == [True] * len(sent["replies"])


def held() -> tuple[Problem, str]:
    """A problem with a decision that the page holds back until the next one is chosen too."""
    for game in GAMES:
        for problem in problems(game):
            for choice in problem.at(0).choices():
                if choice.held:
                    return problem, choice.action
    pytest.skip("no problem begins with such a decision")


def test_a_decision_can_be_held_back_until_the_next_one_is_chosen(site: Site) -> None:
    problem, action = held()
    path = f"/api/games/{problem.game.id}/problems/{problem.id}/steps/0"
    sent = site.http.get(f"{path}/ahead", params={"after": [action]}).json()
    after = problem.at(0).ahead([action], problem.seat)
    assert sent["after"] == [action]
    assert [choice["action"] for choice in sent["choices"]] == [choice.action for choice in after.choices()]
    then = sent["choices"][0]["action"]
    answer = site.http.get(f"{path}/try", params={"action": [action, then]}).json()
    right = action in problem.steps[0].best
    assert (answer["found"] > 0) == right
    refused = site.http.get(f"{path}/ahead", params={"after": [action, then]})
    assert refused.json()["error"]["code"] == "illegal"


def test_only_what_reveals_nothing_can_be_held_back(site: Site) -> None:
    refused = site.get(f"{PATH}/steps/0/ahead?after=take+2")
    assert refused.json()["error"]["message"]["id"] == "error-not-held"


def test_a_click_that_does_nothing_gets_the_games_own_reason(site: Site) -> None:
    why = site.get(f"{PATH}/steps/0/why?target=slot:1&lang=fr").json()
    assert why["rule"] == "2.5"
    assert "case 1" in why["text"]


def test_an_illegal_try_is_refused_by_the_game(site: Site) -> None:
    refused = site.get(f"{PATH}/steps/0/try?action=bolina", lang="fr")
    assert refused.status_code == 422
    assert refused.json()["error"]["code"] == "illegal"
    assert refused.json()["error"]["message"]["id"].startswith("refuse-")
    assert site.get(f"{PATH}/steps/0/try?action=castle").json()["error"]["code"] == "unknown-action"


def test_what_does_not_exist_is_refused(site: Site) -> None:
    for path, said in [
        (f"/api/games/{GAME}/problems/nothing", "nothing"),
        (f"/api/games/{GAME}/problems/nothing/solution", "nothing"),
        (f"{PATH}/steps/9/try?action=take+2", "0"),
        (f"{PATH}/steps/-1/why?target=slot:1&lang=en", "0"),
        ("/api/games/chess/problems", "chess"),
        (f"/api/games/chess/problems/{PROBLEM}", "chess"),
    ]:
        answer = site.get(path)
        assert answer.status_code == 404
        assert said in answer.json()["error"]["text"]


def test_a_problem_looks_like_a_table(site: Site) -> None:
    """The page shows both with the same parts, so both are made of the same fields."""
    opened = site.open()
    begun = beginning(GAME, PROBLEM)
    real = site.info(opened.id)
    assert begun["table"].keys() == real.keys()
    assert begun["table"]["seats"][0].keys() == real["seats"][0].keys()

    async def compare() -> None:
        async with look(site, opened.id, opened.tokens[0]) as browser:
            assert begun["now"].keys() == browser.present.keys()

    asyncio.run(compare())


@every_game
def test_nothing_depends_on_what_the_seat_cannot_know(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Other cards in the others' hands: the same position is sent, and tries are answered the same."""
    for module, name in ((reasons, "SECONDS"), (foresight, "SECONDS"), (foresight, "STEP")):
        monkeypatch.setattr(module, name, inf)  # reasons end by the clock, which is not the same twice
    for problem in problems(game)[:2]:
        sent = [_all_sent(problem)]
        for other in ("one", "two"):
            with monkeypatch.context() as patched:
                patched.setattr(Problem, "at", _resampled(other))
                sent.append(_all_sent(problem))
        assert sent[1] == sent[0]
        assert sent[2] == sent[0]


def _resampled(seed: str) -> Any:
    at = Problem.at

    def elsewhere(problem: Problem, index: int) -> Match:
        match = at(problem, index)
        if index == 0:
            match.state.resample(problem.seat, Dice(seed))
            match.state.trace = []
        return match

    return elsewhere


def _all_sent(problem: Problem) -> list[Any]:
    """All that is sent before the problem is solved."""
    game, name, step = problem.game.id, problem.id, problem.steps[0]
    begun = beginning.__wrapped__(game, name)
    actions = [step.best[0], *list(step.others)[:3]]
    answers = [answering.answered.__wrapped__(game, name, 0, action).as_json() for action in actions]
    return [begun, answers]
