"""The page of an arena: well-formed, self-contained, in the reader's language, and it shows the results."""

import random
from html.parser import HTMLParser
from typing import Any

import pytest

import chrysalide
from chrysalide.arena.page import command, page
from chrysalide.arena.pairing import Plan
from chrysalide.arena.playing import Outcome
from chrysalide.arena.plots import axis, log_axis
from chrysalide.arena.results import results
from chrysalide.arena.speaker import percent_span, signed, signed_span
from chrysalide.cli.reader import Reader
from chrysalide.games import find_game, names
from chrysalide.language import LANGUAGES

GAME = names()[0]
PLAYERS = ("random", "easy", "medium", "hard")
VOID = {"meta", "img", "br"}


def invented(sides: tuple[int, ...], seed: int = 1, players: tuple[str, ...] = PLAYERS) -> dict[str, Any]:
    """Results of matches that nobody played; later players win more."""
    options = find_game(GAME).options().as_json()
    plan = Plan(GAME, 1, chrysalide.__version__, options, players, sides, "7", effort=0.25)
    dice = random.Random(seed)
    outcomes = [_outcome(plan, fixture.number, list(fixture.players), dice) for fixture in plan.fixtures(40)]
    return results(plan, outcomes, plan.matches_each(40))


def _outcome(plan: Plan, number: int, players: list[str], dice: random.Random) -> Outcome:
    seats = range(plan.seats)
    weights = [1.0 + 2.0 * plan.players.index(player) for player in players]
    winner = plan.sides[dice.choices(seats, weights)[0]]
    winners = [seat for seat in seats if plan.sides[seat] == winner] if dice.random() < 0.9 else []
    scores = [10.0 * (seat in winners) + dice.random() for seat in seats]
    seconds = [0.001 * 4.0 ** plan.players.index(player) for player in players]
    first = dice.randrange(plan.seats)
    return Outcome(number, players, first, winners, scores, [10] * plan.seats, 3, seconds, seconds)


class Reading(HTMLParser):
    """Checks that every element is closed where it was opened."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []
        self.words = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open[-1:] not in (["style"], ["script"]):
            self.words += f"{data} "


def read(text: str) -> Reading:
    reading = Reading()
    reading.feed(text)
    reading.close()
    assert reading.open == []
    return reading


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("sides", [(0, 1), (0, 1, 2), (0, 1, 0, 1), (0, 0)])
def test_the_page_is_whole_closed_and_in_the_readers_language(sides: tuple[int, ...], lang: str) -> None:
    found = invented(sides)
    reading = read(page(found, Reader(lang)))
    kinds = [kind for kind, _ in reading.seen]
    assert kinds.count("html") == kinds.count("title") == kinds.count("h1") == 1
    assert not {"script", "link", "iframe"} & set(kinds)
    for kind, attributes in reading.seen:
        assert not any(name.startswith("on") for name in attributes), "no script anywhere"
        for name in ("src", "href"):
            assert (attributes.get(name) or "data:").startswith("data:"), "nothing from elsewhere"
        assert kind != "svg" or attributes["aria-hidden"] == "true", "what it shows is beside it in words"
    assert ("html", {"lang": lang}) in reading.seen
    assert "arena-" not in reading.words
    assert "cli-" not in reading.words
    speaker = Reader(lang)
    assert all(speaker.say("bot-level", level=player) in reading.words for player in PLAYERS)
    assert speaker.percent(0.25) in reading.words, "that less effort was allowed is said"


def test_the_page_shows_the_figures() -> None:
    found, speaker = invented((0, 1)), Reader("en")
    words = read(page(found, speaker)).words
    for line in found["standings"]:
        assert signed(speaker, line["rating"]) in words
        assert signed_span(speaker, line, "rating") in words
        assert percent_span(speaker, line, "share") in words
    for pair in found["cross"]:
        assert speaker.percent(pair["share"]) in words
        assert speaker.percent(1.0 - pair["share"]) in words
        assert signed(speaker, pair["margin"], 2) in words
    assert command(found) in words
    assert "--effort 0.25" in command(found)


def test_draws_are_shared_and_said() -> None:
    found = invented((0, 1))
    assert found["shared"]
    assert f"{found['shared']} matches were shared" in read(page(found, Reader("en"))).words
    wins = [line["wins"] for line in found["standings"]]
    assert sum(wins) == found["matches"]


def test_stronger_players_stand_above() -> None:
    for sides in ((0, 1), (0, 1, 2), (0, 1, 0, 1)):
        standings = invented(sides)["standings"]
        assert [line["player"] for line in standings] == list(reversed(PLAYERS))
        assert "ahead" in standings[0]
        assert "ahead" not in standings[-1]


def test_text_is_escaped() -> None:
    found = invented((0, 1)) | {"seed": "<b>&"}
    assert "&lt;b&gt;&amp;" in page(found, Reader("en"))


@pytest.mark.parametrize("values", [[0.0], [5.0, 5.0], [-0.001, 0.002], [-1400.0, 900.0], [0.52, 0.48]])
def test_an_axis_holds_its_values_and_has_a_few_round_ticks(values: list[float]) -> None:
    found = axis(values, str, base=0.0)
    assert 3 <= len(found.ticks) <= 9
    assert all(found.low <= value <= found.high for value in (*values, *found.ticks, 0.0))
    assert (found.at(found.low), found.at(found.high)) == ("0.00%", "100.00%")
    assert found.at((found.low + found.high) / 2) == "50.00%"


def test_an_axis_of_powers() -> None:
    found = log_axis([0.15, 40.0, 0.0], str)
    assert found.ticks == pytest.approx([0.1, 1.0, 10.0, 100.0])
    assert found.at(1.0) == "33.33%"
    assert found.at(0.0) == "0.00%", "nothing took no time at all"


@pytest.mark.parametrize(
    ("value", "digits", "expected"), [(12.4, 0, "+12"), (-12.4, 1, "\N{MINUS SIGN}12.4"), (0.3, 0, "0"), (-0.4, 0, "0")]
)
def test_signs(value: float, digits: int, expected: str) -> None:
    assert signed(Reader("en"), value, digits) == expected
