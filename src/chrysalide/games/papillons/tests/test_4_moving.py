"""Chapter 4: moving a card and putting a token."""

import pytest

from chrysalide.games.papillons.tests.table import (
    SIX,
    arranged,
    cards,
    dealt,
    each,
    lay,
    lines,
    offered,
    opened,
    phase,
    protected,
    quiet_deck,
    quiet_hand,
    run,
    second,
    set_laid,
    shown,
    six,
    standing,
    targets,
    tokens,
    told,
    words,
)
from tests.agreement import refused

THREE = "Ty 0,0 · Py 1,0 · Tv 2,0"
every_number = pytest.mark.parametrize("seats", [2, 3, 4])


@every_number
def test_4_1_example_3_moves_and_tokens_once_every_seat_has_laid_three_cards(seats: int) -> None:
    match = dealt(seats, starter=1)
    for turn in range(1, 3 * seats + 1):
        assert match.view()["turn"] == turn
        assert words(match) == {"hand", "deck"}
        assert not match.view()["open"]
        if turn == 5:
            for word in ("net", "web", "lift"):
                refused(match, f"{word} 0,0", "4.1")
        quiet_deck(match)
    assert match.view()["open"]
    assert words(match) == {"hand", "deck", "lift", "net", "web"}


def test_4_1_each_seat_counts() -> None:
    match = arranged(THREE)
    for laid in ([3, 2], [2, 3], [9, 0]):  # not all of them are reached by play
        set_laid(match, laid)
        refused(match, "lift 0,0", "4.1")
        refused(match, "net 0,0", "4.1")
    set_laid(match, [3, 3])
    assert words(match) == {"hand", "deck", "lift", "net", "web"}


@every_number
def test_4_2_the_threshold_opens_with_turn_3n_plus_1(seats: int) -> None:
    match = dealt(seats)
    while not match.view()["open"]:
        assert words(match) == {"hand", "deck"}
        quiet_turn = quiet_hand if match.view()["turn"] % 2 else quiet_deck
        quiet_turn(match)
    assert match.view()["turn"] == 3 * seats + 1
    assert each(match, "laid") == [3] * seats


def test_4_2_a_demand_before_it_puts_it_off() -> None:
    match = run(dealt(expert=True, early_demand=True), "demand 1")
    quiet_hand(match)
    while not match.view()["open"]:
        assert words(match) <= {"hand", "deck", "demand"}
        quiet_deck(match)
    assert (match.view()["turn"], each(match, "laid")) == (8, [3, 3])


def test_4_3_example_9_the_end_card_of_a_row() -> None:
    match = arranged(THREE)
    assert set(targets(match, "0,0")) == {"1,-1", "1,1", "2,-1", "2,1", "3,0"}
    run(match, "lift 0,0")
    assert (phase(match), match.view()["lifted"], match.actor) == ("move", "0,0", 0)
    refused(match, "to 0,0", "4.6")
    refused(match, "to 1,0", "4.3")
    refused(match, "to -1,0", "4.3")
    refused(match, "to 0,1", "4.3")
    refused(match, "to 2,0", "4.3")
    refused(match, "to 50,0", "4.3")
    run(match, "to 3,0")
    assert shown(match) == {"1,0": "Py", "2,0": "Tv", "3,0": "Ty"}
    assert (match.actor, phase(match), told(match)[-2:]) == (1, "turn", ["card-lifted", "card-moved"])


def test_4_3_there_must_be_a_card_to_lift() -> None:
    match = six()
    refused(match, "lift 1,1", "4.3")
    refused(match, "lift 77,0", "4.3")


def test_4_4_example_8_the_forbidden_move() -> None:
    match = arranged(THREE)
    assert offered(match, "lift") == ["lift 0,0", "lift 2,0"]
    refused(match, "lift 1,0", "4.4")
    oracle = second(match)
    oracle.stage, oracle.lifted = "move", (1, 0)  # even if it were lifted
    assert oracle.legal() == {}
    assert [str(oracle.why_not(text))[:3] for text in ("to 1,0", "to 3,0")] == ["4.6", "4.4"]


def test_4_4_a_target_that_would_leave_two_blocks() -> None:
    """A ring of eight without one cell: the card opposite the gap may only close it."""
    match = arranged("Rb 0,0 · Ty 1,0 · Py 2,0 · Sv 2,1 · Rg 2,2 · Tb 0,2 · Pv 0,1")
    run(match, "lift 1,0")
    assert offered(match, "to") == ["to 1,1", "to 1,2"]
    refused(match, "to 3,0", "4.4")
    refused(match, "to 0,3", "4.4")
    refused(match, "to 1,-1", "4.3")


