"""Is one decision clearly the best? Searched by the eyes of the seat that makes it, with nothing but what it knows."""

from contextlib import suppress
from dataclasses import dataclass
from math import inf, sqrt

from chrysalide.bots.hints import SPREAD
from chrysalide.bots.search.deepening import Deepening, Spent
from chrysalide.bots.search.tree import Tree
from chrysalide.bots.searching import Deepener, Limit, Searcher
from chrysalide.bots.turn import Turn
from chrysalide.core.dice import Dice
from chrysalide.core.game import AnyGame, Game
from chrysalide.problems.problem import EXACT, SEARCHED, WIN
from chrysalide.reviewing.searching import PROVEN, SURE, TRIED, meant

ROUNDS = 4  # of closer looks, at most
RIVALS = 3  # other actions that are looked at as closely as the best one
WORLDS = 3  # imagined states in which two actions have to do the same to be the same decision
DEEPER = 2  # turns further than a proved win that all other actions are followed: do they win too, only later?
EXACTLY = 60_000  # positions, at least, where the rest may be solved exactly
WON = 0.9  # whoever can expect this much after another action too has won anyway
LOST = 0.5  # of an even share of the win: below, there is nothing left to play for


@dataclass(frozen=True)
class Finding:
    """What a search says about the decision of a turn, for the side of the seat that makes it."""

    best: tuple[str, ...]  # actions that do the same; the first in the order of the rules is first
    value: float
    others: dict[str, float]  # all others, the best first; without those that were hardly tried
    error: float  # of the difference between the best and the best other, 95 %
    certainty: str

    @property
    def other(self) -> float:
        return max(self.others.values(), default=0.0)

    @property
    def gap(self) -> float:
        return self.value - self.other

    def is_clear(self, turn: Turn) -> bool:
        """Is anything else a mistake, by the game's own measure?"""
        return self.gap - self.error > turn.game.thresholds.mistake and self.is_open(turn)

    def is_open(self, turn: Turn) -> bool:
        """Is there something to win, and something to lose?"""
        share = 1.0 / max(2, len(set(turn.sides)))
        return self.value >= LOST * share and self.other <= WON


def ranked(others: dict[str, float]) -> dict[str, float]:
    """The best first."""
    return dict(sorted(others.items(), key=lambda item: -item[1]))


def provable(game: AnyGame) -> bool:
    """Can anything be proved in it: a forced win, or an ending that is solved?"""
    return game.foreseeable() or type(game).solvable is not Game.solvable


Group = tuple[int, ...]  # codes of actions that do the same


def groups(turn: Turn) -> list[Group]:
    """The legal actions by what they lead to."""
    states = [turn.imagined, *(turn.state(Dice(f"same:{world}")) for world in range(1, WORLDS))]
    found: dict[tuple[object, ...], list[int]] = {}
    for code in turn.codes:
        keys = []
        for state in states if not turn.game.foreseeable() else states[:1]:
            after = state.copy()
            after.apply(code)
            keys.append(after.key())
        found.setdefault(tuple(keys), []).append(code)
    return [tuple(codes) for codes in found.values()]


def find(turn: Turn, effort: int, seed: str, proof: bool = False) -> Finding | None:
    """The best decision and all others; `effort` in simulations or positions. None: it takes more than that.

    With `proof`, only what is solved or a forced win is worth the effort of looking at the others.
    """
    same = groups(turn)
    if len(same) < 2:
        return None
    if turn.game.foreseeable():
        return _proved(turn, same, effort, seed, proof)
    searcher = Searcher(turn.game, seed, effort, inf)
    if len(set(turn.sides)) <= 2:
        solved = searcher.solved(turn, Limit(max(EXACTLY, effort), inf))
        if solved is not None:
            return _finding(turn, same, dict(solved), 0.0, EXACT)
    return None if proof else _grown(turn, same, searcher, effort)


