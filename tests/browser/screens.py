"""Screens: one browser context each, watched for errors that should never happen there."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    ViewportSize,
    WebError,
    WebSocket,
)

from tests.server.site import SECONDS, Address

DESK: ViewportSize = {"width": 1280, "height": 860}
PHONE: ViewportSize = {"width": 360, "height": 740}
LOCALES = {"fr": "fr-FR", "en": "en-GB", "es": "es-ES"}
OWN_SCHEMES = ("data:", "blob:")
PATIENCE_MS = 1000 * SECONDS  # the longest that a test waits for anything
BLOCKED = "Service Worker registration blocked by Playwright"  # its own remark on a worker it was asked to block
# What a page's head names is used seconds later on a busy machine; `test_weight.py` sees what is fetched for nothing.
LATE = "was preloaded using link preload but not used within a few seconds"


class Watch:
    """Collects everything that goes wrong silently, and requests to other machines."""

    def __init__(self, home: str) -> None:
        self.home = home
        self.trouble: list[str] = []
        self.asked = 0
        self._forgiven: list[re.Pattern[str]] = []

    def forgive(self, pattern: str) -> None:
        """A test that breaks something on purpose says which browser errors are expected."""
        self._forgiven.append(re.compile(pattern))

    def over(self, context: BrowserContext) -> None:
        context.on("request", self._on_request)
        context.on("console", self._on_console)
        context.on("weberror", self._on_error)
        context.on("page", lambda page: page.on("websocket", self._on_socket))

    def _on_request(self, request: Request) -> None:
        self._leaves(request.url)

    def _on_socket(self, socket: WebSocket) -> None:
        self._leaves(socket.url.replace("ws", "http", 1))

    def _leaves(self, url: str) -> None:
        self.asked += 1
        if not url.startswith((self.home, *OWN_SCHEMES)):
            self.trouble.append(f"asked another machine: {url}")

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != BLOCKED and LATE not in message.text:
            self._note(f"console: {message.text}")

    def _on_error(self, error: WebError) -> None:
        self._note(f"error: {error.error}")

    def _note(self, text: str) -> None:
        if not any(pattern.search(text) for pattern in self._forgiven):
            self.trouble.append(text)


class Screens:
    """Opens screens; all of them are watched."""

    def __init__(self, browser: Browser, home: str) -> None:
        self.home = home
        self.watch = Watch(home)
        self._browser = browser
        self._contexts: list[BrowserContext] = []

    def context(
        self,
        lang: str = "fr",
        light: str = "day",
        still: bool = True,
        size: ViewportSize = DESK,
        service_workers: Literal["allow", "block"] = "block",
        **more: Any,
    ) -> BrowserContext:
        context = self._browser.new_context(
            base_url=self.home,
            locale=LOCALES[lang],
            color_scheme="dark" if light == "dusk" else "light",
            reduced_motion="reduce" if still else "no-preference",
            viewport=size,
            # Most tests look at the page alone: what a worker keeps would hide what the site sends.
            service_workers=service_workers,
            **more,
        )
        context.set_default_timeout(PATIENCE_MS)
        self.watch.over(context)
        self._contexts.append(context)
        return context

    def blank(self, **how: Any) -> Page:
        """Its clicks wait until nothing at the table has just appeared: until then it takes none."""
        page = self.context(**how).new_page()
        page.add_locator_handler(page.locator("main[data-settling]"), lambda _: None)
        return page

    def open(self, path: str, **how: Any) -> Page:
        page = self.blank(**how)
        page.goto(path)
        return page

    def close(self) -> None:
        for context in self._contexts:
            context.close()


def home_of(site: Address) -> str:
    return f"http://127.0.0.1:{site.port}/"


@contextmanager
def screens_on(browser: Browser, site: Address) -> Iterator[Screens]:
    screens = Screens(browser, home_of(site))
    try:
        yield screens
    finally:
        screens.close()
    assert screens.watch.asked > 0
    assert screens.watch.trouble == [], screens.watch.trouble
