"""Three ways to make a decision at the table of any game; each is given the choice to make."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.tableside import AnyTable

Choice = dict[str, Any]
Way = Callable[[AnyTable, list[Choice], int], Choice]  # returns the one that was made
FURTHEST = 12  # lines that the keyboard test moves down at most


def by_mouse(table: AnyTable, choices: list[Choice], wanted: int) -> Choice:
    """By clicks on the things that a choice names, until no other choice begins with them."""
    targets, picked, left = choices[wanted]["targets"], list[str](), choices
    for target in targets:
        reach(table, target)
        table.thing(target).first.click()
        picked.append(target)
        left = [choice for choice in choices if choice["targets"][: len(picked)] == picked]
        if len(left) == 1:
            return choices[wanted]
    whole = [choice for choice in left if choice["targets"] == targets]
    if targets and len(whole) == 1:  # others go on from here: it is confirmed by its last target
        table.thing(targets[-1]).first.click()
    else:  # only the list distinguishes them
        table.offered.nth(left.index(choices[wanted])).click()
    return choices[wanted]


def reach(table: AnyTable, target: str) -> None:
    """Some things have to be found first: in a pile that opens, or put together from parts."""
    if table.thing(target).count() > 0:
        return
    pile = table.page.locator(f'[data-holds~="{target}"]')
    if pile.count() > 0:
        pile.first.click()
        return
    parts = target.partition(":")[2] if table.page.locator("[data-part]").count() > 0 else ""
    for part in parts:
        table.page.locator(f'[data-part="{part}"]').click()
        if table.thing(target).count() > 0:  # the rest can only be meant
            return


def by_list(table: AnyTable, choices: list[Choice], wanted: int) -> Choice:
    """By a click on its line."""
    table.offered.nth(wanted).click()
    return choices[wanted]


def by_keyboard(table: AnyTable, choices: list[Choice], wanted: int) -> Choice:
    """To the list, down to its line, Enter."""
    wanted = min(wanted, FURTHEST)
    table.page.keyboard.press("c")
    expect(table.choices.first).to_be_focused()
    for _ in range(wanted):
        table.page.keyboard.press("ArrowDown")
    expect(table.choices.nth(wanted)).to_be_focused()
    table.page.keyboard.press("Enter")
    return choices[wanted]


WAYS: dict[str, Way] = {"mouse": by_mouse, "keyboard": by_keyboard, "list": by_list}
