"""What the reasons of a hint name in this game, and what they do not."""

import pytest

import chrysalide
from chrysalide.bots import Advice, reasons
from chrysalide.bots.foresight import foresee
from chrysalide.bots.turn import Turn
from chrysalide.core.dice import Dice
from chrysalide.core.state import CHANCE
from chrysalide.games import find_game
from tests.depth import times

GAME = find_game("celestes")


@pytest.mark.parametrize("seed", range(times(2)))
def test_keeping_the_bolina_is_no_reason_for_a_card(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is kept or laid after any card, so nothing about it speaks for taking this one."""
    monkeypatch.setattr(reasons, "SECONDS", 600.0)
    match, player = chrysalide.new("celestes", seed=seed), chrysalide.bot("celestes", "easy", seed)
    seen = 0
    while not match.over:
        view = match.view(match.actor)
        turn = Turn(GAME, view, Dice("bolina"))
        if view["phase"] == "take" and view["bolina"] == {"seat": match.actor} and len(turn.legal) > 1:
            for first in turn.legal:
                found = [Advice(first, 0.6), *(Advice(other, 0.4) for other in turn.legal if other != first)]
                plan, _ = foresee(turn, turn.codes[turn.legal.index(first)], "test")
                why = reasons.explain(turn, found, plan, "test")
                assert not [
                    reason for reason in why if reason.id == "reason-bolina" and reason.args["change"] == "keep"
                ]
                seen += 1
        match.play(player.choose(view))
    assert seen > 0


@pytest.mark.parametrize("seed", range(times(2)))
def test_a_card_that_was_replied_to_is_not_compared_with_one_that_was_not(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the Bolina, a turn goes on after a card has been turned: there the other has not taken anything yet."""
    monkeypatch.setattr(reasons, "SECONDS", 600.0)
    match, player = chrysalide.new("celestes", seed=seed), chrysalide.bot("celestes", "easy", seed)
    seen = 0
    while not match.over:
        view = match.view(match.actor)
        turn = Turn(GAME, view, Dice("turned"))
        if view["phase"] == "take" and view["bolina"] == {"seat": match.actor}:
            turning = [_turns(turn, code) for code in turn.codes]
            for first, turns in zip(turn.legal, turning, strict=True):
                if turns or not any(turning):
                    continue
                found = [Advice(first, 0.6), *(Advice(other, 0.4) for other in turn.legal if other != first)]
                plan, _ = foresee(turn, turn.codes[turn.legal.index(first)], "test")
                why = {reason.id for reason in reasons.explain(turn, found, plan, "test")}
                assert not why & {"reason-next", "reason-rival"}  # which only a reply can change
                seen += 1
        match.play(player.choose(view))
    assert seen > 0


def _turns(turn: Turn, code: int) -> bool:
    after = turn.imagined.copy()
    after.apply(code)
    return after.actor() == CHANCE