def test_4_5_example_10_only_the_final_position_counts() -> None:
    match = arranged("Ty 0,0 · Py 1,0 · Tv 1,1")
    assert targets(match, "1,0") == ["0,1"]
    run(match, "lift 1,0")
    refused(match, "to 2,1", "4.4")
    assert set(cards(run(match, "to 0,1"))) == {(0, 0), (0, 1), (1, 1)}


def test_4_6_a_card_does_not_return_to_the_cell_it_came_from() -> None:
    match = run(six(), "lift -1,0")
    assert "to -1,0" not in offered(match, "to")
    refused(match, "to -1,0", "4.6")
    refused(run(arranged(THREE), "lift 2,0"), "to 2,0", "4.6")


def test_4_7_a_move_needs_no_free_path() -> None:
    """From the middle of a closed ring to the outside."""
    ring = "Rb 0,0 · Ty 1,0 · Py 2,0 · Sv 0,1 · Tv 2,1 · Rg 0,2 · Tb 1,2 · Pv 2,2"
    match = arranged(f"{ring} · Sg 1,1")
    assert {"3,0", "-1,2", "1,-1"} <= set(targets(match, "1,1"))
    assert "1,1" in targets(arranged(ring), "0,0"), "nor from the outside to the middle"


def test_4_8_example_11_the_card_laid_in_the_turn_before_stays() -> None:
    match = lay(six(), "Rv 2,1")
    assert protected(match) == ("2,1", "laid")
    refused(match, "lift 2,1", "4.8")
    assert "lift -1,0" in offered(match, "lift")


def test_4_8_one_turn_later_it_may_move() -> None:
    match = lay(six(), "Rv 2,1 · Sv -2,0")
    assert protected(match) == ("-2,0", "laid")
    refused(match, "lift -2,0", "4.8")
    assert "lift 2,1" in offered(match, "lift")


@pytest.mark.parametrize("protect", [True, False])
def test_4_9_example_12_the_card_moved_in_the_turn_before(protect: bool) -> None:
    match = run(six(protect_moved=protect), "lift -1,0 to 3,0")
    assert protected(match) == ("3,0", "moved")
    if protect:
        refused(match, "lift 3,0", "4.9")
    else:
        run(match, "lift 3,0 to -1,0")
        assert shown(match) == shown(six())


@pytest.mark.parametrize("token", ["net", "web"])
def test_4_10_example_11_after_a_token_no_card_is_protected(token: str) -> None:
    match = run(lay(six(), "Rv 2,1"), f"{token} 0,0")
    assert protected(match) is None
    assert {"lift 2,1", "net 2,1", "web 2,1"} <= {action.text for action in match.legal()}
    refused(match, "lift 0,0", "4.13" if token == "net" else "4.14")


def test_4_10_nor_after_a_demand() -> None:
    match = opened(3, expert=True)
    last = protected(match)
    assert last is not None
    refused(match, f"net {last[0]}", "4.16")
    run(match, "demand 2")
    assert protected(match) is None
    assert f"net {last[0]}" in offered(match, "net")


def test_4_10_nor_after_a_move_that_another_one_follows() -> None:
    match = run(six(), "lift -1,0 to 3,0 / lift 0,1 to 0,-2")
    assert protected(match) == ("0,-2", "moved")
    assert "lift 3,0" in offered(match, "lift")


def test_4_11_any_card_may_be_moved_whoever_laid_it() -> None:
    match = lay(six(), "Sv 0,2 · Sb -2,0 · Rg 2,-1")
    laid_by = dict(zip(shown(match), [0] * 9, strict=True))
    for entry in match.log:
        if entry.action.word == "lay":
            laid_by[entry.action.text.split()[1]] = entry.actor
    assert match.actor == 1
    assert {laid_by[text.split()[1]] for text in offered(match, "lift")} == {0, 1}


def test_4_11_unless_it_is_protected_netted_or_webbed() -> None:
    match = run(six(), "net -1,0 / web 2,0")
    lay(match, "Sv 0,2")
    assert set(offered(match, "lift")) == {"lift 0,-1"}
    refused(match, "lift -1,0", "4.13")
    refused(match, "lift 2,0", "4.14")
    refused(match, "lift 0,2", "4.8")


