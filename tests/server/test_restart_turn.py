"""Restarting a turn: one message, one stored change, however many decisions it removes."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

import chrysalide
from chrysalide.core.verify import verify
from tests.postgres import Cluster
from tests.server.browser import Browser, look
from tests.server.rooms import all_hear, first_choice, gather_round, on_disk, room
from tests.server.site import Opened, Site

GAME = "papilio"  # where a turn has several decisions that reveal nothing
FIRST = {"starter": 0}


@pytest.fixture
async def stack() -> AsyncIterator[AsyncExitStack]:
    async with AsyncExitStack() as opened:
        yield opened


async def in_mid_turn(
    stack: AsyncExitStack, site: Site, decisions: int = 2
) -> tuple[Opened, list[Browser], int, list[int]]:
    """Somebody has made this many decisions of their turn, all of which may be undone; also the lengths before each."""
    table = room(site, game=GAME, options=FIRST)
    browsers = await gather_round(stack, site, table, watched=True)
    begun: list[int] = []
    whose = -1
    while len(begun) < decisions:
        actor, length = browsers[0].present["view"]["actor"], browsers[0].present["length"]
        begun = [*begun, length] if actor == whose else [length]
        whose = actor
        await browsers[actor].act(first_choice(browsers[actor]))
        await all_hear(browsers)
        if not browsers[whose].present["undo"]:
            begun = []
    return table, browsers, whose, begun


async def restart(browsers: list[Browser], seat: int) -> list[dict[str, Any]]:
    await browsers[seat].send("undo", seq=browsers[seat].present["seq"], turn=True)
    return await all_hear(browsers)


@pytest.fixture(params=["sqlite", "postgresql"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    if request.param == "sqlite":
        return tmp_path / "site.db"
    cluster: Cluster = request.getfixturevalue("postgres")
    return cluster.fresh()


async def test_the_whole_turn_goes_in_one_change(stack: AsyncExitStack, kept: Path | str) -> None:
    with Site(kept) as site:
        async with AsyncExitStack() as around:
            table, browsers, seat, begun = await in_mid_turn(around, site, 3)
            before = on_disk(site, table)
            entries = before.entries
            assert browsers[seat].present["undo_turn"] is True
            assert [browser.present["undo_turn"] for browser in browsers].count(True) == 1
            told = await restart(browsers, seat)
            assert {update["kind"] for update in told} == {"undo"}
            assert {update["length"] for update in told} == {begun[0]}
            after = on_disk(site, table)
            assert (after.version, after.entries) == (before.version + 1, entries[: begun[0]])
            for update in told:
                [line] = [line for line in update["log"] if line["id"] == "note-undo-turn"]
                assert line["args"] == {"seat": seat, "entries": len(entries) - begun[0]}
                assert line["undone"]
            assert told[seat]["choices"]
            log = told[2]["log"]
    with Site(kept) as again:
        async with look(again, table.id) as late:  # a restarted site tells the same
            assert late.present["log"] == log


async def test_the_record_of_a_restarted_turn_replays_and_verifies(site: Site, stack: AsyncExitStack) -> None:
    table, browsers, seat, begun = await in_mid_turn(stack, site)
    removed = len(site.stored(table.id)[1]) - begun[0]
    await restart(browsers, seat)
    await browsers[seat].act(first_choice(browsers[seat]))
    await all_hear(browsers)
    record = site.record(table.id, table.tokens[seat])
    assert f"undo {removed} by {seat}\n" in record
    match = chrysalide.load(record)
    assert match.record() == record
    assert [len(undo.removed) for undo in match.undone] == [removed]
    assert not verify(match).draws or verify(match).message.id == "verify-no-seed"
    made = site.http.post("/api/records", content=record, headers={"Content-Type": "text/plain"})
    assert made.status_code == 201, made.text
    async with look(site, made.json()["table"]) as reader:
        assert [line["id"] for line in reader.present["log"] if "undone" in line] == ["note-undo-turn"]


async def test_one_decision_is_the_whole_turn(site: Site, stack: AsyncExitStack) -> None:
    """Then both messages do the same, and only the single one is offered."""
    _table, browsers, seat, begun = await in_mid_turn(stack, site, 1)
    present = browsers[seat].present
    assert present["undo"] is True
    if not present["undo_turn"]:
        told = await restart(browsers, seat)
        assert {update["length"] for update in told} == {begun[0]}
        assert any(line["id"] == "note-undo" for line in told[2]["log"])


async def test_a_turn_cannot_be_restarted_once_somebody_else_has_decided(site: Site, stack: AsyncExitStack) -> None:
    _table, browsers, seat, _begun = await in_mid_turn(stack, site)
    while browsers[0].present["view"]["actor"] == seat:
        await browsers[seat].act(first_choice(browsers[seat]))
        await all_hear(browsers)
    other = browsers[0].present["view"]["actor"]
    await browsers[other].act(first_choice(browsers[other]))
    await all_hear(browsers)
    await browsers[seat].send("undo", seq=browsers[seat].present["seq"], turn=True)
    refusal = await browsers[seat].refused()
    assert (refusal["about"], refusal["message"]["id"]) == ("undo", "undo-moved")
    assert browsers[seat].present["undo_turn"] is False
