"""The first page of a game's rules: its aim, a turn, the end and three tips. Read from the game's guide/ folder."""

from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

from chrysalide.core.datafile import DataError, Table, open_file
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
class Guide:
    game: str
    lang: str
    brief: Brief | None

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
    return Guide(game, lang, _brief(folder, lang) if (folder / "brief.toml").is_file() else None)


def _brief(folder: Path, lang: str) -> Brief:
    file, texts = open_file(folder, "brief.toml"), Texts(folder, lang)
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
    """Its words are the messages brief-<id> and brief-<id>-text."""
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
