"""Chapter 6: landing, the order of its effects, and flowers."""

from chrysalide.games.mariposas.tests.table import arranged, flowers, fly, legal, phase, refused, run, told


def test_6_1_flower_then_extra_flower_then_birth() -> None:
    """Worked example 7."""
    match = arranged("1:m", "1:m", hands=["4f 22"], flowers=["o"])
    fly(run(match, "play 4f"), "1", "4 j1")
    assert (phase(match), flowers(match)) == ("adjacent", "oy")
    run(match, "adj i2")
    assert (phase(match), flowers(match)) == ("birth", "ooy")
    assert sorted(match.view()["turn"]["collected"]) == ["i2", "j1"]
    assert legal(match) == ["birth oo", "birth -"]
    assert refused(fly(run(arranged("1:m", "1:m", hands=["4f 22"]), "play 4f"), "1", "4 j1"), "birth oo") == "6.1"


def test_6_2_one_token_or_both_of_a_double_cell() -> None:
    match = fly(run(arranged("2a:d9", "1:m", hands=["111 22"]), "play 111"), "2a", "1 d10", "1 c10")
    assert flowers(match) == "vvw"
    assert [event["count"] for event in told(match, "flowers-taken")] == [1, 2]


def test_6_3_never_twice_from_one_cell_in_a_turn() -> None:
    """Worked example 3."""
    match = fly(run(arranged("2a:c6 2b:e6", "1:m", hands=["111 22"]), "play 111"), "2a", "1 d5", "1 d6", "1 d5")
    assert flowers(match) == "op"
    other = fly(run(arranged("2a:c6 2b:e6", "1:m", hands=["111 22"]), "play 111"), "2a", "1 d5")
    assert flowers(fly(other, "2b", "1 d5")) == "o"  # whichever butterfly lands
    assert told(other, "nothing-taken")[-1]["reason"] == "collected"


def test_6_4_never_from_the_cell_where_it_stood() -> None:
    """Worked example 3; another butterfly of the seat may, and a newborn has no start cell."""
    match = fly(run(arranged("2a:c6 2b:d5", "1:m", hands=["111 22"]), "play 111"), "2a", "1 d6", "1 c6")
    assert flowers(match) == "p"
    assert told(match, "nothing-taken")[-1]["reason"] == "start"
    assert flowers(fly(match, "2b", "1 c6")) == "pvv"
    born = arranged("1:k1", "1:m", hands=["111 22"], flowers=["yww"])
    fly(run(born, "play 111"), "1", "1 j1")
    run(born, "birth yy")
    assert flowers(fly(born, "2a", "1 k1")) == "pww"


def test_6_5_landing_on_a_barred_cell_is_allowed_and_a_birth_still_possible() -> None:
    match = arranged("2a:d5", "1:m", hands=["111 22"], flowers=["ooo"])
    fly(run(match, "play 111"), "2a", "1 d6", "1 d5")
    assert flowers(match) == "ooop"
    assert legal(match) == ["birth ooo", "birth -"]
    collected = arranged("2a:c6", "1:m", hands=["111 22"], flowers=["www"])
    fly(run(collected, "play 111"), "2a", "1 d5")
    run(collected, "birth -")
    fly(collected, "2a", "1 d6", "1 d5")
    assert (flowers(collected), legal(collected)) == ("opwww", ["birth www", "birth opww", "birth -"])


def test_6_6_one_flower_of_an_adjacent_cell() -> None:
    """Worked examples 7 and 8: not of an unrevealed city, and one even from a double cell."""
    match = fly(run(arranged("1:m", "1:m", hands=["4f 22"]), "play 4f"), "1", "4 j1")
    assert legal(match) == ["adj i1", "adj i2", "adj j0", "adj k1", "adj k2", "adj -"]
    assert refused(match, "adj j2") == "6.6"
    assert refused(match, "adj a2") == "6.6"
    double = fly(run(arranged("2a:f5", "1:m", hands=["4f 22"]), "play 4f"), "2a", "4 d6")
    run(double, "adj c6")
    assert flowers(double) == "pv"
    wild = fly(run(arranged("1:m", "1:m", hands=["4f 22"], cities={"j2": "wild"}), "play 4f"), "1", "4 j1")
    run(wild, "adj j2")
    assert phase(wild) == "flower"
    run(wild, "pick w")
    assert (flowers(wild), wild.view()["turn"]["collected"]) == ("yw", ["j1", "j2"])


def test_6_6_the_extra_flower_may_be_left() -> None:
    match = fly(run(arranged("1:m", "1:m", hands=["4f 22"]), "play 4f"), "1", "4 j1")
    run(match, "adj -")
    assert (flowers(match), phase(match)) == ("y", "draw")


def test_6_7_the_extra_flower_obeys_the_limits_and_uses_up_its_cell() -> None:
    match = arranged("1:k1", "1:m", hands=["4f 22"], cards=["extra"])
    fly(run(match, "play 4f+e"), "1", "1 k2", "4 j1")
    assert refused(match, "adj k1") == "6.7"  # where it stood
    assert refused(match, "adj k2") == "6.7"  # collected
    first = fly(run(arranged("1:k1", "1:m", hands=["4f 22"], cards=["extra"]), "play 4f+e"), "1", "4 j1")
    run(first, "adj i2")
    fly(first, "1", "1 i2")
    assert flowers(first) == "oy"
    other = fly(run(arranged("1:i2 2a:i1", "1:m", hands=["4f 22"]), "play 4f"), "2a", "4 j1")
    assert "adj i2" in legal(other)  # where another butterfly stood


def test_6_8_only_the_movement_of_4_brings_it() -> None:
    """Worked example 26."""
    match = fly(run(arranged("1:m", "1:m", hands=["4f 22"], cards=["extra"]), "play 4f+e"), "1", "1 l1")
    assert phase(match) == "launch"
    assert refused(match, "adj l0") == "6.8"
    fly(match, "1", "4 k1")
    assert phase(match) == "adjacent"
    assert refused(match, "adj l1") == "6.7"
    assert refused(match, "adj m") == "6.6"
    copied = run(arranged("1:m", "1:m", hands=["own 22"], played=["4f"]), "play own / copy 4f")
    assert phase(fly(copied, "1", "4 j1")) == "adjacent"


def test_6_9_a_wild_flower_is_a_flower_of_choice() -> None:
    match = fly(run(arranged("1:m", "1:m", hands=["13 22"]), "play 13"), "1", "3 j2")
    run(match, "token pink-egg / die *")
    assert legal(match) == ["pick o", "pick p", "pick v", "pick y", "pick w"]
    run(match, "pick y")
    assert flowers(match) == "y"
    assert refused(match, "pick y") == "6.9"
