"""Backups: what is in the file, where it can be put, and what is refused without changing anything."""

import gzip
import json
import os
import sqlite3
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Boolean, Connection, Float, Integer, String, text

from chrysalide.core.errors import ChrysalideError
from chrysalide.server.operate.backup import back_up, restore
from chrysalide.server.store.schema import metadata
from chrysalide.server.store.storage import Storage
from tests.postgres import Cluster
from tests.server.site import PEOPLE, Site

NAMES = [table.name for table in metadata.sorted_tables]
TABLE = "INSERT INTO tables (id, game, rules_version, options, seed, status, version, created) VALUES "
TABLE += "('{0}', 'celestes', 1, '{{}}', '{0}', 'over', 7, '2026-11-15T09:00:00.000Z')"
SEAT = "INSERT INTO seats (table_id, seat, kind, name, level) VALUES ('{0}', {1}, '{2}', '{3}', NULL)"
ENTRY = "INSERT INTO entries (table_id, number, text, at) VALUES ('{0}', {1}, 'take {1}', '2026-11-15T09:00:00.000Z')"

Rows = dict[str, list[tuple[Any, ...]]]


def url(path: Path) -> str:
    return f"sqlite:///{path}"


async def filled(address: str, *tables: str) -> str:
    """A database with these tables."""

    def fill(connection: Connection) -> None:
        for table in tables:
            connection.execute(text(TABLE.format(table)))
            connection.execute(text(SEAT.format(table, 0, "person", "Zoé “ß” 🦋")))
            connection.execute(text(SEAT.format(table, 1, "bot", "Bo")))
            for number in range(3):
                connection.execute(text(ENTRY.format(table, number)))

    storage = Storage(address)
    await storage.open()
    await storage.engine.write(fill)
    await storage.close()
    return address


async def rows(address: str) -> Rows:
    """All that is stored, in an order that both databases agree on."""

    def read(connection: Connection) -> Rows:
        return {
            str(table.name): sorted((tuple(row) for row in connection.execute(table.select())), key=repr)
            for table in metadata.sorted_tables
        }

    storage = Storage(address)
    found = await storage.engine.read(read)
    await storage.close()
    return found


def lines(path: Path) -> list[bytes]:
    return gzip.decompress(path.read_bytes()).splitlines(keepends=True)


def test_every_column_is_of_a_kind_that_both_databases_and_json_know() -> None:
    kinds = {type(column.type) for table in metadata.sorted_tables for column in table.columns}
    assert all(issubclass(kind, (String, Integer, Float, Boolean)) for kind in kinds), kinds


async def test_a_running_site_is_backed_up_and_its_links_open_the_restored_one(own_site: Site, tmp_path: Path) -> None:
    opened = own_site.open(*PEOPLE)
    secrets = [*opened.tokens.values()]
    file, there = tmp_path / "site.backup", tmp_path / "there.db"
    header = await back_up(url(own_site.database), file)
    assert header.rows == sum(len(found) for found in (await rows(url(own_site.database))).values()) > 0
    assert not any(secret.encode() in b"".join(lines(file)) for secret in secrets)
    assert file.stat().st_mode & 0o077 == 0
    assert os.listdir(tmp_path) == ["site.backup"]  # noqa: PTH208  # nothing else, hidden files included
    assert await restore(url(there), file) == header
    assert await rows(url(there)) == await rows(url(own_site.database))
    with Site(there) as again:
        assert again.record(opened.id, secrets[0]) == own_site.record(opened.id, secrets[0])


async def test_a_backup_is_of_one_moment_though_the_site_goes_on(tmp_path: Path) -> None:
    here, there, file = tmp_path / "here.db", tmp_path / "there.db", tmp_path / "file"
    await filled(url(here), "a", "b")
    before = await rows(url(here))
    late: list[str] = []

    def meanwhile(done: int, total: int) -> None:
        with sqlite3.connect(here) as connection:
            late.append(f"late{len(late)}")
            connection.execute(TABLE.format(late[-1]))
            connection.execute(ENTRY.format(late[-1], 0))
        connection.close()

    await back_up(url(here), file, meanwhile)
    assert late
    await restore(url(there), file)
    assert await rows(url(there)) == before != await rows(url(here))


async def test_a_full_database_is_filled_only_by_force(tmp_path: Path) -> None:
    here, there = await filled(url(tmp_path / "here.db"), "a"), await filled(url(tmp_path / "there.db"), "b", "c")
    await back_up(here, tmp_path / "file")
    before = await rows(there)
    with pytest.raises(ChrysalideError) as refused:
        await restore(there, tmp_path / "file")
    assert refused.value.message.id == "error-restore-full"
    assert await rows(there) == before
    await restore(there, tmp_path / "file", force=True)
    assert await rows(there) == await rows(here)


