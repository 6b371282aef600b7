"""The page without a site: an export on a host of files, and a match on one's own device when the site is gone."""

import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from socket import create_server
from typing import Literal
from urllib.parse import urlsplit

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

import chrysalide
from chrysalide import wasm
from chrysalide.core.messages import Message
from chrysalide.language import in_english
from tests.browser.papillons_table import PAPILLONS, PapillonsTable
from tests.browser.screens import Screens
from tests.browser.tableside import AnyTable
from tests.browser.test_access import EVERYTHING, complaints
from tests.browser.test_installed import await_true
from tests.browser.words import Words
from tests.depth import choice
from tests.local import test_stored as older
from workshop import page as built

pytestmark = pytest.mark.skipif(not built.page_is_built(), reason="the page is not built: `python3 run.py setup`")
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


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("host")
    command = [sys.executable, "-m", "chrysalide.cli", "export", str(folder / "games"), "--site", SITE]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return folder


@pytest.fixture
def host(exported: Path) -> Iterator[Host]:
    running = Host(exported)
    yield running
    running.stop()


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


def test_a_match_without_a_server(browser: Browser, exported: Path, tmp_path: Path) -> None:
    """Begun in English, the host updated twice and gone, left in the middle, found again, ended in French."""
    english, french = Words("en"), Words("fr")
    shutil.copytree(exported, tmp_path / "host")
    host = Host(tmp_path / "host")
    with away(browser, host) as (_, page):
        table = first_match(page, english)
        assert decide(table, FEW) == FEW
        assert re.fullmatch(r"\?/table/here-[\w-]+", f"?{urlsplit(page.url).query}")
        await_true(page, f"({KEPT})().then((names) => {list(NEEDED)}.every((name) => names.includes(name)))")
        first = [name for name in page.evaluate("caches.keys()") if name.startswith("chrysalide-page ")]
        for version in ("0" * 12, "1" * 12):
            update(tmp_path / "host/games", page, version)
        await_true(page, f"caches.keys().then((names) => !{first}.some((name) => names.includes(name)))")
        host.stop()
        offered = table.offered.count()
        page.reload()
        assert table.await_turn_or_end()
        assert table.offered.count() == offered
        page.get_by_role("button", name="FR").or_(page.get_by_role("radio", name="FR")).first.click()
        table = AnyTable(page, french, patient=False)
        expect(page.get_by_role("region", name=french.say("your-choices"))).to_be_visible()
        decide(table)
        expect(table.end).to_be_visible()
        assert complaints(page, EVERYTHING) == []
        go(page, "/")
        expect(page.get_by_role("region", name=french.say("finished-tables"))).to_be_visible()
        page.evaluate(WITHOUT_PYTHON)  # so that it cannot start: the games do not wait for it
        page.goto("")
        expect(page.get_by_role("heading", level=2, name=french.say("game-title"))).to_be_visible()
        expect(page.get_by_role("region", name=french.say("finished-tables"))).to_be_visible()
        expect(page.get_by_role("alert").filter(has_text=french.say("device-failed"))).to_be_visible()


def test_what_needs_a_site_is_named_and_not_offered(browser: Browser, host: Host) -> None:
    words = Words("fr")
    with away(browser, host, "fr") as (_, page):
        page.goto("")
        expect(page.get_by_role("link", name=words.say("device-site", site="chrysalide.example"))).to_be_visible()
        expect(page.get_by_role("link", name=words.say("public-tables"))).to_have_count(0)
        expect(
            page.get_by_role("button", name=words.say("door-friend-game", game=words.say("game-title")))
        ).to_have_count(0)
        assert complaints(page, EVERYTHING) == []
        page.goto("?/new/celestes")
        page.locator("summary", has_text=words.say("seats")).click()
        bot = page.get_by_label(words.say("level"))
        missing = () if wasm.is_there() else ("hard", "expert")
        expect(bot.get_by_role("option", disabled=True)).to_have_text(
            [words.say("device-level", level=words.say(f"bot-{level}")) for level in missing]
        )
        sitters = page.get_by_label(words.say("seat-number", number=2)).get_by_role("option")
        expect(sitters.filter(has_text=words.say("sitter-open"))).to_have_count(0)
        slow = page.get_by_text(words.say("device-slow"))
        expect(slow).to_have_count(0)
        go(page, "/new/extinction")
        page.locator("summary", has_text=words.say("seats")).click()
        if wasm.is_there():
            expect(page.get_by_label(words.say("level"))).to_be_visible()
            expect(slow).to_have_count(0)
        else:
            expect(slow.first).to_be_visible()


