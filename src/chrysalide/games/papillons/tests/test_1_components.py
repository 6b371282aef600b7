"""Chapter 1: what is in the box, and how it is dealt."""

import tomllib
from collections import Counter

import pytest

from chrysalide.core.errors import BadOption, BadSeats
from chrysalide.games.papillons import GAME
from chrysalide.games.papillons.tests.opinion import LETTERS
from chrysalide.games.papillons.tests.table import (
    EVERY_GOAL,
    OPENING,
    dealt,
    each,
    goals,
    hand,
    lay,
    new,
    odds,
    offered,
    opened,
    quiet_deck,
    run,
    tokens,
)
from chrysalide.language import LANGUAGES, Words
from tests.agreement import refused

every_number = pytest.mark.parametrize("seats", [2, 3, 4])
KINDS = [shape + colour for shape in "RTPS" for colour in "byvg"]
IN_TURN = "goal 0 R / goal 0 g / goal 1 S / goal 1 b"


def test_1_1_32_cards_in_four_shapes_and_four_colours() -> None:
    match = run(new(), f"starter 0 / {IN_TURN}")
    assert match.view()["deck"] == 32
    kinds = [text.removeprefix("give 0 ") for text in odds(match)]
    assert kinds == KINDS
    assert ({kind[0] for kind in kinds}, {kind[1] for kind in kinds}) == (set("RTPS"), set("byvg"))


def test_1_1_every_kind_has_a_name_in_every_language() -> None:
    for lang in LANGUAGES:
        assert len({Words("papillons", lang).say("kind", kind=kind) for kind in KINDS} - set(KINDS)) == 16


def test_1_2_each_kind_exists_twice() -> None:
    match = run(new(), f"starter 0 / {IN_TURN}")
    assert odds(match) == {f"give 0 {kind}": 2 / 32 for kind in KINDS}
    run(match, "give 0 Rb")
    assert odds(match) == {f"give 0 {kind}": (1 if kind == "Rb" else 2) / 31 for kind in KINDS}
    run(match, "give 0 Rb")
    assert odds(match) == {f"give 1 {kind}": 2 / 30 for kind in KINDS if kind != "Rb"}
    refused(match, "give 1 Rb", None, oracle="1.8")


def test_1_2_what_is_revealed_and_drawn_comes_from_the_same_deck() -> None:
    match = dealt(hands="Rb Rb | Tg Pg")
    run(match, "deck")
    assert odds(match) == {f"reveal {kind}": (1 if kind in ("Tg", "Pg") else 2) / 28 for kind in KINDS[1:]}
    refused(match, "reveal Rb", None, oracle="3.3")
    run(match, "reveal Tg lay 0,0 / hand Pg lay 1,0")
    assert odds(match) == {f"draw {kind}": (1 if kind == "Pg" else 2) / 27 for kind in KINDS[1:] if kind != "Tg"}
    refused(match, "draw Tg", None, oracle="3.2")


def test_1_3_four_shape_goals_and_four_colour_goals() -> None:
    match = run(new(), "starter 0")
    assert odds(match) == {f"goal 0 {goal}": 1 / 4 for goal in "RTPS"}
    run(match, "goal 0 R")
    assert odds(match) == {f"goal 0 {goal}": 1 / 4 for goal in "byvg"}
    run(match, "goal 0 g")
    assert odds(match) == {f"goal 1 {goal}": 1 / 3 for goal in "TPS"}, "one goal for each shape"
    refused(match, "goal 1 R", None, oracle="1.5")
    run(match, "goal 1 T")
    assert odds(match) == {f"goal 1 {goal}": 1 / 3 for goal in "byv"}, "one goal for each colour"
    refused(match, "goal 1 g", None, oracle="1.5")


def test_1_4_four_nets_and_four_webs() -> None:
    match = opened(4)
    assert (sum(each(match, "net")), sum(each(match, "web"))) == (4, 4)
    for word in ("net", "web"):
        for _ in range(4):
            run(match, offered(match, word)[0])
    assert Counter(tokens(match).values()) == {"net": 4, "web": 4}
    assert (sum(each(match, "net")), sum(each(match, "web"))) == (0, 0)
    assert not offered(match, "net") + offered(match, "web")


@every_number
def test_1_5_each_seat_receives_one_shape_and_one_colour_and_keeps_them_face_down(seats: int) -> None:
    match = dealt(seats)
    wanted = ["Rg", "Sb", "Pv", "Ty"][:seats]
    for viewer in (None, *range(seats)):
        found = [goals(match, seat, viewer) for seat in range(seats)]
        assert found == [goal if seat == viewer else None for seat, goal in enumerate(wanted)]
    seen = [event.args for event in match.story(1) if event.kind == "goal-received"]
    assert [(args["seat"], args["goal"]) for args in seen] == [(1, "scalloped"), (1, "blue")]
    assert "goal-received" not in [event.kind for event in match.story()]
    assert match.seen_entries(1)[1 : 1 + 2 * seats] == [
        text if text.startswith("goal 1") else f"{text[:6]} ?" for text in match.entries[1 : 1 + 2 * seats]
    ]


