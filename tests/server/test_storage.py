"""Everything is stored before anybody is told; what cannot be stored has not happened."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text

import chrysalide
from chrysalide.server.refusals import StorageDown
from chrysalide.server.schema import metadata
from chrysalide.server.storage import (
    BadDatabase,
    Conflict,
    Storage,
    StoredSeat,
    StoredTable,
    _migrate,
    engine_for,
    now,
)
from tests.server.browser import dial, look
from tests.server.site import GAME, PEOPLE, Site


def stored_table(entries: list[str]) -> StoredTable:
    seats = [StoredSeat(0, "person", "Ada", None, "a" * 64), StoredSeat(1, "open", "Bo", None, None, "b" * 64)]
    return StoredTable("t", GAME, 1, {"tokens_to_win": 2}, "seed", "playing", 1, now(), seats, entries)


@pytest.fixture
async def storage(tmp_path: Path) -> AsyncIterator[Storage]:
    opened = Storage(f"sqlite:///{tmp_path}/some/where/new.db")  # folders are made
    await opened.open()
    yield opened
    await opened.close()


# --- the schema -------------------------------------------------------------------------------------------------


async def test_the_migrations_make_the_schema(storage: Storage) -> None:
    def differences(connection: Connection) -> list[object]:
        found: list[object] = compare_metadata(MigrationContext.configure(connection), metadata)
        return found

    async with storage.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
        assert (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalars().all() == ["0002"]
        assert (await connection.execute(text("PRAGMA journal_mode"))).scalar() == "wal"


async def test_a_database_from_before_bots_could_keep_a_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    storage = Storage(f"sqlite:///{tmp_path}/old.db")
    upgrade = command.upgrade
    with monkeypatch.context() as patch:
        patch.setattr("chrysalide.server.storage.command.upgrade", lambda config, _: upgrade(config, "0001"))
        await storage.open()
    table = stored_table(["layout L01"])
    row = {"id": table.id, "game": GAME, "rules": 1, "options": json.dumps(table.options), "created": table.created}
    async with storage.engine.begin() as connection:
        columns = (await connection.execute(text("PRAGMA table_info(seats)"))).all()
        assert "keeper" not in [column.name for column in columns]
        await connection.execute(
            text("INSERT INTO tables VALUES (:id, :game, :rules, :options, 'seed', 'playing', 1, :created)"), row
        )
        for seat in table.seats:
            values = "(:id, :seat, :kind, :name, :level, :token_hash, :invitation_hash)"
            await connection.execute(text(f"INSERT INTO seats VALUES {values}"), {"id": "t", **vars(seat)})
        await connection.execute(text("INSERT INTO entries VALUES ('t', 0, 'layout L01', 'then')"))
    await storage.open()
    assert await storage.read("t") == table
    await storage.keep("t", 1, 0, "medium")
    found = await storage.read("t")
    assert found is not None
    assert [seat.keeper for seat in found.seats] == ["medium", None]
    await storage.close()


async def test_the_migrations_can_be_undone(storage: Storage) -> None:
    def back(connection: Connection, to: str) -> None:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("chrysalide.server.storage.command.upgrade", lambda config, _: command.downgrade(config, to))
            _migrate(connection)

    await storage.create(stored_table(["layout L01"]))
    async with storage.engine.begin() as connection:
        await connection.run_sync(back, "0001")
        columns = (await connection.execute(text("PRAGMA table_info(seats)"))).all()
        assert [column.name for column in columns][-1] == "invitation_hash"
        assert (await connection.execute(text("SELECT name FROM seats"))).scalars().all() == ["Ada", "Bo"]
        await connection.run_sync(back, "base")
        assert "seats" not in (await connection.execute(text("SELECT name FROM sqlite_master"))).scalars().all()


async def test_a_migration_that_is_cut_off_leaves_nothing_half_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def cut_off(connection: Connection) -> None:
        _migrate(connection)
        raise KeyboardInterrupt

    storage = Storage(f"sqlite:///{tmp_path}/new.db")
    with monkeypatch.context() as patch:
        patch.setattr("chrysalide.server.storage._migrate", cut_off)
        with pytest.raises(KeyboardInterrupt):
            await storage.open()
    async with storage.engine.connect() as connection:
        assert (await connection.execute(text("SELECT name FROM sqlite_master"))).all() == []
    await storage.open()
    await storage.open()  # nothing to do
    await storage.create(stored_table([]))
    await storage.close()


@pytest.mark.parametrize("url", ["", "nonsense", "mysql://localhost/x", "sqlite", "postgresql"])
def test_an_address_that_is_no_database(url: str) -> None:
    with pytest.raises(BadDatabase) as caught:
        engine_for(url)
    assert "sqlite" in str(caught.value)


def test_the_password_of_an_address_is_not_told() -> None:
    with pytest.raises(BadDatabase) as caught:
        engine_for("mysql://me:secret@host/x")
    assert "secret" not in str(caught.value)


# --- one database -----------------------------------------------------------------------------------------------


async def test_what_is_stored_is_read_again(storage: Storage) -> None:
    table = stored_table(["layout L01", "first 0"])
    await storage.create(table)
    assert await storage.read("t") == table
    await storage.append("t", 1, 2, ["take 1", "take 2"], "playing")
    await storage.truncate("t", 2, 3)
    await storage.claim("t", StoredSeat(1, "person", "Eve", None, "c" * 64), "b" * 64, 3, None)
    found = await storage.read("t")
    assert found is not None
    assert (found.version, found.entries) == (3, ["layout L01", "first 0", "take 1"])
    assert found.seats[1] == StoredSeat(1, "person", "Eve", None, "c" * 64, None)
    await storage.keep("t", 3, 1, "hard")
    found = await storage.read("t")
    assert found is not None
    assert found.version == 4
    assert found.seats[1] == StoredSeat(1, "person", "Eve", None, "c" * 64, None, "hard")
    await storage.keep("t", 4, 1, None)
    found = await storage.read("t")
    assert found is not None
    assert [seat.keeper for seat in found.seats] == [None, None]
    assert await storage.read("other") is None


@pytest.mark.parametrize("version", [0, 2])
async def test_a_change_of_another_version_is_refused(storage: Storage, version: int) -> None:
    await storage.create(stored_table(["layout L01"]))
    before = await storage.read("t")
    with pytest.raises(Conflict):
        await storage.append("t", version, 1, ["first 0"], "playing")
    with pytest.raises(Conflict):
        await storage.truncate("t", version, 0)
    with pytest.raises(Conflict):
        await storage.keep("t", version, 0, "medium")
    with pytest.raises(Conflict):
        await storage.claim("t", StoredSeat(1, "person", "Eve", None, "c" * 64), "b" * 64, version, ["first 0"])
    assert await storage.read("t") == before


async def test_an_entry_of_the_same_number_is_refused_whole(storage: Storage) -> None:
    await storage.create(stored_table(["layout L01"]))
    before = await storage.read("t")
    with pytest.raises(Conflict):
        await storage.append("t", 1, 0, ["layout L02"], "playing")
    assert await storage.read("t") == before


async def test_an_invitation_is_used_up(storage: Storage) -> None:
    await storage.create(stored_table([]))
    guest = StoredSeat(1, "person", "Eve", None, "c" * 64)
    with pytest.raises(Conflict):
        await storage.claim("t", guest, "wrong", 1, ["layout L01"])
    await storage.claim("t", guest, "b" * 64, 1, ["layout L01"])
    with pytest.raises(Conflict):
        await storage.claim("t", guest, "b" * 64, 2, None)
    found = await storage.read("t")
    assert found is not None
    assert (found.version, found.entries) == (2, ["layout L01"])


async def test_of_two_processes_that_append_at_once_one_is_refused(storage: Storage) -> None:
    await storage.create(stored_table([]))
    other = Storage(str(storage.engine.url.set(drivername="sqlite")))
    for version in range(1, 9):
        both = [one.append("t", version, version, [f"by {one is other}"], "playing") for one in (storage, other)]
        results = await asyncio.gather(*both, return_exceptions=True)
        assert [type(result) for result in results if result is not None] == [Conflict]
    found = await storage.read("t")
    assert found is not None
    assert (found.version, len(found.entries)) == (9, 8)
    await other.close()


async def test_a_database_that_is_away(tmp_path: Path) -> None:
    storage = Storage(f"sqlite:///{tmp_path}/new.db")
    await storage.open()
    await storage.close()
    (tmp_path / "new.db").rename(tmp_path / "old.db")
    (tmp_path / "new.db").mkdir()
    for call in (storage.read("t"), storage.create(stored_table([])), storage.append("t", 1, 0, ["x"], "playing")):
        with pytest.raises(StorageDown):
            await call
    await storage.close()


# --- at a table -------------------------------------------------------------------------------------------------


async def test_what_cannot_be_stored_has_not_happened(own_site: Site) -> None:
    table = own_site.open()
    async with look(own_site, table.id, *table.tokens.values()) as both, look(own_site, table.id) as watcher:
        await both.act(both.present["choices"][0]["action"])
        await both.hear("update")
        await watcher.hear("update")
        now, before = both.present, own_site.stored(table.id)
        with own_site.unwritable():
            await both.act(now["choices"][0]["action"])
            refusal = await both.refused()
            assert (refusal["about"], refusal["code"]) == ("act", "storage")
            assert refusal["text"].startswith("This could not be kept")
            answer = own_site.post("/api/tables", {"game": GAME, "seats": list(PEOPLE)}, "fr")
            assert answer.status_code == 503
            assert answer.json()["error"]["code"] == "storage"
            await watcher.hear_nothing()
        assert own_site.stored(table.id) == before
        await both.act(now["choices"][0]["action"])  # the same again: nothing was stale
        assert (await both.hear("update"))["seq"] == now["seq"] + 1
        assert (await watcher.hear("update"))["seq"] == now["seq"] + 1
    assert own_site.sql("SELECT COUNT(*) FROM tables") == [(1,)]
    assert chrysalide.load(own_site.record(table.id)).entries == own_site.stored(table.id)[1]


async def test_taking_back_that_cannot_be_stored_has_not_happened(own_site: Site) -> None:
    table = own_site.open()
    async with look(own_site, table.id, *table.tokens.values()) as both:
        while not both.present["undo"]:
            await both.act(both.present["choices"][0]["action"])
            await both.hear("update")
        before = own_site.stored(table.id)
        with own_site.unwritable():
            await both.send("undo", seq=both.present["seq"])
            assert (await both.refused())["code"] == "storage"
        assert own_site.stored(table.id) == before
        await both.send("undo", seq=both.present["seq"])
        assert (await both.hear("update"))["kind"] == "undo"


async def test_a_claim_that_cannot_be_stored_leaves_the_invitation(own_site: Site) -> None:
    table = own_site.open(PEOPLE[0], {"kind": "open"})
    async with look(own_site, table.id) as watcher:
        with own_site.unwritable():  # the seat could be stored, the first entries cannot
            answer = own_site.claim(table.id, table.invitations[1])
            assert answer.status_code == 503
        await watcher.hear_nothing()
        assert own_site.info(table.id)["seats"][1]["kind"] == "open"
        assert own_site.claim(table.id, table.invitations[1]).status_code == 200
        assert (await watcher.hear("update"))["length"] > 0


async def test_a_table_that_cannot_be_read(own_site: Site) -> None:
    table = own_site.open()
    own_site.open()  # which lets go of the first one
    with own_site.unwritable():
        answer = own_site.get(f"/api/tables/{table.id}")
        assert (answer.status_code, answer.json()["error"]["code"]) == (503, "storage")
        async with dial(own_site, table.id) as browser:
            await browser.send("hello")
            assert await browser.closed() == 4403
            assert browser.heard[0]["refused"]["code"] == "storage"
    assert own_site.info(table.id)["status"] == "playing"


async def test_a_bot_tries_again_what_could_not_be_stored(own_site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chrysalide.server.table.PAUSE", 0.01)
    table = own_site.open(PEOPLE[0], {"kind": "bot", "level": "random"}, first_player=0)
    failed = asyncio.Event()
    loop = asyncio.get_running_loop()
    append = own_site.tables.storage.append

    async def fail_once(name: str, version: int, *rest: object) -> None:
        if version == 2 and not failed.is_set():
            loop.call_soon_threadsafe(failed.set)
            raise StorageDown("error-storage")
        await append(name, version, *rest)  # type: ignore[arg-type]

    async with look(own_site, table.id, table.tokens[0]) as ada:
        monkeypatch.setattr(own_site.tables.storage, "append", fail_once)
        await ada.act(ada.present["choices"][0]["action"])
        assert (await ada.hear("update"))["seq"] == 2
        assert (await ada.hear("update"))["seq"] == 3
        assert failed.is_set()


async def test_two_sites_on_one_database_do_not_fork_a_match(own_site: Site) -> None:
    table = own_site.open()
    with Site(own_site.database) as second:
        async with (
            look(own_site, table.id, *table.tokens.values()) as here,
            look(second, table.id, *table.tokens.values()) as there,
        ):
            await here.act(here.present["choices"][0]["action"])
            played = await here.hear("update")
            await there.act(there.present["choices"][-1]["action"])
            caught_up = await there.hear("update")
            assert caught_up["kind"] == "now"
            assert (caught_up["seq"], caught_up["view"]) == (played["seq"], played["view"])
            await there.hear("table")
            assert (await there.refused())["code"] == "stale"
            await there.act(there.present["choices"][-1]["action"])
            assert (await there.hear("update"))["seq"] == 3
        assert own_site.stored(table.id)[0] == 3
        assert chrysalide.load(second.record(table.id)).entries == own_site.stored(table.id)[1]


# --- tables of another time --------------------------------------------------------------------------------------


async def refusal_of(site: Site, table: str) -> dict[str, object]:
    """The error that both a request and a socket get."""
    answer = site.get(f"/api/tables/{table}", lang="es")
    assert answer.status_code == 422
    error: dict[str, object] = answer.json()["error"]
    async with dial(site, table) as browser:
        await browser.send("hello", lang="es")
        assert await browser.closed() == 4403
        told = browser.heard[0]["refused"]
    assert {name: told[name] for name in error} == error
    return error


async def test_a_table_of_another_rules_version(own_site: Site) -> None:
    table = own_site.open()
    own_site.sql("UPDATE tables SET rules_version = 99 WHERE id = ?", table.id)
    own_site.open()  # which lets go of the first one
    error = await refusal_of(own_site, table.id)
    assert error["code"] == "other-rules"
    assert error["message"] == {"id": "error-record-rules", "args": {"found": 99, "here": 1}}
    assert "99" in str(error["text"])


async def test_a_damaged_table(own_site: Site) -> None:
    table = own_site.open()
    own_site.sql("UPDATE entries SET text = 'take 99' WHERE table_id = ? AND number = 2", table.id)
    own_site.open()
    error = await refusal_of(own_site, table.id)
    assert error["code"] == "bad-record"
    assert json.dumps(error).count("take 99")


def test_a_table_of_a_game_that_is_gone(own_site: Site) -> None:
    table = own_site.open()
    own_site.sql("UPDATE tables SET game = 'moths' WHERE id = ?", table.id)
    own_site.open()
    answer = own_site.get(f"/api/tables/{table.id}")
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "unknown-game")
