"""A table on one's own device answers as a site does."""

import asyncio
import json
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

import chrysalide
from chrysalide.core.verify import verify
from chrysalide.games import find_game
from chrysalide.local import Desk, Memory, Moved
from tests.local.page import SECONDS, Page, against_easy, ask, get, open_desk, post, record_of, sit_down

GAMES = ("celestes", "extinction", "mariposas", "papilio", "papillons")
SHORT: dict[str, dict[str, Any]] = {"celestes": {"tokens_to_win": 1}}


async def play_out(page: Page, dice: Random) -> None:
    while await page.my_turn():
        await page.act(dice.randrange(1000))


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_match_against_an_easy_bot(game: str) -> None:
    async with open_desk() as desk:
        seats = max(2, min(find_game(game).seats))
        table, token = await against_easy(desk, game, seats, options=SHORT.get(game, {}))
        before = await get(desk, f"/tables/{table}")
        await play_out(await sit_down(desk, table, token), Random(1))
        info = await get(desk, f"/tables/{table}")
        assert info["status"] == "over"
        assert info["commitment"] == before["commitment"]
        record = await record_of(desk, table)
        match = chrysalide.load(record)
        assert match.over
        assert verify(match).honest
        assert match.record() == record
        last = await get(desk, f"/tables/{table}/positions/{info['length']}?eyes=all")
        assert last["table"]["status"] == "over"
        assert len(last["views"]) == seats


async def test_a_reload_in_mid_match_finds_everything_again() -> None:
    keeper = Memory()
    async with open_desk(keeper) as desk:
        table, token = await against_easy(desk, "celestes", lang="fr")
        page = await sit_down(desk, table, token)
        for number in range(3):
            assert await page.my_turn()
            await page.act(number)
        assert await page.my_turn()
        seen = page.update
    async with open_desk(keeper) as again:
        page = await sit_down(again, table, token)
        for same in ("seq", "length", "view", "choices", "eyes"):
            assert page.update[same] == seen[same], same
        await page.act()


async def test_a_bot_that_was_thinking_goes_on_after_a_reload() -> None:
    keeper = Memory()
    async with open_desk(keeper) as desk:
        table, token = await against_easy(desk, "celestes")
        page = await sit_down(desk, table, token)
        assert await page.my_turn()
    async with open_desk(keeper) as desk:
        page = await sit_down(desk, table, token)
        choice = page.update["choices"][0]["action"]
        await page.send("act", seq=page.update["seq"], action=choice)  # closed before the bot could answer
    async with open_desk(keeper) as desk:
        page = await sit_down(desk, table, token)
        assert await page.my_turn()


async def test_undo_is_the_tables() -> None:
    async with open_desk() as desk:
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}]
        made = await post(desk, "/tables", {"game": "papilio", "seats": seats})
        tokens = [seat["token"] for seat in made["seats"]]
        page = await sit_down(desk, made["table"], *tokens)
        while not page.update["undo"]:
            await page.act()
        before = page.update
        await page.send("undo", seq=before["seq"])
        update = await page.hear("update")
        assert update["kind"] == "undo"
        assert update["length"] < before["length"]
        assert any(line["id"].startswith("note-undo") for line in update["log"])


async def test_a_hint_says_what_and_why() -> None:
    async with open_desk() as desk:
        table, token = await against_easy(desk, "celestes")
        page = await sit_down(desk, table, token)
        assert await page.my_turn()
        await page.send("hint", seq=page.update["seq"])
        hint = await page.hear("hint")
        assert {"advice", "reasons", "plan"} <= hint.keys()
        offered = {choice["action"] for choice in page.update["choices"]}
        assert {one["action"] for one in hint["advice"]} <= offered


