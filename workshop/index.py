"""Asks the package index itself about Python packages: where no advisory service answers, it may.

It tells the weaknesses of one version; some indexes only those of a package's latest version, which then says nothing
about an older one that is locked.
"""

from __future__ import annotations

import json
import os
import urllib.error
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPException
from importlib import import_module
from typing import Any
from urllib.parse import urlsplit

from workshop.snapshot import Advisories, Package
from workshop.steps import NotChecked

VARIABLE = "PIP_INDEX_URL"  # pip's own; without it pip's default is asked
SECONDS = 20
AT_ONCE = 8  # packages


def advisories(packages: list[Package]) -> Advisories:
    """By package that it tells about; raises NotChecked if there is none."""
    asked = [package for package in packages if package[0] == "PyPI"]
    with ThreadPoolExecutor(AT_ONCE) as pool:
        answers = pool.map(told, asked)
        found = {package: ids for package, ids in zip(asked, answers, strict=True) if ids is not None}
    if not found:
        raise NotChecked(f"NOT AUDITED: {host()} does not tell the weaknesses of packages either.")
    return found


def told(package: Package) -> set[str] | None:
    _, name, version = package
    for place in (f"{name}/{version}", name):
        try:
            with urllib.request.urlopen(f"{address()}/{place}/json", timeout=SECONDS) as answer:
                return read(json.load(answer), version)
        except (OSError, HTTPException, ValueError, urllib.error.URLError):
            continue
    return None


def read(answer: Any, version: str) -> set[str] | None:
    """None if it is about another version, or not an answer at all."""
    try:
        return {str(one["id"]) for one in answer["vulnerabilities"]} if answer["info"]["version"] == version else None
    except (KeyError, TypeError):
        return None


def address() -> str:
    chosen = os.environ.get(VARIABLE, "").rstrip("/").removesuffix("/simple")
    if chosen:
        return f"{chosen}/pypi"
    try:
        index = import_module("pip._internal.models.index")  # not needed, so it is no import of this file
    except ImportError as missing:
        raise NotChecked(f"NOT AUDITED: there is no pip that knows an index; {VARIABLE} names one.") from missing
    return str(index.PyPI.pypi_url)


def host() -> str:
    return urlsplit(address()).hostname or address()
