"""The page as an application: it can be installed, read without a network, and told that it is somebody's turn."""

import json
import re
import shutil
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from chrysalide.server.http import page as served
from chrysalide.server.table import notifier, push_services
from tests.browser.quick import play_on
from tests.browser.screens import Screens, screens_on
from tests.browser.tableside import Tableside, sit_down
from tests.browser.waiting import await_true, poll
from tests.browser.words import Words
from tests.server.push_service import Device, PushService
from tests.server.site import Site

WORDS = Words("fr")
say = WORDS.say
REGISTERED = "navigator.serviceWorker.ready"
CONTROLLED = "() => navigator.serviceWorker.controller !== null"
CACHED = """async () => {
  const all = []
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) all.push(new URL(request.url).pathname)
  return all
}"""
SHARED = re.compile(
    r"/|/assets/.+|/api/covers/\w+|/api/games(/[\w-]+/(messages|rules|guide|encyclopedia|examples)(/[\w-]+)*)?"
)
# A browser without a push service of its own is given one, and the site's key is looked at.
SUBSCRIBED = """([endpoint, p256dh, auth]) => {
  const device = {
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    unsubscribe: async () => { window.subscribed = null; return true },
  }
  PushManager.prototype.subscribe = async (options) => { window.subscribed = options; return device }
  PushManager.prototype.getSubscription = async () => (window.subscribed ? device : null)
}"""


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    """A site of its own: it is stopped in the middle of a test."""
    with Site(tmp_path / "site.db") as running:
        yield running


@pytest.fixture
def screens(browser: Browser, site: Site) -> Iterator[Screens]:
    with screens_on(browser, site) as opened:
        yield opened


def working(screens: Screens, **how: Any) -> tuple[BrowserContext, Page]:
    """A screen whose service worker is at work."""
    context = screens.context(service_workers="allow", **how)
    page = context.new_page()
    page.goto("/")
    page.evaluate(f"{REGISTERED}.then(() => true)")
    page.wait_for_function(CONTROLLED)
    return context, page


def keep_everything(page: Page) -> None:
    page.evaluate("navigator.serviceWorker.controller.postMessage({ keep: 'fr' })")
    await_true(page, f"({CACHED})().then((all) => all.includes('/api/games/papillons/encyclopedia'))")


def test_it_can_be_installed(site: Site) -> None:
    manifest = site.get("/manifest.webmanifest").json()
    assert (manifest["start_url"], manifest["scope"], manifest["display"]) == ("./", "./", "standalone")
    purposes = {icon.get("purpose", "any") for icon in manifest["icons"]}
    assert purposes == {"any", "maskable"}
    for icon in manifest["icons"]:
        drawing = site.get(icon["src"]).content
        width, height = struct.unpack(">II", drawing[16:24])  # of a PNG's header
        assert icon["sizes"] == f"{width}x{height}"
    assert '<link rel="manifest" href="/manifest.webmanifest"' in site.get("/").text


def test_rules_can_be_read_without_a_network(screens: Screens) -> None:
    screens.watch.forgive("ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch|net::ERR")
    context, page = working(screens)
    keep_everything(page)
    context.set_offline(True)
    page.goto("/rules/celestes/rules")
    expect(page.get_by_text(re.compile("1.1")).first).to_be_visible()
    page.goto("/carnet")
    expect(page.get_by_role("heading", level=1, name=say("carnet"))).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("heading", level=2, name=say("game-title"))).to_be_visible()
    context.set_offline(False)


def test_nothing_of_a_table_is_kept(screens: Screens, site: Site) -> None:
    _, page = working(screens)
    opened = site.open(tokens_to_win=1)
    sit_down(page, opened, 0)
    Tableside(page, WORDS).board.wait_for()
    play_on(site, opened)
    expect(Tableside(page, WORDS).end).to_be_visible()
    page.goto(f"/replay/{opened.id}")
    expect(page.get_by_role("slider", name=say("replay-position"))).to_be_visible()
    page.goto("/carnet")
    page.get_by_role("button", name=say("device-show")).click()
    expect(page.get_by_role("img", name=say("qr-code"))).to_be_visible()
    cached = page.evaluate(CACHED)
    assert [path for path in cached if not SHARED.fullmatch(path)] == []
    assert len(cached) > 20


