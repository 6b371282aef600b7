"""Rules that are compiled while the site already runs: bots use them at once, the site itself at a quiet moment.

`run.py` starts the site on interpreted rules and names, in CHRYSALIDE_COMPILING, a file in which the compiler's process
writes its progress: `compiling PID`, then `compiled` or `failed`. Compiled and interpreted rules play the same match.
"""

import asyncio
import contextlib
import logging
import os
from collections.abc import Callable
from pathlib import Path
from time import monotonic

from starlette.types import ASGIApp, Message, Receive, Scope, Send

import chrysalide
from chrysalide.server.table.bot_pool import BotPool

log = logging.getLogger("chrysalide.site")
VARIABLE = "CHRYSALIDE_COMPILING"
LOOK = 0.5  # seconds between two checks of the file
QUIET = 3.0  # seconds without a request and without a bot thinking


class Compiling:
    """`restart` starts the site again on the same port; without it, the rules are used from the next start on."""

    def __init__(self, bots: BotPool, restart: Callable[[], None] | None = None) -> None:
        self._bots = bots
        self._restart = restart
        named = os.environ.get(VARIABLE)
        self._file = Path(named) if named and not chrysalide.compiled() else None
        self._last_active = monotonic()
        self.rules = "compiled" if chrysalide.compiled() else "interpreted"

    def active(self) -> None:
        """Called for every request and message."""
        self._last_active = monotonic()

    async def watch(self) -> None:
        if self._file is None:
            return
        while (progress := self._progress()) == "compiling":
            self.rules = "compiling"
            await asyncio.sleep(LOOK)
        if progress != "compiled":
            self.rules = "interpreted"
            log.warning("The rules could not be compiled: they run as plain Python, and bots think more slowly.")
            return
        self.rules = "ready"
        os.environ.pop("CHRYSALIDE_INTERPRETED", None)  # for new bot processes; this one has its rules
        os.environ.pop(VARIABLE)
        self._bots.renew()
        if self._restart is not None:
            while not self._quiet():  # noqa: ASYNC110 - nobody announces that nothing happens
                await asyncio.sleep(LOOK)
            self._restart()

    def _progress(self) -> str:
        assert self._file is not None
        try:
            word, *pid = self._file.read_text(encoding="utf-8").split()
        except (OSError, ValueError):
            return "failed"
        return "failed" if word == "compiling" and pid and _has_ended(int(pid[0])) else word

    def _quiet(self) -> bool:
        return monotonic() - self._last_active > QUIET and not self._bots.thinking and not self._bots.waiting


def _has_ended(pid: int) -> bool:
    """A killed compiler writes nothing more. It is a child of this process, which replaced run.py (by exec)."""
    with contextlib.suppress(ChildProcessError, AttributeError):  # not our child; Windows
        return os.waitpid(pid, os.WNOHANG)[0] == pid
    return False


class ActivityMonitor:
    """Notices requests and messages."""

    def __init__(self, app: ASGIApp, compiling: Compiling) -> None:
        self.app = app
        self.compiling = compiling

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def received() -> Message:
            message = await receive()
            self.compiling.active()
            return message

        if scope["type"] != "lifespan" and scope["path"] != "/api/health":  # polled by pages that wait for the compiler
            self.compiling.active()
            await self.app(scope, received, send)
        else:
            await self.app(scope, receive, send)
