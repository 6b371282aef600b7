"""The named parts of the evaluation say the same as the evaluation."""

from math import exp

import pytest

import chrysalide
from chrysalide.core.state import OVER
from chrysalide.games import find_game
from tests.depth import telling, times

GAME = find_game("mariposas")


@pytest.mark.parametrize("seats", telling(GAME.seats))
def test_parts_add_up_to_the_log_odds_of_the_evaluation(seats: int) -> None:
    for seed in range(times(1)):
        match, player = chrysalide.new("mariposas", seats=seats, seed=seed), chrysalide.bot("mariposas", "easy", seed)
        while match.actor != OVER:
            for seat in range(seats):
                odds = sum(part.worth for part in GAME.parts(match.state, seat).values())
                assert 1 / (1 + exp(-odds)) == pytest.approx(GAME.evaluate(match.state, seat))
            match.play(player.choose(match.view(match.actor)))
