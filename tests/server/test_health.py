"""A site is ready when people can play, and not when its database is damaged, locked, full or away."""

import asyncio
import os
import shutil
import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from chrysalide.core.errors import ChrysalideError
from chrysalide.language import LANGUAGES, explain
from chrysalide.server.operate import health
from chrysalide.server.operate.serve import serve
from chrysalide.server.store import database, integrity
from chrysalide.server.store.database import read_url
from tests.faults.quota import full, linux
from tests.server.process import Process, free_port
from tests.server.rooms import until
from tests.server.site import SECONDS, Address, Site


def reason(site: Address) -> str:
    answer = site.get("/api/ready")
    if answer.status_code == 200:
        assert answer.json() == {"status": "ready"}
        return "ready"
    assert answer.status_code == 503
    return str(answer.json()["error"]["message"]["id"])


def whole_file(site: Site) -> Path:
    """Everything stored is in the file itself."""
    for _ in range(20):
        site.open()
    site.sql("PRAGMA wal_checkpoint(TRUNCATE)")
    return site.database


def test_a_file_that_was_cut(own_site: Site) -> None:
    file = whole_file(own_site)
    assert reason(own_site) == "ready"
    os.truncate(file, file.stat().st_size // 2)
    assert reason(own_site) == "error-file-damaged"
    assert own_site.get("/api/health").status_code == 200


@pytest.mark.parametrize("replaced", [False, True])
def test_a_file_that_was_taken_away(own_site: Site, tmp_path: Path, replaced: bool) -> None:
    assert reason(own_site) == "ready"
    own_site.database.rename(tmp_path / "away.db")
    if replaced:
        shutil.copy(tmp_path / "away.db", own_site.database)
    assert reason(own_site) == "error-file-damaged"
    own_site.app.state.readiness.watch.damage = None  # a full check of the new file finds nothing wrong
    assert reason(own_site) == "error-file-damaged"


def test_a_file_may_shrink_where_it_is_whole(own_site: Site) -> None:
    file = whole_file(own_site)
    assert reason(own_site) == "ready"
    size = file.stat().st_size
    for table in ("entries", "notes", "seats", "tables"):
        own_site.sql(f"DELETE FROM {table}")
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("VACUUM")
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    assert file.stat().st_size < size
    assert reason(own_site) == "ready"


def test_a_file_that_is_locked(own_site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "SECONDS", 0.2)
    with closing(sqlite3.connect(own_site.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert reason(own_site) == "error-database-silent"
        other.execute("ROLLBACK")
    monkeypatch.setattr(health, "SECONDS", SECONDS)
    assert reason(own_site) == "ready"


def test_what_could_not_be_stored_lately(own_site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "RECENT", SECONDS)
    with own_site.unwritable():
        assert own_site.post("/api/tables", {"game": "celestes", "seats": [{"kind": "person"}] * 2}).status_code == 503
        assert reason(own_site) == "error-not-storing"
    assert reason(own_site) == "error-not-storing"  # lately
    monkeypatch.setattr(health, "RECENT", 0.0)
    assert reason(own_site) == "ready"  # it tried again
    with own_site.unwritable():
        assert own_site.post("/api/tables", {"game": "celestes", "seats": [{"kind": "person"}] * 2}).status_code == 503
    monkeypatch.setattr(health, "RECENT", SECONDS)
    own_site.open()  # something was stored since
    assert reason(own_site) == "ready"


@linux
async def test_a_disk_that_is_full(tmp_path: Path) -> None:
    with Process(tmp_path) as process:
        process.open()
        assert reason(process) == "ready"
        with full(lambda: [process.pid], (tmp_path / "site.db-wal").stat().st_size, {}):
            refused = process.post("/api/tables", {"game": "celestes", "seats": [{"kind": "person"}] * 2})
            assert refused.status_code == 503
            assert reason(process) == "error-not-storing"
        await until(lambda: reason(process) == "ready")
        process.open()


def test_many_who_ask_are_one_question(own_site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    async def ask() -> None:
        asked.append(1)
        await asyncio.sleep(0.01)

    monkeypatch.setattr(own_site.tables.storage, "answers", ask)

    async def many() -> None:
        await asyncio.gather(*(own_site.app.state.readiness.check() for _ in range(50)))

    asyncio.run_coroutine_threadsafe(many(), own_site.loop).result(SECONDS)
    assert asked == [1]


def spoiled(path: Path, how: str) -> None:
    """The damaged database of a site that has stopped."""
    with Site(path) as site:
        file = whole_file(site)
    size = file.stat().st_size
    if how == "cut":
        os.truncate(file, size // 2)
    elif how == "another file":
        file.write_bytes(b"This is no database. " * 1000)
    else:
        with file.open("r+b") as inside:
            inside.seek(size // 2 // 4096 * 4096)
            inside.write(b"\xff" * 4096)


@pytest.mark.parametrize("how", ["cut", "another file", "a page"])
def test_a_damaged_file_is_refused_at_the_start(tmp_path: Path, how: str) -> None:
    file = tmp_path / "the data.db"
    spoiled(file, how)
    before = file.read_bytes()
    with pytest.raises(ChrysalideError) as refused:
        serve(port=free_port(), database_url=f"sqlite:///{file}")
    assert refused.value.code == "damaged-database"
    told = [explain(refused.value, lang) for lang in LANGUAGES]
    assert len(set(told)) == len(LANGUAGES)
    assert all(str(file) in text and "chrysalide restore" in text for text in told)
    assert file.read_bytes() == before


def test_a_file_that_cannot_be_written_is_refused_at_the_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "the data.db"
    with Site(file) as site:
        site.open()
    tuned = database._tune_sqlite

    def only_read(connection: Any, record: Any) -> None:
        tuned(connection, record)
        connection.execute("PRAGMA query_only=ON")

    monkeypatch.setattr(database, "_tune_sqlite", only_read)  # root may write to any file
    with pytest.raises(ChrysalideError) as refused:
        serve(port=free_port(), database_url=f"sqlite:///{file}")
    assert refused.value.message.id == "error-database-read-only"
    assert all(str(file) in explain(refused.value, lang) for lang in LANGUAGES)


def test_a_whole_file_and_none_are_no_reason(tmp_path: Path) -> None:
    url = "sqlite:///" + str(tmp_path / "site.db")
    integrity.check(read_url(url))
    with Site(tmp_path / "site.db") as site:
        whole_file(site)
        integrity.check(read_url(url))
    integrity.check(read_url(url))
    integrity.check(read_url("sqlite://"))


def test_what_takes_too_long_is_left_for_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "site.db"
    spoiled(file, "a page")
    monkeypatch.setattr(integrity, "STEPS", 1)
    assert integrity.wrong_with(file)
    assert integrity.wrong_with(file, deadline=0.0) is None


async def test_damage_is_found_while_the_site_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(integrity, "EVERY", 0.01)
    with Site(tmp_path / "site.db") as site:
        file = whole_file(site)
        size = file.stat().st_size
        assert reason(site) == "ready"
        with file.open("r+b") as inside:
            inside.seek(size // 2 // 4096 * 4096)
            inside.write(b"\xff" * 4096)
        await until(lambda: reason(site) == "error-file-damaged")
        assert str(file) in caplog.text
        assert str(file) not in site.get("/api/ready").text


async def test_nobody_waits_while_the_file_is_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looking, let_go = threading.Event(), threading.Event()

    def slow(*_what: object, **_how: object) -> None:
        looking.set()
        let_go.wait(SECONDS)

    monkeypatch.setattr(integrity, "wrong_with", slow)
    with Site(tmp_path / "site.db") as site:
        assert await asyncio.to_thread(looking.wait, SECONDS)
        assert site.open().id
        assert reason(site) == "ready"
        let_go.set()
