"""What a network is told: it corrects the evaluation by hand, which is added up from what was counted for its rows."""

import pytest

from chrysalide.games import find_game
from tests.judgements import positions


def test_the_score_by_hand_says_what_evaluate_says() -> None:
    game = find_game("papillons")
    learner = game.learner
    assert learner is not None
    nothing = [0.0] * (len(learner.context) + len(learner.item))
    evaluation = learner.evaluation([learner.network(0, 0, nothing, 1.0) for _ in range(4)])
    found = [pair for pair in positions("papillons", learner) if evaluation.known(pair[0], 0) < 0.0]
    assert len(found) > 50
    for state, speakers in found:
        expected = [game.evaluate(state, seat) for seat in speakers]
        assert evaluation.outlook(state, speakers) == pytest.approx(expected, abs=1e-12)
    assert any(abs(game.evaluate(state, speakers[0]) * len(speakers) - 1.0) > 0.3 for state, speakers in found)
