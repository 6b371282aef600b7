"""Bots on one's own device think as much as at a site, however long it takes there."""

import json
from math import inf
from typing import Any

import pytest

import chrysalide
from chrysalide.bots import searching
from chrysalide.local import Asking, answer_question
from chrysalide.local.thinking import is_lost

Search = tuple[int, float]  # simulations, or positions visited, and the seconds that it may take


@pytest.fixture
def searches(monkeypatch: pytest.MonkeyPatch) -> list[Search]:
    found: list[Search] = []
    for kind in (searching.Searcher, searching.Deepener):

        def watched(self: Any, turn: Any, limit: searching.Limit, search: Any = kind.search) -> Any:
            found.append((limit.effort, limit.deadline - turn.begun))
            return search(self, turn, limit)

        monkeypatch.setattr(kind, "search", watched)
    return found


@pytest.mark.parametrize("game", chrysalide.games())
async def test_medium_makes_all_its_simulations(game: str, searches: list[Search]) -> None:
    """Whatever a table would leave for the turn: a slow device takes longer and plays the same."""
    match = chrysalide.new(game, seed=5)
    while len(match.legal()) < 3:
        match.play(match.legal()[0])
    view = match.view(match.actor)
    wanted = chrysalide.bot(game, "medium", "seed", inf).choose(view).text
    assert await Asking().choose(game, "medium", "seed", view, left=0.5) == wanted
    (effort, _), (here, seconds) = searches
    assert here == effort
    assert seconds == pytest.approx(60.0)


def test_a_bot_that_fails_is_lost_and_a_hint_that_fails_is_answered() -> None:
    """A table says that a hint failed; for a bot it would wait for ever."""
    for what, lost in {"choose": True, "advise": False}.items():
        question = json.dumps({"what": what})
        assert is_lost(question, answer_question(question)) == lost
    assert not is_lost(json.dumps({"what": "choose"}), json.dumps({"answer": "draw"}))
