"""What is older than the operator wants to keep is deleted, a little at a time, and nothing else."""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import Connection, func, select, text, update

from chrysalide.cli.main import main
from chrysalide.server.errors import NoSuchTable
from chrysalide.server.operate import pruning
from chrysalide.server.operate.pruning import prune, too_old
from chrysalide.server.store import retention, schema
from chrysalide.server.store.retention import BadKeeping, Keeping, before, read_keeping
from chrysalide.server.store.rows import Change, Note, Report, Spoken
from chrysalide.server.store.storage import Storage
from chrysalide.server.store.subscriptions import Subscription
from tests.postgres import Cluster
from tests.server.browser import look
from tests.server.site import Site
from tests.server.test_storage import stored_table

YEAR = 365.0


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/new.db"
    postgres: Cluster = request.getfixturevalue("postgres")
    return postgres.fresh()


@pytest.fixture
async def storage(url: str) -> AsyncIterator[Storage]:
    opened = Storage(url)
    await opened.open()
    yield opened
    await opened.close()


async def add(storage: Storage, name: str, days: float, status: str = "over", imported: bool = False) -> None:
    """A table with something of everything, where nothing has happened for some days."""
    table = stored_table(["layout L01", "first 0"])
    table.id, table.imported = name, imported
    at = before(days)
    await storage.create(table)
    notes = [Note(1, "note-undo", {"seat": 0, "entries": 1})]
    await storage.change(name, 1, Change(status, place=1, taken_back=True, notes=notes))
    await storage.say(name, Spoken(0, 0, "hello", None, at))
    await storage.subscribe(name, 0, "a" * 64, Subscription("d", "https://x", "p", "a", "en"), 0.0)
    await storage.ask_review(name, "quick", "abc", 0.0)
    await storage.keep_report(Report(f"of {name}", name, 0, "Ada", 1, "rude", [], at))

    def age(connection: Connection) -> None:
        connection.execute(update(schema.tables).where(schema.tables.c.id == name).values(updated=at))

    await storage.engine.write(age)


async def rows(storage: Storage) -> dict[str, int]:
    def counted(connection: Connection) -> dict[str, int]:
        names = [part for part in schema.metadata.sorted_tables if "table_id" in part.c or part is schema.tables]
        return {part.name: connection.execute(select(func.count()).select_from(part)).scalar_one() for part in names}

    return await storage.engine.read(counted)


async def names(storage: Storage) -> list[str]:
    return await storage.engine.read(lambda c: list(c.execute(text("SELECT id FROM tables ORDER BY id")).scalars()))


async def test_by_default_everything_is_kept(storage: Storage) -> None:
    await add(storage, "t", 50 * YEAR)
    assert read_keeping("") == Keeping()
    assert await prune(storage, Keeping()) == {}
    assert await names(storage) == ["t"]


@pytest.mark.parametrize(
    ("keeping", "left"),
    [
        (Keeping(finished=100), ["import", "new", "new import", "waits", "young"]),
        (Keeping(unfinished=100), ["import", "new", "new import", "old", "young"]),
        (Keeping(imported=100), ["new", "new import", "old", "waits", "young"]),
        (Keeping(finished=10, imported=400), ["import", "new", "new import", "waits"]),
        (Keeping(chat=100), ["import", "new", "new import", "old", "waits", "young"]),
    ],
)
async def test_each_kind_has_its_own_limit(storage: Storage, keeping: Keeping, left: list[str]) -> None:
    for name, days, status, imported in (
        ("old", 200, "over", False),
        ("young", 20, "over", False),
        ("new", 0, "over", False),
        ("waits", 200, "waiting", False),
        ("import", 200, "over", True),
        ("new import", 1, "playing", True),
    ):
        await add(storage, name, days, status, imported)
    expected = await too_old(storage, keeping)
    assert await names(storage) == sorted(["old", "young", "new", "waits", "import", "new import"])
    assert await prune(storage, keeping) == expected
    assert await names(storage) == left
    assert sum(expected.values()) == (3 if keeping.chat else 6 - len(left))


async def test_everything_about_a_table_goes_with_it_and_nothing_of_another(storage: Storage) -> None:
    await add(storage, "new", 1)
    one = await rows(storage)
    assert all(one[part] for part in one if part != "assessments"), "there is something of everything"
    await add(storage, "old", 200)
    await prune(storage, Keeping(finished=100))
    assert await rows(storage) == one
    assert {part.name for part in retention.OF_TABLE} | {"tables"} == set(one)


