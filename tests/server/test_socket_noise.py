"""Messages that our page would never send: they are refused or the socket is closed, and the table survives."""

import asyncio
import contextlib
import json
import socket as plain
from base64 import b64encode
from typing import Any

import pytest

from chrysalide.server.table.protocol import LIMIT
from tests.server.browser import dial, look
from tests.server.site import SECONDS, Opened, Site

REFUSED = 4403  # the code that closes a socket whose hello was refused


async def assert_alive(site: Site, table: Opened) -> None:
    """Both seats can still play."""
    async with look(site, table.id, *table.tokens.values()) as both:
        await both.act(both.present["choices"][0]["action"])
        assert (await both.hear("update"))["kind"] == "step"


def act(**changes: Any) -> dict[str, Any]:
    return {"act": {"seq": 1, "action": "take 1", **changes}}


NOISE: dict[str, str | bytes] = {
    "empty": "",
    "no json": "hello?",
    "cut": '{"ping": {}',
    "nan": "NaN",
    "number": "7",
    "list": "[]",
    "null": "null",
    "no key": "{}",
    "null key": '{"ping": null}',
    "unknown key": '{"cheat": {}}',
    "two keys": '{"ping": {}, "undo": {"seq": 1}}',
    "wrong inside": '{"ping": []}',
    "unknown inside": json.dumps(act(seat=1)),
    "missing inside": '{"act": {"seq": 1}}',
    "text for a number": json.dumps(act(seq="1")),
    "truth for a number": json.dumps(act(seq=True)),
    "fraction for a number": json.dumps(act(seq=1.5)),
    "number for a text": json.dumps(act(action=7)),
    "list for a text": json.dumps(act(action=["take 1"])),
    "half a character": '{"act": {"seq": 1, "action": "\\ud800"}}',
    "deep": "[" * LIMIT,
    "deep objects": '{"act":' * 500,
    "long": json.dumps(act(action="x" * LIMIT)),
    "longer": json.dumps(act(action="x" * 60_000)),
    "binary": json.dumps(act()).encode(),
    "bytes": bytes(range(256)),
}


@pytest.mark.parametrize("message", NOISE.values(), ids=NOISE.keys())
async def test_noise_is_refused(site: Site, message: str | bytes) -> None:
    table = site.open()
    before = site.stored(table.id)
    async with look(site, table.id, *table.tokens.values(), lang="fr") as browser:
        await browser.send_raw(message)
        refusal = await browser.refused()
        assert (refusal["about"], refusal["code"], refusal["rule"]) == ("message", "bad-message", None)
        assert "4" in refusal["text"]
        await browser.hear_nothing()
    assert site.stored(table.id) == before
    await assert_alive(site, table)


async def test_much_noise_closes_the_socket(site: Site) -> None:
    table = site.open()
    async with look(site, table.id, table.tokens[0]) as browser:
        for _ in range(20):
            await browser.send_raw("noise")
        assert await browser.closed() == 1008
        assert {next(iter(message)) for message in browser.heard[2:]} <= {"refused"}  # the last ones may be lost
    await assert_alive(site, table)


async def test_a_message_far_too_long_closes_the_socket(site: Site) -> None:
    table = site.open()
    async with look(site, table.id, table.tokens[0]) as browser:
        await browser.send_raw(json.dumps(act(action="x" * 70_000)))
        assert await browser.closed() == 1009
    await assert_alive(site, table)


async def test_a_second_hello_is_refused(site: Site) -> None:
    table = site.open()
    async with look(site, table.id) as browser:
        await browser.send("hello", tokens=[table.tokens[0]])
        refusal = await browser.refused()
        assert (refusal["about"], refusal["code"]) == ("hello", "bad-message")
        await browser.act("take 1", 1)
        assert (await browser.refused())["message"]["id"] == "error-spectator"


@pytest.mark.parametrize("first", ['{"ping": {}}', json.dumps(act()), "noise", "", b"{}", '{"hello": []}'])
async def test_without_a_hello_nothing_is_told(site: Site, first: str | bytes) -> None:
    table = site.open()
    async with dial(site, table.id) as browser:
        await browser.send_raw(first)
        assert await browser.closed() == REFUSED
        [message] = browser.heard
        assert message["refused"]["code"] == "bad-message"
        assert message["refused"]["message"]["id"] == "error-hello-first"
    await assert_alive(site, table)


