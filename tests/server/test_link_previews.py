"""What a shared link says of itself: the right game in the reader's language, escaped, and nobody's name unasked."""

import re
from collections.abc import Iterator
from html import unescape

import pytest

from chrysalide.server.http import page
from tests.server.site import Site

INDEX = '<!doctype html><html lang="en"><head><title>Chrysalide</title></head><body><div id="app"></div></body></html>'
META = re.compile(r'<meta (?:name|property)="([^"]+)" content="([^"]*)" />')
EVIL = '"><script>alert(1)</script>'
NAMES = ({"kind": "person", "name": "Camille"}, {"kind": "open"})


@pytest.fixture(scope="module")
def paged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("page")
    (folder / "index.html").write_text(INDEX)
    (folder / "manifest.webmanifest").write_text("{}")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(page, "PAGE", folder)
        with Site(folder.parent / "site.db") as site:
            yield site


def facts(site: Site, path: str, lang: str = "fr") -> dict[str, str]:
    answer = site.get(path, lang=lang)
    assert answer.status_code == 200
    assert f'<html lang="{lang}"' in answer.text
    found = {name: unescape(value) for name, value in META.findall(answer.text)}
    title = re.search(r"<title>([^<]*)</title>", answer.text)
    assert title
    return found | {"title": unescape(title[1])}


def listed(site: Site, *seats: dict[str, str], public: bool = True) -> str:
    made = site.post("/api/tables", {"game": "celestes", "seats": seats or NAMES, "listed": public}).json()
    return str(made["table"])


def test_the_site_itself(paged: Site) -> None:
    french, english = facts(paged, "/"), facts(paged, "/", "en")
    assert french["og:title"] == french["title"] == "Chrysalide"
    assert french["og:description"] == french["description"] != english["description"]
    assert (french["og:locale"], english["og:locale"]) == ("fr_FR", "en_GB")
    assert french["og:image"] == f"http://127.0.0.1:{paged.port}/icons/share.png"
    assert "robots" not in french


@pytest.mark.parametrize(
    ("path", "title"),
    [
        ("/rules/celestes", "Papillons célestes\u202f: les règles"),
        ("/rules/celestes/cards", "Papillons célestes\u202f: les règles"),
        ("/learn/celestes", "Apprendre Papillons célestes"),
        ("/problems/celestes", "Problèmes\u202f: Papillons célestes"),
        ("/new/celestes", "Jouer à Papillons célestes"),
    ],
)
def test_the_pages_of_a_game(paged: Site, path: str, title: str) -> None:
    found = facts(paged, path)
    assert (found["og:title"], found["title"]) == (title, f"{title} · Chrysalide")
    assert found["description"]
    assert found["og:url"].endswith(path)


@pytest.mark.parametrize("path", ["/rules/nothing", "/table/nowhere", "/nowhere", "/table/%00", "/carnet"])
def test_anything_else_is_the_site(paged: Site, path: str) -> None:
    assert facts(paged, path)["og:title"] == "Chrysalide"


def test_a_public_table_says_who_is_there(paged: Site) -> None:
    found = facts(paged, f"/table/{listed(paged)}")
    assert found["og:title"] == "Une place vous attend\u202f: Papillons célestes"
    assert found["og:description"] == "Avec Camille."
    assert found["robots"] == "noindex"


def test_a_hidden_table_says_nobodys_name(paged: Site) -> None:
    table = listed(paged, public=False)
    for path in (f"/table/{table}", f"/replay/{table}/3"):
        answer = paged.get(path, lang="fr")
        assert "Papillons célestes" in unescape(answer.text)
        assert "Camille" not in answer.text


def test_what_people_type_is_escaped(paged: Site) -> None:
    table = listed(paged, {"kind": "person", "name": EVIL}, {"kind": "open"})
    for path in (f"/table/{table}", f"/{EVIL}", "/rules/celestes/%22%3E%3Cscript%3E"):
        answer = paged.http.get(path)
        assert "<script" not in answer.text, path
    assert facts(paged, f"/table/{table}")["og:description"] == f"Avec {EVIL}."


def test_no_secret_is_in_a_link_preview(paged: Site) -> None:
    opened = paged.open()
    for path in (f"/table/{opened.id}", f"/replay/{opened.id}"):
        text = paged.get(path, token=opened.tokens[0]).text
        assert text == paged.get(path).text
        assert not any(token in text for token in opened.tokens.values())


def test_addresses_are_those_that_the_operator_names(paged: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHRYSALIDE_ORIGINS", "https://games.example")
    found = facts(paged, "/rules/celestes")
    assert found["og:url"] == "https://games.example/rules/celestes"
    assert found["og:image"] == "https://games.example/icons/share.png"


def test_the_manifest_has_its_own_type(paged: Site) -> None:
    assert paged.get("/manifest.webmanifest").headers["content-type"].startswith("application/manifest+json")
