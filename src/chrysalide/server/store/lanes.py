"""A connection of its own to PostgreSQL for what is asked most often: one statement answers all who ask together."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Generic, TypeAlias, TypeVar

import asyncpg
from sqlalchemy.engine import URL

from chrysalide.server.store.database import ANSWER_SECONDS, plain_url

log = logging.getLogger("chrysalide.storage")
Asked = TypeVar("Asked")
Answer = TypeVar("Answer")
Line: TypeAlias = Any  # asyncpg.Connection, which has no types
# Everything is found by its key. The plan is made once and must stay good while an empty database fills up.
SETTINGS = {
    "application_name": "chrysalide",
    "default_transaction_isolation": "read committed",
    "enable_hashjoin": "off",
    "enable_mergejoin": "off",
    "enable_seqscan": "off",
    "jit": "off",
    "plan_cache_mode": "force_generic_plan",
}


class Lane(Generic[Asked, Answer]):
    """What arrives while a statement is under way shares the next one, so that a busy site needs fewer of them."""

    def __init__(
        self,
        url: URL,
        do: Callable[[Line, list[Asked]], Awaitable[list[Answer | Exception]]],
        together: int,
    ) -> None:
        """`do`: one statement for several; all or nothing if it raises. `together`: the most of them."""
        self._url = plain_url(url)
        self._do = do
        self._together = together
        self._waiting: list[tuple[Asked, asyncio.Future[Answer]]] = []
        self._rounds: asyncio.Task[None] | None = None
        self._line: Line | None = None

    @property
    def process(self) -> int | None:
        """The number by which the database knows this connection."""
        return None if self._line is None else int(self._line.get_server_pid())

    async def ask(self, asked: Asked) -> Answer:
        done: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting.append((asked, done))
        if self._rounds is None or self._rounds.done():
            self._rounds = asyncio.create_task(self._go_on(), name="lane")
        return await done

    async def close(self) -> None:
        if self._rounds is not None:
            await self._rounds
        self._hang_up()

    async def _go_on(self) -> None:
        """Ask while anything waits."""
        while self._waiting:
            batch, self._waiting = self._waiting[: self._together], self._waiting[self._together :]
            answers = await self._answers([asked for asked, _ in batch])
            for (_, done), answer in zip(batch, answers, strict=True):
                if done.done():  # the caller is gone
                    continue
                if isinstance(answer, Exception):
                    done.set_exception(answer)
                else:
                    done.set_result(answer)

    async def _answers(self, asked: list[Asked]) -> list[Answer | Exception]:
        """If the database refuses one of them, nothing was done for any: then each is asked alone."""
        try:
            return await self._do(await self._connected(), asked)
        except Exception as wrong:
            if isinstance(wrong, asyncpg.PostgresError) and self._line is not None and not self._line.is_closed():
                return [wrong] if len(asked) == 1 else [(await self._answers([one]))[0] for one in asked]
            self._hang_up()  # perhaps it was done: this connection is not used again
            return [wrong] * len(asked)

    async def _connected(self) -> Line:
        """A connection that broke while it was idle is replaced: nothing has been asked on it."""
        if self._line is None or self._line.is_closed():
            self._line = await asyncpg.connect(
                self._url, timeout=ANSWER_SECONDS, command_timeout=ANSWER_SECONDS, server_settings=SETTINGS
            )
        return self._line

    def _hang_up(self) -> None:
        if self._line is not None:
            self._line.terminate()
            self._line = None
