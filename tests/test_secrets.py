"""The law of views: what a seat sees does not depend on anything it cannot know."""

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from chrysalide.core.dice import Dice
from chrysalide.core.state import CHANCE, State
from tests.depth import examples
from tests.positions import Setting, every_setting, onlookers, option_sets, seeds, some, step, walk


def draw_walk(setting: Setting, data: st.DataObject) -> tuple[dict[str, Any], Any]:
    options = data.draw(option_sets(setting))
    walked = walk(setting.start(options), Dice(data.draw(seeds)))
    return options, some(walked, Dice("which"), one_in=4)


def eyes(setting: Setting, state: State, viewer: int | None, options: dict[str, Any]) -> dict[str, Any]:
    game = setting.game
    return game.view(state, viewer, setting.seats, game.options.read(options, setting.seats))


def resampled(state: State, seat: int, dice: Dice) -> State:
    twin = state.copy()
    twin.resample(seat, dice)
    return twin


@every_setting
@given(data=st.data())
@examples(8)
def test_a_view_does_not_depend_on_what_its_seat_cannot_know(setting: Setting, data: st.DataObject) -> None:
    options, positions = draw_walk(setting, data)
    dice = Dice("resample")
    for state in positions:
        for seat in onlookers(setting, state.actor(), dice):
            twin = resampled(state, seat, dice)
            assert eyes(setting, twin, seat, options) == eyes(setting, state, seat, options)
            assert eyes(setting, twin, None, options) == eyes(setting, state, None, options), "spectators know less"
            assert twin.actor() == state.actor()
            if state.actor() == seat:
                assert twin.legal() == state.legal()
                assert setting.game.choices(twin) == setting.game.choices(state)


@every_setting
@given(data=st.data())
@examples(8)
def test_what_follows_a_held_decision_is_known_before_it_is_made(setting: Setting, data: st.DataObject) -> None:
    """A page is sent the choices after a decision that it holds back: they must not tell its seat anything new."""
    options, positions = draw_walk(setting, data)
    dice, game = Dice("resample"), setting.game
    for state in positions:
        seat = state.actor()
        held = [code for code in state.legal() if game.holds(state, code)] if seat >= 0 else []
        for code in held:
            twin = resampled(state, seat, dice)
            after = [told(one, code, seat)[0] for one in (state, twin)]
            assert [one.actor() for one in after] == [seat, seat], "the same seat decides next, and chance does not act"
            assert not game.makes_itself(after[0])
            assert game.choices(after[0]) == game.choices(after[1])
            assert eyes(setting, after[0], seat, options) == eyes(setting, after[1], seat, options)


@every_setting
@given(data=st.data())
@examples(8)
def test_entries_and_events_do_not_depend_on_what_their_reader_cannot_know(
    setting: Setting, data: st.DataObject
) -> None:
    """The same action in two states that a seat cannot tell apart reads the same; and where the seat still cannot
    tell them apart afterwards, it has received the same events."""
    options, positions = draw_walk(setting, data)
    dice = Dice("resample")
    compared = 0
    for state in positions:
        if state.actor() < CHANCE:
            continue
        code = step(state, dice)
        for seat in onlookers(setting, state.actor(), dice):
            twin = resampled(state, seat, dice)
            if code not in (twin.legal() if twin.actor() >= 0 else dict(twin.chance())):
                continue
            assert setting.game.seen(twin, code, seat) == setting.game.seen(state, code, seat)
            heard = [told(one, code, seat) for one in (state, twin)]
            views = [eyes(setting, after, seat, options) for after, _ in heard]
            if views[0] == views[1]:
                assert heard[0][1] == heard[1][1]
                compared += 1
    assert compared


def told(state: State, code: int, seat: int) -> tuple[State, list[tuple[str, dict[str, Any]]]]:
    """The state after an action, and the events a seat receives."""
    after = state.copy()
    after.trace = []
    after.apply(code)
    return after, [(event.kind, event.args) for event in after.trace if event.known_to(seat)]


@every_setting
@given(data=st.data())
@examples(8)
def test_an_imagined_state_looks_like_the_true_one(setting: Setting, data: st.DataObject) -> None:
    options, positions = draw_walk(setting, data)
    dice = Dice("imagine")
    for state in positions:
        for seat in onlookers(setting, state.actor(), dice):
            view = eyes(setting, state, seat, options)
            sent = json.loads(json.dumps(view))
            imagined = setting.game.imagine(sent, dice)
            assert sent == json.loads(json.dumps(view)), "imagining must not change the view"
            assert eyes(setting, imagined, seat, options) == view
            assert imagined.actor() == state.actor()
            if state.actor() == seat:
                assert imagined.legal() == state.legal()


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
