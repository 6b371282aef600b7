"""Chapter 2: the set-up."""

from chrysalide.core.match import Match
from chrysalide.games.extinction import GAME
from chrysalide.games.extinction.facts.records import LEVELS
from chrysalide.games.extinction.tests.table import (
    animals,
    arranged,
    cards,
    effects,
    money,
    new,
    oracle_of,
    phase,
    row,
    run,
    seated,
    state_of,
    texts,
    told,
)
from chrysalide.language import LANGUAGES, Words

OTHER = "1 role avocat / 1 spec 2"


def test_2_1_the_first_year() -> None:
    assert state_of(new()).year == 1


def test_2_2_all_money_is_in_the_supply() -> None:
    match = new()
    assert (state_of(match).bank, state_of(match).cubes_left) == (25, 25)
    assert money(match) == [0, 0, 0, 0]
    rich = new(starting_money=2)
    assert (state_of(rich).bank, money(rich)) == (17, [2, 2, 2, 2])
    assert state_of(new(5, starting_money=2)).bank == 15


def test_2_3_six_ambassadors_face_down() -> None:
    match = run(arranged(area="plaidoyer@0", purses={0: 3}, dice={0: "1 2 3"}), "0 die 1 plaidoyer@0")
    state = state_of(match)
    assert [state.tables.pack.row[place] for place in range(6)] == ["blue"] * 3 + ["green"] * 2 + ["grey"]
    assert state.up == 0
    run(match, "0 cube 5")
    named = {text.split()[2]: chance for text, chance in zip(texts(match), chances(match), strict=True)}
    assert named == {"indonesie": 0.25, "bresil": 0.25, "etats_unis": 0.25, "allemagne": 0.25}
    run(match, "* amb 5 bresil / 0 die 2 reseaux / 0 die 3 relocaliser")
    assert len(state.tables.pack.ambassadors) == 12


def chances(match: Match) -> list[float]:
    return [chance for _, chance in match.state.chance()]


def test_2_4_module_and_level_are_options() -> None:
    for module in ("tigre", "loutre", "panda"):
        for level in LEVELS:
            state = state_of(new(module=module, level=level))
            assert (state.tables.module.id, state.tables.level) == (module, level)


def test_2_5_the_sheet_says_what_lies_there() -> None:
    state = state_of(new(module="panda"))
    assert (state.population(), state.herd, state.reserve) == (8, 7, 11)
    for module in ("tigre", "loutre", "panda"):
        match = new(module=module)
        assert (state_of(match).population(), state_of(match).couples(), oracle_of(match).couples()) == (8, 4, 4)
    assert set(effects(new(module="panda"))) == {effect.id for effect in state.tables.module.effects}
    assert "5 nettoyer" in texts(arranged(module="loutre", purses={0: 1}, dice={0: "5 5 5"}), "die")
    assert "5 replanter" not in texts(arranged(module="loutre", purses={0: 1}, dice={0: "5 5 5"}), "die")


def test_2_6_the_tiger_sheet() -> None:
    match = new()
    state = state_of(match)
    assert animals(match) == "13 13 36 36 41 41 64 64"
    assert (state.tables.module.face, state.herd, state.reserve) == ("foret", 7, 16)


def test_2_7_the_effect_deck_is_an_unordered_set() -> None:
    assert sum(effects(new()).values()) == 18
    assert state_of(new()).top == -1


def test_2_8_roles_and_specialties_in_seat_order() -> None:
    match = new(3)
    assert match.actor == 0
    assert texts(match) == [
        f"role {name}" for name in ("zoologiste", "philanthrope", "lobbyiste", "avocat", "reporter")
    ]
    run(match, "0 role avocat / 0 spec 2")
    assert match.actor == 1
    assert "role avocat" not in texts(match)
    assert cards(match, 0, "permanents") == [], "nobody plays a card before all have chosen"
    run(match, "1 role reporter / 1 spec 1 / 2 role lobbyiste / 2 spec 2 / * draw 0 collecte")
    assert (cards(match, 0, "permanents"), cards(match, 1, "laid")) == (["jurisprudence"], [])
    run(match, "* draw 0 terrain / * draw 1 collecte")
    assert (cards(match, 1, "laid"), cards(match, 2, "permanents")) == (["docu"], [])
    run(match, "* draw 1 terrain / * draw 2 collecte / * draw 2 terrain")
    assert phase(match) == "first_seat"
    dealt = new(3, random_roles=True)
    assert dealt.actor == -1
    assert texts(dealt)[0] == "role 0 zoologiste"
    assert chances(dealt) == [0.2] * 5
    run(dealt, "* role 0 lobbyiste")
    assert dealt.actor == 0
    assert phase(dealt) == "setup_specialty"
    run(dealt, "0 spec 1")
    assert texts(dealt)[0] == "role 1 zoologiste"
    assert chances(dealt) == [0.25] * 4


