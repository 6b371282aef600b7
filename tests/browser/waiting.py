"""Waiting for what no locator shows."""

import time
from collections.abc import Callable

from playwright.sync_api import Page

from tests.server.site import SECONDS


def await_true(page: Page, promise: str) -> None:
    """Playwright's own `wait_for_function` takes a promise for a yes."""
    poll(lambda: bool(page.evaluate(promise)))


def poll(is_true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + SECONDS
    while not is_true():
        assert time.monotonic() < deadline
        time.sleep(0.05)
