"""Everything is stored before anybody is notified; what cannot be stored has not happened."""

import asyncio
import json
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

import chrysalide
from chrysalide.core.entries import Ending
from chrysalide.games import find_game
from chrysalide.server.errors import StorageDown
from chrysalide.server.store.database import BadDatabase, default_database, migrate, read_url
from chrysalide.server.store.refused import Conflict
from chrysalide.server.store.rows import Change, Clock, Note, Question, Spoken, StoredSeat, StoredTable, now
from chrysalide.server.store.schema import metadata
from chrysalide.server.store.storage import Storage
from tests.postgres import Cluster
from tests.server.browser import dial, look
from tests.server.reference_match import know_the_seed, quiet_start
from tests.server.site import GAME, PEOPLE, Site


def stored_table(entries: list[str]) -> StoredTable:
    seats = [StoredSeat(0, "person", "Ada", None, "a" * 64), StoredSeat(1, "open", "Bo", None, None, "b" * 64)]
    return StoredTable("t", GAME, 1, {"tokens_to_win": 2}, "seed", "playing", 1, now(), seats, entries)


def plain(table: StoredTable | None) -> StoredTable:
    """Without the time of the last change."""
    assert table is not None
    table.updated = ""
    return table


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/some/where/new.db"  # folders are made
    fresh: str = request.getfixturevalue("postgres").fresh()
    return fresh


@pytest.fixture
async def storage(url: str) -> AsyncIterator[Storage]:
    opened = Storage(url)
    await opened.open()
    yield opened
    await opened.close()


# --- the schema -------------------------------------------------------------------------------------------------


async def test_the_migrations_make_the_schema(storage: Storage) -> None:
    def differences(connection: Connection) -> list[object]:
        found: list[object] = compare_metadata(MigrationContext.configure(connection), metadata)
        return found

    assert await storage.engine.read(differences) == []
    version = await storage.engine.read(lambda c: c.execute(text("SELECT version_num FROM alembic_version")).scalar())
    assert version == "0015"


def to_revision(revision: str, direction: Callable[[Any, str], None] = command.upgrade) -> Callable[[Connection], None]:
    """Migrates a database up to this revision."""

    def go(connection: Connection) -> None:
        with pytest.MonkeyPatch.context() as patch:
            upgrade = "chrysalide.server.store.database.command.upgrade"
            patch.setattr(upgrade, lambda config, _: direction(config, revision))
            migrate(connection)

    return go


async def test_a_database_from_the_first_days(url: str) -> None:
    """From before stand-in bots, clocks and chat: everything is there afterwards."""
    storage, table = Storage(url), stored_table(["layout L01"])

    def fill(connection: Connection) -> None:
        row = {"id": "t", "game": GAME, "rules": 1, "options": json.dumps(table.options), "created": table.created}
        connection.execute(
            text("INSERT INTO tables VALUES (:id, :game, :rules, :options, 'seed', 'playing', 1, :created)"), row
        )
        for seat in table.seats:
            values = "(:id, :seat, :kind, :name, :level, :token_hash, :invitation_hash)"
            connection.execute(text(f"INSERT INTO seats VALUES {values}"), {"id": "t", **vars(seat)})
        connection.execute(text("INSERT INTO entries VALUES ('t', 0, 'layout L01', 'then')"))

    await storage.engine.write(to_revision("0001"))
    await storage.engine.write(fill)
    await storage.open()
    assert plain(await storage.read("t")) == table
    await storage.change("t", 1, Change("playing", seats=[StoredSeat(0, "person", "Ada", keeper="medium")], place=1))
    assert [seat.keeper for seat in plain(await storage.read("t")).seats] == ["medium", None]
    await storage.close()


async def test_a_time_out_of_before_is_an_ending(url: str) -> None:
    """A table of the revision that knew only time-outs, and back again."""
    storage = Storage(url)
    await storage.engine.write(to_revision("0006"))
    row = "'t', 'celestes', 1, '{}', 'seed', 'over', 3, 'then', 1"
    columns = "id, game, rules_version, options, seed, status, version, created, timed_out"

    def fill(connection: Connection) -> None:
        connection.execute(text(f"INSERT INTO tables ({columns}) VALUES ({row})"))

    await storage.engine.write(fill)
    await storage.open()
    assert plain(await storage.read("t")).ending == Ending("time", 1)
    await storage.engine.write(to_revision("0006", command.downgrade))
    assert await storage.engine.read(lambda c: c.execute(text("SELECT timed_out FROM tables")).scalar()) == 1
    await storage.close()


