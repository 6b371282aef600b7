"""A site that runs alongside the tests, and tables on it."""

import json
import socket
import sqlite3
import threading
from asyncio import AbstractEventLoop, Runner
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx

from chrysalide.server.http.rates import Limits
from chrysalide.server.operate.app import create_app
from chrysalide.server.operate.serve import server_of
from chrysalide.server.table.tables import Tables

GAME = "celestes"
PEOPLE = ({"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"})
SECONDS = 300.0  # the longest that a test waits for an event: machines may be busy
# No keep-alive: the site closes idle connections, perhaps just when the next request is on its way.
ONE_USE = httpx.Limits(max_keepalive_connections=0)
PATIENT = 3600.0  # seconds: nobody who has left counts as gone during a test


@dataclass
class Opened:
    """A table with the secrets that its creator received."""

    id: str
    tokens: dict[int, str] = field(default_factory=dict)
    invitations: dict[int, str] = field(default_factory=dict)


class Address:
    """Where a site is, and its REST calls."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=SECONDS, limits=ONE_USE)

    def socket(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"

    def get(self, path: str, token: str | None = None, lang: str = "en") -> httpx.Response:
        headers = {"Accept-Language": lang} | ({"Authorization": f"Bearer {token}"} if token else {})
        return self.http.get(path, headers=headers)

    def post(self, path: str, body: object, lang: str = "en") -> httpx.Response:
        headers = {"Accept-Language": lang, "Content-Type": "application/json"}
        return self.http.post(path, content=json.dumps(body), headers=headers)

    def info(self, table: str) -> dict[str, Any]:
        answer = self.get(f"/api/tables/{table}")
        assert answer.status_code == 200, answer.text
        info: dict[str, Any] = answer.json()
        return info

    def record(self, table: str, token: str | None = None) -> str:
        answer = self.get(f"/api/tables/{table}/record", token)
        assert answer.status_code == 200, answer.text
        return answer.text

    def open(self, *seats: dict[str, str], lang: str = "en", game: str = GAME, **options: Any) -> Opened:
        body = {"game": game, "seats": list(seats or PEOPLE), "options": options, "lang": lang, "help": True}
        answer = self.post("/api/tables", body)
        assert answer.status_code == 201, answer.text
        made = answer.json()
        opened = Opened(made["table"])
        for seat in made["seats"]:
            kept = opened.tokens if "token" in seat else opened.invitations
            kept[seat["seat"]] = seat["token" if "token" in seat else "invitation"]
        return opened

    def claim(self, table: str, invitation: str, name: str = "") -> httpx.Response:
        return self.post(f"/api/tables/{table}/claim", {"invitation": invitation, "name": name})


class Site(Address):
    """In a thread of this process, so that a test may look inside."""

    def __init__(self, database: Path | str, grace: float = PATIENT, rates: Limits | str = "off") -> None:
        """An SQLite file, or the URL of another database."""
        self.database = Path(database)  # for tests that look at the file itself
        url = database if isinstance(database, str) else f"sqlite:///{database}"
        self.app = create_app(url, grace=grace, rates=rates)
        listening = socket.create_server(("127.0.0.1", 0))
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 65536)  # a slow reader is noticed early
        super().__init__(listening.getsockname()[1])
        self._server = server_of(self.app)
        self._server.config.ws_ping_interval = None  # no socket is closed because the machine is busy
        self.loop: AbstractEventLoop
        self._thread = threading.Thread(target=self._run, args=[listening])

    def _run(self, listening: socket.socket) -> None:
        with Runner() as runner:
            self.loop = runner.get_loop()
            runner.run(self._server.serve(sockets=[listening]))

    def __enter__(self) -> "Site":
        self._thread.start()
        assert self.get("/api/health").status_code == 200  # waits until the site has started
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.http.close()
        self._server.should_exit = True
        self._thread.join(SECONDS)
        assert not self._thread.is_alive()

    @property
    def tables(self) -> Tables:
        tables: Tables = self.app.state.tables
        return tables

    def sql(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        """Run SQL directly on the site's database."""
        connection = sqlite3.connect(self.database, timeout=SECONDS)
        try:
            with connection:
                return connection.execute(statement, values).fetchall()
        finally:
            connection.close()

    def stored(self, table: str) -> tuple[int, list[str]]:
        """The version and the entries on disk."""
        [(version,)] = self.sql("SELECT version FROM tables WHERE id = ?", table)
        entries = self.sql("SELECT text FROM entries WHERE table_id = ? ORDER BY number", table)
        return version, [text for (text,) in entries]

    @contextmanager
    def unwritable(self) -> Iterator[None]:
        """The database cannot store entries: their table is renamed."""
        self.sql("ALTER TABLE entries RENAME TO away")
        try:
            yield
        finally:
            self.sql("ALTER TABLE away RENAME TO entries")
