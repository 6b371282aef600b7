"""Write all golden records again: `python -m tests.rewrite_golden`. Review the difference like code.

Records that still replay and differ from all others of their game are kept, except for their digests; only the
others are played again. An option that shows in no match has no record.
"""

import sys
from pathlib import Path

import chrysalide
from chrysalide.core.errors import ChrysalideError
from chrysalide.core.match import Match
from chrysalide.games import find_game
from tests.golden import fresh, wanted, write
from tests.positions import GAMES


def main() -> None:
    for game in GAMES:
        folder = find_game(game).folder / "tests/golden"
        folder.mkdir(parents=True, exist_ok=True)
        files = wanted(game)
        for path in folder.glob("*.txt"):
            if path.name not in files:
                path.unlink()
        taken: list[list[str]] = []
        for name, (setting, options) in files.items():
            match = kept(folder / name, taken) or fresh(setting, options, taken)
            if match is None:
                say(f"{game}/{name}: none, these options show in no match")
                (folder / name).unlink(missing_ok=True)
            else:
                taken.append(match.entries)
                (folder / name).write_text(write(match), "utf-8", newline="\n")


def kept(path: Path, taken: list[list[str]]) -> Match | None:
    """The match of a record that can be kept."""
    if not path.exists():
        say(f"{path.parents[2].name}/{path.name}: played for the first time")
        return None
    try:
        match = chrysalide.load(path.read_text("utf-8"))
    except (OSError, ChrysalideError) as reason:
        say(f"{path.parents[2].name}/{path.name}: played again ({type(reason).__name__}: {reason})")
        return None
    if match.game is not find_game(match.game.id):
        say(f"{path.parents[2].name}/{path.name}: played again (by the rules of today)")
        return None
    if match.entries in taken:
        say(f"{path.parents[2].name}/{path.name}: played again (another record has the same entries)")
        return None
    return match


def say(line: str) -> None:
    sys.stdout.write(line + "\n")


if __name__ == "__main__":
    main()
