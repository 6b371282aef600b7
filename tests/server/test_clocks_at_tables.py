"""Clocks at real tables: whose time runs, what happens when it runs out, and that nobody loses through our fault."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

import chrysalide
from chrysalide.core.fairness import commitment
from chrysalide.language import LANGUAGES
from chrysalide.server.table.play import decide
from chrysalide.server.table.table import Table
from tests.server.browser import Body, Browser, look
from tests.server.reference_match import know_the_seed, quiet_start
from tests.server.rooms import (
    HANDS,
    OPEN,
    RANDOM,
    all_hear,
    ask,
    first_choice,
    gather_round,
    hold,
    hurry,
    inside,
    people,
    play,
    problem,
    quick_bots,
    rematch,
    room,
    until,
)
from tests.server.site import GAME, PEOPLE, SECONDS, Opened, Site

FIRST = {"first_player": 0}
MINUTE = 60.0
SLACK = 10 * MINUTE  # time that a busy machine may take between two readings of a clock


def move(seconds: float = 60 * MINUTE, on_timeout: str = "play") -> dict[str, Any]:
    return {"kind": "move", "seconds": seconds, "increment": 0, "on_timeout": on_timeout}


def bank(seconds: float = 300 * MINUTE, increment: float = 5 * MINUTE, on_timeout: str = "play") -> dict[str, Any]:
    return {"kind": "bank", "seconds": seconds, "increment": increment, "on_timeout": on_timeout}


def near(told: Body, running: int | None, *left: float | None) -> None:
    """The clocks are as expected, in minutes, apart from the time passed since."""
    assert told["clocks"]["running"] == running
    for given, expected in zip(told["clocks"]["left"], left, strict=True):
        assert (given is None) == (expected is None)
        assert given is None or expected is None or expected * MINUTE - SLACK <= given <= expected * MINUTE


def noted(update: Body) -> list[tuple[str, Body]]:
    return [(line["id"], line["args"]) for line in update["events"] if line["id"].startswith("note-")]


class Scene:
    """Two people and a spectator."""

    def __init__(self, site: Site, table: Opened, browsers: list[Browser]) -> None:
        self.site, self.table, self.browsers = site, table, browsers

    @property
    def seq(self) -> int:
        seq: int = self.browsers[0].present["seq"]
        return seq

    async def over(self) -> list[Body]:
        """What everybody receives when the time runs out now."""
        hurry(self.site, self.table)
        return await all_hear(self.browsers)


async def around(stack: AsyncExitStack, site: Site, *seats: dict[str, str], **wanted: Any) -> Scene:
    table = room(site, *seats, **({"options": FIRST} | wanted))
    return Scene(site, table, await gather_round(stack, site, table, watched=True))


@pytest.fixture
async def stack() -> AsyncIterator[AsyncExitStack]:
    async with AsyncExitStack() as opened:
        yield opened


async def test_the_time_of_the_one_who_is_to_decide_runs(site: Site, stack: AsyncExitStack) -> None:
    scene = await around(stack, site, clock=bank())
    assert site.info(scene.table.id)["clock"] == bank()
    for browser in scene.browsers:
        near(browser.present, 0, 300.0, 300.0)
    hurry(site, scene.table, 100 * MINUTE)
    [actor] = await play(scene.browsers)
    assert actor == 0
    for browser in scene.browsers:
        near(browser.present, browser.present["view"]["actor"], 105.0, 300.0)


async def test_bots_have_no_clock_and_nobodys_runs_before_the_start(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinkers = quick_bots(site, monkeypatch)
    table = room(site, OPEN, RANDOM, clock=move(), options=FIRST)
    async with look(site, table.id) as watcher:
        assert watcher.present["clocks"] is None
        token = site.claim(table.id, table.invitations[0], "Ada").json()["token"]
        near(await watcher.hear("update"), 0, 60.0, None)
    async with look(site, table.id, token) as ada:
        hold(site, table, thinkers)
        while ada.present["choices"]:
            await ada.act(first_choice(ada))
            await ada.hear("update")
        assert ada.present["clocks"]["running"] is None
        assert inside(site, table, lambda found: found.clocks and found.clocks.deadline) is None
        assert thinkers.held is not None
        site.loop.call_soon_threadsafe(thinkers.held.set)
        while not ada.present["choices"]:
            await ada.hear("update")
        near(ada.present, 0, 60.0, None)


async def test_a_bot_makes_the_decision_that_came_too_late(
    site: Site, stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinkers = quick_bots(site, monkeypatch)
    scene = await around(stack, site, clock=move(on_timeout="play"))
    asked, before = scene.seq, site.stored(scene.table.id)[1]
    for update in await scene.over():
        assert noted(update) == [("note-time-play", {"seat": 0})]
        assert update["events"][0]["id"] == "note-time-play"
        assert len(update["events"]) > 1
    assert thinkers.asked == [("medium", scene.table.id, asked)]
    entries = site.stored(scene.table.id)[1]
    assert entries[: len(before)] == before
    assert entries[len(before)].startswith("take ")
    assert [seat["keeper"] for seat in site.info(scene.table.id)["seats"]] == [None, None]
    await play(scene.browsers)  # and the next player continues
    async with look(site, scene.table.id) as late:
        assert [line["id"] for line in late.present["log"]].count("note-time-play") == 1
    assert "note" not in site.record(scene.table.id)


async def test_a_bot_keeps_the_seat_until_its_owner_plays_again(
    site: Site, stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick_bots(site, monkeypatch)
    scene = await around(stack, site, clock=bank(on_timeout="keep", increment=40 * MINUTE))
    for update in await scene.over():
        assert noted(update) == [("note-time-keep", {"seat": 0, "level": "medium"})]
        near(update, 0, 0.0, 300.0)  # until the bot has made the overdue decision
    for browser in scene.browsers:
        assert (await browser.hear("table"))["seats"][0]["keeper"] == "medium"
        await browser.hear("update")  # the bot has decided
        while browser.present["view"]["actor"] == 0:
            await browser.hear("update")
        near(browser.present, 1, 40.0, 300.0)
    await scene.browsers[0].send("resume", seat=0)
    for update in await all_hear(scene.browsers):
        assert noted(update) == [("note-resume", {"seat": 0})]
    await all_hear(scene.browsers, "table")
    decided = 0
    while scene.browsers[0].present["view"]["actor"] == 1:
        await play(scene.browsers)
        decided += 1
    near(scene.browsers[0].present, 0, 40.0, 300.0 + 40 * decided)  # the one increment, and no more


@pytest.mark.parametrize("clock", [move(on_timeout="keep"), bank(on_timeout="keep")])
async def test_what_somebody_had_no_time_for_is_the_bots_to_decide(
    site: Site, stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch, clock: Body
) -> None:
    """Otherwise somebody could hold up a table forever by letting the time run out and resuming, over and over."""
    thinkers = quick_bots(site, monkeypatch)
    scene = await around(stack, site, clock=clock)
    hold(site, scene.table, thinkers)
    await scene.over()
    await all_hear(scene.browsers, "table")
    await scene.browsers[0].send("resume", seat=0)
    assert (await scene.browsers[0].refused())["message"]["id"] == "error-bot-decides"


@pytest.mark.parametrize("clock", [move(), bank()])
async def test_letting_a_bot_play_and_playing_again_gains_no_time(
    site: Site, stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch, clock: Body
) -> None:
    thinkers = quick_bots(site, monkeypatch)
    scene = await around(stack, site, clock=clock)
    hold(site, scene.table, thinkers)
    hurry(site, scene.table, 25 * MINUTE)
    for _ in range(3):
        await scene.browsers[0].send("keep", seat=0, level="random")
        await scene.browsers[0].send("resume", seat=0)
        for browser in scene.browsers:
            for kind in ("update", "table") * 2:
                await browser.hear(kind)
    near(scene.browsers[2].present, 0, 25.0, clock["seconds"] / MINUTE)


async def test_whoever_runs_out_of_time_has_lost(
    site: Site, stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    know_the_seed(monkeypatch)
    scene = await around(stack, site, clock=move(on_timeout="loss"))
    await play(scene.browsers)
    late = scene.browsers[0].present["view"]["actor"]
    for update in await scene.over():
        assert noted(update) == [("note-time-loss", {"seat": late})]
        assert (update["choices"], update["undo"], update["undo_ask"]) == ([], False, False)
        assert update["clocks"]["running"] is None
    for browser in scene.browsers:
        info = await browser.hear("table")
        assert (info["status"], info["ending"]) == ("over", {"seat": late, "why": "time"})
        assert (info["winners"], commitment(info["seed"])) == ([1 - late], info["commitment"])
    player, other = scene.browsers[late], scene.browsers[1 - late]
    for kind, body in (("act", {"action": "take 1"}), ("undo", {}), ("ask_undo", {}), ("hint", {})):
        await player.send(kind, seq=scene.seq, **body)
        assert (await player.refused())["message"]["id"] in {"error-over", "undo-over"}
    await other.send("keep", seat=1 - late, level="random")
    assert (await other.refused())["code"] == "over"
    record = site.record(scene.table.id)
    assert f"seed: {info['seed']}" in record
    assert chrysalide.verify(record).honest
    assert site.get(f"/api/tables/{scene.table.id}/positions/3?eyes=1").json()["view"]["viewer"] == 1
    assert rematch(site, scene.table.id, scene.table.tokens[late]).status_code == 200


@pytest.mark.parametrize(
    ("game", "seats", "options", "winners"),
    [
        (HANDS, 4, {"teams": True, "starter": 0}, [1, 3]),
        (HANDS, 3, {"starter": 0}, [1, 2]),
        ("extinction", 3, {}, []),
    ],
)
async def test_with_the_whole_side(
    site: Site, game: str, seats: int, options: dict[str, Any], winners: list[int]
) -> None:
    table = room(site, *people(*"ABCD"[:seats]), game=game, options=options, clock=move(on_timeout="loss"))
    async with look(site, table.id) as watcher:
        late = watcher.present["clocks"]["running"]
        hurry(site, table)
        assert noted(await watcher.hear("update")) == [("note-time-loss", {"seat": late})]
        info = await watcher.hear("table")
    assert (info["status"], info["ending"], info["winners"]) == ("over", {"seat": late, "why": "time"}, winners)
    again = site.info(table.id)  # read again from the database
    assert (again["status"], again["ending"], again["winners"]) == ("over", info["ending"], winners)


@pytest.mark.parametrize("on_timeout", ["play", "keep", "loss"])
async def test_a_decision_in_the_last_moment_counts(
    site: Site, stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch, on_timeout: str
) -> None:
    """It was on its way when the time ran out; whichever is first counts."""
    thinkers = quick_bots(site, monkeypatch)
    scene = await around(stack, site, clock=move(on_timeout=on_timeout))
    action = first_choice(scene.browsers[0])

    async def at_once(table: Table) -> None:
        assert table.clocks is not None
        thinkers.held = asyncio.Event()
        table.clocks.deadline = time.time() - 0.001
        table.time.close()
        if on_timeout == "play":
            await table.time.run_out()  # the bot begins to think
            await decide(table, 0, scene.seq, action)
        else:
            await asyncio.gather(decide(table, 0, scene.seq, action), table.time.run_out())

    found = site.tables._open[scene.table.id]
    await asyncio.to_thread(asyncio.run_coroutine_threadsafe(at_once(found), site.loop).result, SECONDS)
    for update in await all_hear(scene.browsers):
        assert noted(update) == []
    assert thinkers.held is not None
    site.loop.call_soon_threadsafe(thinkers.held.set)
    for browser in scene.browsers:
        await browser.hear_nothing()
    assert site.info(scene.table.id)["status"] == "playing"
    assert site.stored(scene.table.id)[0] == scene.seq


async def test_time_runs_out_also_where_nobody_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And a table that cannot be read does not prevent the others from timing out."""
    monkeypatch.setattr("chrysalide.server.table.room.ROUND", 0.02)
    monkeypatch.setattr("chrysalide.server.table.table.AMENDS", -60.0)
    with Site(tmp_path / "site.db") as site:
        quick_bots(site, monkeypatch)
        broken = room(site, clock=move(on_timeout="loss"))
        tables = {way: room(site, clock=move(on_timeout=way), options=FIRST) for way in ("loss", "keep", "play")}
        assert not site.tables._open
        site.sql("UPDATE tables SET rules_version = 99 WHERE id = ?", broken.id)
        site.sql("UPDATE tables SET deadline = ?", time.time() - 1)
        expected = {"loss": "note-time-loss", "keep": "note-time-keep", "play": "note-time-play"}
        wanted = {(table.id, expected[way]) for way, table in tables.items()}
        await until(lambda: set(site.sql("SELECT table_id, id FROM notes")) == wanted)
        await until(lambda: not site.tables._open)  # and nothing stays in memory
        assert site.info(tables["loss"].id)["ending"] == {"seat": 0, "why": "time"}


