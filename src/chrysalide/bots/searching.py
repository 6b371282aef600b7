"""Players that search: a tree search, alpha-beta over whole turns, and exhaustive search where little is left."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from math import inf
from time import monotonic
from typing import NamedTuple

from chrysalide.bots.player import Advice, Player
from chrysalide.bots.search.deepening import Deepening, Spent
from chrysalide.bots.search.exact import Exact
from chrysalide.bots.search.plan import plan
from chrysalide.bots.search.tree import Tree
from chrysalide.bots.thrift import Thrift
from chrysalide.bots.turn import Turn
from chrysalide.core.actions import Action
from chrysalide.core.dice import Dice
from chrysalide.core.game import AnyGame
from chrysalide.core.habits import Habits
from chrysalide.core.network import Evaluation
from chrysalide.core.state import State

BATCH = 32  # simulations between two checks of the clock
POSITIONS = 60_000  # the most that an exact solution of the rest may visit
WIDTH = 2  # positions within the seat's own turn that a plan keeps at each step
WORLDS = 100  # the most deals of the secrets that are planned for
TURNS = 16  # the greatest depth, in whole turns
LOOKS = 8  # how often a search that may stop early checks whether it should
ENOUGH = 1000  # simulations before anything is clear ...
MOST = 0.9  # ... and the share of them that an action has then if it is clearly the best
CLEARLY = 0.2  # the lead by which it is, for alpha-beta ...
ENOUGH_TURNS = 3  # ... so many whole turns ahead


@dataclass(frozen=True)
class Limit:
    """How long one search may take, and whether it may stop as soon as one action is clearly the best."""

    effort: int  # simulations, or positions visited
    deadline: float
    brief: bool = False


class Thinker(Player):
    """A player that can say what result it expects. It can be stopped at any time.

    Unless the clock stops it, equal seeds and efforts give equal choices. Its decisions in one turn together get the
    time of `turn` full ones: the more of them are to come, the less each gets, and what is self-evident takes none.
    """

    def __init__(
        self,
        game: AnyGame,
        seed: int | str = 0,
        effort: int = 2000,
        seconds: float = 2.0,
        turn: float = inf,
        learned: bool = True,
        suspects: bool = True,
    ) -> None:
        """`learned`: judge positions by what self-play has taught, where it has; otherwise by `Game.evaluate`.

        `suspects`: ask what the others give away of their secrets (`Game.suspect`).
        """
        super().__init__(game, seed)
        self.learned = learned
        self.suspects = suspects
        self.effort = effort  # simulations, or positions visited
        self.seconds = seconds
        self.thrift = Thrift(turn)
        self.looked = 0  # how many of them the last decision took; 0 if it was computed exactly or forced

    def decide(self, turn: Turn) -> Action:
        self.looked = 0
        if len(turn.codes) == 1:
            self.thrift.spend(turn, turn.codes[0], 0.0)
            return turn.legal[0]
        share = self.thrift.share(turn, turn.left / self.seconds if turn.left is not None else None)
        effort = max(1, round(self.effort * share))
        action = self.search(turn, Limit(effort, turn.deadline(self.seconds * share), self.thrift.needed))[0].action
        code = next(code for code, legal in zip(turn.codes, turn.legal, strict=True) if legal == action)
        self.thrift.spend(turn, code, max(self.looked / self.effort, (monotonic() - turn.begun) / self.seconds))
        return action

    def scale(self, factor: float) -> None:
        self.effort = max(1, round(self.effort * factor))

    def consider(self, turn: Turn) -> list[Advice]:
        """The legal actions, the best first; with all the time of one decision, since all of them are compared."""
        self.looked = 0
        if len(turn.codes) == 1:
            return [Advice(turn.legal[0], self.judgement(turn)(turn.imagined, turn.seat))]
        return self.search(turn, Limit(self.effort, turn.deadline(self.seconds)))

    def taught(self, turn: Turn) -> Evaluation | None:
        """What self-play has taught about such a match, if that is wanted."""
        return turn.game.taught(len(set(turn.sides))) if self.learned else None

    def judgement(self, turn: Turn) -> Callable[[State, int], float]:
        """By what positions are judged."""
        taught = self.taught(turn)
        return turn.game.evaluate if taught is None else taught.evaluate

    @abstractmethod
    def search(self, turn: Turn, limit: Limit) -> list[Advice]:
        """The same where there are several, by the deadline at the latest."""


class Searcher(Thinker):
    """Information-set Monte Carlo tree search; an exact solution where little is left."""

    def __init__(
        self,
        game: AnyGame,
        seed: int | str = 0,
        effort: int = 2000,
        seconds: float = 2.0,
        turn: float = inf,
        learned: bool = True,
        suspects: bool = True,
        habits: Habits | None = None,
    ) -> None:
        super().__init__(game, seed, effort, seconds, turn, learned, suspects)
        self.habits = habits or game.habits

    def search(self, turn: Turn, limit: Limit) -> list[Advice]:
        solved = self.solved(turn, limit)
        if solved is not None:
            return [Advice(turn.action(code), value) for code, value in solved]
        tree = self.grown(turn, limit)
        return [Advice(turn.action(code), value, weight) for code, weight, value in tree.findings()]

    def solved(self, turn: Turn, limit: Limit) -> list[tuple[int, float]] | None:
        """All actions with their exact values, the best first, where little is left; None otherwise."""
        if not turn.game.solvable(turn.imagined):
            return None
        half = (monotonic() + limit.deadline) / 2  # if no exact solution is found, time must be left for the tree
        exact = Exact(turn.seat, turn.sides, self.judgement(turn), min(POSITIONS, limit.effort), half)
        return exact.solve(turn.imagined)

    def grown(self, turn: Turn, limit: Limit) -> Tree:
        """A tree in which all simulations have been made."""
        game, deadline = turn.game, limit.deadline
        imagined = self.suspecting(turn)
        habits = self.habits.suited(turn.sides)
        dice, taught = Dice(self.dice.word()), self.taught(turn)
        outlook = taught.outlook if taught is not None else None
        tree = Tree(imagined, turn.sides, self.judgement(turn), dice, habits, turn.open_cards, outlook)
        if game.planning:
            tree.favour(self.planned(turn, imagined, habits, (monotonic() + deadline) / 2))
        left = limit.effort
        look = left - limit.effort // LOOKS if limit.brief else -1
        while left > 0 and monotonic() < deadline:
            tree.run(min(BATCH, left))
            left -= BATCH
            if left <= look:
                look = left - limit.effort // LOOKS
                if evident(tree.findings(), left):
                    break
        self.looked = limit.effort - max(0, left)
        return tree

    def suspecting(self, turn: Turn) -> State:
        """The imagined state, dealt by what the others' actions have given away where the game knows about that."""
        state = turn.imagined.copy()
        if self.suspects and not turn.open_cards and turn.game.suspect(state, turn.seat):
            state.resample(turn.seat, self.dice)
        return state

    def planned(self, turn: Turn, imagined: State, habits: Habits, deadline: float) -> dict[int, float]:
        """By legal action: its value at the end of the turn, averaged over several deals of the secrets.

        In a crowd a single deal says little: what is good if one opponent holds a goal may be bad if another does.
        """
        worlds = min(WORLDS, self.effort // habits.share) if habits.share else 1
        totals = dict.fromkeys(turn.codes, 0.0)
        made = 0
        while made == 0 or (made < worlds and monotonic() < deadline):
            world = imagined.copy()
            if made and not turn.open_cards:
                world.resample(turn.seat, self.dice)
            values = plan(world, turn.seat, self.judgement(turn), self.dice, WIDTH, habits.deals)
            worst = min(values.values(), default=0.0)  # also for actions not followed to the turn's end
            for code in totals:
                totals[code] += values.get(code, worst)
            made += 1
        return {code: total / made for code, total in totals.items()}


class Deepened(NamedTuple):
    """A search by alpha-beta after its last complete step."""

    search: Deepening
    found: list[tuple[int, float]]  # the actions with their values, the best first; only that of the best is exact
    turns: int  # how many turns it looked ahead
    ended: bool  # it saw the end of every line, so the best value is the true one


class Deepener(Thinker):
    """Alpha-beta, for games without secrets."""

    def search(self, turn: Turn, limit: Limit) -> list[Advice]:
        return [Advice(turn.action(code), value) for code, value in self.deepened(turn, limit).found]

    def deepened(self, turn: Turn, limit: Limit, telling: bool = False) -> Deepened:
        """`telling`: people are told the values, so they have to be chances to win."""
        evaluate = turn.game.expectation if telling and self.taught(turn) is None else self.judgement(turn)
        deepening = Deepening(turn.seat, evaluate, limit.effort, limit.deadline)
        found = deepening.search(turn.imagined, self.shuffled(turn.codes), 0)
        reached, ended = 0, False
        with suppress(Spent):
            for depth in range(1, TURNS + 1):
                deepening.ended = True
                found = deepening.deepen(turn.imagined, found, depth)
                reached, ended = depth, deepening.ended
                if ended or found[0][1] >= 1.0:  # nothing is left to find: every line ends, or one wins for certain
                    break
                if limit.brief and depth >= ENOUGH_TURNS and found[0][1] - max(found[1:], key=worth)[1] > CLEARLY:
                    break
        self.looked = limit.effort - max(0, deepening.left)
        return Deepened(deepening, found, reached, ended)

    def shuffled(self, codes: Sequence[int]) -> list[int]:
        """In an order that depends on the seed: of equal actions the first is chosen."""
        left = list(codes)
        return [left.pop(self.dice.below(len(left))) for _ in codes]


def evident(findings: list[tuple[int, int, float]], left: int) -> bool:
    """Is the most visited action at the root the one to play, whatever the simulations that are left would find?

    Either no other can catch up, or the search has come back to it nearly always and found none better.
    """
    (_, best, value), (_, second, _), *_ = findings
    if best - second > left:
        return True
    made = sum(visits for _, visits, _ in findings)
    return made >= ENOUGH and best >= MOST * made and value >= max(mean for _, visits, mean in findings if visits)


def worth(finding: tuple[int, float]) -> float:
    return finding[1]
