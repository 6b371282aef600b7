"""The six ambassadors: what each counts now, and how likely a Yes is."""

from fractions import Fraction

from chrysalide.core.game import View
from chrysalide.games.extinction.facts.records import AMBASSADORS, COLOURS
from chrysalide.games.extinction.odds import of_fraction, vote_odds
from chrysalide.games.extinction.phrases import Phrasebook
from chrysalide.games.extinction.rules import Extinction
from chrysalide.games.extinction.rules.history import unpacked_poll
from chrysalide.games.extinction.rules.opinions import YES_VOTES, candidates, knows, value_of, yes_chance
from chrysalide.games.extinction.rules.phases import RUNNING, VOTING
from chrysalide.games.extinction.view.calendar import next_vote, vote_name

UNKNOWN: View = {
    "ambassador": None, "name": None, "target": None, "counts": None, "dice": 0, "take": None, "value": None,
    "total": None, "needs": None, "text": [], "chance": None, "mark": None,
}  # fmt: skip


def ambassadors(state: Extinction, viewer: int | None, phrases: Phrasebook) -> list[View]:
    return [_ambassador(state, viewer, place, phrases) for place in range(AMBASSADORS)]


def _ambassador(state: Extinction, viewer: int | None, place: int, phrases: Phrasebook) -> View:
    up = bool((state.up >> place) & 1)
    known = knows(state, viewer, place)
    return {
        "slot": place + 1,
        "colour": COLOURS[state.tables.row[place]],
        "face_up": up,
        "cubes": int(state.cubes[place]),
        "looked": [] if up else [seat for seat in range(int(state.seats)) if (state.known[place] >> seat) & 1],
        **(_known(state, place, phrases) if known else UNKNOWN),
        **_poll(state, place),
        "candidates": [] if known else [one.id for one in candidates(state, viewer, place)],
    }


def _known(state: Extinction, place: int, phrases: Phrasebook) -> View:
    who = int(state.faces[place])
    found = state.tables.pack.ambassadors[who]
    value, cubes, target = int(value_of(state, who)), int(state.cubes[place]), int(state.tables.target[who])
    return {
        "ambassador": found.id,
        "name": found.name,
        "mark": found.mark,
        "target": target,
        "counts": found.value,
        "dice": found.dice,
        "take": found.take if found.dice else None,
        "value": value,
        "total": value + cubes,
        "needs": target - cubes if found.dice else None,
        "text": [phrase.as_json() for phrase in phrases.of_ambassador(found)],
        "chance": yes_chance(state, who, cubes),
    }


def _poll(state: Extinction, place: int) -> View:
    """How it voted in the vote under way, or in the one that ended the match."""
    shown: View = {"polled": bool((state.polled >> place) & 1), "rolled": None, "yes": None}
    if not shown["polled"]:
        return shown
    for number in range(int(state.polls_made)):
        where, _, _, dice, _, _, yes, year = unpacked_poll(state.polls[number])
        if (where, year) == (place, state.year):
            shown |= {"rolled": dice or None, "yes": yes}
    return shown


# --- the vote ---------------------------------------------------------------------------------------------------------


def vote(state: Extinction) -> View:
    """What the next vote needs, and its odds if it were held now."""
    running = bool(state.stage == VOTING and state.end == RUNNING)
    chances, followers = _voters(state, running)
    yes = int(state.yes) if running else 0
    needed = int(state.needed)
    certain = [Fraction(int(chance == 1)) for chance in chances]
    hoped = [Fraction(int(chance > 0)) for chance in chances]
    year = next_vote(state)
    return {
        "year": year,
        "which": vote_name(state, year),
        "needed": needed,
        "yes": int(state.yes),
        "running": running,
        "sure": _count(certain, followers, yes),
        "possible": _count(hoped, followers, yes),
        "chance": of_fraction(vote_odds(chances, followers, yes, needed)),
    }


def _voters(state: Extinction, running: bool) -> tuple[list[Fraction], list[int]]:
    """Chances of those that are still to be polled; those that wait for others' Yes, by the number they want."""
    chances, followers = [], []
    for place in range(AMBASSADORS):
        waits = running and (state.polled >> place) & 1 and state.place != place
        if not (state.up >> place) & 1 or waits:
            continue
        who, cubes = int(state.faces[place]), int(state.cubes[place])
        if state.tables.counts[who] == YES_VOTES:
            followers.append(int(state.tables.target[who]) - cubes)
        else:
            chance = yes_chance(state, who, cubes)
            chances.append(Fraction(chance["num"], chance["den"]))
    return chances, followers


def _count(outcomes: list[Fraction], followers: list[int], yes: int) -> int:
    """Yes votes that are certain."""
    count = yes + int(sum(outcomes))
    for wanted in sorted(followers):
        count += count >= wanted
    return count
