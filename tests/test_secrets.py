"""The law of views: what a seat sees does not depend on anything it cannot know."""

from hypothesis import given
from hypothesis import strategies as st

from chrysalide.conformance import secrecy
from chrysalide.core.dice import Dice
from tests.depth import examples
from tests.positions import Setting, every_setting, option_sets, seeds, trial


@every_setting
@given(data=st.data())
@examples(8)
def test_a_view_does_not_depend_on_what_its_seat_cannot_know(setting: Setting, data: st.DataObject) -> None:
    secrecy.views(trial(setting, data))


@every_setting
@given(data=st.data())
@examples(8)
def test_what_follows_a_held_decision_is_known_before_it_is_made(setting: Setting, data: st.DataObject) -> None:
    secrecy.held_decisions(trial(setting, data))


@every_setting
@given(data=st.data())
@examples(8)
def test_entries_and_events_do_not_depend_on_what_their_reader_cannot_know(
    setting: Setting, data: st.DataObject
) -> None:
    assert secrecy.announcements(trial(setting, data)), "some were compared"


@every_setting
@given(data=st.data())
@examples(8)
def test_no_entry_and_no_event_tells_what_its_reader_cannot_know(setting: Setting, data: st.DataObject) -> None:
    secrecy.alternatives(trial(setting, data))


@every_setting
@given(data=st.data())
@examples(8)
def test_an_imagined_state_looks_like_the_true_one(setting: Setting, data: st.DataObject) -> None:
    secrecy.imagined_states(trial(setting, data))


@every_setting
@given(data=st.data())
@examples(8)
def test_a_record_for_a_seat_is_what_that_seat_has_seen(setting: Setting, data: st.DataObject) -> None:
    match = setting.match(data.draw(seeds), **data.draw(option_sets(setting)))
    dice = Dice("play")
    for _ in range(data.draw(st.integers(0, 60))):
        if match.over:
            break
        match.play(match.game.action(match.state, match.state.pick(dice)))
    for seat in (None, *range(setting.seats)):
        seen = match.seen_entries(seat)
        assert len(seen) == len(match.entries)
        lines = match.record(seat, whole=False).partition("\n\n")[2].split("\n")[:-1]
        expected = match.entries if match.over else seen
        assert [line.removeprefix(f"{entry.actor} ") for entry, line in zip(match.log, lines, strict=True)] == expected
