"""What is up to date: a stamp holds the digest of a step's inputs. Stamps are deleted with .venv."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path

from workshop.places import ROOT, VENV


def digest(paths: Iterable[Path], *words: str) -> str:
    total = hashlib.sha256("\0".join(words).encode())
    for path in sorted(paths):
        content = path.read_bytes()
        total.update(f"{path.relative_to(ROOT).as_posix()}\0{len(content)}\0".encode())
        total.update(content)
    return total.hexdigest()


def stamp(name: str) -> Path:
    return VENV / "stamps" / name


def fresh(name: str, value: str) -> bool:
    return stamp(name).is_file() and stamp(name).read_text() == value


def mark(name: str, value: str) -> None:
    stamp(name).parent.mkdir(exist_ok=True)
    stamp(name).write_text(value)


def forget(name: str) -> None:
    stamp(name).unlink(missing_ok=True)
