"""What every report page has: no external resources, the drawing of the game, sections and tables."""

from base64 import b64encode
from collections.abc import Sequence
from pathlib import Path
from xml.etree.ElementTree import Element

from chrysalide.arena.markup import Part, document, tag
from chrysalide.arena.speaker import Speaker
from chrysalide.games import find_game

CLOSED = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"


def sheet(lang: str, title: str, parts: Sequence[Part]) -> str:
    head = [
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name="color-scheme", content="light dark"),
        tag("meta", http_equiv="Content-Security-Policy", content=CLOSED),
        tag("title", title),
        tag("style", (Path(__file__).parent / "page.css").read_text("utf-8")),
    ]
    return document(lang, head, [tag("main", parts)])


def header(game: str, kind: str, title: str, lines: list[str]) -> Element:
    box = find_game(game).folder / "web" / "box.svg"
    drawing = b64encode(box.read_bytes()).decode() if box.is_file() else None
    return tag(
        "header",
        tag("img", src=f"data:image/svg+xml;base64,{drawing}", alt="") if drawing else None,
        tag("div", tag("p", kind, class_="eyebrow"), tag("h1", title), [tag("p", line) for line in lines]),
    )


def section(title: str, note: str, *parts: Part) -> Element:
    return tag("section", tag("h2", title), tag("p", note, class_="note"), *parts)


def table(columns: Sequence[str], names: list[str], rows: Sequence[Sequence[str]]) -> Element:
    """A table; `columns` are its headings, the first one for the names."""
    head = tag("tr", (tag("th", column, scope="col") for column in columns))
    body = [
        tag("tr", tag("th", name, scope="row"), (tag("td", cell) for cell in row))
        for name, row in zip(names, rows, strict=True)
    ]
    return tag("div", tag("table", tag("thead", head), tag("tbody", body)), class_="scroll", tabindex="0")


def folded(summary: str, *parts: Part) -> Element:
    """A part that a reader can unfold, without a script."""
    return tag("details", tag("summary", summary), *parts)


def level_name(speaker: Speaker, level: str) -> str:
    """The name of a level in the reader's language."""
    return speaker.say("bot-level", level=level)


def closing(title: str, lines: list[str], command: str) -> Element:
    """How it was computed, and the command that computes it again."""
    return tag("footer", tag("h2", title), [tag("p", line) for line in lines], tag("pre", tag("code", command)))
