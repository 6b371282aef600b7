"""A migration that is cut off at any of its statements: the next start finds the old schema whole, and completes."""

import asyncio
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, Engine, event, text

from chrysalide.server.operate.serve import _prepare
from chrysalide.server.store.schema import metadata
from chrysalide.server.store.storage import Storage
from tests.server.process import forking
from tests.server.test_storage import plain, stored_table, to_revision
from tests.server.test_upgrade import RELEASED

FIRST = "0001"
ENTRIES = ["layout L01", "first 0"]


class PowerCut(Exception):
    pass


@contextmanager
def cut_off(at: int, kill: bool = False) -> Iterator[list[str]]:
    """The statements that change something; the one of this number is the last, and only begins."""
    made: list[str] = []

    def execute(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if statement.lstrip().upper().startswith(("CREATE", "ALTER", "DROP", "INSERT", "UPDATE")):
            made.append(statement)
        if len(made) >= at:
            if kill:
                os.kill(os.getpid(), signal.SIGKILL)
            raise PowerCut(statement)

    event.listen(Engine, "before_cursor_execute", execute)
    try:
        yield made
    finally:
        event.remove(Engine, "before_cursor_execute", execute)


async def old_site(url: str, revision: str) -> None:
    """With a match, as a site of that time has it."""
    storage = Storage(url)
    await storage.engine.write(to_revision(revision))
    if revision == RELEASED:
        await storage.create(stored_table(ENTRIES))
    await storage.close()


async def schema_of(url: str) -> tuple[str, int]:
    """The revision, and how many differences there are from what this version expects."""

    def look(connection: Connection) -> tuple[str, int]:
        differences = compare_metadata(MigrationContext.configure(connection), metadata)
        return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar()), len(differences)

    storage = Storage(url)
    try:
        return await storage.engine.read(look)
    finally:
        await storage.close()


async def check_complete(url: str, revision: str) -> None:
    await _prepare(url)  # as a site does when it starts
    assert (await schema_of(url))[1] == 0
    storage = Storage(url)
    if revision == RELEASED:
        assert plain(await storage.read("t")).entries == ENTRIES
    fresh = stored_table([])
    fresh.id = "fresh"
    await storage.create(fresh)
    await storage.close()


@pytest.mark.parametrize(("revision", "step"), [(RELEASED, 1), (FIRST, 9)])
async def test_an_error_at_any_statement(url: str, revision: str, step: int) -> None:
    await old_site(url, revision)
    before = await schema_of(url)
    for at in count(1, step):
        storage = Storage(url)
        with cut_off(at) as made, suppress(PowerCut):
            await storage.open()
        await storage.close()
        if len(made) < at:
            assert at > 3 * step, "it was cut off more than twice before it could complete"
            break
        assert await schema_of(url) == before, f"nothing is left of statement {made}"
    await check_complete(url, revision)


def die(url: str, at: int) -> None:
    """A site that is killed while it migrates."""
    with cut_off(at, kill=True):
        asyncio.run(Storage(url).open())


@pytest.mark.parametrize("revision", [RELEASED, FIRST])
@pytest.mark.parametrize("at", [2, 4])
async def test_kill_9_in_the_middle(url: str, revision: str, at: int) -> None:
    await old_site(url, revision)
    before = await schema_of(url)
    process = forking.Process(target=die, args=(url, at))
    process.start()
    process.join()
    assert process.exitcode == -signal.SIGKILL
    assert await schema_of(url) == before
    await check_complete(url, revision)
