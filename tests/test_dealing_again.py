"""Hidden cards dealt again: the seat sees no difference, the rules allow all of it, and it is really random."""

import json
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import count
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import chrysalide
from chrysalide.core import dealing
from chrysalide.core.dealing import dealt_again, hides
from chrysalide.core.dice import Dice
from chrysalide.core.errors import CannotDeal
from chrysalide.core.match import Match
from chrysalide.core.state import CHANCE, State
from tests.depth import choice, examples, times
from tests.positions import (
    SETTINGS,
    TELLING,
    Setting,
    every_setting,
    keeps_secrets,
    option_sets,
    plain_option_sets,
    play_out,
    seeds,
    with_secrets,
)
from tests.wording import assert_spoken

Options = dict[str, Any]


def secretive() -> list[tuple[Setting, Options]]:
    """Every option set with secrets; in an ordinary run a third of them, with the fewest seats that each goes with."""
    found = [
        (setting, options | secret)
        for setting in SETTINGS
        for secret in with_secrets(setting)
        for options in plain_option_sets(setting)
        if keeps_secrets(setting, options | secret)
    ]
    fewest = {(setting.game.id, label(options)): (setting, options) for setting, options in reversed(found)}
    chosen = choice([*SIMPLEST, *list(fewest.values())[::3]], found)
    return list({(label(setting), label(options)): (setting, options) for setting, options in chosen}.values())


def label(value: Any) -> str:
    return str(value) if isinstance(value, Setting) else json.dumps(value)


SIMPLEST = [(one, options) for one in TELLING for options in with_secrets(one)]
every_secret = pytest.mark.parametrize(("setting", "options"), secretive(), ids=label)
simplest = pytest.mark.parametrize(("setting", "options"), SIMPLEST, ids=label)


def sensible(setting: Setting, options: Options) -> Match:
    """A match as people play it: random players seldom hold on to anything."""
    return played(setting, label(options))


@cache
def played(setting: Setting, options: str) -> Match:
    match, bot = setting.match(3, **json.loads(options)), chrysalide.bot(setting.game.id, "greedy", seed=3)
    while not match.over:
        match.play(bot.choose(match.view(match.actor)))
    return match


