"""An export on a host of files, and screens on it: what tests and benchmarks of the page without a site share."""

import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from socket import create_server
from typing import Literal

import httpx
from playwright.sync_api import Browser, BrowserContext, Page, Route

from tests.browser.screens import Screens
from tests.browser.tableside import AnyTable
from tests.browser.waiting import await_true
from tests.browser.words import Words

SITE = "https://chrysalide.example"
GONE = "out of order|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|Failed to load resource|Failed to fetch|net::ERR"
NEEDED = ("device.zip", "pyodide.asm.wasm", "pyodide.mjs", "pyodide.asm.mjs", "python_stdlib.zip", "pyodide-lock.json")
KEPT = """async () => {
  const names = []
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) names.push(url.split("/").at(-1))
  return names
}"""
# A started Python, called by what it belongs to.
STARTED = f"({KEPT})().then((names) => names.some((name) => /^[0-9a-f]{{64}}$/.test(name)))"
STORED = """() => new Promise((found) => {
  const request = indexedDB.open("chrysalide")
  request.onsuccess = () => {
    const all = request.result.transaction("texts").objectStore("texts").getAllKeys()
    all.onsuccess = () => { request.result.close(); found(all.result.filter((key) => key.startsWith("table:")).length) }
  }
})"""
WORKER_VERSION = re.compile(r'\\"version\\":\\"(\w+)\\"')
# How many bytes of rules the page of a version keeps beside itself.
KEPT_BESIDE = """async (name) => {
  if (!(await caches.has(name))) return null
  const kept = await (await caches.open(name)).match("device.zip")
  return kept ? (await kept.blob()).size : 0
}"""
WITHOUT_PYTHON = """async () => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) if (/pyodide|device.zip/.test(request.url)) await cache.delete(request)
  }
}"""
OPEN = """const open = () => new Promise((found) => {
  const request = indexedDB.open("chrysalide")
  request.onsuccess = () => found(request.result)
})"""
STORE = f"""async (texts) => {{
  {OPEN}
  const database = await open()
  const change = database.transaction("texts", "readwrite")
  for (const [key, text] of Object.entries(texts)) change.objectStore("texts").put(text, key)
  await new Promise((done) => (change.oncomplete = done))
  database.close()
}}"""
TEXT_OF = f"""async (key) => {{
  {OPEN}
  const database = await open()
  const asked = database.transaction("texts").objectStore("texts").get(key)
  await new Promise((done) => (asked.onsuccess = done))
  database.close()
  return asked.result
}}"""
SEEN = """async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith("chrysalide-seen"))
  const kept = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length))
  return kept.reduce((sum, one) => sum + one, 0)
}"""
FEW = 3  # decisions of one seat


class Host:
    """Any host of files; the export lies in one of its folders."""

    def __init__(self, folder: Path) -> None:
        with create_server(("127.0.0.1", 0)) as probe:
            port = probe.getsockname()[1]
        self.home = f"http://127.0.0.1:{port}/games/"
        command = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1", "--directory", str(folder)]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        with httpx.Client(transport=httpx.HTTPTransport(retries=20)) as client:
            assert client.get(self.home).status_code == 200

    def stop(self) -> None:
        self._process.kill()
        self._process.wait()


@contextmanager
def away(
    browser: Browser, host: Host, lang: str = "en", service_workers: Literal["allow", "block"] = "allow"
) -> Iterator[tuple[BrowserContext, Page]]:
    """A screen on an export; nothing else may be asked."""
    screens = Screens(browser, host.home)
    screens.watch.forgive(GONE)
    try:
        context = screens.context(lang=lang, service_workers=service_workers)
        page = context.new_page()
        page.add_locator_handler(page.locator("main[data-settling]"), lambda _: None)
        yield context, page
    finally:
        screens.close()
    assert screens.watch.trouble == [], screens.watch.trouble


def first_match(page: Page, words: Words) -> AnyTable:
    page.goto(f"?/new/{words.game}")
    page.get_by_role("button", name=words.say("first-match"), exact=True).click()
    return AnyTable(page, words, patient=False)


def decide(table: AnyTable, most: int = 1000) -> int:
    """The first choice, again and again; how often, before somebody had won."""
    for decision in range(most):
        if not table.await_turn_or_end():
            return decision
        table.offered.first.click()
        table.await_answer()
    return most


def update(folder: Path, page: Page, version: str) -> None:
    """The host gets another version of page and rules, and the browser hears of it."""
    worker, archive = folder / "service-worker.js", folder / "device.zip"
    text = worker.read_text("utf-8")
    found = WORKER_VERSION.search(text)
    assert found
    worker.write_text(text.replace(found[1], version), "utf-8")
    with zipfile.ZipFile(archive, "a") as packed:
        packed.writestr(f"{version}.txt", version)
    page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => true)")
    size = archive.stat().st_size
    await_true(page, f"({KEPT_BESIDE})('chrysalide-page /games/ {version}').then((kept) => kept === {size})")


def go(page: Page, path: str) -> None:
    """As a click on a link: Python goes on running."""
    page.evaluate(
        "path => { history.pushState(null, '', '?' + path); dispatchEvent(new PopStateEvent('popstate')) }", path
    )


def meddle(context: BrowserContext, script: str, worker: str = "desk", times: int | None = None) -> None:
    """Something happens first in a worker, by default the one that keeps tables."""

    def first(route: Route) -> None:
        found = route.fetch()
        route.fulfill(response=found, body=f"{script}\n{found.text()}")

    context.route(f"**/{worker}.worker-*.js", first, times=times)
