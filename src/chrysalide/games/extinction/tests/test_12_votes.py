"""Chapter 12: ambassadors and votes."""

from typing import Any

import pytest
from mypy_extensions import i64

from chrysalide.core.match import Match
from chrysalide.core.vectors import vec
from chrysalide.games.extinction import GAME
from chrysalide.games.extinction.codes import PACKS
from chrysalide.games.extinction.facts import DEFAULT
from chrysalide.games.extinction.rules import flow
from chrysalide.games.extinction.rules.opinions import value_of
from chrysalide.games.extinction.rules.phases import VOTING
from chrysalide.games.extinction.tests.table import (
    args,
    arranged,
    idle,
    money,
    new,
    oracle_of,
    phase,
    run,
    state_of,
    texts,
    told,
)

ALL_SURE = ("chine:9", "inde:12", "russie:9", "bresil:9", "indonesie:9", "australie:9")
END: dict[str, Any] = {"stage": "end", "year": 4, "played": (1, 2, 3)}


def test_12_1_the_first_cube_turns_an_ambassador_up() -> None:
    match = run(arranged(area="plaidoyer@0", purses={0: 1}), "0 die 1 plaidoyer@0 / 0 cube 6 / * amb 6 australie")
    state = state_of(match)
    assert (state.up, state.cubes[5]) == (0b100000, 1)


def test_12_2_the_instruction_is_not_followed_then() -> None:
    match = run(arranged(area="plaidoyer@0", purses={0: 1}), "0 die 1 plaidoyer@0 / 0 cube 4 / * amb 4 indonesie")
    assert phase(match) == "act"
    assert "vote-rolled" not in told(match)


def test_12_3_it_stays_up_without_cubes() -> None:
    match = arranged(ambassadors=("chine:1", "inde"), permanents={0: "carnet"}, specialties={0: "negociateur"})
    run(match, "0 shift 1 2")
    assert (state_of(match).cubes[0], state_of(match).up) == (0, 0b11)


@pytest.mark.parametrize(("seats", "first", "second"), [(2, 7, 8), (3, 5, 6), (4, 4, 5), (5, 3, 4)])
def test_12_4_two_vote_years(seats: int, first: int, second: int) -> None:
    others = tuple(range(1, seats))
    for year in range(1, second + 1):
        match = arranged(seats=seats, stage="end", year=year, played=others)
        assert ("vote-began" in told(match)) == (year in (first, second))
        assert match.over == (year == second)


def test_12_5_face_up_ambassadors_in_a_chosen_order() -> None:
    row = ("chine:9", "?", "russie:9", "bresil:9", "?", "australie:9")
    match = arranged(ambassadors=row, stage="end", year=4, active=2, played=(0, 1, 3))
    assert match.actor == 2
    assert texts(match) == ["poll 1", "poll 3", "poll 4", "poll 6"]
    run(match, "2 poll 3")
    assert texts(match) == ["poll 1", "poll 4", "poll 6"]


def test_12_6_value_and_cubes_against_the_target() -> None:
    for reserve, yes in ((7, "yes"), (6, "no")):
        row = ("chine:9", "inde:12", "russie:3", "bresil:9", "indonesie:9")
        match = run(arranged(ambassadors=row, reserve=reserve, level="facile", **END), "0 poll 3")
        assert args(match, "polled")["yes"] == yes
        assert args(match, "polled")["total"] == reserve + 3


def test_12_7_four_yes_of_one_year_win() -> None:
    match = arranged(ambassadors=ALL_SURE, **END)
    run(match, "0 poll 1 / 0 poll 2 / 0 poll 3")
    assert not match.over
    run(match, "0 poll 6 / * vote 1 / * vote 1 1")
    assert match.winners == [0, 1, 2, 3]
    assert match.scores == [1.0] * 4
    row = ("chine:9", "inde:12", "russie:9")
    easy = arranged(ambassadors=row, level="facile", easy_three_votes=True, **END)
    assert run(easy, "0 poll 1 / 0 poll 2 / 0 poll 3").winners == [0, 1, 2, 3]
    for level, needed in (("facile", 3), ("normal", 4)):
        match = new(3, easy_three_votes=True, level=level)
        assert state_of(match).needed == oracle_of(match).needed == needed, "at that level only"


def test_12_7_yes_votes_of_the_first_vote_year_do_not_count_in_the_second() -> None:
    """Rules: 12.4, 12.5"""
    row = ("chine:9", "inde:12", "japon", "bresil:6")
    match = arranged(ambassadors=row, skip=9, effects="journee", **END)
    run(match, "0 poll 1 / 0 poll 3 / * vote 1")
    assert (state_of(match).year, phase(match)) == (5, "next_seat")
    while phase(match) != "poll":
        idle(match)
    assert (match.view()["vote"]["yes"], texts(match)) == (0, ["poll 1", "poll 2", "poll 3", "poll 4"])


def test_12_8_nobody_is_asked_once_the_outcome_is_settled() -> None:
    match = arranged(ambassadors=("chine:9", "inde:12", "russie:9"), **END)
    assert (told(match).count("polled"), phase(match)) == (3, "next_seat"), "too few lie face up"
    assert args(match, "vote-ended")["yes"] == 3
    row = ("chine:9", "inde", "russie:9", "bresil:9", "indonesie:9")
    match = run(arranged(ambassadors=row, **END), "0 poll 2")
    assert phase(match) == "poll", "four others are left"


