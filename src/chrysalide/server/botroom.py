"""Bots think in processes of their own: they get a view and a time, and answer like any player."""

import asyncio
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from chrysalide.bots.thinking import end_with_parent, think
from chrysalide.core.kit import View

TRIES = 3  # a process may die; a view that ends every process is given up


class BotRoom:
    """A pool that starts when the first bot is asked and is made anew if a process dies."""

    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=context, initializer=end_with_parent)
        return self._pool

    async def choose(self, game: str, level: str, seed: str, view: View, seconds: float = 2.0) -> str:
        loop = asyncio.get_running_loop()
        for _ in range(TRIES - 1):
            pool = self._running()
            try:
                return await loop.run_in_executor(pool, think, game, level, seed, view, seconds)
            except BrokenProcessPool:
                if self._pool is pool:  # else somebody has made a new one already
                    self._pool = None
        return await loop.run_in_executor(self._running(), think, game, level, seed, view, seconds)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
