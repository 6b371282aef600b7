"""Refusals explain themselves: with a rule number if there is one, in every language, and nothing changes."""

from hypothesis import assume, given
from hypothesis import strategies as st

from chrysalide.conformance import refusing
from chrysalide.conformance.refusing import refuse
from chrysalide.core.actions import Action
from chrysalide.core.errors import ChrysalideError, IllegalAction
from tests.depth import examples
from tests.positions import Setting, every_setting, trial


def assert_explained(setting: Setting, error: ChrysalideError) -> None:
    refusing.said(setting.game, error)
    assert error.message.id not in str(error)
    if isinstance(error, IllegalAction) and error.rule is not None:
        assert str(error).endswith(f"({error.rule})")


@every_setting
@given(data=st.data())
@examples(4)
def test_every_action_that_is_not_legal_is_refused(setting: Setting, data: st.DataObject) -> None:
    refusing.illegal_actions(trial(setting, data))


@every_setting
@given(data=st.data())
@examples(4)
def test_nobody_acts_out_of_turn(setting: Setting, data: st.DataObject) -> None:
    refusing.out_of_turn(trial(setting, data))


@every_setting
@given(data=st.data())
@examples(4)
def test_no_seat_plays_for_chance(setting: Setting, data: st.DataObject) -> None:
    refusing.playing_for_chance(trial(setting, data))


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
