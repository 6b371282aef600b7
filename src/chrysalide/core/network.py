# mypyc
"""A small network that judges positions, for evaluations that were learned by self-play.

A position is described to it side by side, each as one row of small integers: a context, then a fixed number of items
of one kind (such as the goals a side holds). All items go through the same hidden layer together with the context, and
are added up; a second layer makes one score of the sum. A linear part is added to it, and, where a game offers one, a
score written by hand, times a factor: what is learned then only corrects it. The chances to win are the exponentials of
the scores, as shares.

Everything is computed in double precision and in a fixed order. Compiled and interpreted results may differ where a C
compiler contracts a multiplication and an addition into one rounding, by less than 1e-9.
"""

from abc import abstractmethod
from math import exp, log

from mypy_extensions import i64, mypyc_attr

from chrysalide.core.state import State
from chrysalide.core.vectors import vec


class Network:
    """Its weights, and room for the layers of the row being judged."""

    def __init__(
        self,
        context: int,
        items: int,
        item: int,
        hidden: int,
        second: int,
        weights: list[float],
        by_hand: float = 0.0,
    ) -> None:
        """`weights`: context × hidden, biases, item × hidden, second × hidden, biases, output; linear: context, item.

        Without hidden units only the linear part is left. `by_hand`: the factor of the score written by hand.
        """
        self.by_hand = by_hand
        self.context: i64 = context
        self.items: i64 = items
        self.item: i64 = item
        self.hidden: i64 = hidden
        self.second: i64 = second
        sizes = [context * hidden, hidden, item * hidden, second * hidden, second, second, context, item]
        if len(weights) != sum(sizes):
            raise ValueError(f"{len(weights)} weights for a network that has {sum(sizes)}")
        self.of_context: vec[float] = part(weights, sizes, 0)
        self.bias: vec[float] = part(weights, sizes, 1)
        self.of_item: vec[float] = part(weights, sizes, 2)
        self.of_second: vec[float] = part(weights, sizes, 3)
        self.second_bias: vec[float] = part(weights, sizes, 4)
        self.out: vec[float] = part(weights, sizes, 5)
        self.plain_context: vec[float] = part(weights, sizes, 6)
        self.plain_item: vec[float] = part(weights, sizes, 7)
        self.base: vec[float] = vec[float]([0.0] * hidden)
        self.layer: vec[float] = vec[float]([0.0] * hidden)
        self.pooled: vec[float] = vec[float]([0.0] * hidden)

    def width(self) -> i64:
        return self.context + self.items * self.item

    def score(self, row: vec[i64]) -> float:
        return self.score_within(row, 0, self.context)

    def score_within(self, row: vec[i64], low: i64, high: i64) -> float:
        """Where all numbers of the context that are not 0 lie from `low` on and before `high`."""
        hidden = self.hidden
        base = self.base
        pooled = self.pooled
        bias = self.bias
        for unit in range(hidden):
            base[unit] = bias[unit]
            pooled[unit] = 0.0
        total = self.add(row, 0, low, high, base, self.of_context, self.plain_context)
        start = self.context
        layer = self.layer
        for _ in range(self.items):
            for unit in range(hidden):
                layer[unit] = base[unit]
            total += self.add(row, start, 0, self.item, layer, self.of_item, self.plain_item)
            start += self.item
            for unit in range(hidden):
                if layer[unit] > 0.0:
                    pooled[unit] = pooled[unit] + layer[unit]
        return total + self.conclude(pooled)

    def add(
        self, row: vec[i64], start: i64, low: i64, high: i64, layer: vec[float], weights: vec[float], plain: vec[float]
    ) -> float:
        """Add a part of a row to a hidden layer; most numbers are 0. Returns its linear part."""
        hidden = self.hidden
        total = 0.0
        for place in range(low, high):
            found = row[start + place]
            if found:
                value = float(found)
                total += value * plain[place]
                weight = place * hidden
                for unit in range(hidden):
                    layer[unit] = layer[unit] + value * weights[weight + unit]
        return total

    def conclude(self, pooled: vec[float]) -> float:
        """The second layer and what it says."""
        hidden = self.hidden
        weights = self.of_second
        total = 0.0
        weight: i64 = 0
        for unit in range(self.second):
            value = self.second_bias[unit]
            for one in range(hidden):
                value += pooled[one] * weights[weight + one]
            weight += hidden
            if value > 0.0:
                total += value * self.out[unit]
        return total


