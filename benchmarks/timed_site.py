"""The site as it is, with a stopwatch at its sockets: a process that `running.py` starts.

    CHRYSALIDE_TIMES=times.txt python benchmarks/timed_site.py serve --no-browser --port 8000

Nothing of the site is changed. A line is written when an action has been read from a socket (`a table seq time`) and
when an update has been handed to one (`u table seq time`). Times are those of the machine's monotonic clock, so that
lines of several processes can be put together: an action received by one process may be sent on by another.
"""

import os
import re
import sys
import time
from pathlib import Path
from typing import Any, TextIO

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from chrysalide.server.http.deflate import SeparatelyCompressed

ACT = re.compile(r'\{"act":\s*\{.*?"seq":\s*(\d+)')
UPDATE = re.compile(r'\{"update":\s*\{.*?"seq":\s*(\d+)')
HEAD = 400  # characters at the start of a message that contain its number


class StampedProtocol(SeparatelyCompressed):
    """Remembers when the last message was read from the socket, however long it then waits in a queue."""

    arrived = 0.0

    def data_received(self, data: bytes) -> None:
        self.arrived = time.monotonic()
        super().data_received(data)


class Stopwatch:
    def __init__(self, app: ASGIApp, out: TextIO) -> None:
        self.app = app
        self.out = out

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self.app(scope, receive, send)
            if scope["type"] == "lifespan":  # the last moment: the server then dies of the signal that stopped it
                self.out.close()
            return
        table = scope["path"].split("/")[3]
        protocol: StampedProtocol = receive.__self__  # type: ignore[attr-defined]  # a bound method of the socket

        async def stamped_receive() -> Message:
            message = await receive()
            self.note("a", table, ACT, message, protocol.arrived)
            return message

        async def stamped_send(message: Message) -> None:
            await send(message)
            self.note("u", table, UPDATE, message, time.monotonic())

        await self.app(scope, stamped_receive, stamped_send)

    def note(self, mark: str, table: str, pattern: re.Pattern[str], message: Message, when: float) -> None:
        found = pattern.match((message.get("text") or "")[:HEAD])
        if found:
            self.out.write(f"{mark} {table} {found[1]} {when:.6f}\n")


def main() -> None:
    import uvicorn

    from chrysalide.cli import main as chrysalide

    out = Path(os.environ["CHRYSALIDE_TIMES"]).open("w", buffering=1 << 16, encoding="ascii")  # noqa: SIM115 - open as long as the site
    plain = uvicorn.Config.__init__

    def stamped(self: uvicorn.Config, app: Any, **settings: Any) -> None:
        make = app if settings.get("factory") else lambda: app
        plain(self, lambda: Stopwatch(make(), out), **(settings | {"ws": StampedProtocol, "factory": True}))

    uvicorn.Config.__init__ = stamped  # type: ignore[method-assign]  # the site itself stays unchanged
    sys.exit(chrysalide())


if __name__ == "__main__":
    main()
