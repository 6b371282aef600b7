"""Reviews: luck and play add up to the result, and nobody is blamed for what they could not know."""

import json
from functools import cache
from itertools import count, pairwise
from math import inf, isclose
from typing import Any

import pytest

import chrysalide
from chrysalide.bots import foresight, reasons, searching
from chrysalide.bots.turn import Turn
from chrysalide.core.dice import Dice
from chrysalide.core.entries import RESIGNED, Ending
from chrysalide.core.errors import NotReviewed, OtherRules
from chrysalide.core.marks import MARKS, Thresholds
from chrysalide.core.match import Match
from chrysalide.core.state import CHANCE
from chrysalide.games import find_game
from chrysalide.reviewing import (
    Assessment,
    Review,
    assemble,
    assess,
    cost,
    effort,
    making,
    pieces,
    points,
    second_effort,
    second_look,
)
from chrysalide.reviewing.assessing import START, _reasons, judge
from chrysalide.reviewing.report import DECISION
from chrysalide.reviewing.searching import Outlook, outcome, shared
from tests.depth import choice, telling, times

EFFORT = 120  # simulations: enough to check sums and shapes, too few for a good opinion
PLACES = 8  # of a match, so that the ordinary run is quick
SETTINGS = [(game, seats) for game in chrysalide.games() for seats in telling(find_game(game).seats)]


@cache
def played(game: str, seats: int, seed: int = 1, level: str = "greedy", **options: Any) -> Match:
    """Nobody changes it: the tests look at `match.at(…)`."""
    match = chrysalide.new(game, seats=seats, seed=seed, **options)
    bots = [chrysalide.bot(game, level, seed=seat, seconds=inf) for seat in range(seats)]  # whatever else runs here
    while not match.over:
        match.play(bots[match.actor].choose(match.view(match.actor)))
    return match


def reviewed(match: Match, effort: int = EFFORT) -> Review:
    return assemble(match, {place: assess(match, place, effort) for place in points(match)}, "quick")


def some(match: Match) -> dict[int, Assessment]:
    """The first few places of a match; all of them in a thorough run."""
    return {place: assess(match, place, EFFORT) for place in points(match)[: choice(PLACES, 10_000)]}


def adds_up(review: Review) -> bool:
    parts = zip(review.start, review.luck, review.play, review.drift, review.result, strict=True)
    return all(isclose(start + luck + play + drift, end, abs_tol=1e-9) for start, luck, play, drift, end in parts)


@pytest.mark.parametrize(("game", "seats"), SETTINGS)
def test_the_parts_add_up_for_every_side(game: str, seats: int) -> None:
    for seed in range(1, 1 + times(1)):
        match = played(game, seats, seed)
        review = assemble(match, some(match), "quick")
        assert adds_up(review)
        for step, later in pairwise(review.steps):
            change = [sum(parts) for parts in zip(step.play, step.luck, step.drift, strict=True)]
            ends = [before + moved for before, moved in zip(step.expected, change, strict=True)]
            assert ends == pytest.approx(later.expected), step.index


@pytest.mark.parametrize(("game", "seats"), SETTINGS)
def test_steps_cover_the_entries_in_order_and_say_who_decided(game: str, seats: int) -> None:
    match = played(game, seats)
    steps = assemble(match, some(match), "quick").steps
    sides = match.options.sides(seats)
    assert steps[0].index == 0
    for step, later in pairwise(steps):
        assert step.index + step.entries == later.index
    for step in steps:
        entries = match.log[step.index : step.index + step.entries]
        if step.kind == DECISION:
            assert step.seat == entries[0].actor
            assert step.actions == [entries[0].action.text]
            assert step.loss >= 0
            assert step.play[sides[step.seat]] == -step.loss
            assert step.best[0].values[sides[step.seat]] >= step.value
            assert step.mark in (*MARKS, None)
        else:
            assert step.actions == [entry.action.text for entry in entries]
            assert step.play == [0.0] * len(step.play)