async def test_why_a_click_does_nothing_in_two_languages() -> None:
    async with open_desk() as desk:
        table, token = await against_easy(desk, "celestes")
        told = {}
        for lang in ("fr", "es"):
            page = await sit_down(desk, table, token, lang=lang)
            assert await page.my_turn()
            await page.send("why", seq=page.update["seq"], target="slot:0")
            told[lang] = (await page.hear("why"))["text"]
            page.connection.close()
        assert told["fr"] != told["es"]
        assert await get(desk, "/covers/fr") != await get(desk, "/covers/es")


async def test_records_are_taken_in_and_given_out() -> None:
    match = chrysalide.new("celestes", seed=3, tokens_to_win=1)
    dice = Random(3)
    while not match.over:
        match.play(dice.choice(match.legal()))
    async with open_desk() as desk:
        first = await desk.request("POST", "/api/records", {}, match.record())
        assert first.status == 201
        table = json.loads(first.body)["table"]
        assert (await desk.request("POST", "/api/records", {}, match.record())).body == first.body
        assert await record_of(desk, table) == match.record()
        assert (await get(desk, f"/tables/{table}"))["imported"]
        positions = await get(desk, f"/tables/{table}/positions?first=0&count=8&eyes=0")
        assert [one["index"] for one in positions["positions"]] == list(range(8))
        assert (await get(desk, f"/tables/{table}/periods"))["periods"]
        bad = await desk.request("POST", "/api/records", {"Accept-Language": "fr"}, "no record")
        assert bad.status == 422
        assert json.loads(bad.body)["error"]["code"] == "bad-record"


async def test_a_match_is_played_on_and_again() -> None:
    async with open_desk() as desk:
        table, token = await against_easy(desk, "celestes", options={"tokens_to_win": 1})
        await play_out(await sit_down(desk, table, token), Random(2))
        following = await post(desk, f"/tables/{table}/rematch", {}, token, 200)
        claimed = await post(desk, f"/tables/{following['table']}/claim", {"invitation": token}, status=200)
        page = await sit_down(desk, following["table"], claimed["token"])
        assert await page.my_turn()
        seats = [{"kind": "person"}, {"kind": "bot", "level": "easy"}]
        wanted = {"index": 6, "deal": "again", "seat": 0, "seats": seats}
        on = await post(desk, f"/tables/{table}/continue", wanted)
        assert (await get(desk, f"/tables/{on['table']}"))["origin"]["index"] == 6


