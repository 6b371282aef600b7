"""Rules as WebAssembly: they play exactly as the interpreted ones, and are left out where they are not up to date."""

import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import chrysalide
from chrysalide import bundle, wasm
from chrysalide.server.table import boxes
from tests.local.test_bundle import PYODIDE
from workshop import wasm_source

WITHOUT = "NOT TRIED: the rules are not compiled for browsers (`python3 run.py wasm`)"
compiled = pytest.mark.skipif(not wasm.is_there(), reason=WITHOUT)
# A match between beginners, whose first decisions are also made by a search, written down decision by decision.
PLAY = """
import hashlib, json, sys
import chrysalide

def decisions(game, searched):
    seats = max(2, min(chrysalide.game(game).seats))
    match = chrysalide.new(game, seats=seats, seed=11)
    medium, beginner = (chrysalide.bot(game, level, seed=11, seconds=3600) for level in ("medium", "beginner"))
    told = hashlib.sha256()
    count = 0
    while not match.over:
        view = match.view(match.actor)
        if count < searched:
            told.update(medium.choose(view).text.encode())
        told.update(json.dumps([view, [action.text for action in match.legal()]], sort_keys=True).encode())
        match.play(beginner.choose(view))
        count += 1
    return [count, told.hexdigest(), match.record()]

json.dumps({game: decisions(game, 2) for game in chrysalide.games()})
"""
IN_NODE = """
import { readFileSync } from "node:fs";
import { loadPyodide } from "%(pyodide)s/pyodide.mjs";

async function play(take) {
  const python = await loadPyodide({ indexURL: "%(pyodide)s/" });
  python.unpackArchive(new Uint8Array(readFileSync("%(archive)s")), "zip", { extractDir: "/lib/chrysalide" });
  python.runPython('import sys; sys.path.insert(0, "/lib/chrysalide")');
  // As where an earlier visit has kept what it imported.
  python.runPython("from chrysalide.local.warming import warm; warm()");
  if (take)
    python.runPython(`
import pathlib, runpy
package = pathlib.Path("/lib/chrysalide/chrysalide")
assert runpy.run_path(str(package / "wasm/taking.py"))["take"](package)`);
  const [played, where] = [python.runPython(%(play)s), python.runPython(
    "from chrysalide.games.papilio import board; from chrysalide.core import state; type(state.State.copy).__name__")];
  return [where, JSON.parse(played)];
}
console.log(JSON.stringify([await play(false), await play(true)]));
"""


@compiled
@pytest.mark.skipif(not shutil.which("node") or not PYODIDE.is_dir(), reason="needs node and the page's packages")
def test_compiled_and_interpreted_rules_agree_in_every_game(tmp_path: Path) -> None:
    archive = tmp_path / "device.zip"
    bundle.write(archive)
    script = tmp_path / "play.mjs"
    names = {"pyodide": PYODIDE.as_posix(), "archive": archive.as_posix(), "play": json.dumps(PLAY)}
    script.write_text(IN_NODE % names, "utf-8")
    done = subprocess.run(["node", script], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    (first, interpreted), (second, fast) = json.loads(done.stdout)
    assert (first, second) == ("function", "method_descriptor")
    assert fast.keys() == {*chrysalide.games()}
    assert fast == interpreted


@compiled
def test_every_compiled_module_is_in_a_library() -> None:
    index = json.loads(wasm.INDEX.read_text("utf-8"))["modules"]
    assert {name for names in wasm_source.modules().values() for name in names} < index.keys()
    assert all((wasm.FOLDER / f"{library}{wasm.SUFFIX}").is_file() for library in index.values())


BROKEN = """
import pathlib, runpy, sys
before = list(sys.meta_path)
take = runpy.run_path(sys.argv[1])["take"]
package = pathlib.Path(sys.argv[2])
assert take(package) is False
(package / "wasm/rules.json").unlink()
assert take(package) is False
assert sys.meta_path == before
assert "librt" not in sys.modules
import chrysalide
print(chrysalide.__file__)
"""


def test_libraries_that_cannot_be_loaded_leave_the_rules_as_they_are(tmp_path: Path) -> None:
    package = tmp_path / "chrysalide"
    (package / "wasm").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "wasm/broken.wasm").write_bytes(b"not a library")
    (package / "wasm/rules.json").write_text('{"modules": {"chrysalide.rules": "broken"}, "sources": {}}', "utf-8")
    command = [sys.executable, "-c", BROKEN, str(wasm.FOLDER / "taking.py"), str(package)]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert Path(done.stdout.strip()) == package / "__init__.py"


def test_stale_libraries_stay_out_of_the_archive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    library, index = tmp_path / "rules.wasm", tmp_path / "rules.json"
    library.write_bytes(b"compiled")
    monkeypatch.setattr(wasm, "INDEX", index)
    assert not wasm.is_fresh()
    known = dict(wasm.digests())
    index.write_text(json.dumps({"modules": {}, "sources": known}), "utf-8")
    assert wasm.is_fresh()
    index.write_text(json.dumps({"modules": {}, "sources": {**known, "core/bits.py": "another"}}), "utf-8")
    assert not wasm.is_fresh()
    bundle.write(tmp_path / "device.zip")
    names = zipfile.ZipFile(tmp_path / "device.zip").namelist()
    assert [name for name in names if name.startswith("chrysalide/wasm/")] == [
        "chrysalide/wasm/__init__.py",
        "chrysalide/wasm/taking.py",
    ]


@pytest.mark.parametrize("there", [True, False])
def test_levels_that_need_compiled_rules_are_offered_with_them(there: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wasm, "is_there", lambda: there)
    box = boxes.box("extinction")
    assert box["bots_on_device"] == (box["bots"] if there else ["beginner", "easy", "medium"])
    assert box["slow_on_device"] == ([] if there else ["beginner", "easy", "medium"])


LOADED = """\
int64_t f(void) {
    CPyTagged cpy_r_r1;
    cpy_r_r1 = (CPyTagged)CPyStatics[221] | 1; /* 4294967295 */
    cpy_r_r2 = cpy_r_r1 & 1;
    cpy_r_r4 = (Py_ssize_t)cpy_r_r1;
CPyL2: ;
    cpy_r_r7 = cpy_r_r1 ^ 1;
    cpy_r_r8 = (void *)cpy_r_r7;
    cpy_r_r9 = CPyLong_AsInt64(cpy_r_r8);
    return cpy_r_r9;
"""


def test_large_literals_are_numbers_where_they_are_used_as_such() -> None:
    made = wasm_source.with_literals(LOADED)
    assert "cpy_r_r9 = INT64_C(4294967295);" in made
    assert "CPyStatics" not in made
    kept = LOADED.replace("return cpy_r_r9", "PyList_Append(cpy_r_r1); return cpy_r_r9")
    assert len(re.findall("CPyStatics", wasm_source.with_literals(kept))) == 1
