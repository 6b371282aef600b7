"""The public surface: what `import chrysalide` gives, and what it says to bad input."""

import json
from typing import Any

import pytest

import chrysalide
from chrysalide.core.actions import Action
from chrysalide.core.dice import Dice
from chrysalide.core.errors import (
    BadOption,
    BadSeats,
    BadSeed,
    ChrysalideError,
    IllegalAction,
    UnknownAction,
    UnknownGame,
    UnknownLevel,
)
from chrysalide.core.options import describe
from chrysalide.core.state import CHANCE
from tests.positions import GAMES, SETTINGS, Setting, actions_at, every_game, every_setting, play_out, until_over
from tests.wording import assert_spoken


def test_everything_that_is_promised_is_there() -> None:
    promised = {"games", "new", "load", "bot", "playouts", "verify", "compiled", "Match", "IllegalAction"}
    assert promised <= set(chrysalide.__all__)
    assert all(hasattr(chrysalide, name) for name in chrysalide.__all__)
    assert chrysalide.__version__


def test_games_are_listed_in_alphabetical_order() -> None:
    assert chrysalide.games() == sorted(chrysalide.games())
    assert set(GAMES) <= set(chrysalide.games())
    chrysalide.games().clear()
    assert chrysalide.games(), "the list is the caller's own"


@every_setting
def test_a_match_from_start_to_end(setting: Setting) -> None:
    match = chrysalide.new(setting.game.id, seats=setting.seats, seed=7)
    assert 0 <= match.actor < setting.seats
    assert (match.over, match.winners) == (False, [])
    dice = Dice("public")
    for _ in until_over(match):
        actor, before = match.actor, match.entries
        action = match.legal()[dice.below(len(match.legal()))]
        assert isinstance(action, Action)
        assert match.view(actor)["actor"] == actor
        new = match.play(str(action))
        assert new[0] == str(action)
        assert match.entries == before + new
        assert match.log[len(before)].actor == actor
        assert not any(entry.asked for entry in match.log[len(before) + 1 :]), "what needs nobody is settled after it"
        assert match.actor != CHANCE
    assert match.over
    assert len(match.scores) == setting.seats
    assert (match.legal(), match.choices()) == ([], [])
    assert chrysalide.load(match.record()).entries == match.entries
    assert chrysalide.verify(match.record()).honest


@every_game
def test_without_seats_the_smallest_number_plays(game: str) -> None:
    match = chrysalide.new(game)
    assert match.seats == match.game.seats[0]


@every_game
def test_bots_play_a_match(game: str) -> None:
    setting = next(setting for setting in SETTINGS if setting.game.id == game)
    match = setting.match(7)
    bots = [chrysalide.bot(setting.game.id, "greedy", seed=seat) for seat in range(setting.seats)]
    for _ in until_over(match):
        match.play(bots[match.actor].choose(match.view(match.actor)))
    assert match.over


@every_setting
def test_playouts_count_what_happened(setting: Setting) -> None:
    tally = chrysalide.playouts(setting.game.id, 300, seed=1, seats=setting.seats)
    again = chrysalide.playouts(setting.game.id, 300, seed=1, seats=setting.seats)
    other = chrysalide.playouts(setting.game.id, 300, seed=2, seats=setting.seats)
    numbers = [(t.matches, t.decisions, t.draws, t.wins, t.shared, t.score_sums) for t in (tally, again, other)]
    assert numbers[0] == numbers[1] != numbers[2]
    assert tally.matches == 300
    assert len(tally.wins) == len(tally.score_sums) == setting.seats
    assert tally.shared or sum(tally.wins) == 300
    assert tally.decisions >= 300
    assert chrysalide.playouts(setting.game.id, 0, seats=setting.seats).matches == 0


@every_setting
def test_playouts_are_matches_like_any_other(setting: Setting) -> None:
    """One random match, counted by hand."""
    from chrysalide.core.dice import Dice
    from tests.positions import walk

    dice = Dice(5)
    decisions = draws = 0
    for state in walk(setting.start({}), dice):
        decisions += state.actor() >= 0
        draws += state.actor() == CHANCE
    tally = chrysalide.playouts(setting.game.id, 1, seed=5, seats=setting.seats)
    assert (tally.decisions, tally.draws, tally.score_sums) == (decisions, draws, state.scores())
    assert [seat for seat, won in enumerate(tally.wins) if won] == state.winners()


@every_setting
def test_options_are_keywords(setting: Setting) -> None:
    for option in describe(setting.game.options):
        default = chrysalide.new(setting.game.id, setting.seats, **{option.name: option.default})
        assert default.options == chrysalide.new(setting.game.id, setting.seats).options
        assert option.name in default.view(None)["options"]
        typed: Any = ",".join(option.values) if option.kind == "subset" else str(option.default)
        assert chrysalide.new(setting.game.id, setting.seats, **{option.name: typed}).options == default.options


# --- bad input ----------------------------------------------------------------------------------------------------


