"""Chapter Views: nobody is sent anything that depends on what they may not know.

Thousands of positions in all modes are compared with others that differ in hidden hands, deck and goals only. The
other states are made here, from the table of the specification; that the engine's own way of making them does the
same is a test of its own.
"""

import json
from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product
from typing import Any

import pytest

import chrysalide
from chrysalide.core.dice import Dice
from chrysalide.core.match import Match
from chrysalide.core.state import CHANCE, OVER
from chrysalide.games.papillons import GAME
from chrysalide.games.papillons.board import copies, one, total
from chrysalide.games.papillons.options import PapillonsOptions
from chrysalide.games.papillons.rules import COLOUR_GOALS, FINISHED, PHASES, SHAPE_GOALS, Papillons
from chrysalide.games.papillons.tests.opinion import LETTERS
from chrysalide.games.papillons.tests.oracle import KINDS
from chrysalide.games.papillons.tests.table import truth
from tests.depth import times

MODES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (3, {"own_action_only": True}),
    (4, {"teams": True}),
    (2, {"expert": True}),
    (4, {"expert": True, "early_demand": True}),
    (4, {"expert": True, "teams": True}),
]
NAMES = [f"{seats} {' '.join(more)}" for seats, more in MODES]
every_mode = pytest.mark.parametrize("mode", range(len(MODES)), ids=NAMES)
SPLIT_GOALS = PHASES.index("split_goals")
POSITIONS = times(160)  # in each mode
Told = list[tuple[str, dict[str, Any]]]


def choose(match: Match, dice: Dice) -> int:
    """The code of what happens next: a word first, then one of its actions; announcements, which end all, are rare."""
    if match.actor == CHANCE:
        return int(match.state.draw(dice))
    legal = match.legal()
    words = sorted({action.word for action in legal if action.word != "announce" or dice.below(8) == 0})
    word = words[dice.below(len(words))] if words else "announce"
    found = [action.code for action in legal if action.word == word]
    return found[dice.below(len(found))]


def positions(mode: int, number: int = POSITIONS) -> Iterator[Match]:
    """Matches on their way, from the first draw to the end."""
    seats, options = MODES[mode]
    dice = Dice(f"positions {mode}")
    match = chrysalide.new("papillons", seats, settle=False, **options)
    for _ in range(number):
        yield match
        if match.over:
            match = chrysalide.new("papillons", seats, settle=False, **options)
        else:
            match.enter(match.game.action(match.state, choose(match, dice)))


def viewers(match: Match) -> tuple[int | None, ...]:
    return (None, *range(match.seats))


# --- states that a viewer cannot tell apart ---------------------------------------------------------------------------


def disguised(state: Papillons, viewer: int | None, dice: Dice) -> Papillons:
    """Other hands and another deck, of the same sizes; what `viewer` holds stays."""
    twin = state.copy()
    hidden = [state.deck, *(hand for seat, hand in enumerate(state.hands) if seat != viewer)]
    pool = [number for cards in hidden for number in range(16) for _ in range(copies(cards, number))]
    for seat in range(state.seats):
        if seat != viewer:
            drawn = [pool.pop(dice.below(len(pool))) for _ in range(total(state.hands[seat]))]
            twin.hands[seat] = sum(one(number) for number in drawn)
    twin.deck = sum(one(number) for number in pool)
    return twin


def known_goals(state: Papillons, holder: int, viewer: int | None) -> int:
    """What a viewer knows of the goals of a seat or, in teams, of a team, while the match runs."""
    if viewer is None:
        return 0
    if not state.teams:
        return state.goals[holder] if viewer == holder else 0
    return state.goals[viewer] if viewer % 2 == holder else 0


def goal_deals(state: Papillons, viewer: int | None) -> list[tuple[int, ...]]:
    """Every way in which the goals may be held, for all that a viewer knows: a set of goals for each holder."""
    held = list(state.team_goals if state.teams else state.goals)
    if state.phase == FINISHED:
        return [tuple(held)]
    deals = []
    for sort in (SHAPE_GOALS, COLOUR_GOALS):
        known = [known_goals(state, holder, viewer) & sort for holder in range(len(held))]
        open_ones = [holder for holder, goals in enumerate(held) if goals & sort and not known[holder]]
        left = [1 << goal for goal in range(8) if sort >> goal & 1 and 1 << goal not in known]
        deals.append([fill(known, open_ones, chosen) for chosen in permutations(left, len(open_ones))])
    return [tuple(shape | colour for shape, colour in zip(*both, strict=True)) for both in product(*deals)]


