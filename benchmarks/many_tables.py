"""Many stored tables: how long does it take to open one, and does the site unload those that nobody uses?

    python benchmarks/many_tables.py                                  50,000 tables on SQLite
    python benchmarks/many_tables.py --database postgresql --json
    python benchmarks/many_tables.py --tables 200000 --entries 50

A pool of real matches of all games, at all stages, is stored many times under other ids, directly in the database. Then
tables drawn at random, each for the first time, are opened by `GET /api/tables/…` and, others, by a socket (from
dialling to the first update), one after the other. The longest matches of each game are opened separately. Memory is
that of the site's process before and after thousands of tables were opened and left again. On a machine with other work
times say little; processor time, of the site and of its connections' processes in PostgreSQL, is measured for each
opening too.
"""

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import Any

import httpx
import sqlalchemy as sql
from load import database_of, percentiles
from people import bounded
from running import Server, busy, site
from sqlalchemy import ColumnElement, Connection, delete, insert, select, text, update
from websockets.asyncio.client import connect

import chrysalide
from chrysalide.core.fairness import fresh_seed
from chrysalide.core.match import Match
from chrysalide.games import find_game
from chrysalide.server.operate.pruning import prune
from chrysalide.server.store import schema
from chrysalide.server.store.database import is_sqlite
from chrysalide.server.store.retention import Keeping
from chrysalide.server.store.rows import StoredSeat, StoredTable, now
from chrysalide.server.store.storage import Storage
from chrysalide.server.table.tokens import new_table_id

POOL = 40  # matches of each game
EARLY = 40  # entries: matches that were soon given up
CHUNK = 200  # tables in one transaction
AIM_MS = 50.0
LISTED = 0.01  # of the tables: those that are not over are all in the public list
OLD = 0.2  # of the tables, deleted at the end
OLD_MOST = 10_000  # which takes minutes
PAIRS = sql.Table(  # while it is filled: the new ids, and what is copied
    "benchmark_copies",
    sql.MetaData(),
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("sample", sql.String(32)),
    sql.Column("listed", sql.Boolean),
)


def pool(seed: str) -> list[StoredTable]:
    """Matches of all games with all numbers of seats, broken off anywhere; every fourth is played to its end."""
    return [one for game in chrysalide.games() for one in _matches(game, random.Random(f"{seed}:{game}"))]


def _matches(game: str, dice: random.Random) -> Iterator[StoredTable]:
    rules = find_game(game)
    for number in range(POOL):
        seats = rules.seats[number % len(rules.seats)]
        names = [f"Player {seat}" for seat in range(seats)]
        match = Match(rules, seats, {}, fresh_seed(), names)
        played = [*_decisions(match, dice)]
        if number % 4:
            match = match.at(played[dice.randrange(len(played))])
        yield StoredTable(
            id="",
            game=game,
            rules_version=rules.rules_version,
            options=match.options.as_json(),
            seed=match.seed or "",
            status="over" if match.over else "playing",
            version=1 + len(match.entries),
            created=now(),
            seats=[StoredSeat(seat, "person", name, token_hash="0" * 64) for seat, name in enumerate(names)],
            entries=match.entries,
        )


def _decisions(match: Match, dice: random.Random) -> Iterator[int]:
    """The number of entries before each decision of a random match."""
    while not match.over:
        yield len(match.entries)
        match.play(dice.choice(match.legal()))


def shares(samples: list[StoredTable], entries: float | None) -> list[float]:
    """How often each sample is stored, for so many entries on average: those that were soon given up more often."""
    early = [sample for sample in samples if len(sample.entries) <= EARLY]
    mean, least = (fmean(len(sample.entries) for sample in some) for some in (samples, early))
    if entries is None or not least < entries < mean:
        return [1.0] * len(samples)
    whole = (entries - least) / (mean - least)
    more = (1 - whole) * len(samples) / len(early)
    return [whole + (more if len(sample.entries) <= EARLY else 0) for sample in samples]


async def fill(
    database: str, samples: list[StoredTable], number: int, dice: random.Random, weights: list[float]
) -> list[StoredTable]:
    """Store so many; the samples with their ids. Each is stored once, and the database makes the copies."""
    storage = Storage(database)
    await storage.open()
    first = [replace(sample, id=f"sample-{place}") for place, sample in enumerate(samples)]
    stored: list[StoredTable] = []
    try:
        await storage.engine.write(partial(_insert, chunk=first))
        while len(stored) < number:
            chosen = dice.choices(first, weights, k=min(CHUNK, number - len(stored)))
            copies = {new_table_id(): sample for sample in chosen}
            await storage.engine.write(partial(_copy, copies=copies, dice=dice))
            stored += [replace(sample, id=name) for name, sample in copies.items()]
        await storage.engine.write(partial(_forget, ids=[sample.id for sample in first]))
    finally:
        await storage.close()
    return stored


