"""What a page will need, named in its head: a browser fetches it at once, and not when one script after the other asks.

Nothing is added to what a page fetches. Words are named in all languages; the script before the first paint knows the
reader's and asks for those (`web/src/first-paint.js`).
"""

import json
from collections.abc import Iterator
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

import chrysalide

FILES = "files.json"  # what the build says about its files, by their sources
GAMES = "../src/chrysalide/games"
TABLE = "src/table/TablePage.svelte"
WORDS = ("locale/{lang}.ftl?raw", "../src/chrysalide/locale/shared/{lang}.ftl?raw")
LANGS = ("fr", "en", "es")
WAITING = "<link data-lang="
FETCH = 'rel="preload" as="fetch" crossorigin'


class Tags(NamedTuple):
    by_language: list[str]  # before the script that knows the language
    at_once: list[str]


def tags(folder: Path, path: str, game: str | None) -> Tags:
    """For the page at this path; `game`: the one that is played there."""
    try:
        files = _files(folder, (folder / FILES).stat().st_mtime_ns)
    except FileNotFoundError:
        return Tags([], [])
    place = path.strip("/").partition("/")[0]
    found = list(dict.fromkeys(_tags(files, place, game)))
    waiting = [tag for tag in found if tag.startswith(WAITING)]
    return Tags(waiting, [tag for tag in found if tag not in waiting])


@lru_cache(2)
def _files(folder: Path, _changed: int) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder / FILES).read_text("utf-8"))
    return found


def _tags(files: dict[str, Any], place: str, game: str | None) -> Iterator[str]:
    for source in WORDS:
        yield from _in_each_language(files, source, 'rel="modulepreload" crossorigin')
    if place == "":
        yield from _of_home(files)
    elif place == "table" and game is not None:
        yield from _of_table(files, game)


def _of_home(files: dict[str, Any]) -> Iterator[str]:
    yield _link("/api/games", FETCH)
    for lang in LANGS:
        yield _link(f"/api/covers/{lang}", FETCH, lang)
    for game in chrysalide.games():
        if box := files.get(f"{GAMES}/{game}/web/box.svg"):
            yield _link(f"/{box['file']}", 'rel="preload" as="image"')


def _of_table(files: dict[str, Any], game: str) -> Iterator[str]:
    yield from _with_imports(files, TABLE)
    yield from _with_imports(files, f"{GAMES}/{game}/web/index.ts")
    yield _link("/api/games", FETCH)
    yield from _in_each_language(files, f"{GAMES}/{game}/locale/{{lang}}.ftl", FETCH)


def _in_each_language(files: dict[str, Any], source: str, how: str) -> Iterator[str]:
    for lang in LANGS:
        if words := files.get(source.format(lang=lang)):
            yield _link(f"/{words['file']}", how, lang)


def _with_imports(files: dict[str, Any], source: str) -> Iterator[str]:
    """A script, its styles and all that it imports; the page itself names what belongs to the shell."""
    chunk = files.get(source)
    if chunk is None or source.startswith("_shell-"):
        return
    yield _link(f"/{chunk['file']}", 'rel="modulepreload" crossorigin')
    for style in chunk.get("css", ()):
        yield _link(f"/{style}", 'rel="preload" as="style" crossorigin')
    for name in chunk.get("imports", ()):
        yield from _with_imports(files, name)


def _link(address: str, how: str, lang: str | None = None) -> str:
    """For one language only: `data-rel`, until the page knows that it is the reader's."""
    kind = how if lang is None else f'data-lang="{lang}" data-{how}'
    return f'<link {kind} href="{escape(address)}" />'
