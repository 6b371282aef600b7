"""Looking back: rounds, turns and lines lead through a match; by everybody's eyes; and playing on from a position."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import chrysalide
from chrysalide.core.match import Match
from tests.browser.screens import PHONE, Screens
from tests.browser.tableside import Tableside
from tests.browser.test_access import EVERYTHING, TOO_WIDE, complaints
from tests.browser.words import ANY, Words
from tests.positions import TELLING, play_out, with_secrets
from tests.server.site import GAME, Site
from tests.wording import known_in

WIDE = {"width": 1440, "height": 900}
LYING = {"width": 844, "height": 390}
HANDS = "papillons"
NAMES = ("Camille", "Lucas", "Inès", "Théodore", "Zoé")
WORDS = Words("fr")
say = WORDS.say


def match_of(game: str = GAME, seats: int | None = None, **options: Any) -> Match:
    found = chrysalide.new(game, seats, seed=7, **options)
    return play_out(chrysalide.new(game, seats, 7, NAMES[: found.seats], **options), 3)


def brought(site: Site, match: Match) -> str:
    """A finished match that anybody may look at."""
    headers = {"Content-Type": "text/plain"}
    answer = site.http.post("/api/records", content=match.record().encode(), headers=headers)
    table: str = answer.json()["table"]
    return table


def opened(screens: Screens, site: Site, match: Match, at: int = 0, **how: Any) -> Page:
    page = screens.open(f"/replay/{brought(site, match)}/{at}", **{"size": WIDE, **how})
    expect(slider(page)).to_have_value(str(at))
    eyes = 0 if match.game.secret_hands(match.options) else None
    told = [event for event in match.journal(eyes) if known_in(match.game.id, event.kind)]
    expect(log(page).get_by_role("button")).to_have_count(len(told))  # all have come in
    return page


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name=say("replay-position"))


def log(page: Page) -> Locator:
    return page.get_by_role("log")


def present(page: Page) -> Locator:
    return log(page).locator("[aria-current]")


def seats_in_turn(match: Match) -> list[int]:
    """The places at which another seat begins to act."""
    acted = [(place, entry.actor) for place, entry in enumerate(match.log) if entry.actor >= 0]
    before = [None, *(actor for _, actor in acted)]
    return [place for (place, actor), last in zip(acted, before, strict=False) if actor != last]


# --- where to look ----------------------------------------------------------------------------------------------


def test_rounds_are_reached_by_mouse_and_keyboard(screens: Screens, site: Site) -> None:
    match = match_of(tokens_to_win=2)
    begins = [place for place, _ in match.periods()]
    page = opened(screens, site, match)
    rounds = page.get_by_role("toolbar", name=say("replay-period")).get_by_role("button")
    expect(rounds).to_have_count(len(begins))
    rounds.nth(1).click()
    expect(slider(page)).to_have_value(str(begins[1]))
    expect(rounds.nth(1)).to_have_attribute("aria-current", "step")
    expect(page.get_by_role("banner")).to_contain_text(rounds.nth(1).inner_text())
    rounds.nth(1).press("ArrowLeft")
    expect(rounds.nth(0)).to_be_focused()
    page.keyboard.press("Enter")
    expect(slider(page)).to_have_value(str(begins[0]))
    page.get_by_role("heading", level=1).click()
    page.keyboard.press("PageDown")
    expect(slider(page)).to_have_value(str(begins[1]))
    page.keyboard.press("PageUp")
    expect(slider(page)).to_have_value(str(begins[0]))


def test_turns_are_reached_by_button_and_key(screens: Screens, site: Site) -> None:
    match = match_of(HANDS)
    turns = seats_in_turn(match)
    page = opened(screens, site, match, at=turns[3] + 1)
    page.get_by_role("button", name=say("turn-before")).click()
    expect(slider(page)).to_have_value(str(turns[3]))
    page.keyboard.press("Shift+ArrowLeft")
    expect(slider(page)).to_have_value(str(turns[2]))
    page.keyboard.press("Shift+ArrowRight")
    page.get_by_role("button", name=say("turn-after")).click()
    expect(slider(page)).to_have_value(str(turns[4]))
    page.keyboard.press("?")
    expect(page.get_by_role("dialog").get_by_text(say("key-turns"))).to_be_visible()


def test_a_line_of_the_log_leads_to_its_place(screens: Screens, site: Site) -> None:
    page = opened(screens, site, match_of(tokens_to_win=1), at=20)
    lines = log(page).get_by_role("button")
    expect(present(page)).to_have_count(1)
    number = next(place for place in range(lines.count()) if lines.nth(place).get_attribute("aria-current")) + 4
    lines.nth(number).click()
    expect(slider(page)).not_to_have_value("20")
    expect(log(page).locator(".here").filter(has_text=lines.nth(number).inner_text())).to_have_count(1)
    before = slider(page).input_value()
    lines.nth(number).focus()
    page.keyboard.press("ArrowUp")
    expect(lines.nth(number - 1)).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(slider(page)).not_to_have_value(before)
    expect(log(page).locator(".here").filter(has_text=lines.nth(number - 2).inner_text())).to_have_count(1)
    page.reload()
    expect(present(page)).to_be_in_viewport()


def test_the_present_stays_in_sight_in_the_log(screens: Screens, site: Site) -> None:
    page = opened(screens, site, match_of(tokens_to_win=2))
    for key in ("End", "Home", "PageDown"):
        page.keyboard.press(key)
        expect(present(page) if key != "Home" else log(page)).to_be_in_viewport()


def test_controls_stay_where_they_are(screens: Screens, site: Site) -> None:
    match = match_of(HANDS)
    for size in (WIDE, {"width": 820, "height": 1180}, {"width": 390, "height": 844}, LYING):
        page = opened(screens, site, match, size=size)
        after = page.get_by_role("button", name=say("step-after"))
        after.scroll_into_view_if_needed()
        before = after.bounding_box()
        for _ in range(12):
            place = slider(page).input_value()
            after.click()
            expect(slider(page)).not_to_have_value(place)
            assert after.bounding_box() == before, (size, slider(page).input_value())
        page.context.close()


# --- by whose eyes ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("setting", [one for one in TELLING if with_secrets(one)], ids=str)
def test_everybody_shows_their_hand(screens: Screens, site: Site, setting: Any) -> None:
    [options] = with_secrets(setting)
    match = match_of(setting.game.id, setting.seats, **options)
    page = opened(screens, site, match, at=len(match.log) // 2)
    hands = page.locator("[data-open-hand]")
    expect(hands).to_have_count(0)
    eyes = page.get_by_role("combobox", name=say("replay-eyes"))
    eyes.select_option("all")
    expect(hands).to_have_count(setting.seats)
    assert sum(hands.nth(seat).locator("img, li").count() for seat in range(setting.seats)) > 0
    page.get_by_role("heading", level=1).click()
    page.keyboard.press("e")
    expect(eyes).to_have_value("0")
    expect(hands).to_have_count(0)
    page.keyboard.press("e")
    expect(eyes).to_have_value("1")


# --- playing on -------------------------------------------------------------------------------------------------


def test_a_position_is_played_on_against_a_bot(screens: Screens, site: Site) -> None:
    match = match_of(tokens_to_win=1)
    at = next(place for place, entry in enumerate(match.log) if entry.asked and place > 16)
    page = opened(screens, site, match, at)
    origin = page.url
    page.get_by_role("button", name=say("play-from-here")).click()
    dialog = page.get_by_role("dialog", name=say("play-from-here"))
    expect(dialog.get_by_text(say("play-from-hidden"))).to_have_count(0)  # nothing is hidden in this game
    dialog.get_by_role("button", name=say("play-from-start")).click()
    page.wait_for_url("**/table/*")
    table = Tableside(page, WORDS)
    table.await_turn()
    expect(log(page).get_by_text(say("note-continued", dealt="same"))).to_be_visible()
    info = site.info(page.url.rpartition("/")[2])
    assert (info["origin"]["index"], info["length"]) == (at, at)
    table.lit.first.click()
    table.await_answer()
    assert site.info(info["table"])["length"] > at
    log(page).get_by_role("link", name=say("origin-see")).click()
    page.wait_for_url(origin)


def test_hidden_cards_are_dealt_again_on_request(screens: Screens, site: Site) -> None:
    match = match_of(HANDS)
    at = next(place for place, entry in enumerate(match.log) if entry.asked and entry.actor == 1 and place > 30)
    page = opened(screens, site, match, at)
    page.keyboard.press("j")
    dialog = page.get_by_role("dialog", name=say("play-from-here"))
    expect(dialog.get_by_role("radio", name="Lucas", exact=True)).to_be_checked()  # it is his turn
    dialog.get_by_role("radio", name=re.compile(say("deal-again"))).check()
    assert complaints(page, EVERYTHING) == []
    dialog.get_by_role("button", name=say("play-from-start")).press("Enter")
    page.wait_for_url("**/table/*")
    expect(log(page).get_by_text(say("note-continued", dealt="again"))).to_be_visible()
    info = site.info(page.url.rpartition("/")[2])
    assert info["origin"]["dealt"] == 1
    page.get_by_role("button", name=say("table-menu")).click()
    expect(page.get_by_role("link", name=say("origin-link"), exact=True)).to_be_visible()


def test_a_friend_is_invited_to_play_on(screens: Screens, site: Site) -> None:
    match = match_of(tokens_to_win=1)
    page = opened(screens, site, match, at=20)
    page.get_by_role("button", name=say("play-from-here")).click()
    dialog = page.get_by_role("dialog", name=say("play-from-here"))
    dialog.get_by_role("radio", name=re.compile(say("play-from-friend"))).check()
    dialog.get_by_role("button", name=say("play-from-start")).click()
    page.wait_for_url("**/table/*")
    link = page.get_by_role(
        "textbox", name=re.compile(say("invitation-link", number=ANY).replace(ANY, "."))
    ).input_value()
    friend = screens.open(link)
    expect(friend.get_by_text(say("terms-origin"))).to_be_visible()
    friend.get_by_label(say("your-name")).fill("Bo")
    friend.get_by_role("button", name=say("sit-down")).click()
    for screen in (page, friend):
        expect(log(screen).get_by_text(say("note-continued", dealt="same"))).to_be_visible()


def test_nothing_is_played_on_from_the_end_or_from_a_running_match(screens: Screens, site: Site) -> None:
    match = match_of(tokens_to_win=1)
    page = opened(screens, site, match, at=len(match.log))
    expect(page.get_by_role("button", name=say("play-from-here"))).to_be_disabled()
    running = site.open({"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"})
    page.goto(f"/replay/{running.id}")
    expect(slider(page)).to_be_visible()
    expect(page.get_by_role("button", name=say("play-from-here"))).to_have_count(0)


def test_a_phone_has_room_for_it(screens: Screens, site: Site) -> None:
    match = match_of(HANDS, 4)
    page = opened(screens, site, match, at=60, size=PHONE, light="dusk", has_touch=True, is_mobile=True)
    assert complaints(page, EVERYTHING) == []
    assert not page.evaluate(TOO_WIDE)
    page.get_by_role("button", name=say("play-from-here")).click()
    assert complaints(page, EVERYTHING) == []
    page.get_by_role("button", name=say("close")).click()
    log(page).scroll_into_view_if_needed()
    log(page).get_by_role("button").first.tap()
    expect(slider(page)).not_to_have_value("60")
