"""The balance study: what is played, what is counted, and what counts as significant."""

import random
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

import chrysalide
from chrysalide.arena.intervals import wilson
from chrysalide.arena.playing import Outcome, Setting, beginner, play_one
from chrysalide.balance.facts import facts
from chrysalide.balance.judging import FEW, adjusted, against, beside, mark
from chrysalide.balance.results import results
from chrysalide.balance.rules import numbers
from chrysalide.balance.samples import SEATS, Base, NotVaried, Sample, sampling, values_of
from chrysalide.balance.spread import spread
from chrysalide.balance.watching import forbidding, watch
from chrysalide.core.dice import Dice
from chrysalide.core.errors import BadOption
from chrysalide.core.game import AnyGame
from chrysalide.core.match import Match
from chrysalide.core.options import Option, Range, describe
from chrysalide.core.study import Fact, Study
from chrysalide.games import find_game, names, study
from chrysalide.language import LANGUAGES, Words
from tests.arena_plan import ALL_GAMES, COOPERATIVE, OPTIONS, plan
from tests.cli_terminal import GAME
from tests.positions import until_over
from workshop.places import PACKAGE

every_game = pytest.mark.parametrize("found", ALL_GAMES, ids=lambda found: str(found.id))


def base(found: AnyGame, **other: Any) -> Base:
    return replace(Base(found, found.seats[0], {}, "random", "1", 1.0, chrysalide.__version__), **other)


# --- significance -------------------------------------------------------------------------------------


def test_many_comparisons_are_adjusted_as_benjamini_and_hochberg_do() -> None:
    assert adjusted([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.02, 0.04, 0.04, 0.02])
    assert adjusted([0.9, 0.02]) == pytest.approx([0.9, 0.04])
    assert adjusted([]) == []


@pytest.mark.parametrize("number", [20, 55, 400])
def test_the_test_and_the_interval_say_the_same(number: int) -> None:
    for wins in range(number + 1):
        low, high = wilson(wins, number)
        p = against(wins, number, 0.5)["p"]
        assert (p < 0.05) == (not low <= 0.5 <= high)


def test_a_share_beside_others() -> None:
    line = beside(30, 50, 40, 100)
    assert line["expected"] == 0.4
    assert line["p"] == pytest.approx(0.0208, abs=0.0005)  # z = 0.2 / sqrt(0.4667 · 0.5333 · (1/50 + 1/100))
    assert beside(FEW - 1, FEW - 1, 40, 100)["p"] is None, "too few"
    assert beside(30, 30, 30, 30)["p"] == 1.0, "everything was won"


def test_fair_coins_are_not_called_odd_and_a_biased_one_is() -> None:
    dice = random.Random(7)
    for _ in range(20):
        lines = [against(sum(dice.random() < 0.5 for _ in range(300)), 300, 0.5) for _ in range(30)]
        biased = against(sum(dice.random() < 0.72 for _ in range(300)), 300, 0.5)
        assert mark([*lines, biased]) == 31
        assert biased["odd"]
        assert sum(line["odd"] for line in lines) <= 2
    plain = [against(sum(dice.random() < 0.5 for _ in range(300)), 300, 0.5) for _ in range(200)]
    assert sum(line["p"] < 0.05 for line in plain) >= 5, "unadjusted, luck alone calls some of them odd"
    mark(plain)
    assert not any(line["odd"] for line in plain)


# --- results ----------------------------------------------------------------------------------------------------


def noted(number: int, first: int, winners: list[int], scores: list[float], **notes: Any) -> Outcome:
    """A match that nobody played."""
    full = {
        "entries": 12,
        "branching": {"1": 2, "4": 2},
        "course": [[1, 1]] * 10,
        "halfway": [0.0, 0.0],
        "positions": 2,
        "limits": {},
        "closes": {},
        "acts": {},
        "stretches": [{"first": first, "winners": winners, "table": {}, "seats": {}}],
        **notes,
    }
    return Outcome(number, ["greedy"] * 2, first, winners, scores, [2, 2], 3, [0.0] * 2, [0.0] * 2, notes=full)


