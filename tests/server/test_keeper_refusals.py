"""Who may let a bot play for whom; anybody else is told why not and what to do, and nothing changes."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from chrysalide.core.messages import Message
from chrysalide.language import LANGUAGES, Words
from tests.server.browser import Browser, look
from tests.server.recording_pool import RecordingPool, hold
from tests.server.site import GAME, PATIENT, PEOPLE, Opened, Site

BOT = {"kind": "bot", "level": "random", "name": "Apollo"}
MOMENT = 0.3  # seconds until somebody is gone


@pytest.fixture(scope="module")
def brief(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site where people who left count as gone after a moment."""
    with Site(tmp_path_factory.mktemp("site") / "site.db", grace=MOMENT) as running:
        yield running


@dataclass
class Scene:
    site: Site
    table: Opened

    async def refused(self, browser: Browser, kind: str, **body: Any) -> dict[str, Any]:
        """The answer to a message that must change nothing."""
        before = self.site.stored(self.table.id), self.site.info(self.table.id)
        await browser.send(kind, **body)
        refusal = await browser.refused()
        assert refusal["about"] == kind
        await browser.hear_nothing()
        assert (self.site.stored(self.table.id), self.site.info(self.table.id)) == before
        return refusal

    async def refusal_of(self, browser: Browser, kind: str, **body: Any) -> str:
        refusal = await self.refused(browser, kind, **body)
        assert refusal["code"] == "not-allowed"
        return str(refusal["message"]["id"])


@pytest.fixture
def scene(site: Site, monkeypatch: pytest.MonkeyPatch) -> Scene:
    """A table where no bot ever finishes thinking."""
    hold(site, monkeypatch)
    return Scene(site, site.open(first_player=0))


async def test_whoever_is_there_is_not_replaced(scene: Scene) -> None:
    site, table = scene.site, scene.table
    async with look(site, table.id, table.tokens[0]) as ada, look(site, table.id, table.tokens[1]):
        await ada.hear("table")
        assert await scene.refusal_of(ada, "keep", seat=1, level="medium") == "error-still-here"


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_whoever_just_left_may_come_back(scene: Scene, lang: str) -> None:
    site, table = scene.site, scene.table
    async with look(site, table.id, table.tokens[0], lang=lang) as ada:
        async with look(site, table.id, table.tokens[1]):
            pass
        for _ in range(2):
            assert (await ada.hear("table"))["seats"][1]["gone"] is False
        refusal = await scene.refused(ada, "keep", seat=1, level="medium")
        assert (refusal["code"], refusal["message"]["id"]) == ("not-allowed", "error-just-left")
        assert PATIENT / 2 < refusal["message"]["args"]["seconds"] <= PATIENT
        assert refusal["text"] == Words(GAME, lang, ["Ada", "Bo"]).say(Message(**refusal["message"]))
        assert refusal["text"].startswith("Bo ")


