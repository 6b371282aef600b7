"""Commit and reveal: nobody can foresee chance, and everybody can check it afterwards."""

import re

from hypothesis import given
from hypothesis import strategies as st

import chrysalide
from chrysalide.core.dice import Dice
from chrysalide.core.fairness import History, commitment
from chrysalide.core.match import Match
from chrysalide.core.state import CHANCE
from tests.depth import examples
from tests.positions import Setting, every_setting, option_sets, play_out, seeds, until_over
from tests.wording import assert_spoken


def header(record: str) -> dict[str, str]:
    lines = record.partition("\n\n")[0].split("\n")[1:]
    return dict(line.split(": ", 1) for line in lines if ": " in line)


@every_setting
def test_the_seed_is_promised_before_the_first_draw_and_revealed_at_the_end(setting: Setting) -> None:
    match = chrysalide.new(setting.game.id, setting.seats, "a-secret-seed")
    promised = header(match.record())["commitment"]
    assert promised == commitment("a-secret-seed")
    dice = Dice(1)
    for _ in until_over(match):
        assert header(match.record())["commitment"] == promised
        assert "a-secret-seed" not in match.record()
        assert "a-secret-seed" not in str([match.view(seat) for seat in (None, *range(setting.seats))])
        match.play(match.game.action(match.state, match.state.pick(dice)))
    assert header(match.record())["commitment"] == promised
    assert header(match.record())["seed"] == "a-secret-seed"


@every_setting
def test_without_a_seed_every_match_has_its_own(setting: Setting) -> None:
    found = {chrysalide.new(setting.game.id, setting.seats).seed for _ in range(5)}
    assert len(found) == 5
    assert all(seed is not None and len(seed) == 64 for seed in found)


@every_setting
@given(data=st.data())
@examples(8)
def test_an_honest_match_is_found_honest(setting: Setting, data: st.DataObject) -> None:
    match = play_out(setting.match(data.draw(seeds), **data.draw(option_sets(setting))), data.draw(seeds))
    verdict = chrysalide.verify(match.record())
    assert verdict.honest
    assert verdict.draws == sum(entry.actor == CHANCE for entry in match.log)
    assert verdict.message.id == "verify-honest"
    assert_spoken(None, verdict.message)


@every_setting
def test_equal_seeds_and_equal_decisions_make_equal_matches(setting: Setting) -> None:
    assert play_out(setting.match(3), 8).record() == play_out(setting.match(3), 8).record()
    assert play_out(setting.match(3), 8).entries != play_out(setting.match(4), 8).entries


@every_setting
def test_every_other_outcome_of_chance_is_detected(setting: Setting) -> None:
    """A dishonest table inserts an outcome of its own, continues with the seed and fixes all digests."""
    match = play_out(setting.match(3), 8)
    for index, actor in enumerate(entry.actor for entry in match.log):
        if actor != CHANCE:
            continue
        forged = match.at(index)
        others = [action for action in forged.legal() if action != match.log[index].action]
        if not others:
            continue
        forged.enter(others[index % len(others)])
        verdict = chrysalide.verify(finish(forged).record())
        assert not verdict.honest
        assert verdict.message.id == "verify-changed"
        assert verdict.message.args["number"] == index + 1
        assert verdict.message.args["drawn"] == match.entries[index]
        assert_spoken(None, verdict.message)


def finish(match: Match) -> Match:
    match.settles = True
    match.settle()
    return play_out(match, 9)


@every_setting
def test_another_seed_of_the_same_table_is_detected(setting: Setting) -> None:
    """Changing the commitment as well makes a header that fits itself, but the draws do not come from that seed."""
    record = play_out(setting.match(3), 8).record()
    forged = re.sub(r"(?m)^seed: .*$", "seed: 4", record)
    forged = re.sub(r"(?m)^commitment: .*$", f"commitment: {commitment('4')}", forged)
    assert not chrysalide.verify(forged).honest


@every_setting
def test_what_cannot_be_judged_is_said(setting: Setting) -> None:
    match = setting.match(3)
    verdict = chrysalide.verify(match.record())
    assert (verdict.honest, verdict.message.id) == (False, "verify-no-seed")
    by_hand = re.sub(r"(?m)^commitment: .*\n", "", match.record())
    verdict = chrysalide.verify(by_hand)
    assert (verdict.honest, verdict.message.id) == (False, "verify-no-commitment")
    assert_spoken(None, verdict.message)


@every_setting
def test_a_match_whose_chance_is_entered_by_hand_promises_nothing(setting: Setting) -> None:
    match = setting.match(3, settle=False)
    dice = Dice("by hand")
    for _ in until_over(match):
        match.enter(
            match.game.action(match.state, match.state.draw(dice) if match.actor == CHANCE else match.state.pick(dice))
        )
    assert {"commitment", "seed"} & set(header(match.record())) == set()
    assert chrysalide.verify(match.record()).message.id == "verify-no-commitment"


@every_setting
def test_chance_depends_on_the_seed_and_all_that_went_before(setting: Setting) -> None:
    """Otherwise a player could try an action, undo it and know the outcome of every other action."""
    match = play_out(setting.match(3), 8)
    for index in (index for index, entry in enumerate(match.log) if entry.actor == CHANCE):
        past = match.at(index)
        before = match.entries[:index]
        assert past.state.draw(History(before).dice("3")) == match.log[index].action.code
        for other in ([*before, "x"], ["x", *before], before[1:] or ["x"]):
            assert words(History(other).dice("3")) != words(History(before).dice("3"))
        assert words(History(before).dice("4")) != words(History(before).dice("3"))


def words(dice: Dice) -> list[int]:
    return [dice.word() for _ in range(4)]


@every_setting
def test_taking_back_and_playing_the_same_draws_the_same(setting: Setting) -> None:
    match = setting.match(3)
    dice = Dice(8)
    for _ in range(40):
        if match.over:
            break
        action = match.game.action(match.state, match.state.pick(dice))
        length = len(match.log)
        first = match.play(action)
        again = match.at(length)
        again.settles = True
        assert again.play(action) == first
