"""What each client at a table receives, message by message."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from chrysalide.core.match import Match
from chrysalide.server.table import updates
from chrysalide.server.table.table import Table
from tests.server.browser import Browser, look
from tests.server.reference_match import SEED, as_json, know_the_seed, reference_match, step, story
from tests.server.rooms import inside
from tests.server.site import Opened, Site


@asynccontextmanager
async def three(site: Site, table: Opened) -> AsyncIterator[tuple[Browser, Browser, Browser]]:
    """Both seats and a spectator, who all know about each other."""
    async with (
        look(site, table.id, table.tokens[0]) as ada,
        look(site, table.id, table.tokens[1]) as bo,
        look(site, table.id) as watcher,
    ):
        await ada.hear("table")
        yield ada, bo, watcher


@pytest.fixture
def match(monkeypatch: pytest.MonkeyPatch) -> Match:
    know_the_seed(monkeypatch)
    return reference_match(first_player=0, tokens_to_win=1)


@pytest.fixture
def table(site: Site, match: Match) -> Opened:
    return site.open(first_player=0, tokens_to_win=1)


async def test_a_step_as_each_is_told_it(site: Site, table: Opened, match: Match) -> None:
    async with three(site, table) as (ada, bo, watcher):
        for number in range(12):
            before, seq = len(match.entries), number + 1
            actor = match.actor
            action = match.legal()[0].text
            await (ada, bo)[actor].act(action, seq)
            match.play(action)
            told = [await browser.hear("update") for browser in (ada, bo, watcher)]
            assert told[0] == step(match, before, 0, (0,), seq + 1)
            assert told[1] == step(match, before, 1, (1,), seq + 1)
            assert told[2] == step(match, before, None, (), seq + 1)
            assert [bool(update["choices"]) for update in told] == [match.actor == 0, match.actor == 1, False]
            assert told[2]["events"]
        for browser in (ada, bo, watcher):
            await browser.hear_nothing()


async def test_the_welcome_of_each(site: Site, table: Opened, match: Match) -> None:
    async with three(site, table) as (ada, bo, watcher):
        for browser, seats, eyes in ((ada, [0], 0), (bo, [1], 1), (watcher, [], None)):
            [(_, welcome)] = browser.heard[0].items()
            assert welcome["seats"] == seats
            assert welcome["table"]["commitment"] == match.commitment
            update = browser.heard[1]["update"]
            now = step(match, 0, eyes, tuple(seats), 1)
            assert update == now | {"kind": "now", "events": [], "log": story(match, eyes)}
        assert [seat["connected"] for seat in bo.heard[0]["welcome"]["table"]["seats"]] == [True, True]


async def test_a_whole_match_ends_with_the_seed(site: Site, table: Opened, match: Match) -> None:
    async with three(site, table) as (ada, bo, watcher):
        while not match.over:
            action = match.legal()[-1].text
            await (ada, bo)[match.actor].act(action)
            match.play(action)
            for browser in (ada, bo, watcher):
                await browser.hear("update")
        for browser in (ada, bo, watcher):
            assert browser.present["view"]["actor"] == "over"
            info = await browser.hear("table")
            assert (info["status"], info["seed"], info["winners"]) == ("over", SEED, match.winners)
            assert info["scores"] == match.scores
        for browser, code in ((ada, "over"), (bo, "over"), (watcher, "not-allowed")):
            await browser.act("take 1")
            assert (await browser.refused())["code"] == code
        await ada.send("why", seq=ada.present["seq"], target="slot:1")
        assert (await ada.hear("why"))["message"]["id"] == "error-over"
        await ada.send("undo", seq=ada.present["seq"])
        assert (await ada.refused())["code"] == "not-allowed"
    assert site.record(table.id) == match.record()


async def test_coming_back_shows_the_present_with_the_whole_story(site: Site, table: Opened, match: Match) -> None:
    async with look(site, table.id, table.tokens[0]) as ada, look(site, table.id, table.tokens[1]) as bo:
        for _ in range(5):
            action = match.legal()[0].text
            await (ada, bo)[match.actor].act(action)
            match.play(action)
            await ada.find("update")
            await bo.find("update")
    for token, eyes in ((table.tokens[0], 0), (table.tokens[1], 1), (None, None)):
        async with look(site, table.id, *([token] if token else [])) as back:
            update = back.present
            assert (update["kind"], update["seq"], update["eyes"]) == ("now", 6, eyes)
            assert update["log"] == story(match, eyes)
            assert update["view"] == as_json(match.view(eyes))
            assert bool(update["choices"]) == (match.actor == eyes)


async def test_one_seat_on_two_screens(site: Site, table: Opened, match: Match) -> None:
    async with look(site, table.id, table.tokens[0]) as desk, look(site, table.id, table.tokens[0]) as phone:
        await desk.hear("table")
        await phone.act(match.legal()[0].text)
        assert await desk.hear("update") == await phone.hear("update")
        await desk.act(match.legal()[0].text, 1)
        assert (await desk.refused())["code"] == "stale"
    assert [seat["connected"] for seat in site.info(table.id)["seats"]] == [False, False]


async def test_two_people_at_one_screen(site: Site, table: Opened, match: Match) -> None:
    async with look(site, table.id, table.tokens[1], table.tokens[0], table.tokens[1]) as both:
        assert both.heard[0]["welcome"]["seats"] == [0, 1]
        eyes = both.present["eyes"]
        assert eyes == 0
        while not match.over:
            assert both.present["eyes"] == eyes  # the one who acts; at the end the last one
            assert [choice["action"] for choice in both.present["choices"]] == [str(action) for action in match.legal()]
            before, seq = len(match.entries), both.present["seq"]
            match.play(match.legal()[0])
            await both.act(match.entries[before])
            eyes = match.actor if match.actor >= 0 else eyes
            assert await both.hear("update") == step(match, before, eyes, (0, 1), seq + 1)
        assert (await both.hear("table"))["winners"] == match.winners


async def test_building_an_update_changes_nothing(site: Site) -> None:
    """Whose eyes a screen uses is decided before."""
    table = site.open()

    def twice(found: Table) -> tuple[int | None, bool]:
        [listener] = found.audience.listeners
        listener.eyes = 1 - found.match.actor  # the other one's turn came last
        first, second = (updates.update(found, listener, "now", 0, 0, moved=False) for _ in range(2))
        return listener.eyes, first == second and first["eyes"] == listener.eyes

    async with look(site, table.id, *table.tokens.values()) as both:
        assert inside(site, table, twice) == (1 - both.present["view"]["actor"], True)
