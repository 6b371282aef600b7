"""The error watch on all screens catches what it should."""

from playwright.sync_api import Browser

from tests.browser.screens import Screens, home_of
from tests.server.site import Site


def test_complaints_and_strange_addresses_are_noticed(browser: Browser, site: Site) -> None:
    screens = Screens(browser, home_of(site))
    page = screens.open("/about")
    assert screens.watch.trouble == []
    page.evaluate("console.error('alas')")
    with page.context.expect_event("weberror"):
        page.evaluate("setTimeout(() => { throw new Error('broken') })")
    page.goto(f"http://localhost:{site.port}/about")  # the same machine by another name
    screens.close()
    seen = screens.watch.trouble
    assert "console: alas" in seen
    assert any("broken" in line for line in seen)
    assert any(line.startswith("asked another machine: http://localhost") for line in seen)
