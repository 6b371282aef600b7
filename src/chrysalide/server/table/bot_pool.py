"""Bots think in separate processes: they receive a view and a time limit, and answer with an action.

Reviews of finished matches are made in processes of their own, with a lower priority still.
"""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from math import inf
from multiprocessing import get_context
from typing import Any, TypeVar

from chrysalide.bots.draws import finds_equal
from chrysalide.bots.hints import Hint
from chrysalide.bots.thinking import LEAST_URGENT, NICENESS, advise, begin_process, think
from chrysalide.core.game import View
from chrysalide.reviewing import assess_record
from chrysalide.server import metrics
from chrysalide.server.table.bot_queue import BotQueue, Ticket

T = TypeVar("T")
SECONDS = 2.0  # for one decision, at most
TRIES = 3  # a process may die; a view that kills every process is abandoned


def usual_processes() -> int:
    """One for each core; where there are more than two, one core is left to the site."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return cores if cores <= 2 else cores - 1


class Processes:
    """They are started with the first question, and again if one dies."""

    def __init__(self, most: int, niceness: int) -> None:
        self._most = most
        self._niceness = niceness
        self.pool: Executor | None = None

    def _running(self) -> Executor:
        if self.pool is None:
            context = get_context("spawn")
            self.pool = ProcessPoolExecutor(self._most, context, begin_process, (self._niceness,))
        return self.pool

    async def ask(self, question: Callable[..., T], *arguments: object) -> T:
        loop = asyncio.get_running_loop()
        for _ in range(TRIES - 1):
            pool = self._running()
            try:
                return await loop.run_in_executor(pool, question, *arguments)
            except BrokenProcessPool:
                if self.pool is pool:  # otherwise it has been replaced already
                    self.pool = None
                    metrics.bot_died()
        return await loop.run_in_executor(self._running(), question, *arguments)

    def end(self, at_once: bool = False) -> None:
        """Those that are thinking finish first, unless `at_once`; the next question starts new ones."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=at_once)
            self.pool = None


class BotPool:
    """Processes behind a queue."""

    def __init__(self, processes: int | None = None) -> None:
        self.places = processes or usual_processes()
        self._bots = Processes(self.places, NICENESS)
        self._reviewers = Processes(self.places, LEAST_URGENT)
        self._queue = BotQueue(self.places)

    @property
    def thinking(self) -> int:
        return self._queue.thinking

    @property
    def waiting(self) -> int:
        return self._queue.waiting

    @property
    def reviewing(self) -> int:
        return self._queue.reviewing

    async def choose(self, game: str, level: str, seed: str, view: View, left: float = inf) -> str:
        """`left`: seconds that the bot has for the rest of its turn, this decision included."""
        granted = await self._turn(min(SECONDS, left))
        return await self._ask(game, think, level, seed, view, granted, None if left == inf else left)

    async def advise(self, game: str, view: View, seconds: float) -> Hint:
        granted = await self._turn(seconds, hint=True)
        return await self._ask(game, advise, view, granted)

    async def finds_equal(self, game: str, seed: str, view: View) -> bool:
        """Does a bot with this view think that nobody is ahead?"""
        await self._turn(0.1, hint=True)  # somebody waits for the answer
        return await self._ask(game, finds_equal, seed, view)

    async def assess(self, record: str, places: list[int], simulations: int) -> list[dict[str, Any]]:
        """Some places of a finished match, once there is a process that nobody needs."""
        loop, queue = asyncio.get_running_loop(), self._queue
        await self._called(lambda call: queue.wait_to_review(loop.time(), call), queue.done_reviewing)
        begun = loop.time()
        try:
            return await self._reviewers.ask(assess_record, record, places, simulations)
        finally:
            metrics.reviewed_piece(loop.time() - begun)
            queue.done_reviewing(loop.time())

    def rest(self) -> None:
        """There is nothing more to review: its processes end."""
        self._reviewers.end()

    async def _turn(self, wanted: float, hint: bool = False) -> float:
        """Wait until a process is free; returns the seconds it may think then."""
        loop, queue = asyncio.get_running_loop(), self._queue
        begun = loop.time()
        granted = await self._called(lambda call: queue.wait(begun, wanted, call, hint), queue.done)
        metrics.bot_waited(loop.time() - begun)
        return granted

    async def _called(self, wait: Callable[[Callable[[float], None]], Ticket], leave: Callable[[float], None]) -> float:
        """Wait in the queue; whoever gives up just when it is called leaves its place to the next one."""
        loop = asyncio.get_running_loop()
        turn: asyncio.Future[float] = loop.create_future()

        def call(seconds: float) -> None:
            if not turn.cancelled():
                turn.set_result(seconds)

        ticket = wait(call)
        try:
            return await turn
        except asyncio.CancelledError:
            if not self._queue.give_up(ticket):
                leave(loop.time())
            raise

    async def _ask(self, game: str, question: Callable[..., T], *arguments: object) -> T:
        """Ask a process, once it is this question's turn."""
        loop = asyncio.get_running_loop()
        begun = loop.time()
        try:
            return await self._bots.ask(question, game, *arguments)
        finally:
            metrics.bot_thought(game, loop.time() - begun)
            self._queue.done(loop.time())

    def renew(self) -> None:
        """Use new processes from now on; those that are thinking finish first."""
        self._bots.end()
        self._reviewers.end()

    def close(self) -> None:
        self._queue.close()
        self._bots.end(at_once=True)
        self._reviewers.end(at_once=True)
