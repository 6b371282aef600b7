"""A bot accepts a draw if by its own evaluation nobody is ahead, and otherwise declines."""

import pytest

import chrysalide
from chrysalide.bots.draws import MARGIN, finds_equal, lead
from chrysalide.core.dice import Dice
from chrysalide.core.errors import BadRecord
from chrysalide.core.match import Match

GAMES = [("papilio", 2), ("papillons", 2), ("papillons", 3)]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_level_position_is_a_draw_and_a_lead_is_not(game: str, seats: int) -> None:
    """Every answer follows from the lead, and both answers occur."""
    answers = set()
    for seed in range(6):
        match = chrysalide.new(game, seats, seed)
        dice = Dice(seed)
        while not match.over:
            match.play(match.game.action(match.state, match.state.pick(dice)))
            if len(match.log) % 7 == 0 and not match.over:
                view = match.view(0)
                found = finds_equal(game, "same", view)
                assert found == (abs(lead(game, "same", view)) <= MARGIN)
                answers.add(found)
        if len(answers) == 2:
            break
    assert answers == {True, False}


def test_a_bot_sees_only_its_view() -> None:
    """Two states that look the same to it get the same answer."""
    match = chrysalide.new("papillons", 2, 3)
    for _ in range(12):
        match.play(match.legal()[0])
    other = match.copy()
    other.state.resample(1, Dice("elsewhere"))
    assert other.view(1) == match.view(1)
    assert lead("papillons", "same", other.view(1)) == lead("papillons", "same", match.view(1))


def record(ending: str, game: str = "papilio") -> str:
    match: Match = chrysalide.new(game, 2, 1)
    return match.record().replace("entries:", f"ending: {ending}\nentries:", 1)


@pytest.mark.parametrize("ending", ["resigned 2", "time 99", "agreed 1", "resigned", "bored 0", ""])
def test_an_impossible_ending_is_refused(ending: str) -> None:
    with pytest.raises(BadRecord) as refused:
        chrysalide.load(record(ending))
    assert refused.value.message.id == "error-record-ending"


def test_a_draw_where_there_are_none_is_refused() -> None:
    assert chrysalide.load(record("agreed")).winners == []
    with pytest.raises(BadRecord):
        chrysalide.load(record("agreed", "celestes"))
    assert chrysalide.load(record("time 0", "celestes")).winners == [1]
