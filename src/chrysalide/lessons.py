"""Lessons: short scripted matches on the real table, as data in a game's folder `lessons/`.

Each step expects one action of the learner; what the others do then is written down too. The words are in
`lessons/<lang>.ftl`: `lesson-<lesson>` names a lesson, `step-<lesson>-<step>` a step, with the attributes `do` (what to
click) and `why`, and `learned-<name>` what a learner takes away, with the attribute `line`.
"""

import logging
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from chrysalide.core.datafile import DataError, Table, open_file
from chrysalide.core.errors import ChrysalideError
from chrysalide.core.game import AnyGame
from chrysalide.core.match import Match
from chrysalide.core.messages import Choice, Message, Refusal
from chrysalide.core.opening import BadEntry, Opening, enter_all
from chrysalide.core.state import OVER
from chrysalide.games import find_game

FOLDER = "lessons"
log = logging.getLogger("chrysalide.lessons")


class NoSuchLesson(ChrysalideError):
    code = "not-found"


class BadLesson(ChrysalideError):
    """A lesson file that is damaged, or that the rules refuse; the message names file, step and field."""

    code = "bad-lesson"


@dataclass(frozen=True)
class Step:
    id: str
    expect: str  # the action that the learner has to find
    then: tuple[
        str, ...
    ] = ()  # what follows: the others' actions, and outcomes of chance that the seed should not decide
    lit: tuple[str, ...] = ()  # things to look at, apart from what is to be clicked
    rule: str | None = None


@dataclass(frozen=True)
class Learned:
    """Something that a learner takes away from a lesson, with a little picture of the game."""

    id: str
    icon: str | None


@dataclass(frozen=True)
class Lesson:
    game: AnyGame
    id: str
    minutes: int
    opening: Opening
    steps: tuple[Step, ...]
    learned: tuple[Learned, ...]
    further: bool = False  # not needed for a first match: that comes before it

    @property
    def seat(self) -> int:
        return self.opening.seat

    def name(self) -> str:
        return f"lesson-{self.id}"

    def text(self, step: Step) -> str:
        return f"step-{self.id}-{step.id}"

    def at(self, index: int) -> Match:
        """The match when step `index` begins; after the last step, where the lesson ends."""
        match = self.opening.play(self.game)
        for step in self.steps[:index]:
            for played in (step.expect, *step.then):
                enter_all(match, (played,))
            match.settle()
        return match


def read_lesson(game: AnyGame, path: Path) -> Lesson:
    """One file, checked field by field and played to its end."""
    file = open_file(path.parent, path.name)
    file.only("minutes", "further", "opening", "steps", "learned")
    lesson = Lesson(
        game,
        path.stem,
        file.number("minutes", 1, 60),
        Opening.read(file.table("opening")),
        tuple(_step(table) for table in file.tables("steps")),
        tuple(_learned(table) for table in file.tables("learned")) if "learned" in file.fields else (),
        file.flag("further"),
    )
    _play(lesson, file)
    return lesson


def _step(table: Table) -> Step:
    table.only("id", "expect", "then", "lit", "rule")
    return Step(
        table.word("id"),
        table.word("expect"),
        tuple(table.texts("then")),
        tuple(table.texts("lit")),
        table.word("rule") if "rule" in table.fields else None,
    )


def _learned(table: Table) -> Learned:
    table.only("id", "icon")
    return Learned(table.word("id"), table.word("icon") if "icon" in table.fields else None)


def _play(lesson: Lesson, file: Table) -> None:
    """Is every step the learner's to make, and legal?"""
    tables = file.tables("steps")
    try:
        match = lesson.opening.play(lesson.game)
    except (BadEntry, ChrysalideError) as wrong:
        file.table("opening").fail("entries", str(wrong))
    for step, table in zip(lesson.steps, tables, strict=True):
        if match.actor != lesson.seat:
            table.fail("expect", "the match is over" if match.actor == OVER else f"it is seat {match.actor}'s turn")
        for field, entries in (("expect", (step.expect,)), ("then", step.then)):
            try:
                enter_all(match, entries)
            except BadEntry as wrong:
                table.fail(field, str(wrong))
        match.settle()


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game in order. Damaged ones are logged and left out: the game can be played all the same."""
    found = []
    for path in _files(find_game(game)):
        try:
            found.append(read_lesson(find_game(game), path))
        except DataError as wrong:
            log.error("%s/%s/%s", game, FOLDER, wrong)
    return tuple(found)


def find_lesson(game: str, lesson: str) -> Lesson:
    for found in lessons(game):
        if found.id == lesson:
            return found
    for path in _files(find_game(game)):
        if path.stem == lesson:
            raise BadLesson("error-bad-lesson", why=_fault(find_game(game), path))
    raise NoSuchLesson("error-no-lesson", lesson=lesson[:60], lessons=[found.id for found in lessons(game)])


def _files(game: AnyGame) -> list[Path]:
    return sorted((game.folder / FOLDER).glob("*.toml"))


def _fault(game: AnyGame, path: Path) -> str:
    try:
        read_lesson(game, path)
    except DataError as wrong:
        return str(wrong)
    return ""


def lesson_words(game: str, lang: str) -> str:
    """The source of the catalogue of a game's lessons; empty where it has none."""
    path = find_game(game).folder / FOLDER / f"{lang}.ftl"
    return path.read_text("utf-8") if path.is_file() else ""


def expected(match: Match, step: Step) -> Choice:
    """The choice that a step asks for, as people see it."""
    code = match.game.parse(match.state, step.expect).code
    return next(one for one in match.choices() if match.game.parse(match.state, one.action).code == code)


def offered(match: Match, step: Step) -> list[Choice]:
    """The choice that a step asks for, followed by those that begin with the same click: it takes as many as ever."""
    asked = expected(match, step)
    if len(asked.targets) < 2:
        return [asked]
    return [asked, *(one for one in match.choices() if one != asked and one.targets[:1] == asked.targets[:1])]


def why_not(match: Match, target: str) -> Refusal:
    """What the game says to a click that the step does not ask for; where the rules allow it, the lesson itself."""
    return match.why_not(target) or Refusal(None, Message("lesson-not-now"))
