"""Short finished matches on a site, and their reviews."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from functools import cache
from typing import Any

import pytest

import chrysalide
from chrysalide.core.match import Match
from chrysalide.reviewing import making
from chrysalide.server.table import reviewer
from tests.positions import play_out
from tests.server.recording_pool import RecordingPool
from tests.server.rooms import ask, until
from tests.server.site import GAME, SECONDS, Site


@cache
def short_match(seed: int = 1) -> Match:
    return play_out(chrysalide.new(GAME, seed=seed, names=("Ada", "Bo"), tokens_to_win=1))


def imported(site: Site, match: Match) -> str:
    answer = site.http.post("/api/records", content=match.record(), headers={"Content-Type": "text/plain"})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def table_of(site: Site, seed: int = 1) -> str:
    return imported(site, short_match(seed))


def tiny_budgets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews with the fewest simulations, one place at a time; processes look for work often."""
    for depth in making.DEPTHS:
        monkeypatch.setitem(making.DEPTHS, depth, 1e-6)
    monkeypatch.setattr(making, "PIECE", 0.0)
    monkeypatch.setattr(reviewer, "LOOK", 0.05)


def want(site: Site, table: str, depth: str = "quick", lang: str = "en") -> Any:
    return ask(site, f"/{table}/review", {"depth": depth}, lang=lang)


def see(site: Site, table: str, **query: Any) -> dict[str, Any]:
    answer = site.http.get(f"/api/tables/{table}/review", params=query)
    assert answer.status_code == 200, answer.text
    standing: dict[str, Any] = answer.json()
    return standing


async def until_status(site: Site, table: str, status: str = "done", depth: str = "quick") -> dict[str, Any]:
    await until(lambda: see(site, table, depth=depth)["status"] == status)
    return see(site, table, depth=depth)


async def until_found(site: Site, table: str, places: int) -> dict[str, Any]:
    await until(lambda: see(site, table)["done"] == places)
    return see(site, table)


def made(site: Site, seed: int = 1) -> str:
    """A short match with its review, made here and now with the fewest simulations."""
    table = table_of(site, seed)
    with pytest.MonkeyPatch.context() as patch:
        tiny_budgets(patch)
        desk_at(site, patch, hold=False)
        want(site, table)
        deadline = time.monotonic() + SECONDS
        while see(site, table)["status"] != "done":
            assert time.monotonic() < deadline
            time.sleep(0.02)
    return table


class BrokenOff(Exception):
    pass


class Desk(RecordingPool):
    """Stands in for the processes that make reviews: a test lets pieces through one by one, or all of them."""

    broken = False

    def submit(self, function: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        return super().submit(lambda *all_args: self._do(function, *all_args), *args, **kwargs)

    def _do(self, function: Callable[..., Any], *args: Any) -> Any:
        if self.broken:
            raise BrokenOff
        return function(*args)

    def break_off(self) -> None:
        """Whatever is not done yet fails, so that nobody waits for it."""
        self.broken = True
        self.let_go()

    def places(self, record: str) -> list[int]:
        """The places of a record that were asked for, in order."""
        return [place for text, places, _ in self.crossed if text == record for place in places]

    def pass_one(self) -> None:
        self.held.pop(0)()


def desk_at(site: Site, monkeypatch: pytest.MonkeyPatch, hold: bool = True) -> Desk:
    desk = Desk(hold)
    monkeypatch.setattr(site.tables.bots._reviewers, "pool", desk)
    monkeypatch.setattr(site.tables.bots, "rest", lambda: None)  # it is not replaced by real processes
    return desk


def on_loop(site: Site, work: Callable[[], object]) -> None:
    """Done by the site's own thread; returns when it is."""

    async def run() -> None:
        with suppress(IndexError):
            work()

    asyncio.run_coroutine_threadsafe(run(), site.loop).result()
