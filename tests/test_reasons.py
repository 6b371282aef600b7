"""What a hint says besides the best action: verdicts, reasons, the plan of the turn."""

import re
from functools import cache
from math import inf

import pytest

from chrysalide.bots import Advice, Player, bot, reasons
from chrysalide.bots.changes import COMPARING, GAIN, KEEP, Change
from chrysalide.bots.foresight import ACTIONS, foresee
from chrysalide.bots.hints import BEST, EQUAL, LESS, WORSE, judge
from chrysalide.bots.hints import ONLY as ALONE
from chrysalide.bots.reasons import EVEN, ONLY, SEVERAL, explain
from chrysalide.bots.searching import Searcher
from chrysalide.bots.turn import Turn
from chrysalide.core.actions import Action
from chrysalide.core.dice import Dice
from chrysalide.core.game import AnyGame
from chrysalide.core.match import Match
from chrysalide.core.messages import Message
from chrysalide.core.parts import Part
from chrysalide.games import find_game
from chrysalide.language import LANGUAGES, Words, catalogue
from tests.depth import times
from tests.positions import TELLING, Setting, every_game, every_setting

EFFORT = 60  # simulations of a search whose findings are explained
DECISIONS = 40  # of a match that a suite looks at, a few of them closely
MESSAGE = re.compile(r"^reason-([\w-]+) *=", re.MULTILINE)


@cache
def decisions(setting: Setting, every: int) -> list[Match]:
    """Positions of one match by people who look one step ahead, at which a seat decides."""
    match, player = setting.match(seed=1), bot(setting.game.id, "easy", 1)
    found = []
    for number in range(times(DECISIONS)):
        if match.over:
            break
        if number % every == 0:
            found.append(match.copy())
        match.play(player.choose(match.view(match.actor)))
    return found


def hinted(game: AnyGame, view: dict[str, object]) -> tuple[list[Message], list[Message]]:
    """The reasons and the plan for a view, by a search that no clock stops."""
    searcher = Searcher(game, 1, EFFORT, seconds=600)
    turn = Turn(game, view, searcher.dice, 600)
    found = searcher.consider(turn)
    code = turn.codes[turn.legal.index(found[0].action)]
    codes, plan = foresee(turn, code, "test")
    return explain(turn, found, codes, "test"), plan


