"""Whatever the log level, and whatever goes wrong: no token, invitation or seed is logged."""

import logging
from base64 import b64decode
from collections.abc import Iterator

import pytest

from chrysalide.server.table.tokens import hashed
from tests.server.browser import look
from tests.server.site import Site

OURS = ("httpx", "httpcore", "websockets.client")  # the other side of the wire: the tests themselves


class Everything(logging.Handler):
    """Keeps every line as it would be written, with its traceback."""

    def __init__(self) -> None:
        super().__init__(level=0)
        self.lines: list[str] = []
        self.setFormatter(logging.Formatter("%(name)s %(levelname)s %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        if not record.name.startswith(OURS):
            self.lines.append(self.format(record))


@pytest.fixture
def heard() -> Iterator[Everything]:
    """Set all loggers to their most verbose level."""
    everything = Everything()
    names = (
        "",
        "uvicorn",
        "uvicorn.error",
        "uvicorn.access",
        "sqlalchemy.engine",
        "chrysalide",
        "alembic",
    )
    loggers = [logging.getLogger(name) for name in names]
    before = [(logger, logger.level, logger.propagate, logger.disabled) for logger in loggers]
    logging.getLogger().addHandler(everything)
    try:
        yield everything
    finally:
        logging.getLogger().removeHandler(everything)
        for logger, level, propagate, disabled in before:
            logger.level, logger.propagate, logger.disabled = level, propagate, disabled
            logger.manager._clear_cache()  # type: ignore[attr-defined]  # not in the stubs


def talk() -> None:
    for name in ("", "uvicorn", "uvicorn.error", "uvicorn.access", "sqlalchemy.engine", "chrysalide"):
        logger = logging.getLogger(name)
        logger.setLevel(logging.DEBUG)
        logger.propagate, logger.disabled = True, False


async def test_no_secret_is_ever_logged(tmp_path_factory: pytest.TempPathFactory, heard: Everything) -> None:
    talk()
    site = Site(tmp_path_factory.mktemp("logs") / "site.db")
    talk()  # the server has settings of its own
    site._server.config.access_log = True
    told = []  # answers that others than the owner of a secret may read
    with site:
        table = site.open({"kind": "person", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}, game="papillons")
        claimed = [site.claim(table.id, invitation, "Bo").json() for invitation in table.invitations.values()]
        tokens = [table.tokens[0], *(seat["token"] for seat in claimed)]
        told += [site.claim(table.id, table.invitations[1], "Eve").text]  # used already
        async with look(site, table.id, *tokens) as all_of_us, look(site, table.id, tokens[1]):
            await all_of_us.act(all_of_us.present["choices"][0]["action"])
            await all_of_us.find("update")
            with site.unwritable():  # the database error quotes its values
                await all_of_us.act(all_of_us.present["choices"][0]["action"])
                told += [str(await all_of_us.find("refused"))]
            await all_of_us.send("hello", tokens=tokens)
            told += [str(await all_of_us.find("refused"))]
        told += [
            site.get(f"/api/tables/{table.id}/record", tokens[0] + "x").text,
            site.get(f"/api/{tokens[0][:3]}").text,
        ]
        seeds = [seed for (seed,) in site.sql("SELECT seed FROM tables")]
        site.sql("ALTER TABLE seats RENAME TO away")  # so that opening a table fails inside
        told += [site.http.post("/api/tables", json={"game": "celestes", "seats": [{"kind": "person"}] * 2}).text]
        told += [site.get("/api/tables/" + table.id, tokens[0]).text]
        site.sql("ALTER TABLE away RENAME TO seats")
    written = "\n".join(heard.lines)
    for speaker in ("uvicorn.access INFO", "uvicorn.error INFO", "chrysalide.", "sqlalchemy.engine", "no such table"):
        assert speaker in written, "the logs were not as talkative as they should have been"
    secrets = [*tokens, *table.invitations.values(), *seeds]
    for secret in [*secrets, *map(hashed, secrets)]:
        assert secret not in written, next(line for line in heard.lines if secret in line)[:300]
        assert secret not in "\n".join(told)


def test_secrets_are_long_and_the_database_does_not_hold_them(own_site: Site) -> None:
    table = own_site.open({"kind": "person"}, {"kind": "open"})
    claimed = own_site.claim(table.id, table.invitations[1]).json()["token"]
    secrets = [table.tokens[0], table.invitations[1], claimed]
    assert len(set(secrets)) == 3
    assert all(len(b64decode(secret, altchars=b"-_", validate=True)) * 8 >= 128 for secret in secrets)
    written = b"".join(path.read_bytes() for path in own_site.database.parent.iterdir())
    assert table.id.encode() in written
    assert hashed(claimed).encode() in written
    assert not [secret for secret in secrets if secret.encode() in written]