async def test_the_migrations_can_be_undone(storage: Storage) -> None:
    await storage.create(stored_table(["layout L01"]))
    await storage.engine.write(to_revision("0001", command.downgrade))
    columns = await storage.engine.read(lambda c: [column["name"] for column in inspect(c).get_columns("seats")])
    assert columns[-1] == "invitation_hash"
    names = await storage.engine.read(lambda c: c.execute(text("SELECT name FROM seats ORDER BY seat")).scalars().all())
    assert names == ["Ada", "Bo"]
    await storage.engine.write(to_revision("base", command.downgrade))
    assert await storage.engine.read(lambda c: inspect(c).get_table_names()) == ["alembic_version"]


async def test_a_migration_that_is_cut_off_leaves_nothing_half_done(url: str) -> None:
    def cut_off(connection: Connection) -> None:
        migrate(connection)
        raise RuntimeError

    storage = Storage(url)
    with pytest.raises(RuntimeError):
        await storage.engine.write(cut_off)
    assert await storage.engine.read(lambda c: inspect(c).get_table_names()) == []
    await storage.open()
    await storage.open()  # nothing to do
    await storage.create(stored_table([]))
    await storage.close()


async def test_processes_that_start_together_make_one_schema(url: str) -> None:
    several = [Storage(url) for _ in range(3)]
    await asyncio.gather(*(storage.open() for storage in several))
    await several[0].create(stored_table(["layout L01"]))
    assert plain(await several[2].read("t")).entries == ["layout L01"]
    for storage in several:
        await storage.close()


@pytest.mark.parametrize("url", ["", "nonsense", "mysql://localhost/x", "sqlite", "postgresql"])
def test_an_address_that_is_no_database(url: str) -> None:
    with pytest.raises(BadDatabase) as caught:
        read_url(url)
    assert "sqlite" in str(caught.value)


def test_the_password_of_an_address_is_not_told() -> None:
    with pytest.raises(BadDatabase) as caught:
        read_url("mysql://me:secret@host/x")
    assert "secret" not in str(caught.value)


# --- one database -----------------------------------------------------------------------------------------------


async def test_what_is_stored_is_read_again(storage: Storage) -> None:
    table = stored_table(["layout L01", "first 0"])
    table.clock, table.deadline, table.listed = Clock("bank", 300, 5, "loss"), 1234.5, True
    await storage.create(table)
    assert plain(await storage.read("t")) == table
    question = Question(0, 2, 99.5, [0])
    eve = StoredSeat(1, "person", "Eve", None, "c" * 64, None, "hard", "morpho", True, 12.25, 3)
    note = Note(4, "note-keep", {"seat": 1, "level": "hard"})
    more = Change("playing", ["take 1", "take 2"], 2, seats=[eve], notes=[note], deadline=99.25, question=question)
    await storage.change("t", 1, more)
    found = plain(await storage.read("t"))
    assert (found.version, found.entries) == (2, ["layout L01", "first 0", "take 1", "take 2"])
    assert (found.seats[1], found.notes, found.deadline, found.question) == (eve, [note], 99.25, question)
    back = Note(3, "note-undo", {"seat": 0, "entries": 1})
    await storage.change(
        "t", 2, Change("over", place=3, taken_back=True, notes=[back], first_note=1, ending=Ending("time", 1))
    )
    found = plain(await storage.read("t"))
    assert (found.version, found.status, found.ending) == (3, "over", Ending("time", 1))
    assert (found.entries, found.deadline, found.question) == (["layout L01", "first 0", "take 1"], None, None)
    assert [(note.place, note.id) for note in found.notes] == [(3, "note-keep"), (3, "note-undo")]
    assert [(note.length, note.undone) for note in found.notes] == [(0, []), (3, ["take 2"])]
    assert found.made == [["layout L01", "first 0", "take 1", "take 2"], []]
    assert await storage.read("other") is None


