# mypyc
"""Tree search for any game: states are imagined, chance is sampled, leaves are judged by the game's evaluation.

One simulation walks down from the root, where each seat chooses what has served it best so far (PUCT: the mean result
plus a bonus for actions that look good and were tried little), adds one node and evaluates its position. A node is
identified by all that happened since the root, chance included. If seats know different things, every simulation
first deals again what the thinking seat cannot know (`State.resample`), and a node offers what is legal in that deal.
"""

from collections.abc import Callable
from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from chrysalide.bots.search.nodes import Nodes
from chrysalide.core.dice import Dice
from chrysalide.core.habits import Habits
from chrysalide.core.playout import look_ahead
from chrysalide.core.state import CHANCE, OVER, State
from chrysalide.core.vectors import vec

DEEPEST: Final = 200  # decisions of one simulation within the tree, at most
FLAT: Final = 0.2  # the uniform share of a prior: no action is ruled out


class Tree:
    """A search from one position, from the point of view of the seat to act."""

    def __init__(
        self,
        state: State,
        sides: list[int],
        evaluate: Callable[[State, int], float],
        dice: Dice,
        habits: Habits,
        open_cards: bool = False,
        outlook: Callable[[State, list[int]], list[float]] | None = None,
    ) -> None:
        """With `open_cards` the state is searched as it is: by the eyes of somebody who sees everything.

        `outlook` evaluates a position for one seat of each side at once, if there is a faster way to do that.
        """
        self.state = state
        self.seat: i64 = state.actor()
        self.sides: i64 = max(sides) + 1
        self.side: vec[i64] = vec[i64]([i64(side) for side in sides])  # by seat
        speakers = [i64(sides.index(side)) for side in range(max(sides) + 1)]
        self.speaker: vec[i64] = vec[i64](speakers)  # one seat of each side
        self.speakers = [sides.index(side) for side in range(max(sides) + 1)]
        self.evaluate = evaluate
        self.outlook_of = outlook
        self.dice = dice
        self.habits = habits
        self.secrets = not open_cards and hides(state, state.actor(), dice)
        self.nodes = Nodes()
        self.nodes.node()
        self.nodes.grow(0, self.seat, state.legal())
        self.rank(0, state)
        self.path: vec[i64] = vec[i64]([i64(0)] * DEEPEST)  # nodes of the current simulation
        self.steps: vec[i64] = vec[i64]([i64(0)] * DEEPEST)
        self.results: vec[float] = vec[float]([0.0] * (max(sides) + 1))
        self.set: i64 = -1  # the index of the action with which simulations begin; -1: the most promising
        places = len(state.legal()) * (max(sides) + 1)
        self.sums: vec[float] = vec[float]([0.0] * places)  # of results: by action at the root, and by side

    def run(self, simulations: i64) -> None:
        for _ in range(simulations):
            self.simulate()

    def simulate(self) -> None:
        nodes = self.nodes
        state = self.state.copy()
        if self.secrets:
            state.resample(self.seat, self.dice)
        node: i64 = 0
        depth: i64 = 0
        actor = state.actor()
        while actor != OVER and depth < DEEPEST:
            if actor == CHANCE:
                code = state.draw(self.dice)
                state.apply(code)
                node = nodes.after_chance(node, code)
                actor = state.actor()
                continue
            if nodes.first[node] < 0:
                if nodes.visits[node] == 0 or nodes.full():  # the first visit: evaluated without expanding it
                    nodes.visits[node] = 1
                    break
                nodes.visits[node] = 0
                nodes.grow(node, actor, state.legal())
            place = self.set if depth == 0 and self.set >= 0 else self.choose(node, state)
            self.path[depth] = node
            self.steps[depth] = place
            depth += 1
            state.apply(nodes.code[place])
            node = nodes.after(place)
            actor = state.actor()
        if actor != OVER and self.habits.reach > 0:
            self.play_on(state)
        self.learn(state, depth)

    def test(self, code: i64, simulations: i64) -> None:
        """Simulations that all begin with this action: how good is it, even if the search would drop it?"""
        self.set = self.nodes.place_of(0, code)
        self.run(simulations)
        self.set = -1

    def play_on(self, state: State) -> None:
        """Play on to the horizon, the end, or for `Habits.reach` actions; the caller evaluates the position."""
        if self.habits.care < 2 or state.horizon() < 0:
            look_ahead(state, self.dice, self.habits.reach)
            return
        start = state.horizon()
        left = self.habits.reach
        actor = state.actor()
        while left > 0 and actor != OVER and state.horizon() == start:
            state.apply(state.draw(self.dice) if actor == CHANCE else self.best_of_few(state, actor))
            left -= 1
            actor = state.actor()

    def best_of_few(self, state: State, actor: i64) -> i64:
        """The action that the evaluation likes best among a few random ones."""
        found = state.pick(self.dice)
        best = -1.0
        for number in range(self.habits.care):
            code = state.pick(self.dice) if number else found
            if number and code == found:
                continue
            after = state.copy()
            after.apply(code)
            value = self.evaluate(after, actor)
            if value > best:
                best = value
                found = code
        return found

    def favour(self, values: dict[int, float]) -> None:
        """Set the priors at the root from the values of a plan; actions without a value count as the worst."""
        nodes = self.nodes
        worst = 1.0
        for value in values.values():
            worst = min(worst, value)
        for place in range(nodes.first[0], nodes.first[0] + nodes.number[0]):
            found = values.get(nodes.code[place])
            nodes.prior[place] = worst if found is None else found
        self.sharpen(0)

    def rank(self, node: i64, state: State) -> None:
        """Set priors from the evaluation of the position after each action."""
        nodes = self.nodes
        nodes.ranked[node] = 1
        first = nodes.first[node]
        for place in range(first, first + nodes.number[node]):
            after = state.copy()
            after.apply(nodes.code[place])
            nodes.prior[place] = self.evaluate(after, nodes.actor[node])
        self.sharpen(node)

    def sharpen(self, node: i64) -> None:
        """Turn values into priors: an action that is a little better is tried much more often."""
        nodes = self.nodes
        first = nodes.first[node]
        number = nodes.number[node]
        best = -1.0
        for place in range(first, first + number):
            best = max(best, nodes.prior[place])
        whole = 0.0
        for place in range(first, first + number):
            weight = exp((nodes.prior[place] - best) * self.habits.sharpness)
            nodes.prior[place] = weight
            whole += weight
        for place in range(first, first + number):
            nodes.prior[place] = (1.0 - FLAT) * nodes.prior[place] / whole + FLAT / float(number)

    def choose(self, node: i64, state: State) -> i64:
        """The index of the most promising action that is legal now."""
        nodes = self.nodes
        if self.secrets:
            codes = state.legal()
            if not self.offers(node, codes):
                return self.choose_among(node, codes)
        number = nodes.number[node]
        if number == 1:
            return nodes.first[node]
        visits = nodes.visits[node]
        if visits >= self.habits.ripe and nodes.ranked[node] == 0:
            self.rank(node, state)
        first = nodes.first[node]
        bonus = self.habits.explore * sqrt(float(visits + 1))
        unseen = nodes.unseen(node)
        counts = nodes.count
        sums = nodes.sum
        priors = nodes.prior
        best = -1000.0
        found: i64 = first
        for place in range(first, first + number):
            count = counts[place]
            mean = sums[place] / count if count > 0.0 else unseen
            promise = mean + bonus * priors[place] / (count + 1.0)
            if promise > best:
                best = promise
                found = place
        return found

    def offers(self, node: i64, codes: list[int]) -> bool:
        """Are these exactly the actions that the node was created with?"""
        nodes = self.nodes
        if nodes.number[node] != len(codes):
            return False
        first = nodes.first[node]
        for step in range(len(codes)):  # noqa: SIM110 - compiled, a loop is faster than a generator
            if nodes.code[first + step] != codes[step]:
                return False
        return True

    def choose_among(self, node: i64, codes: list[int]) -> i64:
        """Like `choose`, where this deal allows other actions than the deal in which the node was created."""
        nodes = self.nodes
        for code in codes:
            if nodes.place_of(node, code) < 0:
                nodes.widen(node, codes)
                break
        bonus = self.habits.explore * sqrt(float(nodes.visits[node] + 1))
        unseen = nodes.unseen(node)
        best = -1000.0
        found: i64 = -1
        for code in codes:
            place = nodes.place_of(node, code)
            count = nodes.count[place]
            mean = nodes.sum[place] / count if count > 0.0 else unseen
            promise = mean + bonus * nodes.prior[place] / (count + 1.0)
            if promise > best:
                best = promise
                found = place
        return found

    def learn(self, state: State, depth: i64) -> None:
        """Credit every decision on the path with the result of the side that made it."""
        results = self.results
        self.judge(state)
        nodes = self.nodes
        if depth > 0:
            start = (self.steps[0] - nodes.first[0]) * self.sides
            for side in range(self.sides):
                self.sums[start + side] += results[side]
        for step in range(depth):
            node = self.path[step]
            place = self.steps[step]
            result = results[self.side[nodes.actor[node]]]
            nodes.visits[node] += 1
            nodes.total[node] += result
            nodes.count[place] += 1.0
            nodes.sum[place] += result

    def judge(self, state: State) -> None:
        """What a position is worth to each side, into `results`."""
        results = self.results
        outlook = self.outlook_of
        if self.sides > 2 and outlook is not None:
            found = outlook(state, self.speakers)
            for side in range(self.sides):
                results[side] = found[side]
            return
        results[0] = self.evaluate(state, self.speaker[0])
        if self.sides == 2:  # one side wins what the other loses
            results[1] = 1.0 - results[0]
        else:
            for side in range(1, self.sides):
                results[side] = self.evaluate(state, self.speaker[side])

    def findings(self) -> list[tuple[int, int, float]]:
        """For each action at the root: its code, visits and mean result; the most visited first."""
        nodes = self.nodes
        unseen = nodes.unseen(0)
        found: list[tuple[int, int, float]] = []
        for place in range(nodes.first[0], nodes.first[0] + nodes.number[0]):
            count = nodes.count[place]
            mean = nodes.sum[place] / count if count > 0.0 else unseen
            found.append((int(nodes.code[place]), int(count), mean))
        found.sort(key=tried, reverse=True)
        return found

    def outlook(self, code: i64) -> list[float]:
        """What each side can expect after an action at the root; nothing if it was never tried."""
        place = self.nodes.place_of(0, code)
        count = self.nodes.count[place]
        if count == 0.0:
            return []
        start = (place - self.nodes.first[0]) * self.sides
        return [self.sums[start + side] / count for side in range(self.sides)]


def tried(finding: tuple[int, int, float]) -> tuple[int, float]:
    return finding[1], finding[2]


def hides(state: State, seat: i64, dice: Dice) -> bool:
    """Is there anything that the seat does not know? If so, dealing again changes the state."""
    key = state.key()
    for _ in range(3):
        twin = state.copy()
        twin.resample(seat, dice)
        if twin.key() != key:
            return True
    return False
