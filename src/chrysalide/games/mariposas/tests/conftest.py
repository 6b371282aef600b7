"""Property tests draw the same examples every time."""

from hypothesis import settings

settings.load_profile("ci")
