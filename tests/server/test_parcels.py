"""Seats on their way to another device: kept for a while, fetched once, and closed to the site itself."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace

import pytest

from chrysalide.server.http import parcels as calls
from chrysalide.server.http.rates import Limits, Rate
from chrysalide.server.store import parcels
from tests.postgres import Cluster
from tests.server.site import Site

ID = "0123456789abcdef0123456789abcdef"
OTHER = "f" * 32
BOX = "bm90aGluZyB0byByZWFk"


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time, in a list of one, so that a test can move it."""
    now = [time.time()]
    monkeypatch.setattr(calls, "time", SimpleNamespace(time=lambda: now[0]))
    return now


def leave(site: Site, key: str = ID, box: str = BOX) -> int:
    return site.post("/api/parcels", {"id": key, "box": box}).status_code


def take(site: Site, key: str = ID) -> tuple[int, object]:
    answer = site.post("/api/parcels/take", {"id": key})
    return answer.status_code, answer.json().get("box")


def test_a_parcel_is_fetched_once(own_site: Site) -> None:
    answer = own_site.post("/api/parcels", {"id": ID, "box": BOX})
    assert (answer.status_code, answer.json()) == (201, {"seconds": 900})
    assert take(own_site, OTHER) == (403, None)
    assert take(own_site) == (200, BOX)
    assert take(own_site) == (403, None)
    assert own_site.sql("SELECT count(*) FROM parcels") == [(0,)]


def test_of_many_who_ask_at_once_one_gets_it(own_site: Site) -> None:
    leave(own_site)
    with ThreadPoolExecutor(8) as threads:
        answers = [found.result() for found in [threads.submit(take, own_site) for _ in range(8)]]
    assert sorted(status for status, _ in answers) == [200] + 7 * [403]


def test_a_second_parcel_under_the_same_id_replaces_the_first(own_site: Site) -> None:
    assert [leave(own_site), leave(own_site, box="c2Vjb25k")] == [201, 201]
    assert take(own_site) == (200, "c2Vjb25k")


def test_nobody_can_fetch_it_after_a_quarter_of_an_hour(own_site: Site, clock: list[float]) -> None:
    leave(own_site)
    leave(own_site, OTHER)
    clock[0] += calls.SECONDS - 1
    assert take(own_site, OTHER) == (200, BOX)
    clock[0] += 1
    assert take(own_site) == (403, None)


def test_what_nobody_came_for_is_deleted(own_site: Site, clock: list[float]) -> None:
    leave(own_site)
    clock[0] += calls.SECONDS
    leave(own_site, OTHER)
    assert own_site.sql("SELECT count(*) FROM parcels") == [(1,)]
    clock[0] += calls.SECONDS
    own_site.loop.call_soon_threadsafe(calls._sweep, own_site.tables.storage)
    deadline = time.monotonic() + 300
    while own_site.sql("SELECT count(*) FROM parcels") != [(0,)]:
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_the_database_does_not_hold_what_fetches_a_parcel(own_site: Site) -> None:
    leave(own_site)
    [(stored,)] = own_site.sql("SELECT id FROM parcels")
    assert stored != ID
    assert take(own_site, stored[:32]) == (403, None)


def test_only_so_many_wait_at_once(own_site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parcels, "MOST", 2)
    assert [leave(own_site, f"{number:032x}") for number in range(2)] == [201, 201]
    refused = own_site.post("/api/parcels", {"id": ID, "box": BOX}, lang="fr")
    assert (refused.status_code, refused.json()["error"]["code"]) == (503, "full")
    assert leave(own_site, f"{1:032x}") == 201  # replaces its own


@pytest.mark.parametrize(
    "body",
    [
        {"id": ID},
        {"id": ID[:-1], "box": BOX},
        {"id": ID.upper(), "box": BOX},
        {"id": ID, "box": ""},
        {"id": ID, "box": "<script>"},
        {"id": ID, "box": "a" * 60_001},
        {"id": ID, "box": BOX, "seconds": 1e9},
    ],
)
def test_anything_else_is_refused(site: Site, body: dict[str, object]) -> None:
    assert site.post("/api/parcels", body).status_code == 422


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[Site]:
    with Site(tmp_path / "site.db", rates=Limits(parcels=Rate(2, 0.001), guesses=Rate(3, 0.001))) as site:
        yield site


def test_guessing_is_slow_and_a_right_id_is_never_refused(limited: Site) -> None:
    leave(limited)
    wrong = [take(limited, f"{number:032x}")[0] for number in range(5)]
    assert wrong == [403, 403, 403, 429, 429]
    assert take(limited) == (200, BOX)


def test_an_address_leaves_a_few_at_a_time(limited: Site) -> None:
    assert [leave(limited, f"{number:032x}") for number in range(3)] == [201, 201, 429]


def test_on_postgresql_too(postgres: Cluster) -> None:
    with Site(postgres.fresh()) as site:
        assert leave(site) == 201
        assert [take(site), take(site)] == [(200, BOX), (403, None)]
