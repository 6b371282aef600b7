"""The built browser page and the headers that keep it safe."""

import re
from functools import cache
from pathlib import Path

from fastapi import APIRouter, FastAPI, HTTPException, Request
from fastapi.responses import HTMLResponse, Response
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from chrysalide import bundle
from chrysalide.server.http import lasting
from chrysalide.server.http.files import file_of
from chrysalide.server.http.link_previews import described

INDEX = "index.html"
PAGE = Path(__file__).parent.parent.resolve() / "page"
# Scripts, styles and everything else come from this site only; nothing is inline.
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
# A worker that runs Python needs WebAssembly; a worker goes by the policy of its own file, so the page needs none.
WORKER = re.compile(r"/assets/\w+\.worker-[\w-]+\.js")
WORKER_POLICY = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
ARCHIVE = "device.zip"  # what a page needs to play on its own device
LASTING = (200, 206, 304)
NOT_NEEDED = ("accelerometer", "camera", "geolocation", "gyroscope", "magnetometer", "microphone", "payment", "usb")
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": ", ".join(f"{feature}=()" for feature in NOT_NEEDED),
}
ONLY_HTTPS = {"Strict-Transport-Security": "max-age=31536000"}
ASSETS = "assets/"  # files whose name holds their hash; one that is missing belongs to another build
NOT_BUILT = (
    "<!doctype html><title>Chrysalide</title><p>The page is not built. Run <code>python3 run.py setup</code>.</p>"
)

router = APIRouter(include_in_schema=False)


def headers_of(scope: Scope) -> dict[str, str]:
    """The headers of every response. API responses may be meant for one person, so they must not be cached, unless the
    route says that they are for everybody (`lasting.py`)."""
    safe = HEADERS | (ONLY_HTTPS if scope.get("scheme") in ("https", "wss") else {})
    if WORKER.fullmatch(scope["path"]):
        safe["Content-Security-Policy"] = WORKER_POLICY
    return safe | ({"Cache-Control": "no-store"} if scope["path"].startswith("/api/") else {})


class SecurityHeaders:
    """Adds the headers to every response; files whose name holds their hash may be cached for ever."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in headers_of(scope).items():
                    headers.setdefault(name, value)
                for_ever = scope["path"].startswith(f"/{ASSETS}") and message["status"] in LASTING
                headers.setdefault("Cache-Control", "public, max-age=31536000, immutable" if for_ever else "no-cache")
            await send(message)

        await self.app(scope, receive, send_with_headers)


@router.get(f"/{ARCHIVE}")
async def device(request: Request) -> Response:
    return lasting.as_archive(request, await run_in_threadpool(_archive))


@cache
def _archive() -> bytes:
    """Written once for each process, when somebody first plays on their own device."""
    return bundle.archive()


@router.api_route("/{path:path}", methods=["GET", "HEAD"])
async def page(request: Request, path: str) -> Response:
    """A file of the page, or the page itself, which does its own routing."""
    found = await run_in_threadpool(file_of, request, PAGE, path) if path != INDEX else None
    if found is not None:
        return found
    if path.startswith(ASSETS):
        raise HTTPException(404)
    try:
        html = await run_in_threadpool((PAGE / INDEX).read_text, "utf-8")
    except FileNotFoundError:
        return HTMLResponse(NOT_BUILT, 503)
    return lasting.as_html(request, await described(html, request, request.app.state.tables.storage, PAGE))


def add_page(app: FastAPI) -> None:
    app.include_router(router)
