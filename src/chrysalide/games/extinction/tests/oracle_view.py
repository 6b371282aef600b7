"""What a view of the engine says, in the words of the oracle's `facts`, and the odds that both tell."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any

from chrysalide.games.extinction.tests.oracle import Oracle
from chrysalide.games.extinction.tests.oracle_data import COUNTRIES

# Where the view has another name for a phase of chapter Decisions; chance and seats may have two for one.
CHANCE_PHASES = {"scout": "show", "op_peek": "show", "reroll": "reroll_roll", "op_draw": "draw", "end_draw": "draw"}
SEAT_PHASES = {"scout": "peek", "free_move": "move"}
WHY = {"12.7": "votes", "13.2": "population", "13.3": "reserve", "13.4": "second_vote"}


def engine_phase(oracle: Oracle) -> str:
    names = CHANCE_PHASES if oracle.actor() == "chance" else SEAT_PHASES
    return names.get(oracle.phase(), oracle.phase().removeprefix("op_"))


def seen(view: dict[str, Any]) -> dict[str, Any]:
    """The view as the oracle's facts; `phase` is the view's own name for it."""
    cards = view["effects"]["cards"]
    top = view["effects"]["top"]
    question = view["question"]
    voting = view["phase"] in ("poll", "poll_roll") or (view["end"] or {}).get("why") in ("votes", "second_vote")
    return {
        "phase": view["phase"],
        "actor": view["actor"],
        "result": None if view["end"] is None else int(view["end"]["won"]),
        "why": None if view["end"] is None else view["end"]["why"],
        "year": view["year"],
        "active": view["seat"],
        "markers": sorted(view["track"]["waiting"]),
        "pile": view["track"]["markers"],
        "seats": [_seat(seat, view["phase"] == "roll" and seat["seat"] == view["seat"]) for seat in view["seats"]],
        "area": sorted(f"{place['card']}@{place['owner']}" for place in view["places"] if not place["start"]),
        "animals": {cell["cell"]: cell["animals"] for cell in view["cells"] if cell["animals"]},
        "tiles": [cell["cell"] for cell in view["cells"] if cell["tile"]],
        "supply": view["supply"],
        "reserve": view["reserve"]["tiles"],
        "ambassadors": [
            {"colour": one["colour"], "id": one["ambassador"], "face_up": one["face_up"], "cubes": one["cubes"]}
            for one in view["ambassadors"]
        ],
        "effects": {
            "deck": _counted({card["effect"]: card["left"] - (card["effect"] == top) for card in cards}),
            "top": top,
            "discard": _counted({card["effect"]: card["discarded"] for card in cards}),
            "row": [constant["effect"] for constant in view["effects"]["constants"]],
            "resolving": view["effects"]["resolving"],
        },
        "skip": view["skip"],
        "tiles_placed": view["turn_state"]["tiles_placed"],
        "used": sorted(view["turn_state"]["used"]),
        "yes": view["vote"]["yes"] if voting else 0,
        "polled": [one["slot"] for one in view["ambassadors"] if one["polled"]] if voting else [],
        "answers": [answer["action"] for answer in question["answers"]] if question else [],
    }


def _seat(seat: dict[str, Any], rolling: bool) -> dict[str, Any]:
    """Dice taken back and not yet rolled still show their old values, which mean nothing."""
    dice = [(die["value"], die["place"]) for die in seat["dice"]]
    return {
        "role": seat["role"],
        "specialty": seat["specialty"],
        "hand": None if seat["hand"] is None else sorted(seat["hand"]),
        "hand_size": seat["hand_count"],
        "deck": None if seat["deck"] is None else sorted(seat["deck"]),
        "deck_size": seat["deck_count"],
        "discard": sorted(seat["discard"]),
        "permanents": [permanent["card"] for permanent in seat["permanents"]],
        "money": seat["money"],
        "dice": sorted((die for die in dice if not rolling or die[1]), key=str),
    }


def _counted(cards: dict[str, int]) -> dict[str, int]:
    return {name: cards[name] for name in sorted(cards) if cards[name]}


# --- odds -------------------------------------------------------------------------------------------------------------


def told_odds(view: dict[str, Any]) -> dict[str, Fraction | None]:
    """The chances that the view shows: of a birth, of each Yes, of winning the vote, of the key card."""
    told = {f"yes {one['slot']}": None if one["polled"] else one["chance"] for one in view["ambassadors"]}
    told |= {"birth": view["birth"]["chance"], "vote": view["vote"]["chance"], "key": view["effects"]["key_chance"]}
    return {name: None if one is None else Fraction(one["num"], one["den"]) for name, one in told.items()}


def oracle_odds(oracle: Oracle, viewer: int | None) -> dict[str, Fraction | None]:
    """The same, worked out by the oracle."""
    odds: dict[str, Fraction | None] = {
        "birth": birth_odds(oracle),
        "vote": vote_odds(oracle),
        "key": key_odds(oracle),
    }
    for place, one in enumerate(oracle.facts(-1 if viewer is None else viewer)["ambassadors"], 1):
        asked = oracle.is_voting() and place in oracle.polled
        yes = oracle.yes if oracle.is_voting() else 0
        odds[f"yes {place}"] = yes_odds(oracle, place, yes) if one["id"] and not asked else None
    return odds


def key_odds(oracle: Oracle) -> Fraction:
    """10.3: that the next effect card is the key card."""
    if oracle.top is not None:
        return Fraction(oracle.top == oracle.module.key)
    deck = oracle.effect_deck if oracle.effect_deck.total() else oracle.effect_discard
    return Fraction(deck[oracle.module.key], deck.total() or 1)


def told_values(view: dict[str, Any]) -> dict[int, int]:
    """What the view says each ambassador counts, those with dice and those already polled apart."""
    shown = [one for one in view["ambassadors"] if one["ambassador"] and not one["polled"] and not one["dice"]]
    return {one["slot"]: one["value"] for one in shown}


def oracle_values(oracle: Oracle, viewer: int | None) -> dict[int, int]:
    """The same; Yes votes of an earlier vote year count for nobody (12.7)."""
    trial = oracle.twin()
    trial.yes = oracle.yes if oracle.is_voting() else 0
    values = {}
    for place, one in enumerate(oracle.facts(-1 if viewer is None else viewer)["ambassadors"], 1):
        asked = oracle.is_voting() and place in oracle.polled
        if one["id"] and not asked and not COUNTRIES[one["id"]].dice:
            values[place] = trial.value(one["id"], [])
    return values


def birth_odds(oracle: Oracle) -> Fraction:
    """8.2, 8.3, 8.7, 8.8, for the active seat as things stand; in the set-up it is nobody's turn (16.11, 16.12)."""
    if oracle.phase() in ("setup_role", "setup_specialty", "setup_draw", "first_seat"):
        oracle = oracle.twin()
        oracle.active = 0
        oracle.players[0].specialty, oracle.players[0].permanents = None, []
    possible = oracle.animal_supply and any(oracle.newborn_cells(parent) for parent in oracle.couple_cells())
    return Fraction(max(0, min(6, oracle.birth_target())), 6) if possible else Fraction(0)


