"""What the operator decides holds at every process of the site: closed tables, muted seats, banned addresses."""

import asyncio
import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from chrysalide.cli.main import main
from chrysalide.server.store.measures import BadMeasure, Kind, Measure, check_width, network_of
from chrysalide.server.store.rows import Change, stamp
from chrysalide.server.store.storage import Storage
from chrysalide.server.table import order
from chrysalide.server.table.order import Order
from tests.server.browser import look
from tests.server.rooms import room, until
from tests.server.site import GAME, PEOPLE, Site
from tests.server.test_storage import plain, stored_table


@pytest.fixture
def site(own_site: Site) -> Iterator[Site]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(order, "EVERY", 0.02)
        yield own_site


def moderate(site: Site, *words: str) -> int:
    return main(["moderate", *words, "--database-url", str(site.tables.storage.url), "--lang", "en"])


async def decide(site: Site, *words: str) -> None:
    """Returns when the site knows it."""
    assert await asyncio.to_thread(moderate, site, *words) == 0
    known: list[object] = []
    plain = site.tables.order.take_over

    def heard(measures: list[Measure]) -> None:
        plain(measures)
        known.append(measures)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(site.tables.order, "take_over", heard)
        await until(lambda: len(known) > 1)  # the second one was read after the command had ended


# --- tables -----------------------------------------------------------------------------------------------------


async def test_a_closed_table_is_left_and_opens_no_more_until_it_is_lifted(site: Site) -> None:
    table = room(site, listed=True)
    assert len(site.get("/api/tables").json()["tables"]) == 1
    async with look(site, table.id, table.tokens[0]) as ada:
        await decide(site, "close", table.id, "--reason", "a name")
        assert await ada.closed() == 1013
    await until(lambda: table.id not in site.tables._open)
    answer = site.get(f"/api/tables/{table.id}", lang="fr")
    assert (answer.status_code, answer.json()["error"]["message"]["id"]) == (403, "error-table-closed")
    assert "exploitant" in answer.json()["error"]["text"]
    assert site.sql("SELECT listed FROM tables") == [(0,)]
    await decide(site, "lift", table.id)
    assert site.get(f"/api/tables/{table.id}").status_code == 200


LEFT, AGO, LASTED = 60.0, 5000.0, 3600.0  # seconds: on the clock; since the table was closed; until it was opened


async def closed_long_ago(url: str, *kinds: Kind) -> tuple[Storage, float]:
    """A site whose table t was closed with a minute on its clock, and when that was."""
    storage, then = Storage(url), time.time() - AGO
    await storage.open()
    await storage.create(stored_table([]))
    await storage.change("t", 1, Change("playing", ["x"], 0, deadline=then + LEFT))
    for kind in kinds or ("closed",):
        await storage.take_measure(Measure(kind, "t", then + LASTED, "", made_at(then)), then)
    return storage, then


def made_at(moment: float) -> str:
    return stamp(datetime.fromtimestamp(moment, UTC))


async def left(storage: Storage, moment: float) -> float | None:
    """What is on the clock, to the hundredth of a second: times of measures are stored in milliseconds."""
    table = plain(await storage.read("t"))
    return None if table.deadline is None else round(table.deadline - moment, 2)


async def test_a_clock_goes_on_from_where_it_stood_when_the_table_was_closed(url: str) -> None:
    storage, then = await closed_long_ago(url, "closed", "muted")
    assert await storage.due(time.time(), 5) == [], "nobody loses while it is closed"
    assert await storage.lift_measure("t", then + 1000) == 2
    assert await left(storage, then + 1000) == LEFT
    assert await storage.due(then + 1000 + LEFT + 1, 5) == ["t"]
    assert await storage.lift_measure("t", then + 2000) == 0
    assert await left(storage, then + 1000) == LEFT
    await storage.close()


async def test_a_clock_goes_on_by_itself_when_the_time_is_over(url: str) -> None:
    """However many processes notice it."""
    storage, then = await closed_long_ago(url)
    other, moment = Storage(url), then + LASTED + 1
    assert await asyncio.gather(*(one.measures(moment) for one in (storage, other, storage))) == [[], [], []]
    assert await left(storage, moment) == LEFT
    await storage.close()
    await other.close()


async def test_a_table_that_is_closed_again_loses_nothing(url: str) -> None:
    storage, then = await closed_long_ago(url)
    await storage.take_measure(Measure("closed", "t", None, "again", made_at(then + 700)), then + 700)
    await storage.lift_measure("t", then + 4000)
    assert await left(storage, then + 4000) == LEFT
    await storage.close()


async def test_a_table_without_a_running_clock_has_none_afterwards(url: str) -> None:
    storage, then = await closed_long_ago(url)
    await storage.change("t", 2, Change("playing", ["y"], 1))
    await storage.lift_measure("t", then + 1000)
    assert await left(storage, then) is None
    await storage.close()


# --- the chat ---------------------------------------------------------------------------------------------------


