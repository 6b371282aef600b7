"""Looks up security advisories about the locked packages at a public service, using the standard library only."""

from __future__ import annotations

import json
import os
import re
import urllib.error
import urllib.request
from http.client import HTTPException
from typing import Any
from urllib.parse import urlsplit

from workshop.places import ROOT, WEB
from workshop.steps import NotChecked, Trouble, say

SERVICE = "https://api.osv.dev/v1/querybatch"
VARIABLE = "CHRYSALIDE_ADVISORIES"  # another service with the same API
SECONDS = 10
AT_ONCE = 500  # packages in one request; the service accepts 1,000
ACCEPTED: dict[str, str] = {}  # advisories that do not concern us: the id, and why

Package = tuple[str, str, str]  # ecosystem, name, version


def python_packages(lock: str) -> set[Package]:
    text = (ROOT / lock).read_text(encoding="utf-8")
    return {("PyPI", name, version) for name, version in re.findall(r"^([\w.-]+)==([^\s;\\]+)", text, re.MULTILINE)}


def page_packages(for_building: bool) -> set[Package]:
    """The packages that are built into the page, or those that only build and test it."""
    locked = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    return {
        ("npm", path.rpartition("node_modules/")[2], entry["version"])
        for path, entry in locked.items()
        if path and bool(entry.get("dev")) == for_building
    }


def audit() -> None:
    """An advisory about a package that players get is a failure; one about a development tool is only reported."""
    played = python_packages("requirements.lock") | page_packages(for_building=False)
    tools = (python_packages("requirements-dev.lock") | page_packages(for_building=True)) - played
    found = advisories(sorted(played | tools))
    known = {package: sorted(ids - set(ACCEPTED)) for package, ids in found.items() if ids - set(ACCEPTED)}
    for package, ids in sorted(known.items()):
        say(f"{'PLAYERS GET' if package in played else 'only a tool'}: {' '.join(package)}: {', '.join(ids)}")
    asked = f"{len(played)} packages that players get and {len(tools)} tools were looked up"
    verdict = f"{len(known)} have advisories" if known else "no advisory is known about any of them"
    accepted = f" ({len(ACCEPTED)} are accepted, see workshop/audit.py)" if ACCEPTED else ""
    say(f"Audited: {asked} at {host()}; {verdict}{accepted}.")
    if played & set(known):
        raise Trouble("Packages that players get have known weaknesses: upgrade them, or say in ACCEPTED why not.")


def advisories(packages: list[Package]) -> dict[Package, set[str]]:
    """The advisory ids for each package; raises NotChecked if the service does not answer, or not as expected."""
    found: dict[Package, set[str]] = {package: set() for package in packages}
    waiting: list[tuple[Package, str]] = [(package, "") for package in packages]
    while waiting:
        asked, waiting = waiting[:AT_ONCE], waiting[AT_ONCE:]
        for (package, _), result in zip(asked, answers(asked), strict=True):
            found[package] |= {advisory["id"] for advisory in result.get("vulns", ())}
            if result.get("next_page_token"):
                waiting.append((package, result["next_page_token"]))
    return found


def service() -> str:
    return os.environ.get(VARIABLE) or SERVICE


def host() -> str:
    return urlsplit(service()).hostname or service()


def answers(asked: list[tuple[Package, str]]) -> list[dict[str, Any]]:
    queries = [
        {"package": {"ecosystem": where, "name": name}, "version": version} | ({"page_token": page} if page else {})
        for (where, name, version), page in asked
    ]
    question = urllib.request.Request(
        service(),
        json.dumps({"queries": queries}).encode(),
        {"Content-Type": "application/json"},
    )
    try:
        with urllib.request.urlopen(question, timeout=SECONDS) as answer:
            results: list[dict[str, Any]] = json.load(answer)["results"]
        if len(results) != len(asked) or not all(_is_answer(result) for result in results):
            raise ValueError("the answer does not fit the question")
    except (OSError, HTTPException, ValueError, KeyError, TypeError, urllib.error.URLError) as problem:
        why = f"{host()} did not answer as an advisory service does ({str(problem)[:120]})"
        raise NotChecked(f"NOT AUDITED: {why}; no package was looked up. {VARIABLE} names another one.") from problem
    return results


def _is_answer(result: Any) -> bool:
    if not isinstance(result, dict) or not isinstance(result.get("next_page_token", ""), str):
        return False
    known = result.get("vulns", [])
    return isinstance(known, list) and all(isinstance(one, dict) and isinstance(one.get("id"), str) for one in known)
