"""The home page: every installed game, with its box and a link to a new table."""

import re

import pytest
from playwright.sync_api import expect

import chrysalide
from chrysalide.bots import LADDER
from chrysalide.games import find_game
from tests.browser.screens import Screens
from tests.browser.words import Words
from tests.server.site import Site

say = Words("fr").say
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
        expect(box).to_contain_text(f"{find_game(game).about.age}+")
        expect(box.get_by_role("link", name=say("door-rules-game", game=say("game-title")))).to_have_attribute(
            "href", f"/rules/{game}"
        )
        picture = box.locator("img").first
        expect(picture).to_be_visible()
        page.wait_for_function(DRAWN, arg=picture.element_handle())


def test_one_click_invites_a_friend(screens: Screens, site: Site) -> None:
    """The link and its code are there at once; the friend who opens the link sits down, and the match begins."""
    host = screens.open("/")
    host.get_by_role("button", name=say("door-friend-game", game=say("game-title"))).click()
    expect(host.get_by_role("img", name=say("qr-code"))).to_be_visible()
    link = host.get_by_label(say("invitation-link", number=2)).first.input_value()
    assert site.info(host.url.rpartition("/")[2])["options"] == site.info(site.open().id)["options"]

    friend = screens.open(link.removeprefix(screens.home))
    friend.get_by_label(say("your-name")).fill("Inès")
    friend.get_by_role("button", name=say("sit-down")).click()
    expect(host.get_by_role("heading", name=say("waiting-title", count=1))).to_have_count(0)
    expect(friend.locator("[data-target]").first).to_be_visible()


@pytest.mark.parametrize("game", chrysalide.games())
def test_one_click_starts_a_first_match(screens: Screens, site: Site, game: str) -> None:
    """As the game's own data sets it up; later the reader's own settings come first."""
    page = screens.open(f"/new/{game}")
    first = page.get_by_role("button", name=say("first-match"))
    own = page.get_by_role("button", name=say("start"), exact=True)
    expect(first).to_have_class(re.compile(r"\bgo\b"))
    first.click()
    page.wait_for_url("**/table/*")
    info = site.info(page.url.rpartition("/")[2])
    preset = find_game(game).preset(LADDER)
    assert [seat["level"] for seat in info["seats"]] == [None, *[preset.level] * (preset.seats - 1)]
    assert info["options"].items() >= preset.options.items()

    page.goto(f"/new/{game}")
    expect(own).to_have_class(re.compile(r"\bgo\b"))
    expect(first).not_to_have_class(re.compile(r"\bgo\b"))


def test_what_has_a_picture_is_chosen_by_it(screens: Screens, site: Site) -> None:
    page = screens.open("/new/extinction")
    words = Words("fr", "extinction")
    for value in ("option-module-panda", "option-level-facile"):
        page.get_by_role("radio", name=words.say(value)).check(force=True)
    page.get_by_role("button", name=say("start"), exact=True).click()
    page.wait_for_url("**/table/*")
    options = site.info(page.url.rpartition("/")[2])["options"]
    assert (options["module"], options["level"]) == ("panda", "facile")
