"""The database of these tests."""

from tests.postgres import postgres

__all__ = ["postgres"]
