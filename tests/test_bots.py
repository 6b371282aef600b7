"""Every player at every game: legal, repeatable, blind to what its seat cannot see, and better than chance."""

import json
from typing import Any

import pytest

import chrysalide
from chrysalide.bots import LEVELS, Player
from chrysalide.bots.levels import planner, thinker
from chrysalide.bots.montecarlo import MonteCarlo
from chrysalide.bots.plain import Random
from chrysalide.bots.planning import Effort, Planner
from chrysalide.bots.searching import Thinker
from chrysalide.conformance.playing import positions, wins
from chrysalide.core.errors import BadView
from tests.depth import choice, times
from tests.positions import SETTINGS, Setting, every_setting, play_out, until_over

every_level = pytest.mark.parametrize("level", list(LEVELS))
NO_LIMIT = 600.0  # seconds: what a search finds must not depend on how fast the machine is
LONG = 100  # decisions of a match


FEWEST = [setting for setting in SETTINGS if setting.seats == setting.game.seats[0]]
fewest = pytest.mark.parametrize("setting", FEWEST, ids=str)


def steady(level: str, setting: Setting, seed: int) -> Player:
    """The level with few playouts and no clock."""
    bot = chrysalide.bot(setting.game.id, level, seed)
    if isinstance(bot, Thinker):
        bot.effort, bot.seconds = min(bot.effort, 60), NO_LIMIT
    if isinstance(bot, MonteCarlo):
        return MonteCarlo(setting.game, seed, playouts=60, seconds=NO_LIMIT)
    if isinstance(bot, Planner):
        return Planner(setting.game, seed, Effort(worlds=min(2, bot.effort.worlds), width=2, deals=1), NO_LIMIT)
    return bot


@every_setting
@every_level
def test_every_level_chooses_a_legal_action(setting: Setting, level: str) -> None:
    bot = chrysalide.bot(setting.game.id, level, seed=1)
    for seed in range(times(2)):
        for match in positions(setting, seed, one_in=32):
            assert bot.choose(match.view(match.actor), seconds=0.01) in match.legal()


@fewest
@every_level
def test_equal_seeds_and_equal_views_make_equal_choices(setting: Setting, level: str) -> None:
    """The view goes through JSON on the way to one of the two, as it does on the way to a bot's process."""
    one, other = steady(level, setting, 5), steady(level, setting, 5)
    third = steady(level, setting, 6)
    same = 0
    looked_at = positions(setting, 4, one_in=16)
    for match in looked_at:
        view = match.view(match.actor)
        sent = json.loads(json.dumps(view))
        choice = one.choose(view)
        assert other.choose(sent) == choice
        assert view == match.view(match.actor), "the view was changed"
        same += third.choose(view) == choice
    if level == "random":
        assert same < len(looked_at), "the seed makes no difference"


@every_setting
def test_a_bot_chooses_only_for_the_seat_to_act(setting: Setting) -> None:
    match = setting.match(1)
    other = (match.actor + 1) % setting.seats
    for level in LEVELS:
        bot = chrysalide.bot(setting.game.id, level)
        for view in (match.view(None), match.view(other), over(setting)):
            with pytest.raises(BadView, match="its own turn"):
                bot.choose(view)


def over(setting: Setting) -> dict[str, Any]:
    return play_out(setting.match(1)).view(0)


@every_setting
def test_a_view_of_another_game_is_refused(setting: Setting) -> None:
    match = setting.match(1)
    bot = chrysalide.bot(setting.game.id, "greedy")
    with pytest.raises(BadView, match="chess"):
        bot.choose({**match.view(match.actor), "game": "chess"})
    with pytest.raises(BadView):
        bot.choose({})


@every_setting
def test_a_view_with_something_missing_is_refused(setting: Setting) -> None:
    """Which parts of a view its bots need is up to the game: without one they raise an error, or do not need it."""
    match = setting.match(1)
    view = json.loads(json.dumps(match.view(match.actor)))
    refused = 0
    for name in view:
        for broken in ({key: value for key, value in view.items() if key != name}, {**view, name: "?"}):
            try:
                choice = chrysalide.bot(setting.game.id, "greedy").choose(broken)
            except BadView:
                refused += 1
            else:
                assert choice in match.legal()
    assert refused


def decisions(setting: Setting, level: Player) -> int:
    """Of a match of this level against itself, on average of four."""
    played = 0
    for seed in range(4):
        match = setting.match(seed)
        for _ in until_over(match):
            match.play(level.choose(match.view(match.actor)))
            played += 1
    return played // 4


def enough(setting: Setting, length: int) -> int:
    """Matches to play: some 900 decisions, so that there are enough short matches to even out their luck.

    A cooperative match only shows whether all have won, which may be rare: it takes twice as many, or four times.
    """
    matches = max(8, min(times(60), times(900) // length))
    return choice(2, 4) * matches if setting.game.cooperative else matches


def margin(setting: Setting, matches: int, share: int) -> float:
    """What the better one must be ahead by; a cooperative game is hard to win for both, so more wins are enough."""
    return 0 if setting.game.cooperative else matches / share


@fewest
def test_greedy_beats_random(setting: Setting) -> None:
    """A lone player among equals would win one match in as many as there are seats."""
    matches = enough(setting, decisions(setting, Random(setting.game, 3))) // 2
    won, lost = wins(setting, planner(setting.game, 1), Random(setting.game, 2), matches)
    assert won > lost / (setting.seats - 1) + margin(setting, matches, 8), (won, lost)


@fewest
def test_search_beats_greedy(setting: Setting) -> None:
    """With the thinking of `medium`; docs/bots.md has the real results."""
    length = decisions(setting, planner(setting.game, 3))
    if length > choice(LONG, length):
        pytest.skip("long matches are for thorough runs")
    matches = max(48, enough(setting, length))  # with fewer luck decides
    better = thinker(setting.game, 1, share=0.01, seconds=NO_LIMIT)
    won, lost = wins(setting, better, planner(setting.game, 2), matches)
    assert won > lost / (setting.seats - 1) + margin(setting, matches, 16), (won, lost)
