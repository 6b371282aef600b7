"""Property tests draw the same examples every time."""

from hypothesis import settings

from tests.depth import PROFILE

settings.load_profile(PROFILE)
