"""The documentation: what its builder refuses. The build itself is one of the checks (workshop/checks.py)."""

import re
from pathlib import Path

import pytest

import chrysalide
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
    listed = [page for section in site.sections() for pages in section.values() for page in pages]  # type: ignore[attr-defined] # lists, here
    assert sorted([*listed, "index.md"]) == sorted(site.sources().values())
    monkeypatch.delitem(site.SECTIONS, "How to")
    with pytest.raises(Trouble, match=r"docs/hosting\.md"):
        site.sections()


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
    for page in sorted((ROOT / "docs/start").glob("*.md")):
        for code in re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.DOTALL):
            exec(compile(code, str(page), "exec"), {"__name__": page.stem})