def test_figures_against_matches_counted_by_hand() -> None:
    rule, other, *_ = numbers(find_game(GAME))
    outcomes = [
        noted(0, 0, [0], [3.0, 1.0], halfway=[1.0, 0.0], limits={rule: 1}, acts={other: 3}),
        noted(1, 1, [1], [0.0, 3.0], halfway=[1.0, 0.0], limits={rule: 2}),
        noted(2, 0, [0, 1], [2.0, 2.0], halfway=[1.0, 1.0], entries=20),
        noted(3, 1, [0], [3.0, 2.0], branching={"1": 1, "9": 3}, closes={rule: 2}),
    ]
    found = results([(Sample(None, None, None, plan(("greedy",))), outcomes)], [("some", True)], each=5)
    assert [line["wins"] for line in found["order"]] == [2.5, 1.5], "a shared match counts half"
    assert found["order"][0]["expected"] == 0.5
    assert found["rounds"] is None
    assert found["length"]["mean"] == 4.0
    assert (found["entries"]["mean"], found["entries"]["most"]) == (14.0, 20)
    assert (found["branching"]["mean"], found["branching"]["q50"], found["branching"]["q90"]) == (58 / 16, 4.0, 9.0)
    assert found["single"] == 7 / 16
    assert (found["margins"]["mean"], found["margins"]["q50"]) == ((2 + 3 + 0 + 1) / 4, 1.0)
    assert (found["halfway"]["led"], found["halfway"]["wins"]) == (2, 1.0)
    assert found["samples"][0]["shared"] == 1
    first, second = found["rules"][:2]
    assert (first["rule"], first["limits"], first["closes"]) == (rule, 3 / 8, 2 / 8)
    assert (second["acts"], second["times"]) == (1 / 4, 3 / 4)
    assert found["comparisons"] == 0, "four matches tell nothing"
    assert found["refused"] == [{"option": "some", "value": True}]


def test_a_spread_holds_every_value_once() -> None:
    found = spread(Counter({1: 60, 2: 30, 3: 9, 500: 1}))
    assert sum(bar["times"] for bar in found["bars"]) == found["number"] == 100
    assert [bar["times"] for bar in found["bars"]] == [60, 30, 10], "a thin tail is put into the last bar"
    assert found["bars"][-1]["high"] == 501
    assert (found["q10"], found["q50"], found["q90"]) == (1.0, 1.0, 2.0)


def stretch(first: int, winner: int, layout: str, goals: list[list[str]]) -> dict[str, Any]:
    return {"first": first, "winners": [winner], "table": {"layout": [layout]}, "seats": {"goal": goals}}


STUDY = Study((Fact("layout"), Fact("goal")), {}, lambda match: [])


def test_facts_of_opponents() -> None:
    played = [
        stretch(0, 0, "a", [["x"], ["y"]]),
        stretch(1, 1, "a", [["x"], ["x"]]),
        stretch(0, 1, "b", [["y"], ["x"]]),
    ]
    layouts, goals = facts(plan(), played, STUDY)
    assert (layouts["about"], goals["about"]) == ("table", "seat")
    a, b = layouts["values"]
    assert (a["wins"], a["cases"], a["expected"]) == (2.0, 2, 0.0), "who begins wins with it; beside the other layouts"
    assert (b["wins"], b["cases"], b["expected"]) == (0.0, 1, 1.0)
    assert a["often"] == pytest.approx(2 / 3)
    x, y = goals["values"]
    assert (x["wins"], x["cases"], x["expected"]) == (2.0, 2, 0.5), "where both have it, it tells nothing"
    assert (y["wins"], y["cases"]) == (0.0, 2)


def test_a_layout_that_favours_who_begins_is_found_among_fair_ones() -> None:
    dice = random.Random(3)
    played = []
    for number in range(2400):
        layout = f"L{number % 12}"
        first = dice.randrange(2)
        favoured = dice.random() < (0.7 if layout == "L5" else 0.5)
        played.append(stretch(first, first if favoured else 1 - first, layout, [[], []]))
    [layouts] = facts(plan(), played, STUDY)
    mark(layouts["values"])
    assert [line["value"] for line in layouts["values"] if line["odd"]] == ["L5"]


