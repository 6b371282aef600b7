"""A folder that plays without a site: what is in it, and what is not."""

import hashlib
import json
import re
import shutil
import zipfile
from pathlib import Path

import pytest

import chrysalide
from chrysalide.cli.main import main
from chrysalide.local import exporting
from chrysalide.server.http.page import POLICY
from workshop import page

pytestmark = pytest.mark.skipif(
    not page.page_is_built(), reason="the page is not built from these sources: `python3 run.py setup`"
)
SITE = "https://chrysalide.example"
ELSEWHERE = re.compile(r"https?://[\w.-]*(npmjs|jsdelivr|pythonhosted|pypi|unpkg|cdnjs|googleapis)[\w.-]*")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    target = tmp_path_factory.mktemp("exports") / "butterflies"
    assert main(["export", str(target), "--site", f"{SITE}/", "--lang", "fr"]) == 0
    return target


def digest(folder: Path) -> dict[str, str]:
    files = [path for path in folder.rglob("*") if path.is_file()]
    return {str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


def test_it_holds_the_page_python_and_the_rules(folder: Path) -> None:
    [wasm] = folder.glob("assets/pyodide-*/pyodide.asm.wasm")
    assert wasm.read_bytes()[:4] == b"\0asm"
    assert (wasm.parent / "python_stdlib.zip").is_file()
    assert "chrysalide/local/posted.py" in zipfile.ZipFile(folder / "device.zip").namelist()
    assert not [*folder.rglob("*.br"), *folder.rglob("*.gz")]
    for name in ("index.html", "service-worker.js", "manifest.webmanifest", "README.txt", ".nojekyll"):
        assert (folder / name).is_file(), name
    games = json.loads((folder / "api/games.json").read_bytes())["games"]
    assert [game["id"] for game in games] == chrysalide.games()
    for game in chrysalide.games():
        assert json.loads((folder / f"api/games/{game}/rules/fr.json").read_bytes())


def test_it_works_in_any_folder_of_a_host(folder: Path) -> None:
    html = (folder / "index.html").read_text("utf-8")
    assert not re.search(r"""(src|href)=["']/""", html)
    for name in re.findall(r'(?:src|href)="([^"]+)"', html):
        assert (folder / name).is_file(), name
    manifest = json.loads((folder / "manifest.webmanifest").read_bytes())
    assert not [icon["src"] for icon in manifest["icons"] if not (folder / icon["src"]).is_file()]
    for script in folder.glob("assets/*.[jc]s*"):
        assert not re.search(r"""["'`(]/(assets|icons)/""", script.read_text("utf-8")), script.name


def test_the_page_keeps_the_policy_of_a_site(folder: Path) -> None:
    html = (folder / "index.html").read_text("utf-8")
    [policy] = re.findall(r'http-equiv="Content-Security-Policy" content="([^"]+)"', html)
    assert policy == POLICY.replace(" frame-ancestors 'none';", "")
    assert "unsafe" not in policy
    assert f'data-device="only" data-site="{SITE}"' in html


def test_a_site_s_address_cannot_break_out_of_the_page() -> None:
    html = exporting.page('<html lang="en"><meta charset="utf-8" />', 'https://a.example/"><script>', POLICY)
    assert "<script>" not in html


def test_nothing_comes_from_elsewhere(folder: Path) -> None:
    """No script, style or program of the folder names a registry or a network of copies that it would load from."""
    for path in folder.rglob("*"):
        if path.suffix in (".js", ".css", ".html", ".webmanifest"):
            found = ELSEWHERE.search(path.read_text("utf-8"))
            assert found is None, f"{path.name}: {found}"


def test_licences_are_passed_on(folder: Path) -> None:
    texts = {path.name: path.read_text("utf-8") for path in (folder / "licences").iterdir()}
    for name, words in {
        "chrysalide.txt": "MIT License",
        "cpython.txt": "PYTHON SOFTWARE FOUNDATION LICENSE",
        "pyodide.txt": "Mozilla Public License Version 2.0",
        "svelte.txt": "Permission is hereby granted",
        "babel-LICENSE.txt": "Redistribution",
        "fluent.runtime-METADATA.txt": "Apache",
    }.items():
        assert words in texts[name], name


def test_the_same_sources_are_the_same_folder(folder: Path, tmp_path: Path) -> None:
    assert main(["export", str(tmp_path), "--site", SITE, "--lang", "fr"]) == 0
    assert digest(tmp_path) == digest(folder)


def test_an_export_replaces_an_earlier_one_and_nothing_else(folder: Path, tmp_path: Path) -> None:
    there = tmp_path / "pages"
    shutil.copytree(folder, there)
    (there / "old").mkdir()
    for name in ("old/art.svg", "../letter.txt", "CNAME"):
        (there / name).write_text("text")
    with (there / "files.txt").open("a") as names:
        names.write("old/art.svg\n../letter.txt\n")
    assert main(["export", str(there), "--site", SITE, "--lang", "fr"]) == 0
    assert (there / "CNAME").read_text() == (tmp_path / "letter.txt").read_text() == "text"
    assert not (there / "old").exists()
    (there / "CNAME").unlink()
    assert digest(there) == digest(folder)


def test_it_says_how_to_host_it_in_the_reader_s_language(folder: Path) -> None:
    about = (folder / "README.txt").read_text("utf-8")
    assert "python3 -m http.server" in about
    assert "hébergeur" in about


def test_a_folder_with_something_else_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    assert main(["export", str(tmp_path), "--lang", "en"]) == 2
    assert "already contains something else" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


@pytest.mark.parametrize("site", ["chrysalide.example", "javascript:alert(1)", "https://"])
def test_a_site_has_an_address(tmp_path: Path, site: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", str(tmp_path / "out"), "--site", site, "--lang", "en"]) == 2
    assert "is not the address of a site" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()