def refused(kind: type[ChrysalideError], *args: Any, call: Any = chrysalide.new, **kwargs: Any) -> ChrysalideError:
    with pytest.raises(kind) as caught:
        call(*args, **kwargs)
    assert_spoken(caught.value.game, caught.value.message)
    assert json.dumps(caught.value.message.as_json())
    assert caught.value.code != "error"
    return caught.value


@pytest.mark.parametrize("name", ["chess", "", "..", "__pycache__", "core", None, 3, "a" * 500], ids=str)
def test_an_unknown_game_is_named(name: Any) -> None:
    for call in (chrysalide.new, chrysalide.bot):
        error = refused(UnknownGame, name, call=call)
        assert str(name)[:60] in str(error)
        assert all(game in str(error) for game in chrysalide.games())
    refused(UnknownGame, name, 10, call=chrysalide.playouts)


@every_game
@pytest.mark.parametrize("seats", [0, -1, 99, "2", 2.5, "two"], ids=repr)
def test_a_bad_number_of_seats_is_named(game: str, seats: Any) -> None:
    error = refused(BadSeats, game, seats)
    assert str(seats) in str(error)
    refused(BadSeats, game, 5, 0, seats, call=chrysalide.playouts)


@every_setting
@pytest.mark.parametrize("viewer", [-1, 99], ids=repr)
def test_a_view_for_a_seat_that_is_not_there_is_refused(setting: Setting, viewer: Any) -> None:
    refused(BadSeats, viewer, call=setting.match(1).view)


@every_game
def test_an_unknown_option_is_named(game: str) -> None:
    assert "frobnicate" in str(refused(BadOption, game, frobnicate=1))
    refused(BadOption, game, 5, frobnicate=1, call=chrysalide.playouts)


@every_game
@pytest.mark.parametrize(
    "value", ["frobnicate", "", None, -1000, 1.5, [], ["x"], [["x"]], {}, {"a": 1}, "x,y", 10**30, ["x", 3]], ids=repr
)
def test_an_option_value_that_is_not_possible_is_named(game: str, value: Any) -> None:
    for option in describe(chrysalide.new(game).game.options):
        error = refused(BadOption, game, **{option.name: value})
        assert option.name in str(error)


@every_game
def test_something_named_twice_in_an_option_is_refused(game: str) -> None:
    for option in describe(chrysalide.new(game).game.options):
        if option.kind == "subset":
            assert "twice" in str(refused(BadOption, game, **{option.name: [*option.values, option.values[0]]}))


@every_game
@pytest.mark.parametrize("level", ["frobnicate", "", None, 3, "HARD", "a" * 500], ids=str)
def test_an_unknown_level_is_named(game: str, level: Any) -> None:
    error = refused(UnknownLevel, game, level, call=chrysalide.bot)
    assert str(level)[:60] in str(error)
    assert "greedy" in str(error)


@every_game
@pytest.mark.parametrize("seed", ["", " ", "two words", "é", "tab\there", "x" * 129, "line\nbreak", "\x00"], ids=repr)
def test_a_bad_seed_is_refused(game: str, seed: str) -> None:
    refused(BadSeed, game, seed=seed)


@every_game
@pytest.mark.parametrize("seed", [0, -5, 10**40, "x" * 128, "a:b", "#7", "0"], ids=repr)
def test_any_other_seed_is_kept_in_the_record(game: str, seed: int | str) -> None:
    match = play_out(chrysalide.new(game, seed=seed))
    assert chrysalide.load(match.record()).seed == str(seed)
    assert chrysalide.verify(match.record()).honest


@every_setting
@pytest.mark.parametrize("text", ["", " ", "frobnicate", "frobnicate 3", "3", "\n", "é", "x" * 1000], ids=repr)
def test_a_text_that_is_no_action_is_refused(setting: Setting, text: str) -> None:
    match = setting.match(1)
    record = match.record()
    error = refused(UnknownAction, text, call=match.play)
    assert match.record() == record
    assert all(word in str(error) for word in setting.game.space.seat_words)


@every_setting
def test_an_action_that_is_not_complete_is_refused_with_its_form(setting: Setting) -> None:
    match = setting.match(1)
    for pattern in setting.game.space.patterns.values():
        error = refused(UnknownAction, f"{pattern.word} 1 2 3 4 5", call=match.play)
        form = " ".join([pattern.word, *(f"<{field.name}>" for field in pattern.fields)])
        assert str(error).endswith(f"{form}.")


@every_setting
def test_an_illegal_action_is_refused_in_english(setting: Setting) -> None:
    match = setting.match(1)
    legal = match.legal()
    for action in actions_at(match, Dice(1)):
        if action not in legal:
            error = refused(IllegalAction, str(action), call=match.play)
            assert " " in str(error)
            assert "{" not in str(error)


def test_names_are_kept_on_one_line() -> None:
    match = chrysalide.new(GAMES[0], names=("  A\nB\t: C ", "x" * 100, *["one too many"] * 20))
    assert match.names[:2] == ["A B : C", "x" * 40]
    assert len(match.names) == match.seats
    assert chrysalide.load(match.record()).names == match.names
