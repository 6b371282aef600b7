"""Nobody's moves are undone while they are away, and what was undone stays visible to everybody."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

import chrysalide
from tests.server.browser import Body, Browser, look
from tests.server.reference_match import know_the_seed, quiet_start
from tests.server.rooms import HANDS, all_hear, gather_round, people, play, quick_bots, room
from tests.server.site import Opened, Site


@pytest.fixture(scope="module")
def brief(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site where people who left count as gone after a moment."""
    with Site(tmp_path_factory.mktemp("site") / "site.db", grace=0.2) as running:
        yield running


@pytest.fixture
async def stack() -> AsyncIterator[AsyncExitStack]:
    async with AsyncExitStack() as opened:
        yield opened


def keepers(site: Site, table: Opened) -> list[str | None]:
    return [seat["keeper"] for seat in site.info(table.id)["seats"]]


async def without_bo(site: Site, table: Opened) -> None:
    """Both have decided something; then Bo leaves."""
    async with AsyncExitStack() as around:
        browsers = await gather_round(around, site, table)
        while set(await play(browsers)) != {1}:
            pass


async def keep_the_absent(ada: Browser, seat: int, **level: str) -> None:
    """Let a bot play for the person there once they are gone."""
    while not (ada.heard[-1].get("table") or {"seats": {seat: {"gone": False}}})["seats"][seat]["gone"]:
        await ada.read()
    await ada.send("keep", seat=seat, **level)
    while (await ada.find("table"))["seats"][seat]["keeper"] is None:
        pass


async def rest(ada: Browser) -> None:
    """Until it is Ada's turn."""
    while not ada.present["choices"]:
        await ada.hear("update")


