"""Answers that are the same for everybody: words, rules, lessons, what the box holds.

They say nothing about any table and depend on nothing but the address, so they may be kept by browsers (which ask each
time whether they are still the same) and compressed: no secret is in them whose size could betray it.
"""

import gzip
import hashlib
from functools import lru_cache
from typing import Any

from fastapi import Request
from fastapi.responses import Response

from chrysalide.server.http import encodings
from chrysalide.server.table.wire import encode

WORTH = 300  # bytes; below, the headers weigh more than what is saved
KEPT = 256  # answers in memory, of 30 kB on average, plain and compressed
TEXT = "text/plain; charset=utf-8"
JSON = "application/json"
HTML = "text/html; charset=utf-8"
ZIP = "application/zip"


def as_json(request: Request, body: Any) -> Response:
    return _answer(request, encode(body), JSON)


def as_text(request: Request, body: str) -> Response:
    return _answer(request, body.encode(), TEXT)


def as_html(request: Request, body: str) -> Response:
    """The page itself, which is described in the language that the browser asks for."""
    answer = _answer(request, body.encode(), HTML)
    answer.headers.add_vary_header("Accept-Language")
    return answer


def as_archive(request: Request, body: bytes) -> Response:
    """Compressed already."""
    return _answer(request, body, ZIP, ())


def _answer(request: Request, plain: bytes, kind: str, ways: tuple[str, ...] = ("gzip",)) -> Response:
    ready = ways if len(plain) >= WORTH else ()
    encoding = encodings.choose(request.headers.get("accept-encoding"), ready)
    mark = f'"{_digest(plain)}-{encoding}"'
    headers = {"Cache-Control": "no-cache", "ETag": mark, **encodings.VARIES}
    if mark in marks(request):
        return Response(status_code=304, headers=headers)
    if encoding == encodings.PLAIN:
        return Response(plain, media_type=kind, headers=headers)
    return Response(_packed(plain), media_type=kind, headers=headers | {"Content-Encoding": encoding})


def _digest(plain: bytes) -> str:
    return hashlib.sha256(plain).hexdigest()[:16]


def marks(request: Request) -> set[str]:
    """The versions that a browser has (If-None-Match); a proxy that compresses may have made their marks weak."""
    header = request.headers.get("if-none-match", "")
    return {mark.strip().removeprefix("W/") for mark in header.split(",")}


@lru_cache(KEPT)
def _packed(plain: bytes) -> bytes:
    return gzip.compress(plain, 9, mtime=0)  # without the time, so that the same words are the same bytes
