"""Request heads that no browser sends: endless or slow. Written byte by byte, over a plain socket."""

import logging
import socket
from collections.abc import Iterator
from contextlib import closing, suppress

import pytest

from chrysalide.server.http.head_limit import HEAD
from tests.server.rooms import until
from tests.server.site import SECONDS, Site

START = b"GET /api/health HTTP/1.1\r\nHost: site\r\n"


@pytest.fixture
def line(site: Site) -> Iterator[socket.socket]:
    with closing(dialled(site)) as made:
        yield made


def dialled(site: Site) -> socket.socket:
    made = socket.create_connection(("127.0.0.1", site.port), SECONDS)
    made.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return made


def rest(line: socket.socket) -> bytes:
    """Everything received until the site closes."""
    told = b""
    with suppress(ConnectionResetError):  # it closes while something is on its way
        while part := line.recv(65536):
            told += part
    return told


def status(line: socket.socket) -> bytes:
    return rest(line).partition(b"\r\n")[0]


def send_much(line: socket.socket) -> None:
    for _ in range(1600):  # 100 MB
        line.sendall(b"a" * 65536)


TOO_LONG = {
    "one endless header": (START + b"X-Long: " + b"a" * (HEAD - 100), b"a" * 200),
    "the name of a header": (START + b"a" * (HEAD - 100), b"a" * 200),
    "many headers": (START + b"X-Many: a\r\n" * (HEAD // 12), b"X-Many: a\r\n" * 400),
    "an address": (b"GET /" + b"a" * (HEAD - 100), b"a" * 200),
}


@pytest.mark.parametrize("parts", TOO_LONG.values(), ids=TOO_LONG.keys())
def test_a_head_that_is_too_long_is_refused(site: Site, line: socket.socket, parts: tuple[bytes, bytes]) -> None:
    for part in parts:
        line.sendall(part)
    assert status(line) == b"HTTP/1.1 431 Request Header Fields Too Large"
    assert site.get("/api/health").status_code == 200


def test_a_head_without_end_is_not_read(line: socket.socket) -> None:
    line.sendall(START + b"X-Long: ")
    with pytest.raises(ConnectionError):
        send_much(line)


def test_so_is_what_follows_a_body_in_chunks(line: socket.socket) -> None:
    line.sendall(b"POST /api/records HTTP/1.1\r\nHost: site\r\nTransfer-Encoding: chunked\r\n\r\n")
    line.sendall(b"1\r\na\r\n0\r\nX-Long: ")
    with pytest.raises(ConnectionError):
        send_much(line)


def test_a_long_head_of_an_ordinary_request_is_read(line: socket.socket) -> None:
    for _ in range(2):  # each request of a connection by itself
        line.sendall(START + b"Cookie: " + b"a" * (HEAD * 3 // 4) + b"\r\n\r\n")
        answer = b""
        while b'"ok"' not in answer:
            part = line.recv(65536)
            assert part, answer
            answer += part
        assert answer.startswith(b"HTTP/1.1 200 ")


@pytest.mark.parametrize("begun", [b"G", START, START + b"X-Slow: a"], ids=["one letter", "a line", "half a header"])
def test_a_head_that_does_not_come_is_not_awaited_for_ever(
    site: Site, monkeypatch: pytest.MonkeyPatch, begun: bytes
) -> None:
    answer = b""
    for seconds in (0.05, 1, 20):
        monkeypatch.setattr("chrysalide.server.http.head_limit.HEAD_SECONDS", seconds)
        # On a busy machine even the beginning may come too late: such a connection is just closed.
        with closing(dialled(site)) as line, suppress(ConnectionError):
            line.sendall(begun)
            answer = status(line)
        if answer:
            break
    assert answer == b"HTTP/1.1 408 Request Timeout"


def test_nor_is_one_letter_after_the_other(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """The time counts from the beginning, not from the last byte."""
    monkeypatch.setattr("chrysalide.server.http.head_limit.HEAD_SECONDS", 0.5)
    with closing(dialled(site)) as line:
        line.sendall(START + b"X-Slow: ")
        line.settimeout(0.01)
        for _ in range(12_000):  # minutes, unless it is stopped
            try:
                line.sendall(b"a")
                if not line.recv(65536).startswith(b"HTTP/1.1 408"):
                    continue
            except TimeoutError:
                continue
            except ConnectionError:
                pass
            break
        else:
            pytest.fail("still open")


def test_nor_is_a_second_request_on_the_same_line(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(dialled(site)) as line:
        line.sendall(START + b"\r\n")
        assert line.recv(65536).startswith(b"HTTP/1.1 200 ")
        monkeypatch.setattr("chrysalide.server.http.head_limit.HEAD_SECONDS", 0.05)
        line.sendall(b"\r\nG")
        assert b"HTTP/1.1 408 Request Timeout" in rest(line)


def test_whoever_says_nothing_is_let_go(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chrysalide.server.http.head_limit.HEAD_SECONDS", 0.05)
    with closing(dialled(site)) as line:
        assert rest(line) == b""


def test_a_body_that_does_not_come_is_not_awaited_for_ever(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chrysalide.server.http.body_limit.BODY_SECONDS", 0.05)
    for path in (b"/api/records", b"/api/tables"):
        with closing(dialled(site)) as line:
            line.sendall(b"POST " + path + b" HTTP/1.1\r\nHost: site\r\nContent-Length: 100\r\n\r\n{")
            answer = rest(line)
            assert answer.startswith(b"HTTP/1.1 408 ")
            assert b'"too-slow"' in answer


@pytest.mark.parametrize("path", [b"/api/records", b"/api/tables"])
async def test_an_upload_that_is_broken_off_is_told_in_one_line(
    site: Site, caplog: pytest.LogCaptureFixture, path: bytes
) -> None:
    caplog.set_level("INFO", "chrysalide")
    with closing(dialled(site)) as line:
        line.sendall(b"POST " + path + b" HTTP/1.1\r\nHost: site\r\nContent-Length: 100\r\n\r\n{")
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")  # cut, not closed

    def answered() -> list[str]:
        """The access log gets its line when everything is done."""
        return [record.name for record in caplog.records if path.decode() in record.getMessage()]

    await until(lambda: "chrysalide.access" in answered())
    assert answered() == ["chrysalide.site", "chrysalide.access"]
    assert [record for record in caplog.records if record.exc_info or record.levelno > logging.INFO] == []