def test_lessons_problems_boxes_and_records(browser: Browser, host: Host) -> None:
    """One visit: everything is answered on this device, and a record of another one is replayed."""
    words = Words("en")
    match, bot = chrysalide.new("celestes", seed=3, tokens_to_win=1), chrysalide.bot("celestes", "random", seed=3)
    while not match.over:
        match.play(bot.choose(match.view(match.actor)))
    with away(browser, host) as (_, page):
        page.goto("?/learn/celestes/1-round")
        expect(page.locator("[data-lesson-bar]")).to_be_visible()
        go(page, "/problems/celestes")
        page.locator("main a.panel").first.click()
        expect(page.locator("[data-choice]").first).to_be_visible()
        go(page, "/edit/celestes")
        expect(page.get_by_role("gridcell").first).to_be_visible()
        go(page, "/records")
        page.get_by_role("textbox").fill(match.record())
        page.get_by_role("button", name=words.say("records-open")).click()
        expect(page.get_by_role("slider", name=words.say("replay-position"))).to_be_visible()
        go(page, "/carnet")
        expect(page.get_by_role("heading", level=1, name=words.say("carnet"))).to_be_visible()


FULL = """
const put = IDBObjectStore.prototype.put
new BroadcastChannel("full").onmessage = ({ data }) => {
  IDBObjectStore.prototype.put = data ? () => { throw new DOMException("full", "QuotaExceededError") } : put
}
"""
DENIED = 'Object.defineProperty(self, "indexedDB", { get: () => { throw new DOMException("no", "SecurityError") } })'


# The first thinker ends with its first question.
BREAKS = "MessagePort.prototype.postMessage = () => { setTimeout(() => { throw new Error('out of order') }) }"


def meddle(context: BrowserContext, script: str, worker: str = "desk", times: int | None = None) -> None:
    """Something happens first in a worker, by default the one that keeps tables."""

    def first(route: Route) -> None:
        found = route.fetch()
        route.fulfill(response=found, body=f"{script}\n{found.text()}")

    context.route(f"**/{worker}.worker-*.js", first, times=times)


def test_a_full_device_says_so_and_loses_nothing(browser: Browser, host: Host) -> None:
    words = Words("en")
    with away(browser, host, service_workers="block") as (context, page):
        meddle(context, FULL)
        table = first_match(page, words)
        assert table.await_turn_or_end()
        page.evaluate("new BroadcastChannel('full').postMessage(true)")
        offered = table.offered.count()
        table.offered.first.click()
        expect(page.get_by_text(in_english(Message("error-device-storage"), None)).first).to_be_visible()
        assert table.await_turn_or_end()
        assert table.offered.count() == offered
        page.evaluate("new BroadcastChannel('full').postMessage(false)")
        assert decide(table, 1) == 1
        assert page.evaluate(STORED) == 1


def test_a_browser_that_keeps_nothing_plays_and_says_so(browser: Browser, host: Host) -> None:
    words = Words("en")
    with away(browser, host, service_workers="block") as (context, page):
        meddle(context, DENIED)
        table = first_match(page, words)
        expect(page.get_by_role("alert").filter(has_text=words.say("device-forgets"))).to_be_visible()
        assert decide(table, 1) == 1


