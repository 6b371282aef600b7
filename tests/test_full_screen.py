"""`chrysalide play --full`: the table that fills the terminal, driven by keys and clicks as a person does."""

import os
import pty
import re
import select
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partialmethod
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Button, Input, Static

import chrysalide
from chrysalide.cli.full.app import FullTable
from chrysalide.cli.full.board import Board
from chrysalide.cli.full.choices import Choices
from chrysalide.cli.full.dialogs import FileName, HandOver, Question
from chrysalide.cli.full.folded import Folded, fold, plain
from chrysalide.cli.full.picking import Picking
from chrysalide.cli.reader import Reader
from chrysalide.cli.sitting import Sitting, resumed
from chrysalide.core.match import Match
from chrysalide.core.messages import Choice, Message
from chrysalide.games import find_game
from chrysalide.language import LANGUAGES, Words
from chrysalide.picture import Span, picture
from tests.cli_terminal import GAME, SHORT
from tests.positions import GAMES, Setting, every_game, with_secrets

NARROW, WIDE = (80, 24), (160, 48)
PATIENCE = 300  # seconds; a busy machine is slow


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pilot gives up after 30 seconds, which is not long where other processes use the machine."""
    wait = partialmethod(Pilot._wait_for_screen, timeout=float(PATIENCE))
    monkeypatch.setattr(Pilot, "_wait_for_screen", wait)


@asynccontextmanager
async def table(
    match: Match, players: list[str], size: tuple[int, int] = WIDE, lang: str = "en", save: Path | None = None
) -> AsyncIterator[tuple[FullTable, Pilot[int]]]:
    app = FullTable(Sitting(match, players, Reader(lang), save), [f"{seat}" for seat in range(match.seats)])
    try:
        async with app.run_test(size=size) as pilot:
            await until(pilot, lambda: bool(app.picking.choices) or match.over or isinstance(app.screen, HandOver))
            yield app, pilot
    finally:
        app.mind.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_foot_fits_on_the_narrowest_screen(lang: str) -> None:
    words = ["log", "rules", "hint", "undo", "restart", "save", "quit"]
    say = Reader(lang).say
    foot = [f"{say(f'cli-full-key-{word}')} {say(f'cli-full-{word}')}" for word in words]
    assert len(" ".join([*foot, f"? {say('cli-full-help')}"])) <= NARROW[0]


async def until(pilot: Pilot[int], reached: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not reached():
        assert time.monotonic() < end, "it never came"
        await pilot.pause(0.02)


def longer_than(match: Match, app: FullTable) -> Callable[[], bool]:
    """Has something been played since now, or does a question stand in the way?"""
    before = len(match.log)
    return lambda: len(match.log) > before or isinstance(app.screen, Question)


def shown(app: FullTable, where: str) -> str:
    return str(app.query_one(where, Static).content)


def text_of(page: Folded) -> str:
    return "\n".join("".join(span.text for span in line) for line in page.whole)


# --- every game -------------------------------------------------------------------------------------------------


@every_game
async def test_every_game_can_be_played_by_the_list(game: str) -> None:
    match = Match(find_game(game), find_game(game).seats[0], {}, "3")
    async with table(match, ["me", *["random"] * (match.seats - 1)], NARROW, "fr") as (app, pilot):
        for _ in range(3):
            answered = longer_than(match, app)
            await pilot.press("end", "enter")
            await until(pilot, answered)
            if isinstance(app.screen, Question):
                await pilot.click("#go")
            await until(pilot, lambda: bool(app.picking.choices) or match.over)
        assert len(match.log) > 3
        assert text_of(app.query_one("#log-text", Folded)).count("·") > 2


@every_game
def test_every_picture_names_targets_that_choices_use(game: str) -> None:
    """Some decision of every game with a picture can be made by clicks alone."""
    found = find_game(game)
    match = Match(found, found.seats[0], {}, "5")
    clicked = 0
    while not match.over and clicked < 3 and len(match.log) < 400:
        lines = picture(match.view(match.actor), Words(game, "en", ["A", "B", "C", "D", "E"]))
        drawn = {span.target for line in lines for span in line}
        choices = match.choices()
        clicked += any(set(choice.targets) <= drawn for choice in choices)
        match.play(choices[len(match.log) % len(choices)].action)
    assert clicked >= 3 or not (found.folder / "terminal.py").exists()


# --- clicks and keys --------------------------------------------------------------------------------------------


def opened(seed: str = "1") -> Match:
    return Match(find_game(GAME), 2, {**SHORT, "first_player": "0"}, seed)


async def test_a_click_on_the_board_plays_and_one_on_a_covered_card_says_why_not() -> None:
    match = opened()
    async with table(match, ["me", "greedy"]) as (app, pilot):
        board = app.query_one(Board)
        covered = next(target for target in board.areas if target not in app.picking.lit)
        at = board.areas[covered]
        before = match.entries
        await pilot.click(Board, offset=(at.x + 2 + 1, at.y + 1))
        assert "(rule 2.5)" in shown(app, "#notice")
        assert match.entries == before
        await pilot.press("r")
        assert app.query_one("#search", Input).value == "2.5"
        assert "2.5" in text_of(app.query_one("#rules-text", Folded))
        await pilot.press("escape")
        free = sorted(app.picking.lit)[0]
        at = board.areas[free]
        await pilot.click(Board, offset=(at.x + 2 + 1, at.y + 1))
        await until(pilot, lambda: match.entries[len(before) :] != [])
        assert match.entries[len(before)] == f"take {free.removeprefix('slot:')}"


async def test_arrows_go_from_card_to_card_and_enter_takes_one() -> None:
    match = opened()
    async with table(match, ["me", "greedy"]) as (app, pilot):
        board = app.query_one(Board)
        await pilot.press("shift+tab")
        assert board.has_focus
        first = board.cursor
        assert first in app.picking.lit
        await pilot.press("right")
        second = board.cursor
        assert second != first
        assert second in app.picking.lit
        await pilot.press("left")
        assert board.cursor == first
        before = len(match.log)
        await pilot.press("right", "enter")
        await until(pilot, lambda: len(match.log) > before)
        assert match.entries[before] == f"take {second.removeprefix('slot:')}"


async def test_a_number_goes_to_its_choice() -> None:
    match = opened()
    async with table(match, ["me", "greedy"], NARROW) as (app, pilot):
        key = [*app.query_one(Choices).keys][-1]
        await pilot.press(*key)
        choices = app.query_one(Choices)
        assert [*choices.keys][choices.highlighted or 0] == key


def choice(action: str, *targets: str) -> Choice:
    return Choice(action, Message("x"), targets)


def test_picks_narrow_down_and_go_back() -> None:
    picking = Picking((choice("a", "die:1", "place:x"), choice("b", "die:1", "place:y"), choice("c", "die:2")))
    assert picking.lit == {"die:1", "die:2"}
    first = picking.pick("die:1")
    assert first is not None
    assert (first.settled, first.lit) == (None, {"place:x", "place:y"})
    second = first.pick("place:y")
    assert second is not None
    assert second.settled is not None
    assert second.settled.action == "b"
    other = first.pick("die:2")  # another beginning
    assert other is not None
    assert other.settled is not None
    assert other.settled.action == "c"
    assert first.pick("place:z") is None
    assert first.back() == picking


# --- panels -----------------------------------------------------------------------------------------------------


async def test_panels_cover_a_narrow_table_and_stand_beside_a_wide_one() -> None:
    async with table(opened(), ["me", "greedy"], NARROW, "fr") as (app, pilot):
        assert not app.query_one("#panels").display
        await pilot.press("j")
        assert app.query_one("#panels").display
        assert not app.query_one("#table").display
        await pilot.press("escape")
        assert app.query_one("#table").display
        await pilot.resize_terminal(*WIDE)
        await until(pilot, lambda: app.query_one("#panels").display)
        assert app.query_one("#table").display


async def test_a_hint_says_what_and_why() -> None:
    async with table(opened(), ["me", "greedy"], lang="fr") as (app, pilot):
        page = app.query_one("#hint-text", Folded)
        await pilot.press("c")
        await until(pilot, lambda: "Coup conseillé" in text_of(page))
        assert "Pourquoi" in text_of(page)


async def test_rules_are_found_by_word() -> None:
    async with table(opened(), ["me", "greedy"]) as (app, pilot):
        await pilot.press("r", *"bolina")
        page = text_of(app.query_one("#rules-text", Folded))
        assert "Bolina" in page
        assert len(page.splitlines()) < 60
        await pilot.press(*"zzz")
        assert text_of(app.query_one("#rules-text", Folded)) == Words(None, "en").say("cli-full-nothing-found")


def test_lines_are_folded_at_spaces_and_never_inside_french_quotation_marks() -> None:
    [line] = plain("la carte «\u202fSablier\u202f» est prise", "bold")
    parts = ["".join(span.text for span in part) for part in fold(line, 18)]
    assert parts == ["la carte", "  «\u202fSablier\u202f» est", "  prise"]
    assert fold([Span("x" * 50, "")], 20)[1] == [Span("  " + "x" * 18, "")]


# --- undo, saving, leaving --------------------------------------------------------------------------------------


async def test_undo_and_its_refusal() -> None:
    match = opened()
    async with table(match, ["me", "me"]) as (app, pilot):
        await pilot.press("u")
        assert "no move to undo" in shown(app, "#notice")


async def test_leaving_asks_and_saves_what_can_be_resumed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    match, file = opened(), tmp_path / "left.txt"
    async with table(match, ["me:Ann", "greedy"]) as (app, pilot):
        await pilot.press("enter")
        await until(pilot, lambda: bool(app.picking.choices) and len(match.log) > 2)
        await pilot.press("q")
        assert len(app.screen.query(Button)) == 3
        await pilot.press("escape")
        assert len(app.screen.query(Button)) == 0
        await pilot.press("q")
        assert [button.id for button in app.screen.query(Button)] == ["save", "leave", "stay"]
        await pilot.click("#save")
        await until(pilot, lambda: isinstance(app.screen, FileName))
        app.screen.query_one(Input).value = str(tmp_path / "nowhere" / "left.txt")
        await pilot.press("enter")
        assert "no such folder" in str(app.screen.query_one("#wrong", Static).content)
        app.screen.query_one(Input).value = str(file)
        await pilot.press("enter")
    assert any("--resume" in line for line in app.farewell)
    again = resumed(file.read_text("utf-8"), str(file), Reader("en"), file)
    assert again.match.entries == match.entries
    assert again.match.seed == match.seed


async def test_a_file_is_up_to_date_without_asking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    match, file = opened(), tmp_path / "match.txt"
    async with table(match, ["me", "greedy"], save=file) as (app, pilot):
        before = len(match.log)
        await pilot.press("enter")
        await until(pilot, lambda: bool(app.picking.choices) and len(match.log) > before)
        await pilot.pause()
        kept = resumed(file.read_text("utf-8"), str(file), Reader("en"), file)
        assert kept.match.entries == match.entries


async def test_the_end_shows_the_result() -> None:
    match = opened()
    async with table(match, ["random", "random"], lang="fr") as (app, pilot):
        await until(pilot, lambda: match.over and "Scores" in shown(app, "#question"))
        assert str(match.seed) in shown(app, "#question")
        await pilot.press("q")
    assert any("Scores" in line for line in app.farewell)


async def test_a_bot_that_fails_is_named_and_nothing_is_lost(tmp_path: Path) -> None:
    lines = [
        "from chrysalide import Player",
        "class Bot(Player):",
        " def decide(self, turn):",
        "  raise ValueError('tired')",
    ]
    (tmp_path / "bot.py").write_text("\n".join(lines))
    match = Match(find_game(GAME), 2, {**SHORT, "first_player": "0"}, "1")
    async with table(match, ["me", f"{tmp_path}/bot.py:Bot"]) as (app, pilot):
        await pilot.press("enter")
        await until(pilot, lambda: "ValueError: tired" in shown(app, "#notice"))


async def test_nobody_sees_the_hand_of_the_person_before() -> None:
    secret = next(find_game(name) for name in GAMES if find_game(name).about.secret_hands)
    match = Match(secret, 2, with_secrets(Setting(secret, 2))[0], "3")
    async with table(match, ["me:Ann", "me:Bob"]) as (app, pilot):
        for _ in range(2):
            await until(pilot, lambda: isinstance(app.screen, HandOver))
            assert app.sitting.eyes is None
            await pilot.press("enter")
            await until(pilot, lambda: app.sitting.eyes == match.actor)
            seat = match.actor
            while match.actor == seat:
                answered = longer_than(match, app)
                await pilot.press("enter")
                await until(pilot, answered)


# --- as a command -----------------------------------------------------------------------------------------------


def test_without_a_terminal_it_is_refused(capfd: pytest.CaptureFixture[str]) -> None:
    command = [sys.executable, "-m", "chrysalide.cli", "play", GAME, "--full", "--lang", "en"]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, timeout=PATIENCE, check=False)
    assert done.returncode == 2
    assert b"--full needs a terminal" in done.stderr


def test_in_a_real_terminal_it_draws_plays_and_leaves(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    words = ["play", GAME, "--full", "--lang", "fr", "--players", "me,greedy", "--seed", "1", "--save", str(file)]
    child, terminal = pty.fork()
    if child == 0:
        os.environ |= {"TERM": "xterm-256color", "COLUMNS": "100", "LINES": "30", "XDG_DATA_HOME": str(tmp_path)}
        os.execv(sys.executable, [sys.executable, "-m", "chrysalide.cli", *words])
    read(terminal, "prenez une carte")
    os.write(terminal, b"q")
    end = read(terminal, "--resume")
    assert "quitté la partie" in end
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    assert chrysalide.load(file.read_text("utf-8")).entries


def read(terminal: int, wanted: str) -> str:
    """What the program draws, until it has drawn this."""
    text, end = "", time.monotonic() + PATIENCE
    while wanted not in re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", text):
        assert time.monotonic() < end, text[-2000:]
        if select.select([terminal], [], [], 1)[0]:
            text += os.read(terminal, 65536).decode(errors="replace")
    return text
