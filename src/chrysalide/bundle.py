"""One archive with all that Python needs in a browser: the rules, the tables, and the packages that put words together.

It holds sources and data, and the rules as WebAssembly where `run.py wasm` has made them: no site, no database, no
command line, no page. Read by an interpreter that has nothing else installed (`tests/local/test_bundle.py`), such as
Pyodide.
"""

import zipfile
from collections.abc import Iterator
from importlib.metadata import distribution
from io import BytesIO
from pathlib import Path, PurePath

import chrysalide
from chrysalide import wasm

PACKAGE = Path(chrysalide.__file__).parent
# Parts of Chrysalide that a table on one's own device does without.
LEFT_OUT = {
    *("balance", "cli", "client", "conformance", "mcp", "notices", "rl", "skeleton"),
    *("server/http", "server/operate", "server/page", "server/store/migrations"),
}
NOT_PLAYED = {"tests", "web", "__pycache__"}  # folders of a game, or anywhere
COMPILED = {".so", ".pyd", ".pyc", ".c", ".h"}
OTHERS = ("fluent.runtime", "fluent.syntax", "babel", "attrs", "pytz", "typing_extensions", "mypy_extensions")
LANGUAGES = ("root", "en", "en_001", "es", "fr")  # of babel's 1,000 locales
NOTICES = ("licen", "copying", "authors", "notice", "metadata")  # some name their licence among their metadata only
MOMENT = (1980, 1, 1, 0, 0, 0)  # of every file, so that the same sources are the same archive


def write(target: Path) -> int:
    """The number of files written."""
    target.write_bytes(made := archive())
    return len(zipfile.ZipFile(BytesIO(made)).namelist())


def archive() -> bytes:
    contents = {**dict(_own()), **{name: file for other in OTHERS for name, file in _of(other)}}
    written = BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as made:
        for name in sorted(contents):
            info = zipfile.ZipInfo(name, MOMENT)
            info.compress_type = zipfile.ZIP_DEFLATED
            made.writestr(info, contents[name].read_bytes())
    return written.getvalue()


def _own() -> Iterator[tuple[str, Path]]:
    for file in PACKAGE.rglob("*"):
        inner = file.relative_to(PACKAGE)
        left_out = LEFT_OUT & {parent.as_posix() for parent in inner.parents} or NOT_PLAYED & {*inner.parts}
        stale = wasm.FOLDER in file.parents and file.suffix != ".py" and not wasm.is_fresh()
        if file.is_file() and file.suffix not in COMPILED and not left_out and not stale:
            yield f"{PACKAGE.name}/{inner.as_posix()}", file


def _of(package: str) -> Iterator[tuple[str, Path]]:
    """Sources and licences of an installed package; of babel only the languages that we speak."""
    for file in distribution(package).files or ():
        if ".." not in file.parts and (_is_needed(file) or _is_notice(file)):
            yield file.as_posix(), Path(str(file.locate()))


def _is_needed(file: PurePath) -> bool:
    if file.suffix == ".dat":
        return file.stem in LANGUAGES or file.name == "global.dat"
    return file.suffix == ".py" and not NOT_PLAYED & {*file.parts} and "messages" not in file.parts


def _is_notice(file: PurePath) -> bool:
    """Whoever passes a package on passes its licence on."""
    return ".dist-info" in file.parts[0] and file.name.lower().startswith(NOTICES)
