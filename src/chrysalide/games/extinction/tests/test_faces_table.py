"""What the view says about places and dice, seats, supplies, years, and the current decision."""

from pathlib import Path
from typing import Any

from chrysalide.core.match import Match
from chrysalide.games.extinction.tests.table import OPENING, arranged, new, run, seated, state_of


def place(match: Match, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in match.view(0)["places"] if one["place"] == name)
    return found


def may(match: Match, name: str) -> list[int]:
    return [one["value"] for one in place(match, name)["values"] if one["may"]]


def why(match: Match, name: str, value: int) -> tuple[str, str]:
    """The rule and the message that keep a die from a place."""
    found = next(one for one in place(match, name)["values"] if one["value"] == value)
    assert not found["may"]
    return found["rule"], found["why"]["id"]


# --- dice on places ---------------------------------------------------------------------------------------------------

TABLE = {0: "1 4 5", 1: "3:relocaliser", 2: "4:rechercher@2"}


def test_4_5_each_die_is_told_where_it_may_go() -> None:
    """Worked examples 1 and 2."""
    match = arranged(purses={0: 1}, dice=TABLE, area="rechercher@2")
    assert may(match, "replanter") == [1, 4, 5]
    assert may(match, "relocaliser") == [4, 5]
    assert why(match, "relocaliser", 1) == ("4.5", "refuse-too-low")
    assert may(match, "rechercher@2") == [5]
    assert place(match, "rechercher@2")["needs"] == 5
    assert place(match, "rechercher@2")["dice"] == [{"seat": 2, "value": 4}]
    assert place(match, "rechercher@2")["values"][0]["why"]["args"] == {
        "value": 1, "highest": 4, "needs": 5, "gap": 1, "place": "rechercher@2", "card": "rechercher",
        "card_name": "Rechercher", "owner_seat": 2, "twin": "no",
    }  # fmt: skip


def test_16_7_a_negotiator_needs_less() -> None:
    """Worked examples 2 and 3."""
    match = arranged(dice=TABLE, area="rechercher@2", specialties={0: "negociateur"})
    assert may(match, "rechercher@2") == [4, 5]
    assert match.view(0)["seats"][0]["gap"] == 0
    assert match.view(0)["seats"][1]["gap"] == 1


def test_18_2_two_seats_need_two_more() -> None:
    """Worked example 3."""
    match = arranged(seats=2, dice={0: "3 4 5", 1: "3:relocaliser"})
    assert may(match, "relocaliser") == [5]
    assert why(match, "relocaliser", 4) == ("18.2", "refuse-too-low")
    match = arranged(seats=2, dice={0: "3 4 5", 1: "3:relocaliser"}, specialties={0: "negociateur"})
    assert may(match, "relocaliser") == [4, 5]


def test_4_4_an_own_die_closes_a_place_but_the_open_one() -> None:
    """Worked example 4."""
    match = arranged(dice={0: "2:planifier 5:reseaux 6"})
    assert why(match, "planifier", 6) == ("4.4", "refuse-own-die")
    assert place(match, "planifier")["needs"] == 7
    assert place(match, "planifier")["own_die"]
    assert may(match, "reseaux") == [6]
    assert place(match, "reseaux")["free"]


def test_4_13_what_is_too_dear_is_told_with_its_price() -> None:
    """Worked example 5."""
    match = arranged(dice={0: "6 6 6"})
    assert why(match, "replanter", 6) == ("4.13", "refuse-too-dear")
    shared = arranged(dice={0: "6 6 6"}, permanents={1: "fondscommun"}, specialties={1: "mecene"}, purses={1: 2})
    assert may(shared, "replanter") == [6]
    assert shared.view(0)["turn_state"]["purse"] == 2
    cheaper = arranged(dice={0: "6 6 6"}, specialties={0: "fondation"})
    assert may(cheaper, "replanter") == [6]
    assert (place(cheaper, "replanter")["cost"], place(cheaper, "replanter")["price"]) == (1, 0)


def test_16_17_a_constant_makes_a_starting_action_dearer() -> None:
    match = arranged(constants="piste", dice={0: "6 6 6"})
    assert (place(match, "relocaliser")["cost"], match.view(0)["cards"]["relocaliser"]["cost"]) == (1, 0)


