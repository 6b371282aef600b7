"""Who is connected, who is briefly away, and who is gone."""

from collections.abc import Callable

import pytest

from chrysalide.server.table.presence import Presence

GRACE = 20.0


class Clock:
    """A stand-in for the event loop: time passes when the test says so."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.timers: list[Timer] = []

    def time(self) -> float:
        return self.now

    def call_later(self, seconds: float, run: Callable[[], None]) -> "Timer":
        self.timers.append(Timer(self, self.now + seconds, run))
        return self.timers[-1]

    def pass_by(self, seconds: float) -> None:
        end = self.now + seconds
        while due := [timer for timer in self.timers if timer.at <= end]:
            first = min(due, key=lambda timer: timer.at)
            self.timers.remove(first)
            self.now = first.at
            first.run()
        self.now = end


class Timer:
    def __init__(self, clock: Clock, at: float, run: Callable[[], None]) -> None:
        self.clock, self.at, self.run = clock, at, run

    def cancel(self) -> None:
        if self in self.clock.timers:
            self.clock.timers.remove(self)


class Room:
    """Two people on seats 0 and 1, at a table that was just loaded."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.told: list[float] = []
        self.presence = Presence(GRACE, lambda: self.told.append(round(clock.now - 1000, 1)))
        self.presence.wait_for([0, 1])

    @property
    def gone(self) -> list[int]:
        return [seat for seat in range(3) if self.presence.gone(seat)]


@pytest.fixture
def room(monkeypatch: pytest.MonkeyPatch) -> Room:
    clock = Clock()
    monkeypatch.setattr("chrysalide.server.table.presence.asyncio.get_running_loop", lambda: clock)
    return Room(clock)


def test_whoever_leaves_is_gone_after_a_while(room: Room) -> None:
    room.presence.came([0])
    room.presence.came([1])
    room.clock.pass_by(100)
    room.presence.went([1])
    assert (room.presence.here(0), room.presence.here(1), room.gone) == (True, False, [])
    assert room.presence.seconds_left(1) == 20
    room.clock.pass_by(12.5)
    assert (room.gone, room.presence.seconds_left(1)) == ([], 8)
    room.clock.pass_by(7.6)
    assert (room.gone, room.told) == ([1], [120.0])
    room.presence.came([1])
    assert room.gone == []


def test_loading_a_page_again_is_not_leaving(room: Room) -> None:
    room.presence.came([0])
    room.presence.came([1])
    for _ in range(3):
        room.presence.went([1])
        room.clock.pass_by(15)
        assert room.gone == []
        room.presence.came([1])
        room.clock.pass_by(1)
    room.clock.pass_by(100)
    assert (room.gone, room.told) == ([], [])


def test_one_of_two_screens_is_enough(room: Room) -> None:
    room.presence.came([0, 1])
    room.presence.came([1])
    room.presence.went([0, 1])
    room.clock.pass_by(30)
    assert room.gone == [0]


def test_after_a_start_everybody_has_the_whole_time_to_come_back(room: Room) -> None:
    room.clock.pass_by(15)
    room.presence.came([0])
    assert room.gone == []
    room.clock.pass_by(6)
    assert (room.gone, room.told) == ([1], [20.0])


def test_nobody_is_told_where_nobody_sits(room: Room) -> None:
    room.presence.came([0])
    room.presence.went([0])
    room.presence.came([])  # a spectator
    room.clock.pass_by(100)
    assert (room.gone, room.told, room.clock.timers) == ([0, 1], [], [])


def test_each_one_who_is_gone_is_told(room: Room) -> None:
    room.presence.wait_for([2])
    room.presence.came([0, 1, 2])
    room.presence.came([0])
    room.presence.went([0, 1, 2])
    room.clock.pass_by(5)
    room.presence.wait_for([1, 2])  # already known: their time does not start again
    room.presence.came([2])
    room.presence.went([2])
    room.clock.pass_by(100)
    assert (room.gone, room.told) == ([1, 2], [20.0, 25.0])
