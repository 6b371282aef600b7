"""Nobody can stop their own clock: letting a bot play and resuming gains no time."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

import pytest

from chrysalide.server.table.table import Table
from tests.server.browser import Body, Browser
from tests.server.rooms import Thinkers, all_hear, gather_round, hold, hurry, inside, quick_bots, room
from tests.server.site import Opened, Site

MINUTE = 60  # seconds; the tests use hours, enough on any machine


def bank(seconds: float = 300 * MINUTE, increment: float = 0, on_timeout: str = "play") -> dict[str, Any]:
    return {"kind": "bank", "seconds": seconds, "increment": increment, "on_timeout": on_timeout}


def move(seconds: float = 60 * MINUTE, on_timeout: str = "play") -> dict[str, Any]:
    return {"kind": "move", "seconds": seconds, "increment": 0, "on_timeout": on_timeout}


class Scene:
    """Two people; it is seat 0's turn, and no bot finishes thinking until released."""

    def __init__(self, site: Site, table: Opened, browsers: list[Browser], thinkers: Thinkers) -> None:
        self.site, self.table, self.browsers, self.thinkers = site, table, browsers, thinkers

    @property
    def ada(self) -> Browser:
        return self.browsers[0]

    async def say(self, kind: str, **body: Any) -> list[Body]:
        await self.ada.send(kind, seat=0, **body)
        updates = await all_hear(self.browsers)
        await all_hear(self.browsers, "table")
        return updates

    async def refused(self, kind: str, **body: Any) -> str:
        await self.ada.send(kind, seat=0, **body)
        return str((await self.ada.refused())["message"]["id"])

    def let_go(self) -> None:
        assert self.thinkers.held is not None
        self.site.loop.call_soon_threadsafe(self.thinkers.held.set)

    async def bots_decide(self) -> None:
        """Until it is somebody else's turn."""
        self.let_go()
        for browser in self.browsers:
            while browser.present["view"]["actor"] == 0:
                await browser.hear("update")

    def deadline(self) -> float | None:
        def look(table: Table) -> float | None:
            assert table.clocks is not None
            return table.clocks.deadline

        return inside(self.site, self.table, look)


@pytest.fixture
async def stack() -> AsyncIterator[AsyncExitStack]:
    async with AsyncExitStack() as opened:
        yield opened


async def around(stack: AsyncExitStack, site: Site, monkeypatch: pytest.MonkeyPatch, clock: Body) -> Scene:
    thinkers = quick_bots(site, monkeypatch)
    table = room(site, options={"first_player": 0}, clock=clock)
    scene = Scene(site, table, await gather_round(stack, site, table), thinkers)
    hold(site, table, thinkers)
    return scene


@pytest.mark.parametrize("clock", [bank(30 * MINUTE), move()])
async def test_time_runs_until_somebody_has_decided(
    site: Site, stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch, clock: Body
) -> None:
    """A bank of 30 minutes used to last as long as its owner liked."""
    scene = await around(stack, site, monkeypatch, clock)
    hurry(site, scene.table, 25 * MINUTE)
    deadline = scene.deadline()
    for _ in range(3):
        for update in await scene.say("keep", level="random"):
            assert update["clocks"]["running"] == 0
        assert scene.deadline() == deadline
        for update in await scene.say("resume"):
            assert update["clocks"]["running"] == 0
        assert scene.deadline() == deadline


async def test_time_that_runs_out_while_a_bot_thinks_is_over(
    site: Site, stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise somebody about to lose on time would let a bot play."""
    scene = await around(stack, site, monkeypatch, bank(on_timeout="loss"))
    await scene.say("keep", level="random")
    hurry(site, scene.table)
    assert (await all_hear(scene.browsers))[1]["events"][0]["id"] == "note-time-loss"
    assert (await scene.ada.hear("table"))["ending"] == {"seat": 0, "why": "time"}


@pytest.mark.parametrize("clock", [bank(on_timeout="play"), move(on_timeout="play"), move(on_timeout="keep")])
@pytest.mark.parametrize("kept", [False, True])
async def test_after_the_time_is_over_nobody_puts_the_decision_off(
    site: Site, stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch, clock: Body, kept: bool
) -> None:
    """Each change of who plays makes a bot think again: with no time left that could go on forever."""
    scene = await around(stack, site, monkeypatch, clock)
    if kept:
        await scene.say("keep", level="random")
    hurry(site, scene.table)
    if clock["on_timeout"] == "keep" and not kept:
        await all_hear(scene.browsers)
        await all_hear(scene.browsers, "table")
    assert (
        await scene.refused("resume" if kept else "keep", **({} if kept else {"level": "easy"})) == "error-bot-decides"
    )
    await scene.bots_decide()
    assert scene.browsers[1].present["view"]["actor"] == 1


async def test_what_a_bot_decides_in_time_earns_no_increment(
    site: Site, stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = await around(stack, site, monkeypatch, bank(increment=60 * MINUTE))
    await scene.say("keep", level="random")
    hurry(site, scene.table, 100 * MINUTE)
    await scene.bots_decide()
    left = scene.ada.present["clocks"]["left"][0]
    assert left <= 100 * MINUTE
    for update in await scene.say("resume"):
        assert update["clocks"]["left"][0] == left


async def test_a_bank_that_is_used_up_stays_so(
    site: Site, stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = await around(stack, site, monkeypatch, bank(on_timeout="keep"))
    hurry(site, scene.table)
    await all_hear(scene.browsers)
    await all_hear(scene.browsers, "table")
    await scene.bots_decide()
    assert scene.ada.present["clocks"]["left"][0] == 0
    assert await scene.refused("resume") == "error-no-time"


async def test_whoever_ran_out_of_time_comes_back_with_one_increment(
    site: Site, stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = await around(stack, site, monkeypatch, bank(increment=40 * MINUTE, on_timeout="keep"))
    hurry(site, scene.table)
    await all_hear(scene.browsers)
    await all_hear(scene.browsers, "table")
    await scene.bots_decide()
    assert 0 < scene.ada.present["clocks"]["left"][0] <= 40 * MINUTE
    await scene.say("resume")
