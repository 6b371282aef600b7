"""How rulebooks and glossaries are parsed: rules by number, folded notes, terms of the game."""

from pathlib import Path
from types import SimpleNamespace

import pytest

from chrysalide import rulebook

BOOK = """# Pebbles

## 1 The heap

- **1.1** [B] Take one pebble.
  > The box shows a hand with one pebble in it.
- **1.2** [O] Then pass.
"""
GLOSSARY = """
[pebble]
fr = "caillou"
en = "pebble"
es = "guijarro"
meaning = { fr = "Il se prend.", en = "What is taken.", es = "Lo que se toma." }
also = { en = ["stone"] }
rule = "1.1"
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(rulebook, "find_game", lambda game: SimpleNamespace(folder=tmp_path))
    (tmp_path / "rulebook").mkdir()
    return tmp_path


def read(folder: Path, text: str) -> rulebook.Rulebook:
    (folder / "rulebook" / "en.md").write_text(text, "utf-8")
    return rulebook.rulebook.__wrapped__("pebbles", "en")


def test_a_note_stands_beside_its_rule_and_not_in_it(folder: Path) -> None:
    first, second = read(folder, BOOK).chapters[0].rules
    assert (first.text, first.note) == ("Take one pebble.", "The box shows a hand with one pebble in it.")
    assert (second.text, second.note) == ("Then pass.", None)


@pytest.mark.parametrize(
    "wrong",
    [
        BOOK.replace("  >", ">"),
        BOOK.replace("## 1 The heap\n", "## 1 The heap\n\n  > Nothing to note yet.\n"),
        BOOK + "  > One.\n  > Two.\n",
    ],
)
def test_a_note_belongs_to_one_rule_and_is_the_only_one(folder: Path, wrong: str) -> None:
    with pytest.raises(ValueError, match="cannot read"):
        read(folder, wrong)


def test_the_words_of_the_box_come_with_the_rules(folder: Path) -> None:
    assert read(folder, BOOK).glossary == []
    (folder / "glossary.toml").write_text(GLOSSARY, "utf-8")
    assert read(folder, BOOK).as_json()["glossary"] == [
        {
            "term": "pebble",
            "box": "caillou",
            "others": ["caillou", "guijarro"],
            "also": ["stone"],
            "meaning": "What is taken.",
            "rule": "1.1",
        }
    ]
    french = rulebook.glossary("pebbles", "fr")[0]
    assert (french.term, french.box, french.also) == ("caillou", None, [])
