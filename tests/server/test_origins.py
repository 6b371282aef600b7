"""Pages of other sites can neither read nor change anything here; programs other than browsers may play."""

from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from chrysalide.core.errors import ChrysalideError
from chrysalide.server.http.origins import read_origins
from chrysalide.server.operate.app import create_app
from tests.server.browser import PATIENTLY
from tests.server.site import GAME, PEOPLE, Site

FOREIGN = [
    "https://evil.example",
    "null",
    "",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "file://",
    "http://[",
    "x" * 999,
]


def post(site: Site, *origins: str, host: str | None = None) -> httpx.Response:
    headers = [("Origin", origin) for origin in origins] + ([("Host", host)] if host else [])
    return site.http.post("/api/tables", json={"game": GAME, "seats": list(PEOPLE)}, headers=headers)


@pytest.mark.parametrize("origin", FOREIGN)
async def test_a_page_of_another_site_changes_nothing(site: Site, origin: str) -> None:
    before = site.sql("SELECT count(*) FROM tables")
    refused = post(site, origin)
    assert (refused.status_code, refused.json()["error"]["code"]) == (403, "foreign-origin")
    assert site.sql("SELECT count(*) FROM tables") == before
    with pytest.raises(InvalidStatus) as closed:
        async with connect(site.socket("any"), **PATIENTLY, additional_headers={"Origin": origin}):
            pass
    assert closed.value.response.status_code == 403
    assert site.http.get("/api/games", headers={"Origin": origin}).status_code == 200  # open to all; but not readable
    assert "access-control-allow-origin" not in refused.headers


async def test_our_own_pages_and_programs_may_play(site: Site) -> None:
    own = f"http://127.0.0.1:{site.port}"
    assert post(site).status_code == 201
    assert post(site, own).status_code == 201
    assert post(site, "https://games.example", host="Games.Example:443").status_code == 201
    assert post(site, own, "https://evil.example").status_code == 403
    async with connect(site.socket("any"), **PATIENTLY, additional_headers={"Origin": own}) as socket:
        await socket.send("{}")
        assert "error-hello-first" in str(await socket.recv())


async def test_behind_a_proxy_the_named_origins_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHRYSALIDE_ORIGINS", "https://games.example/")
    app = create_app(f"sqlite:///{tmp_path}/site.db")
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://inner:8000") as http:
        for origin, status in (
            ("https://games.example", 422),
            ("http://games.example", 403),
            ("http://inner:8000", 403),
        ):
            answer = await http.post("/api/tables", json={}, headers={"Origin": origin, "Accept-Language": "fr"})
            assert answer.status_code == status
    assert "autre site" in answer.json()["error"]["text"]


def test_origins_are_read_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHRYSALIDE_ORIGINS", "https://Games.example:443/ http://[::1]:8000")
    assert read_origins() == {"https://games.example", "http://[::1]:8000"}
    for wrong in ("games.example", "https://games.example/path", "ftp://x", "https://", "http://a@b", "http://x:99999"):
        with pytest.raises(ChrysalideError, match=r"error-origin|address|path"):
            read_origins(wrong)
