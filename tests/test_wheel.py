"""What is published: a wheel with compiled rules and the page that plays outside the checkout, and its sources."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_string
from pathlib import Path

import httpx
import pytest

import chrysalide
from tests.server.browser import look
from tests.server.process import free_port
from tests.server.site import PEOPLE, SECONDS, Address
from workshop import groups, page, rules
from workshop.places import PAGE, ROOT, SOURCES

UV: list[str | Path] = [sys.executable, "-m", "uv", "--offline"]
PATIENCE = 15 * SECONDS
pytestmark = pytest.mark.xdist_group("wheel")  # one build at a time in this folder

# A folder that `uv build` shares with other runs would keep files of an older wheel.
BUILT_IN = """\
[build]
build_base = {folder}
build_platlib = {folder}/lib
build_purelib = {folder}/lib
build_temp = {folder}/temp
[egg_info]
egg_base = {folder}
"""


def build(kind: str, folder: Path) -> Path:
    """As `uv build` makes it; what is already compiled is not compiled again."""
    library = folder / "lib"
    library.mkdir()
    if chrysalide.compiled():
        for path in rules.compiled(SOURCES):
            place = library / path.relative_to(SOURCES)
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, place)  # newer than its sources
    (folder / "build.cfg").write_text(BUILT_IN.format(folder=folder))
    wish = "always" if chrysalide.compiled() else "never"
    variables = {"DIST_EXTRA_CONFIG": str(folder / "build.cfg"), "CHRYSALIDE_COMPILE": wish}
    run(*UV, "build", kind, "--no-build-isolation", "--python", sys.executable, "-o", folder, ROOT, variables=variables)
    [made] = folder.glob("*.whl" if kind == "--wheel" else "*.tar.gz")
    return made


def run(*command: str | Path, cwd: Path = ROOT, variables: dict[str, str] | None = None) -> str:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | (variables or {})
    done = subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{' '.join(map(str, command))}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not page.page_is_built():
        pytest.skip("the page is not built from these sources: `python3 run.py setup`")
    return build("--wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh environment with nothing but the wheel and what it needs, and no network."""
    environment = tmp_path_factory.mktemp("elsewhere") / "env"
    run(*UV, "venv", "--python", sys.executable, environment)
    python = environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    locked: list[str | Path] = ["--constraint", ROOT / "requirements.lock"]
    install = [*UV, "pip", "install", "--python", python, *locked, wheel]
    done = subprocess.run(install, capture_output=True, text=True, check=False)
    if "network was disabled" in done.stderr:
        pytest.skip("uv has not kept the packages that the wheel needs: pip installed them, or its cache was emptied")
    assert done.returncode == 0, done.stderr
    return python


