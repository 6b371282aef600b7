"""The home page: every installed game, with its box and a link to a new table."""

from playwright.sync_api import expect

import chrysalide
from tests.browser.screens import Screens
from tests.browser.words import Words

DRAWN = "picture => picture.complete && picture.naturalWidth > 0"


def test_every_game_is_on_the_first_page(screens: Screens) -> None:
    page = screens.open("/")
    boxes = page.get_by_role("region", name=Words("fr").say("the-games")).get_by_role("article")
    expect(boxes).to_have_count(len(chrysalide.games()))
    for game in chrysalide.games():
        say = Words("fr", game).say
        box = boxes.filter(has=page.get_by_role("heading", name=say("game-title"), exact=True))
        expect(box).to_contain_text(say("game-line"))
        expect(box.get_by_role("link", name=say("play-game", game=say("game-title")), exact=True)).to_have_attribute(
            "href", f"/new/{game}"
        )
        picture = box.locator("img").first
        expect(picture).to_be_visible()
        page.wait_for_function(DRAWN, arg=picture.element_handle())