@pytest.mark.parametrize("version", [0, 2])
async def test_a_change_of_another_version_is_refused(storage: Storage, version: int) -> None:
    await storage.create(stored_table(["layout L01"]))
    before = await storage.read("t")
    eve, note = StoredSeat(1, "person", "Eve", None, "c" * 64), Note(1, "note-keep", {"seat": 1})
    for change in (
        Change("playing", ["first 0"], 1, seats=[eve], notes=[note]),
        Change("playing", place=0, taken_back=True),
    ):
        with pytest.raises(Conflict):
            await storage.change("t", version, change)
    assert await storage.read("t") == before


async def test_an_entry_of_the_same_number_is_refused_whole(storage: Storage) -> None:
    await storage.create(stored_table(["layout L01"]))
    before = await storage.read("t")
    with pytest.raises(Conflict):
        await storage.change("t", 1, Change("playing", ["layout L02"], 0))
    assert await storage.read("t") == before


async def test_of_two_processes_that_append_at_once_one_is_refused(storage: Storage, url: str) -> None:
    await storage.create(stored_table([]))
    other = Storage(url)
    for version in range(1, 9):
        both = [
            one.change("t", version, Change("playing", [f"by {one is other}"], version)) for one in (storage, other)
        ]
        results = await asyncio.gather(*both, return_exceptions=True)
        assert [type(result) for result in results if result is not None] == [Conflict]
    found = plain(await storage.read("t"))
    assert (found.version, len(found.entries)) == (9, 8)
    await other.close()


async def test_changes_that_go_to_disk_together_are_refused_one_by_one(storage: Storage) -> None:
    """Of many at once, every second one is stale, one names an entry twice and one breaks."""
    tables = [stored_table([]) for _ in range(40)]
    for number, table in enumerate(tables):
        table.id = f"t{number:02}"
    await asyncio.gather(*(storage.create(table) for table in tables))
    wrong = Change("playing", ["x"], 0, seats=[StoredSeat(0, "person", object())])  # type: ignore[arg-type]  # on purpose
    changes = [
        storage.change(table.id, 1 + number % 2, wrong if number == 20 else Change("playing", ["x"], 0))
        for number, table in enumerate(tables)
    ]
    results = await asyncio.gather(*changes, return_exceptions=True)
    expected = [Conflict if number % 2 else StorageDown if number == 20 else type(None) for number in range(40)]
    assert [type(result) for result in results] == expected
    for number, table in enumerate(tables):
        stored = plain(await storage.read(table.id))
        assert (stored.version, stored.entries) == ((2, ["x"]) if expected[number] is type(None) else (1, []))


async def test_the_chat_is_numbered_by_the_database(storage: Storage) -> None:
    await storage.create(stored_table([]))
    for number in range(3):
        await storage.say("t", Spoken(number, 0, f"word {number}", None, "then"))
    with pytest.raises(Conflict):
        await storage.say("t", Spoken(2, 1, None, "bravo", "then"))
    assert [spoken.number for spoken in await storage.spoken("t", 0)] == [1, 2]
    assert [spoken.text for spoken in plain(await storage.read("t")).spoken] == ["word 0", "word 1", "word 2"]


async def test_there_is_one_rematch(storage: Storage) -> None:
    await storage.create(stored_table([]))
    for name in ("u", "v"):
        following = stored_table([])
        following.id = name
        if name == "u":
            await storage.create(following, rematch_of="t")
        else:
            with pytest.raises(Conflict):
                await storage.create(following, rematch_of="t")
    assert plain(await storage.read("t")).next_id == "u"
    assert await storage.read("v") is None


async def test_a_database_that_is_away(tmp_path: Path) -> None:
    storage = Storage(f"sqlite:///{tmp_path}/new.db")
    await storage.open()
    await storage.close()
    (tmp_path / "new.db").rename(tmp_path / "old.db")
    (tmp_path / "new.db").mkdir()
    storage = Storage(f"sqlite:///{tmp_path}/new.db")
    for call in (storage.read("t"), storage.create(stored_table([])), storage.change("t", 1, Change("playing"))):
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
            assert refusal["text"].startswith("This couldn’t be saved")
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
    own_site.open()  # which unloads the first one
    with own_site.unwritable():
        answer = own_site.get(f"/api/tables/{table.id}")
        assert (answer.status_code, answer.json()["error"]["code"]) == (503, "storage")
        async with dial(own_site, table.id) as browser:
            await browser.send("hello")
            assert await browser.closed() == 4403
            assert browser.heard[0]["refused"]["code"] == "storage"
    assert own_site.info(table.id)["status"] == "playing"


