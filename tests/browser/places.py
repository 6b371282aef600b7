"""Every page of the site and every state of a table that is worth checking, each ready to be looked at."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.papillons_table import PAPILLONS, PapillonsTable, simply
from tests.browser.quick import Update, play_on
from tests.browser.screens import Screens
from tests.browser.tableside import Tableside, sit_down
from tests.browser.words import Words
from tests.corpus import damaged
from tests.depth import choice
from tests.server.reviewed import made, table_of
from tests.server.site import GAME, Opened, Site

ADA = {"kind": "person", "name": "Ada"}
FOUR = (ADA, *({"kind": "person", "name": name} for name in ("Bo", "Bartholomé-Alexandre", "Zoé")))
BOT = {"seat": 1, "kind": "bot", "name": "Bo", "avatar": "admiral", "level": "medium"}
MINE = {"seat": 0, "kind": "person", "name": "Ada", "avatar": "morpho", "level": None}
PLAYED = {"game": GAME, "seats": [MINE, BOT], "mine": [0], "scores": [3, 2], "cooperative": False, "timed": False}
HISTORY = [
    {**PLAYED, "table": f"t{number}", "ended": 1.7e12 + number, "winners": [number % 4 // 3], "gone": number == 2}
    for number in range(9)
]


@dataclass
class Visit:
    page: Page
    words: Words
    site: Site
    screens: Screens

    @property
    def table(self) -> Tableside:
        return Tableside(self.page, self.words)

    @property
    def papillons_table(self) -> PapillonsTable:
        return PapillonsTable(self.page, Words(self.words.lang, PAPILLONS))

    def heading(self, message: str, level: int = 1) -> None:
        expect(self.page.get_by_role("heading", level=level, name=self.words.say(message))).to_be_visible()

    def played(self, until: Callable[[Update], bool], **options: Any) -> tuple[Opened, Update]:
        opened = self.site.open(**options)
        return opened, play_on(self.site, opened, until)

    def at_phase(self, phase: str) -> None:
        """At the screen of the player who decides."""
        opened, update = self.played(lambda update: update["view"]["phase"] == phase, tokens_to_win=2)
        sit_down(self.page, opened, update["view"]["actor"])
        self.table.await_turn()

    def in_the_middle(self, mine: bool = True) -> None:
        """After ten cards or so, as the one to act or as the other."""
        opened, update = self.played(
            lambda now: now["length"] > 26 and now["view"]["phase"] == "take", layouts=["L01"], tokens_to_win=1
        )
        actor = update["view"]["actor"]
        sit_down(self.page, opened, actor if mine else 1 - actor)


def home(visit: Visit) -> None:
    visit.in_the_middle()
    visit.page.goto("/")
    expect(visit.page.get_by_role("region", name=visit.words.say("my-tables"))).to_be_visible()


def new_table(visit: Visit) -> None:
    visit.page.goto("/new/celestes")
    visit.heading("game-title")
    for fold in visit.page.locator("summary").all():
        fold.click()


def my_turn(visit: Visit) -> None:
    visit.in_the_middle()
    visit.table.await_turn()


def why_not(visit: Visit) -> None:
    my_turn(visit)
    visit.page.locator("button[data-target^='slot:']").first.click(position={"x": 12, "y": 12})  # the top row
    expect(visit.table.notice).to_be_visible()


def others_turn(visit: Visit) -> None:
    visit.in_the_middle(mine=False)
    expect(visit.table.nothing).to_be_visible()


def a_bot_for_me(visit: Visit) -> None:
    others_turn(visit)
    visit.page.get_by_role("button", name=visit.words.say("let-bot", you="yes")).click()
    expect(visit.page.get_by_role("dialog", name=visit.words.say("let-bot", you="yes"))).to_be_visible()


def played_for(visit: Visit) -> None:
    a_bot_for_me(visit)
    visit.page.get_by_role("button", name=visit.words.say("let-bot-go")).click()
    expect(visit.page.get_by_role("button", name=visit.words.say("play-myself", you="yes"))).to_be_visible()


def bolina(visit: Visit) -> None:
    visit.at_phase("bolina")


def between_rounds(visit: Visit) -> None:
    visit.at_phase("choose_order")


def watching(visit: Visit) -> None:
    visit.page.goto(f"/table/{visit.site.open().id}")
    expect(visit.page.get_by_text(visit.words.say("choices-watching"))).to_be_visible()


def waiting_room(visit: Visit) -> None:
    sit_down(visit.page, visit.site.open(ADA, {"kind": "open"}), 0)
    expect(visit.page.get_by_text(visit.words.say("waiting-text"))).to_be_visible()


def invited(visit: Visit) -> None:
    opened = visit.site.open(ADA, {"kind": "open"})
    visit.page.goto(f"/table/{opened.id}#join={opened.invitations[1]}")
    expect(visit.page.get_by_role("button", name=visit.words.say("sit-down"))).to_be_visible()


def end(visit: Visit) -> None:
    opened, _ = visit.played(lambda update: False, tokens_to_win=2)
    sit_down(visit.page, opened, 0)
    expect(visit.table.end).to_contain_text(visit.words.say("promise-kept"))


def replay(visit: Visit) -> None:
    opened, _ = visit.played(lambda update: False, tokens_to_win=1)
    visit.page.goto(f"/replay/{opened.id}")
    visit.page.get_by_role("slider").fill("30")
    expect(visit.page.locator("button[data-target]").first).to_be_visible()


def review(visit: Visit) -> None:
    """Of a short match, with its tables unfolded."""
    visit.page.goto(f"/review/{made(visit.site)}")
    visit.heading("review-decisions", level=2)
    visit.page.get_by_text(visit.words.say("review-table")).click()
    expect(visit.page.get_by_role("table").first).to_be_visible()


def review_to_ask_for(visit: Visit) -> None:
    visit.page.goto(f"/review/{table_of(visit.site, 9)}")
    visit.heading("review-ask-title", level=2)


def under_way(visit: Visit, seats: tuple[dict[str, str], ...], until: Callable[[Any], bool], **options: Any) -> None:
    """A table at a certain point of the match; if a match is won before that, another one is played."""
    while True:
        opened = visit.site.open(*seats, game=PAPILLONS, **options)
        view = play_on(visit.site, opened, lambda now: until(now["view"]), simply)["view"]
        if view["actor"] != "over":
            sit_down(visit.page, opened, view["actor"])
            return


def in_the_meadow(visit: Visit) -> None:
    """Three rivals of whom a card may be demanded; the table is open to moves and nets."""
    under_way(visit, FOUR, lambda view: view["turn"] > 13 and view["phase"] == "turn", teams=True, expert=True)
    expect(visit.papillons_table.hand.first).to_be_visible()


def card_in_the_air(visit: Visit) -> None:
    under_way(visit, FOUR[:3], lambda view: view["turn"] > 9 and view["phase"] == "lay")
    expect(visit.papillons_table.spots.first).to_be_visible()


def line_of_four(visit: Visit) -> None:
    opened = visit.site.open(game=PAPILLONS)
    play_on(visit.site, opened, choose=simply)
    sit_down(visit.page, opened, 0)
    expect(visit.papillons_table.end).to_contain_text(visit.words.say("promise-kept"))


def hand_over(visit: Visit) -> None:
    sit_down(visit.page, visit.site.open(game=PAPILLONS), 0, 1)
    expect(visit.papillons_table.cover).to_be_visible()


def rules_drawer(visit: Visit) -> None:
    my_turn(visit)
    visit.table.button("rules").click()
    visit.table.rules.get_by_role("link", name=visit.words.say("rules-part-rules"), exact=True).click()
    expect(visit.table.rules.locator("[data-rule]").first).to_be_visible()


def menu(visit: Visit) -> None:
    my_turn(visit)
    visit.page.get_by_role("button", name=visit.words.say("table-menu")).click()
    drawer = visit.page.get_by_role("dialog", name=visit.words.say("table-menu"))
    for fold in drawer.locator("details").all():
        if fold.get_attribute("open") is None:
            fold.locator("summary").first.click()


def keys(visit: Visit) -> None:
    my_turn(visit)
    visit.page.keyboard.press("?")
    expect(visit.page.get_by_role("dialog", name=visit.words.say("keys"))).to_be_visible()


def brief(visit: Visit) -> None:
    visit.page.goto("/rules/celestes")
    expect(visit.page.get_by_role("heading", name=visit.words.say("brief-tips"))).to_be_visible()


def rules(visit: Visit) -> None:
    visit.page.goto("/rules/celestes#6.5")
    rule = visit.page.locator('[data-rule="6.5"]')
    expect(rule).to_be_focused()
    rule.get_by_role("button").first.click()
    expect(visit.page.get_by_role("dialog")).to_be_visible()


def rules_found(visit: Visit) -> None:
    visit.page.goto("/rules/celestes")
    visit.page.get_by_label(visit.words.say("search-rules")).fill("4.2")
    expect(visit.page.locator('li[data-rule="4.2"] a').first).to_be_visible()


def about(visit: Visit) -> None:
    visit.page.goto("/about")
    visit.heading("about")
    visit.heading("game-title", level=3)


def carnet(visit: Visit) -> None:
    visit.page.goto("/carnet")
    visit.heading("carnet")
    visit.page.evaluate("kept => localStorage.setItem('chrysalide.history', kept)", json.dumps(HISTORY))
    visit.page.reload()
    visit.page.get_by_role("button", name=visit.words.say("device-show")).click()
    expect(visit.page.get_by_role("img", name=visit.words.say("qr-code"))).to_be_visible()
    visit.page.get_by_role("button", name=visit.words.say("device-have")).click()
    expect(visit.page.get_by_role("table")).to_be_visible()


def record_refused(visit: Visit) -> None:
    visit.screens.watch.forgive("422")
    visit.page.goto("/records")
    visit.heading("open-record")
    wrong = next(path for path in damaged() if path.stem == "error-record-entry" and GAME in path.parts)
    visit.page.locator("input[type=file]").set_input_files(wrong)
    expect(visit.page.get_by_role("alert")).to_contain_text(visit.words.say("record-what-to-do"))


def editor(visit: Visit) -> None:
    """A layout with a card too few."""
    visit.page.goto(f"/edit/{GAME}")
    expect(visit.page.get_by_role("button", name=visit.words.say("edit-play"))).to_be_enabled()
    visit.page.get_by_role("gridcell").first.focus()
    visit.page.keyboard.press("1")
    expect(visit.page.locator(".form .wrong")).to_be_visible()


def editor_of_goals(visit: Visit) -> None:
    visit.page.goto("/edit/mariposas")
    expect(visit.page.get_by_role("button", name=visit.words.say("edit-play"))).to_be_enabled()


def qr_code(visit: Visit) -> None:
    replay(visit)
    visit.page.get_by_role("button", name=visit.words.say("key-share")).click()
    visit.page.get_by_role("button", name=visit.words.say("qr-code")).first.click()
    expect(visit.page.get_by_role("img", name=visit.words.say("qr-code"))).to_be_visible()


def missing(visit: Visit) -> None:
    visit.page.goto("/nowhere")
    visit.heading("missing-title")


def missing_table(visit: Visit) -> None:
    visit.screens.watch.forgive("Failed to load resource")
    visit.page.goto("/table/nowhere")
    visit.heading("missing-title")


PLACES = (
    home,
    new_table,
    invited,
    waiting_room,
    my_turn,
    why_not,
    others_turn,
    bolina,
    between_rounds,
    a_bot_for_me,
    played_for,
    watching,
    end,
    replay,
    review,
    review_to_ask_for,
    in_the_meadow,
    card_in_the_air,
    line_of_four,
    hand_over,
    rules_drawer,
    menu,
    keys,
    brief,
    rules,
    rules_found,
    about,
    carnet,
    record_refused,
    editor,
    editor_of_goals,
    qr_code,
    missing,
    missing_table,
)
# What an ordinary run checks: some on a phone, the first of these and most others on a desktop. A table to play at and
# the end of a match are checked for every game, by test_every_game.py.
PHONE = (
    home,
    new_table,
    waiting_room,
    my_turn,
    end,
    replay,
    review,
    in_the_meadow,
    line_of_four,
    menu,
    rules,
    carnet,
    record_refused,
    editor,
)
DEEPER = (others_turn, bolina, card_in_the_air)
DESK = tuple(place for place in PLACES if place not in (*PHONE[3:], *DEEPER))
ON_A_PHONE, ON_A_DESK = choice(PHONE, PLACES), choice(DESK, PLACES)
