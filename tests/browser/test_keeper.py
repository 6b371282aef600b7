"""A bot plays for somebody who left, or who wants a break, until that person takes over again."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.screens import Screens
from tests.browser.tableside import Tableside, sit_down
from tests.browser.words import ANY, Words
from tests.server.rooms import room
from tests.server.site import Site

FRENCH, ENGLISH = Words("fr"), Words("en")
say = FRENCH.say
GRACE = 0.3  # seconds


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site where people who left count as gone after a moment."""
    with Site(tmp_path_factory.mktemp("site") / "site.db", grace=GRACE) as running:
        yield running


def plate(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=name, exact=True)


def play(table: Tableside) -> None:
    table.await_turn_or_end()
    table.put_count_away()
    table.lit.first.click()
    table.await_answer()


def test_somebody_leaves_is_played_for_and_comes_back(screens: Screens, site: Site) -> None:
    options = {"first_player": 1, "layouts": ["L01"], "tokens_to_win": 1}
    opened = room(site, options=options, lang="fr", absent="beginner")
    here, his = screens.blank(), screens.context(lang="en")
    sit_down(here, opened, 0)
    ada = Tableside(here, FRENCH, patient=False)
    there = his.new_page()
    sit_down(there, opened, 1)
    Tableside(there, ENGLISH).await_turn()
    bo = plate(here, "Bo")
    expect(bo).to_contain_text(say("connected"))
    let = bo.get_by_role("button", name=say("let-bot", you="no", player="Bo"))
    expect(let).to_have_count(0)

    there.close()
    expect(bo).to_contain_text(say("away"))
    let.click()
    asked = here.get_by_role("dialog", name=say("let-bot", you="no", player="Bo"))
    expect(asked).to_contain_text(say("let-bot-settled", bot=say("bot-beginner")))
    expect(asked.get_by_label(say("level"))).to_have_count(0)
    asked.get_by_role("button", name=say("let-bot-go")).click()
    expect(bo).to_contain_text(say("kept-line", bot=say("bot-beginner")))
    expect(let).to_have_count(0)
    for _ in range(2):  # the match goes on, one turn each
        play(ada)
    ada.await_turn_or_end()
    taken = FRENCH.like("card-taken", you="no", player="Bo", slot=ANY, species=ANY)
    expect(here.get_by_role("log").locator("li > span").filter(has_text=taken)).not_to_have_count(0)

    there = his.new_page()
    there.goto(f"/table/{opened.id}")
    banner = there.get_by_text(ENGLISH.say("kept-banner", you="yes", bot=ENGLISH.say("bot-beginner")), exact=True)
    expect(banner).to_be_visible()
    expect(there.get_by_text(ENGLISH.say("choices-kept"))).to_be_visible()
    expect(bo).to_contain_text(say("connected"))
    play(ada)  # coming back alone changes nothing
    ada.await_turn_or_end()
    there.get_by_role("button", name=ENGLISH.say("play-myself", you="yes")).click()
    expect(banner).to_have_count(0)
    expect(bo).not_to_contain_text(say("kept-line", bot=say("bot-beginner")))

    play(ada)
    back = Tableside(there, ENGLISH, patient=False)
    play(back)  # whose turn may go on, if it turned a card
    assert site.info(opened.id)["seats"][1]["keeper"] is None


def test_a_rest_by_keyboard(screens: Screens, site: Site) -> None:
    """One's own seat: the bot goes on, and the focus is at the choices when they come back."""
    opened = site.open(
        {"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "random", "name": "Bo"}, first_player=0
    )
    page = screens.blank()
    sit_down(page, opened, 0)
    table = Tableside(page, FRENCH, patient=False)
    table.await_turn()
    let = plate(page, "Ada").get_by_role("button", name=say("let-bot", you="yes"))
    let.focus()
    page.keyboard.press("Enter")
    asked = page.get_by_role("dialog", name=say("let-bot", you="yes"))
    asked.get_by_label(say("level")).select_option("expert")
    asked.get_by_role("button", name=say("let-bot-go")).press("Enter")
    again = page.get_by_role("button", name=say("play-myself", you="yes"))
    expect(again).to_be_visible()
    expect(page.get_by_text(say("choices-kept"))).to_be_visible()
    expect(table.lit).to_have_count(0)
    again.press("Enter")
    expect(again).to_have_count(0)
    table.await_turn_or_end()
    expect(table.choices.first).to_be_focused()
    expect(let).to_be_visible()


def test_who_looks_on_is_offered_nothing(screens: Screens, site: Site) -> None:
    opened = site.open(first_player=0)
    page = screens.blank()
    sit_down(page, opened, 0)
    watcher = screens.open(f"/table/{opened.id}")
    expect(plate(page, "Bo").get_by_role("button", name=say("let-bot", you="no", player="Bo"))).to_be_visible()
    expect(plate(watcher, "Bo")).to_contain_text(say("away"))
    for name in ("Ada", "Bo"):
        expect(plate(watcher, name).get_by_role("button", name=say("let-bot", you="no", player=name))).to_have_count(0)
