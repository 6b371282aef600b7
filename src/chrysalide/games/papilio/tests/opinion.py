"""What the oracle says and what the engine's view says, in the same terms."""

from collections.abc import Iterable
from itertools import product
from typing import Any

from chrysalide.core.match import Match
from chrysalide.games.papilio.options import PapilioOptions
from chrysalide.games.papilio.tests.oracle import CODES, FIXED, LOOSE, Oracle
from tests.agreement import Opinion

# Both rules forbid it: what has to be chosen now comes before what else may not be done yet; of going back and entering
# the engine says what brings it about, the oracle what is due instead; a pawn that entered has also acted.
ALIKE = {
    *product(("4.3", "4.13", "4.15", "6.3", "6.7"), ("3.1", "3.2", "3.6", "6.1")),
    *product(("4.3", "4.13"), ("4.1", "4.6", "4.7", "4.8", "7.2")),
    *product(("4.12",), ("4.1", "4.6", "4.7")),
    *product(("4.6", "4.7"), ("3.8",)),
    ("1.10", "2.1"),
    ("3.2", "3.6"),
}


class PapilioOpinion(Opinion):
    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.oracle = Oracle(seats, **in_counts(options))

    @classmethod
    def of(cls, oracle: Oracle) -> "PapilioOpinion":
        """Of a position that a test has put down."""
        opinion = cls.__new__(cls)
        opinion.oracle = oracle
        return opinion

    def actor(self) -> int | str:
        return self.oracle.actor()

    def legal(self) -> dict[str, Any]:
        chances = self.oracle.chances()
        return {text: chances.get(text) for text in self.oracle.legal()}

    def play(self, text: str, seat: int | None) -> None:
        self.oracle.apply(text if seat is None else f"{seat} {text}")

    def facts(self) -> dict[str, Any]:
        """As far as the engine keeps them.

        Said differently: for the oracle both seats win a draw, for the engine nobody; the oracle lists all arrivals and
        the pawns that have acted, the engine the latest arrival and the pawns that have not.
        """
        facts: dict[str, Any] = dict(self.oracle.facts())
        arrivals = facts.pop("arrivals")
        rested = [*facts.pop("acted"), *facts.pop("resting")]
        running = facts["phase"] not in ("deal", "draw_starter", "place", "over")
        own = facts["active"][facts["on_turn"]] if running else []
        for name in ("first", "moves"):
            facts.pop(name)
        if facts["phase"] not in ("walk", "fly"):
            facts["stood"] = []
        return facts | {
            "latest": arrivals[-1] if arrivals else None,
            "waiting": [cell for cell in own if cell not in rested],
            "winners": facts["winners"] if len(facts["winners"]) == 1 else [],
        }

    def seen(self, match: Match) -> dict[str, Any]:
        view = match.view()
        pawns = view["pawns"]
        acting = view["acting"] or {"cell": None, "visited": [], "reason": "move"}
        return {
            "phase": view["phase"],
            "actor": view["actor"],
            "on_turn": view["turn"]["seat"],
            "turns": [seat["turns"] for seat in view["seats"]],
            "tiles": tiles(view, LOOSE),
            "fixed": tiles(view, FIXED),
            "spare": CODES[view["spare"]] if view["spare"] else None,
            "barred": view["barred"],
            "active": [standing(pawns, seat, arrived=False) for seat in (0, 1)],
            "arrived": [standing(pawns, seat, arrived=True) for seat in (0, 1)],
            "reserve": [seat["reserve"] for seat in view["seats"]],
            "lost": [seat["lost"] for seat in view["seats"]],
            "latest": view["latest"],
            "acting": acting["cell"],
            "waiting": [pawn["cell"] for pawn in pawns if pawn["waiting"]],
            "stood": acting["visited"] if view["phase"] in ("walk", "fly") else [],
            "reason": acting["reason"] if acting["reason"] != "move" else "",
            "undealt": {CODES[kind]: count for kind, count in view["undealt"].items()},
            "scores": match.scores,
            "winners": match.winners,
            "ended_by": view["end"]["rule"] if view["end"] else None,
        }

    def excuses(self, text: str, engine: str | None, oracle: str) -> bool:
        return engine is None or (engine, oracle) in ALIKE


def in_counts(options: dict[str, Any]) -> dict[str, Any]:
    """The oracle has one split of its own, and reads counts where the engine has names and letters for others."""
    split = options.get("loose_tiles", "ours")
    others = {name: value for name, value in options.items() if name != "loose_tiles"}
    if split == "ours":
        return others
    if isinstance(split, str):
        split = dict(zip(CODES, PapilioOptions.read({"loose_tiles": split}, 2).counts(), strict=True))
    return others | {"loose_tiles": split}


def tiles(view: dict[str, Any], names: Iterable[str]) -> str:
    """The codes of the tiles on these cells; `-` where nothing is dealt yet."""
    found = {cell["cell"]: cell["kind"] for cell in view["cells"]}
    return "".join("-" if found[name] is None else CODES[found[name]] for name in names)


def standing(pawns: list[dict[str, Any]], seat: int, arrived: bool) -> list[str]:
    return [pawn["cell"] for pawn in pawns if (pawn["seat"], pawn["arrived"]) == (seat, arrived)]
