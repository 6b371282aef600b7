"""A game's guide/: the first page of its rules. Every text is there in every language, and damage is named."""

import re
from pathlib import Path
from types import SimpleNamespace

import pytest

from chrysalide import guide as guides
from chrysalide.core.datafile import DataError
from chrysalide.language import LANGUAGES
from tests.positions import GAMES

BRIEF = """
[[steps]]
id = "take"
pictures = ["heap"]

[[tips]]
id = "wait"
"""
WORDS = """
brief-aim = Take the last.
brief-turn = Your turn
brief-end = The heap is empty.
brief-take = Take
brief-take-text = One pebble.
brief-wait = Wait.
brief-wait-text = It pays.
"""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_first_page_can_be_read_in_three_minutes(game: str, lang: str) -> None:
    brief = guides.guide(game, lang).brief
    if brief is None:
        pytest.skip("a game may do without")
    pieces = [*brief.steps, *brief.tips]
    assert len(brief.tips) == 3
    words = re.findall(r"\w+", " ".join([brief.aim, brief.end, *(f"{piece.title} {piece.text}" for piece in pieces)]))
    assert 60 < len(words) < 200


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(guides, "find_game", lambda game: SimpleNamespace(folder=tmp_path))
    (tmp_path / "web/art").mkdir(parents=True)
    (tmp_path / "web/art/heap.svg").touch()
    (tmp_path / "guide").mkdir()
    return tmp_path / "guide"


def read(folder: Path, brief: str, words: str) -> guides.Guide:
    (folder / "brief.toml").write_text(brief, "utf-8")
    (folder / "en.ftl").write_text(words, "utf-8")
    return guides.guide.__wrapped__("pebbles", "en")


def test_a_game_may_have_no_guide(folder: Path) -> None:
    assert guides.guide.__wrapped__("pebbles", "en").as_json() == {"game": "pebbles", "lang": "en", "brief": None}


def test_words_and_pictures_are_put_together(folder: Path) -> None:
    brief = read(folder, BRIEF, WORDS).as_json()["brief"]
    assert brief["aim"] == "Take the last."
    assert brief["steps"] == ({"title": "Take", "text": "One pebble.", "pictures": ("heap",)},)
    assert brief["facts"] == ()


@pytest.mark.parametrize(
    ("brief", "words", "why"),
    [
        (BRIEF, WORDS.replace("brief-wait-text", "brief-wait-on"), "guide/en.ftl: brief-wait-text: is missing"),
        (BRIEF, WORDS.replace("brief-aim", "aim"), "guide/en.ftl: brief-aim: is missing"),
        (BRIEF.replace('"heap"', '"hoop"'), WORDS, "brief.toml: steps 1 (take): pictures: 'hoop' is not a drawing"),
        (BRIEF.replace('["heap"]', '"heap"'), WORDS, "brief.toml: steps 1 (take): pictures: 'heap' is not a list"),
        (BRIEF.replace('id = "take"', ""), WORDS, "brief.toml: steps 1: id: is missing"),
        (BRIEF.replace("pictures", "picture"), WORDS, "brief.toml: steps 1 (take): picture: is not one of"),
        (BRIEF.replace("[[tips]]", "[[tip]]"), WORDS, "brief.toml: file: tip: is not one of"),
        (BRIEF.replace("[[tips]]\n", "[tips]\n"), WORDS, "brief.toml: file: tips: is not a list of tables"),
        ("[[steps", WORDS, "brief.toml: file: "),
    ],
)
def test_damage_is_named(folder: Path, brief: str, words: str, why: str) -> None:
    with pytest.raises(DataError, match=re.escape(why)):
        read(folder, brief, words)


def test_a_missing_catalogue_is_named(folder: Path) -> None:
    (folder / "brief.toml").write_text(BRIEF, "utf-8")
    with pytest.raises(DataError, match=r"guide/en\.ftl: cannot be read"):
        guides.guide.__wrapped__("pebbles", "en")
