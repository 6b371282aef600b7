"""Fixtures: a real browser, a running site, and screens on it."""

import hashlib
import itertools
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.anywhere import SITE, Host
from tests.browser.screens import PATIENCE_MS, Screens, screens_on
from tests.server.site import Site

UNWANTED = (
    "HttpsUpgrades",
    "MediaRouter",
    "OptimizationHints",
    "PaintHolding",
    # Without these every window has a second page behind its address bar, which nobody sees here.
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "WebUIOmniboxPopup",
    "WebUIOmniboxSimplification",
)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(UNWANTED)}",
]


def launching() -> dict[str, Any]:
    """The machine's own Chromium."""
    program = shutil.which(os.environ.get("CHRYSALIDE_BROWSER") or "chromium")
    assert program, "no Chromium: name one in CHRYSALIDE_BROWSER"
    return {"executable_path": program, "args": FLAGS, "timeout": PATIENCE_MS}


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    expect.set_options(timeout=PATIENCE_MS)
    return launching()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with Site(tmp_path_factory.mktemp("site") / "site.db") as running:
        yield running


@pytest.fixture(scope="session")
def exported(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page for hosts of files, in one of a host's folders."""
    folder = tmp_path_factory.mktemp("host")
    command = [sys.executable, "-m", "chrysalide.cli", "export", str(folder / "games"), "--site", SITE]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return folder


@pytest.fixture
def host(exported: Path) -> Iterator[Host]:
    running = Host(exported)
    yield running
    running.stop()


@pytest.fixture(autouse=True)
def same_cards(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test's tables are dealt the same in every run, and its bots play the same."""
    count = itertools.count()

    def word() -> str:
        return hashlib.sha256(f"{request.node.nodeid} {next(count)}".encode()).hexdigest()

    monkeypatch.setattr("chrysalide.server.table.creation.fresh_seed", word)
    monkeypatch.setattr("chrysalide.server.table.creation.new_table_id", lambda: word()[:12])


@pytest.fixture
def screens(browser: Browser, site: Site) -> Iterator[Screens]:
    with screens_on(browser, site) as opened:
        yield opened
