"""Playing on from a position of another match: the same past, a chance of its own, and a record that shows both."""

import re
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import chrysalide
from chrysalide.core.errors import BadRecord, BadSeats, ChrysalideError, MatchOver, NoSuchPosition, NotContinued
from chrysalide.core.fairness import commitment
from chrysalide.core.match import Match
from chrysalide.core.origin import MOST, Origin, fingerprint
from chrysalide.core.state import CHANCE
from tests.depth import examples
from tests.positions import Setting, every_setting, option_sets, play_out, seeds
from tests.wording import assert_spoken


def half(match: Match) -> int:
    return len(match.log) // 2


def drawn(match: Match, data: st.DataObject) -> int:
    """A place in a match that is not its end."""
    return data.draw(st.integers(0, len(match.log) - 1))


@pytest.fixture
def whole(setting: Setting) -> Match:
    return play_out(setting.match(5), 5)


# --- a match from there on --------------------------------------------------------------------------------------


@every_setting
@given(data=st.data())
@examples(6)
def test_a_match_goes_on_from_any_position_of_another(setting: Setting, data: st.DataObject) -> None:
    match = play_out(setting.match(data.draw(seeds), **data.draw(option_sets(setting))), data.draw(seeds))
    at = drawn(match, data)
    begun = chrysalide.continued(match, at, seed=7, settle=False)
    assert begun.entries == match.entries[:at]
    assert begun.state.key() == match.at(at).state.key(), "hidden cards are where they were"
    assert (begun.seats, begun.options, begun.names) == (match.seats, match.options, match.names)
    begun.settle()
    after = play_out(begun, 8)
    again = chrysalide.load(after.record())
    assert again.record() == after.record()
    assert again.state.key() == after.state.key()
    verdict = chrysalide.verify(after.record(), origin=match.record())
    assert verdict.honest
    assert verdict.draws == sum(entry.actor == CHANCE for entry in after.log)
    assert verdict.message.id == "verify-honest-continued"
    assert_spoken(None, verdict.message)


@every_setting
def test_chance_is_new_from_there_on(setting: Setting, whole: Match) -> None:
    ends = {tuple(play_out(chrysalide.continued(whole, 0, seed=seed), 5).entries) for seed in (5, 6)}
    assert len(ends) == 2
    twins = [chrysalide.continued(whole, half(whole), seed=6).record() for _ in range(2)]
    assert twins[0] == twins[1]
    fresh = {chrysalide.continued(whole, half(whole)).seed for _ in range(3)}
    assert len(fresh) == 3


@every_setting
def test_the_other_match_does_not_change(setting: Setting, whole: Match) -> None:
    before = whole.record()
    play_out(chrysalide.continued(whole, half(whole), deal_for=0), 9)
    assert whole.record() == before


