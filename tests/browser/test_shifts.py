"""Pages stay where they are while they load, at every size."""

import pytest
from playwright.sync_api import ViewportSize

import chrysalide
from tests.browser.screens import Screens
from tests.browser.shifts import LIMIT, Slowly, moved, shift
from tests.depth import choice
from tests.server.site import GAME

SIZES: tuple[ViewportSize, ...] = (
    {"width": 1440, "height": 900},
    {"width": 820, "height": 1180},
    {"width": 390, "height": 844},
)
at_every_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size["width"]))
GAMES = choice([GAME, chrysalide.games()[-1]], chrysalide.games())
PAGES = {
    "/": "article.box",
    "/records": "input[type=file]",
    "/about": "article.panel",
    **{f"/new/{game}": "main form, main .btn.go" for game in GAMES},
}


@at_every_size
@pytest.mark.parametrize("path", PAGES)
def test_nothing_moves_while_a_page_loads(screens: Screens, path: str, size: ViewportSize) -> None:
    page = screens.blank(size=size)
    Slowly(page).open(path, PAGES[path])
    assert shift(page) <= LIMIT, moved(page)