def packed(found: list[bytes]) -> bytes:
    return gzip.compress(b"".join(found))


def headed(change: dict[str, Any]) -> Callable[[list[bytes]], bytes]:
    return lambda found: packed([json.dumps(json.loads(found[0]) | change).encode() + b"\n", *found[1:]])


WRONG: list[tuple[str, Callable[[list[bytes]], bytes]]] = [
    ("error-backup-cut", lambda found: packed(found)[:-40]),
    ("error-backup-cut", lambda found: packed(found[:-1])),
    ("error-backup-damaged", lambda found: packed([*found[:3], found[2], *found[4:]])),  # one row twice
    ("error-backup-damaged", lambda found: packed([*found[:2], found[2].replace(b"take 0", b"take 9"), *found[3:]])),
    ("error-backup-damaged", lambda found: packed([*found, b"{}\n"])),
    ("error-backup-damaged", lambda found: packed([*found[:3], b"[1, {}]\n", *found[4:]])),
    ("error-backup-damaged", headed({"parts": [{"name": "alembic_version", "columns": ["no"], "rows": 1}]})),
    ("error-backup-foreign", lambda found: b"# Chrysalide\n"),
    ("error-backup-foreign", lambda found: packed([b"# Chrysalide\n"])),
    ("error-backup-foreign", lambda found: packed([b'{"kind": "cake"}\n'])),
    ("error-backup-foreign", lambda found: b""),
    ("error-backup-newer", headed({"format": 2})),
    ("error-backup-revision", headed({"revision": "9999"})),
]


async def test_a_bad_file_is_refused_and_nothing_changes(tmp_path: Path) -> None:
    here, there, file = url(tmp_path / "here.db"), url(tmp_path / "there.db"), tmp_path / "file"
    await back_up(await filled(here, "a"), file)
    before, good = await rows(await filled(there, "b")), lines(file)
    for expected, spoil in WRONG:
        file.write_bytes(spoil(good))
        with pytest.raises(ChrysalideError) as refused:
            await restore(there, file, force=True)
        assert refused.value.message.id == expected
        assert await rows(there) == before


async def test_a_file_of_an_older_version_is_brought_up_to_date(tmp_path: Path) -> None:
    here, there, file = url(tmp_path / "here.db"), url(tmp_path / "there.db"), tmp_path / "file"
    await back_up(await filled(here, "a"), file)
    first = {
        "tables": ["id", "game", "rules_version", "options", "seed", "status", "version", "created"],
        "seats": ["table_id", "seat", "kind", "name", "level", "token_hash", "invitation_hash"],
    }
    await back_up(here, file)
    file.write_bytes(older(lines(file), first))
    await restore(there, file)
    assert await rows(there) == {name: found for name, found in (await rows(here)).items() if name != "entries"} | {
        name: [] for name in NAMES if name not in first
    }


def older(found: list[bytes], wanted: dict[str, list[str]]) -> bytes:
    """The same file as the first revision would have written it, with some of the tables."""
    header, left = json.loads(found[0]), iter(found[1:])
    kept = []
    for part in header["parts"]:
        named = [dict(zip(part["columns"], json.loads(next(left)), strict=True)) for _ in range(part["rows"])]
        kept += [[row[column] for column in wanted[part["name"]]] for row in named if part["name"] in wanted]
    parts = [part | {"columns": wanted[part["name"]]} for part in header["parts"] if part["name"] in wanted]
    body = [json.dumps(line).encode() + b"\n" for line in (header | {"revision": "0001", "parts": parts}, *kept)]
    end = {"rows": len(kept), "sha256": sha256(b"".join(body)).hexdigest()}
    return packed([*body, json.dumps(end).encode() + b"\n"])


async def test_a_site_moves_to_postgresql_and_back(postgres: Cluster, tmp_path: Path) -> None:
    there = postgres.fresh()
    here, back = await filled(url(tmp_path / "here.db"), "a", "b", "c"), url(tmp_path / "back.db")
    await back_up(here, tmp_path / "one")
    await restore(there, tmp_path / "one")
    before = await rows(there)
    assert before == await rows(here)
    (tmp_path / "cut").write_bytes((tmp_path / "one").read_bytes()[:-40])
    with pytest.raises(ChrysalideError, match="cut"):
        await restore(there, tmp_path / "cut", force=True)
    assert await rows(there) == before
    await back_up(there, tmp_path / "two")
    await restore(back, tmp_path / "two")
    assert await rows(back) == before