def test_4_12_copies_of_a_card_are_told_apart() -> None:
    match = arranged(area="collecte@1 collecte@2 suivi", specialties={3: "ethologue"})
    assert [(one["place"], one["owner"], one["twin"]) for one in match.view(0)["places"][4:]] == [
        ("collecte@1", 1, True), ("collecte@2", 2, True), ("suivi", 3, False),
    ]  # fmt: skip


def test_4_1_dice_in_hand_have_no_place() -> None:
    match = arranged(dice={0: "1 4 5", 1: "3:relocaliser 6:reseaux 6:reseaux"})
    seats = match.view(0)["seats"]
    assert seats[0]["dice"] == [{"value": value, "place": None} for value in (1, 4, 5)]
    assert seats[1]["dice"][0] == {"value": 3, "place": "relocaliser"}
    assert seats[2]["dice"] == []
    run(match, "0 die 4 relocaliser")
    view = match.view(0)
    assert view["turn_state"]["die"] == {"value": 4, "place": "relocaliser"}
    assert view["turn_state"]["roll"] == [1, 4, 5]
    assert all(one["values"] == [] for one in view["places"]), "a die is being carried out"


# --- counters ---------------------------------------------------------------------------------------------------------


def test_7_5_the_table_warns_before_the_species_dies_out() -> None:
    for herd, warning in (("11 22 33 44", "none"), ("11 22 33", "low"), ("11 22", "last")):
        assert arranged(herd).view(0)["population"]["warning"] == warning


def test_9_2_the_table_warns_before_the_reserve_is_empty() -> None:
    for reserve, warning in ((4, "none"), (3, "low"), (0, "last")):
        shown = arranged("22 33", "11 12", reserve=reserve).view(0)["reserve"]
        assert shown == {"tiles": reserve, "all": reserve + 2, "board": 2, "warning": warning}


def test_6_3_supplies_are_counted() -> None:
    match = arranged("11 11 22", purses={0: 3, 1: 1}, ambassadors=["chine:2"])
    assert match.view(0)["supply"] == {"animals": 12, "money": 21, "cubes": 23}


def test_8_1_cells_count_their_couples() -> None:
    cells = {cell["cell"]: cell for cell in arranged("11 11 22 22 22", "12 21").view(0)["cells"]}
    assert [cells[name]["couples"] for name in ("11", "22", "33")] == [1, 1, 0]
    assert (cells["11"]["free_neighbours"], cells["22"]["free_neighbours"]) == (0, 2)
    assert cells["12"] == {
        "cell": "12", "row": 1, "column": 2, "animals": 0, "tile": True, "couples": 0, "free_neighbours": 3,
        "starves": False,
    }  # fmt: skip


def test_17_11_pandas_that_would_starve_are_marked() -> None:
    """Worked example 16."""
    cells = arranged("14 11 22", "13 15 12 21", module="panda").view(0)["cells"]
    assert [cell["cell"] for cell in cells if cell["starves"]] == ["11", "14"]
    cells = arranged("14 11 22", "13 15 12 21").view(0)["cells"]
    assert not any(cell["starves"] for cell in cells), "tigers do not starve"


# --- years ------------------------------------------------------------------------------------------------------------


def test_12_4_the_track_shows_both_vote_years_and_the_turns_left() -> None:
    match = run(new(2), OPENING)
    track = match.view(0)["track"]
    assert [year["vote"] for year in track["years"]] == [None] * 6 + ["first", "second"]
    assert [year["year"] for year in track["years"] if year["now"]] == [2]
    assert track["turns_left"] == 7 * 2 - 2
    assert (track["markers"], track["waiting"]) == ([0], [1])
    assert (match.view(0)["turn"], match.view(0)["year"]) == (3, 2)


def test_3_3_markers_lie_in_the_order_of_play() -> None:
    match = seated(["vedette", "constitutionnel", "mecene"])
    run(match, "first 2")
    assert match.view(0)["track"]["markers"] == [2]
    while match.view(0)["phase"] != "next_seat":
        match.enter(match.legal()[0])
    assert match.view(0)["track"]["markers"] == [2]
    run(match, "2 next 1")
    assert (match.view(0)["track"]["markers"], match.view(0)["track"]["waiting"]) == ([2, 1], [0])


