"""What every game's state promises the rest of the system (see core/state.py)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import chrysalide
from chrysalide.conformance import contract
from tests.depth import examples
from tests.positions import Setting, every_setting, trial

few = examples(8)


@every_setting
@given(data=st.data())
@few
def test_legal_actions_are_few_different_and_in_a_fixed_order(setting: Setting, data: st.DataObject) -> None:
    contract.legal_actions(trial(setting, data))


@every_setting
@given(data=st.data())
@examples(4)
def test_every_legal_action_is_picked_equally_often(setting: Setting, data: st.DataObject) -> None:
    contract.picks(trial(setting, data))


@every_setting
@given(data=st.data())
@few
def test_outcomes_of_chance_are_different_and_their_probabilities_sum_to_one(
    setting: Setting, data: st.DataObject
) -> None:
    contract.outcomes(trial(setting, data))


@every_setting
@given(data=st.data())
@examples(6)
def test_chance_draws_what_it_says_as_often_as_it_says(setting: Setting, data: st.DataObject) -> None:
    contract.draws(trial(setting, data))


@every_setting
@given(data=st.data())
@few
def test_a_copy_is_equal_and_goes_its_own_way(setting: Setting, data: st.DataObject) -> None:
    contract.copies(trial(setting, data))


@every_setting
@given(data=st.data())
@few
def test_states_can_be_sent_to_another_process(setting: Setting, data: st.DataObject) -> None:
    drawn = trial(setting, data)
    if chrysalide.compiled() and hasattr(drawn.begin(), "__dict__"):
        pytest.skip("the compiler's pickling forgets what an interpreted class adds: such states stay in their process")
    contract.pickles(drawn)


@every_setting
@given(data=st.data())
@few
def test_a_key_is_made_of_plain_values_and_tells_neighbours_apart(setting: Setting, data: st.DataObject) -> None:
    contract.keys(trial(setting, data))


@every_setting
@given(data=st.data())
@examples(15)
def test_a_match_ends_with_scores_and_winners(setting: Setting, data: st.DataObject) -> None:
    contract.ends(trial(setting, data))
