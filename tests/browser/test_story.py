"""What happened since one's last action: on the board, in the log, and shown again."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

import chrysalide
from chrysalide.games import find_game
from tests.browser.screens import PHONE, Screens
from tests.browser.tableside import Tableside, sit_down
from tests.browser.words import Words
from tests.server.site import Site
from tests.test_stories import TOLD
from tests.wording import known_in

WORDS = Words("fr")
say = WORDS.say
GREEDY = {"kind": "bot", "level": "greedy", "name": "Vulcain"}
SETTLING_MS = 420  # after that what has just changed takes clicks; the first picture of a turn stays longer
PLACES = (0.3, 0.7)  # of a match that is looked at: where lines are pointed at


def marks(page: Page, of: str = "mark") -> Locator:
    return page.locator(f"[data-{of}]")


def at_the_table(page: Page, site: Site) -> Tableside:
    """Somebody has taken a card, and the bot has answered."""
    opened = site.open({"kind": "person", "name": "Ada"}, GREEDY, first_player=0, tokens_to_win=1)
    sit_down(page, opened, 0)
    table = Tableside(page, WORDS)
    table.await_turn()
    expect(marks(page)).to_have_count(0)  # nobody did anything yet
    take(table)
    return table


def take(table: Tableside) -> None:
    slot = table.takeable.first.get_attribute("data-target")
    table.takeable.first.click()
    expect(table.page.locator(f'button[data-target="{slot}"]')).to_have_count(0)
    table.await_turn()


def stop_the_clock(page: Page) -> None:
    """When everything has been there long enough to be clicked."""
    expect(page.locator("main[data-settling]")).to_have_count(0)
    page.clock.pause_at(page.evaluate("Date.now()"))


def since(page: Page) -> Locator:
    return page.get_by_role("region", name=say("since-title"))


def test_the_log_tells_the_match_and_the_menu_how_chance_is_checked(screens: Screens, site: Site) -> None:
    page = screens.blank()
    at_the_table(page, site)
    fingerprint = page.get_by_text("sha256:")
    expect(fingerprint.filter(visible=True)).to_have_count(0)
    page.get_by_role("button", name=say("table-menu")).click()
    page.locator("summary").filter(has_text=say("fairness")).click()
    expect(fingerprint.filter(visible=True)).to_have_count(1)


def test_what_the_other_took_stays_marked_until_the_next_action(screens: Screens, site: Site) -> None:
    page = screens.blank(still=False)
    page.clock.install()
    table = at_the_table(page, site)
    expect(marks(page).first).to_be_visible()
    taken = page.locator("[data-mark=gone]").first.get_attribute("data-of")
    assert taken is not None
    number = taken.removeprefix("slot:")
    expect(since(page).get_by_role("listitem")).to_contain_text(number)
    expect(page.locator("[data-last=came]")).to_have_count(1)  # in the other's collection
    page.reload()
    table.await_turn()
    expect(page.locator(f'[data-of="{taken}"]')).to_be_visible()  # made of the log, so it outlives a reload
    stop_the_clock(page)  # what the bot answers waits
    table.takeable.first.click()
    page.wait_for_function("document.querySelectorAll('[data-mark]').length === 0", polling=50)


def test_the_turn_is_shown_again_by_button_and_by_key(screens: Screens, site: Site) -> None:
    page = screens.blank(still=False)
    page.clock.install()
    table = at_the_table(page, site)
    stop_the_clock(page)
    again = since(page).get_by_role("button", name=say("again"))
    stop = since(page).get_by_role("button", name=say("again-stop"))
    lit = table.lit.count()
    again.click()
    page.clock.run_for(SETTLING_MS)
    expect(stop).to_be_visible()
    expect(marks(page)).to_have_count(0)
    expect(table.lit).to_have_count(0)  # the past cannot be clicked
    expect(table.offered).not_to_have_count(0)  # the list is about the present
    page.clock.run_for(10_000)
    expect(again).to_be_visible()
    expect(table.lit).to_have_count(lit)
    page.keyboard.press("v")
    page.clock.run_for(SETTLING_MS)
    expect(stop).to_be_visible()
    page.keyboard.press("Escape")
    page.clock.run_for(1000)
    expect(again).to_be_visible()
    expect(marks(page).first).to_be_visible()


def test_a_line_lights_its_things_by_mouse_keyboard_and_finger(screens: Screens, site: Site) -> None:
    page = screens.blank()
    at_the_table(page, site)
    line = page.get_by_role("log").locator("[data-line]").first
    line.hover()
    expect(marks(page, "told-mark")).not_to_have_count(0)
    page.mouse.move(0, 0)
    expect(marks(page, "told-mark")).to_have_count(0)
    line.focus()
    first = marks(page, "told-mark").first.get_attribute("data-of")
    page.keyboard.press("ArrowDown")
    expect(marks(page, "told-mark").first).not_to_have_attribute("data-of", str(first))
    phone = screens.blank(size=PHONE, has_touch=True)
    at_the_table(phone, site)
    since(phone).locator("[data-line]").first.tap()
    expect(marks(phone, "told-mark").first).to_be_in_viewport()


def test_the_log_is_grouped_by_turns_and_read_out_once(screens: Screens, site: Site) -> None:
    page = screens.blank()
    table = at_the_table(page, site)
    groups = page.get_by_role("log").get_by_role("group")
    expect(groups.first).to_have_accessible_name(re.compile("Vulcain"))
    expect(groups.nth(1)).to_have_accessible_name(say("log-turn", you="yes", player="Ada"))
    expect(groups.first.get_by_role("heading")).to_be_visible()
    page.evaluate(
        """() => {
          window.heard = []
          const watch = new MutationObserver((changes) => {
            for (const { addedNodes } of changes)
              for (const node of addedNodes) if (node.textContent.trim()) window.heard.push(node.textContent.trim())
          })
          watch.observe(document.querySelector("[data-announcer]"), { childList: true })
        }"""
    )
    take(table)
    heard = page.evaluate("window.heard")
    assert len(heard) == len(set(heard)) > 1, heard


@pytest.mark.parametrize("game", TOLD)
def test_every_line_that_can_be_pointed_at_lights_something(screens: Screens, site: Site, game: str) -> None:
    """A whole match of each game, looked at in several places."""
    found = find_game(game)
    golden = sorted((found.folder / "tests" / "golden").glob("*.txt"))
    record = next(path for path in golden if re.fullmatch(r"\d-seats", path.stem)).read_text("utf-8")
    match = chrysalide.load(record)
    eyes = 0 if found.secret_hands(match.options) else None
    made = site.http.post("/api/records", content=record, headers={"Content-Type": "text/plain"}).json()
    page = screens.blank(size={"width": 1440, "height": 900})
    for share in PLACES:
        place = round(len(match.log) * share)
        page.goto(f"/replay/{made['table']}/{place}")
        told = [event for event in match.journal(eyes) if known_in(game, event.kind)]
        expect(page.locator("[role=log] [data-jump]")).to_have_count(len(told))  # all have come in
        for line in page.locator("[role=log] [data-line]").all():
            line.focus()
            expect(page.locator("[data-told-mark], [data-told]"), str(line.text_content())).not_to_have_count(0)
