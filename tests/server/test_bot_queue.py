"""Bots share few processes: everybody gets a fair time, and nobody waits much longer than people like to."""

import asyncio
import os
from collections import Counter
from dataclasses import dataclass, field
from heapq import heappop, heappush

import pytest

from chrysalide.server.table import bot_pool
from chrysalide.server.table.bot_pool import BotPool, usual_processes
from chrysalide.server.table.bot_queue import LEAST, PATIENCE, BotQueue
from tests.server.glass import Glass
from tests.server.site import SECONDS

WANTED = 2.0
OVERHEAD = 0.005  # seconds that an answer takes beside the thinking


@dataclass
class Hall:
    """Tables whose bots think by a clock that only this turns."""

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
        """The next one who has thought enough answers."""
        self.now, _, who, asked = heappop(self.turns)
        self.answers.append((who, self.now - asked))
        self.line.done(self.now)
        return who


@pytest.mark.parametrize("places", [1, 2, 7])
def test_fifty_tables_that_think_all_the_time_are_answered_in_time_and_alike(places: int) -> None:
    hall = Hall(BotQueue(places))
    for table in range(50):
        hall.ask(f"table {table}")
    while hall.now < 60:
        hall.ask(hall.finish())
    assert max(seconds for _, seconds in hall.answers) < 1.2 * PATIENCE
    turns = Counter(who for who, _ in hall.answers)
    assert len(turns) == 50
    assert max(turns.values()) - min(turns.values()) <= 2
    busy = sum(seconds for _, seconds in hall.granted)
    assert busy > 0.8 * places * min(60, hall.now)  # patience is used for thinking, not given away


def test_all_who_come_at_once_get_the_same_time() -> None:
    hall = Hall(BotQueue(2))
    for table in range(50):
        hall.ask(f"table {table}")
    for _ in range(50):
        hall.finish()
    times = [seconds for _, seconds in hall.granted]
    assert times[0] == WANTED  # nobody else was there yet
    assert times[1] == WANTED
    assert max(times[2:]) - min(times[2:]) < 0.05
    assert max(seconds for _, seconds in hall.answers) < PATIENCE + 0.2


def test_who_is_alone_gets_what_it_wants() -> None:
    hall = Hall(BotQueue(1))
    for _ in range(3):
        hall.ask("table")
        hall.finish()
    assert hall.granted == [("table", WANTED)] * 3


def test_nobody_gets_less_than_the_least() -> None:
    hall = Hall(BotQueue(1))
    for table in range(1000):
        hall.ask(f"table {table}")
    for _ in range(1000):
        hall.finish()
    assert min(seconds for _, seconds in hall.granted) == LEAST
    assert [who for who, _ in hall.answers] == [f"table {table}" for table in range(1000)]


def test_a_small_wish_is_not_made_larger() -> None:
    hall = Hall(BotQueue(1))
    hall.ask("table", wanted=0.01)
    assert hall.granted == [("table", 0.01)]


def test_a_hint_goes_before_bots_but_two_hints_do_not() -> None:
    hall = Hall(BotQueue(1))
    for who in ("bot 0", "bot 1", "bot 2"):
        hall.ask(who)
    for who in ("hint 0", "hint 1", "hint 2"):
        hall.ask(who, 1.0, hint=True)
    order = [hall.finish() for _ in range(6)]
    assert order == ["bot 0", "hint 0", "bot 1", "hint 1", "bot 2", "hint 2"]


def test_hints_follow_one_another_where_no_bot_waits() -> None:
    hall = Hall(BotQueue(1))
    for who in ("hint 0", "hint 1"):
        hall.ask(who, 1.0, hint=True)
    assert [hall.finish(), hall.finish()] == ["hint 0", "hint 1"]


def test_who_gives_up_is_not_called() -> None:
    line, called = BotQueue(1), list[float]()
    first = line.wait(0.0, WANTED, called.append)
    second = line.wait(0.0, WANTED, called.append)
    assert not line.give_up(first)  # it thinks already
    assert line.give_up(second)
    line.done(1.0)
    assert (called, line.thinking) == ([WANTED], 0)


@pytest.mark.parametrize(("cores", "processes"), [(1, 1), (2, 2), (3, 2), (8, 7)])
def test_a_core_is_left_free_where_there_are_several(
    cores: int, processes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda pid: set(range(cores)), raising=False)
    assert usual_processes() == processes


# --- the room -------------------------------------------------------------------------------------------------------


async def test_a_question_waits_until_a_process_is_free(monkeypatch: pytest.MonkeyPatch) -> None:
    room, glass = BotPool(1), seen_through(monkeypatch)
    monkeypatch.setattr(room, "_pool", glass)
    asked = [asyncio.create_task(room.choose("", "", str(number), {})) for number in range(3)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert [args[2] for args in glass.crossed] == ["0"]
    asked[1].cancel()
    glass.let_go()
    done = await asyncio.wait_for(asyncio.gather(*asked, return_exceptions=True), SECONDS)
    assert [done[0], done[2]] == ["0", "2"]
    assert isinstance(done[1], asyncio.CancelledError)
    assert [args[2] for args in glass.crossed] == ["0", "2"]


async def test_a_question_given_up_when_it_was_just_called_leaves_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    room, glass = BotPool(1), seen_through(monkeypatch)
    monkeypatch.setattr(room, "_pool", glass)
    room._queue.wait(0.0, WANTED, lambda seconds: None)
    asked = asyncio.create_task(room.choose("", "", "0", {}))
    await asyncio.sleep(0)
    room._queue.done(0.0)  # now it is called, and has not noticed yet
    asked.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asked
    glass.let_go()
    assert await asyncio.wait_for(room.choose("", "", "1", {}), SECONDS) == "1"


async def test_a_closed_room_calls_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    room, glass = BotPool(1), seen_through(monkeypatch)
    monkeypatch.setattr(room, "_pool", glass)
    first, second = (asyncio.create_task(room.choose("", "", number, {})) for number in ("0", "1"))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    room.close()
    glass.let_go()
    assert await first == "0"
    await asyncio.sleep(0)
    assert len(glass.crossed) == 1
    second.cancel()


def seen_through(monkeypatch: pytest.MonkeyPatch) -> Glass:
    """A pool that answers with the seed of a question, when it is let go."""
    monkeypatch.setattr(bot_pool, "think", lambda game, level, seed, view, seconds: seed)
    return Glass(hold=True)
