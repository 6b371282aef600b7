"""The documentation: what its builder refuses. The build itself is one of the checks (workshop/checks.py)."""

import ast
import re
from pathlib import Path

import pytest

import chrysalide
from chrysalide import Action, Match, Player, State, Turn
from chrysalide.client import Seat, Site
from chrysalide.core.game import Game
from chrysalide.language import LANGUAGES
from workshop import site
from workshop.places import ROOT
from workshop.steps import Trouble


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site, "PAGES", tmp_path / "pages")
    monkeypatch.setattr(site, "SITE", tmp_path / "site")


def test_links_follow_their_pages() -> None:
    text = (
        "[a](../ARCHITECTURE.md#words) [b](bots.md) ![c](table.png) [d](https://example.org) [e](#here) [f](../deploy)"
    )
    moved = site.moved("docs/index.md", text)
    assert moved == "[a](architecture.md#words) [b](bots.md) ![c](table.png) [d](https://example.org) [e](#here) f"
    assert (site.PAGES / "table.png").read_bytes() == (ROOT / "docs/table.png").read_bytes()
    assert site.moved("docs/start/bot.md", "[x](../../CONTRIBUTING.md)") == "[x](../contributing.md)"


def test_code_is_left_alone() -> None:
    text = "```python\nrow[0](missing.md)\n```\n"
    assert site.moved("docs/index.md", text) == text


def test_a_dead_link_is_named() -> None:
    with pytest.raises(Trouble, match=r"docs/bots\.md links to nowhere\.md"):
        site.moved("docs/bots.md", "[x](nowhere.md)")


def test_every_page_is_in_a_section(monkeypatch: pytest.MonkeyPatch) -> None:
    toml = site.as_toml(site.sections())
    assert [page for page in site.sources().values() if f'"{page}"' not in toml] == ["index.md"]
    monkeypatch.delitem(site.SECTIONS, "How to")
    with pytest.raises(Trouble, match=r"docs/hosting\.md"):
        site.sections()


def test_no_two_pages_have_one_title_in_the_navigation() -> None:
    """A heading is what a page is called there, unless TITLES says otherwise."""
    pages = [page for page in site.sources() if page != "docs/index.md"]  # which is called Home
    called = [site.TITLES.get(page) or headed(ROOT / page) for page in pages]
    assert [title for title in called if called.count(title) > 1] == []


def headed(page: Path) -> str:
    return page.read_text("utf-8").partition("\n")[0].removeprefix("# ")


@pytest.mark.parametrize("shown", [Action, Game, Match, Player, Seat, Site, State, Turn])
def test_the_reference_shows_everything_that_is_public(shown: type) -> None:
    """What has no docstring is left out of it."""
    source = (ROOT / "src" / shown.__module__.replace(".", "/")).with_suffix(".py")  # the module may be compiled
    tree = ast.parse(source.read_text("utf-8"))
    [found] = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == shown.__name__]
    methods = [node for node in found.body if isinstance(node, ast.FunctionDef) and not node.name.startswith("_")]
    assert [node.name for node in methods if ast.get_docstring(node) is None] == []


def test_every_game_has_its_rules_in_every_language() -> None:
    navigation = site.rules()
    for game in chrysalide.games():
        for lang in LANGUAGES:
            page = (site.PAGES / f"rules/{game}-{lang}.md").read_text("utf-8")
            numbers = (ROOT / f"src/chrysalide/games/{game}/rulebook/numbers.txt").read_text().split()
            assert re.findall(r'\{: id="([\d.]+)" \}', page) == numbers
    assert len(navigation) == 1 + len(LANGUAGES)


@pytest.mark.parametrize(
    "text",
    [
        '<script src="https://unpkg.com/x.js">',
        '<link rel="stylesheet" href="//fonts.example/x.css">',
        '<img alt="x" src=https://example.org/x.png>',
        '<pre class="mermaid">',
    ],
)
def test_what_would_be_loaded_from_elsewhere_is_a_fault(text: str) -> None:
    site.SITE.mkdir()
    (site.SITE / "page.html").write_text("<a href='https://example.org'>a link is not loaded</a>")
    site.check_self_contained()
    (site.SITE / "page.html").write_text(text)
    with pytest.raises(Trouble, match="elsewhere"):
        site.check_self_contained()


def test_the_quick_starts_run() -> None:
    """Their Python, as it is printed."""
    run = 0
    for page in sorted((ROOT / "docs/start").glob("*.md")):
        for code in re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.DOTALL):
            exec(compile(code, str(page), "exec"), {"__name__": page.stem})
            run += 1
    assert run, "some were found"
