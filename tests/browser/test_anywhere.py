"""The page without a site: an export on a host of files, and a match on one's own device when the site is gone."""

import re
import shutil
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

import chrysalide
from chrysalide import wasm
from chrysalide.core.messages import Message
from chrysalide.language import in_english
from tests.browser.anywhere import (
    FEW,
    GONE,
    KEPT,
    NEEDED,
    SEEN,
    STORE,
    STORED,
    TEXT_OF,
    WITHOUT_PYTHON,
    Host,
    away,
    decide,
    first_match,
    go,
    meddle,
    update,
)
from tests.browser.papillons_table import PAPILLONS, PapillonsTable
from tests.browser.screens import Screens
from tests.browser.tableside import AnyTable
from tests.browser.test_access import EVERYTHING, complaints
from tests.browser.waiting import await_true
from tests.browser.words import Words
from tests.depth import choice
from tests.local import test_stored as older
from workshop import page as built

pytestmark = pytest.mark.skipif(not built.page_is_built(), reason="the page is not built: `python3 run.py setup`")


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


@pytest.mark.parametrize("game", choice([], chrysalide.games()))
def test_a_whole_match_of_every_game(browser: Browser, host: Host, game: str) -> None:
    words = Words("es", game)
    with away(browser, host, "es") as (_, page):
        table = first_match(page, words)
        assert decide(table, FEW) == FEW
        host.stop()
        decide(table)
        expect(table.end).to_be_visible()