def fill(known: list[int], open_ones: list[int], chosen: tuple[int, ...]) -> list[int]:
    deal = known[:]
    for holder, goal in zip(open_ones, chosen, strict=True):
        deal[holder] = goal
    return deal


def give_goals(state: Papillons, deal: tuple[int, ...]) -> None:
    state.goals_dealt = sum(deal)
    if not state.teams:
        state.goals = list(deal)
        return
    state.team_goals = list(deal)
    for seat in range(4):
        team = seat % 2
        if not state.expert:
            state.goals[seat] = deal[team]
        elif state.shape_seat[team] >= 0:
            state.goals[seat] = deal[team] & (SHAPE_GOALS if state.shape_seat[team] == seat else COLOUR_GOALS)


# --- what is sent -----------------------------------------------------------------------------------------------------


def sent(match: Match, state: Papillons, viewer: int | None) -> str:
    """A view and, for the seat to act, its choices."""
    found: dict[str, Any] = {"view": GAME.view(state, viewer, match.seats, options_of(match))}
    if viewer is not None and state.actor() == viewer:
        found["choices"] = [choice.as_json() for choice in GAME.choices(state)]
        found["legal"] = state.legal()
    return json.dumps(found)


def options_of(match: Match) -> PapillonsOptions:
    assert isinstance(match.options, PapillonsOptions)
    return match.options


def told(state: Papillons, code: int, viewer: int | None) -> tuple[Papillons, Told]:
    """What follows from an action, and what a viewer hears of it."""
    after = state.copy()
    after.trace = []
    after.apply(code)
    return after, [(event.kind, event.args) for event in after.trace if event.known_to(viewer)]


@every_mode
def test_nothing_sent_depends_on_hidden_hands_and_goals(mode: int) -> None:
    """Other hands and other goals, as far as they agree with what the viewer knows."""
    dice = Dice(f"disguise {mode}")
    different = 0
    for match in positions(mode):
        state = truth(match)
        for viewer in viewers(match):
            wanted = sent(match, state, viewer)
            deals = goal_deals(state, viewer)
            twin = disguised(state, viewer, dice)
            give_goals(twin, deals[dice.below(len(deals))])
            different += twin.key() != state.key()
            assert sent(match, twin, viewer) == wanted
    assert different > POSITIONS


@every_mode
def test_every_deal_of_the_hidden_goals_looks_the_same(mode: int) -> None:
    dice = Dice(f"goals {mode}")
    pairs = 0
    for number, match in enumerate(positions(mode)):
        if number % 50:
            continue
        state = truth(match)
        for viewer in viewers(match):
            wanted = sent(match, state, viewer)
            deals = goal_deals(state, viewer)
            assert tuple(state.team_goals if state.teams else state.goals) in deals
            for deal in deals if len(deals) <= 40 else deals[dice.below(17) :: 17]:
                twin = state.copy()
                give_goals(twin, deal)
                pairs += 1
                assert sent(match, twin, viewer) == wanted
    assert pairs > 60


@every_mode
def test_what_the_engine_deals_again_cannot_be_told_apart(mode: int) -> None:
    """`resample` and `imagine`, for every seat and for a spectator; the goals agree with the lines that stood."""
    dice = Dice(f"resample {mode}")
    different = 0
    for match in positions(mode):
        state = truth(match)
        viewer = viewers(match)[dice.below(match.seats + 1)]
        wanted = sent(match, state, viewer)
        twin = state.copy()
        twin.resample(-1 if viewer is None else viewer, dice)
        different += twin.key() != state.key()
        assert sent(match, twin, viewer) == wanted
        assert tuple(twin.team_goals if twin.teams else twin.goals) in goal_deals(state, viewer)
        assert not any(goals & out for goals, out in zip(twin.goals, state.excluded, strict=True))
        assert cards_in(twin) == cards_in(state)
        view = json.loads(wanted)["view"]
        assert sent(match, GAME.imagine(view, dice), viewer) == wanted
    assert different > POSITIONS // 3


