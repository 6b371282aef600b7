"""The OpenAPI schema, and requests made from it: whatever is asked, the site has an answer in its own form."""

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance
from schemathesis.specs.openapi.schemas import OpenApiSchema

from tests.server.site import PEOPLE, SECONDS, Site

OPERATIONS = [
    ("GET", "/api/health"),
    ("GET", "/api/games"),
    ("GET", "/api/games/{game}/messages/{lang}"),
    ("GET", "/api/games/{game}/rules/{lang}"),
    ("POST", "/api/tables"),
    ("GET", "/api/tables"),
    ("GET", "/api/tables/{table_id}"),
    ("POST", "/api/tables/{table_id}/claim"),
    ("POST", "/api/tables/{table_id}/sit"),
    ("POST", "/api/tables/{table_id}/leave"),
    ("POST", "/api/tables/{table_id}/rematch"),
    ("GET", "/api/tables/{table_id}/positions/{index}"),
    ("GET", "/api/tables/{table_id}/positions"),
    ("POST", "/api/records"),
    ("GET", "/api/tables/{table_id}/record"),
]
CAN_BE_WRONG = (
    ("GET", "/api/games/{game}/rules/{lang}"),
    ("POST", "/api/tables"),
    ("POST", "/api/tables/{table_id}/claim"),
    ("POST", "/api/tables/{table_id}/sit"),
)


@pytest.fixture(scope="module")
def table(site: Site) -> str:
    return site.open().id


@pytest.fixture(scope="module")
def described(site: Site) -> OpenApiSchema:
    schema = schemathesis.openapi.from_dict(site.get("/api/openapi.json").json())
    schema.config.update(base_url=f"http://127.0.0.1:{site.port}")
    return schema


def test_the_schema_is_valid_and_names_everything(described: OpenApiSchema) -> None:
    described.validate()
    paths = described.raw_schema["paths"]
    named = [(method.upper(), path) for path, methods in paths.items() for method in methods]
    assert sorted(named) == sorted(OPERATIONS)
    assert "HTTPValidationError" not in str(described.raw_schema)  # our errors have their own form


CASES = [(*operation, GenerationMode.POSITIVE) for operation in OPERATIONS]
CASES += [(*operation, GenerationMode.NEGATIVE) for operation in CAN_BE_WRONG]


@pytest.mark.parametrize(("method", "path", "mode"), CASES)
@given(data=st.data())
@settings(max_examples=10, suppress_health_check=list(HealthCheck))
def test_whatever_is_asked_has_an_answer(
    described: OpenApiSchema, table: str, method: str, path: str, mode: GenerationMode, data: st.DataObject
) -> None:
    case = data.draw(described[path][method].as_strategy(generation_mode=mode))
    if "{table_id}" in path and data.draw(st.booleans()):
        case.path_parameters["table_id"] = table
    response = case.call(timeout=SECONDS)
    case.validate_response(response, checks=[not_a_server_error, response_schema_conformance])
    if response.status_code >= 400:
        assert set(response.json()["error"]) == {"code", "message", "text"}


def test_the_example_in_the_schema_opens_a_table(site: Site, described: OpenApiSchema) -> None:
    game = described.raw_schema["components"]["schemas"]["NewTable"]["properties"]["game"]["examples"][0]
    assert site.post("/api/tables", {"game": game, "seats": list(PEOPLE)}).status_code == 201
