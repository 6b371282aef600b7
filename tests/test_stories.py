"""What events leave on the board (`web/story.json`): every event that names a place is drawn there.

Whether a target is on the page is seen in a browser: `tests/browser/test_story.py`.
"""

import json
import re
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from chrysalide.core.match import Match
from chrysalide.games import find_game
from tests.depth import times
from tests.positions import GAMES, Setting, play_out
from tests.wording import known_in

KINDS = {"came", "gone", "used", "way", "line"}
HOLE = re.compile(r"\{(\w+)\}")
MATCHES = times(2)


def path_of(game: str) -> Path:
    return find_game(game).folder / "web" / "story.json"


TOLD = [game for game in GAMES if path_of(game).exists()]
every_story = pytest.mark.parametrize("game", TOLD)


def story_of(game: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path_of(game).read_text("utf-8"))
    return found


def matches(game: str) -> list[Match]:
    found = find_game(game)
    return [
        play_out(Setting(found, seats).match(seed), seed)
        for seats in (found.seats[0], found.seats[-1])
        for seed in range(MATCHES)
    ]


@cache
def arguments(game: str) -> dict[str, set[str]]:
    """The arguments of every event that was told in some matches."""
    found: dict[str, set[str]] = defaultdict(set)
    for match in matches(game):
        for made in match.log:
            for event in made.events:
                found[event.kind] |= event.args.keys()
    return found


def holes(story: dict[str, Any], event: str) -> set[str]:
    return {
        name for mark in story["events"].get(event, []) for target in mark["targets"] for name in HOLE.findall(target)
    }


@every_story
def test_marks_are_made_of_what_an_event_tells(game: str) -> None:
    story, told = story_of(game), arguments(game)
    assert set(story) <= {"events", "turns", "clears", "unmarked", "begins"}
    for event, marks in story["events"].items():
        assert known_in(game, event), f"{event} has no words in the log, so it cannot be pointed at"
        assert all(mark["kind"] in KINDS and mark["targets"] for mark in marks), event
        assert event not in told or holes(story, event) <= told[event], event
    assert any(event in told for event in story["events"])


@every_story
def test_every_event_that_names_a_place_is_drawn(game: str) -> None:
    story, told = story_of(game), arguments(game)
    places = {name for event in story["events"] for name in holes(story, event)} - {"seat"}
    unmarked = set(story.get("unmarked", []))
    forgotten = {
        event
        for event, names in told.items()
        if names & places and known_in(game, event) and event not in story["events"] and event not in unmarked
    }
    assert not forgotten, "mark them, or list them as unmarked"
    assert not unmarked & story["events"].keys()


@every_story
def test_turns_begin_with_events_of_their_seat(game: str) -> None:
    story, told = story_of(game), arguments(game)
    for event in story.get("turns", []):
        assert "seat" in told[event]
    assert all(event in told for event in [*story.get("clears", []), *story.get("begins", [])])
