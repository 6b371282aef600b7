"""The rules compiled to WebAssembly, for bots in a browser: libraries that `python3 run.py wasm` writes here.

They are optional. Where they are missing, or made from other sources, rules are interpreted, and only the levels that
can be offered so are. `taking.py` is what uses them, inside Pyodide.
"""

import json
import sys
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path

FOLDER = Path(__file__).parent
PACKAGE = FOLDER.parent
INDEX = FOLDER / "rules.json"
SUFFIX = ".wasm"


@cache
def is_there() -> bool:
    """Can bots in a browser use compiled rules? What an archive for browsers holds was made from its own sources."""
    return INDEX.is_file() and (sys.platform == "emscripten" or is_fresh())


def is_fresh() -> bool:
    """Were the libraries made from the sources that lie beside them?"""
    if not INDEX.is_file():
        return False
    made_from: dict[str, str] = json.loads(INDEX.read_text("utf-8"))["sources"]
    return made_from == dict(digests())


def digests() -> Iterator[tuple[str, str]]:
    """Of all that compiled code may contain constants of, as in `workshop/rules.py`."""
    for part in ("bots", "core", "games"):
        for file in sorted((PACKAGE / part).rglob("*.py")):
            if "tests" not in file.parts:
                name = file.relative_to(PACKAGE).as_posix()
                yield name, sha256(file.read_bytes().replace(b"\r\n", b"\n")).hexdigest()
