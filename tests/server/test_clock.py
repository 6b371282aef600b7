"""The arithmetic of the clocks: nobody gains time by a trick, and nobody loses their own."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chrysalide.server.store.rows import Clock
from chrysalide.server.table.clock import LEAST_AGAIN, Clocks

MOVE = Clock("move", 60)
BANK = Clock("bank", 300, 5)
START = 1000.0


def started(clock: Clock, *people: bool) -> Clocks:
    clocks = Clocks(clock, [], None, None)
    clocks.start(people or (True, True), 0, START)
    return clocks


def decide(clocks: Clocks, following: int | None, now: float) -> None:
    clocks.stop(now, earned=True)
    clocks.run(following, now)


def left(clocks: Clocks, seat: int, now: float) -> float:
    told = clocks.as_json(now)["left"][seat]
    assert isinstance(told, float)
    return told


def test_everybody_begins_with_the_whole_time_and_one_clock_runs() -> None:
    clocks = started(BANK, True, False, True)
    assert clocks.as_json(START) == {"left": [300.0, None, 300.0], "running": 0}
    assert clocks.as_json(START + 12.34) == {"left": [287.7, None, 300.0], "running": 0}


def test_a_bank_runs_down_over_the_match_and_earns_its_increment() -> None:
    clocks = started(BANK)
    decide(clocks, 1, START + 20)
    assert clocks.as_json(START + 30) == {"left": [285.0, 290.0], "running": 1}
    decide(clocks, 0, START + 100)
    assert clocks.as_json(START + 100) == {"left": [285.0, 225.0], "running": 0}


def test_each_decision_has_its_own_allowance_where_the_clock_is_for_moves() -> None:
    clocks = started(MOVE)
    decide(clocks, 1, START + 59)
    decide(clocks, 0, START + 70)
    assert clocks.as_json(START + 71)["left"][0] == 59.0


def test_no_clock_runs_while_a_bot_thinks() -> None:
    clocks = started(BANK, True, False)
    decide(clocks, None, START + 20)
    assert clocks.as_json(START + 500) == {"left": [285.0, None], "running": None}
    assert not clocks.over(START + 10_000)
    clocks.run(0, START + 500)
    assert clocks.as_json(START + 501) == {"left": [284.0, None], "running": 0}


def test_a_time_is_over_at_its_end_and_not_before() -> None:
    clocks = started(MOVE)
    assert not clocks.over(START + 59.999)
    assert clocks.over(START + 60)
    assert left(clocks, 0, START + 75) == 0.0  # never negative


@pytest.mark.parametrize("clock", [MOVE, BANK])
def test_nobody_loses_by_the_fault_of_the_site(clock: Clock) -> None:
    clocks = started(clock)
    clocks.not_before(START + clock.seconds + 30)
    assert not clocks.over(START + clock.seconds + 29)
    assert clocks.over(START + clock.seconds + 30)
    plenty = started(clock)
    plenty.not_before(START + 10)
    assert plenty.as_json(START) == started(clock).as_json(START)


def test_what_ran_out_and_was_decided_by_a_bot_is_not_given_back() -> None:
    """Does an undone decision give back a whole bank once it is empty?"""
    clocks = started(Clock("bank", 300))
    decide(clocks, 1, START + 301)
    clocks.run_back(0, START + 305)
    assert left(clocks, 0, START + 305) == 0.0
    assert clocks.over(START + 305)


def test_taking_back_an_earlier_step_of_the_own_turn_brings_no_fresh_allowance() -> None:
    clocks = started(MOVE)
    decide(clocks, 0, START + 50)  # 10 seconds were left
    clocks.run_back(0, START + 53)
    assert left(clocks, 0, START + 53) == 7.0


def test_the_time_of_others_does_not_count_for_whoever_takes_back() -> None:
    clocks = started(BANK)
    decide(clocks, 1, START + 100)
    clocks.run_back(0, START + 130)
    assert clocks.as_json(START + 130) == {
        "left": [200.0, 300],
        "running": 0,
    }  # the other one lost no time


def test_whoever_takes_back_with_the_consent_of_all_has_a_moment_to_decide() -> None:
    clocks = started(MOVE)
    decide(clocks, 1, START + 59.5)
    clocks.run_back(0, START + 80, agreed=True)
    assert left(clocks, 0, START + 80) == LEAST_AGAIN


def test_a_bank_that_ran_out_is_spent_unless_the_late_decision_earned_something() -> None:
    for clock, earned, spent in (
        (Clock("bank", 300), True, True),
        (Clock("bank", 300, 20), True, False),
        (Clock("bank", 300, 20), False, True),
        (MOVE, True, False),
    ):
        clocks = started(clock)
        clocks.stop(START + 400, earned)
        clocks.run(1, START + 400)
        assert clocks.spent(0) == spent


PAUSE = st.floats(0.01, 40)
CLOCKS = st.builds(Clock, st.sampled_from(["move", "bank"]), st.floats(30, 600), st.floats(0, 30))


@given(CLOCKS, st.lists(st.tuples(PAUSE, PAUSE), min_size=1, max_size=60))
def test_acting_and_taking_back_again_and_again_stalls_nobody(clock: Clock, rounds: list[tuple[float, float]]) -> None:
    """The next step is the same seat's: its one allowance, or its bank, keeps running down."""
    clocks, now = started(clock), START
    for thinking, regretting in rounds:
        now += thinking
        if clocks.over(now):
            break
        decide(clocks, 0, now)
        now += regretting
        if clocks.over(now):
            break
        clocks.run_back(0, now)
        assert left(clocks, 0, now) <= max(0.0, clock.seconds - (now - START)) + 0.1
    assert now - START <= clock.seconds * (2 if clock.kind == "move" else 1) + clock.increment + 80


@given(CLOCKS, st.lists(st.tuples(PAUSE, PAUSE), min_size=1, max_size=40))
def test_taking_back_what_another_was_to_answer_gains_nothing(clock: Clock, rounds: list[tuple[float, float]]) -> None:
    clocks, now, mine = started(clock), START, 0.0
    for thinking, waiting in rounds:
        now, mine = now + thinking, mine + thinking
        if clocks.over(now):
            break
        decide(clocks, 1, now)
        now += waiting
        clocks.run_back(0, now)
        assert abs(left(clocks, 0, now) - (clock.seconds - mine)) < 0.2


@given(CLOCKS, st.lists(PAUSE, max_size=40))
def test_what_was_spent_and_what_is_left_make_the_bank(clock: Clock, pauses: list[float]) -> None:
    bank = Clock("bank", clock.seconds, clock.increment)
    clocks, now, spent, decided = started(bank), START, [0.0, 0.0], [0, 0]
    for number, pause in enumerate(pauses):
        seat = number % 2
        now += pause
        if clocks.over(now):
            return
        spent[seat] += pause
        decided[seat] += 1
        decide(clocks, 1 - seat, now)
        for one in (0, 1):
            expected = bank.seconds + bank.increment * decided[one] - spent[one]
            assert abs(left(clocks, one, now) - expected) < 0.2
