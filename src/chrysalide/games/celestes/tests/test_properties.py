"""The invariants, in matches made of drawn options and drawn choices: a failure shrinks to the shortest bad match.

Engine and oracle play these matches in step, so what holds for one holds for the other.
"""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chrysalide.core.match import Match
from chrysalide.core.options import describe
from chrysalide.core.state import CHANCE
from chrysalide.games.celestes import GAME
from chrysalide.games.celestes.tests.opinion import LETTERS
from chrysalide.games.celestes.tests.oracle import score
from chrysalide.games.celestes.tests.table import COUNTS, new
from tests.agreement import Agreed
from tests.depth import examples

LONGEST = 5 * 36 + 4 + 5 * 19 + 1  # seat and chance decisions of the longest match


@st.composite
def option_sets(draw: st.DrawFn) -> dict[str, Any]:
    tokens = draw(st.integers(1, 3))
    every = next(option.values for option in describe(GAME.options) if option.name == "layouts")
    some = st.lists(st.sampled_from(every), min_size=2 * tokens - 1, unique=True)
    return {
        "tokens_to_win": tokens,
        "first_player": draw(st.sampled_from(["random", 0, 1])),
        "layouts": draw(st.just("all") | some),
    }


choices = st.integers(0, LONGEST).flatmap(lambda size: st.lists(st.integers(0, 99), min_size=size, max_size=size))


def follow(match: Agreed, chosen: list[int]) -> None:
    """Every position on the way satisfies all invariants."""
    round_of_entry: list[int] = []
    check(match, round_of_entry)
    for number in chosen:
        if match.over:
            return
        legal = match.legal()
        round_of_entry.append(len(match.view()["rounds"]))
        match.enter(legal[number % len(legal)])
        check(match, round_of_entry)


def check(match: Agreed, round_of_entry: list[int]) -> None:
    view = match.view()
    check_cards(view)
    check_bolina(view)
    check_slots(view)
    check_tokens(view)
    check_lengths(match, round_of_entry)
    check_views(match)
    check_legal(match)


def check_cards(view: dict[str, Any]) -> None:
    """Every card is in one place, and none of them twice."""
    if view["layout"] is None:
        return
    unseen = {LETTERS[species]: cards for species, cards in view["unseen"].items()}
    shown = Counter(LETTERS[slot["species"]] for slot in view["slots"] if slot["species"] not in (None, "bolina"))
    for seat in view["seats"]:
        shown += Counter({LETTERS[entry["id"]]: entry["cards"] for entry in seat["species"]})
    assert {species: shown[species] + unseen[species] for species in COUNTS} == COUNTS
    assert min(unseen.values()) >= 0
    faces = Counter(slot["face"] for slot in view["slots"])
    undealt = faces["undealt"] if view["phase"] in ("draw_first", "choose_order", "deal") else 0
    assert sum(unseen.values()) == faces["down"] + undealt + 2
    assert view["hidden"] == faces["down"]
    if not undealt:
        assert sum(shown.values()) + faces["down"] + view["aside"] == 20


def check_bolina(view: dict[str, Any]) -> None:
    """It is in exactly one place; in a slot, that slot is accessible."""
    slots = [slot["slot"] for slot in view["slots"] if slot["species"] == "bolina"]
    if view["bolina"] is None:
        assert slots == []
        assert view["phase"] in ("reveal_layout", "draw_first", "choose_order")
    elif "seat" in view["bolina"]:
        assert slots == []
        assert view["bolina"]["seat"] in (0, 1)
    else:
        assert slots == [view["bolina"]["slot"]]
        assert view["slots"][slots[0] - 1]["free"]


def check_slots(view: dict[str, Any]) -> None:
    """2.5, 4.4, 4.6: what is accessible, and that it lies face up."""
    free = [slot for slot in view["slots"] if slot["free"]]
    occupied = [slot for slot in view["slots"] if slot["face"] in ("up", "down")]
    assert len(free) <= 9
    if view["phase"] in ("take", "bolina", "turn_up"):
        assert [slot["slot"] for slot in free] == [slot["slot"] for slot in occupied if not slot["under"]]
        assert bool(free) == bool(occupied)
    if view["phase"] not in ("deal", "turn_up"):
        assert all(slot["face"] == "up" for slot in free)
    numbers = {slot["slot"] for slot in occupied}
    assert all(set(slot["under"]) <= numbers for slot in occupied)


