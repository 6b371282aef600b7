"""Chapter 3: a turn."""

import pytest

import chrysalide
from chrysalide import Match


def played(*steps: str, goal: int = 50) -> Match:
    """The test decides what falls: `12355` are five dice."""
    match = chrysalide.new("tides", settle=False, goal=goal)
    for step in steps:
        for text in [f"falls {face}" for face in step] if step.isdecimal() else [step]:
            match.enter(text)
    return match


def test_3_1_all_five_dice_are_rolled() -> None:
    match = played("6421")
    assert (match.actor, match.view()["flying"]) == (chrysalide.CHANCE, 1)
    match.enter("falls 6")
    assert (match.actor, match.view()["beach"]) == (0, [1, 2, 4, 6, 6])


def test_3_2_all_dice_of_one_face_and_each_face_once() -> None:
    match = played("66421", "keep 6")
    assert (match.view()["kept"], match.view()["pot"]) == ([6, 6], 12)
    match = played("66421", "keep 6", "roll", "165")
    for text in ("keep 6", "keep 2"):
        with pytest.raises(chrysalide.IllegalAction) as caught:
            match.play(text)
        assert caught.value.rule == "3.2"


def test_3_3_without_a_new_face_all_is_lost() -> None:
    match = played("66421", "keep 6", "roll", "666")
    assert (match.scores, match.view()["pot"], match.view()["turn"]) == ([0, 0], 0, 1)


def test_3_4_roll_the_others_or_stop() -> None:
    match = played("66421", "keep 6")
    assert [action.text for action in match.legal()] == ["roll", "stop"]
    assert played("66421", "keep 6", "stop").scores == [12, 0]
    all_kept = played("33333", "keep 3")
    with pytest.raises(chrysalide.IllegalAction) as caught:
        all_kept.play("roll")
    assert caught.value.rule == "3.4"