async def test_a_review_is_made_piece_by_piece(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chrysalide.reviewing.making.MOST", 0.001)  # a shallow one
    match = chrysalide.new("celestes", seed=3, tokens_to_win=1)
    dice = Random(3)
    while not match.over:
        match.play(dice.choice(match.legal()))
    async with open_desk() as desk:
        table = json.loads((await desk.request("POST", "/api/records", {}, match.record())).body)["table"]
        standing = await post(desk, f"/tables/{table}/review", {"depth": "quick"}, status=202)
        async with asyncio.timeout(SECONDS):
            while standing["status"] != "done":
                await asyncio.sleep(0.05)
                standing = await get(desk, f"/tables/{table}/review?depth=quick")
        assert standing["review"]["done"] == standing["of"]
        assert (await post(desk, f"/tables/{table}/review", {"depth": "quick"}, status=200))["status"] == "done"


async def test_what_a_table_needs_before_it_is_there() -> None:
    async with open_desk() as desk:
        games = (await get(desk, "/games"))["games"]
        assert {game["id"] for game in games} >= set(GAMES)
        assert (await get(desk, "/games/celestes/rules/es"))["lang"] == "es"
        assert await get(desk, "/games/celestes/guide/fr")
        assert await get(desk, "/games/papilio/encyclopedia")
        lesson = next(game for game in games if game["id"] == "celestes")["lessons"][0]["id"]
        assert (await get(desk, f"/games/celestes/lessons/{lesson}"))["steps"]
        assert (await get(desk, f"/games/celestes/lessons/{lesson}/steps/0"))["now"]["choices"]
        problems = (await get(desk, "/games/celestes/problems"))["problems"]
        problem = await get(desk, f"/games/celestes/problems/{problems[0]['id']}")
        action = problem["now"]["choices"][0]["action"]
        tried = await get(desk, f"/games/celestes/problems/{problem['id']}/steps/0/try?action={action}")
        assert tried["verdict"] in ("best", "less", "worse", "lost")


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/nowhere", None, 404, "not-found"),
        ("DELETE", "/games", None, 405, "bad-method"),
        ("GET", "/games/chess/rules/en", None, 404, "unknown-game"),
        ("GET", "/games/celestes/rules/de", None, 422, "bad-request"),
        ("GET", "/tables/none", None, 404, "no-such-table"),
        ("POST", "/tables", {"game": "celestes", "seats": []}, 422, "bad-request"),
        ("POST", "/tables", {"game": "celestes", "seats": [{"kind": "cat"}]}, 422, "bad-request"),
        ("POST", "/tables", {"game": "chess", "seats": [{"kind": "person"}] * 2}, 404, "unknown-game"),
        ("POST", "/tables", {"game": "celestes", "seats": [{"kind": "person"}] * 9}, 422, "bad-seats"),
        ("POST", "/tables", {"game": "celestes", "seats": [{"kind": "person"}] * 2, "x": 1}, 422, "bad-request"),
    ],
)
async def test_refusals_have_the_form_of_a_site(method: str, path: str, body: Any, status: int, code: str) -> None:
    async with open_desk() as desk:
        french, english = [await ask(desk, method, path, body, lang=lang) for lang in ("fr", "en")]
        assert (french.status, english.status) == (status, status), english.body
        told = json.loads(english.body)["error"]
        assert told["code"] == code
        assert told.keys() == {"code", "message", "text"}
        assert json.loads(french.body)["error"]["text"] != told["text"]


async def test_a_socket_refuses_like_a_site() -> None:
    async with open_desk() as desk:
        table, token = await against_easy(desk, "celestes")
        early = Page(desk, table)
        await early.send("ping")
        assert early.closed == 4403
        stranger = Page(desk, table)
        await stranger.send("hello", tokens=["nobody"])
        assert stranger.closed == 4403
        page = await sit_down(desk, table, token)
        await page.connection.receive("no message")
        with pytest.raises(AssertionError, match="bad-message"):
            await page.hear("pong")
        await page.send("act", seq=-1, action="take 1")
        with pytest.raises(AssertionError, match="stale"):
            await page.hear("pong")


@pytest.mark.parametrize("site", [None, "https://play.example"])
async def test_what_needs_others_says_so_and_names_a_site(site: str | None) -> None:
    async with open_desk(site=site) as desk:
        opened = {"game": "celestes", "seats": [{"kind": "person"}, {"kind": "open"}]}
        listed = {"game": "celestes", "seats": [{"kind": "person"}] * 2, "listed": True}
        for method, path, body in [("POST", "/tables", opened), ("POST", "/tables", listed), ("GET", "/push", None)]:
            answer = await ask(desk, method, path, body)
            assert answer.status == 501
            error = json.loads(answer.body)["error"]
            assert error["code"] == "needs-site"
            assert (site or "A site of Chrysalide") in error["text"]
        assert await get(desk, "/tables") == {"tables": []}


class Full(Memory):
    """A device that stores nothing more at some point."""

    full = False

    async def put(self, changes: Mapping[str, str | None], expected: Mapping[str, str | None]) -> None:
        if self.full:
            raise OSError("no space left")
        await super().put(changes, expected)


async def test_a_full_device_says_so_and_loses_nothing() -> None:
    keeper = Full()
    async with open_desk(keeper) as desk:
        table, token = await against_easy(desk, "celestes")
        page = await sit_down(desk, table, token)
        assert await page.my_turn()
        before, kept = page.update, dict(keeper.texts)
        keeper.full = True
        await page.send("act", seq=before["seq"], action=before["choices"][0]["action"])
        with pytest.raises(AssertionError, match="error-device-storage"):
            await page.hear("pong")
        assert (
            await ask(desk, "POST", "/tables", {"game": "celestes", "seats": [{"kind": "person"}] * 2})
        ).status == 503
        assert keeper.texts == kept
        keeper.full = False
        await page.act()
        assert page.update["seq"] > before["seq"]


