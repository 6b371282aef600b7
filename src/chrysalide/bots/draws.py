"""When a bot accepts a draw: if by its own evaluation nobody is ahead."""

from chrysalide.core.dice import Dice
from chrysalide.core.game import View
from chrysalide.games import find_game

WORLDS = 16  # states that look the same to the bot, over which it takes the average
MARGIN = 0.05  # of an evaluation from 0 (lost) to 1 (won): a smaller lead than this counts as none


def finds_equal(game: str, seed: str, view: View) -> bool:
    """Is the seat of this view level with the best of the other sides?"""
    return abs(lead(game, seed, view)) <= MARGIN


def lead(game: str, seed: str, view: View) -> float:
    """How far the seat of this view is ahead of the best of the other sides, or behind if below 0."""
    rules = find_game(game).by_rules(view["rules_version"])
    seats, own, dice = view["seats_count"], view["viewer"], Dice(seed)
    sides = rules.options.read(view["options"], seats, game).sides(seats)
    total = 0.0
    for _ in range(WORLDS):
        state = rules.imagine(view, dice)
        values = [rules.evaluate(state, seat) for seat in range(seats)]
        total += values[own] - max(values[seat] for seat in range(seats) if sides[seat] != sides[own])
    return total / WORLDS
