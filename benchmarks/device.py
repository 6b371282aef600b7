"""Playing in a browser without a site: how soon a table is there, and how long bots think, also on a slow device.

`python -m benchmarks.device` in the project's folder, with the page built; `--slow` gives the whole browser, its
workers included, a quarter of one core, `--slow 0.5` half of one, which is what two cores four times as slow have (a
control group for processor time, so as root on Linux: the throttling of the browser's own tools stops at the page).
Bots answer the same questions in the page's own worker, from views of matches between easy bots; times depend on how
busy the machine is, so the load is printed, and slow is to be compared with not.
"""

import argparse
import json
import os
import re
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import DEVNULL, run
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

import chrysalide
from tests.browser.anywhere import KEPT, NEEDED, STARTED, Host, decide, go
from tests.browser.conftest import launching
from tests.browser.tableside import AnyTable
from tests.browser.waiting import await_true
from tests.browser.words import Words

WORDS = Words("en")
GROUP = Path("/sys/fs/cgroup/cpu/chrysalide-bench")
QUARTER = 0.25
PERIOD = 100_000  # microseconds
LEVELS = ("easy", "medium", "hard", "expert")
# Starts the worker in which bots think, and keeps it for questions.
THINKER = """async (script) => {
  const { port1, port2 } = new MessageChannel()
  const worker = new Worker(script, { type: "module" })
  const begun = performance.now()
  await new Promise((ready, failed) => {
    worker.onmessage = ({ data }) => (data.ready ? ready() : data.failed && failed(data.failed))
    worker.postMessage({ home: new URL("./", location.href).href, site: null, port: port2 }, [port2])
  })
  window.thinker = port1
  return (performance.now() - begun) / 1000
}"""
ASK = """async (question) => {
  const begun = performance.now()
  const answer = await new Promise((found) => {
    window.thinker.onmessage = ({ data }) => found(data[1])
    window.thinker.postMessage([1, question])
  })
  if (!answer.includes('"answer"')) throw new Error(answer)
  return (performance.now() - begun) / 1000
}"""


