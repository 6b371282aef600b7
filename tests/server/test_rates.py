"""Rate limits: nobody can keep the site busy at the expense of others; refusals are in the reader's language."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from chrysalide.core.errors import ChrysalideError
from chrysalide.server.http import sharing
from chrysalide.server.http.rates import Buckets, Limits, Rate, client_network, read_limits
from chrysalide.server.http.throttle import Throttle
from chrysalide.server.table import protocol
from tests.postgres import Cluster
from tests.server.browser import PATIENTLY, dial, look
from tests.server.rooms import until
from tests.server.site import GAME, PEOPLE, Site

SLOW = 0.001  # per second: nothing is refilled during a test


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    clock = Clock()
    buckets = Buckets(Rate(3, 0.5), clock)
    assert [buckets.take("ada") for _ in range(5)] == [0, 0, 0, 2, 2]
    assert buckets.take("bo") == 0
    clock.now += 1.5
    assert buckets.take("ada") == 0.5
    clock.now += 0.5
    assert [buckets.take("ada"), buckets.take("ada")] == [0, 2]
    clock.now += 3600
    assert [buckets.take("ada") for _ in range(4)] == [0, 0, 0, 2]


def test_a_full_bucket_gives_at_any_time_of_day() -> None:
    clock = Clock()
    for number in range(1000):
        clock.now = number / 7
        assert Buckets(Rate(1, 0.001), clock).take("ada") == 0


def test_what_was_taken_elsewhere_counts_here_and_only_heavy_use_is_told() -> None:
    clock = Clock()
    here, there = Buckets(Rate(10, 1), clock), Buckets(Rate(10, 1), clock)
    assert [here.take("ada") for _ in range(5)] == [0] * 5
    assert here.news() == []
    assert [here.take("ada") for _ in range(5)] == [0] * 5
    news = here.news()
    assert news == [("ada", 5)]
    assert here.news() == []
    for key, tokens in news:
        there.drain(key, tokens)
    assert [there.take("ada") for _ in range(6)] == [0] * 5 + [1]
    there.drain("ada", 1000)  # never more than all of it
    assert there.wait("ada") == 1
    clock.now += 3
    assert [there.take("ada") for _ in range(4)] == [0, 0, 0, 1]


async def test_processes_of_a_site_share_the_limits_of_an_address(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sharing, "EVERY", 0.02)
    url, limits = postgres.fresh(), Limits(tables=Rate(8, SLOW))
    with Site(url, rates=limits) as one, Site(url, rates=limits) as two:
        wanted, heard = {"game": GAME, "seats": list(PEOPLE)}, list[int]()
        bucket: Buckets = two.app.state.buckets["tables"]
        drain = bucket.drain

        def drained(key: str, number: int) -> None:
            drain(key, number)
            heard.append(number)

        monkeypatch.setattr(bucket, "drain", drained)
        assert [one.post("/api/tables", wanted).status_code for _ in range(9)] == [201] * 8 + [429]
        await until(lambda: sum(heard) == 4)  # all but the first half
        answers = [two.post("/api/tables", wanted).status_code for _ in range(9)]
        assert answers == [201] * 4 + [429] * 5, "what was taken at the other process is missing here"


def test_buckets_are_forgotten_when_full_and_their_number_is_bounded() -> None:
    clock = Clock()
    buckets = Buckets(Rate(2, 1), clock, most=100)
    for number in range(1000):
        buckets.take(f"busy {number}")
        assert len(buckets) <= 100
    assert buckets.take("busy 999") == 0
    assert buckets.take("busy 999") == 1  # the latest ones are still known
    clock.now += 10
    for number in range(100):
        buckets.take(f"new {number}")
    assert len(buckets) == 100  # only those


def test_an_address_stands_for_its_network() -> None:
    assert client_network("203.0.113.7") == "203.0.113.7"
    assert client_network("2001:db8:1:2:3:4:5:6") == client_network("2001:db8:1:2::")
    assert client_network("2001:db8:1:2::") != client_network("2001:db8:1:3::")
    assert client_network("::ffff:203.0.113.7") == "203.0.113.7"
    assert client_network("fe80::1%eth0") == "fe80::"
    assert client_network("testclient") == "testclient"


def test_limits_are_read_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    assert read_limits() == Limits()
    monkeypatch.setenv("CHRYSALIDE_LIMITS", "tables=10+0.1  open_sockets=50")
    assert read_limits() == replace(Limits(), tables=Rate(10, 0.1), open_sockets=50)
    assert read_limits("off") is None
    for wrong in ("tables", "tables=10", "tables=0+1", "tables=1+0", "tables=1+nan", "cakes=1+1", "open_sockets=x"):
        with pytest.raises(ChrysalideError):
            read_limits(wrong)


def limited(**changes: Any) -> Limits:
    return replace(Limits(), **changes)


async def test_rest_is_limited_by_address(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = limited(requests=Rate(12, SLOW), tables=Rate(3, SLOW), seats=Rate(2, SLOW), guesses=Rate(2, SLOW))
    with Site(tmp_path_factory.mktemp("rates") / "site.db", rates=limits) as site:
        table = site.open({"kind": "person"}, {"kind": "open"})
        assert [site.claim("x", "y").status_code for _ in range(3)] == [404, 404, 429]
        assert [site.post("/api/tables", {}).status_code for _ in range(3)] == [422, 422, 429]
        refused = site.post("/api/tables", {}, lang="fr")
        assert (refused.status_code, refused.json()["error"]["code"]) == (429, "too-many")
        assert "Réessayez" in refused.json()["error"]["text"]
        assert 0 < int(refused.headers["retry-after"]) <= 1 / SLOW
        assert refused.headers["x-content-type-options"] == "nosniff"
        path = f"/api/tables/{table.id}/record"
        assert [site.get(path, "guess").status_code for _ in range(3)] == [403, 403, 429]
        assert site.get(path, table.tokens[0]).status_code == 200  # people with a valid link are not affected
        assert [site.get("/api/games").status_code for _ in range(4)][-1] == 429
        assert site.get("/api/health").status_code == 200
        assert site.get("/").status_code != 429


def test_looking_back_is_limited_by_itself(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Site(tmp_path_factory.mktemp("rates") / "site.db", rates=limited(positions=Rate(3, SLOW))) as site:
        path = f"/api/tables/{site.open().id}/positions"
        looked = [site.get(one).status_code for one in (path, f"{path}/0", f"{path}?count=1", path, f"{path}/1")]
        assert looked == [200, 200, 200, 429, 429]
        assert site.get(path.removesuffix("/positions")).status_code == 200


async def test_sockets_are_limited_by_address(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = limited(open_sockets=2, sockets=Rate(4, SLOW))
    with Site(tmp_path_factory.mktemp("rates") / "site.db", rates=limits) as site:
        table = site.open()
        async with look(site, table.id, table.tokens[0]), look(site, table.id):
            with pytest.raises(InvalidStatus, match="429"):
                async with dial(site, table.id):
                    pass
        await until(lambda: nobody_is_counted(site))
        async with look(site, table.id, table.tokens[0]):  # when they have gone there is room
            pass
        await until(lambda: nobody_is_counted(site))
        async with look(site, table.id):
            pass
        with pytest.raises(InvalidStatus) as denied:
            async with dial(site, table.id):
                pass
        assert denied.value.response.status_code == 429
        assert int(denied.value.response.headers["retry-after"]) > 0
        await until(lambda: nobody_is_counted(site))


async def test_wrong_links_do_not_lock_out_good_ones(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Site(tmp_path_factory.mktemp("rates") / "site.db", rates=limited(guesses=Rate(2, SLOW))) as site:
        table = site.open({"kind": "person"}, {"kind": "open"})
        told = []
        for _ in range(3):
            async with dial(site, table.id) as guessing:
                await guessing.send("hello", tokens=["guess"])
                told.append((await guessing.refused())["code"])
                assert await guessing.closed() == 4403
        assert told == ["bad-link", "bad-link", "too-many"]
        guessed = site.claim(table.id, "guess")  # guesses by the socket are the same guesses
        assert (guessed.status_code, guessed.json()["error"]["code"]) == (429, "too-many")
        assert int(guessed.headers["retry-after"]) > 0
        assert site.get(f"/api/tables/{table.id}/record", table.tokens[0]).status_code == 200
        token = site.claim(table.id, table.invitations[1]).json()["token"]
        async with look(site, table.id, table.tokens[0], token) as both:
            await both.act(both.present["choices"][0]["action"])
            assert (await both.hear("update"))["kind"] == "step"


async def test_messages_are_counted_by_the_seats_that_were_proved(tmp_path_factory: pytest.TempPathFactory) -> None:
    """However the tokens are listed: a different list each time does not make a new visitor."""
    with Site(tmp_path_factory.mktemp("rates") / "site.db", rates=limited(messages=Rate(3, SLOW))) as site:
        table = site.open()
        ada, bo = table.tokens.values()
        async with look(site, table.id, ada) as first:
            for _ in range(3):
                await first.hear_nothing()
        for again in ([ada], [ada, ada], [ada, bo], [bo, ada, ada]):
            async with look(site, table.id, *again) as other:
                await other.send("ping")
                assert (await other.refused())["code"] == "too-many"
        async with look(site, table.id, bo) as second:
            await second.hear_nothing()


async def test_a_hello_has_no_more_tokens_than_a_table_has_seats(site: Site) -> None:
    table = site.open()
    ada = table.tokens[0]
    async with look(site, table.id, *[ada] * 9) as nine:
        await nine.hear_nothing()
    for many in ([ada] * 10, [ada] * 9 + ["guess"]):
        async with dial(site, table.id) as browser:
            await browser.send("hello", tokens=many)
            refusal = await browser.refused()
            assert (refusal["code"], refusal["message"]["id"]) == ("bad-message", "error-many-tokens")
            assert await browser.closed() == 4403


def nobody_is_counted(site: Site) -> bool:
    """Nothing is kept about those who left; the site may notice a moment later than they do."""
    inside = site.app.middleware_stack
    while not isinstance(inside, Throttle):
        inside = inside.app  # type: ignore[union-attr]  # the stack is a chain of such
    return not inside._open


async def test_a_message_is_decoded_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Counting messages by kind does not decode them twice."""
    decoded, decode = list[str](), protocol.decode

    def counting(text: str) -> protocol.FromBrowser | None:
        decoded.append(text)
        return decode(text)

    monkeypatch.setattr(protocol, "decode", counting)
    with Site(tmp_path / "site.db", rates=Limits()) as site:
        table = site.open()
        async with look(site, table.id, table.tokens[0]) as ada:
            await ada.send("why", seq=ada.present["seq"], target="slot:1")
            await ada.find("why")
    assert [next(iter(json.loads(text))) for text in decoded] == ["hello", "why"]


