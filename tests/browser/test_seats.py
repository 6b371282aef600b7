"""Two people at one screen, two people at two screens through a link, and spectators."""

import re

from playwright.sync_api import Page, expect

from tests.browser.screens import Screens
from tests.browser.tableside import MOST_DECISIONS, SOME, WHOLE, Tableside, play_through, sit_down
from tests.browser.words import ANY, Words
from tests.server.site import Site

WORDS = Words("fr")
say = WORDS.say


def new_table(page: Page, second: str, name: str) -> None:
    """A single round; the second seat as given."""
    page.get_by_label(say("your-name")).fill(name)
    page.locator("summary", has_text=say("seats")).click()
    page.get_by_label(say("seat-number", number=2)).select_option(second)
    page.locator("summary", has_text=say("options")).click()
    page.get_by_label(say("option-tokens_to_win")).select_option("1")


def test_two_beside_each_other(screens: Screens) -> None:
    """The turn passes from one to the other; test_hands.py plays a whole match at one screen."""
    page = screens.open("/new/celestes")
    new_table(page, "beside", "Camille")
    page.get_by_label(say("name"), exact=True).fill("Lucas")
    page.get_by_role("button", name=say("start")).click()

    table = Tableside(page, WORDS, alone=False, patient=False)
    turns = [say("turn-take", player=name, you="no") for name in ("Camille", "Lucas")]
    expect(table.turn).to_contain_text(re.compile("|".join(map(re.escape, turns))))
    asked = set()
    for _ in range(6):  # of which one may be about a card that changes hands
        asked |= {name for name in ("Camille", "Lucas") if name in table.turn.inner_text()}
        table.offered.first.click()
        assert table.await_answer()  # the next player is at this screen too
    assert asked == {"Camille", "Lucas"}


def test_a_match_by_link(screens: Screens, site: Site) -> None:
    host = screens.open("/new/celestes")
    new_table(host, "open", "Camille")
    host.get_by_role("button", name=say("start")).click()
    expect(host.get_by_role("heading", name=say("waiting-title", count=1))).to_be_visible()
    link = host.get_by_label(say("invitation-link", number=2), exact=True)
    expect(link).to_have_value(re.compile("#join="))

    english = Words("en")
    guest = screens.open(link.input_value(), lang="en")
    expect(guest).to_have_url(re.compile(r"/table/[^#]+$"))  # the secret does not stay in the address
    guest.get_by_label(english.say("your-name")).fill("Lucas")
    guest.get_by_role("button", name=english.say("sit-down")).click()

    camille, lucas = Tableside(host, WORDS, patient=False), Tableside(guest, english, patient=False)
    expect(camille.lit.or_(camille.nothing).first).to_be_visible()
    expect(lucas.lit.or_(lucas.nothing).first).to_be_visible()
    first, second = (camille, lucas) if camille.lit.count() else (lucas, camille)
    expect(second.nothing).to_be_visible()
    expect(second.lit).to_have_count(0)
    decisions = play_through(first, second, most=MOST_DECISIONS if WHOLE else SOME)
    if not WHOLE:
        return
    assert 18 <= decisions <= 36
    [winner] = site.info(host.url.rpartition("/")[2])["winners"]
    told = [say("won", you="yes"), english.say("won", you="no", winners_count=1, player="Camille")]
    if winner == 1:
        told = [say("won", you="no", winners_count=1, player="Lucas"), english.say("won", you="yes")]
    expect(camille.end).to_contain_text(told[0])
    expect(lucas.end).to_contain_text(told[1])


def test_an_invitation_is_used_up(screens: Screens, site: Site) -> None:
    opened = site.open({"kind": "person", "name": "Ada"}, {"kind": "open"})
    assert site.claim(opened.id, opened.invitations[1], "Bo").status_code == 200
    screens.watch.forgive("Failed to load resource")
    page = screens.open(f"/table/{opened.id}#join={opened.invitations[1]}")
    page.get_by_role("button", name=say("sit-down")).click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_role("button", name=say("just-watch")).click()
    expect(page.get_by_text(say("choices-watching"))).to_be_visible()


def test_who_looks_on_sees_all_and_chooses_nothing(screens: Screens, site: Site) -> None:
    opened = site.open(first_player=0)
    player = screens.blank()
    sit_down(player, opened, 0)
    watcher = screens.open(f"/table/{opened.id}")
    seen, played = Tableside(watcher, WORDS), Tableside(player, WORDS)
    expect(watcher.get_by_text(say("choices-watching"))).to_be_visible()
    expect(seen.choices).to_have_count(0)
    expect(seen.lit).to_have_count(0)
    expect(seen.button("hint")).to_have_count(0)
    expect(seen.button("undo")).to_have_count(0)
    cards = watcher.get_by_role("button", name=WORDS.like("table-card-free", slot=ANY, species=ANY))
    cards.first.click()
    expect(seen.notice).to_be_visible()

    played.await_turn()
    target = played.takeable.first.get_attribute("data-target")
    played.takeable.first.click()
    expect(watcher.locator(f'button[data-target="{target}"]')).to_have_count(0)
    expect(seen.log.first).to_contain_text("Ada")
    expect(seen.lit).to_have_count(0)