def test_13_5_the_story_has_every_turn() -> None:
    match = run(new(2), OPENING)
    assert match.view(0)["history"]["turns"] == [
        {"turn": 0, "year": 1, "seat": None, "population": 8, "tiles": 0},
        {"turn": 1, "year": 1, "seat": 0, "population": 9, "tiles": 1},
        {"turn": 2, "year": 1, "seat": 1, "population": 8, "tiles": 1},
    ]


def test_12_6_the_story_has_every_poll_and_the_end_its_reason() -> None:
    votes = ["chine:3", "inde:6", "russie", "indonesie:9", "bresil", "royaume_uni:4"]
    vote_year: dict[str, Any] = {"stage": "end", "year": 5, "played": (1, 2, 3), "level": "facile"}
    match = arranged("11 22 33 44 55 66 12 23", ambassadors=votes, **vote_year)
    run(match, "poll 6 / poll 5 / vote 4 / poll 4 / vote 1 1 / poll 1 / poll 3 / poll 2")
    view = match.view(None)
    [vote] = view["history"]["votes"]
    assert (vote["year"], vote["which"], vote["yes"], vote["needed"]) == (5, "second", 4, 4)
    assert [(poll["slot"], poll["total"], poll["rolled"], poll["yes"]) for poll in vote["polls"]] == [
        (6, 4, None, False), (5, 4, [4], False), (4, 11, [1, 1], True), (1, 11, None, True), (3, 16, None, True),
        (2, 6, None, True),
    ]  # fmt: skip
    assert view["end"] == {"won": True, "why": "votes", "yes": 4, "needed": 4, "population": 8, "year": 5}
    assert [one["yes"] for one in view["ambassadors"]] == [True, True, True, True, False, False]


def test_13_2_a_defeat_tells_its_reason() -> None:
    match = run(arranged("11 22", stage="destruction"), "line r1 / dest 1")
    assert match.view(None)["end"] == {
        "won": False, "why": "population", "yes": 0, "needed": 4, "population": 1, "year": 1,
    }  # fmt: skip
    assert match.view(None)["history"]["turns"][-1]["population"] == 1


# --- seats and cards --------------------------------------------------------------------------------------------------


def test_2_12_open_hands_are_open_to_all() -> None:
    match = arranged(hands={1: "collecte terrain"}, discards={1: "mobilisation"})
    for viewer in (0, 1, None):
        seat = match.view(viewer)["seats"][1]
        assert (seat["hand"], seat["hand_count"], seat["unseen"]) == (["collecte", "terrain"], 2, [])
        assert (seat["deck_count"], len(seat["deck"]), seat["discard"]) == (11, 11, ["mobilisation"])


def test_16_16_a_used_ability_is_marked() -> None:
    match = arranged(
        "33 35 55 11", "34", stage="effect", constants="trafic", permanents={3: "veto"}, specialties={3: "ethologue"}
    )
    run(match, "effect face_a_face / lose 33 / 3 save")
    assert match.view(0)["seats"][3]["permanents"] == [{"card": "veto", "used": True}]
    run(match, "lose 35")
    assert match.view(0)["seats"][3]["permanents"] == [{"card": "veto", "used": False}], "the effect card is over"


def test_16_10_a_used_specialty_is_marked() -> None:
    match = arranged(specialties={0: "vedette"}, dice={0: "1 2 3"})
    assert not match.view(0)["seats"][0]["specialty_used"]
    run(match, "die 1 reseaux")
    assert match.view(0)["seats"][0]["specialty_used"]
    assert match.view(0)["turn_state"]["used"] == ["vedette"]


def test_2_8_in_the_set_up_all_cards_are_shown_later_those_at_the_table() -> None:
    match = new(2)
    assert {"suivi", "gala", "diner", "injonction", "docu"} <= set(match.view(0)["cards"])
    run(match, OPENING)
    cards = match.view(0)["cards"]
    assert {"suivi", "diner", "collecte", "replanter"} <= set(cards)
    assert not {"gala", "injonction", "docu", "nettoyer"} & set(cards)
    roles = {role["role"]: role["seat"] for role in match.view(0)["roles"]}
    assert roles == {"zoologiste": 0, "philanthrope": None, "lobbyiste": 1, "avocat": None, "reporter": None}


