# mypyc
"""Tree search for any game: imagined states, chance sampled by weight, leaves judged by the game's evaluation.

One simulation walks from the root down the tree, each seat choosing what has served it best so far (PUCT: the mean
result, and a bonus for what looks good and was tried little), adds one node and judges what stands there. Nodes are
reached by what happened since the root, chance included. Where seats know different things every simulation deals
again what the thinking seat cannot know (`State.resample`), and a node offers what is legal in that deal.
"""

from collections.abc import Callable
from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from chrysalide.core.dice import Dice
from chrysalide.core.playout import look_ahead
from chrysalide.core.state import CHANCE, OVER, State
from chrysalide.core.vectors import append, vec

OUTCOMES: Final = 1 << 20  # more than any game has codes
DEEPEST: Final = 200  # decisions of one simulation within the tree
FLAT: Final = 0.2  # the share of a prior that says nothing: no action is hopeless
DOUBT: Final = 0.05  # an action never tried is taken to be worth so much less than the mean of its like


class Habits:
    """How a game is searched best."""

    def __init__(self, explore: float = 0.9, reach: int = 0, sharpness: float = 12.0, ripe: int = 8) -> None:
        self.explore = explore  # the weight of the bonus
        self.reach: i64 = reach  # random actions before a leaf is judged
        self.sharpness = sharpness  # how much a prior favours what the evaluation likes
        self.ripe: i64 = ripe  # visits after which a node's actions get priors


class Arena:
    """The nodes of a tree in flat arrays: millions of them, and nothing for the collector of garbage to visit.

    A node is a number. Its actions lie side by side from `first` on; `child` is the node after an action. Where chance
    acts, the nodes after its outcomes are found by node and outcome.
    """

    def __init__(self) -> None:
        self.actor: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.total: vec[float] = vec[float]()  # of the actor's results
        self.first: vec[i64] = vec[i64]()  # -1: not grown yet
        self.number: vec[i64] = vec[i64]()
        self.ranked: vec[i64] = vec[i64]()
        self.code: vec[i64] = vec[i64]()
        self.count: vec[i64] = vec[i64]()
        self.sum: vec[float] = vec[float]()
        self.prior: vec[float] = vec[float]()
        self.child: vec[i64] = vec[i64]()
        self.outcomes: dict[int, int] = {}

    def node(self) -> i64:
        self.actor = append(self.actor, i64(OVER))
        self.visits = append(self.visits, i64(0))
        self.total = append(self.total, 0.0)
        self.first = append(self.first, i64(-1))
        self.number = append(self.number, i64(0))
        self.ranked = append(self.ranked, i64(0))
        return len(self.actor) - 1

    def grow(self, node: i64, actor: i64, codes: list[int]) -> None:
        """Give a node its actions, all alike so far; or other actions, what is known of the old ones kept."""
        self.actor[node] = actor
        prior = 1.0 / float(len(codes))
        self.first[node] = len(self.code)
        self.number[node] = len(codes)
        for code in codes:
            self.code = append(self.code, i64(code))
            self.count = append(self.count, i64(0))
            self.sum = append(self.sum, 0.0)
            self.prior = append(self.prior, prior)
            self.child = append(self.child, i64(-1))

    def place_of(self, node: i64, code: i64) -> i64:
        """Where an action of a node lies, -1 if it was never offered there."""
        first = self.first[node]
        for place in range(first, first + self.number[node]):
            if self.code[place] == code:
                return place
        return -1

    def widen(self, node: i64, codes: list[int]) -> None:
        """More actions for a node: all are moved to the end, where there is room."""
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
        name = node * OUTCOMES + code
        found = self.outcomes.get(name)
        if found is not None:
            return found
        fresh = self.node()
        self.outcomes[name] = fresh
        return fresh

    def unseen(self, node: i64) -> float:
        """What an action never tried is taken to be worth."""
        visits = self.visits[node]
        return self.total[node] / float(visits) - DOUBT if visits > 0 else 0.5


