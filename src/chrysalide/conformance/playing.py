"""Bots play the game: every level acts legally, and `evaluate` tells good positions from bad ones."""

from dataclasses import dataclass

from chrysalide.bots import LEVELS, Player, bot
from chrysalide.bots.levels import planner
from chrysalide.bots.plain import Random
from chrysalide.conformance.faults import Fault, expect
from chrysalide.conformance.settings import Setting
from chrysalide.conformance.walking import Trial, until_over
from chrysalide.core.dice import Dice
from chrysalide.core.game import AnyGame
from chrysalide.core.match import Match

MATCHES = 40
GLANCE = 0.01  # seconds that a bot may think here


def positions(setting: Setting, seed: int, one_in: int) -> list[Match]:
    """Some positions of a match in which a seat is to act."""
    match = setting.match(seed)
    dice = Dice(seed)
    found: list[Match] = []
    for _ in until_over(match):
        if dice.below(one_in) == 0 or not found:
            found.append(match.at(len(match.log)))
        match.play(match.game.action(match.state, match.state.pick(dice)))
    return found


def every_level(trial: Trial) -> None:
    """Every level chooses a legal action, from nothing but its view."""
    looked_at = positions(trial.setting, 1, one_in=32)[:4]
    for level in LEVELS:
        player = bot(trial.game.id, level, seed=1)
        for trial.match in looked_at:
            chosen = player.choose(trial.match.view(trial.match.actor), seconds=GLANCE)
            expect(chosen in trial.match.legal(), "check-bot-illegal", level=level, action=str(chosen))


@dataclass(frozen=True)
class Duel:
    """How many matches each side won, and how many a player no better than the others would."""

    matches: int
    won: int
    lost: int
    fair: float


def wins(setting: Setting, better: Player, worse: Player, matches: int) -> tuple[int, int]:
    """How many matches each side won; the better one sits on every seat in turn, alone against the others.

    In a cooperative game all seats belong to one side, and both play the same seeds.
    """
    won = [0, 0]
    for number in range(matches):
        lone = number % setting.seats
        teams = [[better] * setting.seats, [worse] * setting.seats]
        if not setting.game.cooperative:
            teams = [[better if seat == lone else worse for seat in range(setting.seats)]]
        for side, players in enumerate(teams):
            match = setting.match(1000 + number)
            for _ in until_over(match):
                match.play(players[match.actor].choose(match.view(match.actor)))
            if setting.game.cooperative:
                won[side] += bool(match.winners)
            else:
                won[0] += match.winners == [lone]
                won[1] += bool(match.winners) and lone not in match.winners
    return won[0], won[1]


def duel(game: AnyGame, matches: int = MATCHES) -> Duel:
    """`greedy`, which does what `evaluate` likes best, against `random`, with as few seats as possible."""
    setting = Setting(game, game.seats[0])
    won, lost = wins(setting, planner(game, 1), Random(game, 2), matches)
    return Duel(matches, won, lost, lost if game.cooperative else lost / max(1, setting.seats - 1))


def evaluation(game: AnyGame) -> None:
    """`evaluate` leads to wins: `greedy` beats `random`."""
    found = duel(game)
    if found.won <= found.fair:
        raise Fault("check-evaluate-weak", won=found.won, lost=found.lost, matches=found.matches)
