"""What a seat knows in numbers: always the same places, nothing that it may not know, all that matters."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chrysalide.core.dice import Dice
from chrysalide.core.observing import MOST, Sheet
from chrysalide.core.state import OVER, State, shared_out
from tests.depth import examples, times
from tests.positions import Setting, every_setting, onlookers, option_sets, seeds, some, walk, with_secrets


def width(state: State) -> int:
    sheet = Sheet()
    state.observe(0, sheet)
    return int(sheet.at)


def observed(state: State, seat: int, places: int) -> bytes:
    """Between two other rows, so that a state that writes too far is noticed."""
    sheet = Sheet(3, places)
    sheet.begin(1)
    state.observe(seat, sheet)
    assert sheet.at == 8 * sheet.stride + places, "always the same number of places"
    assert not any(sheet.row(0) + sheet.row(2) + sheet.row(1)[places:])
    return sheet.row(1)[:places]


def parts_of(state: State) -> list[tuple[str, int]]:
    sheet = Sheet()
    state.observe(0, sheet)
    return sheet.parts


@every_setting
@given(data=st.data())
@examples(6)
def test_nothing_is_observed_that_the_seat_cannot_know(setting: Setting, data: st.DataObject) -> None:
    start = setting.start(data.draw(option_sets(setting)))
    places, parts, dice = width(start), parts_of(start), Dice("resample")
    for state in some(walk(start, Dice(data.draw(seeds))), Dice("which"), one_in=4):
        assert parts_of(state) == parts
        for seat in onlookers(setting, state.actor(), dice):
            twin = state.copy()
            twin.resample(seat, dice)
            assert observed(twin, seat, places) == observed(state, seat, places)


@every_setting
def test_secrets_are_observed_by_their_seat(setting: Setting) -> None:
    """With closed hands two seats never see the same all the time."""
    for options in with_secrets(setting):
        start = setting.start(options)
        places = width(start)
        assert any(
            observed(state, 0, places) != observed(state, 1, places) for state in walk(start, Dice(setting.seats))
        )


@every_setting
def test_positions_that_look_the_same_allow_the_same(setting: Setting) -> None:
    """An observation says all that the rules ask about when they list what is legal."""
    start = setting.start({})
    places = width(start)
    known: dict[bytes, list[int]] = {}
    for seed in range(times(4)):
        for state in walk(start.copy(), Dice(seed)):
            if state.actor() >= 0:
                legal = state.legal()
                assert known.setdefault(observed(state, state.actor(), places), legal) == legal


@every_setting
@given(data=st.data())
@examples(4)
def test_a_mask_marks_the_legal_actions(setting: Setting, data: st.DataObject) -> None:
    decisions = setting.game.space.decisions
    assert [action.chance for action in setting.game.space.actions] == sorted(
        action.chance for action in setting.game.space.actions
    ), "codes of chance come last"
    start = setting.start(data.draw(option_sets(setting)))
    for state in some(walk(start, Dice(data.draw(seeds))), Dice("which"), one_in=4):
        if state.actor() < 0:
            continue
        sheet = Sheet(1, decisions)
        sheet.begin(0)
        state.mask(sheet)
        assert [code for code, mark in enumerate(sheet.row()) if mark] == state.legal(), "in ascending order"


@every_setting
@given(data=st.data())
@examples(4)
def test_a_result_is_shared_out_among_the_sides(setting: Setting, data: st.DataObject) -> None:
    options = setting.game.options.read(data.draw(option_sets(setting)), setting.seats)
    sides = options.sides(setting.seats)
    start = setting.game.start(setting.seats, options)
    *_, last = walk(start, Dice(data.draw(seeds)))
    assert last.actor() == OVER
    returns = last.returns()
    assert len(returns) == setting.seats
    assert all(-1 <= value <= 1 for value in returns)
    for seat, side in enumerate(sides):
        assert returns[seat] == returns[sides.index(side)], "partners win or lose together"
    if len(set(sides)) == 1:
        assert returns == [1.0 if last.winners() else -1.0] * setting.seats
    else:
        assert sum(returns) == pytest.approx(0)
        for seat in range(setting.seats):
            assert (returns[seat] > 0) == (seat in last.winners() and len(last.winners()) < setting.seats)


@every_setting
@given(data=st.data())
@examples(4)
def test_no_match_is_longer_than_the_longest(setting: Setting, data: st.DataObject) -> None:
    options = setting.game.options.read(data.draw(option_sets(setting)), setting.seats)
    start = setting.game.start(setting.seats, options)
    decisions = sum(state.actor() >= 0 for state in walk(start, Dice(data.draw(seeds))))
    assert decisions <= setting.game.longest(setting.seats, options)


def test_a_win_is_shared() -> None:
    assert shared_out([0], 2) == [1.0, -1.0]
    assert shared_out([2], 3) == [-0.5, -0.5, 1.0]
    assert shared_out([0, 1], 3) == pytest.approx([0.25, 0.25, -0.5])
    assert shared_out([], 4) == [0.0] * 4
    assert shared_out([0, 1], 2) == [0.0, 0.0]


@given(st.integers(0, 2**49 - 1), st.integers(0, 20))
@examples(40)
def test_a_set_is_written_bit_by_bit(members: int, before: int) -> None:
    sheet = Sheet(1, before + 49 + 1)
    sheet.begin(0)
    sheet.skip(before)
    sheet.members(members, 49)
    sheet.flag(True)
    assert list(sheet.row()[: before + 50]) == [0] * before + [members >> bit & 1 for bit in range(49)] + [1]


@given(st.sampled_from([1, 2, 3, 4, 8]), st.lists(st.integers(0, 255), max_size=62), st.integers(0, 20))
@examples(80)
def test_numbers_that_share_an_integer(size: int, numbers: list[int], before: int) -> None:
    """As many as fit; what is larger than a number can be is cut."""
    numbers = [number % (1 << size) for number in numbers[: 62 // size]]
    places = len(numbers) + 2
    sheet = Sheet(1, before + places + 1)
    sheet.begin(0)
    sheet.skip(before)
    sheet.numbers(sum(number << (size * place) for place, number in enumerate(numbers)), size, places)
    sheet.flag(True)
    cut = [min(number, MOST) for number in numbers]
    assert list(sheet.row()[: before + places + 1]) == [0] * before + [*cut, 0, 0, 1]


@given(st.lists(st.integers(0, MOST), min_size=1, max_size=7), st.integers(0, 20))
@examples(40)
def test_octets_are_written_one_after_the_other(numbers: list[int], before: int) -> None:
    sheet = Sheet(1, before + 8)
    sheet.begin(0)
    sheet.skip(before)
    sheet.octets(sum(number << (8 * place) for place, number in enumerate(numbers)), len(numbers))
    sheet.flag(True)
    assert list(sheet.row()[: before + 8]) == [0] * before + numbers + [1] + [0] * (7 - len(numbers))


@given(st.lists(st.tuples(st.booleans(), st.sets(st.integers(0, 2999), max_size=600)), min_size=2, max_size=5))
@examples(20)
def test_a_sparse_row_holds_what_was_marked_last(rows: list[tuple[bool, set[int]]]) -> None:
    """Also where more words were marked than are remembered."""
    sheet = Sheet(2, 3000, sparse=True)
    held: list[set[int]] = [set(), set()]
    for second, places in rows:
        sheet.begin(int(second))
        for place in places:
            if place % 3:
                sheet.mark(place)
            else:
                sheet.marks(place - place % 60, 1 << place % 60)
        held[second] = places
        for row in range(2):
            assert {place for place, value in enumerate(sheet.row(row)) if value} == held[row]


def test_numbers_choices_and_counts() -> None:
    sheet = Sheet(2, 12)
    for row in (1, 1):  # the second time over what was there
        sheet.begin(row)
        sheet.number(5)
        sheet.number(-3)
        sheet.number(1000)
        sheet.choice(1, 3)
        sheet.choice(-1, 2)
        sheet.count(2)
        sheet.count(2)
        sheet.skip(3)
        sheet.flag(False)
    assert list(sheet.row(1)[:12]) == [5, 0, MOST, 0, 1, 0, 0, 0, 0, 0, 2, 0]
    assert [sheet.holds(1, 4), sheet.holds(1, 3), sheet.holds(0, 4)] == [True, False, False]
