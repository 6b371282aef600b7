"""Bots on seats: they think in separate processes, see only a view, and act like anybody else."""

import asyncio
import json
import os
import threading
from itertools import count
from pathlib import Path
from typing import Any

import pytest

import chrysalide
from chrysalide.bots.hints import BEST, Hint, Opinion
from chrysalide.bots.thinking import LEAST_URGENT, NICENESS
from chrysalide.server.table import bot_play
from chrysalide.server.table.bot_pool import BotPool
from tests.server.browser import look
from tests.server.process import bots_of, kill
from tests.server.recording_pool import RecordingPool, hold
from tests.server.reference_match import SEED, as_json, know_the_seed, quiet_start, reference_match
from tests.server.rooms import quick_bots, until
from tests.server.site import PEOPLE, SECONDS, Site

MANY_STEPS = "papilio"  # a turn of several decisions
RANDOM = {"kind": "bot", "level": "random", "name": "Apollo"}


async def test_a_person_plays_a_whole_match_against_a_bot(site: Site) -> None:
    table = site.open(PEOPLE[0], RANDOM, tokens_to_win=1)
    async with look(site, table.id, table.tokens[0]) as ada:
        while ada.present["view"]["actor"] != "over":
            if ada.present["choices"]:
                await ada.act(ada.present["choices"][0]["action"])
            await ada.hear("update")
        assert (await ada.hear("table"))["status"] == "over"
        events = [event for message in ada.heard for event in message.get("update", {}).get("events", [])]
    assert {event["args"]["seat"] for event in events if event["id"] == "card-taken"} == {0, 1}
    record = site.record(table.id)
    assert "\nseat 1: Apollo\n" in record
    assert chrysalide.verify(record).honest


async def test_two_bots_finish_a_match_while_somebody_watches(site: Site) -> None:
    table = site.open(RANDOM, {"kind": "bot", "level": "greedy"}, tokens_to_win=1)
    assert (table.tokens, table.invitations) == ({}, {})
    async with look(site, table.id) as watcher:
        while watcher.present["view"]["actor"] != "over":
            await watcher.hear("update")
    info = site.info(table.id)
    assert (info["status"], len(info["winners"])) == ("over", 1)
    assert chrysalide.verify(site.record(table.id)).honest


async def test_a_bot_is_there_when_an_open_seat_is_taken(site: Site) -> None:
    table = site.open({"kind": "open"}, RANDOM, first_player=1)
    token = site.claim(table.id, table.invitations[0]).json()["token"]
    async with look(site, table.id, token) as guest:
        while not guest.present["choices"]:
            await guest.hear("update")
        assert guest.present["seq"] > 2


