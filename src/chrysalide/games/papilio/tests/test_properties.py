"""The invariants, in matches made of drawn options and drawn choices: a failure shrinks to the shortest bad match.

Engine and oracle play these matches in step, so what holds for one holds for the other.
"""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chrysalide.core.dice import Dice
from chrysalide.core.match import Match
from chrysalide.core.state import CHANCE
from chrysalide.games.papilio.options import PapilioOptions
from chrysalide.games.papilio.tests.table import CELLS, CODES, FIXED, STARTS, eager, legal, new
from tests.agreement import Agreed
from tests.depth import examples

View = dict[str, Any]


@st.composite
def splits(draw: st.DrawFn) -> str | dict[str, int]:
    """A split with a name, or one's own counts that sum up to 34."""
    cuts = sorted(draw(st.lists(st.integers(0, 34), min_size=6, max_size=6)))
    counts = [after - before for before, after in zip([0, *cuts], [*cuts, 34], strict=True)]
    named: str = draw(st.sampled_from(["ours", "gentle", "fierce", ""]))
    return named or dict(zip(CODES, counts, strict=True))


@st.composite
def option_sets(draw: st.DrawFn) -> dict[str, Any]:
    return {
        "chain": draw(st.sampled_from(["full", "single"])),
        "end_rule": draw(st.sampled_from(["decided", "first_out"])),
        "tiebreak": draw(st.sampled_from(["none", "earliest"])),
        "turn_cap": draw(st.integers(20, 40)),
        "starter": draw(st.sampled_from(["random", 0, 1])),
        "loose_tiles": draw(splits()),
    }


choices = st.integers(0, 300).flatmap(lambda size: st.lists(st.integers(0, 99), min_size=size, max_size=size))


def follow(match: Agreed, chosen: list[int]) -> None:
    """Every position on the way, and every step from one to the next, satisfies all invariants."""
    total = count_tiles(match.view())
    before = match.view()
    check_position(match, total)
    for number in chosen:
        if match.over:
            return
        actor, entries = match.actor, match.legal()
        check_legal(match)
        action = entries[number % len(entries)]
        match.enter(action)
        after = match.view()
        check_position(match, total)
        check_step(before, after, actor, action.text)
        before = after


def count_tiles(view: View) -> Counter[str]:
    """Tiles of each kind: on the board, beside it, and not yet laid; fixed ones included."""
    laid = [cell["kind"] for cell in view["cells"] if cell["kind"] is not None]
    return Counter([*laid, *([view["spare"]] if view["spare"] else [])]) + Counter(view["undealt"])


def check_position(match: Match, total: Counter[str]) -> None:
    view = match.view()
    assert count_tiles(view) == total
    assert sum(total.values()) == 50
    assert all(cell["kind"] == "leaf" for cell in view["cells"] if cell["cell"] in FIXED)
    check_pawns(view)
    assert max(seat["turns"] for seat in view["seats"]) <= view["turn_cap"]
    assert abs(view["seats"][0]["turns"] - view["seats"][1]["turns"]) <= 1
    if view["phase"] == "shift":
        check_shift(view, view["options"]["chain"] == "full")
    assert (view["phase"] == "over") == (view["end"] is not None)
    assert match.over or not match.winners


def check_legal(match: Agreed) -> None:
    """Something may be done until the match is over; at most twelve things, and of chance one is certain to come."""
    legal = match.odds()
    assert bool(legal) == (not match.over)
    assert len(legal) <= 12
    if match.actor == CHANCE:
        assert sum(share for share in legal.values() if share is not None) == pytest.approx(1)


def check_pawns(view: View) -> None:
    standing = [pawn["cell"] for pawn in view["pawns"]]
    assert len(set(standing)) == len(standing)
    for seat in view["seats"]:
        number = seat["seat"]
        assert seat["reserve"] + seat["active"] + seat["arrived"] + seat["lost"] == 4
        assert min(seat["reserve"], seat["active"], seat["arrived"], seat["lost"]) >= 0
        pawns = [pawn for pawn in view["pawns"] if pawn["seat"] == number]
        goals = STARTS[1 - number]
        assert {pawn["cell"] in goals for pawn in pawns if pawn["arrived"]} <= {True}
        assert {pawn["cell"] in goals for pawn in pawns if not pawn["arrived"]} <= {False}
        assert view["scores"][number] == seat["arrived"]
        assert seat["reach"] <= 4


