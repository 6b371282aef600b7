"""The page, Python for browsers and the rules in one folder of files, which any host of files can serve.

Every address of such a page is that of its `index.html`, with the path after a question mark: no host has to know one.
"""

import asyncio
import re
import shutil
import zipfile
from collections.abc import Iterator
from contextlib import suppress
from html import escape
from pathlib import Path
from tempfile import mkdtemp

import chrysalide
from chrysalide import bundle
from chrysalide.core.errors import ChrysalideError
from chrysalide.language import LANGUAGES
from chrysalide.local.desk import Desk
from chrysalide.local.keeping import Memory

PACKAGE = Path(chrysalide.__file__).parent
PAGE = PACKAGE / "server/page"
INDEX, ARCHIVE, ABOUT = "index.html", "device.zip", "README.txt"
LIST = "files.txt"  # of all that an export wrote, by which the next one knows what to replace
LICENCES = "licences"
BY_GAME = ("encyclopedia", "problems")
# Copies for browsers of a site, notes of the build, and the page, which is written for the export.
LEFT_OUT = re.compile(r".*\.(br|gz)|files\.json|made-from\.txt|index\.html|device\.zip")
FROM_ROOT = re.compile(r' (src|href)="/')
NOT_IN_META = re.compile(r" frame-ancestors [^;]*;")  # browsers read it in headers only


class NotExported(ChrysalideError):
    code = "not-exported"


def export(target: Path, site: str | None, policy: str, about: str) -> list[Path]:
    """Write the folder, which is new, empty or an earlier export; returns its files. `about`: how to serve it."""
    if not (PAGE / INDEX).is_file() or not list(PAGE.glob("assets/pyodide-*/pyodide.asm.wasm")):
        raise NotExported("cli-error-export-page")
    if target.exists() and not is_free(target):
        raise NotExported("cli-error-export-there", folder=str(target)[:200])
    target.parent.mkdir(parents=True, exist_ok=True)
    made = Path(mkdtemp(prefix=f".{target.name}-", dir=target.parent))
    try:
        _write(made, site, policy, about)
        return _put_in_place(made, target)
    finally:
        shutil.rmtree(made, ignore_errors=True)


def is_free(folder: Path) -> bool:
    return folder.is_dir() and (not any(folder.iterdir()) or (folder / LIST).is_file())


def _put_in_place(made: Path, target: Path) -> list[Path]:
    """In the place of what an earlier export wrote; whatever else is there, such as a repository, stays."""
    files = sorted(path.relative_to(made) for path in made.rglob("*") if path.is_file())
    earlier = set(_listed(target)) - set(files)
    (made / LIST).write_text("".join(f"{file.as_posix()}\n" for file in files), "utf-8", newline="\n")
    files.append(Path(LIST))
    for file in files:
        place = target / file
        place.parent.mkdir(parents=True, exist_ok=True)
        (made / file).replace(place)
    for file in sorted(earlier):
        (target / file).unlink(missing_ok=True)
        with suppress(OSError):  # not empty
            (target / file).parent.rmdir()
    return [target / file for file in files]


def _listed(folder: Path) -> list[Path]:
    """What an earlier export wrote; nothing outside the folder, whatever the list says."""
    if not (folder / LIST).is_file():
        return []
    names = (folder / LIST).read_text("utf-8", errors="replace").splitlines()
    return [Path(name) for name in names if (folder / name).resolve().is_relative_to(folder.resolve())]


def _write(folder: Path, site: str | None, policy: str, about: str) -> None:
    for file in _page():
        place = folder / file.relative_to(PAGE)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, place)
    (folder / INDEX).write_text(page((PAGE / INDEX).read_text("utf-8"), site, policy), "utf-8", newline="\n")
    bundle.write(folder / ARCHIVE)
    for address, text in asyncio.run(_answers()):
        place = folder / f"{address.lstrip('/')}.json"
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(text)
    (folder / ABOUT).write_text(about, "utf-8", newline="\n")
    (folder / ".nojekyll").touch()  # GitHub serves the files as they are
    for name, text in _notices(folder / ARCHIVE):
        (folder / LICENCES / name).write_bytes(text)


def _page() -> Iterator[Path]:
    for file in sorted(PAGE.rglob("*")):
        if file.is_file() and not LEFT_OUT.fullmatch(file.relative_to(PAGE).as_posix()):
            yield file


def page(html: str, site: str | None, policy: str) -> str:
    """The page, with its files named from where it is, and with what a site says in headers."""
    about = 'data-device="only"' + (f' data-site="{escape(site)}"' if site else "")
    safe = escape(NOT_IN_META.sub("", policy), quote=True).replace("&#x27;", "'")
    html = html.replace("<html ", f"<html {about} ", 1)
    charset, indent = '<meta charset="utf-8" />', "\n    "
    tags = (
        f'<meta http-equiv="Content-Security-Policy" content="{safe}" />',
        '<meta name="referrer" content="no-referrer" />',
    )
    html = html.replace(charset, indent.join((charset, *tags)), 1)
    return FROM_ROOT.sub(r' \1="./', html)


async def _answers() -> list[tuple[str, bytes]]:
    """What is the same for everybody: the page shows it while Python is still starting."""
    desk = Desk(Memory())
    by_game = [*(f"{part}/{lang}" for part in ("rules", "guide") for lang in LANGUAGES), *BY_GAME]
    paths = ["/api/games", *(f"/api/covers/{lang}" for lang in LANGUAGES)]
    paths += [f"/api/games/{game}/{part}" for game in chrysalide.games() for part in by_game]
    found = [(path, await desk.request("GET", path)) for path in paths]
    return [(path, answer.body) for path, answer in found if answer.status == 200]


def _notices(archive: Path) -> Iterator[tuple[str, bytes]]:
    """The licences in the archive, once more where people look for them."""
    with zipfile.ZipFile(archive) as packed:
        for name in packed.namelist():
            package, inside, file = name.partition(".dist-info/")
            if inside:
                called = f"{Path(package).name.rpartition('-')[0]}-{Path(file).name.removesuffix('.txt')}.txt"
                yield called, packed.read(name)