def check_tokens(view: dict[str, Any]) -> None:
    tokens = [seat["tokens"] for seat in view["seats"]]
    assert sum(tokens) == len(view["rounds"]) <= 2 * view["tokens_to_win"] - 1
    assert max(tokens) <= view["tokens_to_win"]
    assert (max(tokens) == view["tokens_to_win"]) == (view["phase"] == "over") == bool(view["winners"])
    assert [tokens.index(max(tokens))] == view["winners"] or not view["winners"]
    assert tokens == [sum(past["winner"] == seat for past in view["rounds"]) for seat in (0, 1)]
    for totals in [[seat["total"] for seat in view["seats"]], *(past["totals"] for past in view["rounds"])]:
        assert all(0 <= total <= 28 for total in totals)
    for seat in view["seats"]:
        assert seat["total"] == score(*(entry["cards"] for entry in seat["species"]))
    for past in view["rounds"]:
        one, other = past["totals"]
        assert past["winner"] == (past["bolina"] if one == other else int(other > one)), "6.9, 6.12"
    used = [past["layout"] for past in view["rounds"]]
    assert len(set(used)) == len(used)
    assert not set(used) & set(view["layouts_left"])


def check_lengths(match: Match, round_of_entry: list[int]) -> None:
    """5.9: at most 27 takes, 9 offers and 9 placements in a round; at its end 18 takes and one for each placement."""
    assert len(match.entries) <= LONGEST
    number = round_of_entry[-1] if round_of_entry else 0
    entries = [entry for entry, at in zip(match.entries, round_of_entry, strict=True) if at == number]
    takes = sum(entry.startswith("take") for entry in entries)
    placed, kept = entries.count("bolina"), entries.count("keep")
    assert placed <= placed + kept <= 9
    assert takes <= 27
    if len(match.view()["rounds"]) > number:
        assert takes == 18 + placed


def check_views(match: Match) -> None:
    views = [match.view(viewer) for viewer in (None, 0, 1)]
    assert [{**view, "viewer": None} for view in views] == [views[0]] * 3


def check_legal(match: Agreed) -> None:
    """There is a legal action until the match is over, at most nine; the odds of chance add up to one."""
    legal = match.odds()
    assert bool(legal) == (not match.over)
    if match.actor == CHANCE:
        shares = [share for share in legal.values() if share is not None]
        assert min(shares) > 0
        assert sum(shares) == pytest.approx(1)
    else:
        assert len(legal) <= 9


def check_turns(match: Match) -> None:
    """4.1, 5.1, 5.4, 5.9, of a match that is over: one take a turn, and who is offered the Bolina when."""
    past = new(**match.options.as_json())
    takers: list[int] = []
    ordinary = offers = shown = 0
    for action in (entry.action for entry in match.log):
        if action.word == "layout":
            assert (ordinary, shown) == ((18, 18) if takers else (0, 0))
            takers, ordinary, offers, shown = [], 0, 0, 0
        elif action.word in ("deal", "turn"):
            shown += 1
        elif action.word == "take":
            place = past.view()["bolina"]
            takers.append(past.actor)
            assert takers[-1] == ((1 - takers[-2]) if len(takers) > 1 else past.view()["first"])
            ordinary += action.values[0][1] != place.get("slot")
            owned = place.get("seat") == past.actor
        elif action.word in ("bolina", "keep"):
            offers += 1
            assert past.actor == takers[-1]
            assert owned, "5.1, 5.4: only who owned it before the take"
            assert ordinary >= 2 * offers
        past.enter(action)
    assert (ordinary, shown) == (18, 18)


@given(options=option_sets(), chosen=choices)
@examples(60)
def test_invariants_hold_in_every_position(options: dict[str, Any], chosen: list[int]) -> None:
    follow(new(**options), chosen)


@given(options=option_sets(), chosen=st.lists(st.integers(0, 99), min_size=LONGEST, max_size=LONGEST))
@examples(30)
def test_every_match_ends_in_time(options: dict[str, Any], chosen: list[int]) -> None:
    """At most 184 decisions of seats and 96 of chance; the winner has the tokens that were asked for."""
    match = new(**options)
    for number in chosen:
        if match.over:
            break
        match.enter(match.legal()[number % len(match.legal())])
    assert match.over
    assert sum(entry.actor == CHANCE for entry in match.log) <= 96
    assert sum(entry.actor >= 0 for entry in match.log) <= 184
    assert max(match.scores) == options["tokens_to_win"]
    assert match.winners == [match.view()["rounds"][-1]["winner"]]
    check_turns(match)
