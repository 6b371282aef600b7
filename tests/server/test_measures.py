"""What the operator decides holds at every process of the site: closed tables, muted seats, banned addresses."""

import asyncio
import json
import time
from collections.abc import Iterator

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from chrysalide.cli.main import main
from chrysalide.server.store.measures import BadMeasure, Measure, network_of
from chrysalide.server.table import order
from chrysalide.server.table.order import Order
from tests.server.browser import look
from tests.server.rooms import room, until
from tests.server.site import GAME, PEOPLE, Site


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
    answer = site.get(f"/api/tables/{table.id}", lang="fr")
    assert (answer.status_code, answer.json()["error"]["message"]["id"]) == (403, "error-table-closed")
    assert "exploitant" in answer.json()["error"]["text"]
    assert site.sql("SELECT listed FROM tables") == [(0,)]
    await decide(site, "lift", table.id)
    assert site.get(f"/api/tables/{table.id}").status_code == 200


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
    assert network_of("::ffff:192.0.2.7") == "192.0.2.7/32"
    for wide in ("0.0.0.0/0", "10.0.0.0/7", "::/0", "2001::/19", "::ffff:0:0/96"):
        with pytest.raises(BadMeasure) as refused:
            network_of(wide)
        assert refused.value.message.id == "error-measure-wide"
        assert refused.value.message.args["v4"] == "/8"


# --- the command ------------------------------------------------------------------------------------------------


async def test_what_holds_is_listed_and_ends_by_itself(site: Site, capsys: pytest.CaptureFixture[str]) -> None:
    storage = site.tables.storage
    past, now = Measure("banned", "192.0.2.1/32", time.time() - 1, "", "2030"), time.time()
    taking = asyncio.run_coroutine_threadsafe(storage.take_measure(past), site.loop)
    await asyncio.to_thread(taking.result)
    assert await asyncio.to_thread(moderate, site) == 0
    assert "Nothing is closed" in capsys.readouterr().out
    assert await asyncio.to_thread(moderate, site, "ban", "192.0.2.9", "--days", "3", "--reason", "floods") == 0
    assert "192.0.2.9/32" in capsys.readouterr().out
    assert await asyncio.to_thread(moderate, site, "--json") == 0
    [found] = json.loads(capsys.readouterr().out)["measures"]
    assert (found["kind"], found["subject"], found["reason"]) == ("banned", "192.0.2.9/32", "floods")
    assert 2.9 * 86400 < found["until"] - now < 3.1 * 86400


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
