"""Whatever is asked, and however it is answered, the answer carries the headers that keep a browser safe."""

import re

import pytest
from fastapi.routing import APIRoute
from starlette.routing import BaseRoute

from chrysalide.server.http.page import HEADERS
from tests.server.site import Site


def paths(routes: list[BaseRoute]) -> set[tuple[str, str]]:
    """Every route of the site, those outside the schema too."""
    found: set[tuple[str, str]] = set()
    for route in routes:
        inner = getattr(route, "original_router", None)
        if inner is not None:
            found |= paths(inner.routes)
        elif isinstance(route, APIRoute):
            found |= {(method, route.path) for method in route.methods or ()}
    return found


def test_on_every_route(site: Site) -> None:
    known = paths(site.app.routes)
    assert {("POST", "/api/tables"), ("GET", "/api/ready"), ("GET", "/{path:path}")} <= known
    assert len(known) > 40
    for method, path in sorted(known):
        if "stream" in path:  # it is refused without a token
            assert site.http.get(path).status_code in (401, 403)
        asked = re.sub(r"\{[^}]*\}", "nothing", path)
        answer = site.http.request(method, asked)
        missing = {name for name, value in HEADERS.items() if answer.headers.get(name) != value}
        assert not missing, (method, asked)
        assert "cache-control" in answer.headers, (method, asked)
        assert "set-cookie" not in answer.headers
        assert "access-control-allow-origin" not in answer.headers


@pytest.mark.parametrize("method", ["PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"])
def test_of_methods_that_no_route_knows(site: Site, method: str) -> None:
    for path in ("/", "/api/games", "/api/tables", "/metrics"):
        answer = site.http.request(method, path)
        assert answer.status_code >= 400
        assert all(answer.headers.get(name) == value for name, value in HEADERS.items())
