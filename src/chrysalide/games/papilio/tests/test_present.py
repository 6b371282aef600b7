"""Choices with their consequences, clicks, and the events of every step."""

import pytest

from chrysalide.core.match import Match
from chrysalide.core.messages import Message
from chrysalide.games.papilio.tests.table import dealt, position, run
from chrysalide.language import Words


def detail(match: Match, action: str) -> Message:
    found = next(choice.detail for choice in match.choices() if choice.action == action)
    assert found is not None
    return found


TILES = {"c4": "C", "b3": "E", "d3": "Z", "c2": "S", "b5": "H", "d5": "F", "c6": "L"}


@pytest.mark.parametrize(
    ("cell", "pawn", "landing"),
    [
        ("c4", "c3", "walks"), ("b3", "c3", "hatches"), ("d3", "c3", "eaten"), ("c2", "c3", "returns"),
        ("b5", "c5", "walks_back"), ("d5", "c5", "flies"), ("c6", "c5", "rests"),
    ],
)  # fmt: skip
def test_a_step_says_what_it_leads_to(cell: str, pawn: str, landing: str) -> None:
    match = run(position(pawn, tiles=TILES), f"0 act {pawn}")
    assert detail(match, f"step {cell}").args["landing"] == landing


def test_a_step_that_arrives_or_wins_says_so() -> None:
    match = run(position("c6 a3", arrived=("a7", ""), reserve=(0, 2)), "0 act c6")
    assert detail(match, "step c7").args == {"kind": "leaf", "landing": "arrives"}
    match = run(position("c6 a3", arrived=("a7", ""), reserve=(0, 1)), "0 act c6")
    assert detail(match, "step c7").args == {"kind": "leaf", "landing": "wins"}


def test_steps_into_trouble_say_so() -> None:
    idle = run(position("c3", tiles=TILES, reserve=(0, 3)), "0 act c3")
    assert detail(idle, "step b3").args["landing"] == "idle"
    shut = position("c3 c2", "b4 d4", {"c4": "H"}, reserve=(2, 2))
    assert detail(run(shut, "0 act c3"), "step c4").args["landing"] == "walks_back"
    stuck = position("a2 b1 b3 c2", tiles={"a2": "C", "b2": "C"}, reserve=(0, 3))
    assert detail(run(stuck, "0 act a2"), "step b2").args["landing"] == "stuck"
    off = position("c6 b6 f6 d4", tiles={"d6": "F"}, reserve=(0, 3))
    assert detail(run(off, "0 act c6"), "step d6").args["landing"] == "flies_off"
    lost = position("c3 a1 e1 g1", tiles=TILES, arrived=("", "c1"), reserve=(0, 2))
    assert detail(run(lost, "0 act c3"), "step c2").args["landing"] == "lost"
    waits = position("c3", tiles=TILES, chain="single")
    assert detail(run(waits, "0 act c3"), "step d3").args["landing"] == "waits"
    first = run(dealt(tiles={"a2": "Z"}, chain="single"), "0 enter a1 / 1 enter a7 / 0 act a1")
    assert detail(first, "step a2").args["landing"] == "eaten"


def test_in_the_first_turn_a_pawn_is_not_told_that_it_may_stay() -> None:
    """3.5; the other pawn, whose first turn is still to come, neither."""
    first = run(dealt(), "0 enter a1 / 1 enter a7")
    assert detail(first, "act a1").args["fate"] == "walk"
    assert {pawn["cell"]: pawn["fate"] for pawn in first.view()["pawns"]} == {"a1": "walk", "a7": "walk"}
    stepped = run(dealt(tiles={"a2": "L"}), "0 enter a1 / 1 enter a7 / 0 act a1")
    assert detail(stepped, "step a2").args["landing"] == "rests"
    run(stepped, "0 step a2")
    assert {pawn["cell"]: pawn["fate"] for pawn in stepped.view()["pawns"]} == {"a2": "free", "a7": "walk"}
    later = position("c3 e3", reserve=(2, 3))
    assert detail(later, "act c3").args["fate"] == "free"


@pytest.mark.parametrize(("lang", "stays"), [("fr", "reste"), ("en", "stays"), ("es", "se queda")])
def test_a_pawn_on_eggs_is_told_that_it_stays(lang: str, stays: str) -> None:
    words = Words("papilio", lang)
    for reserve in ((1, 3), (0, 3)):
        match = position("c2 e3", tiles={"c2": "E"}, reserve=reserve)
        assert stays in words.say(detail(match, "act c2"))


def test_a_push_names_the_pawn_it_matters_most_to() -> None:
    match = position("b6", "b2 d4", {"b1": "L", "b5": "S"}, "Z", acted="b6", reserve=(3, 2))
    assert detail(match, "push b1").args == {"seat": 0, "cell": "b6", "kind": "spider", "fate": "return"}
    assert detail(match, "push a2").id == "detail-push-quiet"
    match = position("b6", "b1 d4", {"b5": "S"}, "Z", acted="b6", reserve=(3, 2))
    assert detail(match, "push b1").args == {"seat": 1, "cell": "b1", "kind": "lizard", "fate": "eaten"}