# --- the question -----------------------------------------------------------------------------------------------------


def question(match: Match) -> dict[str, Any]:
    found: dict[str, Any] = match.view(0)["question"]
    return found


def test_15_6_a_question_says_what_asks_and_how_often_more() -> None:
    match = run(arranged("33 44", "11 12 13", area="restaurer@1", purses={0: 3}), "die 3 restaurer@1")
    assert {key: question(match)[key] for key in ("phase", "seat", "source", "card", "left", "shared")} == {
        "phase": "untile", "seat": 0, "source": "card", "card": "restaurer", "left": 2, "shared": False,
    }  # fmt: skip
    run(match, "clear 11")
    assert question(match)["left"] == 1


def test_15_15_a_question_of_a_constant_names_it_and_it_lights_up() -> None:
    match = run(arranged("33 55 11", stage="effect", constants="coupe_rase trafic"), "effect face_a_face")
    assert (question(match)["phase"], question(match)["source"], question(match)["card"]) == (
        "line", "constant", "coupe_rase",
    )  # fmt: skip
    assert [one["now"] for one in match.view(0)["effects"]["constants"]] == [True, False]
    run(match, "line r1 / dest 6")
    assert (question(match)["card"], question(match)["filter"], question(match)["shared"]) == ("trafic", "alone", True)
    assert [one["now"] for one in match.view(0)["effects"]["constants"]] == [False, True]
    assert match.view(0)["effects"]["resolving"] == "face_a_face"


def test_14_6_answers_of_the_group_are_shown_as_they_come() -> None:
    match = run(arranged("22 44", stage="effect", shared_decider="majority"), "effect braconnage")
    assert match.view(0)["question"]["answers"] == []
    run(match, "0 lose 22")
    assert match.view(0)["question"]["answers"] == [{"seat": 0, "action": "lose 22", "targets": ["cell:22"]}]
    assert match.view(0)["question"]["seat"] == 1
    assert match.view(0)["seat"] == 0


def test_16_14_an_offer_says_its_price() -> None:
    match = arranged("33 55", stage="effect", specialties={0: "contentieux"}, purses={0: 2})
    run(match, "effect braconnage")
    asked = question(match)
    assert (asked["source"], asked["card"], asked["price"], asked["effect"]) == (
        "specialty", "contentieux", 2, "braconnage",
    )  # fmt: skip


def test_14_5_nobody_is_active_before_the_first_turn() -> None:
    match = new(3)
    assert match.view(0)["seat"] is None
    assert match.view(0)["turn"] == 0
    assert state_of(match).actor() == 0


# --- VIEW.md ----------------------------------------------------------------------------------------------------------


def fields(shown: object) -> set[str]:
    """All names of fields, but those that are ids of cards or arguments of messages."""
    if isinstance(shown, list):
        return set().union(*map(fields, shown))
    if not isinstance(shown, dict):
        return set()
    inner = [value for name, value in shown.items() if name not in ("args", "options", "cards")]
    if isinstance(shown.get("cards"), dict):
        inner += shown["cards"].values()
    return set(shown).union(*map(fields, inner))


def test_every_field_of_a_view_is_documented() -> None:
    text = (Path(__file__).parents[1] / "VIEW.md").read_text("utf-8")
    by_the_shell = {"game", "rules_version", "viewer", "seats_count", "options", "actor", "scores", "winners"}
    by_the_shell |= {"id", "args"}
    for match in (
        new(3),
        arranged("31 35", "33", stage="destruction", constants="coupe_rase", hands={0: "collecte"}),
        run(arranged("31 35", "33", stage="destruction"), "line r3 / dest 3"),
        run(arranged(stage="end", shared_decider="majority"), "0 next 2"),
        run(arranged("11 22", stage="destruction", open_hands=False), "line r1 / dest 1"),
    ):
        missing = [name for name in fields(match.view(0)) - by_the_shell if f'"{name}":' not in text]
        assert missing == []
