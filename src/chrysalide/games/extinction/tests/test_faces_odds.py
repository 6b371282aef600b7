"""The odds that the table shows: Yes votes, the vote as a whole, births, effects, and what a destruction would do."""

from fractions import Fraction
from typing import Any

import pytest

from chrysalide.core.match import Match
from chrysalide.games.extinction.odds import rolls_reaching, vote_odds
from chrysalide.games.extinction.tests.table import arranged, run


def odds(shown: dict[str, Any]) -> Any:
    """A fraction, to be compared with any number."""
    assert shown["value"] == pytest.approx(shown["num"] / shown["den"])
    return Fraction(shown["num"], shown["den"])


def ambassador(match: Match, slot: int) -> dict[str, Any]:
    found: dict[str, Any] = match.view(0)["ambassadors"][slot - 1]
    return found


EIGHT = "11 12 13 14 15 16 21 22"


# --- ambassadors ------------------------------------------------------------------------------------------------------


def test_12_6_dice_that_are_still_to_come_are_counted_exactly() -> None:
    """Worked example 24."""
    match = arranged(
        EIGHT, ambassadors=["chine:3", "japon:4", "?", "indonesie:4", "bresil:2", "afrique_du_sud:5"], level="facile"
    )
    assert odds(ambassador(match, 5)["chance"]) == Fraction(1, 3)
    assert (ambassador(match, 5)["chance"]["num"], ambassador(match, 5)["chance"]["den"]) == (2, 6)
    assert (ambassador(match, 4)["chance"]["num"], ambassador(match, 4)["chance"]["den"]) == (21, 36)
    assert (ambassador(match, 4)["needs"], ambassador(match, 4)["dice"], ambassador(match, 4)["take"]) == (7, 2, "sum")
    assert (ambassador(match, 6)["chance"]["num"], ambassador(match, 6)["needs"]) == (25, 2)


def test_12_6_what_is_counted_is_shown_beside_the_target() -> None:
    """Worked example 24."""
    hands = {0: "collecte terrain atelier", 1: "collecte terrain atelier", 2: "collecte terrain atelier corridor"}
    match = arranged(EIGHT, hands=hands, ambassadors=["chine:2", "japon:3", "inde:4"])
    chine = ambassador(match, 1)
    assert (chine["value"], chine["cubes"], chine["total"], chine["target"], odds(chine["chance"])) == (8, 2, 10, 10, 1)
    japon = ambassador(match, 2)
    assert (japon["value"], japon["total"], japon["target"], odds(japon["chance"])) == (10, 13, 16, 0)
    assert arranged(EIGHT, ambassadors=["chine:1"]).view(0)["ambassadors"][0]["chance"]["num"] == 0


def test_2_3_a_face_down_ambassador_shows_who_it_could_be() -> None:
    match = arranged(ambassadors=["chine", "?", "?", "?", "?", "australie"])
    assert ambassador(match, 2)["candidates"] == ["japon", "inde", "russie", "canada"]
    assert ambassador(match, 4)["candidates"] == ["indonesie", "bresil", "etats_unis", "allemagne"]
    assert (ambassador(match, 2)["ambassador"], ambassador(match, 2)["chance"]) == (None, None)
    assert ambassador(match, 1)["candidates"] == []


def test_16_6_one_that_was_looked_at_is_known_but_does_not_vote() -> None:
    match = arranged(permanents={0: "carnet"}, specialties={0: "negociateur"})
    run(match, "look 3 / see 3 inde")
    shown = ambassador(match, 3)
    assert (shown["ambassador"], shown["face_up"], shown["looked"]) == ("inde", False, [0, 1, 2, 3])
    assert "inde" not in ambassador(match, 1)["candidates"]


def test_12_7_a_vote_held_now_is_polled_in_the_best_order() -> None:
    """Worked example 25."""
    match = arranged(
        EIGHT, ambassadors=["chine:3", "inde:6", "russie", "bresil:6", "?", "royaume_uni:3"], level="facile"
    )
    vote = match.view(0)["vote"]
    assert (odds(vote["chance"]), vote["sure"], vote["possible"]) == (1, 5, 5)
    match = arranged(EIGHT, ambassadors=["chine:3", "inde:6", "?", "bresil:2", "?", "royaume_uni:3"], level="facile")
    vote = match.view(0)["vote"]
    assert (odds(vote["chance"]), vote["sure"], vote["possible"]) == (Fraction(1, 3), 2, 4)
    assert (vote["year"], vote["which"], vote["needed"], vote["running"]) == (4, "first", 4, False)


