"""An operator's command at a mistyped place: refused with what to do, and nothing is created or changed there."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from chrysalide.cli.main import main
from tests.postgres import Cluster

COMMANDS = (
    ("prune", "--dry-run"),
    ("prune", "--keep", "chat=30"),
    ("reports",),
    ("moderate",),
    ("moderate", "ban", "192.0.2.7"),
    ("rotate", "push"),
)


def refusal(words: tuple[str, ...], url: str, capsys: pytest.CaptureFixture[str], lang: str = "en") -> str:
    assert main([*words, "--database-url", url, "--lang", lang]) == 2
    said = capsys.readouterr().err
    assert len(said.splitlines()) == 1
    return said


@pytest.mark.parametrize("words", COMMANDS)
def test_a_missing_file_is_not_created(
    words: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = refusal(words, f"sqlite:///{tmp_path}/mistyped/site.db", capsys)
    assert "There is no database" in said
    assert "CHRYSALIDE_DATABASE_URL" in said
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("words", COMMANDS)
def test_an_empty_file_stays_empty(words: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "site.db").touch()
    assert "aucun site" in refusal(words, f"sqlite:///{tmp_path}/site.db", capsys, "fr")
    assert [(file.name, file.stat().st_size) for file in tmp_path.iterdir()] == [("site.db", 0)]


def test_a_file_of_another_program_stays_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "photos.db"
    with closing(sqlite3.connect(file)) as other:
        other.execute("CREATE TABLE photos (name TEXT)")
    before = file.read_bytes()
    assert "holds no site" in refusal(("reports",), f"sqlite:///{file}", capsys)
    assert file.read_bytes() == before
    file.write_text("no database at all " * 100)
    assert "not a database" in refusal(("reports",), f"sqlite:///{file}", capsys)


def test_an_empty_postgresql_stays_empty(postgres: Cluster, capsys: pytest.CaptureFixture[str]) -> None:
    url = postgres.fresh()
    name = url.rpartition("/")[2]
    assert "holds no site" in refusal(("prune", "--dry-run"), url, capsys)
    assert postgres.sql("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'", name) == "0"
    assert "nowhere" in refusal(("reports",), url.replace(name, "nowhere"), capsys)
