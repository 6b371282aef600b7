"""The OpenAPI schema, and requests made from it: whatever is asked, the site has an answer in its own form."""

import pytest
import schemathesis
from hypothesis import settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance

from tests.server.site import PEOPLE, Site


@pytest.fixture(scope="module")
def described(site: Site) -> schemathesis.BaseSchema:
    return schemathesis.openapi.from_url(f"http://127.0.0.1:{site.port}/api/openapi.json")


api = schemathesis.pytest.from_fixture("described")


@api.parametrize()
@settings(max_examples=25)
def test_whatever_is_asked_has_an_answer(case: schemathesis.Case) -> None:
    response = case.call(timeout=20)
    case.validate_response(response, checks=[not_a_server_error, response_schema_conformance])
    if response.status_code >= 400:
        assert set(response.json()["error"]) == {"code", "message", "text"}


def test_the_schema_is_valid_and_whole(site: Site, described: schemathesis.BaseSchema) -> None:
    described.validate()
    document = site.get("/api/openapi.json").json()
    assert set(document["paths"]) == {
        "/api/health",
        "/api/games",
        "/api/games/{game}/messages/{lang}",
        "/api/games/{game}/rules/{lang}",
        "/api/tables",
        "/api/tables/{table_id}",
        "/api/tables/{table_id}/claim",
        "/api/tables/{table_id}/record",
        "/api/tables/{table_id}/positions/{index}",
    }
    assert "HTTPValidationError" not in document["components"]["schemas"]


@pytest.mark.parametrize("index", range(3))
def test_the_example_in_the_schema_opens_a_table(site: Site, index: int) -> None:
    schemas = site.get("/api/openapi.json").json()["components"]["schemas"]
    game = schemas["NewTable"]["properties"]["game"]["examples"][0]
    assert site.post("/api/tables", {"game": game, "seats": list(PEOPLE)}).status_code == 201
    assert index >= 0
