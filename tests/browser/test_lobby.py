"""Two strangers: one opens a public table, the other finds it, sits down, and both say that they are ready."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.screens import Screens
from tests.browser.tableside import Tableside
from tests.browser.words import Words
from tests.server.site import Site

FRENCH, ENGLISH = Words("fr"), Words("en")
say = FRENCH.say


def public(page: Page, words: Words) -> Locator:
    return page.get_by_role("region", name=words.say("public-tables"))


def test_a_public_table_is_found_taken_left_and_played(screens: Screens, site: Site) -> None:
    host = screens.open("/")
    public(host, FRENCH).get_by_role("link", name=say("game-title"), exact=True).click()
    host.get_by_label(say("your-name")).fill("Camille")
    host.get_by_role("button", name=say("avatar")).click()
    host.get_by_role("radio", name=say("avatar-luna")).check(force=True)
    host.get_by_label(say("ready-check")).check()
    host.get_by_label(say("clock"), exact=True).select_option("move-120")
    host.get_by_label(say("timeout-keep-about")).check()
    host.get_by_role("button", name=say("start")).click()
    expect(host.get_by_role("heading", name=say("waiting-title", count=1))).to_be_visible()
    info = site.info(host.url.rpartition("/")[2])
    assert (info["listed"], info["ready_check"], info["seats"][0]["avatar"]) == (True, True, "luna")
    assert info["clock"] == {"kind": "move", "seconds": 120, "increment": 0, "on_timeout": "keep"}

    # Found in the list: who sits there and how it is played. Somebody without a name is asked for one.
    guest = screens.open("/", lang="en")
    card = public(guest, ENGLISH).get_by_role("article").filter(has_text="Camille")
    expect(card).to_contain_text(ENGLISH.say("seats-free", count=1))
    expect(card).to_contain_text(ENGLISH.say("clock-move", time="2 min"))
    card.get_by_role("button", name=ENGLISH.say("sit-down")).click()
    asked = guest.get_by_role("dialog")
    asked.get_by_label(ENGLISH.say("your-name")).fill("Lucas")
    asked.get_by_role("button", name=ENGLISH.say("sit-down")).click()
    expect(guest.get_by_role("heading", name=ENGLISH.say("waiting-complete"))).to_be_visible()
    his = host.get_by_role("listitem").filter(has_text="Lucas")
    expect(his).to_contain_text(say("is-not-ready"))

    # He gets up and sits down again, this time at the table itself: his name is known now.
    guest.get_by_role("button", name=ENGLISH.say("leave-seat", count=1)).click()
    expect(host.get_by_role("heading", name=say("waiting-title", count=1))).to_be_visible()
    guest.get_by_role("button", name=ENGLISH.say("sit-down")).click()
    expect(his).to_be_visible()

    host.get_by_role("button", name=say("ready-say", count=1)).click()
    expect(guest.get_by_role("listitem").filter(has_text="Camille")).to_contain_text(ENGLISH.say("is-ready"))
    expect(host.get_by_role("button", name=say("ready-say", count=1))).to_have_attribute("aria-pressed", "true")
    guest.get_by_role("button", name=ENGLISH.say("ready-say", count=1)).click()
    camille, lucas = Tableside(host, FRENCH, patient=False), Tableside(guest, ENGLISH, patient=False)
    for table in (camille, lucas):
        expect(table.lit.or_(table.nothing).first).to_be_visible()
    assert bool(camille.lit.count()) != bool(lucas.lit.count())
