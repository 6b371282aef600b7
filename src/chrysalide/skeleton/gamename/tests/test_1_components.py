"""Chapter 1: what you need."""

import pytest

import chrysalide


def test_1_1_two_to_four_play_with_one_die() -> None:
    assert chrysalide.game("gamename").seats == (2, 3, 4)
    match = chrysalide.new("gamename", settle=False)
    match.enter("roll")
    assert [action.text for action in match.legal()] == [f"face {face}" for face in range(1, 7)]
    assert {share for _, share in match.state.chance()} == {1 / 6}


def test_1_2_the_goal_is_30_or_what_the_option_says() -> None:
    assert chrysalide.new("gamename").options.as_json() == {"goal": 30}
    assert chrysalide.new("gamename", goal=10).options.as_json() == {"goal": 10}
    for goal in (9, 101):
        with pytest.raises(chrysalide.ChrysalideError, match="10–100"):
            chrysalide.new("gamename", goal=goal)