async def test_a_bot_tries_again_what_could_not_be_stored(own_site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chrysalide.server.table.bot_play.PAUSE", 0.01)
    table = own_site.open(PEOPLE[0], {"kind": "bot", "level": "random"}, first_player=0)
    failed = asyncio.Event()
    loop = asyncio.get_running_loop()
    change = own_site.tables.storage.change

    async def fail_once(name: str, version: int, *rest: object) -> None:
        if version == 2 and not failed.is_set():
            loop.call_soon_threadsafe(failed.set)
            raise StorageDown("error-storage")
        await change(name, version, *rest)  # type: ignore[arg-type]  # passed on as they came

    async with look(own_site, table.id, table.tokens[0]) as ada:
        monkeypatch.setattr(own_site.tables.storage, "change", fail_once)
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
            assert caught_up["kind"] == "step"
            assert (caught_up["seq"], caught_up["view"]) == (played["seq"], played["view"])
            assert (await there.refused())["code"] == "stale"
            await there.act(there.present["choices"][-1]["action"])
            assert (await there.hear("update"))["seq"] == 3
        assert own_site.stored(table.id)[0] == 3
        assert chrysalide.load(second.record(table.id)).entries == own_site.stored(table.id)[1]


async def test_what_was_undone_elsewhere_and_played_again_is_sent_again(
    own_site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The entries are the same as before, the log is not."""
    seed, action = quiet_start()
    know_the_seed(monkeypatch, seed)
    table = own_site.open(first_player=0)
    with Site(own_site.database) as second:
        async with (
            look(own_site, table.id, *table.tokens.values()) as here,
            look(second, table.id, *table.tokens.values()) as there,
        ):
            await here.act(action)
            await here.hear("update")
            await there.act(action)
            assert (await there.hear("update"))["kind"] == "step"
            assert (await there.refused())["code"] == "stale"
            await here.send("undo", seq=here.present["seq"])
            assert (await here.hear("update"))["kind"] == "undo"
            await here.act(action)
            await here.hear("update")
            await there.act(there.present["choices"][0]["action"])
            caught_up = await there.hear("update")
        async with look(own_site, table.id, *table.tokens.values()) as fresh:
            assert (caught_up["kind"], caught_up["log"]) == ("now", fresh.present["log"])


# --- tables of other versions --------------------------------------------------------------------------------------


async def refusal_of(site: Site, table: str) -> dict[str, object]:
    """The error that both a request and a socket receive."""
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
    own_site.open()  # which unloads the first one
    error = await refusal_of(own_site, table.id)
    assert error["code"] == "other-rules"
    assert error["message"] == {"id": "error-table-rules", "args": {"found": 99, "here": find_game(GAME).rules_version}}
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


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="other systems keep such data elsewhere")
def test_a_site_keeps_its_data_among_the_users_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "mine"))
    assert default_database() == f"sqlite:///{tmp_path}/mine/chrysalide/chrysalide.db"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_database() == f"sqlite:///{tmp_path}/.local/share/chrysalide/chrysalide.db"


def test_a_folder_that_has_a_site_keeps_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "chrysalide.db").touch()
    assert default_database() == "sqlite:///data/chrysalide.db"


async def test_a_question_of_one_statement_has_no_transaction_around_it(postgres: Cluster) -> None:
    """That is one round trip to PostgreSQL instead of three."""
    storage = Storage(postgres.fresh())
    await storage.open()

    def alone(connection: Connection) -> bool:
        connection.execute(text("SELECT 1"))
        driver: Any = connection.connection.driver_connection
        return not driver.is_in_transaction()

    assert await storage.engine.ask(alone)
    assert not await storage.engine.read(alone), "and the next one on the same connection is not"
    assert not await storage.engine.write(alone)
    await storage.create(stored_table([]))
    assert await storage.versions(["t", "other"]) == {"t": 1}
    await storage.close()