def test_12_7_odds_of_several_dice_are_joined() -> None:
    half, third = Fraction(1, 2), Fraction(1, 3)
    assert vote_odds([half, half, half, half], [], 0, 4) == Fraction(1, 16)
    assert vote_odds([half, third], [], 3, 4) == 1 - half * Fraction(2, 3)
    assert vote_odds([half, half], [2], 2, 4) == Fraction(3, 4), "one more is sure once two have said Yes"
    assert vote_odds([Fraction(1)], [3, 2], 1, 4) == 1, "the easier to please is polled first"
    assert vote_odds([], [], 3, 4) == 0


def test_12_8_a_running_vote_counts_from_where_it_is() -> None:
    row = ["chine:3", "inde:6", "russie", "indonesie:4", "bresil:1", "?"]
    match = arranged(EIGHT, stage="end", year=4, played=(1, 2, 3), ambassadors=row, level="facile")
    run(match, "poll 1 / poll 2 / poll 3")
    vote = match.view(0)["vote"]
    assert (vote["running"], vote["yes"]) == (True, 3)
    assert odds(vote["chance"]) == 1 - Fraction(15, 36) * Fraction(5, 6)
    run(match, "poll 4")
    assert odds(match.view(0)["vote"]["chance"]) == odds(vote["chance"]), "its dice have not been rolled yet"
    run(match, "vote 1 2")
    assert odds(match.view(0)["vote"]["chance"]) == Fraction(1, 6)


def test_12_11_dice_are_summed_or_the_lowest_or_highest_is_taken() -> None:
    assert [rolls_reaching(2, "sum", least) for least in (2, 7, 12, 13)] == [36, 21, 1, 0]
    assert [rolls_reaching(2, "min", least) for least in (1, 2, 6)] == [36, 25, 1]
    assert [rolls_reaching(2, "max", least) for least in (1, 2, 6)] == [36, 35, 11]
    assert rolls_reaching(1, "sum", -3) == 6


# --- births -----------------------------------------------------------------------------------------------------------


def test_8_3_the_birth_target_is_put_together_from_its_parts() -> None:
    match = arranged("11 11 44 44", constants="proies", specialties={0: "biologiste"})
    birth = match.view(0)["birth"]
    assert (birth["target"], odds(birth["chance"]), birth["why"]) == (3, Fraction(1, 2), None)
    assert [(part["why"], part["n"], part["card"]) for part in birth["parts"]] == [
        ("couples", 2, None), ("module", 1, None), ("constant", -1, "proies"), ("specialty", 1, "biologiste"),
    ]  # fmt: skip


def test_17_12_pandas_are_rarely_born() -> None:
    """Worked example 10."""
    match = arranged("22 22 55", constants="saison", module="panda")
    assert (match.view(0)["birth"]["target"], match.view(0)["birth"]["why"]) == (0, "target")
    match = arranged("22 22 55", constants="saison", module="panda", specialties={0: "biologiste"})
    assert (match.view(0)["birth"]["target"], odds(match.view(0)["birth"]["chance"])) == (1, Fraction(1, 6))


def test_8_7_no_birth_says_why() -> None:
    """Worked example 9."""
    ring = "22 22 12 21 23 32"
    assert arranged(ring).view(0)["birth"]["why"] == "no-cell"
    assert odds(arranged(ring).view(0)["birth"]["chance"]) == 0
    assert arranged("22 33").view(0)["birth"]["why"] == "no-couple"
    nursery = arranged(ring, permanents={0: "nurserie"}, specialties={0: "ethologue"})
    assert (nursery.view(0)["birth"]["why"], nursery.view(0)["birth"]["target"]) == (None, 2)


# --- effects ----------------------------------------------------------------------------------------------------------


def test_10_3_the_next_effect_has_its_odds() -> None:
    effects = arranged(constants="coupe_rase", spent="face_a_face fonds").view(0)["effects"]
    assert (effects["deck"], effects["discard"]) == (15, 2)
    assert odds(effects["key_chance"]) == Fraction(3, 15)
    shown = {card["effect"]: card for card in effects["cards"]}
    assert [shown["coupe_rase"][key] for key in ("copies", "left", "discarded", "in_play")] == [2, 1, 0, 1]
    assert sum(odds(card["chance"]) for card in effects["cards"]) == 1
    renewed = arranged(spent="all").view(0)["effects"]
    assert (renewed["deck"], odds(renewed["key_chance"])) == (0, Fraction(4, 18))


def test_15_10_a_known_top_card_is_certain() -> None:
    effects = arranged(top="fonds").view(0)["effects"]
    assert (effects["top"], effects["deck"], odds(effects["key_chance"])) == ("fonds", 18, 0)
    assert [card["effect"] for card in effects["cards"] if odds(card["chance"]) == 1] == ["fonds"]


