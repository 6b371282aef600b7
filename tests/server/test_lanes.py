"""PostgreSQL does in one statement what many tables ask for at the same moment."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import asyncpg
import pytest

from chrysalide.server.errors import StorageDown
from chrysalide.server.store.database import plain_url, read_url
from chrysalide.server.store.engines import PostgresEngine
from chrysalide.server.store.lanes import Lane
from chrysalide.server.store.rows import Change, Note, Spoken, StoredSeat
from chrysalide.server.store.storage import Storage
from tests.postgres import Cluster
from tests.server.test_storage import plain, stored_table


@pytest.fixture
async def storage(postgres: Cluster) -> AsyncIterator[Storage]:
    opened = Storage(postgres.fresh())
    await opened.open()
    yield opened
    await opened.close()


async def filled(storage: Storage, tables: int) -> list[str]:
    made = [stored_table(["layout L01"]) for _ in range(tables)]
    for number, table in enumerate(made):
        table.id = f"t{number:03}"
        await storage.create(table)
    return [table.id for table in made]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The statements that are sent outside SQLAlchemy."""
    sent: list[str] = []
    plainly = asyncpg.Connection.fetch

    async def fetch(line: Any, statement: str, *values: Any) -> Any:
        sent.append(statement)
        return await plainly(line, statement, *values)

    monkeypatch.setattr(asyncpg.Connection, "fetch", fetch)
    return sent


async def line_of(storage: Storage) -> Any:
    return await asyncpg.connect(plain_url(storage.url))


# --- moves ------------------------------------------------------------------------------------------------------


