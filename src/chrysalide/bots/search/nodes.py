# mypyc
"""The nodes of a search tree in flat arrays."""

from typing import Final

from mypy_extensions import i64

from chrysalide.core.state import OVER
from chrysalide.core.vectors import append, vec

CROWD: Final = 400_000  # nodes; a tree of this size keeps learning but stops growing
DOUBT: Final = 0.05  # an untried action is assumed to be worth this much less than the mean


class Nodes:
    """The nodes of a tree in flat arrays: there can be many, and the garbage collector has nothing to visit.

    A node is a number. Its actions are contiguous, starting at `first`; `child` is the node after an action. Where
    chance acts, the nodes after what it has done so far are a chain: from `latest` on, each with the one `before` it.
    """

    def __init__(self) -> None:
        self.actor: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.total: vec[float] = vec[float]()  # the sum of the actor's results
        self.first: vec[i64] = vec[i64]()  # -1: not expanded yet
        self.number: vec[i64] = vec[i64]()
        self.ranked: vec[i64] = vec[i64]()
        self.code: vec[i64] = vec[i64]()
        self.count: vec[float] = vec[float]()  # visits of an action, as they are divided by
        self.sum: vec[float] = vec[float]()
        self.prior: vec[float] = vec[float]()
        self.child: vec[i64] = vec[i64]()
        self.latest: vec[i64] = vec[i64]()  # after chance: the node last added; -1 if there is none
        self.before: vec[i64] = vec[i64]()  # the one added before this one; -1 for the first
        self.outcome: vec[i64] = vec[i64]()  # what chance did to lead here

    def full(self) -> bool:
        return len(self.actor) >= CROWD

    def node(self) -> i64:
        self.actor = append(self.actor, i64(OVER))
        self.visits = append(self.visits, i64(0))
        self.total = append(self.total, 0.0)
        self.first = append(self.first, i64(-1))
        self.number = append(self.number, i64(0))
        self.ranked = append(self.ranked, i64(0))
        self.latest = append(self.latest, i64(-1))
        self.before = append(self.before, i64(-1))
        self.outcome = append(self.outcome, i64(-1))
        return len(self.actor) - 1

    def grow(self, node: i64, actor: i64, codes: list[int]) -> None:
        """Give a node its actions, all untried."""
        self.actor[node] = actor
        prior = 1.0 / float(len(codes))
        self.first[node] = len(self.code)
        self.number[node] = len(codes)
        for code in codes:
            self.code = append(self.code, i64(code))
            self.count = append(self.count, 0.0)
            self.sum = append(self.sum, 0.0)
            self.prior = append(self.prior, prior)
            self.child = append(self.child, i64(-1))

    def place_of(self, node: i64, code: i64) -> i64:
        """The index of an action of a node; -1 if it was never offered there."""
        first = self.first[node]
        for place in range(first, first + self.number[node]):
            if self.code[place] == code:
                return place
        return -1

    def widen(self, node: i64, codes: list[int]) -> None:
        """Add actions to a node: all of its actions are moved to the end of the arrays, where there is room."""
        old = self.first[node]
        number = self.number[node]
        wanted = [code for code in codes if self.place_of(node, code) < 0]
        known = [int(self.code[place]) for place in range(old, old + number)]
        self.grow(node, self.actor[node], known + wanted)
        new = self.first[node]
        for step in range(number):
            self.count[new + step] = self.count[old + step]
            self.sum[new + step] = self.sum[old + step]
            self.prior[new + step] = self.prior[old + step]
            self.child[new + step] = self.child[old + step]

    def after(self, place: i64) -> i64:
        child = self.child[place]
        if child < 0:
            child = self.node()
            self.child[place] = child
        return child

    def after_chance(self, node: i64, code: i64) -> i64:
        last = self.latest[node]
        found = last
        while found >= 0:
            if self.outcome[found] == code:
                return found
            found = self.before[found]
        fresh = self.node()
        self.outcome[fresh] = code
        self.before[fresh] = last
        self.latest[node] = fresh
        return fresh

    def unseen(self, node: i64) -> float:
        """The assumed value of an untried action."""
        visits = self.visits[node]
        return self.total[node] / float(visits) - DOUBT if visits > 0 else 0.5
