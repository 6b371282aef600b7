"""Bots share few processes: each gets a fair share of time, and nobody waits much longer than people like to."""

import asyncio
import os
from collections import Counter
from dataclasses import dataclass, field
from functools import partial
from heapq import heappop, heappush
from math import inf

import pytest

from chrysalide.server.table import bot_pool
from chrysalide.server.table.bot_pool import BotPool, usual_processes
from chrysalide.server.table.bot_queue import LEAST, PATIENCE, BotQueue
from tests.server.recording_pool import RecordingPool
from tests.server.site import SECONDS

WANTED = 2.0
OVERHEAD = 0.005  # seconds that an answer takes in addition to the thinking


@dataclass
class QueueSimulation:
    """Tables whose bots think by a simulated clock."""

    line: BotQueue
    now: float = 0.0
    turns: list[tuple[float, int, str, float]] = field(default_factory=list)  # end, number, who, asked
    granted: list[tuple[str, float]] = field(default_factory=list)
    answers: list[tuple[str, float]] = field(default_factory=list)  # who, seconds from question to answer

    def ask(self, who: str, wanted: float = WANTED, hint: bool = False) -> None:
        asked = self.now

        def call(seconds: float) -> None:
            self.granted.append((who, seconds))
            heappush(self.turns, (self.now + seconds + OVERHEAD, len(self.granted), who, asked))

        self.line.wait(self.now, wanted, call, hint)

    def finish(self) -> str:
        """The next bot that has thought long enough answers."""
        self.now, _, who, asked = heappop(self.turns)
        self.answers.append((who, self.now - asked))
        self.line.done(self.now)
        return who


@pytest.mark.parametrize("places", [1, 2, 7])
def test_fifty_tables_that_think_all_the_time_are_answered_in_time_and_alike(places: int) -> None:
    simulation = QueueSimulation(BotQueue(places))
    for table in range(50):
        simulation.ask(f"table {table}")
    while simulation.now < 60:
        simulation.ask(simulation.finish())
    assert max(seconds for _, seconds in simulation.answers) < 1.2 * PATIENCE
    turns = Counter(who for who, _ in simulation.answers)
    assert len(turns) == 50
    assert max(turns.values()) - min(turns.values()) <= 2
    busy = sum(seconds for _, seconds in simulation.granted)
    assert busy > 0.8 * places * min(60, simulation.now)  # waiting time is used for thinking, not wasted


def test_all_who_come_at_once_get_the_same_time() -> None:
    simulation = QueueSimulation(BotQueue(2))
    for table in range(50):
        simulation.ask(f"table {table}")
    for _ in range(50):
        simulation.finish()
    times = [seconds for _, seconds in simulation.granted]
    assert times[0] == WANTED  # nobody else was there yet
    assert times[1] == WANTED
    assert max(times[2:]) - min(times[2:]) < 0.05
    assert max(seconds for _, seconds in simulation.answers) < PATIENCE + 0.2


def test_who_is_alone_gets_what_it_wants() -> None:
    simulation = QueueSimulation(BotQueue(1))
    for _ in range(3):
        simulation.ask("table")
        simulation.finish()
    assert simulation.granted == [("table", WANTED)] * 3


def test_nobody_gets_less_than_the_least() -> None:
    simulation = QueueSimulation(BotQueue(1))
    for table in range(1000):
        simulation.ask(f"table {table}")
    for _ in range(1000):
        simulation.finish()
    assert min(seconds for _, seconds in simulation.granted) == LEAST
    assert [who for who, _ in simulation.answers] == [f"table {table}" for table in range(1000)]


def test_a_small_wish_is_not_made_larger() -> None:
    simulation = QueueSimulation(BotQueue(1))
    simulation.ask("table", wanted=0.01)
    assert simulation.granted == [("table", 0.01)]


def test_a_hint_goes_before_bots_but_two_hints_do_not() -> None:
    simulation = QueueSimulation(BotQueue(1))
    for who in ("bot 0", "bot 1", "bot 2"):
        simulation.ask(who)
    for who in ("hint 0", "hint 1", "hint 2"):
        simulation.ask(who, 1.0, hint=True)
    order = [simulation.finish() for _ in range(6)]
    assert order == ["bot 0", "hint 0", "bot 1", "hint 1", "bot 2", "hint 2"]


def test_hints_follow_one_another_where_no_bot_waits() -> None:
    simulation = QueueSimulation(BotQueue(1))
    for who in ("hint 0", "hint 1"):
        simulation.ask(who, 1.0, hint=True)
    assert [simulation.finish(), simulation.finish()] == ["hint 0", "hint 1"]


