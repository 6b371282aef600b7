"""Records on disk: read completely, written completely or not at all."""

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from chrysalide.arena.files import replace_text
from chrysalide.cli.arguments import BadCommand
from chrysalide.core.record import LIMIT

MOST = 4 * LIMIT + 1  # bytes; enough for the record's own reader to refuse what is too long
REASONS = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EISDIR: "folder",
    errno.EEXIST: "file",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EROFS: "denied",
    errno.ENOSPC: "full",
}


def read_text(name: str) -> str:
    """The text of a file; `-` is standard input."""
    try:
        if name == "-":
            return sys.stdin.buffer.read(MOST).decode()
        with Path(name).open("rb") as file:
            return file.read(MOST).decode()
    except UnicodeDecodeError:
        raise BadCommand("cli-error-not-text", file=name[:200]) from None
    except (OSError, ValueError) as wrong:
        raise _trouble("cli-error-read", name, wrong) from None


def check_writable(path: Path) -> None:
    """Raise before a match is played, not after, if its record cannot be written there."""
    try:
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, "")
        if not path.parent.is_dir():
            raise FileNotFoundError(errno.ENOENT, "")
        if not os.access(path if path.exists() else path.parent, os.W_OK):
            raise PermissionError(errno.EACCES, "")
    except (OSError, ValueError) as wrong:
        raise _trouble("cli-error-write", str(path), wrong) from None


def make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as wrong:
        raise _trouble("cli-error-write", str(path), wrong) from None


def write_text(path: Path, text: str) -> None:
    """Replace a file in one step; anything but an ordinary file (a pipe) is written to directly."""
    try:
        path = path.resolve()
        if path.exists() and not path.is_file():
            path.write_text(text, "utf-8")
            return
        replace_text(path, text)
    except (OSError, ValueError) as wrong:
        raise _trouble("cli-error-write", str(path), wrong) from None


@contextmanager
def reading(name: str) -> Iterator[None]:
    """Turns any error while a file is read into one sentence."""
    try:
        yield
    except OSError as wrong:
        raise _trouble("cli-error-read", name, wrong) from None


@contextmanager
def writing(folder: Path) -> Iterator[None]:
    """Turns any error while files are written to a folder into one sentence."""
    try:
        yield
    except OSError as wrong:
        raise _trouble("cli-error-write", wrong.filename or str(folder), wrong) from None


def _trouble(message: str, name: str, wrong: OSError | ValueError) -> BadCommand:
    number = wrong.errno if isinstance(wrong, OSError) else None
    detail = (wrong.strerror if isinstance(wrong, OSError) else None) or str(wrong)
    return BadCommand(message, file=name[:200], reason=REASONS.get(number or 0, "other"), detail=detail)