def log_odds(chance: float) -> float:
    """The score of a chance where there is one side; with several, the logarithm of the chance is one."""
    sure = min(0.9999, max(0.0001, chance))
    return log(sure / (1.0 - sure))


def part(weights: list[float], sizes: list[int], number: int) -> vec[float]:
    start = sum(sizes[:number])
    return vec[float](weights[start : start + sizes[number]])


def silent(context: int, items: int, item: int) -> Network:
    """A network that knows nothing: to all sides it gives the same chances."""
    return Network(context, items, item, 1, 1, [0.0] * (2 * context + 2 * item + 4))


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """How a game describes its positions to a network, and what the network makes of them.

    A subclass says what a row holds (`PARTS` in its module), and writes it.
    """

    def __init__(self, networks: list[Network]) -> None:
        """One network for every number of sides, from one side on."""
        width: i64 = 0
        context: i64 = 0
        for network in networks:
            width = network.width()
            context = network.context
        self.networks = networks
        self.context = context
        self.low: i64 = 0  # the part of the context that `describe` writes to
        self.high = context
        self.row: vec[i64] = vec[i64]([i64(0)] * width)
        self.scores: list[float] = []

    @abstractmethod
    def known(self, state: State, seat: i64) -> float:
        """The result of a match that is over, from 0 to 1; below 0 while it is not."""

    @abstractmethod
    def survey(self, state: State) -> i64:
        """Look at a position before its sides are described; the number of sides."""

    @abstractmethod
    def side_of(self, state: State, seat: i64) -> i64:
        """The side of a seat, as `describe` counts them."""

    @abstractmethod
    def describe(self, state: State, side: i64) -> None:
        """Write what there is to know about a side to `row`, which holds zeros; after `survey`."""

    def by_hand(self, state: State, side: i64) -> float:
        """What people's evaluation says of a side, as a score that the network corrects; after `survey`."""
        return 0.0

    def final(self, state: State, side: i64) -> float:
        """When a match is over: how well a side did, as a score. A narrow win teaches less than a clear one."""
        return 0.0

    def evaluate(self, state: State, seat: int) -> float:
        """As `Game.evaluate`: from 0 (lost) to 1 (won) for a seat."""
        known = self.known(state, seat)
        if known >= 0.0:
            return known
        self.judge(state)
        if len(self.scores) == 1:
            return 1.0 / (1.0 + exp(-self.scores[0]))
        own = self.scores[self.side_of(state, seat)]
        whole = 0.0
        for score in self.scores:
            whole += exp(score - own)
        return 1.0 / whole

    def outlook(self, state: State, seats: list[int]) -> list[float]:
        """The same for one seat of each side: looking at the position once is enough."""
        if self.known(state, 0) >= 0.0:
            return [self.known(state, seat) for seat in seats]
        self.judge(state)
        whole = 0.0
        for score in self.scores:
            whole += exp(score)
        return [exp(self.scores[self.side_of(state, seat)]) / whole for seat in seats]

    def judge(self, state: State) -> None:
        """The score of every side, into `scores`."""
        sides = self.survey(state)
        network = self.networks[sides - 1]
        self.scores = []
        for side in range(sides):
            self.clear()
            self.describe(state, side)
            score = network.score_within(self.row, self.low, self.high)
            if network.by_hand != 0.0:
                score += network.by_hand * self.by_hand(state, side)
            self.scores.append(min(40.0, max(-40.0, score)))

    def narrow(self, low: i64, high: i64) -> None:
        """All of the context that will not be 0 lies here: nobody has to look at the rest. For `describe`."""
        self.low = low
        self.high = high

    def clear(self) -> None:
        """Zeros for the next description."""
        row = self.row
        for place in range(self.low, self.high):
            row[place] = 0
        for place in range(self.context, len(row)):
            row[place] = 0
