"""Which database, how it is opened, and how an older one is migrated."""

import sqlite3
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Literal

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from chrysalide.core.errors import ChrysalideError
from chrysalide.core.userdata import user_data

BEGUN_HERE = Path("data/chrysalide.db")  # where earlier versions kept a site's data: in the folder they ran in
MIGRATION_LOCK = 0x6368727973  # an arbitrary key
ANSWER_SECONDS = 10  # a database that does not answer for this long counts as down
POOL = 16  # connections of one process to PostgreSQL; they stay open, as opening one is slow
BUSY_SECONDS = 15  # how long to wait while another process writes to the same file
LOCKED_SECONDS = 0.05  # between two tries to open a file that another process is creating


class BadDatabase(ChrysalideError):
    code = "bad-database"


def default_database() -> str:
    """Unless told otherwise: among the user's data, or where this folder already has a site."""
    path = BEGUN_HERE if BEGUN_HERE.exists() else user_data(BEGUN_HERE.parent) / "chrysalide.db"
    return f"sqlite:///{path.as_posix()}"


def read_url(url: str) -> URL:
    """Accepts the usual URLs of SQLite and PostgreSQL; the drivers are chosen here."""
    drivers = {"sqlite": "sqlite+pysqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    try:
        parsed = make_url(url)
        return parsed.set(drivername=drivers[parsed.drivername.partition("+")[0]])
    except Exception:
        raise BadDatabase("error-database-url", url=url.partition("@")[2] or url[:60]) from None


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def plain_url(url: URL) -> str:
    """As PostgreSQL's own driver understands it."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


def postgres_engine(url: URL) -> AsyncEngine:
    """As with `sqlite_engine`, parameters never appear in errors: some are hashes of secrets."""
    reach: dict[str, Any] = {"timeout": ANSWER_SECONDS, "command_timeout": ANSWER_SECONDS}
    pool: dict[str, Any] = {"pool_size": POOL, "max_overflow": 0, "pool_timeout": ANSWER_SECONDS}
    return create_async_engine(url, connect_args=reach, hide_parameters=True, **pool)


def sqlite_engine(url: URL, begin: Literal["IMMEDIATE", "DEFERRED"]) -> Engine:
    """One connection. The driver's own handling of transactions is switched off."""
    if url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    reach = {"timeout": BUSY_SECONDS, "isolation_level": None, "check_same_thread": False}
    engine = create_engine(url, connect_args=reach, hide_parameters=True, pool_size=1, max_overflow=0)
    event.listen(engine, "connect", _tune_sqlite)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(f"BEGIN {begin}"))
    return engine


def _tune_sqlite(connection: Any, _record: Any) -> None:
    """A write-ahead log survives a crash of the process; FULL makes it survive a power failure as well."""
    cursor = connection.cursor()
    _use_log(cursor)
    for pragma in ("synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _use_log(cursor: Any) -> None:
    """Where several processes open a new file at once, SQLite refuses all but one of them without waiting."""
    deadline = monotonic() + BUSY_SECONDS
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as wrong:
            if "locked" not in str(wrong) or monotonic() > deadline:
                raise
            sleep(LOCKED_SECONDS)


def migrate(connection: Connection) -> None:
    """Migrate to the newest schema. Processes that start at the same moment take turns."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
    command.upgrade(migrations(connection), "head")


def migrations(connection: Connection | None = None) -> Config:
    """What Alembic needs to know: the revisions and, to run them, a connection."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config
