"""One site for all tests of this folder; each test opens tables of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.postgres import postgres
from tests.server.site import Site

__all__ = ["own_site", "postgres", "site"]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with Site(tmp_path_factory.mktemp("site") / "site.db") as running:
        yield running


@pytest.fixture
def own_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A separate site for tests that break something."""
    with Site(tmp_path_factory.mktemp("site") / "site.db") as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of each kind that holds nothing yet."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/site.db"
    fresh: str = request.getfixturevalue("postgres").fresh()
    return fresh
