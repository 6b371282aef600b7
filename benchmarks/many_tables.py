"""Many stored tables: how long does it take to open one, and does the site unload those that nobody uses?

    python benchmarks/many_tables.py                                  50,000 tables on SQLite
    python benchmarks/many_tables.py --database postgresql --json

A pool of real matches of all games, at all stages, is stored many times under other ids, directly in the database. Then
tables drawn at random, each for the first time, are opened by `GET /api/tables/…` and, others, by a socket (from
dialling to the first update), one after the other. The longest matches of each game are opened separately. Memory is
that of the site's process before and after thousands of tables were opened and left again.
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
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
from load import database_of, percentiles
from people import bounded
from running import Server, site
from sqlalchemy import insert, text, update
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
CHUNK = 500  # tables in one transaction
AIM_MS = 50.0
LISTED = 0.01  # of the tables: those that are not over are all in the public list
OLD = 0.2  # of the tables, deleted at the end


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


async def fill(database: str, samples: list[StoredTable], number: int, dice: random.Random) -> list[StoredTable]:
    """Store so many; the samples with their ids."""
    storage = Storage(database)
    await storage.open()
    stored: list[StoredTable] = []
    try:
        while len(stored) < number:
            size = min(CHUNK, number - len(stored))
            chunk = [
                replace(dice.choice(samples), id=new_table_id(), listed=dice.random() < LISTED) for _ in range(size)
            ]
            await storage.engine.write(lambda connection, chunk=chunk: _insert(connection, chunk))  # type: ignore[misc]  # mypy cannot infer a lambda with a default
            stored += chunk
    finally:
        await storage.close()
    return stored


def _insert(connection: Any, chunk: list[StoredTable]) -> None:
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
    """Tables are opened while another process deletes a fifth of all others, which have become old."""
    storage = Storage(database)
    aged = update(schema.tables).values(updated="2001-01-01T00:00:00.000Z", status="over")
    for first in range(0, len(old), CHUNK):
        ids = old[first : first + CHUNK]
        await storage.engine.write(
            lambda connection, ids=ids: connection.execute(aged.where(schema.tables.c.id.in_(ids)))
        )  # type: ignore[misc]  # as above
    start = time.perf_counter()
    pruning = asyncio.create_task(prune(storage, Keeping(finished=1000)))
    times = []
    while not pruning.done():
        times += await by_http(server, opened[len(times) % len(opened) :][:20])
    taken, gone = time.perf_counter() - start, (await pruning)["finished"]
    assert gone == len(old)
    await storage.close()
    return {"tables": gone, "seconds": round(taken, 1), "http_ms": percentiles(times)}


async def by_http(server: Server, tables: list[StoredTable]) -> list[float]:
    times = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=60) as http:
        for table in tables:
            start = time.perf_counter()
            answer = await http.get(f"/api/tables/{table.id}")
            times.append(time.perf_counter() - start)
            answer.raise_for_status()
            assert answer.json()["length"] == len(table.entries)
    return times


async def by_socket(server: Server, tables: list[StoredTable]) -> list[float]:
    times = []
    for table in tables:
        start = time.perf_counter()
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table.id}/socket"
        async with connect(address, proxy=None, max_queue=None) as socket:
            await socket.send('{"hello": {"tokens": [], "lang": "fr"}}')
            while "update" not in (told := json.loads(await socket.recv())):
                pass
            times.append(time.perf_counter() - start)
            assert told["update"]["length"] == len(table.entries)
    return times


async def list_times(server: Server, times: int) -> list[float]:
    """The public list; asked now and then, as the site remembers its answer for a moment."""
    taken = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=60) as http:
        for _ in range(times):
            start = time.perf_counter()
            (await http.get("/api/tables")).raise_for_status()
            taken.append(time.perf_counter() - start)
            await asyncio.sleep(1)
    return taken


async def measure(server: Server, stored: list[StoredTable], opened: int, dice: random.Random) -> dict[str, Any]:
    drawn = dice.sample(stored, min(len(stored), 2 * opened))
    first, second = drawn[: len(drawn) // 2], drawn[len(drawn) // 2 :]
    await by_http(server, dice.sample(stored, 20))  # warm up: the site has just been started
    before = server.megabytes()
    result: dict[str, Any] = {"http_ms": percentiles(await by_http(server, first))}
    result["socket_ms"] = percentiles(await by_socket(server, second))
    result["list_ms"] = percentiles(await list_times(server, 10))
    result |= {"opened": len(drawn), "megabytes_before": before, "megabytes_after": server.megabytes()}
    for game in chrysalide.games():
        of_game = [table for table in stored if table.game == game]
        longest = max(len(table.entries) for table in of_game)
        long = [table for table in of_game if len(table.entries) == longest][:50]
        entry = {"entries": longest, "http": percentiles(await by_http(server, long))}
        result.setdefault("longest", {})[game] = entry | {"socket": percentiles(await by_socket(server, long))}
    return result


@contextmanager
def place(kind: str) -> Iterator[tuple[Path, str]]:
    with tempfile.TemporaryDirectory() as folder, database_of(kind) as database:
        yield Path(folder), database or f"sqlite:///{Path(folder) / 'many.db'}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=bounded(100, 1_000_000), default=50_000, help="stored (50000)")
    parser.add_argument("--opened", type=bounded(10, 100_000), default=2000, help="opened in each way (2000)")
    parser.add_argument("--database", default="sqlite", help="sqlite, postgresql (a cluster of its own) or an address")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--json", action="store_true", help="print JSON for programs")
    wanted = parser.parse_args()
    dice = random.Random(wanted.seed)
    with place(wanted.database) as (folder, database):
        start = time.monotonic()
        stored = asyncio.run(fill(database, pool(wanted.seed), int(wanted.tables), dice))
        filled = time.monotonic() - start
        with site(folder, database) as server:
            result = asyncio.run(measure(server, stored, int(wanted.opened), dice))
            result["bytes_per_match"] = round(asyncio.run(weigh(database)) / len(stored))
            share = int(len(stored) * (1 - OLD))
            old = [table.id for table in stored[share:]]
            result["while_pruning"] = asyncio.run(while_pruning(server, database, stored[:share], old))
    entries = sum(len(table.entries) for table in stored)
    result |= {"tables": len(stored), "entries": entries, "seconds_to_store": round(filled, 1)}
    result["within_aim"] = max(result["http_ms"]["p99"], result["socket_ms"]["p99"]) < AIM_MS
    result["load_average"] = os.getloadavg()[0] if hasattr(os, "getloadavg") else None
    if wanted.json:
        print(json.dumps(result, indent=1))
        return
    for name, value in result.items():
        print(f"{name.replace('_', ' '):<20} {value}", file=sys.stdout)


if __name__ == "__main__":
    main()