def test_facts_of_a_cooperative_game_and_facts_that_are_only_counted() -> None:
    study = Study((Fact("layout"), Fact("goal", judged=False)), {}, lambda match: [])
    won = [stretch(0, 0, "a", [["x"], ["y"]])] * 30
    lost = [stretch(0, 0, "b", [["x"], ["z"]]) | {"winners": []}] * 30
    layouts, goals = facts(plan(("random",), sides=(0, 0)), [*won, *lost], study)
    assert [line["share"] for line in layouts["values"]] == [1.0, 0.0]
    assert all(line["p"] is not None for line in layouts["values"])
    assert [(line["value"], line["often"], line["p"]) for line in goals["values"]] == [
        ("x", 1.0, None),
        ("y", 0.5, None),
        ("z", 0.5, None),
    ]


# --- what is played ---------------------------------------------------------------------------------------------


def test_which_values_of_an_option_are_compared() -> None:
    assert values_of(Option("a", "flag", False, (False, True))) == [False, True]
    assert values_of(Option("a", "number", 0, range=Range(-2, 2))) == [-2, -1, 0, 1, 2]
    assert values_of(Option("a", "number", 100, range=Range(20, 500))) == [20, 500], "a wide range by its ends"
    assert values_of(Option("a", "subset", ("x", "y"), ("x", "y"))) == []


@every_game
def test_samples_differ_from_the_usual_one_in_one_option(found: AnyGame) -> None:
    known = sampling(base(found), None)
    usual, *others = known.samples
    assert usual.option is None
    assert len({sample.folder for sample in known.samples}) == len(known.samples)
    for sample in others:
        changed = {name for name, value in sample.plan.options.items() if value != usual.plan.options[name]}
        assert changed == (set() if sample.option == SEATS else {sample.option})
        assert sample.plan.seats == (sample.value if sample.option == SEATS else usual.plan.seats)
        assert sample.plan.seed == usual.plan.seed
    varied = {sample.option for sample in others} | {option for option, _ in known.refused}
    assert varied >= {option.name for option in describe(found.options) if option.kind == "flag"}


def test_options_that_are_named() -> None:
    found = find_game(GAME)
    assert [sample.name for sample in sampling(base(found), []).samples] == ["usual"]
    subset = next(option.name for option in describe(found.options) if option.kind == "subset")
    with pytest.raises(NotVaried, match=subset):
        sampling(base(found), [subset])
    with pytest.raises(BadOption, match="frobnicate"):
        sampling(base(found), ["frobnicate"])


# --- what is noted ----------------------------------------------------------------------------------------------


def played(found: AnyGame, seats: int, seed: str = "3", options: dict[str, Any] | None = None) -> Match:
    match = Match(found, seats, options or {}, seed)
    dice = Dice(seed)
    for _ in until_over(match):
        codes = match.legal()
        match.play(codes[dice.below(len(codes))])
    return match


def test_notes_against_the_record_walked_again() -> None:
    match = played(find_game(GAME), 2)
    notes = watch(match)
    again = chrysalide.load(match.record())
    choices, halfway = [], [0.0, 0.0]
    places = [place for place, entry in enumerate(again.log) if entry.actor >= 0]
    for number, place in enumerate(places):
        position = again.at(place)
        choices.append(len(position.legal()))
        if number == len(places) // 2:
            halfway = position.scores
    assert notes["entries"] == len(again.entries)
    assert {int(size): times for size, times in notes["branching"].items()} == {
        size: choices.count(size) for size in set(choices)
    }
    assert sum(number for _, number in notes["course"]) == len(places)
    assert sum(total for total, _ in notes["course"]) == sum(choices)
    assert notes["halfway"] == halfway
    assert abs(notes["positions"] - len(places) / 20) <= 1
    for stretch in notes["stretches"]:
        assert len(stretch["winners"]) == 1


