"""Messages put into words in every language, with nothing missing."""

from chrysalide.conformance.speaking import known_in
from chrysalide.conformance.speaking import speak as assert_spoken

__all__ = ["assert_spoken", "known_in"]
