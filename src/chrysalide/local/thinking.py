"""Bots on one's own device: questions and answers are texts, so that another worker of the browser can think."""

import json
from collections.abc import Awaitable, Callable
from math import inf
from typing import Any

from chrysalide.bots import bot
from chrysalide.bots.draws import finds_equal
from chrysalide.bots.hints import Hint
from chrysalide.bots.thinking import advise
from chrysalide.core.game import View
from chrysalide.reviewing import assess_record
from chrysalide.server.errors import Broken

# A decision takes as long as its simulations take: interpreted rules are slow, and a level is never made weaker for it.
SECONDS = 60.0
CLOCKED = {"expert"}  # offered only where rules are compiled
Ask = Callable[[str], Awaitable[str]]


def answer_question(question: str) -> str:
    """What whoever thinks runs: one question of `Asking`, answered in text."""
    asked = json.loads(question)
    try:
        return json.dumps({"answer": _answer(asked.pop("what"), asked)})
    except Exception as wrong:  # whoever asked says so: it must not wait for ever
        return json.dumps({"failed": f"{type(wrong).__name__}: {wrong}"})


def is_lost(question: str, answer: str) -> bool:
    """Has a bot failed to decide? Its table would wait for ever: whoever thinks had better start again."""
    return json.loads(question)["what"] == "choose" and "failed" in json.loads(answer)


def _answer(what: str, asked: dict[str, Any]) -> Any:
    match what:
        case "choose":
            return choose(**asked)
        case "advise":
            return advise(**asked).as_json()
        case "equal":
            return finds_equal(**asked)
        case "assess":
            return assess_record(**asked)
        case _:
            raise ValueError(f"nobody knows how to {what}")


def choose(game: str, level: str, seed: str, view: View, seconds: float) -> str:
    """The text of an action. A level is its number of simulations, however long they take here, except where they are
    so many that a clock ends them at a site too."""
    return bot(game, level, seed, None if level in CLOCKED else seconds).choose(view).text


async def think_here(question: str) -> str:
    """Without another worker: everybody waits meanwhile."""
    return answer_question(question)


class Asking:
    """As `Thinkers` has it, through a function that takes a question and waits for the answer."""

    places = 1

    def __init__(self, ask: Ask = think_here, seconds: float = SECONDS) -> None:
        """`seconds`: for one decision, at most; how long a turn takes is not limited."""
        self._ask = ask
        self._seconds = seconds

    async def choose(self, game: str, level: str, seed: str, view: View, left: float = inf) -> str:
        asked = {"game": game, "level": level, "seed": seed, "view": view, "seconds": self._seconds}
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
