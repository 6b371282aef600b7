"""Evaluations learned by self-play. Not part of the package: it makes the file that the package reads."""
