"""Chapter 5: teams and experts."""

from typing import Any

import pytest

from chrysalide.core.errors import BadOption
from chrysalide.games.papillons.tests.opinion import LETTERS
from chrysalide.games.papillons.tests.table import (
    arranged,
    dealt,
    each,
    goals,
    hand,
    lay,
    new,
    odds,
    offered,
    opened,
    phase,
    protected,
    quiet_deck,
    quiet_hand,
    row,
    run,
    shown,
    tokens,
    told,
    words,
)
from tests.agreement import Agreed, refused


def teams(**options: Any) -> Agreed:
    return dealt(4, teams=True, goals="T v | S y", **options)


def experts(seats: int = 3, **options: Any) -> Agreed:
    return opened(seats, expert=True, **options)


def expert_teams(starter: int = 0) -> Agreed:
    return opened(4, teams=True, expert=True, shapes=(0, 3), starter=starter)


def test_5_1_seats_0_and_2_against_1_and_3() -> None:
    match = teams()
    assert each(match, "team") == ["A", "B", "A", "B"]
    assert each(dealt(4), "team") == [None] * 4
    lay(match, "Tb 0,0 · Ty 1,0 · Tv 2,0 · Tb 3,0")
    assert match.winners == [0, 2]


@pytest.mark.parametrize("seats", [2, 3])
def test_5_1_teams_need_four_seats(seats: int) -> None:
    with pytest.raises(BadOption):
        new(seats, teams=True)


def test_5_2_a_team_receives_one_shape_and_one_colour() -> None:
    match = run(new(4, teams=True), "starter 0")
    assert odds(match) == {f"goal A {goal}": 1 / 4 for goal in "RTPS"}
    run(match, "goal A T")
    assert odds(match) == {f"goal A {goal}": 1 / 4 for goal in "byvg"}
    run(match, "goal A v")
    assert odds(match) == {f"goal B {goal}": 1 / 3 for goal in "RPS"}
    run(match, "goal B S")
    assert odds(match) == {f"goal B {goal}": 1 / 3 for goal in "byg"}
    run(match, "goal B y")
    assert phase(match) == "deal_hands", "four goals are left out"


def test_5_2_both_partners_know_them_and_nobody_else() -> None:
    match = teams()
    for viewer, known in ((0, "A"), (2, "A"), (1, "B"), (3, "B"), (None, "")):
        assert [goals(match, seat, viewer) for seat in range(4)] == [
            {"A": "Tv", "B": "Sy"}[team] if team == known else None for team in ("A", "B", "A", "B")
        ]
    assert match.seen_entries(2)[1:5] == ["goal A T", "goal A v", "goal B ?", "goal B ?"]
    assert match.seen_entries(None)[1:5] == ["goal A ?", "goal A ?", "goal B ?", "goal B ?"]
    heard = [event.args for event in match.story(2) if event.kind == "goal-received"]
    assert [(args["seat"], LETTERS[args["goal"]]) for args in heard] == [(2, "T"), (2, "v")]


def test_5_2_the_other_four_goals_are_unseen_until_the_end() -> None:
    match = teams()
    assert all(match.view(viewer)["end"] is None for viewer in (None, 0, 1, 2, 3))
    lay(match, "Tb 0,0 · Ty 1,0 · Tv 2,0 · Tb 3,0")
    assert [LETTERS[goal] for goal in match.view()["end"]["out"]] == ["R", "P", "b", "g"]


def test_5_3_hands_and_tokens_are_those_of_the_base_game() -> None:
    match = opened(4, teams=True)
    assert each(match, "hand") == [2] * 4
    assert each(match, "net") == each(match, "web") == [True] * 4
    assert words(match) == {"hand", "deck", "lift", "net", "web"}
    for _ in range(4):
        run(match, offered(match, "net")[0])
    assert sorted(tokens(match).values()) == ["net"] * 4
    refused(match, offered(match, "web")[0].replace("web", "net"), "4.15")


