"""From a position to its solution: the clearly best decisions in a row, and what happens in between."""

from dataclasses import dataclass, replace
from statistics import fmean

from chrysalide.arena.playing import prepared
from chrysalide.bots.levels import thinker
from chrysalide.bots.turn import Turn
from chrysalide.core.dice import Dice
from chrysalide.core.match import Match
from chrysalide.core.state import CHANCE, OVER
from chrysalide.problems.following import followed
from chrysalide.problems.problem import SEARCHED, Step, Variation
from chrysalide.problems.searching import Finding, find, groups, ranked

STEPS = 5  # decisions of the solver in one problem, at most
ENTRIES = 40  # between two of them, at most
REPLIES = 2  # other replies that are shown
TEMPTING = 4  # other decisions, the best of them, whose refutation is shown
SEARCHES = ("a", "b")  # independent ones, which have to agree
PARTNER = 0.125  # of the effort of a search: for a good player who plays the others, and where several ways are good


@dataclass(frozen=True)
class Solution:
    steps: tuple[Step, ...]
    variations: tuple[Variation, ...]
    certainty: str


def solve(match: Match, effort: int, seed: str, proof: bool = False) -> Solution | None:
    """The solution of the decision that is to be made in a match; None if none is clearly the best, or by `proof`."""
    first = confirmed(turn_of(match, seed), effort, seed, proof)
    if first is None:
        return None
    line = _Line(match, first.certainty, effort, seed)
    line.add(first)
    while len(line.steps) < STEPS and line.open:
        finding = confirmed(turn_of(line.match, seed), effort, f"{seed}:{len(line.steps)}", line.proved)
        if finding is None:
            break
        line.add(finding)
    line.play_out()
    return Solution(tuple(line.steps), tuple(line.variations), first.certainty)


def turn_of(match: Match, seed: str) -> Turn:
    """The decision that is to be made, with what its seat knows."""
    return Turn(match.game, match.view(match.actor), Dice(f"{seed}:{len(match.log)}"))


def confirmed(turn: Turn, effort: int, seed: str, proof: bool = False) -> Finding | None:
    """A decision that two searches, each with luck of its own, find clearly the best, and that keeps what it promises.

    A proof needs neither.
    """
    found: list[Finding] = []
    for search in SEARCHES:
        one = find(turn, effort, f"{seed}:{search}", proof)
        if one is None or not one.is_clear(turn) or (found and set(found[0].best) != set(one.best)):
            return None
        found.append(one)
        if one.certainty != SEARCHED:
            return one
    return followed(turn, _mean(found), effort, f"{seed}:then")


def _mean(found: list[Finding]) -> Finding:
    """What several searches found, on average."""
    known = [text for text in found[-1].others if all(text in one.others for one in found)]
    others = {text: fmean(one.others[text] for one in found) for text in known}
    return replace(found[-1], value=fmean(one.value for one in found), others=ranked(others))


class _Line:
    """A line of play. What chance brings and what others do is part of it only if it is proved."""

    def __init__(self, match: Match, certainty: str, effort: int, seed: str) -> None:
        self.match = match.copy()
        self.seat = match.actor
        self.proved = certainty != SEARCHED
        self.effort = effort
        self.seed = seed
        self.partner = prepared(thinker(match.game, seed, PARTNER * effort / match.game.pace))
        self.steps: list[Step] = []
        self.variations: list[Variation] = []
        self.open = True  # the solver has something to choose

    def add(self, finding: Finding) -> None:
        """The next decision of the solver, and all that follows until it can choose again."""
        before = self.match.copy()
        revealing = self._enter(self.match, finding.best[0])
        self.open = self._play_on(self.match, revealing)
        then = tuple(self.match.entries[len(before.log) + 1 :])
        if self.proved:
            self.variations += self._other_replies(before, finding.best[0])
            self.variations += [self._branch(before, (text,)) for text in list(finding.others)[:TEMPTING]]
        others = {text: round(value, 3) for text, value in finding.others.items()}
        self.steps.append(Step(finding.best, round(finding.value, 3), round(finding.other, 3), others, then))

    def play_out(self) -> None:
        """What the last decision leads to: the rest of the solver's turn, or of a match whose result is known."""
        before = len(self.match.log)
        revealing = False
        while self.match.actor != OVER and len(self.match.log) - before < ENTRIES:
            if not self.proved and (revealing or not self.open or self.match.actor != self.seat):
                break
            revealing = self._next(self.match)
        last = self.steps[-1]
        self.steps[-1] = replace(last, then=(*last.then, *self.match.entries[before:]))

    def _enter(self, match: Match, text: str) -> bool:
        """Does it reveal something? Then nobody knows what comes next."""
        match.enter(text)
        return match.log[-1].binding

    def _next(self, match: Match) -> bool:
        """The most likely outcome of chance, or what a good player would do; does it reveal something?"""
        if match.actor == CHANCE:
            return self._enter(match, match.game.action(match.state, likeliest(match)).text)
        return self._enter(match, self.partner.choose(match.view(match.actor)).text)

    def _play_on(self, match: Match, revealing: bool) -> bool:
        """Play until the solver can choose again; False if the line ends before."""
        for _ in range(ENTRIES):
            actor = match.actor
            if actor == OVER or ((actor != self.seat or revealing) and not self.proved):
                return False
            if actor == self.seat and len(groups(turn_of(match, self.seed))) > 1:
                return True
            revealing = self._next(match)
        return False

    def _other_replies(self, before: Match, best: str) -> list[Variation]:
        """What others might do instead, the best of it first, and the solver's answer."""
        asked = before.copy()
        asked.enter(best)
        while asked.actor == CHANCE:
            self._next(asked)
        if asked.actor in (OVER, self.seat):
            return []
        played = self.match.entries[len(asked.log)]
        found = find(turn_of(asked, self.seed), self.effort, self.seed)
        replies = [] if found is None else [text for text in (*found.best[:1], *found.others) if text != played]
        path = asked.entries[len(before.log) :]
        return [self._branch(before, (*path, reply), answered=True) for reply in replies[:REPLIES]]

    def _branch(self, before: Match, entries: tuple[str, ...], answered: bool = False) -> Variation:
        """These entries and what the others then do; with the solver's answer, if that is wanted."""
        match = before.copy()
        for text in entries:
            match.enter(text)
        self._while(match, self.seat, CHANCE)
        self._while(match, *(actor for actor in range(CHANCE, match.seats) if actor != self.seat))
        if answered:
            self._while(match, self.seat, CHANCE)
        return Variation(len(self.steps), tuple(match.entries[len(before.log) :]))

    def _while(self, match: Match, *actors: int) -> None:
        """As long as one of these is to act."""
        before = len(match.log)
        while match.actor in actors and len(match.log) - before < ENTRIES:
            self._next(match)


def likeliest(match: Match) -> int:
    """The most likely outcome of chance; the first of several."""
    return max(match.state.chance(), key=lambda outcome: outcome[1])[0]
