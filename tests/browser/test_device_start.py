"""A device starts from what was kept and shows the last position at once; workers that fail are started again."""

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.browser.anywhere import FEW, SEEN, STARTED, STORED, Host, away, decide, first_match, go, meddle
from tests.browser.waiting import await_true
from tests.browser.words import Words
from workshop import page as built

pytestmark = pytest.mark.skipif(not built.page_is_built(), reason="the page is not built: `python3 run.py setup`")

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


# The first thinker ends with its first question.
BREAKS = "MessagePort.prototype.postMessage = () => { setTimeout(() => { throw new Error('out of order') }) }"
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