def test_on_a_site_a_match_goes_on_when_the_site_is_gone(screens: Screens) -> None:
    words = Words("fr")
    screens.watch.forgive(GONE)
    context = screens.context(service_workers="allow")
    page = context.new_page()
    page.add_locator_handler(page.locator("main[data-settling]"), lambda _: None)
    page.goto("/new/celestes")
    page.get_by_label(words.say("device-choice")).check()
    page.get_by_role("button", name=words.say("first-match"), exact=True).click()
    table = AnyTable(page, words, patient=False)
    assert decide(table, 1) == 1
    needed = [*NEEDED, "games", "encyclopedia"]
    await_true(page, f"({KEPT})().then((names) => {needed}.every((name) => names.includes(name)))")
    context.set_offline(True)
    page.goto("/")
    page.get_by_role("link", name=re.compile(re.escape(words.say("game-title")))).first.wait_for()
    page.get_by_role("region", name=words.say("my-tables")).get_by_role("link").first.click()
    assert decide(table, 1) == 1
    context.set_offline(False)


def test_what_other_versions_have_stored(browser: Browser, host: Host) -> None:
    """A table of an older one is played on; one of a newer one says so, stays, and can be downloaded as it is."""
    words = Words("en")
    newer = '{"format":2,"of":"a version to come"}'
    with away(browser, host, service_workers="block") as (_, page):
        page.goto("")
        await_true(page, "indexedDB.databases().then((all) => all.length > 0)")
        page.evaluate(STORE, {f"table:{older.TABLE}": older.KEPT, "table:here-newer": newer})
        page.goto(f"?/table/{older.TABLE}#seat={older.TOKEN}")
        assert decide(AnyTable(page, words, patient=False), 1) == 1
        go(page, "/table/here-newer")
        expect(page.get_by_role("heading", level=1, name=words.say("newer-title"))).to_be_visible()
        expect(page.get_by_text(in_english(Message("error-device-newer"), None))).to_be_visible()
        with page.expect_download() as download:
            page.get_by_role("button", name=words.say("download-record")).click()
        assert download.value.suggested_filename == "chrysalide-here-newer.json"
        assert download.value.path().read_text("utf-8") == newer
        assert page.evaluate(TEXT_OF, "table:here-newer") == newer


def test_everything_else_that_a_table_offers(browser: Browser, host: Host) -> None:
    """At one start of Python: two people at one screen, undo, a clock, a hint, the record, a review."""
    papillons, words = Words("en", PAPILLONS), Words("en")
    with away(browser, host, service_workers="block") as (_, page):
        page.goto(f"?/new/{PAPILLONS}")
        page.get_by_label(words.say("your-name")).fill("Ada")
        page.locator("summary", has_text=words.say("seats")).click()
        page.get_by_label(words.say("seat-number", number=2)).select_option("beside")
        page.get_by_label(words.say("name"), exact=True).fill("Bo")
        page.get_by_role("button", name=words.say("start")).click()
        hands = PapillonsTable(page, papillons)
        expect(hands.cover).to_be_visible()
        first = "Ada" if "Ada" in hands.cover.inner_text() else "Bo"
        hands.take_over(first)
        while not hands.cover.is_visible():  # to the end of the turn
            hands.offered.first.click()
            hands.cover.or_(hands.offered.first).first.wait_for()
        hands.take_over("Bo" if first == "Ada" else "Ada")
        assert page.evaluate(SEEN) == 0  # what one of them saw last is not for the other

        go(page, "/new/papilio")
        page.locator("summary", has_text=words.say("seats")).click()
        page.get_by_label(words.say("seat-number", number=2)).select_option("beside")
        page.get_by_role("button", name=words.say("start")).click()
        shared = AnyTable(page, Words("en", "papilio"), patient=False)
        assert shared.await_turn_or_end()
        undo, first_choices = shared.button("undo"), shared.offered.all_inner_texts()
        shared.offered.first.click()
        expect(undo).to_be_enabled()
        undo.click()
        expect(shared.offered).to_have_text(first_choices)

        go(page, "/new/celestes")
        page.locator("summary", has_text=words.say("clock")).click()
        page.get_by_label(words.say("clock"), exact=True).select_option("move-60")
        page.get_by_role("button", name=words.say("start")).click()
        table = AnyTable(page, words, patient=False)
        assert table.await_turn_or_end()
        expect(page.locator(".clock.running")).to_be_visible()
        table.button("hint").click()
        expect(table.choices.filter(has_text=words.say("hint-here"))).to_have_count(1)
        page.get_by_role("button", name=words.say("table-menu")).click()
        menu = page.get_by_role("dialog", name=words.say("table-menu"))
        menu.locator("summary", has_text=words.say("fairness")).click()
        expect(menu.get_by_text(words.say("fairness-device"))).to_be_visible()
        page.keyboard.press("Escape")

        match, bot = chrysalide.new("celestes", seed=3, tokens_to_win=1), chrysalide.bot("celestes", "random", seed=3)
        while not match.over:
            match.play(bot.choose(match.view(match.actor)))
        go(page, "/records")
        page.get_by_role("textbox").fill(match.record())
        page.get_by_role("button", name=words.say("records-open")).click()
        expect(page.get_by_role("slider", name=words.say("replay-position"))).to_be_visible()
        page.get_by_role("button", name=words.say("key-share")).click()
        with page.expect_download() as download:
            page.get_by_role("button", name=words.say("download-record")).click()
        assert download.value.path().read_text("utf-8") == match.record()
        page.keyboard.press("Escape")
        go(page, re.sub(r"/replay/([\w-]+).*", r"/review/\1", urlsplit(page.url).query))
        page.get_by_role("button", name=re.compile(words.say("review-quick"))).click()
        expect(page.get_by_role("heading", name=words.say("review-decisions"))).to_be_visible()
        expect(page.get_by_text(words.say("review-ready"))).to_be_attached()


