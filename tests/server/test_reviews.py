"""Reviews on the site: made once, by whoever has time, and only of what is over."""

import asyncio
import gzip
import json
import os
import signal
from pathlib import Path

import pytest

import chrysalide
from chrysalide.core import record
from chrysalide.core.match import Match
from chrysalide.games import find_game
from chrysalide.reviewing import effort, making, points, second_effort
from chrysalide.server.http.rates import Limits, Rate
from chrysalide.server.operate.backup import back_up, restore
from chrysalide.server.store import review_rows
from chrysalide.server.table import bot_pool, reviewer
from chrysalide.server.table.aside import here
from tests.positions import play_out
from tests.server.browser import look
from tests.server.raw import ask as ask_raw
from tests.server.raw import raw
from tests.server.recording_pool import hold as hold_bots
from tests.server.reviewed import (
    desk_at,
    imported,
    on_loop,
    see,
    short_match,
    table_of,
    tiny_budgets,
    until_found,
    until_status,
    want,
)
from tests.server.rooms import problem, until
from tests.server.site import PEOPLE, SECONDS, Site


@pytest.fixture(autouse=True)
def _tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    tiny_budgets(monkeypatch)


async def test_a_review_is_made_once_and_kept(own_site: Site) -> None:
    """By real processes; the same as anybody computes from the record."""
    match, table = short_match(), table_of(own_site)
    before = see(own_site, table)
    assert (before["status"], before["done"], before["review"]) == ("none", 0, None)
    assert before["of"] == len(points(match))
    asked = want(own_site, table)
    assert asked.status_code == 202
    assert asked.json()["status"] in ("waiting", "running")
    done = await until_status(own_site, table)
    assert done["review"] == json.loads(json.dumps(chrysalide.review(match).as_json()))
    assert done["done"] == done["of"] == done["review"]["of"]
    assert done["depths"]["quick"]["status"] == "done"
    assert done["depths"]["deep"]["status"] == "none"
    again = want(own_site, table)
    assert (again.status_code, again.json()["review"]) == (200, done["review"])
    assert own_site.sql("SELECT count(*) FROM assessments") == [(0,)]
    assert own_site.sql("SELECT requester, worker FROM reviews") == [("", None)]  # who asked is forgotten


async def test_the_worst_decisions_are_looked_at_again(own_site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "LEAST", 8)
    monkeypatch.setitem(making.DEPTHS, "quick", 0.4)
    monkeypatch.setitem(making.DEPTHS, "deep", 3.6)
    desk, table, match = desk_at(own_site, monkeypatch, hold=False), table_of(own_site), short_match()
    want(own_site, table)
    done = await until_status(own_site, table)
    looks = [(places, simulations) for _, places, simulations in desk.crossed]
    first = [place for places, simulations in looks if simulations == effort(match, "quick") for place in places]
    again = [place for places, simulations in looks if simulations == second_effort(match, "quick") for place in places]
    assert sorted(first) == points(match)
    assert 0 < len(again) <= making.CLOSER
    assert len(first) + len(again) == len(desk.places(match.record()))
    assert done["review"] == json.loads(json.dumps(chrysalide.review(match).as_json()))


