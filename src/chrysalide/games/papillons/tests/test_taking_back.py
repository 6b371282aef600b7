"""What can be undone: nothing that was shown, and nothing that revealed who lacks a goal."""

import pytest

from chrysalide.core.errors import NothingToUndo
from chrysalide.core.match import Match
from chrysalide.games.papillons.tests.table import OPENING, dealt, lay, new, phase, run


def refusal(match: Match, seat: int) -> str | None:
    message = match.undo_refusal(seat)
    return message.id if message else None


def test_a_card_shown_from_the_hand_is_played() -> None:
    match = run(dealt(), "0 hand Rb")
    assert refusal(match, 0) == "undo-binding"
    with pytest.raises(NothingToUndo):
        match.undo(0)
    assert phase(match) == "lay"


def test_a_card_from_the_hand_may_be_laid_elsewhere_but_stays_shown() -> None:
    match = run(dealt(), "0 hand Rb lay 0,0")
    last = len(match.log) - 1
    assert match.began(last) == last
    assert match.began(last, freely=False) == last - 1, "if everybody agrees, the card goes back to the hand"


def test_a_move_is_undone_as_a_whole() -> None:
    match = run(new(), OPENING.partition("0 lift")[0])
    before = match.entries
    run(match, "0 lift 2,0")
    assert refusal(match, 0) is None
    run(match, "0 to 0,-1")
    match.undo(0)
    assert (phase(match), match.entries) == ("turn", before)


def test_a_lifted_card_may_be_put_back() -> None:
    match = run(new(), OPENING.partition("0 lift")[0])
    run(match, "0 lift 2,0")
    match.undo(0)
    assert phase(match) == "turn"


def test_a_revealed_card_may_be_laid_elsewhere_until_the_next_seat_acts() -> None:
    match = run(dealt(), "0 deck reveal Ty")
    assert refusal(match, 0) == "undo-revealed"
    match.enter("lay 0,0")
    match.undo(0)
    assert phase(match) == "lay"


def test_a_line_that_did_not_end_the_match_stands() -> None:
    """It told its layer that nobody holds that goal."""
    match = lay(dealt(), "Pb 0,0 · Py 1,0 · Pv 2,0")
    run(match, "deck reveal Pg lay 3,0")
    assert match.view()["seats"][0]["excluded"] == ["pointed"]
    assert refusal(match, 1) == "undo-binding"
