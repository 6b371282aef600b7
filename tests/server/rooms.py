"""Tables with particular terms, what people do there before and after the match, and control over their clocks."""

import asyncio
import json
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any, TypeVar

import httpx
import pytest

from chrysalide.bots.thinking import think
from chrysalide.core.game import View
from chrysalide.server.store.rows import StoredTable
from chrysalide.server.table.table import Table
from tests.server.browser import Body, Browser, look
from tests.server.site import GAME, PEOPLE, SECONDS, Address, Opened, Site

T = TypeVar("T")
OPEN = {"kind": "open"}
RANDOM = {"kind": "bot", "level": "random", "name": "Apollo"}
HANDS = "papillons"  # where hands are secret, and where two may play against two


def people(*names: str) -> list[dict[str, str]]:
    return [{"kind": "person", "name": name} for name in names]


def ask(
    site: Address, path: str, body: object = None, token: str | None = None, lang: str = "en", method: str = "POST"
) -> httpx.Response:
    headers = {"Accept-Language": lang, "Content-Type": "application/json"}
    headers |= {"Authorization": f"Bearer {token}"} if token else {}
    content = None if body is None else json.dumps(body)
    return site.http.request(method, f"/api/tables{path}", content=content, headers=headers)


def room(
    site: Address,
    *seats: dict[str, str],
    game: str = GAME,
    options: dict[str, Any] | None = None,
    clock: dict[str, Any] | None = None,
    **terms: Any,
) -> Opened:
    """Help is allowed unless a test asks for the default (None) or for none at all."""
    body = {"game": game, "seats": list(seats or PEOPLE), "options": options or {}, "clock": clock, "help": True}
    body |= terms
    answer = ask(site, "", body)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    opened = Opened(made["table"])
    for seat in made["seats"]:
        kept = opened.tokens if "token" in seat else opened.invitations
        kept[seat["seat"]] = seat["token" if "token" in seat else "invitation"]
    return opened


def sit(site: Address, table: str, **wish: Any) -> httpx.Response:
    return ask(site, f"/{table}/sit", wish)


def leave(site: Address, table: str, token: str | None, lang: str = "en") -> httpx.Response:
    return ask(site, f"/{table}/leave", None, token, lang)


def rematch(site: Address, table: str, token: str | None, lang: str = "en") -> httpx.Response:
    return ask(site, f"/{table}/rematch", None, token, lang)


def problem(answer: httpx.Response) -> tuple[int, str, str]:
    """Status, code and message of a refusal."""
    error = answer.json()["error"]
    assert error["text"] != error["message"]["id"]
    return answer.status_code, error["code"], error["message"]["id"]


async def gather_round(stack: AsyncExitStack, site: Address, table: Opened, watched: bool = False) -> list[Browser]:
    """A screen for each person, then a spectator's; everybody knows about all who came."""
    browsers = [
        await stack.enter_async_context(look(site, table.id, table.tokens[seat])) for seat in sorted(table.tokens)
    ]
    if watched:
        browsers.append(await stack.enter_async_context(look(site, table.id)))
    for place, browser in enumerate(browsers):
        for _ in range(len(table.tokens) - place - 1):
            await browser.hear("table")
    return browsers


async def play(browsers: list[Browser], decisions: int = 1) -> list[int]:
    """Plays the first choice of whoever has the turn, so many times; returns who played."""
    actors = []
    for _ in range(decisions):
        actor: int = browsers[0].present["view"]["actor"]
        await browsers[actor].act(first_choice(browsers[actor]))
        await all_hear(browsers)
        actors.append(actor)
    return actors


async def all_hear(browsers: list[Browser], kind: str = "update") -> list[Body]:
    return [await browser.hear(kind) for browser in browsers]


def first_choice(browser: Browser) -> str:
    action: str = browser.present["choices"][0]["action"]
    return action


# --- inside the site ------------------------------------------------------------------------------------------------


def inside(site: Site, table: Opened | str, look_at: Callable[[Table], T]) -> T:
    """Do something to a table in memory, on the site's own event loop."""
    found = site.tables._open[table if isinstance(table, str) else table.id]

    async def work() -> T:
        return look_at(found)

    return asyncio.run_coroutine_threadsafe(work(), site.loop).result(SECONDS)


def on_disk(site: Site, table: Opened | str) -> StoredTable:
    """What the database of a site holds about a table, whichever kind of database it is."""
    reading = site.tables.storage.read(table if isinstance(table, str) else table.id)
    found = asyncio.run_coroutine_threadsafe(reading, site.loop).result(SECONDS)
    assert found is not None
    return found


def hurry(site: Site, table: Opened | str, left: float = 0.0) -> None:
    """Set the time left for the seat that is to decide."""

    def shorten(found: Table) -> None:
        assert found.clocks is not None
        assert found.clocks.deadline is not None
        found.clocks.deadline = time.time() + left
        found.time.plan()

    inside(site, table, shorten)


async def until(true: Callable[[], object]) -> None:
    """Wait for something inside a site that no browser is notified of."""

    def wait() -> None:
        deadline = time.monotonic() + SECONDS
        while not true():
            assert time.monotonic() < deadline
            time.sleep(0.01)

    await asyncio.to_thread(wait)


class Thinkers:
    """A stand-in for all bots: each chooses at random, and requests are recorded."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, str, int]] = []  # level, table and state number
        self.held: asyncio.Event | None = None

    async def choose(self, game: str, level: str, seed: str, view: View, left: float) -> str:
        table, _, seq = seed.rpartition(":")
        self.asked.append((level, table, int(seq)))
        if self.held is not None:
            await self.held.wait()
        return think(game, "random", seed, view, 1.0, left)


def hold(site: Site, table: Opened, thinkers: Thinkers) -> None:
    """From now on they think until released."""
    inside(site, table, lambda _table: setattr(thinkers, "held", asyncio.Event()))


def quick_bots(site: Site, monkeypatch: pytest.MonkeyPatch) -> Thinkers:
    thinkers = Thinkers()
    monkeypatch.setattr(site.tables.bots, "choose", thinkers.choose)
    return thinkers
