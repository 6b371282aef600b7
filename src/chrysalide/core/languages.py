"""The languages that every game and every page speaks."""

LANGUAGES = ("fr", "en", "es")
