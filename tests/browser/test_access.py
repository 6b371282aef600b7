"""axe finds no problem on any page, by day and at dusk, on a desktop and on a phone."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Browser, Page, expect

from tests.browser.places import ON_A_DESK, ON_A_PHONE, Visit, my_turn
from tests.browser.screens import PHONE, Screens, screens_on
from tests.browser.words import Words
from tests.depth import choice
from tests.server.site import Site

Go = Callable[[Visit], None]
EVERYTHING = {
    "resultTypes": ["violations"],
    "rules": {"target-size": {"enabled": True}},  # WCAG 2.2, not on by itself
    "preload": False,  # there is neither sound nor film
}
COLOURS = {"resultTypes": ["violations"], "runOnly": ["color-contrast", "link-in-text-block"]}
TOO_WIDE = "document.documentElement.scrollWidth > document.documentElement.clientWidth"


# One transition may start another in the next frame.
SETTLED = """async () => {
  const frame = () => new Promise(requestAnimationFrame)
  let quiet = 0
  while (quiet < 3) {
    const running = document.getAnimations()
    quiet = running.length ? 0 : quiet + 1
    await Promise.allSettled(running.map((one) => one.finished))
    await frame()
  }
}"""


def complaints(page: Page, options: dict[str, Any]) -> list[str]:
    page.evaluate(SETTLED)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    violations = page.evaluate("options => axe.run(options).then((found) => found.violations)", options)
    return [f"{one['id']} {node['target']}: {node['failureSummary']}" for one in violations for node in one["nodes"]]


@pytest.fixture(scope="module")
def desk(browser: Browser, site: Site) -> Iterator[Visit]:
    """One screen for all pages, as a reader would use."""
    with screens_on(browser, site) as screens:
        yield Visit(screens.blank(), Words("fr"), site, screens)


@pytest.fixture(scope="module")
def phone(browser: Browser, site: Site) -> Iterator[Visit]:
    with screens_on(browser, site) as screens:
        page = screens.blank(lang="es", light="dusk", size=PHONE, has_touch=True, is_mobile=True)
        yield Visit(page, Words("es"), site, screens)


@pytest.mark.parametrize("go", ON_A_DESK)
def test_on_a_desk(desk: Visit, go: Go) -> None:
    """By day; then switch to dusk, which only changes colours. Pages that the phone checks at dusk repeat that here
    only in a thorough run."""
    desk.page.emulate_media(color_scheme="light")
    go(desk)
    expect(desk.page.locator("html")).to_have_attribute("data-theme", "day")
    assert complaints(desk.page, EVERYTHING) == []
    if go in choice(ON_A_PHONE, ()):
        return
    desk.page.emulate_media(color_scheme="dark")
    expect(desk.page.locator("html")).to_have_attribute("data-theme", "dusk")
    assert complaints(desk.page, COLOURS) == []


@pytest.mark.parametrize("go", ON_A_PHONE)
def test_on_a_phone(phone: Visit, go: Go) -> None:
    go(phone)
    expect(phone.page.locator("html")).to_have_attribute("data-theme", "dusk")
    assert complaints(phone.page, EVERYTHING) == []
    assert not phone.page.evaluate(TOO_WIDE)


def test_axe_would_find_something(screens: Screens, site: Site) -> None:
    visit = Visit(screens.blank(), Words("fr"), site, screens)
    my_turn(visit)
    visit.page.locator("button[data-target]").first.evaluate("card => card.setAttribute('aria-label', '')")
    visit.page.locator("h1").evaluate("title => { title.style.color = '#eee'; title.style.background = '#fff' }")
    assert any("button-name" in one for one in complaints(visit.page, EVERYTHING))
    assert any("color-contrast" in one for one in complaints(visit.page, COLOURS))