async def test_the_table_says_when_somebody_is_gone(brief: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    hold(brief, monkeypatch)
    table = brief.open(first_player=1)
    async with look(brief, table.id, table.tokens[0]) as ada:
        async with look(brief, table.id, table.tokens[1]):
            await ada.find_seat(1, connected=True, gone=False)
        await ada.find_seat(1, connected=False, gone=True)
        await ada.send("keep", seat=1, level="medium")
        await ada.find("update")
        await ada.find_seat(1, keeper="medium")


async def test_after_a_start_nobody_is_gone_yet(scene: Scene) -> None:
    """Bo was never seen: he has the same time to come as anybody who has just left."""
    async with look(scene.site, scene.table.id, scene.table.tokens[0]) as ada:
        assert await scene.refusal_of(ada, "keep", seat=1, level="medium") == "error-just-left"


async def test_who_looks_on_decides_nothing(scene: Scene) -> None:
    async with look(scene.site, scene.table.id) as watcher:
        for seat in (0, 1):
            assert await scene.refusal_of(watcher, "keep", seat=seat, level="medium") == "error-spectator"
            assert await scene.refusal_of(watcher, "resume", seat=seat) == "error-spectator"


async def test_while_a_bot_plays_its_owner_does_not_act(scene: Scene) -> None:
    site, table = scene.site, scene.table
    async with look(site, table.id, table.tokens[0]) as ada, look(site, table.id, table.tokens[1]) as bo:
        await ada.hear("table")
        action = ada.present["choices"][0]["action"]
        await ada.send("keep", seat=0, level="medium")
        for browser in (ada, bo):
            await browser.hear("update")
            await browser.hear("table")
        seq = ada.present["seq"]
        assert await scene.refusal_of(ada, "act", seq=seq, action=action) == "error-kept"
        assert await scene.refusal_of(ada, "hint", seq=seq) == "error-kept"
        assert await scene.refusal_of(ada, "undo", seq=seq) == "undo-kept"
        await ada.send("why", seq=seq, target="slot:1")
        assert (await ada.hear("why"))["message"]["id"] == "error-kept"
        assert await scene.refusal_of(bo, "keep", seat=0, level="beginner") == "error-kept-already"
        assert await scene.refusal_of(bo, "resume", seat=0) == "error-resume-other"


async def test_an_action_that_crosses_the_change_is_stale(scene: Scene) -> None:
    """Two screens of one seat: what the first one sends for the previous position is not played."""
    site, table = scene.site, scene.table
    async with look(site, table.id, table.tokens[0]) as ada:
        action = ada.present["choices"][0]["action"]
        await ada.send("keep", seat=0, level="medium")
        await ada.send("resume", seat=0)
        await ada.act(action, seq=1)
        for kind in ("update", "table", "update", "table"):
            await ada.hear(kind)
        assert (await ada.refused())["code"] == "stale"


async def test_a_match_that_has_not_begun(site: Site) -> None:
    scene = Scene(site, site.open(PEOPLE[0], {"kind": "open"}))
    async with look(site, scene.table.id, scene.table.tokens[0]) as ada:
        for seat in (0, 1):
            assert (await scene.refused(ada, "keep", seat=seat, level="medium"))["code"] == "waiting"
            assert (await scene.refused(ada, "resume", seat=seat))["code"] == "waiting"


async def test_a_match_that_is_over(site: Site) -> None:
    scene = Scene(site, site.open(tokens_to_win=1))
    async with look(site, scene.table.id, *scene.table.tokens.values()) as both:
        while both.present["choices"]:
            await both.act(both.present["choices"][0]["action"])
            await both.hear("update")
        await both.hear("table")
        assert (await scene.refused(both, "keep", seat=0, level="medium"))["code"] == "over"
        assert (await scene.refused(both, "resume", seat=0))["code"] == "over"


async def test_a_seat_or_a_level_that_does_not_exist(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    hold(site, monkeypatch)
    scene = Scene(site, site.open(PEOPLE[0], BOT, first_player=0))
    async with look(site, scene.table.id, scene.table.tokens[0]) as ada:
        assert await scene.refusal_of(ada, "keep", seat=1, level="medium") == "error-seat-of-bot"
        assert await scene.refusal_of(ada, "resume", seat=1) == "error-seat-of-bot"
        assert (await scene.refused(ada, "keep", seat=2, level="medium"))["code"] == "bad-seats"
        assert (await scene.refused(ada, "resume", seat=99))["code"] == "bad-seats"
        for level in ("", "godlike", "x" * 3000):
            refusal = await scene.refused(ada, "keep", seat=0, level=level)
            assert refusal["code"] == "unknown-level"
            assert "medium" in refusal["text"]
        bad: tuple[dict[str, Any], ...] = ({"seat": -1}, {"seat": 10**30}, {"seat": "0"}, {"seat": 0, "seq": 1}, {})
        for body in bad:
            await ada.send("resume", **body)
            assert (await ada.refused())["code"] == "bad-message"
        await ada.send("keep", level="medium")
        assert (await ada.refused())["code"] == "bad-message"


async def test_what_cannot_be_stored_has_not_happened(own_site: Site) -> None:
    own_site.tables.bots._bots.pool = RecordingPool(hold=True)  # a stand-in
    scene = Scene(own_site, own_site.open(first_player=0))
    async with look(own_site, scene.table.id, scene.table.tokens[0]) as ada:
        own_site.sql("ALTER TABLE seats RENAME TO away")
        refusal = await scene.refused(ada, "keep", seat=0, level="medium")
        assert refusal["code"] == "storage"
        own_site.sql("ALTER TABLE away RENAME TO seats")
        await ada.send("keep", seat=0, level="medium")
        assert (await ada.hear("update"))["seq"] == 2
        assert (await ada.hear("table"))["seats"][0]["keeper"] == "medium"