async def test_a_seat_is_limited_however_many_sockets_it_has(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = limited(messages=Rate(12, SLOW), questions=Rate(2, SLOW), hints=Rate(1, SLOW), floods=Rate(3, SLOW))
    with Site(tmp_path_factory.mktemp("rates") / "site.db", rates=limits) as site:
        table = site.open()
        async with look(site, table.id, table.tokens[0], lang="fr") as ada, look(site, table.id) as eve:
            seq = ada.present["seq"]
            for _ in range(2):
                await ada.send("why", seq=seq, target="slot:1")
                await ada.find("why")
            await ada.send("why", seq=seq, target="slot:1")
            refusal = await ada.find("refused")
            assert (refusal["about"], refusal["code"], refusal["rule"]) == ("why", "too-many", None)
            assert (refusal["message"]["id"], "Réessayez" in refusal["text"]) == ("error-too-many", True)
            async with look(site, table.id, table.tokens[0]) as second:
                for _ in range(9):  # 12 in all with three questions
                    await second.hear_nothing()
                await ada.send("ping")
                assert (await ada.find("refused"))["about"] == "ping"
                await second.send_raw("noise")
                assert (await second.find("refused"))["about"] == "message"
                await ada.send("ping")
                assert await ada.closed() == 1008
            await eve.find("table")
            await eve.send("ping")  # a spectator is not that seat
            assert await eve.find("pong") == {}


async def test_nobody_who_plays_meets_the_limits(tmp_path_factory: pytest.TempPathFactory) -> None:
    """A program that plays on 50 seats, from one address, as fast as it can."""
    with Site(tmp_path_factory.mktemp("rates") / "site.db", rates=Limits()) as site:
        tables = [site.open() for _ in range(25)]
        sockets = []
        for table in tables:
            for token in table.tokens.values():
                socket = await connect(site.socket(table.id), **PATIENTLY, max_queue=None)
                await socket.send(json.dumps({"hello": {"tokens": [token]}}))
                sockets.append(socket)
        for socket in sockets:
            assert "welcome" in str(await socket.recv())
            await socket.close()
