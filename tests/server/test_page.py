"""The built page: its files and nothing else, with security headers."""

import io
import re
import zipfile
from collections.abc import Iterator
from pathlib import Path
from socket import create_connection

import pytest

from chrysalide.server.http import page
from chrysalide.server.http.rates import read_limits
from tests.server.site import SECONDS, Site
from workshop.places import ROOT, files

INDEX = "<!doctype html><title>the page</title>"
SCRIPT = "console.log('a butterfly')"
SECRET = "nobody may read this"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A built page, next to files that must not be served."""
    outside = tmp_path_factory.mktemp("server")
    built = outside / "page"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text(INDEX)
    (built / "assets" / "index-1a2b.js").write_text(SCRIPT)
    (built / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (outside / "secret.txt").write_text(SECRET)
    (outside / "page-secret").mkdir()
    (outside / "page-secret" / "secret.txt").write_text(SECRET)
    (built / "link.txt").symlink_to(outside / "secret.txt")
    return built


@pytest.fixture(scope="module")
def paged(folder: Path) -> Iterator[Site]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(page, "PAGE", folder)
        with Site(folder.parent / "site.db") as site:
            yield site


@pytest.mark.parametrize(
    "path", ["/", "/table/k3v9", "/rules/celestes", "/no/such/place", "/index.html", "/%00", "/" + "a" * 300]
)
def test_the_page_finds_its_own_way(paged: Site, path: str) -> None:
    answer = paged.get(path)
    assert answer.status_code == 200
    assert answer.text.startswith("<!doctype html><title>")  # and more about the address: test_link_previews.py
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"


def test_files_of_the_page(paged: Site) -> None:
    script = paged.get("/assets/index-1a2b.js")
    assert (script.status_code, script.text) == (200, SCRIPT)
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    icon = paged.get("/icon.svg")
    assert icon.headers["content-type"] == "image/svg+xml"
    assert icon.headers["cache-control"] == "no-cache"
    missing = paged.get("/assets/index-0000.js")
    assert (missing.status_code, missing.json()["error"]["code"]) == (404, "not-found")
    assert missing.headers["cache-control"] == "no-cache"
    assert paged.http.head("/").status_code == 200


def test_only_workers_that_run_python_may_run_webassembly(paged: Site) -> None:
    policies = {path: paged.get(path).headers["content-security-policy"] for path in ("/", "/assets/index-1a2b.js")}
    assert not [path for path, policy in policies.items() if "unsafe" in policy]
    worker = paged.get("/assets/desk.worker-1a2b.js").headers["content-security-policy"]
    assert worker == policies["/"].replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")


def test_the_rules_for_devices_are_sent_once(paged: Site) -> None:
    archive = paged.get("/device.zip")
    assert "chrysalide/local/posted.py" in zipfile.ZipFile(io.BytesIO(archive.content)).namelist()
    assert (archive.headers["content-type"], archive.headers["cache-control"]) == ("application/zip", "no-cache")
    again = paged.http.get("/device.zip", headers={"If-None-Match": archive.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/assets/index-1a2b.js", "/api/tables/nowhere"])
def test_every_answer_has_the_safe_headers(paged: Site, path: str) -> None:
    headers = paged.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy  # no inline scripts or styles
    assert "connect-src 'self';" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "access-control-allow-origin" not in headers
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "set-cookie" not in headers
    # What is the same for everybody may be kept and is asked for again; what is about a table is never kept.
    for_everybody = not path.startswith("/api/") or path == "/api/games"
    assert ("no-store" in headers["cache-control"]) != for_everybody
    assert "strict-transport-security" not in headers  # only valid over https


def test_no_style_is_written_into_markup() -> None:
    """The policy would drop it, perhaps only in the middle of an animation. Drawings that are images may have some."""
    folders = [ROOT / "web/src", *(ROOT / "src/chrysalide/games").glob("*/web")]
    sources = [
        path
        for folder in folders
        for ending in ("ts", "svelte", "html", "svg")
        for path in files(folder, f"*.{ending}")
    ]
    written = [path for path in sources if re.search(r"\bstyle=[\"']", path.read_text(encoding="utf-8"))]
    assert len(sources) > 100
    assert [path for path in written if path.name != "box.svg"] == []


def test_over_https_browsers_are_told_to_stay_there(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A trusted proxy reports how people reach it, and from where."""
    monkeypatch.setenv("CHRYSALIDE_PROXIES", "127.0.0.1")
    with Site(tmp_path / "site.db", rates=read_limits("requests=1+0.001") or "off") as site:
        for number in (1, 2):  # each has its own address, as the proxy reports it
            answer = site.http.get(
                "/api/games", headers={"X-Forwarded-Proto": "https", "X-Forwarded-For": f"192.0.2.{number}"}
            )
            assert (answer.status_code, answer.headers["strict-transport-security"]) == (200, "max-age=31536000")
    monkeypatch.delenv("CHRYSALIDE_PROXIES")
    with Site(tmp_path / "site.db", rates=read_limits("requests=2+0.001") or "off") as site:
        for status in (200, 200, 429):  # nobody is trusted
            answer = site.http.get(
                "/api/games", headers={"X-Forwarded-Proto": "https", "X-Forwarded-For": f"192.0.2.{status}"}
            )
            assert answer.status_code == status
            assert "strict-transport-security" not in answer.headers


def raw(site: Site, target: str) -> str:
    """A request whose path no client has normalised."""
    with create_connection(("127.0.0.1", site.port), SECONDS) as connection:
        connection.sendall(f"GET {target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        answer = b""
        while data := connection.recv(65536):
            answer += data
    return answer.decode()


@pytest.mark.parametrize(
    "target",
    [
        "/../secret.txt",
        "/..%2fsecret.txt",
        "/%2e%2e/secret.txt",
        "/%2e%2e%2fsecret.txt",
        "/assets/../../secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/..%5csecret.txt",
        "/../page-secret/secret.txt",
        "/%2e%2e/page-secret/secret.txt",
        "//etc/passwd",
        "/%2fetc/passwd",
        "/link.txt",
    ],
)
def test_no_path_leads_out_of_the_page(paged: Site, target: str) -> None:
    answer = raw(paged, target)
    assert answer.startswith(("HTTP/1.1 200 ", "HTTP/1.1 404 ", "HTTP/1.1 400 "))
    assert SECRET not in answer
    assert "root:" not in answer


def test_a_page_that_is_not_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "PAGE", tmp_path / "nowhere")
    with Site(tmp_path / "site.db") as site:
        answer = site.get("/")
        assert answer.status_code == 503
        assert "run.py setup" in answer.text
        assert site.get("/api/health").status_code == 200


def test_a_mistake_of_ours_is_told_without_its_details(paged: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(*_: object) -> None:
        raise ZeroDivisionError("the inner life of the site")

    monkeypatch.setattr("chrysalide.server.http.games.rulebook", stumble)
    answer = paged.get("/api/games/celestes/rules/fr", lang="fr")
    assert (answer.status_code, answer.json()["error"]["code"]) == (500, "broken")
    assert "inner life" not in answer.text
    assert answer.headers["x-content-type-options"] == "nosniff"
