"""Chapter 1: what is in the box."""

from collections import Counter

from chrysalide.games.mariposas.codes import EDITIONS
from chrysalide.games.mariposas.facts import DEFAULT
from chrysalide.games.mariposas.tests import oracle_data
from chrysalide.games.mariposas.tests.table import arranged, cards, flowers, fly, legal, new, phase, refused, run

FACTS = EDITIONS[DEFAULT]


def test_1_1_the_oracle_has_the_same_box() -> None:
    """Its tables were typed from the specification a second time. What they say of the map is compared in chapter 2, of
    season cards in chapter 13."""
    assert {kind.id: kind.count for kind in FACTS.kinds} == oracle_data.DECK
    assert {kind.id: kind.moves for kind in FACTS.kinds if kind.moves} == oracle_data.MOVES
    assert dict(enumerate(FACTS.butterflies, 1)) == oracle_data.PIECES
    assert FACTS.tokens_each == oracle_data.TOKENS_EACH
    assert tuple(FACTS.tokens) == oracle_data.TOKENS
    assert {tile.id: tile.end_points for tile in FACTS.tiles} == oracle_data.TILE_POINTS
    assert dict(zip(("spring", "summer", "autumn"), FACTS.turns, strict=True)) == oracle_data.TURNS


def test_1_1_the_box_holds_what_the_rulebook_lists() -> None:
    assert sum(kind.count for kind in FACTS.kinds) == 36
    assert Counter(card.season for card in FACTS.season_cards) == {"spring": 5, "summer": 10, "autumn": 5}
    assert (len(FACTS.tokens), len(FACTS.tiles)) == (16, 6)
    assert 5 * FACTS.tokens_each == 120
    assert sum(FACTS.butterflies) == 10


def test_1_2_pieces_of_a_seat_by_generation() -> None:
    pieces = new().view()["seats"][0]["pieces"]
    assert Counter(piece["generation"] for piece in pieces) == {1: 1, 2: 2, 3: 3, 4: 4}
    assert [piece["piece"] for piece in pieces] == ["1", "2a", "2b", "3a", "3b", "3c", "4a", "4b", "4c", "4d"]


def test_1_3_only_generation_4_has_a_double_side() -> None:
    match = arranged("3a:d6 4a:d6", "1:m", hands=["111 22"], flowers=["oooo"])
    run(match, "play 111 / go 4a 1 / land d5 / birth oooo")
    doubles = [piece["piece"] for piece in match.view()["seats"][0]["pieces"] if piece["double"]]
    assert doubles == ["4a"]


def test_1_4_five_flowers_of_24_tokens() -> None:
    assert new().view()["supply"] == dict.fromkeys(("orange", "pink", "violet", "yellow", "white"), 24)


def test_1_5_the_die_has_six_equally_likely_faces() -> None:
    match = run(arranged("1:m", "1:m", hands=["13 5"]), "play 13 / go 1 3 / land j2 / token wild")
    assert legal(match) == ["die o", "die p", "die v", "die y", "die w", "die *"]
    assert {probability for _, probability in match.state.chance()} == {1 / 6}


def test_1_6_every_seat_can_hold_every_life_cycle_card() -> None:
    """Five copies of each of twelve cards: nobody holds one twice."""
    everything = " ".join(f"{row}-{stage}" for row in ("green", "pink", "blue") for stage in FACTS_STAGES)
    match = arranged("1:m", "1:m", cards=[everything, everything])
    assert len(cards(match, 0)) == len(cards(match, 1)) == 12


FACTS_STAGES = ("egg", "caterpillar", "chrysalis", "adult")


def test_1_7_three_kinds_of_bonus_cards() -> None:
    assert [kind["card"] for kind in new().view()["bonus_kinds"]] == ["double", "extra", "stretch"]


def test_1_8_sixteen_different_tokens() -> None:
    tokens = new().view()["hidden_tokens"]
    assert len(set(tokens)) == 16
    assert Counter(token.partition("-")[0] for token in tokens) == {
        "green": 4, "pink": 4, "blue": 4, "double": 1, "extra": 1, "stretch": 1, "wild": 1,
    }  # fmt: skip


def test_1_9_thirty_six_action_cards_of_seven_kinds() -> None:
    counts = {kind["card"]: kind["count"] for kind in new().view()["kinds"]}
    assert counts == {"111": 6, "22": 6, "13": 6, "5": 6, "4f": 6, "own": 3, "other": 3}


def test_1_10_a_short_supply_gives_what_is_left() -> None:
    """Worked example 9: one violet token left, a double violet cell."""
    match = fly(run(arranged("2a:d10", "1:m", hands=["111 22"], supply="v"), "play 111"), "2a", "1 c10")
    assert flowers(match) == "v"
    assert match.view()["turn"]["collected"] == ["c10"]


def test_1_10_a_cell_that_gives_nothing_is_not_used_up() -> None:
    match = fly(run(arranged("2a:d10", "1:m", hands=["111 22"], supply="w"), "play 111"), "2a", "1 c10")
    assert flowers(match) == ""
    assert match.view()["turn"]["collected"] == []


def test_1_10_it_gives_again_when_the_supply_has_some_again() -> None:
    match = arranged("2a:d8", "1:m", hands=["111 22"], flowers=["v" * 24], cards=["extra"])
    fly(run(match, "play 111+e"), "2a", "1 e8")
    assert (flowers(match), match.view()["turn"]["collected"]) == ("v" * 24, [])
    fly(match, "2a", "1 d8")
    run(match, "birth vvv")
    fly(match, "2a", "1 e8")
    assert (flowers(match), match.view()["turn"]["collected"]) == ("v" * 22, ["e8"])


def test_1_10_a_wild_choice_offers_only_what_is_left() -> None:
    match = run(arranged("1:m", "1:m", hands=["13 5"], supply="py"), "play 13 / go 1 3 / land j2 / token wild / die *")
    assert legal(match) == ["pick p", "pick y"]
    assert refused(match, "pick o") == "1.10"
    run(match, "pick p")
    assert legal(match) == ["pick y"]


def test_1_10_a_wild_choice_falls_away_when_none_is_left() -> None:
    match = run(arranged("1:m", "1:m", hands=["13 5"], supply=""), "play 13 / go 1 3 / land j2 / token wild / die *")
    assert phase(match) == "launch"
    assert match.view()["turn"]["collected"] == []


def test_1_10_an_empty_type_is_no_extra_flower() -> None:
    match = run(arranged("1:m", "1:m", hands=["4f 5"], supply="yyo"), "play 4f / go 1 4 / land j1")
    assert legal(match) == ["adj i2", "adj -"]
    assert refused(match, "adj k1") == "1.10"
    white = run(arranged("1:m", "1:m", hands=["4f 5"], flowers=["w" * 24]), "play 4f / go 1 4 / land k1")
    assert legal(white) == ["adj j1", "adj k0", "adj l1", "adj -"]  # not k2, j0 and l0


def test_1_10_an_unlimited_supply_never_runs_out() -> None:
    match = arranged("2a:d10", "1:m", hands=["111 22"], supply="", flower_supply="unlimited")
    assert flowers(fly(run(match, "play 111"), "2a", "1 c10")) == "vv"
    assert match.view()["supply"] is None


def test_1_11_paid_flowers_return_to_the_supply() -> None:
    match = arranged("1:l1", "1:m", hands=["111 22"], flowers=["pp"])
    run(match, "play 111 / go 1 1 / land k1 / birth pp")
    assert flowers(match) == "p"
    assert match.view()["supply"]["pink"] == 23