@every_game
def test_what_forbids_is_what_the_rules_say_when_asked(found: AnyGame) -> None:
    match = played(found, found.seats[0])
    place = next(place for place, entry in enumerate(match.log) if entry.asked and place > len(match.log) // 2)
    position = match.at(place)
    here, elsewhere = forbidding(found, position.state, position.state.legal(), Dice(1))
    assert here | elsewhere <= set(numbers(found))
    words = {action.word for action in position.legal()}
    legal = {action.code for action in position.legal()}
    refused = {
        found.refuse(position.state, action.code, position.actor).rule
        for action in found.space.actions
        if action.word in words and action.code not in legal
    }
    assert here == refused - {None}, "all that the rules give as a reason, for the kinds being asked for"


@every_game
def test_the_study_of_a_game_names_only_what_exists(found: AnyGame) -> None:
    known = study(found.id)
    sources = "".join(
        path.read_text("utf-8")
        for path in found.folder.rglob("*.py")
        if path.name != "study.py" and "tests" not in path.parts
    )
    data = "".join(path.read_text("utf-8") for path in (found.folder / "data").rglob("*.toml"))
    for key, rules in known.acts.items():
        kind, _, condition = key.partition(" ")
        assert f'"{kind}"' in sources, f"no event is called {kind}"
        assert set(rules.split()) <= set(numbers(found)), key
        name, _, value = condition.partition("=")
        assert not condition or (f'"{name}"' in sources and f'"{value}"' in sources + data), key
    for lang in LANGUAGES:
        words = Words(found.id, lang)
        for fact in known.facts:
            assert words.knows(f"fact-{fact.id}"), (lang, fact)
            assert not fact.message or words.knows(fact.message), (lang, fact)


@every_game
def test_facts_of_real_matches_are_known_and_spoken(found: AnyGame) -> None:
    told = study(found.id)
    known = {fact.id: fact for fact in told.facts}
    for seats in (found.seats[0], found.seats[-1]):
        match = played(found, seats)
        notes = watch(match)
        assert set(notes["acts"]) <= set(numbers(found))
        assert bool(notes["acts"]) == bool(told.acts), "some rule acts in every match"
        assert 0 <= beginner(match) < seats
        for stretch in told.stretches(match):
            assert stretch.table.keys() | stretch.seats.keys() == known.keys()
            assert all(len(values) == seats for values in stretch.seats.values())
            had = [(name, value) for name, values in stretch.table.items() for value in values]
            had += [(name, value) for name, seated in stretch.seats.items() for own in seated for value in own]
            for name, value in had:
                assert_spoken(found, known[name], value)


def assert_spoken(found: AnyGame, fact: Fact, value: str) -> None:
    assert isinstance(value, str)
    if fact.message:
        text = Words(found.id, "es").say(fact.message, **{fact.argument: value})
        assert text != value, f"{fact.id} {value} has no words"
        assert "{$" not in text


def test_equal_fixtures_make_equal_notes() -> None:
    fixture = plan(("greedy",)).fixture(2)
    setting = Setting(GAME, OPTIONS, watch=watch)
    assert (
        play_one(setting, fixture).notes
        == play_one(setting, fixture).notes
        != play_one(setting, plan(("greedy",)).fixture(3)).notes
    )
    assert play_one(replace(setting, watch=None), fixture).notes is None


def test_a_cooperative_game_is_compared_with_itself() -> None:
    usual, *_ = sampling(base(COOPERATIVE), []).samples
    won = [noted(number, 0, [0, 1], [1.0, 1.0]) for number in range(40)]
    lost = [noted(number, 0, [], [0.0, 0.0]) for number in range(40)]
    other = replace(usual, option=SEATS, value=usual.plan.seats)
    found = results([(usual, won), (other, lost)], [], each=40)
    assert found["order"] == []
    assert [sample["share"] for sample in found["samples"]] == [1.0, 0.0]
    assert [sample["odd"] for sample in found["samples"]] == [False, True]
    assert found["margins"] is None


def test_every_game_of_ours_has_a_study() -> None:
    """A game from somebody else's folder may do without."""
    ours = [name for name in names() if find_game(name).folder.is_relative_to(PACKAGE)]
    assert ours
    assert all(study(name).acts for name in ours)
