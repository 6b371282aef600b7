"""What a browser fetches for the first page and a first table of every game, and how soon they are painted on a phone.

`python -m benchmarks.page_speed` in the project's folder, with the page built; `--address http://…` measures a site
that already runs. Sizes are those of an empty cache, as they travel. The phone: 390 × 844, 1.6 Mb/s, answers after
150 ms, a processor four times slower than this one; times depend on how busy the machine is, so compare two builds.
"""

import argparse
import statistics
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, sync_playwright

from chrysalide.games import find_game
from tests.browser.conftest import launching
from tests.browser.serving import serving
from tests.browser.transfers import Transfers
from tests.server.site import Address

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}
NETWORK = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
SLOWER = 4
# What goes through the worker is neither counted nor slowed down with the page.
ALONE: dict[str, Any] = {"service_workers": "block"}
WATCH = """
window.painted = 0;
new PerformanceObserver((list) => { window.painted = list.getEntries().at(-1).startTime; })
  .observe({ type: "largest-contentful-paint", buffered: true });
"""


def places(site: Address) -> Iterator[tuple[str, str]]:
    yield "first page", "/"
    for game in (one["id"] for one in site.get("/api/games").json()["games"]):
        seats = min(number for number in find_game(game).seats if number > 1)
        table = site.open(*({"kind": "person", "name": name} for name in ("Ada", "Bo")[:seats]), game=game)
        yield game, f"/table/{table.id}#seat={table.tokens[0]}"


def arrive(page: Page, address: str) -> None:
    page.goto(address)
    page.locator("[data-target], article.box").first.wait_for()


def weigh(browser: Browser, address: str) -> int:
    context = browser.new_context(locale="fr-FR", viewport={"width": 1280, "height": 860}, **ALONE)
    page = context.new_page()
    page.set_default_timeout(120_000)
    transfers = Transfers(page)
    arrive(page, address)
    transfers.settle()
    context.close()
    return transfers.total


def paint(browser: Browser, address: str) -> float:
    """Milliseconds until the largest thing on the first screen is painted."""
    context = browser.new_context(locale="fr-FR", **PHONE, **ALONE)
    page = context.new_page()
    page.set_default_timeout(120_000)
    page.add_init_script(WATCH)
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", NETWORK)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    transfers = Transfers(page)
    arrive(page, address)
    transfers.settle()
    painted = float(page.evaluate("window.painted"))
    context.close()
    return painted


@contextmanager
def site_at(address: str | None) -> Iterator[Address]:
    if address:
        yield Address(urlsplit(address).port or 80)
        return
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), CHRYSALIDE_LIMITS="off") as site:
        yield site


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--address")
    parser.add_argument("--rounds", type=int, default=3, help="of the phone; the median is printed")
    given = parser.parse_args()
    with site_at(given.address) as site, sync_playwright() as play:
        browser = play.chromium.launch(**launching())
        print("| | kB | painted on the phone, ms |\n| --- | --- | --- |")
        for name, path in places(site):
            address = f"http://127.0.0.1:{site.port}{path}"
            times = [paint(browser, address) for _ in range(given.rounds)]
            shown = f"{statistics.median(times):,.0f} ({min(times):,.0f}–{max(times):,.0f})" if times else ""
            print(f"| {name} | {weigh(browser, address) / 1000:.0f} | {shown} |", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
