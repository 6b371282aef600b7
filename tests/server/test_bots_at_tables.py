"""Bots on seats: they think in processes of their own, see a view and nothing else, and act like anybody."""

import json
import os
from collections.abc import Callable
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

import pytest

import chrysalide
from tests.server.browser import look
from tests.server.process import bots_of, kill
from tests.server.site import PEOPLE, Site
from tests.server.twin import SEED, as_json, know_the_seed, twin

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
    """Its answer is for a position that is no more; it looks again when it is its turn again."""
    glass = Glass(hold=True)
    monkeypatch.setattr(site.tables.bots, "_pool", glass)
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
        glass.let_go()
        assert (await ada.hear("update"))["seq"] == 5
        assert [seq for _, _, seq in glass.asked(table.id)][:2] == [2, 4]


def quiet_start() -> tuple[str, str]:
    """A seed and a first action of seat 0 that reveals nothing."""
    for number in range(100):
        match = twin(f"moth-{number}", first_player=0)
        for action in match.legal():
            trial = match.copy()
            trial.play(action)
            if trial.undo_refusal(0) is None:
                return f"moth-{number}", action.text
    raise AssertionError


class Glass(Executor):
    """A pool that one can look into: everything that crosses to the bots passes here as arguments."""

    def __init__(self, hold: bool = False) -> None:
        self.crossed: list[tuple[Any, ...]] = []
        self.hold = hold
        self.held: list[Callable[[], None]] = []

    def submit(self, function: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        assert not kwargs
        self.crossed.append(args)
        future: Future[Any] = Future()

        def answer() -> None:
            future.set_result(function(*args))

        self.held.append(answer)
        if not self.hold:
            self.let_go()
        return future

    def let_go(self) -> None:
        self.hold = False
        while self.held:
            self.held.pop(0)()

    def asked(self, table: str) -> list[tuple[str, dict[str, Any], int]]:
        """Level, view and state number of each question for a table."""
        return [(args[1], args[3], int(args[2].split(":")[1])) for args in self.crossed if args[2].startswith(table)]


async def test_a_bot_gets_a_view_and_nothing_else(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    glass = Glass()
    monkeypatch.setattr(site.tables.bots, "_pool", glass)
    know_the_seed(monkeypatch)
    table, match = site.open(PEOPLE[0], RANDOM, tokens_to_win=1), twin(tokens_to_win=1)
    async with look(site, table.id, table.tokens[0]) as ada:
        while ada.present["view"]["actor"] != "over":
            if ada.present["choices"]:
                await ada.act(ada.present["choices"][0]["action"])
            await ada.hear("update")
    entries = chrysalide.load(site.record(table.id)).actions
    expected = []
    for seq, action in enumerate(decisions(entries), start=1):
        if match.actor == 1:
            expected.append(("random", as_json(match.view(1)), seq))
        match.play(action)
    assert as_json(glass.asked(table.id)) == as_json(expected)
    for args in glass.crossed:
        assert [type(arg) for arg in args] == [str, str, str, dict, float]
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