async def test_a_match_of_a_newer_version_says_so() -> None:
    keeper = Memory()
    async with open_desk(keeper) as desk:
        table, _ = await against_easy(desk, "celestes")
    content = json.loads(keeper.texts[f"table:{table}"])
    await keeper.put({f"table:{table}": json.dumps(content | {"format": 99})}, {})
    async with open_desk(keeper) as desk:
        answer = await ask(desk, "GET", f"/tables/{table}")
        assert answer.status == 422
        assert json.loads(answer.body)["error"]["message"]["id"] == "error-device-newer"


async def test_a_clock_runs_out_here_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chrysalide.server.table.room.ROUND", 0.02)
    monkeypatch.setattr("chrysalide.server.table.timekeeper.AMENDS", 0.0)
    monkeypatch.setattr("chrysalide.server.table.table.AMENDS", 0.0)
    keeper = Memory()
    clock = {"kind": "move", "seconds": 5, "on_timeout": "loss"}
    async with open_desk(keeper) as desk:
        table, _ = await against_easy(desk, "celestes", clock=clock)
        async with asyncio.timeout(SECONDS):
            while f"due:{table}" not in keeper.texts:  # noqa: ASYNC110  # a bot may begin
                await asyncio.sleep(0.02)
    content = json.loads(keeper.texts[f"table:{table}"])
    await keeper.put({f"table:{table}": json.dumps(content | {"deadline": 1.0}), f"due:{table}": "1.0"}, {})
    async with open_desk(keeper) as desk, asyncio.timeout(SECONDS):
        while (await get(desk, f"/tables/{table}"))["status"] != "over":  # noqa: ASYNC110
            await asyncio.sleep(0.02)
        assert f"due:{table}" not in keeper.texts


async def test_chat_and_several_screens() -> None:
    async with open_desk() as desk:
        made = await post(desk, "/tables", {"game": "celestes", "seats": [{"kind": "person"}] * 2})
        one, other = [await sit_down(desk, made["table"], seat["token"]) for seat in made["seats"]]
        await one.send("chat", text="hello")
        assert (await other.hear("chat"))["messages"][0]["text"] == "hello"
        assert isinstance(desk, Desk)


async def test_two_tabs_never_overwrite_each_other() -> None:
    keeper = Memory()
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}]
    async with open_desk(keeper) as one, open_desk(keeper) as other:
        made = await post(one, "/tables", {"game": "celestes", "seats": seats})
        tokens = [seat["token"] for seat in made["seats"]]
        first, second = [await sit_down(desk, made["table"], *tokens) for desk in (one, other)]
        old = second.update
        await first.act()
        await second.send("act", seq=old["seq"], action=old["choices"][-1]["action"])
        update = await second.hear("update")  # what the other tab did; its own decision was refused
        assert update["seq"] == first.update["seq"]
        with pytest.raises(AssertionError, match="stale"):
            await second.hear("pong")
        assert (await get(other, f"/tables/{made['table']}"))["length"] == first.update["length"]


async def test_a_change_in_between_is_noticed() -> None:
    """Between reading and writing another tab may have written."""
    keeper = Memory()
    async with open_desk(keeper) as desk:
        table, _ = await against_easy(desk, "celestes")
    before = keeper.texts[f"table:{table}"]
    await keeper.put({f"table:{table}": before + " "}, {f"table:{table}": before})
    with pytest.raises(Moved):
        await keeper.put({f"table:{table}": "mine"}, {f"table:{table}": before})
    assert keeper.texts[f"table:{table}"] == before + " "