def yes_odds(oracle: Oracle, place: int, yes: int) -> Fraction:
    """12.6: that the ambassador of this place says Yes after so many Yes votes."""
    one = oracle.ambassadors[place - 1]
    before, oracle.yes = oracle.yes, yes
    rolls = list(product(range(1, 7), repeat=COUNTRIES[str(one.id)].dice))
    good = sum(oracle.says_yes(one, list(roll)) for roll in rolls)
    oracle.yes = before
    return Fraction(good, len(rolls))


def vote_odds(oracle: Oracle) -> Fraction:
    """12.5 to 12.8: the odds of winning the vote if it were held now, or from here on, in the best order."""
    running = oracle.phase() in ("poll", "poll_roll")
    left = frozenset(face_up(oracle)) - (oracle.polled if running else set())
    odds = {(place, yes): yes_odds(oracle, place, yes) for place in face_up(oracle) for yes in range(7)}

    @cache
    def best(yes: int, left: frozenset[int]) -> Fraction:
        if yes >= oracle.needed:
            return Fraction(1)
        if yes + len(left) < oracle.needed:
            return Fraction(0)
        return max(after(place, yes, left - {place}) for place in left)

    def after(place: int, yes: int, left: frozenset[int]) -> Fraction:
        return odds[place, yes] * best(yes + 1, left) + (1 - odds[place, yes]) * best(yes, left)

    if oracle.phase() == "poll_roll":
        return after(oracle.last_polled, oracle.yes, left)
    return best(oracle.yes if running else 0, left)


def face_up(oracle: Oracle) -> Iterator[int]:
    return (place for place, one in enumerate(oracle.ambassadors, 1) if one.face_up and one.id)


# --- lines ------------------------------------------------------------------------------------------------------------


def told_lines(view: dict[str, Any], oracle: Oracle) -> dict[str, Any]:
    """What the view says of every roll on every line that can be chosen."""

    def landing(told: dict[str, Any]) -> str:
        lost = {one["cell"]: one["animals"] for one in told["lost"]}
        return _landing(oracle, told["tiles"], lost, told["population"], told["defeat"])

    rolls = [(line["line"], roll) for line in view["lines"] for roll in line["rolls"]]
    return {f"{line} {roll['roll']}": sorted(landing(each) for each in roll["landings"]) for line, roll in rolls}


def tried_lines(oracle: Oracle) -> dict[str, Any]:
    """The same by trial."""
    lines = [text.split()[1] for text in oracle.legal()]
    rolls = [(line, k) for line in lines for k in range(1, 7)]
    return {f"{line} {k}": sorted(_trials(oracle, [f"line {line}", f"dest {k}"])) for line, k in rolls}


def _landing(oracle: Oracle, tiles: Collection[str], lost: dict[str, int], population: int, defeat: str | None) -> str:
    """The view looks on to the next question: after the last tile a card already shown may make a further one due."""
    card_shown = oracle.resolving is not None or oracle.top is not None
    if card_shown and oracle.reserve == len(tiles) and defeat != "population":
        defeat = "of the reserve, perhaps"
    return f"tiles {sorted(tiles)}, lost {_counted(lost)}, population {population}, defeat {defeat}"


def _trials(oracle: Oracle, texts: list[str]) -> Iterator[str]:
    trial = oracle.twin()
    trial.majority = False  # what can happen does not depend on who decides
    trial.resume_at(trial.destruction())
    for text in texts:
        trial.apply(text)
    if trial.phase() in ("side", "ignore_part"):
        for text in trial.legal():
            yield from _trials(oracle, [*texts, text])
    else:
        lost = {cell: number - trial.animals[cell] for cell, number in oracle.animals.items()}
        yield _landing(oracle, trial.tiles - oracle.tiles, lost, trial.population(), WHY.get(str(trial.rule)))
