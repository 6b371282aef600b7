"""What every game shows people: choices with their targets, events, views and words (see core/game.py)."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from chrysalide.conformance import presenting
from chrysalide.core.dice import Dice
from chrysalide.core.state import Event
from chrysalide.games import find_game
from tests.depth import examples
from tests.positions import Setting, every_game, every_setting, trial, walk_match

few = examples(6)


# --- choices and targets ------------------------------------------------------------------------------------------


@every_setting
@given(data=st.data())
@few
def test_choices_are_exactly_the_legal_actions(setting: Setting, data: st.DataObject) -> None:
    presenting.choices(trial(setting, data))


@every_setting
@given(data=st.data())
@few
def test_targets_lead_to_one_choice_each(setting: Setting, data: st.DataObject) -> None:
    """A click on every target of a choice, one after the other, must mean it and nothing else."""
    presenting.targets(trial(setting, data))


@every_setting
@given(data=st.data())
@few
def test_a_click_that_means_nothing_now_is_explained(setting: Setting, data: st.DataObject) -> None:
    presenting.clicks_in_vain(trial(setting, data))


@every_setting
@given(data=st.data())
@examples(200)
def test_a_click_on_something_unknown_means_nothing(setting: Setting, data: st.DataObject) -> None:
    match = setting.match(3)
    known = sorted({target for choice in match.choices() for target in choice.targets})
    target = data.draw(st.text() | st.tuples(st.sampled_from(known), st.text("0123456789:-²٣x")).map("".join))
    target = data.draw(st.sampled_from([target, target.replace(":", ":00")]))
    code = setting.game.aim(match.state, target)
    assert code is None or (0 <= code < len(setting.game.space) and not setting.game.space[code].chance)
    refusal = match.why_not(target)
    assert refusal is None or refusal.message.id


# --- events, views, words -----------------------------------------------------------------------------------------


@every_setting
@given(data=st.data())
@few
def test_events_can_be_told_or_are_for_animation_only(setting: Setting, data: st.DataObject) -> None:
    """The game's tests/silent.txt lists the events that no log shows."""
    presenting.events(trial(setting, data))


@every_setting
def test_the_log_tells_nobody_the_same_twice(setting: Setting) -> None:
    """If a private event repeats a public one in full, its readers see only that one, everybody else the public one."""
    match = setting.match(1, settle=False)
    for _ in walk_match(match, Dice("play")):
        pass
    assert match.journal() == match.story()
    assert match.journal(0, len(match.log)) == [], "nothing new, nothing told"
    repeated = {(public, full) for full, public in setting.game.in_full.items()}
    for seat in range(setting.seats):
        story, log = match.story(seat), match.journal(seat)
        gone = [event for event in story if event not in log]
        assert all((event.kind in setting.game.in_full.values(), event.args["seat"]) == (True, seat) for event in gone)
        assert not repeated & kinds_in_pairs(log)
        assert bool(gone) == bool(repeated & kinds_in_pairs(story))


def kinds_in_pairs(events: list[Event]) -> set[tuple[str, str]]:
    return {(one.kind, two.kind) for one, two in pairwise(events)}


@every_setting
@given(data=st.data())
@few
def test_a_view_is_json_with_what_every_view_has(setting: Setting, data: st.DataObject) -> None:
    presenting.views_as_json(trial(setting, data))


@every_game
def test_a_game_says_what_it_is_in_every_language(game: str) -> None:
    presenting.descriptions(find_game(game))
