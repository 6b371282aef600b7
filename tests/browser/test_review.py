"""The review of a match: asked for, watched while it grows, read by everybody, shared and printed."""

import re
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

import chrysalide
from chrysalide.games import find_game
from chrysalide.server.store import review_rows
from tests.browser.quick import play_on
from tests.browser.screens import PHONE, Screens
from tests.browser.shifts import LIMIT, OBSERVE, moved, settle, shift
from tests.browser.tableside import Tableside, sit_down
from tests.browser.test_access import TOO_WIDE
from tests.browser.words import Words
from tests.depth import choice
from tests.positions import play_out
from tests.server.reviewed import Desk, desk_at, imported, made, on_loop, table_of, tiny_budgets
from tests.server.site import SECONDS, Site

WORDS = Words("fr")
say = WORDS.say
FIRST = 6  # places that are enough to see a review


@pytest.fixture(autouse=True)
def _tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    tiny_budgets(monkeypatch)


@pytest.fixture
def page(screens: Screens) -> Page:
    return screens.blank()


@pytest.fixture
def desk(site: Site, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    """Pieces of reviews wait until a test lets them through; what is left in the end is not made."""
    desk = desk_at(site, monkeypatch)
    yield desk
    on_loop(site, desk.break_off)
    reviewer = site.app.state.reviews.reviewer
    deadline = time.monotonic() + SECONDS
    while reviewer._works or reviewer._tasks:
        assert time.monotonic() < deadline
        time.sleep(0.01)


def let_through(site: Site, desk: Desk, page: Page, places: int) -> None:
    """So many places are assessed, and the page has noticed."""
    bar = page.get_by_role("progressbar")
    deadline = time.monotonic() + SECONDS
    for number in range(places):
        while not desk.held:
            assert time.monotonic() < deadline
            page.wait_for_timeout(10)
        on_loop(site, desk.pass_one)
        expect(bar).to_have_attribute("aria-valuetext", re.compile(rf"\b{number}\b"))


def sums(page: Page) -> list[int]:
    """Start, steps and result of the staircase, as they are written."""
    texts = page.locator(".split ol b").all_inner_texts()
    return [int(re.sub(r"[^\d-]", "", text.replace("−", "-"))) for text in texts]


def test_a_review_is_asked_for_and_grows_in_place(page: Page, site: Site, desk: Desk) -> None:
    table = table_of(site, 21)
    page.add_init_script(OBSERVE)
    page.goto(f"/review/{table}")
    ask = page.get_by_role("button", name=re.compile(say("review-quick")))
    expect(ask).to_be_visible()
    assert site.sql("SELECT count(*) FROM reviews WHERE table_id = ?", table) == [(0,)]  # nothing starts by itself
    ask.click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    let_through(site, desk, page, FIRST)
    expect(page.get_by_role("heading", name=say("review-curve", sides=2))).to_be_visible()
    expect(page.get_by_text(say("review-stair-result", how="now"))).to_be_visible()
    start, *steps, result = sums(page)
    assert start + sum(steps) == result
    settle(page)
    on_loop(site, desk.let_go)
    expect(page.get_by_text(say("review-ready"))).to_be_attached()
    expect(page.get_by_text(say("review-stair-result", how="now"))).to_have_count(0)
    start, *steps, result = sums(page)
    assert start + sum(steps) == result
    assert result in (0, 100)
    settle(page)
    assert shift(page) <= LIMIT, moved(page)
    expect(page.get_by_role("button", name=re.compile(say("review-deep")))).to_be_visible()


def test_a_stored_review_is_shown_at_once_and_to_everybody(page: Page, screens: Screens, site: Site) -> None:
    table = made(site, 22)
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.method))
    page.goto(f"/review/{table}")
    for heading in ("review-split", "review-decisions"):
        expect(page.get_by_role("heading", name=say(heading))).to_be_visible()
    assert set(sent) == {"GET"}
    expect(page.get_by_role("progressbar")).to_have_count(0)
    page.get_by_role("button", name=say("share"), exact=True).click()
    link = page.get_by_label(say("review-link"), exact=True).input_value()
    assert link.endswith(f"/review/{table}")
    other = screens.open(link, lang="es")
    expect(other.get_by_role("heading", name=Words("es").say("review-decisions"))).to_be_visible()


def test_moments_show_the_board_and_lead_to_the_replay(page: Page, site: Site) -> None:
    page.goto(f"/review/{made(site, 23)}")
    first = page.locator("#moment-1")
    first.scroll_into_view_if_needed()
    expect(first.locator("[data-target]").first).to_be_attached()
    expect(first.locator(".ring").first).to_be_visible()
    expect(first.get_by_text(say("review-expert"))).to_be_visible()
    path = first.get_by_role("link", name=say("review-play-from-here")).get_attribute("href")
    assert path is not None
    first.get_by_role("link", name=say("review-play-from-here")).click()
    slider = page.get_by_role("slider", name=say("replay-position"))
    expect(slider).to_have_value(path.rpartition("/")[2].removesuffix("#play"))
    expect(page.get_by_role("dialog", name=say("play-from-here"))).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("link", name=say("replay-review"), exact=True).click()
    expect(page.get_by_role("heading", name=say("review-decisions"))).to_be_visible()


