"""The built browser page and the headers that keep it safe."""

from pathlib import Path

from fastapi import APIRouter, FastAPI
from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.datastructures import MutableHeaders
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

PAGE = Path(__file__).parent.parent.resolve() / "page"
# Scripts, styles and everything else come from this site only; nothing is inline.
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
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
NOT_BUILT = (
    "<!doctype html><title>Chrysalide</title><p>The page is not built. Run <code>python3 run.py setup</code>.</p>"
)

router = APIRouter(include_in_schema=False)


def headers_of(scope: Scope) -> dict[str, str]:
    """The headers of every response. API responses may be meant for one person, so they must not be cached."""
    safe = HEADERS | (ONLY_HTTPS if scope.get("scheme") in ("https", "wss") else {})
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
                lasting = scope["path"].startswith("/assets/") and message["status"] == 200
                headers.setdefault("Cache-Control", "public, max-age=31536000, immutable" if lasting else "no-cache")
            await send(message)

        await self.app(scope, receive, send_with_headers)


def _file(path: str) -> Path | None:
    """A file of the page; None for anything outside its folder."""
    try:
        file = (PAGE / path).resolve()
        return file if file.is_relative_to(PAGE) and file.is_file() else None
    except (OSError, ValueError):  # not a possible file name
        return None


@router.api_route("/{path:path}", methods=["GET", "HEAD"])
async def page(path: str) -> Response:
    """A file of the page, or the page itself, which does its own routing."""
    file = _file(path)
    if file:
        return FileResponse(file)
    if not (PAGE / "index.html").is_file():
        return HTMLResponse(NOT_BUILT, 503)
    return FileResponse(PAGE / "index.html", headers={"Cache-Control": "no-cache"})


def add_page(app: FastAPI) -> None:
    if (PAGE / "assets").is_dir():
        app.mount("/assets", StaticFiles(directory=PAGE / "assets"), name="assets")
    app.include_router(router)
