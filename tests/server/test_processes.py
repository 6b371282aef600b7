"""Two processes of the site on one PostgreSQL: everybody sees each change exactly once."""

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import asyncpg
import pytest

from chrysalide.server.errors import StorageDown
from chrysalide.server.table.table import Table
from tests.postgres import Cluster
from tests.server.browser import Browser, look
from tests.server.reference_match import know_the_seed, quiet_start
from tests.server.rooms import (
    HANDS,
    OPEN,
    RANDOM,
    Thinkers,
    first_choice,
    hold,
    inside,
    leave,
    people,
    quick_bots,
    rematch,
    room,
    sit,
    until,
)
from tests.server.site import Opened, Site

FIRST = {"first_player": 0}
GRACE = 0.3  # seconds: somebody is gone soon, in whatever order that is noticed


@dataclass
class Pair:
    url: str
    one: Site
    two: Site

    @property
    def sites(self) -> tuple[Site, Site]:
        return self.one, self.two


@pytest.fixture(scope="module")
def pair(postgres: Cluster) -> Iterator[Pair]:
    url = postgres.fresh()
    with Site(url, grace=GRACE) as one, Site(url, grace=GRACE) as two:
        yield Pair(url, one, two)


@pytest.fixture
async def stack() -> AsyncIterator[AsyncExitStack]:
    async with AsyncExitStack() as opened:
        yield opened


async def apart(stack: AsyncExitStack, pair: Pair, table: Opened) -> list[Browser]:
    """Seat 0 is at one process, seat 1 and a spectator at the other; each process knows that all are there."""
    ada = await stack.enter_async_context(look(pair.one, table.id, table.tokens[0]))
    bo = await stack.enter_async_context(look(pair.two, table.id, table.tokens[1]))
    watcher = await stack.enter_async_context(look(pair.two, table.id))
    await until(lambda: all(seat["connected"] for site in pair.sites for seat in seats(site, table)))
    return [ada, bo, watcher]