def cards_in(state: Papillons) -> Counter[int]:
    """The hidden cards together."""
    return Counter({number: sum(copies(cards, number) for cards in (state.deck, *state.hands)) for number in range(16)})


# --- what happens -----------------------------------------------------------------------------------------------------


@every_mode
def test_the_same_action_in_two_such_states_reads_and_sounds_the_same(mode: int) -> None:
    """As long as it does not end the match in one of them, the two cannot be told apart afterwards either."""
    dice = Dice(f"entries {mode}")
    compared = 0
    for match in positions(mode):
        state = truth(match)
        if state.actor() == OVER:
            continue
        code = choose(match, dice)
        for viewer in viewers(match)[dice.below(2) :: 2]:
            if learns_own_goal(match, viewer):
                continue
            twin = disguised(state, viewer, dice)
            deals = goal_deals(state, viewer)
            give_goals(twin, deals[dice.below(len(deals))])
            if code not in (twin.legal() if twin.actor() >= 0 else dict(twin.chance())):
                continue
            assert GAME.seen(twin, code, viewer) == GAME.seen(state, code, viewer)
            (after, heard), (other, other_heard) = told(state, code, viewer), told(twin, code, viewer)
            if FINISHED not in (after.phase, other.phase):
                assert heard == other_heard
                assert sent(match, after, viewer) == sent(match, other, viewer)
                compared += 1
    assert compared > POSITIONS // 2


def learns_own_goal(match: Match, viewer: int | None) -> bool:
    """When the goals of a team are split, each partner sees one of them (5.14)."""
    state = truth(match)
    return state.phase == SPLIT_GOALS and viewer is not None and viewer % 2 == state.seat


@every_mode
def test_what_is_dealt_to_others_looks_the_same_whatever_it_is(mode: int) -> None:
    """Every outcome of a hidden draw."""
    compared = 0
    for match in positions(mode):
        state = truth(match)
        word = match.legal()[0].word if match.actor == CHANCE else ""
        if word not in ("goal", "give", "draw") or (word == "draw" and len(match.entries) % 3):
            continue
        codes = [code for code, _ in state.chance()]
        for viewer in viewers(match):
            if receives(match, word, viewer):
                continue
            outcomes = [told(state, code, viewer) for code in codes]
            seen = [GAME.seen(state, code, viewer) for code in codes]
            assert seen == [seen[0]] * len(codes)
            assert "?" in seen[0]
            assert [heard for _, heard in outcomes] == [outcomes[0][1]] * len(codes)
            assert len({sent(match, after, viewer) for after, _ in outcomes}) == 1
            compared += len(codes)
    assert compared > 200


def receives(match: Match, word: str, viewer: int | None) -> bool:
    """Is this viewer told what is dealt now? In expert teams nobody knows a goal before they are split (5.14)."""
    teams, expert = match.options.as_json()["teams"], match.options.as_json()["expert"]
    if viewer is None or (word == "goal" and teams and expert):
        return False
    return truth(match).seat == (viewer % 2 if word == "goal" and teams else viewer)


# --- whole matches ----------------------------------------------------------------------------------------------------


def rewritten(match: Match, viewer: int | None, dice: Dice) -> list[str]:
    """The entries of another match that this viewer has seen too: in every other hand an unplayed card is another one.

    The last card of its kind that a seat received is replaced by one that is still in the deck: nothing that happened
    since needed either of them.
    """
    state = truth(match)
    entries = match.entries
    left = [kind for number, kind in enumerate(KINDS) for _ in range(copies(state.deck, number))]
    for seat in range(match.seats):
        held = [kind for number, kind in enumerate(KINDS) if copies(state.hands[seat], number)]
        if seat != viewer and held and left:
            old = held[dice.below(len(held))]
            index = max(index for index, text in enumerate(entries) if received(match, index, text) == (seat, old))
            entries[index] = entries[index].replace(old, left.pop(dice.below(len(left))))
    return entries


def received(match: Match, index: int, text: str) -> tuple[int, str] | None:
    """The seat and the kind of a card that came into a hand."""
    words = text.split()
    if words[0] == "give":
        return int(words[1]), words[2]
    if words[0] == "draw":
        return next(entry.actor for entry in match.log[index::-1] if entry.actor != CHANCE), words[1]
    return None


