"""Refusals explain themselves: with a rule number if there is one, in every language, and nothing changes."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from chrysalide.core.actions import Action
from chrysalide.core.dice import Dice
from chrysalide.core.errors import ChrysalideError, IllegalAction, MatchOver, NotYourTurn
from chrysalide.core.match import Match
from chrysalide.core.state import CHANCE
from tests.depth import examples
from tests.positions import Setting, actions_at, every_setting, onlookers, option_sets, seeds, some, walk_match
from tests.wording import assert_spoken


def rule_numbers(setting: Setting) -> set[str]:
    return set((setting.game.folder / "rulebook/numbers.txt").read_text("utf-8").split())


def everything(match: Match) -> tuple[object, ...]:
    """Everything a match holds."""
    log = [(entry.action, entry.actor, len(entry.events)) for entry in match.log]
    return match.state.key(), log, len(match.state.trace or ()), match.seed, match.commitment


def refuse(match: Match, action: Action | str, seat: int | None = None) -> ChrysalideError:
    """The error for an action that must be refused; the match is unchanged."""
    before = everything(match)
    with pytest.raises(ChrysalideError) as caught:
        match.play(action, seat)
    assert everything(match) == before, f"{action} was refused, but the match has changed"
    return caught.value


def assert_explained(setting: Setting, error: ChrysalideError) -> None:
    assert_spoken(setting.game.id, error.message)
    assert error.message.id not in str(error)
    if isinstance(error, IllegalAction) and error.rule is not None:
        assert error.rule in rule_numbers(setting)
        assert str(error).endswith(f"({error.rule})")


@every_setting
@given(data=st.data())
@examples(4)
def test_every_action_that_is_not_legal_is_refused(setting: Setting, data: st.DataObject) -> None:
    match = setting.match(data.draw(seeds), settle=False, **data.draw(option_sets(setting)))
    for position in some(walk_match(match, Dice("play")), Dice("which"), one_in=25):
        legal = {action.code for action in position.legal()}
        for action in actions_at(position, Dice(len(position.log))):
            if action.code not in legal:
                error = refuse(position, action)
                assert isinstance(error, MatchOver if position.over else IllegalAction)
                assert_explained(setting, error)


@every_setting
@given(data=st.data())
@examples(4)
def test_nobody_acts_out_of_turn(setting: Setting, data: st.DataObject) -> None:
    match = setting.match(data.draw(seeds), settle=False, **data.draw(option_sets(setting)))
    for position in some(walk_match(match, Dice("play")), Dice("which"), one_in=25):
        if position.actor < 0:
            continue
        for seat in onlookers(setting, position.actor, Dice(len(position.log)))[1:]:
            for action in actions_at(position, Dice(len(position.log))):
                error = refuse(position, action, seat)
                assert isinstance(error, NotYourTurn | IllegalAction)
                assert_explained(setting, error)


@every_setting
@given(data=st.data())
@examples(4)
def test_no_seat_plays_for_chance(setting: Setting, data: st.DataObject) -> None:
    match = setting.match(data.draw(seeds), settle=False, **data.draw(option_sets(setting)))
    for position in some(walk_match(match, Dice("play")), Dice("which"), one_in=25):
        if position.actor == CHANCE:
            for seat in range(setting.seats):
                assert_explained(setting, refuse(position, position.legal()[0], seat))


@every_setting
def test_an_action_of_another_game_is_refused(setting: Setting) -> None:
    match = setting.match(1)
    legal = match.legal()[0]
    for foreign in (
        Action(legal.code, "frobnicate 3", "frobnicate", (("number", 3),), False),
        Action(len(setting.game.space) + 7, legal.text, legal.word, legal.values, False),
        Action(-1, legal.text, legal.word, legal.values, False),
    ):
        refuse(match, foreign)


@every_setting
@given(text=st.text(max_size=80) | st.text("takebolinkper0123456789 -", max_size=30))
@examples(150)
def test_any_other_text_is_refused(setting: Setting, text: str) -> None:
    match = setting.match(1)
    assume("error-" not in text)  # the refusal repeats the text; an id in it must come from us
    if " ".join(text.lower().split()) not in setting.game.space.by_text:
        assert_explained(setting, refuse(match, text))
