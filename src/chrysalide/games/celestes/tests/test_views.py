"""Chapter Views: nobody knows more than anybody else, so a view is the whole state."""

import json

from hypothesis import given
from hypothesis import strategies as st

from chrysalide.core.dice import Dice
from chrysalide.core.match import Match
from chrysalide.games.celestes import GAME
from chrysalide.games.celestes.tests.table import new
from tests.depth import examples


def random_match(seed: int, tokens_to_win: int) -> Match:
    match = new(tokens_to_win=tokens_to_win)
    dice = Dice(seed)
    while not match.over:
        match.enter(match.legal()[dice.below(len(match.legal()))])
    return match


@given(seed=st.integers(0, 2**32), tokens_to_win=st.integers(1, 3))
@examples(12)
def test_every_view_is_the_same_and_holds_the_whole_state(seed: int, tokens_to_win: int) -> None:
    match = random_match(seed, tokens_to_win)
    past = new(tokens_to_win=tokens_to_win)
    for action in [*(entry.action for entry in match.log), None]:
        views = [past.view(viewer) for viewer in (None, 0, 1)]
        assert [{**view, "viewer": None} for view in views] == [views[0]] * 3
        for view in views:
            imagined = GAME.imagine(json.loads(json.dumps(view)), Dice(0))
            assert imagined.key() == past.state.key()
        if action is not None:
            past.enter(action)


@given(seed=st.integers(0, 2**32))
@examples(5)
def test_what_is_left_holds_what_is_still_taken(seed: int) -> None:
    """Never less than what the seats take until the round ends, exactly that once no card lies face down."""
    match = random_match(seed, 1)
    final = {
        one["id"]: sum(seat["species"][number]["cards"] for seat in match.view()["rounds"][0]["seats"])
        for number, one in enumerate(match.view()["seats"][0]["species"])
    }
    past = new(tokens_to_win=1)
    for entry in match.log:
        past.enter(entry.action)
        view = past.view()
        if len(view["rounds"]) > 0:
            break
        taken = {
            one: sum(seat["species"][number]["cards"] for seat in view["seats"]) for number, one in enumerate(final)
        }
        for species, cards in final.items():
            assert 0 <= cards - taken[species] <= view["left"][species]
            if view["phase"] == "take" and view["hidden"] == 0:
                assert view["left"][species] == cards - taken[species]
    assert set(past.view()["left"].values()) == {0}


@given(seed=st.integers(0, 2**32))
@examples(5)
def test_nothing_in_a_view_or_an_entry_is_hidden(seed: int) -> None:
    match = random_match(seed, 1)
    assert match.seen_entries(0) == match.seen_entries(1) == match.seen_entries(None) == match.entries
    assert all(event.seats is None for entry in match.log for event in entry.events)


def test_a_choice_counts_towards_points_only_what_the_row_still_asks_for() -> None:
    """After the card has been taken, the row of its species says the same: more to come, or too few left."""
    seen = set()
    for seed in range(12):
        match, dice = new(tokens_to_win=1), Dice(seed)
        while not match.over:
            choices = {choice.action: choice.detail for choice in match.choices()} if match.actor >= 0 else {}
            action = match.legal()[dice.below(len(match.legal()))]
            detail, seat = choices.get(action.text), match.actor
            match.enter(action)
            if detail is None or detail.id not in ("detail-progress", "detail-short") or match.over:
                continue
            view = match.view()
            row = next(one for one in view["seats"][seat]["species"] if one["id"] == detail.args["species"])
            if row["id"] != "swallowtail" and not view["seats"][seat]["joker"]:
                assert (detail.id == "detail-short") == (row["missing"] > view["left"][row["id"]])
                seen.add(detail.id)
    assert seen == {"detail-progress", "detail-short"}
