"""Chat messages: short, not too frequent, only where chat is on, and never lost."""

import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path

import pytest

from chrysalide.server.table import chat
from chrysalide.server.table.chat import Chat, NoChat
from tests.server.browser import Body, Browser, look
from tests.server.rooms import all_hear, gather_round, people, room
from tests.server.site import Opened, Site

EMOTES = ("hello", "luck", "bravo", "thanks", "oops", "thinking", "wow", "heart")


@dataclass
class Scene:
    site: Site
    table: Opened
    browsers: list[Browser]

    async def say(self, seat: int, **what: str) -> list[Body]:
        """What everybody receives."""
        await self.browsers[seat].send("chat", **what)
        heard = []
        for body in await all_hear(self.browsers, "chat"):
            [message] = body["messages"]
            heard.append(message)
        return heard

    async def refused(self, seat: int, **what: str) -> str:
        await self.browsers[seat].send("chat", **what)
        refusal = await self.browsers[seat].refused()
        assert refusal["about"] == "chat"
        assert refusal["text"] != refusal["message"]["id"]
        for browser in self.browsers:
            await browser.hear_nothing()
        return str(refusal["message"]["id"])


@pytest.fixture
async def scene(site: Site) -> AsyncIterator[Scene]:
    table = room(site)
    async with AsyncExitStack() as stack:
        yield Scene(site, table, await gather_round(stack, site, table, watched=True))


async def test_everybody_at_the_table_reads_what_a_seat_writes(scene: Scene) -> None:
    before = scene.site.stored(scene.table.id)
    first = await scene.say(0, text="Bien joué !")
    assert first[0].pop("at") == first[1].pop("at") == first[2]["at"]
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", first[2].pop("at"))
    assert first == [{"number": 0, "seat": 0, "text": "Bien joué !", "emote": None}] * 3
    second = await scene.say(1, emote="bravo")
    assert {(one["number"], one["seat"], one["text"], one["emote"]) for one in second} == {(1, 1, None, "bravo")}
    assert scene.site.stored(scene.table.id) == before  # not part of the match: nothing becomes stale
    async with look(scene.site, scene.table.id) as late:
        messages = (await late.hear("chat"))["messages"]
        assert [one["number"] for one in messages] == [0, 1]
        assert messages[1] == second[0]


async def test_messages_of_all_have_one_order(scene: Scene) -> None:
    for number in range(5):
        for seat in (0, 1):
            await scene.browsers[seat].send("chat", text=f"{seat} {number}")
    orders = []
    for browser in scene.browsers:
        heard = [(await browser.hear("chat"))["messages"] for _ in range(10)]
        orders.append([(one["number"], one["text"]) for messages in heard for one in messages])
    assert orders[0] == orders[1] == orders[2]
    assert [number for number, _ in orders[0]] == list(range(10))
    for who in "01":
        assert [text for _, text in orders[0] if text[0] == who] == [f"{who} {number}" for number in range(5)]


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("a\nb\r\tc", "a b c"),
        ("  wide   open ", "wide open"),
        ("nul\x00 bell\x07 \x1b[31mred", "nul bell [31mred"),
        ("\u202eevil", "evil"),  # would reverse the rest of the line
        ("x" * 200, "x" * 200),
        ("<b>é 🦋</b>", "<b>é 🦋</b>"),
    ],
)
async def test_a_message_is_one_line(scene: Scene, given: str, shown: str) -> None:
    assert {one["text"] for one in await scene.say(0, text=given)} == {shown}


async def test_what_is_not_said(scene: Scene) -> None:
    assert await scene.refused(0, text="x" * 201) == "chat-long"
    assert await scene.refused(2, text="me too") == "error-spectator"
    for empty in ({}, {"text": ""}, {"text": " \n\x00\u200b"}):
        assert await scene.refused(0, **empty) == "chat-empty"
    for emote in ("", "insult", "Bravo"):
        assert await scene.refused(0, emote=emote) == "chat-emote"
    assert scene.site.sql("SELECT COUNT(*) FROM spoken WHERE table_id = ?", scene.table.id) == [(0,)]


