"""docs/protocol.md names every refusal that the site can send, with the status that it has."""

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from chrysalide.core.errors import ChrysalideError
from chrysalide.server import http
from chrysalide.server import table as tables
from chrysalide.server.table.refusing import MALFORMED, STATUS

TEXT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
FROM = ("chrysalide.server.http.", "chrysalide.server.table.", "chrysalide.server.errors", "chrysalide.core.errors")
ELSEWHERE = {
    *("bad-folder", "broken-game"),  # logged when the site starts
    *("bad-seat", "database-down"),  # refused by the operator's commands
}
TO_BE_HANDLED = ("overloaded", "error-banned", "error-table-closed", "chat-muted")


def kinds(of: type[ChrysalideError] = ChrysalideError) -> Iterator[type[ChrysalideError]]:
    for kind in of.__subclasses__():
        yield kind
        yield from kinds(kind)


def sent() -> dict[str, int]:
    """What requests and sockets may be refused with: the code and its status."""
    for package in (http, tables):
        for module in iter_modules(package.__path__, f"{package.__name__}."):
            import_module(module.name)
    codes = {kind.code for kind in kinds() if kind.__module__.startswith(FROM)} | set(STATUS)
    return {code: STATUS.get(code, MALFORMED) for code in codes - ELSEWHERE}


def described() -> dict[str, int]:
    rows = re.findall(r"^\| (\d{3}) \| ([^|]*) \|", TEXT, re.MULTILINE)
    return {code: int(status) for status, codes in rows for code in re.findall("`([^`]*)`", codes)}


def test_every_code_is_described_with_its_status() -> None:
    known = described()
    assert sent().items() <= known.items()
    assert {code for code in known if code not in sent()} == {"bad-pack"}  # from core/packs.py


def test_what_a_client_has_to_handle_itself_is_described() -> None:
    chapter = TEXT.partition("## Refusals")[2].partition("\n## ")[0]
    assert [one for one in TO_BE_HANDLED if f"`{one}`" not in chapter] == []
