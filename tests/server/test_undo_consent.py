"""Undo by consent: everybody is asked, and what happened stays in the log."""

import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path

import pytest

from chrysalide.server.table.table import Table
from tests.server.browser import Body, Browser, look
from tests.server.reference_match import know_the_seed, quiet_start
from tests.server.rooms import HANDS, RANDOM, all_hear, gather_round, inside, people, play, quick_bots, room
from tests.server.site import SECONDS, Opened, Site

NAMES = ("Ada", "Bo", "Cy")


@dataclass
class Scene:
    """Three people with secret hands and a spectator."""

    site: Site
    table: Opened
    browsers: list[Browser]

    @property
    def seq(self) -> int:
        seq: int = self.browsers[0].present["seq"]
        return seq

    async def ask(self, seat: int) -> list[Body]:
        await self.browsers[seat].send("ask_undo", seq=self.seq)
        return await all_hear(self.browsers)

    async def answer(self, seat: int, agree: bool) -> list[Body]:
        await self.browsers[seat].send("answer_undo", seq=self.seq, agree=agree)
        return await all_hear(self.browsers)

    async def refused(self, browser: int, kind: str, **body: object) -> str:
        await self.browsers[browser].send(kind, seq=self.seq, **body)
        refusal = await self.browsers[browser].refused()
        assert refusal["about"] == kind
        assert refusal["text"] != refusal["message"]["id"]
        return str(refusal["message"]["id"])

    async def play_round(self) -> tuple[int, int]:
        """Until somebody else has decided after seat 0; who then asks for an undo (0), and the length to go back to.

        Which card seat 0 plays and where it goes are undone together.
        """
        length, last = 0, -1
        while last != 1:
            before, earlier = self.browsers[0].present["length"], last
            [last] = await play(self.browsers)
            length = before if last == 0 != earlier else length
        return 0, length


@pytest.fixture
async def scene(site: Site) -> AsyncIterator[Scene]:
    table = room(site, *people(*NAMES), game=HANDS, options={"starter": 0})
    async with AsyncExitStack() as stack:
        yield Scene(site, table, await gather_round(stack, site, table, watched=True))


def notes(update: Body, key: str = "log") -> list[Body]:
    """Without what was undone, which test_fair_undo.py checks."""
    return [{"id": line["id"], "args": line["args"]} for line in update[key] if line["id"].startswith("note-")]


async def test_all_others_agree(scene: Scene) -> None:
    seat, length = await scene.play_round()
    entries = scene.site.stored(scene.table.id)[1]
    assert scene.browsers[seat].present["undo"] is False
    assert [browser.present["undo_ask"] for browser in scene.browsers] == [True, True, False, False]
    for update in await scene.ask(seat):
        assert update["undo_asked"] == {"seat": 0, "length": length, "agreed": [0], "missing": [1, 2]}
        assert (update["kind"], update["events"], update["undo_ask"]) == ("step", [], False)
    for update in await scene.answer(2, True):
        assert update["undo_asked"] == {"seat": 0, "length": length, "agreed": [0, 2], "missing": [1]}
    note = {"id": "note-undo-agreed", "args": {"seat": 0, "entries": len(entries) - length}}
    for eyes, update in enumerate(await scene.answer(1, True)):
        assert (update["kind"], update["length"], update["undo_asked"]) == ("undo", length, None)
        assert (notes(update)[-1], update["view"]["actor"]) == (note, 0)
        assert update["log"][-1]["id"] == note["id"]
        assert bool(update["choices"]) == (eyes == 0)
    assert scene.site.stored(scene.table.id)[1] == entries[:length]
    async with look(scene.site, scene.table.id) as late:
        assert notes(late.present) == [note]
    await play(scene.browsers)  # and the match continues


async def test_one_refuses(scene: Scene) -> None:
    seat, _ = await scene.play_round()
    before = scene.site.stored(scene.table.id)[1]
    await scene.ask(seat)
    await scene.answer(1, True)
    for update in await scene.answer(2, False):
        assert (update["undo_asked"], update["kind"]) == (None, "step")
    assert scene.site.stored(scene.table.id)[1] == before
    assert await scene.refused(1, "answer_undo", agree=True) == "error-nothing-asked"
    assert scene.browsers[0].present["undo_ask"] is True  # a seat that was refused may ask again


