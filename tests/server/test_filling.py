"""While people wait, a bot may take an open seat: undone until the start, and nobody is cheated."""

from contextlib import AsyncExitStack
from typing import Any

import pytest

from tests.server.browser import Browser, look
from tests.server.rooms import OPEN, ask, people, problem, quick_bots, room, sit
from tests.server.site import Site

THREE = "papillons"  # three may play


async def fill(browser: Browser, seat: int, level: str | None) -> list[dict[str, object]]:
    await browser.send("fill", seat=seat, level=level)
    seats: list[dict[str, object]] = (await browser.hear("table"))["seats"]
    return seats


async def refusal(browser: Browser) -> dict[str, object]:
    """The next refusal; what else happens at the table does not matter here."""
    kind, body = await browser.read()
    while kind != "refused":
        kind, body = await browser.read()
    return body


def reason(refused: dict[str, Any]) -> str:
    return str(refused["message"]["id"])


async def test_a_bot_takes_an_open_seat_and_the_match_starts_when_everybody_is_ready(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick_bots(site, monkeypatch)
    table = room(site, *people("Ada"), OPEN)
    async with look(site, table.id, table.tokens[0]) as ada:
        seats = await fill(ada, 1, "hard")
        assert (seats[1]["kind"], seats[1]["level"], seats[1]["filled"]) == ("bot", "hard", True)
        assert site.info(table.id)["status"] == "waiting"
        await ada.send("ready", ready=True)
        await ada.hear("update")
        assert (await ada.hear("table"))["status"] == "playing"


async def test_it_can_be_undone_and_changed_until_the_start(site: Site) -> None:
    table = room(site, *people("Ada"), OPEN)
    async with look(site, table.id, table.tokens[0]) as ada:
        assert (await fill(ada, 1, "hard"))[1]["level"] == "hard"
        assert (await fill(ada, 1, "easy"))[1]["level"] == "easy"
        seats = await fill(ada, 1, None)
        assert (seats[1]["kind"], seats[1]["level"], seats[1]["name"]) == ("open", None, "")
    assert site.claim(table.id, table.invitations[1], "Bo").status_code == 200
    assert site.info(table.id)["status"] == "playing"


async def test_whoever_was_invited_can_still_take_the_seat_before_the_start(site: Site) -> None:
    table = room(site, *people("Ada"), OPEN)
    async with look(site, table.id, table.tokens[0]) as ada:
        await fill(ada, 1, "hard")
        assert site.claim(table.id, table.invitations[1], "Bo").status_code == 200
        await ada.hear("update")
        seats = (await ada.hear("table"))["seats"]
        assert (seats[1]["kind"], seats[1]["name"], seats[1]["level"]) == ("person", "Bo", None)


async def test_but_not_after_it(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    quick_bots(site, monkeypatch)
    table = room(site, *people("Ada"), OPEN)
    async with look(site, table.id, table.tokens[0]) as ada:
        await fill(ada, 1, "random")
        await ada.send("ready", ready=True)
        await ada.hear("update")
        assert problem(site.claim(table.id, table.invitations[1], "Bo"))[2] == "error-bad-invitation"
        await ada.send("fill", seat=1, level=None)
        assert reason(await refusal(ada)) == "error-has-begun"


async def test_nobody_is_taken_by_surprise(site: Site) -> None:
    """A bot on a seat asks everybody at the table whether they are ready, and each change asks again."""
    table = room(site, *people("Ada", "Bo"), OPEN, game=THREE)
    async with AsyncExitStack() as stack:
        ada = await stack.enter_async_context(look(site, table.id, table.tokens[0]))
        bo = await stack.enter_async_context(look(site, table.id, table.tokens[1]))
        await ada.hear("table")
        await fill(ada, 2, "easy")
        await ada.send("ready", ready=True)
        assert (await ada.hear("table"))["status"] == "waiting"
        seats = await fill(bo, 2, "expert")
        while seats[2]["level"] != "expert":
            seats = (await bo.hear("table"))["seats"]
        assert [seat["ready"] for seat in seats[:2]] == [False, False]


async def test_only_people_at_the_table_fill_seats_that_are_open(site: Site) -> None:
    table = room(site, *people("Ada"), OPEN, listed=True)
    async with look(site, table.id) as watcher, look(site, table.id, table.tokens[0]) as ada:
        await watcher.send("fill", seat=1, level="easy")
        assert (await refusal(watcher))["code"] == "not-allowed"
        await ada.send("fill", seat=0, level="easy")
        assert reason(await refusal(ada)) == "error-seat-not-open"
        await ada.send("fill", seat=1, level=None)
        assert reason(await refusal(ada)) == "error-not-filled"
        await ada.send("fill", seat=1, level="grandmaster")
        assert (await refusal(ada))["code"] == "unknown-level"
        await ada.send("fill", seat=7, level="easy")
        assert (await refusal(ada))["code"] == "bad-seats"
        await fill(ada, 1, "easy")
        assert problem(sit(site, table.id, seat=1))[2] == "error-seat-taken"


async def test_a_bot_chosen_when_the_table_was_opened_stays(site: Site) -> None:
    """Only a bot that filled an open seat can be sent away."""
    table = room(site, *people("Ada"), {"kind": "bot", "level": "easy"}, OPEN, game=THREE)
    async with look(site, table.id, table.tokens[0]) as ada:
        await ada.send("fill", seat=1, level=None)
        assert reason(await refusal(ada)) == "error-not-filled"
        await ada.send("fill", seat=1, level="hard")
        assert reason(await refusal(ada)) == "error-seat-not-open"
    assert ask(site, f"/{table.id}", method="GET").json()["seats"][1]["filled"] is False
