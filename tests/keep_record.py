"""Add records to the corpus of their games: `python -m tests.keep_record FILE…`.

A kept record is never rewritten. If new rules no longer allow it, `rules_version` must be raised.
"""

import sys
from pathlib import Path

import chrysalide
from tests.corpus import END, FOLDER, end


def keep(path: Path) -> Path:
    """The unchanged record, plus a last line with the digest of its final state."""
    text = path.read_bytes().decode()
    match = chrysalide.load(text)
    lines = [line for line in text.splitlines() if not line.startswith(END)]
    newline = "\r\n" if "\r\n" in text else "\n"
    target = match.game.folder / FOLDER / path.name
    target.parent.mkdir(parents=True, exist_ok=True)
    with target.open("x", encoding="utf-8", newline=newline) as file:  # x: a kept record is never replaced
        file.write("\n".join([*lines, end(match)]) + "\n")
    return target


def main() -> None:
    for name in sys.argv[1:]:
        sys.stdout.write(f"{keep(Path(name))}\n")


if __name__ == "__main__":
    main()
