"""Choices say where a card goes by the cards beside it, never by coordinates."""

from chrysalide.core.messages import Choice, Message
from chrysalide.games.papillons.beside import tell_twins_apart
from chrysalide.games.papillons.tests.table import dealt, run, six
from tests.agreement import AnyMatch


def choice(match: AnyMatch, action: str) -> Choice:
    return next(one for one in match.choices() if one.action == action)


def where(match: AnyMatch, action: str) -> list[tuple[str, str]]:
    """Side and kind as the label says them, then as the detail does."""
    one = choice(match, action)
    return [(said.args["side"], said.args["kind"]) for said in (one.label, one.detail) if said]


def test_the_first_card_lies_beside_nothing() -> None:
    match = run(dealt(), "hand Rb")
    assert where(match, "lay 0,0") == [("none", "")]


def test_a_place_is_told_by_the_card_that_lies_only_once() -> None:
    match = run(six(), "hand Rb")  # Ty and Py lie twice on the table, Tv and Pv once
    assert where(match, "lay 3,0") == [("right", "Tv")]
    assert where(match, "lay 2,-1") == [("above", "Tv")]
    assert where(match, "lay 1,1") == [("right", "Pv"), ("below", "Py")]
    assert where(match, "lay -1,-1") == [("left", "Py"), ("above", "Ty")]


def test_a_lifted_card_tells_no_place() -> None:
    match = run(six(), "lift 2,0")
    said = [kind for one in match.choices() for _, kind in where(match, one.action)]
    assert "Tv" not in said
    assert {"Ty", "Py", "Pv"} <= set(said)


def test_a_card_is_named_and_a_twin_told_by_its_neighbour() -> None:
    match = six()
    assert choice(match, "lift 2,0").label.args == {"kind": "Tv"}
    assert choice(match, "lift 2,0").detail is None
    twin = choice(match, "net -1,0")
    assert (twin.label.args, twin.detail and twin.detail.args) == ({"kind": "Ty"}, {"side": "left", "kind": "Ty"})


def placed(*cells: str) -> list[str]:
    """What choices for these places add, where all of them are described in the same words."""
    said = Message("choice-lay", {"side": "above", "kind": "Ty"})
    told = tell_twins_apart([Choice(f"lay {cell}", said, (f"cell:{cell}",)) for cell in cells])
    return [one.detail.args["end"] if one.detail else "" for one in told]


def test_two_places_beside_twins_say_which_of_the_two() -> None:
    assert placed("3,-1") == [""]
    assert placed("3,-1", "0,-2") == ["right", "left"]
    assert placed("3,-1", "3,-4") == ["lower", "upper"]


def test_no_choice_shows_a_coordinate() -> None:
    for match in (six(), run(six(), "hand Rb"), run(six(), "lift 2,0")):
        for one in match.choices():
            args = [str(value) for said in (one.label, one.detail) if said for value in said.args.values()]
            assert one.badge is None
            assert not any("," in value for value in args)
