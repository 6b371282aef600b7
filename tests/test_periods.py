"""Rounds, seasons and years: every match is divided by the names that its game gives to positions."""

from hypothesis import given
from hypothesis import strategies as st

from chrysalide.core.dice import Dice
from chrysalide.core.messages import Message
from tests.depth import examples
from tests.positions import Setting, every_setting, option_sets, play_out, seeds, walk_match
from tests.wording import assert_spoken


@every_setting
@given(data=st.data())
@examples(6)
def test_periods_follow_one_another_from_the_end_of_the_setup(setting: Setting, data: st.DataObject) -> None:
    match = setting.match(data.draw(seeds), settle=False, **data.draw(option_sets(setting)))
    named = [setting.game.period(position.state) for position in walk_match(match, Dice(data.draw(seeds)))]
    periods = match.periods()
    starts = [start for start, _ in periods]
    assert starts == sorted(set(starts))
    assert all(0 <= start < len(match.log) for start in starts)
    names = [name for _, name in periods]
    assert all(name not in names[:place] for place, name in enumerate(names)), "a period comes once"
    ends = [*starts[1:], len(match.log)]
    assert all(named[start:end] == [name] * (end - start) for (start, name), end in zip(periods, ends, strict=True))
    setup = starts[0] if starts else len(match.log)
    assert named[:setup] == [None] * setup, "the set-up comes first"


@every_setting
@given(seed=seeds)
@examples(3)
def test_every_period_has_words(setting: Setting, seed: int) -> None:
    for _, name in play_out(setting.match(seed), seed).periods():
        assert_spoken(setting.game.id, name)
        assert all(isinstance(value, int | str) for value in name.args.values()), "it is sent as JSON"


@every_setting
def test_a_match_under_way_knows_its_period(setting: Setting) -> None:
    """While somebody decides, the last period is the one that the position names."""
    match = setting.match(3)
    whole = play_out(match.copy(), 3)
    for length in range(0, len(whole.log), 7):
        past = whole.at(length)
        expected: Message | None = None if past.over else past.game.period(past.state)
        assert (past.periods()[-1][1] if past.periods() else None) == expected
        assert past.periods() == [period for period in whole.periods() if period[0] <= length]