@pytest.mark.parametrize(("game", "seats"), SETTINGS)
def test_a_decision_is_judged_by_what_its_seat_knew(game: str, seats: int) -> None:
    """What a seat cannot know is dealt again: nothing that its own eyes say of the decision changes."""
    match = played(game, seats)
    place = points(match)[len(points(match)) // 2]
    past, other = match.at(place), match.at(place)
    other.state.resample(past.actor, Dice("dealt again"))
    code = match.log[place].action.code
    mine, dealt_again = (judge(one, code, EFFORT, "seed") for one in (past, other))
    assert mine.best == dealt_again.best
    assert mine.played == dealt_again.played


def test_without_secrets_only_chance_is_luck() -> None:
    match = played("papilio", 2, 1)
    for step in assemble(match, some(match), "quick").steps:
        if step.kind == DECISION:
            assert step.luck == pytest.approx([0.0, 0.0])


def test_the_end_of_celestes_is_exact_and_luck_is_fair() -> None:
    """Where a round is solved to its end, what is expected after a decision is the mean over what chance can do."""
    checked = drawn = 0
    for seed in range(6):
        match = played("celestes", 2, seed, tokens_to_win=1)
        for place in points(match)[-10:]:
            found = assess(match, place, 60_000)
            if found.exact:
                then = match.at(place + 1)
                assert found.after == pytest.approx(expected(then), abs=1e-9)
                checked += 1
                drawn += then.actor == CHANCE
    assert checked >= 10
    assert drawn >= 1


def expected(match: Match) -> list[float]:
    """What both sides can expect by an exact solution; chance may act on."""
    if match.over:
        return outcome(match, match.state)
    if match.actor == CHANCE:
        outcomes = [(odds, expected(after(match, code))) for code, odds in match.state.chance()]
        return [sum(odds * values[side] for odds, values in outcomes) for side in (0, 1)]
    judged = judge(match, match.state.legal()[0], 60_000, "exact")
    if judged.exact:
        return judged.expected
    return max((expected(after(match, code)) for code in match.state.legal()), key=lambda values: values[match.actor])


def after(match: Match, code: int) -> Match:
    then = match.copy()
    then.enter(match.game.action(then.state, code))
    return then


def test_the_end_of_papilio_is_solved_exactly() -> None:
    """A win that is found is proved: nothing that follows changes what is expected."""
    match = played("papilio", 2, 5, "medium")
    last = points(match)[-1]
    found = assess(match, last, 40_000)
    assert found.exact
    assert found.after == pytest.approx(outcome(match, match.state), abs=1e-9)


def test_a_review_is_the_same_every_time() -> None:
    match = played("papillons", 3, 1)
    place = points(match)[-1]
    assert assess(match, place, EFFORT) == assess(match, place, EFFORT)


@pytest.mark.parametrize("game", chrysalide.games())
def test_no_clock_changes_the_reasons(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a machine so busy that an hour passes between two looks at the clock."""
    match = played(game, 2, 5)
    past = match.at(next(place for place in points(match)[1:] if len(match.at(place).legal()) > 2))
    turn = Turn(past.game, past.view(past.actor), Dice("clock"))
    *others, worst = turn.codes
    values = {code: shared(0.6, turn) for code in others} | {worst: shared(0.2, turn)}
    outlook = Outlook(values, 0.0, len(values), exact=False)
    told = _reasons(turn, outlook, worst, "clock")
    for module in (foresight, reasons, searching):
        monkeypatch.setattr(module, "monotonic", count(step=3600.0).__next__)
    assert _reasons(turn, outlook, worst, "clock") == told


def test_assessments_travel_as_plain_json() -> None:
    match = played("extinction", 2, 1)
    for place in points(match)[:3]:
        found = assess(match, place, EFFORT)
        assert Assessment.from_json(json.loads(json.dumps(found.as_json()))) == found


def test_a_part_of_a_review_ends_where_it_stands() -> None:
    match = played("celestes", 2, 2, tokens_to_win=1)
    places = points(match)
    assessed = {place: assess(match, place, EFFORT) for place in places[:3]}
    partial = assemble(match, assessed, "quick")
    assert (partial.done, partial.of) == (3, len(places))
    assert adds_up(partial)
    without_start = assemble(match, {places[1]: assessed[places[1]]}, "quick")
    assert without_start.steps == []


@pytest.mark.parametrize(("game", "seats"), SETTINGS)
def test_actions_say_what_would_be_clicked(game: str, seats: int) -> None:
    match = played(game, seats)
    place = points(match)[5]
    found = assess(match, place, EFFORT)
    offered = {choice.action: list(choice.targets) for choice in match.at(place).choices()}
    assert found.played is not None
    for rated in (found.played, *found.best):
        assert rated.targets == offered[rated.action]


def test_moments_are_mistakes_first_and_one_find() -> None:
    """Whatever was found: two mistakes are among the three, if there are as many."""
    for seed in range(times(4)):
        match = played("papillons", 2, seed, "easy")
        review = reviewed(match)
        least = match.game.thresholds.inaccurate
        costly = sorted((step.loss for step in review.steps if step.loss > least), reverse=True)
        shown = sorted((review.steps[number].loss for number in review.moments), reverse=True)
        assert shown[:2] == costly[:2] + [0.0] * (min(2, len(shown)) - len(costly[:2]))
        assert review.moments == sorted(set(review.moments))
        assert len(review.moments) <= 3


@pytest.mark.parametrize("loss", [0.0, 0.4])
@pytest.mark.parametrize(("game", "seats"), SETTINGS)
def test_that_several_are_as_good_is_no_reason(game: str, seats: int, loss: float) -> None:
    """Only why the best action is better than the one that was played."""
    match = played(game, seats)
    past = match.at(next(place for place in points(match)[1:] if len(match.at(place).legal()) > 2))
    turn = Turn(past.game, past.view(past.actor), Dice("reasons"))
    *others, worst = turn.codes
    values = {code: shared(0.6, turn) for code in others} | {worst: shared(0.6 - loss, turn)}
    outlook = Outlook(values, 0.0, len(values), exact=False)
    told = {reason.id for reason in _reasons(turn, outlook, worst, "reasons")}
    assert not {"reason-even", "reason-several"} & told


def test_pieces_hold_every_place_once_and_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("papillons", 2, 1)
    places = points(match)
    for seconds, number in ((0.0, len(places)), (cost(match, "quick") / 3, 4), (1e6, 1)):
        monkeypatch.setattr(making, "PIECE", seconds)
        shared_out = pieces(match, places, "quick")
        assert [place for piece in shared_out for place in piece] == places
        assert abs(len(shared_out) - number) <= 1


def test_a_review_costs_what_its_depth_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("mariposas", 2, 1)
    for depth, seconds in making.DEPTHS.items():
        assert cost(match, depth) == pytest.approx(seconds, rel=0.01)
    compiled = effort(match, "deep")
    monkeypatch.setattr(making, "compiled", lambda: False)
    assert effort(match, "deep") == pytest.approx(compiled / making.INTERPRETED, rel=0.01)
    assert cost(match, "deep") == pytest.approx(making.DEPTHS["deep"], rel=0.01)
    short = played("celestes", 2, 1, tokens_to_win=1)
    assert cost(short, "deep") < making.DEPTHS["deep"]  # nobody looks at one decision for longer than that


def test_a_quick_review_looks_at_the_worst_decisions_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """As closely as a deep one; whoever takes it over in the middle looks at the same ones."""
    monkeypatch.setattr(making, "LEAST", 8)
    monkeypatch.setitem(making.DEPTHS, "quick", 0.4)
    monkeypatch.setitem(making.DEPTHS, "deep", 3.6)
    match = played("papillons", 2, 1)
    first, second = effort(match, "quick"), second_effort(match, "quick")
    assert first < second <= effort(match, "deep")
    assessed = {place: assess(match, place, first) for place in points(match)}
    again = second_look(match, assessed, "quick")
    losses = {step.index: step.loss for step in assemble(match, assessed, "quick").steps if step.kind == DECISION}
    assert len(again) == making.CLOSER
    assert [losses[place] for place in again] == sorted(losses.values(), reverse=True)[: making.CLOSER]
    for number, place in enumerate(again, 1):
        assessed[place] = assess(match, place, second)
        assert second_look(match, assessed, "quick") == again[number:]
    assert chrysalide.review(match) == assemble(match, assessed, "quick")
    assert second_look(match, {place: assess(match, place, first) for place in points(match)}, "deep") == []


def test_teams_and_groups_are_sides() -> None:
    team = played("papillons", 4, 1, teams=True)
    found = assess(team, points(team)[1], EFFORT)
    assert len(found.expected) == 2
    group = played("extinction", 3, 1)
    assert len(assess(group, points(group)[1], EFFORT).expected) == 1


def test_three_sides_share_one_win() -> None:
    match = played("mariposas", 3, 1)
    for place in (START, points(match)[3]):
        assert sum(assess(match, place, EFFORT).expected) == pytest.approx(1.0)


def test_a_match_that_was_resigned_ends_with_what_was_expected() -> None:
    match = played("celestes", 2, 3, tokens_to_win=1)
    early = match.at(points(match)[4])
    early.ending = Ending(RESIGNED, 0)
    review = reviewed(early)
    assert adds_up(review)
    assert review.done == review.of


def test_only_finished_matches_of_known_games_are_reviewed() -> None:
    unfinished = chrysalide.new("papilio", seed=1)
    with pytest.raises(NotReviewed, match="only finished matches"):
        chrysalide.review(unfinished)
    with pytest.raises(NotReviewed, match="isn’t a depth"):
        chrysalide.review(played("papillons", 2, 1), depth="endless")
    foreign = played("papillons", 2, 1).record().replace("game: papillons", "game: chess")
    with pytest.raises(OtherRules):
        chrysalide.review(foreign)


def test_older_rules_are_reviewed_by_those_rules() -> None:
    game = find_game("papilio").by_rules(find_game("papilio").versions[-1])
    match = Match(game, 2, seed=1)
    bot = chrysalide.bot("papilio", "greedy")
    while not match.over:
        match.play(bot.choose(match.view(match.actor)))
    found = assess(match, points(match)[2], EFFORT)
    assert found.played is not None


def test_marks_follow_the_losses() -> None:
    thresholds = Thresholds(good=0.01, inaccurate=0.03, mistake=0.08)
    losses = (0.0, 0.01, 0.02, 0.05, 0.2)
    assert [thresholds.mark(loss) for loss in losses] == ["excellent", "excellent", "good", "inaccurate", "mistake"]


@pytest.mark.parametrize("game", chrysalide.games())
def test_every_game_has_thresholds_in_order(game: str) -> None:
    found = find_game(game).thresholds
    assert 0 < found.good < found.inaccurate < found.mistake < 1
