"""axe finds nothing to complain about: on no page, by day and at dusk, on a desk and on a phone."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

from tests.browser.places import EVERYWHERE, Visit, my_turn
from tests.browser.screens import PHONE, Screens, screens_on
from tests.browser.words import Words
from tests.server.site import Site

Go = Callable[[Visit], None]
OPTIONS = {
    "resultTypes": ["violations"],
    "rules": {"target-size": {"enabled": True}},  # WCAG 2.2, not on by itself
    "preload": False,  # there is neither sound nor film
}
LOOKS: dict[str, dict[str, Any]] = {
    "day": {"lang": "fr"},
    "dusk": {"lang": "es", "light": "dusk"},
    "phone": {"lang": "en", "size": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2},
}
TOO_WIDE = "document.documentElement.scrollWidth > document.documentElement.clientWidth"


def complaints(page: Page) -> str:
    page.evaluate("() => Promise.allSettled(document.getAnimations().map(one => one.finished))")
    found = Axe().run(page, options=OPTIONS)
    return found.generate_report() if found.violations_count else ""


@pytest.fixture(scope="module", params=LOOKS)
def visit(request: pytest.FixtureRequest, browser: Browser, site: Site) -> Iterator[Visit]:
    """One screen for every page, as a reader keeps one."""
    look = LOOKS[request.param]
    with screens_on(browser, site) as screens:
        yield Visit(screens.blank(**look), Words(look["lang"]), site, screens)


@pytest.mark.parametrize("go", EVERYWHERE)
def test_axe_finds_nothing(visit: Visit, go: Go) -> None:
    go(visit)
    assert complaints(visit.page) == ""
    assert not visit.page.evaluate(TOO_WIDE)


def test_axe_would_find_something(screens: Screens, site: Site) -> None:
    visit = Visit(screens.blank(), Words("fr"), site, screens)
    my_turn(visit)
    visit.page.locator("button[data-target]").first.evaluate("card => card.setAttribute('aria-label', '')")
    visit.page.locator("h1").evaluate("title => { title.style.color = '#eee'; title.style.background = '#fff' }")
    found = complaints(visit.page)
    assert "button-name" in found
    assert "color-contrast" in found
