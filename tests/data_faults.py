"""A data folder with one error in it: the reader must name the file, table and field."""

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from chrysalide.core.datafile import DataError


def with_fault(source: Path, folder: Path, file: str, old: str, new: str, everywhere: bool = False) -> Path:
    """A copy of the folder in which the first `old` in a file, or every one, is replaced by `new`."""
    copy = folder / "other"
    shutil.copytree(source, copy)
    put_instead(copy, file, old, new, everywhere)
    return copy


def put_instead(copy: Path, file: str, old: str, new: str, everywhere: bool = False) -> None:
    text = (copy / file).read_text("utf-8")
    assert old in text, f"{old} does not stand in {file}"
    (copy / file).write_text(text.replace(old, new, -1 if everywhere else 1), "utf-8")


def assert_named(read: Callable[[Path], object], copy: Path, file: str, named: str) -> None:
    """Reading the copy fails, and the error names the file and what is wrong."""
    with pytest.raises(DataError) as caught:
        read(copy)
    assert re.search(named, str(caught.value)), str(caught.value)
    assert str(caught.value).startswith(f"{file}: ")


def assert_missing_named(read: Callable[[Path], object], copy: Path, file: str) -> None:
    (copy / file).unlink()
    with pytest.raises(DataError, match=rf"{re.escape(file)}: file: cannot be read"):
        read(copy)