@every_setting
def test_a_match_that_was_continued_is_continued_again(setting: Setting, whole: Match) -> None:
    one = play_out(chrysalide.continued(whole, half(whole), seed=6), 6)
    later = play_out(chrysalide.continued(one, len(one.log) - 1, seed=7), 7)
    assert later.origin is not None
    assert later.origin.before == one.origin
    verdict = chrysalide.verify(later.record(), origin=one.record())
    assert verdict.honest
    assert verdict.draws == sum(entry.actor == CHANCE for entry in later.log)
    earlier = play_out(chrysalide.continued(one, half(whole) // 2, seed=8), 8)
    assert chrysalide.verify(earlier.record(), origin=one.record()).honest
    assert chrysalide.load(earlier.record()).record() == earlier.record()


@every_setting
def test_nothing_before_it_can_be_undone(setting: Setting, whole: Match) -> None:
    at = next(place for place, entry in enumerate(whole.log) if entry.asked and place > 8) + 1
    match = chrysalide.continued(whole, at, seed=6)
    for seat in range(setting.seats):
        refusal = match.undo_refusal(seat)
        assert refusal is not None
        assert match.last_decision_of(seat) is None
    actor = match.actor
    match.play(match.legal()[0])
    if match.undo_refusal(actor) is None:
        match.undo(actor, turn=True)
        assert len(match.log) >= at
        assert match.entries[:at] == whole.entries[:at]
    assert chrysalide.load(match.record()).record() == match.record()


# --- what is refused --------------------------------------------------------------------------------------------


@every_setting
def test_a_place_that_is_not_there_is_refused(setting: Setting, whole: Match) -> None:
    for at in (-1, len(whole.log) + 1):
        assert refused(whole, NoSuchPosition, at=at).message.args["length"] == len(whole.log)
    assert refused(whole, MatchOver, at=len(whole.log)).message.id == "error-continue-over"
    for seat in (-1, setting.seats):
        refused(whole, BadSeats, at=1, deal_for=seat)


def refused(match: Match, kind: type[ChrysalideError], **how: Any) -> ChrysalideError:
    with pytest.raises(kind) as caught:
        chrysalide.continued(match, **how)
    assert_spoken(caught.value.game, caught.value.message)
    return caught.value


@every_setting
def test_there_is_a_limit_to_continuing_what_was_continued(setting: Setting, whole: Match) -> None:
    match = whole
    for _ in range(MOST):
        match = chrysalide.continued(match, 1)
    assert match.origin is not None
    assert match.origin.depth == MOST
    assert chrysalide.load(match.record()).record() == match.record()
    refused(match, NotContinued, at=1)


# --- the record ------------------------------------------------------------------------------------------------


@every_setting
def test_a_record_says_where_it_comes_from(setting: Setting, whole: Match) -> None:
    match = play_out(chrysalide.continued(whole, half(whole), seed=6), 6)
    text = match.record()
    assert text.startswith("chrysalide record 3\n")
    origin = chrysalide.load(text).origin
    assert origin == Origin(fingerprint(whole.record()), half(whole), "5")
    assert match.commitment == commitment("6", origin) != commitment("6")
    assert whole.record().startswith("chrysalide record 1\n")


def finished(whole: Match) -> str:
    return play_out(chrysalide.continued(whole, half(whole), seed=6), 6).record()


@every_setting
@pytest.mark.parametrize(
    "origin",
    [
        "[]",
        "{}",
        "42",
        "{",
        '{"record": "short", "entries": 1}',
        '{"record": "HASH", "entries": "1"}',
        '{"record": "HASH", "entries": -1}',
        '{"record": "HASH", "entries": 1, "seat": "x"}',
        '{"record": "HASH", "entries": 1, "seat": 99}',
        '{"record": "HASH", "entries": 1, "seed": 5}',
        '{"record": "HASH", "entries": 999999}',
        '{"record": "HASH", "entries": 1, "were": {"0": "x"}}',
        '{"record": "HASH", "entries": 1, "seat": 0, "were": {"1": "x"}}',
        '{"record": "HASH", "entries": 1, "seat": 0, "were": {"x": "x"}}',
        '{"record": "HASH", "entries": 1, "seat": 0, "were": []}',
        '{"record": "HASH", "entries": 1, "else": 0}',
        '{"record": "HASH", "entries": 1, "before": {}}',
        '{"before":' * 5000 + "{}" + "}" * 5000,
    ],
    ids=lambda origin: origin[:60],
)
def test_a_damaged_origin_is_refused(setting: Setting, whole: Match, origin: str) -> None:
    text = re.sub(r"(?m)^(seed|commitment): .*\n", "", finished(whole))
    text = re.sub(r"(?m)^origin: .*$", "origin: " + origin.replace("HASH", "0" * 64), text)
    with pytest.raises(BadRecord) as caught:
        chrysalide.load(text)
    assert caught.value.message.id == "error-record-origin"
    assert_spoken(caught.value.game, caught.value.message)


@every_setting
def test_an_origin_must_be_there_and_nothing_before_it_is_undone(setting: Setting, whole: Match) -> None:
    text = finished(whole)
    with pytest.raises(BadRecord) as caught:
        chrysalide.load(re.sub(r"(?m)^origin: .*\n", "", text))
    assert caught.value.message.args == {"field": "origin"}
    at = max(place for place, entry in enumerate(whole.log[: half(whole)]) if entry.asked)
    head, _, body = text.partition("\n\n")
    lines = body.split("\n")[: half(whole)]
    lines.append(f"undo {half(whole) - at} by {whole.log[at].actor}")
    head = re.sub(r"(?m)^(entries|digest|result|seed|commitment): .*\n?", "", head + "\n")
    with pytest.raises(BadRecord) as caught:
        chrysalide.load(f"{head}\n" + "\n".join(lines))
    assert caught.value.message.id == "error-record-undo"


# --- forgeries -------------------------------------------------------------------------------------------------


@every_setting
def test_another_origin_does_not_match_the_commitment(setting: Setting, whole: Match) -> None:
    match = play_out(chrysalide.continued(whole, half(whole), seed=6), 6)
    assert match.origin is not None
    for origin in (
        replace(match.origin, record="0" * 64),
        replace(match.origin, entries=match.origin.entries - 1),
        replace(match.origin, seat=0),
    ):
        match.origin = origin
        with pytest.raises(BadRecord) as caught:
            chrysalide.load(match.record())
        assert caught.value.message.id == "error-record-seed"


@every_setting
def test_draws_that_come_from_no_seed_are_detected(setting: Setting, whole: Match) -> None:
    """Someone replaces an outcome, before or after the place where the match was continued, and plays on."""
    match = play_out(chrysalide.continued(whole, half(whole), seed=6), 6)
    assert match.origin is not None
    found = 0
    for place, entry in enumerate(match.log):
        others = [one for one in match.at(place).legal() if one != entry.action] if entry.actor == CHANCE else []
        if not others:
            continue
        forged = match.at(place)
        forged.enter(others[0])
        if place < half(whole):
            forged.origin = replace(match.origin, entries=place + 1)
        forged.commit("6")
        forged.settles = True
        forged.settle()
        verdict = chrysalide.verify(play_out(forged, 9).record())
        assert (verdict.honest, verdict.message.id) == (False, "verify-changed")
        assert verdict.message.args["number"] == place + 1
        found += 1
    assert found


@every_setting
def test_another_match_is_not_taken_for_the_origin(setting: Setting, whole: Match) -> None:
    match = play_out(chrysalide.continued(whole, half(whole), seed=6), 6)
    other = play_out(setting.match(15), 15).record()
    for text, origin in ((match.record(), other), (whole.record(), other)):
        verdict = chrysalide.verify(text, origin=origin)
        assert (verdict.honest, verdict.message.id) == (False, "verify-other-origin")
        assert_spoken(None, verdict.message)
    assert match.origin is not None
    match.origin = replace(match.origin, record=fingerprint(other))
    match.commit("6")
    verdict = chrysalide.verify(match.record(), origin=other)
    assert (verdict.honest, verdict.message.id) == (False, "verify-other-entries")
    assert_spoken(None, verdict.message)


@every_setting
def test_what_was_taken_over_without_a_seed_is_named(setting: Setting, whole: Match) -> None:
    by_hand = chrysalide.load(re.sub(r"(?m)^(seed|commitment): .*\n", "", whole.record()))
    match = play_out(chrysalide.continued(by_hand, half(whole), seed=6), 6)
    verdict = chrysalide.verify(match.record(), origin=by_hand.record())
    assert (verdict.honest, verdict.message.id) == (True, "verify-honest-since")
    assert verdict.message.args["entries"] == half(whole)
    assert verdict.draws == sum(entry.actor == CHANCE for entry in match.log[half(whole) :])
    assert_spoken(None, verdict.message)
