"""What import-linter cannot check: what the rules may import from outside, and a pitfall of the compiler."""

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import librt.vecs
import mypy_extensions
import pytest

import chrysalide
from workshop import groups
from workshop.places import PACKAGE, ROOT, files

ALLOWED = sys.stdlib_module_names | {"mypy_extensions", "librt"}
OURS = ("chrysalide.core", "chrysalide.games")
BARE_PYTHON = [
    path for part in ("core", "games") for path in files(PACKAGE / part, "*.py") if "tests" not in path.parts
]


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def outsiders(source: str) -> list[str]:
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found.append(node.module or "")
    return [module for module in found if module.split(".")[0] not in ALLOWED and not module.startswith(OURS)]


def shifted_literals(source: str) -> list[int]:
    """Lines with a number written out left of `<<`: compiled, this is a 32-bit shift, silently wrong from 2**31 up."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift) and is_literal(node.left)
    ]


def is_literal(node: ast.expr) -> bool:
    if isinstance(node, ast.UnaryOp):
        return is_literal(node.operand)
    if isinstance(node, ast.BinOp):
        return is_literal(node.left) and is_literal(node.right)
    return isinstance(node, ast.Constant)


@pytest.mark.parametrize("path", BARE_PYTHON, ids=name)
def test_core_and_games_need_only_a_bare_python(path: Path) -> None:
    assert outsiders(path.read_text(encoding="utf-8")) == []


PLAY_ALL = """
from random import Random
import chrysalide

for game in chrysalide.games():
    match, dice = chrysalide.new(game, seed=1), Random(1)
    while not match.over and len(match.log) < 20_000:
        match.play(dice.choice(match.legal()))
    assert match.over, f"{game} has not ended"
    print(game, len(match.entries))
"""


@pytest.mark.parametrize("interpreted", ["", "1"])
def test_a_bare_python_can_play(tmp_path: Path, interpreted: str) -> None:
    """No site-packages, only the compiler's run-time types; compiled rules also need its arrays."""
    shutil.copy(mypy_extensions.__file__, tmp_path)
    if not interpreted and chrysalide.compiled():
        shutil.copytree(Path(librt.vecs.__file__).parent, tmp_path / "librt")
    paths = os.pathsep.join([str(PACKAGE.parent), str(tmp_path)])
    environment = {**os.environ, "PYTHONPATH": paths, "CHRYSALIDE_INTERPRETED": interpreted}
    command = [sys.executable, "-S", "-c", PLAY_ALL]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout


@pytest.mark.parametrize("path", groups.sources(), ids=name)
def test_no_literal_stands_left_of_a_shift_in_compiled_modules(path: Path) -> None:
    assert shifted_literals(path.read_text(encoding="utf-8")) == [], "write `i64(1) << n` or `int(1) << n`"


def test_the_two_checks_see_what_they_look_for() -> None:
    source = "import os, msgspec.json\nfrom . import x\nfrom chrysalide.core import y\nimport chrysalide.language"
    assert outsiders(source) == ["msgspec.json", "chrysalide.language"]
    assert shifted_literals("a = 3 << s\nb = (1 + 1) << s\nc = -1 << s\nd = i64(1) << s\ne = s << 3") == [1, 2, 3]
