"""What a browser fetches for a page, as it travels: compressed bodies, headers, and the messages of sockets."""

import zlib
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page

Event = dict[str, Any]
REST_MS = 200
RESTS = 5  # in a row
IDLE = "new Promise((done) => requestIdleCallback(done, { timeout: 5000 }))"  # pages then fetch drawings ahead


@dataclass
class Transfers:
    """Bytes by kind (Script, Font, Image…), from the moment it listens to a page; pages start with an empty cache."""

    page: Page
    kinds: Counter[str] = field(default_factory=Counter)
    files: Counter[str] = field(default_factory=Counter)
    _asked: dict[str, tuple[str, str]] = field(default_factory=dict)
    _under_way: set[str] = field(default_factory=set)
    _deflated: bool = False

    def __post_init__(self) -> None:
        session = self.page.context.new_cdp_session(self.page)
        session.on("Network.requestWillBeSent", self._on_request)
        session.on("Network.loadingFinished", self._on_finished)
        session.on("Network.loadingFailed", lambda event: self._under_way.discard(event["requestId"]))
        session.on("Network.webSocketHandshakeResponseReceived", self._on_handshake)
        session.on("Network.webSocketFrameReceived", self._on_message)
        session.send("Network.enable")

    @property
    def total(self) -> int:
        return self.kinds.total()

    def settle(self) -> None:
        """Wait until nothing has been on its way for a while: a busy page may rest before it asks for more."""
        before, rests = -1, 0
        while rests < RESTS:
            self.page.evaluate(IDLE)
            self.page.wait_for_timeout(REST_MS)
            rests = rests + 1 if not self._under_way and self.total == before else 0
            before = self.total

    def table(self) -> str:
        """The largest files and all kinds, for the message of a test that fails."""
        lines = [f"{size:>8,}  {name}" for name, size in self.files.most_common(25)]
        return "\n".join(
            [f"{self.total:,} bytes", *(f"{size:>8,}  {kind}" for kind, size in self.kinds.items()), *lines]
        )

    def _on_request(self, event: Event) -> None:
        self._asked[event["requestId"]] = event.get("type", "Other"), event["request"]["url"]
        self._under_way.add(event["requestId"])

    def _on_finished(self, event: Event) -> None:
        self._under_way.discard(event["requestId"])
        kind, url = self._asked.get(event["requestId"], ("Other", "?"))
        if url.startswith("data:"):
            return
        self._count(kind, "/" + url.split("/", 3)[-1], int(event["encodedDataLength"]))

    def _on_handshake(self, event: Event) -> None:
        headers = {name.lower(): value for name, value in event["response"]["headers"].items()}
        self._deflated = "permessage-deflate" in headers.get("sec-websocket-extensions", "")

    def _on_message(self, event: Event) -> None:
        """The browser shows a message as text and does not say how long it was: it is compressed again, by itself."""
        text = event["response"]["payloadData"].encode()
        self._count("WebSocket", "socket", len(zlib.compress(text) if self._deflated else text))

    def _count(self, kind: str, name: str, size: int) -> None:
        self.kinds[kind] += size
        self.files[name] += size
