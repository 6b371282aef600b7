"""What explains the rules of a game: a first page and worked examples, as data in the game's folder `guide/`.

The words are in `guide/<lang>.ftl`. Of the first page: `brief-aim`, `brief-turn`, `brief-end`, and for each piece
`brief-<id>` and `brief-<id>-text`; of an example: `example-<id>`, its title, and its lines `example-<id>-1` and so on.
"""

from dataclasses import asdict, dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from chrysalide.core.datafile import DataError, Table, open_file
from chrysalide.core.errors import ChrysalideError
from chrysalide.core.game import View
from chrysalide.core.opening import BadEntry, Opening
from chrysalide.games import find_game
from chrysalide.language import Catalogue


@dataclass(frozen=True)
class Piece:
    """A few words with pictures, which are drawings of the game's web/art without their ending."""

    title: str
    text: str
    pictures: tuple[str, ...] = ()


@dataclass(frozen=True)
class Brief:
    aim: str
    turn: str  # the heading above the steps
    steps: tuple[Piece, ...]
    end: str
    facts: tuple[Piece, ...]  # numbers worth remembering
    tips: tuple[Piece, ...]


@dataclass(frozen=True)
class Example:
    """A position that shows what a chapter says, with a few lines about it."""

    id: str
    chapter: str
    opening: Opening
    lines: int
    lit: tuple[str, ...]  # targets to look at
    zoom: tuple[str, ...]  # targets to show large; none: the whole board

    def in_words(self, texts: "Texts") -> dict[str, Any]:
        word = f"example-{self.id}"
        return {
            "id": self.id,
            "chapter": self.chapter,
            "title": texts.say(word),
            "lines": [texts.say(f"{word}-{line}") for line in range(1, self.lines + 1)],
            "lit": list(self.lit),
            "zoom": list(self.zoom),
        }


class NoSuchExample(ChrysalideError):
    code = "not-found"


@dataclass(frozen=True)
class Guide:
    game: str
    lang: str
    brief: Brief | None
    examples: tuple[dict[str, Any], ...] = ()

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


class Texts:
    """The catalogue of a guide; a missing message is an error that names the file."""

    def __init__(self, folder: Path, lang: str) -> None:
        self._file = f"guide/{lang}.ftl"
        path = folder / f"{lang}.ftl"
        if not path.is_file():
            raise DataError(f"{self._file}: cannot be read")
        self._catalogue = Catalogue(lang, path.read_text("utf-8"))

    def say(self, message: str) -> str:
        if not self._catalogue.knows(message):
            raise DataError(f"{self._file}: {message}: is missing")
        return self._catalogue.say(message, {})[0]


@cache
def guide(game: str, lang: str) -> Guide:
    """Read guide/ of a game; empty if the game has none."""
    folder = find_game(game).folder / "guide"
    if not folder.is_dir():
        return Guide(game, lang, None)
    texts = Texts(folder, lang)
    brief = _brief(folder, texts) if (folder / "brief.toml").is_file() else None
    return Guide(game, lang, brief, tuple(example.in_words(texts) for example in examples(game)))


@cache
def examples(game: str) -> tuple[Example, ...]:
    """Several examples may begin from one opening, each with entries of its own behind it."""
    folder = find_game(game).folder / "guide"
    if not (folder / "examples.toml").is_file():
        return ()
    file = open_file(folder, "examples.toml")
    file.only("openings", "examples")
    names = file.table("openings")
    openings = {name: _opening(names.inside(name), folder.parent / "lessons") for name in names.fields}
    return tuple(_example(table, openings) for table in file.tables("examples"))


@cache
def example_view(game: str, example: str) -> View:
    """What the seat of an example sees; DataError if the rules refuse its opening."""
    for found in examples(game):
        if found.id == example:
            try:
                match = found.opening.play(find_game(game))
            except (BadEntry, ChrysalideError) as wrong:
                raise DataError(f"examples.toml: {example}: opening: {wrong}") from wrong
            return match.view(found.opening.seat)
    raise NoSuchExample("error-no-example", example=example[:60])


def _opening(table: Table, lessons: Path) -> Opening:
    """A position of its own, or the one that a lesson begins from."""
    if "lesson" not in table.fields:
        return Opening.read(table)
    table.only("lesson")
    return Opening.read(open_file(lessons, f"{table.word('lesson')}.toml").table("opening"))


def _example(table: Table, openings: dict[str, Opening]) -> Example:
    table.only("id", "chapter", "opening", "then", "lines", "lit", "zoom")
    opening = openings[table.word("opening", openings)]
    return Example(
        table.word("id"),
        table.word("chapter"),
        replace(opening, entries=(*opening.entries, *table.texts("then"))),
        table.number("lines", 2, 4),
        tuple(table.texts("lit")),
        tuple(table.texts("zoom")),
    )


def _brief(folder: Path, texts: Texts) -> Brief:
    file = open_file(folder, "brief.toml")
    file.only("steps", "facts", "tips")
    art = folder.parent / "web" / "art"

    def pieces(field: str) -> tuple[Piece, ...]:
        return tuple(_piece(table, texts, art) for table in file.tables(field))

    return Brief(
        texts.say("brief-aim"),
        texts.say("brief-turn"),
        pieces("steps"),
        texts.say("brief-end"),
        pieces("facts") if "facts" in file.fields else (),
        pieces("tips"),
    )


def _piece(table: Table, texts: Texts, art: Path) -> Piece:
    table.only("id", "pictures")
    word = f"brief-{table.word('id')}"
    pictures = table.fields.get("pictures", [])
    if not isinstance(pictures, list):
        table.fail("pictures", f"{pictures!r} is not a list")
    # An installed game comes without its drawings: they are built into the page.
    if art.is_dir():
        for picture in pictures:
            if not isinstance(picture, str) or not (art / f"{picture}.svg").is_file():
                table.fail("pictures", f"{picture!r} is not a drawing in web/art")
    return Piece(texts.say(word), texts.say(f"{word}-text"), tuple(pictures))
