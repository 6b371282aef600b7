"""A desk behind messages: what a page posts is answered as a site would answer it."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from chrysalide import wasm
from chrysalide.local import Desk, Memory
from chrysalide.local.keeping import Keeper
from chrysalide.local.posted import Posted, Stored, open_desk
from chrysalide.local.thinking import answer_question
from tests.local.page import SECONDS

SEATS = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "easy"}]
TABLE: dict[str, Any] = {"game": "celestes", "seats": SEATS, "options": {"tokens_to_win": 1}}


class Texts:
    """A store as JavaScript has one: everything is text, and nothing is known about tables."""

    def __init__(self) -> None:
        self.memory = Memory()

    async def get(self, key: str) -> str | None:
        return await self.memory.get(key)

    async def put(self, changes: str, expected: str) -> bool:
        if any(self.memory.texts.get(key) != text for key, text in json.loads(expected).items()):
            return False
        await self.memory.put(json.loads(changes), {})
        return True

    async def keys(self, beginning: str) -> str:
        return json.dumps(await self.memory.keys(beginning))


class Page:
    """The other end."""

    def __init__(self) -> None:
        self._posted: asyncio.Queue[list[Any]] = asyncio.Queue()

    def hear(self, text: str) -> None:
        self._posted.put_nowait(json.loads(text))

    async def next(self) -> list[Any]:
        async with asyncio.timeout(SECONDS):
            return await self._posted.get()

    async def heard(self, kind: str) -> Any:
        """The next message of a table of this kind."""
        while True:
            what, _, text = await self.next()
            assert what == "hear"
            if kind in (message := json.loads(text)):
                return message[kind]


@asynccontextmanager
async def posted(keeper: Keeper, page: Page, site: str | None = None) -> AsyncIterator[Posted]:
    desk = Desk(keeper, site=site)
    await desk.start()
    try:
        yield Posted(desk, page.hear)
    finally:
        await desk.stop()


def ask(number: int, method: str, path: str, body: Any = None, lang: str = "en") -> str:
    text = "" if body is None else json.dumps(body)
    return json.dumps(["ask", number, method, path, {"accept-language": lang}, text])


async def create(desk: Posted, page: Page) -> tuple[str, str]:
    desk.receive(ask(1, "POST", "/api/tables", TABLE))
    what, number, status, headers, body = await page.next()
    assert (what, number, status, headers["Content-Type"]) == ("answer", 1, 201, "application/json")
    made = json.loads(body)
    return made["table"], made["seats"][0]["token"]


async def test_requests_are_answered_by_their_numbers() -> None:
    page = Page()
    async with posted(Memory(), page, "https://site.example") as desk:
        desk.receive(ask(7, "GET", "/api/games"))
        desk.receive(ask(8, "POST", "/api/parcels", {}, lang="fr"))
        answers = {number: (status, body) for _, number, status, _, body in (await page.next(), await page.next())}
    assert answers[7][0] == 200
    assert json.loads(answers[8][1])["error"]["code"] == "needs-site"
    assert "https://site.example" in json.loads(answers[8][1])["error"]["text"]


async def test_a_table_is_played_over_a_socket() -> None:
    page = Page()
    async with posted(Stored(Texts()), page) as desk:
        table, token = await create(desk, page)
        assert table.startswith("here-")
        desk.receive(json.dumps(["dial", 2, table]))
        desk.receive(json.dumps(["say", 2, json.dumps({"hello": {"tokens": [token], "lang": "en"}})]))
        update = await page.heard("update")
        while not update["choices"]:
            update = await page.heard("update")
        act = {"seq": update["seq"], "action": update["choices"][0]["action"]}
        desk.receive(json.dumps(["say", 2, json.dumps({"act": act})]))
        assert (await page.heard("update"))["seq"] > update["seq"]
        desk.receive(json.dumps(["hang-up", 2]))
        while (message := await page.next())[0] == "hear":
            pass
        assert message == ["closed", 2, 1000]
        desk.receive(json.dumps(["say", 2, "{}"]))  # too late: nobody listens, and nothing breaks


async def test_a_refused_socket_is_closed_and_forgotten() -> None:
    page = Page()
    async with posted(Memory(), page) as desk:
        desk.receive(json.dumps(["dial", 1, "here-nowhere"]))
        desk.receive(json.dumps(["say", 1, json.dumps({"hello": {"tokens": [], "lang": "fr"}})]))
        assert "refused" in json.loads((await page.next())[2])
        assert await page.next() == ["closed", 1, 4403]


async def test_two_tabs_on_one_store_do_not_overwrite_each_other() -> None:
    """The second one is told what is stored, as after a change by another process of a site."""
    texts, one, other = Texts(), Page(), Page()
    async with posted(Stored(texts), one) as first, posted(Stored(texts), other) as second:
        table, token = await create(first, one)
        hello = json.dumps(["say", 2, json.dumps({"hello": {"tokens": [token], "lang": "en"}})])
        updates = []
        for desk, page in ((first, one), (second, other)):
            desk.receive(json.dumps(["dial", 2, table]))
            desk.receive(hello)
            update = await page.heard("update")
            while not update["choices"]:
                update = await page.heard("update")
            updates.append(update)
        assert updates[0]["seq"] == updates[1]["seq"]
        for desk in (first, second):
            act = {"seq": updates[0]["seq"], "action": updates[0]["choices"][0]["action"]}
            desk.receive(json.dumps(["say", 2, json.dumps({"act": act})]))
        assert (await one.heard("update"))["seq"] > updates[0]["seq"]
        while True:
            _, _, text = await other.next()
            message = json.loads(text)
            if "refused" in message:
                assert message["refused"]["code"] == "stale"
            if "update" in message:
                break
        assert message["update"]["seq"] > updates[0]["seq"]  # what the first one did, which was stored


async def test_what_a_worker_calls_opens_a_desk() -> None:
    """Without a store it remembers until it ends; whoever thinks is asked by text."""
    page, questions = Page(), []

    async def think(question: str) -> str:
        questions.append(json.loads(question)["what"])
        return answer_question(question)

    receive = await open_desk(None, think, page.hear, None)
    receive(ask(1, "POST", "/api/tables", {**TABLE, "seats": [SEATS[1], SEATS[1]]}))
    made = json.loads((await page.next())[4])
    receive(json.dumps(["dial", 2, made["table"]]))
    receive(json.dumps(["say", 2, json.dumps({"hello": {"tokens": [], "lang": "en"}})]))
    while (await page.heard("update"))["view"]["actor"] != "over":
        pass
    assert "choose" in questions


async def test_bots_that_are_too_slow_for_a_device_are_refused_with_the_reason(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(wasm, "is_there", lambda: False)
    page = Page()
    async with posted(Memory(), page) as desk:
        desk.receive(ask(1, "GET", "/api/games"))
        game = json.loads((await page.next())[4])["games"][0]
        assert game["bots_on_device"] == game["bots"][:3]
        assert set(game["slow_on_device"]) <= set(game["bots_on_device"])
        changes: list[dict[str, Any]] = [
            {"seats": [SEATS[0], {"kind": "bot", "level": "expert"}]},
            {"absent": "hard"},
        ]
        for number, change in enumerate(changes):
            desk.receive(ask(number, "POST", "/api/tables", TABLE | change, lang="fr"))
            _, _, status, _, body = await page.next()
            error = json.loads(body)["error"]
            assert (error["code"], error["message"]["id"]) == ("needs-site", "error-device-level")
            assert status >= 400