async def test_nobody_loses_what_ran_out_while_the_site_was_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("chrysalide.server.table.table.AMENDS", 30 * MINUTE)
    with Site(tmp_path / "site.db") as site:
        table, long = (room(site, clock=move(on_timeout="loss"), options=FIRST) for _ in range(2))
        site.sql("UPDATE tables SET deadline = ? WHERE id = ?", time.time() - 100, table.id)
    with Site(tmp_path / "site.db") as again:
        async with look(again, table.id, table.tokens[0]) as ada, look(again, long.id) as watcher:
            near(ada.present, 0, 30.0, 60.0)
            near(watcher.present, 0, 60.0, 60.0)  # nothing is added if enough is left
            await ada.act(first_choice(ada))
            await ada.hear("update")
        assert again.info(table.id)["status"] == "playing"


async def test_nobody_loses_while_the_database_is_away(
    site: Site, stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("chrysalide.server.table.table.AMENDS", 30 * MINUTE)
    scene = await around(stack, site, clock=move(on_timeout="loss"))
    with site.unwritable():
        await scene.browsers[0].act(first_choice(scene.browsers[0]))
        assert (await scene.browsers[0].refused())["code"] == "storage"
        hurry(site, scene.table)
    await play(scene.browsers)
    assert site.info(scene.table.id)["status"] == "playing"


async def test_taking_back_brings_no_time_back(
    site: Site, stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    seed, action = quiet_start()
    know_the_seed(monkeypatch, seed)
    scene = await around(stack, site, clock=bank(increment=30 * MINUTE))
    hurry(site, scene.table, 20 * MINUTE)
    await scene.browsers[0].act(action)
    for update in await all_hear(scene.browsers):
        near(update, update["view"]["actor"], 50.0, 300.0)
    await scene.browsers[0].send("undo", seq=scene.seq)
    for update in await all_hear(scene.browsers):
        near(update, 0, 20.0, 300.0)


async def test_a_decision_of_a_bot_that_is_taken_back_is_too_late_again(
    site: Site, stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick_bots(site, monkeypatch)
    seed, action = quiet_start()
    know_the_seed(monkeypatch, seed)

    async def choose(*_: object) -> str:
        return action

    monkeypatch.setattr(site.tables.bots, "choose", choose)
    scene = await around(stack, site, clock=bank(300, 0, "play"))
    await scene.over()
    await scene.browsers[0].send("undo", seq=scene.seq)
    for update in await all_hear(scene.browsers):
        assert (update["kind"], update["clocks"]["left"][0]) == ("undo", 0.0)
    for update in await all_hear(scene.browsers):
        assert noted(update) == [("note-time-play", {"seat": 0})]


@pytest.mark.parametrize(
    ("clock", "where"),
    [
        (move(4.9), "clock.seconds"),
        (move(30 * 86400 + 1), "clock.seconds"),
        (bank(29), "clock"),
        (bank(30, -1), "clock.increment"),
        (bank(30, 86401), "clock.increment"),
        (bank(float("nan")), "clock.seconds"),
        (bank(300, float("inf")), "clock.increment"),
        ({**move(), "kind": "egg"}, "clock.kind"),
        (move(on_timeout="cry"), "clock.on_timeout"),
        ({"kind": "move"}, "clock.seconds"),
        ({**move(), "seconds": "long"}, "clock.seconds"),
        ({**move(), "delay": 3}, "clock.delay"),
        ("fast", "clock"),
    ],
)
def test_a_clock_that_cannot_be(site: Site, clock: object, where: str) -> None:
    before = site.sql("SELECT COUNT(*) FROM tables")
    texts = set()
    for lang in LANGUAGES:
        answer = ask(site, "", {"game": GAME, "seats": list(PEOPLE), "clock": clock}, lang=lang)
        assert problem(answer) == (422, "bad-request", "error-bad-request")
        error = answer.json()["error"]
        assert error["message"]["args"]["where"] == where
        texts.add(error["text"])
    assert len(texts) == 3
    assert site.sql("SELECT COUNT(*) FROM tables") == before


@pytest.mark.parametrize("clock", [move(5), move(30 * 86400, "keep"), bank(30, 0), bank(30 * 86400, 86400, "loss")])
def test_the_longest_and_the_shortest(site: Site, clock: Body) -> None:
    assert site.info(room(site, clock=clock).id)["clock"] == clock
