"""Where push messages may be sent, and sending them.

The endpoint comes from a browser, so anybody could name an address inside the operator's network: only the services of
the browsers' makers are contacted, and those that the operator adds.
"""

import asyncio
import os
import ssl
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from urllib.parse import SplitResult, urlsplit

VARIABLE = "CHRYSALIDE_PUSH_SERVICES"
KNOWN = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    "web.push.apple.com",
)
FAMILIES = (".push.services.mozilla.com", ".push.apple.com", ".notify.windows.com")
LONGEST = 1000  # characters of an endpoint
SECONDS = 15.0  # for the service to answer
THREADS = ThreadPoolExecutor(4, "push")
UNREACHABLE = 0


def allowed(endpoint: str) -> bool:
    """May the site send to this endpoint? `CHRYSALIDE_PUSH_SERVICES` adds origins, separated by spaces."""
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError:
        return False
    if len(endpoint) > LONGEST or not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint:
        return False
    if f"{parts.scheme}://{parts.netloc}" in os.environ.get(VARIABLE, "").split():
        return True
    host = parts.hostname or ""
    plain = parts.scheme == "https" and port in (None, 443) and parts.username is None and parts.password is None
    return plain and (host in KNOWN or host.endswith(FAMILIES))


async def deliver(endpoint: str, body: bytes, headers: dict[str, str]) -> int:
    """The service's answer: 201 taken, 404 or 410 no longer subscribed; UNREACHABLE: none."""
    return await asyncio.get_running_loop().run_in_executor(THREADS, _post, urlsplit(endpoint), body, headers)


def _post(where: SplitResult, body: bytes, headers: dict[str, str]) -> int:
    """One request; redirects are not followed, as they could lead anywhere."""
    connection = _connection(where)
    try:
        path = where.path + (f"?{where.query}" if where.query else "")
        connection.request("POST", path or "/", body, headers)
        return connection.getresponse().status
    except (OSError, HTTPException):
        return UNREACHABLE
    finally:
        connection.close()


def _connection(where: SplitResult) -> HTTPConnection:
    host = where.hostname or ""
    if where.scheme == "http":  # only where the operator says so
        return HTTPConnection(host, where.port, timeout=SECONDS)
    return HTTPSConnection(host, where.port, timeout=SECONDS, context=ssl.create_default_context())
