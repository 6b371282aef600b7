"""A game's guide/: the first page of its rules and worked examples, in every language; damage is named."""

import re
from pathlib import Path
from types import SimpleNamespace

import pytest

from chrysalide import guide as guides
from chrysalide.core.datafile import DataError
from chrysalide.core.opening import Opening
from chrysalide.games import find_game
from chrysalide.language import LANGUAGES
from chrysalide.rulebook import rulebook
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


@pytest.mark.parametrize("game", GAMES)
def test_every_example_can_be_played_and_belongs_to_a_chapter(game: str) -> None:
    """A chapter without rules that show on a board may have none; a game may do without."""
    found = guides.examples(game)
    assert len({example.id for example in found}) == len(found)
    chapters = {chapter.number for chapter in rulebook(game, "fr").chapters}
    for example in found:
        assert example.chapter in chapters, example.id
        view = guides.example_view(game, example.id)
        assert view["viewer"] == example.opening.seat
        state = example.opening.play(find_game(game)).state
        # What is lit or large is something that a click could mean; browser tests look for it on the board.
        lost = [target for target in (*example.lit, *example.zoom) if find_game(game).aim(state, target) is None]
        assert lost == [], example.id


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_example_has_its_words(game: str, lang: str) -> None:
    told = guides.guide(game, lang).examples
    assert [example["id"] for example in told] == [example.id for example in guides.examples(game)]
    for example in told:
        assert 2 <= len(example["lines"]) <= 4
        assert all(line.endswith(".") for line in example["lines"]), example["id"]
        assert example["title"][:1].islower(), "it stands behind a colon"


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
    folder.rmdir()
    told = guides.guide.__wrapped__("pebbles", "en").as_json()
    assert told == {"game": "pebbles", "lang": "en", "brief": None, "examples": ()}


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


EXAMPLES = """
[openings.start]
seats = 2
entries = []

[[examples]]
id = "heap"
chapter = "3"
opening = "start"
then = ["take 1"]
lines = 2
"""


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (
            EXAMPLES.replace('opening = "start"', 'opening = "end"'),
            "examples 1 (heap): opening: 'end' is not one of start",
        ),
        (EXAMPLES.replace('chapter = "3"', ""), "examples 1 (heap): chapter: is missing"),
        (EXAMPLES.replace("lines = 2", "lines = 7"), "examples 1 (heap): lines: 7 is not an integer from 2 to 4"),
        (EXAMPLES.replace("seats = 2", "chairs = 2"), "openings, start: chairs: is not one of"),
        (EXAMPLES.replace('["take 1"]', "[1]"), "examples 1 (heap): then: 1 is not a text"),
    ],
)
def test_a_damaged_example_is_named(folder: Path, wrong: str, why: str) -> None:
    (folder / "examples.toml").write_text(wrong, "utf-8")
    with pytest.raises(DataError, match=re.escape(f"examples.toml: {why}")):
        guides.examples.__wrapped__("pebbles")


def test_an_example_may_begin_where_a_lesson_does(folder: Path) -> None:
    (folder / "examples.toml").write_text(EXAMPLES.replace("seats = 2\nentries = []", 'lesson = "1-heap"'), "utf-8")
    with pytest.raises(DataError, match=r"1-heap\.toml: file: cannot be read"):
        guides.examples.__wrapped__("pebbles")
    (folder.parent / "lessons").mkdir()
    (folder.parent / "lessons/1-heap.toml").write_text('[opening]\nseats = 3\nentries = ["take 2"]\n', "utf-8")
    (example,) = guides.examples.__wrapped__("pebbles")
    assert example.opening == Opening(3, entries=("take 2", "take 1"))


def test_an_example_that_the_rules_refuse_names_the_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = guides.Example("heap", "2", Opening(2, entries=("layout L99",)), 2, (), ())
    monkeypatch.setattr(guides, "examples", lambda game: (wrong,))
    with pytest.raises(DataError, match=r"examples\.toml: heap: opening: 'layout L99'"):
        guides.example_view.__wrapped__("celestes", "heap")
    with pytest.raises(guides.NoSuchExample):
        guides.example_view.__wrapped__("celestes", "nothing")