def _insert(connection: Connection, chunk: list[StoredTable]) -> None:
    at = now()
    plain = {column.name for column in schema.tables.c} - {"options", "clock", "question"}
    rows = [{name: getattr(table, name) for name in plain} for table in chunk]
    for row, table in zip(rows, chunk, strict=True):
        row |= {"options": json.dumps(table.options), "updated": at}
    connection.execute(insert(schema.tables), rows)
    seats = [{"table_id": table.id, **vars(seat)} for table in chunk for seat in table.seats]
    connection.execute(insert(schema.seats), seats)
    entries = [
        {"table_id": table.id, "number": number, "text": text, "at": at}
        for table in chunk
        for number, text in enumerate(table.entries)
    ]
    connection.execute(insert(schema.entries), entries)


def _copy(connection: Connection, copies: dict[str, StoredTable], dice: random.Random) -> None:
    """Rows of the samples, under other ids."""
    if not sql.inspect(connection).has_table(PAIRS.name):
        PAIRS.create(connection)
    connection.execute(delete(PAIRS))
    pairs = [{"id": name, "sample": sample.id, "listed": dice.random() < LISTED} for name, sample in copies.items()]
    connection.execute(insert(PAIRS), pairs)
    for table in (schema.tables, schema.seats, schema.entries):
        key = table.c.id if table is schema.tables else table.c.table_id
        taken: dict[str, ColumnElement[Any]] = {column.name: column for column in table.c}
        taken[key.name] = PAIRS.c.id
        if table is schema.tables:
            taken["listed"] = PAIRS.c.listed
        copied = select(*taken.values()).join_from(PAIRS, table, key == PAIRS.c.sample)
        connection.execute(insert(table).from_select([*taken], copied))


def _forget(connection: Connection, ids: list[str]) -> None:
    for part in (schema.seats, schema.entries):
        connection.execute(delete(part).where(part.c.table_id.in_(ids)))
    connection.execute(delete(schema.tables).where(schema.tables.c.id.in_(ids)))
    PAIRS.drop(connection)


async def weigh(database: str) -> int:
    """The bytes of the whole database, indexes included."""
    storage = Storage(database)
    statement = "SELECT pg_database_size(current_database())"
    if is_sqlite(storage.url):
        statement = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
    size: int = await storage.engine.read(lambda connection: connection.execute(text(statement)).scalar_one())
    await storage.close()
    return size


async def while_pruning(server: Server, database: str, opened: list[StoredTable], old: list[str]) -> dict[str, Any]:
    """Tables are opened while another process deletes others that have become old."""
    storage = Storage(database)
    aged = update(schema.tables).values(updated="2001-01-01T00:00:00.000Z", status="over")
    for first in range(0, len(old), CHUNK):
        ids = old[first : first + CHUNK]
        await storage.engine.write(
            lambda connection, ids=ids: connection.execute(aged.where(schema.tables.c.id.in_(ids)))
        )  # type: ignore[misc]  # mypy cannot infer a lambda with a default
    start = time.perf_counter()
    pruning = asyncio.create_task(prune(storage, Keeping(finished=1000)))
    meter = Meter((server.pid,))
    while not pruning.done():
        await by_http(server, opened[len(meter.times) % len(opened) :][:20], meter)
    taken, gone = time.perf_counter() - start, (await pruning)["finished"]
    assert gone == len(old)
    await storage.close()
    return {"tables": gone, "seconds": round(taken, 1), "http": meter.told()}


@dataclass
class Meter:
    """What one thing after the other takes: seconds of the clock, and of processor time."""

    pids: tuple[int, ...]
    times: list[float] = field(default_factory=list)
    cpu: list[float] = field(default_factory=list)

    @contextmanager
    def one(self) -> Iterator[None]:
        used, start = busy(*self.pids), time.perf_counter()
        yield
        self.times.append(time.perf_counter() - start)
        self.cpu.append(busy(*self.pids) - used)

    def told(self) -> dict[str, Any]:
        return {"ms": percentiles(self.times), "cpu_ms": percentiles(self.cpu)}


async def processes(server: Server, database: str) -> tuple[int, ...]:
    """The site's, and those of its connections if the database has any."""
    if not database.startswith("postgresql"):
        return (server.pid,)
    storage = Storage(database)
    statement = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    pids = await storage.engine.read(lambda connection: list(connection.execute(text(statement)).scalars()))
    await storage.close()
    return (server.pid, *pids)


