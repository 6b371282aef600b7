"""`chrysalide completion`: what a shell offers after Tab."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from chrysalide.bots import LEVELS
from chrysalide.cli.completion import FILES, SHELLS, complete, split
from chrysalide.cli.main import COMMANDS
from chrysalide.cli.reader import Reader
from chrysalide.core.options import describe
from chrysalide.games import find_game, names
from tests.cli_terminal import GAME, shell


def offered(line: str) -> list[str]:
    return [word for word, _ in complete(split(line), Reader("en"))]


def test_commands_games_levels_options_and_files() -> None:
    assert offered("chrysalide ") == list(COMMANDS)
    assert offered("chrysalide pl") == ["play"]
    assert offered("chrysalide play ") == list(names())
    assert offered("chrysalide --lang fr play ") == list(names())
    assert offered("chrysalide play --players ") == ["me", *LEVELS]
    assert offered("chrysalide simulate X --players greedy,ra") == ["greedy,random"]
    assert "--resume" in offered("chrysalide play --")
    assert offered("chrysalide play --resume ") == [FILES]
    assert offered("chrysalide replay ") == [FILES]
    assert offered("chrysalide play --deal ") == ["same", "again"]
    assert offered("chrysalide review --depth ") == ["quick", "deep"]
    assert offered("chrysalide rotate ") == ["push", "program", "seat"]
    assert offered("chrysalide seat X --bot ./b") == [FILES]
    assert offered("chrysalide play --lang ") == ["fr", "en", "es"]
    assert offered("chrysalide completion ") == list(SHELLS)
    assert offered("chrysalide nonsense ") == []
    assert offered(f"chrysalide play {GAME} extra ") == []


def test_options_of_the_game_and_their_values() -> None:
    options = {option.name: option for option in describe(find_game(GAME).options)}
    assert offered(f"chrysalide play {GAME} --option ") == [f"{name}=" for name in options]
    name, option = next((name, option) for name, option in options.items() if option.kind == "choice")
    assert offered(f"chrysalide play {GAME} --option {name}=") == [f"{name}={value}" for value in option.values]
    assert offered("chrysalide play --option ") == [], "not known before the game is"


@pytest.mark.parametrize("name", SHELLS)
def test_every_shell_can_read_its_script(name: str, tmp_path: Path) -> None:
    """Where a shell is installed; bash is everywhere that these tests run."""
    answer = shell("completion", name)
    assert (answer.status, answer.err) == (0, "")
    assert answer.out == SHELLS[name]
    script = tmp_path / "script"
    script.write_text(answer.out)
    installed = shutil.which(name)
    assert installed or name != "bash"
    if installed:
        subprocess.run([installed, "-n", str(script)], check=True)


def test_bash_completes(tmp_path: Path) -> None:
    """As bash calls it: a word is split at = there, and only what follows is wanted."""
    (tmp_path / "chrysalide").write_text(f'#!/bin/sh\nexec "{sys.executable}" -m chrysalide.cli "$@"\n')
    (tmp_path / "chrysalide").chmod(0o755)
    option = next(option for option in describe(find_game(GAME).options) if option.kind == "choice")
    line = f"chrysalide play {GAME} --option {option.name}="
    script = f"""
        PATH={tmp_path}:$PATH; eval "$(chrysalide completion bash)"
        COMP_LINE="{line}" COMP_POINT={len(line)} COMP_CWORD=6
        COMP_WORDS=(chrysalide play {GAME} --option {option.name} = "")
        _chrysalide; echo "${{COMPREPLY[@]}}"
    """
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.split() == [str(value) for value in option.values], done.stderr
