"""Bodies that our page would never send: each gets an answer other than "server error"."""

import json

import pytest
from starlette.exceptions import HTTPException
from starlette.types import Message, Receive, Scope, Send

from chrysalide.server.http.body_limit import BODY, BodyLimit
from tests.server.site import GAME, PEOPLE, Site

LONGEST = 2000  # characters of an answer that quotes what was sent


def new_table(value: bytes, key: bytes = b'"tokens_to_win"') -> bytes:
    seats = json.dumps(PEOPLE).encode()
    return b'{"game": "%s", "seats": %s, "options": {%s: %s}}' % (GAME.encode(), seats, key, value)


BODIES: dict[str, bytes] = {
    "nothing": b"",
    "null": b"null",
    "bytes": bytes(range(256)),
    "cut": b'{"game": ',
    "open lists": b"[" * BODY,
    "lists": b"[" * 30_000 + b"]" * 30_000,
    "objects": b'{"game":' * 8000,
    "deep in an option": new_table(b"[" * 30_000 + b"]" * 30_000),
    "as deep as the parser goes": new_table(b"[" * 900 + b"]" * 900),
    "deep enough to be read": new_table(b"[" * 200 + b"]" * 200),
    "deep objects to be read": new_table(b'{"a":' * 200 + b"1" + b"}" * 200),
    "more digits than Python reads": new_table(b"9" * 5000),
    "many digits": new_table(b"9" * 4000),
    "not a number": new_table(b"NaN"),
    "infinite": new_table(b"-1e999"),
    "half a character": new_table(b'"\\ud800"'),
    "half a character as a name": new_table(b"1", b'"\\udfff"'),
    "half a character at a seat": b'{"game": "%s", "seats": [{"kind": "person", "name": "\\ud800"}]}' % GAME.encode(),
    "a key twice": b'{"game": "%s", "game": 7, "seats": []}' % GAME.encode(),
    "a long key": new_table(b"1", b'"' + b"k" * 60_000 + b'"'),
    "many keys": b"{" + b",".join(b'"%d": 1' % number for number in range(5000)) + b"}",
    "another encoding": json.dumps({"game": GAME}).encode("utf-16"),
}


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/nowhere/claim"])
def test_a_strange_body_is_refused(site: Site, path: str) -> None:
    for name, body in BODIES.items():
        answer = site.http.post(path, content=body, headers={"Content-Type": "application/json"})
        assert 400 <= answer.status_code < 500, (name, answer.text)
        assert set(answer.json()["error"]) == {"code", "message", "text"}, name
        assert len(answer.text) < LONGEST, name


@pytest.mark.parametrize("depth", [BODY, 100_000, 10_000_000])
def test_a_body_is_not_read_beyond_its_limit(site: Site, depth: int) -> None:
    answer = site.http.post("/api/tables", content=b"[" * (depth + 1), headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too-large")


def test_a_body_without_an_announced_end_is_not_read_beyond_its_limit(site: Site) -> None:
    chunks = (b" " * 8192 for _ in range(1000))
    answer = site.http.post("/api/tables", content=chunks, headers={"Content-Type": "application/json"})
    assert answer.status_code == 413


@pytest.mark.parametrize("answered", [False, True])
async def test_a_client_that_leaves_breaks_off_its_request_but_not_the_answer(answered: bool) -> None:
    """Files are sent while somebody listens for a client that leaves: that is no error of the server."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if answered:
            await send({"type": "http.response.start", "status": 200, "headers": []})
        heard.append(await receive())

    async def receive() -> Message:
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        pass

    heard: list[Message] = []
    request = BodyLimit(app)({"type": "http", "method": "GET", "path": "/"}, receive, send)
    if answered:
        await request
        assert heard == [{"type": "http.disconnect"}]
    else:
        with pytest.raises(HTTPException):
            await request