def _finding(turn: Turn, same: list[Group], value: dict[int, float], error: float, certainty: str) -> Finding:
    """From the values by action; those that do the same count as one, and share the best value found for them."""
    worth = {group: max(value[code] for code in group if code in value) for group in same if set(group) & set(value)}
    best, *others = sorted(worth, key=lambda group: -worth[group])
    text = {code: turn.action(code).text for code in turn.codes}
    return Finding(
        tuple(text[code] for code in best),
        worth[best],
        {text[code]: worth[group] for group in others for code in group},
        error,
        certainty,
    )


def _grown(turn: Turn, same: list[Group], searcher: Searcher, effort: int) -> Finding:
    """By tree search. The most promising actions are looked at equally closely: a closer look finds better replies."""
    tree = searcher.grown(turn, Limit(effort // 2, inf))
    side = turn.sides[turn.seat]
    group_of = {code: group for group in same for code in group}
    tested: set[int] = set()
    for _ in range(ROUNDS):  # what a round shows to be better than thought is looked at in the next one
        promising = _most_promising(tree, group_of)
        if promising <= tested:
            break
        tested |= promising
        _test(tree, tested, effort // 8)
    visits = {code: count for code, count, _ in tree.findings()}
    value = {code: meant(turn, tree.outlook(code))[side] for code in visits if visits[code] >= TRIED}
    least = min(visits[code] for code in tested)
    return _finding(turn, same, value, SURE * SPREAD * sqrt(2 / max(1, least)), SEARCHED)


def _most_promising(tree: Tree, group_of: dict[int, Group]) -> set[int]:
    """One action each of the two groups with the best results, and of some that were visited most."""
    found = tree.findings()
    liked = sorted((one for one in found if one[1] >= TRIED), key=lambda one: -one[2])
    return {*_leaders(liked, group_of)[:2], *_leaders(found, group_of)[: RIVALS + 1]}


def _leaders(found: list[tuple[int, int, float]], group_of: dict[int, Group]) -> list[int]:
    """The first action of each group, in this order."""
    leaders: dict[Group, int] = {}
    for code, _, _ in found:
        leaders.setdefault(group_of[code], code)
    return list(leaders.values())


def _test(tree: Tree, codes: set[int], simulations: int) -> None:
    visits = {code: count for code, count, _ in tree.findings()}
    enough = max(simulations, TRIED, *(visits[code] for code in codes))
    for code in sorted(codes):
        tree.test(code, enough - visits[code])


def _proved(turn: Turn, same: list[Group], effort: int, seed: str, proof: bool) -> Finding | None:
    """By alpha-beta, all actions to the same depth; where one wins for certain, the others some turns further."""
    deepened = Deepener(turn.game, seed, effort, inf).deepened(turn, Limit(effort, inf), telling=True)
    if not deepened.turns:
        return None
    best, top = deepened.found[0]
    if proof and not deepened.ended and top not in PROVEN:
        return None
    value, settled = {best: top}, {best: deepened.ended or top in PROVEN}
    rest = [group[0] for group in same if best not in group]
    deepened.search.left = effort * 2
    for depth in range(deepened.turns, deepened.turns + (DEEPER if top in PROVEN else 0) + 1):
        seen = _all_to(deepened.search, turn, rest, depth)
        if seen is None:
            break
        value |= {code: min(found, top) for code, (found, _) in seen.items()}
        settled |= {code: ended or found in PROVEN for code, (found, ended) in seen.items()}
    if len(value) <= len(rest):
        return None
    certainty = EXACT if all(settled.values()) else WIN if top == 1.0 else SEARCHED
    return None if proof and certainty == SEARCHED else _finding(turn, same, value, 0.0, certainty)


def _all_to(search: Deepening, turn: Turn, codes: list[int], depth: int) -> dict[int, tuple[float, bool]] | None:
    """Each action's value at this depth, and whether every line came to its end; None: it takes too much."""
    found = {}
    with suppress(Spent):
        for code in codes:
            search.ended = True
            value = search.exactly(turn.imagined, code, depth)
            found[code] = (value, search.ended)
    return found if len(found) == len(codes) else None
