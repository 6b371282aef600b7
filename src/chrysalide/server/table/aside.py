"""Work that takes a while, such as replaying a match: in a thread, or here where there are none."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Protocol, TypeVar

T = TypeVar("T")


class Aside(Protocol):
    """Does the work without keeping others waiting, if it can."""

    async def __call__(self, work: Callable[..., T], *arguments: object) -> T: ...


async def in_a_thread(work: Callable[..., T], *arguments: object) -> T:
    return await asyncio.to_thread(work, *arguments)


def one_thread(name: str) -> Aside:
    """A thread for work that must not be done twice at the same time: one after the other."""
    from concurrent.futures import ThreadPoolExecutor  # not where there are no threads

    thread = ThreadPoolExecutor(1, name)

    async def aside(work: Callable[..., T], *arguments: object) -> T:
        return await asyncio.get_running_loop().run_in_executor(thread, partial(work, *arguments))

    return aside


async def here(work: Callable[..., T], *arguments: object) -> T:
    """Whatever waits goes first."""
    await asyncio.sleep(0)
    return work(*arguments)
