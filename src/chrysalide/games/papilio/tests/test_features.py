"""What a network is told about a position: numbers that mean what they are called."""

import pytest

from chrysalide.core.learned import Learner
from chrysalide.games.papilio import GAME
from chrysalide.games.papilio.features import BLOCKS, CONTEXT
from chrysalide.games.papilio.rules import Papilio
from chrysalide.games.papilio.tests.table import position
from tests.judgements import positions

# hardly ever seen in random matches
RARE = {"blocking", "no-reserve-alone", "on-lizard", "to-go-0", "expected-4", "push-4", "turn-4"}


def learner() -> Learner:
    assert GAME.learner is not None
    return GAME.learner


def described(state: Papilio, side: int = 0) -> dict[str, int]:
    reader = learner().ignorant()
    assert reader.survey(state) == 2
    reader.clear()
    reader.describe(state, side)
    return dict(zip(CONTEXT, map(int, reader.row), strict=True))


def told(state: object, side: int, *names: str) -> list[int]:
    assert isinstance(state, Papilio)
    return [described(state, side)[name] for name in names]


def test_every_number_varies_within_limits() -> None:
    states = [state for state, _ in positions("papilio", learner()) if isinstance(state, Papilio)]
    rows = [described(state, side) for state in states for side in (0, 1)]
    assert {name for name in CONTEXT if len({row[name] for row in rows}) == 1} <= RARE
    assert max(abs(number) for row in rows for number in row.values()) <= 500


def test_without_corrections_it_judges_as_people_wrote() -> None:
    evaluation = learner().evaluation([learner().network(0, 0, [0.0] * len(CONTEXT), 1.0)] * 2)
    states = [state for state, _ in positions("papilio", learner())]
    states += [position("g1", "g5", arrived=("a7 c7 e7", "a1 c1 e1"), reserve=(0, 0), turns=(22, 22)).state]
    states += [GAME.start(2, GAME.options.read({}, 2, "papilio"))]
    for state in states:
        assert isinstance(state, Papilio)
        for seat in (0, 1):
            assert evaluation.evaluate(state, seat) == pytest.approx(GAME.evaluate(state, seat))


def test_pawns_by_tile_and_by_the_ranks_before_them() -> None:
    match = position("b2 d6", "f3", {"b2": "E", "d6": "C", "f3": "Z"}, arrived=("a7", ""), reserve=(1, 2))
    own = ("home", "reserve", "lost", "active", "acts", "waiting")
    assert told(match.state, 0, *own) == [1, 1, 0, 2, 1, 2]
    assert told(match.state, 1, *own) == [0, 2, 1, 1, 0, 0]
    assert told(match.state, 0, "on-eggs", "on-caterpillar", "on-lizard", "to-go-5", "to-go-1") == [1, 1, 0, 1, 1]
    assert told(match.state, 1, "on-eggs", "on-caterpillar", "on-lizard", "to-go-2") == [0, 0, 1, 1]


def test_what_is_expected_is_told_by_how_many_pawns_are_out() -> None:
    """One home and one lost make the second block."""
    match = position("b2 d6", "f3", arrived=("a7", ""), reserve=(1, 2))
    assert isinstance(match.state, Papilio)
    found = described(match.state)
    assert found["expected-1"] > 100
    assert [found[f"turn-{block}"] for block in range(BLOCKS)] == [0, 1, 0, 0, 0]
    assert [found[f"expected-{block}"] for block in (0, 2, 3, 4)] == [0, 0, 0, 0]


def test_the_last_pawn_and_a_pawn_that_blocks() -> None:
    match = position("g1", "g2", arrived=("a7 c7 e7", "a1 c1 e1"), reserve=(0, 0))
    assert told(match.state, 0, "blocking", "no-reserve-alone", "beside-rivals", "safe") == [1, 1, 1, 1]
    assert told(match.state, 1, "blocking", "no-reserve-alone", "beside-rivals", "safe") == [0, 1, 1, 0]
