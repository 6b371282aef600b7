"""The dependency audit: what the answers mean, and that no answer does not count as a good one."""

import json
import os
import re
import threading
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any, ClassVar

import pytest

from workshop import audit, checks, commands, index, results, snapshot
from workshop.steps import NotChecked, Trouble

NOBODY = "http://127.0.0.1:9/"
Answering = Callable[[list[dict[str, Any]]], Any]


class Service(BaseHTTPRequestHandler):
    """What an advisory service would say."""

    answering: Answering = lambda _: 500  # each test says what
    latest: ClassVar[dict[str, str]] = {}

    def do_POST(self) -> None:  # the library's name
        queries = json.loads(self.rfile.read(int(self.headers["Content-Length"])))["queries"]
        answer = type(self).answering(queries)
        self.send_response(answer if isinstance(answer, int) else 200)
        self.end_headers()
        self.wfile.write(answer if isinstance(answer, bytes) else json.dumps(answer).encode())

    def do_GET(self) -> None:
        """As a package index that knows the latest versions only."""
        name = self.path.removeprefix("/pypi/").removesuffix("/json")
        self.send_response(404 if "/" in name else 200)
        self.end_headers()
        answer = {"info": {"version": self.latest.get(name, "")}, "vulnerabilities": [{"id": "TEST-2"}]}
        self.wfile.write(json.dumps(answer).encode())

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def service(monkeypatch: pytest.MonkeyPatch) -> Iterator[type[Service]]:
    handler = type("Handler", (Service,), {})
    with HTTPServer(("127.0.0.1", 0), handler) as server:
        monkeypatch.setenv(audit.VARIABLE, f"http://127.0.0.1:{server.server_port}/")
        monkeypatch.setenv("no_proxy", "*")
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        yield handler
        server.shutdown()
        thread.join()