async def by_http(server: Server, tables: list[StoredTable], meter: Meter) -> None:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=60) as http:
        for table in tables:
            with meter.one():
                answer = await http.get(f"/api/tables/{table.id}")
            answer.raise_for_status()
            assert answer.json()["length"] == len(table.entries)


async def by_socket(server: Server, tables: list[StoredTable], meter: Meter) -> None:
    for table in tables:
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table.id}/socket"
        with meter.one():
            socket = await connect(address, proxy=None, max_queue=None)
            await socket.send('{"hello": {"tokens": [], "lang": "fr"}}')
            while "update" not in (told := json.loads(await socket.recv())):
                pass
        assert told["update"]["length"] == len(table.entries)
        await socket.close()


async def ask_for_list(server: Server, times: int, meter: Meter) -> None:
    """The public list; asked now and then, as the site remembers its answer for a moment."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=60) as http:
        for _ in range(times):
            with meter.one():
                answer = await http.get("/api/tables")
            answer.raise_for_status()
            await asyncio.sleep(1)


async def measure(
    server: Server, database: str, stored: list[StoredTable], opened: int, dice: random.Random
) -> dict[str, Any]:
    drawn = dice.sample(stored, min(len(stored), 2 * opened))
    first, second = drawn[: len(drawn) // 2], drawn[len(drawn) // 2 :]
    await by_http(server, dice.sample(stored, 20), Meter(()))  # warm up: the site has just been started
    pids = await processes(server, database)
    before, load = server.megabytes(), os.getloadavg()[0]
    http, socket, lists = Meter(pids), Meter(pids), Meter(pids)
    await by_http(server, first, http)
    await by_socket(server, second, socket)
    await ask_for_list(server, 10, lists)
    result: dict[str, Any] = {"http": http.told(), "socket": socket.told(), "list": lists.told()}
    result |= {"load": [round(load, 1), round(os.getloadavg()[0], 1)]}
    result |= {"opened": len(drawn), "megabytes_before": before, "megabytes_after": server.megabytes()}
    for game in chrysalide.games():
        of_game = [table for table in stored if table.game == game]
        longest = max(len(table.entries) for table in of_game)
        long = [table for table in of_game if len(table.entries) == longest][:50]
        http, socket = Meter(pids), Meter(pids)
        await by_http(server, long, http)
        await by_socket(server, long, socket)
        told = {"entries": longest, "http": http.told(), "socket": socket.told()}
        result.setdefault("longest", {})[game] = told
    return result


@contextmanager
def place(kind: str) -> Iterator[tuple[Path, str]]:
    with tempfile.TemporaryDirectory() as folder, database_of(kind) as database:
        yield Path(folder), database or f"sqlite:///{Path(folder) / 'many.db'}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=bounded(100, 1_000_000), default=50_000, help="stored (50000)")
    parser.add_argument("--entries", type=bounded(1, 1000), help="of a match, on average (as matches of bots have)")
    parser.add_argument("--opened", type=bounded(10, 100_000), default=2000, help="opened in each way (2000)")
    parser.add_argument("--database", default="sqlite", help="sqlite, postgresql (a cluster of its own) or an address")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--json", action="store_true", help="print JSON for programs")
    wanted = parser.parse_args()
    dice = random.Random(wanted.seed)
    with place(wanted.database) as (folder, database):
        start = time.monotonic()
        samples = pool(wanted.seed)
        weights = shares(samples, wanted.entries)
        stored = asyncio.run(fill(database, samples, int(wanted.tables), dice, weights))
        filled = time.monotonic() - start
        with site(folder, database) as server:
            result = asyncio.run(measure(server, database, stored, int(wanted.opened), dice))
            result["bytes_per_match"] = round(asyncio.run(weigh(database)) / len(stored))
            share = len(stored) - min(OLD_MOST, int(len(stored) * OLD))
            old = [table.id for table in stored[share:]]
            result["while_pruning"] = asyncio.run(while_pruning(server, database, stored[:share], old))
    entries = sum(len(table.entries) for table in stored)
    result |= {"tables": len(stored), "entries": entries, "seconds_to_store": round(filled, 1)}
    result["within_aim"] = max(result[way]["ms"]["p95"] for way in ("http", "socket")) < AIM_MS
    if wanted.json:
        print(json.dumps(result, indent=1))
        return
    for name, value in result.items():
        print(f"{name.replace('_', ' '):<20} {value}", file=sys.stdout)


if __name__ == "__main__":
    main()
