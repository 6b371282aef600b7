"""Bots think in processes of their own: they get a view and a time, and answer like any player."""

import asyncio
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from chrysalide.core.kit import View


def think(game: str, level: str, seed: str, view: View, seconds: float) -> str:
    """Runs in the other process."""
    from chrysalide.bots import bot

    return bot(game, level, seed).choose(view, seconds).text


class BotRoom:
    """A pool that starts when the first bot is asked and is made anew if a process dies."""

    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._processes, mp_context=get_context("spawn"))
        return self._pool

    async def choose(self, game: str, level: str, seed: str, view: View, seconds: float = 2.0) -> str:
        loop = asyncio.get_running_loop()
        for attempt in (1, 2):
            try:
                return await loop.run_in_executor(self._running(), think, game, level, seed, view, seconds)
            except BrokenProcessPool:
                self._pool = None
                if attempt == 2:
                    raise
        raise AssertionError

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