def test_15_13_a_constant_that_is_kept_from_acting_says_so() -> None:
    match = arranged(constants="courant barrages", module="loutre")
    shown = match.view(0)["effects"]["constants"]
    assert [(one["position"], one["trigger"], one["blocked"], one["helpful"]) for one in shown] == [
        (1, True, True, False), (2, False, False, True),
    ]  # fmt: skip
    assert arranged(constants="courant", module="loutre").view(0)["effects"]["constants"][0]["blocked"] is False


# --- destruction ------------------------------------------------------------------------------------------------------


def preview(match: Match, line: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in match.view(0)["lines"] if one["line"] == line)
    return found


def landing(match: Match, line: str, roll: int) -> dict[str, Any]:
    [found] = preview(match, line)["rolls"][roll - 1]["landings"]
    return dict(found)


def test_9_6_a_preview_shows_where_the_tile_slides() -> None:
    """Worked example 11."""
    match = arranged("12 55 66", "32 42", stage="destruction")
    assert landing(match, "c2", 4) == {"side": None, "tiles": ["22"], "lost": [], "population": 3, "defeat": None}
    assert preview(match, "c2")["rolls"][3]["cell"] == "42"


def test_9_5_a_preview_shows_who_is_lost() -> None:
    """Worked example 12."""
    match = arranged(stage="destruction")
    assert len(match.view(0)["lines"]) == 12
    assert landing(match, "r2", 5)["lost"] == [{"cell": "25", "animals": 1}]
    shown = preview(match, "r2")
    assert (shown["animals"], odds(shown["loss"]), shown["worst"], odds(shown["defeat"])) == (2, Fraction(2, 6), 1, 0)
    before = match.view(0)["population"]["count"]
    run(match, "line r2 / dest 5")
    assert (
        match.view(0)["population"]["count"]
        == before - 1
        == landing(arranged(stage="destruction"), "r2", 5)["population"]
    )


def test_9_7_a_preview_shows_both_sides_of_a_tie() -> None:
    """Worked example 13."""
    match = arranged("31 35", "33 34", stage="destruction")
    landings = preview(match, "r3")["rolls"][2]["landings"]
    assert [(one["side"], one["tiles"], one["defeat"]) for one in landings] == [
        ("31", ["32"], None), ("35", ["35"], "population"),
    ]  # fmt: skip
    run(match, "line r3 / dest 3")
    assert [(one["cell"], one["tiles"]) for one in match.view(0)["sides"]] == [("31", ["32"]), ("35", ["35"])]
    assert match.view(0)["lines"] == []


def test_9_7_a_preview_is_the_same_where_the_group_decides() -> None:
    alone, group = (
        run(arranged("31 35", "33", stage="destruction", shared_decider=who), "line r3 / dest 3")
        for who in ("active", "majority")
    )
    assert alone.view(0)["sides"] == group.view(0)["sides"]
    run(group, "0 side 31")
    assert alone.view(0)["sides"] == group.view(0)["sides"], "also while others answer"


def test_17_8_a_preview_shows_the_spread() -> None:
    """Worked example 15."""
    match = arranged("44 46 11", "33", module="loutre", stage="destruction")
    shown = landing(match, "r4", 3)
    assert (shown["tiles"], shown["lost"]) == (["43", "44"], [{"cell": "44", "animals": 1}])
    match = arranged("44 46 11", "66", module="loutre", stage="destruction")
    assert landing(match, "r4", 3)["tiles"] == ["43"]


def test_16_15_a_spread_that_could_be_ignored_is_shown_both_ways() -> None:
    match = arranged(
        "44 46 11", "33", module="loutre", stage="destruction", permanents={0: "jurisprudence"},
        specialties={0: "contentieux"},
    )  # fmt: skip
    landings = preview(match, "r4")["rolls"][2]["landings"]
    assert [one["tiles"] for one in landings] == [["43"], ["43", "44"]]


def test_17_11_a_preview_shows_who_would_starve() -> None:
    match = arranged("14 14 55 56 65", "13", module="panda", stage="destruction")
    shown = landing(match, "c5", 1)
    assert (shown["tiles"], shown["lost"], shown["population"]) == (["15"], [{"cell": "14", "animals": 2}], 3)


def test_13_2_a_preview_shows_the_defeat() -> None:
    match = arranged("22 55", stage="destruction")
    shown = preview(match, "r2")
    assert landing(match, "r2", 2)["defeat"] == "population"
    assert odds(shown["defeat"]) == Fraction(1, 6)