@pytest.mark.parametrize("expert", [False, True])
def test_5_4_partners_do_not_see_each_others_hands(expert: bool) -> None:
    match = dealt(4, teams=True, expert=expert, shapes=(0, 1) if expert else ())
    run(match, "hand Rb lay 0,0 draw Sy")
    seen = match.view(2)
    assert sorted(card["kind"] for card in seen["hand"]) == ["Pb", "Pb"]
    assert [seat["hand"] for seat in seen["seats"]] == [2] * 4
    assert match.seen_entries(2)[-1] == "draw ?"
    assert [text for text in match.seen_entries(2) if text.startswith("give")] == [
        "give 0 ?", "give 0 ?", "give 1 ?", "give 1 ?", "give 2 Pb", "give 2 Pb", "give 3 ?", "give 3 ?",
    ]  # fmt: skip
    heard = [event.args for event in match.story(2) if event.kind == "card-received"]
    assert {args["seat"] for args in heard} == {2}


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {}), (4, {}), (4, {"teams": True})], ids=str)
def test_5_5_example_19_no_webs_among_experts(seats: int, options: dict[str, Any]) -> None:
    match = dealt(seats, expert=True, shapes=(0, 1) if options else (), **options)
    assert each(match, "web") == [False] * seats
    assert each(match, "net") == [True] * seats
    refused(match, "web 0,0", "5.5")
    for _ in range(3 * seats):
        quiet_deck(match)
    refused(match, f"web {next(iter(shown(match)))}", "5.5")
    assert words(match) == {"hand", "deck", "lift", "net", "demand"}


def test_5_6_a_demand_takes_the_place_of_the_action() -> None:
    match = experts()
    assert offered(match, "demand") == ["demand 1", "demand 2"]
    before = shown(match), each(match, "hand"), match.view()["deck"]
    run(match, "demand 1")
    assert (match.actor, match.view()["turn"], phase(match)) == (1, 11, "turn")
    assert (shown(match), each(match, "hand"), match.view()["deck"]) == before
    assert (each(match, "demanded"), told(match)[-1]) == ([False, True, False], "card-demanded")


def test_5_6_there_are_no_demands_but_among_experts() -> None:
    refused(dealt(), "demand 1", "5.6")
    refused(opened(4, teams=True), "demand 1", "5.6")


def test_5_7_example_18_a_seat_under_demand_plays_from_hand() -> None:
    match = experts()
    assert match.view()["turn"] == 10
    run(match, "0 demand 2")
    refused(match, "demand 2", "5.11")
    run(match, offered(match, "net")[0])
    assert match.actor == 2
    assert {action.text for action in match.legal()} == {"hand Pb"}
    free = next(cell for cell in shown(match) if cell not in tokens(match))
    for text in ("deck", f"lift {free}", f"net {free}", "demand 0"):
        refused(match, text, "5.7")
    refused(match, "pass", "3.8")
    quiet_hand(match)
    assert each(match, "demanded") == [False] * 3, "the demand is gone"
    assert each(match, "hand") == [2] * 3, "it has drawn"


def test_5_7_it_chooses_the_card_and_the_cell() -> None:
    match = dealt(2, expert=True, early_demand=True, hands="Rb Ty | Sv Pb")
    run(match, "demand 1")
    assert [action.text for action in match.legal()] == ["hand Pb", "hand Sv"]
    run(match, "hand Sv lay 0,0 draw Rg / demand 1 / hand Pb")
    assert len(offered(match, "lay")) == 4


def test_5_7_its_next_turn_is_free_again() -> None:
    match = run(opened(2, expert=True), "demand 1")
    quiet_hand(match)
    quiet_deck(match)
    assert match.actor == 1
    assert words(match) == {"hand", "deck", "lift", "net", "demand"}


def test_5_8_that_turn_counts_like_any_other() -> None:
    match = run(experts(), "demand 1")
    turn = match.view()["turn"]
    quiet_hand(match)
    assert each(match, "laid") == [3, 4, 3]
    last = protected(match)
    assert last is not None
    assert last[1] == "laid"
    refused(match, f"lift {last[0]}", "4.8")
    refused(match, f"net {last[0]}", "4.16")
    assert (match.view()["turn"], match.view()["still"]) == (turn + 1, 0)


def test_5_8_it_counts_for_the_threshold() -> None:
    match = dealt(2, expert=True, early_demand=True)
    for _ in range(3):
        run(match, "demand 1")
        quiet_hand(match)
    assert each(match, "laid") == [0, 3]
    for _ in range(5):
        assert not match.view()["open"]
        quiet_deck(match)
    assert match.view()["open"]


def test_5_9_a_demand_needs_the_threshold() -> None:
    match = dealt(3, expert=True)
    for _ in range(9):
        refused(match, f"demand {(match.actor + 1) % 3}", "5.9")
        quiet_deck(match)
    run(match, "demand 1")


def test_5_9_unless_early_demands_are_allowed() -> None:
    match = dealt(3, expert=True, early_demand=True)
    assert offered(match, "demand") == ["demand 1", "demand 2"]
    refused(match, "net 0,0", "4.1")
    with pytest.raises(BadOption):
        new(3, early_demand=True)


