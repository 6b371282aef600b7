"""What every game's state promises the rest of the system (see core/state.py)."""

import ast
import copy
import math
import pickle
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import chrysalide
from chrysalide.core.dice import Dice
from chrysalide.core.playout import finish
from chrysalide.core.state import CHANCE, OVER, State
from tests.depth import examples
from tests.positions import Setting, every_setting, option_sets, seeds, some, walk

few = examples(8)


def begin(setting: Setting, data: st.DataObject) -> tuple[State, Dice]:
    return setting.start(data.draw(option_sets(setting))), Dice(data.draw(seeds))


@every_setting
@given(data=st.data())
@few
def test_legal_actions_are_few_different_and_in_a_fixed_order(setting: Setting, data: st.DataObject) -> None:
    space = setting.game.space
    for state in walk(*begin(setting, data)):
        if state.actor() < 0:
            continue
        codes = state.legal()
        assert 1 <= len(codes) <= 300
        assert len(set(codes)) == len(codes)
        assert codes == state.legal() == state.copy().legal()
        assert all(0 <= code < len(space) and not space[code].chance for code in codes)
        assert 0 <= state.actor() < setting.seats


@every_setting
@given(data=st.data())
@examples(4)
def test_every_legal_action_is_picked_equally_often(setting: Setting, data: st.DataObject) -> None:
    """As with chance below: within six standard deviations, and nothing that is not legal."""
    state, dice = begin(setting, data)
    for position in some(walk(state, dice), Dice("which"), one_in=12):
        if position.actor() < 0:
            continue
        codes = position.legal()
        picks = 40 * len(codes)
        seen = Counter(position.pick(dice) for _ in range(picks))
        assert set(seen) <= set(codes)
        spread = math.sqrt((1 - 1 / len(codes)) / (len(codes) * picks))
        for code in codes:
            assert abs(seen[code] / picks - 1 / len(codes)) <= 6 * spread, setting.game.space[code].text


@every_setting
@given(data=st.data())
@few
def test_outcomes_of_chance_are_different_and_their_probabilities_sum_to_one(
    setting: Setting, data: st.DataObject
) -> None:
    space = setting.game.space
    for state in walk(*begin(setting, data)):
        if state.actor() == CHANCE:
            outcomes = state.chance()
            codes = [code for code, _ in outcomes]
            assert len(set(codes)) == len(codes) <= 300
            assert all(0 <= code < len(space) and space[code].chance for code in codes)
            assert all(0 < probability <= 1 for _, probability in outcomes)
            assert math.isclose(sum(probability for _, probability in outcomes), 1.0, abs_tol=1e-12)
            assert outcomes == state.copy().chance()


@every_setting
@given(data=st.data())
@examples(6)
def test_chance_draws_what_it_says_as_often_as_it_says(setting: Setting, data: st.DataObject) -> None:
    """Frequencies of 800 draws lie within six standard deviations: for a right rule, never outside in practice."""
    draws = 800
    state, dice = begin(setting, data)
    for position in some(walk(state, dice), Dice("which"), one_in=12):
        if position.actor() != CHANCE:
            continue
        seen = Counter(position.draw(dice) for _ in range(draws))
        outcomes = dict(position.chance())
        assert set(seen) <= set(outcomes)
        for code, probability in outcomes.items():
            spread = math.sqrt(probability * (1 - probability) / draws)
            assert abs(seen[code] / draws - probability) <= 6 * spread, setting.game.space[code].text


@every_setting
@given(data=st.data())
@few
def test_a_copy_is_equal_and_goes_its_own_way(setting: Setting, data: st.DataObject) -> None:
    state, dice = begin(setting, data)
    state.trace = []
    for position in some(walk(state, dice), Dice("which"), one_in=10):
        key = position.key()
        twin = position.copy()
        assert twin.trace is None, "a copy tells no story"
        assert (twin.key(), twin.actor()) == (key, position.actor())
        other = position.copy()
        finish(twin, Dice(1))
        assert position.key() == other.key() == key
        finish(other, Dice(1))
        assert other.key() == twin.key(), "equal states and equal dice lead to equal ends"


@every_setting
@given(data=st.data())
@few
def test_states_can_be_sent_to_another_process(setting: Setting, data: st.DataObject) -> None:
    state, dice = begin(setting, data)
    if chrysalide.compiled() and hasattr(state, "__dict__"):
        pytest.skip("the compiler's pickling forgets what an interpreted class adds: such states stay in their process")
    for position in some(walk(state, dice), Dice("which"), one_in=15):
        for twin in (pickle.loads(pickle.dumps(position)), copy.deepcopy(position)):
            assert twin.key() == position.key()
            finish(twin, Dice(2))
            assert twin.actor() == OVER
        assert position.key() == position.copy().key()


@every_setting
@given(data=st.data())
@few
def test_a_key_is_made_of_plain_values_and_tells_neighbours_apart(setting: Setting, data: st.DataObject) -> None:
    last = None
    for state in walk(*begin(setting, data)):
        key = state.key()
        hash(key)
        assert key != last, "an action that changes nothing"
        last = key
    assert ast.literal_eval(repr(last)) == last, "not only plain values"


@every_setting
@given(data=st.data())
@examples(15)
def test_a_match_ends_with_scores_and_winners(setting: Setting, data: st.DataObject) -> None:
    seats = range(setting.seats)
    evaluate = setting.game.evaluate
    for state in walk(*begin(setting, data)):
        assert len(state.scores()) == setting.seats
        assert all(math.isfinite(score) for score in state.scores())
        assert all(0.0 <= evaluate(state, seat) <= 1.0 for seat in seats)
        if state.actor() != OVER:
            assert state.winners() == []
    assert state.legal() == []
    winners = state.winners()
    assert len(set(winners)) == len(winners)
    assert set(winners) <= set(seats)
    assert winners or setting.game.cooperative or len(set(state.scores())) == 1, "somebody wins, or all are equal"
    if len(winners) == 1:
        assert [evaluate(state, seat) for seat in seats] == [float(seat in winners) for seat in seats]
