"""The corpus: records as people keep them. They are never rewritten: today's match must be viewable tomorrow."""

from pathlib import Path

from chrysalide.conformance.faults import Fault, expect
from chrysalide.conformance.golden import digest
from chrysalide.core import record
from chrysalide.core.errors import ChrysalideError
from chrysalide.core.game import AnyGame
from chrysalide.core.match import Match, replay

FOLDER = "tests/records"  # in a game's folder; damaged ones are in a subfolder
END = "# end "


def kept(game: AnyGame) -> list[Path]:
    return sorted((game.folder / FOLDER).glob("*.txt"))


def end(match: Match) -> str:
    """The last line of a kept record: where it leads."""
    return f"{END}{digest(match.state)} {record.written(match.scores)}"


def promised_end(text: str) -> str:
    return text.rstrip().rpartition("\n")[2].rstrip()


def keep(match: Match, text: str, name: str) -> Path:
    """Add a record to the corpus of its game: unchanged, plus a last line with the digest of its final state.

    FileExistsError if there is one of this name: a kept record is never replaced.
    """
    lines = [line for line in text.splitlines() if not line.startswith(END)]
    newline = "\r\n" if "\r\n" in text else "\n"
    target = match.game.folder / FOLDER / name
    target.parent.mkdir(parents=True, exist_ok=True)
    with target.open("x", encoding="utf-8", newline=newline) as file:
        file.write("\n".join([*lines, end(match)]) + "\n")
    return target


def still_replayed(game: AnyGame) -> None:
    """Kept records end where they ended, or name rules that are no longer here."""
    here = {rules.rules_version for rules in (game, *game.past)}
    for path in kept(game):
        text = path.read_bytes().decode()
        header, _ = record.read(text)
        if header.rules_version not in here:
            continue
        try:
            match = replay(game, text)
        except ChrysalideError as wrong:
            raise Fault("check-corpus-changed", file=path.name, why=str(wrong)) from wrong
        expect(end(match) == promised_end(text), "check-corpus-changed", file=path.name, why="–")
