"""How often each rule number matters, measured in the same three ways for every game.

- **limits**: the share of the sampled positions in which the rule forbids an action of a kind that is being asked for.
- **closes**: the share in which it forbids an action of another kind, which is not being asked for.
- **acts**: the share of the matches with an event that the rule causes (`ACTS` of the game's study).

A rule that does none of this is not useless: it may describe the setup, or allow something.
"""

from collections import Counter
from typing import Any

from chrysalide.arena.playing import Outcome
from chrysalide.balance.samples import Sample
from chrysalide.core.game import AnyGame
from chrysalide.core.options import describe

Played = list[tuple[Sample, list[Outcome]]]  # the usual sample first


def numbers(game: AnyGame) -> list[str]:
    return (game.folder / "rulebook" / "numbers.txt").read_text("utf-8").split()


def rules(game: AnyGame, played: Played) -> list[dict[str, Any]]:
    """Every rule; `samples` names the other samples in which it matters, if it does not in the usual one."""
    tallies = [_tally(outcomes) for _, outcomes in played]
    usual = tallies[0]
    options: dict[str, list[str]] = {}
    for option in describe(game.options):
        if option.rule is not None:
            options.setdefault(option.rule, []).append(option.name)
    found = []
    for number in numbers(game):
        matters = [sample.name for (sample, _), tally in zip(played, tallies, strict=True) if tally.matters(number)]
        found.append(
            {
                "rule": number,
                "limits": usual.limits[number] / max(1, usual.positions),
                "closes": usual.closes[number] / max(1, usual.positions),
                "acts": usual.matches[number] / max(1, usual.played),
                "times": usual.acts[number] / max(1, usual.played),
                "options": options.get(number, []),
                "samples": [] if usual.matters(number) else matters,
            }
        )
    return found


class Tally:
    """Sums over matches, by rule number."""

    def __init__(self) -> None:
        self.played = 0
        self.positions = 0
        self.limits: Counter[str] = Counter()  # positions
        self.closes: Counter[str] = Counter()
        self.acts: Counter[str] = Counter()  # events
        self.matches: Counter[str] = Counter()  # matches with such an event

    def matters(self, number: str) -> bool:
        return bool(self.limits[number] or self.closes[number] or self.acts[number])


def _tally(outcomes: list[Outcome]) -> Tally:
    tally = Tally()
    for outcome in outcomes:
        notes = outcome.notes or {}
        tally.played += 1
        tally.positions += notes["positions"]
        tally.limits.update(notes["limits"])
        tally.closes.update(notes["closes"])
        tally.acts.update(notes["acts"])
        tally.matches.update(notes["acts"].keys())
    return tally
