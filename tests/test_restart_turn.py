"""A whole turn can be taken back until something is revealed, in every game and by the same rule as one decision."""

import pytest

from chrysalide.core.dice import Dice
from chrysalide.core.errors import NothingToUndo
from chrysalide.core.match import Match, replay
from chrysalide.games import find_game
from tests.positions import Setting, every_setting

DECISIONS = 120


@every_setting
def test_a_restart_leads_to_the_beginning_of_the_turn(setting: Setting) -> None:
    """Only the seat's own entries are removed, none of which revealed anything; what was before it cannot go."""
    match, dice = setting.match(7), Dice(7)
    for _ in range(DECISIONS):
        if match.over:
            break
        match.play(match.game.action(match.state, match.state.pick(dice)))
        free = [seat for seat in range(match.seats) if match.undo_refusal(seat) is None]
        assert len(free) <= 1
        for seat in free:
            start = match.turn_start(seat)
            check(match, seat, start)


def check(match: Match, seat: int, start: int) -> None:
    last = match.last_decision_of(seat)
    assert last is not None
    assert start <= last
    assert match.log[start].asked
    assert all(entry.actor == seat and not entry.binding for entry in match.log[start : last + 1])
    earlier = [entry for entry in match.log[:start] if entry.asked or entry.binding or entry.actor != seat]
    if earlier:
        assert earlier[-1].binding or earlier[-1].actor != seat
    again = match.copy()
    again.undo(seat, turn=True)
    assert again.state.key() == match.at(start).state.key()
    assert (again.undone[-1].seat, again.undone[-1].length, again.undone[-1].agreed) == (seat, start, False)
    assert again.actor == seat
    assert replay(match.game, again.record()).record() == again.record()


def test_a_turn_of_many_decisions_goes_in_one_step() -> None:
    match = Setting(find_game("papilio"), 2).match(3, starter=0)
    before = None
    while before is None:
        seat, start = match.actor, len(match.log)
        while match.actor == seat and not match.over:
            match.play(match.legal()[0])
            if match.undo_refusal(seat) is None and len([entry for entry in match.log[start:] if entry.asked]) > 2:
                before = start
                break
    assert match.turn_start(seat) == before
    match.undo(seat, turn=True)
    assert (len(match.log), match.actor, len(match.undone)) == (before, seat, 1)
    with pytest.raises(NothingToUndo):
        match.undo(seat, turn=True)
