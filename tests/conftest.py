"""What all suites share: property tests draw the same examples every time, so that a run can be repeated."""

from hypothesis import settings

from tests.depth import PROFILE

settings.load_profile(PROFILE)

collect_ignore = ["sixth"]  # a game that is not installed: tests/test_sixth_game.py puts it in place and runs its tests
