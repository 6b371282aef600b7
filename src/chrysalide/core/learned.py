"""An evaluation that was learned by self-play: how its network is stored, and what it may be used for."""

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from chrysalide.core.datafile import Table, open_file
from chrysalide.core.network import Evaluation, Network, silent

WEIGHTS = "learned.toml"  # in a game's data folder
DIGITS = 6  # of a weight


@dataclass(frozen=True)
class Learner:
    """What a game tells a network about its positions."""

    evaluation: Callable[[list[Network]], Evaluation]
    context: Sequence[str]  # names of the numbers about a side
    item: Sequence[str] = ()  # names of the numbers about one of its items
    items: int = 1
    tables: Sequence[tuple[int, dict[str, Any]]] = ()  # seats and options of the matches to learn from
    by_hand: bool = False  # is there a score written by hand to start from (`Evaluation.by_hand`)?

    @property
    def width(self) -> int:
        return len(self.context) + self.items * len(self.item)

    @property
    def digest(self) -> str:
        """Of the meaning of every place in a row: weights fit no other."""
        return digest([*self.context, "/", *self.item, "/", str(self.items)])

    def ignorant(self) -> Evaluation:
        """For those who only want to read rows."""
        return self.evaluation([silent(len(self.context), self.items, len(self.item))])

    def network(self, hidden: int, second: int, weights: list[float], by_hand: float = 0.0) -> Network:
        return Network(len(self.context), self.items, len(self.item), hidden, second, weights, by_hand)


def digest(words: Sequence[str]) -> str:
    return hashlib.sha256("\n".join(words).encode()).hexdigest()[:16]


def spelled(weights: Sequence[float]) -> list[str]:
    """As a file holds them."""
    return [f"{weight:.{DIGITS}g}" for weight in weights]


@dataclass(frozen=True)
class Learned:
    """An evaluation, and the numbers of sides for which there is one: elsewhere nothing better was found."""

    evaluation: Evaluation
    sides: frozenset[int]


def read_learned(learner: Learner, folder: Path, rules_version: int) -> Learned | None:
    """What a game's folder holds; None if it holds none, DataError if it does not fit the game."""
    if not (folder / "data" / WEIGHTS).is_file():
        return None
    table = open_file(folder.parent, f"{folder.name}/data/{WEIGHTS}")
    made_for = table.number("rules_version", 1, 1000)
    if made_for != rules_version:
        why = f"{made_for}, but the rules are version {rules_version}: train again, or delete the file"
        table.fail("rules_version", why)
    check_digest(table, "features", learner.digest, "the features have changed since: train again, or delete the file")
    networks = {one.number("sides", 1, 8): _network(learner, one) for one in table.tables("network")}
    nothing = silent(len(learner.context), learner.items, len(learner.item))
    by_sides = [networks.get(sides, nothing) for sides in range(1, max(networks) + 1)]
    return Learned(learner.evaluation(by_sides), frozenset(networks))


def _network(learner: Learner, table: Table) -> Network:
    weights = _weights(table)
    by_hand = _by_hand(table)
    check_digest(table, "digest", digest_of(weights, by_hand), "the weights are not those that were trained")
    try:
        return learner.network(table.number("hidden", 0, 256), table.number("second", 0, 256), weights, by_hand)
    except ValueError as wrong:
        table.fail("weights", str(wrong))


def digest_of(weights: Sequence[float], by_hand: float) -> str:
    """Of all numbers that were fitted."""
    return digest(spelled([*weights, by_hand] if by_hand else weights))


def check_digest(table: Table, field: str, wanted: str, why: str) -> None:
    found = table.value(field)
    if found != wanted:
        table.fail(field, f"{found} instead of {wanted}: {why}")


def _weights(table: Table) -> list[float]:
    found: Any = table.value("weights")
    if not isinstance(found, list) or not all(isinstance(weight, int | float) for weight in found):
        table.fail("weights", "is not a list of numbers")
    return [float(weight) for weight in found]


def _by_hand(table: Table) -> float:
    """The factor of the score written by hand; 0 for a network that does without it."""
    found: Any = table.value("by_hand") if "by_hand" in table.fields else 0.0
    if not isinstance(found, int | float):
        table.fail("by_hand", "is not a number")
    return float(found)
