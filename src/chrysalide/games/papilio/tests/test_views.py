"""Chapter Views: nothing is hidden, so a view is the whole state."""

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import chrysalide
from chrysalide.core.dice import Dice
from chrysalide.core.match import Match
from chrysalide.games.papilio import GAME
from chrysalide.games.papilio.tests.table import position, run
from chrysalide.games.papilio.tests.test_properties import option_sets
from tests.depth import examples


def random_match(seed: int, options: dict[str, Any], length: int = 200) -> Match:
    match = chrysalide.new("papilio", settle=False, **options)
    dice = Dice(seed)
    while not match.over and len(match.log) < length:
        match.enter(match.legal()[dice.below(len(match.legal()))])
    return match


@given(seed=st.integers(0, 2**32), options=option_sets())
@examples(15)
def test_every_view_is_the_same_and_holds_the_whole_state(seed: int, options: dict[str, Any]) -> None:
    match = random_match(seed, options)
    past = chrysalide.new("papilio", settle=False, **options)
    for action in [*(entry.action for entry in match.log), None]:
        views = [past.view(viewer) for viewer in (None, 0, 1)]
        assert [{**view, "viewer": None} for view in views] == [views[0]] * 3
        imagined = GAME.imagine(json.loads(json.dumps(views[1])), Dice(0))
        assert imagined.key() == past.state.key()
        if action is not None:
            past.enter(action)


@given(seed=st.integers(0, 2**32))
@examples(5)
def test_nothing_in_an_entry_or_an_event_is_hidden(seed: int) -> None:
    match = random_match(seed, {})
    assert match.seen_entries(0) == match.seen_entries(1) == match.seen_entries(None) == match.entries
    assert all(event.seats is None for entry in match.log for event in entry.events)


def test_a_view_says_which_pawns_have_still_to_act_and_what_awaits_them() -> None:
    tiles = {"b4": "H", "d2": "E", "d6": "Z", "f6": "F"}
    match = run(position("b4 d2 c3", "d6 f6", tiles, reserve=(1, 2)), "0 act c3")
    pawns = {pawn["cell"]: pawn for pawn in match.view()["pawns"]}
    assert {cell for cell, pawn in pawns.items() if pawn["waiting"]} == {"b4", "d2"}
    assert {cell for cell, pawn in pawns.items() if pawn["acting"]} == {"c3"}
    fates = {cell: pawn["fate"] for cell, pawn in pawns.items()}
    assert fates == {"b4": "walk_back", "d2": "hatch", "c3": "free", "d6": "eaten", "f6": "fly"}


def test_the_fates_that_depend_on_other_pawns() -> None:
    shut = position("a4 b4 a3 d2", "", {"a4": "H", "d2": "E"}, reserve=(0, 3))
    fates = {pawn["cell"]: pawn["fate"] for pawn in shut.view()["pawns"]}
    assert (fates["a4"], fates["d2"]) == ("stuck", "idle")
    homeless = position("a4 d2", "b4 a3", {"a4": "H", "d2": "S"}, arrived=("", "a1 c1"), reserve=(2, 0))
    run(homeless, "0 act d2 back e1")
    fates = {pawn["cell"]: pawn["fate"] for pawn in homeless.view()["pawns"]}
    assert fates["a4"] == "stuck"
    full = position("a4 d2 e1 g1", "b4 a3", {"a4": "H", "d2": "S"}, arrived=("", "a1 c1"), reserve=(0, 0))
    fates = {pawn["cell"]: pawn["fate"] for pawn in full.view()["pawns"]}
    assert (fates["a4"], fates["d2"], fates["a1"]) == ("lost", "lost", None)
    edge = position("d6 b6 f6 d4", tiles={"d6": "F"}, reserve=(0, 3))
    assert {pawn["cell"]: pawn["fate"] for pawn in edge.view()["pawns"]}["d6"] == "fly_off"


def test_the_acting_pawn_is_described() -> None:
    match = run(position("c3", tiles={"c4": "C", "b4": "C"}), "0 act c3 step c4 step b4")
    assert match.view()["acting"] == {
        "cell": "b4", "kind": "caterpillar", "from": "c3", "visited": ["b4", "c4"],
        "off": False, "stay": False, "reason": "move",
        "landings": [{"cell": cell, "landing": "rests"} for cell in ("b3", "a4", "b5")], "off_ways": [],
    }  # fmt: skip


def test_landings_and_ways_off_the_board_are_told_before_they_happen() -> None:
    """4.11, 4.14: the table can warn of a lizard and of the edge."""
    match = run(position("c3", tiles={"c4": "Z"}), "0 act c3")
    assert {"cell": "c4", "landing": "eaten"} in match.view()["acting"]["landings"]
    match = run(position("b2", tiles={"b2": "F"}), "0 act b2")
    acting = match.view()["acting"]
    assert acting["off"]
    assert acting["off_ways"] == ["down", "left"]
    assert [landing["cell"] for landing in acting["landings"]] == ["d2", "b4"]
    edge = run(position("b6", tiles={"b6": "F"}), "0 act b6")
    assert edge.view()["acting"]["off"]
    leaf = run(position("c3"), "0 act c3")
    assert leaf.view()["acting"]["stay"]


def test_turns_are_counted() -> None:
    match = position("c3", turns=(5, 5))
    assert match.view()["turn"] == {"seat": 0, "number": 11, "own": 6, "first": False}
    assert chrysalide.new("papilio", settle=False).view()["turn"] == {"seat": 0, "number": 0, "own": 0, "first": False}
