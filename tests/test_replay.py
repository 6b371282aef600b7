"""A record is the whole match: it replays to the same end, and any damage is found and named."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

import chrysalide
from chrysalide.core.dice import Dice
from chrysalide.core.errors import BadRecord, ChrysalideError, NothingToUndo, OtherRules
from chrysalide.core.match import Match, replay
from chrysalide.core.record import digest, read
from chrysalide.core.state import CHANCE
from tests.depth import examples
from tests.positions import Setting, every_setting, option_sets, play_out, seeds, until_over
from tests.wording import assert_spoken


def kinds(match: Match) -> list[list[str]]:
    """The kinds of events that each entry led to."""
    return [[event.kind for event in entry.events] for entry in match.log]


def drawn_match(setting: Setting, data: st.DataObject, decisions: int | None = None) -> Match:
    names = tuple(data.draw(st.lists(st.text(max_size=50), max_size=setting.seats)))
    options = data.draw(option_sets(setting))
    match = chrysalide.new(setting.game.id, setting.seats, data.draw(seeds), names, **options)
    dice = Dice("play")
    for number, _ in enumerate(until_over(match)):
        if number == decisions:
            break
        match.play(match.game.action(match.state, match.state.pick(dice)))
    return match


def sealed(text: str) -> str:
    """A record with the number and digest of its entries corrected, as a careful forger would do."""
    head, _, body = text.partition("\n\n")
    lines = body.split("\n")[:-1]
    head = re.sub(r"(?m)^entries: .*$", f"entries: {len(lines)}", head)
    head = re.sub(r"(?m)^digest: .*$", f"digest: {digest(lines)}", head)
    return f"{head}\n\n{body}"


def refused(text: str, kind: type[ChrysalideError] = BadRecord) -> ChrysalideError:
    with pytest.raises(kind) as caught:
        chrysalide.load(text)
    assert_spoken(caught.value.game, caught.value.message)
    assert str(caught.value)[0] in "ABCDEFGHIJKLMNOPQRSTUVWXYZ“", "an English sentence"
    return caught.value


@pytest.fixture
def finished(setting: Setting) -> str:
    return play_out(setting.match(5), 5).record()


# --- round trips -----------------------------------------------------------------------------------------------


@every_setting
@given(data=st.data())
@examples(8)
def test_a_record_loads_to_the_same_match(setting: Setting, data: st.DataObject) -> None:
    match = drawn_match(setting, data, data.draw(st.none() | st.integers(0, 30)))
    again = chrysalide.load(match.record())
    assert again.entries == match.entries
    assert [entry.actor for entry in again.log] == [entry.actor for entry in match.log]
    assert again.state.key() == match.state.key()
    assert (again.scores, again.winners, again.over) == (match.scores, match.winners, match.over)
    assert (again.names, again.options, again.commitment) == (match.names, match.options, match.commitment)
    assert again.record() == match.record()
    assert [(e.kind, e.args) for e in again.story()] == [(e.kind, e.args) for e in match.story()]


@every_setting
def test_with_its_seed_an_unfinished_record_is_played_on(setting: Setting) -> None:
    whole = play_out(setting.match(5), 5)
    half = setting.match(5)
    decisions = [entry.action for entry in whole.log if entry.asked]
    for action in decisions[: len(decisions) // 2]:
        half.play(action)
    again = chrysalide.load(half.record(), seed=half.seed)
    for action in decisions[len(decisions) // 2 :]:
        again.play(action)
    assert again.record() == whole.record()


@every_setting
def test_without_its_seed_an_unfinished_record_waits_for_chance(setting: Setting) -> None:
    match = setting.match(5)
    again = chrysalide.load(match.record())
    assert again.seed is None
    dice = Dice("play")
    for _ in until_over(again):
        if again.actor == CHANCE:
            break
        again.play(again.game.action(again.state, again.state.pick(dice)))
    with pytest.raises(BadRecord, match="seed"):
        again.draw()


@every_setting
def test_what_a_person_may_leave_out_or_add(setting: Setting, finished: str) -> None:
    entries = chrysalide.load(finished).entries
    head, _, body = finished.partition("\n\n")
    without_checks = re.sub(r"(?m)^(entries|digest|seat \d+): .*\n?", "", head + "\n")
    without_seats = re.sub(r"(?m)^\d+ ", "", body)
    commented = "# by hand\n" + without_seats.replace("\n", "\n\n# and so on\n", 1)
    for text in (
        f"{without_checks}\n{without_seats}",
        f"{without_checks}\n{commented}",
        "\ufeff" + finished.replace("\n", "\r\n"),
        f"{head}\n\n{body.upper()}".replace(digest_line(head), ""),
    ):
        assert chrysalide.load(text).entries == entries


def digest_line(head: str) -> str:
    found = re.search(r"(?m)^digest: .*\n?", head + "\n")
    assert found
    return found[0].strip()


# --- undo ---------------------------------------------------------------------------------------------------------


@every_setting
@given(data=st.data())
@examples(8)
def test_a_position_of_the_past_is_what_it_was(setting: Setting, data: st.DataObject) -> None:
    match = drawn_match(setting, data)
    record = match.record()
    state = setting.game.start(setting.seats, match.options)
    for length in range(len(match.entries) + 1):
        if length:
            state.apply(match.log[length - 1].action.code)
        if length % 7 == 0 or length == len(match.entries):
            past = match.at(length)
            assert past.entries == match.entries[:length]
            assert [entry.actor for entry in past.log] == [entry.actor for entry in match.log[:length]]
            assert past.state.key() == state.key()
            assert len(past.log) == length
    assert match.record() == record


@every_setting
def test_a_copy_of_a_match_goes_its_own_way(setting: Setting) -> None:
    match = setting.match(5)
    for _ in range(3):
        match.play(match.legal()[0])
    record, key = match.record(), match.state.key()
    twin = match.copy()
    assert (twin.record(), twin.state.key()) == (record, key)
    one, other = play_out(twin, 5), play_out(match.copy(), 5)
    assert one.record() == other.record() != record
    assert kinds(one) == kinds(other)
    assert (match.record(), match.state.key()) == (record, key)
    assert len(match.log) == len(match.entries)


@every_setting
@given(data=st.data())
@examples(5)
def test_undo_cuts_the_match_exactly_and_stays_in_its_record(setting: Setting, data: st.DataObject) -> None:
    match = setting.match(data.draw(seeds), **data.draw(option_sets(setting)))
    dice = Dice("play")
    allowed = 0
    keys = {}
    for _ in until_over(match):
        before = match.entries
        keys[len(before)] = match.state.key()
        seat = match.actor
        action = match.game.action(match.state, match.state.pick(dice))
        new = match.play(action)
        if match.undo_refusal(seat) is None:
            since = match.began(len(before))  # a decision that a page holds back goes with the next one
            assert CHANCE not in [entry.actor for entry in match.log[since:]], "something was revealed"
            assert not any(entry.asked for entry in match.log[len(before) + 1 :]), "something else was decided"
            allowed += 1
            removed, decided = match.entries[since:], [entry.action for entry in match.log[since:] if entry.asked]
            match.undo(seat)
            assert (match.entries, match.state.key()) == (before[:since], keys[since])
            assert [made.action.text for made in match.undone[-1].removed] == removed
            assert [match.play(again) for again in decided][-1] == new
        else:
            after = match.record()
            with pytest.raises(NothingToUndo):
                match.undo(seat)
            assert match.record() == after
    assert allowed == len(match.undone) > 0
    again = chrysalide.load(match.record())
    assert (again.entries, again.record(), again.scores) == (match.entries, match.record(), match.scores)
    assert chrysalide.verify(match.record()).honest


@every_setting
@given(data=st.data())
@examples(3)
def test_what_was_undone_is_masked_like_what_was_not(setting: Setting, data: st.DataObject) -> None:
    """Each line of an unfinished record is what its reader would have read there without any undo."""
    match = setting.match(data.draw(seeds), **data.draw(option_sets(setting)))
    dice, viewer = Dice("play"), data.draw(st.sampled_from([None, *range(setting.seats)]))
    seen = match.seen_entries(viewer)  # every entry as this viewer could read it when it was made
    while not match.over and len(seen) < 60:
        before = len(match.log)
        match.play(match.game.action(match.state, match.state.pick(dice)))
        seen += match.seen_entries(viewer)[before:]
        decided = [place for place, entry in enumerate(match.log) if entry.asked]
        if dice.below(3) == 0:
            place = decided[-1 - dice.below(len(decided))]
            match.take_back(match.log[place].actor, place, agreed=True)
    if not match.over:
        lines = match.record(viewer, whole=False).split("\n\n", 1)[1].splitlines()
        told = [line.split(" ", 1)[1] if line[0].isdecimal() else line for line in lines if not line.startswith("undo")]
        assert told == seen


@pytest.mark.parametrize("line", ["undo 0 by 0", "undo 999999 by 0", "undo 1 by 1", "undo 1 by 9", "undo 3 by 0"])
def test_an_undo_that_cannot_have_been(line: str) -> None:
    match = chrysalide.new("celestes", seed=4, first_player=0)
    while not match.undone:
        match.play(match.legal()[0])
        if match.undo_refusal(0) is None:
            match.undo(0)
    text = match.record()
    header, lines = read(text)
    assert (header.format, lines[-1]) == (2, "undo 1 by 0")
    wrong = refused(sealed(text.replace("undo 1 by 0", line)))
    assert wrong.message.args["number"] == len(lines)


def test_an_undo_in_a_record_of_the_first_format_is_no_entry() -> None:
    text = chrysalide.new("celestes", seed=4).record()
    assert refused(sealed(text + "undo 1 by 0\n")).message.id == "error-record-entry"


# --- what can be wrong with a record ------------------------------------------------------------------------------


@every_setting
def test_a_cut_record_is_told(setting: Setting, finished: str) -> None:
    lines = finished.split("\n")
    text = "\n".join(lines[:-5]) + "\n"
    assert "part of it is missing" in str(refused(text))


@every_setting
def test_a_changed_record_is_told(setting: Setting, finished: str) -> None:
    head, _, body = finished.partition("\n\n")
    lines = body.split("\n")
    lines[0], lines[1] = lines[1], lines[0]
    assert "changed or damaged" in str(refused(head + "\n\n" + "\n".join(lines)))


@every_setting
def test_an_entry_that_the_rules_do_not_allow_is_named(setting: Setting, finished: str) -> None:
    head, _, body = finished.partition("\n\n")
    lines = body.split("\n")
    early = sealed("\n".join([head, "", lines[-2], *lines]))  # the last decision before anything was dealt
    assert "Entry 1 " in str(refused(early))
    nonsense = sealed("\n".join([head, "", *lines[:3], "frobnicate", *lines[3:]]))
    assert "Entry 4 " in str(refused(nonsense))
    longer = sealed("\n".join([head, "", *lines[:-1], lines[-2], ""]))
    assert f"Entry {len(lines)} " in str(refused(longer))


@every_setting
@pytest.mark.parametrize("wrong", ["other", "chance", "far"])
def test_a_wrong_seat_number_is_named(setting: Setting, finished: str, wrong: str) -> None:
    head, _, body = finished.partition("\n\n")
    lines = body.split("\n")
    if wrong == "chance":
        index = next(index for index, line in enumerate(lines) if not line[0].isdigit())
        lines[index] = f"0 {lines[index]}"
    else:
        index = next(index for index, line in enumerate(lines) if line[0].isdigit())
        seat, _, action = lines[index].partition(" ")
        lines[index] = f"{(int(seat) + 1) % setting.seats if wrong == 'other' else 99} {action}"
    error = str(refused(sealed(head + "\n\n" + "\n".join(lines))))
    assert f"Entry {index + 1} " in error
    assert "wrong seat" in error


@every_setting
def test_a_wrong_result_is_told(setting: Setting, finished: str) -> None:
    numbers = " ".join("7" for _ in range(setting.seats))
    assert "result" in str(refused(re.sub(r"(?m)^result: .*$", f"result: {numbers}", finished)))
    unfinished = sealed("\n".join(finished.split("\n")[:-2]) + "\n")
    assert "result" in str(refused(unfinished))


@every_setting
def test_a_seed_that_does_not_fit_is_told(setting: Setting, finished: str) -> None:
    assert "fingerprint" in str(refused(re.sub(r"(?m)^seed: .*$", "seed: 6", finished)))
    with pytest.raises(BadRecord, match="fingerprint"):
        chrysalide.load(setting.match(5).record(), seed="6")


@every_setting
def test_another_version_of_the_rules_is_told(setting: Setting, finished: str) -> None:
    error = refused(re.sub(r"(?m)^rules: .*$", "rules: 99", finished), OtherRules)
    assert "version 99" in str(error)
    error = refused(finished.replace("chrysalide record 1", "chrysalide record 4", 1), OtherRules)
    assert "newer version" in str(error)


@every_setting
def test_a_record_of_a_game_that_is_not_here_is_told(setting: Setting, finished: str) -> None:
    refused(re.sub(r"(?m)^game: .*$", "game: chess", finished), OtherRules)
    with pytest.raises(OtherRules, match="chess"):
        replay(setting.game, re.sub(r"(?m)^game: .*$", "game: chess", finished))


@every_setting
@pytest.mark.parametrize(
    ("line", "put"),
    [
        ("game", None),
        ("rules", None),
        ("seats", None),
        ("rules", "rules: one"),
        ("seats", "seats: many"),
        ("seats", "seats: 0"),
        ("seats", "seats: 98"),
        ("seats", "seats: -2"),
        ("options", "options: {"),
        ("options", "options: []"),
        ("options", 'options: {"frobnicate": 3}'),
        ("options", "options: " + "[" * 5000),
        ("result", "result: all of them"),
        ("result", "result: nan nan"),
        ("rules", "rules 1"),
        ("rules", "game: again"),
    ],
    ids=str,
)
def test_a_header_that_cannot_be_read_is_told(setting: Setting, finished: str, line: str, put: str | None) -> None:
    pattern = rf"(?m)^{line}: .*\n"
    assert re.search(pattern, finished)
    refused(re.sub(pattern, lambda _: "" if put is None else put + "\n", finished, count=1))


@pytest.mark.parametrize("text", ["", "\n", "hello", "\x00", "1. e4 e5", "{}", "chrysalide", "\n" * 100])
def test_something_else_is_told(text: str) -> None:
    assert "first line" in str(refused(text))


def test_a_text_that_is_far_too_long_is_told() -> None:
    assert "too long" in str(refused("chrysalide record 1\n" + "x" * 1_000_001))


@every_setting
@given(data=st.data())
@examples(150)
def test_whatever_is_damaged_nothing_but_a_bad_record_comes_of_it(setting: Setting, data: st.DataObject) -> None:
    """A character added, removed or changed anywhere: the same match, or an error that says so."""
    match = setting.match(5)
    for _ in range(6):
        match.play(match.legal()[0])
    record = match.record()
    start = data.draw(st.integers(0, len(record)))
    length = data.draw(st.integers(0, 8))
    damaged = record[:start] + data.draw(st.text(max_size=8)) + record[start + length :]
    try:
        again = chrysalide.load(damaged)
    except BadRecord as error:
        assert_spoken(error.game, error.message)
    else:
        assert again.game is match.game