def places(match: Match, number: int) -> Iterator[int]:
    return (len(match.log) * part // number for part in range(number))


@every_secret
def test_a_seat_sees_no_difference_and_the_match_goes_on(setting: Setting, options: Options) -> None:
    match, changed = sensible(setting, options), 0
    for at in places(match, choice(2, 3)):
        seat = at % setting.seats
        past, begun = match.at(at), chrysalide.continued(match, at, deal_for=seat, seed=7, settle=False)
        assert_looks_the_same(past, begun, seat)
        changed += begun.entries != past.entries
        begun.settle()
        after = play_out(begun, 8)
        assert chrysalide.load(after.record()).record() == after.record()
        verdict = chrysalide.verify(after.record(), origin=match.record())
        assert verdict.honest, verdict.message
    assert changed


def assert_looks_the_same(past: Match, begun: Match, seat: int) -> None:
    """To this seat, at every place on the way there; only outcomes of chance were changed, and only unread ones."""
    assert [entry.actor for entry in begun.log] == [entry.actor for entry in past.log]
    assert begun.seen_entries(seat) == past.seen_entries(seat)
    assert [vars_of(event) for event in begun.story(seat)] == [vars_of(event) for event in past.story(seat)]
    ways = [one.game.start(one.seats, one.options) for one in (past, begun)]
    for place, entries in enumerate(zip(past.log, begun.log, strict=True)):
        if place % 4 == 0:
            assert past.view_of(ways[0], seat) == past.view_of(ways[1], seat)
        for state, entry in zip(ways, entries, strict=True):
            state.apply(entry.action.code)
    assert begun.view(seat) == past.view(seat)
    if past.actor == seat:
        assert begun.choices() == past.choices()


def vars_of(event: Any) -> tuple[str, Any]:
    return event.kind, event.args


@every_setting
@given(data=st.data())
@examples(6)
def test_any_position_can_be_dealt_again(setting: Setting, data: st.DataObject) -> None:
    match = play_out(setting.match(data.draw(seeds), **data.draw(option_sets(setting))), data.draw(seeds))
    at, seat = data.draw(st.integers(0, len(match.log) - 1)), data.draw(st.integers(0, setting.seats - 1))
    past, begun = match.at(at), chrysalide.continued(match, at, deal_for=seat, seed=7, settle=False)
    assert begun.view(seat) == past.view(seat)
    assert begun.seen_entries(seat) == past.seen_entries(seat)
    assert begun.origin is not None
    assert begun.origin.original(begun.entries) == past.entries
    if past.seen_entries(seat) == past.entries:
        assert begun.origin.seat is None, "nothing was hidden, so nothing was dealt again"
        assert not hides(past.state, seat)


@simplest
def test_it_is_as_random_as_if_chance_had_dealt_until_it_fits(setting: Setting, options: Options) -> None:
    """Soon after the beginning one can deal again and again until the seat sees the same: that is how it should be."""
    match = sensible(setting, options)
    dealt_at = next(place for place in range(len(match.log)) if hides(match.at(place).state, 0))
    early = [place for place, entry in enumerate(match.log) if entry.asked and place > dealt_at][3]
    past, deals = match.at(early), times(30)
    dealt, fitting, dice = Counter[Any](), defaultdict[Any, float](float), Dice("until it fits")
    for number in range(deals):
        dealt.update(next_seat_sees(past, end(past, dealt_again(past, 0, Dice(number)))))
    fits = [until_it_fits(past, 0, dice) for _ in range(10 * deals)]
    for state, weight in fits:
        for leaf in next_seat_sees(past, state):
            fitting[leaf] += weight
    assert any(0 < number < deals for number in dealt.values()), "something was dealt differently"
    total = sum(weight for _, weight in fits)
    as_many = total**2 / sum(weight**2 for _, weight in fits)  # equal weights would say as much
    for leaf in {*dealt, *fitting}:
        share = fitting[leaf] / total
        spread = (max(share * (1 - share), 1 / deals) * (deals + deals**2 / as_many)) ** 0.5
        assert abs(dealt[leaf] - deals * share) < 5 * spread, (leaf, dealt[leaf], deals * share)


def end(match: Match, entries: list[str]) -> State:
    twin = Match(match.game, match.seats, match.options.as_json(), settle=False)
    for entry in entries:
        twin.enter(entry)
    return twin.state


def until_it_fits(past: Match, seat: int, dice: Dice) -> tuple[State, float]:
    """A state in which the seat has seen the same, and how likely chance then was to show what the seat saw."""
    seen, view = past.seen_entries(seat), past.view(seat)
    while True:
        state, weight = past.game.start(past.seats, past.options), 1.0
        for entry, text in zip(past.log, seen, strict=True):
            code = entry.action.code
            if state.actor() == CHANCE and text != entry.action.text:
                code = state.draw(dice)
            elif state.actor() == CHANCE:
                weight *= dict(state.chance()).get(code, 0.0)
            elif state.actor() != entry.actor or code not in state.legal():
                break
            if weight == 0.0 or past.game.seen(state, code, seat) != text:
                break
            state.apply(code)
        else:
            if past.view_of(state, seat) == view:
                return state, weight


def next_seat_sees(match: Match, state: State) -> set[Any]:
    """As single facts."""
    return set(leaves(match.view_of(state, 1)))


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if isinstance(value, dict):
        for name, inside in value.items():
            yield from leaves(inside, (*path, name))
    elif isinstance(value, list):  # hands are sorted, so their order says nothing
        for number, inside in zip(count(), value, strict=False):
            yield from leaves(inside, (*path, number))
    else:
        yield (*path, value)


@simplest
def test_other_cards_than_the_seed_deals_are_detected(setting: Setting, options: Options) -> None:
    match = sensible(setting, options)
    at = len(match.log) // 2
    after = play_out(chrysalide.continued(match, at, deal_for=0, seed=7), 8)
    wished = chrysalide.continued(match, at, deal_for=0, seed=99, settle=False)
    assert after.origin is not None
    assert wished.origin is not None
    wished.origin = replace(after.origin, were=wished.origin.were)
    wished.commit("7")
    wished.settle()
    forged = play_out(wished, 8)
    verdict = chrysalide.verify(forged.record())
    assert (verdict.honest, verdict.message.id) == (False, "verify-dealt")
    assert_spoken(None, verdict.message)
    hidden = replace(after.origin, were={place: after.entries[place] for place in after.origin.were})
    after.origin = hidden
    assert not chrysalide.verify(after.record()).honest


@simplest
def test_while_a_match_runs_its_record_does_not_tell_what_was_dealt_again(setting: Setting, options: Options) -> None:
    match = sensible(setting, options)
    begun = chrysalide.continued(match, len(match.log) // 2, deal_for=0, seed=7)
    assert begun.origin is not None
    assert begun.origin.were
    for viewer in (None, *range(setting.seats)):
        assert '"were"' not in begun.record(viewer, whole=False)
    assert '"were"' in play_out(begun, 8).record(None, whole=False)


@simplest
def test_a_deal_that_takes_too_long_is_refused(
    setting: Setting, options: Options, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = sensible(setting, options)
    monkeypatch.setattr(dealing, "MOST_STEPS", 10)
    with pytest.raises(CannotDeal) as caught:
        chrysalide.continued(match, len(match.log) // 2, deal_for=0)
    assert_spoken(caught.value.game, caught.value.message)


@every_setting
def test_where_nothing_is_hidden_nothing_is_dealt_again(setting: Setting) -> None:
    match = play_out(setting.match(3), 3)
    secret = any(match.at(length).seen_entries(0) != match.entries[:length] for length in range(1, len(match.log)))
    found = any(hides(match.at(length).state, 0) for length in range(0, len(match.log), 5))
    assert found <= secret
    if not secret:
        assert chrysalide.continued(match, len(match.log) // 2, deal_for=0).origin == replace_seat(match)


def replace_seat(match: Match) -> Any:
    return chrysalide.continued(match, len(match.log) // 2).origin