def views(game: str, most: int) -> list[Any]:
    """Positions with several choices, from a match of easy bots."""
    seats = max(2, min(chrysalide.game(game).seats))
    match, bot = chrysalide.new(game, seats=seats, seed=7), chrysalide.bot(game, "easy", seed=7)
    found: list[Any] = []
    while not match.over and len(found) < 8 * most:
        view = match.view(match.actor)
        if len(match.legal()) > 2:
            found.append(view)
        match.play(bot.choose(view))
    return found[:: max(1, len(found) // most)][:most]


# The next visit starts Python from its files.
FORGET = """async () => {
  for (const name of await caches.keys()) if (name.startsWith("chrysalide-started")) await caches.delete(name)
}"""


@contextmanager
def browser_of(share: float | None) -> Iterator[Browser]:
    how = launching()
    if share is not None:
        GROUP.mkdir(exist_ok=True)
        (GROUP / "cpu.cfs_quota_us").write_text(str(round(share * PERIOD)))
        wrapper = Path(tempfile.mkdtemp()) / "browser"
        wrapper.write_text(f'#!/bin/sh\necho $$ > {GROUP}/cgroup.procs\nexec {how["executable_path"]} "$@"\n')
        wrapper.chmod(0o755)
        how["executable_path"] = str(wrapper)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**how)
        yield browser
        browser.close()


def measure(what: str, begun: float) -> None:
    print(f"{what:40} {time.monotonic() - begun:6.1f} s", flush=True)


def visits(browser: Browser, host: Host) -> None:
    context = browser.new_context(base_url=host.home, locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(600_000)
    page = context.new_page()
    games = page.get_by_role("heading", level=2, name=WORDS.say("game-title"))
    begun = time.monotonic()
    page.goto("")
    games.wait_for()
    measure("first visit: the games", begun)
    go(page, "/new/celestes")
    page.get_by_role("button", name=WORDS.say("first-match"), exact=True).click()
    table = AnyTable(page, WORDS, patient=False)
    table.await_turn_or_end()
    measure("first visit: a table to play at", begun)
    decide(table, 1)
    needed = [*NEEDED, "games.json", "encyclopedia.json"]
    await_true(page, f"({KEPT})().then((names) => {needed}.every((name) => names.includes(name)))")
    await_true(page, STARTED)
    host.stop()
    address = page.url
    for how in ("", ", Python not kept"):
        page.close()
        page = context.new_page()
        table = AnyTable(page, WORDS, patient=False)
        begun = time.monotonic()
        page.goto(address)
        page.locator("[data-target]").first.wait_for()
        measure(f"the last position is shown{how}", begun)
        table.await_turn_or_end()
        measure(f"the match goes on{how}", begun)
        page.evaluate(FORGET)
    page.close()
    page = context.new_page()
    begun = time.monotonic()
    page.goto("")
    page.get_by_role("heading", level=2, name=WORDS.say("game-title")).wait_for()
    measure("without a network: the games", begun)
    review(page)


def review(page: Page) -> None:
    match, bot = chrysalide.new("celestes", seed=3), chrysalide.bot("celestes", "easy", seed=3)
    while not match.over:
        match.play(bot.choose(match.view(match.actor)))
    go(page, "/records")
    page.get_by_role("textbox").fill(match.record())
    page.get_by_role("button", name=WORDS.say("records-open")).click()
    page.get_by_role("slider", name=WORDS.say("replay-position")).wait_for()
    go(page, re.sub(r"/replay/([\w-]+).*", r"/review/\1", page.url.partition("?")[2]))
    begun = time.monotonic()
    page.get_by_role("button", name=WORDS.like("review-quick")).click()
    page.get_by_text(WORDS.say("review-ready")).wait_for(state="attached")
    measure(f"a quick review of {len(match.log)} entries", begun)


def bots(browser: Browser, host: Host, script: str, games: list[str], asked: dict[str, int]) -> None:
    page = browser.new_context(base_url=host.home, service_workers="block").new_page()
    page.goto("README.txt")
    print(f"{'the worker of bots':40} {page.evaluate(THINKER, script):6.1f} s", flush=True)
    for game in games:
        for level, most in asked.items():
            times = []
            for view in views(game, most) if most else []:
                question = {"what": "choose", "game": game, "level": level, "seed": "s", "view": view, "seconds": 600}
                times.append(page.evaluate(ASK, json.dumps(question)))
            if times:
                print(f"{game:12} {level:27} {statistics.median(times):6.1f} s, at most {max(times):.1f}", flush=True)


def exported(folder: Path) -> Path:
    run([sys.executable, "-m", "chrysalide.cli", "export", str(folder / "games")], check=True, stdout=DEVNULL)
    return folder


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--slow", nargs="?", type=float, const=QUARTER, metavar="SHARE", help="of one core for the whole browser (0.25)"
    )
    parser.add_argument(
        "--asked", default="6,4,3,2", help="questions for bots of each level from easy to expert, in each game"
    )
    parser.add_argument("--games", default=",".join(chrysalide.games()))
    parser.add_argument("--only", choices=("visits", "bots"))
    given = parser.parse_args()
    asked = dict(zip(LEVELS, map(int, given.asked.split(",")), strict=True))
    bound = f", {given.slow:g} of one core for the browser" if given.slow else ""
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores{bound}")
    with tempfile.TemporaryDirectory() as name, browser_of(given.slow) as browser:
        folder = exported(Path(name))
        host = Host(folder)
        script = next((folder / "games/assets").glob("thinker.worker-*.js")).name
        if given.only != "visits":
            bots(browser, host, f"assets/{script}", given.games.split(","), asked)
        if given.only != "bots":
            visits(browser, host)
        host.stop()


if __name__ == "__main__":
    main()