# How the desk says that it has started.
SAYS = """
const post = self.postMessage.bind(self)
self.postMessage = (news, ...more) => {
  if (news.ready) new BroadcastChannel("started").postMessage(news.ready.thawed)
  post(news, ...more)
}
"""
HEARS = """
window.thawed = []
new BroadcastChannel("started").onmessage = ({ data }) => window.thawed.push(data)
"""
DAMAGE = """async () => {
  for (const name of (await caches.keys()).filter((one) => one.startsWith("chrysalide-started"))) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) await cache.put(request, new Response("not this"))
  }
}"""


def test_the_next_visit_starts_from_what_the_first_has_kept(browser: Browser, host: Host) -> None:
    """The same table goes on; what is damaged is not taken, and is made again."""
    words = Words("en")
    with away(browser, host, service_workers="block") as (context, page):
        meddle(context, SAYS)
        context.add_init_script(HEARS)
        table = first_match(page, words)
        assert decide(table, 1) == 1
        assert page.evaluate("thawed") == [False]
        await_true(page, STARTED)
        for thawed in (True, False):
            page.reload()
            assert decide(table, 1) == 1
            assert page.evaluate("thawed") == [thawed]
            if thawed:
                page.evaluate(DAMAGE)
        await_true(page, STARTED)
        page.reload()
        assert decide(table, 1) == 1
        assert page.evaluate("thawed") == [True]


SEEN = """async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith("chrysalide-seen"))
  const kept = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length))
  return kept.reduce((sum, one) => sum + one, 0)
}"""
# Where everything on the table stands; nothing may move when the desk answers.
SHIFTS = """
window.shifted = 0
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shifted += value
}).observe({ type: "layout-shift", buffered: true })
"""


