"""What every game shows people: choices with their targets, events, views and words (see core/game.py)."""

import json
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from chrysalide.core.dice import Dice
from chrysalide.core.messages import Message
from chrysalide.core.options import describe
from chrysalide.core.state import CHANCE, OVER, Event
from chrysalide.games import find_game
from tests.depth import examples
from tests.positions import Setting, every_game, every_setting, onlookers, option_sets, seeds, some, walk_match
from tests.wording import assert_spoken, known_in

few = examples(6)


# --- choices and targets ------------------------------------------------------------------------------------------


@every_setting
@given(data=st.data())
@few
def test_choices_are_exactly_the_legal_actions(setting: Setting, data: st.DataObject) -> None:
    match = setting.match(data.draw(seeds), settle=False, **data.draw(option_sets(setting)))
    for position in some(walk_match(match, Dice("play")), Dice("which"), one_in=6):
        choices = position.choices()
        legal = position.legal() if position.actor >= 0 else []
        assert sorted(choice.action for choice in choices) == sorted(str(action) for action in legal)
        for choice in choices:
            assert_spoken(setting.game.id, choice.label)
            if choice.detail is not None:
                assert_spoken(setting.game.id, choice.detail)
            assert json.loads(json.dumps(choice.as_json())) == choice.as_json()


@every_setting
@given(data=st.data())
@few
def test_targets_lead_to_one_choice_each(setting: Setting, data: st.DataObject) -> None:
    """A click on every target of a choice, one after the other, must mean it and nothing else."""
    game = setting.game
    match = setting.match(data.draw(seeds), settle=False, **data.draw(option_sets(setting)))
    for position in some(walk_match(match, Dice("play")), Dice("which"), one_in=6):
        choices = position.choices()
        ways = [choice.targets for choice in choices]
        assert all(way and all(isinstance(target, str) and target for target in way) for way in ways)
        for way in ways:
            assert [other for other in ways if other[: len(way)] == way] == [way], "one way begins like another"
        for choice in choices:
            if len(choice.targets) == 1:
                [target] = choice.targets
                code = game.aim(position.state, target)
                assert code is not None
                assert game.action(position.state, code).text == choice.action
                assert position.why_not(target) is None


@every_setting
@given(data=st.data())
@few
def test_a_click_that_means_nothing_now_is_explained(setting: Setting, data: st.DataObject) -> None:
    match = setting.match(data.draw(seeds), settle=False, **data.draw(option_sets(setting)))
    targets: set[str] = set()
    for position in some(walk_match(match, Dice("play")), Dice("which"), one_in=9):
        choices = position.choices()
        targets |= {target for choice in choices for target in choice.targets}
        lit = {target for choice in choices for target in choice.targets}
        for target in sorted(targets - lit):
            refusal = position.why_not(target)
            assert refusal is not None
            assert_spoken(setting.game.id, refusal.message)
            assert refusal.rule is None or refusal.rule in rule_numbers(setting)


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


def rule_numbers(setting: Setting) -> set[str]:
    return set((setting.game.folder / "rulebook/numbers.txt").read_text("utf-8").split())


# --- events, views, words -----------------------------------------------------------------------------------------


@every_setting
@given(data=st.data())
@few
def test_events_can_be_told_or_are_for_animation_only(setting: Setting, data: st.DataObject) -> None:
    """The game's tests/silent.txt lists the events that no log shows."""
    listed = setting.game.folder / "tests/silent.txt"
    silent = set(listed.read_text("utf-8").split()) if listed.exists() else set()
    match = setting.match(data.draw(seeds), settle=False, **data.draw(option_sets(setting)))
    *_, end = walk_match(match, Dice(data.draw(seeds)))
    for event in (event for entry in end.log for event in entry.events):
        assert json.loads(json.dumps(event.args)) == event.args
        assert event.seats is None or set(event.seats) <= set(range(setting.seats))
        if event.kind in silent:
            assert known_in(setting.game.id, event.kind) == set()
        else:
            assert_spoken(setting.game.id, Message(event.kind, event.args))


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
    match = setting.match(data.draw(seeds), settle=False, **data.draw(option_sets(setting)))
    for position in some(walk_match(match, Dice("play")), Dice("which"), one_in=6):
        for viewer in (None, *onlookers(setting, position.actor, Dice(len(position.log)))):
            view = position.view(viewer)
            assert json.loads(json.dumps(view, allow_nan=False)) == json.loads(json.dumps(view))
            assert (view["game"], view["viewer"], view["seats_count"]) == (setting.game.id, viewer, setting.seats)
            assert view["actor"] == {CHANCE: "chance", OVER: "over"}.get(position.actor, position.actor)
            assert (view["scores"], view["winners"]) == (position.scores, position.winners)
            assert isinstance(view["phase"], str)
            again = setting.game.options.read(json.loads(json.dumps(view["options"])), setting.seats)
            assert again == position.options


@every_game
def test_a_game_says_what_it_is_in_every_language(game: str) -> None:
    found = find_game(game)
    wanted = ["game-title", "game-line", "game-about", *(f"reconstructed-{name}" for name in found.about.reconstructed)]
    for option in describe(found.options):
        wanted += [f"option-{option.name}", f"option-{option.name}-about"]
        wanted += [f"option-{option.name}-{word(value)}" for value in option.values]
    for name in wanted:
        assert_spoken(game, Message(name))


def word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
