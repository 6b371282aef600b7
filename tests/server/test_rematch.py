"""The next match of the same people: one table, everybody moves one seat, and the old token opens the new seat."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest

from chrysalide.language import LANGUAGES
from chrysalide.server.table.tokens import hashed
from tests.server.browser import look
from tests.server.rooms import (
    HANDS,
    RANDOM,
    ask,
    gather_round,
    hurry,
    leave,
    people,
    play,
    problem,
    quick_bots,
    rematch,
    room,
)
from tests.server.site import Opened, Site

CLOCK = {"kind": "bank", "seconds": 600.0, "increment": 3.0, "on_timeout": "loss"}


async def finished(site: Site, *seats: dict[str, Any], **wanted: Any) -> Opened:
    """A match that is over: somebody's time has run out."""
    table = room(site, *seats, clock=CLOCK, **wanted)
    async with look(site, table.id, *table.tokens.values()) as everybody:
        while everybody.present["clocks"]["running"] is None:
            await everybody.hear("update")
        hurry(site, table)
        while (await everybody.find("table"))["status"] != "over":
            pass
    return table


def claim(site: Site, table: str, old_token: str) -> tuple[int, str]:
    answer = ask(site, f"/{table}/claim", {"invitation": old_token})
    assert answer.status_code == 200, answer.text
    return answer.json()["seat"], answer.json()["token"]


async def test_the_same_people_one_seat_on(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    quick_bots(site, monkeypatch)
    ada = {"kind": "person", "name": "Ada", "avatar": "morpho"}
    table = await finished(
        site,
        ada,
        {"kind": "bot", "level": "random"},
        *people("Cy"),
        game=HANDS,
        options={"expert": True},
        chat=False,
        listed=True,
    )
    async with look(site, table.id) as watcher:
        made = rematch(site, table.id, table.tokens[2])
        assert made.status_code == 200
        following = made.json()["table"]
        while (await watcher.find("table"))["next"] != following:
            pass
    old, new = site.info(table.id), site.info(following)
    assert (old["next"], new["next"], new["status"]) == (following, None, "waiting")
    for kept in ("game", "options", "clock", "chat"):
        assert new[kept] == old[kept]
    assert (new["clock"], new["chat"], new["options"]["expert"]) == (CLOCK, False, True)
    assert new["commitment"] != old["commitment"]
    assert [(seat["kind"], seat["name"], seat["avatar"], seat["level"]) for seat in new["seats"]] == [
        ("open", "Cy", None, None),
        ("open", "Ada", "morpho", None),
        ("bot", "Red Admiral (random)", "admiral", "random"),
    ]
    assert claim(site, following, table.tokens[0])[0] == 1
    assert problem(ask(site, f"/{following}/claim", {"invitation": table.tokens[0]}))[1] == "bad-link"  # not twice
    assert site.info(following)["status"] == "waiting"
    seat, token = claim(site, following, table.tokens[2])
    assert seat == 0
    started = site.info(following)
    assert (started["status"], [one["name"] for one in started["seats"]]) == (
        "playing",
        ["Cy", "Ada", "Red Admiral (random)"],
    )
    assert started["seats"][1]["avatar"] == "morpho"
    assert problem(site.get(f"/api/tables/{following}/record", table.tokens[0]))[1] == "bad-link"
    assert site.get(f"/api/tables/{following}/record", token).status_code == 200


async def test_there_is_one_rematch_whoever_asks(site: Site) -> None:
    table = await finished(site, *people("Ada", "Bo", "Cy"), game=HANDS)
    calls = [asyncio.to_thread(rematch, site, table.id, table.tokens[number % 3]) for number in range(6)]
    answers = await asyncio.gather(*calls)
    assert [answer.status_code for answer in answers] == [200] * 6
    tables = {answer.json()["table"] for answer in answers}
    assert len(tables) == 1
    assert rematch(site, table.id, table.tokens[1]).json()["table"] in tables
    made = site.sql("SELECT table_id FROM seats WHERE invitation_hash = ?", hashed(table.tokens[0]))
    assert {name for (name,) in made} == tables  # and no orphaned ones
    later = await asyncio.to_thread(rematch, site, table.id, table.tokens[0])
    assert later.json()["table"] in tables


async def test_a_bot_with_the_first_turn_begins_when_all_have_come(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    quick_bots(site, monkeypatch)
    table = await finished(site, people("Ada")[0], RANDOM, options={"first_player": 0})
    following = rematch(site, table.id, table.tokens[0]).json()["table"]
    assert site.stored(following)[1] == []
    seat, token = claim(site, following, table.tokens[0])  # everybody moves one seat: now the bot begins
    assert seat == 1
    async with look(site, following, token) as ada:
        while not ada.present["choices"]:
            await ada.hear("update")
        log = [line["args"].get("seat") for line in ada.present.get("log", []) + ada.present["events"]]
        assert 0 in log


async def test_it_comes_after_the_end_and_for_those_who_played(site: Site) -> None:
    table = room(site)
    texts = set()
    for lang in LANGUAGES:
        answer = rematch(site, table.id, table.tokens[0], lang)
        assert problem(answer) == (403, "not-allowed", "error-not-over")
        texts.add(answer.json()["error"]["text"])
    assert len(texts) == 3
    over = await finished(site)
    for guess in (None, "x", table.tokens[0]):
        assert problem(rematch(site, over.id, guess)) == (403, "bad-link", "error-bad-link")
    assert site.info(over.id)["next"] is None


async def test_a_match_that_ended_by_its_rules(site: Site) -> None:
    table = room(site, options={"tokens_to_win": 1, "first_player": 0}, ready_check=True)
    async with AsyncExitStack() as stack:
        browsers = await gather_round(stack, site, table)
        while browsers[0].present["view"]["actor"] != "over":
            await play(browsers)
        for browser in browsers:
            assert (await browser.hear("table"))["status"] == "over"
        following = rematch(site, table.id, table.tokens[1]).json()["table"]
        for browser in browsers:
            told = await browser.find("table")
            assert (told["next"], told["status"], told["ending"]) == (following, "over", None)
    [(first, _), (second, token)] = [claim(site, following, table.tokens[seat]) for seat in (1, 0)]
    assert (first, second) == (0, 1)
    assert site.info(following)["status"] == "playing"
    again = rematch(site, following, token)
    assert problem(again) == (403, "not-allowed", "error-not-over")


async def test_whoever_leaves_the_rematch_may_come_back(site: Site) -> None:
    table = await finished(site)
    following = rematch(site, table.id, table.tokens[0]).json()["table"]
    _, token = claim(site, following, table.tokens[0])
    assert leave(site, following, token).json() == {"invitation": None}
    assert claim(site, following, table.tokens[0])[0] == 1
