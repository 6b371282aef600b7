"""With animations, as most people see it; and without, for those who asked for reduced motion."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.screens import Screens
from tests.browser.tableside import Tableside, sit_down
from tests.browser.words import Words
from tests.server.site import Site

WORDS = Words("fr")
GREEDY = {"kind": "bot", "level": "greedy", "name": "Vulcain"}
COUNT_FLIGHTS = """
  window.flights = 0
  const animate = Element.prototype.animate
  Element.prototype.animate = function (...how) { window.flights += 1; return animate.apply(this, how) }
"""


def at_the_table(page: Page, site: Site) -> Tableside:
    opened = site.open({"kind": "person", "name": "Ada"}, GREEDY, first_player=0, tokens_to_win=1)
    page.add_init_script(COUNT_FLIGHTS)
    sit_down(page, opened, 0)
    table = Tableside(page, WORDS)
    table.await_turn()
    return table


@pytest.mark.parametrize("still", [False, True])
def test_cards_fly_unless_rest_was_asked_for(screens: Screens, site: Site, still: bool) -> None:
    page = screens.blank(still=still)
    table = at_the_table(page, site)
    for _ in range(2):
        target = table.takeable.first.get_attribute("data-target")
        table.takeable.first.click()
        expect(page.locator(f'button[data-target="{target}"]')).to_have_count(0)
        table.await_turn()
    assert (page.evaluate("window.flights") == 0) is still


def test_what_happens_can_be_skipped(screens: Screens, site: Site) -> None:
    """The page's clock stands still, so that what happens waits to be shown however long it takes to come here."""
    page = screens.blank(still=False)
    page.clock.install()
    table = at_the_table(page, site)
    expect(page.locator("main[data-settling]")).to_have_count(0)
    page.remove_locator_handler(page.locator("main[data-settling]"))  # which would wait for the clock
    page.clock.pause_at(page.evaluate("Date.now()"))
    table.takeable.first.click()
    expect(table.skip).to_be_visible()
    expect(table.offered).to_have_count(0)
    table.skip.click()
    expect(table.skip).to_be_hidden()
    table.await_turn()
