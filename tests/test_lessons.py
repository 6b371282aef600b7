"""Every lesson of every game can be played to its end, in the words of every language."""

import logging
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from chrysalide.core.datafile import DataError
from chrysalide.core.match import Match
from chrysalide.core.opening import BadEntry, Opening, enter_all
from chrysalide.games import find_game
from chrysalide.language import LANGUAGES
from chrysalide.lessons import (
    FOLDER,
    BadLesson,
    NoSuchLesson,
    expected,
    find_lesson,
    lesson_words,
    lessons,
    read_lesson,
)
from chrysalide.lessons import why_not as lesson_why_not
from chrysalide.rulebook import rulebook
from tests.positions import GAMES, every_game

FILES = [path for game in GAMES for path in sorted((find_game(game).folder / FOLDER).glob("*.toml"))]
every_file = pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parents[1].name}-{path.stem}")
every_language = pytest.mark.parametrize("lang", LANGUAGES)
LONGEST = {"": 60, "do": 120, "why": 260, "aim": 180}  # characters: a bubble, not a page


@every_file
def test_every_step_is_the_learners_to_make_and_legal(path: Path) -> None:
    lesson = read_lesson(find_game(path.parents[1].name), path)
    for index, step in enumerate(lesson.steps):
        match = lesson.at(index)
        assert match.actor == lesson.seat
        assert match.allows(step.expect)
        assert expected(match, step).targets is not None


@every_game
def test_lessons_that_a_first_match_does_not_need_come_last(game: str) -> None:
    further = [lesson.further for lesson in lessons(game)]
    assert further == sorted(further)
    assert not any(further[:1])


@every_file
def test_a_step_names_a_rule_of_the_rulebook(path: Path) -> None:
    game = path.parents[1].name
    for step in read_lesson(find_game(game), path).steps:
        if step.rule is not None:
            assert rulebook(game, "en").rule(step.rule), f"{path.name}: {step.id}: there is no rule {step.rule}"


@every_game
@every_language
def test_every_text_of_a_lesson_is_there_and_nothing_else(game: str, lang: str) -> None:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(lesson_words(game, lang)))
    wanted: dict[str, tuple[str, ...]] = {}
    for lesson in lessons(game):
        wanted[lesson.name()] = ("", "about", *(["aim"] if lesson is lessons(game)[0] else []))
        wanted |= {lesson.text(step): ("", "do", "why") for step in lesson.steps}
        wanted |= {f"learned-{one.id}": ("", "line") for one in lesson.learned}
    for name, parts in wanted.items():
        assert bundle.has_message(name), f"{game}/lessons/{lang}.ftl has no {name}"
        message = bundle.get_message(name)
        for part in parts:
            pattern = message.attributes.get(part) if part else message.value
            assert pattern is not None, f"{game}/lessons/{lang}.ftl: {name} has no .{part}"
            text, errors = bundle.format_pattern(pattern, {})
            assert not errors
            assert isinstance(text, str)
            assert len(text) <= LONGEST.get(part, 120), (
                f"{game}/lessons/{lang}.ftl: {name}.{part} is too long for a bubble"
            )
            assert text.count("**") % 2 == 0, f"{game}/lessons/{lang}.ftl: {name}.{part}: a ** is not closed"
    assert set(bundle._messages) == set(wanted), f"{game}/lessons/{lang}.ftl has messages that no lesson uses"


@every_game
def test_lessons_are_played_by_the_rules_of_today_without_a_fault(game: str, caplog: pytest.LogCaptureFixture) -> None:
    lessons.cache_clear()
    with caplog.at_level(logging.ERROR):
        found = lessons(game)
    assert caplog.messages == []
    assert [lesson.id for lesson in found] == [path.stem for path in FILES if path.parents[1].name == game]


# --- what is wrong is named, and the game can be played all the same -------------------------------------------------

DAMAGED = [
    ('expect = "take 9"', 'expect = "take 4"', "steps 1 (pair): expect: 'take 4': "),
    ('expect = "take 9"', 'expect = "tke 9"', "steps 1 (pair): expect: 'tke 9': "),
    ('expect = "take 9"', "", "steps 1 (pair): expect: is missing"),
    ('then = ["take 10", "bolina"]', "then = []", "steps 2 (bolina): expect: it is seat 1's turn"),
    ('then = ["take 10", "bolina"]', "then = 3", "steps 1 (pair): then: 3 is not a list"),
    ('then = ["take 10", "bolina"]', 'then = [""]', "steps 1 (pair): then: '' is not a text"),
    ('rule = "5.1"', 'rules = "5.1"', "steps 4 (cover): rules: is not one of"),
    ("minutes = 4", "minutes = 0", "file: minutes: 0 is not an integer from 1 to 60"),
    ("seats = 2", "seats = 9", "opening: entries: "),
    ('"layout L01",', '"layout L99",', "opening: entries: 'layout L99': "),
    ("minutes = 4", "minutes = ", "file: Invalid value"),
]


@pytest.fixture
def own_lesson(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The lesson of one game in a file that a test may damage."""
    path = tmp_path / "1-round.toml"
    shutil.copy(find_game("celestes").folder / FOLDER / path.name, path)
    monkeypatch.setattr("chrysalide.lessons._files", lambda game: [path])
    lessons.cache_clear()
    yield path
    lessons.cache_clear()


@pytest.mark.parametrize(("right", "wrong", "said"), DAMAGED, ids=[said[:40] for _, _, said in DAMAGED])
def test_a_damaged_lesson_is_named_and_left_out(
    own_lesson: Path, right: str, wrong: str, said: str, caplog: pytest.LogCaptureFixture
) -> None:
    text = own_lesson.read_text("utf-8")
    assert right in text
    own_lesson.write_text(text.replace(right, wrong, 1), "utf-8")
    with pytest.raises(DataError, match=r"1-round\.toml") as caught:
        read_lesson(find_game("celestes"), own_lesson)
    assert f"1-round.toml: {said}" in str(caught.value)
    with caplog.at_level(logging.ERROR):
        assert lessons("celestes") == ()
    assert said in caplog.text
    with pytest.raises(BadLesson, match=r"1-round\.toml"):
        find_lesson("celestes", "1-round")
    assert Match(find_game("celestes"), 2, seed=1).legal()


def test_an_unknown_lesson_is_refused_with_the_names_of_those_there_are() -> None:
    with pytest.raises(NoSuchLesson, match="1-round"):
        find_lesson("celestes", "2-nothing")


def test_a_wrong_click_is_answered_by_the_game_or_by_the_lesson() -> None:
    match = find_lesson("celestes", "1-round").at(0)
    covered = lesson_why_not(match, "slot:1")
    assert covered.rule is not None
    assert covered.message.id.startswith("refuse-")
    assert lesson_why_not(match, "slot:13").message.id == "lesson-not-now"  # legal, but not what the step asks for


# --- openings ----------------------------------------------------------------------------------------------------


def test_chance_follows_the_seed_unless_an_entry_says_otherwise() -> None:
    game = find_game("celestes")
    drawn = Opening(2, seed="a").play(game)
    assert drawn.entries == Opening(2, seed="a").play(game).entries
    assert drawn.entries != Opening(2, seed="b").play(game).entries
    chosen = Opening(2, entries=("layout L07", "first 1")).play(game)
    assert chosen.entries[:2] == ["layout L07", "first 1"]
    assert chosen.actor == 1


def test_an_entry_that_cannot_come_next_is_named() -> None:
    match = Opening(2, entries=("first 1",)).play(find_game("celestes"))
    with pytest.raises(BadEntry, match="'first 0'"):
        enter_all(match, ["first 0"])
