"""Chapter 1: what the box holds."""

from collections import Counter

from chrysalide.games.extinction.codes import PACKS
from chrysalide.games.extinction.facts import DEFAULT
from chrysalide.games.extinction.facts.records import CELL_IDS, LINE_IDS
from chrysalide.games.extinction.tests import oracle_board
from chrysalide.games.extinction.tests import oracle_data as data
from chrysalide.games.extinction.tests.table import arranged, new, phase, run, state_of, texts

PACK = PACKS[DEFAULT]


def test_1_1_the_oracle_has_the_same_box() -> None:
    """Its tables were typed from the specification a second time; what cards do is compared where they are played."""
    numbers = (PACK.animals, PACK.money, PACK.cubes, PACK.tiles, PACK.hand_start, PACK.votes_needed)
    assert numbers == (data.ANIMALS, data.MONEY, data.CUBES, data.TILES, data.HAND, data.VOTES)
    years = (PACK.gap, PACK.first_vote, PACK.second_vote)
    assert years == tuple(tuple(table.values()) for table in (data.GAP, data.FIRST_VOTE, data.SECOND_VOTE))
    assert tuple(PACK.row) == data.ROW
    assert {role: sorted(deck) for role, deck in PACK.decks.items()} == {r: sorted(d) for r, d in data.DECKS.items()}
    assert {card.id: (card.deck, card.type, card.cost_if_none_hidden) for card in PACK.cards} == {
        name: (card.deck, card.type, card.cost_if_none_hidden) for name, card in data.CARDS.items()
    }
    assert [(one.role, one.id, one.start) for one in PACK.specialties] == [
        (role, name, start) for role, both in data.SPECIALTIES.items() for name, start in both
    ]
    assert {one.id: (one.back, one.value, tuple(one.target), one.dice, one.base) for one in PACK.ambassadors} == {
        name: (one.back, one.value, one.target, one.dice, one.base) for name, one in data.COUNTRIES.items()
    }


def test_1_1_the_oracle_has_the_same_modules() -> None:
    for module in PACK.modules:
        said = data.MODULES[module.id]
        assert (module.face, module.starve_at, module.key) == (said.face, said.starve_at, said.key)
        assert (module.birth_base, module.separates, module.spread) == (said.birth_base, said.separate, said.spread)
        for name, level in module.levels.items():
            other = said.levels[name]
            assert (level.tiles, list(level.animals)) == (said.tiles[name], (other.animals or said.animals).split())
            assert (level.constants, level.target_delta, level.prices) == (other.constants, other.delta, other.prices)
        assert {effect.id: (effect.copies, effect.kind, effect.helpful) for effect in module.effects} == {
            name: (effect.copies, effect.kind, effect.helpful) for name, effect in said.effects.items()
        }


def test_1_1_counts_of_the_box() -> None:
    assert (PACK.animals, PACK.money, PACK.cubes, PACK.tiles) == (15, 25, 25, 24)
    assert (len(PACK.ambassadors), len(PACK.roles), len(PACK.specialties), len(PACK.modules)) == (12, 5, 10, 3)


def test_1_2_backs_of_ambassadors() -> None:
    assert Counter(ambassador.back for ambassador in PACK.ambassadors) == {"blue": 5, "green": 4, "grey": 3}
    assert Counter(PACK.row) == {"blue": 3, "green": 2, "grey": 1}


def test_1_3_decks() -> None:
    assert {role: len(deck) for role, deck in PACK.decks.items()} == {role.id: 14 for role in PACK.roles}
    assert Counter(specialty.role for specialty in PACK.specialties) == {role.id: 2 for role in PACK.roles}
    assert sum(card.common for card in PACK.cards) == 10
    for module in PACK.modules:
        kinds = {effect.id: effect for effect in module.effects}
        assert sum(effect.copies for effect in module.effects) == 18
        assert kinds[module.key].copies == 4
        assert {kinds[name].kind for level in module.levels.values() for name in level.constants} == {"C"}
    for specialty in PACK.specialties:
        assert specialty.start in PACK.decks[specialty.role]
        assert next(card for card in PACK.cards if card.id == specialty.start).deck == specialty.role


def test_1_3_no_two_cards_of_a_deck_say_the_same() -> None:
    """Effect cards of one module, and player cards that lie in one deck, differ in what they do."""
    for module in PACK.modules:
        effects = [(effect.kind, effect.ops, effect.trigger, effect.mods) for effect in module.effects]
        assert len(set(effects)) == len(effects), module.id
    for role, deck in PACK.decks.items():
        cards = [card for card in PACK.cards if card.id in deck]
        said = [(card.type, card.cost, card.cost_if_none_hidden, card.ops, card.ability) for card in cards]
        assert len(set(said)) == len(said), role


def test_1_4_a_common_card_is_in_every_deck() -> None:
    for card in PACK.cards:
        decks = [role for role, deck in PACK.decks.items() if card.id in deck]
        assert len(decks) == (5 if card.common else 1)
        assert card.type in ("A", "P", "U")
        assert (card.ability is not None) == (card.type == "P")


def test_1_5_an_ambassador_has_a_calculation_and_a_target() -> None:
    for ambassador in PACK.ambassadors:
        assert ambassador.value
        assert len(ambassador.target) == 4


def test_1_6_the_numeral_is_the_number_of_copies() -> None:
    tiger = {effect.id: effect.copies for effect in PACK.modules[0].effects}
    assert tiger["face_a_face"] == 4
    assert tiger["coupe_rase"] == 2
    match = arranged(stage="effect")
    odds = {match.game.action(match.state, code).text: chance for code, chance in match.state.chance()}
    assert odds["effect face_a_face"] == 4 / 18


def test_1_7_six_rows_and_columns() -> None:
    assert len(CELL_IDS) == 36
    assert CELL_IDS == oracle_board.CELLS
    assert list(oracle_board.LINES) == LINE_IDS
    assert oracle_board.LINES["r4"] == ["41", "42", "43", "44", "45", "46"]
    assert oracle_board.LINES["c2"] == ["12", "22", "32", "42", "52", "62"]
    assert LINE_IDS == ["r1", "r2", "r3", "r4", "r5", "r6", "c1", "c2", "c3", "c4", "c5", "c6"]


def test_1_8_all_dice_are_fair() -> None:
    match = run(new(2), "role zoologiste / spec 2 / role reporter / spec 2")
    run(match, "draw 0 corridor / draw 0 terrain / draw 1 corridor / draw 1 terrain / first 1")
    odds = {str(match.game.action(match.state, code)): chance for code, chance in match.state.chance()}
    assert len(odds) == 56
    assert (odds["dice 2 2 2"], odds["dice 1 1 2"], odds["dice 1 2 3"]) == (1 / 216, 3 / 216, 6 / 216)
    run(match, "dice 1 2 3 / 1 reroll 2")
    assert [chance for _, chance in match.state.chance()] == [1 / 6] * 6
    assert texts(match) == [f"die {face}" for face in range(1, 7)]


def test_1_9_the_face_of_a_role_tile_is_not_chosen() -> None:
    match = run(new(2), "role avocat")
    assert phase(match) == "setup_specialty"
    assert texts(match) == ["spec 1", "spec 2"]


def test_1_10_nothing_else_is_in_the_state() -> None:
    state = state_of(new(3))
    assert len(state.key()) == 11 + 2 + 1, "options, numbers, arrays and the version of the rules"