def other_goals(match: Match, entries: list[str], viewer: int | None, dice: Dice) -> list[str]:
    """The same with one hidden goal exchanged for one that is out of the match and has no line."""
    state = truth(match)
    spare = [1 << goal for goal in range(8) if not (state.goals_dealt | state.grid.standing()) >> goal & 1]
    excluded = 0
    for goals in state.excluded:
        excluded |= goals
    letters = list(LETTERS.values())
    for index in sorted((i for i, text in enumerate(entries) if text.startswith("goal")), key=lambda i: dice.below(99)):
        _, holder, goal = entries[index].split()
        number = "AB".index(holder) if holder in "AB" else int(holder)
        if known_goals(state, number, viewer) >> letters.index(goal) & 1:
            continue
        sort = SHAPE_GOALS if letters.index(goal) < 4 else COLOUR_GOALS
        fitting = [bit for bit in spare if bit & sort and not bit & excluded]
        if fitting:
            other = letters[fitting[dice.below(len(fitting))].bit_length() - 1]
            return [*entries[:index], f"goal {holder} {other}", *entries[index + 1 :]]
    return entries


@every_mode
def test_whole_matches_that_differ_in_secrets_are_sent_alike(mode: int) -> None:
    """Views, choices, logs, entries and records of every viewer; and a bot, which is given the view, plays the same."""
    dice = Dice(f"matches {mode}")
    seats, options = MODES[mode]
    changed = 0
    for number, match in enumerate(positions(mode)):
        if match.over or truth(match).turn == 0 or number % 8:
            continue
        for viewer in viewers(match):
            entries = other_goals(match, rewritten(match, viewer, dice), viewer, dice)
            twin = chrysalide.new("papillons", seats, settle=False, **options)
            for text in entries:
                twin.enter(text)
            assert everything(twin, viewer) == everything(match, viewer)
            changed += entries != match.entries
            if viewer == match.actor and number % 80 == 0:
                bots = [chrysalide.bot("papillons", "random", seed=7) for _ in "12"]
                assert bots[0].choose(match.view(viewer)) == bots[1].choose(twin.view(viewer))
    assert changed > 40


def everything(match: Match, viewer: int | None) -> str:
    """All that the site sends to somebody who sits there, or looks on."""
    return json.dumps(
        {
            "view": match.view(viewer),
            "choices": [choice.as_json() for choice in match.choices()] if viewer == match.actor else [],
            "log": [(event.kind, event.args) for event in match.story(viewer)],
            "entries": match.seen_entries(viewer),
            "record": match.record(viewer, whole=False),
            "scores": match.scores,
        }
    )


# --- looking for secrets ----------------------------------------------------------------------------------------------

KIND_PLACES = {"table/kind", "hand/kind", "holding/kind"}
GOAL_PLACES = {f"{place}/{what}" for place in ("table", "hand", "holding") for what in ("shape", "colour")}


def strings(value: object, path: tuple[str, ...] = ()) -> Iterator[tuple[str, str]]:
    """Every string of a JSON value with its place."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from strings(inner, (*path, str(key)))
    elif isinstance(value, list):
        for inner in value:
            yield from strings(inner, path)
    elif isinstance(value, str):
        yield "/".join(path), value


@every_mode
def test_kinds_and_goals_stand_in_a_view_where_they_may_and_nowhere_else(mode: int) -> None:
    teams, expert = MODES[mode][1].get("teams"), MODES[mode][1].get("expert")
    for number, match in enumerate(positions(mode)):
        if match.over or number % 3:
            continue
        for viewer in viewers(match):
            view = match.view(viewer)
            places = Counter(place for place, text in strings(view) if text in KINDS)
            assert set(places) <= KIND_PLACES
            assert places["hand/kind"] == (0 if viewer is None else view["seats"][viewer]["hand"])
            named = {place for place, text in strings(view) if text in LETTERS}
            assert named <= GOAL_PLACES | {"seats/goals", "seats/excluded"}
            for seat in view["seats"]:
                partner = viewer is not None and teams and not expert and seat["seat"] % 2 == viewer % 2
                assert (seat["goals"] is not None) == (seat["seat"] == viewer or bool(partner))
