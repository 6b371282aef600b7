"""A table on a screen, as the person in front of it uses it."""

import itertools
import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.words import ANY, Words
from tests.depth import choice
from tests.server.site import Opened

MOST_DECISIONS = 200
WHOLE = choice(ordinary=False, thorough=True)  # to the end: one match by mouse always, others in thorough runs
SOME = 8  # at least so many decisions otherwise


class AnyTable:
    """What every table has, whatever the game.

    `patient`: watches the animations; otherwise skips them.
    """

    def __init__(self, page: Page, words: Words, patient: bool = True) -> None:
        self.page = page
        self.words = words
        self.patient = patient
        say = words.say
        self.choices = (
            page.get_by_role("region", name=say("your-choices")).get_by_role("listitem").get_by_role("button")
        )
        self.nothing = page.get_by_text(say("choices-none"))
        self.end = page.get_by_role("dialog", name=say("match-over"))
        self.notice = page.get_by_role("alert")
        self.rules = page.get_by_role("dialog", name=say("rules"))
        self.log = page.get_by_role("log").get_by_role("listitem")
        self.board = page.get_by_role("region", name=say("the-table"))
        self.turn = page.locator(".turn").get_by_role("status")  # above the board, or in the sheet below it
        self.skip = self.button("skip")
        # Looked up in every turn and every frame, so these are cheap to find.
        panel = page.locator("[aria-labelledby=choices-title]")
        self.offered = panel.locator("li > button[aria-disabled=false]")  # and nothing is in progress
        self._idle = panel.and_(page.locator(":not(:has(li))"))
        self._over = page.locator("dialog[open]:not(:has([data-sure]))")
        self._sure = page.locator("dialog[open] [data-sure]")
        self._behind = page.get_by_text(say("skip"), exact=True)

    def button(self, message: str) -> Locator:
        return self.page.get_by_role("button", name=self.words.say(message), exact=True)

    def thing(self, target: str) -> Locator:
        return self.page.locator(f'[data-target="{target}"]')

    def await_turn_or_end(self) -> bool:
        """True: somebody at this screen is to act. False: the match is over."""
        self.hurry()
        self.offered.or_(self._over).first.wait_for()
        return not self._over.is_visible()

    def await_answer(self) -> bool:
        """Wait until the last action has been answered. True: the next decision is made here too."""
        if self._sure.is_visible():  # it would have no effect now: yes, it is meant
            self._sure.click()
        self.hurry()
        self.offered.or_(self._idle).first.wait_for()
        self._behind.wait_for(state="hidden")  # nothing waits to be shown
        return self.offered.count() > 0

    def hurry(self) -> None:
        if not self.patient:
            self.page.keyboard.press("s")


class Tableside(AnyTable):
    """A table of Papillons célestes.

    `alone`: one seat is held here, so the page says "you"; several people at one screen are called by name.
    """

    def __init__(self, page: Page, words: Words, alone: bool = True, patient: bool = True) -> None:
        super().__init__(page, words, patient)
        like = words.like
        things = page.locator("[data-target]")
        takeable = like("table-card-lit", slot=ANY, species=ANY)
        place = like("table-ghost", slot=ANY, player=ANY, you="yes" if alone else "no")
        orders = [like("choice-order", order=order) for order in ("first", "second")]
        self.takeable = things.and_(page.get_by_role("button", name=takeable))
        self.lit = things.and_(page.get_by_role("button", name=any_of(takeable, place, like("choice-keep"), *orders)))

    def card(self, slot: int) -> Locator:
        return self.thing(f"slot:{slot}")

    def await_turn(self) -> None:
        expect(self.lit.first).to_be_visible()

    def put_count_away(self) -> None:
        """The count of the last round covers the table until it is closed."""
        onwards = self.button("table-continue")
        if onwards.is_visible():
            onwards.click()
            expect(onwards).to_be_hidden()


def any_of(*patterns: re.Pattern[str]) -> re.Pattern[str]:
    return re.compile("|".join(pattern.pattern for pattern in patterns))


def click_what_glows(table: Tableside, decision: int) -> None:
    table.put_count_away()
    (table.lit.last if decision % 3 else table.lit.first).click()


Way = Callable[[Tableside, int], None]


def play_through(*tables: Tableside, way: Way = click_what_glows, most: int = MOST_DECISIONS) -> int:
    """Plays on, at one screen or in turn at several, until the end; returns the number of decisions made."""
    turns = itertools.cycle(tables)
    table = next(turns)
    for decision in range(most):
        if not table.await_turn_or_end():
            return decision
        way(table, decision)
        if not table.await_answer():
            table = next(turns)
    return most


def sit_down(page: Page, table: Opened, *seats: int) -> None:
    """Open a table through the links of these seats; several people share one screen."""
    for seat in seats:
        page.goto(f"/table/{table.id}#seat={table.tokens[seat]}")
        expect(page).to_have_url(re.compile(f"/table/{table.id}$"))
        page.locator("main[data-link=open]").wait_for()