async def test_a_bot_that_others_set_does_not_consent_for_the_absent(
    brief: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The opponent waits, lets a bot play and asks it to go back, again and again: not one entry is undone."""
    quick_bots(brief, monkeypatch)
    table = room(brief, options={"first_player": 0})
    await without_bo(brief, table)
    before = brief.stored(table.id)[1]
    async with look(brief, table.id, table.tokens[0]) as ada:
        await keep_the_absent(ada, 1, level="medium")
        await rest(ada)
        entries = brief.stored(table.id)[1]
        await ada.send("ask_undo", seq=ada.present["seq"])
        asked = await ada.hear("update")
        assert (asked["kind"], asked["undo_asked"]["missing"]) == ("step", [1])
        assert brief.stored(table.id)[1] == entries
        assert entries[: len(before)] == before
        async with look(brief, table.id, table.tokens[1]) as bo:  # Bo has to answer, although a bot plays for him
            assert bo.present["undo_asked"]["missing"] == [1]
            await bo.send("answer_undo", seq=bo.present["seq"], agree=True)
            assert (await bo.hear("update"))["kind"] == "undo"
    assert len(brief.stored(table.id)[1]) < len(entries)


async def test_a_bot_that_its_owner_set_agrees_to_what_came_after_it(
    site: Site, stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick_bots(site, monkeypatch)
    table = room(site, options={"first_player": 0})
    ada, bo = await gather_round(stack, site, table)
    while await play([ada, bo]) != [1]:
        pass
    await bo.send("keep", seat=1, level="random")
    handed_over = ada.present["length"]
    for browser in (ada, bo):
        await browser.hear("update")
        await browser.hear("table")
        while browser.present["view"]["actor"] != 0:
            await browser.hear("update")
    await ada.send("ask_undo", seq=ada.present["seq"])  # back to before her last decision, before the bot came
    for update in await all_hear([ada, bo]):
        assert (update["kind"], update["undo_asked"]["missing"]) == ("step", [1])
    await bo.send("answer_undo", seq=bo.present["seq"], agree=False)
    await all_hear([ada, bo])
    await ada.act(ada.present["choices"][0]["action"])
    await ada.hear("update")
    while ada.present["view"]["actor"] != 0:
        await ada.hear("update")
    await ada.send("ask_undo", seq=ada.present["seq"])  # her decision after that
    while (await ada.hear("update"))["kind"] != "undo":
        pass
    assert ada.present["length"] >= handed_over


# --- what was undone is kept -----------------------------------------------------------------------------------------


def undo_lines(update: Body) -> list[Body]:
    return [line for line in update["log"] if line["id"].startswith("note-undo")]


async def undone_once(site: Site, monkeypatch: pytest.MonkeyPatch, stack: AsyncExitStack) -> tuple[Opened, list[Any]]:
    """Seat 0 has decided something, undone it and decided it again."""
    seed, action = quiet_start()
    know_the_seed(monkeypatch, seed)
    table = room(site, options={"first_player": 0})
    browsers = await gather_round(stack, site, table, watched=True)
    await browsers[0].act(action)
    told = [update["events"] for update in await all_hear(browsers)]
    await browsers[0].send("undo", seq=browsers[0].present["seq"])
    await all_hear(browsers)
    return table, [browsers, action, told]


async def test_the_log_tells_what_was_undone(
    site: Site, stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, [browsers, _action, told] = await undone_once(site, monkeypatch, stack)
    for browser, events in zip(browsers, told, strict=True):
        [line] = undo_lines(browser.present)
        assert (line["args"], line["undone"]) == ({"seat": 0, "entries": 1}, events)
        assert events
    async with look(site, table.id) as late:
        assert undo_lines(late.present)[0]["undone"] == told[2]


async def test_the_database_keeps_what_was_undone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Site(tmp_path / "site.db") as site:
        async with AsyncExitStack() as around:
            table, [browsers, action, _] = await undone_once(site, monkeypatch, around)
            place = browsers[0].present["length"]
            log = browsers[2].present["log"]
        assert site.sql("SELECT note, number, text FROM undone WHERE table_id = ?", table.id) == [(0, place, action)]
    with Site(tmp_path / "site.db") as again:
        async with look(again, table.id) as late:
            assert late.present["log"] == log


async def test_a_record_with_undone_moves_loads_and_verifies(
    site: Site, stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, [browsers, action, _] = await undone_once(site, monkeypatch, stack)
    await browsers[0].act(action)
    await all_hear(browsers)
    await play(browsers)
    record = site.record(table.id)
    assert f"0 {action}\nundo 1 by 0\n0 {action}\n" in record
    match = chrysalide.load(record)
    assert match.entries == site.stored(table.id)[1]
    [undo] = match.undone
    assert (undo.seat, [made.action.text for made in undo.removed]) == (0, [action])
    assert match.record() == record


async def test_a_replay_can_follow_undone_moves(
    site: Site, stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, [browsers, action, told] = await undone_once(site, monkeypatch, stack)
    length = browsers[0].present["length"]
    await browsers[0].act(action)
    await all_hear(browsers)
    info = site.info(table.id)
    assert (info["length"], info["history"]) == (browsers[0].present["length"], browsers[0].present["length"] + 2)
    answer = site.get(f"/api/tables/{table.id}/positions?history=true&count=32")
    positions = answer.json()["positions"]
    assert [position["index"] for position in positions] == list(range(info["history"] + 1))
    made, undone, again = positions[length + 1 : length + 4]
    assert (made["entry"], made["undone"], made["undo"], made["events"]) == (action, True, None, told[2])
    assert (undone["entry"], undone["undone"], undone["undo"]) == (None, False, {"seat": 0, "entries": 1})
    assert (again["entry"], again["undone"], again["view"]) == (action, False, made["view"])
    assert undone["view"] == positions[length]["view"]
    assert [step["place"] for step in (made, undone, again)] == [length, length, length + 1]
    assert [position["step"] for position in positions] == list(range(info["history"] + 1))
    single = site.get(f"/api/tables/{table.id}/positions/{length + 2}?history=true").json()
    assert {name: single[name] for name in undone} == undone
    plain = site.get(f"/api/tables/{table.id}/positions?count=32").json()["positions"]
    assert [position["entry"] for position in plain[1:]] == site.stored(table.id)[1]
    assert [position["step"] for position in plain[length:]] == [length, length + 3]


async def test_undone_within_undone_is_kept(site: Site, stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch) -> None:
    """An undo inside a stretch that was undone later: history still shows both in order."""
    table, [browsers, action, _] = await undone_once(site, monkeypatch, stack)
    await browsers[0].act(action)
    await all_hear(browsers)
    await play(browsers)
    made = site.stored(table.id)[1]
    await browsers[0].send("ask_undo", seq=browsers[0].present["seq"])
    await all_hear(browsers)
    await browsers[1].send("answer_undo", seq=browsers[0].present["seq"], agree=True)
    await all_hear(browsers)
    live = site.stored(table.id)[1]
    record = site.record(table.id)
    match = chrysalide.load(record)
    assert (match.entries, match.record()) == (live, record)
    lines = [[entry.action.text for entry in undo.removed] for undo in match.undone]
    assert lines == [[action], made[len(live) :]]
    assert [undo.agreed for undo in match.undone] == [False, True]


async def test_only_so_much_can_be_undone(site: Site, stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch) -> None:
    """All of it is kept, so there is a limit."""
    monkeypatch.setattr("chrysalide.server.table.updates.MOST_UNDONE", 2)
    _table, [browsers, action, _] = await undone_once(site, monkeypatch, stack)
    for _ in range(2):
        await browsers[0].act(action)
        await all_hear(browsers)
        await browsers[0].send("undo", seq=browsers[0].present["seq"])
        kind, _body = await browsers[0].read()
        if kind == "update":
            await all_hear(browsers[1:])
    assert browsers[0].heard[-1]["refused"]["message"]["id"] == "undo-too-many"


async def test_a_record_with_undone_moves_can_be_imported(
    site: Site, stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, [browsers, action, _] = await undone_once(site, monkeypatch, stack)
    await browsers[0].act(action)
    await all_hear(browsers)
    record = site.record(table.id)
    made = site.http.post("/api/records", content=record, headers={"Content-Type": "text/plain"})
    assert made.status_code == 201, made.text
    copy = made.json()["table"]
    async with look(site, copy) as reader:
        [line] = undo_lines(reader.present)
        assert line["undone"]
    assert site.info(copy)["history"] == site.info(copy)["length"] + 2
    assert chrysalide.load(site.record(copy)).undone


async def test_people_with_secret_hands_see_no_more_of_what_was_undone(site: Site, stack: AsyncExitStack) -> None:
    table = room(site, *people("Ada", "Bo"), game=HANDS, options={"starter": 0})
    browsers = await gather_round(stack, site, table, watched=True)
    while not any(browser.present["undo_ask"] for browser in browsers):
        await play(browsers)
    asker = next(seat for seat, browser in enumerate(browsers) if browser.present["undo_ask"])
    length = browsers[0].present["length"]
    whole = site.record(table.id, table.tokens[asker])
    await browsers[asker].send("ask_undo", seq=browsers[0].present["seq"])
    await all_hear(browsers)
    await browsers[1 - asker].send("answer_undo", seq=browsers[0].present["seq"], agree=True)
    await all_hear(browsers)
    for viewer, token in ((asker, table.tokens[asker]), (1 - asker, table.tokens[1 - asker]), (None, None)):
        lines = site.record(table.id, token).split("\n\n")[1].splitlines()
        undo = next(place for place, line in enumerate(lines) if line.startswith("undo "))
        assert undo == length
        if viewer == asker:
            assert lines[:undo] == whole.split("\n\n")[1].splitlines()
    await asyncio.sleep(0)
