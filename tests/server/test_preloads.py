"""What a page's head names to be fetched at once: what that page needs, of files that exist, and nothing else."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from chrysalide.server.http import page
from tests.server.site import GAME, Site

INDEX = '<!doctype html><html lang="en"><head><title>Chrysalide</title></head><body><div id="app"></div></body></html>'
LINK = re.compile(r'<link ([^>]*)href="([^"]+)" />')
PERSON, OPEN = {"kind": "person", "name": "Camille"}, {"kind": "open"}
PAINTING = f"../src/chrysalide/games/{GAME}/web/index.ts"
FILES = {
    "_shell-1.js": {"file": "assets/shell-1.js"},
    "_table-2.js": {"file": "assets/table-2.js", "css": ["assets/table-2.css"], "imports": ["_shell-1.js"]},
    "src/table/TablePage.svelte": {"file": "assets/TablePage-3.js", "imports": ["_table-2.js"]},
    PAINTING: {"file": "assets/web-4.js", "imports": ["_shell-1.js", "_table-2.js"]},
    f"../src/chrysalide/games/{GAME}/web/box.svg": {"file": "assets/box-5.svg"},
    f"../src/chrysalide/games/{GAME}/locale/fr.ftl": {"file": "assets/fr-6.ftl"},
    "locale/fr.ftl?raw": {"file": "assets/fr-7.js"},
    "locale/en.ftl?raw": {"file": "assets/en-8.js"},
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "index.html").write_text(INDEX)
    (tmp_path / "files.json").write_text(json.dumps(FILES))
    return tmp_path


@pytest.fixture
def paged(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    monkeypatch.setattr(page, "PAGE", folder)
    with Site(folder / "site.db") as site:
        yield site


def named(site: Site, path: str) -> dict[str, str]:
    """How each address is asked for."""
    return {address: how.strip() for how, address in LINK.findall(site.get(path).text)}


def test_words_wait_until_the_language_is_known(paged: Site) -> None:
    links = named(paged, "/about")
    assert links == {
        "/assets/fr-7.js": 'data-lang="fr" data-rel="modulepreload" crossorigin',
        "/assets/en-8.js": 'data-lang="en" data-rel="modulepreload" crossorigin',
    }


def test_the_first_page_names_the_games_and_their_boxes(paged: Site) -> None:
    links = named(paged, "/")
    assert links["/assets/box-5.svg"] == 'rel="preload" as="image"'
    assert links["/api/games"] == 'rel="preload" as="fetch" crossorigin'
    assert links["/api/covers/es"].startswith('data-lang="es" data-rel="preload"')
    assert paged.get("/api/covers/es").status_code == 200
    assert "/assets/table-2.js" not in links


def test_a_table_names_its_game(paged: Site) -> None:
    made = paged.post("/api/tables", {"game": GAME, "seats": [PERSON, OPEN]}).json()
    links = named(paged, f"/table/{made['table']}")
    scripts = {"/assets/TablePage-3.js", "/assets/table-2.js", "/assets/web-4.js"}
    assert {address for address in links if links[address].startswith('rel="modulepreload"')} == scripts
    assert links["/assets/table-2.css"].startswith('rel="preload" as="style"')
    assert links["/assets/fr-6.ftl"].startswith('data-lang="fr" data-rel="preload" as="fetch"')
    assert "/assets/shell-1.js" not in links  # the page names it itself
    assert named(paged, "/table/nowhere") == named(paged, "/about")


def test_the_script_that_asks_for_the_table_comes_first(paged: Site, folder: Path) -> None:
    (folder / "index.html").write_text(INDEX.replace("</head>", '<script src="/first.js"></script></head>'))
    made = paged.post("/api/tables", {"game": GAME, "seats": [PERSON, OPEN]}).json()
    html = paged.get(f"/table/{made['table']}").text
    words, first, table = (html.index(part) for part in ("/assets/fr-7.js", "/first.js", "/assets/table-2.js"))
    assert words < first < table  # it knows the language, and turns its words on


def test_a_page_built_again_is_read_again(paged: Site, folder: Path) -> None:
    assert "/assets/box-5.svg" in named(paged, "/")
    (folder / "files.json").unlink()
    assert named(paged, "/") == {}
    (folder / "files.json").write_text(json.dumps(FILES | {"locale/fr.ftl?raw": {"file": "assets/fr-9.js"}}))
    assert "/assets/fr-9.js" in named(paged, "/")