async def test_a_table_that_was_reported_lately_is_kept(storage: Storage) -> None:
    await add(storage, "old", 200)
    await storage.keep_report(Report("late", "old", 0, "Ada", 1, "rude", [], before(2)))
    assert await prune(storage, Keeping(finished=100)) == {"finished": 0}
    assert await names(storage) == ["old"]


async def test_it_is_done_in_many_small_transactions_and_others_write_between_them(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "TABLES", 2)
    monkeypatch.setattr(retention, "MESSAGES", 2)
    monkeypatch.setattr(pruning, "PAUSE", 0.0)
    for number in range(5):
        await add(storage, f"old {number}", 200)
    await storage.create(stored_table(["layout L01"]))
    writes: list[int] = []
    little = storage.prune

    async def pruned(kind: str, moment: str) -> int:
        await storage.change("t", 1 + len(writes), Change("playing"))
        writes.append(await little(kind, moment))
        return writes[-1]

    monkeypatch.setattr(storage, "prune", pruned)
    assert await prune(storage, Keeping(chat=100, finished=100)) == {"finished": 5, "chat": 0}
    assert writes == [2, 2, 1, 0, 0]


async def test_on_postgresql_a_table_that_somebody_changes_is_passed_over(postgres: Cluster) -> None:
    """Neither waits for the other."""
    storage = Storage(postgres.fresh())
    await storage.open()
    await add(storage, "busy", 200)
    await add(storage, "old", 200)
    held, free = asyncio.Event(), asyncio.Event()
    engine = storage.engine

    async def hold() -> None:
        async with engine.engine.begin() as connection:  # type: ignore[attr-defined]  # it is PostgreSQL's
            await connection.execute(text("UPDATE tables SET version = version + 1 WHERE id = 'busy'"))
            held.set()
            await free.wait()

    holding = asyncio.create_task(hold())
    await held.wait()
    assert await prune(storage, Keeping(finished=100)) == {"finished": 1}
    assert await names(storage) == ["busy"]
    free.set()
    await holding
    await storage.close()


async def test_a_table_that_somebody_looks_at_is_gone_politely(own_site: Site) -> None:
    table = own_site.open()
    async with look(own_site, table.id, *table.tokens.values()) as both:
        deleting = own_site.tables.storage.prune("unfinished", before(-1))
        assert await asyncio.to_thread(asyncio.run_coroutine_threadsafe(deleting, own_site.loop).result) == 1
        await both.act(both.present["choices"][0]["action"])
        assert (await both.refused())["code"] == NoSuchTable.code
    assert own_site.get(f"/api/tables/{table.id}").status_code == 404


@pytest.mark.parametrize("wrong", ["finished", "finished=0", "finished=x", "all=3", "chat=-1", "chat=nan", "chat=inf"])
def test_words_that_are_not_understood(wrong: str) -> None:
    with pytest.raises(BadKeeping, match="CHRYSALIDE_KEEP"):
        read_keeping(wrong)


@pytest.mark.parametrize(("words", "source"), [(("--keep", "bogus=3"), "--keep"), ((), "CHRYSALIDE_KEEP")])
def test_the_refusal_names_where_the_word_stands(
    words: tuple[str, ...], source: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CHRYSALIDE_KEEP", "bogus=3")
    assert main(["prune", "--dry-run", *words, "--lang", "en"]) == 2
    assert f"“bogus=3” in {source} is not understood" in re.sub("[\u2068\u2069]", "", capsys.readouterr().err)


def test_what_is_wanted_is_read() -> None:
    assert read_keeping("finished=365 chat=30.5") == Keeping(finished=365, chat=30.5)


def test_times_are_compared_as_they_are_stored() -> None:
    now = datetime(2030, 1, 31, 12, tzinfo=UTC)
    assert before(30, now) == "2030-01-01T12:00:00.000Z"
    assert before(30, now) > before(30, now - timedelta(milliseconds=1))


def test_the_command_says_how_much_it_would_be_and_then_does_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite:///{tmp_path}/site.db"

    async def fill() -> None:
        storage = Storage(url)
        await storage.open()
        await add(storage, "old", 200)
        await add(storage, "new", 1)
        await storage.close()

    asyncio.run(fill())
    command = ["prune", "--keep", "finished=100", "--database-url", url]
    assert main([*command, "--dry-run", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "finished matches" in told
    assert "for ever" in told
    assert "One would be deleted." in told
    assert main([*command, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["old"] == {"finished": 1}
    assert main([*command, "--lang", "en"]) == 0
    assert "Nothing was deleted." in capsys.readouterr().out