async def test_what_a_muted_seat_writes_reaches_nobody(site: Site) -> None:
    table = room(site)
    async with look(site, table.id, table.tokens[0]) as ada, look(site, table.id, table.tokens[1]) as bo:
        await decide(site, "mute", f"{table.id}/2", "--days", "7")
        await bo.send("chat", text="You are a moth")
        assert (await bo.refused())["message"]["id"] == "chat-muted"
        await ada.send("chat", text="Hello")
        assert (await bo.hear("chat"))["messages"][0]["text"] == "Hello"
        await decide(site, "lift", f"{table.id}/2")
        await bo.send("chat", text="Sorry")
        assert (await bo.hear("chat"))["messages"][0]["text"] == "Sorry"


def test_a_table_is_muted_as_a_whole_or_one_seat_of_it() -> None:
    known = Order()
    known.take_over([Measure("muted", "a", None, "", ""), Measure("muted", "b/1", None, "", "")])
    assert [known.mutes(table, seat) for table in "abc" for seat in (0, 1)] == [True, True, False, True, False, False]


# --- addresses --------------------------------------------------------------------------------------------------


async def test_a_banned_address_can_do_nothing_not_even_where_it_is_already(site: Site) -> None:
    table = room(site)
    async with look(site, table.id, *table.tokens.values()) as both:
        await decide(site, "ban", "127.0.0.1", "--reason", "floods")
        await both.act(both.present["choices"][0]["action"])
        await both.closed()
    answer = site.post("/api/tables", {"game": GAME, "seats": list(PEOPLE)}, "es")
    assert (answer.status_code, answer.json()["error"]["message"]["id"]) == (403, "error-banned")
    assert "vetado" in answer.json()["error"]["text"]
    assert site.get("/").status_code == 403
    with pytest.raises(InvalidStatus) as refused:
        await connect(site.socket(table.id), proxy=None)
    assert refused.value.response.status_code == 403
    assert site.get("/api/health").status_code == 200, "whoever watches the site still can"
    await decide(site, "lift", "127.0.0.1")
    assert site.get("/api/games").status_code == 200
    assert site.stored(table.id)[0] == 1, "its last move was not made"


def test_networks() -> None:
    known = Order()
    known.take_over(
        [
            Measure("banned", network_of(one), None, "", "")
            for one in ("192.0.2.7", "2001:db8:1:2::3", "198.51.100.0/24")
        ]
    )
    yes = ["192.0.2.7", "2001:db8:1:2:ffff::1", "198.51.100.200", "::ffff:192.0.2.7"]
    no = ["192.0.2.8", "2001:db8:1:3::3", "", "testclient"]
    assert [known.bans(address) for address in yes + no] == [True] * 4 + [False] * 4
    with pytest.raises(BadMeasure):
        network_of("example.org")


def test_the_widest_network() -> None:
    assert network_of("10.9.8.7/8") == "10.0.0.0/8"
    assert network_of("2001:db8::/20") == "2001::/20"
    for narrow in ("10.0.0.0/8", "2001::/20", "192.0.2.7/32"):
        check_width(narrow)
    assert network_of("::ffff:192.0.2.7") == "192.0.2.7/32"
    for wide in ("0.0.0.0/0", "10.0.0.0/7", "::/0", "2001::/19", "::ffff:0:0/96"):
        with pytest.raises(BadMeasure) as refused:
            check_width(network_of(wide))
        assert refused.value.message.id == "error-measure-wide"
        assert refused.value.message.args["v4"] == "/8"


# --- the command ------------------------------------------------------------------------------------------------


async def test_what_holds_is_listed_and_ends_by_itself(site: Site, capsys: pytest.CaptureFixture[str]) -> None:
    storage = site.tables.storage
    past, now = Measure("banned", "192.0.2.1/32", time.time() - 1, "", "2030"), time.time()
    taking = asyncio.run_coroutine_threadsafe(storage.take_measure(past, now), site.loop)
    await asyncio.to_thread(taking.result)
    assert await asyncio.to_thread(moderate, site) == 0
    assert "Nothing is closed" in capsys.readouterr().out
    assert await asyncio.to_thread(moderate, site, "ban", "192.0.2.9", "--days", "3", "--reason", "floods") == 0
    assert "192.0.2.9/32" in capsys.readouterr().out
    assert await asyncio.to_thread(moderate, site, "--json") == 0
    [found] = json.loads(capsys.readouterr().out)["measures"]
    assert (found["kind"], found["subject"], found["reason"]) == ("banned", "192.0.2.9/32", "floods")
    assert 2.9 * 86400 < found["until"] - now < 3.1 * 86400


def test_a_ban_from_before_there_was_a_widest_network_is_lifted(site: Site, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(str(site.tables.storage.url.database))) as database, database:
        database.execute("INSERT INTO measures VALUES ('banned', '0.0.0.0/0', NULL, '', '2026')")
    assert moderate(site, "lift", "0.0.0.0/0") == 0
    assert "Lifted" in capsys.readouterr().out
    assert site.sql("SELECT * FROM measures") == []


@pytest.mark.parametrize(
    "words",
    [
        ("close", "nowhere"),
        ("mute", "{}/3"),
        ("mute", "{}/0"),
        ("ban", "example.org"),
        ("ban", "0.0.0.0/0"),
        ("close",),
        ("hang", "x"),
    ],
)
def test_what_cannot_be_done(site: Site, words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    table = room(site)
    assert moderate(site, *(word.format(table.id) for word in words)) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert site.sql("SELECT * FROM measures") == []
