"""The named parts of the evaluation say the same as the evaluation."""

import pytest

from chrysalide.games import find_game
from chrysalide.games.papilio.bots import stands_still
from tests.depth import telling
from tests.parts import check_odds


@pytest.mark.parametrize("seats", telling(find_game("papilio").seats))
def test_parts_add_up_to_the_log_odds_of_the_evaluation(seats: int) -> None:
    check_odds("papilio", seats, left_out=stands_still)  # as `parts` says
