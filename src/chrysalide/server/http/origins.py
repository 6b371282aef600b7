"""Keeps pages of other sites from acting here on behalf of the person who visits them."""

import os
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from chrysalide.core.errors import ChrysalideError
from chrysalide.server.errors import BadRequest
from chrysalide.server.http import refusals

VARIABLE = "CHRYSALIDE_ORIGINS"
HARMLESS = ("GET", "HEAD", "OPTIONS")
PORTS = {"http": 80, "https": 443}


class ForeignOrigin(ChrysalideError):
    code = "foreign-origin"


def read_origins(text: str | None = None) -> frozenset[str]:
    """The origins under which people reach the site behind a proxy; by default from the environment."""
    words = os.environ.get(VARIABLE, "") if text is None else text
    read = {word: _origin(word) for word in words.split()}
    for word, origin in read.items():
        if origin is None:
            raise BadRequest("error-origin", origin=word[:60])
    return frozenset(origin for origin in read.values() if origin)


class SameOrigin:
    """Refuses sockets and changes requested by a page of another origin.

    Browsers send the origin of the page with every such request; a client that sends none is not a browser, so no
    stored secrets can be abused. Without a list of origins the page has to come from the host of the request.
    """

    def __init__(self, app: ASGIApp, allowed: frozenset[str]) -> None:
        self.app = app
        self._allowed = allowed

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        acting = scope["type"] == "websocket" or (scope["type"] == "http" and scope["method"] not in HARMLESS)
        if not acting or self._own(HTTPConnection(scope)):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})  # not accepted yet: the answer is 403
        else:
            refused = refusals.response(HTTPConnection(scope), ForeignOrigin("error-foreign-origin"))
            await refused(scope, receive, send)

    def _own(self, request: HTTPConnection) -> bool:
        named = request.headers.getlist("origin")
        if not named:
            return True
        origin = _origin(named[0]) if len(named) == 1 else None
        if self._allowed or origin is None:
            return origin in self._allowed
        scheme = origin.partition(":")[0]
        return origin == _origin(f"{scheme}://{request.headers.get('host', '')}")


def _origin(text: str) -> str | None:
    """Scheme, host and port as browsers write them; None if it is not the origin of a page."""
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in PORTS or not parts.hostname or parts.username is not None or parts.path not in ("", "/"):
        return None
    if parts.query or parts.fragment:
        return None
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{host}" + (f":{port}" if port not in (None, PORTS[parts.scheme]) else "")