def seats(site: Site, table: Opened | str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = inside(site, table, lambda one: one.seating.info())
    return found


async def find_seq(browsers: list[Browser], seq: int) -> None:
    for browser in browsers:
        while browser.present["seq"] < seq:
            await browser.read()
        assert browser.present["seq"] == seq


async def play(browsers: list[Browser]) -> int:
    """Plays the first choice of whoever has the turn; everybody receives it."""
    actor: int = browsers[0].present["view"]["actor"]
    seq = browsers[actor].present["seq"]
    await browsers[actor].act(first_choice(browsers[actor]))
    await find_seq(browsers, seq + 1)
    return actor


async def test_what_happens_at_one_is_seen_at_the_other(
    pair: Pair, stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    seed, action = quiet_start()
    know_the_seed(monkeypatch, seed)
    table = room(pair.one, options=FIRST)
    ada, bo, watcher = browsers = await apart(stack, pair, table)
    await ada.act(action)
    await find_seq(browsers, 2)
    assert watcher.present["events"]
    assert watcher.present["view"]["actor"] == bo.present["view"]["actor"]
    await ada.send("undo", seq=2)
    await find_seq(browsers, 3)
    for browser in browsers:
        assert browser.present["kind"] == "undo"
        assert browser.present["log"][-1] == ada.present["log"][-1]
        assert browser.present["log"][-1]["args"] == {"seat": 0, "entries": 1}
        assert browser.present["log"][-1]["undone"]
    for seq in range(4, 10):
        await play(browsers)
        assert ada.present["seq"] == seq
    assert ada.present["view"]["scores"] == bo.present["view"]["scores"]
    await bo.send("ask_undo", seq=9)
    await find_seq(browsers, 10)
    assert ada.present["undo_asked"]["missing"] == [0]
    await ada.send("answer_undo", seq=10, agree=True)
    await find_seq(browsers, 11)
    assert {browser.present["kind"] for browser in browsers} == {"undo"}
    record = pair.one.record(table.id)
    assert pair.two.record(table.id) == record
    with Site(pair.url) as third:  # what is stored is what everybody saw
        assert third.record(table.id) == record


async def test_what_is_said_at_one_is_read_at_the_other(pair: Pair, stack: AsyncExitStack) -> None:
    table = room(pair.one)
    ada, bo, watcher = browsers = await apart(stack, pair, table)
    for number in range(5):  # both at the same moment: none is lost, and all have the same order
        await ada.send("chat", text=f"a{number}")
        await bo.send("chat", text=f"b{number}")
    orders = []
    for browser in browsers:
        told: list[tuple[int, str]] = []
        while len(told) < 10:
            told += [(one["number"], one["text"]) for one in (await browser.find("chat"))["messages"]]
        orders.append(told)
    assert orders[0] == orders[1] == orders[2]
    assert sorted(number for number, _ in orders[0]) == list(range(10))
    assert {text for _, text in orders[0]} == {f"{who}{number}" for who in "ab" for number in range(5)}
    await watcher.hear_nothing()


async def test_a_table_opened_at_one_is_in_the_public_list_of_the_other(pair: Pair) -> None:
    def listed(site: Site) -> dict[str, str]:
        return {card["table"]: card["status"] for card in site.get("/api/tables").json()["tables"]}

    table = room(pair.one, {"kind": "person", "name": "Ada"}, OPEN, listed=True)
    for site in pair.sites:
        await until(lambda site=site: listed(site).get(table.id) == "waiting")  # type: ignore[misc]  # mypy cannot infer a lambda with a default
    assert sit(pair.two, table.id, name="Bo").status_code == 200
    for site in pair.sites:
        await until(lambda site=site: listed(site).get(table.id) == "playing")  # type: ignore[misc]  # as above


async def test_who_is_there_and_who_is_gone(pair: Pair, stack: AsyncExitStack) -> None:
    table = room(pair.one, options=FIRST, absent="random")
    ada = await stack.enter_async_context(look(pair.one, table.id, table.tokens[0]))
    async with look(pair.two, table.id, table.tokens[1]) as bo:
        await ada.find_seat(1, connected=True, gone=False)
        await until(lambda: seats(pair.two, table)[0]["connected"])  # asked for when the table was opened there
        await bo.send("ping")
    await ada.find_seat(1, connected=False)
    await until(lambda: seats(pair.one, table)[1]["gone"])
    await ada.send("keep", seat=1)
    await ada.find_seat(1, connected=False, gone=True, keeper="random")


async def test_the_last_word_about_who_is_there_is_the_present(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    """However late a notification arrives: somebody who has left since is not considered present forever."""
    table, said, begun = room(pair.one), list[str](), list[str]()
    bus = pair.two.tables.storage.bus
    send = bus.send

    async def slow(words: str) -> None:
        if words.startswith("here"):
            begun.append(words)
            if not words.endswith("-"):
                await asyncio.sleep(0.1)  # long enough for the other notification to overtake it, if it could
            said.append(words.rpartition(" ")[2])
        await send(words)

    monkeypatch.setattr(bus, "send", slow)
    async with look(pair.one, table.id, table.tokens[0]):
        async with look(pair.two, table.id, table.tokens[1]):
            await until(lambda: begun)  # or there would be nothing to overtake
        await until(lambda: len(said) > 1 and said[-1] == "-")
        await until(lambda: not seats(pair.one, table)[1]["connected"])


async def test_a_screen_that_has_lost_its_seat_at_the_other_process(pair: Pair, stack: AsyncExitStack) -> None:
    table = room(pair.one, people("Ada")[0], *[OPEN] * 2, game=HANDS, listed=True)
    token = sit(pair.one, table.id, seat=1, name="Bo").json()["token"]
    bo = await stack.enter_async_context(look(pair.two, table.id, token))
    await stack.enter_async_context(look(pair.one, table.id, table.tokens[0]))
    await until(lambda: seats(pair.one, table)[1]["connected"])
    leave(pair.one, table.id, token)
    assert (await bo.find("welcome"))["seats"] == []
    cy = sit(pair.one, table.id, seat=1, name="Cy").json()["token"]
    di = sit(pair.one, table.id, seat=2, name="Di").json()["token"]
    while not bo.present["length"]:
        await bo.read()
    assert (bo.present["eyes"], bo.present["view"]["viewer"]) == (None, None)
    await until(lambda: not seats(pair.one, table)[1]["connected"])  # Cy has not come yet
    async with look(pair.two, table.id, cy) as screen, look(pair.one, table.id, di):
        assert screen.present["view"] != bo.present["view"]


async def test_of_many_who_want_a_seat_at_both_one_gets_it(pair: Pair) -> None:
    table = room(pair.one, people("Ada")[0], *[OPEN] * 3, game=HANDS, listed=True)
    wishes = [asyncio.to_thread(sit, pair.sites[n % 2], table.id, seat=1, name=f"Guest {n}") for n in range(8)]
    answers = await asyncio.gather(*wishes)
    assert sorted(answer.status_code for answer in answers) == [200, *[403] * 7]
    claims = [asyncio.to_thread(pair.sites[n % 2].claim, table.id, table.invitations[2 + n // 2]) for n in range(4)]
    answers = await asyncio.gather(*claims)
    assert sorted(answer.status_code for answer in answers) == [200, 200, 403, 403]
    await until(lambda: pair.one.info(table.id) == pair.two.info(table.id))  # also about who is gone by now
    assert pair.one.info(table.id)["status"] == "playing"


async def test_a_time_runs_out_once(pair: Pair, stack: AsyncExitStack) -> None:
    clock = {"kind": "move", "seconds": 60, "on_timeout": "loss"}
    table = room(pair.one, options=FIRST, clock=clock)
    browsers = await apart(stack, pair, table)
    for site in pair.sites:
        inside(site, table, run_out)
    for browser in browsers:
        while (await browser.find("table"))["status"] != "over":
            pass
        lines = [line["id"] for update in browser.heard if "update" in update for line in update["update"]["events"]]
        assert lines.count("note-time-loss") == 1
        assert browser.present["seq"] == 2
    [first, second] = [rematch(site, table.id, table.tokens[seat]) for seat, site in enumerate(pair.sites)]
    assert first.json() == second.json()


def run_out(table: Table) -> None:
    """Now, unless the other process was first."""
    if table.clocks is not None and table.clocks.deadline is not None:
        table.clocks.deadline = time.time()
        table.time.plan()


async def test_a_bot_thinks_at_one_process(pair: Pair, stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers = [quick_bots(site, monkeypatch) for site in pair.sites]
    table = room(pair.one, *people("Ada", "Bo"), RANDOM, game=HANDS, options={"starter": 0})
    browsers = await apart(stack, pair, table)
    thought = 0
    while thought < 6 and await until_turn(browsers):
        seq, actor = browsers[0].present["seq"], browsers[0].present["view"]["actor"]
        await browsers[actor].act(first_choice(browsers[actor]))
        await find_seq_at_least(browsers, seq + 1)
        thought = len(asked(thinkers, table))
    await until_turn(browsers)
    numbers = asked(thinkers, table)
    assert numbers
    assert sorted(set(numbers)) == sorted(numbers)  # no position twice


def asked(thinkers: list[Thinkers], table: Opened) -> list[int]:
    return [seq for one in thinkers for _, name, seq in one.asked if name == table.id]


async def find_seq_at_least(browsers: list[Browser], seq: int) -> None:
    for browser in browsers:
        while browser.present["seq"] < seq:
            await browser.read()


async def until_turn(browsers: list[Browser]) -> bool:
    """Everybody is at the position where a person is to act. False: the match is over."""
    while True:
        newest = max(browser.present["seq"] for browser in browsers)
        await find_seq_at_least(browsers, newest)
        if len({browser.present["seq"] for browser in browsers}) == 1:
            actor = browsers[0].present["view"]["actor"]
            if actor != 2:
                return bool(actor != "over")
            await find_seq_at_least(browsers, newest + 1)


async def test_another_process_takes_over_where_one_dies_while_its_bot_thinks(
    pair: Pair, stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("chrysalide.server.table.bot_play.STAND_BY", 0.4)
    first, second = (quick_bots(site, monkeypatch) for site in pair.sites)
    table = room(pair.one, *people("Ada", "Bo"), RANDOM, game=HANDS, options={"starter": 0})
    browsers = await apart(stack, pair, table)
    for thinkers, site in ((first, pair.one), (second, pair.two)):  # they never answer, like a dead process
        hold(site, table, thinkers)
    while browsers[0].present["view"]["actor"] != 2:
        last = await play(browsers)
    seq = browsers[0].present["seq"]
    dead, other, there = (first, second, pair.two) if last == 0 else (second, first, pair.one)
    # The other has waited for the one where the last change was made.
    await until(lambda: asked([dead], table) and asked([other], table))
    assert asked([dead, other], table) == [seq, seq]
    assert other.held is not None
    there.loop.call_soon_threadsafe(other.held.set)
    await find_seq_at_least(browsers, seq + 1)
    assert dead.held is not None
    pair.sites[last].loop.call_soon_threadsafe(dead.held.set)  # its answer is for a position that is gone


@pytest.mark.parametrize("trouble", [OSError("no line"), asyncpg.InternalClientError("in another state")], ids=repr)
async def test_nothing_is_missed_while_the_line_is_cut(
    pair: Pair, stack: AsyncExitStack, postgres: Cluster, monkeypatch: pytest.MonkeyPatch, trouble: Exception
) -> None:
    monkeypatch.setattr("chrysalide.server.store.bus.PAUSE", 0.05)
    table = room(pair.one, options=FIRST)
    ada, bo, watcher = browsers = await apart(stack, pair, table)
    back = threading.Event()
    cut = SimpleNamespace(connect=waiting_for(back, trouble))  # tables are stored and read on other connections
    monkeypatch.setattr("chrysalide.server.store.bus.asyncpg", cut)
    lines = "FROM pg_stat_activity WHERE datname = '{}' AND (query ILIKE 'LISTEN%' OR query = 'SELECT 1')"
    lines = lines.format(pair.url.rpartition("/")[2])
    assert postgres.sql(f"SELECT pg_terminate_backend(pid) {lines}") == "t\nt"
    await until(lambda: postgres.sql(f"SELECT COUNT(*) {lines}") == "0")
    while ada.present["choices"]:
        await ada.act(first_choice(ada))
        await ada.find("update")
    await ada.send("chat", text="can you hear me?")
    await ada.find("chat")
    for browser in (bo, watcher):
        await browser.send("ping")
        await browser.find("pong")
        assert browser.present["seq"] == 1
    back.set()
    seq = ada.present["seq"]
    for browser in (bo, watcher):
        while browser.present["seq"] < seq or not said(browser):
            await browser.read()
        assert said(browser) == ["can you hear me?"]
        assert browser.present["length"] == ada.present["length"]
    await play(browsers)  # and the connection works again


def said(browser: Browser) -> list[str]:
    return [one["text"] for message in browser.heard if "chat" in message for one in message["chat"]["messages"]]


def waiting_for(back: threading.Event, trouble: Exception) -> Any:
    """No connection to the database until then. The driver also gets stuck if a server stops while it connects."""
    connect = asyncpg.connect

    async def tried(*args: Any, **settings: Any) -> Any:
        if not back.is_set():
            raise trouble
        return await connect(*args, **settings)

    return tried


async def test_a_change_that_could_not_be_read_is_read_later(
    pair: Pair, stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is Bo's turn now, and nothing else would ever tell him."""
    monkeypatch.setattr("chrysalide.server.table.peers.AGAIN", (0.01, 0.01))
    table = room(pair.one, options=FIRST)
    ada, bo, _ = await apart(stack, pair, table)
    storage, tries = pair.two.tables.storage, list[str]()
    read_on = storage.read_on

    async def away_twice(wanted: str, entries: int, notes: int) -> Any:
        tries.append(wanted)
        if len(tries) <= 2:
            raise StorageDown("error-storage")
        return await read_on(wanted, entries, notes)

    monkeypatch.setattr(storage, "read_on", away_twice)
    await ada.act(first_choice(ada))
    seq = (await ada.find("update"))["seq"]
    while bo.present["seq"] < seq:
        await bo.read()
    assert tries == [table.id] * 3


async def test_many_changes_at_once_do_not_fork(pair: Pair, stack: AsyncExitStack) -> None:
    """Two screens of each person, one at each process, decide the same at the same moment."""
    table = room(pair.one, options=FIRST)
    screens = [
        [await stack.enter_async_context(look(site, table.id, table.tokens[seat])) for site in pair.sites]
        for seat in (0, 1)
    ]
    browsers = [screen for pairs in screens for screen in pairs]
    for _ in range(8):
        seq, actor = browsers[0].present["seq"], browsers[0].present["view"]["actor"]
        for number, screen in enumerate(screens[actor]):
            await screen.act(screen.present["choices"][-number]["action"], seq)
        await find_seq(browsers, seq + 1)
        assert len({str(browser.present["view"]["scores"]) for browser in browsers}) == 1
    records = {site.record(table.id) for site in pair.sites}
    assert len(records) == 1
    with Site(pair.url) as third:
        assert third.record(table.id) in records
    refusals = [message["refused"]["code"] for browser in browsers for message in browser.heard if "refused" in message]
    assert set(refusals) <= {"stale"}
