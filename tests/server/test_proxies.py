"""nginx and Caddy themselves, with the configurations that we give to operators, in front of a site."""

import json
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from chrysalide.server.http.page import HEADERS
from chrysalide.server.http.rates import Limits, Rate
from tests.server.proxies import DEPLOY, NAME, Proxy, program, proxy
from tests.server.site import PATIENT, SECONDS, Site


@pytest.fixture(scope="module", params=["nginx", "caddy"])
def through(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Site, Proxy]]:
    """A site that counts wrong links by address, and a proxy in front of it."""
    program(request.param)
    folder = tmp_path_factory.mktemp(request.param)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CHRYSALIDE_PROXIES", "127.0.0.1")
        patch.setenv("CHRYSALIDE_ORIGINS", f"https://{NAME}")
        limits = Limits(guesses=Rate(3, 0.001))
        with Site(folder / "site.db", PATIENT, limits) as site, proxy(request.param, folder, [site.port]) as before:
            yield site, before


def client(before: Proxy, **headers: str) -> httpx.Client:
    scheme = "https" if before.encrypted else "http"
    return httpx.Client(
        base_url=f"{scheme}://127.0.0.1:{before.port}",
        verify=before.trusting,
        timeout=SECONDS,
        headers={"Host": NAME if before.encrypted else f"127.0.0.1:{before.port}"} | headers,
        trust_env=False,
    )


def test_answers_come_through_as_the_site_sends_them(through: tuple[Site, Proxy]) -> None:
    with client(through[1]) as http:
        answer = http.get("/api/games")
        assert answer.status_code == 200
        assert all(answer.headers[name] == value for name, value in HEADERS.items())
        assert answer.headers.get_list("Strict-Transport-Security") == ["max-age=31536000"]
        assert http.get("/api/ready").json() == {"status": "ready"}
        assert http.get("/metrics").status_code == 404
        table = http.get("/api/tables", headers={"Accept-Encoding": "gzip, br"})
        assert "content-encoding" not in table.headers, "nothing is compressed on the way: see docs/security.md"


def test_a_client_cannot_choose_the_address_that_is_counted(through: tuple[Site, Proxy]) -> None:
    """Wrong links are refused after a few, whatever the client says about where it comes from."""
    site, before = through
    table = site.open()
    statuses = []
    for number in range(6):
        with client(before, **{"X-Forwarded-For": f"192.0.2.{number}", "Authorization": "Bearer wrong"}) as http:
            statuses.append(http.get(f"/api/tables/{table.id}/record").status_code)
    assert statuses == [403, 403, 403, 429, 429, 429]


async def test_a_table_is_played_through_it(through: tuple[Site, Proxy]) -> None:
    site, before = through
    table = site.open()
    scheme, origin = ("wss", f"https://{NAME}") if before.encrypted else ("ws", None)
    address = f"{scheme}://127.0.0.1:{before.port}/api/tables/{table.id}/socket"
    trusting = before.trusting if before.encrypted else None
    async with connect(address, ssl=trusting, origin=origin, proxy=None, open_timeout=SECONDS) as socket:  # type: ignore[arg-type]  # a plain string will do
        await socket.send(json.dumps({"hello": {"tokens": list(table.tokens.values()), "lang": "fr"}}))
        told: dict[str, dict[str, object]] = {}
        while "update" not in told:
            told = json.loads(await socket.recv())
        first = told["update"]
        choices = first["choices"]
        assert isinstance(choices, list)
        await socket.send(json.dumps({"act": {"seq": first["seq"], "action": choices[0]["action"]}}))
        while "update" not in (told := json.loads(await socket.recv())):
            pass
    assert site.stored(table.id)[0] == told["update"]["seq"] == 2


def test_caddy_accepts_the_file_as_it_is(tmp_path: Path) -> None:
    command = [program("caddy"), "validate", "--config", str(DEPLOY / "Caddyfile"), "--adapter", "caddyfile"]
    settings = os.environ | {"XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    done = subprocess.run(command, env=settings, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
