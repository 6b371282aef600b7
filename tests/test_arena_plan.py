"""What an arena plays, and that the results are the same wherever it is played."""

from collections import Counter
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

import chrysalide
from chrysalide.arena.crew import Processes, play_here, play_together
from chrysalide.arena.pairing import lineups, orders
from chrysalide.arena.playing import Setting, prepared
from chrysalide.bots.montecarlo import MonteCarlo
from chrysalide.core.options import Options, describe
from tests.arena_plan import ALL_GAMES, COOPERATIVE, OPTIONS, THREE_SEATS, plan
from tests.cli_terminal import GAME

# What is played


@pytest.mark.parametrize("sides", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("number", [1, 2, 3, 4, 6])
def test_all_players_and_all_pairs_meet_equally_often(number: int, sides: int) -> None:
    players = tuple("abcdef"[:number])
    found = lineups(players, sides)
    assert all(len(lineup) == sides for lineup in found)
    assert len(set(found)) == len(found)
    seated = Counter(player for lineup in found for player in lineup)
    assert len(set(seated.values())) == 1
    assert set(seated) == set(players)
    met = Counter(frozenset(pair) for lineup in found for pair in combinations(lineup, 2) if len(set(pair)) == 2)
    assert len(set(met.values())) <= 1
    assert len(met) in (0, number * (number - 1) // 2)


@pytest.mark.parametrize(
    ("players", "sides", "expected"),
    [
        ("abc", 2, ["ab", "ac", "bc"]),
        ("abcd", 3, ["abc", "abd", "acd", "bcd"]),
        ("ab", 3, ["aab", "abb"]),
        ("ab", 4, ["aabb"]),
        ("abc", 1, ["a", "b", "c"]),
    ],
)
def test_line_ups(players: str, sides: int, expected: list[str]) -> None:
    assert ["".join(lineup) for lineup in lineups(tuple(players), sides)] == expected


@pytest.mark.parametrize("sides", [(0, 1), (0, 1, 2), (0, 1, 2, 3), (0, 1, 0, 1), (0, 0, 0)])
def test_everybody_sits_everywhere_equally_often(sides: tuple[int, ...]) -> None:
    arranged = plan(("a", "b", "c"), sides)
    fixtures = list(arranged.fixtures(7))
    assert len(fixtures) == arranged.matches_each(7) * len(arranged.lineups)
    assert arranged.matches_each(7) % arranged.width == 0
    sat = Counter((player, seat) for fixture in fixtures for seat, player in enumerate(fixture.players))
    assert len(set(sat.values())) == 1
    assert [fixture.number for fixture in fixtures] == list(range(len(fixtures)))
    for fixture in fixtures:
        assert all(fixture.players[seat] == fixture.players[sides.index(side)] for seat, side in enumerate(sides))


def test_neighbours_change_too() -> None:
    assert orders(2) == [(0, 1)]
    assert orders(3) == [(0, 1, 2), (0, 2, 1)]
    assert len(orders(4)) == 6
    followed: Counter[tuple[str, str]] = Counter()
    for fixture in plan(("a", "b", "c", "d"), (0, 1, 2, 3)).fixtures(24):
        followed.update(zip(fixture.players, (*fixture.players[1:], fixture.players[0]), strict=True))
    assert len(set(followed.values())) == 1, "everybody follows everybody else equally often"


def test_more_matches_begin_with_the_same_ones() -> None:
    few, many = list(plan().fixtures(4)), list(plan().fixtures(10))
    assert many[: len(few)] == few
    assert len({fixture.seed for fixture in many}) == len(many)
    assert len({seed for fixture in many for seed in fixture.bot_seeds}) == 2 * len(many)


def test_sides_are_seats_teams_or_all_together() -> None:
    assert THREE_SEATS.options().sides(3) == (0, 1, 2)
    assert COOPERATIVE.options().sides(3) == (0, 0, 0)
    assert Options().sides(4) == (0, 1, 2, 3)


@pytest.mark.parametrize("found", ALL_GAMES, ids=lambda found: str(found.id))
def test_sides_are_those_who_win_together(found: Any) -> None:
    """Whatever the options: a match is won by whole sides."""
    flags: list[dict[str, Any]] = [
        {},
        *({option.name: True} for option in describe(found.options) if option.kind == "flag"),
    ]
    for values in flags:
        for seats in {found.seats[0], found.seats[-1]}:
            try:
                match = chrysalide.new(found.id, seats=seats, seed=3, **values)
            except chrysalide.ChrysalideError:
                continue  # not with this number of seats
            sides = match.options.sides(seats)
            player = chrysalide.bot(found.id, "random", 1)
            while not match.over:
                match.play(player.choose(match.view(match.actor)))
            winners = {sides[seat] for seat in match.winners}
            assert [seat for seat in range(seats) if sides[seat] in winners] == match.winners


# Playing


def test_processes_bring_the_same_outcomes() -> None:
    setting = Setting(GAME, OPTIONS, records=True)
    fixtures = list(plan().fixtures(6))
    alone = list(play_here(setting, fixtures))
    together = list(play_together(lambda: Processes(2), setting, iter(fixtures)))
    by_number = {outcome.number: outcome for outcome in together}
    for outcome in alone:
        twin = replace(by_number[outcome.number], seconds=outcome.seconds, longest=outcome.longest)
        assert twin == outcome


def test_effort_scales_every_search() -> None:
    player = prepared(chrysalide.bot(GAME, "montecarlo"), 0.1)
    assert isinstance(player, MonteCarlo)
    assert player.playouts == 200
    assert prepared(chrysalide.bot(GAME, "random"), 0.1).seconds == float("inf")
    for found in ALL_GAMES:
        for level in ("medium", "hard"):
            usual, less = chrysalide.bot(found.id, level), prepared(chrysalide.bot(found.id, level), 0.01)
            assert settings(usual) != settings(less), (found.id, level)


def settings(player: Any) -> dict[str, Any]:
    return {name: value for name, value in vars(player).items() if name not in ("game", "dice", "seconds")}
