"""A game's glossary.toml: the words of the box, each with its counterparts and what it means."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from chrysalide.games import kit
from chrysalide.language import LANGUAGES
from tests.positions import GAMES

GLOSSARIES = [path for game in GAMES if (path := kit(game).folder / "glossary.toml").exists()]
every_glossary = pytest.mark.parametrize("path", GLOSSARIES, ids=lambda path: str(path.parent.name))


def terms(path: Path) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = tomllib.loads(path.read_text("utf-8"))
    return found


@every_glossary
def test_every_entry_is_complete(path: Path) -> None:
    assert terms(path)
    for name, term in terms(path).items():
        assert set(term) == {*LANGUAGES, "meaning"}, name
        assert set(term["meaning"]) == set(LANGUAGES), name
        for words in (*(term[lang] for lang in LANGUAGES), *term["meaning"].values()):
            assert isinstance(words, str), name
            assert words.strip() == words != "", name
            assert "\n" not in words, name


@every_glossary
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_means_two_things(path: Path, lang: str) -> None:
    words = [term[lang].casefold() for term in terms(path).values()]
    assert sorted(words) == sorted(set(words))


@every_glossary
def test_the_french_rules_use_the_words_of_the_box(path: Path) -> None:
    rules = (path.parent / "rulebook/fr.md").read_text("utf-8").casefold()
    assert [term["fr"] for term in terms(path).values() if term["fr"].casefold() not in rules] == []