def unhurried(game: str, level: str, seed: int | str) -> Player:
    """A bot whose simulations are counted, and that no clock stops."""
    player = bot(game, level, seed)
    player.seconds = 600
    return player


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is, as many worlds are looked at."""
    monkeypatch.setattr(reasons, "SECONDS", 600.0)
    monkeypatch.setattr("chrysalide.bots.foresight.SECONDS", 600.0)
    monkeypatch.setattr("chrysalide.bots.foresight.STEP", 600.0)
    monkeypatch.setattr(reasons, "WORLDS", 3)
    monkeypatch.setattr("chrysalide.bots.foresight.bot", unhurried)


def named_parts(game: AnyGame) -> set[str]:
    settings = [setting for setting in TELLING if setting.game.id == game.id]
    found: set[str] = set()
    for match in (match for setting in settings for match in decisions(setting, 3)):
        found |= {name.partition(":")[0] for name in game.parts(match.state, match.actor)}
    return found


@every_game
def test_every_part_has_a_message_and_every_message_a_part(game: str) -> None:
    for lang in LANGUAGES:
        assert set(MESSAGE.findall(catalogue(game, lang))) == named_parts(find_game(game)), lang


@every_setting
def test_reasons_and_plans_are_told_in_words(setting: Setting) -> None:
    for match in decisions(setting, 8):
        why, plan = hinted(setting.game, match.view(match.actor))
        for lang in LANGUAGES:
            assert all(Words(setting.game.id, lang).knows(message.id) for message in why + plan)


@every_setting
def test_a_plan_is_what_the_seat_would_choose_one_after_the_other(setting: Setting) -> None:
    for match in decisions(setting, 8):
        turn = Turn(setting.game, match.view(match.actor), Dice("plan"))
        codes, plan = foresee(turn, turn.codes[0], "plan")
        assert codes
        assert len(plan) == 0 or 2 <= len(plan) <= ACTIONS
        state = turn.imagined.copy()
        labels = []
        for code in codes:
            assert state.actor() == turn.seat
            assert code in state.legal()
            text = setting.game.action(state, code).text
            labels += [choice.label for choice in setting.game.choices(state) if choice.action == text]
            state.apply(code)
        assert [step for step in labels if step in plan] == plan


@every_setting
def test_a_hint_depends_on_the_view_alone(setting: Setting) -> None:
    """Whatever a seat cannot know may be otherwise: its reasons and its plan stay the same."""
    for match in decisions(setting, 10):
        seat, other = match.actor, match.state.copy()
        other.resample(seat, Dice("otherwise"))
        assert hinted(setting.game, match.view(seat)) == hinted(setting.game, match.view_of(other, seat))


def advice(number: int, value: float | None, weight: int) -> Advice:
    return Advice(Action(number, f"take {number}", "take", (), chance=False), value, weight)


@pytest.mark.parametrize(
    ("found", "verdicts"),
    [
        ([(0.6, 1000)], [ALONE]),
        ([(0.6, 1000), (0.5, 900)], [BEST, WORSE]),
        ([(0.6, 1000), (0.595, 900), (0.56, 800)], [EQUAL, EQUAL, LESS]),
        ([(0.6, 1000), (0.6, 5)], [BEST, LESS]),  # hardly tried: dropped by the search
        ([(0.6, 40), (0.55, 40), (0.3, 40)], [EQUAL, EQUAL, WORSE]),  # few simulations: a wide margin
        ([(0.02, 90_000), (0.012, 90_000)], [BEST, WORSE]),  # nearly lost: small differences matter
        ([(0.6, 0), (0.6, 0), (0.57, 0)], [EQUAL, EQUAL, LESS]),  # exact
        ([(None, 0), (None, 0)], [BEST, LESS]),
    ],
)
def test_verdicts_compare_margins_with_the_error_of_the_search(
    found: list[tuple[float | None, int]], verdicts: list[str]
) -> None:
    opinions = judge([advice(number, value, weight) for number, (value, weight) in enumerate(found, 1)])
    assert [opinion.verdict for opinion in opinions] == verdicts
    assert [opinion.value for opinion in opinions] == [value for value, _ in found]


def opinions(turn: Turn, equal: int) -> list[Advice]:
    """The legal actions in their order, as if a search had found the first one, and as many more, equally good."""
    return [Advice(action, 0.6 if number <= equal else 0.4) for number, action in enumerate(turn.legal)]


@every_setting
@pytest.mark.parametrize("share", [0.0, 0.3, 0.7, 1.0])  # of the alternatives that are as good
def test_reasons_compare_with_what_has_a_worse_verdict(setting: Setting, share: float) -> None:
    for match in decisions(setting, 8):
        turn = Turn(setting.game, match.view(match.actor), Dice("verdicts"))
        others = len(turn.legal) - 1
        equal = round(share * others)
        found = opinions(turn, equal)
        verdicts = [opinion.verdict for opinion in judge(found)]
        assert verdicts == [(EQUAL if equal else BEST) if others else ALONE] + [EQUAL] * equal + [WORSE] * (
            others - equal
        )
        why = explain(turn, found, foresee(turn, turn.codes[0], "test")[0], "test")
        assert (why == [ONLY]) == (others == 0)
        if others:
            assert (why[:1] == [EVEN]) == (equal == others)
            assert (why[:1] == [SEVERAL]) == (0 < equal < others)
            compares = any(reason.args.get("change") in COMPARING for reason in why)
            assert not (compares and equal > others - equal), "nothing about other choices where most are as good"


@every_setting
def test_what_equally_good_actions_do_not_have_in_common_is_no_reason(
    setting: Setting, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whichever of them comes first, the parts that are noticed stay the same or are fewer than for it alone."""
    monkeypatch.setattr(reasons, "_facts", lambda *_: [])  # which compare with nothing
    monkeypatch.setattr(reasons, "GOOD_NEWS", 99)  # all: where the most important is gone, another may be named
    monkeypatch.setattr(reasons, "SHARE", 0.0)
    for match in decisions(setting, 16):
        turn = Turn(setting.game, match.view(match.actor), Dice("common"))
        if len(turn.legal) < 3:
            continue
        codes = turn.codes[:1]
        best, equal, *worse = opinions(turn, 1)
        alone = {reason.id for reason in explain(turn, [best, *worse], codes, "test", inf)}
        common = {reason.id for reason in explain(turn, [best, equal, *worse], codes, "test", inf)}
        assert common <= alone | {SEVERAL.id}


@every_setting
def test_where_all_is_equal_only_what_the_action_itself_brings_is_told(setting: Setting) -> None:
    """In the imagined state it has more of it than before; nothing is said about other choices."""
    game = setting.game
    for match in decisions(setting, 4):
        turn = Turn(game, match.view(match.actor), Dice("facts"))
        if len(turn.legal) == 1:
            continue
        _, *facts = explain(turn, opinions(turn, len(turn.legal)), turn.codes[:1], "test")
        assert all(fact.args["change"] == GAIN for fact in facts)
        after = turn.imagined.copy()
        after.apply(turn.codes[0])
        if after.actor() < 0 or not game.foreseeable():
            continue  # on an average over what chance and the others hold
        now, then = game.parts(turn.imagined, turn.seat), game.parts(after, turn.seat)
        for fact in facts:
            name = ":".join([fact.id.removeprefix("reason-"), *([str(fact.args["of"])] if "of" in fact.args else [])])
            assert then[name].worth > now[name].worth


def test_a_comparison_is_told_only_if_it_holds_against_every_other_choice() -> None:
    """The average of the others may be lower because of a single one of them."""
    parts = {"rival": Part(-1.0, 1.0)}

    def told(*others: float) -> list[object]:
        change = Change(parts, {"rival": -1.0}, [{"rival": -1.0}], [[{"rival": other}] for other in others])
        return [news.args["change"] for news in reasons._put(change, crowded=False)]

    assert told(-2.0, -3.0) == [KEEP]
    assert told(-3.0, -1.01) == []


def test_a_game_without_parts_gives_no_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    setting = TELLING[0]
    monkeypatch.setattr(type(setting.game), "parts", lambda *_: {})
    told = [why for match in decisions(setting, 4) for why in hinted(setting.game, match.view(match.actor))[0]]
    assert {why.id for why in told} <= {"reason-only"}
