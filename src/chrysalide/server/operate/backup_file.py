"""The file of a backup: compressed lines of JSON from which a database of either kind can be filled.

The first line says what follows: the revision of the schema and, for each table, its columns and the number of its
rows. Then each row is one line, a list of values. The last line holds the number of rows and a digest of all the above.
"""

import gzip
import hashlib
import os
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from chrysalide.core.errors import ChrysalideError

FORMAT = 1
KIND = "chrysalide backup"
LONGEST = 1 << 24  # bytes of one line; real ones have a few thousand


class BadBackup(ChrysalideError):
    """A file that cannot be restored; nothing has changed."""

    code = "bad-backup"


class Part(msgspec.Struct):
    """One table of the database."""

    name: str
    columns: list[str]
    rows: int


class Header(msgspec.Struct):
    revision: str  # of the schema
    parts: list[Part]
    made: str
    version: str  # of Chrysalide
    kind: str = KIND
    format: int = FORMAT

    @property
    def rows(self) -> int:
        return sum(part.rows for part in self.parts)


class Footer(msgspec.Struct):
    rows: int
    sha256: str


_rows = msgspec.json.Decoder(list[str | int | float | bool | None])


class Writer:
    def __init__(self, file: gzip.GzipFile, header: Header) -> None:
        self._file = file
        self._digest = hashlib.sha256()
        self.rows = 0
        self._line(header)

    def _line(self, value: Any) -> None:
        line = msgspec.json.encode(value) + b"\n"
        self._digest.update(line)
        self._file.write(line)

    def row(self, values: list[Any]) -> None:
        self._line(values)
        self.rows += 1

    def finish(self) -> None:
        self._line(Footer(self.rows, self._digest.hexdigest()))


class Reader:
    """Raises BadBackup for anything that is wrong with the file, in `finish` at the latest."""

    def __init__(self, file: gzip.GzipFile, name: str) -> None:
        self._file = file
        self._name = name
        self._digest = hashlib.sha256()
        self.rows = 0
        self.header = self._header()

    def wrong(self, message: str, **args: Any) -> BadBackup:
        return BadBackup(message, file=self._name[:200], **args)

    def _line(self) -> bytes:
        try:
            line = self._file.readline(LONGEST)
        except EOFError:
            raise self.wrong("error-backup-cut") from None
        except (gzip.BadGzipFile, zlib.error):
            raise self.wrong("error-backup-damaged") from None
        if not line.endswith(b"\n"):
            raise self.wrong("error-backup-cut")
        return line

    def _header(self) -> Header:
        foreign = self.wrong("error-backup-foreign")
        try:
            line = self._file.readline(LONGEST)
            known = msgspec.json.decode(line)
        except EOFError:
            raise self.wrong("error-backup-cut") from None
        except (gzip.BadGzipFile, zlib.error, msgspec.DecodeError, UnicodeError):
            raise foreign from None
        if not isinstance(known, dict) or known.get("kind") != KIND:
            raise foreign
        if known.get("format") != FORMAT:
            raise self.wrong("error-backup-newer", found=str(known.get("format"))[:20], here=str(FORMAT))
        self._digest.update(line)
        try:
            return msgspec.convert(known, Header)
        except msgspec.ValidationError:
            raise self.wrong("error-backup-damaged") from None

    def part(self, part: Part) -> Iterator[dict[str, Any]]:
        """The rows of the next table."""
        for _ in range(part.rows):
            line = self._line()
            self._digest.update(line)
            try:
                values = _rows.decode(line)
            except (msgspec.DecodeError, UnicodeError):
                raise self.wrong("error-backup-damaged") from None
            if len(values) != len(part.columns):
                raise self.wrong("error-backup-damaged")
            self.rows += 1
            yield dict(zip(part.columns, values, strict=True))

    def finish(self) -> None:
        """After everything has been read: check that it is what was written."""
        try:
            footer = msgspec.json.decode(self._line(), type=Footer)
            more = self._file.read(1)
        except EOFError:
            raise self.wrong("error-backup-cut") from None
        except (msgspec.DecodeError, UnicodeError, gzip.BadGzipFile, zlib.error):
            raise self.wrong("error-backup-damaged") from None
        if more or footer != Footer(self.rows, self._digest.hexdigest()):
            raise self.wrong("error-backup-damaged")


@contextmanager
def writing(path: Path, header: Header) -> Iterator[Writer]:
    """The file appears when it is complete, readable by its owner only: it holds the seeds of running matches."""
    partial = path.with_name(f".{path.name}.part")
    partial.unlink(missing_ok=True)
    partial.touch(0o600, exist_ok=False)
    try:
        with partial.open("wb") as raw:
            with gzip.GzipFile(path.name, "wb", compresslevel=6, fileobj=raw) as file:
                writer = Writer(file, header)
                yield writer
                writer.finish()
            raw.flush()
            os.fsync(raw.fileno())
        partial.replace(path)
    finally:
        partial.unlink(missing_ok=True)


@contextmanager
def reading(path: Path) -> Iterator[Reader]:
    with gzip.open(path, "rb") as file:
        yield Reader(file, str(path))