@pytest.fixture(autouse=True)
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Each test has its own snapshot, or none."""
    monkeypatch.setattr(snapshot, "FILE", tmp_path / "advisories.json")
    monkeypatch.setenv(index.VARIABLE, f"{NOBODY}simple")
    return tmp_path / "advisories.json"


def weak(*names: str) -> Answering:
    def answer(queries: list[dict[str, Any]]) -> dict[str, Any]:
        vulns = [{"id": "TEST-1", "modified": "2026-01-01T00:00:00Z"}]
        return {"results": [{"vulns": vulns} if one["package"]["name"] in names else {} for one in queries]}

    return answer


def test_what_is_locked_is_asked_for(service: type[Service], monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[dict[str, Any]] = []

    def answer(queries: list[dict[str, Any]]) -> dict[str, Any]:
        asked.extend(queries)
        return {"results": [{}] * len(queries)}

    monkeypatch.setattr(service, "answering", answer)
    monkeypatch.setattr(audit, "AT_ONCE", 50)
    audit.audit()
    names = {(one["package"]["ecosystem"], one["package"]["name"]) for one in asked}
    assert {
        ("PyPI", "fastapi"),
        ("PyPI", "pytest"),
        ("npm", "svelte"),
        ("npm", "@fluent/bundle"),
        ("npm", "vite"),
    } <= names
    assert all(one["version"][0].isdigit() for one in asked)


def test_a_weakness_that_players_get_fails(service: type[Service], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "answering", weak("fastapi", "svelte"))
    with pytest.raises(Trouble, match="upgrade"):
        audit.audit()
    monkeypatch.setattr(audit, "ACCEPTED", {"TEST-1": "only a test"})
    audit.audit()


def test_a_weakness_of_a_tool_is_told(
    service: type[Service], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(service, "answering", weak("pytest"))
    audit.audit()
    assert "only a tool: PyPI pytest" in capsys.readouterr().out


def test_an_audit_says_what_it_did(
    service: type[Service], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(service, "answering", weak())
    audit.audit()
    assert re.search(r"Audited: \d+ packages that players get and \d+ tools .* no advisory", capsys.readouterr().out)


def test_an_answer_may_have_several_pages(service: type[Service], monkeypatch: pytest.MonkeyPatch) -> None:
    def answer(queries: list[dict[str, Any]]) -> dict[str, Any]:
        results: list[dict[str, Any]] = []
        for one in queries:
            page = {"vulns": [{"id": one.get("page_token", "A")}]}
            results.append(page | ({"next_page_token": "B"} if "page_token" not in one else {}))
        return {"results": results}

    monkeypatch.setattr(service, "answering", answer)
    assert audit.advisories([("PyPI", "x", "1")]) == {("PyPI", "x", "1"): {"A", "B"}}


@pytest.mark.parametrize("answer", [500, 405, b"<html>", {}, [], {"results": []}, {"results": [{"vulns": [{}]}]}])
def test_what_is_no_answer_is_no_audit(service: type[Service], monkeypatch: pytest.MonkeyPatch, answer: Any) -> None:
    monkeypatch.setattr(service, "answering", lambda _: answer)
    with pytest.raises(NotChecked, match="NOT AUDITED"):
        audit.advisories([("PyPI", "x", "1")])


def test_without_a_service_the_summary_warns_and_nothing_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(audit.VARIABLE, "http://127.0.0.1:9/")
    result = checks.perform("audit", audit.audit)
    assert (result.passed, result.failed, result.skipped) == (0, 0, 1)
    assert "NOT AUDITED: 127.0.0.1 did not answer" in result.warning
    assert "not done" in results.table([result])


# --- the snapshot -----------------------------------------------------------------------------------------------


def test_a_snapshot_is_written_where_a_service_answers_and_read_where_none_does(
    service: type[Service], file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(service, "answering", weak("pytest"))
    assert commands.main(["audit", "--snapshot"]) == 0
    kept = json.loads(file.read_text())
    assert kept["source"] == "127.0.0.1"
    assert [name for name, ids in kept["packages"].items() if ids] == [
        name for name in kept["packages"] if name.startswith("PyPI pytest ")
    ]
    kept["made"] = (datetime.now(UTC) - timedelta(days=12, hours=1)).isoformat()
    file.write_text(json.dumps(kept))
    monkeypatch.setenv(audit.VARIABLE, NOBODY)
    result = checks.perform("audit", audit.audit)
    assert (result.failed, result.skipped, result.verdict) == (0, 1, "not done")
    assert f"the snapshot of {kept['made'][:10]} from 127.0.0.1 (12 days old) was read" in result.warning
    assert "are not in it" not in result.warning
    assert "only a tool: PyPI pytest" in capsys.readouterr().out


def test_a_weakness_in_the_snapshot_fails_like_any_other(
    service: type[Service], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(service, "answering", weak("fastapi"))
    audit.write_snapshot()
    monkeypatch.setenv(audit.VARIABLE, NOBODY)
    assert checks.perform("audit", audit.audit).failed == 1
    assert "PLAYERS GET: PyPI fastapi" in capsys.readouterr().out


def test_packages_of_other_versions_count_as_not_looked_up(
    service: type[Service], file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "answering", weak("fastapi"))
    audit.write_snapshot()
    kept = json.loads(file.read_text())
    packages = {re.sub("^(PyPI fastapi) .*", r"\1 0.0.1", name): ids for name, ids in kept["packages"].items()}
    file.write_text(json.dumps(kept | {"packages": packages}))
    monkeypatch.setenv(audit.VARIABLE, NOBODY)
    with pytest.raises(NotChecked, match="1 packages are not in it"):
        audit.audit()


def test_without_a_service_no_snapshot_is_written(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(audit.VARIABLE, NOBODY)
    assert commands.main(["audit", "--snapshot"]) == 1
    assert "NOT AUDITED" in capsys.readouterr().out
    assert not file.exists()
    with pytest.raises(NotChecked, match="There is no snapshot either"):
        audit.audit()


def test_where_no_service_answers_the_index_tells_what_it_knows(
    service: type[Service], file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _, name, version = next(one for one in sorted(audit.python_packages("requirements.lock")) if one[1] == "fastapi")
    monkeypatch.setattr(service, "latest", {name: version})
    monkeypatch.setenv(index.VARIABLE, os.environ[audit.VARIABLE] + "simple/")
    monkeypatch.setenv(audit.VARIABLE, NOBODY)
    assert commands.main(["audit", "--snapshot"]) == 0
    kept = json.loads(file.read_text())
    assert (kept["source"], kept["packages"]) == ("the package index", {f"PyPI {name} {version}": ["TEST-2"]})
    assert checks.perform("audit", audit.audit).failed == 1
    assert "PLAYERS GET: PyPI fastapi" in capsys.readouterr().out


@pytest.mark.parametrize(
    "answer", [None, {}, {"vulnerabilities": []}, {"info": {"version": "2"}, "vulnerabilities": []}]
)
def test_what_an_index_says_of_another_version_is_nothing(answer: Any) -> None:
    assert index.read(answer, "1") is None


@pytest.mark.parametrize("content", ["", "[]", "{}", '{"made": "x", "source": "y", "packages": {"a": []}}'])
def test_a_damaged_snapshot_is_a_failure(file: Path, content: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(audit.VARIABLE, NOBODY)
    file.write_text(content)
    with pytest.raises(Trouble, match="damaged"):
        audit.audit()


def test_what_is_committed_as_a_snapshot_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    kept = snapshot.read()
    assert kept is None or (kept.found and kept.made <= datetime.now(UTC))
