"""A new version starts on the database of the version before, while that one still serves people."""

import asyncio

from chrysalide.server.store.rows import Change, Spoken
from chrysalide.server.store.storage import Storage
from tests.server.test_storage import plain, stored_table, to_revision

RELEASED = "0013"  # the schema of version 0.1


async def test_whoever_plays_on_the_old_one_loses_nothing(url: str) -> None:
    """Its statements work before, during and after the migration: columns and tables are only added."""
    old, new = Storage(url), Storage(url)
    await old.engine.write(to_revision(RELEASED))
    tables = [stored_table(["layout L01"]) for _ in range(10)]
    for number, table in enumerate(tables):
        table.id = f"t{number}"
        await old.create(table)
    migrated = asyncio.Event()

    async def play(table: str) -> int:
        """Until some moves after the migration."""
        made, after = 0, 0
        while after < 3:
            after += migrated.is_set()
            await old.change(table, 1 + made, Change("playing", [f"take {made}"], 1 + made))
            await old.say(table, Spoken(made, 0, "hello", None, "then"))
            made += 1
        return made

    async def upgrade() -> None:
        await asyncio.sleep(0)
        await new.open()
        migrated.set()

    moves = await asyncio.gather(*(play(table.id) for table in tables), upgrade())
    for table, made in zip(tables, moves, strict=False):
        found = plain(await new.read(table.id))
        assert found.entries == ["layout L01", *(f"take {number}" for number in range(made or 0))]
        assert len(found.spoken) == made
    await new.create(stored_table([]), rematch_of="t0")
    assert plain(await old.read("t0")).next_id == "t"
    await old.close()
    await new.close()
