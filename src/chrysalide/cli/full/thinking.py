"""The bots of a full-screen table think in a process of their own: compiled searches would hold the screen still."""

import signal
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Lock
from typing import Any

from chrysalide.bots import Player, named
from chrysalide.bots.hints import Hint
from chrysalide.bots.thinking import advise, begin_process
from chrysalide.cli.advice import HINT_SECONDS
from chrysalide.core.errors import ChrysalideError
from chrysalide.core.game import View
from chrysalide.language import explain


class Failed(Exception):
    """A bot raised an error; the text says which."""


class Mind:
    """Questions are answered one after the other. It has to be made before textual takes over the streams."""

    def __init__(self, game: str, players: list[str], seeds: list[str], lang: str) -> None:
        context = get_context("spawn")
        self._lock = Lock()
        self._wire, theirs = context.Pipe()
        self._process = context.Process(target=_think, args=(theirs, game, players, seeds, lang), daemon=True)
        self._process.start()
        theirs.close()

    def choose(self, seat: int, view: View) -> str:
        """The text of the action that the bot of a seat chooses."""
        answer: str = self._ask(("choose", seat, view))
        return answer

    def hint(self, view: View) -> Hint:
        answer: Hint = self._ask(("hint", None, view))
        return answer

    def _ask(self, question: tuple[str, Any, View]) -> Any:
        with self._lock:
            try:
                self._wire.send(question)
                good, answer = self._wire.recv()
            except (EOFError, OSError):  # it was closed, or killed
                raise Failed("-") from None
        if not good:
            raise Failed(answer)
        return answer

    def close(self) -> None:
        """At once, whatever it thinks about."""
        self._process.kill()
        self._process.join()


def _think(wire: Connection, game: str, players: list[str], seeds: list[str], lang: str) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the table decides when to stop
    begin_process()
    bots: dict[int, Player] = {}
    while True:
        what, who, view = wire.recv()
        try:
            if what == "hint":
                wire.send((True, advise(game, view, HINT_SECONDS)))
                continue
            if who not in bots:
                bots[who] = named.player(game, players[who], seeds[who])
            wire.send((True, named.chosen(bots[who], players[who], view).text))
        except ChrysalideError as error:
            wire.send((False, explain(error, lang)))
        except Exception as error:  # whatever somebody's own bot raises is for them to read
            wire.send((False, f"{type(error).__name__}: {error}"))