def test_a_click_on_the_acting_pawn_means_to_stay() -> None:
    match = run(position("c3 e3", reserve=(2, 3)), "0 act c3")
    assert next(choice.targets for choice in match.choices() if choice.action == "stay") == ("cell:c3",)
    refusal = match.why_not("cell:e3")
    assert refusal is not None
    assert (refusal.rule, refusal.message.id) == ("3.2", "refuse-finish")


def test_a_click_on_the_pawn_on_eggs_means_that_nobody_enters() -> None:
    match = run(position("d2", tiles={"d2": "E"}), "0 act d2")
    stay = next(choice for choice in match.choices() if choice.action == "stay")
    assert (stay.targets, stay.label) == (("cell:d2",), Message("choice-stay", {"cell": "d2", "kind": "eggs"}))
    assert match.view()["acting"]["stay"]
    came = run(position("d3", tiles={"d2": "E"}), "0 act d3 step d2")
    refusal = came.why_not("cell:d2")
    assert refusal is not None
    assert (refusal.rule, refusal.message.id) == ("4.3", "refuse-must-enter")


@pytest.mark.parametrize(
    ("target", "rule"),
    [
        ("cell:c4", "1.13"),
        ("cell:g7", "3.8"),
        ("entry:b1", "3.1"),
        ("off", "4.12"),
        ("cell:h9", None),
    ],
)
def test_a_click_that_does_nothing_is_explained(target: str, rule: str | None) -> None:
    match = run(position("c3", "c4"), "0 act c3")
    refusal = match.why_not(target)
    assert refusal is not None
    assert refusal.rule == rule
    assert match.why_not("cell:c3") is None


def story(match: Match) -> list[tuple[str, dict[str, object]]]:
    return [(event.kind, event.args) for event in match.story()]


def test_each_step_of_a_chain_is_told_by_itself() -> None:
    match = run(position("c3", tiles={"c4": "C", "d4": "F", "f4": "E"}), "0 act c3 step c4 step d4 fly f4 enter g1")
    assert story(match) == [
        ("pawn-acts", {"seat": 0, "cell": "c3", "kind": "leaf"}),
        ("pawn-stepped", {"seat": 0, "from_cell": "c3", "cell": "c4", "kind": "caterpillar"}),
        ("pawn-stepped", {"seat": 0, "from_cell": "c4", "cell": "d4", "kind": "flying"}),
        ("pawn-flew", {"seat": 0, "from_cell": "d4", "over": "e4", "cell": "f4", "kind": "eggs"}),
        ("eggs-hatched", {"seat": 0, "cell": "f4"}),
        ("pawn-entered", {"seat": 0, "cell": "g1", "reason": "eggs", "from_cell": "f4", "reserve": 2}),
    ]


def test_a_push_and_the_next_turn_are_told() -> None:
    match = run(position("c3", tiles={"b7": "S"}, spare="Z", turns=(5, 5)), "0 act c3 stay push b1")
    assert story(match)[1:] == [
        ("pawn-stayed", {"seat": 0, "cell": "c3", "kind": "leaf"}),
        ("tile-pushed", {"seat": 0, "entry": "b1", "exit": "b7", "kind": "lizard", "out": "spider"}),
        ("turn-begun", {"seat": 1, "number": 12}),
    ]


@pytest.mark.parametrize(
    ("tile", "others", "kinds"),
    [
        ("S", "e7", ["pawn-acts", "pawn-caught", "pawn-returned"]),
        ("H", "a3 b4", ["pawn-acts", "pawn-stuck", "pawn-returned"]),
        ("Z", "e7", ["pawn-acts", "pawn-eaten", "pawn-entered", "turn-missed", "turn-begun"]),
    ],
)
def test_what_befalls_a_pawn_is_told(tile: str, others: str, kinds: list[str]) -> None:
    match = run(position("a4", others, {"a4": tile}, reserve=(3, 2)), "0 act a4")
    match.play(match.legal()[0])
    assert [kind for kind, _ in story(match)] == kinds


def test_the_end_is_told_with_its_reason() -> None:
    match = run(position("c6 a3", arrived=("a7", ""), reserve=(0, 1)), "0 act c6 step c7")
    assert story(match)[-2:] == [
        ("pawn-arrived", {"seat": 0, "cell": "c7", "arrivals": 2}),
        ("match-won", {"seat": 0, "reason": "decided", "arrivals": 2, "other_arrivals": 0, "tie": "no"}),
    ]
    match = run(position("d4", "", {"d4": "Z"}, arrived=("a7", "a1"), reserve=(0, 0)), "0 act d4")
    assert story(match)[-1] == ("match-drawn", {"reason": "empty", "arrivals": 1})
