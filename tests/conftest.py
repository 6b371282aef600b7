"""What all suites share: property tests draw the same examples every time, so that a run can be repeated."""

import os
import tempfile
from pathlib import Path

from hypothesis import settings

from tests.depth import PROFILE

settings.load_profile(PROFILE)
# What tests save belongs to nobody: the key of saved matches is not made among the user's data.
os.environ.setdefault("XDG_DATA_HOME", str(Path(tempfile.gettempdir()) / f"chrysalide-tests-{os.getuid()}"))

collect_ignore = [
    "outside",
    "sixth",
]  # games that are not installed: test_outside_games.py and test_sixth_game.py run their tests
