"""Players of one's own, by module, file or entry point: in the arena, in simulations and at the terminal's table."""

import hashlib
import json
import pickle
import re
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

import chrysalide
from chrysalide.arena.cluster import RayCrew
from chrysalide.bots import named
from chrysalide.cli.main import main
from chrysalide.core.errors import UnknownLevel

BOT = '''
import chrysalide


class First(chrysalide.Player):
    """Plays the first legal action that an imagined state does not call lost."""

    def decide(self, turn: chrysalide.Turn) -> chrysalide.Action:
        for action in turn.legal:
            state = turn.state(self.dice)
            assert isinstance(state, chrysalide.State) and state.actor() == turn.seat
            state.apply(action.code)
            if state.actor() != chrysalide.OVER:
                return action
        return turn.legal[0]


def made(game, seed=0):
    return First(game, seed)


NOT_ONE = dict
'''


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "bot.py"
    path.write_text(BOT, "utf-8")
    return path


def test_a_file_and_a_function_in_it(file: Path) -> None:
    for name in ("First", "made"):
        bot = named.player("papillons", f"{file}:{name}", seed=3)
        match = chrysalide.new("papillons", seats=2, seed=1)
        assert bot.choose(match.view(match.actor)) in match.legal()


def test_a_module_beside_one(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(file.parent)
    file.rename(file.with_name("own_module.py"))
    assert type(named.player("celestes", "own_module:First")).__name__ == "First"


def test_a_level_is_still_a_level() -> None:
    assert type(named.player("celestes", "greedy")) is type(chrysalide.bot("celestes", "greedy"))


def test_what_is_wrong_is_said(file: Path) -> None:
    with pytest.raises(UnknownLevel, match="Choose"):
        named.player("celestes", "grandmaster")
    with pytest.raises(named.BadPlayer, match=r"no Second.*First"):
        named.player("celestes", f"{file}:Second")
    with pytest.raises(named.BadPlayer, match="subclass of chrysalide"):
        named.player("celestes", f"{file}:NOT_ONE")
    with pytest.raises(named.BadPlayer, match=r"no module “no\.such\.module”"):
        named.player("celestes", "no.such.module:Bot")
    for name in ("none.py:Bot", "none.py"):
        with pytest.raises(named.BadPlayer, match=r"no file .*none\.py"):
            named.player("celestes", f"{file.parent}/{name}")
    with pytest.raises(named.BadPlayer, match=r"is a file: .*\.py:Bot"):
        named.player("celestes", str(file))
    broken = file.with_name("broken.py")
    broken.write_text("import no_such_package\n", "utf-8")
    with pytest.raises(named.BadPlayer, match=r"can’t be loaded.*no_such_package"):
        named.player("celestes", f"{broken}:Bot")
    with pytest.raises(named.BadPlayer, match="module:Class"):
        named.player("celestes", ":Bot")


@pytest.mark.parametrize("command", ["play", "simulate", "arena", "balance"])
@pytest.mark.parametrize("lang", ["fr", "en", "es"])
def test_help_says_how_to_name_ones_own(command: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "--help", "--lang", lang]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "./bot.py:Bot" in shown
    assert all(level in shown for level in ("beginner", "expert"))


def test_in_the_arena_with_processes_and_a_hash_of_its_code(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["arena", "celestes", "--players", f"{file}:First,random", "-n", "4", "--jobs", "2", "--json"]
    words += ["--option", "tokens_to_win=1", "--lang", "en", "--out", str(tmp_path / "out")]
    assert main(words) == 0
    plan = json.loads((tmp_path / "out" / "plan.json").read_text("utf-8"))
    assert plan["sources"] == {f"{file}:First": named.source(f"{file}:First")}
    capsys.readouterr()
    file.write_text(BOT.replace("turn.legal[0]", "turn.legal[-1]"), "utf-8")
    assert main(words) == 2
    said = capsys.readouterr().err
    there, here = plan["sources"][f"{file}:First"], named.source(f"{file}:First")
    assert f"another tournament ({file}:First: sha256 {there} there, sha256 {here} here)" in said


@pytest.fixture
def turtle(file: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package that offers its player under the name `turtle`; its file."""
    module = file.rename(file.with_name("turtle_package.py"))
    about = file.parent / "turtle_package-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: turtle_package\nVersion: 1\n", "utf-8")
    (about / "entry_points.txt").write_text("[chrysalide.players]\nturtle = turtle_package:First\n", "utf-8")
    monkeypatch.syspath_prepend(file.parent)
    named._installed.cache_clear()
    yield module
    named._installed.cache_clear()


def test_an_installed_player_plays_and_its_own_code_is_hashed(turtle: Path) -> None:
    assert type(named.player("celestes", "turtle")).__name__ == "First"
    assert named.source("turtle") == hashlib.sha256(turtle.read_bytes()).hexdigest()[:16]
    with pytest.raises(UnknownLevel, match="turtle"):
        named.player("celestes", "turtel")


def test_in_simulations_and_balance(file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    players = f"{file}:First,greedy"
    assert main(["simulate", "papillons", "-n", "2", "--players", players, "--seed", "1", "--lang", "en"]) == 0
    words = ["balance", "papillons", "-n", "2", "--by", "none", "--level", f"{file}:First", "--jobs", "1"]
    assert main([*words, "--out", str(tmp_path / "out"), "--lang", "en"]) == 0
    assert "First" in capsys.readouterr().out


def test_a_site_never_loads_code_by_name(file: Path) -> None:
    """What a browser sends is a level; names of modules and files are for commands on this machine."""
    for name in (f"{file}:First", "os:system"):
        with pytest.raises(UnknownLevel):
            chrysalide.bot("celestes", name)


FAILING = """
import os

import chrysalide


class Raises(chrysalide.Player):
    def decide(self, turn):
        raise KeyError("boom")


class Leaves(chrysalide.Player):
    def decide(self, turn):
        raise SystemExit(3)


class Nothing(chrysalide.Player):
    def decide(self, turn):
        return None


class Elsewhere(chrysalide.Player):
    def decide(self, turn):
        return chrysalide.new("papilio", seed=1).legal()[0]


class Ends(chrysalide.Player):
    def decide(self, turn):
        os._exit(3)


class Without(chrysalide.Player):
    pass


class Seedless(chrysalide.Player):
    def __init__(self, game):
        super().__init__(game)

    def decide(self, turn):
        return turn.legal[0]
"""


@pytest.fixture
def failing(tmp_path: Path) -> Path:
    path = tmp_path / "failing.py"
    path.write_text(FAILING, "utf-8")
    return path


SAID = {
    "Raises": r"failing\.py:Raises” failed.*KeyError: 'boom' \(failing\.py, line 9\)",
    "Leaves": r"Leaves” failed.*SystemExit: 3 \(failing\.py, line 14\)",
    "Nothing": r"Nothing” answered None.*turn\.legal, such as take",
    "Elsewhere": r"Elsewhere” answered .*turn\.legal, such as take",
    "Without": r"Without” can’t be made.*decide",
    "Seedless": r"Seedless” can’t be made.*seed",
}


@pytest.mark.parametrize("name", SAID)
@pytest.mark.parametrize("command", ["simulate", "play"])
def test_a_player_that_fails_is_named_in_one_sentence(
    failing: Path, name: str, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [command, "celestes", "--players", f"{failing}:{name},greedy", "--seed", "1", "--lang", "en"]
    assert main([*words, "-n", "2"] if command == "simulate" else words) == 2
    said = capsys.readouterr().err.splitlines()[-1]
    assert re.search(SAID[name], said), said
    assert "Traceback" not in said


@pytest.mark.parametrize("name", ["Raises", "Leaves", "Nothing", "Elsewhere"])
def test_and_so_it_is_from_worker_processes(
    failing: Path, name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    players = f"{failing}:{name},greedy"
    for words in (
        ["simulate", "celestes", "--players", players, "-n", "4"],
        ["arena", "celestes", "--players", players, "-n", "4", "--out", str(tmp_path / "arena")],
        ["balance", "celestes", "--level", f"{failing}:{name}", "-n", "4", "--out", str(tmp_path / "balance")],
    ):
        assert main([*words, "--jobs", "2", "--lang", "en"]) == 2
        said = capsys.readouterr().err.splitlines()[-1]
        assert re.search(SAID[name], said), said


def test_a_process_that_a_player_ends(failing: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`simulate` keeps nothing, so it does not promise that another run continues."""
    words = ["simulate", "celestes", "--players", f"{failing}:Ends,greedy", "-n", "4", "--jobs", "2", "--lang", "en"]
    assert main(words) == 2
    said = capsys.readouterr().err
    assert "a player of your own ended it" in said
    assert "kept" not in said


def test_on_ray_it_is_the_player_that_is_named_not_the_cluster() -> None:
    """Ray wraps what a task raises; the original is its `cause`."""

    class TaskError(Exception):
        cause = named.FailedPlayer("error-player-failed", name="bot.py:Bot", why="KeyError: 1")

    def get(work: object) -> None:
        raise TaskError

    ray = SimpleNamespace(
        get=get,
        exceptions=SimpleNamespace(RayError=TaskError),
        cluster_resources=lambda: {"CPU": 1},
        remote=lambda task: task,
    )
    with pytest.raises(named.FailedPlayer, match=r"bot\.py:Bot"):
        RayCrew(ray, "1").outcomes(None)


def test_an_error_in_a_level_of_ours_keeps_its_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = named.player("celestes", "greedy")
    monkeypatch.setattr(bot, "decide", lambda turn: 1 // 0)
    match = chrysalide.new("celestes", seed=1)
    with pytest.raises(ZeroDivisionError):
        named.chosen(bot, "greedy", match.view(match.actor))


def test_every_error_passes_from_process_to_process() -> None:
    match = chrysalide.new("celestes", seed=1)
    with pytest.raises(chrysalide.IllegalAction) as caught:
        match.play("take 99")
    again = pickle.loads(pickle.dumps(caught.value))
    assert (str(again), again.rule, type(again)) == (str(caught.value), caught.value.rule, chrysalide.IllegalAction)
