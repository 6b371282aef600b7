"""What a table asks of those who think: processes at a site (`bot_pool`), a worker of the browser elsewhere."""

from math import inf
from typing import Any, Protocol

from chrysalide.bots.hints import Hint
from chrysalide.core.game import View


class Thinkers(Protocol):
    @property
    def places(self) -> int:
        """How many can think at the same time."""

    async def choose(self, game: str, level: str, seed: str, view: View, left: float = inf) -> str:
        """The text of an action; `left`: seconds that the bot has for the rest of its turn, this decision included."""

    async def advise(self, game: str, view: View, seconds: float) -> Hint: ...

    async def finds_equal(self, game: str, seed: str, view: View) -> bool:
        """Does a bot with this view think that nobody is ahead?"""

    async def assess(self, record: str, places: list[int], simulations: int) -> list[dict[str, Any]]:
        """Some places of a finished match, once nobody else needs to think."""

    def rest(self) -> None:
        """There is nothing more to review."""
