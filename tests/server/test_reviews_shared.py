"""Reviews where several processes share one PostgreSQL, and statements on it."""

import asyncio
import json
from collections.abc import Iterator

import pytest

import chrysalide
from chrysalide.reviewing import points
from chrysalide.server.store.review_rows import Lost
from chrysalide.server.store.storage import Storage
from tests.postgres import Cluster
from tests.server.reviewed import desk_at, on_loop, see, short_match, table_of, tiny_budgets, until_status, want
from tests.server.rooms import until
from tests.server.site import Site

SEEDS = (1, 2, 3, 4)


@pytest.fixture(autouse=True)
def _tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    tiny_budgets(monkeypatch)


@pytest.fixture
def pair(postgres: Cluster) -> Iterator[tuple[Site, Site]]:
    url = postgres.fresh()
    with Site(url) as one, Site(url) as two:
        yield one, two


async def test_processes_share_the_work_and_none_is_done_twice(
    pair: tuple[Site, Site], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = pair
    desks = [desk_at(site, monkeypatch) for site in pair]
    tables = {seed: table_of(one, seed) for seed in SEEDS}
    for table in tables.values():
        want(one, table)  # all by the same requester: each process takes one at a time
    await until(lambda: desks[0].held and desks[1].held)
    for site, desk in zip(pair, desks, strict=True):
        on_loop(site, desk.let_go)
    for seed, table in tables.items():
        done = await until_status(two, table)
        match = short_match(seed)
        assert done["review"] == json.loads(json.dumps(chrysalide.review(match).as_json()))
        assert see(one, table)["review"] == done["review"]
        assert sorted(place for desk in desks for place in desk.places(match.record())) == points(match)
    assert all(desk.crossed for desk in desks)


async def test_the_other_process_takes_over_from_one_that_stops(
    pair: tuple[Site, Site], monkeypatch: pytest.MonkeyPatch
) -> None:
    desks, table = [desk_at(site, monkeypatch) for site in pair], table_of(pair[0])
    want(pair[0], table)
    await until(lambda: desks[0].held or desks[1].held)
    holder, other = (0, 1) if desks[0].held else (1, 0)
    site = pair[holder]
    asyncio.run_coroutine_threadsafe(site.app.state.reviews.reviewer.stop(), site.loop).result()
    on_loop(pair[other], desks[other].let_go)
    await until_status(pair[0], table)
    assert sorted(desks[other].places(short_match().record())) == points(short_match())


async def test_a_review_is_handed_out_once(postgres: Cluster) -> None:
    """Also where processes ask at the same moment, and again only when the first one has been silent for too long."""
    url = postgres.fresh()
    with Site(url) as site:
        await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(site.app.state.reviews.reviewer.stop(), site.loop))
        tables = [table_of(site, seed) for seed in SEEDS]
        storages = [Storage(url) for _ in range(6)]
        try:
            for number, table in enumerate(tables):
                assert await storages[0].ask_review(table, "quick", f"r{number}", float(number))
            claims = [one.claim_reviews(f"p{number}", 100.0, 160.0, 1, ()) for number, one in enumerate(storages)]
            found = [review.table_id for claimed in await asyncio.gather(*claims) for review in claimed]
            assert len(found) == len(set(found))
            [late] = await storages[0].claim_reviews("late", 161.0, 200.0, 1, ())
            assert late.table_id in tables
            await storages[0].keep_assessments(late.table_id, "quick", "late", 200.0, {-1: "{}"})
            for worker in [f"p{number}" for number in range(6)]:
                with pytest.raises(Lost):
                    await storages[0].keep_assessments(late.table_id, "quick", worker, 300.0, {5: "{}"})
                with pytest.raises(Lost):
                    await storages[0].finish_review(late.table_id, "quick", worker, "{}")
            assert await storages[0].assessments(late.table_id, "quick") == {-1: "{}"}
        finally:
            for one in storages:
                await one.close()
