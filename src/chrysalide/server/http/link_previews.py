"""What a messenger or a search engine shows of a link: title, description and picture in the page's head.

Nothing here depends on the client, except for the language. Names appear only for tables in the public list: a link to
any other table says which game it is, and no more.
"""

import re
from dataclasses import dataclass
from html import escape
from pathlib import Path
from urllib.parse import urlsplit

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request

import chrysalide
from chrysalide.core.errors import ChrysalideError
from chrysalide.language import Words, best_language
from chrysalide.server.http import preloads
from chrysalide.server.http.origins import read_origins
from chrysalide.server.store.rows import StoredTable
from chrysalide.server.store.storage import Storage
from chrysalide.server.table.tokens import is_table_id

TITLE = re.compile(r"<title>[^<]*</title>")
LANG = re.compile(r'<html lang="[a-z]{2}"')
PICTURE = "/icons/share.png"
LOCALES = {"fr": "fr_FR", "en": "en_GB", "es": "es_ES"}
GAME_PAGES = {"rules": "preview-rules", "learn": "preview-learn", "problems": "preview-problems", "new": "preview-new"}
MOST_NAMES = 5


@dataclass(frozen=True)
class Preview:
    title: str
    about: str
    hidden: bool = False  # search engines are asked to leave it out
    game: str | None = None  # the one that is played there


async def described(html: str, request: Request, storage: Storage, folder: Path) -> str:
    """The page with the head of this address, in the reader's language; the built page lies in `folder`."""
    lang = best_language(request.headers.get("accept-language"))
    path = request.url.path
    preview = await _preview(path, lang, storage)
    needed = await run_in_threadpool(preloads.tags, folder, path, preview.game)
    head = "\n    ".join([*_tags(preview, lang, _origin(request), path), *needed.by_language])
    # After the page's own scripts: the first of them asks for the table.
    last = "".join(f"  {tag}\n  " for tag in needed.at_once)
    html = TITLE.sub(lambda _title: head, html, count=1).replace("</head>", f"{last}</head>", 1)
    return LANG.sub(f'<html lang="{lang}"', html, count=1)


async def _preview(path: str, lang: str, storage: Storage) -> Preview:
    match [part for part in path.split("/") if part]:
        case ["table" | "replay" | "review" as page, table, *_] if is_table_id(table):
            return await _of_table(page, table, lang, storage) or _of_site(lang)
        case [page, game, *_] if page in GAME_PAGES and game in chrysalide.games():
            words = Words(game, lang)
            title = words.say(GAME_PAGES[page], game=words.say("game-title"))
            return Preview(title, words.say("game-about"))
        case ["carnet" | "records"]:
            site = _of_site(lang)
            return Preview(site.title, site.about, hidden=True)
    return _of_site(lang)


def _of_site(lang: str) -> Preview:
    return Preview("Chrysalide", Words(None, lang).say("preview-site"))


async def _of_table(page: str, table: str, lang: str, storage: Storage) -> Preview | None:
    """A table by its game and state; with names if anybody may find it."""
    try:
        stored = await storage.glance(table)
    except ChrysalideError:  # the database is down: the page says so itself
        return None
    if stored is None or stored.game not in chrysalide.games():
        return None
    words = Words(stored.game, lang)
    over = stored.status == "over" or stored.imported
    replay = page == "replay" or over
    kind = "replay" if replay else "waiting" if stored.status == "waiting" else "playing"
    kind = "review" if page == "review" and over else kind
    title = words.say(f"preview-{kind}", game=words.say("game-title"))
    named = _names(stored)
    about = words.say("preview-with", names=named) if named else words.say("game-line")
    return Preview(title, about, hidden=True, game=stored.game)


def _names(stored: StoredTable) -> list[str]:
    if not stored.listed:
        return []
    return [seat.name for seat in stored.seats if seat.kind == "person" and seat.name][:MOST_NAMES]


def _origin(request: Request) -> str:
    """Where people reach the site, for addresses that have to be whole; as the operator says, if they do."""
    named = sorted(read_origins())
    if named:
        return named[0]
    parts = urlsplit(str(request.base_url))
    return f"{parts.scheme}://{parts.netloc}"


def _tags(preview: Preview, lang: str, origin: str, path: str) -> list[str]:
    """All of it is escaped: names are what people typed, and paths what anybody may ask for."""
    title = preview.title if preview.title == "Chrysalide" else f"{preview.title} · Chrysalide"
    facts = {
        "og:site_name": "Chrysalide",
        "og:type": "website",
        "og:title": preview.title,
        "og:description": preview.about,
        "og:locale": LOCALES[lang],
        "og:url": origin + path,
        "og:image": origin + PICTURE,
        "og:image:width": "1200",
        "og:image:height": "630",
    }
    return [
        f"<title>{escape(title)}</title>",
        f'<meta name="description" content="{escape(preview.about)}" />',
        *(['<meta name="robots" content="noindex" />'] if preview.hidden else []),
        *(f'<meta property="{name}" content="{escape(value)}" />' for name, value in facts.items()),
        '<meta name="twitter:card" content="summary_large_image" />',
    ]
