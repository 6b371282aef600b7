"""Chapter 6: money and supplies."""

from typing import Any

from chrysalide.games.extinction.tests.table import args, arranged, money, phase, run, state_of, texts, told


def test_6_1_money_comes_from_the_supply() -> None:
    match = run(arranged(area="collecte@1"), "0 die 1 collecte@1")
    assert (money(match)[0], state_of(match).bank) == (2, 23)
    match = run(arranged(burnt="11", purses={0: 1}), "0 die 1 replanter")
    assert state_of(match).bank == 25


def test_6_2_money_is_not_shared() -> None:
    assert "1 replanter" not in texts(arranged(burnt="11", purses={1: 9}), "die")


def test_6_3_what_is_missing_is_not_received() -> None:
    match = run(arranged(area="collecte@1", bank=1, purses={1: 24}), "0 die 1 collecte@1")
    assert (money(match)[0], state_of(match).bank) == (1, 0)
    match = arranged(area="plaidoyer@0", purses={0: 1}, cubes_left=0)
    assert phase(run(match, "0 die 1 plaidoyer@0")) == "act"


def test_6_4_gains_in_seat_order_from_the_active_seat() -> None:
    match = run(arranged(stage="effect", active=2, bank=3, purses={0: 22}), "* effect journee")
    assert money(match) == [23, 0, 1, 1]


def test_6_5_own_money_first_then_the_purse() -> None:
    match = arranged(
        area="conference@2", purses={0: 2, 1: 3}, permanents={1: "fondscommun"}, specialties={0: "vedette", 1: "mecene"}
    )
    run(match, "0 die 1 conference@2")
    assert money(match)[:2] == [0, 2]
    assert args(match, "purse-paid") == {"seat": 1, "n": 1, "other_seat": 0}


def test_6_6_own_money_and_purse_count() -> None:
    table: dict[str, Any] = {
        "area": "conference@2",
        "permanents": {1: "fondscommun"},
        "specialties": {0: "vedette", 1: "mecene"},
    }
    assert "1 conference@2" not in texts(arranged(purses={0: 2}, **table), "die")
    assert "1 conference@2" in texts(arranged(purses={0: 2, 1: 1}, **table), "die")
    own = arranged(area="conference@2", purses={0: 2}, permanents={0: "fondscommun"}, specialties={0: "mecene"})
    assert "1 conference@2" not in texts(own, "die"), "the owner's money is not counted twice"
    lower: dict[str, Any] = {"area": "conference@2", "specialties": {0: "fondation"}}
    assert "1 conference@2" in texts(arranged(purses={0: 2}, **lower), "die")


def test_6_7_who_has_nothing_loses_nothing() -> None:
    match = run(arranged(stage="effect", purses={1: 2}), "* effect coupes_budget")
    assert money(match) == [0, 1, 0, 0]
    assert told(match).count("money-lost") == 1
