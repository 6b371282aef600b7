"""A game's glossary.toml: its terms, each with translations and a meaning."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from chrysalide.games import find_game
from chrysalide.language import LANGUAGES
from tests.positions import GAMES
from workshop.places import PACKAGE

Terms = dict[str, dict[str, Any]]


@pytest.fixture(params=GAMES)
def folder(request: pytest.FixtureRequest) -> Path:
    return find_game(request.param).folder


@pytest.fixture
def terms(folder: Path) -> Terms:
    path = folder / "glossary.toml"
    if not path.exists() and not folder.is_relative_to(PACKAGE):
        pytest.skip("a game from elsewhere may do without")
    found: Terms = tomllib.loads(path.read_text("utf-8"))
    return found


def test_every_entry_is_complete(terms: Terms) -> None:
    assert terms
    for name, term in terms.items():
        assert {*LANGUAGES, "meaning"} <= set(term) <= {*LANGUAGES, "meaning", "also", "rule"}, name
        assert set(term.get("also", {})) <= set(LANGUAGES), name
        assert set(term["meaning"]) == set(LANGUAGES), name
        for words in (*(term[lang] for lang in LANGUAGES), *term["meaning"].values()):
            assert isinstance(words, str), name
            assert words.strip() == words != "", name
            assert "\n" not in words, name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_means_two_things(terms: Terms, lang: str) -> None:
    """What players say may mean several things, but no other term by its own name, and none twice."""
    words = [term[lang].casefold() for term in terms.values()]
    assert sorted(words) == sorted(set(words))
    for name, term in terms.items():
        also = [word.casefold() for word in term.get("also", {}).get(lang, [])]
        assert len(also) == len(set(also)), name
        assert not set(also) & set(words), name


def test_the_rule_that_explains_a_term_exists(folder: Path, terms: Terms) -> None:
    numbers = (folder / "rulebook/numbers.txt").read_text("utf-8").split()
    assert [name for name, term in terms.items() if term.get("rule", numbers[0]) not in numbers] == []


def test_the_french_rules_use_the_words_of_the_box(folder: Path, terms: Terms) -> None:
    rules = (folder / "rulebook/fr.md").read_text("utf-8").casefold()
    assert [term["fr"] for term in terms.values() if term["fr"].casefold() not in rules] == []