async def test_a_hello_that_does_not_come_is_not_awaited_for_ever(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chrysalide.server.http.socket.HELLO_SECONDS", 0.05)
    table = site.open()
    async with dial(site, table.id) as browser:
        assert await browser.closed() == REFUSED
        assert [next(iter(message)) for message in browser.heard] == ["refused"]


async def refused_hello(site: Site, table: str, *tokens: str, lang: str = "en") -> dict[str, Any]:
    async with dial(site, table) as browser:
        await browser.send("hello", tokens=list(tokens), lang=lang)
        assert await browser.closed() == REFUSED
        [message] = browser.heard
        assert message["refused"]["about"] == "hello"
        return message["refused"]


async def test_guessed_and_foreign_links_are_refused(site: Site) -> None:
    table, other = site.open(), site.open({"kind": "person"}, {"kind": "open"})
    good = table.tokens[0]
    for tokens in (["guess"], [other.tokens[0]], [other.invitations[1]], [good, "guess"], [""], [good + " "]):
        assert (await refused_hello(site, table.id, *tokens))["code"] == "bad-link"
    texts = {lang: (await refused_hello(site, table.id, "guess", lang=lang))["text"] for lang in ("fr", "en", "es")}
    assert len(set(texts.values())) == 3
    await assert_alive(site, table)


async def test_a_table_that_is_not_there(site: Site) -> None:
    for table in ("nowhere", "x" * 40, "%00", "%F0%9F%A6%8B"):
        refusal = await refused_hello(site, table, lang="fr")
        assert (refusal["code"], refusal["message"]["id"]) == ("no-such-table", "error-no-such-table")


def shake_hands(site: Site, table: str) -> plain.socket:
    """A hand-written socket that can do what a proper client would not."""
    raw = plain.socket()
    raw.settimeout(SECONDS)
    raw.setsockopt(plain.SOL_SOCKET, plain.SO_RCVBUF, 4096)
    raw.connect(("127.0.0.1", site.port))
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: 127.0.0.1:{site.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {b64encode(bytes(16)).decode()}",
        "Sec-WebSocket-Version: 13",
    ]
    raw.sendall("\r\n".join([*lines, "", ""]).encode())
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        answer += raw.recv(1)
    assert answer.startswith(b"HTTP/1.1 101 ")
    return raw


def frame(data: bytes, opcode: int = 1) -> bytes:
    """One masked frame (the mask is zero)."""
    assert len(data) < 126
    return bytes([0x80 | opcode, 0x80 | len(data), 0, 0, 0, 0]) + data


@pytest.mark.parametrize(
    "garbage",
    [b"\x00" * 40, b"GET / HTTP/1.1\r\n\r\n", bytes([0x81, 0x05]) + b"plain", frame(b"\xff\xfe"), frame(b"x", 3)],
    ids=["zeros", "http", "unmasked", "no-utf8", "unknown-opcode"],
)
async def test_bytes_that_are_no_websocket_end_that_socket_only(site: Site, garbage: bytes) -> None:
    table = site.open()
    with contextlib.closing(shake_hands(site, table.id)) as raw:
        raw.sendall(frame(b'{"hello":{}}') + garbage)
        while raw.recv(65536):
            pass
    await assert_alive(site, table)


async def test_whoever_goes_without_a_word_is_gone(site: Site) -> None:
    table = site.open()
    raw = shake_hands(site, table.id)
    raw.sendall(frame(json.dumps({"hello": {"tokens": [table.tokens[0]]}}).encode()))
    assert raw.recv(1)  # it was welcomed
    async with look(site, table.id, table.tokens[1]) as bo:
        assert bo.heard[0]["welcome"]["table"]["seats"][0]["connected"] is True
        raw.close()
        assert (await bo.hear("table"))["seats"][0]["connected"] is False


async def test_a_slow_reader_keeps_nobody_waiting_and_is_let_go(own_site: Site) -> None:
    table = own_site.open()
    raw = shake_hands(own_site, table.id)
    raw.sendall(frame(json.dumps({"hello": {"tokens": [table.tokens[0]]}}).encode()))
    assert raw.recv(1)  # it is there, and reads no more
    async with look(own_site, table.id, *table.tokens.values()) as both, asyncio.timeout(SECONDS):
        [inside] = own_site.tables._open.values()
        while len(inside.audience.listeners) == 2:  # the client that does not read is still at the table
            if both.present["undo"]:
                await both.send("undo", seq=both.present["seq"])  # which sends the whole log again
            else:
                await both.act(both.present["choices"][0]["action"])
            await both.find("update")
        assert [listener.seats for listener in inside.audience.listeners] == [[0, 1]]
        raw.close()
