"""Chapter 3: setting up a round."""

import pytest

import chrysalide
from chrysalide.core.errors import BadOption
from chrysalide.core.state import CHANCE
from chrysalide.games.celestes.tests.table import (
    BETTER,
    COUNTS,
    EVEN,
    LAYOUTS,
    cards,
    dealt,
    faces,
    new,
    odds,
    phase,
    play_round,
    run,
    settle,
    take,
    tokens,
    told,
    totals,
    unseen,
)
from tests.agreement import refused


def test_3_1_a_match_starts_without_tokens_and_with_all_layouts() -> None:
    match = new()
    assert tokens(match) == [0, 0]
    assert (match.view()["rounds"], match.view()["round"]) == ([], 1)
    assert (totals(match), match.view()["layout"], faces(match)) == ([0, 0], None, {})
    assert [cards(match, seat) for seat in (0, 1)] == [dict.fromkeys("EMKS", 0)] * 2
    assert (match.view()["bolina"], match.view()["first"]) == (None, None)
    assert [str(action) for action in match.legal()] == [f"layout {layout}" for layout in LAYOUTS]


def test_3_2_layouts_are_drawn_evenly_among_those_not_used() -> None:
    match = new()
    assert odds(match) == pytest.approx({f"layout {layout}": 1 / 15 for layout in LAYOUTS})
    play_round(match, "L05", BETTER)
    assert odds(match) == pytest.approx({f"layout {layout}": 1 / 14 for layout in LAYOUTS if layout != "L05"})


def test_3_2_example_16_no_layout_comes_twice() -> None:
    match = play_round(new(), "L01", BETTER)
    refused(match, "layout L01", "3.2")
    play_round(match, "L02", BETTER)
    refused(match, "layout L01", "3.2")
    refused(match, "layout L02", "3.2")


def test_3_2_a_pool_of_layouts_is_kept_to() -> None:
    match = new(layouts=["L09", "L02", "L03"], tokens_to_win=2)
    assert odds(match) == pytest.approx({"layout L02": 1 / 3, "layout L03": 1 / 3, "layout L09": 1 / 3})
    refused(match, "layout L01", "3.2")


@pytest.mark.parametrize(("tokens_to_win", "needed"), [(1, 1), (2, 3), (3, 5)])
def test_3_2_the_pool_must_last_for_the_longest_match(tokens_to_win: int, needed: int) -> None:
    new(tokens_to_win=tokens_to_win, layouts=LAYOUTS[:needed])
    if needed > 1:
        with pytest.raises(BadOption, match=f"at least {needed}"):
            new(tokens_to_win=tokens_to_win, layouts=LAYOUTS[: needed - 1])
    with pytest.raises(BadOption):
        new(tokens_to_win=tokens_to_win, layouts=[])


@pytest.mark.parametrize("layouts", [["L01"] * 5, ["L01", "L02", "L03", "L04", "L16"], LAYOUTS[:4]])
def test_3_2_the_pool_names_different_layouts_that_exist(layouts: list[str]) -> None:
    with pytest.raises(BadOption):
        new(layouts=layouts)
    assert len(new(layouts="all").legal()) == 15


def test_3_2_a_layout_is_revealed_when_a_round_begins() -> None:
    refused(dealt("L01"), "layout L06", None, oracle="3.2")


def test_3_3_the_first_player_of_round_1_is_drawn_evenly() -> None:
    match = run(new(), "layout L01")
    assert (phase(match), match.actor) == ("draw_first", CHANCE)
    assert odds(match) == {"first 0": 0.5, "first 1": 0.5}


@pytest.mark.parametrize("seat", [0, 1])
def test_3_3_the_first_player_may_be_given(seat: int) -> None:
    match = run(new(first_player=seat), "layout L01")
    assert odds(match) == {f"first {seat}": 1.0}
    refused(match, f"first {1 - seat}", "3.3")
    match.enter(f"first {seat}")
    assert settle(match).actor == seat


@pytest.mark.parametrize("first_player", [2, True, "nobody"])
def test_3_3_the_first_player_is_one_of_the_two_seats(first_player: object) -> None:
    with pytest.raises(BadOption):
        new(first_player=first_player)


def test_3_3_example_15_nobody_chooses_the_order_of_round_1() -> None:
    refused(new(), "order first", "3.3")
    refused(run(new(), "layout L01"), "order first", "3.3")
    refused(dealt("L01"), "order second", "3.3")


def test_3_3_nobody_is_drawn_from_round_2_on() -> None:
    match = play_round(new(), "L01", BETTER)
    match.enter("layout L02")
    assert phase(match) == "choose_order"
    refused(match, "first 0", "3.3")


@pytest.mark.parametrize("loser", [0, 1])
@pytest.mark.parametrize("order", ["first", "second"])
def test_3_4_the_loser_chooses_the_order_of_the_next_round(loser: int, order: str) -> None:
    match = play_round(new(), "L01", BETTER if loser == 1 else BETTER[::-1])
    match.enter("layout L02")
    assert (phase(match), match.actor) == ("choose_order", loser)
    assert [str(action) for action in match.legal()] == ["order first", "order second"]
    match.play(f"order {order}", seat=loser)
    first = loser if order == "first" else 1 - loser
    assert match.view()["first"] == first
    assert settle(match).actor == first


def test_3_4_example_15_the_winner_does_not_choose() -> None:
    match = play_round(new(), "L01", BETTER)
    match.enter("layout L02")
    assert match.actor == 1
    refused(match, "order first", "3.4", seat=0)
    refused(match, "order second", "3.4", seat=0)