class Tree:
    """A search from one position, by the eyes of the seat to act."""

    def __init__(
        self,
        state: State,
        seats: int,
        evaluate: Callable[[State, int], float],
        dice: Dice,
        habits: Habits,
        opposed: bool,
    ) -> None:
        self.state = state
        self.seat: i64 = state.actor()
        self.seats: i64 = seats
        self.evaluate = evaluate
        self.dice = dice
        self.habits = habits
        self.opposed = opposed  # two seats, and what one wins the other loses
        self.secrets = hides(state, state.actor(), dice)
        self.arena = Arena()
        self.arena.node()
        self.arena.grow(0, self.seat, state.legal())
        self.rank(0, state)
        self.nodes: vec[i64] = vec[i64]([i64(0)] * DEEPEST)
        self.steps: vec[i64] = vec[i64]([i64(0)] * DEEPEST)
        self.results: vec[float] = vec[float]([0.0] * seats)

    def run(self, simulations: i64) -> None:
        for _ in range(simulations):
            self.simulate()

    def simulate(self) -> None:
        arena = self.arena
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
                node = arena.after_chance(node, code)
                actor = state.actor()
                continue
            if arena.first[node] < 0:
                if arena.visits[node] == 0:  # its first visit: it is judged as it stands
                    arena.visits[node] = 1
                    break
                arena.visits[node] = 0
                arena.grow(node, actor, state.legal())
            place = self.choose(node, state)
            self.nodes[depth] = node
            self.steps[depth] = place
            depth += 1
            state.apply(arena.code[place])
            node = arena.after(place)
            actor = state.actor()
        if actor != OVER and self.habits.reach > 0:
            look_ahead(state, self.dice, self.habits.reach)
        self.learn(state, depth)

    def rank(self, node: i64, state: State) -> None:
        """Priors by the evaluation of what each action leads to."""
        arena = self.arena
        arena.ranked[node] = 1
        first = arena.first[node]
        number = arena.number[node]
        best = -1.0
        for place in range(first, first + number):
            after = state.copy()
            after.apply(arena.code[place])
            value = self.evaluate(after, arena.actor[node])
            arena.prior[place] = value
            best = max(best, value)
        whole = 0.0
        for place in range(first, first + number):
            weight = exp((arena.prior[place] - best) * self.habits.sharpness)
            arena.prior[place] = weight
            whole += weight
        for place in range(first, first + number):
            arena.prior[place] = (1.0 - FLAT) * arena.prior[place] / whole + FLAT / float(number)

    def choose(self, node: i64, state: State) -> i64:
        """The place of the most promising action that is legal now."""
        arena = self.arena
        if self.secrets:
            codes = state.legal()
            if not self.offers(node, codes):
                return self.choose_among(node, codes)
        number = arena.number[node]
        if number == 1:
            return arena.first[node]
        visits = arena.visits[node]
        if visits >= self.habits.ripe and arena.ranked[node] == 0:
            self.rank(node, state)
        first = arena.first[node]
        bonus = self.habits.explore * sqrt(float(visits + 1))
        unseen = arena.unseen(node)
        counts = arena.count
        sums = arena.sum
        priors = arena.prior
        best = -1000.0
        found: i64 = first
        for place in range(first, first + number):
            count = counts[place]
            mean = sums[place] / float(count) if count > 0 else unseen
            promise = mean + bonus * priors[place] / float(count + 1)
            if promise > best:
                best = promise
                found = place
        return found

    def offers(self, node: i64, codes: list[int]) -> bool:
        """Are these just the actions that the node was made with?"""
        arena = self.arena
        if arena.number[node] != len(codes):
            return False
        first = arena.first[node]
        for step in range(len(codes)):
            if arena.code[first + step] != codes[step]:
                return False
        return True

    def choose_among(self, node: i64, codes: list[int]) -> i64:
        """As `choose`, where this deal allows other actions than the one that the node was made in."""
        arena = self.arena
        for code in codes:
            if arena.place_of(node, code) < 0:
                arena.widen(node, codes)
                break
        bonus = self.habits.explore * sqrt(float(arena.visits[node] + 1))
        unseen = arena.unseen(node)
        best = -1000.0
        found: i64 = -1
        for code in codes:
            place = arena.place_of(node, code)
            count = arena.count[place]
            mean = arena.sum[place] / float(count) if count > 0 else unseen
            promise = mean + bonus * arena.prior[place] / float(count + 1)
            if promise > best:
                best = promise
                found = place
        return found

    def learn(self, state: State, depth: i64) -> None:
        """Every decision on the way gets the result of the seat that took it."""
        results = self.results
        if self.opposed:
            first = self.evaluate(state, 0)
            results[0] = first
            results[1] = 1.0 - first
        else:
            for seat in range(self.seats):
                results[seat] = self.evaluate(state, seat)
        arena = self.arena
        for step in range(depth):
            node = self.nodes[step]
            place = self.steps[step]
            result = results[arena.actor[node]]
            arena.visits[node] += 1
            arena.total[node] += result
            arena.count[place] += 1
            arena.sum[place] += result

    def findings(self) -> list[tuple[int, int, float]]:
        """Of the actions at the root: code, how often it was tried, its mean result; the most tried first."""
        arena = self.arena
        unseen = arena.unseen(0)
        found: list[tuple[int, int, float]] = []
        for place in range(arena.first[0], arena.first[0] + arena.number[0]):
            count = arena.count[place]
            mean = arena.sum[place] / float(count) if count > 0 else unseen
            found.append((int(arena.code[place]), int(count), mean))
        found.sort(key=tried, reverse=True)
        return found


def tried(finding: tuple[int, int, float]) -> tuple[int, float]:
    return finding[1], finding[2]


def hides(state: State, seat: i64, dice: Dice) -> bool:
    """Is there anything that the seat does not know? Dealt again it would differ."""
    key = state.key()
    for _ in range(3):
        twin = state.copy()
        twin.resample(seat, dice)
        if twin.key() != key:
            return True
    return False
