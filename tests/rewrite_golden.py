"""Write all golden records anew: `python -m tests.rewrite_golden`. Review the difference like code.

Records that still replay are kept as they are, but for their digests; only those that do not are played anew.
"""

import sys

import chrysalide
from chrysalide.core.errors import ChrysalideError
from chrysalide.games import kit
from tests.golden import fresh, wanted, write
from tests.positions import GAMES


def main() -> None:
    for game in GAMES:
        folder = kit(game).folder / "tests/golden"
        folder.mkdir(parents=True, exist_ok=True)
        files = wanted(game)
        for path in folder.glob("*.txt"):
            if path.name not in files:
                path.unlink()
        for name, (setting, options) in files.items():
            path = folder / name
            try:
                match = chrysalide.load(path.read_text("utf-8"))
            except (OSError, ChrysalideError) as reason:
                sys.stdout.write(f"{game}/{name}: played anew ({type(reason).__name__}: {reason})\n")
                match = fresh(setting, options)
            path.write_text(write(match), "utf-8", newline="\n")


if __name__ == "__main__":
    main()
