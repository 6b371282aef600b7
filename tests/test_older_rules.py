"""Games that keep older rules continue matches begun under them: records, views, bots."""

import pytest

import chrysalide
from chrysalide.bots.thinking import advise, think
from chrysalide.bots.turn import Turn
from chrysalide.core.dice import Dice
from chrysalide.core.errors import BadView
from chrysalide.core.game import AnyGame
from chrysalide.core.match import Match
from chrysalide.games import find_game
from tests.positions import GAMES, every_game, play_out, some, walk_match

OLDER = [older for game in GAMES for older in find_game(game).past]
every_older = pytest.mark.parametrize("older", OLDER, ids=lambda older: f"{older.id}-{older.rules_version}")
SEEDS = range(3)


@every_game
def test_versions_count_up_and_older_ones_are_the_same_game(game: str) -> None:
    here = find_game(game)
    versions = [here.rules_version, *(older.rules_version for older in here.past)]
    assert versions == sorted(set(versions), reverse=True)
    for older in here.past:
        assert (older.id, older.folder, older.past) == (here.id, here.folder, ())
        assert here.by_rules(older.rules_version) is older


@every_older
@pytest.mark.parametrize("seed", SEEDS)
def test_a_record_is_replayed_by_the_rules_it_was_played_by(older: AnyGame, seed: int) -> None:
    match = play_out(Match(older, older.seats[0], seed=seed), seed)
    again = chrysalide.load(match.record())
    assert again.game is older
    assert (again.entries, again.scores, again.winners) == (match.entries, match.scores, match.winners)
    assert again.state.key() == match.state.key()
    assert chrysalide.verify(match.record()).honest


@every_older
@pytest.mark.parametrize("seed", SEEDS)
def test_a_view_is_imagined_by_the_rules_of_its_match(older: AnyGame, seed: int) -> None:
    dice = Dice(seed)
    match = Match(older, older.seats[-1], settle=False)
    for looked in some(walk_match(match, dice), dice, 10):
        if looked.actor >= 0:
            view = looked.view(looked.actor)
            assert view["rules_version"] == older.rules_version
            imagined = older.imagine(view, dice)
            assert imagined.legal() == looked.state.legal()
            assert looked.view_of(imagined, looked.actor) == view


@every_older
@pytest.mark.parametrize("level", ["random", "greedy", "easy"])
def test_a_bot_plays_a_match_of_then(older: AnyGame, level: str) -> None:
    """Made for the current game, like every bot; the view says which rules apply."""
    match = Match(older, older.seats[0], seed=1)
    bots = [chrysalide.bot(older.id, level, seed=seat) for seat in range(match.seats)]
    while not match.over and len(match.log) < 400:
        view = match.view(match.actor)
        assert Turn(bots[0].game, view, Dice(0)).game is older
        match.play(bots[match.actor].choose(view))


@every_older
def test_bots_processes_and_hints_think_by_the_rules_of_the_match(older: AnyGame) -> None:
    match = Match(older, older.seats[0], seed=2)
    for _ in range(5):
        view = match.view(match.actor)
        assert advise(older.id, view, 0.2).advice[0].action in [action.text for action in match.legal()]
        match.play(think(older.id, "medium", "seed", view, 0.2))


@every_game
def test_a_bot_refuses_a_view_of_rules_that_are_not_here(game: str) -> None:
    match = chrysalide.new(game, seed=1)
    bot = chrysalide.bot(game, "random")
    for view in ({**match.view(match.actor), "rules_version": 99}, {"game": game}):
        with pytest.raises(BadView) as wrong:
            bot.choose(view)
        assert wrong.value.message.id == "error-view-rules"