def test_the_last_position_is_there_before_python_is(browser: Browser, host: Host) -> None:
    """To be looked at only; then the match goes on in the same place. What is removed or erased is not seen again."""
    words = Words("en")
    with away(browser, host, service_workers="block") as (context, page):
        table = first_match(page, words)
        assert decide(table, FEW) == FEW
        assert table.await_turn_or_end()
        await_true(page, f"({SEEN})().then((kept) => kept === 1)")
        lit = page.locator("[data-target]:is(.lit, .offered)")  # by looks: names also tell what is being decided
        expect(lit.first).to_be_visible()
        offered, told, things = table.offered.count(), table.log.count(), page.locator("[data-target]").count()
        context.add_init_script(SHIFTS)
        held: list[Route] = []
        context.route("**/desk.worker-*.js", lambda route: held.append(route))  # noqa: PLW0108 (a built-in is not taken)
        with page.expect_request("**/desk.worker-*.js"):
            page.reload()
        starting = page.get_by_text(words.say("choices-starting"), exact=True)
        expect(starting).to_be_visible()
        expect(page.get_by_role("progressbar")).to_be_visible()
        expect(page.locator("[data-target]")).to_have_count(things)
        expect(table.log).to_have_count(told)
        assert table.choices.count() == 0
        expect(lit).to_have_count(0)
        for message in ("undo", "hint"):
            expect(table.button(message)).to_have_attribute("aria-disabled", "true")
        for target in page.locator("button[data-target]:enabled").all()[:FEW]:
            target.click()
        expect(page.locator("main")).to_have_attribute("data-link", "connecting")
        board = page.locator(".board").first.bounding_box()
        page.locator("main").evaluate("(main) => (main.marked = true)")
        for route in held:
            route.continue_()
        assert table.await_turn_or_end()
        expect(starting).to_have_count(0)
        assert table.offered.count() == offered
        assert page.locator("main").evaluate("(main) => main.marked")  # the same table, not another one
        assert page.locator(".board").first.bounding_box() == board
        assert page.evaluate("shifted") < 0.1
        assert decide(table, 1) == 1
        await_true(page, f"({SEEN})().then((kept) => kept === 1)")
        go(page, "/")
        removing = words.say("forget-game", game=words.say("game-title"))
        page.get_by_role("button", name=removing).click()
        page.get_by_role("button", name=words.say("forget-go"), exact=True).click()
        await_true(page, f"({SEEN})().then((kept) => kept === 0)")


CRASHES = """
new BroadcastChannel("crash").onmessage = () => { throw new Error("out of order") }
"""


def test_a_desk_that_fails_is_started_again(browser: Browser, host: Host) -> None:
    """The page says so, and the table goes on with what was stored."""
    words = Words("en")
    with away(browser, host, service_workers="block") as (context, page):
        meddle(context, CRASHES)
        table = first_match(page, words)
        assert decide(table, 1) == 1
        assert table.await_turn_or_end()
        page.evaluate("new BroadcastChannel('crash').postMessage(true)")
        failed = page.get_by_role("alert").filter(has_text=words.say("device-failed"))
        expect(failed).to_be_visible()
        failed.get_by_role("button", name=words.say("retry")).click()
        expect(failed).to_be_hidden()
        assert decide(table, 1) == 1
        assert page.evaluate(STORED) == 1


def test_bots_that_stop_thinking_are_started_again(browser: Browser, host: Host) -> None:
    """The page says so, the table is still there, and what the bot was asked is answered after all."""
    words = Words("en")
    with away(browser, host, service_workers="block") as (context, page):
        meddle(context, BREAKS, "thinker", times=1)
        table = first_match(page, words)
        stopped = page.get_by_role("alert").filter(has_text=words.say("device-stopped"))
        while not stopped.is_visible():  # until it is the bot's turn
            if table.offered.count():
                table.offered.first.click()
            page.wait_for_timeout(50)
        assert table.offered.count() == 0
        page.get_by_role("button", name=words.say("device-think")).click()
        assert decide(table, 1) == 1
        expect(stopped).to_be_hidden()


@pytest.mark.parametrize("game", choice([], chrysalide.games()))
def test_a_whole_match_of_every_game(browser: Browser, host: Host, game: str) -> None:
    words = Words("es", game)
    with away(browser, host, "es") as (_, page):
        table = first_match(page, words)
        assert decide(table, FEW) == FEW
        host.stop()
        decide(table)
        expect(table.end).to_be_visible()