def test_12_8_after_a_victory_the_others_are_polled_in_the_order_of_their_places() -> None:
    match = run(arranged(ambassadors=ALL_SURE, **END), "0 poll 6 / 0 poll 3 / 0 poll 2 / 0 poll 1")
    assert (match.over, phase(match), match.actor) == (False, "poll_roll", -1)
    assert match.view()["vote"]["chance"]["value"] == 1.0
    run(match, "* vote 1 / * vote 1 1")
    assert (match.winners, match.view()["end"]["yes"]) == ([0, 1, 2, 3], 6)
    polls = match.view()["history"]["votes"][-1]["polls"]
    assert [poll["slot"] for poll in polls] == [6, 3, 2, 1, 4, 5]


def test_12_8_after_a_second_vote_that_cannot_pass_any_more() -> None:
    row = ("chine", "inde", "russie:9", "bresil:9", "?", "australie:9")
    match = run(arranged("22 44", stage="end", year=5, played=(1, 2, 3), ambassadors=row), "0 poll 1 / 0 poll 2")
    assert (match.over, phase(match)) == (False, "poll_roll"), "two No, three left: Russie is polled, then Brésil"
    run(match, "* vote 1")
    assert (match.over, match.winners, match.view()["end"]["yes"]) == (True, [], 3)
    assert [poll["slot"] for poll in match.view()["history"]["votes"][-1]["polls"]] == [1, 2, 3, 4, 6]


def test_12_8_the_end_tells_how_near_it_was() -> None:
    row = ("chine", "inde", "russie:9", "bresil:9", "?", "australie:9")
    lost = arranged("22 44", stage="end", year=5, played=(1, 2, 3), ambassadors=row, level="facile")
    match = run(lost, "0 poll 1 / 0 poll 2 / * vote 1")
    [vote] = match.view()["history"]["votes"]
    assert {name: vote[name] for name in ("missing", "spare", "closest", "by")} == {
        "missing": 1, "spare": 0, "closest": 2, "by": 6,
    }  # fmt: skip
    won = run(
        arranged(ambassadors=ALL_SURE, **END), "0 poll 6 / 0 poll 3 / 0 poll 2 / 0 poll 1 / * vote 1 / * vote 1 1"
    )
    [vote] = won.view()["history"]["votes"]
    assert (vote["missing"], vote["spare"], vote["closest"], vote["by"]) == (0, 2, None, 0)


def test_12_8_version_1_stopped_when_all_was_decided() -> None:
    match = Match(GAME.by_rules(1), 2, {}, 1)
    state = state_of(match)
    run(match, "role lobbyiste / spec 1 / draw 0 atelier / draw 0 terrain / role avocat / spec 2")
    run(match, "draw 1 atelier / draw 1 terrain / first 0")
    state.year, state.stage, state.up, state.yes = 7, VOTING, 0b111111, 4
    state.faces = vec[i64]([0, 1, 2, 5, 6, 9])
    flow.run(state)
    assert (match.over, match.winners, int(state.polls_made)) == (True, [0, 1], 0)


def test_12_9_the_first_vote_may_fail_the_second_not() -> None:
    match = arranged(stage="end", year=4, played=(1, 2, 3))
    assert (state_of(match).year, match.over) == (5, False)
    assert arranged(stage="end", year=5, played=(1, 2, 3)).over


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("chine", 5), ("japon", 3), ("inde", 2), ("russie", 14), ("canada", 3), ("etats_unis", 7), ("allemagne", 5),
        ("royaume_uni", 0), ("australie", 3),
    ],
)  # fmt: skip
def test_12_10_what_each_ambassador_counts(name: str, value: int) -> None:
    match = arranged(
        "22 22 44 44 55",
        "11 12",
        hands={0: "collecte terrain", 2: "atelier"},
        area="suivi collecte@1 gala",
        purses={0: 3, 1: 4},
        constants="proies",
        ambassadors=("chine", "japon", "?", "bresil", "?", "australie"),
    )
    names = [ambassador.id for ambassador in PACKS[DEFAULT].ambassadors]
    assert value_of(state_of(match), names.index(name)) == value
    assert money(match)[:2] == [3, 4]


def test_12_11_dice_are_rolled_once_when_polled() -> None:
    row = ("chine:9", "inde:12", "russie:9", "bresil:1", "indonesie:3")
    match = run(arranged(ambassadors=row, **END), "0 poll 4")
    assert texts(match) == [f"vote {face}" for face in range(1, 7)]
    assert "polled" not in told(match)
    run(match, "* vote 5 / 0 poll 5")
    assert len(texts(match)) == 21
    odds = {match.game.action(match.state, code).text: chance for code, chance in match.state.chance()}
    assert (odds["vote 3 3"], odds["vote 3 4"]) == (1 / 36, 2 / 36)
    run(match, "* vote 3 3")
    assert args(match, "polled")["total"] == 9


def test_12_12_starting_actions_place_no_cube() -> None:
    pack = PACKS[DEFAULT]
    assert not [action for action in pack.start_actions if any(op.op == "influence" for op in action.ops)]
    starts = {specialty.start for specialty in pack.specialties}
    giving = [card.id for card in pack.cards if card.id in starts and any(op.op == "influence" for op in card.ops)]
    assert giving == ["diner"]