async def test_a_table_without_chat(site: Site) -> None:
    table = room(site, chat=False)
    assert site.info(table.id)["chat"] is False
    async with AsyncExitStack() as stack:
        scene = Scene(site, table, await gather_round(stack, site, table))
        assert await scene.refused(0, text="hello?") == "chat-off"
        assert await scene.refused(0, emote="hello") == "chat-off"


def test_a_seat_may_say_five_things_within_ten_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    moment = 100.0
    monkeypatch.setattr("chrysalide.server.table.chat.time.monotonic", lambda: moment)
    talk = Chat(on=True)
    for number in range(5):
        moment = 100.0 + number
        talk.check(0, "quick", None)
    talk.check(1, "somebody else", None)
    for moment in (104.0, 109.9):
        with pytest.raises(NoChat) as fast:
            talk.check(0, None, "wow")
        assert (fast.value.message.id, fast.value.message.args["seconds"]) == ("chat-fast", max(1, round(110 - moment)))
    moment = 110.0
    talk.check(0, "one more", None)
    with pytest.raises(NoChat):
        talk.check(0, "and another", None)
    moment = 111.0
    talk.check(0, "and another", None)


async def test_too_fast_is_told_to_the_one_and_nothing_to_the_others(scene: Scene) -> None:
    for number in range(5):
        await scene.say(0, text=str(number))
    assert await scene.refused(0, text="5") == "chat-fast"
    await scene.say(1, emote="thinking")


async def test_every_emote_can_be_sent(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "WITHIN", 0.0)
    for emote in EMOTES:
        assert (await scene.say(0, emote=emote))[2]["emote"] == emote


async def test_a_table_holds_so_many_and_tells_the_last_hundred(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert (chat.MOST, chat.KEPT, chat.BURST, chat.WITHIN) == (500, 100, 5, 10)
    monkeypatch.setattr(chat, "WITHIN", 0.0)
    monkeypatch.setattr(chat, "MOST", 104)
    with Site(tmp_path / "site.db") as site:
        table = room(site)
        async with look(site, table.id, table.tokens[0]) as ada:
            for number in range(104):
                await ada.send("chat", text=f"message {number}")
                await ada.hear("chat")
            await ada.send("chat", text="one too many")
            assert (await ada.refused())["message"]["id"] == "chat-full"
            async with look(site, table.id) as late:
                told = (await late.hear("chat"))["messages"]
        assert [one["number"] for one in told] == list(range(4, 104))
    with Site(tmp_path / "site.db") as again:
        async with look(again, table.id, table.tokens[1]) as bo:
            assert (await bo.hear("chat"))["messages"] == told
            await bo.send("chat", emote="luck")
            assert (await bo.refused())["message"]["id"] == "chat-full"


async def test_people_at_one_screen_speak_as_the_one_whose_turn_it_is(site: Site) -> None:
    table = room(site, options={"first_player": 1})
    async with look(site, table.id, *table.tokens.values()) as both:
        await both.send("chat", text="mine")
        assert (await both.hear("chat"))["messages"][0]["seat"] == 1


async def test_people_talk_before_the_match_begins(site: Site) -> None:
    table = room(site, people("Ada")[0], {"kind": "open"})
    async with look(site, table.id, table.tokens[0]) as ada:
        await ada.send("chat", emote="hello")
        assert (await ada.hear("chat"))["messages"][0]["emote"] == "hello"


async def test_what_could_not_be_stored_was_not_said(scene: Scene) -> None:
    scene.site.sql("ALTER TABLE spoken RENAME TO away")
    try:
        assert await scene.refused(0, text="lost?") == "error-storage"
    finally:
        scene.site.sql("ALTER TABLE away RENAME TO spoken")
    assert (await scene.say(0, text="lost?"))[2]["number"] == 0
