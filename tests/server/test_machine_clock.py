"""The time of day is set while people play: nobody's time runs out by it."""

import asyncio
import time

import pytest

from chrysalide.server.store.rows import Clock
from chrysalide.server.table.clock import Clocks
from chrysalide.server.table.machine_clock import MachineClock
from chrysalide.server.table.table import Table
from tests.server.browser import look
from tests.server.rooms import inside, room
from tests.server.site import Site

HOUR = 3600.0


def test_a_clock_that_nobody_can_set_shows_by_how_much(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, day = MachineClock(), time.time
    assert abs(clock.jumped()) < 1
    monkeypatch.setattr("chrysalide.server.table.machine_clock.time.time", lambda: day() + HOUR)
    assert abs(clock.jumped() - HOUR) < 1
    assert abs(clock.jumped()) < 1, "once"
    monkeypatch.undo()
    assert abs(clock.jumped() + HOUR) < 1


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_what_is_left_stays(jump: float) -> None:
    clocks = Clocks(Clock("bank", 600), [600.0, 600.0], 0, 1600.0)
    clocks.shift(jump)
    assert clocks.as_json(1000.0 + jump)["left"] == [600.0, 600.0]
    stopped = Clocks(Clock("bank", 600), [600.0, 600.0], None, None)
    stopped.shift(jump)
    assert stopped.as_json(1000.0 + jump)["left"] == [600.0, 600.0]


def deadline(table: Table) -> float:
    assert table.clocks is not None
    assert table.clocks.deadline is not None
    return table.clocks.deadline


async def test_at_a_table(own_site: Site) -> None:
    """As if the time of day were an hour later all at once: the deadline follows, and later tables get their amends."""
    table = room(own_site, clock={"kind": "bank", "seconds": 600, "increment": 0, "on_timeout": "loss"})
    async with look(own_site, table.id, *table.tokens.values()) as both:
        before = inside(own_site, table, deadline)
        up = own_site.tables.up

        async def is_set() -> None:
            own_site.tables._time_was_set(HOUR)

        await asyncio.to_thread(asyncio.run_coroutine_threadsafe(is_set(), own_site.loop).result)
        after = inside(own_site, table, deadline)
        assert after == before + HOUR
        assert own_site.tables.up > up
        await both.act(both.present["choices"][0]["action"])
        assert (await both.hear("update"))["clocks"]["left"]
