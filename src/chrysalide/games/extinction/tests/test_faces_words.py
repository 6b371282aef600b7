"""Card texts come from operations alone, and every choice has words, targets and what it leads to."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from chrysalide.core.match import Match
from chrysalide.core.messages import Choice, Message
from chrysalide.games.extinction.codes import PACKS
from chrysalide.games.extinction.facts import DEFAULT
from chrysalide.games.extinction.facts.records import CHOSEN_AMOUNT, OPS, Module, Op
from chrysalide.games.extinction.phrases import Phrasebook
from chrysalide.games.extinction.terminal import draw, text_of
from chrysalide.games.extinction.tests.table import arranged, new, run
from chrysalide.language import LANGUAGES, Words

PACK = PACKS[DEFAULT]
MODULES = pytest.mark.parametrize("module", PACK.modules, ids=lambda module: str(module.id))


def spoken(message: Message) -> list[str]:
    """The text in every language, with nothing missing."""
    found = []
    for lang in LANGUAGES:
        words = Words("extinction", lang, ["Ada", "Bo", "Cy", "Di", "Eli"], 0)
        assert words.knows(message.id), f"{lang}: {message.id}"
        text, errors = words._catalogue.say(message.id, words._arguments(message.args))
        assert errors == [], f"{lang}: {message}: {errors}"
        assert text != message.id
        found.append(text)
        assert found[-1].strip()
    return found


def phrases(written: dict[str, Any]) -> Iterator[Message]:
    for part in (*written["text"], written["when"], written["cost_note"]):
        if part is not None:
            yield Message(part["id"], part["args"])


def everything(module: Module) -> Iterator[tuple[str, dict[str, Any]]]:
    """All that is printed: card id and text."""
    book = Phrasebook(PACK, module)
    yield from ((action.id, book.of_start(action, action.cost)) for action in PACK.start_actions)
    yield from ((card.id, book.of_card(card, card.cost)) for card in PACK.cards)
    yield from ((one.id, book.of_specialty(one)) for one in PACK.specialties)
    yield from ((effect.id, book.of_effect(effect)) for effect in module.effects)
    for ambassador in PACK.ambassadors:
        text = [phrase.as_json() for phrase in book.of_ambassador(ambassador)]
        yield ambassador.id, {"text": text, "when": None, "cost_note": None}


# --- card texts -------------------------------------------------------------------------------------------------------


@MODULES
def test_1_4_every_card_has_a_text_in_every_language(module: Module) -> None:
    for card, written in everything(module):
        found = list(phrases(written))
        assert found, card
        for phrase in found:
            spoken(phrase)
            assert card not in phrase.id.split("-"), "no phrase is named after a card"


def test_1_4_phrases_are_one_for_each_operation_in_order() -> None:
    book = Phrasebook(PACK, PACK.modules[0])
    gala = next(card for card in PACK.cards if card.id == "gala")
    text = book.of_card(gala, gala.cost)
    assert [(part["id"], part["args"]["n"], part["args"]["least"]) for part in text["text"]] == [
        ("op-gain", 2, 0), ("op-gain", 1, 5),
    ]  # fmt: skip
    carnet = next(card for card in PACK.cards if card.id == "carnet")
    assert [part["id"] for part in book.of_card(carnet, 0)["text"]] == ["text-one-of", "op-look", "op-shift_cube"]
    assert book.of_card(carnet, 0)["when"] == {
        "id": "when", "args": {"when": "main", "once": "turn", "scope": "own_turn"},
    }  # fmt: skip


def test_1_4_other_cards_need_no_other_phrases() -> None:
    """A card of another pack that combines operations in a new way can be read at once."""
    book = Phrasebook(PACK, PACK.modules[1])
    filled = {
        "where": "any_empty", "filter": "any", "who": "active", "n": 2, "animals": 2, "steps": 2, "price": 1,
        "unless": "barrages", "lo": 0, "hi": 3, "else_filter": "hidden", "if": 5,
    }  # fmt: skip
    for name, fields in OPS.items():
        values = {field: filled[field] for field in fields if field not in ("who", "if")}
        if name == "tile":
            values["where"] = "free_by_tile"
        if name == "lose":
            values["filter"] = "alone"
        spoken(book.op(Op(name, **values)))  # type: ignore[arg-type]  # fields by name, of several types
    spoken(book.op(Op("untile", n=CHOSEN_AMOUNT)))
    new_card = replace(PACK.cards[0], id="potion", name="Potion", ops=(Op("gain", n=3, each=True), Op("skip", n=1)))
    assert [part["id"] for part in book.of_card(new_card, 1)["text"]] == ["op-gain", "op-skip"]


def test_1_4_a_card_that_no_catalogue_knows_goes_by_the_name_of_its_data() -> None:
    for message, name in (
        (Message("card", {"card": "potion", "card_name": "Potion"}), "Potion"),
        (Message("effect", {"effect": "gel", "effect_name": "Gel", "module": "loup"}), "Gel"),
        (Message("role", {"role": "pilote", "role_name": "Pilote"}), "Pilote"),
        (Message("specialty", {"specialty": "as", "specialty_name": "As du vol"}), "As du vol"),
    ):
        assert spoken(message) == [name] * 3
    abroad = {"slot": 1, "colour": "blue", "ambassador": "perou", "ambassador_name": "Pérou"}
    assert all("Pérou" in text for text in spoken(Message("ambassador", abroad)))


def test_15_3_a_cost_that_changes_is_noted() -> None:
    match = arranged(area="antichambre", specialties={1: "negociateur"})
    card = match.view(0)["cards"]["antichambre"]
    assert (card["cost"], card["cost_note"]) == (0, {"id": "text-cost-none-hidden", "args": {"n": 1}})
    dear = arranged(seats=4, conference_cost=3).view(0)["cards"]["conference"]
    assert dear["cost"] == 3


# --- choices ----------------------------------------------------------------------------------------------------------


def choice(match: Match, action: str) -> Choice:
    for one in match.choices():
        spoken(one.label)
        if one.detail is not None:
            spoken(one.detail)
    return next(one for one in match.choices() if one.action == action)


def test_4_2_a_die_is_clicked_then_its_place() -> None:
    match = arranged(area="collecte@1 gala", specialties={2: "mecene"}, dice={0: "2 4 6"})
    found = choice(match, "die 4 collecte@1")
    assert found.targets == ("die:4", "place:collecte@1")
    assert found.detail == Message("op-gain", {"n": 2, "who": "active", "least": 0})
    assert choice(match, "die 4 gala").detail == Message("detail-place", {"parts": 2})
    assert found.label.args["owner_seat"] == 1


def test_7_3_a_move_says_whether_it_makes_or_breaks_a_couple() -> None:
    match = run(arranged("22 23 44 44"), "die 3 relocaliser")
    assert choice(match, "move 22 23").targets == ("cell:22", "cell:23")
    assert choice(match, "move 22 23").detail == Message("detail-couple", {"module": "tigre"})
    assert choice(match, "move 44 45").detail == Message("detail-breaks", {"module": "tigre"})
    assert choice(match, "move 22 21").detail is None
    assert choice(match, "stop").targets == ("stop",)


def test_8_5_a_newborn_is_clicked_by_its_cell_then_its_parents() -> None:
    match = run(arranged("22 22 24 24", stage="births"), "birth 1")
    assert choice(match, "born 22 23").targets == ("cell:23", "cell:22")
    assert choice(match, "born 24 23").targets == ("cell:23", "cell:24")
    assert choice(run(match, "born 22 23"), "split 32").targets == ("cell:32",)


def test_9_3_a_line_says_what_it_would_cost() -> None:
    match = arranged("22 22 25 55", stage="destruction")
    assert choice(match, "line r2").detail == Message("detail-line", {"module": "tigre", "loss": 0.5, "worst": 2})
    assert choice(match, "line r2").label.args["n"] == 3


def test_9_7_a_side_says_where_the_tile_lands() -> None:
    match = run(arranged("31 35 55", "33 34", stage="destruction"), "line r3 / dest 3")
    assert choice(match, "side 35").detail == Message("detail-side", {"module": "tigre", "cell": "35", "n": 1})
    assert choice(match, "side 31").targets == ("cell:31",)


def test_15_7_a_cube_says_what_it_changes() -> None:
    match = arranged(
        "11 22 33 44 55 66 12 13", area="plaidoyer@1", purses={0: 1}, ambassadors=["chine:1", "?", "?", "bresil"]
    )
    run(match, "die 3 plaidoyer@1")
    assert choice(match, "cube 1").detail == Message("detail-votes", {"total": 10, "target": 10, "percent": 100})
    assert choice(match, "cube 4").detail == Message("detail-votes", {"total": 1, "target": 6, "percent": 33})
    assert choice(match, "cube 2").detail == Message("detail-unknown", {"candidates": 4, "colour": "blue"})


def test_16_13_a_further_cube_says_its_price() -> None:
    match = arranged(area="plaidoyer@1", purses={0: 2}, specialties={0: "reseau_influence"}, ambassadors=["chine"])
    run(match, "die 3 plaidoyer@1 / cube 1")
    assert choice(match, "extra 1").label.args["price"] == 1
    assert choice(match, "no").label == Message("choice-no", {"phase": "extra_cube"})


Rows = list[tuple[dict[str, Any], str, str, str]]  # what lies there, what happens, an action, what is clicked for it

LAWYER: dict[str, Any] = {"specialties": {0: "contentieux"}}
LOBBYIST: dict[str, Any] = {"permanents": {0: "carnet"}, "specialties": {0: "negociateur"}}
ZOOLOGIST: dict[str, Any] = {"specialties": {0: "ethologue"}}
VET: dict[str, Any] = {"permanents": {1: "veto"}, "specialties": {1: "ethologue"}}
EFFECT: dict[str, Any] = {"herd": "22 33 44", "burnt": "11", "stage": "effect"}
BUYER: dict[str, Any] = {"hands": {0: "terres"}, "specialties": {0: "mecene"}, "purses": {0: 1}, "herd": "22 33"}
VOTE: dict[str, Any] = {"herd": "22 33", "stage": "end", "year": 4, "played": (1, 2, 3)}
ROLLER: dict[str, Any] = {"stage": "start", "specialties": {0: "envoye"}}
FUND: dict[str, Any] = {**EFFECT, "constants": "proies", "purses": {0: 3}}
PRECEDENT: dict[str, Any] = {**EFFECT, **LAWYER, "permanents": {0: "jurisprudence"}, "tiles_placed": 1}

DECISIONS: Rows = [
    (ROLLER, "dice 1 2 2", "reroll 2", "die:2"),
    (ROLLER, "dice 1 2 2", "stand", "keep"),
    ({**ZOOLOGIST, "hands": {0: "collecte veto"}}, "die 3 planifier", "play veto", "card:veto"),
    ({**ZOOLOGIST, "hands": {0: "lacher"}}, "die 3 planifier / play lacher", "put 66", "cell:66"),
    ({**BUYER, "burnt": "11 12"}, "die 3 planifier / play terres", "amount 1", "amount:1"),
    ({"herd": "22 33", "burnt": "11 12", "purses": {0: 1}}, "die 3 replanter", "clear 12", "cell:12"),
    ({"area": "rechercher@1"}, "die 3 rechercher@1 / show fonds", "drop", "drop"),
    ({"area": "rechercher@1"}, "die 3 rechercher@1 / show fonds", "keep", "keep"),
    ({**LAWYER, "area": "proces", "constants": "proies"}, "die 3 proces", "lift 1", "const:1"),
    ({"specialties": {0: "constitutionnel"}, "constants": "proies", "purses": {0: 2}}, "", "paylift 1", "const:1"),
    (FUND, "effect fonds", "fund 1", "const:1"),
    (FUND, "effect fonds", "no", "no"),
    (LOBBYIST, "", "look 3", "amb:3"),
    ({**LOBBYIST, "ambassadors": ["chine:1", "inde"]}, "", "shift 1 2", "amb:1 amb:2"),
    (EFFECT, "effect incendie", "burn 21", "cell:21"),
    (EFFECT, "effect braconnage", "lose 22", "cell:22"),
    ({**EFFECT, **VET}, "effect braconnage / lose 22", "save", "save"),
    ({**EFFECT, **LAWYER, "purses": {0: 2}}, "effect braconnage", "cancel", "cancel"),
    (PRECEDENT, "effect incendie", "ignore", "ignore"),
    (
        {**EFFECT, "constants": "remaniement", "ambassadors": ["chine:2", "inde:2"]},
        "effect face_a_face", "strip 2", "amb:2",
    ),
    ({"stage": "end"}, "", "next 2", "seat:2"),
    ({**VOTE, "ambassadors": ["chine", "inde", "russie", "bresil"]}, "", "poll 4", "amb:4"),
    ({"herd": "22 22 33", "stage": "births", "optional_births": True}, "birth 1", "no", "no"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("lying", "entries", "action", "targets"), DECISIONS, ids=[f"{row[1]} {row[2]}" for row in DECISIONS]
)
def test_14_7_every_decision_has_words_and_things_to_click(
    lying: dict[str, Any], entries: str, action: str, targets: str
) -> None:
    match = run(arranged(**lying), entries)
    assert choice(match, action).targets == tuple(targets.split())
    for one in match.choices():
        if len(one.targets) == 1:
            assert match.why_not(one.targets[0]) is None


def test_2_8_roles_and_specialties_have_words_and_things_to_click() -> None:
    assert choice(new(3), "role avocat").targets == ("role:avocat",)
    match = run(new(3), "role avocat")
    assert choice(match, "spec 2").targets == ("spec:2",)
    assert choice(match, "spec 1").detail == Message("does-cancel_effect")
    assert choice(match, "spec 1").label.args["card"] == "moratoire", "the card that is played in the set-up"


# --- the terminal -----------------------------------------------------------------------------------------------------


def picture(match: Match, lang: str = "en") -> str:
    words = Words("extinction", lang, ["Ada", "Bo", "Cy", "Di"], 0)
    return "\n".join("".join(piece[0] for piece in line) for line in draw(match.view(0), words.say, words.names))


def test_the_terminal_shows_board_places_ambassadors_and_effects() -> None:
    match = arranged(
        "22 22 55", "11", area="collecte@1", dice={0: "1 4 5", 1: "3:collecte@1"}, hands={0: "terrain"},
        ambassadors=["chine:2", "?", "?", "bresil:1"], constants="coupe_rase", top="fonds", skip=1,
    )  # fmt: skip
    shown = picture(match)
    rows = shown.splitlines()
    assert rows[1].startswith(" 1 ▓▓▓ · ")
    assert " 2 " in rows[2]
    for words in ("China", "3 + 2 / 10", "33%", "Fundraising", "[Bo 3]", "4/5", "Clear-cutting", "Tiger support fund"):
        assert words in shown, words
    for lang in LANGUAGES:
        assert "table-" not in picture(match, lang)


def test_the_terminal_draws_every_phase_of_a_match() -> None:
    match = new(3, open_hands=False)
    match.glance = 20
    while not match.over:
        assert picture(match)
        match.enter(match.legal()[0])
    assert picture(match)


def test_a_card_text_is_its_phrases_after_its_moment() -> None:
    words = Words("extinction", "en", [], None)
    cards = arranged(specialties={0: "vedette"}).view(0)["cards"]
    text = text_of(cards["enquete"], words.say)
    assert words.say("when", when="turn_start", once="none", scope="own_turn") in text
    assert words.say("op-peek", price=1) in text