@every_number
def test_1_6_goals_not_dealt_leave_the_match_unseen(seats: int) -> None:
    match = dealt(seats)
    held = {goal for seat in range(seats) for goal in goals(match, seat, seat) or ""}
    out = [goal for goal in EVERY_GOAL if goal not in held]
    assert len(out) == {2: 4, 3: 2, 4: 0}[seats]
    assert sum(goal in "RTPS" for goal in out) == len(out) / 2
    assert all(match.view(viewer)["end"] is None for viewer in (None, *range(seats)))
    lay(match, " · ".join(["Rg 0,0", "Ry 1,0", "Rv 2,0", "Ry 3,0"]))  # a line of seat 0: it ends the match
    assert match.over
    assert [LETTERS[goal] for goal in match.view()["end"]["out"]] == out


@every_number
def test_1_7_each_seat_receives_a_net_and_a_web(seats: int) -> None:
    match = dealt(seats)
    assert each(match, "net") == each(match, "web") == [True] * seats
    assert tokens(match) == {}


@every_number
def test_1_8_two_cards_in_a_hidden_hand_and_the_rest_is_the_deck(seats: int) -> None:
    match = dealt(seats)
    assert match.view()["deck"] == {2: 28, 3: 26, 4: 24}[seats]
    assert each(match, "hand") == [2] * seats
    for viewer in range(seats):
        assert hand(match, viewer) == [["Rb"] * 2, ["Tg"] * 2, ["Pb"] * 2, ["Sg"] * 2][viewer]
    assert match.view()["hand"] == []
    given = [text for text in match.entries if text.startswith("give")]
    assert [text.split()[1] for text in given] == [str(seat) for seat in range(seats) for _ in "12"]
    assert match.seen_entries(1)[-len(given) :] == [text if " 1 " in text else f"{text[:6]} ?" for text in given]
    assert match.seen_entries(None)[-len(given) :] == [f"{text[:6]} ?" for text in given]


@every_number
def test_1_9_the_starting_seat_is_drawn_at_random(seats: int) -> None:
    assert odds(new(seats)) == {f"starter {seat}": 1 / seats for seat in range(seats)}
    for starter in range(seats):
        match = dealt(seats, starter=starter)
        assert (match.actor, match.view()["starter"], match.view()["turn"]) == (starter, starter, 1)


@every_number
def test_1_9_or_it_is_the_seat_that_the_option_names(seats: int) -> None:
    for starter in range(seats):
        match = new(seats, starter=starter)
        assert odds(match) == {f"starter {starter}": 1.0}
        refused(match, f"starter {(starter + 1) % seats}", None, oracle="1.9")
    if seats < 4:
        with pytest.raises(BadOption):
            new(seats, starter=seats)


def test_1_9_two_to_four_seats() -> None:
    for seats in (1, 5):
        with pytest.raises(BadSeats):
            new(seats)


@every_number
def test_1_10_turns_go_to_the_left(seats: int) -> None:
    match = dealt(seats, starter=1)
    seen = []
    for turn in range(1, 8):
        assert match.view()["turn"] == turn
        seen.append(match.actor)
        quiet_deck(match)
    assert seen == [(1 + turn) % seats for turn in range(7)]


def test_the_recorded_opening_of_the_notation() -> None:
    before, last = OPENING.split("0 lift")
    match = run(new(), before)
    refused(match, "lift -1,1", "4.8")
    run(match, f"0 lift{last}")
    view = match.view(0)
    assert {card["cell"]: card["kind"] for card in view["table"]} == {
        "0,0": "Sv", "1,0": "Rg", "0,1": "Sy", "1,-1": "Rb", "-1,0": "Sb", "0,-1": "Ty", "-1,1": "Pb",
    }  # fmt: skip
    assert (sorted(hand(match, 0)), sorted(hand(match, 1))) == (["Pv", "Rv"], ["Sg", "Tg"])
    assert tokens(match) == {"0,0": "net"}
    assert (each(match, "net"), each(match, "web")) == ([True, False], [True, True])
    assert (view["turn"], match.actor, each(match, "laid"), view["still"]) == (10, 0, [3, 4], 0)
    again = run(new(), "starter 1")
    for text in match.entries[1:]:
        again.enter(text)
    assert again.state.key() == match.state.key()
    assert match.seen_entries(0)[5:12] == [
        "give 0 Rb",
        "give 0 Ty",
        "give 1 ?",
        "give 1 ?",
        "hand Sv",
        "lay 0,0",
        "draw ?",
    ]


def test_the_data_file_says_the_same() -> None:
    table = tomllib.loads((GAME.folder / "data/cards.toml").read_text("utf-8"))
    assert [shape["code"] for shape in table["shape"]] == list("RTPS")
    assert [colour["code"] for colour in table["colour"]] == list("byvg")
    assert [colour["pattern"] for colour in table["colour"]] == ["dots", "stripes", "rings", "plain"]
    assert table["deck"]["copies"] * 16 == 32
    assert (table["rules"]["hand"], table["rules"]["line"], table["rules"]["threshold_laid"]) == (2, 4, 3)