def test_2_8_version_1_dealt_to_a_seat_as_soon_as_it_had_chosen() -> None:
    match = Match(GAME.by_rules(1), 3, {}, 1)
    run(match, "0 role avocat / 0 spec 1 / * draw 0 collecte / * draw 0 terrain")
    assert (match.actor, phase(match), cards(match, 0, "laid")) == (1, "setup_role", ["injonction"])


def test_2_9_a_deck_and_three_dice() -> None:
    match = run(new(2), "0 role zoologiste")
    assert len(cards(match, 0, "decks")) == 14
    assert list(state_of(match).dice[:3]) == [0, 0, 0]


def test_2_10_the_start_card_is_played_in_the_set_up() -> None:
    match = seated(["ethologue", "constitutionnel", "mecene"])
    assert cards(match, 0, "laid") == ["suivi"]
    assert cards(match, 1, "permanents") == ["jurisprudence"]
    assert cards(match, 2, "laid") == ["gala"]
    for seat in range(3):
        assert len(cards(match, seat, "decks")) == 11


def test_2_10_a_unique_start_card_is_carried_out() -> None:
    match = run(new(2), "role lobbyiste / spec 2 / role avocat / spec 1")
    assert state_of(match).skip == 0, "the first seat's card and hand come first"
    assert len(cards(match, 1, "decks")) == 14
    run(match, "* draw 0 atelier / * draw 0 terrain")
    assert (state_of(match).skip, cards(match, 1, "discards"), match.view()["seat"]) == (2, ["moratoire"], None)
    assert "draw 1 moratoire" not in texts(match)


def test_2_11_two_cards_of_thirteen() -> None:
    match = run(new(2), f"0 role lobbyiste / 0 spec 1 / {OTHER}")
    assert match.actor == -1
    assert chances(match) == [1 / 13] * 13
    assert "draw 0 diner" not in texts(match)
    run(match, "* draw 0 atelier")
    assert chances(match) == [1 / 12] * 12
    run(match, "* draw 0 terrain")
    assert len(cards(match, 0, "hands")) == 2


def test_2_12_hands_are_open_unless_an_option_closes_them() -> None:
    match = run(new(2), f"0 role lobbyiste / 0 spec 1 / {OTHER} / * draw 0 atelier")
    assert match.view(1)["seats"][0]["hand"] == ["atelier"]
    closed = run(new(2, open_hands=False), f"0 role lobbyiste / 0 spec 1 / {OTHER} / * draw 0 atelier")
    assert closed.view(1)["seats"][0]["hand"] is None
    assert closed.view(0)["seats"][0]["hand"] == ["atelier"]
    assert closed.seen_entries(1)[-1] == "draw 0 ?"
    assert told(closed) == ["card-drawn", "card-received"]


def test_2_13_chance_names_the_first_seat() -> None:
    match = seated(["ethologue", "constitutionnel", "mecene"])
    assert texts(match) == ["first 0", "first 1", "first 2"]
    assert chances(match) == [1 / 3] * 3
    run(match, "* first 2")
    assert state_of(match).active == 2


def test_2_14_difficult_starts_with_a_constant() -> None:
    for module, constant in (("tigre", "coupe_rase"), ("loutre", "courant"), ("panda", "coupe_rase")):
        match = new(level="difficile", module=module)
        assert row(match) == [constant]
        assert sum(effects(match).values()) == 17
        assert row(new(module=module)) == []


def test_2_8_some_specialties_are_suggested_for_a_first_match() -> None:
    """Of different roles, enough for two seats; and the words say why."""
    view = new(2).view(0)
    suggested = [
        (role["role"], one["specialty"]) for role in view["roles"] for one in role["specialties"] if one["first"]
    ]
    assert len(suggested) == len(dict(suggested)) >= 2
    for lang in LANGUAGES:
        words = Words("extinction", lang)
        whys = {words.say("first-why", specialty=specialty) for _, specialty in suggested}
        assert len(whys) == len(suggested)
        assert words.say("first-why", specialty="another") not in whys
