"""Many tables at human speed: how long does a move take to reach the last screen, and what does it cost?

    python benchmarks/load.py                                    100 … 2,000 sockets on SQLite, a move every 5 s each
    python benchmarks/load.py --database postgresql --processes 2 --sockets 2000
    python benchmarks/load.py --game extinction --per table --json

The site runs in processes of its own (fresh for each step), the players in others (`crowd.py`). N sockets sit in twos
(or the fewest seats of the game) at tables. Each move is due at a time of the clock, drawn beforehand; what is late
counts from when it was due. Server side is from reading the message off the socket to handing the last update to the
sockets, taken by `timed_site.py`; round trip is from sending to the last screen, in the players' process; `due` is the
same from when the move was due. Percentiles are of all moves due after the warm-up.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from people import bounded
from running import HERE, Server, sites

from chrysalide.games import find_game

STEPS = [100, 250, 500, 1000, 2000]
SHARES = (50, 95, 99)


def percentiles(seconds: list[float]) -> dict[str, float | None]:
    """In milliseconds."""
    ordered = sorted(seconds)
    at = {f"p{share}": ordered[min(len(ordered) - 1, len(ordered) * share // 100)] for share in SHARES if ordered}
    at |= {"max": ordered[-1]} if ordered else {}
    return {name: round(1000 * value, 1) for name, value in at.items()}


@dataclass
class Usage:
    """What all processes of the site have used up to one moment."""

    cpu: float
    megabytes: float

    @classmethod
    def of(cls, servers: list[Server]) -> "Usage":
        return cls(sum(s.cpu() or 0.0 for s in servers), sum(s.megabytes() or 0.0 for s in servers))


def serving_times(servers: list[Server], start: float, end: float) -> list[float]:
    """Seconds from the arrival of an action to its last update, over all processes."""
    arrived: dict[tuple[str, int], float] = {}
    told: dict[tuple[str, int], float] = {}
    for server in servers:
        assert server.times is not None
        for line in server.times.read_text(encoding="ascii").splitlines():
            mark, table, seq, when = line.split()
            if mark == "a":
                arrived[table, int(seq)] = float(when)
            else:  # the update of an action has the next number
                move = (table, int(seq) - 1)
                told[move] = max(told.get(move, 0.0), float(when))
    return [told[move] - when for move, when in arrived.items() if move in told and start <= when < end]


@contextmanager
def crowd(settings: dict[str, Any]) -> Iterator[subprocess.Popen[str]]:
    running = subprocess.Popen(
        [sys.executable, str(HERE / "crowd.py")], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert running.stdin is not None
    try:
        running.stdin.write(json.dumps(settings) + "\n")
        running.stdin.flush()
        yield running
    finally:
        running.kill()
        running.wait()


def line_of(running: subprocess.Popen[str]) -> str:
    assert running.stdout is not None
    line = running.stdout.readline()
    if not line:
        raise SystemExit("The players' process has ended.")
    return line


def measure(folder: Path, database: str | None, sockets: int, wanted: argparse.Namespace) -> dict[str, Any]:
    """One step on a fresh site."""
    seats = min(number for number in find_game(wanted.game).seats if number > 1)
    settings = {name: getattr(wanted, name) for name in ("game", "warm", "seconds", "seed")}
    settings |= {"seats": seats, "tables": sockets // seats, "compression": not wanted.plain}
    settings["pace"] = wanted.pace * (seats if wanted.per == "table" else 1)
    with sites(folder, database, int(wanted.processes)) as servers:
        empty = Usage.of(servers)
        with crowd(settings | {"ports": [server.port for server in servers]}) as players:
            line_of(players)
            start = time.monotonic() + 0.5
            assert players.stdin is not None
            players.stdin.write(f"{start}\n")
            players.stdin.flush()
            time.sleep(start + wanted.warm - time.monotonic())
            before = Usage.of(servers)
            time.sleep(wanted.seconds)
            after = Usage.of(servers)
            tally = json.loads(line_of(players))
    begin = start + wanted.warm
    serving = serving_times(servers, begin, begin + wanted.seconds)
    made, cpu = tally["reached"], after.cpu - before.cpu
    return {
        "sockets": sockets,
        "tables": settings["tables"],
        "moves_due": tally["due"],
        "moves_per_second": round(tally["reached"] / wanted.seconds, 1),
        "lost": tally["lost"],
        "refused": tally["refused"],
        "closed": tally["closed"],
        "matches_begun_again": tally["reopened"],
        "server_ms": percentiles(serving),
        "round_trip_ms": percentiles(tally["trips"]),
        "due_ms": percentiles(tally["delays"]),
        "player_lag_ms": percentiles(tally["lags"]),
        "server_cpu_percent": round(100 * cpu / wanted.seconds, 1),
        "server_ms_cpu_per_move": round(1000 * cpu / made, 2) if made else None,
        "server_megabytes": round(after.megabytes),
        "kilobytes_per_socket": round(1024 * (after.megabytes - empty.megabytes) / sockets),
        "players_cpu_percent": round(100 * tally["cpu"] / (wanted.seconds + wanted.warm), 1),
    }


def as_markdown(results: list[dict[str, Any]]) -> str:
    """A table for the documents."""
    heads = ["sockets", "moves/s", "server p50", "p95", "p99", "max", "round trip p50", "p95", "p99", "max"]
    heads += ["due p95", "CPU %", "CPU ms/move", "RSS MB", "kB/socket", "lost", "refused", "closed"]
    lines = ["| " + " | ".join(heads) + " |", "|" + " --- |" * len(heads)]
    for one in results:
        server, trip = one["server_ms"], one["round_trip_ms"]
        cells = [one["sockets"], one["moves_per_second"]]
        cells += [times.get(name) for times in (server, trip) for name in ("p50", "p95", "p99", "max")]
        cells += [one["due_ms"].get("p95"), one["server_cpu_percent"], one["server_ms_cpu_per_move"]]
        cells += [one["server_megabytes"], one["kilobytes_per_socket"], one["lost"]]
        cells += [sum(one["refused"].values()), one["closed"]]
        lines.append("| " + " | ".join("–" if cell is None else str(cell) for cell in cells) + " |")
    return "\n".join(lines)


@contextmanager
def database_of(kind: str) -> Iterator[str | None]:
    """None: an SQLite file in the folder of the run."""
    if kind != "postgresql":
        yield None if kind == "sqlite" else kind
        return
    sys.path.insert(0, str(HERE.parent))
    from tests.postgres import cluster

    with cluster(fsync=True) as running:
        yield running.url


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sockets", type=int, nargs="+", default=STEPS, help="steps (100 250 500 1000 2000)")
    parser.add_argument("--game", default="celestes", help="(celestes)")
    parser.add_argument("--database", default="sqlite", help="sqlite, postgresql (a cluster of its own) or an address")
    parser.add_argument("--processes", type=bounded(1, 8), default=1, help="of the site (1)")
    parser.add_argument("--pace", type=bounded(0.05, 60), default=5, help="seconds between two moves of a socket (5)")
    parser.add_argument("--per", choices=["socket", "table"], default="socket", help="whose pace that is (socket)")
    parser.add_argument("--warm", type=bounded(0, 600), default=10, help="seconds before it is measured (10)")
    parser.add_argument("--seconds", type=bounded(1, 3600), default=30, help="measured (30)")
    parser.add_argument("--seed", default="1", help="of the moves and their times (1)")
    parser.add_argument("--plain", action="store_true", help="players who do not offer to compress, unlike browsers")
    parser.add_argument("--json", action="store_true", help="print JSON for programs")
    wanted = parser.parse_args()
    results = []
    for sockets in wanted.sockets:
        with tempfile.TemporaryDirectory() as folder, database_of(wanted.database) as database:
            results.append(measure(Path(folder), database, sockets, wanted))
        print(json.dumps(results[-1]), file=sys.stderr)
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else None
    print(json.dumps({"load_average": load, "steps": results}, indent=1) if wanted.json else as_markdown(results))


if __name__ == "__main__":
    main()
