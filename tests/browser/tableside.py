"""A table on a screen, as the person before it uses it."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.words import ANY, Words
from tests.server.site import Opened

MOST_DECISIONS = 200


class Tableside:
    def __init__(self, page: Page, words: Words) -> None:
        self.page = page
        self.words = words
        say, like = words.say, words.like
        self.choices = page.get_by_role("region", name=say("your-choices")).get_by_role("listitem").get_by_role("button")
        self.end = page.get_by_role("dialog", name=say("match-over"))
        self.notice = page.get_by_role("alert")
        self.rules = page.get_by_role("dialog", name=say("rules"))
        self.log = page.get_by_role("log").get_by_role("listitem")
        self.board = page.get_by_role("region", name=say("the-table"))
        self.turn = self.board.get_by_role("status").first
        things = page.locator("[data-target]")
        self.takeable = things.and_(page.get_by_role("button", name=like("table-card-lit", slot=ANY, species=ANY)))
        lit = (
            like("table-card-lit", slot=ANY, species=ANY),
            like("table-ghost", slot=ANY, you="yes"),
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

    def may_choose(self) -> bool:
        """Waits until somebody here is to act, or the match is over (False)."""
        expect(self.choices.or_(self.end).first).to_be_visible()
        return not self.end.is_visible()

    def await_turn(self) -> None:
        expect(self.lit.first).to_be_visible()

    def put_count_away(self) -> None:
        """The count of the last round lies over the table until it is put away."""
        onwards = self.button("table-continue")
        if onwards.is_visible():
            onwards.click()
            expect(onwards).to_be_hidden()

    def click_through(self) -> int:
        """Plays the whole match by clicking on what glows; the number of decisions."""
        for decision in range(MOST_DECISIONS):
            expect(self.lit.or_(self.end).first).to_be_visible()
            if self.end.is_visible():
                return decision
            self.put_count_away()
            self.lit.nth(decision % self.lit.count()).click()
        raise AssertionError("the match does not end")


def seat_link(table: Opened, *seats: int) -> str:
    """Opens a table as these seats; several sit before one screen."""
    return f"/table/{table.id}#seat={table.tokens[seats[0]]}"


def number_in(text: str) -> int:
    found = re.search(r"\d+", text)
    assert found, text
    return int(found[0])