async def test_taking_back_while_a_bot_thinks(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its answer is for a position that is gone; it decides again when it is its turn again."""
    pool = hold(site, monkeypatch)
    seed, action = quiet_start()
    know_the_seed(monkeypatch, seed)
    table = site.open(PEOPLE[0], RANDOM, first_player=0)
    async with look(site, table.id, table.tokens[0]) as ada:
        await ada.act(action)
        await ada.hear("update")
        await ada.send("undo", seq=ada.present["seq"])
        assert (await ada.hear("update"))["kind"] == "undo"
        await ada.act(action)
        await ada.hear("update")
        pool.let_go()
        assert (await ada.hear("update"))["seq"] == 5
        assert [seq for _, _, seq in pool.asked(table.id)][:2] == [2, 4]


async def test_a_bot_gets_a_view_and_nothing_else(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    pool = RecordingPool()
    monkeypatch.setattr(site.tables.bots._bots, "pool", pool)
    know_the_seed(monkeypatch)
    table, match = site.open(PEOPLE[0], RANDOM, tokens_to_win=1), reference_match(tokens_to_win=1)
    async with look(site, table.id, table.tokens[0]) as ada:
        while ada.present["view"]["actor"] != "over":
            if ada.present["choices"]:
                await ada.act(ada.present["choices"][0]["action"])
            await ada.hear("update")
    entries = [entry.action for entry in chrysalide.load(site.record(table.id)).log]
    expected = []
    for seq, action in enumerate(decisions(entries), start=1):
        if match.actor == 1:
            expected.append(("random", as_json(match.view(1)), seq))
        match.play(action)
    assert as_json(pool.asked(table.id)) == as_json(expected)
    for args in pool.crossed:
        assert [type(arg) for arg in args] == [str, str, str, dict, float, float]
        assert SEED not in json.dumps(args)


def decisions(entries: list[Any]) -> list[str]:
    return [action.text for action in entries if not action.chance]


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
async def test_a_bot_whose_process_dies_goes_on(site: Site) -> None:
    table = site.open(PEOPLE[0], RANDOM, tokens_to_win=1)
    killed = 0
    async with look(site, table.id, table.tokens[0]) as ada:
        while ada.present["view"]["actor"] != "over":
            if ada.present["choices"]:
                for process in bots_of(os.getpid()) if killed < 3 else []:
                    kill(process)
                    killed += 1
                await ada.act(ada.present["choices"][0]["action"])
            await ada.hear("update")
    assert killed >= 3
    assert chrysalide.verify(site.record(table.id)).honest


async def test_everybody_else_is_answered_at_once_while_bots_think(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots think at more tables than there are processes, and none of them finishes."""
    pool = hold(site, monkeypatch)
    thinking = [site.open(PEOPLE[0], RANDOM, first_player=1) for _ in range(20)]
    people = site.open(first_player=0)
    async with (
        look(site, thinking[-1].id, thinking[-1].tokens[0]) as waiting,
        look(site, people.id, *people.tokens.values()) as both,
    ):
        for _ in range(5):
            await both.act(both.present["choices"][0]["action"])
            assert (await both.hear("update"))["kind"] == "step"
            await waiting.hear_nothing()
        assert waiting.present["seq"] == 1
        assert 0 < len(pool.crossed) < 20
        site.loop.call_soon_threadsafe(pool.let_go)
        while not waiting.present["choices"]:
            await waiting.hear("update")
    assert all(pool.asked(table.id) for table in thinking)  # first come, first served: it was the last of all


@pytest.mark.skipif(not hasattr(os, "nice"), reason="processes have no such priority here")
async def test_bots_leave_the_machine_to_others_and_reviews_to_bots() -> None:
    room = BotPool(1)
    try:
        for processes, niceness in ((room._bots, NICENESS), (room._reviewers, LEAST_URGENT)):
            found = await asyncio.wait_for(processes.ask(os.nice, 0), SECONDS)
            assert found == min(19, os.nice(0) + niceness)
    finally:
        room.close()


@pytest.mark.parametrize("kept", [False, True], ids=["bots", "bots for people"])
async def test_bots_among_themselves_wait_until_somebody_looks(
    own_site: Site, monkeypatch: pytest.MonkeyPatch, kept: bool
) -> None:
    thinkers = quick_bots(own_site, monkeypatch)
    table = own_site.open(*([] if kept else [RANDOM, RANDOM]), tokens_to_win=3)
    assert own_site.info(table.id)["status"] == "playing"
    assert (thinkers.asked, table.id in own_site.tables._open) == ([], False)
    thinkers.held = asyncio.Event()
    async with look(own_site, table.id, *table.tokens.values()) as watcher:
        for seat in table.tokens:
            await watcher.send("keep", seat=seat, level="random")
            await watcher.find("update")
        await until(lambda: thinkers.asked)
    await until(lambda: not own_site.tables._open[table.id].audience.listeners)
    own_site.loop.call_soon_threadsafe(thinkers.held.set)
    await until(lambda: table.id not in own_site.tables._open)  # the action being thought about is played, and no more
    assert (own_site.info(table.id)["status"], len(thinkers.asked)) == ("playing", 1)
    async with look(own_site, table.id) as watcher:  # and they go on
        while watcher.present["view"]["actor"] != "over":
            await watcher.find("update")


async def test_a_hint_that_is_thought_about_holds_nobody_up(own_site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, let_go = threading.Event(), threading.Event()

    async def advise(*_question: object) -> Hint:
        asked.set()
        await asyncio.to_thread(let_go.wait, SECONDS)
        return Hint([Opinion("take 1", 0.5, BEST)])

    monkeypatch.setattr(own_site.tables.bots, "advise", advise)
    table = own_site.open()
    async with look(own_site, table.id, *table.tokens.values()) as browser:
        await browser.send("hint", seq=browser.present["seq"])
        await asyncio.to_thread(asked.wait, SECONDS)
        seq = (await browser.hear("update"))["seq"]  # it is announced first
        await browser.act(browser.present["choices"][0]["action"])
        assert (await browser.hear("update"))["kind"] == "step"
        let_go.set()
        advice = [{"action": "take 1", "value": 0.5, "verdict": BEST}]
        assert await browser.hear("hint") == {"seq": seq, "after": [], "advice": advice, "reasons": [], "plan": []}


async def test_a_bot_has_a_budget_for_its_whole_turn(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each decision is told what those before it in the same turn have left, until another seat decides."""
    moments = count(0.0, 1.5)  # the clock goes on by so much whenever somebody looks at it
    monkeypatch.setattr(bot_play, "monotonic", lambda: next(moments))
    pool = RecordingPool()
    monkeypatch.setattr(site.tables.bots._bots, "pool", pool)
    table = site.open(RANDOM, RANDOM, game=MANY_STEPS)
    async with look(site, table.id) as watcher:
        while watcher.present["length"] < 60 and watcher.present["view"]["actor"] != "over":
            await watcher.hear("update")
    asked = [(args[3]["viewer"], args[5]) for args in pool.crossed]
    expected, before, left = [], None, bot_play.TURN
    for seat, _ in asked:
        left = max(0.0, left - 1.5) if seat == before else bot_play.TURN
        expected.append((seat, left))
        before = seat
    assert asked == expected
    assert len({left for _, left in asked}) > 2
