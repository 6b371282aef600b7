"""All that Python needs in a browser, in one archive."""

import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from chrysalide import bundle
from tests.local.test_bare import PLAY
from workshop.places import WEB

PYODIDE = WEB / "node_modules/pyodide"
# A match in WebAssembly: `play` as in test_bare, without what only matters in CPython.
IN_NODE = """
import { readFileSync } from "node:fs";
import { loadPyodide } from "%(pyodide)s";

const python = await loadPyodide({ indexURL: "%(folder)s" });
python.unpackArchive(new Uint8Array(readFileSync("%(archive)s")), "zip", { extractDir: "/lib/chrysalide" });
python.runPython('import sys; sys.path.insert(0, "/lib/chrysalide")');
console.log(await python.runPythonAsync(%(code)s));
"""


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    target = tmp_path_factory.mktemp("bundle") / "chrysalide.zip"
    bundle.write(target)
    return target


def test_it_holds_sources_words_and_licences_and_no_site(archive: Path) -> None:
    names = zipfile.ZipFile(archive).namelist()
    assert "chrysalide/local/desk.py" in names
    assert "chrysalide/games/papilio/locale/es.ftl" in names
    assert not [name for name in names if name.endswith((".so", ".pyc")) or "/http/" in name or "/tests/" in name]
    for package in ("fluent", "babel", "attrs", "pytz", "typing_extensions", "mypy_extensions"):
        assert [name for name in names if name.lower().startswith(package) and name.endswith("METADATA")], package
    licences = {name.partition("-")[0].lower() for name in names if "/licen" in name.lower()}
    assert licences >= {"babel", "attrs", "pytz", "typing_extensions", "mypy_extensions"}


def test_the_same_sources_are_the_same_archive(archive: Path, tmp_path: Path) -> None:
    bundle.write(tmp_path / "again.zip")
    assert (tmp_path / "again.zip").read_bytes() == archive.read_bytes()


def test_a_match_with_nothing_else_installed(archive: Path, tmp_path: Path) -> None:
    zipfile.ZipFile(archive).extractall(tmp_path)
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    command = [sys.executable, "-S", "-c", PLAY]
    done = subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("chrysalide record")


@pytest.mark.skipif(
    not (PYODIDE / "pyodide.mjs").is_file() or not shutil.which("node"), reason="needs node and web/node_modules"
)
def test_a_match_in_webassembly(archive: Path, tmp_path: Path) -> None:
    head, _, _ = PLAY.partition("print(asyncio.run")
    code = head.partition("from chrysalide.local")
    script = tmp_path / "play.mjs"
    values = {
        "pyodide": (PYODIDE / "pyodide.mjs").as_uri(),
        "folder": f"{PYODIDE.as_posix()}/",
        "archive": archive.as_posix(),
        "code": json.dumps("import asyncio, json\n" + code[1] + code[2] + "\n(await play()).splitlines()[0]"),
    }
    script.write_text(IN_NODE % values, encoding="utf-8")
    done = subprocess.run(["node", str(script)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "chrysalide record" in done.stdout