def check_shift(view: View, full: bool) -> None:
    """Every active pawn of the seat has acted or entered, and none stands where it cannot stop."""
    assert not any(pawn["waiting"] for pawn in view["pawns"])
    own = [pawn for pawn in view["pawns"] if pawn["seat"] == view["turn"]["seat"] and not pawn["arrived"]]
    if full:
        assert {pawn["kind"] for pawn in own} <= {"leaf", "eggs"}


def check_step(before: View, after: View, actor: int, text: str) -> None:
    word, _, where = text.partition(" ")
    for old, new_ in zip(before["seats"], after["seats"], strict=True):
        assert new_["arrived"] >= old["arrived"]
        assert new_["lost"] >= old["lost"]
        if old["seat"] != actor:
            own = [[pawn["cell"] for pawn in view["pawns"] if pawn["seat"] == old["seat"]] for view in (before, after)]
            assert own[0] == own[1], "the pawns of the seat not on turn stay where they are"
            assert (new_["lost"], new_["reserve"]) == (old["lost"], old["reserve"])
    tiles = [{cell["cell"]: cell["kind"] for cell in view["cells"]} for view in (before, after)]
    changed = {cell for cell in CELLS if tiles[0][cell] != tiles[1][cell]}
    if word == "push":
        [line] = [entry["line"] for entry in before["entries"] if entry["entry"] == where]
        assert changed <= set(line)
        assert after["barred"] == line[-1]
        assert [(pawn["seat"], pawn["cell"], pawn["arrived"]) for pawn in before["pawns"]] == [
            (pawn["seat"], pawn["cell"], pawn["arrived"]) for pawn in after["pawns"]
        ]
    elif word != "tile":
        assert not changed
        assert (before["spare"], before["barred"]) == (after["spare"], after["barred"])


@given(options=option_sets(), chosen=choices)
@examples(40)
def test_invariants_hold_in_every_position(options: dict[str, Any], chosen: list[int]) -> None:
    follow(new(**options), chosen)


@given(options=option_sets(), seed=st.integers(0, 2**32))
@examples(15)
def test_every_match_ends_in_time(options: dict[str, Any], seed: int) -> None:
    """At most `turn_cap` turns a seat; a chain of at most 15 moves with our tiles (5.5)."""
    match = new(**options)
    dice = Dice(seed)
    total = count_tiles(match.view())
    arrivals: list[int] = []
    while not match.over:
        before, actor, text = match.view(), match.actor, eager(match, dice)
        match.enter(text)
        check_position(match, total)
        check_step(before, match.view(), actor, text)
        arrivals += [actor] if match.view()["scores"] != before["scores"] else []
    decisions = sum(entry.actor != CHANCE for entry in match.log)
    assert decisions <= 2 * options["turn_cap"] * (4 * 36 + 2) + 2
    assert match.scores == [float(seat["arrived"]) for seat in match.view()["seats"]]
    check_end(match, arrivals)


def check_end(match: Match, arrivals: list[int]) -> None:
    """8.6 and 8.7, counted again from the seats of all arrivals in order of time."""
    view = match.view()
    zero, one = match.scores
    if view["end"]["rule"] == "8.1":
        [winner] = match.winners
        loser = view["seats"][1 - winner]
        assert (loser["lost"], loser["arrived"]) == (4, 0)
    elif zero != one:
        assert match.winners == [int(one > zero)]
    elif view["options"]["tiebreak"] == "none" or zero == 0:
        assert match.winners == []
    else:
        assert match.winners == [1 - arrivals[-1]]


@given(split=splits())
@examples(60)
def test_options_are_read_the_same_from_what_they_write(split: str | dict[str, int]) -> None:
    options = PapilioOptions.read({"loose_tiles": split}, 2)
    assert PapilioOptions.read(options.as_json(), 2) == options
    assert sum(options.counts()) == 34
    if isinstance(split, dict):
        assert dict(zip(CODES, options.counts(), strict=True)) == split


def test_no_decision_is_empty() -> None:
    match = new()
    dice = Dice(8)
    while not match.over:
        assert legal(match)
        match.enter(match.legal()[dice.below(len(match.legal()))])