def test_4_12_a_token_is_laid_on_a_card() -> None:
    match = six()
    for token in ("net", "web"):
        assert set(offered(match, token)) == {f"{token} {cell}" for cell in shown(match) if cell != "0,-1"}
        refused(match, f"{token} 1,1", "4.12")
        refused(match, f"{token} 70,7", "4.12")
    run(match, "net 0,0")
    assert tokens(match) == {"0,0": "net"}
    assert (each(match, "net"), each(match, "web"), match.actor) == ([False, True], [True, True], 1)
    assert told(match)[-1] == "net-put"


ROW_OF_FIVE = "Rb 0,0 · Ry 1,0 · Rv 2,0 · Rg 3,0 · Rb 4,0"


def test_4_13_a_netted_card_never_moves_and_still_counts() -> None:
    match = run(six(), "net -1,0")
    for _ in range(6):
        refused(match, "lift -1,0", "4.13")
        quiet_deck(match)
    assert tokens(match) == {"-1,0": "net"}
    netted = arranged("Rb 0,0 · Ry 1,0 · Rv 2,0 · Tb 2,1", nets=["1,0"])
    assert run(netted, "deck reveal Rg lay 3,0").winners == [0]


def test_4_13_example_7_a_net_in_a_row_of_five() -> None:
    match = arranged(ROW_OF_FIVE, nets=["2,0"])
    assert lines(match, "R") == [[f"{x},0" for x in range(4)], [f"{x},0" for x in range(1, 5)]]
    assert standing(match) == {"R"}


def test_4_14_a_webbed_card_never_moves_and_never_counts() -> None:
    match = run(six(), "web -1,0")
    for _ in range(6):
        refused(match, "lift -1,0", "4.14")
        quiet_deck(match)
    assert tokens(match) == {"-1,0": "web"}
    assert shown(match)["-1,0"] == "Ty", "it stays in its cell"
    broken = arranged("Rb 0,0 · Ry 1,0 · Rv 2,0 · Tb 2,1", webs=["1,0"])
    assert run(broken, "deck reveal Rg lay 3,0").winners == []


@pytest.mark.parametrize(("web", "goals"), [("2,0", set()), ("4,0", {"R"}), ("0,0", {"R"}), ("1,0", set())])
def test_4_14_example_7_a_web_in_a_row_of_five(web: str, goals: set[str]) -> None:
    match = arranged(ROW_OF_FIVE, webs=[web])
    assert standing(match) == goals
    assert bool(lines(match, "R")) == bool(goals)


def test_4_15_example_13_a_token_is_used_once() -> None:
    match = run(six(), "net 0,0 / web 2,0")
    refused(match, "net 1,0", "4.15")
    assert "web 1,0" in offered(match, "web")
    run(match, "web 1,0")
    refused(match, "web 0,1", "4.15")
    run(match, "net 0,1")
    for word in ("net", "web"):
        refused(match, f"{word} -1,0", "4.15")
        assert offered(match, word) == []
    assert tokens(match) == {"0,0": "net", "2,0": "web", "1,0": "web", "0,1": "net"}


def test_4_15_it_stays_on_its_card() -> None:
    match = run(six(), "net 0,0 / web 2,0")
    for _ in range(8):
        quiet_deck(match)
        assert tokens(match) == {"0,0": "net", "2,0": "web"}


@pytest.mark.parametrize("token", ["net", "web"])
def test_4_16_example_11_no_token_on_the_card_of_the_turn_before(token: str) -> None:
    laid = lay(six(), "Rv 2,1")
    refused(laid, f"{token} 2,1", "4.16")
    for protect in (True, False):
        moved = run(six(protect_moved=protect), "lift -1,0 to 3,0")
        refused(moved, f"{token} 3,0", "4.16")
        assert f"{token} 0,-1" in offered(moved, token)


def test_4_17_example_13_no_second_token_on_a_card() -> None:
    match = run(six(), "net 0,0")
    refused(match, "web 0,0", "4.17")
    refused(match, "net 0,0", "4.17")
    run(match, "web 1,0")
    refused(match, "web 1,0", "4.17")
    assert {"web 0,0", "web 1,0"} & set(offered(match, "web")) == set()


def test_4_18_a_token_on_any_other_card_whoever_laid_it() -> None:
    match = six()
    own, others = [part.split()[1] for part in SIX.split(" · ")][::2], ["1,0", "0,1"]
    for token in ("net", "web"):
        assert {f"{token} {cell}" for cell in own + others} == set(offered(match, token))
