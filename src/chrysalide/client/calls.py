"""Requests to a site, with the standard library alone."""

import json
from http.client import HTTPException, HTTPResponse
from typing import Any
from urllib.error import HTTPError
from urllib.request import ProxyHandler, Request, build_opener

from chrysalide.client.errors import Refused, Unreachable
from chrysalide.client.links import is_local

SECONDS = 30.0  # for one request
SILENCE = 60.0  # a stream on which not even a heartbeat arrives for this long is dead
LONGEST = 16_000_000  # bytes of an answer


class Caller:
    def __init__(self, site: str, lang: str) -> None:
        self.site = site
        self._lang = lang
        self._opener = build_opener(ProxyHandler({})) if is_local(site) else build_opener()

    def get(self, path: str, token: str | None = None) -> Any:
        return self._call(path, None, token)

    def post(self, path: str, body: object, token: str | None = None) -> Any:
        return self._call(path, json.dumps(body).encode(), token)

    def stream(self, path: str, token: str) -> HTTPResponse:
        return self._open(path, None, token, SILENCE)

    def _call(self, path: str, body: bytes | None, token: str | None) -> Any:
        try:
            with self._open(path, body, token, SECONDS) as answer:
                return json.loads(answer.read(LONGEST))
        except (OSError, ValueError, HTTPException) as wrong:
            raise self._unreachable(wrong) from wrong

    def _open(self, path: str, body: bytes | None, token: str | None, seconds: float) -> HTTPResponse:
        headers = {"Accept-Language": self._lang, "Accept": "application/json, text/event-stream"}
        headers |= {"Content-Type": "application/json"} if body is not None else {}
        headers |= {"Authorization": f"Bearer {token}"} if token else {}
        try:
            answer: HTTPResponse = self._opener.open(Request(self.site + path, body, headers), timeout=seconds)
        except HTTPError as refused:
            with refused:
                raise _refusal(refused) or self._unreachable(refused) from None
        except (OSError, HTTPException) as wrong:
            raise self._unreachable(wrong) from wrong
        return answer

    def _unreachable(self, wrong: Exception) -> Unreachable:
        why = str(getattr(wrong, "reason", wrong)) or type(wrong).__name__
        return Unreachable("error-site-unreachable", site=self.site[:120], why=why[:200])


def _refusal(answer: HTTPError) -> Refused | None:
    """What the site says, if it was one of ours."""
    try:
        body = json.loads(answer.read(LONGEST))["error"]
        seconds = answer.headers.get("Retry-After")
        return Refused(dict(body), float(seconds) if seconds else None)
    except (OSError, ValueError, KeyError, TypeError):
        return None