def test_a_new_version_is_taken_at_once(screens: Screens, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Pages come from the network first, and the worker of the next version takes over without being asked."""
    _, page = working(screens)
    before = page.evaluate("caches.keys()")
    newer = tmp_path / "page"
    shutil.copytree(served.PAGE, newer, ignore=shutil.ignore_patterns("*.br", "*.gz"))
    old = (served.PAGE / "service-worker.js").read_text("utf-8")
    version = re.search(r'\\"version\\":\\"(\w+)\\"', old)
    assert version
    (newer / "service-worker.js").write_text(old.replace(version[1], "0" * 12), "utf-8")
    index = (served.PAGE / "index.html").read_text("utf-8")
    (newer / "index.html").write_text(index.replace('<div id="app">', '<div id="app" data-version="new">'), "utf-8")
    monkeypatch.setattr(served, "PAGE", newer.resolve())
    page.goto("/about")
    expect(page.locator("#app[data-version=new]")).to_be_attached()
    await_true(page, "caches.keys().then((names) => names.includes('chrysalide-page / 000000000000'))")
    await_true(page, f"{REGISTERED}.then(({{ active, waiting }}) => !waiting && active.state === 'activated')")
    assert set(before) <= set(page.evaluate("caches.keys()"))  # of the version before, for pages that are still open


@pytest.fixture
def service(monkeypatch: pytest.MonkeyPatch) -> Iterator[PushService]:
    with PushService() as running:
        monkeypatch.setenv(push_services.VARIABLE, running.origin)
        monkeypatch.setattr(notifier, "PAUSE", 0.2)
        yield running


def test_your_turn_arrives_with_the_tab_closed(screens: Screens, site: Site, service: PushService) -> None:
    device = Device(service)
    context, page = working(screens, permissions=["notifications"])
    keys = device.described()
    context.add_init_script(f"({SUBSCRIBED})({json.dumps([keys['endpoint'], keys['p256dh'], keys['auth']])})")
    opened = site.open(first_player=0)
    sit_down(page, opened, 1)
    page.goto("/carnet")
    page.get_by_label(say("notices"), exact=True).check()
    page.wait_for_function("() => window.subscribed")
    key = page.evaluate("window.subscribed.applicationServerKey")
    assert key == site.get("/api/push").json()["key"]
    assert page.evaluate("window.subscribed.userVisibleOnly")
    wait_for_rows(site, 1)
    page.goto("about:blank")
    play_on(site, opened, until=lambda update: update["view"]["actor"] == 1)
    message = device.read(service.next().body)
    assert message == {"title": "À vous de jouer", "body": "Papillons célestes", "table": opened.id}

    page.goto("/about")
    tools = context.new_cdp_session(page)
    found: list[dict[str, Any]] = []
    tools.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    tools.send("ServiceWorker.enable")
    page.wait_for_function(CONTROLLED)
    origin = screens.home.rstrip("/")
    shown = f"{REGISTERED}.then((one) => one.getNotifications())"

    def arrives() -> bool:
        """Delivered until it is shown: a worker that is just being replaced hears nothing."""
        for one in [one for one in found if one["scopeURL"].startswith(origin) and not one["isDeleted"]]:
            delivery = {"origin": origin, "registrationId": one["registrationId"]}
            tools.send("ServiceWorker.deliverPushMessage", {**delivery, "data": json.dumps(message)})
        page.wait_for_timeout(500)
        return bool(page.evaluate(f"{shown}.then((all) => all.some(({{ tag }}) => tag.endsWith('{opened.id}')))"))

    poll(arrives)
    notices = page.evaluate(f"{shown}.then((all) => all.map(({{ title, body, tag }}) => [title, body, tag]))")
    assert [message["title"], message["body"], f"chrysalide-{opened.id}"] in notices
    page.goto("/carnet")
    page.evaluate("window.subscribed = {}")
    page.get_by_label(say("notices"), exact=True).uncheck()
    wait_for_rows(site, 0)


def wait_for_rows(site: Site, count: int) -> None:
    poll(lambda: site.sql("SELECT count(*) FROM subscriptions") == [(count,)])
