"""A secret that somebody may have seen is replaced, and the old one opens nothing any more."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from chrysalide.cli.main import main
from chrysalide.server.store.storage import Storage
from chrysalide.server.store.subscriptions import Subscription
from chrysalide.server.table.notifier import KEY
from tests.server.browser import look
from tests.server.rooms import room
from tests.server.site import Site
from tests.server.test_storage import stored_table


async def rotate(site: Site, capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    command = ["rotate", *words, "--database-url", str(site.tables.storage.url), "--json"]
    assert await asyncio.to_thread(main, command) == 0
    made: dict[str, Any] = json.loads(capsys.readouterr().out)
    return made


async def test_a_seat(own_site: Site, capsys: pytest.CaptureFixture[str]) -> None:
    table = room(own_site)
    made = await rotate(own_site, capsys, "seat", "--name", f"{table.id}/1")
    path, _, token = made["path"].partition("#seat=")
    assert path == f"/table/{table.id}"
    async with look(own_site, table.id, token) as ada:
        assert ada.present["eyes"] == 0
    answer = own_site.get(f"/api/tables/{table.id}/record", table.tokens[0])
    assert answer.json()["error"]["code"] == "bad-link"
    assert own_site.get(f"/api/tables/{table.id}/record", table.tokens[1]).status_code == 200


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_whether_a_restart_is_needed_is_said(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest, capsys: pytest.CaptureFixture[str]
) -> None:
    """On PostgreSQL the site is notified; an SQLite site has its open tables to itself."""
    url = f"sqlite:///{tmp_path}/site.db" if kind == "sqlite" else request.getfixturevalue("postgres").fresh()

    async def fill() -> None:
        storage = Storage(url)
        await storage.open()
        await storage.create(stored_table([]))
        await storage.close()

    asyncio.run(fill())
    command = ["rotate", "seat", "--name", "t/1", "--database-url", url, "--lang", "en"]
    assert main(command) == 0
    assert ("Restart the site" in capsys.readouterr().out) == (kind == "sqlite")
    assert main([*command, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["restart"] == (kind == "sqlite")


async def test_a_program_keeps_its_seats(own_site: Site, capsys: pytest.CaptureFixture[str]) -> None:
    old = own_site.post("/api/bots", {"name": "Morpho"}).json()["token"]
    table = room(own_site, {"kind": "person"}, {"kind": "engine", "name": "Morpho"})
    path, headers = f"/api/tables/{table.id}/claim", {"Authorization": f"Bearer {old}"}
    own_site.http.post(path, json={"kind": "engine"}, headers=headers).raise_for_status()
    new = (await rotate(own_site, capsys, "program", "--name", "morpho"))["token"]
    assert own_site.get(f"/api/tables/{table.id}/record", old).status_code == 403
    assert own_site.get(f"/api/tables/{table.id}/record", new).status_code == 200


async def test_the_key_for_notifications(own_site: Site, capsys: pytest.CaptureFixture[str]) -> None:
    table, storage = room(own_site), own_site.tables.storage

    async def subscribed() -> str:
        await storage.subscribe(table.id, 0, "a" * 64, Subscription("d", "https://x", "p", "a", "en"), 0.0)
        return await storage.site_key(KEY, "old key")

    before = await asyncio.to_thread(asyncio.run_coroutine_threadsafe(subscribed(), own_site.loop).result)
    assert (await rotate(own_site, capsys, "push"))["forgotten"] == 1  # the one above
    assert own_site.sql("SELECT * FROM subscriptions") == []
    [(after,)] = own_site.sql("SELECT value FROM site_keys")
    assert after != before == "old key"


@pytest.mark.parametrize(
    "words", [("seat",), ("seat", "--name", "nowhere/1"), ("program", "--name", "Nobody"), ("everything",)]
)
def test_what_cannot_be_rotated(own_site: Site, words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rotate", *words, "--database-url", str(own_site.tables.storage.url), "--lang", "en"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
