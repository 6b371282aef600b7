"""Server-sent events, as far as the site uses them: `event:` and `data:` lines, an empty line, comments."""

from collections.abc import Iterable, Iterator


def read_events(lines: Iterable[bytes]) -> Iterator[tuple[str, bytes]]:
    """The kind and the data of each event. A heartbeat is an event without a kind, so that the reader can do something
    else meanwhile."""
    kind, data = "", list[bytes]()
    for line in lines:
        name, _, value = line.rstrip(b"\r\n").partition(b":")
        value = value.removeprefix(b" ")
        if name == b"event":
            kind = value.decode()
        elif name == b"data":
            data.append(value)
        elif not name:
            if data:
                yield kind, b"\n".join(data)
            elif value:
                yield "", b""
            kind, data = "", []