async def test_a_move_is_one_statement_and_moves_that_come_together_share_one(
    storage: Storage, asked: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = await filled(storage, 30)
    monkeypatch.setattr(PostgresEngine, "write", None)  # nothing else is written
    seat = StoredSeat(0, "person", "Ada", None, "a" * 64, seconds=12.5)
    move = Change("playing", ["first 0"], 1, seats=[seat], notes=[Note(1, "note-hint", {"seat": 0})], deadline=9.5)
    await storage.change(tables[0], 1, move)
    assert len(asked) == 1
    await asyncio.gather(*(storage.change(table, 1, move) for table in tables[1:]))
    assert len(asked) == 2
    for table in tables:
        found = plain(await storage.read(table))
        assert (found.version, found.entries, found.deadline) == (2, ["layout L01", "first 0"], 9.5)
        assert (found.seats[0], found.notes) == (seat, move.notes)
        assert found.seats[1].name == "Bo"


async def test_peers_are_told_of_all_that_was_stored_in_one_notification(storage: Storage) -> None:
    tables, heard = await filled(storage, 3), asyncio.Queue[str]()
    line = await line_of(storage)
    await line.add_listener("chrysalide", lambda _line, _process, _channel, words: heard.put_nowait(words))
    changes = [storage.change(table, 1 + (table == tables[1]), Change("playing")) for table in tables]
    await asyncio.gather(*changes, return_exceptions=True)
    await storage.change(tables[0], 2, Change("playing"))  # after all others
    lines: list[str] = []
    while "step t000 3" not in lines:
        lines += (await heard.get()).split("\n")
    assert lines == ["step t000 2", "step t002 2", "step t000 3"]
    await line.close()


async def test_what_the_database_refuses_of_one_table_is_stored_for_the_others(storage: Storage) -> None:
    tables = await filled(storage, 12)
    much = Change("playing", ["x" * 300], 1)  # longer than an entry may be
    changes = [
        storage.change(table, 1, much if n == 5 else Change("playing", ["y"], 1)) for n, table in enumerate(tables)
    ]
    results = await asyncio.gather(*changes, return_exceptions=True)
    assert [type(result) for result in results] == [StorageDown if n == 5 else type(None) for n in range(12)]
    entries = [len(plain(await storage.read(table)).entries) for table in tables]
    assert entries == [1 if n == 5 else 2 for n in range(12)]


async def test_processes_that_change_the_same_tables_in_another_order_do_not_block_each_other(storage: Storage) -> None:
    """Rows are locked by id. Each change is stored by one of the two, and none is refused for another reason."""
    tables, other = await filled(storage, 20), Storage(storage.url.render_as_string(hide_password=False))
    for version in range(1, 6):
        one = [storage.change(table, version, Change("playing")) for table in tables]
        two = [other.change(table, version, Change("playing")) for table in reversed(tables)]
        results = await asyncio.gather(*one, *reversed(two), return_exceptions=True)
        for pair in zip(results[:20], results[20:], strict=True):
            assert sorted(type(result).__name__ for result in pair) == ["Conflict", "NoneType"]
    await other.close()


async def test_a_connection_that_broke_while_idle_is_replaced(storage: Storage) -> None:
    [table] = await filled(storage, 1)
    await storage.change(table, 1, Change("playing"))
    assert isinstance(storage.engine, PostgresEngine)
    line, gone, lost = await line_of(storage), storage.engine.changing, asyncio.Event()
    connection: Any = storage.engine._changes._line
    connection.add_termination_listener(lambda _line: lost.set())
    await line.execute("SELECT pg_terminate_backend($1)", gone)
    await line.close()
    await lost.wait()
    await storage.change(table, 2, Change("playing"))
    assert plain(await storage.read(table)).version == 3
    assert storage.engine.changing != gone


async def test_after_an_answer_that_did_not_come_the_connection_is_not_used_again(postgres: Cluster) -> None:
    """It may have been done or not: those who asked are told so, and the next ones ask on another connection."""
    lines: list[Any] = []

    async def lost(line: Any, words: list[str]) -> list[str | Exception]:
        lines.append(line)
        if len(lines) == 1:
            raise TimeoutError
        return list(words)

    lane: Lane[str, str] = Lane(read_url(postgres.fresh()), lost, 10)
    results = await asyncio.gather(lane.ask("a"), lane.ask("b"), return_exceptions=True)
    assert [type(result) for result in results] == [TimeoutError, TimeoutError]
    assert await lane.ask("c") == "c"
    assert lines[0] is not lines[1]
    assert lines[0].is_closed()
    await lane.close()


# --- reading ----------------------------------------------------------------------------------------------------


async def test_tables_are_read_together(storage: Storage, asked: list[str]) -> None:
    tables = await filled(storage, 20)
    found = await asyncio.gather(*(storage.read(table) for table in [*tables, "other"]))
    assert [table and table.id for table in found] == [*tables, None]
    assert len(asked) == 1


async def test_only_what_is_new_is_read_of_a_table_that_is_known(storage: Storage) -> None:
    [table] = await filled(storage, 1)
    hint = Note(1, "note-hint", {"seat": 0})
    await storage.change(table, 1, Change("playing", ["first 0", "take 1"], 1, notes=[hint]))
    await storage.say(table, Spoken(0, 0, "hello", None, "then"))
    later = await storage.read_on(table, 2, 0)
    assert later is not None
    assert (later.version, later.entries, later.notes, later.spoken) == (2, ["take 1"], [hint], [])
    again = await storage.read_on(table, 3, 1)
    assert again is not None
    assert (again.entries, again.notes) == ([], [])


async def test_a_known_table_with_something_undone_is_read_as_a_whole(storage: Storage) -> None:
    [table] = await filled(storage, 1)
    await storage.change(table, 1, Change("playing", ["first 0"], 1))
    undo = Note(1, "note-undo", {"seat": 0, "entries": 1})
    await storage.change(table, 2, Change("playing", place=1, taken_back=True, notes=[undo]))
    await storage.change(table, 3, Change("playing", ["first 1"], 1, first_note=1))
    assert await storage.read_on(table, 2, 0) is None, "there are as many entries as before, but not the same"
    found = plain(await storage.read(table))
    assert (found.entries, found.notes[0].undone) == (["layout L01", "first 1"], ["first 0"])
