"""A table on a screen, as the person before it uses it."""

import itertools
import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.words import ANY, Words
from tests.server.site import Opened

MOST_DECISIONS = 200


class Tableside:
    """`alone`: one seat is held here, so the page says "you"; people before one screen are called by name."""

    def __init__(self, page: Page, words: Words, alone: bool = True) -> None:
        self.page = page
        self.words = words
        say, like = words.say, words.like
        self.choices = (
            page.get_by_role("region", name=say("your-choices")).get_by_role("listitem").get_by_role("button")
        )
        self.end = page.get_by_role("dialog", name=say("match-over"))
        self.nothing = page.get_by_text(say("choices-none"))
        self.notice = page.get_by_role("alert")
        self.rules = page.get_by_role("dialog", name=say("rules"))
        self.log = page.get_by_role("log").get_by_role("listitem")
        self.board = page.get_by_role("region", name=say("the-table"))
        self.turn = self.board.get_by_role("status").first
        things = page.locator("[data-target]")
        self.takeable = things.and_(page.get_by_role("button", name=like("table-card-lit", slot=ANY, species=ANY)))
        lit = (
            like("table-card-lit", slot=ANY, species=ANY),
            like("table-ghost", slot=ANY, player=ANY, you="yes" if alone else "no"),
            like("choice-keep"),
            like("choice-order", order="first"),
            like("choice-order", order="second"),
        )
        self.lit = things.and_(page.get_by_role("button", name=words.any_of(*lit)))

    def card(self, slot: int) -> Locator:
        return self.page.locator(f'[data-target="slot:{slot}"]')

    @property
    def covered(self) -> Locator:
        """Cards with their face up that lie under others."""
        one = self.words.like("table-card-covered", slot=ANY, species=ANY, under=ANY, under_count=1)
        more = self.words.like("table-card-covered", slot=ANY, species=ANY, under=ANY, under_count=2)
        return self.page.get_by_role("button", name=self.words.any_of(one, more))

    def button(self, message: str) -> Locator:
        return self.page.get_by_role("button", name=self.words.say(message), exact=True)

    def await_turn(self) -> None:
        expect(self.lit.first).to_be_visible()

    def put_count_away(self) -> None:
        """The count of the last round lies over the table until it is put away."""
        onwards = self.button("table-continue")
        if onwards.is_visible():
            onwards.click()
            expect(onwards).to_be_hidden()

    def await_turn_or_end(self) -> bool:
        """True: somebody before this screen is to act. False: the match is over."""
        expect(self.lit.or_(self.end).first).to_be_visible()
        return not self.end.is_visible()

    def await_answer(self) -> bool:
        """What was done here is settled. True: the next decision is here too."""
        expect(self.lit.or_(self.nothing).or_(self.end).first).to_be_visible()
        expect(self.button("skip")).to_be_hidden()  # nothing waits to be shown
        return not self.nothing.is_visible()


def click_through(*tables: Tableside, most: int = MOST_DECISIONS) -> int:
    """Plays on, at one screen or in turn at several, by clicking on what glows; the number of decisions made."""
    turns = itertools.cycle(tables)
    table = next(turns)
    for decision in range(most):
        if not table.await_turn_or_end():
            return decision
        table.put_count_away()
        table.lit.nth(decision % table.lit.count()).click()
        if not table.await_answer():
            table = next(turns)
    return most


def sit_down(page: Page, table: Opened, *seats: int) -> None:
    """By the links of these seats; several sit before one screen."""
    for seat in seats:
        page.goto(f"/table/{table.id}#seat={table.tokens[seat]}")
        expect(page).to_have_url(re.compile(f"/table/{table.id}$"))
        expect(page.locator("main[data-link=open]")).to_be_visible()
