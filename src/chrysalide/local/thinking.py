"""Bots on one's own device: questions and answers are texts, so that another worker of the browser can think."""

import json
from collections.abc import Awaitable, Callable
from math import inf
from typing import Any

from chrysalide.bots.draws import finds_equal
from chrysalide.bots.hints import Hint
from chrysalide.bots.thinking import advise, think
from chrysalide.core.game import View
from chrysalide.reviewing import assess_record
from chrysalide.server.errors import Broken

SECONDS = 2.0  # for one decision, as at a site
Ask = Callable[[str], Awaitable[str]]


def answer_question(question: str) -> str:
    """What whoever thinks runs: one question of `Asking`, answered in text."""
    asked = json.loads(question)
    try:
        return json.dumps({"answer": _answer(asked.pop("what"), asked)})
    except Exception as wrong:  # whoever asked says so: it must not wait for ever
        return json.dumps({"failed": f"{type(wrong).__name__}: {wrong}"})


def _answer(what: str, asked: dict[str, Any]) -> Any:
    match what:
        case "choose":
            return think(**asked)
        case "advise":
            return advise(**asked).as_json()
        case "equal":
            return finds_equal(**asked)
        case "assess":
            return assess_record(**asked)
        case _:
            raise ValueError(f"nobody knows how to {what}")


async def think_here(question: str) -> str:
    """Without another worker: everybody waits meanwhile."""
    return answer_question(question)


class Asking:
    """As `Thinkers` has it, through a function that takes a question and waits for the answer."""

    places = 1

    def __init__(self, ask: Ask = think_here, seconds: float = SECONDS) -> None:
        """`seconds`: for one decision, at most."""
        self._ask = ask
        self._seconds = seconds

    async def choose(self, game: str, level: str, seed: str, view: View, left: float = inf) -> str:
        rest = None if left == inf else left
        seconds = min(self._seconds, left)
        asked = {"game": game, "level": level, "seed": seed, "view": view, "seconds": seconds, "left": rest}
        return str(await self._answer("choose", asked))

    async def advise(self, game: str, view: View, seconds: float) -> Hint:
        asked = {"game": game, "view": view, "seconds": seconds}
        return Hint.from_json(await self._answer("advise", asked))

    async def finds_equal(self, game: str, seed: str, view: View) -> bool:
        return bool(await self._answer("equal", {"game": game, "seed": seed, "view": view}))

    async def assess(self, record: str, places: list[int], simulations: int) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = await self._answer(
            "assess", {"text": record, "places": places, "simulations": simulations}
        )
        return found

    def rest(self) -> None:
        pass

    async def _answer(self, what: str, asked: dict[str, Any]) -> Any:
        answer = json.loads(await self._ask(json.dumps({"what": what, **asked})))
        if "failed" in answer:
            raise Broken("error-broken") from RuntimeError(answer["failed"])
        return answer["answer"]