def test_3_4_example_10_the_loser_of_a_tie_chooses() -> None:
    match = play_round(new(), "L01", EVEN, first=0)
    match.enter("layout L02")
    assert match.actor == 0


def test_3_5_the_order_is_chosen_after_the_layout_and_before_the_cards() -> None:
    match = play_round(new(), "L01", BETTER)
    refused(match, "order first", "3.5")
    match.enter("layout L02")
    assert match.view()["layout"]["id"] == "L02"
    assert set(faces(match).values()) == {"-"}
    assert (unseen(match), match.view()["first"], match.view()["bolina"]) == (COUNTS, None, None)
    match.play("order second")
    refused(match, "order first", "3.5")
    settle(match)
    refused(match, "order first", "3.5")


@pytest.mark.parametrize("hands", [BETTER, BETTER[::-1], EVEN, EVEN[::-1]])
@pytest.mark.parametrize("first", [0, 1])
def test_3_6_a_round_has_exactly_one_loser(hands: tuple[str, str], first: int) -> None:
    match = play_round(new(), "L01", hands, first)
    assert sorted(tokens(match)) == [0, 1]
    match.enter("layout L02")
    assert match.actor == tokens(match).index(0)


@pytest.mark.parametrize("first", [0, 1])
def test_3_7_the_second_player_receives_the_bolina(first: int) -> None:
    match = run(new(), f"layout L01 / first {first}")
    assert match.view()["bolina"] == {"seat": 1 - first}
    assert told(match)[-1] == "bolina-given"
    assert match.story()[-1].args == {"seat": 1 - first}


def test_3_7_in_later_rounds_too() -> None:
    match = play_round(new(), "L01", BETTER, first=0)
    assert match.view()["bolina"] == {"seat": 1}
    run(match, "layout L02 / 1 order first")
    assert match.view()["bolina"] == {"seat": 0}


def test_3_7_example_16_the_bolina_is_not_dealt() -> None:
    match = run(new(), "layout L01 / first 0")
    refused(match, "deal 4 B", "3.7")
    match = take(settle(match), 14)
    match.play("take 13")
    refused(match, "turn 8 B", "3.7")


def test_3_8_all_twenty_cards_are_shuffled_every_round() -> None:
    """Including the two that were set aside."""
    match = play_round(new(), "L01", BETTER)
    assert unseen(match) == {"E": 0, "M": 1, "K": 0, "S": 1}
    match.enter("layout L02")
    assert unseen(match) == COUNTS
    assert [cards(match, seat) for seat in (0, 1)] == [dict.fromkeys("EMKS", 0)] * 2


def test_3_8_the_collections_lie_open_until_the_next_layout() -> None:
    match = play_round(new(), "L01", BETTER)
    assert phase(match) == "reveal_layout"
    assert [cards(match, seat) for seat in (0, 1)] == [
        {"E": 2, "M": 3, "K": 3, "S": 1},
        {"E": 6, "M": 2, "K": 1, "S": 0},
    ]
    assert totals(match) == [14, 9]
    assert faces(match) == dict.fromkeys(range(1, 19), ".")
    rounds = match.view()["rounds"]
    match.enter("layout L02")
    assert (totals(match), match.view()["rounds"]) == ([0, 0], rounds)


def test_3_8_cards_are_laid_when_a_round_is_set_up_and_not_later() -> None:
    match = run(new(), "layout L12 / first 0 / deal 1 S")
    refused(match, "take 1", None, oracle="4.1")
    refused(match, "turn 4 E", None, oracle="4.4")
    refused(settle(match), "deal 1 E", None, oracle="3.8")


def test_3_8_every_card_left_is_equally_likely() -> None:
    match = run(new(), "layout L01 / first 0")
    assert odds(match) == pytest.approx(
        {"deal 4 E": 8 / 20, "deal 4 M": 6 / 20, "deal 4 K": 4 / 20, "deal 4 S": 2 / 20}
    )
    run(match, "deal 4 S / deal 5 S")
    assert odds(match) == pytest.approx({"deal 6 E": 8 / 18, "deal 6 M": 6 / 18, "deal 6 K": 4 / 18})


@pytest.mark.parametrize("layout", LAYOUTS)
def test_3_8_eighteen_cards_are_laid(layout: str) -> None:
    match = dealt(layout)
    assert not {"-", "."} & set(faces(match).values())
    assert match.story()[-1].args == {"cards": 18}


def test_3_9_two_cards_are_set_aside_and_never_shown() -> None:
    match = dealt("L01")
    assert match.view()["aside"] == 2
    assert match.view()["hidden"] == 8
    assert sum(unseen(match).values()) == 10
    while tokens(match) == [0, 0]:
        match.enter(match.legal()[-1])  # the Bolina is kept
    assert sum(unseen(match).values()) == 2, "what is left are the two cards aside"
    shown = [event.args for event in match.story() if event.kind in ("card-dealt", "card-turned")]
    assert len(shown) == 18
    assert len({event["slot"] for event in shown}) == 18


def test_3_9_the_cards_aside_are_not_decided_before_they_must_be() -> None:
    """The state holds no hidden order: two matches with the same entries are the same, whatever their seeds."""
    one, other = (chrysalide.new("celestes", seed=seed, settle=False) for seed in (1, 2))
    for match in (one, other):
        run(match, "layout L01 / first 0")
        settle(match)
    assert one.state.key() == other.state.key()