def test_the_wheel_holds_rules_and_page_but_no_tests(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert {"chrysalide/server/page/index.html", "chrysalide/__main__.py", "chrysalide/py.typed"} <= set(names)
    page_files = {path.relative_to(SOURCES).as_posix() for path in PAGE.rglob("*") if path.is_file()}
    assert page_files <= set(names)
    assert {".br", ".gz"} <= {Path(name).suffix for name in page_files}  # made by the build, not by the site
    for path in groups.sources():
        assert path.relative_to(SOURCES).as_posix() in names
    if chrysalide.compiled():
        libraries = {name.split(".")[0] for name in names if "__mypyc" in name and not name.endswith(".wasm")}
        assert libraries == {library.name for library in rules.libraries()}
    ours = [name for name in names if not name.startswith("chrysalide/skeleton/")]
    assert [name for name in ours if "/tests/" in name or name.endswith((".svelte", ".ts", ".c"))] == []


def test_the_wheel_describes_itself(wheel: Path) -> None:
    archive = zipfile.ZipFile(wheel)
    [name] = [name for name in archive.namelist() if name.endswith("METADATA")]
    told = message_from_string(archive.read(name).decode())
    titles = ("Mariposas", "Papillons célestes", "Extinction", "Papillons", "Papilio")
    assert all(title in archive.read(name).decode().splitlines()[3] for title in titles), told["Summary"]
    classifiers = told.get_all("Classifier", [])
    assert [f"Programming Language :: Python :: 3.{minor}" in classifiers for minor in (11, 12, 13, 14)] == [True] * 4
    assert told["Project-URL"] is None  # for those who publish it
    assert "://" not in str(told["Home-page"] or "")


@contextmanager
def serving(python: Path, folder: Path) -> Iterator[Address]:
    address = Address(free_port())
    database = f"sqlite:///{folder / 'site.db'}"
    command: list[str | Path] = [python.with_name("chrysalide"), "serve", "--no-browser", "--port", str(address.port)]
    running = subprocess.Popen([*command, "--database-url", database], cwd=folder)
    try:
        while True:
            try:
                if address.get("/api/health").status_code == 200:
                    break
            except httpx.TransportError:
                assert running.poll() is None
        yield address
    finally:
        address.http.close()
        running.terminate()
        running.wait(PATIENCE)


async def test_installed_elsewhere_it_serves_the_page_and_a_match(installed: Path, tmp_path: Path) -> None:
    with serving(installed, tmp_path) as site:
        assert "<html" in site.get("/").text
        [script] = re.findall(r'src="(/assets/shell-[^"]+)"', site.get("/").text)
        packed = site.http.head(script, headers={"Accept-Encoding": "br"})
        assert packed.headers["content-encoding"] == "br"
        assert site.get("/api/health").json()["compiled"] == chrysalide.compiled()
        assert [game["id"] for game in site.get("/api/games").json()["games"]] == chrysalide.games()
        table = site.open(PEOPLE[0], {"kind": "bot", "level": "easy"}, tokens_to_win=1)
        async with look(site, table.id, table.tokens[0]) as ada:
            while site.info(table.id)["status"] == "playing":
                if ada.present["choices"]:
                    await ada.act(ada.present["choices"][0]["action"])
                await ada.find("update")
        assert chrysalide.verify(site.record(table.id)).honest


def test_installed_elsewhere_it_plays_and_simulates(installed: Path, tmp_path: Path) -> None:
    told = run(installed, "-m", "chrysalide", "games", "--lang", "en", cwd=tmp_path)
    assert "Papilio" in told
    played = run(
        installed, "-m", "chrysalide", "simulate", "celestes", "-n", "4", "--players", "greedy,random", cwd=tmp_path
    )
    assert "greedy" in played


def test_installed_elsewhere_it_begins_a_game_and_checks_it(installed: Path, tmp_path: Path) -> None:
    """The game's own tests need pytest, which is not installed there."""
    told = run(installed, "-m", "chrysalide", "new-game", "quay", "--lang", "en", cwd=tmp_path)
    assert "29 files" in told
    suites = "contract,secrets,presentation,refusals,words,rules,records"
    here = {"CHRYSALIDE_GAMES": str(tmp_path)}
    told = run(
        installed, "-m", "chrysalide", "check", "quay", "--lang", "en", "--only", suites, cwd=tmp_path, variables=here
    )
    assert told.splitlines()[-1] == "Everything is kept."


def test_a_wheel_can_be_made_from_the_sources_that_are_published(tmp_path: Path) -> None:
    if not page.page_is_built():
        pytest.skip("the page is not built from these sources: `python3 run.py setup`")
    archive = build("--sdist", tmp_path)
    with tarfile.open(archive) as packed:
        packed.extractall(tmp_path, filter="data")
    [folder] = [path for path in tmp_path.iterdir() if (path / "setup.py").is_file()]
    assert not list(folder.rglob("*.so"))
    assert not (folder / "web/node_modules").exists()
    # The check that decides whether to rebuild finds everything up to date, and the page as it is.
    looks = "from workshop import page, groups; print(page.page_is_built(), len(groups.sources()))"
    assert run(sys.executable, "-c", looks, cwd=folder).split() == ["True", str(len(groups.sources()))]