def test_who_gives_up_is_not_called() -> None:
    line, called = BotQueue(1), list[float]()
    first = line.wait(0.0, WANTED, called.append)
    second = line.wait(0.0, WANTED, called.append)
    assert not line.give_up(first)  # it is already thinking
    assert line.give_up(second)
    line.done(1.0)
    assert (called, line.thinking) == ([WANTED], 0)


def noted(called: list[str], who: str, _seconds: float) -> None:
    called.append(who)


def test_reviews_begin_only_where_nobody_else_would_think() -> None:
    line, called = BotQueue(2), list[str]()
    line.wait(0.0, WANTED, partial(noted, called, "bot 0"))
    for piece in range(4):
        line.wait_to_review(0.0, partial(noted, called, f"piece {piece}"))
    assert called == ["bot 0", "piece 0"]
    line.wait(1.0, WANTED, partial(noted, called, "bot 1"))  # it has a process, and waits for no piece
    assert called == ["bot 0", "piece 0", "bot 1"]
    line.done_reviewing(2.0)
    assert called == ["bot 0", "piece 0", "bot 1"]  # both processes are needed
    line.wait(2.0, WANTED, partial(noted, called, "bot 2"))
    line.done(3.0)
    assert called[3:] == ["bot 2"]  # which came after the pieces
    line.done(4.0)
    assert called[4:] == ["piece 1"]
    line.done(5.0)
    assert called[5:] == ["piece 2"]
    assert (line.thinking, line.reviewing) == (0, 2)
    line.done_reviewing(6.0)
    assert called[6:] == ["piece 3"]


def test_bots_get_as_much_time_with_reviews_as_without() -> None:
    granted = []
    for pieces in (0, 5):
        simulation = QueueSimulation(BotQueue(1))
        for _ in range(pieces):
            simulation.line.wait_to_review(0.0, lambda _: None)
        for table in range(10):
            simulation.ask(f"table {table}")
        for _ in range(10):
            simulation.finish()
        granted.append(simulation.granted)
    assert granted[0] == granted[1]


def test_a_piece_that_is_given_up_is_not_called() -> None:
    line, called = BotQueue(1), list[float]()
    first = line.wait_to_review(0.0, called.append)
    second = line.wait_to_review(0.0, called.append)
    assert not line.give_up(first)
    assert line.give_up(second)
    line.done_reviewing(1.0)
    assert (called, line.reviewing) == ([inf], 0)


@pytest.mark.parametrize(("cores", "processes"), [(1, 1), (2, 2), (3, 2), (8, 7)])
def test_a_core_is_left_free_where_there_are_several(
    cores: int, processes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda pid: set(range(cores)), raising=False)
    assert usual_processes() == processes


# --- the waiting room -----------------------------------------------------------------------------------------------


async def test_a_question_waits_until_a_process_is_free(monkeypatch: pytest.MonkeyPatch) -> None:
    room, pool = BotPool(1), seen_through(monkeypatch)
    monkeypatch.setattr(room._bots, "pool", pool)
    asked = [asyncio.create_task(room.choose("", "", str(number), {})) for number in range(3)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert [args[2] for args in pool.crossed] == ["0"]
    asked[1].cancel()
    pool.let_go()
    done = await asyncio.wait_for(asyncio.gather(*asked, return_exceptions=True), SECONDS)
    assert [done[0], done[2]] == ["0", "2"]
    assert isinstance(done[1], asyncio.CancelledError)
    assert [args[2] for args in pool.crossed] == ["0", "2"]


async def test_a_question_given_up_when_it_was_just_called_leaves_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    room, pool = BotPool(1), seen_through(monkeypatch)
    monkeypatch.setattr(room._bots, "pool", pool)
    room._queue.wait(0.0, WANTED, lambda seconds: None)
    asked = asyncio.create_task(room.choose("", "", "0", {}))
    await asyncio.sleep(0)
    room._queue.done(0.0)  # now it has been called, but has not noticed yet
    asked.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asked
    pool.let_go()
    assert await asyncio.wait_for(room.choose("", "", "1", {}), SECONDS) == "1"


async def test_a_closed_room_calls_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    room, pool = BotPool(1), seen_through(monkeypatch)
    monkeypatch.setattr(room._bots, "pool", pool)
    first, second = (asyncio.create_task(room.choose("", "", number, {})) for number in ("0", "1"))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    room.close()
    pool.let_go()
    assert await first == "0"
    await asyncio.sleep(0)
    assert len(pool.crossed) == 1
    second.cancel()


def seen_through(monkeypatch: pytest.MonkeyPatch) -> RecordingPool:
    """A pool that answers with the seed of a request, when released."""
    monkeypatch.setattr(bot_pool, "think", lambda game, level, seed, view, seconds, left: seed)
    return RecordingPool(hold=True)