def test_everything_by_keyboard(page: Page, site: Site, desk: Desk) -> None:
    page.goto(f"/review/{table_of(site, 24)}")
    page.get_by_role("button", name=re.compile(say("review-quick"))).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("progressbar")).to_be_visible()
    on_loop(site, desk.let_go)
    expect(page.get_by_text(say("review-ready"))).to_be_attached()
    page.get_by_role("link", name=say("review-moment-link", number=1)).focus()
    page.keyboard.press("Enter")
    assert page.evaluate("location.hash") == "#moment-1"
    expect(page.locator("#moment-1")).to_be_in_viewport()
    unfold(page, page.get_by_text(say("review-table")))
    expect(page.get_by_role("columnheader", name=say("review-at-start"))).to_be_visible()
    mistakes = page.get_by_role("button", name=say("review-filter-mistakes"), exact=True)
    before = page.locator("section details li").count()
    mistakes.focus()
    page.keyboard.press("Space")
    expect(mistakes).to_have_attribute("aria-pressed", "true")
    assert page.locator("section details li").count() <= before
    point_of_view = page.get_by_label(say("review-view-of"))
    chosen = point_of_view.input_value()
    point_of_view.focus()
    page.keyboard.press("ArrowUp" if chosen == "1" else "ArrowDown")
    expect(point_of_view).not_to_have_value(chosen)


def unfold(page: Page, summary: Locator) -> None:
    summary.focus()
    page.keyboard.press("Enter")


def test_what_screen_readers_read_says_the_same(page: Page, site: Site) -> None:
    table = made(site, 25)
    review = site.http.get(f"/api/tables/{table}/review").json()["review"]
    page.goto(f"/review/{table}")
    page.get_by_text(say("review-table")).click()
    rows = page.get_by_role("table").first.get_by_role("row")
    expect(rows).to_have_count(1 + max(1, len(review["periods"])))
    decisions = [step for step in review["steps"] if step["kind"] == "decision"]
    expect(page.locator("section details li:not(.chance)")).to_have_count(len(decisions))
    for seat in review["seats"]:
        for mark, number in seat["marks"].items():
            label = page.locator("article.panel").nth(seat["seat"]).locator("li", has_text=say(f"mark-{mark}"))
            expect(label).to_contain_text(str(number))


def test_everything_is_printed_by_daylight(screens: Screens, site: Site) -> None:
    page = screens.open(f"/review/{made(site, 26)}", light="dusk")
    table = page.get_by_role("table", name=say("review-table-caption", name="Ada")).or_(
        page.get_by_role("table", name=say("review-table-caption", name="Bo"))
    )
    expect(page.get_by_role("heading", name=say("review-decisions"))).to_be_visible()
    expect(table).to_be_hidden()
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(table).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", "day")
    assert page.locator("details:not([open])").count() == 0
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(table).to_be_hidden()
    expect(page.locator("html")).to_have_attribute("data-theme", "dusk")


def test_a_refusal_is_explained(page: Page, screens: Screens, site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_rows, "MOST_OF_ONE", 0)
    screens.watch.forgive("429")
    page.goto(f"/review/{table_of(site, 27)}")
    page.get_by_role("button", name=re.compile(say("review-quick"))).click()
    expect(page.get_by_role("alert")).to_contain_text("analyses attendent")
    expect(page.get_by_role("button", name=re.compile(say("review-quick")))).to_be_enabled()


def test_a_match_that_goes_on_has_no_review(page: Page, screens: Screens, site: Site) -> None:
    screens.watch.forgive("409")
    opened = site.open(tokens_to_win=1)
    page.goto(f"/review/{opened.id}")
    expect(page.get_by_role("heading", name=say("review-not-over"))).to_be_visible()
    play_on(site, opened)
    sit_down(page, opened, 0)
    Tableside(page, WORDS).end.get_by_role("link", name=say("review"), exact=True).click()
    expect(page.get_by_role("heading", name=say("review-ask-title"))).to_be_visible()


@pytest.mark.parametrize("game", chrysalide.games())
def test_every_game_with_all_its_sides(screens: Screens, site: Site, desk: Desk, game: str) -> None:
    """The first few places of a match with the most seats, on a phone."""
    seats = max(find_game(game).seats)
    match = play_out(chrysalide.new(game, seats=seats, seed=3))
    table = imported(site, match)
    words = Words("fr", game)
    page = screens.open(f"/review/{table}", size=PHONE, has_touch=True, is_mobile=True)
    page.get_by_role("button", name=re.compile(say("review-quick"))).click()
    let_through(site, desk, page, choice(FIRST, 3 * FIRST))
    expect(page.get_by_role("heading", name=say("review-split"))).to_be_visible()
    sides = len(set(match.options.sides(seats)))
    expect(page.get_by_label(say("review-view-of")).locator("option")).to_have_count(sides if sides > 1 else 0)
    expect(page.locator("article.panel")).to_have_count(seats)
    assert not page.evaluate(TOO_WIDE)
    assert words.say("game-title") in page.title()