async def test_whoever_asks_meanwhile_gets_the_same_one(own_site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    desk, table = desk_at(own_site, monkeypatch), table_of(own_site)
    assert [want(own_site, table).status_code for _ in range(5)] == [202] * 5
    on_loop(own_site, desk.let_go)
    await until_status(own_site, table)
    assert sorted(desk.places(short_match().record())) == points(short_match())  # each place once
    crossed = len(desk.crossed)
    assert want(own_site, table).status_code == 200
    assert see(own_site, table)["status"] == "done"
    assert len(desk.crossed) == crossed


async def test_a_review_grows_place_by_place(own_site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    desk, table = desk_at(own_site, monkeypatch), table_of(own_site)
    want(own_site, table)
    await until(lambda: desk.held)
    assert see(own_site, table)["review"] is None
    for number in (1, 2, 3):
        await until(lambda: desk.held)
        on_loop(own_site, desk.pass_one)
        partial = await until_found(own_site, table, number)
        assert (partial["status"], partial["review"]["done"]) == ("running", number)
        assert partial["review"]["of"] == partial["of"]
        columns = (partial["review"][name] for name in ("start", "luck", "play", "drift", "result"))
        for *parts, result in zip(*columns, strict=True):
            assert sum(parts) == pytest.approx(result, abs=1e-3)
        assert see(own_site, table, known=number)["review"] is None  # nothing new
        assert see(own_site, table, known=number - 1)["review"] == partial["review"]


async def test_the_best_there_is_is_shown(own_site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    desk, table = desk_at(own_site, monkeypatch, hold=False), table_of(own_site)
    want(own_site, table)
    await until_status(own_site, table)
    desk.hold = True
    assert want(own_site, table, "deep").json()["depth"] == "deep"
    await until(lambda: desk.held)
    assert see(own_site, table)["depth"] == "quick"  # done, while the deep one has only begun
    assert see(own_site, table, depth="deep")["review"] is None
    on_loop(own_site, desk.let_go)
    await until_status(own_site, table, depth="deep")
    assert see(own_site, table)["depth"] == "deep"
    assert see(own_site, table, depth="quick")["review"]["depth"] == "quick"


def test_nothing_is_told_of_a_match_that_is_not_over(site: Site) -> None:
    playing = site.open(tokens_to_win=1)
    waiting = site.open(PEOPLE[0], {"kind": "open"})
    broken_off = imported(site, chrysalide.new("papilio", seed=3))
    for table in (playing.id, waiting.id, broken_off):
        assert problem(want(site, table)) == (409, "not-reviewed", "error-review-unfinished")
        for query in ("", "?depth=deep", "?known=0"):
            answer = site.get(f"/api/tables/{table}/review{query}", playing.tokens[0] if table == playing.id else None)
            assert problem(answer) == (409, "not-reviewed", "error-review-unfinished")
    assert site.sql("SELECT count(*) FROM reviews WHERE table_id IN (?, ?)", playing.id, waiting.id) == [(0,)]


@pytest.mark.parametrize(("lang", "words"), [("fr", "profondeur"), ("en", "depth"), ("es", "profundidad")])
def test_bad_requests_are_explained(site: Site, lang: str, words: str) -> None:
    table = table_of(site)
    for answer in (
        want(site, table, "endless", lang),
        site.get(f"/api/tables/{table}/review?depth=endless", lang=lang),
    ):
        assert problem(answer) == (422, "bad-request", "error-review-depth")
        assert words in answer.json()["error"]["text"]
    assert problem(want(site, "nowhere12345"))[:2] == (404, "no-such-table")
    assert site.post(f"/api/tables/{table}/review", {"depth": "quick", "hurry": True}).status_code == 422
    assert site.get(f"/api/tables/{table}/review?known=-1").status_code == 422


async def test_a_real_match_is_reviewed_when_it_is_over(own_site: Site) -> None:
    table = own_site.open(tokens_to_win=1)
    async with look(own_site, table.id, *table.tokens.values()) as both:
        while both.present["choices"]:
            await both.act(both.present["choices"][0]["action"])
            await both.find("update")
    want(own_site, table.id)
    done = await until_status(own_site, table.id)
    assert done["review"]["sides"] == [[0], [1]]
    assert sorted(done["review"]["result"]) == [0.0, 1.0]


# --- older rules ----------------------------------------------------------------------------------------------------


async def test_older_rules_are_reviewed_by_those_rules(own_site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = desk_at(own_site, monkeypatch, hold=False)
    older = find_game("papilio").by_rules(find_game("papilio").versions[-1])
    match = play_out(Match(older, 2, seed=1))
    table = imported(own_site, match)
    want(own_site, table)
    done = await until_status(own_site, table)
    assert own_site.info(table)["rules_version"] == older.rules_version
    assert done["review"]["of"] == len(points(match))
    assert record.read(desk.crossed[0][0])[0].rules_version == older.rules_version


def test_rules_that_are_gone_are_named(own_site: Site) -> None:
    table = table_of(own_site)
    own_site.sql("UPDATE tables SET rules_version = 99 WHERE id = ?", table)
    for answer in (want(own_site, table), own_site.get(f"/api/tables/{table}/review")):
        status, code, _ = problem(answer)
        assert (status, code) == (422, "other-rules")
        assert "99" in answer.json()["error"]["text"]


# --- limits ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def requester(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Who asks, in a list of one, so that a test can be somebody else."""
    name = ["aaa"]
    monkeypatch.setattr("chrysalide.server.http.reviews.opener_group", lambda _address: name[0])
    return name


async def test_a_few_wait_for_one_and_some_in_all(
    own_site: Site, monkeypatch: pytest.MonkeyPatch, requester: list[str]
) -> None:
    desk = desk_at(own_site, monkeypatch)
    monkeypatch.setattr(review_rows, "MOST_OF_ONE", 2)
    monkeypatch.setattr(review_rows, "MOST", 3)
    tables = [table_of(own_site, seed) for seed in range(1, 5)]
    assert [want(own_site, table).status_code for table in tables[:2]] == [202, 202]
    refused = want(own_site, tables[2], lang="fr")
    assert problem(refused) == (429, "too-many-reviews", "error-reviews-many")
    assert "2" in refused.json()["error"]["text"]
    assert want(own_site, tables[0]).status_code == 202  # it waits already
    requester[0] = "bbb"
    assert want(own_site, tables[2]).status_code == 202
    requester[0] = "ccc"
    assert problem(want(own_site, tables[3])) == (503, "full", "error-reviews-full")
    assert see(own_site, tables[3])["status"] == "none"
    on_loop(own_site, desk.let_go)
    for table in tables[:3]:
        await until_status(own_site, table)
    assert want(own_site, tables[3]).status_code == 202


def test_an_address_asks_for_a_few_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Site(tmp_path / "site.db", rates=Limits(reviews=Rate(2, 0.001))) as site:
        desk_at(site, monkeypatch)
        tables = [table_of(site, seed) for seed in (1, 2, 3)]
        assert [want(site, table).status_code for table in tables] == [202, 202, 429]
        assert see(site, tables[2])["status"] == "none"  # looking is something else


async def test_requesters_take_turns(own_site: Site, monkeypatch: pytest.MonkeyPatch, requester: list[str]) -> None:
    """Ada has asked for three reviews before Bo asks for one: hers take turns with his, one at a time."""
    monkeypatch.setattr(own_site.tables.bots, "places", 1)
    desk = desk_at(own_site, monkeypatch)
    ada = [table_of(own_site, seed) for seed in (1, 2, 3)]
    for table in ada:
        want(own_site, table)
    requester[0] = "bbb"
    bo = table_of(own_site, 4)
    want(own_site, bo)
    await until(lambda: see(own_site, bo)["status"] == "running")
    assert [see(own_site, table)["status"] for table in ada] == ["running", "waiting", "waiting"]
    assert [see(own_site, table)["ahead"] for table in ada[1:]] == [0, 1]
    for _ in range(12):
        await until(lambda: desk.held)
        on_loop(own_site, desk.pass_one)
    asked = [text for text, _, _ in desk.crossed]
    whose = ["bo" if text == short_match(4).record() else "ada" for text in asked]
    assert whose[2:10] in (["ada", "bo"] * 4, ["bo", "ada"] * 4)
    on_loop(own_site, desk.let_go)
    for table in (*ada, bo):
        await until_status(own_site, table)
    texts = [text for text, _, _ in desk.crossed]
    begun = [texts.index(short_match(seed).record()) for seed in (1, 2, 3)]
    assert begun == sorted(begun)  # hers came in the order in which she asked


async def test_bots_and_hints_go_first(own_site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    bots, desk = hold_bots(own_site, monkeypatch), desk_at(own_site, monkeypatch)
    own_site.open(PEOPLE[0], {"kind": "bot", "level": "random"}, first_player=1)
    own_site.open(PEOPLE[0], {"kind": "bot", "level": "random"}, first_player=1)
    await until(lambda: len(bots.crossed) == 2)
    table = table_of(own_site)
    want(own_site, table)
    await until(lambda: see(own_site, table)["status"] == "running")
    await until(lambda: own_site.tables.bots._queue._reviews)
    assert desk.crossed == []  # both processes are needed
    on_loop(own_site, bots.let_go)
    await until(lambda: desk.held)
    bots.hold = True
    own_site.open(PEOPLE[0], {"kind": "bot", "level": "random"}, first_player=1)
    await until(lambda: len(bots.held) == 1)  # it waits for no piece, though both processes have one


# --- when something breaks ------------------------------------------------------------------------------------------


async def test_another_process_goes_on_where_one_has_died(own_site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    desk, table = desk_at(own_site, monkeypatch), table_of(own_site)
    want(own_site, table)
    await until(lambda: desk.held)
    for number in (1, 2):
        on_loop(own_site, desk.pass_one)
        await until_found(own_site, table, number)
    kept = own_site.sql("SELECT place FROM assessments")
    own_site.sql("UPDATE reviews SET worker = 'dead', until = 0")  # as if another process had done this and died
    on_loop(own_site, desk.let_go)
    done = await until_status(own_site, table)
    match = short_match()
    assert done["review"] == json.loads(json.dumps(chrysalide.review(match).as_json()))
    assert all(desk.places(match.record()).count(place) == 1 for (place,) in kept)


async def test_what_another_process_holds_is_left_alone(own_site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    desk, table, other = desk_at(own_site, monkeypatch), table_of(own_site), table_of(own_site, 2)
    want(own_site, table)
    await until(lambda: desk.held)
    own_site.sql("UPDATE reviews SET worker = 'other', until = 1e12")  # this process was silent for too long
    on_loop(own_site, desk.let_go)
    want(own_site, other)
    await until_status(own_site, other)
    assert see(own_site, table)["done"] == 0
    assert own_site.sql("SELECT worker FROM reviews WHERE table_id = ?", table) == [("other",)]


async def test_a_site_that_starts_again_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = short_match()
    with Site(tmp_path / "site.db") as site:
        desk, table = desk_at(site, monkeypatch), table_of(site)
        want(site, table)
        await until(lambda: desk.held)
        on_loop(site, desk.pass_one)
        await until_found(site, table, 1)
    with Site(tmp_path / "site.db") as site:
        again = desk_at(site, monkeypatch, hold=False)
        done = await until_status(site, table)
    first = points(match)[0]
    assert first not in again.places(match.record())
    assert done["review"] == json.loads(json.dumps(chrysalide.review(match).as_json()))


async def test_a_backup_has_what_was_reviewed_and_what_was_begun(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewer, "LEASE", 0.2)  # the process that holds it will be gone
    here, there = (f"sqlite:///{tmp_path / name}" for name in ("here.db", "there.db"))
    with Site(here) as site:
        desk = desk_at(site, monkeypatch, hold=False)
        table, begun = table_of(site), table_of(site, 2)
        want(site, table)
        done = await until_status(site, table)
        desk.hold = True
        want(site, begun)
        await until(lambda: desk.held)
        on_loop(site, desk.pass_one)
        await until_found(site, begun, 1)
        await back_up(here, tmp_path / "file")
    await restore(there, tmp_path / "file")
    with Site(there) as site:
        desk_at(site, monkeypatch, hold=False)
        assert see(site, table)["review"] == done["review"]
        await until_status(site, begun)


async def test_a_process_that_dies_is_replaced(own_site: Site) -> None:
    table = table_of(own_site)
    reviewers = own_site.tables.bots._reviewers
    want(own_site, table)
    await until(lambda: see(own_site, table)["done"] > 0 and reviewers.pool is not None)
    for pid in list(getattr(reviewers.pool, "_processes", None) or ()):
        os.kill(pid, signal.SIGKILL)
    done = await until_status(own_site, table)
    assert done["review"]["done"] == done["review"]["of"]


async def test_a_failure_is_admitted_and_may_be_tried_again(own_site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    desk_at(own_site, monkeypatch, hold=False)
    table = table_of(own_site)
    with pytest.MonkeyPatch.context() as broken:
        broken.setattr(bot_pool, "assess_record", lambda *_: 1 / 0)
        want(own_site, table)
        failed = await until_status(own_site, table, "failed")
    assert (failed["done"], failed["review"]) == (0, None)
    assert want(own_site, table).status_code == 202
    await until_status(own_site, table)


async def test_a_database_that_is_down_for_a_while_only_delays(own_site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewer, "LEASE", 0.2)
    desk, table = desk_at(own_site, monkeypatch), table_of(own_site)
    want(own_site, table)
    await until(lambda: desk.held)
    own_site.sql("ALTER TABLE assessments RENAME TO away")
    on_loop(own_site, desk.let_go)
    await until(lambda: own_site.tables.storage.failed_at is not None)
    own_site.sql("ALTER TABLE away RENAME TO assessments")
    done = await until_status(own_site, table)
    assert done["review"]["done"] == done["review"]["of"]


async def test_a_review_is_sent_compressed_but_not_kept(own_site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    desk_at(own_site, monkeypatch, hold=False)
    table = table_of(own_site)
    want(own_site, table)
    done = await until_status(own_site, table)
    packed = ask_raw(own_site, f"/api/tables/{table}/review", "gzip")
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["cache-control"] == "no-store"
    assert json.loads(gzip.decompress(raw(packed))) == done


async def test_whoever_stops_a_reviewer_is_not_kept_waiting_by_what_comes_at_that_moment() -> None:
    """`asyncio.wait_for` swallows a cancellation if what it waits for happens at the same time; a site never ended."""
    for turns in range(6):
        idle = reviewer.Reviewer(Idle(), None, None, here)  # type: ignore[arg-type]  # it finds nothing to do
        idle.start()
        for _ in range(10):
            await asyncio.sleep(0)
        idle._wake.set()
        for _ in range(turns):
            await asyncio.sleep(0)
        async with asyncio.timeout(SECONDS):
            await idle.stop()


class Idle:
    """A storage without reviews."""

    async def free_reviews(self, now: float) -> bool:
        return False
