"""A searching bot shares the time of a turn out over its decisions, and plays the self-evident at once."""

from math import inf

import pytest

import chrysalide
from chrysalide.bots.levels import thinker
from chrysalide.bots.searching import BATCH, ENOUGH, MOST, Thinker, evident
from chrysalide.bots.thrift import AT_LEAST, LEAST, Thrift, coming
from chrysalide.bots.turn import Turn
from chrysalide.core.dice import Dice
from tests.positions import SETTINGS, Setting, until_over

FEWEST = [setting for setting in SETTINGS if setting.seats == setting.game.seats[0]]
fewest = pytest.mark.parametrize("setting", FEWEST, ids=str)
TURN = 5 / 1.8  # full decisions in the time of one turn


def expert(setting: Setting, effort: int) -> Thinker:
    """Counted in simulations, not in seconds: what it finds must not depend on how fast the machine is."""
    bot = chrysalide.bot(setting.game.id, "expert", 1)
    assert isinstance(bot, Thinker)
    bot.effort, bot.seconds = effort, inf
    return bot


@fewest
def test_a_turn_takes_no_more_than_its_budget_however_many_decisions_it_has(setting: Setting) -> None:
    effort, turns = 40 * BATCH, 0
    bot, match, dice = expert(setting, effort), setting.match(3), Dice(3)
    spent = decisions = most = 0
    for _ in until_over(match):
        seat = match.actor
        if seat != 0:
            match.play(match.game.action(match.state, match.state.pick(dice)))
            continue
        foreseen = match.state.copy()
        match.play(bot.choose(match.view(0)))
        spent, decisions = spent + bot.looked, decisions + (len(foreseen.legal()) > 1)
        if not bot.thrift.goes_on:
            assert spent <= TURN * effort + decisions * BATCH
            most, spent, decisions, turns = max(most, decisions), 0, 0, turns + 1
            if turns == 6:
                break
    assert turns
    assert most


def test_only_the_strongest_level_saves_time() -> None:
    game = FEWEST[0].game
    for level, saves in {"medium": False, "hard": False, "expert": True}.items():
        bot = chrysalide.bot(game.id, level)
        assert isinstance(bot, Thinker)
        assert bot.thrift.needed is saves
    unlimited = thinker(game, 1)
    assert isinstance(unlimited, Thinker)
    assert unlimited.thrift.turn == inf


@fewest
def test_the_more_decisions_are_to_come_the_less_each_gets(setting: Setting) -> None:
    match = setting.match(1)
    turn = Turn(setting.game, match.view(match.actor), Dice(1))
    expected = coming(turn.imagined, turn.seat)
    thrift = Thrift(TURN)
    assert thrift.share(turn) == pytest.approx(min(1.0, TURN / max(AT_LEAST, expected)))
    assert thrift.share(turn, 0.5) == pytest.approx(0.5 / max(AT_LEAST, expected))
    assert thrift.share(turn, 0.0) == LEAST
    assert Thrift(inf).share(turn, 0.0) == 1.0


@fewest
def test_what_a_decision_used_is_missing_for_the_rest_of_the_turn(setting: Setting) -> None:
    """The rest belongs to the same turn only as long as no other seat decides."""
    match, dice = setting.match(2), Dice(2)
    for _ in until_over(match):
        turn = Turn(setting.game, match.view(match.actor), Dice(1))
        code = match.state.pick(dice)
        after = turn.imagined.copy()
        after.apply(code)
        thrift = Thrift(TURN)
        thrift.share(turn)
        thrift.spend(turn, code, 1.0)
        if after.actor() >= 0:
            assert thrift.goes_on == (after.actor() == turn.seat)
        following = thrift.share(turn)
        left = TURN - 1.0 if thrift.goes_on else TURN
        assert following == pytest.approx(min(1.0, left / max(AT_LEAST, coming(turn.imagined, turn.seat))))
        match.play(match.game.action(match.state, code))
        if len(match.log) > 60:
            return


def test_an_action_that_none_can_catch_up_with_is_evident() -> None:
    assert evident([(7, 60, 0.5), (8, 20, 0.6)], left=39)
    assert not evident([(7, 60, 0.5), (8, 20, 0.6)], left=40)


def test_an_action_that_nearly_all_simulations_chose_is_evident_if_none_did_better() -> None:
    many, few = round(MOST * ENOUGH) + 1, ENOUGH // 20
    rest = ENOUGH - many - few
    assert evident([(7, many, 0.6), (8, few, 0.5), (9, rest, 0.4)], left=10 * ENOUGH)
    assert not evident([(7, many, 0.5), (8, few, 0.6), (9, rest, 0.4)], left=10 * ENOUGH), "another one did better"
    assert not evident([(7, many - 10, 0.6), (8, few, 0.5), (9, rest, 0.4)], left=10 * ENOUGH), "too few simulations"
    assert evident([(7, many, 0.6), (8, few + rest, 0.5), (9, 0, 0.9)], left=10 * ENOUGH), "never tried"


@fewest
def test_a_single_legal_action_takes_no_time(setting: Setting) -> None:
    match, bot, dice = setting.match(5), expert(setting, 64), Dice(5)
    for _ in until_over(match):
        if len(match.legal()) == 1:
            assert bot.choose(match.view(match.actor)) == match.legal()[0]
            assert bot.looked == 0
        match.play(match.game.action(match.state, match.state.pick(dice)))


@fewest
def test_advice_compares_all_actions_with_the_whole_time_of_a_decision(setting: Setting) -> None:
    """A hint may not stop early: what it says of the other actions needs the time as well."""
    match = setting.match(1)
    bot = expert(setting, 20 * BATCH)
    while len(match.legal()) == 1 or setting.game.solvable(match.state):
        match.play(match.legal()[0])
    bot.weigh(match.view(match.actor))
    assert bot.looked == 20 * BATCH or setting.game.foreseeable()