def test_5_10_example_19_neither_oneself_nor_the_partner() -> None:
    match = experts()
    refused(match, "demand 0", "5.10")
    match = expert_teams(starter=1)
    assert match.actor == 1
    refused(match, "demand 3", "5.10")
    refused(match, "demand 1", "5.10")
    assert offered(match, "demand") == ["demand 0", "demand 2"]
    refused(opened(2, expert=True), "demand 3", "5.10")


def test_5_10_without_teams_everybody_else_is_an_opponent() -> None:
    assert offered(experts(4), "demand") == ["demand 1", "demand 2", "demand 3"]


def test_5_11_not_a_seat_already_under_demand_nor_one_without_cards() -> None:
    match = run(experts(), "demand 2")
    refused(match, "demand 2", "5.11")
    assert offered(match, "demand") == ["demand 0"]
    empty = row(32, expert=True)
    assert each(empty, "hand") == [0, 0]
    refused(empty, "demand 1", "5.11")


def test_5_12_a_demand_waits_for_the_turn_of_its_seat() -> None:
    match = run(experts(4), "0 demand 3 / 1 demand 2")
    assert each(match, "demanded") == [False, False, True, True]
    assert (match.actor, words(match)) == (2, {"hand"})
    quiet_hand(match)
    assert each(match, "demanded") == [False, False, False, True]
    assert (match.actor, words(match)) == (3, {"hand"})
    quiet_hand(match)
    assert each(match, "demanded") == [False] * 4
    run(match, "0 demand 3")
    quiet_deck(match)
    assert each(match, "demanded") == [False, False, False, True], "other turns do not meet it"


def test_5_13_a_hand_of_one_card_can_be_demanded() -> None:
    match = row(30, expert=True)
    assert (each(match, "hand"), match.view()["deck"]) == ([1, 1], 0)
    run(match, "demand 1")
    assert [action.text for action in match.legal()] == [f"hand {hand(match, 1)[0]}"]
    quiet_hand(match)
    assert (each(match, "hand"), each(match, "demanded")) == ([1, 0], [False, False])


def test_5_14_one_partner_holds_the_shape_the_other_the_colour() -> None:
    match = dealt(4, teams=True, expert=True, goals="T v | S y", shapes=(2, 1))
    wanted = ["v", "S", "T", "y"]
    for viewer in (None, 0, 1, 2, 3):
        assert [goals(match, seat, viewer) for seat in range(4)] == [
            goal if seat == viewer else None for seat, goal in enumerate(wanted)
        ]
        heard = [event.args for event in match.story(viewer) if event.kind == "goal-received"]
        told_to = [] if viewer is None else [(viewer, wanted[viewer])]
        assert [(args["seat"], LETTERS[args["goal"]]) for args in heard] == told_to
        assert match.seen_entries(viewer)[1:5] == ["goal A ?", "goal A ?", "goal B ?", "goal B ?"]


def test_5_14_before_the_goals_are_split_nobody_knows_them() -> None:
    match = run(new(4, teams=True, expert=True), "starter 0 / goal A T / goal A v / goal B S / goal B y")
    for viewer in (None, 0, 1, 2, 3):
        assert all(not goals(match, seat, viewer) for seat in range(4))
        assert "goal-received" not in told(match, viewer)
    run(match, "shape 0")
    assert [goals(match, seat, seat) or "" for seat in range(4)] == ["T", "", "v", ""]
    assert goals(match, 2, 0) is None


def test_5_14_four_goals_are_out() -> None:
    match = expert_teams()
    assert match.view()["goals_dealt"] == [2, 2]
    arranged("Tb 0,0 · Ty 1,0 · Tv 2,0 · Tb 3,0", match=match)
    run(match, "announce T")
    assert [LETTERS[goal] for goal in match.view()["end"]["out"]] == ["R", "P", "b", "g"]


def test_5_15_who_holds_the_shape_is_drawn_and_public() -> None:
    match = run(new(4, teams=True, expert=True), "starter 0 / goal A T / goal A v / goal B S / goal B y")
    assert odds(match) == {"shape 0": 0.5, "shape 2": 0.5}
    refused(match, "shape 1", None)
    run(match, "shape 2")
    assert odds(match) == {"shape 1": 0.5, "shape 3": 0.5}
    run(match, "shape 1")
    for viewer in (None, 0, 1, 2, 3):
        assert match.view(viewer)["shape_seats"] == [2, 1]
        assert match.seen_entries(viewer)[5:] == ["shape 2", "shape 1"]
        assert told(match, viewer).count("shape-given") == 2
    assert phase(match) == "deal_hands"
