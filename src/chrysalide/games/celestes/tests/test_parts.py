"""The named parts of the evaluation say the same as the evaluation."""

import pytest

import chrysalide
from chrysalide.games import find_game
from chrysalide.games.celestes.bots import EDGE, advantage
from chrysalide.games.celestes.rules import PLACE, TAKE
from tests.depth import times

GAME = find_game("celestes")


@pytest.mark.parametrize("seed", range(times(2)))
def test_parts_add_up_to_the_expected_lead(seed: int) -> None:
    match, player = chrysalide.new("celestes", seed=seed), chrysalide.bot("celestes", "easy", seed)
    while not match.over:
        match.play(player.choose(match.view(match.actor)))
        if match.state.phase in (TAKE, PLACE):  # type: ignore[attr-defined]
            for seat in (0, 1):
                parts = GAME.parts(match.state, seat)
                lead = sum(part.worth for name, part in parts.items() if name != "rounds")
                assert lead == pytest.approx(advantage(match.state, seat) / EDGE)  # type: ignore[arg-type]


def test_a_pair_of_88_is_three_points() -> None:
    match = chrysalide.new("celestes", seed=1)
    before = GAME.parts(match.state, 0)["eighty_eight"].amount
    match.state.hand_0 = 2  # type: ignore[attr-defined]
    assert (before, GAME.parts(match.state, 0)["eighty_eight"].amount) == (0, 3)
