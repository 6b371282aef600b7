"""Undo of one's own last decision, before anything was revealed or anybody else acted."""

from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass

import pytest

from chrysalide.core.match import Match
from chrysalide.core.state import CHANCE
from tests.server.browser import Browser, look
from tests.server.reference_match import as_json, know_the_seed, reference_match, step, story
from tests.server.site import Opened, Site


@dataclass
class Scene:
    site: Site
    table: Opened
    match: Match
    players: tuple[Browser, Browser]
    watcher: Browser

    async def play(self, action: str) -> None:
        actor = self.match.actor
        await self.players[actor].act(action)
        self.match.play(action)
        for browser in (*self.players, self.watcher):
            await browser.hear("update")

    async def play_until(self, wanted: Callable[[Match], bool]) -> int:
        """Who made the decision after which the match is as wanted."""
        while True:
            actor = self.match.actor
            await self.play(self.match.legal()[0].text)
            assert not self.match.over
            if wanted(self.match):
                return actor

    async def refused(self, seat: int) -> str:
        """The message for a seat that may not undo; its last update has already said so."""
        player = self.players[seat]
        before = self.site.stored(self.table.id)
        await player.send("undo", seq=player.present["seq"])
        refusal = await player.refused()
        assert (refusal["about"], refusal["code"]) == ("undo", "not-allowed")
        assert player.present["undo"] is False
        assert player.present["undo_rule"] == refusal["message"]
        assert refusal["text"] != refusal["message"]["id"]
        for browser in (*self.players, self.watcher):
            await browser.hear_nothing()
        assert self.site.stored(self.table.id) == before
        return str(refusal["message"]["id"])


@pytest.fixture
async def scene(site: Site, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Scene]:
    know_the_seed(monkeypatch)
    table = site.open(first_player=0)
    async with (
        look(site, table.id, table.tokens[0]) as ada,
        look(site, table.id, table.tokens[1]) as bo,
        look(site, table.id) as watcher,
    ):
        await ada.hear("table")
        yield Scene(site, table, reference_match(first_player=0), (ada, bo), watcher)


def hid(match: Match) -> bool:
    """The last entry is a decision: nothing was revealed after it."""
    return match.log[-1].actor != CHANCE


async def test_all_see_what_was_taken_back(scene: Scene) -> None:
    seat = await scene.play_until(hid)
    player = scene.players[seat]
    assert player.present["undo"] is True
    seq = player.present["seq"]
    await player.send("undo", seq=seq)
    gone = len(scene.match.log) - 1
    told = {eyes: story(scene.match, eyes, gone) for eyes in (0, 1, None)}
    scene.match.undo(seat)
    for browser, eyes, holds in ((scene.players[0], 0, (0,)), (scene.players[1], 1, (1,)), (scene.watcher, None, ())):
        expected = step(scene.match, 0, eyes, holds, seq + 1) | {"kind": "undo", "events": []}
        note = {"id": "note-undo", "args": {"seat": seat, "entries": 1}, "undone": told[eyes]}
        assert await browser.hear("update") == expected | {"log": [*story(scene.match, eyes), note]}
    assert scene.site.stored(scene.table.id) == (seq + 1, scene.match.entries)
    await scene.play(scene.match.legal()[-1].text)  # and the match continues
    assert scene.site.stored(scene.table.id) == (seq + 2, scene.match.entries)


async def test_what_is_sent_for_the_position_taken_back_is_stale(scene: Scene) -> None:
    seat = await scene.play_until(lambda match: hid(match) and match.actor != match.log[-1].actor)
    seq = scene.watcher.present["seq"]
    other = scene.players[1 - seat]
    action = other.present["choices"][0]["action"]
    await scene.players[seat].send("undo", seq=seq)
    await other.hear("update")
    await other.act(action, seq)
    assert (await other.refused())["code"] == "stale"


async def test_nothing_to_take_back(scene: Scene) -> None:
    assert await scene.refused(0) == "undo-nothing"
    assert await scene.refused(1) == "undo-nothing"


async def test_something_was_revealed(scene: Scene) -> None:
    seat = await scene.play_until(lambda match: match.log[-1].actor == CHANCE)
    assert await scene.refused(seat) == "undo-revealed"


async def test_somebody_else_has_acted(scene: Scene) -> None:
    seat = await scene.play_until(
        lambda match: hid(match) and 1 - match.log[-1].actor in [entry.actor for entry in match.log]
    )
    assert await scene.refused(1 - seat) == "undo-moved"


async def test_a_stale_wish_to_take_back(scene: Scene) -> None:
    seat = await scene.play_until(hid)
    player = scene.players[seat]
    await player.send("undo", seq=player.present["seq"] - 1)
    assert (await player.refused())["code"] == "stale"


async def test_taking_back_twice_at_once_takes_back_once(scene: Scene) -> None:
    seat = await scene.play_until(hid)
    player = scene.players[seat]
    seq = player.present["seq"]
    await player.send("undo", seq=seq)
    await player.send("undo", seq=seq)
    assert (await player.hear("update"))["kind"] == "undo"
    assert (await player.refused())["code"] == "stale"
    scene.match.undo(seat)
    assert player.present["view"] == as_json(scene.match.view(seat))
