"""Boards are as large as their drafts on a desk, with nothing to scroll; Mariposas has tests of its own."""

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.screens import Screens
from tests.browser.test_room import IN_SIGHT, LAPTOP, box_of, fullest, resize
from tests.server.site import Site

WIDE: ViewportSize = {"width": 1440, "height": 900}
UNSCROLLED = "document.documentElement.scrollHeight <= innerHeight"


def test_extinction_has_a_large_ground_and_every_action_in_sight(screens: Screens, site: Site) -> None:
    page, _ = fullest(screens, site, "extinction")
    for size, least in ((WIDE, 520), (LAPTOP, 460)):
        resize(page, size)
        ground = box_of(page.locator(".extinction .ground").first)
        assert min(ground["width"], ground["height"]) >= least, (size, ground)
        actions = page.locator(".extinction .places li button").all()
        assert [action.evaluate(IN_SIGHT) for action in actions] == [True] * len(actions)
        assert len(actions) >= 5
        assert page.evaluate(UNSCROLLED)


@pytest.mark.parametrize(("size", "least"), [(WIDE, 816), (LAPTOP, 690)], ids=["1440", "1366"])
def test_papilio_fills_the_height(screens: Screens, site: Site, size: ViewportSize, least: float) -> None:
    page, _ = fullest(screens, site, "papilio")
    resize(page, size)
    # It is measured once more when the question has moved beside it.
    page.wait_for_function("(least) => document.querySelector('.papilio .frame').clientWidth >= least", arg=least)
    assert box_of(page.locator(".papilio .frame").first)["height"] >= least
    assert page.evaluate(UNSCROLLED)
