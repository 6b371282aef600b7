"""Looks up security advisories about the locked packages at a public service, using the standard library only.

Where no service answers, the snapshot of an earlier time is read (snapshot.py), if there is one.
"""

from __future__ import annotations

import json
import os
import re
import urllib.error
import urllib.request
from http.client import HTTPException
from typing import Any
from urllib.parse import urlsplit

from workshop import index, snapshot
from workshop.places import ROOT, WEB
from workshop.snapshot import Advisories, Package
from workshop.steps import NotChecked, Trouble, say

SERVICE = "https://api.osv.dev/v1/querybatch"
VARIABLE = "CHRYSALIDE_ADVISORIES"  # another service with the same API
SECONDS = 10
AT_ONCE = 500  # packages in one request; the service accepts 1,000
ACCEPTED: dict[str, str] = {}  # advisories that do not concern us: the id, and why
WRITE = "`python3 run.py audit --snapshot`"


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
    asked = f"{len(played)} packages that players get and {len(tools)} tools"
    try:
        judge(advisories(sorted(played | tools)), played, f"Audited: {asked} were looked up at {host()}")
    except NotChecked as unreachable:
        judge_from_snapshot(played | tools, played, unreachable)


def judge(found: Advisories, played: set[Package], asked: str) -> None:
    known = {package: sorted(ids - set(ACCEPTED)) for package, ids in found.items() if ids - set(ACCEPTED)}
    for package, ids in sorted(known.items()):
        say(f"{'PLAYERS GET' if package in played else 'only a tool'}: {' '.join(package)}: {', '.join(ids)}")
    verdict = f"{len(known)} have advisories" if known else "no advisory is known about any of them"
    accepted = f" ({len(ACCEPTED)} are accepted, see workshop/audit.py)" if ACCEPTED else ""
    say(f"{asked}; {verdict}{accepted}.")
    if played & set(known):
        raise Trouble("Packages that players get have known weaknesses: upgrade them, or say in ACCEPTED why not.")


def judge_from_snapshot(packages: set[Package], played: set[Package], unreachable: NotChecked) -> None:
    """What was known at the last time a service answered; what is only known from there is never called audited."""
    kept = snapshot.read()
    if kept is None:
        raise NotChecked(f"{unreachable} There is no snapshot either: {WRITE} writes one.") from unreachable
    found = {package: kept.found[package] for package in packages if package in kept.found}
    judge(found, played, f"From {kept.told()}: {len(found)} of {len(packages)} packages were looked up")
    newer = (
        f"{len(packages) - len(found)} packages are not in it: locked since, or nothing was said about them. "
        if found.keys() != packages
        else ""
    )
    raise NotChecked(f"{unreachable} Instead {kept.told()} was read. {newer}{WRITE} renews it.") from unreachable


def write_snapshot() -> None:
    """Raises NotChecked if neither a service nor the package index answers: what is there stays as it is."""
    locks = python_packages("requirements.lock") | python_packages("requirements-dev.lock")
    packages = sorted(locks | page_packages(for_building=False) | page_packages(for_building=True))
    try:
        found, source = advisories(packages), host()
    except NotChecked as unreachable:
        say(str(unreachable))
        found, source = index.advisories(packages), "the package index"
    snapshot.write(found, source)
    say(
        f"{len(found)} of {len(packages)} packages were looked up at {source}, "
        f"{sum(map(bool, found.values()))} have advisories."
    )


def advisories(packages: list[Package]) -> Advisories:
    """The advisory ids for each package; raises NotChecked if the service does not answer, or not as expected."""
    found: Advisories = {package: set() for package in packages}
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
