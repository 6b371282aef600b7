"""Bots think in separate processes: they receive a view and a time limit, and answer with an action."""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from math import inf
from multiprocessing import get_context
from typing import TypeVar

from chrysalide.bots.draws import finds_equal
from chrysalide.bots.hints import Hint
from chrysalide.bots.thinking import advise, begin_process, think
from chrysalide.core.game import View
from chrysalide.server import metrics
from chrysalide.server.table.bot_queue import BotQueue

T = TypeVar("T")
SECONDS = 2.0  # for one decision, at most
TRIES = 3  # a process may die; a view that kills every process is abandoned


def usual_processes() -> int:
    """One for each core; where there are more than two, one core is left to the site."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return cores if cores <= 2 else cores - 1


class BotPool:
    """A process pool behind a queue; it is started with the first question, and again if a process dies."""

    def __init__(self, processes: int | None = None) -> None:
        self._processes = processes or usual_processes()
        self._pool: ProcessPoolExecutor | None = None
        self._queue = BotQueue(self._processes)

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=context, initializer=begin_process)
        return self._pool

    @property
    def thinking(self) -> int:
        return self._queue.thinking

    @property
    def waiting(self) -> int:
        return self._queue.waiting

    async def choose(self, game: str, level: str, seed: str, view: View, left: float = inf) -> str:
        """`left`: seconds that the bot has for the rest of its turn, this decision included."""
        granted = await self._turn(min(SECONDS, left))
        return await self._ask(game, think, level, seed, view, granted, None if left == inf else left)

    async def advise(self, game: str, seed: str, view: View, seconds: float) -> Hint:
        granted = await self._turn(seconds, hint=True)
        return await self._ask(game, advise, seed, view, granted)

    async def finds_equal(self, game: str, seed: str, view: View) -> bool:
        """Does a bot with this view think that nobody is ahead?"""
        await self._turn(0.1, hint=True)  # somebody waits for the answer
        return await self._ask(game, finds_equal, seed, view)

    async def _turn(self, wanted: float, hint: bool = False) -> float:
        """Wait until a process is free; returns the seconds it may think then."""
        loop = asyncio.get_running_loop()
        turn: asyncio.Future[float] = loop.create_future()

        def call(seconds: float) -> None:
            if not turn.cancelled():
                turn.set_result(seconds)

        begun = loop.time()
        ticket = self._queue.wait(begun, wanted, call, hint)
        try:
            granted = await turn
            metrics.bot_waited(loop.time() - begun)
            return granted
        except asyncio.CancelledError:
            if not self._queue.give_up(ticket):  # it had just been called, so its place goes to the next one
                self._queue.done(loop.time())
            raise

    async def _ask(self, game: str, question: Callable[..., T], *arguments: object) -> T:
        """Ask a process, once it is this question's turn."""
        loop = asyncio.get_running_loop()
        begun = loop.time()
        try:
            for _ in range(TRIES - 1):
                pool = self._running()
                try:
                    return await loop.run_in_executor(pool, question, game, *arguments)
                except BrokenProcessPool:
                    if self._pool is pool:  # otherwise it has been replaced already
                        self._pool = None
                        metrics.bot_died()
            return await loop.run_in_executor(self._running(), question, game, *arguments)
        finally:
            metrics.bot_thought(game, loop.time() - begun)
            self._queue.done(loop.time())

    def renew(self) -> None:
        """Use new processes from now on; those that are thinking finish first."""
        if self._pool is not None:
            self._pool.shutdown(wait=False)
            self._pool = None

    def close(self) -> None:
        self._queue.close()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