async def test_the_asker_withdraws(scene: Scene) -> None:
    seat, _ = await scene.play_round()
    await scene.ask(seat)
    assert all(update["undo_asked"] is None for update in await scene.answer(seat, False))
    assert await scene.refused(1, "answer_undo", agree=True) == "error-nothing-asked"


async def test_a_question_falls_with_the_next_decision(scene: Scene) -> None:
    seat, _ = await scene.play_round()
    await scene.ask(seat)
    seq = scene.seq
    await play(scene.browsers)
    assert [browser.present["undo_asked"] for browser in scene.browsers] == [None] * 4
    await scene.browsers[1].send("answer_undo", seq=seq, agree=True)
    assert (await scene.browsers[1].refused())["code"] == "stale"
    assert await scene.refused(1, "answer_undo", agree=True) == "error-nothing-asked"


async def test_a_question_that_nobody_answers_falls(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chrysalide.server.table.undo.ASKED", SECONDS)
    seat, _ = await scene.play_round()
    await scene.ask(seat)

    def shorten(table: Table) -> float:
        assert table.question is not None
        asked = table.question.until - time.time()
        table.question.until = time.time()
        table.time.plan()
        return asked

    assert 0 < inside(scene.site, scene.table, shorten) <= SECONDS
    assert all(update["undo_asked"] is None for update in await all_hear(scene.browsers))
    assert await scene.refused(1, "answer_undo", agree=True) == "error-nothing-asked"


async def test_who_may_not_ask_or_answer(scene: Scene) -> None:
    assert await scene.refused(0, "ask_undo") == "undo-nothing"
    seat, _ = await scene.play_round()
    assert await scene.refused(3, "ask_undo") == "error-spectator"
    assert await scene.refused(2, "ask_undo") == "undo-nothing"  # has decided nothing yet
    await scene.browsers[seat].send("ask_undo", seq=scene.seq - 1)
    assert (await scene.browsers[seat].refused())["code"] == "stale"
    await scene.ask(seat)
    assert await scene.refused(1, "ask_undo") == "error-asked-already"
    assert await scene.refused(3, "answer_undo", agree=True) == "error-spectator"
    assert await scene.refused(3, "answer_undo", agree=False) == "error-spectator"
    await scene.browsers[3].hear_nothing()
    assert scene.browsers[3].present["undo_asked"]["missing"] == [1, 2]


async def test_bots_agree_and_a_reveal_is_no_obstacle(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    quick_bots(site, monkeypatch)
    know_the_seed(monkeypatch)
    table = room(site, people("Ada")[0], RANDOM, options={"first_player": 0})
    async with look(site, table.id, table.tokens[0]) as ada:
        before = site.stored(table.id)[1]
        await ada.act(ada.present["choices"][0]["action"])
        await ada.hear("update")
        while not ada.present["choices"]:
            await ada.hear("update")
        after = site.stored(table.id)[1]
        assert any(text.startswith("turn ") for text in after[len(before) :]), after[len(before) :]
        assert (ada.present["undo"], ada.present["undo_ask"]) == (False, True)
        await ada.send("ask_undo", seq=ada.present["seq"])
        back = await ada.hear("update")
        assert (back["kind"], back["length"], back["undo_asked"]) == ("undo", len(before), None)
        assert notes(back)[-1]["args"] == {"seat": 0, "entries": len(after) - len(before)}
        again = ada.present["choices"][0]["action"]
        await ada.act(again)  # asking chance twice does not change it
        await ada.hear("update")
        assert site.stored(table.id)[1][: len(before) + 2] == after[: len(before) + 2]


async def test_people_at_one_screen_need_not_ask_each_other(site: Site) -> None:
    table = room(site, *people(*NAMES), game=HANDS, options={"starter": 0})
    async with (
        look(site, table.id, table.tokens[0], table.tokens[1]) as both,
        look(site, table.id, table.tokens[2]) as cy,
    ):
        await both.hear("table")
        scene = Scene(site, table, [both, both])
        while both.present["view"]["actor"] != 2:
            await both.act(both.present["choices"][0]["action"])
            await both.hear("update")
            await cy.hear("update")
        await both.send("ask_undo", seq=scene.seq)
        for browser in (both, cy):
            asked = (await browser.hear("update"))["undo_asked"]
            assert (asked["agreed"], asked["missing"]) == ([0, 1], [2])
        await cy.send("answer_undo", seq=scene.seq, agree=True)
        for browser in (both, cy):
            assert (await browser.hear("update"))["kind"] == "undo"


async def test_whoever_lets_a_bot_play_is_not_asked_about_what_comes_after(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick_bots(scene.site, monkeypatch)
    seat = 0
    await scene.browsers[1].send("keep", seat=1, level="random")
    for browser in scene.browsers:
        await browser.hear("update")
        assert (await browser.hear("table"))["seats"][1]["keeper"] == "random"
    while scene.browsers[0].present["view"]["actor"] == seat:
        await play(scene.browsers)
    for browser in scene.browsers:
        while browser.present["view"]["actor"] == 1:
            await browser.hear("update")
    for update in await scene.ask(seat):
        assert update["undo_asked"]["missing"] == [2]
    assert await scene.refused(1, "answer_undo", agree=False) == "error-spectator"
    assert all(update["kind"] == "undo" for update in await scene.answer(2, True))


async def test_what_was_taken_back_stays_in_the_log_for_good(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when a later undo covers it, for those who connect later, and after a restart of the site."""
    seed, action = quiet_start()
    know_the_seed(monkeypatch, seed)
    with Site(tmp_path / "site.db") as site:
        table = room(site, options={"first_player": 0})
        async with AsyncExitStack() as stack:
            browsers = await gather_round(stack, site, table)
            await browsers[0].act(action)
            await all_hear(browsers)
            await browsers[0].send("undo", seq=browsers[0].present["seq"])
            [first, _] = await all_hear(browsers)
            free = {"id": "note-undo", "args": {"seat": 0, "entries": 1}}
            assert notes(first) == [free]
            await browsers[0].act(action)
            await all_hear(browsers)
            [step, _] = await play_on(browsers, 1)
            assert notes(step, "events") == []
            scene = Scene(site, table, browsers)
            await scene.ask(0)
            [second, other] = await scene.answer(1, True)
            agreed = {"id": "note-undo-agreed", "args": {"seat": 0, "entries": notes(second)[-1]["args"]["entries"]}}
            assert notes(second) == notes(other) == [free, agreed]
            asked = await ask_again(scene, action)
            assert notes(asked) == [free, agreed, free]
    with Site(tmp_path / "site.db") as again:
        for tokens in ((), (table.tokens[1],)):
            async with look(again, table.id, *tokens) as late:
                assert notes(late.present) == [free, agreed, free]
                assert late.present["log"] == asked["log"]


async def play_on(browsers: list[Browser], decisions: int) -> list[Body]:
    await play(browsers, decisions)
    return [browser.present for browser in browsers]


async def ask_again(scene: Scene, action: str) -> Body:
    """One more free undo; returns what everybody saw of it."""
    await scene.browsers[0].act(action)
    await all_hear(scene.browsers)
    await scene.browsers[0].send("undo", seq=scene.seq)
    [mine, _] = await all_hear(scene.browsers)
    return mine


async def test_a_question_outlives_a_start_of_the_site(tmp_path: Path) -> None:
    with Site(tmp_path / "site.db") as site:
        table = room(site, *people(*NAMES), game=HANDS, options={"starter": 0})
        async with AsyncExitStack() as stack:
            scene = Scene(site, table, await gather_round(stack, site, table))
            seat, length = await scene.play_round()
            await scene.ask(seat)
            await scene.answer(2, True)
    with Site(tmp_path / "site.db") as again:
        async with look(again, table.id, table.tokens[1]) as bo:
            assert bo.present["undo_asked"] == {"seat": seat, "length": length, "agreed": [0, 2], "missing": [1]}
            await bo.send("answer_undo", seq=bo.present["seq"], agree=True)
            assert (await bo.hear("update"))["length"] == length
